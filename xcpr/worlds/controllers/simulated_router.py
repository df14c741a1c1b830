"""A simulated router as a data plane: a P4Runtime server, or Python itself, has it as it has the real-time switch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from finsy.proto import p4r

from xcpr import _native, p4runtime
from xcpr.controller.network import Network, Router
from xcpr.io.schema import Invalid, Problem
from xcpr.p4runtime.books import EntityStore
from xcpr.p4runtime.errors import Refused
from xcpr.scenarios.programs import crcs, p4_files
from xcpr.scenarios.programs.own_program import OwnProgram

Event = tuple[Any, ...]
"""A kind and what it has: ("packet_in", frame), ("digest", name, values) or ("port", port, is up)."""
Deliver = Callable[[int, Event], None]
"""Takes an event of the router in a place."""


class SimulatedRouter:
    """The data plane of one router of a simulation."""

    def __init__(self, simulation: _native.Simulation, place: int, name: str, deliver: Deliver) -> None:
        self.name = name
        self._simulation = simulation
        self._place = place
        self._deliver = deliver

    def load(self, program_json: str) -> None:
        """Replaces the program, with empty tables and queues; raises ValueError for one that can't be run."""
        self._simulation.load(self._place, program_json)

    def apply(self, commands_json: str) -> str:
        """Does commands at this time of the simulation; returns the replies, as JSON."""
        return self._simulation.apply(self._place, commands_json)

    def packet_out(self, port: int, packet: bytes) -> None:
        """Sends a frame into ingress at this time of the simulation."""
        for place, *event in self._simulation.packet_out(self._place, port, packet):
            self._deliver(place, tuple(event))

    def without_ports(self) -> _native.Dataplane:
        """Makes a data plane that no packets reach, on which a program can be tried."""
        return _native.Dataplane.without_ports()

    def events(self, timeout_s: float) -> list[Any] | None:
        """Returns nothing, as a switch that has stopped: the simulation delivers the events."""
        del timeout_s
        return None

    def stop(self) -> None:
        """Does nothing: the router is the simulation's."""


def install_program(server: p4runtime.Server, runs: OwnProgram, network: Network, router: Router) -> None:
    """Runs a router's program, with the scenario's entries in the server's stores; raises ``Invalid``."""
    try:
        crc = crcs.complete(runs.text, runs.crcs(network, router))
        server.load(p4_files.p4info_of(runs.path, runs.p4info), crcs.with_parameters(runs.text.encode(), crc))
        write = p4r.WriteRequest.FromString(runs.write_request(network, router))
        write_updates(find_entities(server), write.updates)
    except (p4runtime.ServerError, ValueError) as error:
        raise Invalid([Problem("controllers", f"router {router.name}", str(error))]) from None


def find_entities(server: p4runtime.Server) -> EntityStore:
    """Returns the entries of the program that runs; raises ValueError where none does."""
    pipeline = server.service.pipelines.running
    if pipeline is None:
        raise ValueError("no forwarding pipeline config is set")
    return pipeline.entities


def write_updates(entities: EntityStore, updates: Sequence[p4r.Update]) -> None:
    """Writes updates; raises ValueError with the first refusal."""
    outcomes = entities.write(updates, p4r.WriteRequest.CONTINUE_ON_ERROR)
    refused: Refused | None = next(filter(None, outcomes), None)
    if refused is not None:
        raise ValueError(refused.message)
