"""Jitter of links, and of what senders send: its size, and whether packets keep their order."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from xcpr.io import schema
from xcpr.io.paths import COMPILED
from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet

ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}
FRAMES = 1000


def table(every: str, **layers: Any) -> dict[str, Any]:
    """Makes a scenario of two routers in a row, and datagrams from h1 to h2 that are numbered by their ports."""
    udp = [
        {"ethernet": {}},
        {"ipv4": {"destination": "address of h2"}},
        {"udp": {"source": f"0..{FRAMES - 1}", "destination": 9}},
    ]
    return {
        "title": "jitter",
        "duration": "20 s",
        "topology": {"kind": "line", "size": 2, "delay": "1 ms", "access_delay": "0 s"},
        "hosts": {"capture": ["h2"]},
        "router": {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}},
        "frames": {"all": {"source": "h1", "layers": udp, "every": every, "count": FRAMES}},
    } | layers


def arrivals(every: str, **layers: Any) -> list[tuple[int, float]]:
    """Returns the numbers of datagrams and the time that each took beside the delay, ms, as they arrive."""
    result = sim.execute(scenario.build([("it", table(every, **layers))]), 1, "it")
    assert isinstance(result.captured, dict)
    found = [(int(one.bytes[68:72], 16), one.time_s) for one in result.captured["h2"]]
    apart_ms = {"10 ms": 10.0, "100 us": 0.1}[every]
    return [(number, 1e3 * time - number * apart_ms - 1.0) for number, time in found]


@pytest.mark.parametrize("distribution", ["exponential", "uniform"])
def test_mean_jitter_of_spaced_packets_matches_the_setting(distribution: str) -> None:
    jitter = {"forward": {"distribution": distribution, "mean": "500 us"}}
    taken = [time for _, time in arrivals("10 ms", jitter=jitter)]
    # Six standard deviations of the mean of a thousand exponential times.
    assert fmean(taken) == pytest.approx(0.5, abs=6 * 0.5 / FRAMES**0.5)
    assert (max(taken) < 1.01) == (distribution == "uniform")


@pytest.mark.parametrize("order", ["preserved", "free"])
def test_packets_are_reordered_only_if_order_is_free(order: str) -> None:
    link = {"r1-r2": {"forward": {"jitter": {"mean": "500 us", "order": order}}}}
    numbers = [number for number, _ in arrivals("100 us", links=link)]
    assert sorted(numbers) == list(range(FRAMES))
    assert (numbers == sorted(numbers)) == (order == "preserved")


def test_plan_without_jitter_does_not_mention_it() -> None:
    chosen = scenario.load("demo")
    made = plan.make(chosen, topology.build(chosen), 1)
    assert all("jitter" not in link[way] for link in made["links"] for way in ("forward", "backward"))
    assert "jitter" not in schema.write(chosen)
    assert schema.write(scenario.load("demo", ["jitter.backward.mean=1 ms"]))["jitter"] == {
        "backward": {"distribution": "exponential", "mean": "1 ms", "order": "preserved"}
    }


def test_jitter_is_refused_in_mininet() -> None:
    for override, key in (
        ("jitter.forward.mean=1 ms", "jitter.forward.mean"),
        ('links.bottleneck.jitter={mean="1 ms"}', "links.bottleneck.jitter.mean"),
    ):
        with pytest.raises(Invalid, match=f"--world mininet: {key}: is what the simulator alone has"):
            mininet.execute(scenario.load("mininet", [override]), 1, "it", "embedded", lambda *_: None)


def host_times(*overrides: str) -> dict[str, int]:
    """Returns the most that packets of senders take until they leave, ns, by host."""
    chosen = scenario.load("demo", ["udp.schedule=none", "flows.main.count=2", *overrides])
    made = plan.make(chosen, topology.build(chosen), 1)
    return {host["name"]: host["send_jitter_ns"] for host in made["hosts"] if "send_jitter_ns" in host}


def test_send_jitter_is_at_most_a_packet_time_of_the_bottleneck() -> None:
    assert host_times() == {"s0": 80_000, "s1": 80_000}
    assert host_times("hosts.send_jitter=50 %", "flows.main.packet_size=1500 bytes")["s0"] == 60_000
    assert host_times("topology.access_rate=10 Mbit/s")["s0"] == 800_000
    assert host_times("hosts.send_jitter=0 %") == {}
    udp = ("traffic.u.kind=cbr", "traffic.u.rate=1 Mbit/s", "traffic.u.packet_size=500 bytes")
    assert host_times(*udp)["t0"] == 40_000
    web = ("traffic.w.kind=web", "traffic.w.arrivals=1 /s", "traffic.w.size_mean=5 kB", "traffic.w.shape=1.35")
    assert host_times(*web)["t0"] == 80_000


def test_host_of_several_senders_has_the_longest_send_jitter() -> None:
    flows = {
        name: {"count": 1, "source": "h1", "destination": "h2", "packet_size": size}
        for name, size in (("short", "200 bytes"), ("long", "1000 bytes"))
    }
    line = {"kind": "line", "size": 2, "rate": "8 Mbit/s"}
    chosen = scenario.build([("it", {"title": "two senders", "topology": line, "flows": flows})])
    made = plan.make(chosen, topology.build(chosen), 1)
    assert [host.get("send_jitter_ns") for host in made["hosts"]] == [1_000_000, None]


def test_send_jitter_alone_makes_seeds_differ() -> None:
    quiet = ["udp.schedule=none", "loss.backward.model=none", "duration=2 s"]

    def delivered(seed: int, *overrides: str) -> list[list[int]]:
        found = sim.execute(scenario.load("demo", [*quiet, *overrides]), seed, "it")
        return [flow.delivered_bytes for flow in found.series.flows.values()]

    assert delivered(1) == delivered(1) != delivered(2)
    assert delivered(1, "hosts.send_jitter=0 %") == delivered(2, "hosts.send_jitter=0 %")


@pytest.mark.parametrize(
    ("overrides", "access"),
    [
        ((), 10**9),
        (("topology.rate=20 Mbit/s",), 2 * 10**8),
        (("topology.rate=100 Gbit/s",), 4 * 10**11),
        (("topology.rate=800 Gbit/s",), 8 * 10**11),
        (("links.bottleneck.rate=30 Mbit/s",), 3 * 10**8),
        (("topology.access_rate=100 Mbit/s",), 10**8),
    ],
)
def test_access_rate_defaults_to_ten_times_the_link_rate(overrides: tuple[str, ...], access: int) -> None:
    built = topology.build(scenario.load("demo", overrides))
    assert {built.channels[name, "forward"].rate for name in ("s0-r1", "d0-r2")} == {access}


def test_host_links_of_a_star_have_the_topology_rate() -> None:
    star = {"kind": "star", "size": 2, "rate": "30 Mbit/s"}
    flows = {"main": {"count": 1, "source": "h1", "destination": "h2"}}
    built = topology.build(scenario.build([("it", {"title": "star", "topology": star, "flows": flows})]))
    assert {channel.rate for channel in built.channels.values()} == {30 * 10**6}


def test_txqueuelen_applies_to_every_host_of_the_simulator() -> None:
    plain, chosen = (scenario.load("mininet", changes) for changes in ([], ["hosts.txqueuelen=100 packets"]))
    hosts = plan.make(chosen, topology.build(chosen), 1)["hosts"]
    assert {host["tx_queue_packets"] for host in hosts} == {100}
    assert all("tx_queue_packets" not in host for host in plan.make(plain, topology.build(plain), 1)["hosts"])
    with pytest.raises(Invalid, match=r"--world mininet: hosts\.txqueuelen: is what the simulator alone has"):
        mininet.execute(chosen, 1, "it", "embedded", lambda *_: None)
