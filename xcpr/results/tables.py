"""Tables of figures: for the terminal and for reports, from the same rows."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from xcpr.paths import DATA
from xcpr.results.result import Result, TrafficResult

MB = 1e6


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A title, column heads, rows of text, and notes below. ``breaks``: rows after which a rule is drawn."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    breaks: frozenset[int] = frozenset()
    left: int = 1
    """How many columns from the left hold text, not numbers."""

    spare: tuple[int, ...] = ()
    """Columns to leave out, first ones first, where a terminal is too narrow for all."""

    name: str = ""
    """By which a page under docs/ shows it; empty: it is the report's alone."""

    def show(self, console: Console) -> None:
        """Print it."""
        unbounded = console.options.update(max_width=1000)
        left_out: set[int] = set()
        table = self._drawn(left_out)
        for index in self.spare:
            if console.measure(table, options=unbounded).maximum <= console.width:
                break
            left_out.add(index)
            table = self._drawn(left_out)
        console.print(table)
        notes = [*self.notes]
        if left_out:
            names = ", ".join(self.columns[index] for index in sorted(left_out))
            notes.append(f"This terminal is too narrow for: {names}. The report has them.")
        for note in notes:
            console.print(note, style="dim", highlight=False)
        console.print()

    def _drawn(self, left_out: set[int]) -> RichTable:
        table = RichTable(
            title=self.title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
        )
        kept = [index for index in range(len(self.columns)) if index not in left_out]
        for index in kept:
            is_text = index < self.left
            table.add_column(self.columns[index], justify="left" if is_text else "right", no_wrap=not is_text)
        for number, row in enumerate(self.rows):
            table.add_row(*(row[index] for index in kept), end_section=number in self.breaks)
        return table


@dataclass(frozen=True)
class Group:
    """The results of one run of a set, one per seed."""

    row: str
    row_label: str
    case: str
    case_label: str
    results: tuple[Result, ...]

    @property
    def label(self) -> str:
        """The row's label without the row's name."""
        return self.row_label.partition(": ")[2]

    @property
    def transport(self) -> str:
        """The transport of the row's first flow, whose colour the row has in figures."""
        return self.results[0].flows[0].transport

    def mean(self, of: str | Callable[[Result], float]) -> float:
        """The mean over the seeds of a total, given by its name, or of any other figure of a run."""
        figure = of if callable(of) else lambda result: getattr(result.totals, of)
        return fmean(figure(result) for result in self.results)

    def largest(self, name: str) -> float:
        """A total's largest value over the seeds."""
        return max(float(getattr(result.totals, name)) for result in self.results)


def by_case(groups: Sequence[Group]) -> dict[str, dict[str, Group]]:
    """Each case's groups by their row."""
    cases: dict[str, dict[str, Group]] = {}
    for group in groups:
        cases.setdefault(group.case, {})[group.row] = group
    return cases


def megabytes(value: float) -> str:
    """Bytes as MB."""
    return f"{value / MB:,.1f}"


def count(value: float) -> str:
    """A count or a mean of counts."""
    return f"{value:,.0f}" if value == round(value) else f"{value:,.1f}"


def of_run(result: Result) -> Table:
    """The totals of one run."""
    totals = result.totals
    rows = (
        ("delivered", f"{megabytes(totals.delivered_bytes)} MB"),
        ("share of what UDP leaves", f"{totals.share_of_available:.1%}"),
        ("utilisation", f"{totals.utilisation:.1%}"),
        ("Jain index", f"{totals.jain:.4f}"),
        ("standard deviation of flows", f"{megabytes(totals.stddev_bytes)} MB"),
        ("timeouts (after 3 s)", f"{totals.timeouts} ({totals.timeouts_after_3s})"),
        (
            "longest stall (after 3 s)",
            f"{totals.longest_stall_s:.2f} s ({totals.longest_stall_after_3s_s:.2f} s)",
        ),
        ("packets dropped by queues", count(totals.drops)),
        ("ACKs lost", "not measured" if totals.acks_lost is None else count(totals.acks_lost)),
        ("queue, mean and 95 %", f"{_packets(totals.queue_mean_packets)} and {_packets(totals.queue_p95_packets)}"),
        ("packets forwarded", count(totals.packets_forwarded)),
        ("CPU and wall time", f"{totals.cpu_s:.1f} s and {totals.wall_s:.1f} s"),
    )
    where = "" if result.world == "sim" else f", {result.world} with {result.switch}"
    return Table(f"{result.title} (seed {result.seed}{where})", ("total", "value"), rows, tuple(result.notes))


def _packets(value: float | None) -> str:
    return "not measured" if value is None else f"{value:,.0f} packets"


def of_flows(result: Result) -> Table:
    """The flows of one run."""
    rows = tuple(
        (
            flow.name,
            flow.transport,
            flow.recovery,
            megabytes(flow.delivered_bytes),
            count(flow.timeouts),
            count(flow.retransmitted_packets),
            f"{flow.longest_stall_s:.2f}",
            "" if flow.rtt_mean_s is None else f"{flow.rtt_mean_s * 1e3:.1f}",
        )
        for flow in result.flows
    )
    columns = (
        "flow",
        "transport",
        "recovery",
        "MB",
        "timeouts",
        "retransmitted",
        "longest stall s",
        "mean RTT ms",
    )
    return Table("Flows", columns, rows, left=3)


