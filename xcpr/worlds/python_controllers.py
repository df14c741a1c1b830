"""Congestion controllers in Python: flows of ``transport = "python:NAME"``.

Only ``xcpr.run(congestion_controllers=...)`` and ``xcpr.sweep`` can have them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from xcpr.io import schema
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows.registry import PYTHON
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.congestion_controller import CongestionController

Makers = Mapping[str, Callable[[], CongestionController]]
"""The makers of the congestion controller of a flow, by the name behind "python:"."""


def check(scenario: Scenario, provided: Collection[str] = ()) -> None:
    """Raises ``Invalid`` for flows whose congestion controller is not among those provided, by name."""
    allowed = [PYTHON + name for name in provided]
    required = "needs xcpr.run(congestion_controllers=...), in the simulator (docs/congestion-controllers.md)"
    if allowed:
        required = f"must be {schema.one_of(allowed)}"
    problems = [
        Problem("congestion_controllers", f"flows.{name}.transport", f'{required}; it is "{group.transport}"')
        for name, group in scenario.flows.items()
        if group.transport.startswith(PYTHON) and group.transport not in allowed
    ]
    if problems:
        raise Invalid(problems)


def check_used(scenarios: Iterable[Scenario], provided: Collection[str]) -> None:
    """Raises ``Invalid`` for congestion controllers, by name, that no flow of any scenario uses."""
    unused = {PYTHON + name for name in provided}
    for scenario in scenarios if unused else ():
        unused -= {group.transport for group in scenario.flows.values()}
    problems = [
        Problem(
            "congestion_controllers", name.removeprefix(PYTHON), f'changes nothing: no flow\'s transport is "{name}"'
        )
        for name in sorted(unused)
    ]
    if problems:
        raise Invalid(problems)
