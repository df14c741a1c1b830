"""The XCP-r paper's figures 3 to 10 (Lopez-Pacheco and Pham, sections III and IV). docs/experiments/xcp-r.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from xcpr.experiments import papers
from xcpr.experiments.experiment import Experiment, Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.report import Figure, Section
from xcpr.figures import compare, style
from xcpr.results import set_tables
from xcpr.results.groups import Group, by_case
from xcpr.results.table import MB

SET = "xcp-r-dumbbell"
XCP, XCP_RACK, XCP_R = "A", "B", "C"
HSTCP, NEWRENO, NEWRENO_RACK = "hstcp-ns2", "newreno-ns2", "newreno"
AS_PAPER = (XCP_R, XCP, HSTCP, NEWRENO)
SAME_RECOVERY = (XCP_R, XCP_RACK, HSTCP, NEWRENO_RACK)
NS2, NS2_SPARED = "ns-2", "ns-2, SYN spared"
COURSES = (
    ("Figures 3 and 4: windows and throughput, RTT 100 ms", "mild-100-12"),
    ("Figures 5 and 6: windows and throughput, RTT 200 ms", "mild-200-12"),
    ("The same with half of the link taken, RTT 100 ms", "half-100-12"),
    ("The same with half of the link taken, RTT 200 ms", "half-200-12"),
)


def _report(parts: Groups) -> list[Section]:
    groups = parts[SET]
    cases = by_case(groups)
    shown = (
        set_tables.of_set("XCP-r paper, 12 % of the ACKs lost", groups),
        set_tables.delivered(groups, ()),
        set_tables.losses(groups),
        set_tables.side_by_side(groups),
    )
    totals = [
        (next(iter(rows.values())).case_label, [(group.row_label, list(group.results)) for group in rows.values()])
        for rows in cases.values()
    ]
    return [
        Section(
            "All rows",
            "Every row names its recovery after the comma. A is XCP as the paper's ns has it; B and C differ in the "
            "transport alone, so that XCP-r is not credited with what SACK and RACK do.",
            tables=[table for table in shown if table],
            agreement=_agreement(cases),
        ),
        _against_ns2(groups),
        *(_course(title, cases[case]) for title, case in COURSES),
        Section(
            "Figure 7: XCP and XCP-r per flow",
            figures=[
                Figure(
                    f"per-flow-{case}",
                    f"{rows[XCP].case_label}. Data delivered by each flow, first seed: the rounder, the fairer.",
                    partial(compare.fairness, _first_seeds(rows, (XCP, XCP_RACK, XCP_R))),
                )
                for case, rows in cases.items()
            ],
        ),
        Section(
            "Figures 8 to 10: beside HSTCP and NewReno",
            figures=[
                Figure(
                    "totals",
                    "Data delivered by all flows, mean over the seeds; the dashed line is what UDP leaves; bars of "
                    "error span the seeds.",
                    partial(compare.totals, totals),
                ),
                *(
                    Figure(
                        f"all-per-flow-{case}",
                        f"{rows[XCP].case_label}. Data delivered by each flow, first seed; all circles to one scale.",
                        partial(compare.fairness, _first_seeds(rows, tuple(rows))),
                    )
                    for case, rows in cases.items()
                ),
            ],
        ),
    ]


def _first_seeds(rows: dict[str, Group], names: Sequence[str]) -> list[compare.Row]:
    return [(rows[name].row_label, rows[name].results[0]) for name in names]


def _course(title: str, rows: dict[str, Group]) -> Section:
    case = rows[XCP].case
    return Section(
        title,
        figures=[
            Figure(
                f"course-{case}",
                f"First seed. {compare.TIME_CAPTION}",
                partial(compare.windows, _first_seeds(rows, (XCP, XCP_RACK, XCP_R))),
            ),
            Figure(
                f"course-tcp-{case}",
                f"First seed. {compare.TIME_CAPTION}",
                partial(compare.windows, _first_seeds(rows, (HSTCP, NEWRENO, NEWRENO_RACK))),
            ),
        ],
    )


def _agreement(cases: dict[str, dict[str, Group]]) -> list[Agreement]:
    paper = papers.load("xcp-r")
    near, far = cases["mild-100-12"], cases["mild-200-12"]
    timeouts = {row: near[row].mean("timeouts_after_3s") for row in (XCP, XCP_R)}
    late_far = {row: far[row].mean("timeouts_after_3s") for row in (XCP, XCP_R)}
    stall = near[XCP].largest("longest_stall_after_3s_s")
    return [
        paper.compare("total-xcp", far[XCP].mean("delivered_bytes") / MB),
        paper.compare("total-xcp-r", far[XCP_R].mean("delivered_bytes") / MB),
        paper.judge("timeouts-xcp", timeouts[XCP], timeouts[XCP] > 1),
        paper.judge("stall-xcp", f"{stall:.1f} s in the worst of {len(near[XCP].results)} seeds", stall > 6),
        paper.judge("timeouts-xcp-r", timeouts[XCP_R], timeouts[XCP_R] == 0),
        paper.judge("timeouts-xcp-r-200", late_far[XCP_R], late_far[XCP_R] < late_far[XCP]),
        *(
            _order(paper, finding, total, rows, order, sign)
            for order in (AS_PAPER, SAME_RECOVERY)
            for finding, total, sign in (("order-total", "delivered_bytes", 1), ("order-sd", "stddev_bytes", -1))
            for rows in cases.values()
        ),
    ]


def _against_ns2(groups: Sequence[Group]) -> Section:
    beside = set_tables.beside(groups, (NS2, NS2_SPARED))
    return Section(
        "Beside ns-2",
        "Means of five seeds. Where the answer to a SYN is lost, ns-2 lets the slow-start threshold fall to 2 packets, "
        "and that flow never leaves congestion avoidance. RFC 5681 does not, nor do ours: such a flow starts late, "
        "alone, and far too fast. The second source is ns-2 with the threshold restored until a flow's first ACK.",
        tables=[beside] if beside else [],
        agreement=[papers.beside(group, (NS2,), 0.15) for group in groups if group.row in {XCP, HSTCP, NEWRENO}],
    )


def _order(
    paper: papers.Paper, finding: str, total: str, rows: dict[str, Group], order: Sequence[str], sign: int
) -> Agreement:
    """XCP-r beyond XCP beyond both TCPs, in the order's rows; ``sign`` is -1 where less is better."""
    mean = [rows[row].mean(total) / MB for row in order]
    xcp_r, xcp, *tcps = (sign * value for value in mean)
    ours = ", ".join(f"{_named(rows[row])} {value:,.0f}" for row, value in zip(order, mean, strict=True))
    return paper.judge(finding, f"{rows[XCP].case_label}: {ours} MB", xcp_r > xcp > max(tcps))


def _named(group: Group) -> str:
    flow = group.results[0].flows[0]
    return f"{style.look(flow.transport).label} ({flow.recovery})"


EXPERIMENT = Experiment(
    name="xcp-r",
    title="The XCP-r paper: XCP-r, XCP, HSTCP and NewReno under ACK loss",
    description="Ten flows, 1 Gbit/s, RTT 100 and 200 ms, 12 % of the ACKs lost, ON/OFF UDP up to 18 % (mild) and up "
    "to half of the link. The paper gives neither its UDP schedule nor its flows' recovery: "
    "scenarios/data/udp-schedules.toml has the former, each row's label the latter.",
    parts=(SET,),
    report=_report,
    cost="about 9 minutes",
)
