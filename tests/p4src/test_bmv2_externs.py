"""Parts of BMv2 beside the language, in programs of the user's own: custom CRCs, messages, assertions, field lists."""

from __future__ import annotations

import json
import re
import shutil
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import xcpr
from xcpr import _native
from xcpr.io.paths import COMPILED, ROOT
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import crcs
from xcpr.worlds import sim
from xcpr.worlds.control_plane import own_control
from xcpr.worlds.emulation import mininet_job

SCENARIO = """
title = "own"
duration = "2 s"
[topology]
rate = "10 Mbit/s"
[router]
program = "my.json"
[router.entries.routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = { port = "port", next_hop = "next hop", own = "own" }
[flows.main]
count = 2
transport = "cubic"
"""
FORWARD = "CountingIngress.forward"
TTL = {"type": "field", "value": ["ipv4", "ttl"]}
SOURCE = {"filename": "my.p4", "line": 12, "column": 8, "source_fragment": "assert(hdr.ipv4.ttl == 64)"}
Edit = Callable[[dict[str, Any]], None]


def run(path: Path, *overrides: str) -> Result:
    return sim.execute(scenario.load(str(path), overrides), 1, "run")


def action(program: dict[str, Any]) -> list[Any]:
    """Returns the primitives of the action that routes a packet; its TTL is one less behind them."""
    (found,) = (one for one in program["actions"] if one["name"] == FORWARD)
    primitives: list[Any] = found["primitives"]
    return primitives


def hexadecimal(value: int) -> dict[str, Any]:
    return {"type": "hexstr", "value": hex(value)}


def log(program: dict[str, Any]) -> None:
    values = {"type": "parameters_vector", "value": [TTL]}
    parameters = [{"type": "string", "value": "TTL {}"}, values]
    action(program).insert(0, {"op": "log_msg", "parameters": parameters, "source_info": SOURCE})


def check(ttl: int) -> Edit:
    def edit(program: dict[str, Any]) -> None:
        equal = {"op": "==", "left": TTL, "right": hexadecimal(ttl)}
        parameters = [{"type": "expression", "value": equal}]
        action(program).insert(0, {"op": "assert", "parameters": parameters, "source_info": SOURCE})

    return edit


def hash_twice(algorithm: str) -> Edit:
    def edit(program: dict[str, Any]) -> None:
        for i, to in enumerate(("tmp_1", "tmp_2")):
            name = f"row_{i}"
            program["calculations"].append({"name": name, "id": 10 + i, "algo": algorithm, "input": [TTL]})
            parameters = [{"type": "field", "value": ["scalars", to]}, hexadecimal(0)]
            parameters += [{"type": "calculation", "value": name}, hexadecimal(1 << 16)]
            action(program).append({"op": "modify_field_with_hash_based_offset", "parameters": parameters})

    return edit


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Path]:
    """Makes a scenario whose program is edited."""

    def make(*edits: Edit, more: str = "") -> Path:
        program = json.loads((COMPILED / "counting_router.json").read_text())
        for edit in edits:
            edit(program)
        (tmp_path / "my.json").write_text(json.dumps(program))
        shutil.copy(COMPILED / "counting_router.p4info.txtpb", tmp_path / "my.p4info.txtpb")
        path = tmp_path / "two.toml"
        path.write_text(SCENARIO + more)
        return path

    return make


def test_log_messages_are_counted_and_the_first_are_retained(make: Callable[..., Path]) -> None:
    result = run(make(log), "duration=1 s")
    first, second = (router["log"] for router in result.routers)
    assert first["messages"] == result.routers[0]["passes"]
    assert len(first["first"]) == 100
    assert first["first"][0]["text"] == "TTL 64"
    assert first["first"][0]["source"] == "my.p4:12"
    assert 0 < first["first"][0]["time_s"] < 0.1
    assert second["first"][0]["text"] == "TTL 63"
    assert "log" not in run(make(), "duration=1 s").routers[0], "a program without messages has none"


def test_a_failed_assertion_ends_a_run(make: Callable[..., Path]) -> None:
    with pytest.raises(Invalid) as refused:
        run(make(check(64)), "duration=1 s")
    line = str(refused.value)
    assert re.fullmatch(
        r"run: at 0\.\d{6} s, router r2, ingress, port \d+, a packet of flow main\d: "
        r"my\.p4:12: assert failed: hdr\.ipv4\.ttl == 64",
        line,
    ), line


