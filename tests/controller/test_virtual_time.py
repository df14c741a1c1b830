"""Controllers that act in virtual time: processes with the clock of the simulation, over P4Runtime."""

from __future__ import annotations

import json
import re
import sys
import threading
import time as real_time
from pathlib import Path
from typing import Any

import pytest
from controllers import CPU_PORT, STAR, build_scenario, read_output, run_controllers

from xcpr.io import files
from xcpr.io.paths import SCENARIOS
from xcpr.io.schema import Invalid
from xcpr.p4runtime.server.service import Service
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.worlds import sim

LEARN = """
switch = Switch()
switch.flood()
switch.learn_by({action!r})
for message in switch.messages:
    if message.HasField("digest"):
        address, port = (int.from_bytes(one.bitstring, "big") for one in message.digest.data[0].struct.members)
    else:
        address = int.from_bytes(message.packet.payload[6:12], "big")
        port = int.from_bytes(message.packet.metadata[0].value, "big")
    print(round(time.monotonic(), 6), hex(address), port)
    try:
        switch.learn(address, port)
    except Exception as error:
        print(error.details())
"""


def delivered(result: Result) -> int:
    return sum(flow.payload_bytes for flow in result.flows)


def without_times(result: Result) -> bytes:
    """Returns a result without the times that each run has of its own."""
    document = json.loads(files.encode_json(result))
    del document["totals"]["cpu_s"], document["totals"]["wall_s"]
    return json.dumps(document, sort_keys=True).encode()


@pytest.mark.parametrize("action", ["report_by_digest", "report_by_packet"])
def test_learning_controller_fills_the_tables_while_the_network_runs(tmp_path: Path, action: str) -> None:
    result = run_controllers(tmp_path, LEARN.format(action=action))
    assert delivered(result) == 100_000
    lines = [line.split() for line in read_output(result)]
    assert {(line[1], line[2]) for line in lines if len(line) == 3} == {("0x20000010002", "1"), ("0x20000010003", "2")}
    captured = result.captured
    assert isinstance(captured, dict)
    assert 1 <= len(captured["h3"]) < 10, "the switch floods only until it knows both hosts"


def test_same_run_has_the_same_bytes(tmp_path: Path) -> None:
    first, second = (run_controllers(tmp_path, LEARN.format(action="report_by_packet")) for _ in range(2))
    assert without_times(first) == without_times(second)


def test_latency_delays_events_and_entries(tmp_path: Path) -> None:
    times = []
    for latency in ("0 s", "20 ms"):
        result = run_controllers(
            tmp_path, LEARN.format(action="report_by_digest"), changes={"control_plane": {"latency": latency}}
        )
        times.append(float(read_output(result)[0].split()[0]))
        captured = result.captured
        assert isinstance(captured, dict)
        times.append(len(captured["h3"]))
    assert round(times[2] - times[0], 9) >= 0.02, "digest and first entries come a latency later"
    assert times[3] > times[1], "more frames are flooded until the entries are there"


@pytest.mark.parametrize(("latency", "takes_time"), [("0 s", "False"), ("measured", "True")])
def test_measured_latency_is_the_real_time_of_an_answer(tmp_path: Path, latency: str, takes_time: str) -> None:
    program = """
    switch = Switch()
    switch.flood()
    switch.learn_by("report_by_digest")
    print(time.monotonic_ns())
    next(switch.messages)
    stopped_ns = time.monotonic_ns()
    switch.read_counter(1)
    print(time.monotonic_ns() > stopped_ns)
    """
    result = run_controllers(tmp_path, program, changes={"control_plane": {"latency": latency}})
    # Requests before the first event take effect at time 0, however long the controller takes to start.
    assert read_output(result) == ["0", takes_time]
    assert delivered(result) == 100_000


def test_sleeps_end_at_their_time_of_the_simulation(tmp_path: Path) -> None:
    program = """
    import asyncio, queue, threading

    switch = Switch()
    switch.flood()
    while time.monotonic() < 1.5:
        time.sleep(0.5)
        print(time.monotonic(), time.time() - 4102444800, *switch.read_counter(1))
    try:
        queue.Queue().get(timeout=0.25)
    except queue.Empty:
        print("queue", time.monotonic())
    print("event", threading.Event().wait(0.05), time.monotonic())
    asyncio.run(asyncio.sleep(0.1))
    print("asyncio", round(time.monotonic(), 6))
    """
    lines = read_output(run_controllers(tmp_path, program))
    assert [line.split()[:2] for line in lines[:3]] == [["0.5", "0.5"], ["1.0", "1.0"], ["1.5", "1.5"]]
    packets = [int(line.split()[2]) for line in lines[:3]]
    assert packets[0] > 60, "the transfer of 100 kB is over"
    assert lines[3:] == ["queue 1.75", "event False 1.8", "asyncio 1.9"]


