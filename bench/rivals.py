"""One program, the same packets, one sitting: BMv2's simple_switch and ours.

    sudo .venv/bin/python bench/rivals.py

Passes per second of CPU time: packets of a file go through simple_switch (--use-files) into a file. The same
packets go through a router of the simulator, hosts and links included. Then a dumbbell runs at 20 Mbit/s to 1
Gbit/s with one flow whose window is fixed, so that arithmetic says its rate and the queue. It runs in the
simulator, in Mininet with the embedded switch, in Mininet with BMv2. A program that the machine lacks is left
out, and named. Three minutes; the tables of docs/rivals.md are left in results/rivals/, for ``xcpr docs
results/rivals``.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, median
from typing import Any

from xcpr.commands.ownership import given_back
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import COMPILED, MININET, ROOT
from xcpr.results.result import Result
from xcpr.results.table import Table
from xcpr.scenarios import scenario
from xcpr.schema import Invalid
from xcpr.worlds import mininet, sim

FOLDER = ROOT / "results" / "rivals"
PROGRAM = COMPILED / "counting_router.json"
PACKETS = 100_000
"""Through simple_switch; twenty times as many through the simulator, whose CPU time is told in milliseconds."""
RUNS = 3
FRAME = 1000
THRIFT_PORT = 9979
GLOBAL, RECORD = struct.Struct("<IHHiIII"), struct.Struct("<IIII")
"""pcap's file and packet headers."""
SETTLED_S = 5.0
"""The flow's window is full from here on."""


def datagram() -> bytes:
    """A frame of UDP from 10.1.0.2 to 10.2.0.2, of 1000 bytes."""
    ip = struct.pack(">BBHHHBBH4s4s", 0x45, 0, FRAME - 14, 0, 0, 64, 17, 0, bytes([10, 1, 0, 2]), bytes([10, 2, 0, 2]))
    frame = bytes.fromhex("0201000100010200000100020800") + ip + struct.pack(">HHHH", 20000, 9, FRAME - 34, 0)
    return frame + bytes(FRAME - len(frame))


def with_route(text: str) -> str:
    """The program with an entry of its own: simple_switch then needs no controller."""
    program = json.loads(text)
    (ingress,) = (pipeline for pipeline in program["pipelines"] if pipeline["name"] == "ingress")
    (routes,) = (table for table in ingress["tables"] if table["name"] == "CountingIngress.routes")
    (forward,) = (
        action
        for action in program["actions"]
        if action["name"] == "CountingIngress.forward" and action["id"] in routes["action_ids"]
    )
    entry = {"action_id": forward["id"], "action_data": ["0x2", "0x020200020001", "0x020100010002"]}
    routes["entries"] = [
        {
            "match_key": [{"match_type": "lpm", "key": "0x0a020000", "prefix_length": 16}],
            "action_entry": entry,
            "priority": 1,
        }
    ]
    return json.dumps(program)


def of_simple_switch(packets: int) -> tuple[int, float]:
    """The packets that left it, and the CPU time of the process."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "program.json").write_text(with_route(PROGRAM.read_text(encoding="utf-8")), encoding="utf-8")
        start, frame = GLOBAL.pack(0xA1B2C3D4, 2, 4, 0, 0, 1 << 16, 1), datagram()
        (folder / "p1_in.pcap").write_bytes(start + (RECORD.pack(0, 0, FRAME, FRAME) + frame) * packets)
        (folder / "p2_in.pcap").write_bytes(start)
        command = ["simple_switch", "--use-files", "2", "--device-id", "79", "--thrift-port", str(THRIFT_PORT)]
        command += ["-i", "1@p1", "-i", "2@p2", "program.json"]
        out = folder / "p2_out.pcap"
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            _deep_queue(packets)
            size, since = -1, time.monotonic()
            while time.monotonic() < since + 4:
                time.sleep(0.2)
                now = out.stat().st_size if out.is_file() else 0
                if now != size:
                    size, since = now, time.monotonic()
            running.terminate()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        left = (out.stat().st_size - GLOBAL.size) // (RECORD.size + FRAME)
        return left, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _deep_queue(packets: int) -> None:
    """Lets all packets wait: simple_switch drops what does not fit into 64 places."""
    sys.path.insert(0, str(MININET))
    import thrift  # noqa: PLC0415 - it is a script of Mininet's world, not of the package

    for attempt in range(20):
        try:
            thrift.set_queue_depth(THRIFT_PORT, 2, packets + 1)
            return
        except OSError:
            if attempt == 19:
                raise
            time.sleep(0.1)


def routed(table: dict[str, Any]) -> scenario.Scenario:
    """A scenario whose routers run the program."""
    routes = {"port": "port", "next_hop": "next hop", "own": "own"}
    entries = {"routes": {"table": "CountingIngress.routes", "action": "CountingIngress.forward", "params": routes}}
    router = {"program": str(PROGRAM), "entries": entries}
    return scenario.build([("rivals", {"title": "rivals", "router": router} | table)])


def of_simulator(packets: int) -> tuple[int, float]:
    """The packets that went through a router of the simulator, and the CPU time of the run."""
    source = {"kind": "cbr", "source": "h1", "destination": "h2", "rate": "400 Mbit/s", "packet_size": f"{FRAME} bytes"}
    star = {"kind": "star", "size": 2, "access_rate": "10 Gbit/s", "access_delay": "1 us"}
    seconds = packets * FRAME * 8 / 400e6
    made = sim.execute(
        routed({"duration": f"{seconds:g} s", "sample_interval": "1 ms", "topology": star, "traffic": {"all": source}}),
        1,
        "rivals",
    )
    return made.totals.pipeline_passes, made.totals.cpu_s


def passes() -> Iterator[tuple[str, ...]]:
    """Rows of the first table; a process's start and end are taken off."""
    ways = {"simulator, with its hosts and links": (of_simulator, 20 * PACKETS)}
    if shutil.which("simple_switch"):
        ways = {"simple_switch, from file to file": (of_simple_switch, PACKETS)} | ways
    for name, (way, packets) in ways.items():
        _, idle_s = way(100)
        runs = [way(packets) for _ in range(RUNS)]
        rates = [count / max(cpu_s - idle_s, 1e-3) for count, cpu_s in runs]
        yield name, f"{packets:,}", f"{min(count for count, _ in runs):,}", f"{median(rates):,.0f}"


