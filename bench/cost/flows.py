"""The cost of a pass through a router as flows grow in number: ``flows.py [REPETITIONS]``.

XCP-r on a dumbbell with a round trip of 10 ms, flows over up to a hundred pairs of hosts, for about two million passes.
Runs take turns in one sitting, each in a process of its own, on one thread: two would wait for each other.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys

from bench import runner
from xcpr.results.tables.table import Table

FLOWS = (1, 10, 100, 1000, 10_000)
PAIRS = 100
"""The most pairs of hosts."""
RATES = {
    "1 Gbit/s": {"duration": "6 s", "topology.rate": "1 Gbit/s", "topology.access_rate": "10 Gbit/s"},
    "100 Gbit/s": {"duration": "300 ms", "topology.rate": "100 Gbit/s", "topology.access_rate": "400 Gbit/s"},
}
COMMON: dict[str, str | int] = {
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
totals = xcpr.run("dumbbell", overrides=json.loads(sys.argv[1]), threads=1).totals
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps([totals.cpu_s, totals.pipeline_passes, memory * 1024]))
"""


def measure_flows(case: tuple[str, int]) -> tuple[float, int, int]:
    """Measures the CPU time of a pass, us, the passes of a simulation, and the largest resident set of its process,
    bytes."""
    rate, flows = case
    overrides = COMMON | RATES[rate] | {"flows.main.count": flows, "flows.main.pairs": min(flows, PAIRS)}
    command = [sys.executable, "-c", CODE, json.dumps(overrides)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    cpu_s, passes, memory = json.loads(done.stdout)
    return cpu_s / passes * 1e6, passes, memory


def main() -> None:
    """Shows and keeps the medians, beside one flow's."""
    repetitions = runner.repetitions(__doc__, 3)
    cases = [(rate, flows) for rate in RATES for flows in FLOWS]
    found = runner.in_turns(cases, repetitions, measure_flows, lambda run: f"{run[0]:.2f} us a pass")
    costs = {case: statistics.median(cost for cost, _, _ in runs) for case, runs in found.items()}
    rows = []
    for (rate, flows), cost in costs.items():
        _, passes, memory = found[rate, flows][-1]
        more = f"{(memory - found[rate, 1][-1][2]) / (flows - 1) / 1000:.0f}" if flows >= 100 else ""
        rows.append((rate, f"{flows:,}", f"{passes:,}", f"{cost:.2f}", f"{cost / costs[rate, 1]:.2f}", more))
    columns = ("bottleneck", "flows", "passes", "CPU a pass, us", "of one flow's", "memory a flow, kB")
    table = Table("CPU time of the simulation by its passes, and memory", columns, tuple(rows), name="cost")
    remark = f"Medians of {repetitions} runs each, in turns in one sitting; {runner.machine()}"
    runner.keep(table, seeds="1", remark=remark)


if __name__ == "__main__":
    main()
