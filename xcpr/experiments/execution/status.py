"""How far the runs of a set are, as anybody sees from its folder while they go on.

The folder says what is planned. A run that goes on holds its own folder, and the kernel lets go of it with the process.
A run has taken the time from its hold to its inputs' file, which is written last.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from xcpr.io import files, input_files
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.results import documents, result

PLAN = ".plan.json"
SCHEMA = "xcpr-runs/1"
INPUTS_HASH_FILE = ".inputs"
"""The file of a run that is written last: a hash of what it is made from."""
FAILED = ".failed"
"""Why the last try of a run failed."""


class _Planned(msgspec.Struct, forbid_unknown_fields=True):
    folder: str
    """The place of the run's result, as seen from the set's folder."""
    simulated_s: float


class _Plan(msgspec.Struct, forbid_unknown_fields=True):
    """All of the file."""

    schema: str
    name: documents.FileName
    workers: int
    runs: list[_Planned]


@dataclass(frozen=True)
class Running:
    """A run that goes on."""

    folder: str
    passed_s: float


@dataclass(frozen=True)
class Status:
    """How far a set is."""

    name: str
    done: int
    running: Sequence[Running]
    failed: Sequence[tuple[str, str]]
    """Folders of runs, and why each failed."""
    left: int
    """Runs that have not begun."""
    left_s: float | None
    """Seconds until all are done, by what the done ones took; None before one is done, and while none runs."""

    @property
    def total(self) -> int:
        """How many runs are planned."""
        return self.done + len(self.running) + len(self.failed) + self.left


def plan(folder: Path, name: str, runs: Sequence[tuple[Path, float]], workers: int | None) -> None:
    """Writes what is planned: the folder of each run, and its simulated seconds."""
    planned = [_Planned(str(run.relative_to(folder)), simulated_s) for run, simulated_s in runs]
    made = _Plan(SCHEMA, name, workers or os.cpu_count() or 1, planned)
    documents.write(folder / PLAN, files.encode_json(made))


@contextmanager
def mark_running(folder: Path, stores_result: bool) -> Iterator[None]:
    """Shows that a run goes on in this folder, and what it fails of; ``is_kept``: its result is there, and stays."""
    with files.lock_folder(folder):
        (folder / FAILED).unlink(missing_ok=True)
        if not stores_result:
            os.utime(folder / files.LOCK)
        try:
            yield
        except Exception as error:
            if not isinstance(error, InterruptedError):
                files.write(folder / FAILED, str(error) or type(error).__name__)
            raise


def load_statuses(folder: Path) -> list[Status]:
    """Returns how far each set in a folder is; raises ``Invalid`` where none has been begun."""
    found = sorted(folder.rglob(PLAN)) if folder.is_dir() else []
    if not found:
        raise Invalid(
            [Problem(display_path(folder), "", "must be the folder of a sweep, a set or an experiment that has begun")]
        )
    return [_load_status(path) for path in found]


def _load_status(path: Path) -> Status:
    made, folder = documents.read(path, _Plan, SCHEMA), path.parent
    now = time.time()
    durations: list[tuple[float, float]] = []
    waiting: list[float] = []
    running: list[tuple[Running, float]] = []
    failed: list[tuple[str, str]] = []
    done = 0
    for run in made.runs:
        begun, at = _begun(folder / run.folder), folder / run.folder
        if begun is not None and files.is_held(at):
            running.append((Running(run.folder, max(0.0, now - begun)), run.simulated_s))
        elif (at / FAILED).is_file():
            failed.append((run.folder, input_files.read_text(at / FAILED)))
        elif (at / INPUTS_HASH_FILE).is_file() and (at / result.FILE).is_file():
            done += 1
            if begun is not None and (passed := (at / INPUTS_HASH_FILE).stat().st_mtime - begun) > 0:
                durations.append((passed, run.simulated_s))
        else:
            waiting.append(run.simulated_s)
    left_s = _left_s(durations, [(one.passed_s, simulated_s) for one, simulated_s in running], waiting, made.workers)
    return Status(made.name, done, [one for one, _ in running], failed, len(waiting), left_s)


def _left_s(
    durations: Sequence[tuple[float, float]],
    running: Sequence[tuple[float, float]],
    waiting: Sequence[float],
    workers: int,
) -> float | None:
    """Returns the seconds that are left: runs take as long for a simulated second as those that are done took."""
    if not (running or waiting):
        return 0.0
    if not (durations and running):
        return None
    each_s = sum(passed for passed, _ in durations) / sum(simulated for _, simulated in durations)
    rest = [max(0.0, simulated * each_s - passed) for passed, simulated in running]
    # All workers are busy up to the end, or the longest of the running ones ends last.
    return max(*rest, 0.0, (sum(rest) + sum(waiting) * each_s) / min(workers, len(rest) + len(waiting)))


def _begun(folder: Path) -> float | None:
    try:
        return (folder / files.LOCK).stat().st_mtime
    except OSError:
        return None
