"""Over whose bytes a router shares out negative feedback, and what it makes of queues beside UDP.

``.venv/bin/python bench/feedback_bytes.py`` (three minutes; p4c-bm2-ss on PATH or in P4C, and apt-get install ns2)

XCP's P4 program is compiled once more with ns-2's rule: the sum that the negative pool is divided by has all bytes of
the interval, not those of XCP's data alone, so that a packet's share is smaller where there is UDP. Both programs and
ns-2 run the paper's dumbbell. For the pages: ``xcpr docs results/feedback-bytes``.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
from ns2 import PATHS, PEAKS
from ns2 import run as run_ns2

from xcpr import _native
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import P4SRC, ROOT
from xcpr.results.assembly import assemble
from xcpr.results.result import Measured, Totals
from xcpr.results.table import Table
from xcpr.scenarios import plan, sets
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.topology import build

FOLDER = ROOT / "results" / "feedback-bytes"
SET = "ns2"
SEED = 1

PLACE = "            fairness_controller.apply(state.port);\n"
RULE = "            state.port.sums.bytes = interval.input_bytes;\n"


def over_all_bytes() -> str:
    """The program with ns-2's rule, as p4c's JSON."""
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch) / "p4src"
        shutil.copytree(P4SRC.resolve(), sources)
        changed = sources / "xcp" / "congestion.p4"
        text = changed.read_text()
        assert text.count(PLACE) == 1
        changed.write_text(text.replace(PLACE, RULE + PLACE))
        compiling = "import sys, pathlib; import compile as c; out = pathlib.Path(sys.argv[1])"
        compiling += "; c.compile_program(c.compiler(), c.PROGRAMS['xcp_router'], out, out.with_suffix('.txtpb'))"
        made = Path(scratch) / "made.json"
        subprocess.run([sys.executable, "-c", compiling, str(made)], cwd=sources, check=True)
        return made.read_text()


def totals(scenario: Scenario, name: str, program: str) -> Totals:
    """What a run finds out whose routers run a program."""
    made = plan.make(scenario, build(scenario), SEED, False)
    raw = _native.simulate(json.dumps(made | {"program_json": program}))
    measured = msgspec.json.decode(raw, type=Measured)
    return assemble(scenario, SEED, name, ("sim", "embedded"), [], measured, 0.0, 0.0).totals


def queue_of_ns2(load: str, rtt: str) -> float:
    """The mean length of ns-2's queue, packets."""
    settings = f"protocol=xcp seed={SEED} udp={PEAKS[load]} loss=0 {PATHS[rtt]}"
    return float(run_ns2(settings)[0].split()[5])


def main() -> None:
    """Runs everything, shows the table, and leaves it as evidence."""
    chosen = sets.load(SET)
    variant = over_all_bytes()
    rows = []
    for run in chosen.runs:
        load, rtt, loss = run.case.split("-")
        if loss != "0":
            continue
        scenario = run.scenario()
        ours, theirs = (totals(scenario, run.name, text) for text in (scenario.compiled.text, variant))
        ns2 = queue_of_ns2(load, rtt)
        queues = [queue for queue in (ours.queue_mean_packets, theirs.queue_mean_packets) if queue is not None]
        cells = [f"{queue:,.0f}" for queue in (*queues, ns2)]
        drops = (f"{ours.drops:,}", f"{theirs.drops:,}")
        rows.append((run.case_label, *cells, f"{ns2 / queues[0]:.1f}", f"{ns2 / queues[1]:.1f}", *drops))
        console.print(*rows[-1], highlight=False)
    columns = ("case", "XCP's bytes", "all bytes", "ns-2", "ns-2 / XCP's", "ns-2 / all", "drops, XCP's", "drops, all")
    note = (
        "Row A without ACK loss, seed 1: mean queue, packets, by the bytes over which negative feedback is shared out."
    )
    table = Table("Queues beside UDP", columns, tuple(rows), (note,), name="queues")
    table.show(console)
    command = ".venv/bin/python bench/feedback_bytes.py"
    remark = "The variant compiled by p4c; ns-2.35 (Debian)."
    docs.measured(FOLDER, command, [table], seeds="1", remark=remark)


if __name__ == "__main__":
    main()
