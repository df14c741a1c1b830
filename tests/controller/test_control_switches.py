"""The controller against real switches: the embedded one, and BMv2 where it is installed; without interfaces."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import certificates
import frames
import needs
import pytest

from xcpr import _native
from xcpr.controller.goal import Goal
from xcpr.controller.live import view
from xcpr.controller.service import Options, Service
from xcpr.controller.targets.target import State
from xcpr.io.schema import Invalid
from xcpr.p4runtime import Server, Tls
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds.control_plane import control
from xcpr.worlds.switch import switching

pytestmark = pytest.mark.network

DEVICE = 1
TIMEOUT_S = 30.0


class Switch(Protocol):
    """A switch's process, or what stands for one."""

    def start(self) -> None: ...
    def stop(self) -> None: ...


class Embedded:
    """The data plane and its server, in this process."""

    def __init__(self, port: int, tls: Tls | None = None, cpu_port: int = 255) -> None:
        self._port = port
        self._tls = tls
        self.cpu_port = cpu_port

    def start(self) -> None:
        self.dataplane = _native.Dataplane(json.dumps({"interfaces": [], "cpu_port": self.cpu_port}))
        self._server = Server(self.dataplane, DEVICE, f"127.0.0.1:{self._port}", self.cpu_port, self._tls)
        self._server.start()

    def stop(self) -> None:
        self._server.stop(0)
        self.dataplane.stop()


class Bmv2:
    """simple_switch_grpc."""

    def __init__(self, port: int, folder: Path) -> None:
        self._port = port
        self._folder = folder

    def start(self) -> None:
        command = ["simple_switch_grpc", "--no-p4", "--device-id", str(DEVICE), "--thrift-port", str(free_port())]
        command += ["--notifications-addr", f"ipc://{self._folder}/notes.ipc"]
        command += ["--", "--grpc-server-addr", f"127.0.0.1:{self._port}", "--cpu-port", "255"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def make_goal(port: int, target: str | None = None) -> Goal:
    """Returns the goal of the demo's first router."""
    chosen = scenario.load("demo", [f"router.target={target}"] if target else [])
    the_plan = plan.make(chosen, topology.build(chosen), 1)
    return control.of_plan(the_plan, {"r1": f"127.0.0.1:{port}"}).goals[0]


@pytest.fixture(params=["embedded", "tofino", "bmv2"])
def switch(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Switch, Goal]]:
    """Runs a switch; yields it, and what it is to hold."""
    if request.param == "bmv2":
        needs.require("simple_switch_grpc")
    port = free_port()
    goal = make_goal(port, "tofino" if request.param == "tofino" else None)
    cpu_port = goal.pipeline.described.cpu_port
    made: Switch = Bmv2(port, tmp_path) if request.param == "bmv2" else Embedded(port, cpu_port=cpu_port)
    made.start()
    try:
        yield made, goal
    finally:
        made.stop()


def serve(goal: Goal, **options: Any) -> Service:
    return Service([goal], (), Options(**options))


async def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.02)


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def run(steps: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(steps, TIMEOUT_S))


def test_restarted_switch_is_brought_up_completely(
    switch: tuple[Switch, Goal], caplog: pytest.LogCaptureFixture
) -> None:
    process, goal = switch
    caplog.set_level("INFO", "controller")
    service = serve(goal)

    async def steps() -> None:
        task = asyncio.create_task(service.run())
        await wait_until(lambda: service.states["r1"] is State.UP)
        await asyncio.sleep(2.1)  # finsy takes a stream that broke within 2 s for one that will break again
        await asyncio.to_thread(process.stop)
        await wait_until(lambda: service.states["r1"] is State.DOWN)
        process.start()
        await wait_until(lambda: service.states["r1"] is State.UP)
        await end(task)

    run(steps())
    count = len(goal.entries)
    wholly = f"{count} entries, 1 clone session read back ({count + 1} written)"
    assert [line for line in caplog.messages if "written" in line] == [f"r1: up: {wholly}"] * 2