def test_loop_that_polls_without_a_pause_sees_time_go_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xcpr.worlds.controllers.virtual_clock.MAX_REQUESTS_AT_ONCE", 10)
    program = """
    switch = Switch()
    switch.flood()
    polls = 0
    while switch.read_counter(1)[0] < 30:
        polls += 1
    print(time.monotonic() > 0, polls > 10)
    """
    assert read_output(run_controllers(tmp_path, program))[-1] == "True True"


@pytest.mark.parametrize("place", ["server", "client"])
def test_call_under_way_whose_threads_all_sleep_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    # As a worker of gRPC's thread pool does that has missed a signal: it sleeps until a timer ends.
    if place == "server":
        read = Service.Read
        monkeypatch.setattr(Service, "Read", lambda *request: (real_time.sleep(0.1), read(*request))[1])
    program = f"""
    import virtual_time
    switch = Switch()
    if {place == "client"}:
        parse = p4r.ReadResponse.FromString
        switch.stub.Read = switch.channel.unary_stream(
            "/p4.v1.P4Runtime/Read",
            request_serializer=p4r.ReadRequest.SerializeToString,
            response_deserializer=lambda data: (virtual_time._sleep(0.1), parse(data))[1],
        )
    for _ in range(3):
        switch.read_counter(1)
        print(time.monotonic_ns())
    """
    assert read_output(run_controllers(tmp_path, program)) == ["0"] * 3


def test_call_without_an_answer_does_not_stop_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xcpr.worlds.controllers.idleness.MAX_DELIVERY_S", 0.2)
    monkeypatch.setattr(Service, "Read", lambda *_: iter(threading.Event().wait, True))
    program = """
    import threading
    switch = Switch()
    threading.Thread(target=switch.read_counter, args=[1], daemon=True).start()
    time.sleep(1)
    print(time.monotonic())
    """
    assert read_output(run_controllers(tmp_path, program)) == ["1.0"]


def test_entries_without_hits_time_out(tmp_path: Path) -> None:
    program = """
    switch = Switch()
    switch.flood()
    switch.learn(0x0a, 2, timeout_ns=300_000_000)
    message = next(switch.messages)
    print(len(message.idle_timeout_notification.table_entry), round(time.monotonic(), 2))
    """
    assert read_output(run_controllers(tmp_path, program)) == ["1 0.3"]


def test_packet_out_leaves_by_its_port(tmp_path: Path) -> None:
    program = """
    switch = Switch()
    time.sleep(1)
    switch.send(bytes.fromhex("ffffffffffff 00000000000a 88b5") + b"hello", 3)
    time.sleep(0.1)
    """
    result = run_controllers(tmp_path, program)
    captured = result.captured
    assert isinstance(captured, dict)
    (frame,) = captured["h3"]
    assert (frame.time_s, frame.bytes) == (
        pytest.approx(1.001, abs=1e-4),
        "ffffffffffff00000000000a88b5" + b"hello".hex(),
    )


def test_only_the_primary_may_write(tmp_path: Path) -> None:
    first = """
    switch = Switch(election_id=2)
    print(switch.status)
    switch.flood()
    time.sleep(1)
    print(next(switch.messages).arbitration.status.code)
    """
    second = """
    time.sleep(0.5)
    switch = Switch(election_id=1)
    print(switch.status)
    try:
        switch.flood()
    except Exception as error:
        print(error.code().name)
    switch = Switch(election_id=3)
    print(switch.status)
    """
    result = run_controllers(tmp_path, first, second)
    assert read_output(result, "c1") == ["0", "6"]
    assert read_output(result, "c2") == ["6", "PERMISSION_DENIED", "0"]


def test_controller_can_bring_the_program(tmp_path: Path) -> None:
    program = """
    from xcpr.io.paths import COMPILED
    time.sleep(0.5)
    switch = Switch()
    config = p4r.ForwardingPipelineConfig(p4info=switch.p4info)
    config.p4_device_config = (COMPILED / "managed_switch.json").read_bytes()
    switch.stub.SetForwardingPipelineConfig(
        p4r.SetForwardingPipelineConfigRequest(
            device_id=1, election_id=switch.election_id, config=config,
            action=p4r.SetForwardingPipelineConfigRequest.VERIFY_AND_COMMIT,
        )
    )
    print(switch.read_counter(1))
    switch.flood()
    """
    result = run_controllers(tmp_path, program)
    assert read_output(result) == ["(0, 0)"], "tables and counters are empty"
    assert delivered(result) == 100_000


def test_each_router_may_name_its_own_program(tmp_path: Path) -> None:
    # As a network.py has it whose switches have a program each.
    changes = {"router": {"cpu_port": CPU_PORT}, "routers": {"r1": {"program": STAR["router"]["program"]}}}
    assert delivered(run_controllers(tmp_path, LEARN.format(action="report_by_digest"), changes=changes)) == 100_000
    with pytest.raises(Invalid, match="must be absent: they are for a router"):
        build_scenario(tmp_path, "Switch()", changes={"router": {}, "routers": {}})


