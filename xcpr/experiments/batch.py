"""Many runs over the machine's cores, each in a process of its own, with results kept.

A run whose result file is there already, made from the same plan by the same build, is not run again.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from xcpr import _native, files
from xcpr.experiments import report
from xcpr.results import assembly, result
from xcpr.scenarios import plan
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.topology import build
from xcpr.worlds import mininet, sim

INPUTS_FILE = ".inputs"
TICK_S = 0.1
"""How often the parent looks for progress."""


@dataclass(frozen=True)
class Job:
    """One run and the folder for what it makes."""

    name: str
    scenario: Scenario
    seed: int
    folder: Path
    report: bool = True
    """Draw figures and write report.html too."""
    series: bool = True
    """Keep time series, marks and telemetry, which grow with simulated time."""
    world: str = "sim"
    """Virtual time, or "mininet" with the embedded switch; series are kept there in any case."""

    @property
    def result(self) -> Path:
        """The result file's path."""
        return self.folder / result.FILE


class Stopped(Exception):
    """The parent asked a run to end."""


def inputs(job: Job) -> str:
    """A hash of all that decides a run's result: the plan, the native code, and what wraps the result."""
    made = plan.make(job.scenario, build(job.scenario), job.seed, job.series)
    digest = hashlib.sha256(_code() + json.dumps([job.world, made]).encode())
    return f"{job.name} {digest.hexdigest()}\n"


@cache
def _code() -> bytes:
    digest = hashlib.sha256()
    for module in (_native, sim, assembly, result):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.digest()


def is_done(job: Job) -> bool:
    """Whether the job's result is there, from these very inputs."""
    try:
        return job.result.is_file() and (job.folder / INPUTS_FILE).read_text(encoding="utf-8") == inputs(job)
    except OSError:
        return False


def do(job: Job, progress: sim.Progress | None = None) -> None:
    """Run a job in this process, unless it is done, and draw its report."""
    if not is_done(job):
        (job.folder / INPUTS_FILE).unlink(missing_ok=True)
        made = _execute(job, progress or (lambda _: None))
        result.write(made, job.result)
        files.write(job.folder / INPUTS_FILE, inputs(job))
    if job.report:
        _draw(job)


def _execute(job: Job, progress: sim.Progress) -> result.Result:
    if job.world == "sim":
        return sim.execute(job.scenario, job.seed, job.name, progress, job.series)

    def say(_doing: str, passed_s: float) -> None:
        progress(passed_s)

    return mininet.execute(job.scenario, job.seed, job.name, "embedded", say)


def keep(job: Job, made: result.Result) -> None:
    """Write a result of a run in real time, which is never done for a later one, and draw its report."""
    (job.folder / INPUTS_FILE).unlink(missing_ok=True)
    result.write(made, job.result)
    _draw(job)


def _draw(job: Job) -> None:
    report.of_run(result.load(job.result), job.folder)


def run_in_turn(jobs: Sequence[Job], progress: Callable[[float, int], None]) -> None:
    """Do all jobs one after the other in this process, so that each run in real time has the machine for itself.

    ``progress`` is that of ``run_all``.
    """
    before_s = 0.0
    for number, job in enumerate(jobs):
        do(job, lambda seconds, s=before_s, n=number: progress(s + seconds, n))  # type: ignore[misc]
        before_s += job.scenario.duration / 1e9
    progress(before_s, len(jobs))


def run_all(jobs: Sequence[Job], workers: int | None, progress: Callable[[float, int], None]) -> None:
    """Do all jobs; ``progress`` gets the simulated seconds over all runs and the number of runs done.

    An exception of a run, or KeyboardInterrupt, ends all others first.
    """
    context = multiprocessing.get_context("spawn")
    times = context.SimpleQueue()
    stop = context.Event()
    done_s = [0.0] * len(jobs)
    count = min(len(jobs), workers or os.cpu_count() or 1)
    with ProcessPoolExecutor(count, context, _remember, (times, stop)) as pool:
        with _workers_deaf_to_ctrl_c():
            futures = {pool.submit(_do_in_worker, index, job) for index, job in enumerate(jobs)}
        waiting = set(futures)
        try:
            while waiting:
                finished, waiting = wait(waiting, TICK_S, FIRST_COMPLETED)
                while not times.empty():
                    index, seconds = times.get()
                    done_s[index] = seconds
                for future in finished:
                    future.result()
                progress(sum(done_s), len(futures) - len(waiting))
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


_worker: dict[str, Any] = {}


@contextmanager
def _workers_deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; workers, which begin with our signal mask, leave it to the parent."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _remember(times: Any, stop: Any) -> None:
    _worker.update(times=times, stop=stop)


def _do_in_worker(index: int, job: Job) -> None:
    def report(seconds: float) -> None:
        if _worker["stop"].is_set():
            raise Stopped
        _worker["times"].put((index, seconds))

    do(job, report)
    report(job.scenario.duration / 1e9)
