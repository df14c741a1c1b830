"""Loss-free packet rate of real-time switches, and the latency that they add at half of it.

    sudo python bench/switch_speed.py [SWITCH...]      (make bench-switch; default: all, bmv2 where it is installed)

        host a ---- s1 ---- host b        and        host a ---- s1 ---- s2 ---- host b

SWITCH is af_packet or af_xdp, the embedded one by its --io, or bmv2. Or it is testpmd or testpmd_xdp, DPDK's
forwarder with the same two kinds of sockets, which looks at no header (apt-get install dpdk). XCP data
packets of 1000 bytes come at a constant rate, through the compiled XCP router that `xcpr control` brings up.
Each switch is in a network namespace of its own, everything under SCHED_RR 10, BMv2 too. Sender and receiver
have AF_XDP. The figure is the highest rate tried at which fewer than one packet in 100,000 was lost in five
seconds. Latency is from the time when a packet was due at the sender to its arrival in the kernel of the
receiver. For the pages: `xcpr docs results/bench-switch`.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from xcpr.commands.ownership import given_back
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

LOAD = ROOT / "target" / "release" / "examples" / "load"
FOLDER = ROOT / "results" / "bench-switch"
NAMES = Path("/run/netns")
"""Where ``ip netns`` keeps the files of namespaces."""
XCPR = [sys.executable, "-m", "xcpr"]
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
LOWEST, HIGHEST = 5_000, 2_000_000
STEP = 1.05
"""The search ends when the lowest rate that loses is less than 5 % above the highest that doesn't."""
LATEST_US = 0.02 * SECONDS * 1e6
"""A sender that falls behind by more did not offer the rate."""
READY_S = 30.0


def alone() -> None:
    """Go on in a process with mounts and processes of its own: all that it started and named is gone with it and us."""
    if os.geteuid() != 0:
        sys.exit("needs root: network namespaces and packet sockets")
    if os.getpid() != 1:
        held = ["setpriv", "--pdeathsig", "KILL", "unshare", "--mount", "--pid", "--fork", "--mount-proc"]
        held += ["--kill-child", sys.executable, *sys.argv]
        sys.exit(subprocess.run(held, check=False).returncode)
    NAMES.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", NAMES], check=True)


def ip(*arguments: str) -> None:
    """``ip ARGUMENTS``."""
    subprocess.run(["ip", *arguments], check=True)


@contextmanager
def namespaces(count: int) -> Iterator[list[str]]:
    """Host a, so many switches, host b, joined in a row: each has ``left`` and ``right`` interfaces."""
    nodes = [f"bench-{os.getpid()}-{count}-{place}" for place in range(count + 2)]
    try:
        for node in nodes:
            ip("netns", "add", node)
            ip("-n", node, "link", "set", "lo", "up")
        for left, right in itertools.pairwise(nodes):
            ip("-n", left, "link", "add", "right", "type", "veth", "peer", "name", "left", "netns", right)
            for node, interface in ((left, "right"), (right, "left")):
                inside(node, "sysctl", "-qw", f"net.ipv6.conf.{interface}.disable_ipv6=1")
                ip("-n", node, "link", "set", interface, "up")
        yield nodes
    finally:
        for node in nodes:
            subprocess.run(["ip", "netns", "del", node], check=False, capture_output=True)


def inside(node: str, *command: str) -> None:
    """Run a command in a namespace."""
    subprocess.run(["ip", "netns", "exec", node, *command], check=True)


@contextmanager
def process(
    node: str, *command: str, output: IO[bytes] | int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[bytes]]:
    """A process in a namespace, as long as the block lasts."""
    started = subprocess.Popen(["ip", "netns", "exec", node, *command], stdout=output)
    try:
        yield started
    finally:
        started.terminate()
        started.wait()


def installed(kind: str) -> bool:
    """Whether this machine has the program of a switch."""
    return kind not in PROGRAMS or shutil.which(PROGRAMS[kind]) is not None


@contextmanager
def testpmd(kind: str, node: str, folder: Path) -> Iterator[int]:
    """DPDK's forwarder between ``left`` and ``right``: its process."""
    sizes = ",blocksz=4096,framesz=2048,framecnt=512" if kind == "testpmd" else ""
    device = "net_af_packet" if kind == "testpmd" else "net_af_xdp"
    ports = [f"--vdev={device}{number},iface={name}{sizes}" for number, name in enumerate(("left", "right"))]
    command = ["stdbuf", "-oL", "dpdk-testpmd", "--no-huge", "--no-pci", "-m", "256", "-l", "0,1", *ports]
    command += [f"--file-prefix={node}", "--", "--forward-mode=io", "--auto-start", "--total-num-mbufs=16384"]
    told = folder / f"{node}.log"
    with told.open("wb") as log, process(node, *command, "--stats-period=1", output=log) as forwarder:
        awaited(lambda: b"NIC statistics" in told.read_bytes(), forwarder, kind)
        yield forwarder.pid


def awaited(ready: Callable[[], bool], process: subprocess.Popen[bytes], kind: str) -> None:
    """Wait until a switch is ready, which a process of it or beside it says."""
    until = time.monotonic() + READY_S
    while not ready():
        if process.poll() is not None or time.monotonic() > until:
            sys.exit(f"{kind} was not brought up")
        time.sleep(0.1)


