"""Routers that run a P4 program of the user's own: two files, what is sampled, one line for what is wrong."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import needs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from xcpr import _native
from xcpr.io.paths import COMPILED, DOCS, P4SRC
from xcpr.io.schema import Invalid
from xcpr.results.result import Result, load
from xcpr.results.tables import run_tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import p4_files, program
from xcpr.worlds import sim

pytestmark = pytest.mark.slow

MUTATIONS = int(os.environ.get("XCPR_MUTATIONS", "100"))
"""The number of each kind."""
JSON = (COMPILED / "counting_router.json").read_text()
P4INFO = (COMPILED / "counting_router.p4info.txtpb").read_text()

TWO_FILES = """
title = "two files"
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


@pytest.fixture
def program_folder(tmp_path: Path) -> Path:
    """Makes a folder with p4c's two files and a scenario."""
    for suffix in (".json", ".p4info.txtpb"):
        shutil.copy(COMPILED / f"counting_router{suffix}", tmp_path / f"my{suffix}")
    (tmp_path / "two.toml").write_text(TWO_FILES)
    return tmp_path


def run(path: Path | str, *overrides: str) -> Result:
    return sim.execute(scenario.load(str(path), overrides), 1, "run")


def refusal(path: Path, *overrides: str) -> str:
    """Returns the refusal of a scenario: one line."""
    with pytest.raises(Invalid) as refused:
        run(path, *overrides)
    (line,) = str(refused.value).splitlines()
    return line


def test_program_runs_from_its_json_and_a_toml_file(program_folder: Path) -> None:
    result = run(program_folder / "two.toml")
    assert result.totals.utilisation > 0.5
    assert result.versions["p4_program"] == "my.json"
    assert result.scenario["router"]["entries"]["routes"]["action"] == "CountingIngress.forward"


def test_recompiled_program_is_loaded_again(program_folder: Path) -> None:
    before = p4_files.load(program_folder / "my.json")
    assert p4_files.load(program_folder / "my.json") is before, "no file has changed"
    for suffix in (".json", ".p4info.txtpb"):
        shutil.copy(COMPILED / f"rcp_router{suffix}", program_folder / f"my{suffix}")
    assert p4_files.load(program_folder / "my.json").p4info != before.p4info


STRANGER = {
    "CountingIngress": "MyIngress",
    "table routes": "table ipv4_lpm",
    "routes.apply": "ipv4_lpm.apply",
    "action forward(bit<9> port, bit<48> next_hop, bit<48> own)": "action ipv4_forward(bit<9> port, bit<48> dstAddr)",
    "{ forward; drop; }": "{ ipv4_forward; drop; }",
    "        hdr.ethernet.src_addr = own;\n": "",
    "= next_hop;": "= dstAddr;",
}
"""The changes that turn our example into the program that docs/your-program.md speaks of."""


