"""Ethernet switches and IP routers: which of them a P4 program is, and what hosts below them send and accept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from ethernet_switch import HUB, STATIC, SWITCH, flooding, star, to_host

from xcpr.controller import routing
from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.results.tables import run_tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import layers
from xcpr.scenarios.table_entries.entries import number
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet_job

COUNTING = str(COMPILED / "counting_router.json")
ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}


def run(table: dict[str, Any]) -> Result:
    return sim.execute(scenario.build([("it", table)]), 1, "it")


def header(text: str) -> dict[str, Any]:
    """Makes the BMv2 JSON of a program that does one thing with Ethernet's header."""
    return {
        "header_types": [
            {"name": "ethernet_t", "fields": [["dst", 48, False], ["src", 48, False], ["type", 16, False]]},
            {"name": "meta_t", "fields": [["address", 48, False], ["pad", 64, False]]},
        ],
        "headers": [
            {"name": "ethernet", "header_type": "ethernet_t", "metadata": False},
            {"name": "meta", "header_type": "meta_t", "metadata": True},
        ],
        "actions": [{"primitives": [json.loads(text)]}],
        "parsers": [],
    }


def primitive(op: str, kind: str, value: object) -> str:
    return json.dumps({"op": op, "parameters": [{"type": kind, "value": value}]})


@pytest.mark.parametrize(
    ("made", "layer"),
    [
        (primitive("assign", "field", ["ethernet", "dst"]), 3),
        (primitive("register_read", "field", ["ethernet", "dst"]), 3),
        (primitive("assign_header", "header", "ethernet"), 3),
        (primitive("assign", "field", ["ethernet", "src"]), 2),
        (primitive("assign", "field", ["meta", "address"]), 2),
        (primitive("add_header", "header", "ethernet"), 2),
        (primitive("remove_header", "header", "ethernet"), 2),
        ('{"op": "exit", "parameters": []}', 2),
    ],
)
def test_program_that_never_writes_a_destination_mac_is_a_switch(made: str, layer: int) -> None:
    assert layers.find(json.dumps(header(made))) == layer


def test_mac_assignment_in_a_parser_makes_a_router() -> None:
    made = header('{"op": "exit", "parameters": []}')
    target = {"type": "field", "value": ["ethernet", "dst"]}
    for call in (
        {"op": "set", "parameters": [target]},
        {"op": "primitive", "parameters": [{"op": "assign", "parameters": [target]}]},
    ):
        parsers = [{"parse_states": [{"parser_ops": [{"op": "extract", "parameters": []}, call]}]}]
        assert layers.find(json.dumps(made | {"parsers": parsers})) == 3


@pytest.mark.parametrize("name", ["counting_router", "ecmp_router", "xcp_router", "rcp_router", "hpcc_router"])
def test_shipped_routing_programs_are_routers(name: str) -> None:
    assert layers.find((COMPILED / f"{name}.json").read_text()) == 3


def test_switch_with_static_entries_forwards_to_one_host() -> None:
    result = run(star(STATIC, hosts={"capture": ["h2", "h3"]}))
    assert isinstance(result.captured, dict)
    assert result.totals.delivered_bytes > 100_000
    assert result.captured["h3"] == []
    assert {frame.bytes[:12] for frame in result.captured["h2"]} == {"020000010002"[:6] + "010003"}
    assert not result.other_mac_frames
    assert not result.warnings


def test_frames_for_other_macs_are_dropped_but_captured() -> None:
    result = run(star(HUB, hosts={"capture": ["h3"]}))
    assert isinstance(result.captured, dict)
    assert isinstance(result.other_mac_frames, dict)
    assert result.totals.delivered_bytes > 100_000
    assert result.other_mac_frames["h3"] == len(result.captured["h3"]) > 100
    shown = run_tables.of_drops(result)
    assert shown is not None
    assert ("h3", "for another MAC address", f"{result.other_mac_frames['h3']:,}") in shown.rows
    assert not result.warnings, "a switch may flood"


def test_broadcast_frames_are_accepted() -> None:
    layers = [
        {"ethernet": {"destination": "ff:ff:ff:ff:ff:ff"}},
        {"ipv4": {"destination": "address of h2", "protocol": 253}},
    ]
    frames = {"all": {"source": "h1", "layers": layers}}
    result = run(star(HUB, frames=frames, flows={}))
    assert not result.other_mac_frames


@pytest.mark.parametrize(
    ("layer", "destination"),
    [
        ({"ipv4": {"destination": "address of h2", "protocol": 253}}, "020000010003"),
        ({"ipv4": {"destination": "10.9.9.9", "protocol": 253}}, "ffffffffffff"),
        ({"text": "no address"}, "ffffffffffff"),
    ],
)
def test_own_frames_get_the_mac_of_their_destination_address(layer: dict[str, Any], destination: str) -> None:
    frames = {"one": {"source": "h1", "layers": [{"ethernet": {"type": 0x0800}}, layer]}}
    made = scenario.build([("it", star(HUB, frames=frames))])
    (planned,) = plan.make(made, topology.build(made), 1)["frames"]
    assert planned["bytes"][0][:12] == destination


