"""The XCP-r paper's figures 3 to 10 (Lopez-Pacheco and Pham, sections III and IV). docs/experiments/xcp-r.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures import style
from xcpr.figures.sets import compare
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.tables import set_tables
from xcpr.results.tables.table import MB

SET = "xcp-r-dumbbell"
XCP, XCP_R = "A", "R"
"""Reno's recovery, as the paper's ns has it."""
XCP_RACK, XCP_R_RACK = "B", "C"
HSTCP, NEWRENO, NEWRENO_RACK = "hstcp-ns2", "newreno-ns2", "newreno"
ABOVE = 1.05
"""Times what the better TCP delivers: well above it."""
NS2, NS2_SPARED = "ns-2", "ns-2, SYN spared"
COURSES = (
    ("Figures 3 and 4: windows and throughput, RTT 100 ms", "mild-100-12"),
    ("Figures 5 and 6: windows and throughput, RTT 200 ms", "mild-200-12"),
    ("The same with half of the link taken, RTT 100 ms", "half-100-12"),
    ("The same with half of the link taken, RTT 200 ms", "half-200-12"),
)


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    groups = parts[SET]
    cases = by_case(groups)
    shown = (
        set_tables.of_set("XCP-r paper, 12 % of the ACKs lost", groups),
        set_tables.delivered(groups, ()),
        set_tables.losses(groups),
        set_tables.side_by_side(groups),
    )
    totals = [
        (label_case(rows), [(group.row_label, list(group.results)) for group in rows.values()])
        for rows in cases.values()
    ]
    text = (
        "Every row names its recovery after the comma. A and R recover as the paper's ns does. B and C have SACK "
        "and RACK. In either pair the transport alone differs."
    )
    pairs = [_per_flow("per-flow", rows, (XCP, XCP_R, XCP_RACK, XCP_R_RACK)) for rows in cases.values()]
    every = [_per_flow("all-per-flow", rows, tuple(rows)) for rows in cases.values()]
    drawing = compare.totals(totals, spread=compare.RANGE)
    return [
        Section("All rows", text, [table for table in shown if table], agreement=_agreement(cases)),
        _against_ns2(groups),
        *(_course(title, cases[case]) for title, case in COURSES),
        Section("Figure 7: XCP and XCP-r per flow", figures=pairs),
        Section(
            "Figures 8 to 10: beside HSTCP and NewReno",
            figures=[Figure("totals", compare.totals_caption(totals), drawing), *every],
        ),
    ]


def _per_flow(name: str, rows: dict[str, Group], shown: Sequence[str]) -> Figure:
    first = rows[XCP]
    caption = f"{first.case_label}. Data delivered by each flow, first seed."
    return Figure(f"{name}-{first.case}", caption, compare.fairness(_first_seeds(rows, shown)))


def _first_seeds(rows: dict[str, Group], names: Sequence[str]) -> list[compare.Row]:
    return [(rows[name].row_label, rows[name].results[0]) for name in names]


def _course(title: str, rows: dict[str, Group]) -> Section:
    case = rows[XCP].case
    explicit = _first_seeds(rows, (XCP, XCP_R, XCP_RACK, XCP_R_RACK))
    tcp = _first_seeds(rows, (HSTCP, NEWRENO, NEWRENO_RACK))
    figures = [
        Figure(name, f"First seed. {compare.windows_caption(shown)}", compare.windows(shown))
        for name, shown in ((f"course-{case}", explicit), (f"course-tcp-{case}", tcp))
    ]
    return Section(title, figures=figures)


def _agreement(cases: dict[str, dict[str, Group]]) -> list[Agreement]:
    paper = papers.load("xcp-r")
    near, far = cases["mild-100-12"], cases["mild-200-12"]
    timeouts = {row: near[row].mean("timeouts_after_3s") for row in (XCP, XCP_R)}
    late_far = {row: far[row].mean("timeouts_after_3s") for row in (XCP, XCP_R)}
    stall = near[XCP].mean("longest_stall_after_3s_s")
    total = {row: group.mean("delivered_bytes") / MB for row, group in far.items()}
    deviation = {row: group.mean("stddev_bytes") / MB for row, group in far.items()}
    return [
        paper.judge("sd", deviation[XCP_R] - deviation[XCP], shown=_compare(far, deviation, XCP_R, XCP)),
        paper.judge(
            "sd-tcp",
            deviation[XCP_R] - 0.5 * min(deviation[HSTCP], deviation[NEWRENO]),
            shown=_compare(far, deviation, XCP_R, HSTCP, NEWRENO),
        ),
        paper.judge("timeouts-xcp", timeouts[XCP] - len(near[XCP].results[0].flows), shown=timeouts[XCP]),
        paper.judge("stall-xcp", stall, seeds=len(near[XCP].results)),
        paper.judge("timeouts-xcp-r", timeouts[XCP_R]),
        paper.judge("timeouts-xcp-r-200", late_far[XCP_R], late_far[XCP_R] - late_far[XCP], xcp=late_far[XCP]),
        paper.judge("total-xcp", total[XCP]),
        paper.judge("total-xcp-r", total[XCP_R]),
        paper.judge("above", (total[XCP_R] - total[XCP]) / max(total[XCP], 1e-9)),
        paper.judge(
            "above-tcp",
            total[XCP_R] - ABOVE * max(total[HSTCP], total[NEWRENO]),
            shown=_compare(far, total, XCP_R, HSTCP, NEWRENO),
        ),
    ]


def _compare(rows: dict[str, Group], megabytes: Mapping[str, float], *names: str) -> str:
    return ", ".join(f"{_row_name(rows[row])} {megabytes[row]:,.0f}" for row in names) + " MB"


def _against_ns2(groups: Sequence[Group]) -> Section:
    beside = set_tables.compare_with_references(groups, (NS2, NS2_SPARED))
    return Section(
        "Beside ns-2",
        "Means of five seeds. Where the answer to a SYN is lost, ns-2 lets the slow-start threshold fall to 2 packets, "
        "and that flow never leaves congestion avoidance. RFC 5681 does not, nor do ours: such a flow starts late, "
        "alone, and far too fast. The second source is ns-2 with the threshold restored until a flow's first ACK.",
        tables=[beside] if beside else [],
        agreement=[
            papers.compare_with_references(group, (NS2,), 0.15)
            for group in groups
            if group.row in {XCP, HSTCP, NEWRENO}
        ],
    )


def _row_name(group: Group) -> str:
    flow = group.results[0].flows[0]
    return f"{style.look(flow.transport).label} ({flow.recovery})"
