"""One run on several threads: time by the clock, beside one thread.

    python bench/cost/threads.py [REPETITIONS]

Every run is in a process of its own, the numbers of threads in turns, and the medians of the runs' times are
compared. Reading the scenario and writing results is not counted. All results of a scenario must be the same,
or this fails. Threads need cores that do nothing else. Where one thread takes more time by the clock than of
a CPU, the table says so, and its speed-ups are not to be believed.
"""

from __future__ import annotations

import hashlib
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import asdict, dataclass

from bench import runner
from xcpr import _native
from xcpr.experiments import docs, runs
from xcpr.results.tables.table import Table
from xcpr.scenarios import plan
from xcpr.scenarios.network.topology import build

MIN_SPEEDUP = {"grid/A-half-200-12": 1.6, "parking-lot": 1.8}
"""The runs, and how much faster they were asked to be on two cores. One has ten flows and 17 UDP sources on
the paper's dumbbell, 1 Gbit/s for 50 s; the other nine bottlenecks in a row, 100 Mbit/s for 30 s."""

BUSY = 1.05
"""The time by the clock over the CPU time of one thread; from here on a machine has something else to do too."""


@dataclass(frozen=True)
class Measured:
    """One run."""

    wall_s: float
    cpu_s: float
    parts: int
    lookahead_s: float
    """The smallest delay between two parts; 0 of one."""
    expected: float
    """How many times faster than one thread, by what the parts have had to do when they began."""
    sha256: str
    """The hash of the whole result."""

    def __str__(self) -> str:
        return f"{self.wall_s:.2f} s by the clock, {self.cpu_s:.2f} s of CPU time"


def simulate(name: str, threads: int) -> Measured:
    """Runs a scenario with seed 1 in this process."""
    chosen = runs.find(name).scenario
    text = json.dumps(plan.make(chosen, build(chosen), 1) | {"program_json": chosen.compiled.text})
    parted = [(1, 0.0, 1.0)]
    wall, cpu = time.perf_counter(), time.process_time()
    found = _native.simulate(text, threads=threads, parted=lambda *parts: parted.append(parts))
    wall_s, cpu_s = time.perf_counter() - wall, time.process_time() - cpu
    return Measured(wall_s, cpu_s, *parted[-1], hashlib.sha256(found.encode()).hexdigest())


def measure(case: tuple[str, int]) -> Measured:
    """Runs a scenario with so many threads in a process of its own."""
    name, threads = case
    command = [sys.executable, __file__, name, str(threads)]
    return Measured(**json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def main() -> None:
    """Shows and keeps the medians and the speed-ups."""
    repetitions = runner.repetitions(__doc__, 5)
    cores = len(os.sched_getaffinity(0))
    numbers = sorted({1, 2, cores} | {n for n in (4, 8, 16) if n <= cores})
    load = os.getloadavg()[0]
    rows, busy = [], []
    for name, asked in MIN_SPEEDUP.items():
        cases = [(name, threads) for threads in numbers]
        found = runner.in_turns(cases, repetitions, measure, str)
        made = {threads: all_of for (_, threads), all_of in found.items()}
        if len({one.sha256 for all_of in made.values() for one in all_of}) != 1:
            sys.exit(f"{name}: the results of {repetitions} runs on {numbers} threads each are not the same")
        walls = {threads: statistics.median(one.wall_s for one in all_of) for threads, all_of in made.items()}
        if walls[1] > BUSY * statistics.median(one.cpu_s for one in made[1]):
            busy.append(name)
        for threads, all_of in made.items():
            first = all_of[0]
            rows.append(
                (
                    *(name, f"{threads}", f"{first.parts}"),
                    f"{first.lookahead_s * 1e3:g} ms" if first.parts > 1 else "",
                    *(f"{walls[threads]:.2f}", f"{statistics.median(one.cpu_s for one in all_of):.2f}"),
                    *(f"{first.expected:.2f}", f"{walls[1] / walls[threads]:.2f}"),
                    f"{asked}" if threads == 2 else "",
                    first.sha256[:12],
                )
            )
    notes = [
        "Results of a run have the same SHA-256 for any number of threads; of it, the first twelve digits.",
        "Expected: by what the parts have had to do until the run was parted, and what waiting costs.",
    ]
    if cores == 1:
        notes.append("There is but one core: threads take turns.")
    if busy:
        notes.append(f"The machine had something else to do ({', '.join(busy)}): the speed-ups are not to be believed.")
    times = ("s by the clock", "CPU s", "expected", "speed-up", "asked")
    columns = ("run", "threads", "parts", "lookahead", *times, "SHA-256")
    table = Table("One run on several threads", columns, tuple(rows), tuple(notes), name="speed-up")
    remark = f"Medians of {repetitions} runs each, in turns in one sitting, load {load:.1f} before; {docs.machine()}."
    runner.keep(table, seeds="1", remark=remark)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        print(json.dumps(asdict(simulate(sys.argv[1], int(sys.argv[2])))))
    else:
        main()
