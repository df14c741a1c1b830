"""A run whose controllers act in virtual time.

The simulation stops before the first event, at each event that a router has for its control plane, and at each time
that a controller waits for. The run goes on when all controllers have nothing more to do (`idleness`).
"""

from __future__ import annotations

import json
import math
import tempfile
import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from xcpr import _native, p4runtime
from xcpr.controller.network import Router
from xcpr.io.schema import Invalid, Problem
from xcpr.results.result import ControllerResult
from xcpr.scenarios.network.topology import Built
from xcpr.scenarios.programs.controllers import MEASURED
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.controllers import idleness, simulated_router
from xcpr.worlds.controllers.cli_session import CliSession
from xcpr.worlds.controllers.control_application import ControlApplication, handle_event
from xcpr.worlds.controllers.processes import Answer, Processes
from xcpr.worlds.controllers.python_control import NetworkControl, RouterControl
from xcpr.worlds.controllers.shim.virtual_time import ADDRESS_FILE, NS_PER_S
from xcpr.worlds.controllers.simulated_router import Event, SimulatedRouter
from xcpr.worlds.controllers.topology import describe_topology, prepare_folder
from xcpr.worlds.controllers.virtual_clock import DelayedTurns, VirtualClock


@dataclass(frozen=True)
class ControlledRouter:
    """A router as its controllers have it."""

    server: p4runtime.Server
    session: CliSession
    control: RouterControl


