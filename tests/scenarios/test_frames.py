"""Frames that a scenario writes layer by layer, hosts that keep what reaches them, and programs of single routers."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xcpr import _native
from xcpr.io import schema
from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.results.tables import run_tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.flows.frames import FIELD, Frames
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet

COUNTING = str(COMPILED / "counting_router.json")
ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}
UDP = [
    {"ethernet": {}},
    {"ipv4": {"destination": "address of h2", "tos": 1}},
    {"udp": {"source": "1234..1236", "destination": 4321}},
    {"text": "P4 is cool"},
]


def table(**layers: Any) -> dict[str, Any]:
    """Makes a scenario of two routers in a row with a host each, in which h1 sends h2 four frames."""
    return {
        "title": "frames",
        "duration": "1 s",
        "topology": {"kind": "line", "size": 2, "rate": "8 Mbit/s", "delay": "1 ms", "access_rate": "8 Mbit/s"},
        "hosts": {"capture": ["h2"]},
        "router": {"program": COUNTING, "entries": {"routes": ROUTES}},
        "frames": {"probe": {"source": "h1", "layers": UDP, "every": "100 ms", "count": 4}},
    } | layers


def run(**layers: Any) -> Result:
    return sim.execute(scenario.build([("it", table(**layers))]), 1, "it")


def captured_frames(result: Result, host: str = "h2") -> list[tuple[float, int, bytes]]:
    assert isinstance(result.captured, dict)
    return [(one.time_s, one.length, bytes.fromhex(one.bytes)) for one in result.captured[host]]


def refusal(**layers: Any) -> str:
    with pytest.raises(Invalid) as refused:
        run(**layers)
    (line,) = str(refused.value).splitlines()
    return line


def test_frame_arrives_as_written_at_the_computed_time() -> None:
    result = run()
    frames = captured_frames(result)
    # 52 bytes at 8 Mbit/s are 52 us on each of three links, and each has a delay of 1 ms.
    assert [time for time, _, _ in frames] == pytest.approx([0.1 * turn + 3 * (52e-6 + 1e-3) for turn in range(4)])
    (_, length, data) = frames[0]
    assert length == len(data) == 14 + 20 + 8 + 10
    assert data[15:16] == b"\x01"
    assert data[22] == 64 - 2
    assert sum(struct.unpack(">10H", data[14:34])) % 0xFFFF == 0, "the program made the checksum anew"
    assert data[42:] == b"P4 is cool"
    assert [frame[34:36] for _, _, frame in frames] == [port.to_bytes(2, "big") for port in (1234, 1235, 1236, 1234)]
    assert result.flows == []
    assert (result.totals.utilisation, result.totals.delivered_bytes) == (0.0, 0)
    kept = next(one for one in run_tables.of_one(result) if one.title == "Captured frames")
    assert len(kept.rows) == 4


def test_padding_of_a_frame_is_sent_but_not_captured() -> None:
    probe = {"source": "h1", "layers": UDP, "packet_size": "1000 bytes"}
    ((time, length, data),) = captured_frames(run(frames={"probe": probe}))
    assert (length, len(data)) == (1000, 52)
    assert time == pytest.approx(3 * (1e-3 + 1e-3))
    assert struct.unpack(">H", data[16:18]) == (986,)
    assert struct.unpack(">H", data[38:40]) == (966,)


def test_host_capture_includes_packets_of_flows() -> None:
    flow = {"count": 1, "transport": "cubic", "transfer": "10 kB", "source": "h1", "destination": "h2"}
    result = run(flows={"main": flow})
    lengths = [length for _, length, _ in captured_frames(result)]
    assert lengths.count(52) == 4
    assert max(lengths) == 1514
    assert result.flows[0].payload_bytes == 10_000


def test_frame_layers_round_trip() -> None:
    layers = [
        {"ethernet": {"type": 0x1234, "destination": "02:00:00:00:00:09"}},
        {"fields": "1w0 15w2 1w1 15w0x7fff"},
        {"ipv4": {"destination": "10.0.0.1", "protocol": 6, "options": "1f040000"}},
        {"tcp": {"source": 1, "destination": "2..3", "flags": "SA"}},
        {"hex": "00ff"},
    ]
    read = schema.read(Frames, {"source": "h1", "layers": layers}, lambda _: "")
    again = schema.read(Frames, schema.write(read), lambda _: "")
    assert again == read
    built = topology.build(scenario.build([("it", table())]))
    frames = schema.read(Frames, {"source": "h1", "layers": layers, "count": 2}, lambda _: "")
    (first, second) = (bytes.fromhex(one) for one in frames.plan(built.network, built.paths)["bytes"])
    assert first[:14].hex() == "020000000009" + built.network.hosts[0].mac.to_bytes(6, "big").hex() + "1234"
    assert first[14:18].hex() == "0002ffff"
    assert first[18] == 0x46
    assert sum(struct.unpack(">12H", first[18:42])) % 0xFFFF == 0
    assert first[42:46].hex() == "00010002"
    assert first[55] == 0x12
    assert second[44:46].hex() == "0003"
    assert first[-2:].hex() == "00ff"


@given(st.lists(st.tuples(st.integers(1, 64), st.integers(0, 2**64)), min_size=1, max_size=8))
def test_bit_fields_are_concatenated_in_order(drawn: list[tuple[int, int]]) -> None:
    numbers = [(width, value % (1 << width)) for width, value in drawn]
    pad = -sum(width for width, _ in numbers) % 8
    written = " ".join(f"{width}w{value}" for width, value in [*numbers, *([(pad, 0)] if pad else [])])
    assert all(FIELD.fullmatch(part) for part in written.split())
    made = schema.read(Frames, {"source": "h1", "layers": [{"fields": written}]}, lambda _: "")
    built = topology.build(scenario.build([("it", table())]))
    (digits,) = made.plan(built.network, built.paths)["bytes"]
    bits = f"{int(digits, 16):0{4 * len(digits)}b}"
    for width, value in numbers:
        assert int(bits[:width], 2) == value
        bits = bits[width:]


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ([], "must be a list of layers"),
        (
            [{"ethernet": {}, "text": "x"}],
            "layer 0 must be a table of one of ethernet, ipv4, udp, tcp, fields, hex, text",
        ),
        ([{"ether": {}}], "layer 0 must be a table of one of ethernet"),
        ([{"ethernet": {"typ": 1}}], 'layer 0: ethernet.typ: unknown key (did you mean "type"?)'),
        ([{"ethernet": {"type": 65536}}], "layer 0: ethernet.type: must be a whole number from 0 to 65535"),
        ([{"ethernet": {}}], "ethernet must have a type, unless ipv4 is behind it"),
        ([{"ipv4": {"destination": 1}}], "ipv4 must have a protocol, unless udp or tcp is behind it"),
        ([{"ipv4": {"protocol": 1}}], "layer 0: ipv4.destination: is missing"),
        ([{"ipv4": {"destination": 1, "protocol": 1, "options": "00"}}], "must be 4, 8, ... or 40 bytes, not 1"),
        (
            [{"udp": {"source": "5..4", "destination": 1}}],
            "udp.source: must be a port, or ports from a first to a last",
        ),
        ([{"tcp": {"source": 1, "destination": 1, "flags": "X"}}], 'must be letters of "FSRPAU"'),
        ([{"fields": "8x1"}], 'must be numbers with their widths, for example "1w0 15w2", not "8x1"'),
        ([{"fields": "8w256"}], 'must be numbers that their widths hold, and 256 of "8w256" has 9 bits'),
        ([{"fields": "7w1"}], "must be whole bytes all together, not 7 bits"),
        ([{"hex": "0"}], "must be pairs of hexadecimal digits"),
        ([{"hex": 5}], "layer 0: hex must be text, not 5"),
        ([{"ethernet": {"type": 1, "destination": "address of h9"}}], "the scenario's hosts are h1, h2"),
        ([{"ethernet": {"type": 1, "destination": 1 << 48}}], "has more than 6 bytes"),
    ],
)
def test_invalid_layer_is_a_one_line_error(layers: list[Any], message: str) -> None:
    said = refusal(frames={"probe": {"source": "h1", "layers": layers}})
    assert "frames.probe.layers" in said
    assert message in said


def test_invalid_frame_settings_are_refused() -> None:
    probe = {"source": "h1", "layers": UDP}
    assert 'frames.probe.source: "h9" is no host' in refusal(frames={"probe": probe | {"source": "h9"}})
    assert 'hosts.capture: "h9" is no host' in refusal(hosts={"capture": ["h9"]})
    small = refusal(frames={"probe": probe | {"packet_size": "40 bytes"}})
    assert 'frames.probe.packet_size: must be from "52 bytes", which the layers have, to "9014 bytes"' in small
    assert "flows: is missing" in refusal(frames={})
    with pytest.raises(Invalid, match=r"--world mininet: .*: is what the simulator alone has"):
        mininet.execute(scenario.build([("it", table())]), 1, "it", "embedded", lambda *_: None)


def plan_error(**changes: Any) -> str:
    """Returns the simulator's objection to a plan with these changes."""
    chosen = scenario.build([("it", table())])
    made = plan.make(chosen, topology.build(chosen), 1) | {"program_json": chosen.compiled.text} | changes
    with pytest.raises(_native.PlanError) as refused:
        _native.simulate(json.dumps(made), None)
    return str(refused.value)


