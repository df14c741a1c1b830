"""CPU time of XCP `half`, 200 ms, 12 % ACK loss: xcpr against ns-2, and the engine's pipeline passes per second.

    python bench/bench.py [REPETITIONS]      (make bench)

Both simulate the same 50 s. They take turns in one sitting, each in a process of its own, and the medians of their user
plus system times are compared. Without `ns` (apt-get install ns2) xcpr's figures stand alone. For the pages:
`xcpr docs results/bench`.
"""

from __future__ import annotations

import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results import result
from xcpr.results.table import Table

RUN = "grid/A-half-200-12"
HERE = Path(__file__).resolve().parent
FOLDER = ROOT / "results" / "bench"


def cpu_of(command: list[str], folder: Path) -> tuple[float, str]:
    """User plus system time of a command that runs in a folder, seconds, and what it printed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def simulate(folder: Path) -> tuple[float, result.Result]:
    """One run of xcpr without report: CPU seconds of the whole process, Python's start included, and its result."""
    path = folder / result.FILE
    code = (
        "import sys; from pathlib import Path; from xcpr.results import result; from xcpr.scenarios import sets; "
        "from xcpr.worlds import sim; "
        f"result.write(sim.execute(sets.find_run({RUN!r}).scenario(), 1, {RUN!r}), Path(sys.argv[1]))"
    )
    seconds, _ = cpu_of([sys.executable, "-c", code, str(path)], folder)
    return seconds, result.load(path)


def main() -> None:
    """Show and keep the medians, their ratio, and what each simulator found."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    ns = shutil.which("ns")
    ours: list[float] = []
    theirs: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        for repetition in range(repetitions):
            seconds, found = simulate(Path(name))
            ours.append(seconds)
            line = f"{repetition + 1}/{repetitions}: xcpr {seconds:.2f} s"
            if ns:
                # ns-2 writes nothing but its one line; its folder is the temporary one all the same.
                seconds, printed = cpu_of([ns, str(HERE / "dumbbell.tcl")], Path(name))
                theirs.append(seconds)
                line += f", ns-2 {seconds:.2f} s"
            print(line, flush=True)
    totals = found.totals
    cpu = statistics.median(ours)
    delivered = f"{totals.delivered_bytes / 1e6:.1f}"
    rows = [("xcpr", f"{cpu:.2f}", delivered, f"{totals.jain:.4f}", f"{totals.timeouts}", f"{totals.drops}")]
    notes = [
        f"{totals.pipeline_passes:,} pipeline passes, {totals.events:,} events; "
        f"{totals.pipeline_passes / cpu / 1e6:.2f} million pipeline passes per CPU second."
    ]
    if ns:
        median = statistics.median(theirs)
        rows.append(("ns-2", f"{median:.2f}", *printed.split()[-6:-2]))
        notes.append(f"Ratio xcpr / ns-2: {cpu / median:.2f}.")
    else:
        notes.append("ns-2 is not installed, so there is no ratio (Debian and Ubuntu: sudo apt-get install ns2).")
    columns = ("simulator", "CPU s, median", "MB", "Jain", "timeouts", "drops")
    table = Table(f"{RUN}, 50 s", columns, tuple(rows), tuple(notes), name="cpu")
    table.show(console)
    remark = f"Medians of {repetitions} runs each, in turns in one sitting; {docs.machine()}."
    docs.measured(FOLDER, "make bench", [table], seeds="1", remark=remark, versions=found.versions)


if __name__ == "__main__":
    main()
