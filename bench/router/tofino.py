"""The Tofino program beside v1model's: what it costs on dumbbells, and what it makes of random frames.

    python bench/router/tofino.py [--seeds 1-5] [--frames 1000000]

Exits with 1 after a frame that no rule explains.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

from bench import runner
from xcpr.io.paths import ROOT
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.programs import program
from xcpr.worlds import sim

sys.path.append(str(ROOT / "tests/helpers"))
import tna_judged

BATCH = 10_000
"""Frames that one pair of routers gets, whose Tofino has a clock of its own."""


START_S = 2.0
"""The time that a run takes to fill its bottleneck, at most; a short run is mostly that."""


@dataclass(frozen=True)
class Dumbbell:
    """The demo's at another rate: ten flows of XCP-r, UDP, 12 % of the ACKs lost."""

    gigabits: int
    packet_bytes: int
    seconds: int
    udp: str = "mild"
    """The schedule's name: up to 18 % of the bottleneck, or half of it."""
    delay_ms: int = 50
    """The delay of the bottleneck, one way; the access links add 2 ms each way."""

    def run(self, seed: int, *more: str) -> Result:
        """Does one run, whose queue is as large in proportion to the rate as the paper's."""
        rate = f"{self.gigabits} Gbit/s"
        settings = [
            *(f"topology.rate={rate}", f"topology.access_rate={rate}", f"topology.delay={self.delay_ms} ms"),
            *(f"flows.main.packet_size={self.packet_bytes} bytes", f"udp.schedule={self.udp}"),
            *(f"queue.limit={self.gigabits * 2300} kB", f"duration={self.seconds} s"),
        ]
        return sim.execute(scenario.load("demo", [*settings, *more]), seed, "demo")

    def __str__(self) -> str:
        """Names rate, UDP and round trip."""
        return f"{self.gigabits} Gbit/s, {self.udp}, {2 * self.delay_ms + 4} ms"


DUMBBELLS = (
    *(Dumbbell(1, 1500, 10), Dumbbell(1, 1500, 10, "half", 100)),
    *(Dumbbell(10, 9000, 10), Dumbbell(100, 9000, 5)),
)
TOFINO = "router.target=tofino"


def figures(dumbbell: Dumbbell, seed: int, *more: str) -> list[float]:
    """Returns the figures of a run: utilisation, the same after the start, Jain's index, the mean queue in bytes,
    drops. The last is the routers' passes per CPU second, hosts included.
    """
    made = dumbbell.run(seed, *more)
    (channel,) = made.series.channels.values()
    first = next(place for place, at in enumerate(made.series.time_s) if at >= START_S)
    sent = channel.sent_bytes[-1] - channel.sent_bytes[first]
    could = dumbbell.gigabits * 1e9 / 8 * (made.series.time_s[-1] - made.series.time_s[first])
    totals = made.totals
    passes = totals.pipeline_passes / totals.cpu_s
    return [totals.utilisation, sent / could, totals.jain, totals.queue_mean_bytes, float(totals.drops), passes]


def compared(seeds: Sequence[int]) -> Iterator[runner.Row]:
    """Runs every dumbbell with both routers, means over the seeds; a process for each of the machine's cores."""
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        runs = {
            (dumbbell, more): [pool.submit(figures, dumbbell, seed, *more) for seed in seeds]
            for dumbbell in DUMBBELLS
            for more in ((), (TOFINO,))
        }
        for dumbbell in DUMBBELLS:
            v1model, tofino = (
                [fmean(figure) for figure in zip(*(run.result() for run in runs[dumbbell, more]), strict=True)]
                for more in ((), (TOFINO,))
            )
            used, later, fair, queue, drops, passes = zip(v1model, tofino, strict=True)
            yield (
                str(dumbbell),
                f"{dumbbell.seconds} s",
                f"{used[0]:.2%}",
                f"{100 * (used[1] - used[0]):+.2f}",
                f"{100 * (later[1] - later[0]):+.2f}",
                f"{fair[0]:.4f}",
                f"{fair[1] - fair[0]:+.4f}",
                f"{queue[0] / 1e3:.0f}",
                f"x {queue[1] / queue[0]:.2f}",
                f"{drops[0]:.0f}",
                f"{drops[1]:.0f}",
                f"{passes[0] / 1e6:.2f}",
                f"x {passes[1] / passes[0]:.2f}",
            )


def prices(seeds: Sequence[int]) -> Table:
    """Makes a table of the price of a Tofino's routers."""
    columns = ("rate, UDP, round trip", "time", "utilisation", "on a Tofino, points", f"after {START_S:g} s, points")
    columns += ("Jain", "on a Tofino", "mean queue, kB", "on a Tofino", "drops", "on a Tofino")
    columns += ("million passes a CPU second", "on a Tofino")
    note = "Asked: 2 points, 0.02 of Jain's index, 1.2 times the queue, half the passes."
    title, rows = "A Tofino's routers beside v1model's exact ones", runner.print_rows(compared(seeds))
    return Table(title, columns, rows, (note,), name="prices")


def frames(count: int) -> Table:
    """Judges so many random frames, in batches; raises ``tna_judged.Different``."""
    began, counts = time.process_time(), Counter[str]()
    for seed, first in enumerate(range(0, count, BATCH)):
        counts += tna_judged.judge_frames(min(BATCH, count - first), seed)
    rules = (tna_judged.SAME_BYTES, tna_judged.SAME_REASON, tna_judged.LENGTH)
    rows = (*((rule, f"{counts[rule]:,}") for rule in rules), ("what no rule explains", "0"))
    note = f"{count:,} frames in {time.process_time() - began:.0f} s of CPU time."
    return Table("Random frames through both", ("what became of a frame", "frames"), rows, (note,), name="frames")


def main() -> None:
    """Makes both tables; ends with 1 after a frame that no rule explains."""
    asked = runner.parse_options(__doc__, seeds=("1-5", "of the dumbbells"), frames=(1_000_000, "random ones"))
    try:
        seeds = sets.parse_seeds(asked.seeds)
    except ValueError as error:
        sys.exit(f"--seeds: {error}")
    try:
        tables = prices(seeds), frames(asked.frames)
    except tna_judged.Different as difference:
        sys.exit(f"bench/router/tofino.py: {difference}")
    versions = program.select("xcp", "table", "tofino").versions
    remark = f"Of times: {runner.machine()}"
    runner.keep(*tables, seeds=sets.format_seeds(seeds), remark=remark, versions=versions)


if __name__ == "__main__":
    main()