def campus(**more: Any) -> dict[str, Any]:
    """Makes a scenario of two routers with a switch between them, and two switches with two hosts behind each.

    h1, h2 at s1 - s2 with h3 - r1 - s3 - r2 - s4 with h4.
    """
    access = {"h1": "s1", "h2": "s1", "h3": "s2", "h4": "s4"}
    between = {"s1": "s2", "s2": "r1", "r1": "s3", "s3": "r2", "r2": "s4"}
    links = {f"{one}-{other}": [one, other] for ends in (access, between) for one, other in ends.items()}
    hosts = {name: {"kind": "host"} for name in ("h1", "h2", "h3", "h4")}
    nodes = hosts | {name: {} for name in ("s1", "s2", "s3", "s4", "r1", "r2")}
    return {
        "title": "A campus",
        "duration": "1 s",
        "topology": {"kind": "graph", "rate": "10 Mbit/s", "delay": "1 ms"},
        "nodes": nodes,
        "links": {name: {"ends": ends} for name, ends in links.items()},
        "router": {"program": COUNTING, "entries": {"routes": ROUTES}},
        "routers": {name: {"program": SWITCH, "entries": entries} for name, entries in SWITCHES.items()},
        "flows": {
            "near": {"count": 1, "transport": "cubic", "source": "h1", "destination": "h3"},
            "far": {"count": 1, "transport": "cubic", "source": "h2", "destination": "h4"},
        },
    } | more


def forwarding(**ways: str) -> dict[str, Any]:
    """Makes the entries of a switch from the port to which frames for a node go, by the node's name."""
    rows = {name: to_host(name) | {"params": {"port": f"port to {port}"}} for name, port in ways.items()}
    return {"rows": rows}


SWITCHES = {
    "s1": forwarding(h1="h1", h2="h2", h3="s2", r1="s2"),
    "s2": forwarding(h1="s1", h2="s1", h3="h3", r1="r1"),
    "s3": forwarding(r1="r1", r2="r2"),
    "s4": forwarding(h4="h4", r2="r2"),
}


def test_adjacent_switches_form_one_subnet() -> None:
    network = topology.build(scenario.build([("it", campus())])).network
    assert network.segments == {
        "s1": {"s1", "s2"}, "s2": {"s1", "s2"}, "s3": {"s3"}, "s4": {"s4"},
    }  # fmt: skip
    hosts = {host.name: host for host in network.hosts}
    assert network.are_neighbours(hosts["h1"], hosts["h3"])
    assert not network.are_neighbours(hosts["h1"], hosts["h4"])


def test_next_hop_is_a_host_of_the_subnet_or_the_first_router() -> None:
    built = topology.build(scenario.build([("it", campus())]))
    hosts = {host.name: host for host in built.network.hosts}
    routers = {router.name: router for router in built.network.routers}
    assert built.paths.next_hop("h1", "h3") == hosts["h3"].mac
    to_s2 = next(port for port, end in built.network.neighbours["r1"].items() if end.node == "s2")
    assert built.paths.next_hop("h2", "h4") == routers["r1"].mac(to_s2)
    assert built.paths.routers_between("h1", "h3") == ()
    assert built.paths.routers_between("h2", "h4") == ("r1", "r2")
    by_prefix = {str(hop.prefix): hop.next_mac for hop in routing.hops(built.network, routers["r1"])}
    to_s3 = next(port for port, end in built.network.neighbours["r2"].items() if end.node == "s3")
    assert by_prefix[str(routers["s4"].prefix)] == routers["r2"].mac(to_s3), "past the switch between both"
    assert by_prefix[str(hosts["h1"].prefix)] == hosts["h1"].mac, "past both switches"
    assert str(routers["s1"].prefix) not in by_prefix, "no one address is the next hop to all hosts there"


def test_flows_cross_switches_and_routers() -> None:
    result = run(campus())
    assert all(flow.payload_bytes > 50_000 for flow in result.flows)
    assert not result.other_mac_frames
    assert not result.warnings


def test_router_mac_is_that_of_its_port_in_the_subnet() -> None:
    built = topology.build(scenario.build([("it", campus())]))
    routers = {router.name: router for router in built.network.routers}
    ports = {far.node: port for port, far in built.network.neighbours["r1"].items()}
    for name, towards in (("s1", "s2"), ("s2", "s2"), ("s3", "s3"), ("r2", None)):
        if towards is not None:
            assert number("mac of r1", built.network, routers[name]) == routers["r1"].mac(ports[towards])
        else:
            with pytest.raises(ValueError, match="r1 has no port to r2 or its subnet"):
                number("mac of r1", built.network, routers[name])


