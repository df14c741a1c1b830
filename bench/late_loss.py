"""NewReno beside ns-2's at 1 Gbit/s, where ACKs are lost from the start and where they are lost from 5 s on.

``.venv/bin/python bench/late_loss.py`` (two minutes; apt-get install ns2)

Where ACKs are lost from the start some flows lose the answer to their SYN, of which the two make different things.
After 5 s every flow has begun: a difference then has another cause. For the pages: ``xcpr docs results/late-loss``.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ns2 import PATHS, PEAKS, SEEDS
from ns2 import run as run_ns2

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import MB, Table
from xcpr.scenarios import sets
from xcpr.scenarios.scenario import override_layers
from xcpr.scenarios.sets import Run
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "late-loss"
ROW = "newreno-ns2"
FIRST_S = (0, 5)
LATER = ("loss.backward.model=none", "path_changes.late.direction=backward", "path_changes.late.loss.model=random")


def ours(run: Run, seed: int, first_s: int) -> float:
    """Return the deliveries of all flows of a run, MB."""
    loss = [*LATER, f"path_changes.late.at={first_s} s", "path_changes.late.loss.probability=12 %"]
    result = sim.execute(run.scenario(tuple(override_layers(loss if first_s else []))), seed, run.name)
    return result.totals.delivered_bytes / MB


def theirs(run: Run, seed: int, first_s: int) -> float:
    """The same of ns-2's."""
    load, rtt, _ = run.case.split("-")
    lost = f"loss=0.12 lossfrom={first_s}"
    return float(run_ns2(f"protocol=newreno seed={seed} udp={PEAKS[load]} {PATHS[rtt]} {lost}")[0].split()[0])


def shown(values: Sequence[float]) -> str:
    """Mean and spread."""
    return f"{statistics.fmean(values):,.0f} ({statistics.pstdev(values):,.0f})"


def main() -> None:
    """Runs everything, shows the table, and leaves it as evidence."""
    rows = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for run in (run for run in sets.load("xcp-r-dumbbell").runs if run.row == ROW):
            for first_s in FIRST_S:
                made = [list(pool.map(lambda seed: side(run, seed, first_s), SEEDS)) for side in (theirs, ours)]  # noqa: B023 - asked for at once
                more = statistics.fmean(made[1]) / statistics.fmean(made[0]) - 1
                rows.append((run.case_label, f"{first_s} s", *map(shown, made), f"{100 * more:+.0f} %"))
                console.print(*rows[-1], highlight=False)
    columns = ("case", "ACKs lost from", "ns-2, MB", "ours, MB", "difference")
    note = (
        f"Ten NewReno flows, recovery as ns-2's Newreno agent, 50 s; mean of {len(SEEDS)} seeds (standard deviation)."
    )
    table = Table("NewReno and ns-2's, by when losses begin", columns, tuple(rows), (note,), name="delivered")
    table.show(console)
    docs.measured(FOLDER, ".venv/bin/python bench/late_loss.py", [table], seeds="1-5", remark="ns-2.35 (Debian).")


if __name__ == "__main__":
    main()
