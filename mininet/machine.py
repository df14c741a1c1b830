"""The things that this machine has for a real-time run.

Mininet's own TCLink prints an error and carries on without the delay where a queueing discipline is missing, so the
check is ours. Standard library only: the scripts of this folder run under Debian's Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = {
    "mnexec": "mininet",
    "ifconfig": "net-tools",
    "ethtool": "ethtool",
    "ip": "iproute2",
    "tc": "iproute2",
}
"""The Debian package of each program that Mininet or this folder calls."""


class Missing(Exception):
    """Something essential is not there; the message says what to do."""


def missing(switch: str) -> list[str]:
    """Returns all that is not there and can't be done without, as sentences; an empty list if nothing is missing."""
    found = [] if os.geteuid() == 0 else ["Mininet needs root: start it with sudo"]
    packages = {package for program, package in PACKAGES.items() if shutil.which(program) is None}
    try:
        import mininet.net  # noqa: F401, PLC0415
    except ImportError:
        packages.add("mininet")
    if packages:
        found.append(f"not installed; sudo apt-get install {' '.join(sorted(packages))}")
    if switch == "bmv2" and shutil.which("simple_switch_grpc") is None:
        found.append(
            "simple_switch_grpc (BMv2) is not on PATH; it is in no Debian package, "
            "see https://github.com/p4lang/behavioral-model, or run with --switch embedded"
        )
    return found


def check(switch: str) -> None:
    """Raises ``Missing`` for the first thing that is not there and can't be done without."""
    if found := missing(switch):
        raise Missing(found[0])


def has_qdisc(kind: str, *options: str) -> bool:
    """Says whether the kernel has a queueing discipline; tried on the loopback of our own namespace."""
    add = ["tc", "qdisc", "add", "dev", "lo", "root", kind, *options]
    found = subprocess.run(add, capture_output=True, check=False).returncode == 0
    if found:
        subprocess.run(["tc", "qdisc", "del", "dev", "lo", "root"], capture_output=True, check=False)
    return found


def has_realtime() -> bool:
    """Says whether processes may have real-time priority."""
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    except OSError:
        return False
    return True


def groups(names: list[str], cores: int) -> list[list[str]]:
    """Returns the hosts that share a process: a process for every two cores, for routers have the others.

    A process wakes up once for all that has come for its hosts.
    """
    processes = max(cores // 2, 1)
    return [names[first::processes] for first in range(min(processes, len(names)))]


def lacks() -> list[str]:
    """Returns the remarks of a result about the machine, as sentences."""
    notes = []
    if not has_qdisc("netem", "delay", "1ms"):
        notes.append("The kernel has no netem: delay and loss are made in user space.")
    if not has_realtime():
        notes.append("No real-time priority: delays may be off by milliseconds on a busy machine.")
    cores = len(os.sched_getaffinity(0))
    if cores < 4:
        notes.append(f"{cores} cores for all routers, hosts and the controller.")
    return notes


if __name__ == "__main__":
    # How xcpr, which has a Python of its own, asks: machine.py SWITCH.
    print(*missing(sys.argv[1]), sep="\n", end="")
