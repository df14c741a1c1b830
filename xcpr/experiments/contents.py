"""The one thing that a folder of results holds: a run, a set, a sweep, an experiment or a comparison.

A command writes to a folder that holds nothing, or the same thing from before. Anything else is refused, or with
``--force`` replaced: files that xcpr wrote there are removed, and other files stay.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from xcpr.experiments import experiment, reproduce
from xcpr.experiments.execution import status
from xcpr.experiments.reports import comparison
from xcpr.io.paths import display_path, printable
from xcpr.io.schema import Invalid, Problem
from xcpr.results import documents, result
from xcpr.scenarios import sweeps
from xcpr.scenarios.network.taps import FILE as CAPTURE

RUN_FILES = (result.FILE, result.REPORT, result.SOURCES, status.INPUTS_HASH_FILE, status.FAILED, CAPTURE)
SHARED_FILES = (
    *(reproduce.MANIFEST, experiment.MANIFEST, comparison.MANIFEST, status.PLAN),
    *(experiment.AGREEMENT, "evidence.json"),
)
"""The files of a folder with several runs, beside those of its report."""
UNKNOWN = "file"
"""The kind of a folder whose result no version of ours can read."""


class _Named(msgspec.Struct):
    """The part of a result that names its run."""

    name: str


@dataclass(frozen=True)
class Contents:
    """A kind of results, and the name of the scenario, the set or the experiment."""

    kind: str
    name: str
    keys: tuple[str, ...] = ()
    """The swept keys of a sweep, sorted."""

    def __str__(self) -> str:
        over = f" over {', '.join(self.keys)}" if self.keys else ""
        return f'the {self.kind} "{self.name}"{over}'

    def is_like(self, other: Contents, folder: Path) -> bool:
        """Returns whether both are the same thing in a folder; a file is known by its path."""
        if (self.kind, self.keys) != (other.kind, other.keys):
            return False
        return _locate(self.name, folder) == _locate(other.name, folder)


def _locate(name: str, folder: Path) -> str | Path:
    """Returns the place of a file; of one that a sweep keeps in its own folder the name alone."""
    path = Path(name)
    if path.suffix not in (".toml", ".json"):
        return name
    return path.name if (folder / path.name).is_file() else path.resolve()


def describe_run(name: str) -> Contents:
    """Returns the contents of a run's folder, by the run's name."""
    return Contents("run", printable(name))


def describe_set(name: str, command: str) -> Contents:
    """Returns the contents of a set's folder, by its name and the command that makes it, which is empty of ours."""
    words = shlex.split(command)
    if words[:1] == ["sudo"]:
        words = words[1:]
    if words[:1] == ["xcpr"]:
        words = words[1:]
    if words[:1] == ["sweep"]:
        items = words[2 : next((place for place, word in enumerate(words) if word.startswith("--")), None)]
        return describe_sweep(words[1], sweeps.parse(items))
    return Contents("set", printable(words[1] if words else name))


def describe_sweep(name: str, axes: Iterable[tuple[str, ...]]) -> Contents:
    """Returns the contents of a sweep's folder, by the name of its scenario and the keys of its axes."""
    return Contents("sweep", printable(name), tuple(sorted(sweeps.list_keys(axes))))


def describe_experiment(name: str) -> Contents:
    """Returns the contents of an experiment's folder."""
    return Contents("experiment", name)


def describe_comparison(sides: Sequence[Path]) -> Contents:
    """Returns the contents of a comparison's folder."""
    return Contents("comparison", " ".join(display_path(side) for side in sides))


def identify(folder: Path) -> Contents | None:
    """Returns what a folder holds; None where there are no results."""
    try:
        if (folder / experiment.MANIFEST).is_file():
            return describe_experiment(experiment.name_in(folder))
        if (folder / reproduce.MANIFEST).is_file():
            manifest = reproduce.load_manifest(folder)
            return describe_set(manifest.name, manifest.command or "")
        if (folder / comparison.MANIFEST).is_file():
            return describe_comparison(comparison.paths_in(folder))
    except Invalid as invalid:
        return Contents(UNKNOWN, Path(invalid.problems[0].source).name)
    except (ValueError, IndexError):
        # The folder's command is anybody's text, and no command of ours.
        return Contents(UNKNOWN, reproduce.MANIFEST)
    file = folder / result.FILE
    if file.is_file():
        try:
            return describe_run(documents.decode(file, _Named).name)
        except (Invalid, msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return Contents(UNKNOWN, result.FILE)
    return None


def prepare(folder: Path, requested: Contents, force: bool) -> None:
    """Raises ``Invalid`` for a folder that holds something else; with ``force`` removes that."""
    held = identify(folder)
    if held is None or held.is_like(requested, folder):
        return
    if not force:
        way_on = "give another folder with --out (out=), or replace it with --force (force=True)"
        raise Invalid([Problem(display_path(folder), "", f"holds {held}, not {requested}: {way_on}")])
    _remove(folder)


def _remove(folder: Path) -> None:
    """Removes results and reports from a folder."""
    for run in _runs(folder):
        for seed in run.glob("seed-*"):
            shutil.rmtree(seed, ignore_errors=True)
        with contextlib.suppress(OSError):  # something else lies there
            run.rmdir()
    for part in [path.parent for path in folder.glob(f"*/{reproduce.MANIFEST}")]:
        _remove(part)
        with contextlib.suppress(OSError):
            part.rmdir()
    for picture in folder.glob("*.svg"):
        if picture.with_suffix(".png").is_file():  # figures of reports have both
            for suffix in (".svg", ".png", ".csv", ".pdf"):
                picture.with_suffix(suffix).unlink(missing_ok=True)
            (folder / f".{picture.stem}.chart.json").unlink(missing_ok=True)
    for name in (*RUN_FILES, *SHARED_FILES):
        (folder / name).unlink(missing_ok=True)


def _runs(folder: Path) -> Iterator[Path]:
    """Yields the folders of a set's runs."""
    if (folder / reproduce.MANIFEST).is_file():
        with contextlib.suppress(Invalid):
            for run in reproduce.load_manifest(folder).runs:
                yield folder / run.name
