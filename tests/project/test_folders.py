"""Folders of sources are small enough to read at a glance (docs/design.md)."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from pathlib import PurePath

import needs
import pytest

from xcpr.io.paths import ROOT

MAX_ENTRIES = 15
SUFFIXES = {".py", ".rs"}
SKIPPED = {"tests", "fuzz", "compiled"}
"""Tests, inputs of fuzzers and what programs wrote: a name says what each file of theirs is."""
EXCEPTIONS = {"p4src": "a folder for each algorithm and architecture, and the scripts that compile them"}


def list_crowded(paths: list[str]) -> list[str]:
    """Returns the folders of sources with more entries, files and folders, than they may have."""
    entries, sources = defaultdict(set), set()
    for path in map(PurePath, paths):
        for entry in [path, *path.parents][:-1]:
            entries[entry.parent].add(entry)
        if path.suffix in SUFFIXES:
            sources.add(path.parent)
    return sorted(
        f"{folder}: {len(entries[folder])} entries"
        for folder in sources
        if len(entries[folder]) > MAX_ENTRIES and not SKIPPED & {*folder.parts} and str(folder) not in EXCEPTIONS
    )


@needs.program("git")
def test_source_folders_are_within_the_entry_limit() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("needs a checkout of git")
    paths = listed.stdout.splitlines()
    assert len(paths) > 1000
    assert not list_crowded(paths)


def test_a_crowded_folder_is_found() -> None:
    many = [f"xcpr/it/m{n}.py" for n in range(14)]
    assert not list_crowded([*many, "xcpr/it/more/m.py"])
    assert list_crowded([*many, "xcpr/it/more/m.py", "xcpr/it/README.md"]) == ["xcpr/it: 16 entries"]
    assert not list_crowded([f"tests/it/test_{n}.py" for n in range(20)])
