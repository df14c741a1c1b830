"""One packet of a simulated run across all hops: hosts, queues, routers and links, and its ACK back to the sender."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from xcpr import _native
from xcpr.io import files
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios import plan
from xcpr.scenarios.network.topology import build
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.observe import path_text, traces


@dataclass(frozen=True)
class PathTrace:
    """A packet's path, and that of its ACK: what ``xcpr trace SCENARIO PACKET --json`` prints (docs/look-inside.md)."""

    document: dict[str, Any]

    @property
    def path(self) -> dict[str, Any]:
        """The packet's hops and its outcome, which may be copies with paths of their own."""
        path: dict[str, Any] = self.document["path"]
        return path

    @property
    def ack(self) -> dict[str, Any] | None:
        """The path of the ACK; None where there is none."""
        ack: dict[str, Any] | None = self.document["ack"]
        return ack

    def to_json(self) -> str:
        """Returns the whole document as a line of JSON."""
        return json.dumps(self.document)

    def text(self, steps: bool = False, variables: bool = False) -> str:
        """Returns a table of the hops for a terminal of 100 columns.

        ``steps`` adds all steps of each router's program, and ``variables`` the compiler's variables in them.
        """
        return path_text.format_path_trace(self.document, steps, variables)

    def __str__(self) -> str:
        return self.text()


def trace_path(scenario: Scenario, seed: int, packet: str, to_sender: bool = False) -> PathTrace:
    """Follows a packet of a simulated run and its ACK from host to host; raises ``Invalid``.

    ``packet`` is "NAME:NUMBER": the packet of that number, from 1 on, which the sender of the flow, UDP source or table
    of frames NAME sends. With ``to_sender`` it is one that the flow's receiver sends.
    """
    built = build(scenario)
    flows = [one.name for one in built.flows] + [one.name for one in built.udp]
    frames = [*scenario.frames]
    name, number = traces.parse_packet_name(packet, [*flows, *frames])
    text = files.encode_json(plan.make_complete(scenario, built, seed, series=False)).decode()
    try:
        if name in flows:
            found = json.loads(_native.trace_path(text, number, name, to_sender=to_sender))
        elif to_sender:
            raise Invalid([Problem(traces.SOURCE, "to_sender", f"goes with a flow, and {name} has frames alone")])
        else:
            found = json.loads(_native.trace_path(text, number, frames=frames.index(name)))
    except _native.PlanError as error:
        raise Invalid([Problem(traces.SOURCE, "", str(error))]) from None
    if found is None:
        problem = f"{name} sends fewer than {number} packets before the run ends"
        raise Invalid([Problem(traces.SOURCE, packet, problem)])
    named = {"flow": name, "number": number, "to_sender": to_sender}
    return PathTrace({"packet": named, "path": found["packet"], "ack": found["ack"]})
