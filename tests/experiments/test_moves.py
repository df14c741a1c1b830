"""Every transport moves: no flow of eleven random dumbbells has less than a hundredth of its fair share.

The networks are others for each version of the package.
"""

from __future__ import annotations

import pytest

from bench.stalls.dumbbells import DEAD, Dumbbell, dead, draw_dumbbells
from xcpr import __version__
from xcpr.scenarios import scenario
from xcpr.scenarios.flows import registry
from xcpr.worlds import sim

TRANSPORTS = registry.declared()["transport"]
NETWORKS = draw_dumbbells(f"xcpr {__version__}", 11, 10_000, 30)
FILLING = [name for name, about in TRANSPORTS.items() if about["fills_interface"]]


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_no_flow_starves_among_flows_of_its_transport(transport: str) -> None:
    found = {network: network.shares(network.suited(transport)) for network in NETWORKS}
    assert not {network: shares for network, shares in found.items() if dead(shares)}


def test_random_dumbbells_vary_in_rtts_and_flows() -> None:
    assert {network.rtts_ms[1] > 2 * network.rtts_ms[0] for network in NETWORKS} == {True, False}
    assert len({network.flows for network in NETWORKS}) > 3
    assert len({*NETWORKS, *draw_dumbbells("another version", 11, 10_000, 30)}) == 22


@pytest.mark.parametrize("transport", FILLING)
def test_two_interface_filling_flows_share_an_equal_link(transport: str) -> None:
    """The second one is far away and begins 5 s later; both deliver until the end."""
    table = {
        "title": "two that fill their interfaces",
        "duration": "60 s",
        "sample_interval": "1 s",
        "topology": {"rate": "100 Mbit/s", "access_rate": "100 Mbit/s", "delay": "5 ms"},
        "queue": {"limit": "1000 packets"},
        "flows": {
            "near": {"count": 1, "transport": transport},
            "far": {"count": 1, "transport": transport, "access_delay": "91 ms", "start": "5 s"},
        },
    }
    found = sim.execute(scenario.build([("it", table)]), 1, "it")
    for name, flow in found.series.flows.items():
        # At a fair half; a unit of RUDP's and FOBS's takes 10 s at that rate.
        late = flow.delivered_bytes[60] - flow.delivered_bytes[30]
        assert late > DEAD * 30 * 100e6 / 8 / 2, name


def test_sabul_adapts_to_a_link_slower_than_its_hosts() -> None:
    """ADR 1103: silence halves a rate. At the hosts' rate flows drowned each other's feedback and gave up."""
    network = Dumbbell(rate_kbps=55_000, rtts_ms=(62, 93), flows=5, duration_s=60)
    shares = network.shares(network.scenario("sabul"))
    assert min(shares) > 0.2, shares
