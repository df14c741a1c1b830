"""One program, the same packets, one sitting: BMv2's simple_switch and ours.

Passes per second of CPU time: packets of a file go through simple_switch (--use-files) into a file. The same packets go
through a router of the simulator, hosts and links included. Then a dumbbell runs at 20 Mbit/s to 1 Gbit/s with one flow
whose window is fixed, so that arithmetic says its rate and the queue. The dumbbell runs in the simulator, in Mininet
with the embedded switch, in Mininet with BMv2. A program that the machine lacks is left out, and named. Three minutes.
"""

from __future__ import annotations

import json
import shutil
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, median
from typing import Any

from bench import runner
from bench.switch import simple_switch
from xcpr.io.paths import COMPILED, MININET
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet

PROGRAM = COMPILED / "counting_router.json"
PACKETS = 100_000
"""Through simple_switch; twenty times as many through the simulator, whose CPU time is in milliseconds."""
RUNS = 3
FRAME = 1000
SETTLED_S = 5.0
"""The flow's window is full from here on."""


def datagram() -> bytes:
    """Makes a frame of UDP from 10.1.0.2 to 10.2.0.2, of 1000 bytes."""
    ip = struct.pack(">BBHHHBBH4s4s", 0x45, 0, FRAME - 14, 0, 0, 64, 17, 0, bytes([10, 1, 0, 2]), bytes([10, 2, 0, 2]))
    frame = bytes.fromhex("0201000100010200000100020800") + ip + struct.pack(">HHHH", 20000, 9, FRAME - 34, 0)
    return frame + bytes(FRAME - len(frame))


def with_route(text: str) -> str:
    """Returns the program with an entry of its own: simple_switch then needs no controller."""
    program = json.loads(text)
    (ingress,) = (pipeline for pipeline in program["pipelines"] if pipeline["name"] == "ingress")
    (routes,) = (table for table in ingress["tables"] if table["name"] == "CountingIngress.routes")
    actions = (one for one in program["actions"] if one["id"] in routes["action_ids"])
    (forward,) = (one for one in actions if one["name"] == "CountingIngress.forward")
    key = {"match_type": "lpm", "key": "0x0a020000", "prefix_length": 16}
    entry = {"action_id": forward["id"], "action_data": ["0x2", "0x020200020001", "0x020100010002"]}
    routes["entries"] = [{"match_key": [key], "action_entry": entry, "priority": 1}]
    return json.dumps(program)


def of_simple_switch(packets: int) -> tuple[int, float]:
    """Returns the packets that left it, and the CPU time of the process."""
    with tempfile.TemporaryDirectory() as name:
        program = Path(name) / "program.json"
        program.write_text(with_route(PROGRAM.read_text(encoding="utf-8")), encoding="utf-8")
        before = runner.children_s()
        sent, deep_queue = [datagram()] * packets, partial(_deep_queue, packets)
        left = simple_switch.through(program, sent, (1, 2), quiet_s=4, wait_s=2, meanwhile=deep_queue)
    assert left is not None, "simple_switch ended"
    return len(left[2]), runner.children_s() - before


def _deep_queue(packets: int) -> None:
    """Lets all packets wait: simple_switch drops what does not fit into 64 places."""
    sys.path.insert(0, str(MININET))
    import thrift  # noqa: PLC0415 - it is a script of Mininet's world, not of the package

    for attempt in range(20):
        try:
            thrift.set_queue_depth(simple_switch.THRIFT_PORT, 2, packets + 1)
            return
        except OSError:
            if attempt == 19:
                raise
            time.sleep(0.1)


def routed(table: dict[str, Any]) -> scenario.Scenario:
    """Makes a scenario whose routers run the program."""
    routes = {"port": "port", "next_hop": "next hop", "own": "own"}
    entries = {"routes": {"table": "CountingIngress.routes", "action": "CountingIngress.forward", "params": routes}}
    router = {"program": str(PROGRAM), "entries": entries}
    hosts = {"profile": "ns-2"}
    return scenario.build([("rivals", {"title": "rivals", "hosts": hosts, "router": router} | table)])


