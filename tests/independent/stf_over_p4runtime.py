"""Tests in STF against a switch process: entries over P4Runtime, packets over its ports."""

from __future__ import annotations

import sys
from typing import Any

from finsy.proto import p4i, p4r

from xcpr.io.paths import ROOT
from xcpr.scenarios.programs import stf

sys.path.append(str(ROOT / "ptf-tests"))

from support.p4runtime import Client, Refused, canonical
from support.wire import Wire

RANKED = (p4i.MatchField.TERNARY, p4i.MatchField.RANGE, p4i.MatchField.OPTIONAL)
"""Matches by which the entries of a table have priorities."""
ETHERNET = 14
"""Bytes of the shortest frame that an interface sends: a header."""
QUIET_S = 0.03
"""A switch that sends nothing for so long has sent everything."""


class NotSent(ValueError):
    """A packet of a test is too short for an interface, or leaves by a port that the switch has not."""


class Process(stf.Runner):
    """One test on a switch with the ports of a wire.

    Packets go out when the whole test is read, since a switch is asked for the packets that ``expect`` names.
    """

    def __init__(self, program: dict[str, Any], client: Client, wire: Wire) -> None:
        super().__init__(program)
        self.client = client
        self.wire = wire
        self.kept: list[tuple[int, bytes]] = []

    def packet(self, port: int, data: bytes) -> None:
        """Stores a packet for ``difference``."""
        self.expected.setdefault(port, [])
        self.kept.append((port, data))

    def wait(self) -> None:
        """Does nothing: packets take the time that they take."""

    def command(self, op: str, **arguments: Any) -> None:
        """Runs a command of the control plane; raises ValueError with the switch's refusal."""
        try:
            match op:
                case "insert":
                    self.client.write("INSERT", p4r.Entity(table_entry=self.entry(**arguments)))
                case "set_default":
                    self.client.write("MODIFY", p4r.Entity(table_entry=self.default(**arguments)))
                case "set_clone_session":
                    [(port, _)] = arguments["copies"]
                    self.client.clone_to(arguments["session"], port)
                case _:
                    raise ValueError(f"{op}: P4Runtime has no such command")
        except Refused as refused:
            raise ValueError(str(refused)) from None

    def entry(self, table: str, match: dict[str, Any], priority: int, do: dict[str, Any], **_: int) -> p4r.TableEntry:
        """Makes an entry of the engine's command as the wire has it."""
        known = self.client.names.tables[table]
        made = p4r.TableEntry(table_id=known.preamble.id, action=self.call(**do["action"]))
        for one in known.match_fields:
            wanted = match.get(one.name)
            # A match on anything is left out (P4Runtime 1.4, section 9.1.1).
            if wanted is None or anything(wanted):
                continue
            on_wire = p4r.FieldMatch(field_id=one.id)
            ((kind, values),) = wanted.items()
            part = getattr(on_wire, kind)
            for name, value in values.items():
                setattr(part, name, value if name == "prefix_len" else canonical(int(value, 0)))
            made.match.append(on_wire)
        if any(one.match_type in RANKED for one in known.match_fields):
            made.priority = priority
        return made

    def default(self, table: str, action: str, params: dict[str, str]) -> p4r.TableEntry:
        """Makes the entry for a miss."""
        return p4r.TableEntry(
            table_id=self.client.names.tables[table].preamble.id,
            is_default_action=True,
            action=self.call(action, params),
        )

    def call(self, name: str, params: dict[str, str]) -> p4r.TableAction:
        """Makes an action with its parameters."""
        known = self.client.names.actions[name]
        values = [p4r.Action.Param(param_id=one.id, value=canonical(int(params[one.name], 0))) for one in known.params]
        return p4r.TableAction(action=p4r.Action(action_id=known.preamble.id, params=values))

    def difference(self) -> str | None:
        """Sends the packets, and returns the first difference from the expectation."""
        wanted = sum(map(len, self.expected.values()))
        if any(len(data) < ETHERNET for _, data in self.kept) or not {*self.expected} <= {*self.wire.ports}:
            raise NotSent
        for port, data in self.kept:
            for out, frame in self.wire.exchange(port, data, wanted):
                self.sent.setdefault(out, []).append(frame)
        for out, frame in self.wire.collect(2**30, QUIET_S):
            self.sent.setdefault(out, []).append(frame)
        return super().difference()


def anything(match: dict[str, Any]) -> bool:
    """Returns whether a match of the engine's command leaves all bits open."""
    ((kind, values),) = match.items()
    return values.get("prefix_len") == 0 if kind == "lpm" else int(values.get("mask", "1"), 0) == 0
