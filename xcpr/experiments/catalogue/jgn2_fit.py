"""At which rate of loss of JGNII's lines most of table 2 agrees (Kumazoe and others). docs/experiments/jgn2.md."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from xcpr.experiments import papers
from xcpr.experiments.catalogue.jgn2 import judge_pairs
from xcpr.experiments.experiment import Experiment, Groups
from xcpr.experiments.papers import Agreement, cell
from xcpr.experiments.report import Section
from xcpr.results.groups import by_case
from xcpr.results.table import Table

PART = "jgn2-fit-pairs"


def _agreeing(findings: Sequence[Agreement]) -> int:
    return sum(item.agrees for item in findings)


def _ratios(findings: Sequence[Agreement]) -> list[float]:
    """Our totals over the paper's; the first finding, which pairs have less, is in words."""
    return [float(item.ours) / float(item.seed_paper) for item in findings[1:]]


def _report(parts: Groups) -> list[Section]:
    paper = papers.load("jgn2")
    groups = [list(rows.values()) for rows in by_case(parts[PART]).values()]
    fitted = {of[0].case_label: judge_pairs(paper, of) for of in groups}
    return [
        Section(
            "One rate of loss for the line",
            "Data packets are lost at random, at one rate for all pairs.",
            tables=(_rates(fitted), _findings(fitted)),
        )
    ]


def _rates(fitted: dict[str, list[Agreement]]) -> Table:
    rows = [
        (
            label,
            f"{_agreeing(findings)} of {len(findings)}",
            f"{fmean(abs(ratio - 1) for ratio in _ratios(findings)):.0%}",
            f"{fmean(_ratios(findings)):.2f}",
        )
        for label, findings in fitted.items()
    ]
    columns = ("lost", "findings of table 2 that agree", "totals off by, mean", "our total over the paper's, mean")
    return Table("Agreement by the rate of loss", columns, tuple(rows), name="rates")


def _findings(fitted: dict[str, list[Agreement]]) -> Table:
    rows = [
        (
            items[0].quantity,
            cell(items[0].seed_paper, items[0].unit),
            *(cell(item.ours, item.unit) for item in items),
            ", ".join(label for label, item in zip(fitted, items, strict=True) if item.agrees) or "none",
        )
        for items in zip(*fitted.values(), strict=True)
    ]
    columns = ("finding", "paper", *fitted, "agrees at")
    return Table("Each finding by the rate of loss", columns, tuple(rows), name="findings", left=1)


EXPERIMENT = Experiment(
    name="jgn2-fit",
    title="JGNII: the rate of loss of its line with which most of table 2 agrees",
    description="The paper gives no losses, and the totals of its table 2 leave much of the link idle. Its pairs "
    "again, as in jgn2, over rates of random loss.",
    parts=(PART,),
    report=_report,
    cost="about 4 minutes",
)
