"""CPU time that a packet costs in real-time switches.

        host a ---- s1 ---- host b

The network, packets and switches are those of ``switch_speed.py``, at constant rates. The switch's time is
that of the thread that forwards, BMv2's that of all its threads (proc_pid_stat(5)). The machine's time has
all cores, with sender and receiver. A bridge of the kernel's in the place of the switch shows what native
forwarding takes on the same veths. BMv2 and testpmd take part where they are installed, BMv2 at the rate that
it can carry. The forwarder testpmd waits for packets in a loop, and so takes a whole core at any rate.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench import nodes, runner
from bench.switch.switch_speed import SECONDS, SWITCHES, enter_own_namespaces, installed, offer, row_of, switch
from xcpr.results.tables.table import Table

BRIDGE = "the kernel's bridge"
RATES = (5_000, 100_000)
"""Packets a second; BMv2 gets the first alone."""
FORWARD = ("(xcpr-dataplane)", "(rte-worker-1)")
"""Threads that forward, by name, of the embedded switch and of testpmd."""
TICK_US = 1e6 / os.sysconf("SC_CLK_TCK")


@contextmanager
def bridge(node: str) -> Iterator[None]:
    """Makes a bridge between ``left`` and ``right``: it floods what it does not know, and so forwards every packet."""
    nodes.ip("link add bridge type bridge", node)
    for name in ("left master bridge", "right master bridge", "bridge up"):
        nodes.ip(f"link set {name}", node)
    yield


def of_switch(pid: int | None) -> tuple[float, float]:
    """Returns user and kernel time of the thread that forwards, or of all threads of a switch that is not ours, us."""
    if pid is None:
        return 0.0, 0.0
    threads = [path.read_text(encoding="ascii") for path in Path(f"/proc/{pid}/task").glob("*/stat")]
    forwards = [text for text in threads if any(name in text for name in FORWARD)] or threads
    words = [text.rpartition(")")[2].split() for text in forwards]
    return sum(int(word[11]) for word in words) * TICK_US, sum(int(word[12]) for word in words) * TICK_US


def of_machine() -> float:
    """Returns the time that all cores were not idle, us (proc_stat(5))."""
    words = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:]
    user, nice, system, _, _, irq, softirq = map(int, words[:7])
    return (user + nice + system + irq + softirq) * TICK_US


def cost(kind: str, rate: int) -> runner.Row:
    """Makes a row of the CPU time a packet at a rate, us."""
    with row_of(1) as row, tempfile.TemporaryDirectory() as folder:
        forwards = bridge(row[1]) if kind == BRIDGE else switch(kind, row[1], Path(folder))
        with forwards as pid:
            before, machine = of_switch(pid), of_machine()
            got = offer(row, rate)
            after, machine = of_switch(pid), of_machine() - machine
    user, kernel = ((late - early) / got["offered"] for early, late in zip(before, after, strict=True))
    sampled = (f"{user:.1f}" if pid else "", f"{machine / got['offered']:.1f}") if rate == RATES[-1] else ("", "")
    return SWITCHES.get(kind, kind), f"{rate:,}", f"{user + kernel:.1f}" if pid else "", *sampled, f"{got['lost']:,}"


def main() -> None:
    """Shows and keeps a table."""
    enter_own_namespaces()
    kinds = [kind for kind in (BRIDGE, *SWITCHES) if kind == BRIDGE or installed(kind)]
    rows = runner.print_rows(cost(kind, rate) for kind in kinds for rate in (RATES[:1] if kind == "bmv2" else RATES))
    columns = ("switch", "packets a second", "switch, us a packet", "of it user", "whole machine, us", "lost")
    note = (
        "User time and the machine's come from samples of the kernel, which see little of a thread that mostly sleeps."
    )
    table = Table("Cost of a packet", columns, rows, (note,), left=1, name="cost")
    runner.keep(table, sudo=True, remark=f"One sitting, {SECONDS} s each; {runner.machine()}")


if __name__ == "__main__":
    main()
