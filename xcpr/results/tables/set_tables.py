"""The tables of a set: its rows in every case, beside each other and beside figures from elsewhere."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

from xcpr.results import completions
from xcpr.results.distributions import PERCENTILES
from xcpr.results.groups import Group
from xcpr.results.result import available
from xcpr.results.statistics import estimate
from xcpr.results.tables.table import MB, Table, count, seconds
from xcpr.scenarios.sets import references

INTERVALS = "±: half of the 95 % confidence interval of a mean, by Student's t over the seeds."


def _cases(groups: Sequence[Group]) -> tuple[list[str], frozenset[int]]:
    """Returns each row's case, written where it begins, and the rows that end one."""
    starts = [not index or groups[index - 1].case != group.case for index, group in enumerate(groups)]
    names = [group.case_label if start else "" for group, start in zip(groups, starts, strict=True)]
    return names, frozenset(index - 1 for index, start in enumerate(starts) if start and index)


def of_set(title: str, groups: Sequence[Group]) -> Table:
    """Shows the rows of every case, means over the seeds."""
    names, breaks = _cases(groups)
    rows = [
        (
            name,
            group.row_label,
            _level(group, "delivered_bytes", 1, MB),
            _level(group, "share_of_available", 1, 0.01),
            _level(group, "stddev_bytes", 1, MB),
            _level(group, "jain", 4),
            count(group.mean("timeouts")),
            count(group.mean("timeouts_after_3s")),
            f"{group.largest('longest_stall_after_3s_s'):.2f}",
            _level(group, "drops", 0),
            _level(group, "queue_mean_packets", 0),
            f"{group.mean('cpu_s'):.1f}",
        )
        for name, group in zip(names, groups, strict=True)
    ]
    columns = (
        "case",
        "row",
        "MB",
        "share %",
        "sd MB",
        "Jain",
        "timeouts",
        "after 3 s",
        "stall s",
        "drops",
        "queue",
        "CPU s",
    )
    share = available(result for group in groups for result in group.results)
    notes = (
        f"{_seeds(groups)}; the stall is the longest of any seed.{_intervals(groups)}",
        f"MB: 10^6 bytes delivered in order by all flows; share: of {share}; sd: population standard "
        "deviation across flows; after 3 s: timeouts after the first 3 s; stall: the longest after the first 3 s; "
        "queue: mean, packets.",
        *_alike(groups),
        *_list_warnings(groups),
        *_warnings(groups),
    )
    return Table(title, columns, tuple(rows), notes, breaks, left=2, spare=(11, 10, 9, 3, 5))


def _level(group: Group, total: str, digits: int, unit: float = 1.0) -> str:
    """Writes a total's mean over the seeds in a unit, with half of its confidence interval; empty where a run has
    none."""
    found = group.estimate(lambda result: _scaled(getattr(result.totals, total), unit))
    return "" if found is None else found.level_text(digits)


def _scaled(value: float | None, unit: float) -> float | None:
    return None if value is None else value / unit


def _intervals(groups: Sequence[Group]) -> str:
    return f" {INTERVALS}" if any(len(group.results) > 1 for group in groups) else ""


def completion(groups: Sequence[Group]) -> Table | None:
    """Shows how long the transfers of traffic sources took, by their sizes, in every case; None without any.

    Percentiles are of the transfers of all seeds together.
    """
    names, _ = _cases(groups)
    rows: list[tuple[str, ...]] = []
    breaks: set[int] = set()
    for name, group in zip(names, groups, strict=True):
        if name:
            breaks.add(len(rows) - 1)
        begun = len(rows)
        for kind in completions.of_group(group.results):
            if not kind.completed:
                continue
            first = len(rows) == begun
            means = [mean for mean in kind.means_s if mean is not None]
            spread = estimate(means) if len(means) == len(kind.means_s) > 1 else None
            half = "" if spread is None or not spread.half_width else f" ± {spread.half_width:.3f}"
            rows.append(
                (
                    name if first else "",
                    group.row_label if first else "",
                    kind.source,
                    kind.sizes,
                    count(kind.completed),
                    f"{kind.mean_s:.3f}{half}",
                    *(seconds(kind.quantile_s(share)) for _, share in PERCENTILES),
                )
            )
    if not rows:
        return None
    columns = ("case", "row", "traffic", "sizes", "completed", "mean s", "median s", "95 % s", "99 % s")
    notes = (
        "Completed transfers of all seeds, from the SYN to the last acknowledgement; percentiles are within 1.6 %."
        f"{_intervals(groups)}",
    )
    return Table("Completion times", columns, tuple(rows), notes, frozenset(breaks - {-1}), 4, (7, 4), "completion")


def _list_warnings(groups: Sequence[Group]) -> Iterator[str]:
    """Names the runs that are not to be believed, by name."""
    slow = [f"{one.name}, seed {one.seed}" for group in groups for one in group.results if one.warning]
    if slow:
        yield f"The machine was too slow for these runs to be believed: {'; '.join(slow)}."


def _warnings(groups: Sequence[Group]) -> Iterator[str]:
    """Yields each warning of the runs once."""
    for warning in dict.fromkeys(
        warning for group in groups for one in group.results for warning in one.warnings or ()
    ):
        yield f"Warning: {warning}"


def _alike(groups: Sequence[Group]) -> Iterator[str]:
    """Names the groups whose seeds make no difference, by name."""
    same = [f"{group.row}, {group.case}" for group in groups if group.is_certain]
    if same:
        found = "all of these runs" if len(same) == len(groups) else "; ".join(same)
        yield f"Nothing is random in {found}: the seeds agree."


def _seeds(groups: Sequence[Group]) -> str:
    seeds = len(groups[0].results)
    return f"Mean of {seeds} seeds" if seeds > 1 else "One seed"


