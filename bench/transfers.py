"""The cost of a transfer: throughput of `xcpr send` to `xcpr receive`, and CPU time per byte of each.

    sudo .venv/bin/python bench/transfers.py [REPETITIONS]

        host a ---- host b        and        host a ---- switch ---- host b

Bulk data, a file, and a file with a secret go by XCP-r in full frames from namespace to namespace; files by
UDT too. They go over one veth and through one `xcpr switch` with the compiled XCP router. CPU time is user
and system time of the whole process, less that of a transfer of one byte. Medians. For the pages: `xcpr docs
results/transfers`.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from switch_speed import READY_S, XCPR, alone, ip, namespaces, router

from xcpr.commands.ownership import given_back
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "transfers"
SIZE = 500_000_000
KINDS = ("bulk", "file", "file, encrypted", "file by UDT", "file by UDT, encrypted")
THERE = "10.0.2.1"
MACS = ("02:00:00:00:00:01", "02:00:00:00:00:02")
"""The addresses of host a and host b, as the switch's routes have them."""
PORT_MACS = ("02:00:00:00:aa:01", "02:00:00:00:aa:02")


def connect(nodes: Sequence[str]) -> None:
    """Give both hosts addresses, and the way to each other by the switch, or without one directly."""
    next_hops = PORT_MACS if len(nodes) > 2 else MACS[::-1]
    for number, (node, interface) in enumerate(((nodes[0], "right"), (nodes[-1], "left"))):
        own, other = f"10.0.{number + 1}", f"10.0.{2 - number}"
        ip("-n", node, "link", "set", interface, "address", MACS[number])
        ip("-n", node, "address", "add", f"{own}.1/24", "dev", interface)
        ip("-n", node, "neighbour", "add", f"{own}.254", "lladdr", next_hops[number], "dev", interface)
        ip("-n", node, "route", "add", f"{other}.0/24", "via", f"{own}.254")
        if len(nodes) > 2:
            # A switch forwards what a host hands to its interface: the kernel's packets need their checksums by then.
            off = [word for name in ("tx", "sg", "tso", "gso", "gro") for word in (name, "off")]
            subprocess.run(
                ["ip", "netns", "exec", node, "ethtool", "-K", interface, *off], check=True, stdout=subprocess.DEVNULL
            )


def start(node: str, *command: str) -> subprocess.Popen[str]:
    """An xcpr command in a namespace."""
    return subprocess.Popen(["ip", "netns", "exec", node, *XCPR, *command], stdout=subprocess.PIPE, text=True)


def cost(process: subprocess.Popen[str]) -> tuple[float, str]:
    """User plus system time of a command that ends, seconds, and what it printed."""
    assert process.stdout is not None
    printed = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if process.returncode or status:
        sys.exit(f"{process.args}: failed")
    return usage.ru_utime + usage.ru_stime, printed


def transfer(nodes: Sequence[str], target: Sequence[str], what: Sequence[str]) -> tuple[float, float, float]:
    """Send; the seconds that it took, and CPU seconds of sender and receiver."""
    there = start(nodes[-1], "receive", "--once", "--json", *target)
    deadline = time.monotonic() + READY_S
    while ":00FD" not in subprocess.check_output(["ip", "netns", "exec", nodes[-1], "cat", "/proc/net/raw"], text=True):
        if time.monotonic() > deadline:
            sys.exit("xcpr receive does not listen")
        time.sleep(0.05)
    sender, printed = cost(start(nodes[0], "send", *what, "--to", THERE, "--json"))
    receiver, _ = cost(there)
    return json.loads(printed)["elapsed_s"], sender, receiver


def measure(nodes: Sequence[str], folder: Path, kind: str, repetitions: int) -> tuple[str, ...]:
    """Throughput, and CPU time per byte of sender and receiver."""
    into = folder / "there"
    secret = ["--secret-file", str(folder / "secret")] if kind.endswith("encrypted") else []
    transport = ["--transport", "udt"] if "UDT" in kind else []

    def one(size: int) -> tuple[float, float, float]:
        if kind == "bulk":
            return transfer(nodes, ["--discard"], ["--bytes", f"{size} bytes"])
        file = folder / "file"
        with file.open("wb") as out:
            out.truncate(size)
        taken = transfer(nodes, ["--dir", str(into), *secret], [str(file), *secret, *transport])
        (into / "file").unlink()
        return taken

    _, *idle = one(1)
    runs = [one(SIZE) for _ in range(repetitions)]
    seconds, *busy = (statistics.median(run) for run in zip(*runs, strict=True))
    spent = [f"{1e9 * (cpu - least) / SIZE:.2f}" for cpu, least in zip(busy, idle, strict=True)]
    return (f"{8e-6 * SIZE / seconds:,.0f} Mbit/s", *spent)


def main() -> None:
    """Show and keep a table."""
    if os.geteuid() != 0:
        sys.exit("needs root: network namespaces and raw sockets")
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    alone()
    rows: list[tuple[str, ...]] = []
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "there").mkdir()
        (folder / "secret").touch(mode=0o600)
        (folder / "secret").write_text("not secret at all, but long enough")
        for path, count in (("one veth", 0), ("one switch", 1)):
            with namespaces(count) as nodes:
                connect(nodes)
                with router("af_packet", nodes[1], folder) if count else nullcontext():
                    for kind in KINDS:
                        rows.append((path, kind, *measure(nodes, folder, kind, repetitions)))
                        print(*rows[-1], flush=True)
    columns = ("path", "what", "throughput", "CPU of send, ns per byte", "CPU of receive, ns per byte")
    table = Table("Transfers", columns, tuple(rows), name="cost")
    table.show(console)
    load = f"load average {os.getloadavg()[0]:.1f} at the end"
    remark = f"XCP-r but where UDT is named, {SIZE // 10**6} MB, medians of {repetitions}, {load}; {docs.machine()}."
    with given_back(FOLDER):
        docs.measured(FOLDER, "sudo .venv/bin/python bench/transfers.py", [table], remark=remark)


if __name__ == "__main__":
    main()
