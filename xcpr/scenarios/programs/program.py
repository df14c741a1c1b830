"""The programs that routers can run: one folder of p4src/ each, and what p4c made of it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xcpr.controller.entries import TableEntry
from xcpr.controller.network import ROUTER_LAYER, Network, Router
from xcpr.controller.program import Program, read, read_for_tofino
from xcpr.controller.routing import entries
from xcpr.controller.telemetry import Layout
from xcpr.io.paths import COMPILED, CONSTANTS, P4SRC

if TYPE_CHECKING:
    from xcpr.p4runtime.pipeline.program import Program as P4Program

_DESCRIPTIONS = sorted(P4SRC.glob("*/program.toml"))

PROGRAMS = {path.parent.name: read(path) for path in _DESCRIPTIONS}
"""By the name of their folder."""

TOFINO = {path.parent.name: made for path in _DESCRIPTIONS if (made := read_for_tofino(path))}
"""The programs that a Tofino runs too, as they are there."""

XCP = PROGRAMS["xcp"]
ARITHMETICS = tuple(XCP.compiled)
"""In which a program may be compiled: the scenario's key router.arithmetic."""


@dataclass(frozen=True)
class Compiled:
    """The output of p4c for a program."""

    program: Program
    name: str
    """The name of its files in p4src/compiled/."""

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

    @property
    def part(self) -> Mapping[str, Any]:
        """The program, or the part of it whose header types telemetry has."""
        whole: dict[str, Any] = json.loads(self.text)
        return whole

    @cached_property
    def telemetry(self) -> dict[str, Any]:
        """How the simulator reads the routers' telemetry frames: the header's fields as the program has them."""
        constants = tomllib.loads(CONSTANTS.read_text(encoding="utf-8"))
        types = {header["name"]: header["fields"] for header in self.part["header_types"]}
        return {
            "packet_in_bytes": constants["controller"]["packet_in_bytes"],
            "ethertype": constants["protocol"]["telemetry_ethertype"],
            "fields": [field for header in self.program.telemetry.headers for field in types[header]],
        }

    @property
    def p4_program(self) -> P4Program:
        """The program as P4Info has it."""
        from xcpr.scenarios.programs import p4_files  # noqa: PLC0415 - it takes as long to import as a short run

        return p4_files.load(self.path)

    @property
    def layer(self) -> int:
        """The layer at which its routers forward: all programs of ours are IP routers'."""
        return ROUTER_LAYER

    @property
    def drop_counter(self) -> str:
        """The program's counter of dropped packets."""
        return self.program.drop_counter

    @property
    def versions(self) -> dict[str, str]:
        """The P4 sources and their compiler, the compiled program."""
        made = record()
        return {
            "p4_sources_sha256": made["sources_sha256"],
            "p4_compiler": f"{made['compiler']} {made['compiler_version']}",
            "p4_program_sha256": hashlib.sha256(self.text.encode()).hexdigest(),
        }

    @property
    def warnings(self) -> list[str]:
        """The warnings that a result keeps: none."""
        return []

    def port(self, number: int, rate_bps: int) -> list[TableEntry]:
        """Returns the entries of a router for the rate of the link at a port."""
        return self.program.port(number, rate_bps)

    def initial_state(self, network: Network, router: Router, police: bool, separate: bool) -> dict[str, Any]:
        """Returns a router's entries before the run, as the plan has them; ``police`` and ``separate`` as in
        ``entries``."""
        return {
            "cpu_port": self.program.cpu_port,
            "entries": [entry.json() for entry in entries(self.program, network, router, police, separate)],
            "clone_sessions": [asdict(session) for session in self.program.sessions],
        }

    @property
    def record(self) -> Layout:
        """The same for the payload of a packet-in: P4Runtime has cut off what is in front of the frame."""
        return Layout(self.telemetry["ethertype"], self.telemetry["fields"])


@dataclass(frozen=True)
class CompiledForTofino(Compiled):
    """A program for a Tofino."""

    @property
    def part(self) -> Mapping[str, Any]:
        """Ingress, which sends records to the controller."""
        ingress: dict[str, Any] = json.loads(self.text)["ingress"]
        return ingress


@cache
def select(program: str, arithmetic: str, target: str | None, police: bool = False) -> Compiled:
    """Returns a program as a scenario's ``[router]`` asks for it; its files are read once."""
    if target is None:
        return policed(program, arithmetic) if police else compiled(program, arithmetic)
    return for_tofino(program)


@cache
def for_tofino(program: str = "xcp") -> CompiledForTofino:
    """Returns a program for a Tofino."""
    return CompiledForTofino(TOFINO[program], TOFINO[program].compiled["table"])


@cache
def compiled(program: str = "xcp", arithmetic: str = "exact") -> Compiled:
    """Returns a program in an arithmetic."""
    return Compiled(PROGRAMS[program], PROGRAMS[program].compiled[arithmetic])


@cache
def policed(program: str = "xcp", arithmetic: str = "exact") -> Compiled:
    """Returns the program whose ports check what packets claim."""
    described = PROGRAMS[program]
    assert described.police is not None
    return Compiled(described, described.police.compiled[arithmetic])


def reasons() -> dict[str, dict[str, str]]:
    """Returns the meaning of each cell of counters whose cells are reasons."""
    dropped = tomllib.loads(CONSTANTS.read_text(encoding="utf-8"))["drop_reason"]
    cells = {described.drop_counter: dropped for described in PROGRAMS.values()}
    cells |= {
        described.police.violation_counter: described.police.violation_cells
        for described in PROGRAMS.values()
        if described.police
    }
    cells |= dict(described.implausible for described in TOFINO.values())
    return {counter: {str(cell): name for name, cell in named.items()} for counter, named in cells.items()}


def by_port() -> frozenset[str]:
    """Returns the counters whose cells are ports."""
    police = [described.police for described in PROGRAMS.values() if described.police]
    return frozenset(counter for one in police for counter in (one.counter, one.surplus))


def programs_by_name() -> dict[str, Compiled]:
    """Returns the compiled programs of ours by name, without those for tests."""
    ours = (
        *(compiled(program.name, arithmetic) for program in PROGRAMS.values() for arithmetic in program.compiled),
        *(
            policed(program.name, arithmetic)
            for program in PROGRAMS.values()
            if program.police
            for arithmetic in program.police.compiled
        ),
        *(for_tofino(program) for program in TOFINO),
    )
    return {made.name: made for made in ours}


@cache
def record() -> dict[str, Any]:
    """Returns the sources and the compiler of the programs: compiled/record.json."""
    loaded: dict[str, Any] = json.loads((COMPILED / "record.json").read_text(encoding="utf-8"))
    return loaded
