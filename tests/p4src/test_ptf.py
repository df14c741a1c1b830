"""The PTF suite and the conformance runs against the switches that are here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PTF_TESTS = Path(__file__).resolve().parents[2] / "ptf-tests"
MISSING = 2
"""The exit code when this machine lacks something."""


def run(*command: str) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    if done.returncode == MISSING:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        pytest.skip(next((line for line in lines if "not run:" in line), lines[-1]).strip())
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.network
@pytest.mark.parametrize("arithmetic", ["exact", "table"])
@pytest.mark.parametrize("switch", ["embedded", "bmv2"])
def test_ptf_suite_passes(switch: str, arithmetic: str) -> None:
    run(str(PTF_TESTS / "run.py"), "--switch", switch, "--arithmetic", arithmetic)


@pytest.mark.network
def test_ptf_suite_passes_with_the_tofino_program() -> None:
    """A test that does not apply is skipped by name, with its reason."""
    run(str(PTF_TESTS / "run.py"), "--switch", "tofino")


COMPARED = [("xcp", "exact"), ("xcp", "table"), ("policed", "exact"), ("rcp", "exact"), ("hpcc", "exact")]


@pytest.mark.slow
@pytest.mark.parametrize(("program", "arithmetic"), COMPARED)
def test_engine_matches_the_models_bit_for_bit(program: str, arithmetic: str) -> None:
    """The test needs no root: what the programs do at their bounds is held everywhere."""
    some = "--packets", "300", "--seeds", "1", "--no-full", "--switch", "none"
    run(str(PTF_TESTS / "conformance.py"), *some, "--program", program, "--arithmetic", arithmetic)


@pytest.mark.network
@pytest.mark.parametrize(("program", "arithmetic"), COMPARED)
@pytest.mark.parametrize("switch", ["embedded", "bmv2"])
def test_engine_and_switch_match_bit_for_bit(switch: str, program: str, arithmetic: str) -> None:
    few = "--packets", "150", "--seeds", "1", "--no-full"
    chosen = "--program", program, "--arithmetic", arithmetic
    run(str(PTF_TESTS / "conformance.py"), *few, "--switch", switch, *chosen)