def crossed(name: str, title: str, cells: Mapping[tuple[str, str], str], notes: tuple[str, ...] = ()) -> Table:
    """Makes a table of cells by row and case, the longer of the two down the page."""
    rows, cases = (list(dict.fromkeys(key[side] for key in cells)) for side in (0, 1))
    if len(rows) > len(cases):
        lines = [(row, *(cells.get((row, case), "") for case in cases)) for row in rows]
        return Table(title, ("row", *cases), tuple(lines), notes, name=name)
    lines = [(case, *(cells.get((row, case), "") for row in rows)) for case in cases]
    return Table(title, ("case", *rows), tuple(lines), notes, name=name)


def delivered(groups: Sequence[Group], sources: Sequence[str]) -> Table:
    """Returns the deliveries of flows and their evenness, beside the rows of sources that have figures for every
    case."""
    cells = {
        (group.row_label, group.case_label): _total(group.mean("delivered_bytes") / MB, group.mean("stddev_bytes") / MB)
        for group in groups
    }
    cases = {group.case: group.case_label for group in groups}
    known = references()
    for source, row in itertools.product(sources, dict.fromkeys(group.row for group in groups)):
        theirs = known[source].get(row, {})
        if cases.keys() <= theirs.keys():
            cells |= {
                (f"{source}: {row}", label): _total(theirs[case]["delivered_mb"], theirs[case].get("stddev_mb"))
                for case, label in cases.items()
            }
    note = f"{_seeds(groups)}. Delivered in order by all flows, and the standard deviation across them."
    return crossed("delivered", "Delivered", cells, (note,))


def _total(megabytes: float, deviation: float | None) -> str:
    return f"{megabytes:.0f} MB" + ("" if deviation is None else f", sd {deviation:.1f}")


def losses(groups: Sequence[Group]) -> Table:
    """Returns the drops of queues, and how long flows stand still."""
    cells = {
        (group.row_label, group.case_label): f"{group.mean('drops'):,.0f}, "
        f"{group.largest('longest_stall_after_3s_s'):.2f} s, {count(group.mean('timeouts_after_3s'))}"
        for group in groups
    }
    note = f"{_seeds(groups)}. Packets dropped by queues; the longest stall of any seed and the timeouts after 3 s."
    return crossed("losses", "Drops, stalls, timeouts", cells, (note,))


def compare_with_references(groups: Sequence[Group], sources: Sequence[str]) -> Table | None:
    """Sets our figures beside those from elsewhere; None when there are none for these rows and cases."""
    known = references()
    rows = []
    for group in groups:
        for source in sources:
            theirs = known[source].get(group.row, {}).get(group.case)
            if theirs is None:
                continue
            ours = group.mean("delivered_bytes") / MB
            row = [
                group.case_label,
                group.row,
                source,
                f"{theirs['delivered_mb']:,.1f}",
                f"{ours:,.1f}",
            ]
            row.append(f"{ours / theirs['delivered_mb'] - 1:+.1%}")
            row += _pair(theirs.get("jain"), group.mean("jain"), ".4f")
            row.append(f"{group.mean('jain') - theirs['jain']:+.4f}" if "jain" in theirs else "")
            row += _pair(theirs.get("stddev_mb"), group.mean("stddev_bytes") / MB, ".1f")
            rows.append(tuple(row))
    if not rows:
        return None
    columns = ("case", "row", "source", "MB", "ours", "diff.", "Jain", "ours", "diff.", "sd MB", "ours")
    notes = tuple(f"{source}: {known[source]['source']}." for source in sources)
    return Table(
        "Beside figures from elsewhere", columns, tuple(rows), notes, left=3, spare=(10, 9, 6, 7), name="beside"
    )


def _pair(theirs: float | None, ours: float, form: str) -> list[str]:
    return ["", ""] if theirs is None else [format(theirs, form), format(ours, form)]


def _times(c: float, other: float) -> str:
    """Says how many times the other row's figure C's is; empty where the other's is 0."""
    return f"{c / other:.2f}" if other else ""


def _beyond(c: float, other: float) -> str:
    """Returns the difference of C's figure in percent of the other row's; empty where the other's is 0."""
    return f"{c / other - 1:+.1%}" if other else ""


def side_by_side(groups: Sequence[Group]) -> Table | None:
    """Compares row C (XCP-r) with A and B; None when a row is missing."""
    cases = list(dict.fromkeys(group.case for group in groups))
    found = {(group.row, group.case): group for group in groups}
    if any((row, case) not in found for row in "ABC" for case in cases):
        return None
    rows = []
    for case in cases:
        a, b, c = (found[row, case] for row in "ABC")
        delivered = c.mean("delivered_bytes")
        deviation = c.mean("stddev_bytes")
        rows.append(
            (
                c.case_label,
                _beyond(delivered, a.mean("delivered_bytes")),
                _times(deviation, a.mean("stddev_bytes")),
                _beyond(delivered, b.mean("delivered_bytes")),
                _times(deviation, b.mean("stddev_bytes")),
                _times(c.mean("drops"), b.mean("drops")),
                count(c.mean("timeouts_after_3s")),
                f"{c.largest('longest_stall_after_3s_s'):.2f}",
            )
        )
    columns = ("case", "MB, C to A", "sd, C to A", "MB, C to B", "sd, C to B", "drops, C to B", "timeouts", "stall s")
    notes = ("timeouts: of C after the first 3 s; stall: the longest of C after the first 3 s, any seed.",)
    title = "XCP-r (C) against XCP with Reno (A) and with the same recovery (B)"
    return Table(title, columns, tuple(rows), notes, name="side-by-side")
