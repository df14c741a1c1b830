"""Many runs over the machine's cores, each in a process of its own, with results kept.

A run whose result file is there already, made from the same plan by the same build, is not run again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import pickle
import secrets
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from xcpr import __version__, _native
from xcpr.experiments.execution import cluster, processes, status
from xcpr.io import files, input_files, schema
from xcpr.io.paths import printable
from xcpr.io.schema import Invalid, Problem
from xcpr.results import assembly, checks, documents, result
from xcpr.scenarios import plan
from xcpr.scenarios.network.taps import FILE, Taps
from xcpr.scenarios.network.topology import build
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import python_controllers, sim
from xcpr.worlds.observe import moments

if TYPE_CHECKING:
    from xcpr.worlds.controllers.control_application import ControlApplication

INPUTS_FILE = status.INPUTS_HASH_FILE


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

    def __str__(self) -> str:
        return f"{self.name}, seed {self.seed}"


def inputs(job: Job) -> str:
    """Returns a hash of all that decides a run's result: the plan, the scenario as the result has it, the program, the
    native code, and what wraps the result."""
    made = plan.make(job.scenario, build(job.scenario), job.seed, job.series)
    scenario = schema.write(job.scenario)
    digest = hashlib.sha256(_code() + json.dumps([job.world, made, scenario, job.scenario.compiled.versions]).encode())
    for controller in job.scenario.controllers.values():
        if controller.program is not None:
            digest.update(input_files.read_text(Path(controller.program)).encode())
    return f"{printable(job.name)} {digest.hexdigest()}\n"


@cache
def _code() -> bytes:
    digest = hashlib.sha256(__version__.encode())
    for module in (_native, sim, assembly, result):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.digest()


def has_result(job: Job) -> bool:
    """Says whether the job's result is there, from these very inputs. A script may read anything, so that its run is
    done anew."""
    if job.scenario.scripts:
        return False
    try:
        return job.result.is_file() and input_files.read_text(job.folder / INPUTS_FILE) == inputs(job)
    except Invalid:
        return False


def do(job: Job, progress: sim.Progress | None = None, threads: int | None = 1) -> None:
    """Does a job in this process, unless it is done, and draws its report; see ``execute``."""
    _do(job, has_result(job), progress, threads)


def _do(job: Job, stores_result: bool, progress: sim.Progress | None, threads: int | None = 1) -> None:
    if not stores_result:
        if job.report:
            # Matplotlib is loaded while the simulator, which does not hold Python's lock, runs.
            Thread(target=import_module, args=["xcpr.experiments.reports.report"]).start()
        _keep(job, result.encode(execute(job, progress, threads=threads)))
        files.write(job.folder / INPUTS_FILE, inputs(job))
    if job.report:
        _draw(job)


def execute(
    job: Job,
    progress: sim.Progress | None = None,
    controllers: python_controllers.Makers = MappingProxyType({}),
    watch: moments.Watch | None = None,
    threads: int | None = 1,
    taps: Taps | None = None,
    control_plane: ControlApplication | None = None,
) -> result.Result:
    """Does a job and returns its result, which is not written; the simulator gets controllers in Python, watchers,
    of threads. The frames at ``taps`` go to a file in the job's folder.

    Each of many runs is on one thread, for together they have all cores already.
    """
    if job.world == "sim":
        pcap = (job.folder / FILE, taps) if taps else None
        return sim.execute(
            job.scenario, job.seed, job.name, progress, job.series, controllers, watch, threads, pcap, control_plane
        )

    # The module loads clients of gRPC, which virtual time goes without.
    from xcpr.worlds.emulation import mininet  # noqa: PLC0415

    def report(_doing: str, passed_s: float) -> None:
        if progress:
            progress(passed_s)

    return mininet.execute(job.scenario, job.seed, job.name, "embedded", report)


def keep(job: Job, made: result.Result) -> None:
    """Writes a result that is never taken for a later run's, and draws its report.

    These are results in real time, with controllers in Python, --live or --pcap.
    """
    _keep(job, result.encode(made))
    _draw(job)


def _keep(job: Job, made: bytes) -> None:
    """Writes a result's file in place of what the folder holds; where that fails, among the temporary files."""
    try:
        for old in (INPUTS_FILE, result.REPORT):
            (job.folder / old).unlink(missing_ok=True)
        documents.write(job.result, made)
    except OSError as error:
        kept = Path(tempfile.gettempdir(), f"xcpr-{secrets.token_hex(8)}", result.FILE)
        try:
            documents.write(kept, made)
            rest = f"the result is kept as {kept}"
        except OSError as another:
            with contextlib.suppress(OSError):
                kept.parent.rmdir()
            rest = f"it is lost, for {kept.parent.parent} can't take it either: {another.strerror}"
        raise OSError(error.errno, f"{error.strerror}; {rest}", str(job.result)) from None