@contextmanager
def router(kind: str, node: str, folder: Path) -> Iterator[int]:
    """A switch that runs the XCP router between ``left`` (port 1) and ``right`` (port 2): its process."""
    ports = ["-i", "1@left", "-i", "2@right", "--device-id", "1"]
    server = ["--grpc-server-addr", "127.0.0.1:9559", "--cpu-port", "255"]
    if kind == "bmv2":
        command = ["chrt", "-r", "10", "simple_switch_grpc", "--no-p4", "-L", "off", *ports, "--", *server]
    else:
        command = [*XCPR, "switch", *ports, *server, "--io", kind]
    network, ready = folder / f"{kind}-{node}.toml", folder / f"{kind}-{node}.ready"
    network.write_text(
        "[routers.s]\naddress = '127.0.0.1:9559'\n"
        "ports.1 = { capacity = '5 Gbit/s', mac = '02:00:00:00:aa:01' }\n"
        "ports.2 = { capacity = '5 Gbit/s', mac = '02:00:00:00:aa:02' }\n"
        "routes.'10.0.1.0/24' = { port = 1, next_hop = '02:00:00:00:00:01' }\n"
        "routes.'10.0.2.0/24' = { port = 2, next_hop = '02:00:00:00:00:02' }\n"
    )
    with process(node, *command) as switch:
        with process(node, *XCPR, "control", str(network), "--no-live", "--ready-file", str(ready)) as controller:
            awaited(ready.exists, controller, kind)
        # The controller is not needed any more, and would take telemetry's share of the machine.
        yield switch.pid


def offer(nodes: list[str], rate: int) -> dict[str, Any]:
    """Return the outcome of so many packets per second from the first to the last node."""
    ends = [str(NAMES / nodes[0] / "right"), str(NAMES / nodes[-1] / "left")]
    done = subprocess.run([LOAD, *ends, str(rate), str(SECONDS), str(SIZE)], check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout))


def loss_free(nodes: list[str], rate: int) -> bool:
    """Whether a rate is; a second chance is for the machine's other business."""
    for _ in range(2):
        got = offer(nodes, rate)
        if got["lost"] < TOLERATED * got["offered"] and got["sender_late_us"] < LATEST_US:
            return True
    return False


def search(nodes: list[str]) -> tuple[int, str]:
    """The highest loss-free rate in packets per second, and what the table says of it; a bound where none was found."""
    low, high = LOWEST, HIGHEST
    if not loss_free(nodes, low):
        return low, f"below {low:,}"
    if loss_free(nodes, high):
        return high, f"at least {high:,}"
    while high / low > STEP:
        middle = round((low * high) ** 0.5 / 1000) * 1000
        if loss_free(nodes, middle):
            low = middle
        else:
            high = middle
    return low, f"{low:,}"


def latency(nodes: list[str], rate: int) -> tuple[float, float]:
    """At a rate, half of what is loss-free: the middle and the 99th percentile, us."""
    at = offer(nodes, rate)["latency_us"]
    return at["p50"], at["p99"]


def keep(table: Table, folder: Path, command: str, remark: str) -> None:
    """Show a table, and keep it for the pages in a folder that belongs to whoever called sudo."""
    table.show(console)
    with given_back(folder):
        docs.measured(folder, command, [table], remark=f"One sitting, {remark}; {docs.machine()}.")


def switch(kind: str, node: str, folder: Path) -> AbstractContextManager[int]:
    """A switch between ``left`` and ``right``."""
    return testpmd(kind, node, folder) if kind.startswith("testpmd") else router(kind, node, folder)


def main() -> None:
    """Show and keep a table."""
    kinds = sys.argv[1:] or [kind for kind in SWITCHES if installed(kind)]
    if unknown := [kind for kind in kinds if kind not in SWITCHES]:
        sys.exit(f"{unknown[0]}: a switch is one of {', '.join(SWITCHES)}")
    alone()
    rows: list[tuple[str, ...]] = []
    bare = []
    with tempfile.TemporaryDirectory() as made, namespaces(0) as direct:
        for kind in kinds:
            for count in (1, 2):
                with namespaces(count) as nodes, ExitStack() as stack:
                    for node in nodes[1:-1]:
                        stack.enter_context(switch(kind, node, Path(made)))
                    found, said = search(nodes)
                    middle, most = latency(nodes, found // 2)
                    bare.append(latency(direct, found // 2))
                rows.append((SWITCHES[kind], f"{count}", said, f"{middle:.0f} us", f"{most:.0f} us"))
                print(*rows[-1], flush=True)
    wire = " and ".join(f"{min(times):.0f} to {max(times):.0f} us" for times in zip(*bare, strict=True))
    columns = ("switch", "in a row", "loss-free packets per second", "latency at half of it, p50", "p99")
    table = Table("Speed", columns, tuple(rows), (f"Without any switch, at the same rates: {wire}.",), name="speed")
    keep(table, FOLDER, "sudo make bench-switch", f"{SECONDS} s per rate")


if __name__ == "__main__":
    main()