def test_controller_reads_its_lines(tmp_path: Path) -> None:
    build_scenario(tmp_path, "import cmd\nprint(input(), sys.stdin.readlines())")
    controller = {"program": str(tmp_path / "controller1.py"), "stdin": ["reserve h1 h2", "quit"]}
    result = run_controllers(tmp_path, changes={"controllers": {"c1": controller}})
    assert read_output(result) == ["reserve h1 h2 ['quit\\n']"]


def test_failing_controller_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"controllers\.c1: ended with status 1: RuntimeError: no such host"):
        run_controllers(tmp_path, "time.sleep(1)\nraise RuntimeError('no such host\\n    port 3\\n  })')")


def test_controller_that_never_rests_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xcpr.worlds.controllers.idleness.MAX_BUSY_S", 1.0)
    with pytest.raises(Invalid, match="never idle"):
        run_controllers(tmp_path, "while True: pass")


def test_controllers_that_run_at_the_end_are_ended(tmp_path: Path) -> None:
    result = run_controllers(tmp_path, "print('started')\ntime.sleep(10**6)", "print('done')")
    assert isinstance(result.controllers, dict)
    ended = {name: (one.output, one.ended_by_itself) for name, one in result.controllers.items()}
    assert ended == {"c1": ("started\n", False), "c2": ("done\n", True)}


def test_command_that_is_no_python_runs_on_tcp(tmp_path: Path) -> None:
    changes = {"controllers": {"c1": {"command": "sh -c 'echo started'"}}, "control_plane": {"grpc_port": 39_559}}
    result = run_controllers(tmp_path, changes=changes)
    assert read_output(result) == ["started"]


def test_command_learns_over_tcp_without_modules_of_ours(tmp_path: Path) -> None:
    # Without the variables the process has the machine's time, as a program that is no Python.
    text = LEARN.format(action="report_by_digest").replace("Switch()", "Switch('127.0.0.1:39560')")
    text = text.replace("round(time.monotonic(), 6)", "0")
    build_scenario(tmp_path, text)
    command = f"env -u PYTHONPATH -u XCPR_SIMULATION {sys.executable} {tmp_path / 'controller1.py'}"
    changes = {"controllers": {"c1": {"command": command}}, "control_plane": {"grpc_port": 39_560}}
    by_command = run_controllers(tmp_path, changes=changes)
    by_program = run_controllers(tmp_path, text, changes={"control_plane": {"grpc_port": 39_560}})
    assert read_output(by_command) == read_output(by_program)
    assert (by_command.flows, by_command.captured) == (by_program.flows, by_program.captured)
    assert delivered(by_command) == 100_000


def test_shipped_scenario_learns_by_finsy() -> None:
    chosen = scenario.load("managed-switch", ["duration=2 s"])
    result = sim.execute(chosen, 1, "managed-switch")
    assert read_output(result, "learning") == ["020000010002 is at port 1", "020000010003 is at port 2"]
    assert delivered(result) > 5_000_000


def test_shipped_controller_learns_by_packets() -> None:
    chosen = scenario.load(
        "managed-switch",
        ["duration=2 s", f"controllers.learning.program={SCENARIOS / 'controllers' / 'learn_by_packet.py'}"],
    )
    result = sim.execute(chosen, 1, "managed-switch")
    assert read_output(result, "learning") == ["020000010002 is at port 1", "020000010003 is at port 2"]


REFUSED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"controllers": {"c": {}}}, r"controllers\.c\.program: or command must be there"),
    ({"controllers": {"c": {"program": "a.py", "command": "b"}}}, r"controllers\.c\.program: or command"),
    ({"controllers": {"c": {"program": "nowhere.py"}}}, r"nowhere\.py: no such file"),
    ({"controllers": {"c": {"program": "a.sh"}}}, r"must be a file of Python"),
    ({"controllers": {"c": {"command": "'"}}}, r"must be a command as a shell has it"),
    ({"controllers": {"c": {"command": "true", "folder": "nowhere"}}}, r"nowhere: no such folder"),
    ({"controllers": {"c": {"command": "true"}}, "router": {}}, r"for a router\.program of your own"),
    ({"control_plane": {"latency": "soon"}}, r"control_plane\.latency"),
)


@pytest.mark.parametrize(("changes", "message"), REFUSED)
def test_wrong_keys_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Invalid, match=message):
        scenario.build([("test", {**STAR, **changes})], allow_python=True)


def test_scenario_runs_a_controller_only_where_that_is_allowed(tmp_path: Path) -> None:
    made = build_scenario(tmp_path, "Switch()")
    path = str(made.controllers["c1"].program)
    with pytest.raises(Invalid, match="--allow-python"):
        scenario.build([("test", {**STAR, "controllers": {"c1": {"program": path}}})])


def test_program_that_can_not_be_started_is_named() -> None:
    chosen = scenario.build([("test", {**STAR, "controllers": {"c": {"command": "/no/such/program"}}})], True)
    with pytest.raises(Invalid, match=re.escape("controllers.c: can't be started")):
        sim.execute(chosen, 1, "test")