def test_backup_controller_takes_over(switch: tuple[Switch, Goal], caplog: pytest.LogCaptureFixture) -> None:
    _, goal = switch
    caplog.set_level("INFO", "controller")
    primary, backup = serve(goal), serve(goal, backup=True)

    async def steps() -> None:
        first = asyncio.create_task(primary.run())
        await wait_until(lambda: primary.states["r1"] is State.UP)
        second = asyncio.create_task(backup.run())
        await wait_until(lambda: backup.states["r1"] is State.STANDBY)
        await end(first)
        await wait_until(lambda: backup.states["r1"] is State.UP)
        await end(second)

    run(steps())
    assert f"{len(goal.entries)} entries, 1 clone session read back (0 written)" in caplog.text


@pytest.mark.parametrize("target", [None, "tofino"])
def test_embedded_switch_sends_telemetry(target: str | None) -> None:
    """A routed packet ends the first control interval of its port. A Tofino sends it with the packet after it."""
    port = free_port()
    goal = make_goal(port, target)
    embedded = Embedded(port, cpu_port=goal.pipeline.described.cpu_port)
    embedded.start()
    service = serve(goal)
    routed = b"\xff\xff" + frames.data_frame(1000, 10_000, 50_000, 0, dst="10.2.0.3") + bytes(926)

    async def steps() -> None:
        task = asyncio.create_task(service.run())
        await wait_until(lambda: service.states["r1"] is State.UP)
        embedded.dataplane.packet_out(embedded.cpu_port, routed)
        await asyncio.sleep(0.01)
        embedded.dataplane.packet_out(embedded.cpu_port, routed)
        await wait_until(lambda: ("r1", 1) in service.recorder.latest)
        await end(task)

    try:
        run(steps())
    finally:
        embedded.stop()
    _, record = service.recorder.latest["r1", 1]
    if target is None:
        capacity = next(entry for entry in goal.entries if "egress_port" in str(entry.match))
        assert record["capacity_q20"] == capacity.params["capacity_q20"]
    else:
        assert record["residue_pos"] == pytest.approx(0.4 * 100e6 / 8 * 0.05, rel=0.01), "alpha C times the initial RTT"
    assert view({"r1": goal.pipeline.described}, service.states, service.recorder.latest, (), 0, 1).row_count == 1


def test_controller_connects_by_mutual_tls(tmp_path: Path) -> None:
    certificate, key = certificates.make(tmp_path)
    port = free_port()
    embedded = Embedded(port, Tls(certificate, key, clients=certificate))
    embedded.start()
    network = tmp_path / "network.toml"
    network.write_text(f'[routers.r1]\naddress = "localhost:{port}"\n')
    service = serve(control.load(str(network), [], control.tls(certificate, certificate, key)).goals[0])

    async def steps() -> None:
        task = asyncio.create_task(service.run())
        await wait_until(lambda: service.states["r1"] is State.UP)
        await end(task)

    try:
        run(steps())
    finally:
        embedded.stop()


@pytest.mark.parametrize(
    "address", ["0.0.0.0:9559", "[::]:9559", "10.9.0.1:9559", "switch.example:1", "unix-abstract:s"]
)
def test_plaintext_on_a_public_address_is_refused(address: str) -> None:
    with pytest.raises(Invalid, match=r"is open to other machines.* --tls-cert .* or --allow-plaintext"):
        switching.Server(1, address, 255, None, None).check()
    switching.Server(1, address, 255, None, None, plaintext_allowed=True).check()
    switching.Server(1, address, 255, None, Tls(Path("c"), Path("k"))).check()


@pytest.mark.parametrize("address", ["127.0.0.1:9559", "127.8.8.8:1", "[::1]:9559", "localhost:9559", "unix:/run/s1"])
def test_plaintext_on_a_local_address_is_accepted(address: str) -> None:
    switching.Server(1, address, 255, None, None).check()


def test_client_ca_needs_a_server_certificate() -> None:
    with pytest.raises(Invalid, match="--tls-client-ca: needs --tls-cert and --tls-key"):
        switching.tls(None, None, Path("ca.pem"))
