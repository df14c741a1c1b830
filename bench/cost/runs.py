"""Cost of a run, beside ns-2, ns-3 and htsim, and on a fast link: ``bench/cost/runs.py [REPETITIONS]``.

Simulators take turns in one sitting, each with the same network and on one thread. ns-3 has no XCP; its side
is compiled from dumbbell.cc (apt-get install libns3-dev g++ pkg-config). The side of ns-2 is dumbbell.tcl.
The side of htsim is compiled from htsim.cc and from the sources in ``$HTSIM``, with -O2, and without its
output. The folder is src of github.com/mhandley/starlink-htsim. Its routers multiply the bytes of an interval
by 8e12 in 64 bits, and so it takes part up to ``HTSIM_MAX_BYTES``. Then once 10 s of a hundred XCP-r flows on
400 Gbit/s. A simulator that the machine lacks is left out, and named. The program takes a quarter of an hour.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import runner
from bench.peers import described
from xcpr.io.paths import ROOT
from xcpr.results.statistics import jain
from xcpr.results.tables.table import MB, Table

PEERS = ROOT / "bench" / "peers"
FAST = "a hundred XCP-r flows, 400 Gbit/s, round trip 10 ms, packets of 9000 bytes, 10 s"
QUIET = {"loss.backward.model": "none", "udp.schedule": "none"}


@dataclass(frozen=True)
class Network:
    """A run that several simulators have: flows without losses or UDP, and packets of 1000 bytes.

    The network is a dumbbell or, with several hops, a parking lot.
    """

    transport: str
    flows: int
    mbps: int
    delay_ms: int
    """Propagation delay of a bottleneck, one way; each host adds 1 ms."""
    queue_packets: int
    seconds: int
    access_mbps: int
    hops: int = 1
    """Bottlenecks in a row, which ``flows`` cross."""
    crossed: tuple[int, ...] = ()
    """Bottlenecks that ``CROSSING`` more flows cross alone."""

    @property
    def title(self) -> str:
        """Its name in the table."""
        link = f"{self.mbps / 1000:g} Gbit/s, round trip {self.rtt_ms} ms, queue of {self.queue_packets} packets"
        if self.crossed:
            link = f"{CROSSING} more on {len(self.crossed)} of {self.hops} bottlenecks, {link}"
        return f"{self.flows} {self.transport.upper()} flows, {link}, {self.seconds} s"

    @property
    def rtt_ms(self) -> int:
        """Round trip over all bottlenecks without queues."""
        return 2 * self.hops * self.delay_ms + 4

    @property
    def scenario(self) -> str:
        """The scenario that ``overrides`` change."""
        return "parking-lot" if self.crossed else "dumbbell"

    @property
    def groups(self) -> list[str]:
        """Its groups of flows."""
        return ["all", *(f"hop{hop}" for hop in self.crossed)] if self.crossed else ["main"]

    @property
    def jitter(self) -> bool:
        """Whether senders' packets are late by up to a packet's time: flows of TCP are locked into phases otherwise."""
        return self.transport != "xcp"

    @property
    def overrides(self) -> dict[str, Any]:
        """The keys that differ from the scenario."""
        quiet = {} if self.crossed else QUIET
        transports = {f"flows.{group}.transport": self.transport for group in self.groups}
        of_run = {
            "hosts.send_jitter": "100 %" if self.jitter else "0 %",
            "duration": f"{self.seconds} s",
            "topology.rate": f"{self.mbps} Mbit/s",
            "topology.access_rate": f"{self.access_mbps} Mbit/s",
            "topology.delay": f"{self.delay_ms} ms",
            "queue.limit": f"{self.queue_packets} packets",
            f"flows.{self.groups[0]}.count": self.flows,
        }
        return quiet | transports | of_run

    @property
    def settings(self) -> dict[str, Any]:
        """The same in the words of dumbbell.tcl and dumbbell.cc."""
        of_links = {"rate": self.mbps, "access": self.access_mbps, "delay": self.delay_ms, "buffer": self.queue_packets}
        crossing = {"hops": self.hops, "crossing": CROSSING, "crossed": ",".join(map(str, self.crossed))}
        return of_links | {"flows": self.flows, "duration": self.seconds} | (crossing if self.crossed else {})

    @property
    def described(self) -> described.Network:
        """The same as htsim.cc takes it."""
        ends = [(1, self.hops)] * self.flows + [(hop, hop) for hop in self.crossed for _ in range(CROSSING)]
        flows = tuple(described.Flow(1.0, n / 100, first, last) for n, (first, last) in enumerate(ends))
        return described.Network(
            self.scenario,
            self.title,
            self.mbps,
            self.delay_ms,
            self.queue_packets,
            flows,
            self.seconds,
            0,
            self.hops,
            packet_bytes=1000,
            access_mbps=self.access_mbps,
        )

    @property
    def in_htsim(self) -> bool:
        """Whether htsim's arithmetic holds it: the bytes of the longest round trip."""
        return self.transport == "xcp" and self.mbps * self.rtt_ms * 125 < HTSIM_MAX_BYTES


CROSSING = 3
"""Flows on each crossed bottleneck, as scenarios/parking-lot.toml has them."""
HTSIM_MAX_BYTES = 2**64 / 8e12
RUNS = (
    Network("xcp", 10, 1000, 50, 2300, 20, 1000),
    Network("cubic", 10, 1000, 50, 2300, 20, 1000),
    Network("xcp", 100, 10_000, 5, 3500, 2, 10_000),
    Network("xcp", 10, 1000, 5, 350, 20, 1000),
    Network("xcp", 5, 100, 10, 2400, 30, 1000, hops=9, crossed=(1, 3, 5, 9)),
)
FAST_OVERRIDES = QUIET | {
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
}
CODE = """
import json, sys, xcpr
totals = xcpr.run(sys.argv[1], overrides=json.loads(sys.argv[2]), threads=1).totals
print(totals.delivered_bytes / 1e6, totals.jain, totals.drops)
"""
LIBRARIES = ("applications", "internet", "point-to-point", "network", "core")


