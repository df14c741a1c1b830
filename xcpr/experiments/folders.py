"""The results that lie in a folder: of a run, of a run with its seeds, or of a set."""

from __future__ import annotations

from pathlib import Path

from xcpr.experiments import experiment, reproduce
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.results import result
from xcpr.results.groups import Group


def groups(folder: Path) -> list[Group]:
    """Reads the results by run; one run has neither row nor case. Raises ``Invalid`` for a folder without results."""
    if (folder / reproduce.MANIFEST).is_file():
        return reproduce.load_groups(folder, reproduce.load_manifest(folder))
    if (folder / experiment.MANIFEST).is_file():
        raise Invalid([Problem(display_path(folder), "", "has several sets: give the folder of one of them")])
    files = [folder / result.FILE] if (folder / result.FILE).is_file() else sorted(folder.glob(f"seed-*/{result.FILE}"))
    if not files:
        raise Invalid(
            [Problem(display_path(folder), "", f"must be a folder with {result.FILE} or {reproduce.MANIFEST}")]
        )
    return [Group("", "", "", "", tuple(map(result.load, files)))]
