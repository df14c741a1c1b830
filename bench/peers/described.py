"""One description of a network for our simulator and those of others, and what all of them print of it.

The file cpp/described.h says what its words mean. The side of ns-2 is described.tcl. The other sides are compiled from
htsim.cc and abc.cc with the sources that ``$HTSIM`` and ``$ABC`` name. ``$HTSIM`` is the folder src of
github.com/mhandley/starlink-htsim, ``$ABC`` a checkout of github.com/prateshg/ABC-NSDI2020.
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from bench.peers.feedback_bytes import run
from bench.peers.ns2 import unwrapped
from xcpr.results.result import Result
from xcpr.results.statistics import jain
from xcpr.scenarios import scenario

PEERS = Path(__file__).parent
STEP_S = 0.1
"""Figures are printed so often."""
RECEIVER_MS = 1.0
HTSIM, ABC = "HTSIM", "ABC"
TRACE = "mahimahi/traces/Verizon-LTE-short.down"


@dataclass(frozen=True)
class Flow:
    """A flow over bottlenecks ``first`` to ``last``, counted from 1; the one-way delay of its sender's link."""

    access_ms: float = 1.0
    start_s: float = 0.0
    first: int = 1
    last: int = 1


@dataclass(frozen=True)
class Network:
    """Bottlenecks in a row, each with the same rate, one-way delay and queue; the first one is watched."""

    name: str
    title: str
    mbps: float
    delay_ms: float
    queue_packets: int
    flows: tuple[Flow, ...]
    duration_s: int
    settled_s: int
    """Rates, utilisation, Jain's index and mean queues are of the time from then on."""
    hops: int = 1
    interval_ms: int = 0
    kbps: tuple[int, ...] = ()
    """The rates of the first bottleneck, each for so long; its router gets each."""
    seed: int = 1
    """The number that draws our hosts' jitter, and the ends of the first timers of ns-2's routers."""
    packet_bytes: int = 1500
    access_mbps: float = 1000
    """The rate of hosts' links."""

    @property
    def watched_mbps(self) -> float:
        """The first bottleneck's rate, on average from ``settled_s`` on."""
        if not self.kbps:
            return self.mbps
        of_steps = [self.kbps[step % len(self.kbps)] for step in range(self.duration_s * 1000 // self.interval_ms)]
        return fmean(of_steps[self.settled_s * 1000 // self.interval_ms :]) / 1000

    @property
    def arguments(self) -> list[str]:
        """The description, as the simulators of others take it."""
        flows = ",".join(f"{flow.first}:{flow.last}:{flow.access_ms:g}:{flow.start_s:g}" for flow in self.flows)
        words = [f"rate={self.mbps:g}", f"access={self.access_mbps:g}", f"delay={self.delay_ms:g}", f"hops={self.hops}"]
        words += [f"buffer={self.queue_packets}", f"packet={self.packet_bytes}", f"flows={flows}"]
        words += [f"duration={self.duration_s}", f"step={STEP_S}", f"seed={self.seed}"]
        return [*words, f"rates={self.interval_ms}:{':'.join(map(str, self.kbps))}"] if self.kbps else words

    @property
    def round_trip_s(self) -> float:
        """The longest one without queues."""
        most = max(flow.access_ms + (flow.last - flow.first + 1) * self.delay_ms for flow in self.flows)
        return 2 * (most + RECEIVER_MS) / 1000


@dataclass(frozen=True)
class Printed:
    """A run, step by step: the watched queue since the step before, drops and bytes since the start."""

    mean: Sequence[float]
    most: Sequence[float]
    drops: Sequence[int]
    flows: Sequence[Sequence[float]]

    def mbps(self, flow: int, since_s: float, until_s: float) -> float:
        """Returns the rate of a flow in some time."""
        first, last = round(since_s / STEP_S), round(until_s / STEP_S)
        return (self.flows[flow][last] - self.flows[flow][first]) * 8e-6 / (until_s - since_s)


def read(output: str) -> Printed:
    """Reads the lines that a simulator prints; ns-2's byte counts have 32 bits."""
    lines = [line.split() for line in output.splitlines() if line[:1].isdigit()]
    counts = zip(*([int(count) for count in line[4:]] for line in lines), strict=True)
    mean, most, drops = ([float(line[place]) for line in lines] for place in (1, 2, 3))
    return Printed(mean, most, [int(count) for count in drops], [tuple(unwrapped(of_flow)) for of_flow in counts])


@dataclass(frozen=True)
class Found:
    """The figures of a run of a network."""

    rates: tuple[float, ...]
    """Mbit/s of each flow, settled."""
    utilisation: float
    queue: float
    most: float
    """The watched queue: packets that wait, mean when settled and most of the whole run."""
    drops: int
    joined_s: tuple[float, ...]
    """How long each flow takes to its fair share; without end: it never has it while no other joins."""
    course: tuple[tuple[float, ...], ...]
    """Mbit/s of each flow, second by second."""

    @property
    def jain(self) -> float:
        """Jain's index of the rates."""
        return jain(self.rates)

    @property
    def farthest(self) -> float:
        """How far the farthest rate is from the mean, as a part of that."""
        mean = fmean(self.rates)
        return max(abs(rate / mean - 1) for rate in self.rates)


NEAR = 0.1
"""A flow has its fair share within this part of it..."""
OVER_S = 0.5
"""... over so long..."""
HELD_S = 1.0
"""... for so long."""


def joined(network: Network, printed: Printed, flow: int, aim: float) -> float:
    """Says how long after its start a flow has its fair share of what is aimed at; without end: not before the next
    one."""
    starts = sorted(one.start_s for one in network.flows)
    begins = network.flows[flow].start_s
    ends = min((start for start in starts if start > begins), default=float(network.duration_s))
    fair = aim * network.watched_mbps / sum(start <= begins for start in starts)
    held, step = 0, begins + OVER_S
    while step <= ends + STEP_S / 2:
        rate = printed.mbps(flow, step - OVER_S, step)
        held = held + 1 if abs(rate / fair - 1) <= NEAR else 0
        if held * STEP_S >= HELD_S - STEP_S / 2:
            return round(step - HELD_S + STEP_S - begins, 1)
        step += STEP_S
    return math.inf


def measure(network: Network, printed: Printed, aim: float = 1.0) -> Found:
    """Returns the figures of what was printed, where routers aim at this part of the rate."""
    settled, end = round(network.settled_s / STEP_S), network.duration_s
    flows = range(len(network.flows))
    rates = tuple(printed.mbps(flow, network.settled_s, end) for flow in flows)
    over_first = sum(rate for rate, flow in zip(rates, network.flows, strict=True) if flow.first == 1)
    return Found(
        rates=rates,
        utilisation=over_first / network.watched_mbps,
        queue=fmean(printed.mean[settled + 1 :]),
        most=max(printed.most),
        drops=printed.drops[-1],
        joined_s=tuple(joined(network, printed, flow, aim) for flow in flows),
        course=tuple(tuple(printed.mbps(flow, at, at + 1) for at in range(end)) for flow in flows),
    )


def of_program(command: Sequence[str], aim: float = 1.0) -> Callable[[Network], Found]:
    """Returns what runs a simulator of others, by the beginning of its command and the part of the rate that its
    routers aim at."""

    def run_in(network: Network) -> Found:
        done = subprocess.run([*command, *network.arguments], check=True, capture_output=True, text=True)
        return measure(network, read(done.stdout), aim)

    return run_in


NS2 = ("ns", str(PEERS / "described.tcl"))


def compiled(command: Sequence[str]) -> None:
    """Runs a compiler; what it says is shown where it fails."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)


def htsim_program(sources: Path, folder: Path) -> Path:
    """Compiles htsim's side into a folder from a copy of its sources, without its output."""
    copied, program, silent = folder / "htsim-sources", folder / "htsim", folder / "silent.h"
    shutil.copytree(sources, copied)
    silent.write_text("#include <iostream>\n#define cout if (true) {} else std::cerr\n", encoding="ascii")
    flags = ["-O2", "-w", "-DXCP_STATIC_NETWORK", f"-I{copied}", f"-I{copied}/starlink"]
    made = " ".join([*flags, "-std=c++11", "-include", str(silent)])
    compiled(["make", "-C", str(copied), "lib", f"CFLAGS={made}"])
    source, library = str(PEERS / "cpp" / "htsim.cc"), str(copied / "libhtsim.a")
    compiled(["g++", *flags, "-std=c++17", "-fno-access-control", source, library, "-o", str(program)])
    return program


def abc_program(checkout: Path, folder: Path) -> Path:
    """Compiles ABC's XCP queue between our senders into a folder."""
    program, sources = folder / "abc", checkout / "mahimahi" / "src"
    queue = [sources / "packet" / f"{name}_packet_queue.cc" for name in ("xcp", "dropping")]
    flags = ["-O2", "-w", "-std=c++17", "-fno-access-control", f"-I{sources / 'packet'}", f"-I{sources / 'util'}"]
    theirs = [*map(str, queue), str(sources / "util" / "ezio.cc")]
    compiled(["g++", *flags, str(PEERS / "cpp" / "abc.cc"), *theirs, "-o", str(program)])
    return program


def checkout(variable: str) -> Path | None:
    """Returns the folder that an environment variable names."""
    return Path(os.environ[variable]) if os.environ.get(variable) else None


def commit(folder: Path) -> str:
    """Returns the commit of a checkout, in short."""
    done = subprocess.run(
        ["git", "-C", str(folder), "rev-parse", "--short", "HEAD"], check=False, capture_output=True, text=True
    )
    return done.stdout.strip() or "no commit"


AS_NS2 = {"transport": "xcp", "recovery": "reno", "pacing": {"share": "0 %"}}
"""Our hosts by ns-2's rules; senders' packets have no jitter then."""


def ours(hosts: Mapping[str, object], unpaced: bool = False, aim: float = 1.0) -> Callable[[Network], Found]:
    """Returns what runs our simulator, by its hosts' settings and the part of each rate that its routers get."""

    def run_in(network: Network) -> Found:
        built = scenario.build([(network.name, table(network, hosts, unpaced, aim))])
        made = run(built, network.name, built.compiled.text, network.seed, series=True)
        return measure(network, sampled(network, made), aim)

    return run_in


def table(network: Network, hosts: Mapping[str, object], unpaced: bool, aim: float) -> dict[str, object]:
    """Writes a network as a scenario; unpaced hosts have no jitter either."""
    of_hosts = {"packet_size": f"{network.packet_bytes} bytes", "initial_window": "2 packets", "min_rto": "1 s"} | dict(
        hosts
    )
    flows = {
        f"f{number:02}": of_hosts
        | {
            "count": 1,
            "start": f"{flow.start_s * 1000:g} ms",
            "access_delay": f"{flow.access_ms:g} ms",
            "hops": f"{flow.first}-{flow.last}" if flow.first < flow.last else f"{flow.first}",
        }
        for number, flow in enumerate(network.flows)
    }
    topology = {
        "kind": "parking-lot",
        "hops": network.hops,
        "rate": f"{network.mbps * aim:g} Mbit/s",
        "delay": f"{network.delay_ms:g} ms",
        "access_rate": f"{network.access_mbps:g} Mbit/s",
        "access_delay": f"{RECEIVER_MS:g} ms",
    }
    made: dict[str, object] = {
        "title": network.title,
        "duration": f"{network.duration_s} s",
        "sample_interval": "1 ms",
        "topology": topology,
        "hosts": {"profile": "ns-2", **({"send_jitter": "0 %"} if unpaced else {})},
        "queue": {"discipline": "drop-tail", "limit": f"{network.queue_packets} packets"},
        "flows": flows,
    }
    links = range(1, network.hops + 1)
    rate = f"{network.mbps:g} Mbit/s"
    if aim != 1:
        paths = {
            f"hop{link}": {"link": f"hop{link}", "at": "0 s", "rate": rate, "update_routers": False} for link in links
        }
        made["path_changes"] = paths
    if network.kbps:
        rates = [f"{rate} kbit/s" for rate in network.kbps]
        made["traces"] = {"first": {"link": "hop1", "interval": f"{network.interval_ms} ms", "rates": rates}}
    return made


def sampled(network: Network, made: Result) -> Printed:
    """Returns our run as the others print theirs."""
    per_step, channels = round(STEP_S * 1000), made.series.channels
    names = [name for name in channels if name.startswith("hop") and name.endswith("forward")]
    waiting = channels[names[0]].queue_packets or []
    ends = range(0, len(waiting), per_step)
    steps = [waiting[:1], *(waiting[before + 1 : after + 1] for before, after in pairwise(ends))]
    flows = [made.series.flows[f"f{number:02}0"].delivered_bytes[::per_step] for number in range(len(network.flows))]
    drops = [sum(channels[name].queue_drops[end] for name in names) for end in ends]
    return Printed([fmean(step) for step in steps], [max(step) for step in steps], drops, flows)