def _draw(job: Job) -> None:
    # Matplotlib takes longer to load than a short run takes: a process that draws nothing goes without it.
    from xcpr.experiments.reports import report  # noqa: PLC0415

    if not report.is_fresh(job.folder):
        report.of_run(result.load(job.result), job.folder)


def run_in_turn(
    jobs: Sequence[Job],
    progress: Callable[[float, int], None],
    controllers: python_controllers.Makers = MappingProxyType({}),
) -> None:
    """Does all jobs one after the other in this process, so that each run in real time has the machine for itself.

    ``progress`` is that of ``run_all``. With controllers in Python no earlier result is kept: their code may have
    changed.
    """
    before_s = 0.0
    for number, job in enumerate(jobs):
        _do_seen(job, lambda seconds, s=before_s, n=number: progress(s + seconds, n), controllers)  # type: ignore[misc]
        before_s += job.scenario.duration / 1e9
    progress(before_s, len(jobs))


def run_all(jobs: Sequence[Job], workers: int | None, progress: Callable[[float, int], None]) -> None:
    """Does all jobs over the machine's cores; ``progress`` gets the simulated seconds over all runs and the runs
    done."""
    processes.run(_do_to_the_end, jobs, workers, progress)


def _do_seen(job: Job, progress: sim.Progress, controllers: python_controllers.Makers = MappingProxyType({})) -> None:
    """Does one of many jobs, where ``xcpr status`` sees whether it runs, how long it took, and how it failed."""
    if controllers:
        with status.mark_running(job.folder, stores_result=False):
            _keep(job, result.encode(execute(job, progress, controllers)))
        return
    is_kept = has_result(job)
    if is_kept and not job.report:
        return
    with status.mark_running(job.folder, is_kept):
        _do(job, is_kept, progress)


def _do_to_the_end(job: Job, progress: sim.Progress) -> None:
    _do_seen(job, progress)
    progress(job.scenario.duration / 1e9)


def run_on_cluster(
    jobs: Sequence[Job], address: str, workers: int | None, progress: Callable[[float, int], None]
) -> None:
    """Does all jobs over the workers of a Dask cluster; reports are then drawn over this machine's cores.

    ``progress`` is that of ``run_all``, but knows nothing of runs that are not done yet.
    """
    finished: list[Job] = []

    def on_finished(job: Job) -> None:
        finished.append(job)
        progress(sum(one.scenario.duration for one in finished) / 1e9, len(finished))

    def tasks() -> Iterator[cluster.Task]:
        for job in jobs:
            if has_result(job):
                on_finished(job)
            else:
                yield cluster.Task(job, (_code().hex(), inputs(job), pickle.dumps(job)))

    def keep(task: cluster.Task, made: bytes) -> None:
        job = task.of
        assert isinstance(job, Job)
        check_answer(job, made)
        _keep(job, made)
        files.write(job.folder / INPUTS_FILE, task.arguments[1])
        on_finished(job)

    cluster.run(answer, tasks(), address, keep)
    if reported := [job for job in jobs if job.report]:
        run_all(reported, workers, lambda *_: None)


def check_answer(job: Job, made: object) -> None:
    """Raises ``Invalid`` for a worker's answer that is no result of the job, as for any result that is brought."""
    problem = ""
    if not isinstance(made, bytes):
        problem = f"must be bytes, not {type(made).__name__}"
    elif len(made) > input_files.MAX_RESULT_BYTES:
        problem = f"has {len(made)} bytes; at most {input_files.MAX_RESULT_BYTES} are taken"
    else:
        try:
            found = documents.parse(made, str(job), result.Result)
        except (Invalid, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            problem = f"is no {result.SCHEMA} file: {error}"
        else:
            problem = _contradiction(job, found) or ""
    if problem:
        raise Invalid([Problem(cluster.OPTION, str(job), f"the answer of a worker {problem}")])


def _contradiction(job: Job, found: result.Result) -> str | None:
    """Names the first part of a result that does not hold together, or is another job's."""
    wrong = next(checks.problems(found), None)
    if wrong:
        return f"has a fault: {wrong[0]}: {wrong[1]}"
    scenario = json.loads(json.dumps(schema.write(job.scenario)))
    wanted = {"schema": result.SCHEMA, "name": job.name, "world": job.world, "seed": job.seed, "scenario": scenario}
    other = next((key for key, value in wanted.items() if getattr(found, key) != value), None)
    return f"is another run's: its {other} differs" if other else None


def answer(code: str, name: str, job: bytes) -> bytes:
    """Does a worker's part: returns a result as its file has it; raises ``Invalid`` where it would come of other
    inputs."""
    # An object that another version has pickled may not be readable at all, so that comes first.
    made: Job | None = pickle.loads(job) if code == _code().hex() else None
    if made is None or inputs(made) != name:
        problem = "has other code or other files than this machine: install the same xcpr there, or stop it"
        raise Invalid([Problem(f"worker on {socket.gethostname()}", "", problem)])
    return result.encode(execute(made))