@needs.program("p4c-bm2-ss")
def test_commands_of_the_page_run_a_renamed_program(tmp_path: Path) -> None:
    """The page is taken to the letter: its commands run in a folder with a P4 program and the page's own scenario."""
    page = (DOCS / "your-program.md").read_text()
    commands, written = re.findall(r"^```(?:sh|toml)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[:2]
    source = (P4SRC / "examples" / "counting_router.p4").read_text()
    for ours, theirs in STRANGER.items():
        assert ours in source
        source = source.replace(ours, theirs)
    (tmp_path / "my.p4").write_text(source)
    (tmp_path / "my.toml").write_text(written)
    xcpr = str(Path(sys.executable).parent / "xcpr")
    for command in commands.replace(".venv/bin/xcpr", xcpr).splitlines():
        done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    made = load(tmp_path / "results" / "my" / "result.json")
    assert made.totals.utilisation > 0.9


def test_example_counters_match_the_channels() -> None:
    result = run("own-program", "duration=2 s")
    (r1, r2) = result.routers
    leaves_r1 = result.channel("bottleneck/forward").sent_packets
    assert r1["cells"]["CountingEgress.sent[1]"]["packets"] == leaves_r1
    assert r1["cells"]["CountingEgress.deepest_queue[1]"]["value"] == 199
    assert r1["cells"]["CountingIngress.filtered[0]"]["packets"] > 0
    assert set(r2["cells"]) == set(r1["cells"])
    series = result.series.cells
    assert isinstance(series, dict)
    packets = series["r1/CountingEgress.sent[1]"]["packets"]
    assert len(packets) == len(result.series.time_s)
    assert packets == sorted(packets)
    table = next(table for table in run_tables.of_one(result) if table.title == "Counters and registers")
    assert ("r1", "CountingEgress.sent[1]", f"{leaves_r1:,}") in [row[:3] for row in table.rows]


def test_entry_files_fill_tables_and_clone_sessions(program_folder: Path) -> None:
    (program_folder / "entries.toml").write_text(
        TWO_FILES.partition("[router.entries.routes]")[2].partition("[flows")[0].join(["[routes]", ""])
        + """
[rows.tests]
table = "CountingIngress.filter"
match = { "hdr.udp.dst_port" = "9", "hdr.ipv4.src_addr" = "address of t0" }
priority = 1
action = "CountingIngress.drop"
routers = ["r1"]
[clone_sessions.one]
session = 7
ports = ["port to r2"]
routers = ["r1"]
[multicast_groups.all]
group = 3
ports = [1, "port to d0"]
routers = ["r2"]
"""
    )
    named = ["router.program=" + str(program_folder / "my.json"), f"router.entries={program_folder / 'entries.toml'}"]
    base = [*named, "flows.main.transport=cubic", "duration=2 s", "udp.schedule=none"]
    base += [f"traffic.{name}={{kind='cbr', rate='1 Mbit/s'}}" for name in ("one", "two")]
    result = run("dumbbell", *base)
    assert result.udp[0].sent_bytes > 0
    assert result.udp[0].received_bytes == 0
    assert result.udp[1].received_bytes > 0
    made = plan.make(chosen := scenario.load("dumbbell", base), topology.build(chosen), 1)
    assert [command["op"] for command in made["routers"][0]["commands"][-1:]] == ["set_clone_session"]
    assert made["routers"][1]["commands"][-1]["copies"] == [[1, 1], [2, 2]]


def test_entries_are_read_from_a_p4runtime_text_file(program_folder: Path) -> None:
    known = p4_files.load(program_folder / "my.json")
    table = next(t for t in known.tables.values() if t.name == "CountingIngress.routes")
    drop = next(a for a in table.actions.values() if a.name == "CountingIngress.drop")
    text = f"""updates {{ type: INSERT entity {{ table_entry {{
        table_id: {table.id} match {{ field_id: 1 lpm {{ value: "\\n\\001" prefix_len: 16 }} }}
        action {{ action {{ action_id: {drop.id} }} }} }} }} }}"""
    (program_folder / "write.txtpb").write_text(text.replace('"\\n\\001"', '"\\n\\001\\000\\000"'))
    (program_folder / "only.toml").write_text(
        TWO_FILES.replace('"my.json"', '"my.json"\nentries = "write.txtpb"')
        .replace("[router.entries.routes]", "[x]")
        .partition("[x]")[0]
        + '[flows.main]\ntransport = "cubic"\ncount = 1\n'
    )
    result = run(program_folder / "only.toml")
    assert result.totals.delivered_bytes == 0
    (program_folder / "write.txtpb").write_text("updates { typo: 1 }")
    assert "is no WriteRequest of P4Runtime in protobuf's text format" in refusal(program_folder / "only.toml")
    (program_folder / "write.txtpb").write_text(text.replace("lpm", "exact").replace("prefix_len: 16", ""))
    assert "a match of kind lpm is needed, not exact" in refusal(program_folder / "only.toml", "topology.kind=dumbbell")


def test_program_runs_from_a_folder_with_a_description(program_folder: Path) -> None:
    entries = TWO_FILES.partition("[router.entries.routes]")[2].partition("[flows")[0]
    (program_folder / "program.toml").write_text(f'compiled = "my.json"\n[routes]{entries}')
    result = run("demo", f"router.program={program_folder}/", "flows.main.transport=newreno", "duration=1 s")
    assert result.totals.delivered_bytes > 0
    (program_folder / "program.toml").write_text("[routes]\n")
    assert 'compiled: must be the file of p4c\'s JSON: "NAME.json"' in refusal(
        Path("demo"), f"router.program={program_folder}/"
    )


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ("router.program=none.json", "router.program: none.json: no such file"),
        (
            "router.program=no",
            'router.program: must be one of "hpcc", "rcp", "xcp", or the path of a program of your own',
        ),
        ("router.arithmetic=table", "router.arithmetic: must be absent: router.program is a program of your own"),
        ("router.police=true", "router.police: must be absent: router.program is a program of your own"),
        ("flows.main.transport=xcp", '"xcp" needs routers that run "xcp"'),
        ("router.entries.routes.table=I.none", 'must be one of "CountingIngress.filter", "CountingIngress.routes"'),
        ("router.entries.routes.action=none", 'must be one of "CountingIngress.forward", "CountingIngress.drop"'),
        ("router.entries.routes.params.port=prot", 'must be one of "port", "next hop", "own", not "prot"'),
        ("router.entries.routes.params.prot=port", 'unknown key (did you mean "port"?)'),
        ('router.entries.rows.x={table="CountingIngress.filter", action="CountingIngress.drop"}', "need a priority"),
        ('router.watch=["none"]', 'must be one of "CountingIngress.filtered"'),
        ('router.watch=["CountingEgress.sent[3-40]"]', '"CountingEgress.sent" has the cells 0 to 31'),
        ("router.watch=[1]", "must be text, not 1"),
    ],
)
def test_invalid_program_setting_is_a_one_line_error(program_folder: Path, override: str, message: str) -> None:
    assert message in refusal(program_folder / "two.toml", override)


