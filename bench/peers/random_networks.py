"""XCP in networks drawn at random, ours beside ns-2's.

Network n is drawn from ``Random(n)``: 2 to 20 flows, 5 to 200 Mbit/s, round trips that are equal, near or
wide. ACKs may be lost, UDP may run beside, and flows start at once, staggered or late. Both sides have the
same description, and hosts as ns-2's agent (Reno, unpaced, links as fast as the bottleneck, no jitter).
Whatever is outside the bounds runs again without one thing after the other. Needs `ns` (apt-get install ns2).
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from statistics import fmean, median

from bench import runner
from bench.peers.feedback_bytes import over_all_bytes, run
from bench.peers.ns2 import VERSION, delivered
from bench.stalls.dumbbells import LAST_S, PACKET_BYTES, STARTS_S, drawn_kbps, drawn_rtt_ms, product_packets
from xcpr.commands.shell.terminal import console
from xcpr.results.tables.table import MB, Table
from xcpr.scenarios import scenario

MAX_KBPS = 200_000
DURATION_S = 60
STEP_S = 0.1
"""Both sides count bytes so often."""
WINDOW_S = 1.0
"""A newcomer has its share when so long a time has brought it."""
SHARED = 0.8
"""A newcomer has its share with so much of the fair one."""
LATE_S = 15.0
"""A newcomer that begins long after the others does so then."""
MAX_MS = 500
MIN_WINDOW = 2
"""Packets that a fair share is at least, on the shortest round trip: below one no window goes."""
UDP_PERIOD_S = 3.0
"""UDP comes and goes so often: the last seconds are whole periods."""
KINDS = [(loss, udp) for loss in ("0%", "5%", "20%") for udp in ("none", "constant", "ON and OFF")]
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
    """The share of ACKs that is lost."""
    udp: float
    """The share of the link that UDP takes on average."""
    duty: float
    """The part of each period for which UDP is ON."""
    duration_s: int = DURATION_S

    @property
    def base_ms(self) -> int:
        """The shortest round trip."""
        return min(flow.rtt_ms for flow in self.flows)

    @property
    def queue_packets(self) -> int:
        """The routers' queues hold so many."""
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
        """Returns the delay of a sender's link one way, ms."""
        return (flow.rtt_ms - self.base_ms) / 2 + 1

    def cells(self) -> tuple[str, ...]:
        """Returns the drawn network as cells."""
        least, most = self.base_ms, max(flow.rtt_ms for flow in self.flows)
        udp = f"{self.udp:.0%}" + (f", ON {self.duty:.0%}" if self.udp and self.duty < 1 else "")
        trips = f"{least}" if least == most else f"{least} to {most}"
        mbps, flows, loss = f"{self.kbps / 1000:.1f}", f"{len(self.flows)}", f"{self.loss:.0%}"
        return (f"{self.number}", mbps, flows, trips, loss, udp, self.starts)


def draw_network(number: int) -> Network:
    """Draws the network of this number."""
    draw = random.Random(number)
    kbps, least = drawn_kbps(draw, MAX_KBPS), drawn_rtt_ms(draw)
    rtts = draw.choice(("equal", "near", "wide"))
    widest = {"equal": 1.0, "near": 2.0, "wide": min(50.0, MAX_MS / least)}[rtts]
    longest = least * widest ** draw.random()
    loss = draw.choice((0.0, 0.0, 0.05, 0.2))
    udp, duty = draw.choice((0.0, 0.0, draw.uniform(0.1, 0.5))), draw.choice((1.0, 0.5))
    most = int(kbps * (1 - udp) * least / (8 * PACKET_BYTES * MIN_WINDOW))
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
class Variant:
    """A run without one thing, or with it in another way, to find what a difference is due to."""

    name: str
    seeds: tuple[int, ...] = (1, 2, 3)
    """They say which ACKs are lost and, in ns-2, when the routers' first timers end."""
    drop_loss: bool = False
    drop_udp: bool = False
    jitter: bool = False
    """Both sides' packets leave late by up to a packet's time."""
    over_all_bytes: bool = False
    """Our routers share negative feedback out over all bytes, as ns-2's do (bench/peers/feedback_bytes.py)."""
    transport: str = "xcp"
    recovery: str = "reno"
    """Our hosts' transport and recovery."""
    pacing: tuple[str, str] = ("0 %", "0 %")
    """Our hosts' shares of pacing, the newcomer's last."""
    router: Mapping[str, str] = field(default_factory=dict)
    """Our routers, as in a scenario."""

    def apply_to(self, network: Network) -> Network:
        """Returns the network that the variant runs in."""
        loss = 0.0 if self.drop_loss else network.loss
        return replace(network, loss=loss, udp=0.0 if self.drop_udp else network.udp)


