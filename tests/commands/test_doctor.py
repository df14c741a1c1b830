"""``xcpr doctor``: what a machine lacks, by use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from xcpr.commands.cli import app
from xcpr.worlds import needs


def missing(use: str) -> list[str]:
    """Returns the command's words on the lack of a use."""
    done = CliRunner().invoke(app, ["doctor", "--json"])
    assert done.exit_code == 0
    return next(use_report["missing"] for use_report in json.loads(done.stdout) if use_report["use"] == use)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes an empty folder that is all of PATH."""
    for variable in ("P4C", "P4C_BAREFOOT", "BFAS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("programs")
def test_missing_programs_are_named_with_their_packages() -> None:
    assert missing("P4 compiled anew") == ["p4c-bm2-ss is not on PATH: the p4lang packages have it (README)"]
    assert any("sudo apt-get install" in line and "mininet" in line for line in missing("Mininet"))
    assert "simple_switch_grpc (BMv2) is not on PATH" in " ".join(missing("Mininet with BMv2"))
    assert "simple_switch_grpc" not in " ".join(missing("Mininet"))


def test_installed_programs_are_reported_ready(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (programs / "p4c-bm2-ss").write_text("#!/bin/sh\n")
    (programs / "p4c-bm2-ss").chmod(0o755)
    assert missing("P4 compiled anew") == []
    monkeypatch.setenv("P4C", str(programs / "another"))
    assert missing("P4 compiled anew") == [f"P4C names {programs / 'another'}, which is no program that can be run"]


def test_read_only_shared_memory_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(needs, "SHARED_MEMORY", tmp_path / "shm")
    assert f"{tmp_path / 'shm'} can't be written to" in missing("simulator")[0]


def test_the_table_has_a_row_for_every_use() -> None:
    done = CliRunner().invoke(app, ["doctor"])
    assert done.exit_code == 0
    assert all(use.name in done.stdout for use in needs.uses())
