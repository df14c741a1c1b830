"""The programs that routers can run: one folder of p4src/ each, and what p4c made of it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from xcpr.controller.program import Program, TofinoProgram, read, read_for_tofino
from xcpr.controller.telemetry import Layout
from xcpr.paths import COMPILED, CONSTANTS, P4SRC

_DESCRIPTIONS = sorted(P4SRC.glob("*/program.toml"))

PROGRAMS = {path.parent.name: read(path) for path in _DESCRIPTIONS}
"""By the name of their folder."""

TOFINO = {path.parent.name: made for path in _DESCRIPTIONS if (made := read_for_tofino(path))}
"""Those that a Tofino runs too, as they are there."""

XCP = PROGRAMS["xcp"]
ARITHMETICS = tuple(XCP.compiled)
"""In which a program may be compiled: the scenario's key router.arithmetic."""


@dataclass(frozen=True)
class Compiled:
    """What p4c made of a program."""

    program: Program
    name: str
    """Of its files in p4src/compiled/."""

    @property
    def path(self) -> Path:
        """The file of p4c's BMv2 JSON."""
        return COMPILED / f"{self.name}.json"

    @property
    def p4info_path(self) -> Path:
        """The file of its P4Info."""
        return COMPILED / f"{self.name}.p4info.txtpb"

    @cached_property
    def text(self) -> str:
        """p4c's BMv2 JSON."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def beside(self) -> dict[str, Any]:
        """What the simulator is told beside the program's text."""
        return {}

    @cached_property
    def telemetry(self) -> dict[str, Any]:
        """How the simulator reads the routers' telemetry frames: the header's fields as the program has them."""
        return _telemetry(json.loads(self.text), [self.program.telemetry.header])

    @property
    def record(self) -> Layout:
        """The same for the payload of a packet-in: P4Runtime has cut off what is in front of the frame."""
        return Layout(self.telemetry["ethertype"], self.telemetry["fields"])


@dataclass(frozen=True)
class CompiledForTofino(Compiled):
    """A program for a Tofino."""

    program: TofinoProgram

    @cached_property
    def beside(self) -> dict[str, Any]:
        """Its target, and the rows of its tables, which all routers have in common."""
        rows = json.loads((COMPILED / "tna_rows.json").read_text(encoding="utf-8"))
        return {"target": "tofino", "shared_rows": rows}

    @cached_property
    def telemetry(self) -> dict[str, Any]:
        """The same, of several headers one after the other."""
        return _telemetry(json.loads(self.text)["ingress"], self.program.tofino["telemetry"]["headers"])


def _telemetry(part: Mapping[str, Any], headers: Sequence[str]) -> dict[str, Any]:
    """A record of these headers, whose types a compiled program or a part of one has."""
    constants = tomllib.loads(CONSTANTS.read_text(encoding="utf-8"))
    types = {header["name"]: header["fields"] for header in part["header_types"]}
    return {
        "packet_in_bytes": constants["controller"]["packet_in_bytes"],
        "ethertype": constants["protocol"]["telemetry_ethertype"],
        "fields": [field for header in headers for field in types[header]],
    }


@cache
def of(program: str, arithmetic: str, target: str | None) -> Compiled:
    """A program as a scenario's ``[router]`` asks for it; its files are read once."""
    if target is None:
        return compiled(program, arithmetic)
    return CompiledForTofino(TOFINO[program], TOFINO[program].tofino["compiled"])


@cache
def compiled(program: str = "xcp", arithmetic: str = "exact") -> Compiled:
    """A program in an arithmetic."""
    return Compiled(PROGRAMS[program], PROGRAMS[program].compiled[arithmetic])


def known(name: str) -> Compiled | None:
    """The compiled program of this name; none where it is no program of ours."""
    ours = (Compiled(program, made) for program in PROGRAMS.values() for made in program.compiled.values())
    return next((made for made in ours if made.name == name), None)


@cache
def record() -> dict[str, Any]:
    """What the programs were compiled from and by: compiled/record.json."""
    loaded: dict[str, Any] = json.loads((COMPILED / "record.json").read_text(encoding="utf-8"))
    return loaded
