"""Refusals of keys that a world lacks; each key names such worlds itself (``schema.Lack``)."""

from __future__ import annotations

from xcpr.io.schema import Invalid, Problem, lacking
from xcpr.scenarios.scenario import Scenario

WORDS = {
    "mininet": ("--world mininet", "is what the simulator alone has", "use --world sim"),
    "bmv2": ("--switch bmv2", "is what BMv2 lacks", "use --switch embedded"),
}
"""The option that asks for a world, what is said of a key that it lacks, and what has it."""


def check(scenario: Scenario, world: str) -> None:
    """Raises ``Invalid`` with all keys that a world lacks."""
    source, said, remedy = WORDS[world]
    problems = [
        Problem(source, key, said + (f": {lack.why}" if lack.why else "") + f"; {remedy}")
        for key, lack in lacking(scenario, world)
    ]
    if problems:
        raise Invalid(problems)
