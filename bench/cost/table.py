"""The time in which the results of 10,000 runs become a table, beside Python's json, which only reads them.

Both in turns on one core, three times, after the results were written: a minute.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from msgspec.structs import replace

from bench import runner
from xcpr.results import result
from xcpr.results.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import sim

RUNS = 10_000
TURNS = 3
READ = (
    "import json, pathlib, sys; [json.loads(p.read_bytes()) for p in pathlib.Path(sys.argv[1]).glob('*/result.json')]"
)
COLUMNS = ("runs", "MB", "xcpr table, CPU s", "json, CPU s", "ratio")


def main() -> None:
    """Measures, shows the table, and leaves it as evidence."""
    made = sim.execute(scenario.load("demo", ["duration=100 ms"]), 0, "demo", series=False)
    with tempfile.TemporaryDirectory(prefix="xcpr-") as name:
        folder = Path(name)
        for seed in range(RUNS):
            of_seed = folder / f"seed-{seed}"
            of_seed.mkdir()
            (of_seed / result.FILE).write_bytes(result.encode(replace(made, seed=seed)))
        commands = {
            "table": [sys.executable, "-m", "xcpr", "table", name],
            "json": [sys.executable, "-c", READ, name],
        }
        taken = runner.in_turns(
            commands, TURNS, lambda case: runner.cpu_of(commands[case], folder)[0], lambda found: f"{found:.2f} s"
        )
        size = sum(path.stat().st_size for path in folder.glob("*/*"))
    ours, others = (median(taken[case]) for case in commands)
    cells = (f"{RUNS:,}", f"{size / 1e6:.0f}", f"{ours:.1f}", f"{others:.1f}", f"{ours / others:.1f}")
    note = "Results without series. Ratio: xcpr's time to json's."
    table = Table("Results of many runs as a table", COLUMNS, (cells,), (note,), left=0, name="cost")
    runner.keep(table, remark=runner.machine())


if __name__ == "__main__":
    main()