DRAWN = Variant("as drawn", seeds=(1,))
OTHERS = (
    Variant("other seeds", seeds=tuple(range(2, 8))),
    Variant("no ACK lost", drop_loss=True),
    Variant("no UDP", drop_udp=True),
    Variant("over all bytes", over_all_bytes=True),
    Variant("jitter", jitter=True),
    Variant("both", jitter=True, over_all_bytes=True),
    Variant("XCP-r", transport="xcp-r"),
)


@dataclass(frozen=True)
class Found:
    """A run of either side, by what it delivered."""

    total_mb: float
    shares: tuple[float, ...]
    """Rates of the last seconds, in fair shares."""
    newcomer_s: float | None
    """How long the last one waits for its share; without end where the run ends before."""

    @property
    def uneven(self) -> float:
        """The mean distance from the fair share."""
        return fmean(abs(share - 1) for share in self.shares)


def judge_network(network: Network, counts: Sequence[Sequence[float]]) -> Found:
    """Judges a network by each flow's bytes at every step."""
    fair = network.fair_kbps * 125
    last = round(LAST_S / STEP_S)
    shares = tuple((count[-1] - count[-1 - last]) / (fair * LAST_S) for count in counts)
    waited = None
    if network.starts != "together":
        window, begins = round(WINDOW_S / STEP_S), network.flows[-1].start_s
        count, first = counts[-1], round(begins / STEP_S)
        moments = range(first + window, len(count))
        has = (at for at in moments if count[at] - count[at - window] >= SHARED * fair * WINDOW_S)
        waited = next(has, math.inf) * STEP_S - begins
    return Found(sum(count[-1] for count in counts) / MB, shares, waited)


def of_ns2(network: Network, seed: int, jitter: bool) -> Found:
    """Runs a network in ns-2."""
    ends = f"{network.udp_kbps / 1000}:{UDP_PERIOD_S * network.duty}:{UDP_PERIOD_S}"
    flows = ",".join(f"{network.access_ms(flow)}:{flow.start_s}" for flow in network.flows)
    settings = f"seed={seed} rate={network.kbps / 1000} delay={network.core_ms} buffer={network.queue_packets}"
    settings += f" duration={network.duration_s} step={STEP_S} loss={network.loss} udp={ends} jitter={int(jitter)}"
    return judge_network(network, delivered(f"{settings} flows={flows}"))


def of_ours(network: Network, seed: int, variant: Variant) -> Found:
    """Runs a network in the simulator."""
    agent = {"transport": variant.transport, "recovery": variant.recovery, "packet_size": f"{PACKET_BYTES} bytes"}
    agent |= {"initial_window": "2 packets", "min_rto": "1 s", "initial_rto": "3 s"}
    flows = {
        f"f{number:02}": agent
        | {
            "count": 1,
            "start": f"{flow.start_s * 1000:g} ms",
            "access_delay": f"{network.access_ms(flow):g} ms",
            "pacing": {"share": variant.pacing[flow is network.flows[-1]]},
        }
        for number, flow in enumerate(network.flows)
    }
    rate = f"{network.kbps} kbit/s"
    table = {
        "title": f"Network {network.number}",
        "duration": f"{network.duration_s} s",
        "sample_interval": f"{STEP_S * 1000:g} ms",
        "topology": {"rate": rate, "access_rate": rate, "delay": f"{network.core_ms:g} ms"},
        "router": dict(variant.router),
        "hosts": {"profile": "ns-2", "send_jitter": "100 %" if variant.jitter else "0 %"},
        "queue": {"discipline": "drop-tail", "limit": f"{network.queue_packets} packets"},
        "flows": flows,
        "udp": {"schedule": "none"},
    }
    if network.loss:
        table["loss"] = {"backward": {"model": "random", "probability": f"{network.loss * 100:g} %"}}
    if network.udp:
        udp = {"kind": "periodic", "rate": f"{network.udp * network.kbps:.0f} kbit/s", "period": f"{UDP_PERIOD_S:g} s"}
        table["traffic"] = {"udp": udp | {"duty": f"{network.duty * 100:g} %", "packet_size": agent["packet_size"]}}
    built = scenario.build([("network", table)])
    program = over_all_bytes(built.compiled.text) if variant.over_all_bytes else built.compiled.text
    made = run(built, f"network {network.number}", program, seed, series=True)
    return judge_network(network, [made.series.flows[f"{group}0"].delivered_bytes for group in flows])


