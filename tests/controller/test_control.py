"""The controller against a P4Runtime server: bring-up, read-back, restart, backup, changes, telemetry."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from controlled import TIMEOUT_S, run, serve, until
from p4runtime_double import Server, key_of
from rich.console import Console

from xcpr.controller import telemetry
from xcpr.controller.entries import TableEntry
from xcpr.controller.goal import Change, Goal
from xcpr.controller.live import view
from xcpr.controller.targets.p4runtime import P4RuntimeTarget, _encode
from xcpr.controller.targets.target import State
from xcpr.controller.telemetry import Recorder
from xcpr.io import files, schema
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import program
from xcpr.worlds.control_plane import control

COMPILED = program.compiled()
XCP = COMPILED.program


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def demo() -> dict[str, Any]:
    chosen = scenario.load("demo", ["topology.rate=100 Mbit/s"])
    return plan.make(chosen, topology.build(chosen), 1)


def goal_of(demo: dict[str, Any], server: Server) -> Goal:
    return control.of_plan(demo, {"r1": f"127.0.0.1:{server.port}"}).goals[0]


def entity(goal: Goal, entry: TableEntry) -> Any:
    """Returns an entry as the server gets it."""
    target = P4RuntimeTarget(goal, 1, Quiet())
    return _encode(entry).encode(target._switch.p4info)


class Quiet:
    def report_state(self, router: str, state: State, detail: str) -> None: ...
    def report_error(self, router: str, detail: str) -> None: ...
    def handle_packet(self, router: str, frame: bytes) -> None: ...


def record(port: int, **values: int) -> bytes:
    """Makes a telemetry frame of 100 bytes."""
    bits = "".join(
        f"{({'port': port} | values).get(name, 0) % (1 << width):0{width}b}"
        for name, width, _ in COMPILED.telemetry["fields"]
    )
    body = int(bits, 2).to_bytes(len(bits) // 8, "big")
    return bytes(12) + b"\x88\xb5" + body


def test_plan_names_its_program() -> None:
    chosen = scenario.load("demo", ["router.arithmetic=table"])
    goal = control.of_plan(plan.make(chosen, topology.build(chosen), 1), {}).goals[0]
    assert goal.pipeline.compiled == program.compiled(arithmetic="table").path
    assert goal.pipeline.p4info == program.compiled(arithmetic="table").p4info_path

    named = scenario.load("demo", ["router.program=xcp", "flows.main.transport=cubic"])
    assert control.of_plan(plan.make(named, topology.build(named), 1), {}).goals[0].pipeline.described == program.XCP


def test_bring_up_writes_pipeline_entries_and_clone_session(
    demo: dict[str, Any], server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ready = tmp_path / "ready"
    goal = goal_of(demo, server)
    with caplog.at_level(logging.INFO, "controller"):
        service = serve(goal, ready_file=ready)
        run(service, until(ready.exists))
    assert server.config.p4_device_config == COMPILED.text.encode()
    assert len(server.entries) == len(demo["routers"][0]["entries"]) + 1
    assert {key_of(entity(goal, entry)) for entry in goal.entries} < set(server.entries)
    assert "read back" in caplog.text


def test_reconciliation_writes_only_differing_entries(demo: dict[str, Any], server: Server) -> None:
    """On a router that is as it should be nothing is written; surplus and changed entries are put right."""
    goal = goal_of(demo, server)
    service = serve(goal)
    run(service, until(lambda: service.states["r1"] is State.UP))
    server.writes.clear()
    service = serve(goal)
    run(service, until(lambda: service.states["r1"] is State.UP))
    assert server.writes == []
    changed, surplus = entity(goal, XCP.port(1, 999_000)[0]), entity(goal, XCP.port(77, 1_000_000)[0])
    held = dict(server.entries)
    server.entries[key_of(changed)], server.entries[key_of(surplus)] = changed, surplus
    service = serve(goal)
    run(service, until(lambda: service.states["r1"] is State.UP))
    assert server.entries == held
    assert len(server.writes) == 2


def test_foreign_writes_are_repaired(demo: dict[str, Any], server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """A client that claims the controller's own election id is served: P4Runtime knows controllers by nothing
    else."""
    goal = goal_of(demo, server)
    changed, surplus = entity(goal, XCP.port(1, 999_000)[0]), entity(goal, XCP.port(77, 1_000_000)[0])
    service = serve(goal)
    held: dict[bytes, Any] = {}

    async def write() -> None:
        held.update(server.entries)
        del server.entries[key_of(entity(goal, XCP.port(2, 10**9)[0]))]
        server.entries[key_of(changed)], server.entries[key_of(surplus)] = changed, surplus

    with caplog.at_level(logging.ERROR, "controller"):
        run(service, until(lambda: service.states["r1"] is State.UP), write, until(lambda: server.entries == held))
    assert "r1: another client wrote here: 3 updates put it right" in caplog.text


def test_entry_missing_on_read_back_is_named(
    demo: dict[str, Any], server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    goal = goal_of(demo, server)
    server.forget.add(key_of(entity(goal, XCP.port(1, 10**8)[0])))
    service = serve(goal)
    with caplog.at_level(logging.ERROR, "controller"):
        run(service, until(lambda: "read back" in caplog.text))
    assert "r1: read back differently: port_config[egress_port=0x1]" in caplog.text
    assert "is missing" in caplog.text
    assert service.states["r1"] is State.DOWN


def test_refused_entry_is_named(demo: dict[str, Any], server: Server, caplog: pytest.LogCaptureFixture) -> None:
    goal = goal_of(demo, server)
    server.refuse.add(key_of(entity(goal, XCP.port(2, 10**9)[0])))
    with caplog.at_level(logging.ERROR, "controller"):
        run(serve(goal), until(lambda: "RESOURCE_EXHAUSTED" in caplog.text))
    assert "port_config[egress_port=0x2]" in caplog.text
    assert "table is full" in caplog.text


def test_restarted_switch_is_brought_up_again(demo: dict[str, Any]) -> None:
    first = Server()
    goal = goal_of(demo, first)
    service = serve(goal)
    second: list[Server] = []

    async def restart() -> None:
        await asyncio.sleep(2.1)  # finsy takes a stream that broke within 2 s for one that will break again
        await asyncio.to_thread(first.stop)
        while service.states["r1"] is not State.DOWN:
            await asyncio.sleep(0.02)
        second.append(Server(first.port))

    run(
        service,
        until(lambda: service.states["r1"] is State.UP),
        restart,
        until(lambda: service.states["r1"] is State.UP),
    )
    second[0].stop()
    assert len(second[0].entries) == len(goal.entries) + 1


def test_backup_controller_takes_over(demo: dict[str, Any], server: Server, tmp_path: Path) -> None:
    goal = goal_of(demo, server)
    primary = serve(goal, save=partial(files.write, tmp_path / "primary.json"))
    backup = serve(goal, backup=True, save=partial(files.write, tmp_path / "backup.json"))

    async def main() -> None:
        first = asyncio.create_task(primary.run())
        await until(lambda: primary.states["r1"] is State.UP)()
        second = asyncio.create_task(backup.run())
        await until(lambda: backup.states["r1"] is State.STANDBY)()
        server.packet_in(record(1))
        await until(lambda: len(primary.recorder.columns) == 1)()
        server.writes.clear()
        first.cancel()
        with suppress(asyncio.CancelledError):
            await first
        await until(lambda: backup.states["r1"] is State.UP)()
        server.packet_in(record(1))
        await until(lambda: len(backup.recorder.columns) == 1)()
        second.cancel()
        with suppress(asyncio.CancelledError):
            await second

    asyncio.run(asyncio.wait_for(main(), TIMEOUT_S))
    assert server.writes == []  # the routers had everything
    for name in ("primary", "backup"):
        assert len(json.loads((tmp_path / f"{name}.json").read_text())["r1/1"]["time_s"]) == 1


def test_planned_changes_are_written_on_time(demo: dict[str, Any], server: Server) -> None:
    goal = goal_of(demo, server)
    # A busy machine has brought the router up by then.
    change = Change(3_000_000_000, "r1", tuple(XCP.port(1, 10**7)))
    service = serve(goal, (change,), epoch_ns=time.monotonic_ns())
    wanted = entity(goal, change.entries[0])
    before: list[Any] = []

    async def look() -> None:
        before.append(server.entries[key_of(wanted)])

    run(
        service,
        until(lambda: service.states["r1"] is State.UP),
        look,
        until(lambda: server.entries[key_of(wanted)] == wanted),
    )
    assert before[0] != wanted
    assert service.now_s() >= 3.0


def test_records_become_telemetry_series() -> None:
    recorder = Recorder({"r1": COMPILED.record}, keep=True)
    recorder.take("r1", 0.5, record(3, phi_q16=-5, queue_bytes=2**40))
    recorder.take("r1", 1.5, record(3, drops=7))
    recorder.take("r1", 1.6, b"short")
    columns = json.loads(recorder.json())["r1/3"]
    assert list(columns) == ["time_s", *(name for name, _, _ in COMPILED.telemetry["fields"])]
    assert columns["time_s"] == [0.5, 1.5]
    assert columns["phi_q16"] == [-5, 0]
    assert columns["queue_bytes"] == [2**40, 0]
    assert columns["drops"] == [0, 7]
    assert recorder.other == 1


def test_records_of_a_port_are_limited_and_dropped_ones_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telemetry, "MAX_RECORDS", 20)
    recorder = Recorder({"r1": COMPILED.record}, keep=True)
    for number in range(30):
        recorder.take("r1", float(number), record(3, drops=number))
    columns = json.loads(recorder.json())["r1/3"]
    assert columns["time_s"] == columns["drops"] == [*range(10, 30)]
    assert {len(values) for values in columns.values()} == {20}
    assert recorder.dropped == 10


NETWORK = """
[routers.r1]
address = "127.0.0.1:9559"
ports.1 = { capacity = "200 Mbit/s", mac = "02:01:00:01:00:01" }
routes."10.2.0.0/16" = { port = 1, next_hop = "02:01:00:02:00:01" }
"""


def test_network_file_defines_goals(tmp_path: Path) -> None:
    (tmp_path / "n.toml").write_text(NETWORK)
    (goal,) = control.load(str(tmp_path / "n.toml"), ["r1=[::1]:50051"]).goals
    assert (goal.address, goal.device_id) == ("[::1]:50051", 1)
    assert [entry.table for entry in goal.entries] == ["XcpIngress.ipv4_lpm", "XcpEgress.port_config"]
    assert goal.entries[0].params == {"port": 1, "src_mac": 0x020100010001, "dst_mac": 0x020100020001}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("port = 1", "port = 2", "must be one of the router's ports: 1"),
        ("ports.1", "ports.255", "without 255"),
        ("10.2.0.0/16", "10.2.0.0/33", "must be an IPv4 prefix"),
        ("02:01:00:02:00:01", "02:01", "must be an Ethernet address"),
        ("127.0.0.1:9559", "localhost", "must be HOST:PORT or unix:PATH"),
        ("capacity", "capacitance", 'unknown key (did you mean "capacity"?)'),
    ],
)
def test_errors_in_a_network_file_are_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    (tmp_path / "n.toml").write_text(NETWORK.replace(old, new))
    with pytest.raises(schema.Invalid) as caught:
        control.load(str(tmp_path / "n.toml"))
    assert message in str(caught.value)


def test_router_address_may_be_a_unix_socket(tmp_path: Path) -> None:
    (tmp_path / "n.toml").write_text(NETWORK)
    assert control.load(str(tmp_path / "n.toml"), ["r1=unix:/run/r1"]).goals[0].address == "unix:/run/r1"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ((None, "c.pem", "k.pem"), "need --tls-ca"),
        (("c.pem", "c.pem", None), "must be given together"),
        (("nothing.pem", None, None), "--tls-ca: .*nothing.pem: no such file"),
    ],
)
def test_inconsistent_tls_files_are_refused(
    tmp_path: Path, given: tuple[str | None, str | None, str | None], message: str
) -> None:
    for name in ("c.pem", "k.pem"):
        (tmp_path / name).touch()
    authority, certificate, key = (name and tmp_path / name for name in given)
    with pytest.raises(schema.Invalid, match=message):
        control.tls(authority or None, certificate or None, key or None)


def test_unknown_routers_are_refused() -> None:
    with pytest.raises(schema.Invalid, match="is no router of demo; there are: r1, r2"):
        control.load("demo", ["r9=127.0.0.1:1"])


def test_plan_of_an_unknown_program_is_refused(demo: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(json.dumps(demo | {"program": "switch"}))
    known = "hpcc_router, rcp_router, xcp_router, xcp_router_table"
    with pytest.raises(schema.Invalid, match=f"program: must be a compiled program of this xcpr: {known}"):
        control.load(str(tmp_path / "plan.json"))
    (tmp_path / "plan.json").write_text(json.dumps(demo))
    assert [goal.device_id for goal in control.load(str(tmp_path / "plan.json")).goals] == [1, 2]


def test_live_view_shows_trunks_first() -> None:
    recorder = Recorder({"r1": COMPILED.record}, keep=False)
    for port in (1, 2, 3):
        half = record(port, capacity_q20=2**20, interval_us=2**20, input_bytes=2**19, queue_bytes=1500)
        recorder.take("r1", 10.0, half)
    assert recorder.columns == {}
    console = Console(width=150, record=True, file=StringIO())
    console.print(view({"r1": XCP}, {"r1": State.UP}, recorder.latest, [("r1", 3)], 11.0, 2))
    lines = console.export_text().splitlines()
    assert "r1: up" in lines[0]
    assert [line.split()[1] for line in lines if " r1/" in line] == ["r1/3", "r1/1"]
    assert "50.0%" in lines[4] and "1.5" in lines[4] and "1.0" in lines[4]
    assert "1 more ports" in lines[-1]


def test_control_command_brings_up_and_ends_on_sigterm(server: Server, tmp_path: Path) -> None:
    """The command says what it did, and SIGTERM ends it cleanly, with the telemetry written."""
    files = {"--ready-file": tmp_path / "ready", "--telemetry": tmp_path / "telemetry.json"}
    options = [str(item) for pair in files.items() for item in pair]
    (tmp_path / "n.toml").write_text(NETWORK.replace("9559", str(server.port)))
    command = [sys.executable, "-m", "xcpr", "control", str(tmp_path / "n.toml"), *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        give_up = time.monotonic() + TIMEOUT_S
        while not files["--ready-file"].exists() and time.monotonic() < give_up:
            time.sleep(0.02)
        server.packet_in(record(1))
        time.sleep(0.3)
        process.terminate()
        _, messages = process.communicate(timeout=TIMEOUT_S)
    finally:
        process.kill()
    assert process.returncode == 0, messages
    assert "control: r1: up: 2 entries, 1 clone session read back (3 written)" in messages
    assert len(json.loads(files["--telemetry"].read_text())["r1/1"]["time_s"]) == 1


def test_scenario_with_own_programs_defines_goals(tmp_path: Path) -> None:
    (tmp_path / "network.toml").write_text(NETWORK)
    assert control.own_program_goals(str(tmp_path / "network.toml"), []) == control.own_program_goals("demo", []) == []
    first, second = control.own_program_goals("own-program", ["r2=127.0.0.1:7"])
    assert (first.name, first.address, first.device_id) == ("r1", "127.0.0.1:9559", 1)
    assert (second.name, second.address, second.device_id) == ("r2", "127.0.0.1:7", 2)
    assert first.compiled.name == "counting_router.json"
