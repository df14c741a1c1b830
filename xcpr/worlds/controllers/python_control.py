"""Routers of a simulation as objects, for a control plane in Python that the run calls (docs/controllers.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from finsy.proto import p4r

from xcpr import p4runtime
from xcpr.p4runtime.encoding import bytestrings
from xcpr.p4runtime.errors import Refused
from xcpr.p4runtime.pipeline.program import Program
from xcpr.p4runtime.server import packets
from xcpr.worlds.controllers.shim.virtual_time import NS_PER_S
from xcpr.worlds.controllers.simulated_router import SimulatedRouter, find_entities, write_updates
from xcpr.worlds.controllers.virtual_clock import VirtualClock


class RouterControl:
    """One router, as a P4Runtime client has it. Writes and packets reach it after the control plane's latency."""

    def __init__(
        self, server: p4runtime.Server, plane: SimulatedRouter, cpu_port: int | None, network: NetworkControl
    ) -> None:
        self.name = plane.name
        self._server = server
        self._plane = plane
        self._cpu_port = cpu_port
        self._network = network

    @property
    def program(self) -> Program:
        """The program that runs, with P4Info's ids: tables, actions, counters and so on."""
        return find_entities(self._server).program

    def write(self, updates: Iterable[p4r.Update]) -> None:
        """Writes updates of P4Runtime; a refusal raises ValueError, here or at the time when they arrive."""
        made = [*updates]
        self._network.do_later(lambda: write_updates(find_entities(self._server), made))

    def read(self, entity: p4r.Entity) -> list[p4r.Entity]:
        """Returns the entities that one of a ``ReadRequest`` asks for, as they are now; raises ValueError."""
        try:
            return [*find_entities(self._server).read(entity)]
        except Refused as refused:
            raise ValueError(refused.message) from None

    def apply(self, commands_json: str) -> str:
        """Does commands of the engine now (crates/engine/src/command/); returns the replies, as JSON."""
        return self._plane.apply(commands_json)

    def packet_out(self, payload: bytes, metadata: Mapping[int, int] | None = None) -> None:
        """Sends a packet with the values of P4Info's ``packet_out`` fields, by their ids; raises ValueError."""
        if self._cpu_port is None:
            raise ValueError("router.cpu_port is missing: packets have no port to come in by")
        message = p4r.PacketOut(payload=payload)
        for number, value in (metadata or {}).items():
            message.metadata.add(metadata_id=number, value=bytestrings.encode(value))
        try:
            frame = packets.packet_out(find_entities(self._server).program.packet_out, message)
        except Refused as refused:
            raise ValueError(refused.message) from None
        port = self._cpu_port
        self._network.do_later(lambda: self._plane.packet_out(port, frame))

    def parse_packet_in(self, frame: bytes) -> tuple[bytes, dict[int, int]]:
        """Returns the payload of a frame that came to the CPU port, and its ``packet_in`` fields by id."""
        message = packets.packet_in(find_entities(self._server).program.packet_in, frame)
        if message is None:
            return frame, {}
        return message.payload, {one.metadata_id: int.from_bytes(one.value, "big") for one in message.metadata}


class NetworkControl:
    """The routers of a run, and its clock."""

    def __init__(self, clock: VirtualClock, latency_ns: Callable[[], int]) -> None:
        self._clock = clock
        self._latency_ns = latency_ns
        self.routers: dict[str, RouterControl] = {}
        """The routers by name, in the plan's order."""

    @property
    def now_s(self) -> float:
        """The simulated time, seconds."""
        return self._clock.now_ns / NS_PER_S

    def call_at(self, time_s: float, action: Callable[[], object]) -> None:
        """Calls a function at a time of the simulation, seconds."""
        self._clock.call_at(round(time_s * NS_PER_S), action)

    def do_later(self, action: Callable[[], object]) -> None:
        """Does what a control plane sends, a latency later."""
        latency_ns = self._latency_ns()
        if latency_ns:
            self._clock.call_at(self._clock.now_ns + latency_ns, action)
        else:
            action()
