"""Hosts with several links, and hosts that are linked to each other: flows, pings, scripts, failures, refusals."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import pytest

from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import lacking, mininet

ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}
H1 = {"kind": "host", "ip": "10.0.1.1/24", "interfaces": {"eth1": {"ip": "10.0.2.1/24"}}}
NODES: dict[str, Any] = {"r1": {}, "r2": {}, **{f"h{number}": {"kind": "host"} for number in (1, 2, 3)}}
"""Hosts without addresses of their own."""


def table(**layers: Any) -> dict[str, Any]:
    """Makes a scenario of h1 with a link to each of two routers, h2 at the first of them and h3 at the other.

    ::

        h2 -- r1 -- h1 -- r2 -- h3
    """
    return {
        "title": "links of hosts",
        "duration": "5 s",
        "topology": {"kind": "graph", "rate": "8 Mbit/s", "delay": "1 ms"},
        "router": {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}},
        "nodes": {
            "r1": {},
            "r2": {},
            "h1": H1,
            "h2": {"kind": "host", "ip": "10.0.1.2/24"},
            "h3": {"kind": "host", "ip": "10.0.2.3/24"},
        },
        "links": {
            "h1-r1": {"ends": ["h1", "r1"]},
            "h2-r1": {"ends": ["h2", "r1"]},
            "h1-r2": {"ends": ["h1", "r2"]},
            "h3-r2": {"ends": ["h3", "r2"]},
        },
    } | layers


def run(layers: dict[str, Any]) -> Result:
    return sim.execute(scenario.build([("it", layers)]), 1, "it", threads=1)


def sent_packets(result: Result, link: str) -> int:
    return next(one.sent_packets for one in result.channels if (one.link, one.direction) == (link, "forward"))


def flows(*destinations: str) -> dict[str, Any]:
    return {to: {"transport": "cubic", "count": 1, "source": "h1", "destination": to} for to in destinations}


def test_flow_leaves_by_the_link_to_its_destination() -> None:
    result = run(table(flows=flows("h2", "h3")))
    # Each has a link of 8 Mbit/s to itself: 5 MB in 5 s.
    assert [flow.delivered_bytes for flow in result.flows] == pytest.approx([5e6, 5e6], rel=0.01)


def test_failure_of_one_link_stops_its_flow_alone() -> None:
    down = {"cut": {"at": "2 s", "link": "h1-r2", "rate": "0 bit/s"}}
    one, other = run(table(flows=flows("h2", "h3"), path_changes=down)).flows
    assert one.delivered_bytes == pytest.approx(5e6, rel=0.01)
    assert other.delivered_bytes == pytest.approx(2e6, rel=0.02)


def test_result_is_the_same_on_any_number_of_threads() -> None:
    made = scenario.build([("it", table(flows=flows("h2", "h3")))])
    one, two = (sim.execute(made, 1, "it", threads=threads) for threads in (1, 2))
    assert [flow.delivered_bytes for flow in one.flows] == [flow.delivered_bytes for flow in two.flows]


@pytest.mark.parametrize("arp", ["static", "dynamic"])
def test_pings_go_both_ways(arp: str) -> None:
    pairs = {"a": ("h1", "h2"), "b": ("h1", "h3"), "c": ("h3", "h1"), "d": ("h2", "h1")}
    pings = {name: {"source": one, "destination": other, "count": 2} for name, (one, other) in pairs.items()}
    nodes = table()["nodes"]
    macs = {"10.0.1.1": "02:00:00:01:00:02", "10.0.1.2": "02:00:00:01:00:03"}
    macs |= {"10.0.2.1": "02:00:00:02:00:02", "10.0.2.3": "02:00:00:02:00:03"}
    for name, node in nodes.items():
        if name.startswith("h"):
            node["arp"] = macs  # routers drop ARP
    nodes["h1"] = nodes["h1"] | {"interfaces": {"eth1": H1["interfaces"]["eth1"] | {"arp": macs}}}
    result = run(table(pings=pings, nodes=nodes, hosts={"arp": arp}))
    assert isinstance(result.pings, list)
    assert [one.received for one in result.pings] == [2, 2, 2, 2]
    assert (sent_packets(result, "h1-r1"), sent_packets(result, "h1-r2")) == (4, 4)


def test_longest_prefix_of_routes_is_taken() -> None:
    h1 = H1 | {"routes": {"10.0.9.0/24": "10.0.2.254", "10.0.9.7/32": "eth0"}}
    made = scenario.build([("it", table(nodes=table()["nodes"] | {"h1": h1}, flows=flows("h2")))])
    built = topology.build(made)
    hosts = plan.make(made, built, 1)["hosts"]
    assert hosts[0]["routes"] == [
        {"to": "10.0.9.7/32", "port": 0},
        {"to": "10.0.1.0/24", "port": 0},
        {"to": "10.0.2.0/24", "port": 1},
        {"to": "10.0.9.0/24", "port": 1, "gateway": "10.0.2.254"},
    ]
    network = built.network
    for address, port in {"10.0.9.1": 1, "10.0.9.7": 0, "10.0.2.9": 1, "192.0.2.1": 0}.items():
        assert built.paths.port_to("h1", type(network.hosts[0].address)(address)).port == port


def test_interfaces_without_addresses_get_those_of_their_routers() -> None:
    result = run(table(nodes=NODES, flows=flows("h2", "h3")))
    assert [flow.delivered_bytes for flow in result.flows] == pytest.approx([5e6, 5e6], rel=0.01)


def test_ports_of_a_host_are_those_of_its_links() -> None:
    layers = table(nodes=NODES, flows=flows("h2"))
    layers["links"]["h1-r1"] |= {"port1": 1}
    made = topology.build(scenario.build([("it", layers)]))
    assert {port: end.node for port, end in made.network.neighbours["h1"].items()} == {1: "r1", 0: "r2"}


SHOW = """
    from scapy.all import IP, ICMP, get_if_list, get_if_addr, sr1, srp1, Ether
    for name in get_if_list():
        print(name, get_if_addr(name))
    for address in ("10.0.1.2", "10.0.2.3"):
        print(sr1(IP(dst=address) / ICMP(), timeout=1, verbose=False)[IP].src)
