"""The source files of xcpr that one data packet and its ACK enter, through one router of the simulator.

    python bench/cost/entered_files.py     (apt-get install valgrind)

The simulator is that of the extension, as `make setup` builds it. One flow of XCP-r without losses crosses one router.
callgrind counts a run's instructions by source file, also those of functions that are inlined. Two runs, one of them
longer, differ by the packets of the time between. A file is entered if it has at least half an instruction of each pass
through the router.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bench import runner
from bench.cost import callgrind
from xcpr import _native
from xcpr.results.tables.table import Table
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology

SCENARIO = "demo"
OVERRIDES = (
    "topology.kind=star",
    "topology.size=2",
    "loss.backward.model=none",
    "flows.main.count=1",
    "flows.main.source=h1",
    "flows.main.destination=h2",
    "udp.schedule=none",
)
MILLISECONDS = (1000, 1100)
"""The simulated time of both runs: the window is open, and the control intervals follow each other."""
MIN_INSTRUCTIONS = 0.5
"""Instructions of a file for each pass from which the file is entered."""
CODE = """
import importlib.util, pathlib, sys
spec = importlib.util.spec_from_file_location("_native", sys.argv[1])
extension = importlib.util.module_from_spec(spec)
spec.loader.exec_module(extension)
extension.simulate(pathlib.Path(sys.argv[2]).read_text())
"""
"""Runs a plan by the extension alone, without the package's imports."""
FOLDERS = ("crates", "hosts")
"""Where the project's own Rust code is."""


def own_file(name: str) -> str:
    """Returns the path of a source file of the project's, from the checkout's top; empty for any other file."""
    parts = Path(name).parts
    places = [place for place, part in enumerate(parts) if part in FOLDERS]
    return "/".join(parts[places[0] :]) if places and name.endswith(".rs") and ".cargo" not in parts else ""


def make_plan(milliseconds: int) -> str:
    """Makes the plan of so much simulated time of the flow, as JSON."""
    read = scenario.load(SCENARIO, OVERRIDES)
    made = plan.make_complete(read, topology.build(read), 1)
    return json.dumps(made | {"duration_ns": milliseconds * 10**6})


def count_by_file(milliseconds: int) -> Counter[str]:
    """Counts the instructions of a run by own source file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "plan.json"
        path.write_text(make_plan(milliseconds))
        places = callgrind.counted([sys.executable, "-c", CODE, str(_native.__file__), str(path)])
    return callgrind.by_part(places, lambda _, file: own_file(file))


def count_passes(milliseconds: int) -> int:
    """Counts the passes through the router in a run."""
    return int(json.loads(_native.simulate(make_plan(milliseconds)))["pipeline_passes"])


def find_entered() -> dict[str, float]:
    """Returns the instructions for each pass of the entered files, the most first."""
    before, after = (count_by_file(time) for time in MILLISECONDS)
    first, last = (count_passes(time) for time in MILLISECONDS)
    after.subtract(before)
    each = {file: count / (last - first) for file, count in after.most_common() if file}
    return {file: count for file, count in each.items() if count >= MIN_INSTRUCTIONS}


def main() -> None:
    """Shows and keeps the entered files."""
    entered = find_entered()
    rows = [(file, f"{count:.1f}") for file, count in entered.items()]
    note = f"{len(rows)} files, from half an instruction of a pass on."
    title = "Files that a data packet and its ACK enter"
    runner.keep(Table(title, ("file", "instructions per pass"), tuple(rows), (note,), name="entered"), seeds="1")


if __name__ == "__main__":
    main()