def of_traffic(result: Result) -> Table | None:
    """The traffic sources of one run, if it has any."""
    rows = tuple(
        (
            source.name,
            source.kind,
            source.direction,
            megabytes(source.offered_bytes),
            megabytes(source.delivered_bytes),
            *("" if number is None else count(number) for number in _connections(source)),
            *("" if time is None else f"{time:.3f}" for time in _completion(source)),
        )
        for source in result.traffic
    )
    columns = (
        "traffic",
        "kind",
        "direction",
        "offered MB",
        "delivered MB",
        "connections",
        "completed",
        "mean s",
        "95 % s",
        "99 % s",
    )
    notes = []
    if any(source.connections_completed for source in result.traffic):
        notes.append("Times of completed connections, from the SYN to the last acknowledgement.")
    refused = sum(source.connections_refused or 0 for source in result.traffic)
    if refused:
        notes.append(f"{count(refused)} connections were not opened: all ports were in use.")
    return Table("Traffic", columns, rows, tuple(notes), left=3) if rows else None


def _connections(source: TrafficResult) -> tuple[int | None, int | None]:
    return source.connections_started, source.connections_completed


def _completion(source: TrafficResult) -> tuple[float | None, float | None, float | None]:
    return source.completion_mean_s, source.completion_p95_s, source.completion_p99_s


def of_one(result: Result) -> list[Table]:
    """All tables of one run."""
    shown = [of_run(result), of_flows(result), of_traffic(result)]
    return [table for table in shown if table is not None]


def references() -> dict[str, Any]:
    """scenarios/data/references.toml: source, then row, then case."""
    return tomllib.loads((DATA / "references.toml").read_text(encoding="utf-8"))


def _cases(groups: Sequence[Group]) -> tuple[list[str], frozenset[int]]:
    """Each row's case, written where it begins, and the rows that end one."""
    starts = [not index or groups[index - 1].case != group.case for index, group in enumerate(groups)]
    names = [group.case_label if start else "" for group, start in zip(groups, starts, strict=True)]
    return names, frozenset(index - 1 for index, start in enumerate(starts) if start and index)


def of_set(title: str, groups: Sequence[Group]) -> Table:
    """The rows of every case, means over the seeds."""
    names, breaks = _cases(groups)
    rows = [
        (
            name,
            group.row_label,
            megabytes(group.mean("delivered_bytes")),
            f"{group.mean('share_of_available') * 100:.1f}",
            megabytes(group.mean("stddev_bytes")),
            f"{group.mean('jain'):.4f}",
            count(group.mean("timeouts")),
            count(group.mean("timeouts_after_3s")),
            f"{group.largest('longest_stall_after_3s_s'):.2f}",
            count(round(group.mean("drops"))),
            count(round(group.mean("queue_mean_packets"))),
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
        "late",
        "stall s",
        "drops",
        "queue",
        "CPU s",
    )
    notes = (
        f"{_seeds(groups)}; the stall is the longest of any seed.",
        "MB: 10^6 bytes delivered in order by all flows; share: of capacity x time less UDP; sd: population standard "
        "deviation across flows; late: timeouts after the first 3 s; stall: the longest after the first 3 s; queue: "
        "mean, packets.",
    )
    return Table(title, columns, tuple(rows), notes, breaks, left=2, spare=(11, 10, 9, 3, 5))


def _seeds(groups: Sequence[Group]) -> str:
    seeds = len(groups[0].results)
    return f"Mean of {seeds} seeds" if seeds > 1 else "One seed"


def crossed(name: str, title: str, cells: Mapping[tuple[str, str], str], notes: tuple[str, ...] = ()) -> Table:
    """Cells by row and case, the longer of the two down the page."""
    rows, cases = (list(dict.fromkeys(key[side] for key in cells)) for side in (0, 1))
    if len(rows) > len(cases):
        lines = [(row, *(cells.get((row, case), "") for case in cases)) for row in rows]
        return Table(title, ("row", *cases), tuple(lines), notes, name=name)
    lines = [(case, *(cells.get((row, case), "") for row in rows)) for case in cases]
    return Table(title, ("case", *rows), tuple(lines), notes, name=name)


def delivered(groups: Sequence[Group], sources: Sequence[str]) -> Table:
    """What flows deliver and how evenly, beside the rows of sources that have figures for every case."""
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
    """What queues drop, and how long flows stand still."""
    cells = {
        (group.row_label, group.case_label): f"{group.mean('drops'):,.0f}, "
        f"{group.largest('longest_stall_after_3s_s'):.2f} s, {count(group.mean('timeouts_after_3s'))}"
        for group in groups
    }
    note = f"{_seeds(groups)}. Packets dropped by queues; the longest stall of any seed and the timeouts after 3 s."
    return crossed("losses", "Drops, stalls, timeouts", cells, (note,))


def beside(groups: Sequence[Group], sources: Sequence[str]) -> Table | None:
    """Our figures beside those from elsewhere, or None when there are none for these rows and cases."""
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


def side_by_side(groups: Sequence[Group]) -> Table | None:
    """Row C (XCP-r) against A and B, or None when a row is missing."""
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
                f"{delivered / a.mean('delivered_bytes') - 1:+.1%}",
                f"{deviation / a.mean('stddev_bytes'):.2f}",
                f"{delivered / b.mean('delivered_bytes') - 1:+.1%}",
                f"{deviation / b.mean('stddev_bytes'):.2f}",
                f"{c.mean('drops') / b.mean('drops'):.2f}" if b.mean("drops") else "",
                count(c.mean("timeouts_after_3s")),
                f"{c.largest('longest_stall_after_3s_s'):.2f}",
            )
        )
    columns = ("case", "MB, C to A", "sd, C to A", "MB, C to B", "sd, C to B", "drops, C to B", "late", "stall s")
    notes = ("late: timeouts of C after the first 3 s; stall: the longest of C after the first 3 s, any seed.",)
    title = "XCP-r (C) against XCP with Reno (A) and with the same recovery (B)"
    return Table(title, columns, tuple(rows), notes, name="side-by-side")