def test_failed_assertion_is_independent_of_the_number_of_threads(make: Callable[..., Path]) -> None:
    path = make(check(64))
    lines = []
    for threads in (1, 2):
        with pytest.raises(Invalid) as refused:
            xcpr.run(str(path), threads=threads)
        lines.append(str(refused.value))
    assert lines[0] == lines[1]


def test_a_trace_shows_messages_and_assertions(make: Callable[..., Path]) -> None:
    path = make(log, check(64))
    text = str(xcpr.trace("main0:1", str(path), at="r1"))
    assert "    log TTL 64 (my.p4:12)\n" in text
    assert "    assert hdr.ipv4.ttl == 64: holds (my.p4:12)\n" in text
    text = str(xcpr.trace("main0:1", str(path), at="r2"))
    assert "assert hdr.ipv4.ttl == 64: FAILS" in text
    assert text.endswith("  dropped")


def test_trace_of_a_packet_after_a_failed_assertion_is_refused(make: Callable[..., Path]) -> None:
    with pytest.raises(Invalid, match="assert failed"):
        xcpr.trace("main0:50", str(make(check(64))), at="r2")


def test_custom_crcs_of_equal_width_cause_a_warning(make: Callable[..., Path]) -> None:
    path = make(hash_twice("crc16_custom"))
    warning = (
        "my.json: the calculations with crc16_custom have the polynomials row_0 0x8005, row_1 0x1021;"
        " BMv2 has the first for all of them until they are set (router.entries.crc.NAME)"
    )
    assert scenario.load(str(path)).warnings() == [warning]
    result = run(path, "duration=1 s")
    assert result.warnings == [warning]
    more = '[router.entries.crc.row_1]\npolynomial = "0x3d65"\n'
    assert scenario.load(str(make(hash_twice("crc16_custom"), more=more))).warnings() == []


def test_a_command_file_sets_the_parameters_of_a_crc(make: Callable[..., Path], tmp_path: Path) -> None:
    more = '[router.entries]\ncommands = "crc.txt"\n'
    path = make(hash_twice("crc16_custom"), more=more)
    lines = tmp_path / "crc.txt"
    lines.write_text("set_crc16_parameters row_1 0x3d65 0x0 0xffff true False\n")
    chosen = scenario.load(str(path))
    built = topology.build(chosen)
    (command,) = [
        one for one in plan.make(chosen, built, 1)["routers"][0]["commands"] if one["op"].startswith("set_crc")
    ]
    assert command == {
        "op": "set_crc_parameters",
        "calculation": "row_1",
        "polynomial": "0x3d65",
        "initial_remainder": "0x0",
        "final_xor_value": "0xffff",
        "data_reflected": True,
        "remainder_reflected": False,
    }
    assert chosen.warnings() == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("set_crc16_parameters row_9 1 0 0 1 1", 'line 1: set_crc16_parameters: "row_9" is no calculation with crc16'),
        ("set_crc32_parameters row_1 1 0 0 1 1", '"row_1" is no calculation with crc32_custom'),
        ("set_crc16_parameters row_1 1 0 0 1", "needs 6 arguments, not 5"),
        ("set_crc16_parameters row_1 0x10000 0 0 1 1", 'must have numbers of 16 bits, not "0x10000"'),
        ("set_crc16_parameters row_1 1 0 0 yes 1", "must say true or false"),
    ],
)
def test_invalid_crc_command_is_refused(make: Callable[..., Path], tmp_path: Path, line: str, message: str) -> None:
    path = make(hash_twice("crc16_custom"), more='[router.entries]\ncommands = "crc.txt"\n')
    (tmp_path / "crc.txt").write_text(line)
    with pytest.raises(Invalid) as refused:
        run(path)
    assert "crc.txt: line 1" in str(refused.value)
    assert message in str(refused.value)


