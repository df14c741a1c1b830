"""XCP in networks drawn at random, ours beside ns-2's: ``.venv/bin/python bench/random_networks.py``.

Network n is drawn from ``Random(n)``: 2 to 20 flows, 5 to 200 Mbit/s, round trips that are equal, near or wide, ACKs
that are lost, UDP beside, starts at once, staggered or late. Both sides have the same description, and hosts as ns-2's
agent (Reno, unpaced, links as fast as the bottleneck, no jitter). Whatever is outside the bounds runs again without one
thing after the other. For the pages: ``xcpr docs results/random-networks``. Needs `ns` (apt-get install ns2).
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from statistics import fmean, median

from dumbbells import LAST_S, PACKET_BYTES, STARTS_S, drawn_kbps, drawn_rtt_ms, product_packets
from mixes import counts_of_ns2

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import MB, Table
from xcpr.scenarios import scenario
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "random-networks"
MOST_KBPS = 200_000
DURATION_S = 60
STEP_S = 0.1
"""Of both sides' counts of bytes."""
WINDOW_S = 1.0
"""A newcomer has its share when so long a time has brought it."""
SHARED = 0.8
"""Of the fair share."""
LATE_S = 15.0
"""A newcomer that begins long after the others does so then."""
LONGEST_MS = 500
LEAST_WINDOW = 2
"""Packets that a fair share is at least, on the shortest round trip: below one no window goes."""
UDP_PERIOD_S = 3.0
"""Of UDP that comes and goes: the last seconds are whole periods."""
TOTAL, UNEVEN, TIMES, SECONDS = 0.05, 0.15, 1.5, 1.0
"""Bounds: totals beside ns-2's, the mean distance from fair shares, newcomers' times beside ns-2's and seconds more."""


@dataclass(frozen=True)
class Flow:
    """A flow's round trip without a queue, and its start."""

    rtt_ms: int
    start_s: float


@dataclass(frozen=True)
class Network:
    """A bottleneck with one bandwidth-delay product at the mean round trip as its queue, and flows with a host each."""

    number: int
    kbps: int
    rtts: str
    starts: str
    flows: tuple[Flow, ...]
    loss: float
    """Of ACKs."""
    udp: float
    """Of the rate, on average."""
    duty: float
    """Of each period, for which UDP is ON."""

    @property
    def base_ms(self) -> int:
        """The shortest round trip."""
        return min(flow.rtt_ms for flow in self.flows)

    @property
    def queue_packets(self) -> int:
        """Of the routers."""
        return product_packets(self.kbps, Fraction(sum(flow.rtt_ms for flow in self.flows), len(self.flows)))

    @property
    def fair_kbps(self) -> float:
        """A flow's fair share of what UDP leaves."""
        return self.kbps * (1 - self.udp) / len(self.flows)

    @property
    def core_ms(self) -> float:
        """One way, of the bottleneck; hosts of the shortest round trip are 1 ms away at either end."""
        return self.base_ms / 2 - 2

    @property
    def udp_kbps(self) -> float:
        """The rate of UDP while it is ON."""
        return self.kbps * self.udp / self.duty

    def access_ms(self, flow: Flow) -> float:
        """One way, of a sender's link."""
        return (flow.rtt_ms - self.base_ms) / 2 + 1

    def shown(self) -> tuple[str, ...]:
        """What was drawn."""
        least, most = self.base_ms, max(flow.rtt_ms for flow in self.flows)
        udp = f"{self.udp:.0%}" + (f", ON {self.duty:.0%}" if self.udp and self.duty < 1 else "")
        return (
            str(self.number),
            f"{self.kbps / 1000:.1f}",
            str(len(self.flows)),
            f"{least}" if least == most else f"{least} to {most}",
            f"{self.loss:.0%}",
            udp,
            self.starts,
        )


def drawn(number: int) -> Network:
    """The network of this number."""
    draw = random.Random(number)
    kbps, least = drawn_kbps(draw, MOST_KBPS), drawn_rtt_ms(draw)
    rtts = draw.choice(("equal", "near", "wide"))
    widest = {"equal": 1.0, "near": 2.0, "wide": min(50.0, LONGEST_MS / least)}[rtts]
    longest = least * widest ** draw.random()
    loss = draw.choice((0.0, 0.0, 0.05, 0.2))
    udp, duty = draw.choice((0.0, 0.0, draw.uniform(0.1, 0.5))), draw.choice((1.0, 0.5))
    most = int(kbps * (1 - udp) * least / (8 * PACKET_BYTES * LEAST_WINDOW))
    count = max(2, min(draw.randint(2, 20), most))
    waits = [least, longest] + [least * (longest / least) ** draw.random() for _ in range(count - 2)]
    draw.shuffle(waits)
    starts = draw.choice(("together", "staggered", "late"))
    if starts == "staggered":
        at = sorted(draw.uniform(0, STARTS_S) for _ in waits)
    else:
        at = [draw.uniform(0, 0.1) for _ in waits]
        at[-1] = LATE_S + at[-1] if starts == "late" else at[-1]
    flows = tuple(Flow(round(wait), round(start, 3)) for wait, start in zip(waits, at, strict=True))
    return Network(number, kbps, rtts, starts, flows, loss, round(udp, 2), duty)


