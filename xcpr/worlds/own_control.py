"""The entries of a plan's routers that run P4 programs of the user's own, in real time (``own_bring_up.py``)."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.scenarios.own_program import OwnProgram
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.topology import Built

KEY = "p4runtime"
"""The key of a router in a plan for real time: the files of its program, and its entries."""


def told(scenario: Scenario, built: Built, planned: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the plan with what each router is told, if all run programs of the user's own; raises ``Invalid``."""
    usual, own = scenario.compiled, scenario.own_programs
    if not isinstance(usual, OwnProgram):
        return dict(planned)
    routers = []
    for router, made in zip(built.network.routers, planned["routers"], strict=True):
        runs = own.get(router.name, usual)
        assert isinstance(runs, OwnProgram)
        write = base64.b64encode(runs.write_request(built.network, router)).decode()
        kept = {key: value for key, value in made.items() if key not in ("commands", "program")}
        routers.append(kept | {KEY: {"compiled": str(runs.path.resolve()), "write": write}})
    return {**planned, "routers": routers}


@dataclass(frozen=True)
class Goal:
    """One router, and what it is to be told."""

    name: str
    address: str
    device_id: int
    compiled: Path
    """p4c's JSON; its P4Info lies beside it."""
    write: bytes
    """A ``WriteRequest`` of P4Runtime."""


def goals(planned: Mapping[str, Any], addresses: Mapping[str, str]) -> list[Goal]:
    """Returns the goals of a plan's routers; none where they run the project's own programs."""
    return [
        Goal(
            router["name"],
            addresses[router["name"]],
            place,
            Path(router[KEY]["compiled"]),
            base64.b64decode(router[KEY]["write"]),
        )
        for place, router in enumerate(planned.get("routers", ()), 1)
        if KEY in router
    ]
