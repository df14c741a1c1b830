"""At which rates of loss of JGNII's lines most findings agree (Kumazoe and others). docs/experiments/jgn2.md."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from statistics import fmean

from xcpr.experiments import papers
from xcpr.experiments.catalogue.papers.jgn2 import judge_pairs, judge_rtt, judge_single, judge_switch
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement, Paper, cell
from xcpr.experiments.reports.report import Section
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.tables.table import Table

SINGLE, RTT, SWITCH, PAIRS = "jgn2-fit-single", "jgn2-fit-rtt", "jgn2-fit-switch", "jgn2-fit-pairs"

Findings = dict[str, list[Agreement]]
"""By the rate of loss, as it is shown; the findings are the same ones, in the same order, at every rate."""


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("jgn2")
    international = {rate: judge_single(paper, of["international"]) for rate, of in _by_rate(parts[SINGLE]).items()}
    domestic = _domestic(paper, parts)
    pairs = {rate: judge_pairs(paper, _groups(of)) for rate, of in _by_rate(parts[PAIRS]).items()}
    return [
        Section(
            "One rate of loss for each path",
            "Data packets are lost at random. What a receiving host loses adds to what the line loses, for every flow "
            "alike, so that a second rate can but tell the two paths apart: figure 2 is of the international one.",
            tables=(
                _rates({"Figure 2": international, **domestic, "Table 2": pairs}),
                _totals(pairs),
                _findings(_joined(international, *domestic.values(), pairs)),
            ),
        )
    ]


def _domestic(paper: Paper, parts: Groups) -> dict[str, Findings]:
    """Judges figures 3 and 4."""
    return {
        "Figure 3": {rate: judge_rtt(paper, of) for rate, of in _by_rate(parts[RTT]).items()},
        "Figure 4": {
            rate: judge_switch(paper, of["long-delay"], of["long-rate"]) for rate, of in _by_rate(parts[SWITCH]).items()
        },
    }


def _by_rate(groups: Sequence[Group]) -> dict[str, dict[str, dict[str, Group]]]:
    """Returns the cases as ``jgn2`` has them, by the rate of loss, which a case's name ends with."""
    cases: dict[str, dict[str, dict[str, Group]]] = {}
    for name, rows in by_case(groups).items():
        case, _, _ = name.rpartition("-")
        label = label_case(rows).rpartition(", ")[2]
        cases.setdefault(label, {})[case] = rows
    return cases


def _groups(cases: dict[str, dict[str, Group]]) -> list[Group]:
    return [group for rows in cases.values() for group in rows.values()]


def _joined(*findings: Findings) -> Findings:
    return {rate: [item for of in findings for item in of[rate]] for rate in findings[0]}


def _agreeing(findings: Sequence[Agreement]) -> int:
    return sum(item.agrees for item in findings)


def _rates(figures: dict[str, Findings]) -> Table:
    """Counts the findings that agree, by figure and rate: at one rate for all, and at the best one for each path."""
    counts = {figure: {rate: _agreeing(of) for rate, of in findings.items()} for figure, findings in figures.items()}
    rates = list(next(iter(counts.values())))
    first, *others = counts.values()
    away = max(rates, key=lambda rate: first[rate])
    home = max(rates, key=lambda rate: sum(of[rate] for of in others))
    rows = {rate: [of[rate] for of in counts.values()] for rate in rates}
    rows[f"international: {away}; domestic: {home}"] = [first[away], *(of[home] for of in others)]
    rows["of"] = [len(next(iter(findings.values()))) for findings in figures.values()]
    return Table(
        "Findings that agree, by the rate of loss",
        ("data packets", *figures, "all"),
        tuple((label, *map(str, of), str(sum(of))) for label, of in rows.items()),
        name="rates",
    )


def _totals(pairs: Findings) -> Table:
    """Compares table 2's totals with the paper's; the first finding, the pairs that have less, is in words."""
    rows = []
    for rate, findings in pairs.items():
        ratios = [float(item.ours) / float(item.seed_paper) for item in findings[1:]]
        rows.append((rate, f"{fmean(abs(ratio - 1) for ratio in ratios):.0%}", f"{fmean(ratios):.2f}"))
    columns = ("data packets", "totals off by, mean", "our total over the paper's, mean")
    return Table("Totals of table 2", columns, tuple(rows), name="totals")


def _findings(fitted: Findings) -> Table:
    rows = [
        (
            items[0].quantity,
            cell(items[0].seed_paper, items[0].unit),
            *(cell(item.ours, item.unit) for item in items),
            ", ".join(itertools.compress(fitted, (item.agrees for item in items))) or "none",
        )
        for items in zip(*fitted.values(), strict=True)
    ]
    columns = ("finding", "paper", *fitted, "agrees at")
    return Table("Each finding by the rate of loss", columns, tuple(rows), name="findings", left=1)
