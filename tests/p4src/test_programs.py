"""The description of a program agrees with p4c's output for the program."""

from __future__ import annotations

import json
from typing import Any

import pytest
from finsy.proto import p4i
from google.protobuf import text_format

from xcpr.io.paths import COMPILED, P4SRC
from xcpr.scenarios.programs import program

ALL = [
    program.Compiled(described, name)
    for described in program.PROGRAMS.values()
    for names in (described.compiled, described.compiled_for_tests)
    for name in names.values()
] + [
    program.Compiled(described, name)
    for described in program.PROGRAMS.values()
    if described.police
    for names in (described.police.compiled, described.police.compiled_for_tests)
    for name in names.values()
]


@pytest.fixture(params=ALL, ids=lambda compiled: compiled.name)
def compiled(request: pytest.FixtureRequest) -> program.Compiled:
    chosen: program.Compiled = request.param
    return chosen


@pytest.fixture
def p4info(compiled: program.Compiled) -> p4i.P4Info:
    return text_format.Parse(compiled.p4info_path.read_text(), p4i.P4Info())


def headers(compiled: program.Compiled) -> dict[str, list[Any]]:
    return {header["name"]: header["fields"] for header in json.loads(compiled.text)["header_types"]}


def test_described_tables_and_actions_are_in_p4info(compiled: program.Compiled, p4info: p4i.P4Info) -> None:
    described = compiled.program
    tables = {table.preamble.name: table for table in p4info.tables}
    actions = {action.preamble.name: action for action in p4info.actions}
    for table, action in (described.routes, (described.ports.table, described.ports.action)):
        assert actions[action].preamble.id in {reference.id for reference in tables[table].action_refs}
    assert [param.name for param in actions[described.routes[1]].params] == ["port", "src_mac", "dst_mac"]
    assert [param.name for param in actions[described.ports.action].params] == [described.ports.parameter]
    assert [match.name for match in tables[described.routes[0]].match_fields] == ["hdr.ipv4.dst_addr"]
    assert [match.name for match in tables[described.ports.table].match_fields] == ["standard_metadata.egress_port"]
    assert described.drop_counter in {counter.preamble.name for counter in p4info.counters}


def test_telemetry_fields_match_the_compiled_header(compiled: program.Compiled) -> None:
    telemetry = compiled.program.telemetry
    (header,) = telemetry.headers
    assert [name for name, _, _ in headers(compiled)[header]] == list(telemetry.fields)
    assert {"port", "time_us", "interval_us", "input_bytes", "drops"} <= set(telemetry.fields)
    assert telemetry.fields[compiled.program.ports.parameter] == compiled.program.ports.unit
    assert {column.field for column in telemetry.live} <= set(telemetry.fields)


@pytest.mark.parametrize("name", program.TOFINO)
def test_tofino_telemetry_fields_match_the_description(name: str) -> None:
    made = program.for_tofino(name)
    assert [field for field, _, _ in made.telemetry["fields"]] == list(made.program.telemetry.fields)


def test_congestion_header_has_the_described_layout(compiled: program.Compiled) -> None:
    fields = headers(compiled)[f"{compiled.program.name}_t"]
    assert sum(width for _, width, _ in fields) == compiled.program.header.bytes * 8
    assert [name for name, _, _ in fields[:4]] == ["next_protocol", "length", "version", "format"]
    assert [width for _, width, _ in fields[:4]] == [8, 8, 4, 4]


def test_formats_of_programs_are_unique_and_consecutive() -> None:
    formats = [number for described in program.PROGRAMS.values() for number in described.header.formats.values()]
    assert len(formats) == len(set(formats))
    for described in program.PROGRAMS.values():
        numbers = sorted(described.header.formats.values())
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_every_compiled_file_is_described() -> None:
    names = {f"{compiled.name}{suffix}" for compiled in ALL for suffix in (".json", ".p4info.txtpb")}
    tofino = {path.name for made in map(program.for_tofino, program.TOFINO) for path in (made.path, made.p4info_path)}
    examples = {f"{path.stem}{suffix}" for path in P4SRC.glob("examples/*.p4") for suffix in (".json", ".p4info.txtpb")}
    reports = {"record.json", "tna_resources.json", "tna_bf_rt.json"}
    assert {path.name for path in COMPILED.iterdir()} == names | tofino | examples | reports
