"""The cost of a pass through a router as flows grow in number: ``.venv/bin/python bench/flows.py
[REPETITIONS]``.

XCP-r on a dumbbell with a round trip of 10 ms, flows over up to a hundred pairs of hosts, for about two million passes.
Runs take turns in one sitting, each in a process of its own. Leaves its table in results/flows/, for
``xcpr docs results/flows``.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections import defaultdict
from typing import Any

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "flows"
FLOWS = (1, 10, 100, 1000, 10_000)
PAIRS = 100
"""The most pairs of hosts."""
RATES = {
    "1 Gbit/s": {"duration": "6 s", "topology.rate": "1 Gbit/s", "topology.access_rate": "10 Gbit/s"},
    "100 Gbit/s": {"duration": "300 ms", "topology.rate": "100 Gbit/s", "topology.access_rate": "400 Gbit/s"},
}
COMMON = {
    "topology.delay": "4 ms",
    "topology.access_delay": "500 us",
    "queue.limit": "100000 packets",
    "loss.backward.model": "none",
    "udp.schedule": "none",
    "sample_interval": "50 ms",
    "flows.main.packet_size": "1500 bytes",
    "flows.main.spacing": "1 us",
}
CODE = """
import json, resource, sys, xcpr
totals = xcpr.run("dumbbell", overrides=json.loads(sys.argv[1])).totals
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps([totals.cpu_s, totals.pipeline_passes, memory * 1024]))
"""


def measured(rate: str, flows: int) -> tuple[float, int, int]:
    """CPU seconds of one simulation, its passes, and the largest resident set of its process, bytes."""
    overrides: dict[str, Any] = (
        COMMON | RATES[rate] | {"flows.main.count": flows, "flows.main.pairs": min(flows, PAIRS)}
    )
    command = [sys.executable, "-c", CODE, json.dumps(overrides)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    cpu_s, passes, memory = json.loads(done.stdout)
    return cpu_s, passes, memory


def main() -> None:
    """Show and keep the medians, beside one flow's."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    costs: dict[tuple[str, int], list[float]] = defaultdict(list)
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for repetition in range(repetitions):
        for case in [(rate, flows) for rate in RATES for flows in FLOWS]:
            cpu_s, passes, memory = measured(*case)
            costs[case].append(cpu_s / passes * 1e6)
            found[case] = passes, memory
            print(
                f"{repetition + 1}/{repetitions}: {case[0]}, {case[1]} flows: {costs[case][-1]:.2f} us a pass",
                flush=True,
            )
    rows = []
    for (rate, flows), of in costs.items():
        passes, memory = found[rate, flows]
        one = statistics.median(costs[rate, 1])
        more = (memory - found[rate, 1][1]) / (flows - 1) / 1000 if flows >= 100 else None
        cost = statistics.median(of)
        beside = f"{cost / one:.2f}"
        rows.append((rate, f"{flows:,}", f"{passes:,}", f"{cost:.2f}", beside, "" if more is None else f"{more:.0f}"))
    columns = ("bottleneck", "flows", "passes", "CPU a pass, us", "of one flow's", "memory a flow, kB")
    table = Table("CPU time of the simulation by its passes, and memory", columns, tuple(rows), name="cost")
    table.show(console)
    remark = f"Medians of {repetitions} runs each, in turns in one sitting; {docs.machine()}."
    command = ".venv/bin/python bench/flows.py"
    docs.measured(FOLDER, command, [table], seeds="1", remark=remark)


if __name__ == "__main__":
    main()
