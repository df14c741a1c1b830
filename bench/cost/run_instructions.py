"""Instructions of a whole run per pass through a router, by the part of the simulator that executes them.

    python bench/cost/run_instructions.py     (apt-get install valgrind)

The run is that of ``make bench``, from 1 to 1.15 simulated seconds, when its flows fill the bottleneck. The
count is callgrind's of the run up to there, less its count of one up to 1 s.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bench import runner
from bench.cost import callgrind
from bench.cost.beside_ns2 import RUN
from xcpr.results.tables.table import Table
from xcpr.scenarios import plan, sets
from xcpr.scenarios.network import topology

MILLISECONDS = (1000, 1150)

FUNCTIONS = {
    "native code of the P4 program": r"^(0x|xcpr_\w+_(arrive|again|depart|deparse)$)",
    "copying and clearing (`memcpy`, `memset`)": r"^__mem(move|cpy|set)",
}
FILES = {
    "engine around it": r"/engine/src/|xcpr_engine::",
    "the schedule's tree": r"/sim/src/schedule\.rs|xcpr_sim::schedule",
    "rings of frames": r"/sim/src/links/ring\.rs|xcpr_sim::links::ring",
    "the rest of the simulator": r"/sim/src/|xcpr_sim::",
    "queues and rates of links": r"/link/src/|xcpr_link::",
    "hosts: wire formats": r"/hosts/src/(wire|tcp/header)/|xcpr_hosts::(wire|tcp::header)",
    "hosts: senders, receivers, algorithms": r"/hosts/src/|xcpr_hosts::",
}
"""The part that an instruction counts for: the first one whose expression is found in its function's name, or
in that of its source file. An instruction of Rust's own library counts for the part of the function that it
is inlined into. Native code has an address for a name."""


def make_plan(milliseconds: int) -> dict[str, Any]:
    """Makes the plan of so much simulated time of the run."""
    scenario = sets.find_run(RUN).scenario()
    return plan.make_complete(scenario, topology.build(scenario), 1) | {"duration_ns": milliseconds * 10**6}


def part(function: str, file: str) -> str:
    """Returns the part that an instruction counts for."""
    patterns = [(function, FUNCTIONS), (file, FILES), (function, FILES)]
    found = (name for place, known in patterns for name, pattern in known.items() if re.search(pattern, place))
    return next(found, callgrind.REST)


def executed(run_plan: Path, milliseconds: int) -> tuple[Counter[str], int, int]:
    """Counts instructions by part, passes and events of so much simulated time."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "plan.json"
        path.write_text(json.dumps(make_plan(milliseconds)))
        command = [str(run_plan), str(path)]
        found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        parts = callgrind.by_part(callgrind.counted(command), part)
    return parts, found["pipeline_passes"], found["events"]


def main() -> None:
    """Shows and keeps instructions per pass."""
    run_plan = callgrind.build_program("build", "--release", "-p", "xcpr-sim", "--example", "run_plan")
    (before, *earlier), (after, *later) = (executed(run_plan, time) for time in MILLISECONDS)
    after.subtract(before)
    passes, events = (late - early for late, early in zip(later, earlier, strict=True))
    names = [*FUNCTIONS, *FILES, callgrind.REST]
    rows = [(name, f"{after[name] / passes:.0f}") for name in names]
    rows.append(("all", f"{after.total() / passes:.0f}"))
    note = f"{passes:,} passes, {events / passes:.2f} events a pass."
    table = Table(
        "Where a run's instructions go", ("part", "instructions per pass"), tuple(rows), (note,), name="parts"
    )
    runner.keep(table, seeds="1", remark=f"{RUN}, counted by valgrind's callgrind.")


if __name__ == "__main__":
    main()
