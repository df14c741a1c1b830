"""Runs over the workers of a Dask cluster: two processes of this machine, of which some are killed."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import certificates
import pytest
from typer.testing import CliRunner

from xcpr.commands import cli
from xcpr.experiments import reproduce
from xcpr.experiments.execution import batch, cluster
from xcpr.io import input_files
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.scenarios import scenario

dask = pytest.importorskip("dask", reason="no Dask: pip install distributed")
distributed = pytest.importorskip("distributed", reason="no Dask: pip install distributed")

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """Starts a cluster of two workers, which Dask starts again when they are killed."""
    # A worker takes seconds to start again; each death counts. Dask looks 15 s after a loss whether the worker is
    # back, and ends it for good if not. By then it may be the next test that lost it. Dask reads this time when
    # it loses a worker, so the setting has to hold as long as the cluster.
    own = {"distributed.scheduler.allowed-failures": 0, "distributed.deploy.lost-worker-timeout": "1 h"}
    with (
        dask.config.set(own),
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as started,
    ):
        yield started


def jobs(folder: Path, count: int, duration: str = "1 s") -> list[batch.Job]:
    chosen = scenario.load("demo", [f"duration={duration}", "flows.main.count=2"])
    return [batch.Job("demo", chosen, seed, folder / f"{seed}", report=False, series=False) for seed in range(count)]


def untimed(job: batch.Job) -> bytes:
    return untimed_result(result.load(job.result))


def untimed_result(made: result.Result) -> bytes:
    made.totals.cpu_s = made.totals.wall_s = 0.0
    return result.encode(made)


def test_cluster_results_match_local_ones_after_a_worker_is_killed(tmp_path: Path, two_workers: Any) -> None:
    ours, theirs = (jobs(tmp_path / where, 8, "20 s") for where in ("here", "there"))
    progress: list[tuple[float, int]] = []

    def on_progress(seconds: float, done: int) -> None:
        progress.append((seconds, done))
        if done == 2:
            os.kill(next(iter(two_workers.workers.values())).process.pid, signal.SIGKILL)

    batch.run_on_cluster(theirs, two_workers.scheduler_address, 1, on_progress)
    assert progress[-1] == (160.0, 8)
    batch.run_in_turn(ours[:2], lambda *_: None)
    assert [untimed(job) for job in theirs[:2]] == [untimed(job) for job in ours[:2]]
    made = {job.result: job.result.stat().st_mtime_ns for job in theirs}
    batch.run_on_cluster(theirs, two_workers.scheduler_address, 1, on_progress)
    assert made == {job.result: job.result.stat().st_mtime_ns for job in theirs}, "what is there is not run again"


def test_sweep_on_a_cluster_matches_a_local_sweep(tmp_path: Path, two_workers: Any) -> None:
    words = ["sweep", "demo", "flows.main.count=1,2", "--set", "duration=1 s", "--totals", "--quiet", "--out"]
    for where, more in {"here": ["--workers", "1"], "there": ["--cluster", two_workers.scheduler_address]}.items():
        done = CliRunner().invoke(cli.app, [*words, str(tmp_path / where), *more])
        assert done.exit_code == 0, done.exception
    here, there = (reproduce.load_groups(folder, reproduce.load_manifest(folder)) for folder in tmp_path.iterdir())
    assert len(here) == 2
    for one, other in zip(here, there, strict=True):
        ours, theirs = (untimed_result(group.results[0]) for group in (one, other))
        assert ours == theirs


def end_process(what: str) -> bytes:
    """Returns the name; the name "killer" kills the process."""
    if what == "killer":
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.05)
    return what.encode()


def test_run_that_kills_its_workers_fails_alone(two_workers: Any) -> None:
    answers: list[bytes] = []
    names = ["one", "killer", "two", "three", "four", "five"]
    with pytest.raises(Invalid, match=r"^--cluster: killer: ended every worker") as failed:
        cluster.run(
            end_process,
            (cluster.Task(name, (name,)) for name in names),
            two_workers.scheduler_address,
            lambda _, answer: answers.append(answer),
        )
    assert len(failed.value.problems) == 1
    assert sorted(answers) == sorted(name.encode() for name in names if name != "killer")


def answer_with_number(*_: object) -> int:
    return 7


def answer_with_text(*_: object) -> bytes:
    return b"[" * 100_000


def answer_with_another(_code: str, _wanted: str, job: bytes) -> bytes:
    """Answers with the result of another seed."""
    return result.encode(batch.execute(replace(pickle.loads(job), seed=99)))


def answer_with_fault(_code: str, _wanted: str, job: bytes) -> bytes:
    """Answers with a time that no series has."""
    made = batch.execute(pickle.loads(job))
    made.series.time_s.append(1.0)
    return result.encode(made)


@pytest.mark.parametrize(
    ("wrong_answer", "problem"),
    [
        (answer_with_number, "the answer of a worker must be bytes, not int"),
        (answer_with_text, "the answer of a worker is no xcpr-result/"),
        (answer_with_another, "the answer of a worker is another run's: its seed differs"),
        (answer_with_fault, "the answer of a worker has a fault"),
    ],
)
def test_invalid_answer_of_a_worker_is_refused(
    wrong_answer: Any, problem: str, tmp_path: Path, two_workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "answer", wrong_answer)
    with pytest.raises(Invalid, match=f"demo, seed 0: {problem}"):
        batch.run_on_cluster(jobs(tmp_path, 1), two_workers.scheduler_address, 1, lambda *_: None)
    assert not list(tmp_path.rglob("*.json")), "nothing of it is kept"


def test_answer_over_the_size_limit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (job,) = jobs(tmp_path, 1)
    made = result.encode(batch.execute(job))
    batch.check_answer(job, made)
    monkeypatch.setattr(input_files, "MAX_RESULT_BYTES", len(made) - 1)
    with pytest.raises(Invalid, match=r"demo, seed 0: the answer of a worker has \d+ bytes; at most \d+ are taken"):
        batch.check_answer(job, made)


def test_client_without_a_certificate_can_not_submit_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/cluster.md has it: an authority's certificate lets scheduler, worker and client in, and no stranger."""
    certificate, key = map(str, certificates.make(tmp_path))
    tls = "distributed.comm.tls"
    (job,) = jobs(tmp_path, 1)
    settings = {f"{tls}.ca-file": certificate, "distributed.comm.require-encryption": True}
    for role in ("scheduler", "worker", "client"):
        settings |= {f"{tls}.{role}.cert": certificate, f"{tls}.{role}.key": key}
    with dask.config.set(settings):
        started = distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, dashboard_address=None, protocol="tls", security=distributed.Security()
        )
        with started:
            address = started.scheduler_address
            assert address.startswith("tls://127.0.0.1:"), "loopback, unless another host is named"
            batch.run_on_cluster([job], address, 1, lambda *_: None)
            assert result.load(job.result)
            made = [
                submit(address, tmp_path / name, certificate, certificates.make(tmp_path, name)) for name in ("a", "b")
            ]
            assert not any(made)
            assert submit(address, tmp_path / "c", certificate, (certificate, key))
    monkeypatch.setattr(cluster, "WAITS_S", 2)
    with pytest.raises(Invalid, match="no scheduler of Dask answers: TLS expects"):
        batch.run_on_cluster([job], "tls://127.0.0.1:1", 1, lambda *_: None)