@dataclass(frozen=True)
class Pair:
    """Both sides' runs of a network, with one or several seeds."""

    network: Network
    ours: tuple[Found, ...]
    ns2: tuple[Found, ...]

    @property
    def more(self) -> float:
        """Our total beside ns-2's."""
        ours, ns2 = (fmean(found.total_mb for found in side) for side in (self.ours, self.ns2))
        return ours / ns2 - 1

    @property
    def uneven(self) -> tuple[float, float]:
        """The mean distance from fair shares, ours and ns-2's."""
        ours, ns2 = (fmean(found.uneven for found in side) for side in (self.ours, self.ns2))
        return ours, ns2

    @property
    def newcomer_s(self) -> tuple[float, float] | None:
        """How long the newcomer waits, ours and ns-2's, the median over the seeds."""
        if self.network.starts == "together":
            return None
        ours, ns2 = (median(found.newcomer_s or 0.0 for found in side) for side in (self.ours, self.ns2))
        return ours, ns2

    def violated_bounds(self) -> list[str]:
        """Returns the bounds that the pair is outside of."""
        ours_s, ns2_s = self.newcomer_s or (0.0, 0.0)
        kept = {
            "total": abs(self.more) <= TOTAL,
            "shares": self.uneven[0] <= UNEVEN,
            "newcomer": ours_s <= max(TIMES * ns2_s, ns2_s + SECONDS),
        }
        return [name for name, holds in kept.items() if not holds]

    def cell(self, bound: str) -> str:
        """Writes the figure that a bound is of: ours beside ns-2's."""
        if bound == "total":
            return f"{self.more:+.1%}"
        if bound == "shares":
            return " / ".join(f"{part:.0%}" for part in self.uneven)
        return " / ".join(map(seconds, self.newcomer_s or ()))

    def cells(self) -> tuple[str, ...]:
        """Returns a row of figures."""
        totals = (f"{side[0].total_mb:.1f}" for side in (self.ours, self.ns2))
        times = map(seconds, self.newcomer_s) if self.newcomer_s else ("", "")
        return (*totals, f"{self.more:+.1%}", *(f"{part:.1%}" for part in self.uneven), *times)


def seconds(waited: float) -> str:
    """Writes a newcomer's time."""
    return f"{waited:.1f} s" if math.isfinite(waited) else "never"


def compared(network: Network, variant: Variant) -> Pair:
    """Runs both sides of a network."""
    chosen = variant.apply_to(network)
    ours = tuple(of_ours(chosen, seed, variant) for seed in variant.seeds)
    return Pair(chosen, ours, tuple(of_ns2(chosen, seed, variant.jitter) for seed in variant.seeds))


def applies(variant: Variant, network: Network) -> bool:
    """Says whether a variant differs from the network as drawn."""
    return bool(network.udp) if variant.drop_udp or variant.over_all_bytes else bool(network.loss) or variant.jitter


def kind(network: Network) -> tuple[str, str]:
    """Says which row of the summary a network is in."""
    udp = "none" if not network.udp else "constant" if network.duty == 1 else "ON and OFF"
    return f"{network.loss:.0%}", udp


