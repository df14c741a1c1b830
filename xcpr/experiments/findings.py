"""The sentence that opens a report: the finding of a run, of a set, of an experiment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from xcpr.experiments.papers import AGREES, DIFFERS, ISOLATED, UNJUDGED, Agreement
from xcpr.results.groups import Group
from xcpr.results.result import Result

REST = {
    ISOLATED: "differ by a cause that a run isolates",
    UNJUDGED: "can't be judged by what the paper says",
    DIFFERS: "differ",
}
"""The words for the verdicts beside ``AGREES``."""


def of_run(result: Result) -> str:
    """Say what the flows of a run deliver, how evenly, and how long the queue is; empty without flows."""
    if not result.flows:
        return ""
    totals = result.totals
    flows = "One flow delivers" if len(result.flows) == 1 else f"{len(result.flows)} flows deliver"
    even = "" if len(result.flows) == 1 else f" with Jain's index {totals.jain:.3f}"
    waits = totals.queue_mean_packets
    holds = "" if waits is None else f" holds {waits:.0f} packets on average and"
    drops = f"{totals.drops:,}" if totals.drops else "nothing"
    return f"{flows} {totals.share_of_available:.1%} of what UDP leaves{even}. The queue{holds} drops {drops}."


def of_set(cases: Sequence[Sequence[Group]]) -> str:
    """The row of a set that delivers most, and in how many of its cases; empty for a set of one row."""
    if not cases or len(cases[0]) < 2:
        return ""
    most = Counter(max(rows, key=_delivered).label for rows in cases)
    (row, count), *_ = most.most_common(1)
    of = (
        ""
        if len(cases) == 1
        else f" in all {count} cases"
        if count == len(cases)
        else f" in {count} of {len(cases)} cases"
    )
    seeds = "" if len(cases[0][0].results) > 1 else " One seed: another may differ."
    return f"{row} delivers most{of}.{seeds}"


def _delivered(group: Group) -> float:
    return group.mean(lambda result: result.totals.share_of_available)


def of_experiment(agreement: Sequence[Agreement]) -> str:
    """How many of a paper's findings ours agree with; empty where none is compared."""
    if not agreement:
        return ""
    counts = Counter(item.verdict for item in agreement)
    rest = ", ".join(f"{counts[verdict]} {words}" for verdict, words in REST.items() if counts[verdict])
    return f"{counts[AGREES]} of {len(agreement)} findings agree{f'; {rest}' if rest else ''}."
