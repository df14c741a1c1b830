"""A newcomer from far away that begins up to 19 ms later.

Round trips of 14 and 194 ms, twenty starts 1 ms apart, ours and ns-2's (``random_networks.py`` has both). Four CPU
minutes; apt-get install ns2.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from statistics import median

from bench import runner
from bench.peers.ns2 import VERSION
from bench.peers.random_networks import Flow, Network, Variant, of_ns2, of_ours, seconds
from xcpr.results.tables.table import Table

RATES = (20, 100)
"""Mbit/s."""
START_S = 5.0
DURATION_S = 25
PHASES_MS = range(20)
PACED = "120 %"
TABLE = {"arithmetic": "table"}
TOFINO = {"target": "tofino"}
OURS = (
    Variant("XCP, exact"),
    Variant("XCP, exact, over all bytes", over_all_bytes=True),
    Variant("XCP, exact, jitter", jitter=True),
    Variant("XCP, exact, newcomer paced", pacing=("0 %", PACED)),
    Variant("XCP, table", router=TABLE),
    Variant("XCP, table, over all bytes", router=TABLE, over_all_bytes=True),
    Variant("XCP, table, jitter", router=TABLE, jitter=True),
    Variant("XCP, table, newcomer paced", router=TABLE, pacing=("0 %", PACED)),
    Variant("XCP, Tofino", router=TOFINO),
    Variant("XCP, Tofino, jitter", router=TOFINO, jitter=True),
    Variant("XCP-r by default", transport="xcp-r", recovery="rack", pacing=(PACED, PACED), jitter=True),
)


def network(rate: int, phase_ms: int) -> Network:
    """Makes a network of a near flow, and a newcomer from far away."""
    flows = (Flow(14, 0.0), Flow(194, START_S + phase_ms / 1000))
    return Network(0, rate * 1000, "wide", "late", flows, loss=0.0, udp=0.0, duty=1.0, duration_s=DURATION_S)


def waited(rate: int, variant: Variant | None, phase_ms: int) -> float:
    """Returns how long the newcomer waits for its share, s; without a variant in ns-2."""
    chosen = network(rate, phase_ms)
    found = of_ours(chosen, 1, variant) if variant else of_ns2(chosen, 1, jitter=False)
    assert found.newcomer_s is not None
    return found.newcomer_s


def row(rate: int, variant: Variant | None, times: Sequence[float]) -> runner.Row:
    """Makes a row of the least, the median and the most over the phases."""
    name, middle = variant.name if variant else "ns-2", median(times)
    return (f"{rate}", name, *map(seconds, (min(times), middle, max(times))), f"{max(times) / middle:.2f}")


def main() -> None:
    """Runs everything, shows the table, and leaves it as evidence."""
    columns = ("Mbit/s", "row", "least", "median", "most", "most / median")
    notes = (
        "Until one second brings the newcomer 80 % of its fair share, over twenty starts 1 ms apart. XCP: as ns-2's "
        "agent, Reno and unpaced.",
    )
    waits = runner.spread(waited, itertools.product(RATES, (None, *OURS)), PHASES_MS)
    rows = runner.print_rows(row(*kind, times) for kind, times in waits)
    table = Table("A far-away newcomer's wait, by its start", columns, rows, notes, left=2, name="phases")
    runner.keep(table, seeds="1", remark=VERSION)


if __name__ == "__main__":
    main()
