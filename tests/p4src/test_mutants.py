"""Mutants of the router's program are programs, each another one than ours."""

from __future__ import annotations

import json

from tests.fuzz import mutants
from xcpr._native import Switch


def test_mutants_are_programs_of_their_own() -> None:
    drawn = mutants.draw(40, seed=3)
    assert len({mutant.place.where for mutant in drawn}) == 40
    program, for_tests = map(mutants.read, mutants.PROGRAMS)
    for mutant in drawn[:8]:
        for sound in (program, for_tests):
            changed = mutant.of(sound)
            assert changed != sound
            Switch(json.dumps(changed))


def test_mutants_are_of_all_kinds() -> None:
    words = {mutant.what for mutant in mutants.mutants(mutants.read(mutants.PROGRAMS[0]))}
    assert {"+ is -", "> is >=", "and is or", "1 + 1", "nothing is assigned", "nothing is written"} <= words