class ControlledRun:
    """The routers of a simulation with their servers, and the processes of its controllers."""

    def __init__(
        self,
        scenario: Scenario,
        built: Built,
        simulation: _native.Simulation,
        folder: Path,
        application: ControlApplication | None,
    ) -> None:
        self._application = application
        self._scenario = scenario
        self._built = built
        self._simulation = simulation
        self._clock = VirtualClock(folder)
        self._stopped_at_s: float | None = None
        """Real time of the last stop; None before the first event, when controllers still start."""
        self._turns = DelayedTurns(self._clock, self._latency_ns)
        self._network = NetworkControl(self._clock, self._latency_ns)
        self._routers: list[ControlledRouter] = []
        self._folder = folder
        self._processes = Processes(folder, self._clock, self._turns, self._do_request)
        self._watcher: idleness.Watcher | None = None
        self._tick_at: int | None = None

    def attach_routers(self) -> None:
        """Gives each router its server, with the scenario's program and entries; raises ``Invalid``."""
        addresses = {}
        for place, router in enumerate(self._built.network.routers):
            port = self._scenario.control_plane.grpc_port + place
            address = f"127.0.0.1:{port}" if self._needs_tcp else f"unix:{self._folder / f'{place}.sock'}"
            addresses[str(port)] = address
            self._routers.append(self._attach_router(place, router, address))
        (self._folder / ADDRESS_FILE).write_text(json.dumps(addresses))

    def _attach_router(self, place: int, router: Router, address: str) -> ControlledRouter:
        scenario = self._scenario
        runs = scenario.own_programs.get(router.name, scenario.compiled)
        if not isinstance(runs, OwnProgram):
            message = "must be a program of your own where the network has a control plane"
            raise Invalid([Problem("controllers", "router.program", message)])
        plane = SimulatedRouter(self._simulation, place, router.name, self._deliver)
        device, cpu_port = scenario.control_plane.device_id + place, scenario.router.cpu_port
        try:
            server = p4runtime.Server(
                plane, device, address, cpu_port, clock=self._clock.for_server(), turns=self._turns
            )
        except p4runtime.ServerError as error:
            raise Invalid([Problem("controllers", "control_plane.grpc_port", str(error))]) from None
        simulated_router.install_program(server, runs, self._built.network, router)
        control = RouterControl(server, plane, cpu_port, self._network)
        self._network.routers[router.name] = control
        return ControlledRouter(server, CliSession(server, runs, plane), control)

    @property
    def _needs_tcp(self) -> bool:
        return any(one.command is not None for one in self._scenario.controllers.values())

    def run(self) -> dict[str, ControllerResult]:
        """Runs to the end; returns what became of the controllers. Raises ``Invalid`` for one that fails."""
        if self._scenario.controllers:
            for router in self._routers:
                router.server.start()
            for controller in self._scenario.controllers.values():
                prepare_folder(controller.working_folder, describe_topology(self._scenario, self._built))
            self._processes.start(self._scenario.controllers)
            self._watcher = idleness.Watcher(self._processes.sessions, self._folder, self._turns.count_held)
        if self._application is not None:
            self._application.start(self._network)
        self._settle()
        end_ns, failed = self._scenario.duration, False
        while not failed:
            if action := self._clock.take_due():
                action()
                self._settle()
                continue
            if self._clock.now_ns >= end_ns:
                break
            times = (self._clock.next_at(), self._tick_at, end_ns)
            now_ns, failed, events = self._simulation.advance(min(one for one in times if one is not None))
            self._clock.set_time(now_ns)
            self._stopped_at_s = time.perf_counter()
            for place, *event in events:
                self._deliver(place, tuple(event))
            if self._tick_at is not None and now_ns >= self._tick_at:
                self._settle()
        return self._processes.end()

    def _settle(self) -> None:
        """Waits until all controllers have nothing more to do at this time."""
        answered = True
        while answered:
            if self._watcher is not None:
                try:
                    self._watcher.wait_until_idle()
                except idleness.BusyError as error:
                    raise Invalid([Problem("controllers", "controllers", str(error))]) from None
                self._processes.check()
            answered = self._processes.handle_messages() | self._tick()

    def _tick(self) -> bool:
        """Sends what the servers' timers have ready; returns whether a controller got anything."""
        sent = self._count_notified()
        waits = [wait for router in self._routers if (wait := router.server.service.tick()) is not None]
        wait_s = min(waits, default=math.inf)
        self._tick_at = None if math.isinf(wait_s) else self._clock.now_ns + max(1, math.ceil(wait_s * NS_PER_S))
        return self._count_notified() > sent

    def _count_notified(self) -> int:
        return sum(router.server.service.notified for router in self._routers)

    def _deliver(self, place: int, event: Event) -> None:
        """Brings an event of a router to its controllers, a latency later."""
        at_ns = self._clock.now_ns + self._latency_ns()
        self._clock.call_at(at_ns, partial(self._handle_event, place, event))

    def _handle_event(self, place: int, event: Event) -> None:
        router = self._routers[place]
        router.server.handle_event(*event)
        router.session.handle_event(event)
        if self._application is not None:
            handle_event(self._application, router.control, event)

    def _latency_ns(self) -> int:
        latency = self._scenario.control_plane.latency
        if latency == MEASURED:
            # Before the first event a controller starts, and reacts to nothing.
            stopped_at_s = self._stopped_at_s
            return 0 if stopped_at_s is None else round((time.perf_counter() - stopped_at_s) * NS_PER_S)
        return int(latency)

    def _do_request(self, message: Mapping[str, Any], answer: Answer) -> None:
        """Does a request of a controller's process that is none of P4Runtime; raises ValueError."""
        plane = self._scenario.control_plane
        match message["request"]:
            case "topology":
                answer(describe_topology(self._scenario, self._built))
            case "thrift_port":
                answer(int(message["grpc_port"]) - plane.grpc_port + plane.thrift_port)
            case "cli":
                words = [str(word) for word in message["words"]]
                answer(self._find_session(message).run(str(message["command"]), words))
            case "subscribe":
                self._find_session(message).subscribe(message["kind"])
                answer(None)
            case "receive":
                self._find_session(message).receive(message["kind"], answer)
            case other:
                raise ValueError(f"there is no request {other}")

    def _find_session(self, message: Mapping[str, Any]) -> CliSession:
        if "router" in message:
            names = [router.name for router in self._built.network.routers]
            if message["router"] not in names:
                raise ValueError(f"no router is named {message['router']}")
            return self._routers[names.index(message["router"])].session
        first, port = self._scenario.control_plane.thrift_port, int(message["thrift_port"])
        if not first <= port < first + len(self._routers):
            raise ValueError(f"no router has the Thrift port {port}")
        return self._routers[port - first].session

    def close(self) -> None:
        """Ends processes and servers."""
        self._turns.close()
        self._processes.close()
        for router in self._routers:
            router.server.stop(grace_s=0)


def run(
    scenario: Scenario, built: Built, simulation: _native.Simulation, application: ControlApplication | None = None
) -> dict[str, ControllerResult]:
    """Runs a simulation to its end with the scenario's controllers, and a control plane in Python; raises ``Invalid``,
    and what the control plane raises."""
    with tempfile.TemporaryDirectory(prefix="xcpr-") as folder, ExitStack() as stack:
        made = ControlledRun(scenario, built, simulation, Path(folder), application)
        stack.callback(made.close)
        made.attach_routers()
        return made.run()
