"""The cost of a transfer: throughput of `xcpr send` to `xcpr receive`, and CPU time per byte of each.

    sudo .venv/bin/python bench/switch/transfers.py [REPETITIONS]

        host a ---- host b        and        host a ---- switch ---- host b

Bulk data, a file, and a file with a secret go by XCP-r in full frames from namespace to namespace; files by
UDT too. They go over one veth and through one `xcpr switch` with the compiled XCP router. CPU time is user
and system time of the whole process, less that of a transfer of one byte. Medians.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

from bench import nodes, runner
from bench.switch.switch_speed import enter_own_namespaces, router, row_of
from xcpr.results.tables.table import Table

SIZE = 500_000_000
KINDS = ("bulk", "file", "file, encrypted", "file by UDT", "file by UDT, encrypted")
HOST_B_ADDRESS = "10.0.2.1"
MACS = ("02:00:00:00:00:01", "02:00:00:00:00:02")
"""The addresses of host a and host b, as the switch's routes have them."""
PORT_MACS = ("02:00:00:00:aa:01", "02:00:00:00:aa:02")


def connect(row: Sequence[str]) -> None:
    """Gives both hosts addresses, and the way to each other by the switch, or without one directly."""
    next_hops = PORT_MACS if len(row) > 2 else MACS[::-1]
    for number, (node, interface) in enumerate(((row[0], "right"), (row[-1], "left"))):
        own, other = f"10.0.{number + 1}", f"10.0.{2 - number}"
        nodes.ip(f"link set {interface} address {MACS[number]}", node)
        nodes.ip(f"address add {own}.1/24 dev {interface}", node)
        nodes.ip(f"neighbour add {own}.254 lladdr {next_hops[number]} dev {interface}", node)
        nodes.ip(f"route add {other}.0/24 via {own}.254", node)
        if len(row) > 2:
            nodes.offloads_off(node, interface)


def start(node: str, *command: str) -> subprocess.Popen[str]:
    """Starts an xcpr command in a namespace."""
    return subprocess.Popen(nodes.inside(node, *nodes.XCPR, *command), stdout=subprocess.PIPE, text=True)


def cost(process: subprocess.Popen[str]) -> tuple[float, str]:
    """Waits for a command's end; returns its user plus system time, seconds, and what it printed."""
    assert process.stdout is not None
    printed = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if process.returncode or status:
        sys.exit(f"{process.args}: failed")
    return usage.ru_utime + usage.ru_stime, printed


def transfer(row: Sequence[str], target: Sequence[str], options: Sequence[str]) -> tuple[float, float, float]:
    """Sends; returns the seconds that it took, and the CPU seconds of sender and receiver."""
    there = start(row[-1], "receive", "--once", "--json", *target)
    nodes.wait_until(lambda: ":00FD" in nodes.run(row[-1], "cat", "/proc/net/raw"), "xcpr receive", there)
    sender, printed = cost(start(row[0], "send", *options, "--to", HOST_B_ADDRESS, "--json"))
    receiver, _ = cost(there)
    return json.loads(printed)["elapsed_s"], sender, receiver


def measure(row: Sequence[str], folder: Path, kind: str, repetitions: int) -> runner.Row:
    """Measures throughput, and CPU time per byte of sender and receiver."""
    into = folder / "there"
    secret = ["--secret-file", str(folder / "secret")] if kind.endswith("encrypted") else []
    transport = ["--transport", "udt"] if "UDT" in kind else []

    def one(size: int) -> tuple[float, float, float]:
        if kind == "bulk":
            return transfer(row, ["--discard"], ["--bytes", f"{size} bytes"])
        file = folder / "file"
        with file.open("wb") as out:
            out.truncate(size)
        taken = transfer(row, ["--dir", str(into), *secret], [str(file), *secret, *transport])
        (into / "file").unlink()
        return taken

    _, *idle = one(1)
    runs = [one(SIZE) for _ in range(repetitions)]
    seconds, *busy = (statistics.median(run) for run in zip(*runs, strict=True))
    spent = [f"{1e9 * (cpu - least) / SIZE:.2f}" for cpu, least in zip(busy, idle, strict=True)]
    return (f"{8e-6 * SIZE / seconds:,.0f} Mbit/s", *spent)


def measure_transfers(repetitions: int) -> Iterator[runner.Row]:
    """Yields a row for each path and kind of transfer."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "there").mkdir()
        (folder / "secret").touch(mode=0o600)
        (folder / "secret").write_text("not secret at all, but long enough")
        for path, count in (("one veth", 0), ("one switch", 1)):
            with row_of(count) as row:
                connect(row)
                with router("af_packet", row[1], folder) if count else nullcontext():
                    yield from ((path, kind, *measure(row, folder, kind, repetitions)) for kind in KINDS)


def main() -> None:
    """Shows and keeps a table."""
    repetitions = runner.repetitions(__doc__, 3)
    enter_own_namespaces()
    columns = ("path", "what", "throughput", "CPU of send, ns per byte", "CPU of receive, ns per byte")
    table = Table("Transfers", columns, runner.print_rows(measure_transfers(repetitions)), name="cost")
    of_runs = f"XCP-r but where UDT is named, {SIZE // 10**6} MB, medians of {repetitions}"
    runner.keep(table, sudo=True, remark=f"{of_runs}; {runner.machine()}")


if __name__ == "__main__":
    main()
