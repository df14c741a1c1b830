"""Over whose bytes a router shares out negative feedback, and what it makes of queues beside UDP.

XCP's compiled program gets ns-2's rule. The sum that the negative pool is divided by has all bytes of the
interval, not those of XCP's data alone. So a packet's share is smaller where there is UDP. Both programs and
ns-2 run the paper's dumbbell. Three minutes; apt-get install ns2.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from bench import runner
from bench.peers.ns2 import PATHS, PEAKS, VERSION
from bench.peers.ns2 import run as run_ns2
from xcpr import _native
from xcpr.results.assembly import assemble
from xcpr.results.result import Measured, Result
from xcpr.results.tables.table import Table
from xcpr.scenarios import plan, sets
from xcpr.scenarios.network.topology import build
from xcpr.scenarios.scenario import Scenario

SET = "ns2"
SEED = 1

ACTION = "XcpEgress.port_control.congestion.fairness_controller.fill_pools.fill_pools"
"""The action runs right before the coefficients are fixed."""


def over_all_bytes(compiled: str) -> str:
    """Returns a compiled program with ns-2's rule: one assignment more, of the interval's bytes to the sum of XCP's."""
    program = json.loads(compiled)
    scalars = [field for kind in program["header_types"] if kind["name"] == "scalars_0" for field, *_ in kind["fields"]]
    (action,) = (action for action in program["actions"] if action["name"] == ACTION)
    both = []
    for value in ("state_port_sums_sum_input_traffic", "interval_input_bytes"):
        (name,) = (field for field in scalars if field.startswith(f"metadata_t._{value}"))
        both.append({"type": "field", "value": ["scalars", name]})
    action["primitives"].append({"op": "assign", "parameters": both})
    return json.dumps(program)


def run(scenario: Scenario, name: str, program: str, seed: int = SEED, series: bool = False) -> Result:
    """Runs a scenario whose routers have a program."""
    built = build(scenario)
    made = plan.make(scenario, built, seed, series)
    raw = _native.simulate(json.dumps(made | {"program_json": program}))
    measured = msgspec.json.decode(raw, type=Measured)
    return assemble(scenario, built, seed, name, ("sim", "embedded"), [], measured, 0.0, 0.0)


def queue_of_ns2(load: str, rtt: str) -> float:
    """Returns the mean length of ns-2's queue, packets."""
    settings = f"protocol=xcp seed={SEED} udp={PEAKS[load]} loss=0 {PATHS[rtt]}"
    return float(run_ns2(settings)[0].split()[5])


def compared() -> Iterator[runner.Row]:
    """Yields a row for each case in which no ACK is lost."""
    for one in sets.load(SET).runs:
        load, rtt, loss = one.case.split("-")
        if loss != "0":
            continue
        scenario = one.scenario()
        programs = (scenario.compiled.text, over_all_bytes(scenario.compiled.text))
        found = [run(scenario, one.name, program).totals for program in programs]
        ns2 = queue_of_ns2(load, rtt)
        queues = [totals.queue_mean_packets for totals in found if totals.queue_mean_packets is not None]
        cells = [f"{queue:,.0f}" for queue in (*queues, ns2)]
        yield (
            one.case_label,
            *cells,
            *(f"{ns2 / queue:.1f}" for queue in queues),
            *(f"{totals.drops:,}" for totals in found),
        )


def main() -> None:
    """Runs everything, shows the table, and leaves it as evidence."""
    rows = runner.print_rows(compared())
    columns = ("case", "XCP's bytes", "all bytes", "ns-2", "ns-2 / XCP's", "ns-2 / all", "drops, XCP's", "drops, all")
    note = (
        "Row A without ACK loss, seed 1: mean queue, packets, by the bytes over which negative feedback is shared out."
    )
    runner.keep(Table("Queues beside UDP", columns, rows, (note,), name="queues"), seeds="1", remark=VERSION)


if __name__ == "__main__":
    main()
