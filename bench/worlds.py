"""The same scenarios in the simulator, in Mininet, and with BMv2 where it can carry them: what each world delivers.

    sudo python bench/worlds.py

Leaves its table in results/worlds/, for ``xcpr docs results/worlds``. Six minutes of real time.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from xcpr import program
from xcpr.commands.ownership import given_back
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.result import Result
from xcpr.results.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import mininet, sim

FOLDER = ROOT / "results" / "worlds"
ACK_LOSS = ("loss.backward.model=random", "loss.backward.probability=12 %")


@dataclass(frozen=True)
class Row:
    """A scenario, and whether BMv2 carries it on two cores."""

    label: str
    scenario: str
    overrides: Sequence[str] = ()
    bmv2: bool = False

    def in_worlds(self) -> tuple[str, ...]:
        """Return its deliveries in the simulator, in Mininet, and with BMv2."""
        chosen = scenario.load(self.scenario, self.overrides)
        cells = [_cell(sim.execute(chosen, 1, self.scenario, series=False))]
        for switch in mininet.SWITCHES:
            if switch == "bmv2" and not (self.bmv2 and shutil.which("simple_switch_grpc")):
                cells.append("not run")
                continue
            cells.append(_cell(mininet.execute(chosen, 1, self.scenario, switch, lambda _doing, _seconds: None)))
        return (self.label, *cells)


ROWS = (
    Row("`mininet` (200 Mbit/s), XCP-r", "mininet"),
    Row("the same, XCP, 12 % of the ACKs lost", "mininet", ("flows.main.transport=xcp", *ACK_LOSS)),
    Row("the same, XCP-r, 12 % of the ACKs lost", "mininet", ACK_LOSS),
    Row("`mininet-bmv2` (20 Mbit/s), XCP-r", "mininet-bmv2", bmv2=True),
    Row(
        "`parking-lot` at 20 Mbit/s, 15 s, nine bottlenecks",
        "parking-lot",
        ("topology.rate=20 Mbit/s", "duration=15 s"),
    ),
    Row(
        "`mininet` at 100 Mbit/s, RCP",
        "mininet",
        ("topology.rate=100 Mbit/s", "router.program=rcp", "flows.main.transport=rcp"),
    ),
)


def _cell(made: Result) -> str:
    totals = made.totals
    return (
        f"{totals.delivered_bytes / 1e6:.1f} MB, {totals.share_of_available:.1%}, {totals.jain:.4f}, "
        f"{totals.timeouts} timeouts, {totals.drops} drops"
    )


def main() -> None:
    """Run, show and keep."""
    if os.geteuid() != 0:
        sys.exit("needs root: Mininet's hosts are network namespaces")
    rows = []
    for row in ROWS:
        rows.append(row.in_worlds())
        print(*rows[-1], sep="  ", flush=True)
    table = Table(
        "Simulator and Mininet",
        ("scenario", "simulator", "Mininet, embedded switch", "Mininet, BMv2"),
        tuple(rows),
        ("Delivered, share of what UDP leaves, Jain's index. On two cores BMv2 carries 20 Mbit/s, not 200.",),
        name="delivered",
    )
    table.show(console)
    remark = f"One run each; load average {os.getloadavg()[1]:.1f} at the end; {docs.machine()}."
    versions = program.of("xcp", "exact", None).versions
    with given_back(FOLDER):
        docs.measured(
            FOLDER, "sudo .venv/bin/python bench/worlds.py", [table], seeds="1", remark=remark, versions=versions
        )


if __name__ == "__main__":
    main()