def summary(pairs: Sequence[Pair]) -> Table:
    """Makes a table with a row for each loss and kind of UDP, and one for all."""
    found = {names: [pair for pair in pairs if kind(pair.network) == names] for names in KINDS}
    rows = [summed(*names, those) for names, those in found.items() if those]
    columns = ("ACKs lost", "UDP", "networks", "totals within 5 %", "farthest", "shares within 15 %", "ns-2's")
    columns += ("mean distance", "ns-2's", "newcomers' median", "ns-2's")
    notes = (
        "Farthest: the total that differs most. Shares are those of the last 15 s; a network's distance is the mean of "
        "its flows' from the fair share. A newcomer has its share when one second brings 80 % of it.",
    )
    rows.append(summed("all", "all", pairs))
    return Table("XCP beside ns-2's in random networks", columns, tuple(rows), notes, left=2, name="summary")


def summed(loss: str, udp: str, pairs: Sequence[Pair]) -> tuple[str, ...]:
    """Makes a row of the summary."""
    times = [pair.newcomer_s for pair in pairs if pair.newcomer_s]
    uneven = [pair.uneven for pair in pairs]
    within = [sum(side <= UNEVEN for side in sides) for sides in zip(*uneven, strict=True)]
    totals = f"{sum(abs(pair.more) <= TOTAL for pair in pairs)}", f"{max((pair.more for pair in pairs), key=abs):+.1%}"
    distances = (f"{fmean(side):.1%}" for side in zip(*uneven, strict=True))
    waits = (seconds(median(side)) for side in zip(*times, strict=True)) if times else ("", "")
    return (loss, udp, f"{len(pairs)}", *totals, *map(str, within), *distances, *waits)


def outliers(pairs: Sequence[Pair], pool: ProcessPoolExecutor) -> Table:
    """Makes a table with a row for each bound that a network is outside of, with what it is without one thing or
    another."""
    rows = []
    for pair in (pair for pair in pairs if pair.violated_bounds()):
        network = pair.network
        chosen = [variant for variant in OTHERS if applies(variant, network)]
        made = dict(zip(chosen, pool.map(partial(compared, network), chosen), strict=True))
        for bound in pair.violated_bounds():
            cells = (made[variant].cell(bound) if variant in made else "" for variant in OTHERS)
            rows.append((str(network.number), bound, pair.cell(bound), *cells))
            console.print(*rows[-1], highlight=False)
    columns = ("network", "outside", DRAWN.name, *(variant.name for variant in OTHERS))
    notes = (
        "Totals: ours beside ns-2's. Shares and newcomers: ours / ns-2's. Means, and of newcomers medians, of seeds 1 "
        "to 3; as drawn seed 1, other seeds 2 to 7. Over all bytes: our routers share negative feedback out as ns-2's "
        "do. Jitter: packets leave late by up to a packet's time on both sides. Both: these two. XCP-r: our hosts have "
        "it, ns-2's stay XCP's.",
    )
    return Table("What outliers are due to", columns, tuple(rows), notes, left=2, name="outliers")


def main() -> None:
    """Runs everything, shows the tables, and leaves them as evidence."""
    asked = runner.parse_options(__doc__, networks=(100, "how many"), seed=(1, "the first one's number"))
    networks = map(draw_network, range(asked.seed, asked.seed + asked.networks))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        pairs = []
        for pair in pool.map(partial(compared, variant=DRAWN), networks):
            pairs.append(pair)
            console.print(*pair.network.cells(), "|", *pair.cells(), *pair.violated_bounds(), highlight=False)
        tables = summary(pairs), outliers(pairs, pool)
    columns = ("network", "Mbit/s", "flows", "round trips, ms", "ACKs lost", "UDP", "starts", "MB", "ns-2's")
    columns += ("difference", "distance", "ns-2's", "newcomer", "ns-2's")
    rows = tuple((*pair.network.cells(), *pair.cells()) for pair in pairs)
    every = Table("Every network", columns, rows, left=1, name="networks")
    chosen = f"--networks {asked.networks} --seed {asked.seed}"
    runner.keep(*tables, every, options=chosen, seeds="1; outliers 1-7", remark=VERSION)


if __name__ == "__main__":
    main()
