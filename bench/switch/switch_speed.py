"""Loss-free packet rate of real-time switches, and the latency that they add at half of it.

    sudo python bench/switch/switch_speed.py [SWITCH...]   (make bench-switch; default: all, bmv2 where it is installed)

        host a ---- s1 ---- host b        and        host a ---- s1 ---- s2 ---- host b

SWITCH is af_packet or af_xdp, the embedded one by its --io, or bmv2. Or it is testpmd or testpmd_xdp, DPDK's
forwarder with the same two kinds of sockets, which looks at no header (apt-get install dpdk). XCP data
packets of 1000 bytes come at a constant rate, through the compiled XCP router that `xcpr control` brings up.
Each switch is in a network namespace of its own, everything under SCHED_RR 10, BMv2 too. Sender and receiver
have AF_XDP. The figure is the highest rate tried at which fewer than one packet in 100,000 was lost in five
seconds. Latency is from the time when a packet was due at the sender to its arrival in the kernel of the
receiver.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench import nodes, runner
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

LOAD = ROOT / "target" / "release" / "examples" / "load"
NAMES = Path("/run/netns")
"""Where ``ip netns`` keeps the files of namespaces."""
SIZE = 1000
SECONDS = 5
TOLERATED = 1e-5
SWITCHES = {
    "af_packet": "embedded, AF_PACKET",
    "af_xdp": "embedded, AF_XDP",
    "bmv2": "BMv2",
    "testpmd": "testpmd, AF_PACKET",
    "testpmd_xdp": "testpmd, AF_XDP",
}
"""The table's names of them."""
PROGRAMS = {"bmv2": "simple_switch_grpc", "testpmd": "dpdk-testpmd", "testpmd_xdp": "dpdk-testpmd"}
"""Programs that a machine may lack."""
MIN_RATE, MAX_RATE = 5_000, 2_000_000
STEP = 1.05
"""The search ends when the lowest rate that loses is less than 5 % above the highest that doesn't."""
LATEST_US = 0.02 * SECONDS * 1e6
"""A sender that falls behind by more did not offer the rate."""
NETWORK = """
[routers.s]
address = "127.0.0.1:9559"
ports.1 = { capacity = "5 Gbit/s", mac = "02:00:00:00:aa:01" }
ports.2 = { capacity = "5 Gbit/s", mac = "02:00:00:00:aa:02" }
routes."10.0.1.0/24" = { port = 1, next_hop = "02:00:00:00:00:01" }
routes."10.0.2.0/24" = { port = 2, next_hop = "02:00:00:00:00:02" }
"""


def enter_own_namespaces() -> None:
    """Goes on in a process with mounts and processes of its own: all that it started and named is gone with it and
    us."""
    runner.require(root=True)
    if os.getpid() != 1:
        held = ["setpriv", "--pdeathsig", "KILL", "unshare", "--mount", "--pid", "--fork", "--mount-proc"]
        held += ["--kill-child", sys.executable, *sys.argv]
        sys.exit(subprocess.run(held, check=False).returncode)
    NAMES.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", NAMES], check=True)


@contextmanager
def row_of(count: int) -> Iterator[list[str]]:
    """Joins host a, so many switches and host b in a row: each has ``left`` and ``right`` interfaces."""
    names = [f"bench-{os.getpid()}-{count}-{place}" for place in range(count + 2)]
    with nodes.create_nodes(*names):
        for left, right in itertools.pairwise(names):
            nodes.join(left, "right", right, "left")
        yield names


def installed(kind: str) -> bool:
    """Says whether this machine has the program of a switch."""
    return kind not in PROGRAMS or shutil.which(PROGRAMS[kind]) is not None


@contextmanager
def testpmd(kind: str, node: str, folder: Path) -> Iterator[int]:
    """Runs DPDK's forwarder between ``left`` and ``right``; yields its process."""
    sizes = ",blocksz=4096,framesz=2048,framecnt=512" if kind == "testpmd" else ""
    device = "net_af_packet" if kind == "testpmd" else "net_af_xdp"
    ports = [f"--vdev={device}{number},iface={name}{sizes}" for number, name in enumerate(("left", "right"))]
    command = ["stdbuf", "-oL", "dpdk-testpmd", "--no-huge", "--no-pci", "-m", "256", "-l", "0,1", *ports]
    command += [f"--file-prefix={node}", "--", "--forward-mode=io", "--auto-start", "--total-num-mbufs=16384"]
    told = folder / f"{node}.log"
    with told.open("wb") as log, nodes.process(node, *command, "--stats-period=1", stdout=log) as forwarder:
        nodes.wait_until(lambda: b"NIC statistics" in told.read_bytes(), kind, forwarder)
        yield forwarder.pid


