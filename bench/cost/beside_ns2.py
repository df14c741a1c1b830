"""CPU time of XCP `half`, 200 ms, 12 % ACK loss: xcpr against ns-2, and the engine's pipeline passes per second.

    python bench/cost/beside_ns2.py [REPETITIONS]      (make bench)

Both simulate the same 50 s. They take turns in one sitting, each in a process of its own, and the medians of their user
plus system times are compared. Without `ns` (apt-get install ns2) xcpr's figures stand alone.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from bench import runner
from bench.peers.ns2 import SCRIPT
from xcpr.results import result
from xcpr.results.tables.table import Table

RUN = "grid/A-half-200-12"
CODE = (
    "import sys; from pathlib import Path; from xcpr.results import result; from xcpr.scenarios import sets; "
    "from xcpr.worlds import sim; "
    f"result.write(sim.execute(sets.find_run({RUN!r}).scenario(), 1, {RUN!r}), Path(sys.argv[1]))"
)
"""A run without report. Python's start is a part of its process, too."""


def main() -> None:
    """Shows and keeps the medians, their ratio, and what each simulator found."""
    repetitions = runner.repetitions(__doc__, 5)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / result.FILE
        commands = {"xcpr": [sys.executable, "-c", CODE, str(path)]}
        if ns := shutil.which("ns"):
            commands["ns-2"] = [ns, str(SCRIPT)]
        found = runner.in_turns(
            commands,
            repetitions,
            lambda simulator: runner.cpu_of(commands[simulator], Path(name)),
            lambda took: f"{took[0]:.2f} s",
        )
        made = result.load(path)
    median = {simulator: statistics.median(seconds for seconds, _ in runs) for simulator, runs in found.items()}
    totals, cpu = made.totals, median["xcpr"]
    delivered = f"{totals.delivered_bytes / 1e6:.1f}"
    rows = [("xcpr", f"{cpu:.2f}", delivered, f"{totals.jain:.4f}", f"{totals.timeouts}", f"{totals.drops}")]
    notes = [
        f"{totals.pipeline_passes:,} pipeline passes, {totals.events:,} events; "
        f"{totals.pipeline_passes / cpu / 1e6:.2f} million pipeline passes per CPU second."
    ]
    if ns:
        rows.append(("ns-2", f"{median['ns-2']:.2f}", *found["ns-2"][-1][1].split()[-6:-2]))
        notes.append(f"Ratio xcpr / ns-2: {cpu / median['ns-2']:.2f}.")
    else:
        notes.append("ns-2 is not installed, so there is no ratio (Debian and Ubuntu: sudo apt-get install ns2).")
    columns = ("simulator", "CPU s, median", "MB", "Jain", "timeouts", "drops")
    table = Table(f"{RUN}, 50 s", columns, tuple(rows), tuple(notes), name="cpu")
    remark = f"Medians of {repetitions} runs each, in turns in one sitting; {runner.machine()}"
    runner.keep(table, name="bench", command="make bench", seeds="1", remark=remark, versions=made.versions)


if __name__ == "__main__":
    main()