def of_simulator(packets: int) -> tuple[int, float]:
    """Returns the packets that went through a router of the simulator, and the CPU time of the run."""
    source = {"kind": "cbr", "source": "h1", "destination": "h2", "rate": "400 Mbit/s", "packet_size": f"{FRAME} bytes"}
    star = {"kind": "star", "size": 2, "access_rate": "10 Gbit/s", "access_delay": "1 us"}
    seconds = packets * FRAME * 8 / 400e6
    timed = {"duration": f"{seconds:g} s", "sample_interval": "1 ms"}
    made = sim.execute(routed(timed | {"topology": star, "traffic": {"all": source}}), 1, "rivals")
    return made.totals.pipeline_passes, made.totals.cpu_s


def passes() -> Iterator[runner.Row]:
    """Yields the rows of the first table; a process's start and end are taken off."""
    ways = {"simulator, with its hosts and links": (of_simulator, 20 * PACKETS)}
    if shutil.which("simple_switch"):
        ways = {"simple_switch, from file to file": (of_simple_switch, PACKETS)} | ways
    for name, (way, packets) in ways.items():
        _, idle_s = way(100)
        runs = [way(packets) for _ in range(RUNS)]
        rates = [count / max(cpu_s - idle_s, 1e-3) for count, cpu_s in runs]
        yield name, f"{packets:,}", f"{min(count for count, _ in runs):,}", f"{median(rates):,.0f}"


def dumbbell(rate_bps: float, window: int) -> scenario.Scenario:
    """Makes a scenario of one flow with a window of so many packets of 1000 bytes, which is more than the path
    holds."""
    topology = {"rate": f"{rate_bps / 1e6:g} Mbit/s", "delay": "10 ms"}
    topology |= {"access_rate": "10 Gbit/s", "access_delay": "1 ms"}
    flow = {"count": 1, "transport": "newreno", "max_window": f"{window} packets"}
    queue = {"limit": f"{window} packets"}
    return routed({"duration": "10 s", "topology": topology, "queue": queue, "flows": {"main": flow}})


def rate_and_queue(result: Result, rate_bps: float) -> tuple[float, float]:
    """Returns the rate of the flow's frames, bit/s, and the packets that wait, as its round trips tell."""
    flow = result.series.flows["main0"]
    first = next(i for i, at in enumerate(result.series.time_s) if at >= SETTLED_S)
    span_s = result.series.time_s[-1] - result.series.time_s[first]
    rate = 8 * (flow.delivered_bytes[-1] - flow.delivered_bytes[first]) / span_s
    trips = [trip for trip in flow.srtt_s[first:] if trip is not None]
    return rate, (fmean(trips) - EMPTY_S) * rate_bps / (8 * FRAME)


EMPTY_S = 2 * (10e-3 + 2 * 1e-3)
"""A round trip without what sending packets takes."""


def dumbbells() -> Iterator[runner.Row]:
    """Yields the rows of the second table."""
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
            rate, queue = rate_and_queue(result, rate_bps)
            late = "" if result.warning is None else "the machine was too slow to be believed"
            off, off_queue = rate / rate_bps - 1, queue - waiting
            cells = f"{rate / 1e6:.2f}", f"{off:+.2%}", f"{queue:.1f}", f"{off_queue:+.1f}"
            yield label, name, *cells, f"{result.totals.cpu_s:.1f}", late or f"{wall_s:.0f} s of time"


def run(chosen: scenario.Scenario, switch: str | None) -> Result:
    """Runs a scenario in the simulator, or with a kind of switch in Mininet."""
    if switch is None:
        return sim.execute(chosen, 1, "rivals")
    return mininet.execute(chosen, 1, "rivals", switch, lambda _doing, _seconds: None)


def main() -> None:
    """Measures, shows and keeps."""
    columns = ("what", "packets in", "packets out", "passes per CPU s")
    counted = Table("Passes per second of CPU time", columns, runner.print_rows(passes()), name="passes")
    columns = ("link", "where", "Mbit/s", "off", "packets waiting", "off", "CPU s", "remark")
    title, rows = "A dumbbell of 10 s, one flow with a fixed window", runner.print_rows(dumbbells())
    held = Table(title, columns, rows, left=2, name="dumbbell")
    remark = f"Medians of {RUNS} runs of passes, one run of each dumbbell; {runner.machine()}"
    runner.keep(counted, held, sudo=True, seeds="1", remark=remark)


if __name__ == "__main__":
    main()
