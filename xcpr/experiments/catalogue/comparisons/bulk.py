"""By which transport to send a file: goodput, waste, and what is left to others. docs/experiments/bulk.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from xcpr.experiments.experiment import Groups
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import curves, pairs
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.results.transfers import goodput_mbps

ALONE, WIDE, BESIDE = "bulk-alone", "bulk-wide", "bulk-beside"
RTTS = ("26", "65", "208")
LOSSES = ("0", "100ppm", "1000ppm", "10000ppm")
BACK = "back"
"""The case in which 12 % of what goes back is lost."""
LIKELY = "1000ppm"
"""The losses of the figure to choose by: 0.1 %."""
NEWRENO = "newreno"
MBIT = "goodput (Mbit/s)"

Cases = dict[str, dict[str, Group]]


def _goodput(result: Result) -> float:
    return goodput_mbps(result, "main0")


def _waste(result: Result) -> float:
    """Returns the packets sent beyond those of each byte delivered once, in percent of these."""
    (flow,) = result.flows
    return (flow.sent_packets * (result.packet_bytes or 0) / max(flow.delivered_bytes, 1) - 1) * 100


def _rate(group: Group, flow: str) -> float:
    """Returns a flow's goodput over the whole run, Mbit/s, mean over the seeds."""

    def rate(result: Result) -> float:
        return next(item.payload_bytes for item in result.flows if item.name == flow) * 8e-6 / result.duration_s

    return group.mean(rate)


def _grid(name: str, title: str, note: str, cases: Cases, cell: Callable[[Group], str]) -> Table:
    """Returns a table with a row per transport, and a column per round trip and rate of loss."""
    names = [f"{rtt}-{loss}" for rtt in RTTS for loss in LOSSES]
    rows = cases[names[0]]
    lines = [(group.label, *(cell(cases[case][row]) for case in names)) for row, group in rows.items()]
    heads = [label_case(cases[case]) for case in names]
    return Table(title, ("transport", *heads), tuple(lines), (note,), name=name)


def _both_figures(cases: Sequence[dict[str, Group]]) -> tuple[tuple[str, ...], ...]:
    """Returns a row per transport: goodput and waste of each case."""

    def cells(row: str) -> Iterator[str]:
        for case in cases:
            yield from (f"{case[row].mean(_goodput):.1f}", f"{case[row].mean(_waste):.1f} %")

    return tuple((group.label, *cells(row)) for row, group in cases[0].items())


def _single_flow_section(cases: Cases) -> Section:
    rows = cases[f"{RTTS[0]}-{LOSSES[0]}"]
    back = _both_figures([cases[f"{rtt}-{BACK}"] for rtt in RTTS])

    def curve(group: Group, rtt: str) -> Curve:
        goodputs = [cases[f"{rtt}-{loss}"][group.row].mean(_goodput) for loss in LOSSES]
        return Curve(group.label, group.transport, list(enumerate(goodputs)))

    plain = _plain_rows(rows).values()
    panels = [Panel(MBIT, [curve(group, rtt) for group in plain], 100, title=f"{rtt} ms") for rtt in RTTS]
    names = ("none", "0.01 %", "0.1 %", "1 %")
    note = "Payload until the last byte of 200 MB had arrived, or in 60 s; means over the seeds."
    waste = "Packets sent beyond those of each byte delivered once: resends and checks."
    heads = (head for rtt in RTTS for head in (f"{rtt} ms: Mbit/s", "waste"))
    tables = (
        _grid("goodput", "Goodput, Mbit/s", note, cases, lambda group: f"{group.mean(_goodput):.1f}"),
        _grid("waste", "Waste", waste, cases, lambda group: f"{group.mean(_waste):.1f} %"),
        Table("12 % of what goes back is lost, no data", ("transport", *heads), back, name="back"),
    )
    drawing = curves.draw("data lost", panels, names=names)
    return Section("A file, alone", "", tables, [Figure("goodput", "Goodput over the rate of loss.", drawing)])


def _shared_section(alone: Cases, cases: Cases) -> Section:
    both = {
        case: {row: (_rate(group, "main0"), _rate(group, "newreno0")) for row, group in rows.items()}
        for case, rows in cases.items()
    }
    labels = {row: group.label for row, group in next(iter(cases.values())).items()}
    heads = {case: label_case(rows) for case, rows in cases.items()}
    rows = [
        (label, *(f"{both[case][row][0]:.1f} / {both[case][row][1]:.1f}" for case in cases))
        for row, label in labels.items()
    ]
    kept = {
        case: {row: other / (rows[NEWRENO][1] or 1.0) for row, (_, other) in rows.items()}
        for case, rows in both.items()
    }
    shares = [(label, *(f"{kept[case][row]:.0%}" for case in cases)) for row, label in labels.items()]
    choice = [
        (
            f"{rtt} ms",
            [
                (group.label, group.transport, kept[f"{rtt}-0"][row], group.mean(_goodput))
                for row, group in _plain_rows(alone[f"{rtt}-{LIKELY}"]).items()
            ],
        )
        for rtt in RTTS
    ]
    shown = [
        (heads[case], [(row, *both[case][row]) for row in _plain_rows(cases[case])])
        for case in cases
        if case.endswith("-0")
    ]
    columns, note = ("transport", *heads.values()), "A flow's rate as a share of its rate beside another NewReno flow."
    tables = (
        Table("Goodput of both, Mbit/s", columns, tuple(rows), name="beside"),
        Table("What NewReno keeps", columns, tuple(shares), (note,), name="kept"),
    )
    caption = (
        "Up: fast where 0.1 % of the data is lost. Right: leaves more to a NewReno flow beside it, where "
        "nothing but the queue loses."
    )
    scatter = pairs.scatter(choice, "NewReno keeps (share of its share)", f"alone, 0.1 % lost: {MBIT}")
    dots = pairs.dots(shown, MBIT, ("the transport", "NewReno"))
    beside = "Goodput of a transport and of NewReno beside it, 60 s, no losses but the queue's."
    figures = [Figure("choice", caption, scatter), Figure("beside", beside, dots)]
    return Section("Beside a NewReno flow", "", tables, figures)


def _plain_rows(rows: dict[str, Group]) -> dict[str, Group]:
    """Returns the rows that have their transport's name, and so its look."""
    return {row: group for row, group in rows.items() if row == group.transport}


def _all_cases_section(cases: Cases) -> Section:
    lines = _both_figures([*cases.values()])
    heads = (head for rows in cases.values() for head in (f"{label_case(rows)}: Mbit/s", "waste"))
    table = Table("Hosts of 1 Gbit/s before 100 Mbit/s", ("transport", *heads), lines, name="wide")
    return Section("Hosts wider than the path", "", [table])


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    alone = by_case(parts[ALONE])
    return [
        _single_flow_section(alone),
        _shared_section(alone, by_case(parts[BESIDE])),
        _all_cases_section(by_case(parts[WIDE])),
    ]
