"""NewReno beside ns-2's at 1 Gbit/s, where ACKs are lost from the start and where they are lost from 5 s on.

Where ACKs are lost from the start some flows lose the answer to their SYN, of which the two make different things.
After 5 s every flow has begun: a difference then has another cause. Two minutes; apt-get install ns2.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product

from bench import runner
from bench.peers.ns2 import PATHS, PEAKS, SEEDS, VERSION
from bench.peers.ns2 import run as run_ns2
from xcpr.results.tables.table import MB, Table
from xcpr.scenarios import sets
from xcpr.scenarios.scenario import override_layers
from xcpr.scenarios.sets import Run
from xcpr.worlds import sim

ROW = "newreno-ns2"
FIRST_S = (0, 5)
LATER = ("loss.backward.model=none", "path_changes.late.direction=backward", "path_changes.late.loss.model=random")


def ours(run: Run, first_s: int, seed: int) -> float:
    """Returns the deliveries of all flows of a run, MB."""
    loss = [*LATER, f"path_changes.late.at={first_s} s", "path_changes.late.loss.probability=12 %"]
    result = sim.execute(run.scenario(tuple(override_layers(loss if first_s else []))), seed, run.name)
    return result.totals.delivered_bytes / MB


def theirs(run: Run, first_s: int, seed: int) -> float:
    """Returns the same of ns-2's."""
    load, rtt, _ = run.case.split("-")
    lost = f"loss=0.12 lossfrom={first_s}"
    return float(run_ns2(f"protocol=newreno seed={seed} udp={PEAKS[load]} {PATHS[rtt]} {lost}")[0].split()[0])


def format_spread(values: Sequence[float]) -> str:
    """Writes mean and spread."""
    return f"{statistics.fmean(values):,.0f} ({statistics.pstdev(values):,.0f})"


def compared() -> Iterator[runner.Row]:
    """Yields a row for each case and beginning of losses."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for run, first_s in product((run for run in sets.load("xcp-r-dumbbell").runs if run.row == ROW), FIRST_S):
            their, own = (list(pool.map(partial(side, run, first_s), SEEDS)) for side in (theirs, ours))
            more = statistics.fmean(own) / statistics.fmean(their) - 1
            yield (run.case_label, f"{first_s} s", format_spread(their), format_spread(own), f"{100 * more:+.0f} %")


def main() -> None:
    """Runs everything, shows the table, and leaves it as evidence."""
    columns = ("case", "ACKs lost from", "ns-2, MB", "ours, MB", "difference")
    note = (
        f"Ten NewReno flows, recovery as ns-2's Newreno agent, 50 s; mean of {len(SEEDS)} seeds (standard deviation)."
    )
    title, rows = "NewReno and ns-2's, by when losses begin", runner.print_rows(compared())
    runner.keep(Table(title, columns, rows, (note,), name="delivered"), seeds="1-5", remark=VERSION)


if __name__ == "__main__":
    main()
