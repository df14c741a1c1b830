"""Dumbbells drawn at random, and which of their flows move: for bench/moves.py, bench/phases.py and the tests."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from xcpr.results import result
from xcpr.scenarios import scenario
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import sim

PACKET_BYTES = 1000
LAST_S = 15
"""Seconds at a run's end over which flows are judged."""
DEAD = 0.01
"""Part of its fair share below which a flow is dead."""
STARTS_S = 5
"""Seconds within which all flows begin."""


@dataclass(frozen=True)
class Dumbbell:
    """A drop-tail queue of one bandwidth-delay product at the mean round-trip time, and flows with a host each."""

    rate_kbps: int
    rtts_ms: tuple[int, int]
    """Of the first flow and the last one, the others' evenly between."""
    flows: int
    duration_s: int

    @property
    def queue_packets(self) -> int:
        """The product, packets; no queue is shorter than 10."""
        rtt_s = Fraction(sum(self.rtts_ms), 2000)
        return max(10, round(self.rate_kbps * 1000 * rtt_s / (8 * PACKET_BYTES)))

    def scenario(self, transport: str, *settings: str) -> Scenario:
        """The network with flows of a transport, all else as it is by default but for further ``settings``."""
        base_ms = min(self.rtts_ms)
        core_ms = base_ms / 2 - 2
        first, last = (1000 * (rtt / 2 - core_ms - 1) for rtt in self.rtts_ms)
        table = {
            "title": f"{self.flows} flows on {self.rate_kbps / 1000:g} Mbit/s",
            "duration": f"{self.duration_s} s",
            "sample_interval": "1 s",
            "topology": {"rate": f"{self.rate_kbps} kbit/s", "delay": f"{core_ms * 1000:g} us"},
            "queue": {"limit": f"{self.queue_packets} packets"},
            "flows": {
                "main": {
                    "count": self.flows,
                    "transport": transport,
                    "packet_size": f"{PACKET_BYTES} bytes",
                    "spacing": f"{STARTS_S * 1000 // self.flows} ms",
                    "access_delay": f"{first:g} us - {last:g} us" if first != last else f"{first:g} us",
                }
            },
        }
        return scenario.build([("dumbbell", table), *scenario.override_layers(settings)])

    def shares(self, chosen: Scenario, seed: int = 1) -> list[float]:
        """What each flow delivers in order over the last seconds, in fair shares of the link."""
        found = sim.execute(chosen, seed, "dumbbell", series=True)
        fair = self.rate_kbps * 1000 / 8 * LAST_S / self.flows
        return [_last(flow, self.duration_s) / fair for flow in found.series.flows.values()]


def _last(flow: result.FlowSeries, duration_s: int) -> float:
    return flow.delivered_bytes[duration_s] - flow.delivered_bytes[duration_s - LAST_S]


@cache
def drawn(seed: str, count: int, most_kbps: int, duration_s: int) -> tuple[Dumbbell, ...]:
    """So many dumbbells: 2 to 20 flows, 5 Mbit/s to the most, round trips from 10 to 200 ms, equal, near or wide."""
    draw = random.Random(seed)
    made = []
    for number in range(count):
        rate = round(5000 * (most_kbps / 5000) ** draw.random())
        least = round(10 * 20 ** draw.random())
        wide = (1, 1.5, 5)[number % 3]
        made.append(Dumbbell(rate, (least, round(least * wide)), draw.randint(2, 20), duration_s))
    return tuple(made)


def dead(shares: list[float]) -> int:
    """How many flows are dead."""
    return sum(share < DEAD for share in shares)
