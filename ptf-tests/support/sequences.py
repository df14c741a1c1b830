"""Packet sequences for the test variant: scripted by a regime and a seed, the same on every switch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from support.malform import UNLIMITED, malformed, udp
from support.models.router import XCP, RouterModel, Seen, Tested, route

INTERVALS = 12
"""Control intervals that a sequence with stretched gaps sees."""
INITIAL_US = 50_000
"""The first interval, before an RTT is known."""


@dataclass(frozen=True)
class Link:
    """A capacity (bit/s) with the RTTs (us) and frame sizes that go with it.

    ``stretched``: an interval at full load would be too many packets, so the gaps are longer, and only waits can show
    an overload.
    """

    rate: int
    rtts: tuple[int, int]
    sizes: tuple[int, int]
    stretched: bool = False


LINKS = {
    "1 Mbit/s": Link(10**6, (5_000, 200_000), (60, 1500)),
    "10 Mbit/s": Link(10**7, (2_000, 40_000), (60, 1500)),
    "1 Gbit/s": Link(10**9, (500, 9_000), (4000, 9000)),
    "10 Gbit/s": Link(10**10, (500, 20_000), (500, 9000), stretched=True),
    "100 Gbit/s": Link(10**11, (100, 4_000), (1500, 9000), stretched=True),
    "400 Gbit/s": Link(4 * 10**11, (100, 2_000), (9000, 9000), stretched=True),
}


@dataclass(frozen=True)
class Regime:
    """The packets that pass: loads in units of the capacity, shares of packets, waits in units of the mean
    RTT."""

    load: float = 0.9
    waits: tuple[float, float] = (0.0, 0.0)
    udp: float = 0.0
    acks: float = 0.05
    malformed: float = 0.0
    limited: float = 0.1
    unknown_rtt: float = 0.02
    idle: float = 0.0
    both_ports: bool = False
    extreme: float = 0.0


REGIMES = {
    "spare": Regime(load=0.4),
    "overload": Regime(load=1.5, waits=(2.0, 4.0)),
    "mixed": Regime(load=1.0, waits=(0.0, 0.5)),
    "limited": Regime(load=1.1, waits=(0.0, 2.0), limited=0.6),
    "udp": Regime(load=1.2, waits=(0.0, 1.0), udp=0.5),
    "malformed": Regime(malformed=0.5),
    "two ports": Regime(load=1.3, waits=(0.0, 1.0), both_ports=True, udp=0.1),
    "idle": Regime(idle=0.02),
    "extreme": Regime(load=1.2, waits=(0.0, 1.0), extreme=0.3, idle=0.02),
}

DESTINATIONS = {1: "10.0.2.9", 2: "10.0.3.9"}


def router(rate: int, arithmetic: str, tested: Tested = XCP) -> RouterModel:
    """Makes a router with two ports of the same capacity, and a third without one."""
    routes = [route("10.0.2.0/24", 1), route("10.0.3.0/24", 2), route("10.0.4.0/24", 3)]
    return RouterModel(routes, {1: rate, 2: rate}, arithmetic, tested)


@dataclass(frozen=True)
class Step:
    """A frame, and what the router is to believe of it."""

    frame: bytes
    seen: Seen


def sequence(link: Link, regime: Regime, seed: str, packets: int, tested: Tested = XCP) -> Iterator[Step]:
    """Yields packets of thirty flows, UDP, ACKs and worse."""
    draw = Random(seed)
    mean_rtt = sum(link.rtts) / 2
    bytes_per_us = link.rate / 8e6
    flows = [(draw.randint(*link.rtts), draw.uniform(0.2, 3.0)) for _ in range(30)]
    shortest_gap = INTERVALS * max(mean_rtt, 5_000) / packets if link.stretched else 0
    clock = draw.uniform(1e5, 1e9)
    for number in range(packets):
        if number in (1, 2, 3):
            clock += INITIAL_US
        size = draw.randint(*link.sizes)
        clock += draw.expovariate(1.0) * max(size / bytes_per_us / regime.load, shortest_gap)
        if draw.random() < regime.idle:
            clock += draw.uniform(1, 100) * mean_rtt
        wait = int(mean_rtt * draw.uniform(*regime.waits))
        seen = Seen(int(clock), wait, draw.randrange(20) if wait else 0)
        port = draw.choice((1, 2)) if regime.both_ports else 1
        ip = {"dst": DESTINATIONS[port], "ttl": draw.choice((2, 64, 255))}
        kind = draw.random()
        if draw.random() < regime.malformed:
            yield Step(malformed(draw, [*DESTINATIONS.values(), "10.0.4.9", "192.0.2.1"]), seen)
        elif kind < regime.udp:
            yield Step(udp(size, **ip), seen)
        elif kind < regime.udp + regime.acks:
            yield Step(tested.ack(max(size, 100), draw.choice((2, 3)), **ip), seen)
        else:
            rtt, share = draw.choice(flows)
            size = max(size, 100)
            cwnd = max(1, int(bytes_per_us * rtt / len(flows) * share))
            asked = UNLIMITED if draw.random() >= regime.limited else draw.randint(-3 * size, 3 * size)
            if draw.random() < regime.unknown_rtt:
                rtt = 0
            if draw.random() < regime.extreme:
                cwnd, rtt, seen = anything(draw), anything(draw), replace(seen, wait_us=anything(draw))
                asked = draw.choice((1, -1)) * (anything(draw) >> 1)
            yield Step(tested.data(size, cwnd, rtt, asked, **ip), seen)


def anything(draw: Random) -> int:
    """Draws any number of 32 bits, the small ones as often as the large ones."""
    return draw.randrange(2 ** draw.randint(1, 32))
