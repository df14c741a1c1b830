"""Flows that starve by the phases of packets.

NewReno and CUBIC in dumbbells drawn at random (``dumbbells.py``), with and without send jitter, with access links as
fast as the bottleneck and ten times as fast. The same networks go through ns-2 where it is installed (apt-get install
ns2). A flow is dead that has less than a hundredth of its fair share over the last 15 s. Five CPU minutes.
"""

from __future__ import annotations

import itertools
import shutil
from statistics import fmean, median

from bench import runner
from bench.peers import ns2
from bench.stalls.dumbbells import LAST_S, Dumbbell, dead_of, draw_dumbbells
from xcpr.results.statistics import jain
from xcpr.results.tables.table import Table

NETWORKS = draw_dumbbells("phases", 20, 200_000, 60)
TRANSPORTS = {"newreno": "newreno", "cubic": "linux-cubic"}
"""Ours, and ns-2's of the same rules."""
ACCESS = (1, 10)
"""Times the bottleneck's rate."""
JITTERS = (0, 50, 100)
"""Percent of a packet's time."""


def shares(transport: str, access: int, jitter: int, network: Dumbbell) -> list[float]:
    """Returns the flows' fair shares over the last seconds."""
    rate = f"topology.access_rate={access * network.rate_kbps} kbit/s"
    return network.shares(network.scenario(transport, rate, f"hosts.send_jitter={jitter} %"))


def ns2_shares(transport: str, access: int, jitter: int, network: Dumbbell) -> list[float]:
    """Returns the same of ns-2, whose jitter is ``overhead_`` of its senders."""
    rate_mbps = network.rate_kbps / 1000
    flows = ",".join(f"{delay:g}:{start:g}" for delay, start in network.senders())
    settings = f"protocol={TRANSPORTS[transport]} rate={rate_mbps:g} access={access * rate_mbps:g} flows={flows}"
    settings += f" delay={network.core_ms:g} buffer={network.queue_packets} jitter={jitter / 100:g}"
    counts = ns2.delivered(f"{settings} duration={network.duration_s} step={LAST_S}")
    return [(flow[-1] - flow[-2]) / network.fair_bytes for flow in counts]


WORLDS = {"xcpr": shares, "ns-2": ns2_shares}


def measure_shares(world: str, transport: str, access: int, jitter: int, network: Dumbbell) -> list[float]:
    """Returns the shares in one of the simulators."""
    return WORLDS[world](transport, access, jitter, network)


def row(world: str, transport: str, access: int, jitter: int, runs: list[list[float]]) -> runner.Row:
    """Makes a row: how many runs and flows are dead, and how even the shares are."""
    figures = f"{median(map(min, runs)):.2f}", f"{fmean(map(jain, runs)):.3f}"
    return (world, transport, f"{access} x", f"{jitter} %", *dead_of(runs), *figures)


def main() -> None:
    """Shows and keeps what all runs found."""
    worlds = WORLDS if shutil.which("ns") else ("xcpr",)
    kinds = itertools.product(worlds, TRANSPORTS, ACCESS, JITTERS)
    rows = tuple(row(*kind, runs) for kind, runs in runner.spread(measure_shares, kinds, NETWORKS))
    columns = ("simulator", "transport", "access links", "jitter", "runs with dead flows", "dead flows")
    columns += ("least share", "Jain")
    caption = "Shares of the last 15 s, in fair shares; the least of a run, its median over the runs; Jain's mean."
    table = Table("Dead flows in dumbbells drawn at random", columns, rows, (caption,), left=4, name="dead")
    runner.keep(table, seeds="1", remark=ns2.VERSION)


if __name__ == "__main__":
    main()
