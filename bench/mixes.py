"""Flows with unlike round trips on one link, ours beside ns-2's: ``.venv/bin/python bench/mixes.py``.

A newcomer begins 5 s after the others; each mix says how far away everybody is. Ours run with every arithmetic as
ns-2's agent is (Reno, no pacing), and as XCP-r by its defaults. For the pages: ``xcpr docs results/mixes``. A minute;
ns-2's rows need `ns` (apt-get install ns2).
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.result import Result
from xcpr.results.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "mixes"
SCRIPT = Path(__file__).with_suffix(".tcl")
ROUTERS = {
    "exact": ["router.arithmetic=exact"],
    "table": ["router.arithmetic=table"],
    "tofino": ["router.target=tofino"],
}
HOSTS = {
    "xcp": ["{group}.transport=xcp", "{group}.recovery=reno", "{group}.pacing.share=0 %"],
    "xcp-r": ["{group}.transport=xcp-r", "{group}.recovery=rack", "{group}.pacing.share=120 %"],
}
"""Hosts as ns-2's agent, and XCP-r by its defaults."""
STEP_S = 2.0
START_S = 5.0
"""The newcomer begins then."""


@dataclass(frozen=True)
class Mix:
    """A link of some Mbit/s and packets, and senders whose links take some ms one way; the last one is the newcomer."""

    rate: int
    queue: int
    duration_s: int
    first_ms: tuple[float, ...]
    newcomer_ms: float
    delay_ms: float = 5

    @property
    def flows(self) -> int:
        """How many share the link."""
        return len(self.first_ms) + 1

    def settings(self) -> list[str]:
        """The mix as scenarios/mixes.toml has it."""
        near, far = self.first_ms[0], self.first_ms[-1]
        return [
            f"topology.rate={self.rate} Mbit/s",
            f"topology.access_rate={self.rate} Mbit/s",
            f"topology.delay={self.delay_ms} ms",
            f"queue.limit={self.queue} packets",
            f"duration={self.duration_s} s",
            f"flows.near.count={len(self.first_ms)}",
            f"flows.near.access_delay={near} ms" + (f" - {far} ms" if far != near else ""),
            f"flows.far.access_delay={self.newcomer_ms} ms",
        ]


MIXES = {
    "near, then far, 20 Mbit/s": Mix(20, 200, 17, (1,), 91),
    "near, then far, 100 Mbit/s": Mix(100, 1000, 15, (1,), 91),
    "far, then near, 20 Mbit/s": Mix(20, 200, 17, (91,), 1),
    "five near, then far, 50 Mbit/s": Mix(50, 500, 20, (1,) * 5, 141),
    "ten from 6 to 600 ms, 50 Mbit/s": Mix(50, 1000, 25, tuple(1 + 33 * n for n in range(9)), 298, delay_ms=1),
}


def run(mix: str, hosts: str, routers: str) -> Result:
    """A mix in the simulator."""
    groups = ("flows.near", "flows.far")
    settings = [setting.format(group=group) for group in groups for setting in HOSTS[hosts]]
    return sim.execute(scenario.load("mixes", [*MIXES[mix].settings(), *settings, *ROUTERS[routers]]), 1, "mixes")


def rates(result: Result, flow: str) -> list[float]:
    """A flow's deliveries from the newcomer's start on, Mbit/s in steps of STEP_S."""
    delivered, moments = result.series.flows[flow].delivered_bytes, result.series.time_s
    sample_s = moments[1]
    at = range(round(START_S / sample_s), len(moments), round(STEP_S / sample_s))
    return [(delivered[after] - delivered[before]) * 8 / STEP_S / 1e6 for before, after in pairwise(at)]


def of_ns2(mix: Mix) -> list[float]:
    """The newcomer's by ns-2."""
    flows = [f"{ms}:0" for ms in mix.first_ms] + [f"{mix.newcomer_ms}:{START_S}"]
    network = f"rate={mix.rate} delay={mix.delay_ms} buffer={mix.queue} duration={mix.duration_s} step=1"
    command = ["ns", str(SCRIPT), *network.split(), f"flows={','.join(flows)}"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    lines = [[float(word) for word in line.split()] for line in done.stdout.splitlines() if line[:1].isdigit()]
    received = {time: counts[-1] for time, *counts in lines if time >= START_S and (time - START_S) % STEP_S == 0}
    return [(after - before) * 8 / STEP_S / 1e6 for before, after in pairwise(received.values())]


def rows(name: str, mix: Mix) -> Iterator[tuple[str, ...]]:
    """A row each for ns-2 and for ours."""
    if shutil.which("ns"):
        yield shown(name, mix, "ns-2", of_ns2(mix))
    for hosts in HOSTS:
        for routers in ROUTERS:
            yield shown(name, mix, f"{hosts}, {routers}", rates(run(name, hosts, routers), "far0"))


def shown(name: str, mix: Mix, row: str, steps: list[float]) -> tuple[str, ...]:
    """A row: the mix, the fair share, who, and the rates."""
    return name, f"{mix.rate / mix.flows:.1f}", row, ", ".join(f"{rate:.1f}" for rate in steps)


def main() -> None:
    """Runs everything, shows the table, and leaves it as evidence."""
    made = []
    for name, mix in MIXES.items():
        for row in rows(name, mix):
            made.append(row)
            console.print(*row, highlight=False)
    columns = ("mix", "fair share", "row", "the newcomer's Mbit/s in steps of 2 s")
    note = "xcp: XCP as ns-2's agent, Reno and unpaced; xcp-r: XCP-r by its defaults. All links are alike."
    table = Table("What newcomers get", columns, tuple(made), (note,), left=4, name="newcomers")
    docs.measured(FOLDER, ".venv/bin/python bench/mixes.py", [table], seeds="1", remark="ns-2.35 (Debian).")


if __name__ == "__main__":
    main()