def test_plan_with_invalid_frames_is_refused() -> None:
    frame = {"host": "h1", "bytes": ["00"], "length": 1, "first_ns": 0, "every_ns": 1, "count": 1}
    assert "frames[0].host: no host is named" in plan_error(frames=[frame | {"host": "x"}])
    assert "frames[0].bytes[1]: must be pairs of hexadecimal digits" in plan_error(
        frames=[frame | {"bytes": ["00", "0"]}]
    )
    assert "of at most 1 bytes" in plan_error(frames=[frame | {"bytes": ["0000"]}])
    assert "capture[0]: no host is named" in plan_error(capture=["x"])


def test_one_router_runs_its_own_program() -> None:
    """XCP's routers in a row, the second of which counts and knows nothing of XCP."""
    own = {"r2": {"program": COUNTING, "entries": {"routes": ROUTES}}}
    row = {"kind": "parking-lot", "hops": 2, "rate": "10 Mbit/s", "delay": "5 ms"}
    flow = {"count": 2, "transport": "xcp-r"}
    layers = {
        "title": "two programs",
        "duration": "2 s",
        "topology": row,
        "routers": own,
        "router": {"watch": ["CountingEgress.sent[1-4]", "XcpIngress.drop_reasons"]},
        "flows": {"main": flow},
    }
    result = sim.execute(scenario.build([("it", layers)]), 1, "it")
    assert result.totals.utilisation > 0.5
    by_name = {router["name"]: router["cells"] for router in result.routers}
    assert {name.partition("[")[0] for name in by_name["r2"]} == {"CountingEgress.sent"}
    assert {name.partition("[")[0] for name in by_name["r1"]} == {"XcpIngress.drop_reasons"}
    forwarded = result.channel("hop2/forward").sent_packets
    assert forwarded in [cell["packets"] for cell in by_name["r2"].values()]
    assert isinstance(result.series.cells, dict)
    assert {name.partition("/")[0] for name in result.series.cells if "Counting" in name} == {"r2"}
    assert result.versions["p4_program of r2"] == "counting_router.json"
    assert result.scenario["routers"]["r2"]["program"] == COUNTING


