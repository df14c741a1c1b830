"""Whether every transport moves.

Flows of each transport in dumbbells drawn at random (``dumbbells.py``), with all defaults, and as its authors meant
it where the registry knows of that. A flow is dead that has less than a hundredth of its fair share over the last 15 s,
of what is delivered in order. ``tests/experiments/test_moves.py`` has smaller networks. Ten CPU minutes.
"""

from __future__ import annotations

from statistics import fmean, median

from bench import runner
from bench.stalls.dumbbells import Dumbbell, dead_of, drawn
from xcpr.results.statistics import jain
from xcpr.results.table import Table
from xcpr.scenarios import registry

NETWORKS = drawn("moves", 11, 200_000, 60)


def shares(transport: str, suited: bool, network: Dumbbell) -> list[float]:
    """Returns the flows' fair shares over the last seconds."""
    return network.shares(network.suited(transport) if suited else network.scenario(transport))


def row(transport: str, suited: bool, runs: list[list[float]]) -> runner.Row:
    """Makes a row: how many runs and flows are dead, and how even the shares are."""
    least = [*map(min, runs)]
    even = fmean(jain(run) if any(run) else 0.0 for run in runs)
    figures = f"{min(least):.2f}", f"{median(least):.2f}", f"{even:.3f}", f"{fmean(map(fmean, runs)):.2f}"
    return (transport, "fitted" if suited else "defaults", *dead_of(runs), *figures)


def kinds() -> list[tuple[str, bool]]:
    """Returns each transport with all defaults, and fitted to the network if anything of it is."""
    every = registry.declared()["transport"].items()
    fitted = [name for name, about in every if about["fills_interface"] or about["fitted_by"] is not None]
    return [(name, suited) for name, _ in every for suited in (False, True) if not suited or name in fitted]


def main() -> None:
    """Shows and keeps what all runs found."""
    columns = ("transport", "settings", "runs with dead flows", "dead flows", "least share", "median", "Jain", "link")
    rows = tuple(row(*kind, runs) for kind, runs in runner.spread(shares, kinds(), NETWORKS))
    notes = (
        "Shares of the last 15 s, in fair shares: the least of all, and the median of each run's least. Jain's index "
        "and what is delivered of the link are means over the runs.",
    )
    runner.keep(Table("Dead flows by transport", columns, rows, notes, left=2, name="dead"), seeds="1")


if __name__ == "__main__":
    main()