@contextmanager
def router(kind: str, node: str, folder: Path) -> Iterator[int]:
    """Runs a switch with the XCP router between ``left`` (port 1) and ``right`` (port 2); yields its process."""
    ports = ["-i", "1@left", "-i", "2@right", "--device-id", "1"]
    server = ["--grpc-server-addr", "127.0.0.1:9559", "--cpu-port", "255"]
    if kind == "bmv2":
        command = ["chrt", "-r", "10", "simple_switch_grpc", "--no-p4", "-L", "off", *ports, "--", *server]
    else:
        command = [*nodes.XCPR, "switch", *ports, *server, "--io", kind]
    with nodes.routed(node, command, NETWORK, folder, stdout=subprocess.DEVNULL) as switch:
        yield switch.pid


def offer(row: list[str], rate: int) -> dict[str, Any]:
    """Returns the outcome of so many packets per second from the first to the last node."""
    ends = [str(NAMES / row[0] / "right"), str(NAMES / row[-1] / "left")]
    done = subprocess.run([LOAD, *ends, str(rate), str(SECONDS), str(SIZE)], check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout))


def loss_free(row: list[str], rate: int) -> bool:
    """Says whether a rate is loss-free; a second chance is for the machine's other business."""
    for _ in range(2):
        got = offer(row, rate)
        if got["lost"] < TOLERATED * got["offered"] and got["sender_late_us"] < LATEST_US:
            return True
    return False


def search(row: list[str]) -> tuple[int, str]:
    """Searches the highest loss-free rate in packets per second, and says what the table says of it; a bound where none
    was found."""
    low, high = MIN_RATE, MAX_RATE
    if not loss_free(row, low):
        return low, f"below {low:,}"
    if loss_free(row, high):
        return high, f"at least {high:,}"
    while high / low > STEP:
        middle = round((low * high) ** 0.5 / 1000) * 1000
        if loss_free(row, middle):
            low = middle
        else:
            high = middle
    return low, f"{low:,}"


def latency(row: list[str], rate: int) -> tuple[float, float]:
    """Returns the latency at a rate, half of what is loss-free: the middle and the 99th percentile, us."""
    at = offer(row, rate)["latency_us"]
    return at["p50"], at["p99"]


def switch(kind: str, node: str, folder: Path) -> AbstractContextManager[int]:
    """Runs a switch between ``left`` and ``right``."""
    return testpmd(kind, node, folder) if kind.startswith("testpmd") else router(kind, node, folder)


def measure_switches(kinds: Sequence[str], bare: list[tuple[float, float]]) -> Iterator[runner.Row]:
    """Yields a row for each switch, alone and two in a row; ``bare`` gets the latency without any."""
    with tempfile.TemporaryDirectory() as folder, row_of(0) as direct:
        for kind, count in itertools.product(kinds, (1, 2)):
            with row_of(count) as row, ExitStack() as stack:
                for node in row[1:-1]:
                    stack.enter_context(switch(kind, node, Path(folder)))
                found, said = search(row)
                middle, most = latency(row, found // 2)
                bare.append(latency(direct, found // 2))
            yield (SWITCHES[kind], f"{count}", said, f"{middle:.0f} us", f"{most:.0f} us")


def main() -> None:
    """Shows and keeps a table."""
    kinds = sys.argv[1:] or [kind for kind in SWITCHES if installed(kind)]
    if unknown := [kind for kind in kinds if kind not in SWITCHES]:
        sys.exit(f"{unknown[0]}: a switch is one of {', '.join(SWITCHES)}")
    enter_own_namespaces()
    bare: list[tuple[float, float]] = []
    rows = runner.print_rows(measure_switches(kinds, bare))
    wire = " and ".join(f"{min(times):.0f} to {max(times):.0f} us" for times in zip(*bare, strict=True))
    columns = ("switch", "in a row", "loss-free packets per second", "latency at half of it, p50", "p99")
    table = Table("Speed", columns, rows, (f"Without any switch, at the same rates: {wire}.",), name="speed")
    remark = f"One sitting, {SECONDS} s per rate; {runner.machine()}"
    runner.keep(table, name="bench-switch", command="sudo make bench-switch", remark=remark)


if __name__ == "__main__":
    main()
