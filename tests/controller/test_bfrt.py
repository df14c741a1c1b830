"""The controller against a BfRt server: names, numbers and widths, bring-up, read-back, restart, backup, ports."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from bfrt_double import BF_RT, DRIVER, Server
from controlled import TIMEOUT_S, run, serve, until

from xcpr.controller import service
from xcpr.controller.entries import Exact, Lpm, TableEntry
from xcpr.controller.goal import Change, Goal
from xcpr.controller.targets.bfrt_messages import CLASSES, MESSAGES, SERVICE
from xcpr.controller.targets.bfrt_schema import Mismatch, Schema, data_of, key_of
from xcpr.controller.targets.target import State
from xcpr.io import schema
from xcpr.scenarios.programs import program
from xcpr.worlds.control_plane import control

NETWORK = """
[routers.r1]
address = "127.0.0.1:50052"
ports.4 = { capacity = "10 Gbit/s", mac = "02:01:00:01:00:04" }
ports.132 = { capacity = "100 Gbit/s", mac = "02:01:00:01:00:84" }
routes."10.2.0.0/16" = { port = 132, next_hop = "02:01:00:02:00:01" }
"""
COMPILED = program.for_tofino()
SCHEMA = Schema(BF_RT, json.dumps(DRIVER).encode())
ROWS_OF_EACH = 10


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    made.add_port(4, "BF_SPEED_10G")
    made.add_port(132)
    yield made
    made.stop()


@pytest.fixture
def goal(tmp_path: Path, server: Server) -> Goal:
    """Makes the goal of a router with ports in two pipes, and of the program's rows the first few."""
    network = tmp_path / "network.toml"
    network.write_text(NETWORK)
    made = control.load(str(network), [f"r1=127.0.0.1:{server.port}"], target="bfrt").goals[0]
    program_json = json.loads(COMPILED.text)
    short = [rows | {"rows": rows["rows"][:ROWS_OF_EACH]} for rows in program_json["rows"]]
    compiled = tmp_path / "short.json"
    compiled.write_text(json.dumps(program_json | {"rows": short}))
    return replace(made, pipeline=replace(made.pipeline, compiled=compiled))


def bring_up(goal: Goal, *changes: Change) -> service.Service:
    """Runs a controller that ends once its router is up."""
    made = serve(goal, changes, target="bfrt")
    run(made, until(lambda: made.states["r1"] is State.UP))
    return made


def values(server: Server, table: str) -> dict[int, dict[str, Any]]:
    """Returns the values of a table of one exact key, by name."""
    return {
        int.from_bytes(entry.key.fields[0].exact.value, "big"): SCHEMA.values(entry) for entry in server.held(table)
    }


def test_bring_up_writes_entries_rows_and_a_session_per_pipe(
    goal: Goal, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "controller"):
        bring_up(goal)
    assert "r1: up: 115 entries, 2 mirror sessions read back (117 written)" in caplog.text
    assert values(server, "XcpIngress.port_capacity") == {4: {"session": 1}, 132: {"session": 2}}
    assert values(server, "XcpIngress.phi_terms.update_capacity") == {
        port: dict(COMPILED.program.port(port, rate)[1].params) for port, rate in ((4, 10**10), (132, 10**11))
    }
    sessions = values(server, "$mirror.cfg")
    assert {number: session["$ucast_egress_port"] for number, session in sessions.items()} == {1: 68, 2: 128 + 68}
    for session in sessions.values():
        assert session.items() >= {"$direction": "EGRESS", "$session_enable": True, "$max_pkt_len": 128}.items()
    (route,) = server.held("XcpIngress.ipv4_lpm")
    assert SCHEMA.show(route) == (
        "XcpIngress.ipv4_lpm[hdr.ipv4.dst_addr=0x0a020000/16] "
        "XcpIngress.forward(dst_mac=0x20100020001, src_mac=0x20100010084, port=0x84)"
    )


