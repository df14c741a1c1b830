"""One run: network, switches, controller, hosts, in this order; then everything stops in the other one.

All times between the processes are CLOCK_MONOTONIC; the epoch is the moment that counts as 0, and lies so far ahead
that every process is ready by then.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import machine
from bmv2 import Bmv2
from embedded import Embedded
from metronome import Metronome
from names import interface, shorten
from network import build, count_other_mac_frames
from processes import Failed, Processes

SWITCHES = {"embedded": Embedded, "bmv2": Bmv2}

READY_S = 3.0
"""Time for switches and controller to be ready, with ``ROUTER_S`` for each router; doubled when not enough."""
ROUTER_S = 0.5
"""Time that each router adds."""
GROUP_CPU_S = 0.5
"""CPU time that a process of hosts takes to start."""
HOST_CPU_S = 0.02
"""CPU time that each of its hosts adds."""
MAX_WAIT_S = 120.0
"""No machine is that slow."""
FINISH_S = 20.0
"""The time that hosts may take from the run's end until they have written their figures."""

NETEM = {"from", "delay_ns", "loss", "reorder"}
"""The keys of a way that may be netem's."""

Report = Callable[..., None]
"""Reports the current step to the runner, and with ``epoch_ns`` the run's beginning."""


class World:
    """The network of a job and the processes in it."""

    def __init__(self, job: dict[str, Any], folder: Path, report: Report) -> None:
        self._job = job = with_netem(job)
        self._folder = folder
        self._say = report
        self._processes = Processes(folder, job["tell"])
        self._switches = SWITCHES[job["switch"]](job, folder, self._processes)
        self._plan = folder / "plan.json"
        self._plan.write_text(json.dumps(job["plan"]))
        self._telemetry = folder / "telemetry.json"
        self._sockets = folder / "sockets.jsonl"
        report(f"building {len(job['hosts'])} hosts and {len(job['routers'])} routers")
        self.net = build(job)

    def run(self) -> dict[str, Any]:
        """Runs the whole experiment and returns what its processes found out."""
        names = [host["name"] for host in self._job["hosts"]]
        cores = len(os.sched_getaffinity(0))
        groups = {f"hosts {number}": members for number, members in enumerate(machine.groups(names, cores), 1)}
        hosts_s = GROUP_CPU_S * len(groups) / cores + HOST_CPU_S * len(names) / cores + 1
        under_xcp = self._job["under_xcp"]
        if under_xcp:
            self._start_kernel(under_xcp)
        epoch_ns = self.start(hosts_s)
        captures = self._start_captures()
        self._say("starting hosts")
        for group, members in groups.items():
            places = [f"{name}={self.net[name].pid}" for name in members]
            out = str(self._folder / f"{group}.json")
            command = [self._job["xcpr"], "host", str(self._plan), *places, "--epoch", str(epoch_ns), "--out", out]
            self._processes.start(group, command, reports=True)
        if time.monotonic_ns() > epoch_ns:
            raise Failed("the hosts were not started in time: the machine is too busy")
        self._say("", epoch_ns=epoch_ns)
        metronome = Metronome(epoch_ns / 1e9)
        metronome.start()
        self._processes.finish(list(groups), (epoch_ns + self._job["duration_ns"]) / 1e9 + FINISH_S)
        lateness = metronome.stop(self._job["duration_ns"] / 1e9)
        self._say("collecting")
        lost_captures = [self._explain(name) for name in self._processes.stop(list(captures))]
        lost_captures += self._merge(list(captures.values()))
        controller_cpu_s = self._processes.cpu_s("controller")
        kernel = self._stop_kernel(under_xcp[0]) if under_xcp else {}
        self.stop()
        found = [json.loads((self._folder / f"{group}.json").read_text()) for group in groups]
        return {
            "switches": self._switches.collect(),
            "hosts": {name: outcome for group in found for name, outcome in group["hosts"].items()},
            "hosts_cpu_s": sum(group["cpu_s"] for group in found),
            "said": [line for group in groups for line in self._processes.read_log(group)],
            "controller": {"cpu_s": controller_cpu_s},
            "lost_captures": lost_captures,
            "lateness": lateness,
            "kernel": kernel,
            "sockets": self._recorded(epoch_ns) if under_xcp else [],
            "telemetry": json.loads(self._telemetry.read_text()),
            "other_mac_frames": count_other_mac_frames(self.net, self._job),
        }

    def start(self, ahead_s: float) -> int:
        """Starts switches and controller, ready at least ``ahead_s`` before the epoch. Returns the epoch."""
        patience_s = READY_S + ROUTER_S * len(self._job["routers"])
        while True:
            epoch_ns = time.monotonic_ns() + int((patience_s + ahead_s) * 1e9)
            self._start_routers(epoch_ns)
            if time.monotonic_ns() + ahead_s * 1e9 < epoch_ns:
                return epoch_ns
            patience_s *= 2
            self._say(f"starting the routers again: they took longer than {patience_s / 2:.0f} s")
            self.stop()

    def stop(self) -> None:
        """Stops the controller, then the switches."""
        self._processes.stop(["controller"])
        self._switches.stop()

    def _start_captures(self) -> dict[str, str]:
        """Captures the frames at the wanted ports, with a process for each node. Returns their files by the processes'
        names."""
        wanted = self._job["pcap"]
        files = {}
        for node, ports in wanted["ports"].items() if wanted else ():
            name, file = f"capture of {node}", f"{wanted['file']}.{shorten(node)}"
            command = ["dumpcap", "-q", "-s", str(wanted["bytes"]), "-w", file]
            command += [word for port in ports for word in ("-i", interface(node, port))]
            self._processes.start(name, command, self.net[node])
            self._processes.wait_for(
                lambda name=name: any("File: " in line for line in self._processes.read_log(name)), MAX_WAIT_S, name
            )
            # A disk that is full takes the capture, not the run.
            self._processes.make_optional(name)
            files[name] = file
        return files

    def _explain(self, name: str) -> str:
        """Returns the message of a dumpcap that failed, which has several lines."""
        lines = self._processes.read_log(name)
        begin = next((place for place, line in enumerate(lines) if line.startswith("dumpcap: ")), 0)
        message = itertools.takewhile(lambda line: not line.startswith(("You ", "Packets ")), lines[begin:])
        return f"{name}: {' '.join(message)}"

    def _merge(self, files: list[str]) -> list[str]:
        """Makes one file of those of all nodes; returns what mergecap says where it fails."""
        if not files:
            return []
        command = ["mergecap", "-w", self._job["pcap"]["file"], *files]
        done = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        return [" ".join(done.stderr.split())] if done.returncode else []

    def _start_kernel(self, hosts: list[str]) -> None:
        """Brings XCP and XCP-r to the kernel's TCP of these hosts; their sockets choose which."""
        self._say("bringing XCP to the kernel's TCP")
        devices = [word for name in hosts for word in ("--dev", f"{self.net[name].pid}:{interface(name, 0)}")]
        every = f"{self._job['plan']['sample_interval_ns']} ns"
        record = ["--record", str(self._sockets), "--record-every", every]
        self._processes.start("kernel", [self._job["xcpr"], "kernel", "up", *devices, *record])
        self._processes.wait_for(
            lambda: self._processes.read_log("kernel"), MAX_WAIT_S, "loading the kernel's programs"
        )

    def _stop_kernel(self, host: str) -> dict[str, int]:
        """Ends the kernel's XCP; returns what it has counted."""
        command = [self._job["xcpr"], "kernel", "status", "--json"]
        told = json.loads(self.net[host].popen(command, stderr=subprocess.DEVNULL).communicate()[0])
        self._processes.stop(["kernel"])
        return dict(told["counters"])

    def _recorded(self, epoch_ns: int) -> list[dict[str, Any]]:
        """Returns the records of the kernel's sockets, by the time since the epoch."""
        lines = map(json.loads, self._sockets.read_text().splitlines())
        return [{"at_ns": line["at_ns"] - epoch_ns, "sockets": line["sockets"]} for line in lines]

    def _start_routers(self, epoch_ns: int) -> None:
        self._say("starting switches and controller")
        self._switches.start(epoch_ns)
        ready = self._folder / "ready"
        ready.unlink(missing_ok=True)
        command = [self._job["xcpr"], "control", str(self._plan), "--no-live", "--epoch", str(epoch_ns)]
        command += ["--telemetry", str(self._telemetry), "--ready-file", str(ready)]
        for router in self._job["routers"]:
            command += ["--router", f"{router['name']}={router['address']}"]
        self._processes.start("controller", command, reports=True)
        self._processes.wait_for(ready.exists, MAX_WAIT_S, "bringing the routers up")
        self._switches.configure()


def with_netem(job: dict[str, Any]) -> dict[str, Any]:
    """Returns the job with netem in the place of wires, where the kernel has it; a host's own way is its program's.

    netem makes delay and loss. Its reordering lets packets go without any delay, so wires make that and all else.
    """
    all_ways = [way for wire in job["wires"] for way in wire["ways"]]
    others = any(way.keys() - NETEM or way["reorder"]["probability"] > 0 for way in all_ways)
    if not all_ways or others or not machine.has_qdisc("netem", "delay", "1ms"):
        return {**job, "netem": []}
    routers = {router["name"] for router in job["routers"]}
    ways = [way for way in all_ways if way["from"][0] in routers]
    return {**job, "netem": ways, "wires": []}
