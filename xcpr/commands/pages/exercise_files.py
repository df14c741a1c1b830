"""A copy of the exercises for a folder that is no checkout: paths on the pages become those of the copy."""

from __future__ import annotations

import re
from pathlib import Path

from xcpr.io import files
from xcpr.io.paths import EXERCISES, P4SRC, display_path
from xcpr.io.schema import Invalid, Problem

SOURCE = re.compile(r"\.\./\.\./p4src/([\w./-]+/)?([\w.-]+)")
"""A file of p4src/ that a page names; the copy has it beside the page."""
CHECKOUT = (
    (re.compile(r"^cd docs/exercises\n", re.MULTILINE), ""),
    (re.compile(r"(\.\./\.\./)?\.venv/bin/"), ""),
    (re.compile(r"docs/exercises/"), ""),
    (re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)"), r"\1"),
)
"""Paths of a checkout on the pages, and links to its other pages; with the text in their place."""


def copy_to(folder: Path) -> None:
    """Writes all files of the exercises to a new folder; raises ``Invalid``."""
    if folder.exists():
        raise Invalid([Problem(display_path(folder), "", "exists; name a new folder")])
    named: dict[str, Path] = {}

    def take(found: re.Match[str]) -> str:
        named[found[2]] = P4SRC / (found[1] or "") / found[2]
        return found[2]

    for source in sorted(EXERCISES.rglob("*")):
        if not source.is_file() or "__pycache__" in source.parts:
            continue
        text = source.read_text(encoding="utf-8")
        if source.suffix == ".md":
            text = SOURCE.sub(take, text)
            for pattern, replacement in CHECKOUT:
                text = pattern.sub(replacement, text)
        _write(folder / source.relative_to(EXERCISES), text)
    for name, source in named.items():
        _write(folder / name, source.read_text(encoding="utf-8"))


def _write(path: Path, text: str) -> None:
    files.make_folder(path.parent)
    files.write(path, text)