def test_first_ternary_row_has_the_highest_priority(goal: Goal, server: Server) -> None:
    bring_up(goal)
    rows = next(rows for rows in json.loads(COMPILED.text)["rows"] if rows["ternary"])
    held = {}
    for entry in server.held(rows["tables"][0][0]):
        fields = {field.field_id: field for field in entry.key.fields}
        place = int.from_bytes(fields[65537].exact.value, "big")
        ternary = [int.from_bytes(part, "big") for part in (fields[1].ternary.value, fields[1].ternary.mask)]
        held[place] = [*ternary, SCHEMA.values(entry)["result"]]
    assert [held[place] for place in range(ROWS_OF_EACH)] == rows["rows"][:ROWS_OF_EACH]


def test_all_rows_of_the_program_fit_the_tables_of_the_switch() -> None:
    """Names, widths and numbers of rows fit; a switch takes a second for what a server in Python takes ten for."""
    for rows in json.loads(COMPILED.text)["rows"]:
        for name, action in rows["tables"]:
            table_info = next(table for table in json.loads(BF_RT)["tables"] if table["name"] == f"pipe.{name}")
            assert table_info["size"] >= len(rows["rows"])
            table = SCHEMA.table(name)
            assert rows["param"] in table.actions[action].fields
            field = table.keys[rows["field"]]
            assert max(value for value, _, _ in rows["rows"]) >> field.bits == 0


def test_reconciliation_writes_only_differing_entries(goal: Goal, server: Server) -> None:
    bring_up(goal)
    server.writes.clear()
    bring_up(goal)
    assert server.writes == []
    capacities = server.entries[server.names["XcpIngress.port_capacity"]]
    held = dict(capacities)
    surplus = SCHEMA.entry(COMPILED.program.port(77, 10**9)[0])
    capacities[surplus.key.SerializeToString(deterministic=True)] = surplus
    changed = next(iter(capacities.values()))
    changed.data.fields[0].stream = b"\x00\x07"
    (session, *_) = server.held("$mirror.cfg")
    next(field for field in session.data.fields if field.field_id == 7).stream = bytes(4)
    bring_up(goal)
    assert capacities.keys() == held.keys()
    assert {port: row["session"] for port, row in values(server, "XcpIngress.port_capacity").items()} == {
        4: 1,
        132: 2,
    }
    assert values(server, "$mirror.cfg")[1]["$ucast_egress_port"] == 68
    assert len(server.writes) == 3


