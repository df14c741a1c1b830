"""The same scenarios in the simulator, in Mininet, and with BMv2 where it can carry them: what each world delivers.

Six minutes of real time.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass

from bench import runner
from xcpr import program
from xcpr.results.result import Result
from xcpr.results.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import mininet, sim

LONGER = ("topology.rate=20 Mbit/s", "duration=15 s")
RCP = ("topology.rate=100 Mbit/s", "router.program=rcp", "flows.main.transport=rcp")
ACK_LOSS = ("loss.backward.model=random", "loss.backward.probability=12 %")


@dataclass(frozen=True)
class Row:
    """A scenario, and whether BMv2 carries it on two cores."""

    label: str
    scenario: str
    overrides: Sequence[str] = ()
    bmv2: bool = False

    def in_worlds(self) -> runner.Row:
        """Returns its deliveries in the simulator, in Mininet, and with BMv2."""
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
    Row("`parking-lot` at 20 Mbit/s, 15 s, nine bottlenecks", "parking-lot", LONGER),
    Row("`mininet` at 100 Mbit/s, RCP", "mininet", RCP),
)


def _cell(made: Result) -> str:
    totals = made.totals
    return (
        f"{totals.delivered_bytes / 1e6:.1f} MB, {totals.share_of_available:.1%}, {totals.jain:.4f}, "
        f"{totals.timeouts} timeouts, {totals.drops} drops"
    )


def main() -> None:
    """Runs, shows and keeps."""
    runner.require(root=True)
    columns = ("scenario", "simulator", "Mininet, embedded switch", "Mininet, BMv2")
    rows = runner.told(row.in_worlds() for row in ROWS)
    note = "Delivered, share of what UDP leaves, Jain's index. On two cores BMv2 carries 20 Mbit/s, not 200."
    table = Table("Simulator and Mininet", columns, rows, (note,), name="delivered")
    versions = program.select("xcp", "exact", None).versions
    runner.keep(table, sudo=True, seeds="1", remark=f"One run each; {runner.machine()}", versions=versions)


if __name__ == "__main__":
    main()
