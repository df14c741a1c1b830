"""The Tofino program beside v1model's: what it costs on dumbbells, and what it makes of random frames.

    python bench/tofino.py [--seeds 1-3] [--frames 1000000]

Leaves its tables in results/tofino/, for ``xcpr docs results/tofino``. Exits with 1 after a frame that no rule
explains.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from xcpr import program
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results import assembly
from xcpr.results.result import Result
from xcpr.results.table import Table
from xcpr.scenarios import scenario, sets
from xcpr.worlds import sim

sys.path.insert(0, str(ROOT / "tests"))

import tna_judged

FOLDER = ROOT / "results" / "tofino"
BATCH = 10_000
"""Frames that one pair of routers gets, whose Tofino has a clock of its own."""


@dataclass(frozen=True)
class Dumbbell:
    """The demo's at another rate: ten flows of XCP-r, round trips of 104 ms, UDP up to 18 %, 12 % of the ACKs lost."""

    gigabits: int
    packet_bytes: int
    seconds: int

    def run(self, seed: int, *more: str) -> Result:
        """One run, whose queue is as large in proportion to the rate as the paper's."""
        rate = f"{self.gigabits} Gbit/s"
        settings = [
            *(
                f"topology.rate={rate}",
                f"topology.access_rate={rate}",
                f"flows.main.packet_size={self.packet_bytes} bytes",
            ),
            *(f"queue.limit={self.gigabits * 2300} kB", f"duration={self.seconds} s"),
        ]
        return sim.execute(scenario.load("demo", [*settings, *more]), seed, "demo", series=False)


DUMBBELLS = (Dumbbell(1, 1500, 10), Dumbbell(10, 9000, 10), Dumbbell(100, 9000, 5))


def prices(seeds: Sequence[int]) -> Table:
    """Every dumbbell with both routers, means over the seeds."""
    rows = []
    for dumbbell in DUMBBELLS:
        v1model, tofino = (
            [dumbbell.run(seed, *more).totals for seed in seeds] for more in ((), ("router.target=tofino",))
        )
        used, fair, queue, drops = (
            [fmean(getattr(totals, figure) for totals in made) for made in (v1model, tofino)]
            for figure in ("utilisation", "jain", "queue_mean_bytes", "drops")
        )
        rows.append(
            (
                *(f"{dumbbell.gigabits} Gbit/s", f"{dumbbell.seconds} s"),
                *(f"{used[0]:.2%}", f"{100 * (used[1] - used[0]):+.2f}"),
                *(f"{fair[0]:.4f}", f"{fair[1] - fair[0]:+.4f}"),
                *(f"{queue[0] / 1e3:.0f}", f"x {queue[1] / queue[0]:.2f}"),
                *(f"{drops[0]:.0f}", f"{drops[1]:.0f}"),
            )
        )
        print(*rows[-1], sep="  ", flush=True)
    return Table(
        "A Tofino's routers beside v1model's exact ones",
        (
            *(
                "rate",
                "time",
                "utilisation",
                "on a Tofino, points",
                "Jain",
                "on a Tofino",
                "mean queue, kB",
                "on a Tofino",
            ),
            *("drops", "on a Tofino"),
        ),
        tuple(rows),
        name="prices",
        notes=("Asked: 2 points, 0.02 of Jain's index, 1.2 times the queue.",),
    )


def frames(count: int) -> Table:
    """So many random frames, in batches; raises ``tna_judged.Different``."""
    began, counts = time.process_time(), Counter[str]()
    for seed, first in enumerate(range(0, count, BATCH)):
        counts += tna_judged.judged(min(BATCH, count - first), seed)
    rules = (tna_judged.SAME_BYTES, tna_judged.SAME_REASON, tna_judged.LENGTH)
    return Table(
        "Random frames through both",
        ("what became of a frame", "frames"),
        (*((rule, f"{counts[rule]:,}") for rule in rules), ("what no rule explains", "0")),
        name="frames",
        notes=(f"{count:,} frames in {time.process_time() - began:.0f} s of CPU time.",),
    )


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", default="1-3", help="of the dumbbells (default 1-3)")
    parser.add_argument("--frames", type=int, default=1_000_000, help="random frames (default 1,000,000)")
    asked = parser.parse_args()
    try:
        seeds = sets.parse_seeds(asked.seeds)
    except ValueError as error:
        parser.error(f"--seeds: {error}")
    try:
        made = [prices(seeds), frames(asked.frames)]
    except tna_judged.Different as difference:
        print(f"bench/tofino.py: {difference}", file=sys.stderr)
        return 1
    for table in made:
        table.show(console)
    evidence = docs.Evidence(
        schema=docs.SCHEMA,
        name=FOLDER.name,
        command=".venv/bin/python bench/tofino.py",
        seeds=sets.format_seeds(seeds),
        remark=f"Of times: {docs.machine()}.",
        versions=assembly.versions(program.of("xcp", "table", "tofino")),
        tables=made,
    )
    docs.write(FOLDER / docs.FILE, evidence)
    return 0


if __name__ == "__main__":
    sys.exit(main())
