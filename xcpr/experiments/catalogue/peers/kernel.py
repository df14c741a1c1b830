"""Our NewReno and CUBIC against the kernel's own, on the same real-time link. docs/experiments/kernel.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import compare, overlay
from xcpr.results.groups import Group, by_case
from xcpr.results.result import Result
from xcpr.results.tables.table import Table

SET, SMALL_QUEUE, SIMULATOR = "kernel-tcp", "kernel-small-queue", "kernel-simulator"
PAIRS = (("newreno", "kernel-reno"), ("cubic", "kernel-cubic"))
"""Ours and the kernel's."""
WITHIN = 0.15
"""The share of the kernel's throughput by which ours may differ."""


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    cases = by_case(parts[SET])
    agreement = [_agreement(rows[ours], rows[kernels]) for rows in cases.values() for ours, kernels in PAIRS]
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


def _agreement(ours: Group, kernels: Group) -> Agreement:
    mine, theirs = ours.mean(_mbps), kernels.mean(_mbps)
    agrees = abs(mine - theirs) <= WITHIN * theirs
    quantity = f"{ours.label}, {ours.case_label}: throughput within {WITHIN:.0%} of the kernel's"
    return Agreement(quantity, theirs, mine, "Mbit/s", agrees, "", peer="Linux")


def _table(cases: dict[str, dict[str, Group]]) -> Table:
    rows = []
    for of_case in cases.values():
        for pair in PAIRS:
            theirs = of_case[pair[1]].mean(_mbps)
            for name in pair:
                rows.append(_row(of_case[name], theirs))
    columns = ("case", "transport", "Mbit/s", "of kernel's", "recoveries", "timeouts", "retransmitted", "queue", "Jain")
    return Table("Ours and the kernel's", columns, tuple(rows), ("queue: mean, packets",), left=2, name="throughput")


def _row(group: Group, kernels_mbps: float) -> tuple[str, ...]:
    mbps = [_mbps(result) for result in group.results]
    return (
        group.case_label,
        group.label,
        f"{group.mean(_mbps):.2f} ({min(mbps):.2f}-{max(mbps):.2f})",
        f"{group.mean(_mbps) / kernels_mbps:.1%}",
        f"{group.mean('fast_retransmits'):.1f}",
        f"{group.mean('timeouts'):.1f}",
        f"{group.mean('retransmitted_packets'):.0f}",
        f"{group.mean(lambda result: result.totals.queue_mean_packets or 0.0):.0f}",
        f"{group.mean('jain'):.4f}",
    )


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
    rows = [
        (
            group.case_label,
            group.label,
            f"{group.mean(_mbps):.2f}",
            f"{group.mean('retransmitted_packets'):.0f}",
            f"{group.mean('queue_mean_packets'):.0f}",
        )
        for group in groups
    ]
    columns = ("case", "transport", "Mbit/s", "retransmitted", "queue")
    return Table("In the simulator", columns, tuple(rows), ("queue: mean, packets",), left=2, name="simulator")


def _course(rows: dict[str, Group]) -> Section:
    case = next(iter(rows.values()))
    pairs = [[_runs(rows[name]) for name in pair] for pair in PAIRS]
    beside = [(rows[name].label, rows[name].results[0]) for pair in PAIRS for name in pair]
    over, course = partial(overlay.windows, pairs), partial(compare.windows, beside)
    caption = "First repetition: window of each flow, throughput, and the bottleneck's queue."
    figures = (
        Figure(f"overlay-{case.case}", "Windows of all flows together, ours over the kernel's.", over),
        Figure(f"course-{case.case}", caption, course),
    )
    return Section(f"Courses: {case.case_label}", figures=figures)


def _runs(group: Group) -> overlay.Runs:
    return group.label, group.results
