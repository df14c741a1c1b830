"""One packet through a router's program, step by step: a packet of a simulated run, or a frame given as hex."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from xcpr import _native
from xcpr.io import files, schema
from xcpr.io.schema import Invalid, Problem, unknown_name
from xcpr.scenarios import plan
from xcpr.scenarios.network.topology import Built, build
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.observe import trace_text

MAX_FRAME_BYTES = 65_535
"""The longest frame that may be given."""
MIN_FRAME_BYTES = 14
"""An Ethernet header."""
SOURCE = "trace"


@dataclass(frozen=True)
class Trace:
    """A packet's way through a router: what ``xcpr trace --json`` prints (docs/look-inside.md)."""

    made: dict[str, Any]

    @property
    def steps(self) -> list[dict[str, Any]]:
        """The steps in their order, each a dictionary with its kind under ``step``."""
        steps: list[dict[str, Any]] = self.made["steps"]
        return steps

    def to_json(self) -> str:
        """Returns the whole trace as a line of JSON."""
        return json.dumps(self.made)

    def text(self, variables: bool = False) -> str:
        """Returns the trace as text; ``variables`` adds what the compiler keeps between steps."""
        return trace_text.format_trace(self.made, variables)

    def __str__(self) -> str:
        return self.text()


def trace_packet(
    scenario: Scenario,
    seed: int,
    packet: str,
    router: str | None = None,
    port: int | None = None,
    length: int | None = None,
    to_sender: bool = False,
) -> Trace:
    """Traces a packet at a router, by default the first; raises ``Invalid``.

    ``packet`` is FLOW:NUMBER, the flow's packet of that number that reaches the router in a run of the scenario; with
    ``to_sender`` it is an ACK. Or ``packet`` is a frame in hexadecimal, which comes by ``port`` at time 0 and has
    ``length`` bytes if that is more than are given.
    """
    built = build(scenario)
    names = [one.name for one in built.network.routers]
    if router is None and names:
        router = names[0]
    if router not in names:
        raise Invalid([Problem(SOURCE, "at", unknown_name("router", str(router), names))])
    text = files.encode_json(plan.make_complete(scenario, built, seed, series=False)).decode()
    try:
        digits = re.sub(r"\s", "", packet)
        if re.fullmatch(r"(0x)?[0-9A-Fa-f]*", digits):
            frame = _frame(digits.removeprefix("0x"))
            _check_frame(built, router, port, length, to_sender)
            whole_bytes = max(len(frame), length or 0)
            return Trace(
                {"packet": None} | json.loads(_native.trace_frame(text, router, frame, whole_bytes, port or 0))
            )
        flow, number = parse_packet_name(packet, [one.name for one in built.flows])
        if port is not None or length is not None:
            raise Invalid([Problem(SOURCE, "port", "and length go with a frame in hexadecimal, not with FLOW:NUMBER")])
        found = json.loads(_native.trace(text, router, flow, number, to_sender))
    except _native.PlanError as error:
        raise Invalid([Problem(SOURCE, "", str(error))]) from None
    if found is None:
        way = "to its sender " if to_sender else ""
        problem = f"fewer than {number} packets of {flow} {way}reach {router} before the run ends"
        raise Invalid([Problem(SOURCE, packet, problem)])
    return Trace({"packet": {"flow": flow, "number": number, "to_sender": to_sender}} | found)


def _frame(digits: str) -> bytes:
    if len(digits) % 2:
        problem = f"{len(digits)} hexadecimal digits, an odd number: a byte has two"
        raise Invalid([Problem(SOURCE, "packet", problem)])
    if not MIN_FRAME_BYTES <= len(digits) // 2 <= MAX_FRAME_BYTES:
        problem = f"{len(digits) // 2} bytes; a frame has {MIN_FRAME_BYTES} to {MAX_FRAME_BYTES}"
        raise Invalid([Problem(SOURCE, "packet", problem)])
    return bytes.fromhex(digits)


def _check_frame(built: Built, router: str, port: int | None, length: int | None, to_sender: bool) -> None:
    known = sorted(built.network.neighbours[router])
    if to_sender:
        raise Invalid([Problem(SOURCE, "to_sender", "goes with FLOW:NUMBER, not with a frame in hexadecimal")])
    if port is None or not 0 <= port < 511:
        said = "is missing" if port is None else f"{port} is none"
        links = ", ".join(map(str, known))
        raise Invalid([Problem(SOURCE, "port", f"{said}: allowed are 0 to 510; {router} has links at {links}")])
    if length is not None and not MIN_FRAME_BYTES <= length <= MAX_FRAME_BYTES:
        raise Invalid(
            [Problem(SOURCE, "length", f"{length}: allowed are {MIN_FRAME_BYTES} to {MAX_FRAME_BYTES} bytes")]
        )


def parse_packet_name(packet: str, flows: list[str]) -> tuple[str, int]:
    """Returns the flow and the number of FLOW:NUMBER; raises ``Invalid`` for another text or flow."""
    flow, colon, number = packet.rpartition(":")
    if not colon or not number.isdecimal() or not int(number):
        example = flow if colon and flow in flows else packet if packet in flows else flows[0] if flows else "main0"
        problem = f'must be FLOW:NUMBER, for example "{example}:1", or a frame in hexadecimal digits'
        raise Invalid([Problem(SOURCE, "packet", f"{problem}, not {schema.show(packet)}")])
    if flow not in flows:
        raise Invalid([Problem(SOURCE, "packet", unknown_name("flow", flow, flows))])
    return flow, int(number)
