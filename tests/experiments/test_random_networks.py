"""Random networks beside ns-2's (bench/peers): what is drawn, and that both sides are the same network."""

from __future__ import annotations

from dataclasses import replace
from statistics import median

import needs
import pytest

from bench.peers import newcomer_phases
from bench.peers.random_networks import (
    DRAWN,
    MAX_MS,
    MIN_WINDOW,
    TOTAL,
    UNEVEN,
    Found,
    Network,
    Variant,
    draw_network,
    judge_network,
    of_ns2,
    of_ours,
)
from bench.stalls.dumbbells import PACKET_BYTES

NETWORKS = [draw_network(number) for number in range(1, 101)]
SMALL = replace(draw_network(4), duration_s=30)
"""Three flows on 12 Mbit/s, no ACK lost."""
BESIDE_UDP = replace(SMALL, udp=0.3)


def test_random_networks_are_within_the_documented_ranges() -> None:
    assert len(set(NETWORKS)) == 100
    for network in NETWORKS:
        waits = [flow.rtt_ms for flow in network.flows]
        assert 5000 <= network.kbps <= 200_000
        assert 2 <= len(waits) <= 20
        assert 10 <= min(waits) <= 100
        assert max(waits) <= {"equal": 1, "near": 2, "wide": 50}[network.rtts] * min(waits)
        assert max(waits) <= MAX_MS
        assert len(waits) == 2 or network.fair_kbps * network.base_ms >= 8 * PACKET_BYTES * MIN_WINDOW
        assert network.udp == 0 or 0.1 <= network.udp <= 0.5
    for drawn_of in ("rtts", "starts", "loss", "duty"):
        assert len({getattr(network, drawn_of) for network in NETWORKS}) == (2 if drawn_of == "duty" else 3)


def test_network_is_judged_by_received_bytes() -> None:
    """One flow has its half from its start at 2 s on; the other one has nothing over the last 15 s."""
    network = replace(SMALL, kbps=800, flows=SMALL.flows[:2], starts="late")
    network = replace(network, flows=(network.flows[0], replace(network.flows[1], start_s=2.0)))
    step = 5000
    counts = [[min(at, 100) * step for at in range(301)], [max(0, at - 25) * step for at in range(301)]]
    found = judge_network(network, counts)
    assert found == Found(pytest.approx((500_000 + 275 * step) / 1e6), (0.0, 1.0), pytest.approx(1.3))
    assert found.uneven == 0.5


def test_random_network_without_loss_is_shared_evenly() -> None:
    assert of_ours(SMALL, 1, DRAWN).uneven < UNEVEN


def test_feedback_over_all_bytes_raises_throughput_beside_udp() -> None:
    """Beside UDP a packet's share of negative feedback is smaller, so that flows deliver more."""
    ours, theirs = (of_ours(BESIDE_UDP, 1, Variant("", over_all_bytes=rule)).total_mb for rule in (False, True))
    assert ours < theirs


@needs.program("ns")
@pytest.mark.parametrize("network", [SMALL, BESIDE_UDP, replace(SMALL, loss=0.05)], ids=["alone", "udp", "loss"])
def test_totals_are_within_their_bound_of_ns2(network: Network) -> None:
    assert abs(of_ours(network, 1, DRAWN).total_mb / of_ns2(network, 1, jitter=False).total_mb - 1) <= TOTAL


@pytest.mark.parametrize("router", [{}, {"arithmetic": "table"}, {"target": "tofino"}])
def test_no_start_phase_doubles_the_wait_of_a_new_flow(router: dict[str, str]) -> None:
    """bench/peers/newcomer_phases.py has twenty phases. By tables a start 8 ms later took three times the median."""
    hosts_of_ns2 = Variant("hosts as ns-2's", router=router)
    waits = [newcomer_phases.waited(20, hosts_of_ns2, phase_ms) for phase_ms in range(0, 20, 4)]
    assert max(waits) <= 2 * median(waits), waits
