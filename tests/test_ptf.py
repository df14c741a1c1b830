"""The PTF suite against the switches that are here.

Its packets are real, but what is measured goes by the times that they carry: a busy machine disturbs nothing.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PTF_TESTS = Path(__file__).resolve().parent.parent / "ptf-tests"
MISSING = 2
"""The exit code when this machine lacks something."""


def run(*command: str) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    if done.returncode == MISSING:
        pytest.skip((done.stderr.strip() or done.stdout.strip()).replace("\n", " "))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("arithmetic", ["exact", "table"])
@pytest.mark.parametrize("switch", ["embedded", "bmv2"])
def test_the_suite_passes(switch: str, arithmetic: str) -> None:
    run(str(PTF_TESTS / "run.py"), "--switch", switch, "--arithmetic", arithmetic)


def test_the_suite_passes_with_a_tofinos_program() -> None:
    """What does not apply is skipped by name, with its reason."""
    run(str(PTF_TESTS / "run.py"), "--switch", "tofino")
