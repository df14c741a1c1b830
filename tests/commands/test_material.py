"""The playground's page, the exercises and the dissector, as commands write them for other places than a checkout."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from xcpr.commands import cli
from xcpr.io import paths
from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario

PAGE = b"<!DOCTYPE html><title>It</title>"


@pytest.fixture(autouse=True)
def in_tmp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str) -> str:
    done = CliRunner().invoke(cli.app, [*words])
    if isinstance(done.exception, Invalid):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_playgrounds_page_is_written_once(in_tmp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PLAYGROUND", in_tmp / "built")
    with pytest.raises(Invalid, match="in a checkout, make playground builds it"):
        run("playground")
    (in_tmp / "built").write_bytes(PAGE)
    assert run("playground") == "playground.html: open it in a browser\n"
    assert (in_tmp / "playground.html").read_bytes() == PAGE
    with pytest.raises(Invalid, match=r"playground\.html: exists; --force replaces it"):
        run("playground")
    run("playground", "--force")
    run("playground", "--out", "other.html")
    assert (in_tmp / "other.html").read_bytes() == PAGE


def test_exercises_are_written_with_paths_of_their_folder(in_tmp: Path) -> None:
    assert "begin with README.md" in run("exercises", "mine")
    source = ROOT / "docs/exercises"
    copied = {str(path.relative_to(in_tmp / "mine")) for path in (in_tmp / "mine").rglob("*") if path.is_file()}
    assert {str(path.relative_to(source)) for path in source.rglob("*.[mpt]*") if path.is_file()} <= copied
    for page in (in_tmp / "mine").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"\.venv|\.\./|docs/exercises", text), page.name
        for link in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (page.parent / link).is_file(), f"{page.name}: {link}"
    with pytest.raises(Invalid, match="mine: exists; name a new folder"):
        run("exercises", "mine")


def test_checks_and_scenarios_of_copied_exercises_work(in_tmp: Path) -> None:
    run("exercises")
    command = [sys.executable, "check.py", "1", "solutions/header.py"]
    done = subprocess.run(command, cwd=in_tmp / "exercises", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout[:6]) == (0, "solved"), done.stderr
    page = (in_tmp / "exercises/2-gains.md").read_text(encoding="utf-8")
    for command in re.findall(r"^cp .+$", page, re.MULTILINE):
        subprocess.run(command.split(), cwd=in_tmp / "exercises", check=True)
    assert scenario.load(str(in_tmp / "exercises/gains.toml")).title


def test_dissector_is_printed() -> None:
    assert run("dissector") == (ROOT / "tools/xcp.lua").read_text(encoding="utf-8") + "\n"