def test_a_scenario_sets_the_parameters_of_a_crc(make: Callable[..., Path]) -> None:
    more = '[router.entries.crc.row_1]\npolynomial = "0x3d65"\ndata_reflected = false\nrouters = ["r1"]\n'
    chosen = scenario.load(str(make(hash_twice("crc16_custom"), more=more)))
    built = topology.build(chosen)
    planned = plan.make(chosen, built, 1)
    wanted = {"op": "set_crc_parameters", "calculation": "row_1", "polynomial": "0x3d65", "initial_remainder": "0x0"}
    wanted |= {"final_xor_value": "0x0", "data_reflected": False, "remainder_reflected": True}
    assert planned["routers"][0]["commands"][0] == wanted
    assert all(one["op"] != "set_crc_parameters" for one in planned["routers"][1]["commands"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('[router.entries.crc.row_9]\npolynomial = "0x1021"\n', 'must be one of "row_0", "row_1"'),
        ('[router.entries.crc.row_1]\npolynomial = "0x11021"\n', "row_1.polynomial: must have at most 16 bits"),
        ('[router.entries.crc.row_1]\npolynomial = 1\nrouters = ["r9"]\n', "row_1.routers: must be"),
        ("[router.entries.crc.row_1]\ndata_reflected = true\n", "polynomial"),
    ],
)
def test_invalid_crc_parameters_are_refused(make: Callable[..., Path], more: str, said: str) -> None:
    with pytest.raises(Invalid) as refused:
        run(make(hash_twice("crc16_custom"), more=more))
    assert said in str(refused.value)


def make_job(path: Path, switch: str) -> dict[str, Any]:
    """Returns the job of a scenario in Mininet."""
    chosen = scenario.load(str(path))
    built = topology.build(chosen)
    return mininet_job.make(own_control.add_initial_state(chosen, built, plan.make(chosen, built, 1)), built, switch)


def test_real_time_program_has_the_crc_parameters(make: Callable[..., Path]) -> None:
    more = '[router.entries.crc.row_0]\npolynomial = "0x3d65"\n'
    job = make_job(make(hash_twice("crc32_custom"), more=more), "embedded")
    (r1, _) = own_control.goals(job["plan"], {"r1": "a", "r2": "b"})
    parameters = {one["calculation"]: one["polynomial"] for one in r1.crc}
    assert parameters == {"row_0": 0x3D65, "row_1": 0x1EDC6F41}, "BMv2 gets those that are left, too"
    changed = crcs.with_parameters(r1.compiled.read_bytes(), r1.crc).decode()
    found = {name: polynomial for name, _, polynomial in _native.custom_crcs(changed)}
    assert found == parameters


def test_crc_of_64_bits_is_refused_for_bmv2(make: Callable[..., Path]) -> None:
    more = "[router.entries.crc.row_0]\npolynomial = 0x42\n"
    path = make(hash_twice("crc64_custom"), more=more)
    assert make_job(path, "embedded")["routers"][0]["crc"][0]["bits"] == 64
    with pytest.raises(Invalid, match="row_0: has 64 bits"):
        make_job(path, "bmv2")


@pytest.mark.parametrize(
    ("fields", "is_refused"),
    [(b"\0", False), (bytes.fromhex("0800000000000000"), False), (bytes.fromhex("0c0001080001000000010000"), True)],
)
def test_thrift_reply_raises_only_for_an_exception(
    monkeypatch: pytest.MonkeyPatch, fields: bytes, is_refused: bool
) -> None:
    """A call that returns nothing, one that returns a number, and one that raises."""
    monkeypatch.syspath_prepend(str(ROOT / "mininet"))
    thrift: ModuleType = __import__("thrift")
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(4096)
                name = b"simple_switch:set_egress_queue_depth"
                connection.sendall(struct.pack(">Ii", 0x80010002, len(name)) + name + bytes(4) + fields)

        thread = threading.Thread(target=answer)
        thread.start()
        with pytest.raises(thrift.Refused) if is_refused else nullcontext():
            thrift.set_queue_depth(server.getsockname()[1], 1, 10)
        thread.join()


def test_thrift_request_carries_the_crc_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "mininet"))
    thrift: ModuleType = __import__("thrift")
    received = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                received.append(connection.recv(4096))
                name = b"standard:bm_set_crc16_custom_parameters"
                connection.sendall(struct.pack(">Ii", 0x80010002, len(name)) + name + bytes(4) + b"\0")

        thread = threading.Thread(target=answer)
        thread.start()
        crc = {"calculation": "row_1", "bits": 16, "polynomial": 0x3D65, "initial_remainder": 0xFFFF}
        crc |= {"final_xor_value": 0, "data_reflected": True, "remainder_reflected": False}
        thrift.set_crc_parameters(server.getsockname()[1], crc)
        thread.join()
    arguments = "08000100000000" + "0b000200000005" + b"row_1".hex() + "0c0003"
    config = "0600013d65" + "060002ffff" + "0600030000" + "02000401" + "02000500" + "00"
    name = b"standard:bm_set_crc16_custom_parameters"
    head = struct.pack(">Ii", 0x80010001, len(name)) + name + bytes(4)
    assert received == [head + bytes.fromhex(arguments + config + "00")]
