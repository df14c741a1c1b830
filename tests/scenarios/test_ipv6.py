"""Hosts with IPv6 addresses: pings, Neighbour Discovery, flows, UDP and scripts over IPv6, and what is refused."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import pytest

from xcpr.io.paths import COMPILED, ROOT
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import lacking

PING = {"source": "h1", "destination": "h2", "count": 3, "start": "1 s", "address_family": "ipv6"}


def table(**layers: Any) -> dict[str, Any]:
    """Makes a scenario of three hosts at an Ethernet switch."""
    return {
        "title": "IPv6",
        "duration": "5 s",
        "topology": {"kind": "graph", "rate": "8 Mbit/s", "delay": "1 ms"},
        "router": {
            "program": str(COMPILED / "learning_switch.json"),
            "entries": {"multicast_groups": {"all": {"group": 1, "ports": ["port to h1", "port to h2", "port to h3"]}}},
        },
        "nodes": {"s1": {}, **{f"h{n}": {"kind": "host", "ipv6": f"2001:db8::{n}/64"} for n in (1, 2, 3)}},
        "links": {f"l{n}": {"ends": [f"h{n}", "s1"]} for n in (1, 2, 3)},
    } | layers


def run(**layers: Any) -> Result:
    return sim.execute(scenario.build([("it", table(**layers))]), 1, "it", threads=1)


def rtts(result: Result) -> list[Any]:
    assert isinstance(result.pings, list)
    return [one.rtt_s for one in result.pings]


def refusal(**layers: Any) -> str:
    with pytest.raises(Invalid) as refused:
        run(**layers)
    (line,) = str(refused.value).splitlines()
    return line


@pytest.mark.parametrize("destination", ["h2", "2001:db8::2"])
def test_round_trip_over_ipv6_is_that_of_the_links(destination: str) -> None:
    # A packet of 118 bytes at 8 Mbit/s takes 118 us on each of two links, and each has a delay of 1 ms.
    found = rtts(run(pings={"p": PING | {"destination": destination}}))
    assert found == [pytest.approx([4 * (118e-6 + 1e-3)] * 3)]


def test_first_ping_waits_for_neighbour_discovery() -> None:
    (found,) = rtts(run(pings={"p": PING}, hosts={"arp": "dynamic"}))
    known = 4 * (118e-6 + 1e-3)
    # The solicitation and the advertisement have 86 bytes.
    assert found == pytest.approx([known + 4 * (86e-6 + 1e-3), known, known])


def test_link_local_address_is_advertised_too() -> None:
    # That of 02:00:00:01:00:03, the Ethernet address of h2.
    ping = PING | {"destination": "fe80::ff:fe01:3", "count": 1}
    (found,) = rtts(run(pings={"p": ping}, hosts={"arp": "dynamic"}))
    assert found == pytest.approx([4 * (118e-6 + 1e-3) + 4 * (86e-6 + 1e-3)])


def test_packets_without_advertisement_are_counted() -> None:
    result = run(pings={"p": PING | {"destination": "2001:db8::9", "count": 2}}, hosts={"arp": "dynamic"})
    assert result.unresolved_packets == {"h1": 2}


def test_static_neighbour_needs_no_discovery() -> None:
    nodes = table()["nodes"]
    nodes["h1"] |= {"ipv6_neighbours": {"2001:db8::2": "02:00:00:01:00:03"}}
    (found,) = rtts(run(pings={"p": PING | {"count": 1}}, hosts={"arp": "dynamic"}, nodes=nodes))
    # The reply has no solicitation either: h2 learns from the frame of none, and asks.
    assert found == pytest.approx([4 * (118e-6 + 1e-3) + 4 * (86e-6 + 1e-3)])


def routes(version: int) -> dict[str, Any]:
    params = {"port": "port", "next_hop": "next hop", "own": "own"}
    return {"table": f"RouterIngress.ipv{version}_routes", "action": "RouterIngress.forward", "params": params}


def routed(**layers: Any) -> dict[str, Any]:
    """Makes a scenario of a host at each of two routers, whose program has IPv6."""
    return {
        "title": "routed IPv6",
        "duration": "5 s",
        "topology": {"kind": "graph", "rate": "8 Mbit/s", "delay": "1 ms", "access_rate": "8 Mbit/s"},
        "router": {
            "program": str(ROOT / "tests/p4/ipv6_router.json"),
            "entries": {"routes": routes(4), "ipv6_routes": routes(6)},
        },
        "nodes": {
            "r1": {},
            "r2": {},
            "h1": {"kind": "host", "ipv6": "2001:db8:1::a/64", "ipv6_gateway": "2001:db8:1::ff"},
            "h2": {"kind": "host", "ipv6": "2001:db8:2::b/64", "ipv6_gateway": "2001:db8:2::ff"},
        },
        "links": {
            "h1-r1": {"ends": ["h1", "r1"]},
            "h2-r2": {"ends": ["h2", "r2"]},
            "r1-r2": {"ends": ["r1", "r2"]},
        },
    } | layers


def run_routed(**layers: Any) -> Result:
    return sim.execute(scenario.build([("it", routed(**layers))]), 1, "it", threads=1)


def test_round_trip_through_two_routers_is_that_of_three_links() -> None:
    pings = {
        "six": {"start": "1 s"},
        "four": {"start": "2 s", "address_family": "ipv4"},
        "end": {"start": "3 s", "ttl": 2},
    }
    six, four, end = rtts(run_routed(pings={name: PING | {"count": 1} | one for name, one in pings.items()}))
    assert six == pytest.approx([6 * (118e-6 + 1e-3)])
    assert four == pytest.approx([6 * (98e-6 + 1e-3)])
    assert end == [None], "each router takes one off the hop limit"


def test_tcp_through_two_routers_fills_the_link() -> None:
    main = flow(transfer="10 MB", packet_size="1514 bytes")
    (found,) = run_routed(flows={"main": main}, duration="10 s").flows
    # The link sends 1428 bytes of payload in each 1514 bytes of frame: 8 Mbit/s * 1428 / 1514 = 7.546 Mbit/s.
    assert found.payload_bytes * 8 / 10 == pytest.approx(8e6 * 1428 / 1514, rel=0.005)


def test_entries_name_ipv6_addresses() -> None:
    row = {
        "table": "RouterIngress.ipv6_routes",
        "match": {"hdr.ipv6.dst_addr": "2001:db8:2::/48"},
        "action": "RouterIngress.forward",
        "params": {"port": "port to r2", "next_hop": "mac of r2", "own": "02:00:00:00:00:09"},
        "routers": ["r1"],
    }
    one_host = row | {"match": {"hdr.ipv6.dst_addr": "ipv6 address of h2"}, "routers": ["r2"]}
    one_host |= {"params": {"port": "port to h2", "next_hop": "mac of h2", "own": "02:00:00:00:00:09"}}
    back = row | {"match": {"hdr.ipv6.dst_addr": "2001:db8:1::a/128"}, "routers": ["r2"]}
    back |= {"params": {"port": "port to r1", "next_hop": "mac of r1", "own": "02:00:00:00:00:09"}}
    home = one_host | {"match": {"hdr.ipv6.dst_addr": "2001:db8:1::a"}, "routers": ["r1"]}
    home |= {"params": {"port": "port to h1", "next_hop": "mac of h1", "own": "02:00:00:00:00:09"}}
    rows = {"there": row, "host": one_host, "back": back, "home": home}
    router = {"program": str(ROOT / "tests/p4/ipv6_router.json"), "entries": {"rows": rows}}
    (found,) = rtts(run_routed(router=router, pings={"p": PING | {"count": 1}}))
    assert found == pytest.approx([6 * (118e-6 + 1e-3)])


def test_table_of_another_width_is_refused() -> None:
    router = routed()["router"] | {"entries": {"ipv6_routes": routes(4)}}
    with pytest.raises(Invalid, match=r"ipv6_routes\.table: must have one key field, of 128 bits and of kind lpm"):
        run_routed(router=router, pings={"p": PING})


def flow(**keys: Any) -> dict[str, Any]:
    ends = {"source": "h1", "destination": "h2", "count": 1, "address_family": "ipv6"}
    return {"transport": "cubic", "transfer": "1 MB", **ends, **keys}


def test_tcp_over_ipv6_has_the_goodput_of_its_headers() -> None:
    found = {}
    for family in ("ipv4", "ipv6"):
        result = run(flows={"main": flow(address_family=family, transfer="10 MB", packet_size="1514 bytes")})
        found[family] = result.flows[0]
    # Headers take 14 bytes of Ethernet, 20 of IPv4 or 40 of IPv6, and 32 of TCP with timestamps.
    assert found["ipv4"].payload_bytes / found["ipv4"].delivered_bytes == pytest.approx(1448 / 1514, rel=1e-4)
    assert found["ipv6"].payload_bytes / found["ipv6"].delivered_bytes == pytest.approx(1428 / 1494, rel=1e-4)
    ratio = found["ipv6"].payload_bytes / found["ipv4"].payload_bytes
    assert ratio == pytest.approx(1428 / 1448, rel=5e-3)


@pytest.mark.parametrize("transport", ["newreno", "bbr", "dctcp", "udt", "sabul", "rudp", "fobs", "psockets"])
def test_transports_without_a_congestion_header_transfer_over_ipv6(transport: str) -> None:
    (found,) = run(flows={"main": flow(transport=transport, transfer="200 kB")}, duration="20 s").flows
    assert found.payload_bytes == 200_000


def test_udp_over_ipv6_has_its_rate() -> None:
    ends = {"source": "h1", "destination": "h2", "address_family": "ipv6"}
    result = run(traffic={"u": {"kind": "cbr", "rate": "1 Mbit/s", "packet_size": "1000 bytes", **ends}})
    (found,) = result.udp
    assert (found.sent_packets, found.sent_bytes) == (625, 625_000)
    assert found.received_packets == found.sent_packets
    sent = next(one for one in result.channels if (one.link, one.direction) == ("l1", "forward"))
    assert sent.sent_bytes == 625_000


def test_web_traffic_goes_over_ipv6() -> None:
    ends = {"source": "h1", "destination": "h2", "address_family": "ipv6", "pairs": 1}
    (found,) = run(traffic={"w": {"kind": "web", "arrivals": "5 /s", "size_mean": "10 kB", **ends}}).traffic
    assert found.connections_completed and found.connections_completed > 5


SEND = """
    from scapy.all import Ether, IPv6, UDP, Raw, send, sendp
    sendp(Ether() / IPv6(dst="2001:db8::2") / UDP(dport=7) / "by layer 2", verbose=False)
    send(IPv6(dst="2001:db8::2") / UDP(dport=7) / "by layer 3", verbose=False)
