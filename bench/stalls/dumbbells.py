"""Dumbbells drawn at random, and which of their flows move: for bench/ and the tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from xcpr.results import result
from xcpr.scenarios import scenario
from xcpr.scenarios.flows import registry
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import sim

PACKET_BYTES = 1000
LAST_S = 15
"""Seconds at a run's end over which flows are judged."""
DEAD = 0.01
"""Part of its fair share below which a flow is dead."""
STARTS_S = 5
"""Seconds within which all flows begin."""
WIDE = (1, 1.5, 3)
"""The longest round trip, of the shortest."""
MIN_WINDOW = 8
"""Packets. Below four a loss is found by a timeout alone, and flows of TCP wait in turns, whatever their phases."""


@dataclass(frozen=True)
class Dumbbell:
    """A drop-tail queue of one bandwidth-delay product at the mean round-trip time, and flows with a host each."""

    rate_kbps: int
    rtts_ms: tuple[int, int]
    """The round trips of the first flow and the last one, the others' evenly between."""
    flows: int
    duration_s: int

    @property
    def queue_packets(self) -> int:
        """The product, packets; no queue is shorter than 10."""
        return product_packets(self.rate_kbps, Fraction(sum(self.rtts_ms), 2))

    @property
    def core_ms(self) -> float:
        """One-way delay of the bottleneck. Each receiver is 1 ms behind it."""
        return min(self.rtts_ms) / 2 - 2

    @property
    def fair_bytes(self) -> float:
        """A flow's fair share of the last seconds."""
        return self.rate_kbps * 1000 / 8 * LAST_S / self.flows

    def senders(self) -> list[tuple[float, float]]:
        """Returns each one's access delay, ms, and the time at which it begins, s."""
        first, last = self.access_ms
        step = (last - first) / (self.flows - 1)
        gap_ms = STARTS_S * 1000 // self.flows
        return [(first + number * step, number * gap_ms / 1000) for number in range(self.flows)]

    @property
    def access_ms(self) -> tuple[float, float]:
        """One-way delay of the first sender's link, and of the last one's."""
        first, last = (rtt / 2 - self.core_ms - 1 for rtt in self.rtts_ms)
        return first, last

    def scenario(self, transport: str, *settings: str) -> Scenario:
        """Returns the network with flows of a transport, all else as it is by default but for further ``settings``."""
        first, last = (1000 * delay for delay in self.access_ms)
        table = {
            "title": f"{self.flows} flows on {self.rate_kbps / 1000:g} Mbit/s",
            "duration": f"{self.duration_s} s",
            "sample_interval": "1 s",
            "topology": {"rate": f"{self.rate_kbps} kbit/s", "delay": f"{self.core_ms * 1000:g} us"},
            "hosts": {"profile": "ns-2"},
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

    def suited(self, transport: str) -> Scenario:
        """Returns the network with flows of a transport whose authors had such paths in mind, as the registry knows.

        One that sends at its interface's rate has hosts with a fair share of the link each. A transport that
        fits a network by an option of its own gets ``fitting`` packets or connections.
        """
        about = registry.declared()["transport"][transport]
        settings = []
        if about["fills_interface"]:
            settings.append(f"topology.access_rate={self.rate_kbps * 1000 // self.flows} bit/s")
        if about["fitted_by"] is not None:
            what, *option = about["fitted_by"]
            unit = "" if what == "connections" else " packets"
            settings.append(f"flows.main.{'.'.join(option)}={self.fitting(what)}{unit}")
        return self.scenario(transport, *settings)

    def fitting(self, quantity: str) -> int:
        """Returns a transport's settings for this network, by what its option counts (``Fit`` in
        hosts/src/flow/registry.rs).

        A unit is what a fair share brings in a tenth of the last seconds. Flows keep half of the queue. Path and queue
        hold ``LEAST_WINDOW`` packets of each connection.
        """
        fits = {
            "unit": self.rate_kbps * 1000 * LAST_S // (10 * 8 * PACKET_BYTES * self.flows),
            "queued": self.queue_packets // (2 * self.flows),
            "connections": 2 * self.queue_packets // (MIN_WINDOW * self.flows),
        }
        most = {"unit": 1000, "queued": 200, "connections": 32}
        return max(1, min(fits[quantity], most[quantity]))

    def shares(self, chosen: Scenario, seed: int = 1) -> list[float]:
        """Returns each flow's deliveries in order over the last seconds, in fair shares of the link."""
        found = sim.execute(chosen, seed, "dumbbell", series=True)
        return [_last(flow, self.duration_s) / self.fair_bytes for flow in found.series.flows.values()]


def product_packets(rate_kbps: int, rtt_ms: Fraction) -> int:
    """Returns the bandwidth-delay product, packets; at least 10."""
    return max(10, round(rate_kbps * rtt_ms / (8 * PACKET_BYTES)))


def drawn_kbps(draw: random.Random, most_kbps: int) -> int:
    """Draws a link's rate, from 5 Mbit/s to the most, evenly by its logarithm."""
    return round(5000 * (most_kbps / 5000) ** draw.random())


def drawn_rtt_ms(draw: random.Random) -> int:
    """Draws the shortest round trip of a network, from 10 to 100 ms, evenly by its logarithm."""
    return round(10 * 10 ** draw.random())


def _last(flow: result.FlowSeries, duration_s: int) -> float:
    return flow.delivered_bytes[duration_s] - flow.delivered_bytes[duration_s - LAST_S]


@cache
def draw_dumbbells(seed: str, count: int, most_kbps: int, duration_s: int) -> tuple[Dumbbell, ...]:
    """Draws so many dumbbells: 2 to 20 flows, 5 Mbit/s to the most, round trips from 10 ms, equal, near or wide.

    Path and queue hold ``LEAST_WINDOW`` packets of each flow.
    """
    draw = random.Random(seed)
    made = []
    for number in range(count):
        rate, least = drawn_kbps(draw, most_kbps), drawn_rtt_ms(draw)
        network = Dumbbell(rate, (least, round(least * WIDE[number % len(WIDE)])), draw.randint(2, 20), duration_s)
        made.append(replace(network, flows=max(2, min(network.flows, 2 * network.queue_packets // MIN_WINDOW))))
    return tuple(made)


def dead(shares: list[float]) -> int:
    """Returns how many flows are dead."""
    return sum(share < DEAD for share in shares)


def dead_of(runs: Sequence[list[float]]) -> tuple[str, str]:
    """Says how many runs have dead flows, and how many flows are dead, of all."""
    dead_runs = f"{sum(dead(run) > 0 for run in runs)} of {len(runs)}"
    return dead_runs, f"{sum(map(dead, runs))} of {sum(map(len, runs))}"