def test_entry_missing_on_read_back_is_named(goal: Goal, server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.forget.add("XcpIngress.ipv4_lpm")
    made = serve(goal, target="bfrt")
    with caplog.at_level(logging.ERROR, "controller"):
        run(made, until(lambda: "read back" in caplog.text))
    assert "r1: read back differently: XcpIngress.ipv4_lpm[hdr.ipv4.dst_addr=0x0a020000/16]" in caplog.text
    assert "is missing" in caplog.text
    assert made.states["r1"] is State.DOWN


def test_refused_entry_is_named_with_the_driver_error(
    goal: Goal, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.tables[server.names["XcpIngress.port_capacity"]]["size"] = 1
    with caplog.at_level(logging.ERROR, "controller"):
        run(serve(goal, target="bfrt"), until(lambda: "refused" in caplog.text))
    assert (
        "r1: refused: XcpIngress.port_capacity[meta.port=0x0084] XcpIngress.set_capacity(session=0x2): " in caplog.text
    )
    assert "No space in pipe.XcpIngress.port_capacity" in caplog.text


def test_restarted_switch_is_brought_up_again(goal: Goal, server: Server) -> None:
    made = serve(goal, target="bfrt")
    second: list[Server] = []

    async def restart() -> None:
        await asyncio.to_thread(server.stop)
        await until(lambda: made.states["r1"] is State.DOWN)()
        second.append(Server(server.port))

    up = until(lambda: made.states["r1"] is State.UP)
    run(made, up, restart, up)
    second[0].stop()
    assert len(second[0].held("XcpIngress.port_capacity")) == 2


def test_backup_controller_takes_over(goal: Goal, server: Server) -> None:
    primary, backup = serve(goal, target="bfrt"), serve(goal, target="bfrt", backup=True)

    async def main() -> None:
        first = asyncio.create_task(primary.run())
        await until(lambda: primary.states["r1"] is State.UP)()
        second = asyncio.create_task(backup.run())
        await until(lambda: backup.states["r1"] is State.STANDBY)()
        server.writes.clear()
        first.cancel()
        with suppress(asyncio.CancelledError):
            await first
        await until(lambda: backup.states["r1"] is State.UP)()
        second.cancel()
        with suppress(asyncio.CancelledError):
            await second

    asyncio.run(asyncio.wait_for(main(), TIMEOUT_S))
    assert server.writes == []


def test_planned_changes_are_written(goal: Goal, server: Server) -> None:
    entry = COMPILED.program.port(4, 5 * 10**9)[1]
    made = serve(goal, (Change(10**9, "r1", (entry,)),), target="bfrt")
    table = "XcpIngress.phi_terms.update_capacity"
    changed = until(lambda: values(server, table).get(4) == dict(entry.params))
    run(made, until(lambda: made.states["r1"] is State.UP), changed)


def test_program_mismatch_is_reported(goal: Goal, caplog: pytest.LogCaptureFixture) -> None:
    other = Server(program="switch")
    elsewhere = replace(goal, address=f"127.0.0.1:{other.port}")
    with caplog.at_level(logging.INFO, "controller"):
        run(serve(elsewhere, target="bfrt"), until(lambda: "xcp_router" in caplog.text))
    other.stop()
    assert "r1: the switch runs switch, not xcp_router" in caplog.text


def test_port_faults_are_reported_and_ports_not_written(
    goal: Goal, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ports = server.entries[server.names["$PORT"]]
    ports.clear()
    with caplog.at_level(logging.ERROR, "controller"):
        bring_up(goal)
        run(serve(goal, target="bfrt"), until(lambda: "port 132 is not there" in caplog.text))
        server.add_port(4, "BF_SPEED_10G", up=False)
        server.add_port(132, "BF_SPEED_40G_NB")
        run(serve(goal, target="bfrt"), until(lambda: "port 132 was told" in caplog.text))
    assert "r1: port 4 is not up" in caplog.text
    assert "r1: port 132 was told 100 Gbit/s and runs at 40: its queue would not stay short" in caplog.text
    assert "port 4 was told" not in caplog.text
    assert len(ports) == 2


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (TableEntry("XcpIngress.acl", {}, "drop", {}), "the switch's program has no table XcpIngress.acl"),
        (
            TableEntry("XcpIngress.port_capacity", {"port": Exact(1)}, "XcpIngress.set_capacity", {"session": 1}),
            "XcpIngress.port_capacity: is matched by meta.port, not by port",
        ),
        (
            TableEntry(
                "XcpIngress.port_capacity", {"meta.port": Exact(512)}, "XcpIngress.set_capacity", {"session": 1}
            ),
            "XcpIngress.port_capacity: meta.port = 0x200 does not fit into its 9 bits",
        ),
        (
            TableEntry("XcpIngress.port_capacity", {"meta.port": Lpm(1, 9)}, "XcpIngress.set_capacity", {"session": 1}),
            "XcpIngress.port_capacity: meta.port is matched as Exact, not as Lpm",
        ),
        (
            TableEntry("XcpIngress.port_capacity", {"meta.port": Exact(1)}, "XcpIngress.set_rate", {}),
            "XcpIngress.port_capacity: has no action XcpIngress.set_rate but XcpIngress.set_capacity, NoAction",
        ),
        (
            TableEntry("XcpIngress.port_capacity", {"meta.port": Exact(1)}, "XcpIngress.set_capacity", {}),
            "XcpIngress.port_capacity: XcpIngress.set_capacity lacks session",
        ),
        (
            TableEntry(
                *("XcpIngress.port_capacity", {"meta.port": Exact(1)}, "XcpIngress.set_capacity"),
                {"session": 1, "rate": 1},
            ),
            "XcpIngress.port_capacity: has no field rate but session",
        ),
    ],
)
def test_entry_that_does_not_match_the_schema_is_refused_locally(entry: TableEntry, words: str) -> None:
    with pytest.raises(Mismatch) as mismatch:
        SCHEMA.entry(entry)
    assert str(mismatch.value) == words


def test_entry_comparison_ignores_the_order_of_fields() -> None:
    one = SCHEMA.entry(COMPILED.program.port(1, 10**9)[1])
    other = CLASSES["TableEntry"](table_id=one.table_id)
    other.data.action_id = one.data.action_id
    other.key.CopyFrom(one.key)
    other.data.fields.extend(reversed(one.data.fields))
    assert (key_of(one), data_of(one)) == (key_of(other), data_of(other))
    other.data.fields[0].stream = bytes(4)
    assert data_of(one) != data_of(other)


@pytest.mark.parametrize("rate", [10**9, 10**10, 10**11, 4 * 10**11])
def test_port_capacity_is_recovered_from_its_logarithm(rate: int) -> None:
    rates = COMPILED.program.rates(COMPILED.program.port(3, rate))
    assert rates == {3: pytest.approx(rate, rel=2e-5)}


def test_scenario_defines_bfrt_routers(tmp_path: Path) -> None:
    job = control.load("demo", target="bfrt")
    assert [(goal.address, goal.device_id) for goal in job.goals] == [("127.0.0.1:50052", 0), ("127.0.0.1:50053", 0)]
    network = tmp_path / "network.toml"
    network.write_text(NETWORK.replace("ports.4", 'program = "x.json"\nports.4'))
    with pytest.raises(schema.Invalid, match=r"routers\.r1\.program: is the driver's to load"):
        control.load(str(network), target="bfrt")


def test_messages_match_the_published_proto_file() -> None:
    """Names, numbers and types are alike; BFRUNTIME_PROTO names open-p4studio's bfruntime.proto."""
    path = os.environ.get("BFRUNTIME_PROTO")
    if path is None:
        pytest.skip("BFRUNTIME_PROTO does not name bfruntime.proto of open-p4studio")
    text = Path(path).read_text(encoding="utf-8")
    published = _declarations(text)
    for name, fields in MESSAGES.items():
        for declared in fields:
            *kind, field, number = re.match(r"(repeated )?(\S+) (\w+) (\d+)", declared).groups()
            repeated, published_type = published[name][field, int(number)]
            published_type = "enum" if published_type in {"Type", "Action"} else published_type.removeprefix(".")
            assert (bool(kind[0]), kind[1].removeprefix(f"{name}.")) == (repeated, published_type), f"{name}.{field}"
    package, service_name = SERVICE.strip("/").split(".")
    assert f"package {package};" in text and f"service {service_name} " in text


def _declarations(text: str) -> dict[str, dict[tuple[str, int], tuple[bool, str]]]:
    """Returns the fields of each message of a .proto file: type, and whether repeated, by name and number."""
    text = re.sub(r"//[^\n]*", "", text)
    tokens = re.findall(r"[\w.]+|[{};=\[\]]", text)
    found: dict[str, dict[tuple[str, int], tuple[bool, str]]] = {}
    blocks: list[tuple[str, str]] = []
    statement: list[str] = []
    for token in tokens:
        if token == "{":
            blocks.append((statement[-2] if len(statement) > 1 else "", statement[-1]))
            if blocks[-1][0] == "message":
                found[".".join(name for kind, name in blocks if kind == "message")] = {}
            statement = []
        elif token == "}":
            blocks.pop()
            statement = []
        elif token == ";":
            messages = ".".join(name for kind, name in blocks if kind == "message")
            if blocks and blocks[-1][0] in {"message", "oneof"} and "=" in statement:
                at = statement.index("=")
                repeated = statement[0] == "repeated"
                found[messages][statement[at - 1], int(statement[at + 1])] = (repeated, statement[at - 2])
            statement = []
        else:
            statement.append(token)
    return found
