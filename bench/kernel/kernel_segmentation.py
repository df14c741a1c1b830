"""The cost of one segment per packet to the kernel's TCP, and the saving by segmentation in software before
the programs, in a minute.

Two hosts in network namespaces, a veth between them and no router. The sender's address is that of a bridge
over its veth: TCP hands the bridge packets of up to 64 kB. Where the bridge has no offloads the kernel
segments them on the way to the veth, whose programs then see single segments.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bench import nodes, runner
from xcpr.results.tables.table import Table
from xcpr.worlds.ebpf import machine

A, B = (f"xcpr-{os.getpid()}-{node}" for node in "ab")
ENDS = ((A, "bridge0", "10.1.0.1"), (B, "veth0", "10.1.0.2"))
"""Both nodes with their devices and addresses."""
SETTINGS = {
    "TSO": "tso on gso on, 65535",
    "one segment from TCP (gso_max_segs 1)": "tso on gso on, 1",
    "segmented in software, by a bridge": "tso off gso off, 65535",
}
"""The bridge's features and its gso_max_segs."""
RUNS = 3
SECONDS = 4


@contextmanager
def hosts() -> Iterator[None]:
    """Makes both hosts, a's veth behind a bridge."""
    with nodes.create_nodes(A, B):
        nodes.join(A, "veth0", B, "veth0")
        nodes.ip("link add name bridge0 type bridge", A)
        nodes.ip("link set dev veth0 master bridge0", A)
        nodes.raise_link(A, "bridge0")
        for node, device, address in ENDS:
            nodes.ip(f"address add {address}/24 dev {device}", node)
        yield


@contextmanager
def xcp_r() -> Iterator[None]:
    """Runs XCP-r on both veths, for connections between the hosts."""
    with nodes.kernel_xcp(*(word for node in (A, B) for word in ("--dev", f"{node}:veth0"))):
        for node, device, address in ENDS:
            nodes.ip(f"route replace 10.1.0.0/24 dev {device} src {address} mtu 1480 congctl xcp_r", node)
        yield


def gbps(setting: str) -> float:
    """Returns iperf3's rate from a to b, Gbit/s, by the route's congestion control."""
    features, _, segments = SETTINGS[setting].partition(", ")
    nodes.run(A, "ethtool", "-K", "bridge0", *features.split())
    nodes.ip(f"link set dev bridge0 gso_max_segs {segments}", A)
    with nodes.process(B, "iperf3", "-s", "-1", stdout=subprocess.DEVNULL):
        nodes.wait_for_port(B, 5201)
        found = json.loads(nodes.run(A, "iperf3", "-J", "-c", ENDS[1][2], "-t", str(SECONDS)))
    return float(found["end"]["sum_received"]["bits_per_second"]) / 1e9


def measure_settings(settings: Sequence[str], law: str) -> list[runner.Row]:
    """Measures the ways in turn and returns rows of medians, least and most."""
    found = runner.in_turns(settings, RUNS, gbps, lambda rate: f"{law}, {rate:.2f} Gbit/s")
    return [
        (law, way, f"{statistics.median(rates):.2f}", f"{min(rates):.2f} to {max(rates):.2f}")
        for way, rates in found.items()
    ]


def main() -> None:
    """Shows the table, and keeps it."""
    runner.require("iperf3", "ethtool", root=True, more=machine.lacks())
    with hosts():
        rows = measure_settings([*SETTINGS], "cubic")
        with xcp_r():
            rows += measure_settings([way for way in SETTINGS if way != "TSO"], "xcp-r")
            counters = json.loads(nodes.run(A, *nodes.XCPR, "kernel", "status", "--json"))["counters"]
    if counters["gso_unmarked"] or counters["never_xcp"] or counters["left_xcp"]:
        raise RuntimeError(f"not all of it was XCP: {counters}")
    note = f"veth, no router, {RUNS} runs of {SECONDS} s in turn, load average {os.getloadavg()[0]:.0f}."
    columns = ("congestion control", "segments", "Gbit/s", "least and most")
    table = Table("One connection", columns, tuple(rows), (note,), left=2, name="throughput")
    runner.keep(table, sudo=True, remark=runner.machine())


if __name__ == "__main__":
    main()
