"""Says whether an exercise is solved: ``.venv/bin/python docs/exercises/check.py NUMBER FILE``.

FILE is what the exercise's page asks for. The check runs it, and holds it against the page's "You are right if". The
exit status is 0 where it is solved, 1 where it is not, and 2 where there is nothing to check.
"""

from __future__ import annotations

import argparse
import importlib.util
import inspect
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import pstdev
from types import ModuleType

import xcpr
from xcpr.io.paths import COMPILED

HERE = Path(__file__).parent


class Unsolved(Exception):
    """Why the exercise is not solved yet."""


def _loaded(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("answer", file)
    if spec is None or spec.loader is None:
        raise Unsolved(f"{file.name} is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def header(file: Path) -> str:
    """Checks a Python file with ``read(header)``: the function reads headers that it has not seen before."""
    read = getattr(_loaded(file), "read", None)
    if read is None:
        raise Unsolved(f"{file.name} has no function read(header)")
    chance = random.Random()
    for _ in range(50):
        window, rtt, feedback = chance.getrandbits(32), chance.getrandbits(32), chance.randint(-(2**31), 2**31 - 1)
        # Next protocol, length, version and format, epoch; then the numbers of the sender, and what comes back.
        fields = read(struct.pack("!BBBBIIii", 6, 20, 0x11, 0, window, rtt, feedback, 0))
        values = [*fields.values()] if isinstance(fields, dict) else []
        for what, value in {"the window": window, "the round trip": rtt, "the feedback": feedback}.items():
            if value not in values:
                raise Unsolved(f"read does not find {what} {value}")
    return "read finds window, round trip and feedback of all headers"


def gains(file: Path) -> str:
    """Checks a changed copy of p4c's output: alpha four times as large makes the queue swing (question 3)."""

    def spread(program: Path) -> float:
        queue = xcpr.run(str(HERE / "gains.toml"), overrides={"router.program": str(program.resolve())}).series
        packets = queue.channels["bottleneck/forward"].queue_packets or []
        return pstdev(packets[queue.time_s.index(4.0) :])

    with tempfile.TemporaryDirectory() as folder:
        for form in ("json", "p4info.txtpb"):
            shutil.copy(COMPILED / f"xcp_router.{form}", Path(folder) / f"ours.{form}")
        ours, theirs = spread(Path(folder) / "ours.json"), spread(file)
    if theirs < 20 * ours:
        raise Unsolved(f"the queue varies by {theirs:.1f} packets, and by {ours:.1f} with the paper's gains")
    return f"the queue varies by {theirs:.0f} packets, and by {ours:.1f} with the paper's gains"


def misreporting_receiver(file: Path) -> str:
    """Checks a scenario with a forged source: it costs honest flows a tenth, and next to nothing at policed ports."""
    sources = [
        name for name, one in xcpr.Scenario(str(file)).table.get("traffic", {}).items() if one["kind"] == "forged"
    ]
    if not sources:
        raise Unsolved(f'{file.name} has no traffic source of the kind "forged"')

    def delivered(**overrides: object) -> int:
        return xcpr.run(str(file), overrides=overrides).totals.delivered_bytes

    plain = xcpr.Scenario(str(file)).table
    for name in sources:
        claimless = {key: value for key, value in plain["traffic"][name].items() if not key.startswith("h_")}
        plain["traffic"][name] = claimless | {"kind": "cbr"}
    honest = xcpr.run(xcpr.Scenario(**plain)).totals.delivered_bytes
    misreported, policed = (delivered(**{"router.police": on}) / honest for on in (False, True))
    if misreported >= 0.9:
        raise Unsolved(f"beside it the flows deliver {misreported:.1%} of what they deliver beside plain UDP")
    if policed <= 0.98:
        raise Unsolved(f"with router.police the flows deliver {policed:.1%} of what they deliver beside plain UDP")
    return f"the flows deliver {misreported:.1%} of what is theirs beside it, and {policed:.1%} with router.police"


def controller(file: Path) -> str:
    """Checks a Python file with a congestion controller.

    Its flow must deliver within 1 % of what ``transport = "scalable"`` does.
    """
    found = [
        one
        for one in vars(_loaded(file)).values()
        if inspect.isclass(one) and issubclass(one, xcpr.CongestionController) and one.__module__ == "answer"
    ]
    if not found:
        raise Unsolved(f"{file.name} has no class of xcpr.CongestionController")

    def delivered(transport: str) -> int:
        chosen = {"flows.main.transport": transport}
        controllers = {"mine": found[-1]} if transport.startswith("python:") else {}
        made = xcpr.run(str(HERE / "congestion-controller.toml"), congestion_controllers=controllers, overrides=chosen)
        return made.totals.delivered_bytes

    mine, own = delivered("python:mine"), delivered("scalable")
    told = f"your flow delivers {mine / 1e6:.1f} MB, and the simulator's Scalable TCP {own / 1e6:.1f} MB"
    if abs(mine / own - 1) > 0.01:
        raise Unsolved(told)
    return told


def rate(file: Path) -> str:
    """Checks p4c's output of the router: R is C, then C / 64, then C again."""
    made = xcpr.run(str(HERE / "rate.toml"), overrides={"router.program": str(file.resolve())})
    values = made.series.cells["r1/CountingEgress.rate_register[1]"]["value"]
    capacity = 163_840
    for second, wanted in {3: capacity, 7: capacity // 64, 9: capacity}.items():
        seen = values[made.series.time_s.index(float(second))]
        if seen != wanted:
            raise Unsolved(f"R is {seen} after {second} s, and must be {wanted}")
    return f"R is {capacity}, then {capacity // 64} while both sources send, then {capacity} again"


def ecn(file: Path) -> str:
    """Checks p4c's output of the router: DCTCP fills the link without a drop, and NewReno's packets are not marked."""
    chosen = {"router.program": str(file.resolve())}
    made = xcpr.run(str(HERE / "ecn.toml"), overrides=chosen)
    deaf = xcpr.run(str(HERE / "ecn.toml"), overrides=chosen | {"flows.main.transport": "newreno"})
    totals, queue = made.totals, made.totals.queue_mean_packets or 0.0
    if totals.utilisation <= 0.98 or totals.drops or not 10 < queue < 25:
        raise Unsolved(f"{totals.utilisation:.1%} of the link, {totals.drops} drops, {queue:.1f} packets wait")
    marked = deaf.series.cells["r1/CountingEgress.marked[1]"]["packets"][-1]
    if marked or deaf.totals.drops <= 100:
        raise Unsolved(f"{marked} packets of NewReno are marked, and {deaf.totals.drops} are dropped")
    return f"DCTCP has {totals.utilisation:.1%} of the link with {queue:.1f} packets waiting; NewReno is not marked"


CHECKS: dict[int, Callable[[Path], str]] = {
    1: header,
    2: gains,
    3: misreporting_receiver,
    4: controller,
    5: rate,
    6: ecn,
}
"""By exercise, the check of its answer."""


def judge(number: int, file: Path) -> tuple[bool, str]:
    """Checks an answer in this process; returns whether it solves the exercise, and the sentence that says so."""
    try:
        return True, f"solved: {CHECKS[number](file)}"
    except (Unsolved, xcpr.Invalid) as why:
        return False, f"not solved yet: {why}"
    except Exception as error:
        return False, f"not solved yet: {file.name} raises {type(error).__name__}: {error}"


def check(number: int, file: Path) -> tuple[bool, str]:
    """Checks an answer in a process of its own, which the answer may end: without a verdict nothing is solved."""
    read, write = os.pipe()
    command = [sys.executable, __file__, str(number), str(file), "--verdict", str(write)]
    status = subprocess.run(command, pass_fds=(write,), check=False).returncode
    os.close(write)
    with os.fdopen(read, "rb") as verdict:
        # A process that the answer has left behind may hold the other end.
        os.set_blocking(read, False)
        found = verdict.read()
    if not found:
        return False, f"not solved yet: {file.name} ends the check with status {status}, before there is a verdict"
    solved, sentence = json.loads(found)
    return solved is True, str(sentence)


def main() -> int:
    """Checks one exercise."""
    parser = argparse.ArgumentParser(description="Says whether an exercise is solved.")
    parser.add_argument("number", type=int, choices=CHECKS, help="The number of the exercise.")
    parser.add_argument("file", type=Path, help="The file that the exercise's page asks for.")
    parser.add_argument("--verdict", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.verdict is not None:
        verdict = json.dumps(judge(given.number, given.file))
        os.write(given.verdict, verdict.encode())
        return 0
    if not given.file.is_file():
        print(f"{given.file}: no such file", file=sys.stderr)
        return 2
    solved, sentence = check(given.number, given.file)
    print(sentence)
    return 0 if solved else 1


if __name__ == "__main__":
    sys.exit(main())
