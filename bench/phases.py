"""Flows that starve by the phases of packets: ``.venv/bin/python bench/phases.py``.

NewReno and CUBIC in dumbbells drawn at random (bench/dumbbells.py), with and without send jitter, with access links as
fast as the bottleneck and ten times as fast. A flow is dead that has less than a hundredth of its fair share over the
last 15 s. Leaves its table in results/phases/, for ``xcpr docs results/phases``. Three CPU minutes.
"""

from __future__ import annotations

import itertools
import os
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, median

from dumbbells import Dumbbell, dead, drawn

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.statistics import jain
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "phases"
NETWORKS = drawn("phases", 20, 200_000, 60)
TRANSPORTS = ("newreno", "cubic")
ACCESS = (1, 10)
"""Times the bottleneck's rate."""
JITTERS = (0, 50, 100)
"""Percent of a packet's time."""


def shares(transport: str, access: int, jitter: int, network: Dumbbell) -> list[float]:
    """The flows' fair shares over the last seconds."""
    rate = f"topology.access_rate={access * network.rate_kbps} kbit/s"
    return network.shares(network.scenario(transport, rate, f"hosts.send_jitter={jitter} %"))


def row(transport: str, access: int, jitter: int, runs: list[list[float]]) -> tuple[str, ...]:
    """How many runs and flows are dead, and how even the shares are."""
    return (
        transport,
        f"{access} x",
        f"{jitter} %",
        f"{sum(dead(run) > 0 for run in runs)} of {len(runs)}",
        f"{sum(map(dead, runs))} of {sum(map(len, runs))}",
        f"{median(map(min, runs)):.2f}",
        f"{fmean(map(jain, runs)):.3f}",
    )


def main() -> None:
    """Show and keep what all runs found."""
    kinds = list(itertools.product(TRANSPORTS, ACCESS, JITTERS))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = {kind: list(pool.map(shares, *map(itertools.repeat, kind), NETWORKS)) for kind in kinds}
    columns = ("transport", "access links", "jitter", "runs with dead flows", "dead flows", "least share", "Jain")
    rows = tuple(row(*kind, runs) for kind, runs in found.items())
    caption = "Shares of the last 15 s, in fair shares; the least of a run, its median over the runs; Jain's mean."
    table = Table("Dead flows in dumbbells drawn at random", columns, rows, (caption,), left=3, name="dead")
    table.show(console)
    docs.measured(FOLDER, ".venv/bin/python bench/phases.py", [table], seeds="1")


if __name__ == "__main__":
    main()
