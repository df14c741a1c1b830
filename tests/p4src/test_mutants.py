"""Mutants of the router's program are programs, each another one than ours."""

from __future__ import annotations

import json

import pytest

from tests.fuzz import mutants
from xcpr._native import Switch

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", mutants.KINDS.values(), ids=mutants.KINDS)
def test_each_mutant_is_a_different_valid_program(kind: mutants.Kind) -> None:
    drawn = mutants.draw(kind, 40, seed=3)
    assert len({mutant.place.where for mutant in drawn}) == 40
    programs = [*map(mutants.read, kind.programs)]
    for mutant in drawn[:8]:
        for sound in programs:
            changed = mutant.of(sound)
            assert changed != sound
            Switch(json.dumps(changed))


@pytest.mark.parametrize("kind", mutants.KINDS.values(), ids=mutants.KINDS)
def test_mutants_cover_every_operator(kind: mutants.Kind) -> None:
    words = {mutant.what for mutant in mutants.mutants(mutants.read(kind.programs[0]))}
    assert {"+ is -", "and is or", "1 + 1", "nothing is assigned", "nothing is written"} <= words
