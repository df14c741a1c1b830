"""Our NewReno and CUBIC against the kernel's own, on the same real-time link. docs/experiments/kernel.md."""

from __future__ import annotations

from collections.abc import Sequence

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement, Paper
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import compare, courses
from xcpr.results.groups import Group, by_case
from xcpr.results.result import Result
from xcpr.results.tables.columns import CASE, LABEL, mean, tabulate
from xcpr.results.tables.table import Table

SET, SMALL_QUEUE, SIMULATOR = "kernel-tcp", "kernel-small-queue", "kernel-simulator"
PAIRS = (("newreno", "kernel-reno"), ("cubic", "kernel-cubic"))
"""Ours and the kernel's."""


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper, cases = papers.load("kernel"), by_case(parts[SET])
    agreement = [_agreement(paper, rows[ours], rows[kernels]) for rows in cases.values() for ours, kernels in PAIRS]
    means = "Means of all repetitions, the least and the most of the throughput in brackets. Bytes are frames'."
    small = "Every loss leaves the link idle for a while, and the algorithms decide."
    return [
        Section("Throughput", means, [_table(cases)], agreement=agreement),
        Section("With a queue of 40 packets", small, [_small_queue(by_case(parts[SMALL_QUEUE]))]),
        Section("In the simulator", "Ours in virtual time.", [_simulated(parts[SIMULATOR])]),
        *(_course(rows) for rows in cases.values()),
    ]


def _mbps(result: Result) -> float:
    """Returns the throughput of a repetition, Mbit/s of frames delivered in order."""
    return result.totals.delivered_bytes * 8e-6 / result.duration_s


def _agreement(paper: Paper, ours: Group, kernels: Group) -> Agreement:
    judged = paper.judge("throughput", ours.mean(_mbps), measured=kernels.mean(_mbps))
    return judged.labelled(place=f"{ours.label}, {ours.case_label}")


def _table(cases: dict[str, dict[str, Group]]) -> Table:

    def write_share(group: Group) -> str:
        kernels = cases[group.case][dict(PAIRS).get(group.row, group.row)]
        return f"{group.mean(_mbps) / kernels.mean(_mbps):.1%}"

    columns = (
        ("case", CASE),
        ("transport", LABEL),
        ("Mbit/s", _write_mbps),
        ("of kernel's", write_share),
        ("recoveries", mean("fast_retransmits", ".1f")),
        ("timeouts", mean("timeouts", ".1f")),
        ("retransmitted", mean("retransmitted_packets", ".0f")),
        ("queue", mean(lambda result: result.totals.queue_mean_packets or 0.0, ".0f")),
        ("Jain", mean("jain", ".4f")),
    )
    groups = [rows[name] for rows in cases.values() for pair in PAIRS for name in pair]
    return tabulate("Ours and the kernel's", columns, groups, ("queue: mean, packets",), left=2, name="throughput")


def _write_mbps(group: Group) -> str:
    mbps = [_mbps(result) for result in group.results]
    return f"{group.mean(_mbps):.2f} ({min(mbps):.2f}-{max(mbps):.2f})"


def _small_queue(cases: dict[str, dict[str, Group]]) -> Table:
    rows = []
    for of_case in cases.values():
        for ours, kernels in PAIRS:
            mine, theirs = of_case[ours].mean(_mbps), of_case[kernels].mean(_mbps)
            named = f"{of_case[ours].label}, {of_case[ours].case_label}"
            rows.append((named, f"{mine:.1f}", f"{theirs:.1f}", f"{mine / theirs - 1:+.1%}"))
    columns = ("transport", "ours, Mbit/s", "the kernel's", "difference")
    return Table("With a queue of 40 packets", columns, tuple(rows), name="small-queue")


def _simulated(groups: Sequence[Group]) -> Table:
    columns = (
        ("case", CASE),
        ("transport", LABEL),
        ("Mbit/s", mean(_mbps, ".2f")),
        ("retransmitted", mean("retransmitted_packets", ".0f")),
        ("queue", mean("queue_mean_packets", ".0f")),
    )
    return tabulate("In the simulator", columns, groups, ("queue: mean, packets",), left=2, name="simulator")


def _course(rows: dict[str, Group]) -> Section:
    case = next(iter(rows.values()))
    pairs = [[_runs(rows[name]) for name in pair] for pair in PAIRS]
    beside = [(rows[name].label, rows[name].results[0]) for pair in PAIRS for name in pair]
    over, course = courses.overlaid_windows(pairs), compare.windows(beside)
    caption = "First repetition: window of each flow, throughput, and the bottleneck's queue."
    figures = (
        Figure(f"overlay-{case.case}", "Windows of all flows together, ours over the kernel's.", over),
        Figure(f"course-{case.case}", caption, course),
    )
    return Section(f"Courses: {case.case_label}", figures=figures)


def _runs(group: Group) -> courses.Runs:
    return group.label, group.results
