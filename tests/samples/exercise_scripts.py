"""Exercises with their own programs on hosts: ``exercise_scripts.py TUTORIALS P4_LEARNING``.

The arguments are checkouts, as of ``projects.py``. Each exercise is copied with its solution into
results/exercise-scripts/. Its programs run as they are, by ``xcpr run FOLDER --script``, and print the text of the
table. Sources are compiled by p4c-bm2-ss (on PATH, or in P4C).
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from bench import runner
from xcpr.experiments import runs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "exercise-scripts"


@dataclass(frozen=True)
class Check:
    """The programs of an exercise, and the text that the last one prints so many times."""

    scripts: tuple[str, ...]
    prints: str
    times: int = 1
    overrides: tuple[str, ...] = ()


TUTORIALS = {
    "basic": Check(("h1:send.py 10.0.2.2 hello", "h2:receive.py"), "load      = b'hello'"),
    "basic_tunnel": Check(("h1:send.py 10.0.2.2 hello --dst_id 2", "h2:receive.py"), "###[ MyTunnel ]###"),
    "calc": Check(("h1:calc.py",), "\n49\n", 1, ('scripts.h1-calc.stdin=["50 - 1", "quit"]',)),
    "ecn": Check(("h1:send.py 10.0.2.2 hello 5", "h2:receive.py"), "got a packet", 5),
    "link_monitor": Check(("h1:send.py", "h1:receive.py"), "Switch 3 - Port 1: ", 10),
    "mri": Check(("h1:send.py 10.0.2.2 hello 3", "h2:receive.py"), "swid      = 2", 3),
    "qos": Check(("h1:send.py --p=UDP --des=10.0.2.2 --m=hello --dur=4", "h2:receive.py"), "tos       = 0xb9", 4),
    "source_routing": Check(
        ("h1:send.py 10.0.2.2", "h2:receive.py"), "got a packet", 1, ('scripts.h1-send.stdin=["2 3 2 2 1", "q"]',)
    ),
}
P4_LEARNING = {
    "01-Reflector": Check(
        ("h1:send_receive.py",), "A packet was reflected", 2, ('scripts.h1-send_receive.stdin=["", ""]',)
    ),
    "06-Heavy_Hitter_Detector": Check(("h1:send.py 10.0.2.2 20", "h2:receive.py"), "Received from", 20),
}


def copy_exercise(source: Path) -> Path:
    """Copies an exercise, and its solution over it."""
    if not source.is_dir():
        sys.exit(f"{source}: no such folder; both folders must be checkouts (see --help)")
    target = FOLDER / source.name
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    shutil.copytree(source / "solution", target, dirs_exist_ok=True)
    return target


def count_prints(folder: Path, check: Check) -> int:
    """Runs an exercise with its programs, and counts what the last of them prints."""
    chosen = runs.find(str(folder), check.overrides, host_scripts=check.scripts).scenario
    result = sim.execute(chosen, 1, folder.name)
    assert isinstance(result.scripts, list)
    return result.scripts[-1].output.count(check.prints)


def main() -> None:
    """Runs them all."""
    parser = runner.parser(__doc__)
    parser.add_argument("tutorials", type=Path, metavar="TUTORIALS")
    parser.add_argument("p4_learning", type=Path, metavar="P4_LEARNING")
    options = parser.parse_args()
    rows, agrees = [], True
    for checkout, checks in ((options.tutorials, TUTORIALS), (options.p4_learning, P4_LEARNING)):
        for name, check in checks.items():
            found = count_prints(copy_exercise(checkout / "exercises" / name), check)
            agrees &= found == check.times
            words = " ".join(f"--script '{script}'" for script in check.scripts)
            words += "".join(f" --set '{override}'" for override in check.overrides)
            rows.append((name, f"`{words}`", check.prints.strip(), str(check.times), str(found)))
    columns = ("exercise", "xcpr run FOLDER", "prints", "expected", "here")
    runner.keep(
        Table("Exercises with their own programs", columns, tuple(rows), left=3, name="exercises"),
        options=" ".join(path.name for path in (options.tutorials, options.p4_learning)),
        seeds="1",
        remark=runner.machine(),
    )
    if not agrees:
        sys.exit("Something is not as it should be.")


if __name__ == "__main__":
    main()