"""


def test_script_has_an_interface_for_each_link(tmp_path: Path) -> None:
    (tmp_path / "show.py").write_text(textwrap.dedent(SHOW), encoding="utf-8")
    result = run(table(scripts={"show": {"host": "h1", "file": str(tmp_path / "show.py")}}))
    assert isinstance(result.scripts, list)
    assert result.scripts[0].output.splitlines() == ["eth0 10.0.1.1", "eth1 10.0.2.1", "10.0.1.2", "10.0.2.3"]
    assert (sent_packets(result, "h1-r1"), sent_packets(result, "h1-r2")) == (1, 1)


def linked_hosts(**nodes: Any) -> dict[str, Any]:
    """Makes a scenario of two hosts and the link between them."""
    return {
        "title": "host to host",
        "duration": "5 s",
        "topology": {"kind": "graph", "access_rate": "8 Mbit/s", "access_delay": "1 ms"},
        "nodes": {"h1": {"kind": "host"} | nodes.get("h1", {}), "h2": {"kind": "host"} | nodes.get("h2", {})},
        "links": {"l": {"ends": ["h1", "h2"]}},
        "flows": {"main": {"transport": "cubic", "count": 1, "source": "h1", "destination": "h2", "start": "1 s"}},
        "pings": {"p": {"source": "h2", "destination": "h1", "count": 1}},
    }


@pytest.mark.parametrize("addresses", [{}, {"h1": {"ip": "10.0.0.1/8"}, "h2": {"ip": "10.0.0.2/8"}}])
def test_hosts_are_linked_without_a_router(addresses: dict[str, Any]) -> None:
    result = run(linked_hosts(**addresses))
    assert result.flows[0].delivered_bytes == pytest.approx(4e6, rel=0.01)
    assert isinstance(result.pings, list)
    assert result.pings[0].rtt_s == pytest.approx([2 * (98e-6 + 1e-3)])


def test_ping_over_ipv6_between_linked_hosts() -> None:
    layers = linked_hosts(h1={"ipv6": "2001:db8::1/64"}, h2={"ipv6": "2001:db8::2/64"})
    layers["pings"]["p"]["address_family"] = "ipv6"
    result = run(layers | {"hosts": {"arp": "dynamic"}, "flows": {}})
    assert isinstance(result.pings, list)
    assert result.pings[0].rtt_s == pytest.approx([2 * (118e-6 + 1e-3) + 2 * (86e-6 + 1e-3)])


@pytest.mark.parametrize(
    ("h1", "message"),
    [
        ({"interfaces": {"eth2": {}}}, "it: nodes.h1.interfaces.eth2: must be of a link: h1 has 2, from eth0 on"),
        ({"interfaces": {"wlan0": {}}}, 'it: nodes.h1.interfaces.wlan0: must be named "eth1", "eth2"'),
        ({"interfaces": {"eth1": {"gateway": "10.0.2.9"}}}, "it: nodes.h1.interfaces.eth1.ip: is missing"),
        ({"interfaces": {"eth1": {"ip": "10.0.1.2/24"}}}, "it: nodes.h2.ip: must be another than that of h1-eth1"),
        ({"routes": {"10.0.9.0/24": "10.0.7.1"}}, 'it: nodes.h1.routes: "10.0.9.0/24" must have a gateway in the'),
        ({"routes": {"10.0.9.1/24": "eth0"}}, "it: nodes.h1.routes: must have prefixes"),
        ({"routes": {"10.0.9.0/24": "2001:db8::1"}}, 'it: nodes.h1.routes: "10.0.9.0/24" must have the address of'),
    ],
)
def test_invalid_interfaces_and_routes_are_refused(h1: dict[str, Any], message: str) -> None:
    nodes = table()["nodes"] | {"h1": {"kind": "host", "ip": "10.0.1.1/24"} | h1}
    with pytest.raises(Invalid) as refused:
        run(table(nodes=nodes, flows=flows("h2")))
    assert str(refused.value).startswith(message)


def test_flow_without_a_way_is_refused() -> None:
    across = {"main": {"transport": "cubic", "count": 1, "source": "h2", "destination": "h3"}}
    with pytest.raises(Invalid) as refused:
        run(table(flows=across))
    assert str(refused.value).startswith("scenario: flows.main.destination: no way leads from h2 to h3")


def test_mininet_refuses_hosts_with_several_links() -> None:
    made = scenario.build([("it", table(flows=flows("h2")))])
    with pytest.raises(Invalid) as refused:
        lacking.check(made, "mininet")
    assert "nodes.h1.interfaces: is what the simulator alone has" in str(refused.value)
    for layers in (linked_hosts(), table(nodes=table()["nodes"] | {"h1": {"kind": "host"}}, flows=flows("h2"))):
        with pytest.raises(Invalid) as refused:
            mininet._check_hosts(topology.build(scenario.build([("it", layers)])))
        assert "hosts in Mininet have one link, to a router" in str(refused.value)
