"""The same P4 program and traffic in the simulator, in Mininet and with BMv2, one after the other (root).

``from_mininet.py TUTORIALS``: a checkout of https://github.com/p4lang/tutorials. Its exercise ``ecn`` runs as it is,
with its solution: each host sends each other one 100 kB. Then one TCP flow passes a switch, over links of several
rates. Times are wall times of the whole command, with figures and report.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import runner
from xcpr.io.paths import COMPILED
from xcpr.results.tables.table import Table, count

WORLDS = {
    "simulator": (),
    "Mininet, the embedded switch": ("--world", "mininet"),
    "Mininet, BMv2": ("--world", "mininet", "--switch", "bmv2"),
}
RATES_MBPS = (10, 100, 1000)
SECONDS = 10
PROFILE = "ns-2"
"""The profile of the hosts in all three worlds."""
ONE_SWITCH = """
title = "TCP from one host to another through a switch"
duration = "{seconds} s"
[topology]
kind = "graph"
rate = "{rate} Mbit/s"
delay = "10 us"
access_rate = "{rate} Mbit/s"
access_delay = "10 us"
[nodes]
s1 = {{}}
h1 = {{ kind = "host" }}
h2 = {{ kind = "host" }}
[links]
one = {{ ends = ["h1", "s1"] }}
two = {{ ends = ["h2", "s1"] }}
[router]
program = "{program}"
[router.entries.routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = {{ port = "port", next_hop = "next hop", own = "own" }}
[flows.main]
count = 1
transport = "cubic"
source = ["h1"]
destination = ["h2"]
"""


def run(scenario: Path, folder: Path, options: tuple[str, ...]) -> tuple[float, dict[str, Any]]:
    """Runs a scenario by the command; returns its wall time, seconds, and its result."""
    command = [sys.executable, "-m", "xcpr", "run", str(scenario), "--set", f"hosts.profile={PROFILE}"]
    command += ["--out", str(folder), "--force", "--quiet", *options]
    began = time.monotonic()
    subprocess.run(command, check=True)
    took = time.monotonic() - began
    result: dict[str, Any] = json.loads((folder / "result.json").read_text())
    return took, result


def run_exercise(tutorials: Path, scratch: Path) -> Table:
    """Runs the exercise in each world."""
    exercise = scratch / "ecn"
    shutil.copytree(tutorials / "exercises" / "ecn", exercise)
    shutil.copy(exercise / "solution" / "ecn.p4", exercise)
    rows = []
    for world, options in WORLDS.items():
        took, result = run(exercise, scratch / "out", options)
        flows = result["flows"]
        whole = sum(flow["payload_bytes"] >= 100_000 for flow in flows)
        rows.append((world, f"{whole} of {len(flows)}", count(result["totals"]["packets_forwarded"]), f"{took:.1f}"))
    columns = ("world", "transfers", "packets forwarded", "wall s")
    return Table("ecn, as it stands", columns, tuple(rows), left=1, name="ecn")


def run_tcp(scratch: Path) -> Table:
    """Sends a TCP flow through one switch, at each rate of its links in each world."""
    program = COMPILED / "counting_router.json"
    rows = []
    for rate in RATES_MBPS:
        file = scratch / "tcp.toml"
        file.write_text(ONE_SWITCH.format(seconds=SECONDS, rate=rate, program=program))
        row = [f"{rate:,} Mbit/s"]
        for options in WORLDS.values():
            took, result = run(file, scratch / "out", options)
            received = result["flows"][0]["delivered_bytes"] * 8e-6 / SECONDS
            row += [f"{received:,.1f}", f"{took:.1f}"]
        rows.append(tuple(row))
        print(*row, sep="  ", flush=True)
    columns = ("links", *(f"{world}: {what}" for world in WORLDS for what in ("Mbit/s", "wall s")))
    title = f"TCP for {SECONDS} s through one switch: delivered, and wall time"
    return Table(title, columns, tuple(rows), left=1, name="tcp")


def main() -> None:
    """Runs all, and keeps the tables."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="TUTORIALS")
    options = parser.parse_args()
    runner.require("mn", "simple_switch_grpc", "p4c-bm2-ss", root=True)
    with tempfile.TemporaryDirectory() as scratch:
        tables = run_exercise(options.folder, Path(scratch)), run_tcp(Path(scratch))
    runner.keep(*tables, options=options.folder.name, sudo=True, remark=runner.machine())


if __name__ == "__main__":
    main()
