"""Runs over the workers of a Dask cluster: two processes of this machine, of which some are killed."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from xcpr import cli
from xcpr.experiments import batch, cluster, reproduce
from xcpr.results import result
from xcpr.scenarios import scenario
from xcpr.schema import Invalid

dask = pytest.importorskip("dask", reason="no Dask: pip install distributed")
distributed = pytest.importorskip("distributed", reason="no Dask: pip install distributed")

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own


@pytest.fixture(scope="module")
def two() -> Iterator[Any]:
    """Starts a cluster of two workers, which Dask starts again when they are killed."""
    # A worker takes seconds to start again; each death counts.
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}):
        started = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50)
    with started:
        yield started


def jobs(folder: Path, count: int, duration: str = "1 s") -> list[batch.Job]:
    chosen = scenario.load("demo", [f"duration={duration}", "flows.main.count=2"])
    return [batch.Job("demo", chosen, seed, folder / f"{seed}", report=False, series=False) for seed in range(count)]


def untimed(job: batch.Job) -> bytes:
    return untimed_result(result.load(job.result))


def untimed_result(made: result.Result) -> bytes:
    made.totals.cpu_s = made.totals.wall_s = 0.0
    return result.encode(made)


def test_cells_are_those_of_this_machine_though_a_worker_is_killed(tmp_path: Path, two: Any) -> None:
    ours, theirs = (jobs(tmp_path / where, 8, "20 s") for where in ("here", "there"))
    told: list[tuple[float, int]] = []

    def tell(seconds: float, done: int) -> None:
        told.append((seconds, done))
        if done == 2:
            os.kill(next(iter(two.workers.values())).process.pid, signal.SIGKILL)

    batch.run_on_cluster(theirs, two.scheduler_address, 1, tell)
    assert told[-1] == (160.0, 8)
    batch.run_in_turn(ours[:2], lambda *_: None)
    assert [untimed(job) for job in theirs[:2]] == [untimed(job) for job in ours[:2]]
    made = {job.result: job.result.stat().st_mtime_ns for job in theirs}
    batch.run_on_cluster(theirs, two.scheduler_address, 1, tell)
    assert made == {job.result: job.result.stat().st_mtime_ns for job in theirs}, "what is there is not run again"


def test_a_sweep_on_a_cluster_is_this_machines(tmp_path: Path, two: Any) -> None:
    words = ["sweep", "demo", "flows.main.count=1,2", "--set", "duration=1 s", "--totals", "--quiet", "--out"]
    for where, more in {"here": ["--workers", "1"], "there": ["--cluster", two.scheduler_address]}.items():
        done = CliRunner().invoke(cli.app, [*words, str(tmp_path / where), *more])
        assert done.exit_code == 0, done.exception
    here, there = (reproduce.load_groups(folder, reproduce.load_manifest(folder)) for folder in tmp_path.iterdir())
    assert len(here) == 2
    for one, other in zip(here, there, strict=True):
        ours, theirs = (untimed_result(group.results[0]) for group in (one, other))
        assert ours == theirs


def fall_over(what: str) -> bytes:
    """Ends its process, if it is told to."""
    if what == "killer":
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.05)
    return what.encode()


def test_a_cell_that_kills_its_workers_fails_alone(two: Any) -> None:
    answers: list[bytes] = []
    names = ["one", "killer", "two", "three", "four", "five"]
    with pytest.raises(Invalid, match=r"^--cluster: killer: ended every worker") as failed:
        cluster.run(
            fall_over,
            (cluster.Task(name, (name,)) for name in names),
            two.scheduler_address,
            lambda _, answer: answers.append(answer),
        )
    assert len(failed.value.problems) == 1
    assert sorted(answers) == sorted(name.encode() for name in names if name != "killer")


def test_a_worker_with_other_inputs_is_refused(tmp_path: Path, two: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "_code", lambda: b"another xcpr")
    with pytest.raises(Invalid, match=r"^worker on .*: has other code or other files"):
        batch.run_on_cluster(jobs(tmp_path, 2), two.scheduler_address, 1, lambda *_: None)
    assert not list(tmp_path.rglob(result.FILE))


def test_an_answer_comes_of_the_very_same_inputs(tmp_path: Path) -> None:
    (job,) = jobs(tmp_path, 1)
    code = batch._code().hex()
    assert batch.answer(code, batch.inputs(job), pickle.dumps(job)).startswith(b"{")
    for wrong in ((code, "demo 1234\n", pickle.dumps(job)), ("1234", batch.inputs(job), b"of another version")):
        with pytest.raises(Invalid, match="has other code or other files"):
            batch.answer(*wrong)


def test_what_no_scheduler_answers_is_said_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WAITS_S", 1)
    with pytest.raises(Invalid, match=r"^--cluster: tcp://127\.0\.0\.1:1: no scheduler of Dask answers"):
        batch.run_on_cluster(jobs(tmp_path, 1), "tcp://127.0.0.1:1", 1, lambda *_: None)