"""
RECEIVE = """
    from scapy.all import IPv6, Raw, sniff
    sniff(filter="ip6 and udp port 7 and src host 2001:db8::1", prn=lambda one: f"{one[IPv6].src} {one[Raw].load}")
"""


@pytest.mark.parametrize("arp", ["static", "dynamic"])
def test_scripts_send_ipv6(tmp_path: Path, arp: str) -> None:
    scripts = {}
    for name, (host, text) in {"send": ("h1", SEND), "receive": ("h2", RECEIVE)}.items():
        (tmp_path / f"{name}.py").write_text(textwrap.dedent(text), encoding="utf-8")
        scripts[name] = {"host": host, "file": str(tmp_path / f"{name}.py")}
    result = run(scripts=scripts, hosts={"arp": arp})
    assert isinstance(result.scripts, list)
    outputs = {one.name: one.output for one in result.scripts}
    assert outputs["receive"] == "2001:db8::1 b'by layer 2'\n2001:db8::1 b'by layer 3'\n", outputs["send"]


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ({"flows": {"main": flow(transport="xcp-r")}}, 'it: flows.main.address_family: must be "ipv4" or absent: tra'),
        ({"flows": {"main": flow(transport="hpcc")}}, "it: flows.main.address_family: "),
        (
            {"traffic": {"t": {"kind": "web", "arrivals": "1 /s", "size_mean": "1 kB", "transport": "rcp",
                               "source": "h1", "destination": "h2", "address_family": "ipv6"}}},
            "it: traffic.t.address_family: ",
        ),
        ({"flows": {"main": flow(source="s1")}}, 'it: flows.main.address_family: must be "ipv4" or absent: "s1" is no'),
        ({"pings": {"p": PING | {"size": "1453 bytes"}}}, 'it: pings.p.size: must be at most "1452 bytes" in'),
        ({"pings": {"p": PING | {"destination": "2001:db8::x"}}}, "scenario: pings.p.destination: "),
    ],
)  # fmt: skip
def test_flows_that_ipv6_can_not_carry_are_refused(layers: dict[str, Any], message: str) -> None:
    assert refusal(**layers).startswith(message)


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"ipv6": "2001:db8::1"}, "it: nodes.h1.ipv6: must be an IPv6 address with its subnet"),
        ({"ipv6": "10.0.0.1/24"}, "it: nodes.h1.ipv6: must be an IPv6 address with its subnet"),
        ({"ipv6": "ff02::1/64"}, "it: nodes.h1.ipv6: must be an IPv6 address with its subnet"),
        ({"ipv6": "2001:db8::2/64"}, "it: nodes.h2.ipv6: must be another than that of h1, 2001:db8::2"),
        ({"ipv6_gateway": "2001:db9::1"}, "it: nodes.h1.ipv6_gateway: must be in 2001:db8::/64 or link-local"),
        ({"ipv6_neighbours": {"x": "02:00:00:00:00:01"}}, "it: nodes.h1.ipv6_neighbours: must be an IPv6 address"),
    ],
)
def test_addresses_that_are_none_are_refused(keys: dict[str, Any], message: str) -> None:
    nodes = table()["nodes"]
    nodes["h1"] |= keys
    assert refusal(nodes=nodes, pings={"p": PING}).startswith(message)


def test_host_without_ipv6_can_not_be_pinged_over_it() -> None:
    nodes = table()["nodes"]
    del nodes["h2"]["ipv6"]
    assert refusal(nodes=nodes, pings={"p": PING}) == "scenario: pings.p.destination: h2 has no IPv6 address"


def test_gateway_is_the_next_hop_to_other_subnets() -> None:
    nodes = table()["nodes"]
    nodes["h1"] |= {"ipv6_gateway": "2001:db8::3"}
    nodes["h2"] |= {"ipv6": "2001:db8:2::2/64"}
    made = scenario.build([("it", table(nodes=nodes, pings={"p": PING}))])
    (h1, *_) = plan.make(made, topology.build(made), 1)["hosts"]
    assert h1["next_hops"]["2001:db8:2::2"] == "02:00:00:01:00:04", "that of h3"


def test_mininet_refuses_ipv6_by_its_key() -> None:
    with pytest.raises(Invalid) as refused:
        lacking.check(scenario.build([("it", table(flows={"main": flow()}))]), "mininet")
    lines = str(refused.value).splitlines()
    assert any("nodes.h1.ipv6: is what the simulator alone has: hosts there have IPv4 alone" in line for line in lines)
    assert any("flows.main.address_family" in line for line in lines)
