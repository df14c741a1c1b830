"""CPU time of XCP `half`, 200 ms, 12 % ACK loss: xcpr against ns-2, and the engine's pipeline passes per second.

    python bench/bench.py [REPETITIONS]      (make bench)

Both simulate the same 50 s. They take turns in one sitting, each in a process of its own, and the medians of their user
plus system times are compared. Without `ns` (apt-get install ns2) xcpr's figures stand alone.
"""

from __future__ import annotations

import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from xcpr.results import result

RUN = "grid/A-half-200-12"
HERE = Path(__file__).resolve().parent


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
    """Print the medians, their ratio, and what each simulator found."""
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
    print(f"xcpr: {totals.delivered_bytes / 1e6:.1f} MB, Jain {totals.jain:.4f}, {totals.timeouts} timeouts, ", end="")
    print(f"{totals.drops} drops; {totals.pipeline_passes:,} pipeline passes, {totals.events:,} events")
    cpu = statistics.median(ours)
    print(
        f"xcpr: median {cpu:.2f} s CPU, {totals.pipeline_passes / cpu / 1e6:.2f} million pipeline passes per CPU second"
    )
    if not ns:
        print("ns-2 is not installed, so there is no ratio (Debian and Ubuntu: sudo apt-get install ns2)")
        return
    delivered, jain, timeouts, drops, _ = printed.split()[-5:]
    print(f"ns-2: {delivered} MB, Jain {jain}, {timeouts} timeouts, {drops} drops")
    print(f"ns-2: median {statistics.median(theirs):.2f} s CPU")
    print(f"ratio xcpr / ns-2: {cpu / statistics.median(theirs):.2f}")


if __name__ == "__main__":
    main()
