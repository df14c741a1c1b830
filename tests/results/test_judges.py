"""Findings can fail: a law that is crippled loses each of these, where the honest one has it."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence

import pytest

from xcpr.experiments import catalogue, papers
from xcpr.experiments.catalogue.papers import fobs, katabi, ttp
from xcpr.experiments.papers import Agreement
from xcpr.results.groups import Group, by_case
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.scenario import override_layers
from xcpr.worlds import sim


def groups(name: str, overrides: Sequence[str], *rows: str) -> list[Group]:
    """Runs the rows of a set, all of them unless they are named, with one seed."""
    layers = tuple(override_layers(overrides))
    return [
        Group(run.row, run.row_label, run.case, run.case_label, (sim.execute(run.scenario(layers), 1, run.name),))
        for run in sets.load(name).runs
        if not rows or run.row in rows
    ]


def fairness(paper: papers.Paper, overrides: Sequence[str]) -> Sequence[Agreement]:
    found = by_case(groups("katabi-fairness", overrides, katabi.XCP, katabi.TCP))
    return katabi.judge_fairness(paper, found)


def joining(paper: papers.Paper, overrides: Sequence[str]) -> Sequence[Agreement]:
    (group,) = groups("katabi-joining", overrides, katabi.XCP)
    return katabi.judge_joining(paper, group.results[0])


def back_off(paper: papers.Paper, overrides: Sequence[str]) -> Sequence[Agreement]:
    (group,) = groups("ttp-back-off", overrides, ttp.TTP)
    return [ttp.judge_back_off(paper, group.results[0])]


def costs(paper: papers.Paper, overrides: Sequence[str]) -> Sequence[Agreement]:
    return [fobs.judge_costs(paper, by_case(groups("fobs-hosts", overrides)))]


NEWRENO, CUBIC = (["flows.main.transport=" + name] for name in ("newreno", "cubic"))
DEAF = ["flows.main.ttp.min_rate=100 Mbit/s"]
FREE = ["hosts.packet_time=0 s"]


@pytest.mark.parametrize(
    ("name", "judge", "crippled", "lost"),
    [
        pytest.param("katabi", fairness, NEWRENO, {"equal", "range"}, id="NewReno in XCP's place"),
        pytest.param("katabi", joining, NEWRENO, {"joining", "joining-queue"}, id="NewReno's flows join"),
        pytest.param("katabi", joining, CUBIC, {"joining", "joining-queue"}, id="CUBIC's flows join"),
        pytest.param("ttp", back_off, DEAF, {"back-off"}, id="TTP that never slows down"),
        pytest.param("fobs", costs, FREE, {"acks-cost"}, id="hosts whom packets cost nothing"),
    ],
)
def test_crippled_controller_loses_the_finding(
    name: str,
    judge: Callable[[papers.Paper, Sequence[str]], Sequence[Agreement]],
    crippled: list[str],
    lost: set[str],
) -> None:
    paper = papers.load(name)
    honest, wrong = ({item.quantity: item.agrees for item in judge(paper, changes)} for changes in ([], crippled))
    for finding in lost:
        quantity = paper.findings[finding].quantity
        assert honest[quantity] and not wrong[quantity], quantity


@pytest.mark.parametrize("name", sorted(path.stem for path in papers.PAPERS.glob("*.toml")))
def test_each_isolated_cause_names_a_valid_command(name: str) -> None:
    for finding in papers.load(name).findings.values():
        if not finding.run:
            continue
        program, verb, what, *rest = shlex.split(finding.run)
        changes = rest[1::2]
        assert program == "xcpr" and set(rest[::2]) <= {"--set"}, finding.run
        if verb == "reproduce":
            assert what in catalogue.list_experiments() or what in sets.list_sets(), finding.run
            override_layers(changes)
        elif "/" in what:
            sets.find_run(what).scenario(tuple(override_layers(changes)))
        else:
            scenario.load(what, changes)
