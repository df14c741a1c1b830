"""The cost of one segment per packet to the kernel's TCP, and the saving by segmentation in software before
the programs.

    sudo .venv/bin/python bench/kernel_segmentation.py      (a minute)

Two hosts in network namespaces, a veth between them and no router. The sender's address is that of a bridge
over its veth: TCP hands the bridge packets of up to 64 kB. Where the bridge has no offloads the kernel
segments them on the way to the veth, whose programs then see single segments. For the pages: `xcpr docs
results/kernel-segmentation`.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from xcpr.commands.ownership import given_back
from xcpr.commands.terminal import console
from xcpr.ebpf import machine
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "kernel-segmentation"
NAMES = {node: f"xcpr-{os.getpid()}-{node}" for node in "ab"}
ADDRESSES = {"a": "10.1.0.1", "b": "10.1.0.2"}
WAYS = {
    "TSO": "tso on gso on, 65535",
    "one segment from TCP (gso_max_segs 1)": "tso on gso on, 1",
    "segmented in software, by a bridge": "tso off gso off, 65535",
}
"""The bridge's features and its gso_max_segs."""
RUNS = 3
SECONDS = 4


def run(node: str, *command: str) -> str:
    """Return the output of a command in a host's namespace."""
    inside = ["ip", "netns", "exec", NAMES[node], *command]
    return subprocess.run(inside, check=True, capture_output=True, text=True).stdout


@contextmanager
def hosts() -> Iterator[None]:
    """Both hosts, a's veth behind a bridge."""
    for name in NAMES.values():
        subprocess.run(["ip", "netns", "add", name], check=True)
    try:
        run("a", "ip", "link", "add", "veth0", "type", "veth", "peer", "name", "veth0", "netns", NAMES["b"])
        run("a", "ip", "link", "add", "name", "bridge0", "type", "bridge")
        run("a", "ip", "link", "set", "dev", "veth0", "master", "bridge0")
        for node, device in (("a", "veth0"), ("a", "bridge0"), ("b", "veth0")):
            run(node, "sysctl", "-qw", f"net.ipv6.conf.{device}.disable_ipv6=1")
            run(node, "ip", "link", "set", "dev", device, "up")
        for node, device in (("a", "bridge0"), ("b", "veth0")):
            run(node, "ip", "address", "add", f"{ADDRESSES[node]}/24", "dev", device)
        yield
    finally:
        for name in NAMES.values():
            subprocess.run(["ip", "netns", "del", name], check=False)


@contextmanager
def xcp_r() -> Iterator[None]:
    """XCP-r on both veths, for connections between the hosts."""
    devices = [word for name in NAMES.values() for word in ("--dev", f"{name}:veth0")]
    command = [sys.executable, "-m", "xcpr", "kernel", "up", *devices]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        if not serving.stdout.readline():
            raise RuntimeError("xcpr kernel up ended")
        for node, device in (("a", "bridge0"), ("b", "veth0")):
            way = f"10.1.0.0/24 dev {device} src {ADDRESSES[node]} mtu 1480 congctl xcp_r"
            run(node, "ip", "route", "replace", *way.split())
        try:
            yield
        finally:
            serving.terminate()


def gbps(way: str) -> float:
    """Return iperf3's rate from a to b, Gbit/s, by the route's congestion control."""
    features, _, segments = WAYS[way].partition(", ")
    run("a", "ethtool", "-K", "bridge0", *features.split())
    run("a", "ip", "link", "set", "dev", "bridge0", "gso_max_segs", segments)
    with subprocess.Popen(["ip", "netns", "exec", NAMES["b"], "iperf3", "-s", "-1"], stdout=subprocess.DEVNULL):
        while ":5201 " not in run("b", "ss", "-Hltn"):
            time.sleep(0.05)
        found = json.loads(run("a", "iperf3", "-J", "-c", ADDRESSES["b"], "-t", str(SECONDS)))
    return float(found["end"]["sum_received"]["bits_per_second"]) / 1e9


def measured(ways: list[str], law: str) -> list[tuple[str, ...]]:
    """Rows: the ways in turn, so that a busy machine is so for all of them; medians, least and most."""
    found = [[gbps(way) for way in ways] for _ in range(RUNS)]
    return [
        (law, way, f"{statistics.median(of_way):.2f}", f"{min(of_way):.2f} to {max(of_way):.2f}")
        for way, of_way in zip(ways, zip(*found, strict=True), strict=True)
    ]


def main() -> None:
    """Show the table, and keep it."""
    lacking = [] if os.geteuid() == 0 else ["needs root: network namespaces."]
    if lacking := [*lacking, *machine.lacks()]:
        sys.exit("\n".join(lacking))
    with hosts():
        rows = measured([*WAYS], "cubic")
        with xcp_r():
            rows += measured([way for way in WAYS if way != "TSO"], "xcp-r")
            counters = json.loads(run("a", sys.executable, "-m", "xcpr", "kernel", "status", "--json"))["counters"]
    if counters["gso_unmarked"] or counters["never_xcp"] or counters["left_xcp"]:
        raise RuntimeError(f"not all of it was XCP: {counters}")
    note = f"veth, no router, {RUNS} runs of {SECONDS} s in turn, load average {os.getloadavg()[0]:.0f}."
    table = Table(
        "One connection",
        ("law", "segments", "Gbit/s", "least and most"),
        tuple(rows),
        (note,),
        left=2,
        name="throughput",
    )
    table.show(console)
    command = "sudo .venv/bin/python bench/kernel_segmentation.py"
    with given_back(FOLDER):
        docs.measured(FOLDER, command, [table], remark=docs.machine())


if __name__ == "__main__":
    main()
