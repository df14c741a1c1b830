"""The entries of a plan's routers that run P4 programs of the user's own, in real time (``own_bring_up.py``)."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.scenarios.network.topology import Built
from xcpr.scenarios.programs import crcs
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.scenarios.scenario import Scenario

KEY = "p4runtime"
"""The key of a router in a plan for real time: the files of its program, and its entries."""


def add_initial_state(scenario: Scenario, built: Built, planned: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the plan with each router's initial state, if all run programs of the user's own; raises ``Invalid``."""
    usual, own = scenario.compiled, scenario.own_programs
    if not isinstance(usual, OwnProgram):
        return dict(planned)
    routers = []
    for router, made in zip(built.network.routers, planned["routers"], strict=True):
        runs = own.get(router.name, usual)
        assert isinstance(runs, OwnProgram)
        write = base64.b64encode(runs.write_request(built.network, router)).decode()
        kept = {key: value for key, value in made.items() if key not in ("commands", "program")}
        crc = crcs.complete(runs.text, runs.crcs(built.network, router))
        routers.append(kept | {KEY: _files(runs) | {"write": write, "crc": crc}})
    return {**planned, "routers": routers}


def _files(runs: OwnProgram) -> dict[str, str]:
    """Returns the files of a program, by their absolute paths."""
    files = {"compiled": runs.path} | ({} if runs.p4info is None else {"p4info": runs.p4info})
    return {name: str(path.resolve()) for name, path in files.items()}


@dataclass(frozen=True)
class Goal:
    """One router, and its initial state."""

    name: str
    address: str
    device_id: int
    compiled: Path
    """p4c's JSON."""
    p4info: Path | None
    """The file of its P4Info; None: one beside it, or made from it."""
    write: bytes
    """A ``WriteRequest`` of P4Runtime."""
    crc: list[dict[str, Any]]
    """The parameters of custom CRCs."""


def goals(planned: Mapping[str, Any], addresses: Mapping[str, str]) -> list[Goal]:
    """Returns the goals of a plan's routers; none where they run the project's own programs."""
    return [
        Goal(
            router["name"],
            addresses[router["name"]],
            place,
            Path(router[KEY]["compiled"]),
            Path(router[KEY]["p4info"]) if "p4info" in router[KEY] else None,
            base64.b64decode(router[KEY]["write"]),
            router[KEY]["crc"],
        )
        for place, router in enumerate(planned.get("routers", ()), 1)
        if KEY in router
    ]