def xcpr_command(scenario: str, overrides: dict[str, Any]) -> list[str]:
    """Returns the command of a simulation of our own, Python's start included."""
    return [sys.executable, "-c", CODE, scenario, json.dumps(overrides)]


def ns2_command(run: Network) -> list[str]:
    """Returns the command of ns-2 with its XCP, or with its Linux module of CUBIC."""
    protocol = "xcp" if run.transport == "xcp" else f"linux-{run.transport}"
    packet_us = 8000 / run.mbps
    settings = run.settings | {"protocol": protocol, "queue": "DropTail", "loss": 0, "udp": 0}
    settings |= {"overhead": packet_us} if run.jitter else {}
    return ["ns", str(PEERS / "dumbbell.tcl"), *(f"{name}={value}" for name, value in settings.items())]


def ns3_program(folder: Path) -> Path:
    """Compiles ns-3's side into a folder."""
    program = folder / "dumbbell"
    flags = subprocess.run(["pkg-config", "--cflags", "ns3-core"], check=True, capture_output=True, text=True)
    libraries = [f"-lns3-{name}" for name in LIBRARIES]
    source = str(PEERS / "cpp" / "dumbbell.cc")
    subprocess.run(["g++", "-O2", source, "-o", str(program), *flags.stdout.split(), *libraries], check=True)
    return program


def commands(run: Network, ns3: Path | None, htsim: Path | None) -> Iterator[tuple[str, list[str]]]:
    """Yields simulators by name, each with the command that runs a network."""
    yield "xcpr", xcpr_command(run.scenario, run.overrides)
    if shutil.which("ns"):
        yield "ns-2", ns2_command(run)
    if ns3 and run.transport == "cubic":
        yield "ns-3", [str(ns3), *(f"--{name}={value}" for name, value in run.settings.items())]
    if htsim and run.in_htsim:
        yield "htsim", [str(htsim), *run.described.arguments]


def has_ns3() -> bool:
    """Says whether ns-3 is installed."""
    found = shutil.which("pkg-config") and subprocess.run(["pkg-config", "--exists", "ns3-core"], check=False)
    return bool(found) and found.returncode == 0


def measure_run(run: Network, repetitions: int, programs: tuple[Path | None, ...], folder: Path) -> list[runner.Row]:
    """Measures the rows of a run."""
    chosen = {(run.title, simulator): command for simulator, command in commands(run, *programs)}
    found = runner.in_turns(
        chosen, repetitions, lambda case: runner.cpu_of(chosen[case], folder), lambda took: f"{took[0]:.2f} s"
    )
    took = {simulator: statistics.median(cpu_s for cpu_s, _ in turns) for (_, simulator), turns in found.items()}
    return [row(*case, took[case[1]], turns[-1][1], took["xcpr"]) for case, turns in found.items()]


def row(run: str, simulator: str, cpu_s: float, output: str, ours: float, packet_bytes: int = 1000) -> runner.Row:
    """Makes a row: the median of a run and xcpr's as a part of it; MB delivered, Jain's index and drops, which the run
    printed."""
    delivered, jain, drops = parse_output(simulator, output)
    cost = f"{cpu_s:.2f}", f"{ours / cpu_s:.2f}", f"{cpu_s * packet_bytes / float(delivered):.2f}"
    return (run, simulator, *cost, f"{float(delivered):,.0f}", f"{float(jain):.3f}", f"{int(drops):,}")


def parse_output(simulator: str, output: str) -> list[str]:
    """Reads MB delivered, Jain's index and drops: ns-2's Linux modules print lines of words beside it."""
    if simulator == "htsim":
        printed = described.read(output)
        bytes_of_flows = [of_flow[-1] for of_flow in printed.flows]
        return [f"{sum(bytes_of_flows) / MB:.1f}", f"{jain(bytes_of_flows)}", f"{printed.drops[-1]}"]
    (words,) = (line.split() for line in output.splitlines() if line[:1].isdigit())
    return [words[0], words[1], words[3] if simulator == "ns-2" else words[2]]


def main() -> None:
    """Shows and keeps the medians."""
    repetitions = runner.repetitions(__doc__, 3)
    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ns3 = ns3_program(folder) if has_ns3() else None
        sources = described.checkout(described.HTSIM)
        htsim = described.htsim_program(sources, folder) if sources else None
        for run in RUNS:
            rows += measure_run(run, repetitions, (ns3, htsim), folder)
        cpu_s, output = runner.cpu_of(xcpr_command("dumbbell", FAST_OVERRIDES), folder)
        rows.append(row(FAST, "xcpr", cpu_s, output, cpu_s, 9000))
    columns = ("run", "simulator", "CPU s", "xcpr's, of that", "us a packet", "MB", "Jain", "drops")
    present = {"ns-2": shutil.which("ns"), "ns-3": ns3, "htsim": htsim}
    notes = tuple(f"{simulator} is not installed." for simulator, found in present.items() if not found)
    table = Table("What a run costs", columns, tuple(rows), notes, left=2, name="cost")
    remark = f"Medians of {repetitions} runs each, of the last one run; {runner.machine()}"
    made = f"{'HTSIM=src ' if htsim else ''}.venv/bin/python bench/cost/runs.py"
    runner.keep(table, command=made, seeds="1", remark=remark)


if __name__ == "__main__":
    main()
