"""Laws in Python: flows of ``transport = "python:NAME"``, which ``xcpr.run(laws=...)`` alone can have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from xcpr.io import schema
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows.registry import PYTHON
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.law import Law

Makers = Mapping[str, Callable[[], Law]]
"""The makers of the law of a flow, by the name behind "python:"."""


def check(scenario: Scenario, provided: Collection[str] = ()) -> None:
    """Raises ``Invalid`` for flows whose law is not among those provided, by name."""
    allowed = [PYTHON + name for name in provided]
    required = (
        f"must be {schema.one_of(allowed)}" if allowed else "needs xcpr.run(laws=...), in the simulator (docs/laws.md)"
    )
    problems = [
        Problem("laws", f"flows.{name}.transport", f'{required}; it is "{group.transport}"')
        for name, group in scenario.flows.items()
        if group.transport.startswith(PYTHON) and group.transport not in allowed
    ]
    if problems:
        raise Invalid(problems)


def check_used(scenarios: Iterable[Scenario], provided: Collection[str]) -> None:
    """Raises ``Invalid`` for laws, by name, that no flow of any scenario uses."""
    unused = {PYTHON + name for name in provided}
    for scenario in scenarios if unused else ():
        unused -= {group.transport for group in scenario.flows.values()}
    problems = [
        Problem("laws", law.removeprefix(PYTHON), f'changes nothing: no flow\'s transport is "{law}"')
        for law in sorted(unused)
    ]
    if problems:
        raise Invalid(problems)
