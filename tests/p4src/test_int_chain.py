"""In-band Network Telemetry of a chain of routers says what the simulator itself says (``tests/p4/int_md.p4``)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from int_chain import INSTRUCTIONS, build_chain

from xcpr.results.int_telemetry import decoding
from xcpr.scenarios.network.taps import Taps
from xcpr.worlds import sim
from xcpr.worlds.observe import paths

HOPS = (("s1", 1), ("s2", 2), ("s3", 3))
"""The routers with their node identifiers; s4 removes INT."""


@pytest.fixture(scope="module")
def rows_by_time(tmp_path_factory: pytest.TempPathFactory) -> dict[int, list[dict[str, Any]]]:
    """Returns the rows of the packets that reach s4, by their times in ns."""
    path = tmp_path_factory.mktemp("chain") / "capture.pcapng"
    result = sim.execute(build_chain(), 1, "chain", pcap=(path, Taps(("s4:1",))))
    # The sink has restored length and DSCP: else TCP would take nothing.
    assert result.flows[0].payload_bytes > 500_000
    made = decoding.decode_int(path)
    assert made.undecoded == [] and made.int_packets > 500
    rows = defaultdict(list)
    for row in made.rows():
        rows[round(row["time_s"] * 1e9)].append(row)
    return rows


@pytest.mark.parametrize("number", [1, 50, 200, 500])
def test_decoded_metadata_are_those_of_the_trace(rows_by_time: dict[int, list[dict[str, Any]]], number: int) -> None:
    hops = paths.trace_path(build_chain(), 1, f"main0:{number}").path["hops"]
    arrivals = {one["node"]: one["at_ns"] for one in hops if one["hop"] == "ingress"}
    queues = {one["node"]: one for one in hops if one["hop"] == "queue"}
    rows = rows_by_time[arrivals["s4"]]
    assert [row["hop"] for row in rows] == [1, 2, 3]
    for row, (router, node_id) in zip(rows, HOPS, strict=True):
        queue, departure_ns = queues[router], queues[router]["at_ns"] + queues[router]["waited_ns"]
        assert (row["node_id"], row["queue_id"], row["queue_occupancy"]) == (node_id, 0, queue["queued_packets"])
        assert (row["ingress_timestamp"], row["egress_timestamp"]) == (arrivals[router] // 1000, departure_ns // 1000)
        assert row["hop_latency"] == row["egress_timestamp"] - row["ingress_timestamp"]
        assert abs(row["hop_latency"] - queue["waited_ns"] / 1000) < 1
        assert (row["level1_ingress_interface_id"], row["level1_egress_interface_id"]) == (1, 2)
        assert (row["instruction_bitmap"], row["remaining_hop_count"]) == (INSTRUCTIONS, 5)


def test_each_router_has_had_a_queue(rows_by_time: dict[int, list[dict[str, Any]]]) -> None:
    for hop in range(3):
        assert max(rows[hop]["queue_occupancy"] for rows in rows_by_time.values() if len(rows) == 3) > 2


def test_frames_that_a_host_keeps_are_decoded() -> None:
    udp = {"kind": "cbr", "source": "h1", "destination": "h2", "rate": "1 Mbit/s"}
    chosen = build_chain(sink=False, duration="100 ms", flows={}, traffic={"light": udp}, hosts={"capture": ["h2"]})
    made = decoding.decode_int(sim.execute(chosen, 1, "chain"))
    rows = [*made.rows()]
    assert made.undecoded == [] and made.int_packets == made.packets > 5
    assert [row["node_id"] for row in rows[:4]] == [1, 2, 3, 4]
    assert {(row["interface"], row["protocol"]) for row in rows} == {("h2", 17)}


def test_hops_beyond_the_maximum_set_the_flag() -> None:
    udp = {"kind": "cbr", "source": "h1", "destination": "h2", "rate": "1 Mbit/s"}
    chosen = build_chain(
        sink=False, max_hops=2, duration="100 ms", flows={}, traffic={"light": udp}, hosts={"capture": ["h2"]}
    )
    rows = [*decoding.decode_int(sim.execute(chosen, 1, "chain")).rows()]
    assert {row["node_id"] for row in rows} == {1, 2}
    assert {(row["remaining_hop_count"], row["max_hop_count_exceeded"]) for row in rows} == {(0, True)}
