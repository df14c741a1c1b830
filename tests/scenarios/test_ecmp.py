"""Routers whose program chooses among equally short ways: the example with an action selector."""

from __future__ import annotations

from collections import Counter

import pytest

from xcpr.controller import routing
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.scenarios.network import topology
from xcpr.worlds import sim

SHORT = ("duration=300 ms", "flows.main.spacing=0 s")


@pytest.fixture(scope="module")
def fat_tree_result() -> Result:
    return sim.execute(scenario.load("ecmp", SHORT), 1, "ecmp")


def count_core_packets(result: Result) -> dict[str, int]:
    """Returns the packets that each way up into the core sent, by the core switch."""
    sent: Counter[str] = Counter()
    for channel in result.channels:
        ends = channel.link.split("-")
        core = [end for end in ends if end.startswith("c")]
        if core and channel.direction == ("forward" if ends[1] in core else "backward"):
            sent[core[0]] += channel.sent_packets
    return dict(sent)


def test_multipath_traffic_is_spread_over_all_core_switches(fat_tree_result: Result) -> None:
    sent = count_core_packets(fat_tree_result)
    assert len(sent) == 4
    total = sum(sent.values())
    assert all(0.15 < packets / total < 0.35 for packets in sent.values()), sent


def test_every_link_into_the_core_is_used(fat_tree_result: Result) -> None:
    """Routers with one hash would leave half of them idle (polarisation)."""
    ups = [channel for channel in fat_tree_result.channels if "c" in channel.link and "h" not in channel.link]
    assert all(channel.sent_packets > 0 for channel in ups), [c.link for c in ups if not c.sent_packets]


def test_packets_of_a_flow_keep_one_path(fat_tree_result: Result) -> None:
    """Nothing is lost in the first 300 ms of slow start but what queues drop, and nothing else is sent again."""
    assert sum(flow.retransmitted_packets for flow in fat_tree_result.flows) <= 2 * fat_tree_result.totals.drops


def test_multipath_hops_are_all_shortest_paths() -> None:
    built = topology.build(scenario.load("fat-tree"))
    routers = {router.name: router for router in built.network.routers}
    counts = Counter(len(hops) for hops in routing.multipath_hops(built.network, routers["e1"]))
    # Two hosts of its own; its pod's other edge switch and two aggregation switches; then all others by two ways.
    assert counts[1] >= 2
    assert set(counts) <= {1, 2}
    assert {hops[0].prefix for hops in routing.multipath_hops(built.network, routers["e1"])} >= {
        router.prefix for name, router in routers.items() if name != "e1"
    }


def test_explicit_path_excludes_multipath() -> None:
    chosen = scenario.load("zoo", ['routes.upper.path=["Madrid", "Paris"]'])
    network = topology.build(chosen).network
    madrid = next(router for router in network.routers if router.name == "Madrid")
    paris = next(router for router in network.routers if router.name == "Paris")
    assert [len(hops) for hops in routing.multipath_hops(network, madrid) if hops[0].prefix == paris.prefix] == [1]
