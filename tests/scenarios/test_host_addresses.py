"""Addresses that a scenario sets at the hosts of a graph: in frames, routes and the emulation's hosts."""

from __future__ import annotations

from typing import Any

import pytest

from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet_job

H1 = {
    "kind": "host",
    "ip": "10.0.1.1/24",
    "mac": "08:00:00:00:01:11",
    "gateway": "10.0.1.10",
    "arp": {"10.0.1.10": "08:00:00:00:01:00"},
}
H2 = {"kind": "host", "ip": "10.0.2.2/24", "mac": "08:00:00:00:02:22"}
ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}


def table(h1: dict[str, Any] = H1, h2: dict[str, Any] = H2, **layers: Any) -> dict[str, Any]:
    """Makes a scenario of two routers with a host each, in which h1 sends h2 a frame."""
    return {
        "title": "addresses",
        "duration": "100 ms",
        "topology": {"kind": "graph", "rate": "8 Mbit/s", "delay": "1 ms"},
        "nodes": {"s1": {}, "s2": {}, "h1": h1, "h2": h2},
        "links": {
            "one": {"ends": ["h1", "s1"]},
            "two": {"ends": ["h2", "s2"]},
            "between": {"ends": ["s1", "s2"]},
        },
        "hosts": {"capture": ["h2"]},
        "router": {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}},
        "frames": {
            "probe": {
                "source": "h1",
                "layers": [
                    {"ethernet": {}},
                    {"ipv4": {"destination": "address of h2"}},
                    {"udp": {"source": 1234, "destination": 4321}},
                ],
            }
        },
    } | layers


def run(**layers: Any) -> Result:
    return sim.execute(scenario.build([("it", table(**layers))]), 1, "it")


def make_plan(**layers: Any) -> dict[str, Any]:
    made = scenario.build([("it", table(**layers))])
    return plan.make(made, topology.build(made), 1)


def test_frame_has_the_hosts_own_addresses_and_is_routed_to_them() -> None:
    result = run()
    assert result.captured is not None
    (frame,) = (bytes.fromhex(one.bytes) for one in result.captured["h2"])
    assert frame[:6].hex(":") == H2["mac"]
    assert [".".join(map(str, frame[place : place + 4])) for place in (26, 30)] == ["10.0.1.1", "10.0.2.2"]


def test_packets_to_another_subnet_go_to_the_gateways_static_neighbour() -> None:
    flow = {"main": {"source": "h1", "destination": "h2", "transport": "newreno"}}
    one, two = make_plan(flows=flow)["hosts"]
    assert one["next_hops"] == {"10.0.2.2": "08:00:00:00:01:00"}
    assert two["next_hops"] == {"10.0.1.1": "02:01:00:02:00:01"}, "without a gateway: the router of its link"


def test_packets_within_a_subnet_go_to_the_other_host() -> None:
    flow = {"main": {"source": "h1", "destination": "h2", "transport": "newreno"}}
    one, _ = make_plan(h2=H2 | {"ip": "10.0.1.2/24"}, flows=flow)["hosts"]
    assert one["next_hops"] == {"10.0.1.2": H2["mac"]}


def test_transfers_get_through_a_congestion_controlled_network() -> None:
    flow = {"main": {"source": "h1", "destination": "h2", "transport": "xcp-r", "count": 1, "transfer": "20 kB"}}
    made = table(flows=flow, router={}, hosts={}, duration="2 s")
    del made["frames"]
    result = sim.execute(scenario.build([("it", made)]), 1, "it")
    assert [one.payload_bytes for one in result.flows] == [20_000]


def test_emulated_host_has_neighbours_in_its_subnet_and_a_gateway_to_others() -> None:
    made = scenario.build([("it", table())])
    built = topology.build(made)
    h1 = built.network.hosts[0]
    host = mininet_job._host(built.network, built.paths, h1, {}, None)
    assert host["neighbours"] == []
    assert host["gateways"] == [{"mac": "08:00:00:00:01:00", "destinations": ["10.0.2.2/32"]}]


@pytest.mark.parametrize(
    ("h1", "problem"),
    [
        (H1 | {"ip": "10.0.1.1"}, 'nodes.h1.ip: must be an IPv4 address with its subnet, for example "10.0.1.1/24"'),
        (H1 | {"ip": "10.0.1.1/33"}, "nodes.h1.ip: must be an IPv4 address with its subnet"),
        (H1 | {"mac": "08:00"}, "nodes.h1.mac: must be an Ethernet address"),
        (H1 | {"mac": "01:00:5e:00:00:01"}, "nodes.h1.mac: must be the address of one interface"),
        (H1 | {"mac": H2["mac"]}, "nodes.h2.mac: must be another than that of h1, 08:00:00:00:02:22"),
        (H1 | {"ip": "10.0.2.2/24", "gateway": "10.0.2.10"}, "nodes.h2.ip: must be another than that of h1"),
        (H1 | {"gateway": "10.0.9.1"}, "nodes.h1.gateway: must be in the host's subnet, 10.0.1.0/24"),
        ({"kind": "host", "gateway": "10.0.1.10"}, "nodes.h1.ip: is missing: a host with a gateway"),
        (H1 | {"arp": "10.0.1.10"}, "nodes.h1.arp: must be a table of Ethernet addresses by IPv4 address"),
        (H1 | {"arp": {"h2": "08:00:00:00:01:00"}}, "nodes.h1.arp: must be an IPv4 address"),
    ],
)
def test_wrong_address_of_a_host_is_refused_with_its_key(h1: dict[str, Any], problem: str) -> None:
    with pytest.raises(Invalid) as refused:
        scenario.build([("it", table(h1=h1))])
    assert problem in str(refused.value)


def test_router_with_an_address_of_a_host_is_refused() -> None:
    made = table()
    made["nodes"]["s1"] = {"ip": "10.0.1.10/24"}
    with pytest.raises(Invalid, match=r"nodes\.s1\.ip: must be absent: a router's ports have no addresses"):
        scenario.build([("it", made)])
