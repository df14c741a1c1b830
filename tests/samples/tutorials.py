"""p4lang's tutorials in virtual time: ``tutorials.py DIR``.

DIR is a checkout of https://github.com/p4lang/tutorials. Their solutions are compiled by p4c (on PATH, or in P4C) into
results/tutorials/, beside our scenarios of the same names (scenarios/tutorials/), which ``xcpr run`` then takes too:
``.venv/bin/xcpr run results/tutorials/ecn.toml``. Each is run, and what the exercise says, or arithmetic, is held
against what happened.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from bench import runner
from tests.helpers.needs import P4C
from xcpr.io.paths import ROOT, SCENARIOS
from xcpr.results.result import Result
from xcpr.results.tables.table import Table, count
from xcpr.scenarios import scenario
from xcpr.worlds import sim

sys.path.insert(0, str(ROOT / "p4src"))

from compile import compiler_version

FOLDER = ROOT / "results" / "tutorials"
OURS = SCENARIOS / "tutorials"
IPERF_BPS, NARROW_BPS, PACKET = 1e6, 512e3, 1512 * 8
"""The figures of scenarios/tutorials/congested.toml: iperf's rate from 5 to 20 s, the link's rate, bits of a
packet."""
GROWTH = (IPERF_BPS - NARROW_BPS) / PACKET
"""Packets a second by which the queue grows meanwhile."""


@dataclass(frozen=True)
class Finding:
    """Something that should happen, what says so, and what happened."""

    what: str
    expected: str
    here: str
    agrees: bool


def near(what: str, expected: float, here: float, within: float, unit: str) -> Finding:
    """Compares a number that arithmetic gives with ours."""
    return Finding(what, f"{expected:.4g} {unit}", f"{here:.4g} {unit}", abs(here - expected) <= within)


def same(what: str, expected: object, here: object) -> Finding:
    """Returns a finding that must be exactly as expected."""
    return Finding(what, str(expected), str(here), expected == here)


def frames(result: Result, host: str) -> list[tuple[float, bytes]]:
    """Returns the frames that reached a host, with their times."""
    return [(one.time_s, bytes.fromhex(one.bytes)) for one in (result.captured or {})[host]]


def basic(result: Result) -> Iterator[Finding]:
    """Checks that every host reaches every other one."""
    whole = sum(flow.payload_bytes >= 5_000_000 for flow in result.flows)
    yield same("transfers of 5 MB that got through, of 12 pairs of hosts", 12, whole)
    arrived = [sum(each) for each in zip(*(one.delivered_bytes for one in result.series.flows.values()), strict=True)]
    took = result.series.time_s[arrived.index(arrived[-1])]
    least = 3 * 8 * result.flows[0].delivered_bytes / 100e6
    within = f"{least:.2f} s for the links to carry it, and at most two timeouts of 1 s"
    yield Finding("all of it has arrived after", within, f"{took:.1f} s", least <= took < least + 2)


def ecn(result: Result) -> Iterator[Finding]:
    """Checks that the program marks packets that find ten waiting."""
    ends = 20 + (15 * GROWTH - 10) * PACKET / NARROW_BPS
    expected = [3 if 5 + 10 / GROWTH <= second < ends else 1 for second in range(45)]
    marks = [data[15] & 3 for _, data in frames(result, "h2")]
    yield same("ECN in packets of a second each", _runs(expected), _runs(marks))
    yield _delay(result)


def mri(result: Result) -> Iterator[Finding]:
    """Checks that every hop adds its number, and how many packets it left behind."""
    captured = [data for _, data in frames(result, "h2")]
    hops = {(data[41], data[49]) for data in captured}
    yield same("switches that each packet names, the last first", {(2, 1)}, hops)
    deepest = max(int.from_bytes(data[50:54], "big") for data in captured)
    yield near("longest queue behind a packet at s1", max(map(_behind, range(5, 20))), deepest, 3, "packets")
    yield _delay(result)


def _behind(second: int) -> float:
    """Returns the packets that come to the queue while one waits that came at a second, the other probes among them."""
    waits = GROWTH * (second - 5) * PACKET / NARROW_BPS
    return IPERF_BPS / PACKET * min(waits, 20 - second) + int(waits)


def _delay(result: Result) -> Finding:
    """Checks that the queue is longest at 20 s."""
    waited = [time - second for second, (time, _) in enumerate(frames(result, "h2"))]
    return near("longest way from h1 to h2", 15 * GROWTH * PACKET / NARROW_BPS, max(waited), 0.05, "s")


def _runs(values: Sequence[int]) -> str:
    """Writes equal values that follow each other, with their number."""
    return ", ".join(f"{len([*run])} x {value}" for value, run in groupby(values))


def read_probes(result: Result) -> dict[tuple[int, int], list[float]]:
    """Returns the rates that probes report, Mbit/s, by switch and port."""
    rates: dict[tuple[int, int], list[float]] = {}
    for _, data in frames(result, "h1")[1:]:
        for place in range(15, 15 + 9 * 18, 18):
            parts = ((2, 6), (6, 12), (12, 18))
            counted, last, now = (int.from_bytes(data[place + a : place + b], "big") for a, b in parts)
            rates.setdefault((data[place] & 0x7F, data[place + 1]), []).append(8 * counted / (now - last))
    return rates


def link_monitor(result: Result) -> Iterator[Finding]:
    """Checks that probes bring the bytes that left each port since the one before."""
    rates = read_probes(result)
    busy = [rate for of_port in rates.values() for rate in of_port if rate > 1]
    idle = [rate for of_port in rates.values() for rate in of_port if rate <= 1]
    counts = f"{len(busy) + len(idle)}; {len(busy)}"
    yield same("measurements of 9 ports by 9 probes; those of the 2 on iperf's way", "81; 18", counts)
    yield near("the lowest of these", 40, min(busy), 0.02, "Mbit/s")
    yield near("the highest", 40, max(busy), 0.02, "Mbit/s")


def calc(result: Result) -> Iterator[Finding]:
    """Checks that the switch answers with what it computed."""
    captured = frames(result, "h1")
    answers = [int.from_bytes(data[26:30], "big") for _, data in captured]
    yield same("1200 and 34: +, -, &, |, ^", [1234, 1166, 1200 & 34, 1200 | 34, 1200 ^ 34], answers[:5])
    yield same("answers to 9000 questions in 90 ms", 9000, answers[5:].count(2))
    yield near("from a question to its answer", 1e6 * 2 * (31 * 8 / 1e9 + 10e-6), captured[0][0] * 1e6, 0.001, "us")


def firewall(result: Result) -> Iterator[Finding]:
    """Checks that from outside comes what answers, and nothing else."""
    rates = {flow.name: flow.delivered_bytes * 8e-6 / result.duration_s for flow in result.flows}
    both = rates["inside0"] + rates["out0"]
    yield near("two that begin at h1 get together", 100, both, 2, "Mbit/s")
    yield same("each of them more than a third", True, min(rates["inside0"], rates["out0"]) > both / 3)
    yield near("what begins outside gets", 0, rates["in0"], 0, "Mbit/s")


def source_routing(result: Result) -> Iterator[Finding]:
    """Checks that each switch takes an entry of two bytes off, which the links behind need not send."""
    ((time, data),) = frames(result, "h2")
    yield same("TTL after five switches, Ethernet type at the end", "59, 0800", f"{data[22]}, {data[12:14].hex()}")
    bits = 8 * sum(1000 - 2 * hop for hop in range(6))
    yield near("the way takes", (bits / 100e6 + 4 * 1e-3 + 2 * 100e-6) * 1e3, time * 1e3, 1e-5, "ms")


def load_balance(result: Result) -> Iterator[Finding]:
    """Checks that a connection is where its hash says, all of it."""
    found = {host: Counter(data[34:36] for _, data in frames(result, host)) for host in ("h2", "h3")}
    whole = sum(count == 4 for of_host in found.values() for count in of_host.values())
    yield same("connections with all of their four packets at one host", 1024, whole)
    yield near("those at h2, within three standard deviations", 512, len(found["h2"]), 3 * 16, "connections")


EXERCISES: dict[str, tuple[tuple[str, ...], Callable[[Result], Iterator[Finding]]]] = {
    "basic": (("basic",), basic),
    "ecn": (("ecn",), ecn),
    "mri": (("mri",), mri),
    "link_monitor": (("link_monitor",), link_monitor),
    "calc": (("calc",), calc),
    "firewall": (("basic", "firewall"), firewall),
    "source_routing": (("source_routing",), source_routing),
    "load_balance": (("load_balance",), load_balance),
}
"""The programs of each, and what is to be found out."""


def compiled(tutorials: Path, name: str) -> None:
    """Compiles a solution into the folder of results."""
    source = tutorials / "exercises" / name / "solution" / f"{name}.p4"
    if not source.is_file():
        sys.exit(f"{source}: no such file; the folder must be a checkout of p4lang's tutorials")
    made = [FOLDER / f"{name}.json", FOLDER / f"{name}.p4info.txtpb"]
    command = [P4C, "--std", "p4-16", "-o", str(made[0]), "--p4runtime-files", str(made[1]), str(source)]
    subprocess.run(command, check=True)


def main() -> None:
    """Runs them all."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ours in OURS.glob("*.toml"):
        shutil.copy(ours, FOLDER)
    found, costs, agrees = [], [], True
    for name in sorted({program for programs, _ in EXERCISES.values() for program in programs}):
        compiled(options.folder, name)
    for name, (_, check) in EXERCISES.items():
        result = sim.execute(scenario.load(str(FOLDER / f"{name}.toml")), 1, name)
        totals = result.totals
        costs.append((name, f"{result.duration_s:g}", count(totals.pipeline_passes), f"{totals.cpu_s:.1f}"))
        for one in check(result):
            found.append((name, one.what, one.expected, one.here, "yes" if one.agrees else "NO"))
            agrees &= one.agrees
    columns = ("exercise", "what", "expected", "here", "agrees")
    runner.keep(
        Table("What the exercises say, and what happened", columns, tuple(found), left=5, name="findings"),
        Table("What they cost", ("exercise", "virtual s", "passes", "CPU s"), tuple(costs), name="cost"),
        options=options.folder.name,
        seeds="1",
        remark=f"Their solutions, compiled by p4c {compiler_version(P4C)}; {runner.machine()}",
    )
    if not agrees:
        sys.exit("Something is not as it should be.")


if __name__ == "__main__":
    main()
