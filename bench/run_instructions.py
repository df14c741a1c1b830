"""Instructions of a whole run per pass through a router, by the part of the simulator that executes them.

    python bench/run_instructions.py     (apt-get install valgrind)

The run is that of ``make bench``, from 1 to 1.15 simulated seconds, when its flows fill the bottleneck. The
count is callgrind's of the run up to there, less its count of one up to 1 s. Leaves its table in
results/run-instructions/.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import callgrind

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table
from xcpr.scenarios import plan, sets, topology

FOLDER = ROOT / "results" / "run-instructions"
RUN = "grid/A-half-200-12"
MILLISECONDS = (1000, 1150)

FUNCTIONS = {
    "native code of the P4 program": r"^(0x|xcpr_\w+_(arrive|again|depart|deparse)$)",
    "copying and clearing (`memcpy`, `memset`)": r"^__mem(move|cpy|set)",
}
FILES = {
    "engine around it": r"/engine/src/|xcpr_engine::",
    "the schedule's tree": r"/sim/src/schedule\.rs|xcpr_sim::schedule",
    "rings of frames": r"/sim/src/ring\.rs|xcpr_sim::ring",
    "the rest of the simulator": r"/sim/src/|xcpr_sim::",
    "queues and rates of links": r"/link/src/|xcpr_link::",
    "hosts: wire formats": r"/hosts/src/(wire|header)/|xcpr_hosts::(wire|header)",
    "hosts: senders, receivers, laws": r"/hosts/src/|xcpr_hosts::",
}
"""The part that an instruction counts for: the first one whose expression is found in its function's name, or
in that of its source file. An instruction of Rust's own library counts for the part of the function that it
is inlined into. Native code has an address for a name."""


def built() -> Path:
    """The simulator without Python, built in the release profile."""
    cargo = ["cargo", "build", "--locked", "--release", "-p", "xcpr-sim", "--example", "run_plan"]
    command = [*cargo, "--message-format", "json"]
    lines = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    executables = [json.loads(line).get("executable") for line in lines]
    return Path(next(path for path in executables if path))


def made(milliseconds: int) -> dict[str, Any]:
    """The plan of so much simulated time of the run."""
    scenario = sets.find_run(RUN).scenario()
    whole = plan.make(scenario, topology.build(scenario), 1)
    programs = {"program_json": scenario.compiled.text, "programs": plan.programs(scenario)}
    return whole | programs | {"duration_ns": milliseconds * 10**6}


def part(function: str, file: str) -> str:
    """Return the part that an instruction counts for."""
    for name, pattern in FUNCTIONS.items():
        if re.search(pattern, function):
            return name
    for place in (file, function):
        for name, pattern in FILES.items():
            if re.search(pattern, place):
                return name
    return "everything else"


def executed(run_plan: Path, milliseconds: int) -> tuple[Counter[str], int, int]:
    """Instructions by part, passes and events of so much simulated time."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "plan.json"
        path.write_text(json.dumps(made(milliseconds)))
        command = [str(run_plan), str(path)]
        found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        parts: Counter[str] = Counter()
        for place, count in callgrind.counted(command).items():
            parts[part(*place)] += count
    return parts, found["pipeline_passes"], found["events"]


def main() -> None:
    """Show and keep instructions per pass."""
    run_plan = built()
    (before, *earlier), (after, *later) = (executed(run_plan, time) for time in MILLISECONDS)
    after.subtract(before)
    passes, events = (late - early for late, early in zip(later, earlier, strict=True))
    names = [*FUNCTIONS, *FILES, "everything else"]
    rows = [(name, f"{after[name] / passes:.0f}") for name in names]
    rows.append(("all", f"{after.total() / passes:.0f}"))
    note = f"{passes:,} passes, {events / passes:.2f} events a pass."
    table = Table(
        "Where a run's instructions go", ("part", "instructions per pass"), tuple(rows), (note,), name="parts"
    )
    table.show(console)
    command = ".venv/bin/python bench/run_instructions.py"
    remark = f"{RUN}, counted by valgrind's callgrind."
    docs.measured(FOLDER, command, [table], seeds="1", remark=remark)


if __name__ == "__main__":
    main()
