"""The conformance runs against the models, the engine and the switches that are here; by the packets' own times."""

from __future__ import annotations

import pytest
from test_ptf import PTF_TESTS, run

COMPARED = [("xcp", "exact"), ("xcp", "table"), ("rcp", "exact"), ("hpcc", "exact")]


@pytest.mark.parametrize(("program", "arithmetic"), COMPARED)
def test_the_engine_does_what_the_models_say_bit_for_bit(program: str, arithmetic: str) -> None:
    """Needs no root: what the programs do at their bounds is held everywhere."""
    some = "--packets", "300", "--seeds", "1", "--no-full", "--switch", "none"
    run(str(PTF_TESTS / "conformance.py"), *some, "--program", program, "--arithmetic", arithmetic)


@pytest.mark.parametrize(("program", "arithmetic"), COMPARED)
@pytest.mark.parametrize("switch", ["embedded", "bmv2"])
def test_engine_and_switch_agree_bit_for_bit(switch: str, program: str, arithmetic: str) -> None:
    few = "--packets", "150", "--seeds", "1", "--no-full"
    chosen = "--program", program, "--arithmetic", arithmetic
    run(str(PTF_TESTS / "conformance.py"), *few, "--switch", switch, *chosen)
