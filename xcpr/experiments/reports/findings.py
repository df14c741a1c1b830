"""The sentence that opens a report: the finding of a run, of a set, of an experiment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from xcpr.experiments.papers import AGREES, DIFFERS, ISOLATED, UNJUDGED, Agreement
from xcpr.results.groups import Group
from xcpr.results.result import Result, available

REST = {
    ISOLATED: "differ by a cause that a run isolates",
    UNJUDGED: "can't be judged by what the paper says",
    DIFFERS: "differ",
}
"""The words for the verdicts beside ``AGREES``."""


def of_run(result: Result) -> str:
    """Says what the flows of a run deliver, how evenly, and how long the queue is; empty without flows."""
    if not result.flows:
        return ""
    totals = result.totals
    flows = "One flow delivers" if len(result.flows) == 1 else f"{len(result.flows)} flows deliver"
    even = "" if len(result.flows) == 1 else f" with Jain's index {totals.jain:.3f}"
    waits = totals.queue_mean_packets
    names = {samples.queues_together for samples in result.series.channels.values()} - {"queue"}
    several = f"{min(names, default='').capitalize()} together"
    queue, hold, drop = (several, "hold", "drop") if names else ("The queue", "holds", "drops")
    holds = "" if waits is None else f" {hold} {waits:.0f} packets on average and"
    drops = f"{totals.drops:,}" if totals.drops else "nothing"
    return f"{flows} {totals.share_of_available:.1%} of {available([result])}{even}. {queue}{holds} {drop} {drops}."


ALIKE = 0.001
"""Shares of what is available that differ by less are called the same."""
UNEVEN = 0.1
"""A Jain's index that is so far below another row's is said."""


def of_set(cases: Sequence[Sequence[Group]]) -> str:
    """Names the row of a set that delivers most, in how many of its cases, and a row that shares far less evenly.

    The text is empty for a set of one row. Rows that deliver the same to 0.1 % of what is available are named together.
    """
    if not cases or len(cases[0]) < 2:
        return ""
    most = Counter(_most(rows) for rows in cases)
    (rows, count), *_ = most.most_common(1)
    of = (
        ""
        if len(cases) == 1
        else f" in all {count} cases"
        if count == len(cases)
        else f" in {count} of {len(cases)} cases"
    )
    if len(rows) == len(cases[0]):
        delivers = f"All rows deliver the same{of}, to 0.1 %."
    elif len(rows) > 1:
        delivers = f"{' and '.join(rows)} deliver most{of}, the same to 0.1 %."
    else:
        delivers = f"{rows[0]} delivers most{of}."
    seeds = "" if len(cases[0][0].results) > 1 else " One seed: another may differ."
    return f"{delivers}{_uneven(cases)}{seeds}"


def _most(rows: Sequence[Group]) -> tuple[str, ...]:
    """Returns the labels of the rows that deliver most in a case."""
    most = max(map(_delivered, rows))
    return tuple(group.label for group in rows if most - _delivered(group) < ALIKE)


def _uneven(cases: Sequence[Sequence[Group]]) -> str:
    """Names the row whose flows share least evenly, if another row's share much more so."""
    jain: dict[str, list[float]] = {}
    for rows in cases:
        for group in rows:
            jain.setdefault(group.label, []).append(_jain(group))
    means = {label: fmean(values) for label, values in jain.items()}
    least = min(means, key=lambda label: means[label])
    if max(means.values()) - means[least] < UNEVEN:
        return ""
    return f" The flows of {least} share least evenly (Jain's index {means[least]:.3f})."


def _delivered(group: Group) -> float:
    return group.mean(lambda result: result.totals.share_of_available)


def _jain(group: Group) -> float:
    return group.mean(lambda result: result.totals.jain)


def of_experiment(agreement: Sequence[Agreement]) -> str:
    """Says how many of a paper's findings ours agree with; empty where none is compared."""
    if not agreement:
        return ""
    counts = Counter(item.verdict for item in agreement)
    rest = ", ".join(f"{counts[verdict]} {words}" for verdict, words in REST.items() if counts[verdict])
    return f"{counts[AGREES]} of {len(agreement)} findings agree{f'; {rest}' if rest else ''}."
