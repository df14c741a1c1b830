"""Routers that run a P4 program of the user's own."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xcpr.controller.entries import TableEntry
from xcpr.controller.network import Network, Router
from xcpr.io import schema
from xcpr.io.paths import printable
from xcpr.scenarios.programs import crcs, layers
from xcpr.scenarios.table_entries import cli_commands
from xcpr.scenarios.table_entries.entries import Entries

if TYPE_CHECKING:
    from xcpr.p4runtime.pipeline.program import Program

MAX_CELLS = 64
"""Cells of a counter or register that are sampled without saying which."""
PACKET_IN = "packet_in"
"""P4Runtime's name of what stands in front of a packet to the control plane, and of such packets."""
WATCHED = re.compile(r"^(?P<name>[^\[\]]+)(\[(?P<first>[0-9]{1,9})(-(?P<last>[0-9]{1,9}))?\])?$")


@dataclass(frozen=True)
class OwnProgram:
    """A program of the user's own with the configuration of its routers, in place of a ``program.Compiled``."""

    path: Path
    entries: Entries
    p4info: Path | None = None
    """The file of its P4Info; None: one beside the program, or made from it."""
    configured_layer: int | None = None
    """The layer that the scenario sets; None: the one that follows from the program."""
    transports: tuple[str, ...] = ()
    drop_counter: None = None
    telemetry: None = None

    @property
    def name(self) -> str:
        """The file's."""
        return printable(self.path.name)

    @cached_property
    def p4_program(self) -> Program:
        """The program; raises ValueError."""
        from xcpr.scenarios.programs import p4_files  # noqa: PLC0415 - it takes as long to import as a short run

        return p4_files.load(self.path, self.p4info)

    @property
    def text(self) -> str:
        """p4c's BMv2 JSON."""
        return self.p4_program.json_text

    @property
    def layer(self) -> int:
        """The layer at which its routers forward; raises ValueError."""
        return layers.find(self.text) if self.configured_layer is None else self.configured_layer

    @property
    def versions(self) -> dict[str, str]:
        """The versions of the tools that made the program."""
        compiler = json.loads(self.text).get("__meta__", {}).get("compiler", "unknown")
        sha256 = hashlib.sha256(self.text.encode()).hexdigest()
        versions = {"p4_program": self.name, "p4_compiler": str(compiler), "p4_program_sha256": sha256}
        return versions | {"p4info": self.p4info_name}

    @property
    def p4info_name(self) -> str:
        """The name of the P4Info's file; raises ValueError."""
        from xcpr.scenarios.programs import p4_files  # noqa: PLC0415 - as above

        path = p4_files.find_p4info(self.path, self.p4info)
        return "made from the program" if path is None else printable(path.name)

    @property
    def warnings(self) -> list[str]:
        """A warning for each unknown key of the program, for a P4Info that is made from it, and for parts of files of
        entries without effect. Custom CRCs that BMv2 leaves equal have one, too. Raises ValueError."""
        from xcpr.scenarios.programs import p4_files  # noqa: PLC0415 - as above
        from xcpr.scenarios.table_entries import runtime_json  # noqa: PLC0415 - as above

        p4info = p4_files.warning(self.path, self.p4info)
        files = self.entries
        named = runtime_json.list_warnings(Path(files.runtime_json), self.path) if files.runtime_json else []
        commands = cli_commands.read_commands(Path(files.commands))[1] if files.commands else []
        of_crcs = crcs.warnings(self.name, self.text, self._entries_with_crcs)
        return [*p4_files.key_warnings(self.path), *([] if p4info is None else [p4info]), *named, *commands, *of_crcs]

    def port(self, _number: int, _rate_bps: int) -> list[TableEntry]:
        """Returns the entries of a router for a link's rate: none."""
        return []

    def initial_state(self, network: Network, router: Router, _police: bool, _separate: bool) -> dict[str, Any]:
        """Returns the commands of a router's control plane before the run; raises ``Invalid``."""
        from xcpr.scenarios.table_entries import commands  # noqa: PLC0415 - as above

        told = commands.of_router(self.p4_program, self.entries, network, router)
        return {"commands": [*map(crcs.command, self.crcs(network, router)), *told]}

    def crcs(self, network: Network, router: Router) -> list[dict[str, Any]]:
        """Returns the parameters of custom CRCs that the scenario sets at a router; raises ``Invalid``."""
        return crcs.set_parameters(self.text, self._entries_with_crcs, network, router)

    @property
    def _entries_with_crcs(self) -> Entries:
        """The entries, with the CRCs of a file of commands."""
        if self.entries.commands is None:
            return self.entries
        own = crcs.read_commands(Path(self.entries.commands), self.text)
        return replace(self.entries, crc=own | self.entries.crc)

    def write_request(self, network: Network, router: Router) -> bytes:
        """Makes the same as a ``WriteRequest`` of P4Runtime; raises ``Invalid``."""
        from xcpr.scenarios.table_entries import commands  # noqa: PLC0415 - as above

        return commands.write_request(self.p4_program, self.entries, network, router).SerializeToString()


def messages(program: Program) -> dict[str, dict[str, Any]]:
    """Returns the messages that a program can send to its control plane, as the plan has them, by name: digests, and
    packets to the CPU port."""
    made = {}
    for digest in program.digests.values():
        path = f"digest {digest.name}"
        fields = [
            {"name": leaf.path.removeprefix(path).removeprefix("."), "bits": leaf.width} for leaf in digest.type.leaves
        ]
        made[digest.name] = {"kind": "digest", "name": digest.name, "fields": fields}
    if program.packet_in is not None:
        fields = [{"name": one.name, "bits": one.width} for one in program.packet_in.fields]
        made[PACKET_IN] = {"kind": "packet_in", "name": PACKET_IN, "fields": fields}
    return made


def watched(programs: Sequence[Program], names: Sequence[str]) -> list[dict[str, Any]]:
    """Returns the cells that are sampled, as the plan has them; raises ValueError for what all of the programs lack.

    Names of messages are left out. If several programs have cells by one name, the first one says how many
    there are.
    """
    counters = {cells.name: cells.size for program in programs[::-1] for cells in program.counters.values()}
    registers = {cells.name: cells.size for program in programs[::-1] for cells in program.registers.values()}
    told = {name for known in programs for name in messages(known)}
    made = []
    for written in names:
        if written in told:
            continue
        match = WATCHED.match(written)
        name = match["name"] if match else written
        size = counters.get(name) or registers.get(name)
        if match is None or size is None:
            known = [*counters, *registers, *sorted(told)]
            allowed = schema.one_of(known) if known else "absent: no program has counters, registers or digests"
            raise ValueError(f'must be {allowed}, or some cells "NAME[2]", "NAME[0-7]" of one, not "{written}"')
        if match["first"] is None and size > MAX_CELLS:
            raise ValueError(f'"{name}" has {size} cells; say which, for example "{name}[0-{MAX_CELLS - 1}]"')
        first = int(match["first"] or 0)
        last = int(match["last"] or first) if match["first"] else size - 1
        if not first <= last < size:
            raise ValueError(f'"{written}": "{name}" has the cells 0 to {size - 1}')
        kind = "counter" if name in counters else "register"
        made.append({"kind": kind, "name": name, "first": first, "count": last - first + 1})
    return made
