"""BMv2's simple_switch_grpc: one process per router; the links' delay and loss are made outside of it.

Queue, limit and rate are the switch's own, for the program reads waiting times from there; BMv2 counts both in packets.
Delay and loss are netem's where the kernel has it, else those of an ``xcpr wire`` in the link.
"""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import netem
import thrift
from machine import has_realtime
from names import interface, shorten
from processes import Failed, Processes

REALTIME = ["chrt", "--fifo", "10"]
"""On a busy machine BMv2 loses packets without."""
START_S = 20.0
"""The time that a switch may take until its Thrift server answers."""


class Bmv2:
    """The routers' and wires' processes."""

    def __init__(self, job: dict[str, Any], folder: Path, processes: Processes) -> None:
        self._job = job
        self._folder = folder
        self._processes = processes
        self._realtime = REALTIME if has_realtime() else []
        self._ports = {
            router["name"]: {port: Counters(interface(router["name"], port)) for port in router["ports"]}
            for router in job["routers"]
        }
        self._sampler: Sampler | None = None
        self._cpu_s: dict[str, float] = {}

    def start(self, epoch_ns: int) -> None:
        """Starts all routers and wires, and sets the queues."""
        for way in self._job["netem"]:
            netem.apply(way)
        plan = self._folder / "wires.json"
        plan.write_text(json.dumps(self._job["wires_plan"]))
        for wire in self._job["wires"]:
            command = [self._job["xcpr"], "wire", "--plan", str(plan), "--link", wire["name"]]
            command += ["--stats", str(self._stats(wire))]
            for port in wire["ports"]:
                command += ["-i", interface(wire["name"], port)]
            self._processes.start(wire["name"], [*command, "--seed", str(self._job["seed"])])
        for router in self._job["routers"]:
            command = [*self._realtime, "simple_switch_grpc", "--no-p4", "--device-id", str(router["device_id"])]
            for port in router["ports"]:
                command += ["-i", f"{port}@{interface(router['name'], port)}"]
            command += ["--thrift-port", str(router["thrift_port"])]
            command += ["--notifications-addr", f"ipc://{self._folder / shorten(router['name'])}.ipc"]
            command += ["--", "--grpc-server-addr", router["address"], "--cpu-port", str(router["cpu_port"])]
            self._processes.start(router["name"], command)
        for router in self._job["routers"]:
            for queue in router["queues"]:
                self._set_queue(router, queue)
        self._sampler = Sampler(self._ports, epoch_ns, self._job)
        self._sampler.start()

    def configure(self) -> None:
        """Sets the parameters of custom CRCs, once the routers have their programs."""
        for router in self._job["routers"]:
            for crc in router["crc"]:
                thrift.set_crc_parameters(router["thrift_port"], crc)

    def stop(self) -> None:
        """Ends routers, then wires."""
        self._cpu_s = {router["name"]: self._processes.cpu_s(router["name"]) for router in self._job["routers"]}
        if self._sampler is not None:
            self._sampler.stop()
        self._processes.stop([node["name"] for node in (*self._job["routers"], *self._job["wires"])])

    def collect(self) -> dict[str, Any]:
        """Returns the figures by router, as ``xcpr switch`` gives them; null is what BMv2 does not tell."""
        assert self._sampler is not None
        lost = {tuple(way["from"]): netem.lost(way) for way in self._job["netem"]}
        for wire in self._job["wires"]:
            ports = json.loads(self._stats(wire).read_text())["ports"]
            for way, way_out in zip(wire["ways"], ("2", "1"), strict=True):
                lost[tuple(way["from"])] = ports[way_out]["loss_drops"]
        ports = {
            name: {
                str(port): {**counters.totals(), "loss_drops": lost.get((name, port), 0), "series": counters.series}
                for port, counters in of_router.items()
            }
            for name, of_router in self._ports.items()
        }
        return {
            name: {
                "ports": of_router,
                "packets_forwarded": sum(port["sent_packets"] for port in of_router.values()),
                "pipeline_passes": sum(port["received_packets"] for port in of_router.values()),
                "cpu_s": self._cpu_s[name],
            }
            for name, of_router in ports.items()
        }

    def _set_queue(self, router: dict[str, Any], queue: dict[str, Any]) -> None:
        """Sets the depth and the rate of a port's queue, as soon as the switch's Thrift server answers."""
        give_up = time.monotonic() + START_S
        while True:
            try:
                thrift.set_queue_depth(router["thrift_port"], queue["port"], queue["packets"])
                thrift.set_queue_rate(router["thrift_port"], queue["port"], queue["packets_per_s"])
                return
            except OSError as error:
                self._processes.check()
                if time.monotonic() > give_up:
                    raise Failed(f"{router['name']}: its Thrift server does not answer: {error}") from None
                time.sleep(0.1)

    def _stats(self, wire: dict[str, Any]) -> Path:
        return self._folder / f"{wire['name']}.stats.json"


class Counters:
    """The kernel's counts at a port's interface, from the first sample on."""

    FIELDS = (("received_bytes", 0), ("received_packets", 1), ("sent_bytes", 8), ("sent_packets", 9))
    """Where they stand in a line of /proc/net/dev."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._first: dict[str, int] = {}
        self._last: dict[str, int] = {}
        self.series: dict[str, list[int]] = {"sent_bytes": []}

    def sample(self, lines: dict[str, list[str]]) -> None:
        """Takes the counts from the lines of all interfaces."""
        self._last = {key: int(lines[self._name][place]) for key, place in self.FIELDS}
        self._first = self._first or self._last
        self.series["sent_bytes"].append(self.totals()["sent_bytes"])

    def totals(self) -> dict[str, int]:
        """Returns the counts since the first sample."""
        return {key: value - self._first[key] for key, value in self._last.items()}


class Sampler(threading.Thread):
    """Samples all ports at the run's moments."""

    def __init__(self, ports: dict[str, dict[int, Counters]], epoch_ns: int, job: dict[str, Any]) -> None:
        super().__init__(daemon=True)
        self._ports = [counters for of_router in ports.values() for counters in of_router.values()]
        self._epoch_ns = epoch_ns
        self._step_ns = job["plan"]["sample_interval_ns"]
        self._samples = job["duration_ns"] // self._step_ns + 1
        self._ended = threading.Event()

    def run(self) -> None:
        """Takes samples until the run's end, or until stopped."""
        for index in range(self._samples):
            pause_s = (self._epoch_ns + index * self._step_ns - time.monotonic_ns()) / 1e9
            if self._ended.wait(max(0.0, pause_s)):
                return
            rows = [line.partition(":") for line in Path("/proc/net/dev").read_text().splitlines()[2:]]
            lines = {name.strip(): counts.split() for name, _, counts in rows}
            for counters in self._ports:
                counters.sample(lines)

    def stop(self) -> None:
        """Ends the sampling."""
        self._ended.set()
        self.join()
