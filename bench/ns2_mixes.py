"""ns-2's side of the experiment `mixes` (needs `ns`, apt-get install ns2): a run of its XCP in each of the networks.

    .venv/bin/python bench/ns2_mixes.py > scenarios/data/ns2-mixes.json

Two minutes of CPU time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, pairwise
from pathlib import Path

from xcpr.experiments.catalogue import mixes
from xcpr.scenarios import sets
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.traffic import Traffic

SCRIPT = Path(__file__).with_name("xcp_dumbbell.tcl")
STEP_S = 0.1


def network(mix: Scenario) -> list[str]:
    """A scenario's network as the script takes it."""
    (limit, _), topology = mix.queue.limit, mix.topology
    flows = [
        f"{delay / 1e6:g}:{group.start / 1e9:g}"
        for group in (mix.flows["first"], mix.flows["newcomer"])
        for delay in group.access_delays(topology.access_delay)
    ]
    return [
        f"rate={topology.rate / 1e6:g}",
        f"delay={topology.delay / 1e6:g}",
        f"buffer={limit:g}",
        f"duration={mix.duration / 1e9:g}",
        f"step={STEP_S}",
        *(f"udp={udp(source, topology.rate)}" for source in mix.traffic.values()),
        f"flows={','.join(flows)}",
    ]


def udp(source: Traffic, bottleneck_bps: int) -> str:
    """A periodic source: Mbit/s while it is ON, how long it is ON, and its period, s."""
    period_s = source.period / 1e9
    return f"{source.rate_bps(bottleneck_bps) / source.duty / 1e6:g}:{source.duty * period_s:g}:{period_s:g}"


def run(mix: Scenario) -> mixes.Measured:
    """One run of ns-2."""
    done = subprocess.run(["ns", str(SCRIPT), *network(mix)], check=True, capture_output=True, text=True)
    samples = [[int(word) for word in line.split()[1:]] for line in done.stdout.splitlines() if line[:1].isdigit()]
    return mixes.measured(mix, STEP_S, [unwrapped(counts) for counts in zip(*samples, strict=True)])


def unwrapped(counts: tuple[int, ...]) -> list[int]:
    """A counter of 32 bits without its turns: ns-2's `bytes_` is an int."""
    return list(accumulate(((after - before) % (1 << 32) for before, after in pairwise(counts)), initial=counts[0]))


def main() -> None:
    """Prints the figures of every network."""
    if not shutil.which("ns"):
        sys.exit("ns2_mixes.py: no `ns` here; apt-get install ns2")
    networks = {part: {one.case: one.scenario() for one in sets.load(part).runs} for part in mixes.EXPERIMENT.parts}
    with ThreadPoolExecutor() as pool:
        made = {part: dict(zip(cases, pool.map(run, cases.values()), strict=True)) for part, cases in networks.items()}
    print(mixes.as_json(made), end="")


if __name__ == "__main__":
    main()
