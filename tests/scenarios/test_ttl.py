"""The TTL of hosts' packets, and paths of more routers than it allows."""

from __future__ import annotations

from typing import Any

import pytest
from ethernet_switch import SWITCH

from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.results.tables import run_tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import time_to_live, topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet_job

ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}


def table(size: int, **more: Any) -> dict[str, Any]:
    """Makes a scenario of routers in a row with a host each, and a flow from the first host to the last."""
    return {
        "title": "A row",
        "duration": "2 s",
        "topology": {"kind": "line", "size": size, "rate": "20 Mbit/s", "delay": "1 ms"},
        "flows": {"main": {"count": 1, "transport": "cubic", "source": "h1", "destination": f"h{size}"}},
    } | more


def run(size: int, **more: Any) -> Result:
    return sim.execute(scenario.build([("it", table(size, **more))]), 1, "it")


def test_short_path_uses_the_recommended_ttl() -> None:
    made = scenario.build([("it", table(3))])
    built = topology.build(made)
    assert all("ttl" not in host for host in plan.make(made, built, 1)["hosts"])


@pytest.mark.parametrize(("size", "ttl"), [(63, 64), (64, 65), (70, 71), (254, 255)])
def test_ttl_is_raised_for_the_longest_path(size: int, ttl: int) -> None:
    made = scenario.build([("it", table(size))])
    assert time_to_live.choose(made, topology.build(made)) == ttl


def test_flow_over_seventy_routers_arrives_and_its_ttl_is_reported() -> None:
    result = run(70)
    assert result.totals.delivered_bytes > 100_000
    assert result.warnings == ["Hosts send with TTL 71, not 64: packets of main0 from h1 to h70 pass 70 routers."]


@pytest.mark.parametrize("hops", [62, 63, 64])
def test_a_parking_lot_of_any_length_delivers(hops: int) -> None:
    made = scenario.load(
        "parking-lot",
        [f"topology.hops={hops}", "topology.delay=1 ms", "duration=2 s", "topology.rate=5 Mbit/s", "flows.all.count=1"],
    )
    result = sim.execute(made, 1, "lot")
    delivered = {flow.name: flow.payload_bytes for flow in result.flows}
    assert delivered["all0"] > 0


def test_too_small_ttl_causes_a_warning_and_counted_drops() -> None:
    result = run(5, hosts={"ttl": 4})
    assert result.totals.delivered_bytes == 0
    (warning,) = result.warnings or ()
    assert warning == (
        "Hosts send with TTL 4, but packets of main0 from h1 to h5 pass 5 routers: "
        "they arrive only if routers do not decrement the TTL."
    )
    dropped = {router["name"]: router["drop_reasons"] for router in result.routers if router["drop_reasons"]}
    assert [*dropped] == ["r4"]
    shown = run_tables.of_drops(result)
    assert shown is not None
    assert [row[:2] for row in shown.rows] == [("r4", "ttl expired")]
    assert shown in run_tables.of_one(result)


def test_ttl_of_one_more_than_the_routers_is_enough() -> None:
    result = run(5, hosts={"ttl": 6})
    assert result.totals.delivered_bytes > 0
    assert not result.warnings
    assert run_tables.of_drops(result) is None


def test_udp_and_traffic_use_the_configured_ttl() -> None:
    ends = {"source": "h1", "destination": "h3"}
    traffic = {
        "udp": {"kind": "cbr", "rate": "1 Mbit/s"} | ends,
        "web": {"kind": "web", "arrivals": "50 /s", "size_mean": "30 kB", "shape": 1.35} | ends,
    }
    flows = {"main": {"count": 1, "transport": "cubic"} | ends}
    result = run(3, hosts={"ttl": 9, "capture": ["h3", "h1"]}, flows=flows, traffic=traffic, duration="500 ms")
    assert isinstance(result.captured, dict)
    headers = [bytes.fromhex(frame.bytes)[14:] for frame in result.captured["h3"]]
    assert {(header[9], header[8]) for header in headers} == {(6, 6), (17, 6)}, "three routers took one each"
    assert {bytes.fromhex(frame.bytes)[22] for frame in result.captured["h1"]} == {6}, "ACKs too"


def test_more_flows_than_a_warning_names_are_counted() -> None:
    flows = {"main": {"count": 5, "transport": "cubic", "source": "r1", "destination": "r3"}}
    result = run(3, hosts={"ttl": 2}, flows=flows, duration="100 ms")
    assert len(result.warnings or ()) == 4
    assert (result.warnings or ())[-1] == "TTL 2 is too small for the paths of 2 more flows."


def test_path_beyond_the_maximum_ttl_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        scenario.build([("it", table(255))])
    (problem,) = refused.value.problems
    assert (problem.key, problem.message) == (
        "flows.main",
        "must have a shorter path: packets from h1 to h255 pass 255 routers, and TTL 255 allows 254",
    )


def test_path_of_own_programs_beyond_the_maximum_ttl_causes_a_warning() -> None:
    router = {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}}
    made = scenario.build([("it", table(255, router=router))])
    built = topology.build(made)
    assert time_to_live.choose(made, built) == 255
    assert [*time_to_live.warnings(made, built)] == [
        "Hosts send with TTL 255, but packets of main0 from h1 to h255 pass 255 routers: "
        "they arrive only if routers do not decrement the TTL."
    ]


def test_switches_do_not_count_for_the_ttl() -> None:
    made = scenario.build([("it", table(70, router={"program": SWITCH}))])
    built = topology.build(made)
    assert time_to_live.choose(made, built) == 64
    assert [*time_to_live.warnings(made, built)] == []


@pytest.mark.parametrize("ttl", [0, 256, "64"])
def test_ttl_out_of_range_is_refused(ttl: object) -> None:
    with pytest.raises(Invalid, match=r"hosts\.ttl"):
        scenario.build([("it", table(3, hosts={"ttl": ttl}))])


def test_mininet_hosts_have_the_configured_ttl() -> None:
    made = scenario.load("mininet", ["hosts.ttl=9"])
    built = topology.build(made)
    job = mininet_job.make(plan.make(made, built, 1), built, "embedded")
    assert {host["ttl"] for host in job["hosts"]} == {9}
    assert {host["ttl"] for host in job["plan"]["hosts"]} == {9}
