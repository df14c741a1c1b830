"""Whether every transport moves: ``.venv/bin/python bench/moves.py``.

Flows of each transport in dumbbells drawn at random (bench/dumbbells.py), with all defaults, and as its authors meant
it where the registry knows of that. A flow is dead that has less than a hundredth of its fair share over the last 15 s,
of what is delivered in order. ``tests/test_moves.py`` has smaller networks. Leaves its table in results/moves/, for
``xcpr docs results/moves``. Ten CPU minutes.
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
from xcpr.scenarios import registry

FOLDER = ROOT / "results" / "moves"
NETWORKS = drawn("moves", 11, 200_000, 60)


def shares(transport: str, suited: bool, network: Dumbbell) -> list[float]:
    """The flows' fair shares over the last seconds."""
    return network.shares(network.suited(transport) if suited else network.scenario(transport))


def row(transport: str, suited: bool, runs: list[list[float]]) -> tuple[str, ...]:
    """How many runs and flows are dead, and how even the shares are."""
    return (
        transport,
        "fitted" if suited else "defaults",
        f"{sum(dead(run) > 0 for run in runs)} of {len(runs)}",
        f"{sum(map(dead, runs))} of {sum(map(len, runs))}",
        f"{min(map(min, runs)):.2f}",
        f"{median(map(min, runs)):.2f}",
        f"{fmean(jain(run) if any(run) else 0.0 for run in runs):.3f}",
        f"{fmean(map(fmean, runs)):.2f}",
    )


def kinds() -> list[tuple[str, bool]]:
    """Each transport with all defaults, and fitted to the network if anything of it is."""
    every = registry.declared()["transport"].items()
    fitted = [name for name, about in every if about["fills_interface"] or about["fitted_by"] is not None]
    return [(name, suited) for name, _ in every for suited in (False, True) if not suited or name in fitted]


def main() -> None:
    """Show and keep what all runs found."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = {kind: list(pool.map(shares, *map(itertools.repeat, kind), NETWORKS)) for kind in kinds()}
    columns = ("transport", "settings", "runs with dead flows", "dead flows", "least share", "median", "Jain", "link")
    rows = tuple(row(*kind, runs) for kind, runs in found.items())
    notes = (
        "Shares of the last 15 s, in fair shares: the least of all, and the median of each run's least. Jain's index "
        "and what is delivered of the link are means over the runs.",
    )
    table = Table("Dead flows by transport", columns, rows, notes, left=2, name="dead")
    table.show(console)
    docs.measured(FOLDER, ".venv/bin/python bench/moves.py", [table], seeds="1")


if __name__ == "__main__":
    main()
