"""The committed files under p4src/compiled are p4c's output for the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import needs
import pytest

P4SRC = Path(__file__).resolve().parents[2] / "p4src"


def test_p4_sources_match_the_recorded_hashes() -> None:
    done = subprocess.run(
        [sys.executable, str(P4SRC / "compile.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_recompiling_reproduces_the_committed_program(tmp_path: Path) -> None:
    p4c = needs.p4c()
    recorded = json.loads((P4SRC / "compiled" / "record.json").read_text())
    done = subprocess.run([p4c, "--version"], capture_output=True, text=True, check=True)
    if recorded["compiler_version"] not in done.stdout + done.stderr:
        pytest.skip(f"another p4c than the recorded {recorded['compiler_version']} is installed")
    copy = tmp_path / "p4src"
    shutil.copytree(P4SRC, copy)
    subprocess.run([sys.executable, str(copy / "compile.py")], check=True)
    for committed in (P4SRC / "compiled").iterdir():
        assert (copy / "compiled" / committed.name).read_bytes() == committed.read_bytes(), committed.name


def test_missing_p4_compiler_is_named() -> None:
    done = subprocess.run(
        [sys.executable, str(P4SRC / "compile.py")],
        env=os.environ | {"P4C": "/no/such/p4c"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "P4C names /no/such/p4c, which is no program that can be run\n")


@pytest.mark.parametrize("name", ["features", "int_md", "telling"])
def test_compiled_test_programs_match_p4c(tmp_path: Path, name: str) -> None:
    p4c = needs.p4c()
    folder = Path(__file__).resolve().parent.parent / "p4"
    made, p4info = tmp_path / f"{name}.json", tmp_path / f"{name}.p4info.txtpb"
    command = [p4c, "--std", "p4-16", "-o", str(made), "--p4runtime-files", str(p4info), f"{name}.p4"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    assert p4info.read_bytes() == (folder / p4info.name).read_bytes()
    assert json.loads(made.read_text()) == json.loads((folder / made.name).read_text())
