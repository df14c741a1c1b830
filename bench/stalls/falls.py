"""How long flows stall when a link's capacity falls, where the router learns the new capacity and where it does not.

A link of the demo's dumbbell falls to a part of its capacity after 5 of 20 s, without loss and cross traffic.
Each has ``runs`` with XCP and XCP-r. Timeouts double up to 60 s, as experiments have them, and up to 1 s, as
``xcpr send`` has them. A run's stall is the longest time in which one of its flows delivers nothing. Two CPU minutes.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from bench import runner
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import sim

TRANSPORTS = ("xcp", "xcp-r")
ROUTER_IS_CONFIGURED = ("yes", "no")
"""Whether the router learns the new capacity."""
MAX_TIMEOUTS = ("60 s", "1 s")
MAX_RECOVERY_S = 2.0
WORST = 2


@dataclass(frozen=True)
class Fall:
    """A link, Mbit/s before and the part of it that is left, and the flows on it."""

    rate: int
    part: int
    delay_ms: int
    queue_packets: int
    flows: int

    @property
    def settings(self) -> list[str]:
        """The settings in which it differs from the demo."""
        return [
            "duration=20 s",
            "udp.schedule=none",
            "loss.backward.model=none",
            f"topology.rate={self.rate} Mbit/s",
            f"topology.delay={self.delay_ms} ms",
            f"queue.limit={self.queue_packets} packets",
            f"flows.main.count={self.flows}",
            "path_changes.fall.at=5 s",
            f"path_changes.fall.rate={self.rate / self.part:g} Mbit/s",
        ]


def runs() -> list[Fall]:
    """Returns all falls that are tried."""
    links = ((60, 10), (200, 10), (100, 4), (100, 20))
    grid = itertools.product(links, (2, 10, 40), (50, 200, 800), (1, 3, 10))
    return [Fall(*link, delay, queue, flows) for link, delay, queue, flows in grid]


def stall(transport: str, configured: str, max_rto: str, fall: Fall) -> float:
    """Returns the longest time in which a flow delivers nothing, seconds."""
    flows = [f"flows.main.transport={transport}", f"flows.main.max_rto={max_rto}"]
    router = f"path_changes.fall.update_routers={'true' if configured == 'yes' else 'false'}"
    chosen = scenario.load("demo", [*fall.settings, *flows, router])
    return sim.execute(chosen, 1, "falls", series=False).totals.longest_stall_s


def row(transport: str, configured: str, max_rto: str, stalls: Sequence[float]) -> runner.Row:
    """Makes a row: how many stalls are longer than asked, and how long they are."""
    ordered, long = sorted(stalls), sum(stall > MAX_RECOVERY_S for stall in stalls)
    middle, longest = ordered[len(ordered) // 2], ordered[-1]
    return (transport, configured, max_rto, f"{len(stalls)}", f"{long}", f"{middle:.2f} s", f"{longest:.2f} s")


def main() -> None:
    """Shows and keeps what all runs found, and the worst of each transport."""
    falls = runs()
    kinds = itertools.product(TRANSPORTS, ROUTER_IS_CONFIGURED, MAX_TIMEOUTS)
    found = dict(runner.spread(stall, kinds, falls))
    columns = (
        "transport",
        "router configured",
        "max_rto",
        "runs",
        f"stalls above {MAX_RECOVERY_S:g} s",
        "median",
        "longest",
    )
    rows = tuple(row(*kind, stalls) for kind, stalls in found.items())
    worst = []
    for kind, stalls in found.items():
        for longest, fall in sorted(zip(stalls, falls, strict=True), key=lambda pair: -pair[0])[:WORST]:
            of_link = f"{fall.rate} to {fall.rate / fall.part:g}", f"{fall.delay_ms} ms"
            worst.append((*kind, *of_link, f"{fall.queue_packets}", f"{fall.flows}", f"{longest:.2f} s"))
    of_one = ("transport", "router configured", "max_rto", "Mbit/s", "delay", "queue, packets", "flows", "stall")
    runner.keep(
        Table("Stalls after a fall of capacity", columns, rows, left=3, name="stalls"),
        Table("The longest of them", of_one, tuple(worst), left=4, name="longest"),
        seeds="1",
    )


if __name__ == "__main__":
    main()
