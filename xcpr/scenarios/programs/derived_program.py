"""Routers that run a P4 program of the user's own which was made of one of ours: it speaks that one's header."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from xcpr.controller.network import Network, Router
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.scenarios.programs.program import Compiled


@dataclass(frozen=True)
class DerivedProgram(Compiled):
    """A program with the entries of ours in the same tables, and then those of the scenario."""

    own: OwnProgram

    @property
    def path(self) -> Path:
        """The file of p4c's BMv2 JSON."""
        return self.own.path

    @cached_property
    def text(self) -> str:
        """p4c's BMv2 JSON."""
        return self.own.text

    @property
    def p4_program(self) -> Any:
        """The program as P4Info has it; raises ValueError."""
        return self.own.p4_program

    @property
    def layer(self) -> int:
        """The layer at which its routers forward; raises ValueError."""
        return self.own.layer

    @property
    def versions(self) -> dict[str, str]:
        """The versions of the tools that made the program."""
        return self.own.versions

    @property
    def warnings(self) -> list[str]:
        """The warning of a P4Info that is made from the program; raises ValueError."""
        return self.own.warnings

    def initial_state(self, network: Network, router: Router, police: bool, separate: bool) -> dict[str, Any]:
        """Returns the entries of ours, and the commands of the user's control plane; raises ``Invalid``."""
        return super().initial_state(network, router, police, separate) | self.own.initial_state(
            network, router, police, separate
        )

    def missing(self) -> Iterator[str]:
        """Names the parts of ours that its controller needs, and that this program has not; raises ValueError."""
        ports = self.program.ports
        tables = {table.name: table for table in self.p4_program.tables.values()}
        for name, action, parameter in ((*self.program.routes, None), (ports.table, ports.action, ports.parameter)):
            if name not in tables:
                yield f'table "{name}"'
                continue
            actions = {each.name: [one.name for one in each.params.values()] for each in tables[name].actions.values()}
            if action not in actions:
                yield f'action "{action}" of table "{name}"'
            elif parameter is not None and parameter not in actions[action]:
                yield f'parameter "{parameter}" of action "{action}"'
        if self.program.drop_counter not in [cells.name for cells in self.p4_program.counters.values()]:
            yield f'counter "{self.program.drop_counter}"'
        types = [header["name"] for header in json.loads(self.text)["header_types"]]
        yield from (f'header type "{name}"' for name in self.program.telemetry.headers if name not in types)
