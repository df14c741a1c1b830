"""The program of a scenario's routers, and its configuration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.controller.network import ROUTER_LAYER, SWITCH_LAYER
from xcpr.io import schema
from xcpr.io.schema import Lack, choice, integer, key, list_of, switch, table, text
from xcpr.scenarios.programs import program
from xcpr.scenarios.programs.derived_program import DerivedProgram
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.scenarios.table_entries.entries import Entries, explain_source, is_path, is_source

OF_SIMULATOR = (Lack("mininet"),)
Runs = program.Compiled | OwnProgram
"""The program of routers."""


def _base_program() -> Any:
    return key(choice(*program.PROGRAMS), default=None, lacks=OF_SIMULATOR)


def _p4info() -> Any:
    return key(text, default=None)


def _layer() -> Any:
    return key(integer(SWITCH_LAYER, ROUTER_LAYER), default=None)


@schema.with_json_schema(anyOf=[{"enum": [*program.PROGRAMS]}, {"type": "string", "pattern": "/|\\.json$"}])
def _program(value: object) -> str:
    if is_source(value):
        raise ValueError(explain_source(str(value)))
    if value not in program.PROGRAMS and not is_path(value):
        own = "the path of a program of your own: NAME.json, or a folder with program.toml"
        raise ValueError(f"must be {schema.one_of([*program.PROGRAMS])}, or {own}, not {schema.show(value)}")
    return str(value)


@dataclass(frozen=True)
class Router:
    """The program of every router."""

    arithmetic: str = key(choice(*program.ARITHMETICS), default="exact", lacks=(Lack("own-program"),))
    """The controllers' arithmetic: "table" is that of a switch that can neither multiply nor divide."""
    program: str | None = key(_program, default=None)
    """A congestion control's folder in p4src/, or a file of p4c's JSON. Absent: the one that the transports need, and
    XCP where none does."""
    p4info: str | None = _p4info()
    """The file of the P4Info of a program of one's own. Absent: one beside the program, else made from it."""
    base_program: str | None = _base_program()
    """The program of ours that a program of one's own was made of: it speaks its header, and has its tables."""
    layer: int | None = _layer()
    """The layer at which a program of one's own forwards: 2 is an Ethernet switch, whose hosts are one subnet; 3 is an
    IP router. Absent: 2 where the program never writes an Ethernet destination address, else 3."""
    target: str | None = key(
        choice("tofino"), default=None, lacks=(Lack("own-program"), Lack("bmv2", "it is no Tofino"))
    )
    """The switch that the routers are, if it is not BMv2's architecture; a Tofino has tables for arithmetic."""
    police: bool | None = key(
        switch, default=None, lacks=(Lack("own-program"), Lack("tofino", "their program checks no claims"))
    )
    """Whether routers check what headers claim, and give nothing to flows that do not keep to it."""
    entries: Entries = table(Entries, quiet=True)
    """The entries of routers with a program of one's own."""
    cpu_port: int | None = key(integer(1, 511), default=None)
    """The port of programs of one's own that leads to their control plane."""
    watch: tuple[str, ...] | None = key(
        list_of(text, "names of counters, registers and digests, or packet_in"),
        list,
        default=None,
        lacks=(*OF_SIMULATOR, Lack("tofino", "their cells can't be sampled")),
    )
    """Counters, registers, digests and packets to the CPU port of every router that are sampled."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that our own programs have no keys that a program of the user's own has: the controller gives ours
        what they need."""
        if self.entries != Entries() and not is_path(self.program):
            yield "entries", "must be absent: they are for a router.program of your own, a file of p4c's JSON"
        if self.base_program is not None and not is_path(self.program):
            yield "base_program", "must be absent: it is for a router.program of your own, a file of p4c's JSON"
        if self.p4info is not None and not is_path(self.program):
            yield "p4info", "must be absent: it is for a router.program of your own, a file of p4c's JSON"
        if self.layer is not None and not is_path(self.program):
            yield "layer", "must be absent: it is for a router.program of your own; all programs of ours are IP routers"


@schema.with_json_schema(type="string", pattern="/|\\.json$")
def _own_program(value: object) -> str:
    if is_source(value):
        raise ValueError(explain_source(str(value)))
    if not is_path(value):
        own = "the path of a program of your own: NAME.json, or a folder with program.toml"
        raise ValueError(f"must be {own}, not {schema.show(value)}")
    return value


@dataclass(frozen=True)
class OneRouter:
    """The program and the entries of one router, in the place of those of all."""

    program: str | None = key(_own_program, default=None)
    """Absent: router.program, which must then be one of your own."""
    p4info: str | None = _p4info()
    """The file of the P4Info of this router's own program."""
    base_program: str | None = _base_program()
    layer: int | None = _layer()
    """The layer at which this router forwards, 2 or 3."""
    entries: Entries = table(Entries, quiet=True)

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that the router has something of its own."""
        if self.program is None and self.entries == Entries():
            yield "program", "is missing: a router of its own has a program, or entries for router.program"


def resolve_program(router: Router | OneRouter, common: Router | None = None) -> Runs:
    """Returns the program of the user's own that routers run; what one router lacks is as in the ``common`` table."""
    path, p4info, layer, base = router.program, router.p4info, router.layer, router.base_program
    if path is None and common is not None:
        path, p4info = common.program, p4info or common.p4info
        layer, base = layer or common.layer, base or common.base_program
    own = OwnProgram(Path(path or ""), router.entries, None if p4info is None else Path(p4info), layer)
    return own if base is None else DerivedProgram(program.PROGRAMS[base], own.name, own)