def test_entry_values_must_name_parts_of_the_network(program_folder: Path) -> None:
    row = 'router.entries.rows.x={table="CountingIngress.routes", action="CountingIngress.forward", %s}'
    match = 'match={"hdr.ipv4.dst_addr"="%s"}'
    wrong = row % f'{match % "10.9.0.0/16"}, params={{port="port to d9", next_hop="mac of d0", own=1}}'
    with pytest.raises(Invalid, match=r'r1: router.entries.rows.x.params.port: "port to d9": r1 has links to r2'):
        run(program_folder / "two.toml", wrong)
    wrong = row % f'{match % "10.9.0.1/16"}, params={{port=1, next_hop="mac of d0", own=1}}'
    with pytest.raises(Invalid, match="has bits behind its prefix of 16"):
        run(program_folder / "two.toml", wrong)


def test_counters_of_shipped_programs_can_be_sampled() -> None:
    result = run("demo", "duration=500 ms", 'router.watch=["XcpIngress.drop_reasons"]')
    assert "XcpIngress.drop_reasons[1]" in result.routers[0]["cells"]
    assert program.XCP.drop_counter == "XcpIngress.drop_reasons"


def test_watch_is_refused_for_a_tofino() -> None:
    asked = ("router.target=tofino", 'router.watch=["XcpIngress.drop_reasons"]')
    assert "router.watch: must be absent where routers are Tofinos" in refusal(Path("demo"), *asked)
    chosen = scenario.load("demo", ["router.target=tofino"])
    made = plan.make(chosen, topology.build(chosen), 1) | {"program_json": chosen.compiled.text}
    cells = {"kind": "counter", "name": "XcpIngress.drop_reasons", "first": 0, "count": 1}
    with pytest.raises(_native.PlanError, match=r"watch_cells\[0\]: .*XcpIngress\.drop_reasons.*a Tofino's cells"):
        _native.simulate(json.dumps(made | {"watch_cells": [cells]}), None)


def mutate_text(text: str, data: st.DataObject) -> str:
    """Returns a text with a piece taken out, doubled or replaced."""
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(1, 40))
    piece = text[at : at + length]
    new = data.draw(
        st.sampled_from(["", piece * 2, "null", "-1", '"', "{", "[]", "999999999999", "é", "\0", piece[::-1]])
    )
    return text[:at] + new + text[at + length :]


def check_is_one_line(json_text: str, p4info_text: str) -> None:
    said = "my."
    try:
        p4_files.of_texts(json_text, p4info_text.encode(), "my.json", "my.p4info.txtpb")
    except ValueError as error:
        said = str(error)
    assert said.startswith("my.")
    assert "\n" not in said


@settings(max_examples=MUTATIONS, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_mutated_json_loads_or_is_a_one_line_error(data: st.DataObject) -> None:
    check_is_one_line(mutate_text(JSON, data), P4INFO)


@settings(max_examples=MUTATIONS, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_json_with_a_mutated_value_loads_or_is_a_one_line_error(data: st.DataObject) -> None:
    """A mutation that stays JSON reaches what reads the values."""
    root = json.loads(JSON)
    here, path = root, []
    while isinstance(here, dict | list) and here and (not path or data.draw(st.integers(0, 5))):
        path.append(data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here)))))
        here = here[path[-1]]
    above = root
    for step in path[:-1]:
        above = above[step]
    new = data.draw(st.sampled_from([None, -1, 2**70, "", "x", [], {}, [[]], True, "0xzz", "delete"]))
    if new == "delete":
        del above[path[-1]]
    else:
        above[path[-1]] = new
    check_is_one_line(json.dumps(root), P4INFO)


def test_invalid_escape_in_p4info_is_refused() -> None:
    with pytest.raises(ValueError, match=r"is no P4Info in protobuf's text format: .*invalid escape"):
        p4_files.of_texts(JSON, P4INFO.replace('alias: "', 'alias: "\\-', 1).encode(), "my.json", "my.p4info.txtpb")


@settings(max_examples=MUTATIONS, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_mutated_p4info_loads_or_is_a_one_line_error(data: st.DataObject) -> None:
    check_is_one_line(JSON, mutate_text(P4INFO, data))