def dumbbell(rate_bps: float, window: int) -> scenario.Scenario:
    """One flow with a window of so many packets of 1000 bytes, which is more than the path holds."""
    topology = {
        "rate": f"{rate_bps / 1e6:g} Mbit/s",
        "delay": "10 ms",
        "access_rate": "10 Gbit/s",
        "access_delay": "1 ms",
    }
    flow = {"count": 1, "transport": "newreno", "max_window": f"{window} packets"}
    queue = {"limit": f"{window} packets"}
    return routed({"duration": "10 s", "topology": topology, "queue": queue, "flows": {"main": flow}})


def seen(result: Result, rate_bps: float) -> tuple[float, float]:
    """The rate of the flow's frames, bit/s, and the packets that wait, as its round trips tell."""
    flow = result.series.flows["main0"]
    first = next(i for i, at in enumerate(result.series.time_s) if at >= SETTLED_S)
    span_s = result.series.time_s[-1] - result.series.time_s[first]
    rate = 8 * (flow.delivered_bytes[-1] - flow.delivered_bytes[first]) / span_s
    trips = [trip for trip in flow.srtt_s[first:] if trip is not None]
    return rate, (fmean(trips) - EMPTY_S) * rate_bps / (8 * FRAME)


EMPTY_S = 2 * (10e-3 + 2 * 1e-3)
"""A round trip without what sending packets takes."""


def dumbbells() -> Iterator[tuple[str, ...]]:
    """Rows of the second table."""
    worlds = {"simulator": None, "Mininet, embedded switch": "embedded", "Mininet, BMv2": "bmv2"}
    for rate_bps, window in ((20e6, 100), (100e6, 500), (1e9, 5000)):
        chosen = dumbbell(rate_bps, window)
        waiting = window - EMPTY_S * rate_bps / (8 * FRAME)
        label = f"{rate_bps / 1e6:g} Mbit/s"
        yield label, "arithmetic", f"{rate_bps / 1e6:.2f}", "", f"{waiting:.1f}", "", "", ""
        for name, switch in worlds.items():
            try:
                began = time.perf_counter()
                result = run(chosen, switch)
                wall_s = time.perf_counter() - began
            except Invalid as refused:
                yield label, name, "not run", "", "", "", "", str(refused).splitlines()[0]
                continue
            rate, queue = seen(result, rate_bps)
            late = "" if result.warning is None else "the machine was too slow to be believed"
            off, off_queue = rate / rate_bps - 1, queue - waiting
            cells = (
                f"{rate / 1e6:.2f}",
                f"{off:+.2%}",
                f"{queue:.1f}",
                f"{off_queue:+.1f}",
                f"{result.totals.cpu_s:.1f}",
            )
            yield label, name, *cells, late or f"{wall_s:.0f} s of time"


def run(chosen: scenario.Scenario, switch: str | None) -> Result:
    """A run in the simulator, or with a kind of switch in Mininet."""
    if switch is None:
        return sim.execute(chosen, 1, "rivals")
    return mininet.execute(chosen, 1, "rivals", switch, lambda _doing, _seconds: None)


def main() -> None:
    """Measure, show and keep."""
    counted = Table(
        "Passes per second of CPU time",
        ("what", "packets in", "packets out", "passes per CPU s"),
        tuple(passes()),
        name="passes",
    )
    counted.show(console)
    held = Table(
        "A dumbbell of 10 s, one flow with a fixed window",
        ("link", "where", "Mbit/s", "off", "packets waiting", "off", "CPU s", "remark"),
        tuple(dumbbells()),
        left=2,
        name="dumbbell",
    )
    held.show(console)
    remark = (
        f"Medians of {RUNS} runs of passes, one run of each dumbbell; "
        f"load average {os.getloadavg()[1]:.1f} at the end; {docs.machine()}."
    )
    with given_back(FOLDER):
        docs.measured(FOLDER, "sudo .venv/bin/python bench/rivals.py", [counted, held], seeds="1", remark=remark)


if __name__ == "__main__":
    main()