def test_switched_network_is_independent_of_the_number_of_threads() -> None:
    static = forwarding(h3="s2", r1="s2")
    floods = flooding("h1", "h2") | {"rows": static["rows"] | flooding()["rows"]}
    routers = campus()["routers"] | {"s1": {"program": SWITCH, "entries": floods}}
    made = scenario.build([("it", campus(duration="500 ms", routers=routers))])
    one, two = (sim.execute(made, 1, "it", threads=threads) for threads in (1, 2))
    assert one.other_mac_frames == two.other_mac_frames
    assert isinstance(one.other_mac_frames, dict)
    assert one.other_mac_frames.keys() == {"h1", "h2"}
    assert [flow.delivered_bytes for flow in one.flows] == [flow.delivered_bytes for flow in two.flows]


def test_router_that_writes_wrong_macs_causes_a_warning() -> None:
    params = {"port": "port", "next_hop": "own", "own": "own"}
    table = star({"routes": ROUTES | {"params": params}})
    table["router"]["program"] = COUNTING
    result = run(table)
    assert result.totals.delivered_bytes == 0
    (warning,) = result.warnings or ()
    assert warning.startswith("h2 dropped ")
    assert "r1 is an IP router" in warning
    assert "router.layer = 2" in warning


def test_layer_can_be_set() -> None:
    table = star(STATIC)
    table["router"]["layer"] = 3
    made = scenario.build([("it", table)])
    assert made.layers() == {"r1": 3}
    assert all("next_hops" not in host for host in plan.make(made, topology.build(made), 1)["hosts"])
    one = star(STATIC, routers={"r1": {"program": COUNTING, "layer": 2, "entries": {"routes": ROUTES}}})
    assert scenario.build([("it", one)]).layers() == {"r1": 2}


@pytest.mark.parametrize("layer", [1, 4, "2"])
def test_layer_other_than_two_or_three_is_refused(layer: object) -> None:
    table = star(STATIC)
    table["router"]["layer"] = layer
    with pytest.raises(Invalid, match=r"router\.layer: must be a whole number from 2 to 3"):
        scenario.build([("it", table)])


def test_layer_is_refused_for_shipped_programs() -> None:
    with pytest.raises(Invalid, match=r"router\.layer: must be absent: .*programs of ours are IP routers"):
        scenario.load("demo", ["router.layer=2"])


def test_hosts_of_a_subnet_are_neighbours_in_mininet() -> None:
    made = scenario.build([("it", campus())])
    built = topology.build(made)
    job = mininet_job.make(plan.make(made, built, 1), built, "embedded")
    hosts = {host["name"]: host for host in job["hosts"]}
    assert [one["address"] for one in hosts["h1"]["neighbours"]] == [hosts["h2"]["address"], hosts["h3"]["address"]]
    assert [one["mac"] for one in hosts["h1"]["neighbours"]] == [hosts["h2"]["mac"], hosts["h3"]["mac"]]
    (gateway,) = hosts["h1"]["gateways"]
    assert gateway["destinations"] == [f"{hosts['h4']['address']}/32"]
    assert hosts["h4"]["neighbours"] == []


LEARNING = ("duration=1 s", "topology.rate=10 Mbit/s")


def test_learning_switch_floods_only_the_first_frame() -> None:
    result = sim.execute(scenario.load("learning-switch", LEARNING), 1, "it")
    assert isinstance(result.captured, dict)
    assert result.totals.delivered_bytes > 500_000
    assert len(result.captured["h3"]) == 1
    assert result.other_mac_frames == {"h3": 1}
    (router,) = result.routers
    assert router["cells"]["LearningIngress.flooded[0]"]["packets"] == 1
    assert not result.warnings


def test_learning_switches_reach_hosts_behind_each_other() -> None:
    """h1 and h2 are at s1, h3 is at s2."""
    access = {"h1": "s1", "h2": "s1", "h3": "s2"}
    links = {f"{host}-{switch}": {"ends": [host, switch]} for host, switch in access.items()}
    groups = {
        "s1": {"group": 1, "ports": ["port to h1", "port to h2", "port to s2"], "routers": ["s1"]},
        "s2": {"group": 1, "ports": ["port to h3", "port to s1"], "routers": ["s2"]},
    }
    table = star({"multicast_groups": groups}, topology={"kind": "graph", "rate": "10 Mbit/s", "delay": "1 ms"})
    table |= {
        "nodes": {name: {"kind": "host"} for name in access} | {"s1": {}, "s2": {}},
        "links": links | {"s1-s2": {"ends": ["s1", "s2"]}},
        "flows": {"main": {"count": 1, "transport": "cubic", "source": "h1", "destination": "h3"}},
    }
    table["router"]["program"] = str(COMPILED / "learning_switch.json")
    result = run(table)
    assert result.totals.delivered_bytes > 500_000
    assert result.other_mac_frames == {"h2": 1}
