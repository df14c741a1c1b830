"""The XCP-r paper's figures 3 to 10 (Lopez-Pacheco and Pham, sections III and IV). docs/experiments/xcp-r.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from xcpr import papers, tables
from xcpr.experiment import Experiment, Figure, Groups, Section
from xcpr.figures import compare
from xcpr.papers import Agreement
from xcpr.reproduce import TIME_CAPTION
from xcpr.tables import MB, Group

SET = "xcp-r-dumbbell"
XCP, XCP_RACK, XCP_R = "A", "B", "C"
HSTCP, NEWRENO, NEWRENO_RACK = "hstcp-ns2", "newreno-ns2", "newreno"
COURSES = (
    ("Figures 3 and 4: windows and throughput, RTT 100 ms", "mild-100-12"),
    ("Figures 5 and 6: windows and throughput, RTT 200 ms", "mild-200-12"),
    ("The same with half of the link taken, RTT 100 ms", "half-100-12"),
    ("The same with half of the link taken, RTT 200 ms", "half-200-12"),
)


def _report(parts: Groups) -> list[Section]:
    groups = parts[SET]
    cases: dict[str, dict[str, Group]] = {}
    for group in groups:
        cases.setdefault(group.case, {})[group.row] = group
    totals = [
        (next(iter(rows.values())).case_label, [(group.row_label, list(group.results)) for group in rows.values()])
        for rows in cases.values()
    ]
    return [
        Section(
            "All rows",
            "Every row names its recovery after the comma. A is XCP as the paper's ns has it; B and C differ in the "
            "transport alone, so that XCP-r is not credited with what SACK and RACK do.",
            tables=(tables.of_set("XCP-r paper, 12 % of the ACKs lost", groups),),
            agreement=_agreement(cases),
        ),
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
                f"First seed. {TIME_CAPTION}",
                partial(compare.windows, _first_seeds(rows, (XCP, XCP_RACK, XCP_R))),
            ),
            Figure(
                f"course-tcp-{case}",
                f"First seed. {TIME_CAPTION}",
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
        *(_order(paper, "order-total", "delivered_bytes", rows, 1) for rows in cases.values()),
        *(_order(paper, "order-sd", "stddev_bytes", rows, -1) for rows in cases.values()),
    ]


def _order(paper: papers.Paper, finding: str, total: str, rows: dict[str, Group], sign: int) -> Agreement:
    """XCP-r beyond XCP beyond both TCPs; ``sign`` -1 where less is better."""
    names = {XCP_R: "XCP-r", XCP: "XCP", HSTCP: "HSTCP", NEWRENO: "NewReno"}
    mean = {row: rows[row].mean(total) / MB for row in names}
    agrees = all(sign * mean[a] > sign * mean[b] for a, b in ((XCP_R, XCP), (XCP, HSTCP), (XCP, NEWRENO)))
    ours = ", ".join(f"{label} {mean[row]:,.0f}" for row, label in names.items())
    return paper.judge(finding, f"{rows[XCP].case_label}: {ours} MB", agrees)


EXPERIMENT = Experiment(
    name="xcp-r",
    title="The XCP-r paper: XCP-r, XCP, HSTCP and NewReno under ACK loss",
    description="Ten flows, 1 Gbit/s, RTT 100 and 200 ms, 12 % of the ACKs lost, ON/OFF UDP up to 18 % (mild) and up "
    "to half of the link. The paper gives neither its UDP schedule nor its flows' recovery: "
    "scenarios/data/udp-schedules.toml has the former, each row's label the latter.",
    parts=(SET,),
    report=_report,
    cost="about 10 minutes",
)
