"""The cost of a run beside its simulation, over a Dask cluster of two processes.

10,000 runs of 20 ms of simulated time, each with its result kept: about four minutes on two cores.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from distributed import LocalCluster

from bench import runner
from xcpr import progress
from xcpr.experiments import batch
from xcpr.results import result
from xcpr.results.table import Table
from xcpr.scenarios import scenario

RUNS = 10_000
WORKERS = 2
SMALL = ("duration=20 ms", "flows.main.count=1", "sample_interval=20 ms")
DURATION_S = 0.02
COLUMNS = ("runs", "wall time", "simulating, of a run", "beside that, of a run")


def measured(jobs: Sequence[batch.Job]) -> Table:
    """Does all jobs, and returns what they took."""
    with (
        LocalCluster(n_workers=WORKERS, threads_per_worker=1, dashboard_address=None) as cluster,
        progress.bar("cluster", DURATION_S * len(jobs), len(jobs)) as update,
    ):
        began = time.monotonic()
        batch.run_on_cluster(jobs, cluster.scheduler_address, None, update)
        wall_s = time.monotonic() - began
    own_s = sum(result.load(job.result).totals.wall_s for job in jobs) / len(jobs)
    beside_s = wall_s / len(jobs) - own_s / WORKERS
    cells = (f"{len(jobs):,}", f"{wall_s:.0f} s", f"{1000 * own_s:.1f} ms", f"{1000 * beside_s:.1f} ms")
    note = f"{WORKERS} workers, scheduler and client on one machine. Beside: wall time less what each worker simulated."
    return Table("Many small runs on a cluster", COLUMNS, (cells,), (note,), left=0, name="overhead")


def main() -> None:
    """Measures, shows the table, and leaves it as evidence."""
    runs = runner.asked(__doc__, runs=(RUNS, "how many")).runs
    chosen = scenario.load("demo", SMALL)
    with tempfile.TemporaryDirectory(prefix="xcpr-") as folder:
        each = [Path(folder) / f"{seed}" for seed in range(runs)]
        table = measured([batch.Job("demo", chosen, n, at, report=False, series=False) for n, at in enumerate(each)])
    runner.keep(table, options=f"--runs {runs}" if runs != RUNS else "", remark=runner.machine())


if __name__ == "__main__":
    main()
