"""Entries of routers in files of other tools: runtime JSON of p4lang's tutorials, commands of simple_switch_CLI."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from finsy.proto import p4r

from xcpr.controller import routing
from xcpr.controller.network import Network, Router
from xcpr.io.inputs import Handling
from xcpr.io.paths import COMPILED, ROOT
from xcpr.io.schema import Invalid
from xcpr.p4runtime.pipeline.program import Program
from xcpr.scenarios import scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import p4_files
from xcpr.scenarios.table_entries import cli_commands, commands, runtime_json
from xcpr.scenarios.table_entries.entries import Entries, entry_file_kind
from xcpr.worlds import sim

FEATURES = ROOT / "tests" / "p4" / "features.json"


@pytest.fixture(scope="module")
def features() -> Program:
    return p4_files.load(FEATURES)


@pytest.fixture(scope="module")
def network() -> tuple[Network, Router]:
    built = topology.build(scenario.load("demo")).network
    return built, built.routers[0]


def command_file(folder: Path, *lines: str) -> Path:
    path = folder / "s1-commands.txt"
    path.write_text("\n".join(lines))
    return path


def apply_files(program: Program, network: tuple[Network, Router], **files: str) -> list[dict[str, Any]]:
    """Returns the commands for the engine that files of entries amount to."""
    return commands.of_router(program, Entries(**files), *network)


def flow_rule(table: str, matches: list[dict[str, Any]], action: str, **params: str) -> dict[str, Any]:
    """Makes a rule of ONOS for the router r1; without matches it is that of a miss."""
    criteria = [{"type": "PROTOCOL_INDEPENDENT", "matches": matches}] if matches else []
    call = {"type": "PROTOCOL_INDEPENDENT", "subtype": "ACTION", "actionId": action, "actionParams": params}
    return {
        "deviceId": "device:bmv2:r1",
        "tableId": table,
        "priority": 2**31 - 1 - 7,
        "isPermanent": True,
        "timeout": 0,
        "appId": "org.example",
        "selector": {"criteria": criteria},
        "treatment": {"instructions": [call]},
    }


FLOWS = [
    flow_rule("exact_table", [], "drop"),
    flow_rule(
        "I.exact_table",
        [{"field": "hdr.ethernet.dst", "match": "exact", "value": "020000000001"}],
        "I.forward",
        port="03",
    ),
    flow_rule(
        "lpm_table",
        [{"field": "hdr.ethernet.src", "match": "LPM", "value": "02:00:00:00:00:ff", "prefixLength": 40}],
        "set_source",
        src="020000000009",
    ),
    flow_rule(
        "ternary_table",
        [
            {"field": "hdr.ethernet.dst", "match": "ternary", "value": "10", "mask": "f0"},
            {"field": "hdr.ethernet.type", "match": "range", "lowValue": "0800", "highValue": "08ff"},
            {"field": "std.ingress_port", "match": "ternary", "value": "5", "mask": "1ff"},
        ],
        "forward",
        port="4",
    ),
]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"deviceId": "device:r9"}, 'flows[0].deviceId: must end with one of "r1", "r2"'),
        ({"isPermanent": False}, "flows[0].isPermanent: must be true, not false"),
        ({"timeout": 5}, "flows[0].timeout: must be 0, not 5"),
        ({"tableId": 0}, 'flows[0].tableId: "0" is no table'),
        ({"state": "ADDED"}, "flows[0].state: unknown key"),
        ({"priority": None}, None),
        (
            {"selector": {"criteria": [{"type": "IPV4_DST", "ip": "10.0.0.1/32"}]}},
            'flows[0].selector.criteria[0].type: must be "PROTOCOL_INDEPENDENT", not "IPV4_DST"',
        ),
        (
            {"selector": {"criteria": [{"type": "PROTOCOL_INDEPENDENT", "matches": [{"field": "dst"}]}]}},
            'flows[0].selector.criteria[0].matches[0].field: "dst" is no key field of I.exact_table',
        ),
        (
            flow_rule(
                "lpm_table", [{"field": "hdr.ethernet.src", "match": "ternary", "value": "1", "mask": "8"}], "drop"
            ),
            'flows[0].selector.criteria[0].matches[0].match: must be "lpm", not "ternary"',
        ),
        (
            flow_rule(
                "exact_table", [{"field": "hdr.ethernet.dst", "match": "exact", "value": "1", "mask": "8"}], "drop"
            ),
            "flows[0].selector.criteria[0].matches[0].mask: must be absent in a match that is exact",
        ),
        ({"treatment": {"instructions": []}}, "flows[0].treatment.instructions: must have one instruction"),
        (
            {"treatment": {"instructions": [{"type": "OUTPUT", "port": "1"}]}},
            'flows[0].treatment.instructions[0].type: must be "PROTOCOL_INDEPENDENT", not "OUTPUT"',
        ),
    ],
)
def test_flow_rule_of_onos_is_honoured_or_refused_with_its_place(
    features: Program, network: tuple[Network, Router], tmp_path: Path, change: dict[str, Any], message: str | None
) -> None:
    path = tmp_path / "flows.json"
    path.write_text(json.dumps({"flows": [FLOWS[1] | change]}))
    if message is None:
        assert apply_files(features, network, flow_rules=str(path))
        return
    with pytest.raises(Invalid) as caught:
        apply_files(features, network, flow_rules=str(path))
    assert str(caught.value).startswith(f"{path}: {message}"), caught.value


def test_each_entry_file_format_gives_the_same_commands(
    features: Program, network: tuple[Network, Router], tmp_path: Path
) -> None:
    cli = command_file(
        tmp_path,
        "# entries",
        "table_set_default exact_table drop",
        "table_add I.exact_table I.forward 02:00:00:00:00:01 => 3",
        "",
        "// a prefix, with bits behind it",
        "table_add lpm_table set_source 02:00:00:00:00:ff/40 => 0x020000000009",
        "table_add ternary_table forward 0x10&&&0xf0 0x800->0x8ff 5&&&0x1ff => 4 7",
        "mc_mgrp_create 5",
        "mc_node_create 1 1 2",
        "mc_node_create 9 3",
        "mc_node_associate 5 0",
        "mc_node_associate 5 1",
        "mirroring_add 8 2",
    )
    tables = [
        {"table": "exact_table", "default_action": True, "action_name": "drop", "action_params": {}},
        {
            "table": "I.exact_table",
            "match": {"hdr.ethernet.dst": "02:00:00:00:00:01"},
            "action_name": "I.forward",
            "action_params": {"port": 3},
        },
        {
            "table": "lpm_table",
            "match": {"hdr.ethernet.src": ["02:00:00:00:00:ff", 40]},
            "action_name": "set_source",
            "action_params": {"src": "02:00:00:00:00:09"},
        },
        {
            "table": "ternary_table",
            "match": {
                "hdr.ethernet.dst": [16, 0xF0],
                "hdr.ethernet.type": [0x800, 0x8FF],
                "std.ingress_port": 5,
            },
            "action_name": "forward",
            "action_params": {"port": [4]},
            "priority": 2**31 - 1 - 7,
        },
    ]
    content = {
        "target": "bmv2",
        "p4info": "build/features.p4info.txtpb",
        "bmv2_json": "build/features.json",
        "table_entries": tables,
        "multicast_group_entries": [
            {
                "multicast_group_id": 5,
                "replicas": [
                    {"egress_port": 1, "instance": 1},
                    {"egress_port": 2, "instance": 1},
                    {"egress_port": 3, "instance": 9},
                ],
            }
        ],
        "clone_session_entries": [{"clone_session_id": 8, "replicas": [{"egress_port": 2, "instance": 0}]}],
    }
    runtime = tmp_path / "s1-runtime.json"
    runtime.write_text(json.dumps(content))
    written = apply_files(features, network, commands=str(cli))
    assert written == apply_files(features, network, runtime_json=str(runtime))
    flows = tmp_path / "flows.json"
    flows.write_text(json.dumps({"flows": FLOWS}))
    inserted = [command for command in written if command["op"] == "insert"]
    assert [one for one in apply_files(features, network, flow_rules=str(flows)) if one["op"] == "insert"] == inserted
    assert [command["op"] for command in written].count("insert") == 3


def entities(program: Program, path: Path) -> Iterator[tuple[int, str, Any]]:
    for one in cli_commands.build_updates(path, program):
        kind = one.update.entity.WhichOneof("entity")
        assert kind is not None
        yield one.update.type, kind, getattr(one.update.entity, kind)


def test_handles_number_entries_members_and_groups_by_creation(
    features: Program, network: tuple[Network, Router], tmp_path: Path
) -> None:
    path = command_file(
        tmp_path,
        "table_add exact_table forward 1 => 1",
        "table_add exact_table forward 2 => 2",
        "table_modify exact_table forward 1 => 5",
        "table_delete exact_table 0",
        "counter_write hits 1 10 1000",
        "counter_write packets 2 3 300",
        "act_prof_create_member chooser forward 1",
        "act_prof_create_member chooser forward 2",
        "act_prof_create_group chooser",
        "act_prof_add_member_to_group chooser 0 0",
        "act_prof_add_member_to_group chooser 1 0",
        "act_prof_remove_member_from_group chooser 0 0",
        "table_indirect_add_with_group group_table 7 => 0",
        "table_indirect_create_member profile_table set_source 9",
        "table_indirect_add profile_table 8 => 0",
        "table_add metered_table metered 0x800 => 1",
        "meter_set_rates colours 0 0.001:10 0.002:20",
        "meter_array_set_rates pace 1:5 2:6",
        "register_write memory 3 0xff",
        "pvs_add special_types 0x1234",
        "pvs_add special_types 0x1235",
        "pvs_remove special_types 0x1234",
        "table_add learned NoAction 5 1 =>",
        "table_set_timeout learned 0 1500",
        "table_clear learned",
    )
    found = [*entities(features, path)]
    assert apply_files(features, network, commands=str(path))
    entries = [(kind, entity) for kind, name, entity in found if name == "table_entry"]
    modified = entries[2][1]
    assert modified.match[0].exact.value == b"\x02"
    assert modified.action.action.params[0].value == b"\x05"
    assert entries[3][0] == p4r.Update.DELETE
    assert entries[3][1].match[0].exact.value == b"\x01"
    by_kind = {name: entity for _, name, entity in found}
    assert by_kind["direct_counter_entry"].table_entry.match[0].exact.value == b"\x02"
    assert (by_kind["counter_entry"].index.index, by_kind["counter_entry"].data.byte_count) == (2, 300)
    assert [member.member_id for member in by_kind["action_profile_group"].members] == [2]
    assert by_kind["meter_entry"].config.cir == 10**6
    assert (by_kind["direct_meter_entry"].config.cir, by_kind["direct_meter_entry"].config.pburst) == (1000, 20)
    assert [member.match[0].exact.value for member in by_kind["value_set_entry"].members] == [b"\x12\x35"]
    timeouts = [entity.idle_timeout_ns for kind, entity in entries if entity.idle_timeout_ns]
    assert timeouts == [1_500_000_000] * 2
    assert entries[-1][0] == p4r.Update.DELETE


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("table_ad exact_table forward 1 => 1", 'line 1: "table_ad" is no command of simple_switch_CLI (did you mean'),
        ("set_queue_depth 10", "line 1: set_queue_depth is not possible here: links have the queues here"),
        ("table_add nothing forward 1 => 1", 'line 1: table_add: "nothing" is no table'),
        ("table_add exact_table nothing 1 => 1", 'line 1: table_add: "nothing" is no action of I.exact_table'),
        ("table_add exact_table forward 1 1", "line 1: table_add: has no => between"),
        ("table_add exact_table forward 1 => 1 2", "needs 1 parameters (port), not 2"),
        ("table_add exact_table forward 1 2 => 1", "needs 1 key fields (hdr.ethernet.dst), not 2"),
        ("table_add exact_table forward 1 => 512", "port must be a number of 9 bits, not"),
        ("table_add lpm_table forward 1/49 => 1", "hdr.ethernet.src must have a prefix of 0 to 48 bits, not 49"),
        ("table_add ternary_table forward 1&&&1 1->2 1 => 1 x", 'priority must be a whole number from 0 on, not "x"'),
        ("table_delete exact_table 0", "no entry has the handle 0 at this line"),
        ("mc_node_associate 1 0", "no multicast group 1 is there at this line"),
        ("mirroring_add_mc 3 9", "line 1: mirroring_add_mc: no multicast group 9 is there at the end"),
        ("mc_node_create 1 2 | 3", "link aggregation groups, behind |, are not supported"),
        ("meter_array_set_rates pace x:1 1:1", "must be RATE:BURST with a rate per microsecond"),
        ("register_write memory 3", "needs 3 arguments, not 2"),
        ("table_indirect_create_member exact_table forward 1", "I.exact_table has no action profile"),
    ],
)
def test_invalid_command_is_refused_with_file_line_and_reason(
    features: Program, tmp_path: Path, line: str, message: str
) -> None:
    with pytest.raises(Invalid) as caught:
        cli_commands.build_updates(command_file(tmp_path, line), features)
    assert str(caught.value).startswith(str(tmp_path / "s1-commands.txt"))
    assert message in str(caught.value)


def test_command_refused_by_the_program_is_named_by_line(
    features: Program, network: tuple[Network, Router], tmp_path: Path
) -> None:
    path = command_file(tmp_path, "table_add exact_table forward 1 => 1", "table_add exact_table forward 1 => 2")
    with pytest.raises(Invalid, match=r"s1-commands\.txt \(router r1\): line 2: "):
        apply_files(features, network, commands=str(path))


def test_fractional_meter_rate_is_rounded_with_a_warning(features: Program, tmp_path: Path) -> None:
    path = command_file(tmp_path, "meter_array_set_rates pace 0.0000005:1 0.0000104:2")
    _, warnings = cli_commands.read_commands(path)
    assert [warning.partition(": line 1: ")[2] for warning in warnings] == [
        "meter_array_set_rates 0.0000005:1 is 0.5 per second, and meters have whole numbers: 1",
        "meter_array_set_rates 0.0000104:2 is 10.4 per second, and meters have whole numbers: 10",
    ]
    ((_, _, meter),) = entities(features, path)
    assert (meter.config.cir, meter.config.pir) == (1, 10)


def test_every_command_of_the_installed_tool_is_declared() -> None:
    tool = shutil.which("simple_switch_CLI")
    sources = [*Path("/usr/local/lib").glob("python3*/*-packages/*CLI.py"), *Path("/usr/lib").glob("**/*CLI.py")]
    if tool is None or not sources:
        pytest.skip("simple_switch_CLI of BMv2 is not installed")
    names = {name for source in sources for name in re.findall(r"def do_(\w+)", source.read_text(encoding="utf-8"))}
    assert "table_add" in names
    assert names <= cli_commands.FORMAT.element("command").keys()


def test_every_declared_command_is_built_or_refused() -> None:
    from xcpr.scenarios.table_entries.cli_updates import UpdateBuilder

    for name, field in cli_commands.FORMAT.element("command").items():
        act_prof = name.replace("table_indirect_", "act_prof_")
        crc = name in cli_commands.CRC_BITS
        built = crc or hasattr(UpdateBuilder, f"_build_{name}") or hasattr(UpdateBuilder, f"_build_{act_prof}")
        assert built == (field.handling is Handling.HONOURED), name


ENTRY = {
    "table": "I.exact_table",
    "match": {"hdr.ethernet.dst": 1},
    "action_name": "I.forward",
    "action_params": {"port": 1},
}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({"table_entries": []}, "is no runtime JSON of p4lang's tutorials"),
        ({"target": "tofino"}, 'target: must be "bmv2", not "tofino"'),
        ({"target": "bmv2", "tables": []}, "tables: unknown key"),
        ({"target": "bmv2", "table_entries": {}}, "table_entries: must be a list"),
        ({"target": "bmv2", "table_entries": [3]}, r"table_entries[0]: must be an object"),
        ({"target": "bmv2", "table_entries": [ENTRY | {"table": "x"}]}, 'table_entries[0].table: "x" is no table'),
        ({"target": "bmv2", "table_entries": [ENTRY | {"prio": 1}]}, "table_entries[0].prio: unknown key"),
        ({"target": "bmv2", "table_entries": [ENTRY | {"match": {"dst": 1}}]}, "match.dst: unknown"),
        (
            {"target": "bmv2", "table_entries": [ENTRY | {"match": {"hdr.ethernet.dst": [1, 2]}}]},
            "match.hdr.ethernet.dst: must be one value",
        ),
        ({"target": "bmv2", "table_entries": [ENTRY | {"action_params": {}}]}, 'action_params: lacks "port"'),
        (
            {"target": "bmv2", "table_entries": [ENTRY | {"action_params": {"port": 512}}]},
            "action_params.port: must be a number of 9 bits, not 512",
        ),
        ({"target": "bmv2", "multicast_group_entries": [{"replicas": []}]}, "multicast_group_id: is missing"),
        (
            {
                "target": "bmv2",
                "clone_session_entries": [{"clone_session_id": 1, "replicas": [{"port": 1}]}],
            },
            "replicas[0].port: unknown key",
        ),
    ],
)
def test_invalid_runtime_file_is_refused_with_its_key(
    features: Program, tmp_path: Path, content: dict[str, Any], message: str
) -> None:
    path = tmp_path / "s1-runtime.json"
    path.write_text(json.dumps(content))
    with pytest.raises(Invalid) as caught:
        runtime_json.build_updates(path, features)
    assert str(caught.value).startswith(str(path))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("e.toml", "", "tables"),
        ("s1-runtime.json", "{}", "runtime_json"),
        ("flows.json", '{"flows": []}', "flow_rules"),
        ("w.txtpb", "", "p4runtime"),
        ("commands.txt", "# x\n\ntable_add a b 1 => 2\n", "commands"),
        ("write.txt", "# x\nupdates { type: INSERT }", "p4runtime"),
    ],
)
def test_entry_file_format_follows_its_name_or_content(tmp_path: Path, name: str, text: str, kind: str) -> None:
    (tmp_path / name).write_text(text)
    assert entry_file_kind(tmp_path / name) == kind


def test_unknown_entry_file_is_refused_with_the_allowed_formats(tmp_path: Path) -> None:
    (tmp_path / "e.csv").write_text("a,b")
    with pytest.raises(Invalid, match=r"e\.csv: is no file of entries; allowed are tables of entries \(NAME\.toml\)"):
        entry_file_kind(tmp_path / "e.csv")


RUN = """
title = "two routers, each with a file of its own"
duration = "1 s"
[topology]
rate = "10 Mbit/s"
delay = "1 ms"
[router]
program = "counting_router.json"
[flows.main]
count = 1
transport = "cubic"
"""
OWN_FILES = """
[routers.r1]
entries = "s1-runtime.json"
[routers.r2]
entries = "s2-commands.txt"
"""


def routes(network: Network, router: Router) -> Iterator[tuple[str, int, str, str]]:
    """Yields the address of each host with the parameters of its route: port, next hop, own."""
    for hop in routing.hops(network, router):
        macs = [mac.to_bytes(6, "big").hex(":") for mac in (hop.next_mac, hop.port_mac)]
        for host in network.hosts:
            if host.address in hop.prefix:
                yield str(host.address), hop.port, macs[0], macs[1]


def test_routers_with_their_own_entry_files_forward_a_flow(tmp_path: Path) -> None:
    for suffix in (".json", ".p4info.txtpb"):
        shutil.copy(COMPILED / f"counting_router{suffix}", tmp_path)
    path = tmp_path / "it.toml"
    path.write_text(RUN)
    network = topology.build(scenario.load(str(path))).network
    r1, r2 = network.routers
    entries = [
        {
            "table": "CountingIngress.routes",
            "match": {"hdr.ipv4.dst_addr": [address, 32]},
            "action_name": "CountingIngress.forward",
            "action_params": {"port": port, "next_hop": next_hop, "own": own},
        }
        for address, port, next_hop, own in routes(network, r1)
    ]
    runtime = {"target": "bmv2", "p4info": "other.p4info.txt", "bmv2_json": "counting_router.json"}
    (tmp_path / "s1-runtime.json").write_text(json.dumps(runtime | {"table_entries": entries}))
    lines = [f"table_add routes forward {to}/32 => {port} {hop} {own}" for to, port, hop, own in routes(network, r2)]
    (tmp_path / "s2-commands.txt").write_text("\n".join(["show_tables", *lines]))
    path.write_text(RUN + OWN_FILES)
    result = sim.execute(scenario.load(str(path)), 1, "it")
    assert result.totals.delivered_bytes > 500_000
    assert isinstance(result.warnings, list)
    assert [warning.partition(": ")[2] for warning in result.warnings] == [
        'p4info is "other.p4info.txt", and routers run counting_router.json: p4info has no effect',
        "line 1: show_tables has no effect: it only displays something",
    ]
