"""The PTF suite against the switches that are here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

RUNNER = Path(__file__).resolve().parent.parent / "ptf-tests" / "run.py"


@pytest.mark.parametrize("switch", ["bmv2"])
def test_the_suite_passes(switch: str) -> None:
    done = subprocess.run(
        [sys.executable, str(RUNNER), "--switch", switch], capture_output=True, text=True, check=False
    )
    if done.returncode == 2:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stdout + done.stderr
