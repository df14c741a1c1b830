"""A release: one version everywhere, notes from the changelog, and a tag that agrees."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import needs
import pytest
import typer.main

from xcpr import __version__
from xcpr.commands import cli
from xcpr.commands.pages import manual
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


def write_wheel(folder: Path, *names: str) -> Path:
    wheel = folder / "xcpr-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as opened:
        for name in names:
            opened.writestr(name, bytes(500_000))
    return wheel


def test_wheel_without_a_part_is_refused_by_its_name(tmp_path: Path) -> None:
    release.check_parts(write_wheel(tmp_path, *release.PARTS))
    lacking = write_wheel(tmp_path, *(part for part in release.PARTS if "man1" not in part))
    with pytest.raises(release.Refused, match=r"lacks data/share/man/man1/xcpr\.1$"):
        release.check_parts(lacking)


def test_size_of_a_wheel_names_that_of_its_extension(tmp_path: Path) -> None:
    told = release.describe_size(write_wheel(tmp_path, "xcpr/__init__.py", "xcpr/_native.abi3.so"))
    assert told == "xcpr-1-py3-none-any.whl: 0.0 MB, unpacked 1.0 MB, of it the extension 0.5 MB"


def test_completion_scripts_of_the_checkout_are_typers(tmp_path: Path) -> None:
    manual.write_files(cli.app, tmp_path)
    for place in manual.COMPLETIONS.values():
        expected = (tmp_path / "share" / place).read_text(encoding="utf-8")
        assert (release.WHEEL_DATA / "share" / place).read_text(encoding="utf-8") == expected


def test_manual_page_has_every_command_and_option(tmp_path: Path) -> None:
    manual.write_files(cli.app, tmp_path)
    page = (tmp_path / "share/man/man1/xcpr.1").read_text(encoding="utf-8")
    group = typer.main.get_command(cli.app)
    for name, command in group.commands.items():  # type: ignore[attr-defined]
        for below in getattr(command, "commands", {"": command}).values():
            options = [option for param in below.params for option in param.opts if option.startswith("--")]
            assert f".SS xcpr {manual.escape(name)}" in page
            assert all(manual.escape(option) in page for option in options)


@needs.program("man")
def test_manual_page_is_read_without_a_warning(tmp_path: Path) -> None:
    manual.write_files(cli.app, tmp_path)
    page = tmp_path / "share/man/man1/xcpr.1"
    done = subprocess.run(
        ["man", "--warnings", "--local-file", page], capture_output=True, text=True, check=True, env={"MANWIDTH": "80"}
    )
    assert done.stderr == ""
    assert "xcpr run [OPTIONS] SCENARIO" in done.stdout


@needs.program("bash")
def test_completion_of_bash_offers_the_commands(tmp_path: Path) -> None:
    manual.write_files(cli.app, tmp_path)
    program = tmp_path / "xcpr"
    program.write_text(f"#!{sys.executable}\nfrom xcpr.__main__ import main\nmain()\n", encoding="utf-8")
    program.chmod(0o755)
    script = (
        f"source {tmp_path}/share/bash-completion/completions/xcpr; COMP_WORDS=(xcpr playg) COMP_CWORD=1; "
        '$(complete -p xcpr | sed "s/.*-F \\([^ ]*\\).*/\\1/") xcpr; echo "${COMPREPLY[@]}"'
    )
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.split() == ["playground"], done.stderr