@dataclass(frozen=True)
class Found:
    """What a run of either side delivered."""

    total_mb: float
    shares: tuple[float, ...]
    """Of the last seconds, in fair shares."""
    newcomer_s: float | None
    """How long the last one waits for its share; longer than the run where it never has it."""

    @property
    def uneven(self) -> float:
        """The mean distance from the fair share."""
        return fmean(abs(share - 1) for share in self.shares)


def judged(network: Network, counts: Sequence[Sequence[float]]) -> Found:
    """Each flow's bytes at every step."""
    fair = network.fair_kbps * 125
    last = round(LAST_S / STEP_S)
    shares = tuple((count[-1] - count[-1 - last]) / (fair * LAST_S) for count in counts)
    waited = None
    if network.starts != "together":
        window, begins = round(WINDOW_S / STEP_S), network.flows[-1].start_s
        count, first = counts[-1], round(begins / STEP_S)
        moments = range(first + window, len(count))
        has = (at for at in moments if count[at] - count[at - window] >= SHARED * fair * WINDOW_S)
        waited = next(has, len(count) * 10) * STEP_S - begins
    return Found(sum(count[-1] for count in counts) / MB, shares, waited)


def of_ns2(network: Network, seed: int = 1) -> Found:
    """A network in ns-2."""
    ends = f"{network.udp_kbps / 1000}:{UDP_PERIOD_S * network.duty}:{UDP_PERIOD_S}"
    settings = {
        "seed": seed,
        "rate": network.kbps / 1000,
        "delay": network.core_ms,
        "buffer": network.queue_packets,
        "duration": DURATION_S,
        "step": STEP_S,
        "loss": network.loss,
        "udp": ends,
        "flows": ",".join(f"{network.access_ms(flow)}:{flow.start_s}" for flow in network.flows),
    }
    return judged(network, list(zip(*(counts for _, counts in counts_of_ns2(settings)), strict=True)))


def of_ours(network: Network, *settings: str, seed: int = 1) -> Found:
    """A network in the simulator; ``settings`` of flows begin with ``flows.*``."""
    flows = {
        f"f{number:02}": {
            "count": 1,
            "start": f"{flow.start_s * 1000:g} ms",
            "access_delay": f"{network.access_ms(flow):g} ms",
            "transport": "xcp",
            "recovery": "reno",
            "packet_size": f"{PACKET_BYTES} bytes",
            "initial_window": "2 packets",
            "min_rto": "1 s",
            "initial_rto": "3 s",
            "pacing": {"share": "0 %"},
        }
        for number, flow in enumerate(network.flows)
    }
    table = {
        "title": f"Network {network.number}",
        "duration": f"{DURATION_S} s",
        "sample_interval": f"{STEP_S * 1000:g} ms",
        "topology": {
            "rate": f"{network.kbps} kbit/s",
            "access_rate": f"{network.kbps} kbit/s",
            "delay": f"{network.core_ms:g} ms",
        },
        "hosts": {"send_jitter": "0 %"},
        "queue": {"discipline": "drop-tail", "limit": f"{network.queue_packets} packets"},
        "flows": flows,
        "udp": {"schedule": "none"},
    }
    if network.loss:
        table["loss"] = {"backward": {"model": "random", "probability": f"{network.loss * 100:g} %"}}
    if network.udp:
        source = {"kind": "cbr", "rate": f"{network.udp_kbps:.0f} kbit/s", "packet_size": f"{PACKET_BYTES} bytes"}
        if network.duty < 1:
            source |= {"kind": "periodic", "rate": f"{network.udp * network.kbps:.0f} kbit/s"}
            source |= {"period": f"{UDP_PERIOD_S:g} s", "duty": f"{network.duty * 100:g} %"}
        table["traffic"] = {"udp": source}
    each = [setting.replace("flows.*", f"flows.{group}") for setting in settings for group in flows]
    made = sim.execute(
        scenario.build([("network", table), *scenario.override_layers(list(dict.fromkeys(each)))]), seed, "network"
    )
    return judged(network, [made.series.flows[f"{group}0"].delivered_bytes for group in flows])


@dataclass(frozen=True)
class Pair:
    """A network and what both sides made of it."""

    network: Network
    ours: Found
    ns2: Found

    @property
    def more(self) -> float:
        """Our total beside ns-2's."""
        return self.ours.total_mb / self.ns2.total_mb - 1

    def outside(self) -> list[str]:
        """The bounds that it is outside of."""
        times = (self.ours.newcomer_s or 0.0, self.ns2.newcomer_s or 0.0)
        kept = {
            "total": abs(self.more) <= TOTAL,
            "shares": self.ours.uneven <= UNEVEN,
            "newcomer": times[0] <= max(TIMES * times[1], times[1] + SECONDS),
        }
        return [name for name, holds in kept.items() if not holds]

    def shown(self) -> tuple[str, ...]:
        """A row of figures."""
        return (
            f"{self.ours.total_mb:.1f}",
            f"{self.ns2.total_mb:.1f}",
            f"{self.more:+.1%}",
            f"{self.ours.uneven:.1%}",
            f"{self.ns2.uneven:.1%}",
            waited(self.ours),
            waited(self.ns2),
        )


def waited(found: Found) -> str:
    """A newcomer's time, s."""
    if found.newcomer_s is None:
        return ""
    return f"{found.newcomer_s:.1f}" if found.newcomer_s < DURATION_S else "never"


def compared(network: Network) -> Pair:
    """Both sides of it."""
    return Pair(network, of_ours(network), of_ns2(network))
