"""A run on several threads: it finds out the same, to the byte."""

from __future__ import annotations

import json

import msgspec
import pytest
from typer.testing import CliRunner

from xcpr import _native, api
from xcpr.commands.cli import app
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network.topology import build

RUNS = {
    "demo": ["duration=2 s"],
    "parking-lot": ["duration=500 ms"],
    "fat-tree": ["duration=1 s"],
    "traffic": ["duration=2 s"],
    "sharing": ["duration=6 s", "queue.classes=xcp-and-best-effort", "flows.xcp.count=4", "flows.tcp.count=4"],
    "own-program": ["duration=2 s"],
}


def make_plan(name: str, overrides: list[str]) -> str:
    chosen = scenario.load(name, overrides)
    return json.dumps(plan.make(chosen, build(chosen), 1) | {"program_json": chosen.compiled.text})


@pytest.mark.parametrize("name", RUNS)
def test_result_is_independent_of_the_number_of_threads(name: str) -> None:
    text = make_plan(name, RUNS[name])
    alone = _native.simulate(text)
    for threads in (2, 3, 4):
        parted: list[int] = []
        found = _native.simulate(text, threads=threads, parted=lambda parts, *_, p=parted: p.append(parts))
        assert len(parted) == 1 and 2 <= parted[0] <= threads
        assert found == alone


def test_dumbbell_is_partitioned_between_its_routers() -> None:
    parted: list[tuple[int, float, float]] = []
    _native.simulate(make_plan("demo", RUNS["demo"]), threads=2, parted=lambda *parts: parted.append(parts))
    assert [parts[:2] for parts in parted] == [(2, 0.05)]
    assert 1.5 < parted[0][2] <= 2


def test_exception_in_progress_ends_all_threads() -> None:
    parted: list[int] = []

    def progress(_seconds: float) -> None:
        if parted:
            raise InterruptedError

    text = make_plan("demo", ["duration=100 s"])
    with pytest.raises(InterruptedError):
        _native.simulate(text, progress, threads=2, parted=lambda parts, *_: parted.append(parts))


def test_watched_run_is_not_partitioned() -> None:
    text, snapshots = make_plan("demo", RUNS["demo"]), list[str]()

    def parted(*_: float) -> None:
        raise AssertionError

    assert _native.simulate(text, watch=snapshots.append, threads=2, parted=parted) == _native.simulate(text)
    assert len(json.loads(snapshots[-1])["flows"]) == 10


def test_api_accepts_a_number_of_threads() -> None:
    runs = [api.run("demo", overrides={"duration": "2 s"}, threads=threads) for threads in (1, 2, None)]
    results = [
        msgspec.structs.replace(run, totals=msgspec.structs.replace(run.totals, cpu_s=0.0, wall_s=0.0)) for run in runs
    ]
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("refused", [["--threads", "0"], ["--threads", "2", "--world", "mininet"]])
def test_threads_are_refused_outside_the_simulator_or_below_one(refused: list[str]) -> None:
    assert CliRunner().invoke(app, ["run", "demo", *refused]).exit_code != 0
