"""What a run costs, beside ns-2 and ns-3, and on a fast link: ``.venv/bin/python bench/runs.py [REPETITIONS]``.

Ten CUBIC flows on 1 Gbit/s, which all three simulators have, take turns in one sitting; ns-3's side is compiled from
dumbbell.cc (apt-get install libns3-dev g++ pkg-config), ns-2's is dumbbell.tcl. Then once 10 s of a hundred XCP-r
flows on 400 Gbit/s. What the machine lacks is left out, and named. Eight minutes; leaves its table in results/runs/,
for ``xcpr docs results/runs``.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench import cpu_of
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

HERE = Path(__file__).resolve().parent
FOLDER = ROOT / "results" / "runs"
SHARED = "ten CUBIC flows, 1 Gbit/s, round trip 104 ms, queue of 2300 packets, 20 s"
FAST = "a hundred XCP-r flows, 400 Gbit/s, round trip 10 ms, packets of 9000 bytes, 10 s"
SETTINGS = {"rate": 1000, "access": 1000, "delay": 50, "buffer": 2300, "flows": 10, "duration": 20}
"""Of SHARED, in the words of dumbbell.tcl and dumbbell.cc: Mbit/s, one-way delay in ms, packets, s."""
QUIET = {"loss.backward.model": "none", "udp.schedule": "none"}
OVERRIDES = {
    SHARED: QUIET
    | {
        "duration": f"{SETTINGS['duration']} s",
        "topology.rate": f"{SETTINGS['rate']} Mbit/s",
        "topology.access_rate": f"{SETTINGS['access']} Mbit/s",
        "topology.delay": f"{SETTINGS['delay']} ms",
        "queue.limit": f"{SETTINGS['buffer']} packets",
        "flows.main.count": SETTINGS["flows"],
        "flows.main.transport": "cubic",
    },
    FAST: QUIET
    | {
        "duration": "10 s",
        "topology.rate": "400 Gbit/s",
        "topology.access_rate": "400 Gbit/s",
        "topology.delay": "4 ms",
        "topology.access_delay": "500 us",
        "queue.limit": "50000 packets",
        "flows.main.count": 100,
        "flows.main.packet_size": "9000 bytes",
        "flows.main.spacing": "1 us",
        "sample_interval": "50 ms",
    },
}
CODE = """
import json, sys, xcpr
totals = xcpr.run("dumbbell", overrides=json.loads(sys.argv[1])).totals
print(totals.delivered_bytes / 1e6, totals.jain, totals.drops)
"""
LIBRARIES = ("applications", "internet", "point-to-point", "network", "core")


def xcpr_command(run: str) -> list[str]:
    """A simulation of our own, Python's start included."""
    return [sys.executable, "-c", CODE, json.dumps(OVERRIDES[run])]


def ns2_command() -> list[str]:
    """ns-2 with its Linux module of CUBIC."""
    chosen = (f"{name}={value}" for name, value in SETTINGS.items())
    return ["ns", str(HERE / "dumbbell.tcl"), "protocol=linux-cubic", "queue=DropTail", "loss=0", "udp=0", *chosen]


def ns3_command(folder: Path) -> list[str]:
    """ns-3, compiled into a folder."""
    program = folder / "dumbbell"
    flags = subprocess.run(["pkg-config", "--cflags", "ns3-core"], check=True, capture_output=True, text=True)
    libraries = [f"-lns3-{name}" for name in LIBRARIES]
    source = str(HERE / "dumbbell.cc")
    subprocess.run(["g++", "-O2", source, "-o", str(program), *flags.stdout.split(), *libraries], check=True)
    return [str(program), *(f"--{name}={value}" for name, value in SETTINGS.items())]


def commands(folder: Path) -> Iterator[tuple[str, list[str] | None]]:
    """Simulators by name, with what runs SHARED; None where the machine lacks one."""
    yield "xcpr", xcpr_command(SHARED)
    yield "ns-2", ns2_command() if shutil.which("ns") else None
    found = shutil.which("pkg-config") and subprocess.run(["pkg-config", "--exists", "ns3-core"], check=False)
    yield "ns-3", ns3_command(folder) if found and found.returncode == 0 else None


def row(run: str, simulator: str, took: list[float], printed: list[str]) -> tuple[str, ...]:
    """The medians of a run; of what it printed, MB delivered, Jain's index and drops."""
    delivered, jain, drops = printed
    cpu_s = statistics.median(took)
    hours = f"{cpu_s * 1000 / 3600:,.2f}"
    return run, simulator, f"{cpu_s:.2f}", hours, f"{float(delivered):,.0f}", f"{float(jain):.3f}", f"{int(drops):,}"


def said(simulator: str, output: str) -> list[str]:
    """MB delivered, Jain's index and drops: ns-2's Linux modules print lines of words beside it."""
    (words,) = (line.split() for line in output.splitlines() if line[:1].isdigit())
    return [words[0], words[1], words[3] if simulator == "ns-2" else words[2]]


def main() -> None:
    """Show and keep the medians."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    rows = []
    with tempfile.TemporaryDirectory() as name:
        found = dict(commands(Path(name)))
        took: dict[str, list[float]] = {simulator: [] for simulator, command in found.items() if command}
        printed: dict[str, list[str]] = {}
        for _ in range(repetitions):
            for simulator, seconds in took.items():
                cpu_s, output = cpu_of(found[simulator] or [], Path(name))
                seconds.append(cpu_s)
                printed[simulator] = said(simulator, output)
                print(f"{simulator}: {cpu_s:.2f} s", flush=True)
        rows += [row(SHARED, simulator, seconds, printed[simulator]) for simulator, seconds in took.items()]
        cpu_s, output = cpu_of(xcpr_command(FAST), Path(name))
        rows.append(row(FAST, "xcpr", [cpu_s], said("xcpr", output)))
    columns = ("run", "simulator", "CPU s", "CPU hours for 1,000 runs", "MB", "Jain", "drops")
    notes = tuple(f"{simulator} is not installed." for simulator, command in found.items() if command is None)
    table = Table("What a run costs", columns, tuple(rows), notes, left=2, name="cost")
    table.show(console)
    remark = f"Medians of {repetitions} runs each, of the last one run; load {os.getloadavg()[1]:.1f} at the end; "
    command = ".venv/bin/python bench/runs.py"
    docs.measured(FOLDER, command, [table], seeds="1", remark=f"{remark}{docs.machine()}.")


if __name__ == "__main__":
    main()