@pytest.mark.parametrize(
    ("routers", "message"),
    [
        ({"r9": {"program": COUNTING}}, 'routers.r9: "r9" is no router'),
        ({"r1": {}}, "routers.r1.program: is missing"),
        ({"r1": {"program": "rcp"}}, "routers.r1.program: must be the path of a program of your own"),
        ({"r1": {"program": "none.json"}}, "routers.r1.program: none.json: no such file"),
        ({"r1": {"program": COUNTING, "entries": {"routes": ROUTES | {"table": "x"}}}}, "router.entries.routes.table"),
    ],
)
def test_invalid_router_setting_is_a_one_line_error(routers: dict[str, Any], message: str) -> None:
    assert message in refusal(routers=routers)


def test_files_of_a_router_are_resolved_beside_the_scenario(tmp_path: Path) -> None:
    for suffix in (".json", ".p4info.txtpb"):
        (tmp_path / f"my{suffix}").write_text((COMPILED / f"counting_router{suffix}").read_text())
    (tmp_path / "it.toml").write_text(
        'title = "t"\n[routers.r1]\nprogram = "my.json"\n[flows.main]\ntransport = "cubic"'
    )
    assert scenario.load(str(tmp_path / "it.toml")).own_programs["r1"].path == tmp_path / "my.json"
