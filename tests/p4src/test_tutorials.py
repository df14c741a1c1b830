"""p4lang's tutorials, where a checkout of them is named and p4c is there; and our scenarios of them without either."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import needs
import pytest

from xcpr.io.paths import ROOT, SCENARIOS

OURS = sorted((SCENARIOS / "tutorials").glob("*.toml"))
CHECKOUT = os.environ.get("XCPR_TUTORIALS")


def missing_tools() -> str | None:
    if CHECKOUT is None:
        return "XCPR_TUTORIALS names no checkout of https://github.com/p4lang/tutorials"
    return needs.missing(needs.P4C) or None


@pytest.mark.skipif(missing_tools() is not None, reason=str(missing_tools()))
def test_every_p4_tutorial_exercise_passes() -> None:
    command = [sys.executable, str(ROOT / "tests" / "samples" / "tutorials.py"), str(CHECKOUT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_tutorial_scenario_names_the_program_of_its_exercise(path: Path) -> None:
    written = tomllib.loads(path.read_text())
    programs = [
        written.get("router", {}).get("program"),
        *(one["program"] for one in written.get("routers", {}).values()),
    ]
    is_network = path.stem in {"pod", "triangle", "congested"}
    assert (f"{path.stem}.json" in programs) != is_network
