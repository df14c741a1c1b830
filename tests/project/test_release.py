"""A release: one version everywhere, notes from the changelog, and a tag that agrees."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import needs
import pytest

from xcpr import __version__
from xcpr.io.paths import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import release

FILES = ("Cargo.toml", "CITATION.cff", "docs/changelog.md")


UNRELEASED = re.compile(r"^## Unreleased\n.*?(?=^## )", re.MULTILINE | re.DOTALL)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copies the files that have a version, as at its release: nothing has come after it."""
    (tmp_path / "docs").mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    changelog = tmp_path / "docs/changelog.md"
    changelog.write_text(UNRELEASED.sub("", changelog.read_text(encoding="utf-8")), encoding="utf-8")
    return tmp_path


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_checkout_has_one_version(checkout: Path) -> None:
    found = release.read(checkout)
    assert found.version == __version__ and found.tag == f"v{__version__}"
    assert found.notes.startswith("### ") and "\n## " not in found.notes


def test_release_notes_are_the_newest_section(checkout: Path) -> None:
    day = release.read(checkout).day
    (checkout / "docs/changelog.md").write_text(
        f"# Changelog\n\n## {__version__} - 2026-01-02\n\n- New.\n\n## 0.0.1 - 2025-01-01\n\n- Old.\n", encoding="utf-8"
    )
    edit(checkout / "CITATION.cff", f"date-released: {day}", "date-released: 2026-01-02")
    found = release.read(checkout)
    assert (str(found.day), found.notes) == ("2026-01-02", "- New.\n")


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        (
            "Cargo.toml",
            f'version = "{__version__}"',
            'version = "9.9.9"',
            "changelog.md: the first heading must be",
        ),
        ("docs/changelog.md", f"## {__version__} - ", "## Unreleased\n\n## ", 'not "## Unreleased"'),
        ("CITATION.cff", f"version: {__version__}", "version: 0.0.1", f"version must be {__version__}, not 0.0.1"),
        ("CITATION.cff", "date-released: ", "released: ", "date-released must be"),
    ],
)
def test_version_mismatch_names_the_file(checkout: Path, name: str, old: str, new: str, message: str) -> None:
    edit(checkout / name, old, new)
    with pytest.raises(release.Refused) as refused:
        release.read(checkout)
    assert message in str(refused.value)


@needs.program("git")
def test_a_tag_of_another_version_is_refused(checkout: Path) -> None:
    def git(*arguments: str) -> None:
        who = ["-c", "user.name=xcpr", "-c", "user.email=xcpr@localhost"]
        subprocess.run(["git", "-C", checkout, *who, *arguments], check=True, capture_output=True)

    found = release.read(checkout)
    assert "not looked at" in release.tagged(checkout, found)
    git("init")
    git("commit", "--allow-empty", "--message", "it")
    assert release.tagged(checkout, found) == f"this commit has no tag yet: git tag {found.tag}"
    git("tag", "v0.0.1")
    with pytest.raises(release.Refused, match=r"must be that of the tag v0\.0\.1"):
        release.tagged(checkout, found)
    git("tag", found.tag)
    assert release.tagged(checkout, found) == f"this commit is tagged {found.tag}"