def submit(address: str, folder: Path, authority: str, pair: Sequence[Path | str]) -> bool:
    """Has a cluster's worker make a folder, as a client with a certificate and its key; says whether it did."""
    script = (
        "import distributed, os, sys; distributed.Client(sys.argv[1], timeout=5).submit(os.mkdir, sys.argv[2]).result()"
    )
    settings = {"CA_FILE": authority, "CLIENT__CERT": str(pair[0]), "CLIENT__KEY": str(pair[1])}
    tls = {f"DASK_DISTRIBUTED__COMM__TLS__{name}": value for name, value in settings.items()}
    with suppress(subprocess.TimeoutExpired):
        command = [sys.executable, "-c", script, address, str(folder)]
        subprocess.run(command, env=os.environ | tls, capture_output=True, check=False, timeout=30)
    return folder.is_dir()


def test_worker_with_other_code_is_refused(tmp_path: Path, two_workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "_code", lambda: b"another xcpr")
    with pytest.raises(Invalid, match=r"^worker on .*: has other code or other files"):
        batch.run_on_cluster(jobs(tmp_path, 2), two_workers.scheduler_address, 1, lambda *_: None)
    assert not list(tmp_path.rglob(result.FILE))


def test_worker_refuses_other_code_or_inputs(tmp_path: Path) -> None:
    (job,) = jobs(tmp_path, 1)
    code = batch._code().hex()
    assert batch.answer(code, batch.inputs(job), pickle.dumps(job)).startswith(b"{")
    for wrong in ((code, "demo 1234\n", pickle.dumps(job)), ("1234", batch.inputs(job), b"of another version")):
        with pytest.raises(Invalid, match="has other code or other files"):
            batch.answer(*wrong)


def test_unreachable_scheduler_is_a_one_line_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WAITS_S", 1)
    with pytest.raises(Invalid, match=r"^--cluster: tcp://127\.0\.0\.1:1: no scheduler of Dask answers"):
        batch.run_on_cluster(jobs(tmp_path, 1), "tcp://127.0.0.1:1", 1, lambda *_: None)
