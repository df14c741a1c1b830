"""Pings of hosts, their replies, and ARP."""

from __future__ import annotations

from typing import Any

import pytest

from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.results.result import PingResult, Result
from xcpr.results.tables import run_tables
from xcpr.scenarios import scenario
from xcpr.worlds import sim

ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}


def table(**layers: Any) -> dict[str, Any]:
    """Makes a scenario of two routers in a row with a host each, in which h1 pings h2."""
    return {
        "title": "pings",
        "duration": "5 s",
        "topology": {"kind": "line", "size": 2, "rate": "8 Mbit/s", "delay": "1 ms", "access_rate": "8 Mbit/s"},
        "router": {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}},
        "pings": {"p": {"source": "h1", "destination": "h2", "count": 3, "start": "1 s"}},
    } | layers


def run(threads: int | None = 1, **layers: Any) -> Result:
    return sim.execute(scenario.build([("it", table(**layers))]), 1, "it", threads=threads)


def ping(result: Result) -> PingResult:
    assert isinstance(result.pings, list)
    (one,) = result.pings
    return one


def refusal(**layers: Any) -> str:
    with pytest.raises(Invalid) as refused:
        run(**layers)
    (line,) = str(refused.value).splitlines()
    return line


def test_round_trip_is_that_of_the_links() -> None:
    result = run()
    found = ping(result)
    assert (found.transmitted, found.received, found.loss) == (3, 3, 0)
    # A packet of 98 bytes at 8 Mbit/s takes 98 us on each of three links, and each has a delay of 1 ms.
    assert found.rtt_s == pytest.approx([6 * (98e-6 + 1e-3)] * 3)
    assert found.rtt_mdev_s == pytest.approx(0, abs=1e-9)
    shown = next(one for one in run_tables.of_one(result) if one.title == "Pings")
    assert shown.rows == (("p", "3", "3", "0.0%", "0", "0", "6.588", "6.588", "6.588", "0.000"),)


def test_result_is_the_same_on_any_number_of_threads() -> None:
    one, several = run(), run(threads=2)
    assert one.pings == several.pings
    assert one.totals.events == several.totals.events


def test_size_is_the_payload() -> None:
    found = ping(run(pings={"p": {"source": "h1", "destination": "h2", "count": 1, "size": "1000 bytes"}}))
    assert found.rtt_s == pytest.approx([6 * (1042e-6 + 1e-3)])


def test_packet_whose_ttl_ends_has_no_reply() -> None:
    ttl = {"source": "h1", "destination": "h2", "count": 1}
    assert ping(run(pings={"p": {**ttl, "ttl": 1}})).loss == 1
    assert ping(run(pings={"p": {**ttl, "ttl": 3}})).loss == 0


def test_addresses_are_destinations_too() -> None:
    found = ping(run(pings={"p": {"source": "h1", "destination": "10.9.9.9", "count": 1}}))
    assert (found.transmitted, found.received) == (1, 0)


def test_unknown_hosts_are_refused() -> None:
    assert refusal(pings={"p": {"source": "h9", "destination": "h2"}}).startswith("scenario: pings.p.source: ")
    message = refusal(pings={"p": {"source": "h1", "destination": "h9"}})
    assert message.startswith("scenario: pings.p.destination: ") and "or an IPv4 address" in message


@pytest.mark.parametrize(("destination", "family"), [("10.0.2.2", "ipv6"), ("2001:db8::1", "ipv4")])
def test_address_of_another_family_is_refused(destination: str, family: str) -> None:
    message = refusal(pings={"p": {"source": "h1", "destination": destination, "address_family": family}})
    assert "pings.p.address_family: must be absent, or that of the destination" in message


def test_large_payload_is_refused() -> None:
    message = refusal(pings={"p": {"source": "h1", "destination": "h2", "size": "1473 bytes"}})
    assert message.startswith('it: pings.p.size: must be at most "1472 bytes"')


SWITCHED = {
    "topology": {"kind": "graph", "rate": "8 Mbit/s", "delay": "1 ms"},
    "router": {
        "program": str(COMPILED / "learning_switch.json"),
        "entries": {"multicast_groups": {"all": {"group": 1, "ports": ["port to h1", "port to h2", "port to h3"]}}},
    },
    "nodes": {"s1": {}, **{f"h{n}": {"kind": "host", "ip": f"10.0.0.{n}/24"} for n in (1, 2, 3)}},
    "links": {f"l{n}": {"ends": [f"h{n}", "s1"]} for n in (1, 2, 3)},
}


def test_first_ping_waits_for_arp_through_a_switch() -> None:
    static, dynamic = ping(run(**SWITCHED)), ping(run(**SWITCHED, hosts={"arp": "dynamic"}))
    assert static.rtt_s == pytest.approx([4 * (98e-6 + 1e-3)] * 3)
    assert dynamic.rtt_s[1:] == static.rtt_s[1:]
    assert dynamic.rtt_s[0] == pytest.approx(4 * (98e-6 + 1e-3) + 4 * (42e-6 + 1e-3))


def test_packets_without_arp_reply_are_counted() -> None:
    lonely = {"p": {"source": "h1", "destination": "10.0.0.9", "count": 2}}
    result = run(**{**SWITCHED, "pings": lonely}, hosts={"arp": "dynamic"})
    assert result.unresolved_packets == {"h1": 2}
    dropped = next(one for one in run_tables.of_one(result) if one.title == "Packets dropped outside of queues")
    assert ("h1", "no ARP reply", "2") in dropped.rows


def test_arp_needs_hosts_with_addresses() -> None:
    assert refusal(hosts={"arp": "dynamic"}).startswith('it: hosts.arp: must be "static"')
