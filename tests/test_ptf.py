"""The PTF suite and the conformance runs against the switches that are here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.realtime

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


COMPARED = [("xcp", "exact"), ("xcp", "table"), ("rcp", "exact"), ("hpcc", "exact")]


@pytest.mark.parametrize(("program", "arithmetic"), COMPARED)
@pytest.mark.parametrize("switch", ["embedded", "bmv2"])
def test_engine_and_switch_agree_bit_for_bit(switch: str, program: str, arithmetic: str) -> None:
    """The engine is compared with the models even where the switch can't run."""
    few = "--packets", "150", "--seeds", "1", "--no-full"
    chosen = "--program", program, "--arithmetic", arithmetic
    run(str(PTF_TESTS / "conformance.py"), *few, "--switch", switch, *chosen)
