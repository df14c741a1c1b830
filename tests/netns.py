"""Two hosts for tests: network namespaces with a wire between them, gone with the test, even one that is killed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

ADDRESSES = ("10.77.0.1", "10.77.0.2")
RELAY = Path(__file__).with_name("relay.py")
STARTED: list[subprocess.Popen[str]] = []
"""All commands that were started, for those that a failed test leaves."""


def missing() -> str:
    """What this machine lacks for namespaces; empty if nothing."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "needs root, for network namespaces and raw sockets"
    if not all(shutil.which(command) for command in ("ip", "unshare", "nsenter", "setpriv")):
        return "needs the commands ip, unshare, nsenter and setpriv"
    probe = subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False)
    return "" if probe.returncode == 0 else "network namespaces are not permitted here"


@dataclass(frozen=True)
class Namespace:
    """A network namespace, held by a process."""

    pid: int

    def start(self, *command: str) -> subprocess.Popen[str]:
        """Start a command in it, which the kernel kills when we die."""
        wrapped = ["setpriv", "--pdeathsig", "KILL", "nsenter", "-t", str(self.pid), "-n", *command]
        started = subprocess.Popen(wrapped, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        STARTED.append(started)
        return started

    def xcpr(self, *arguments: str) -> subprocess.Popen[str]:
        """Start an xcpr command in it."""
        return self.start(sys.executable, "-m", "xcpr", *arguments)

    def ip(self, *arguments: str) -> None:
        """Run the command ip in it."""
        subprocess.run(["nsenter", "-t", str(self.pid), "-n", "ip", *arguments], check=True, capture_output=True)

    def host(self, address: str, mtu: int) -> None:
        """Make its interface v a host's."""
        self.ip("link", "set", "v", "mtu", str(mtu), "up")
        self.ip("link", "set", "lo", "up")
        self.ip("address", "add", f"{address}/24", "dev", "v")


def kill_all() -> None:
    """Kill what still runs."""
    while STARTED:
        with STARTED.pop() as process:
            process.kill()


@contextmanager
def namespace() -> Iterator[Namespace]:
    """A namespace that is gone when its holder's standard input closes."""
    command = ["unshare", "-n", "sh", "-c", "echo; exec cat"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        yield Namespace(holder.pid)
        holder.communicate()


def connect(one: Namespace, name: str, other: Namespace, other_name: str) -> None:
    """Put a veth between two namespaces."""
    ends = ["name", name, "netns", str(one.pid)], ["name", other_name, "netns", str(other.pid)]
    command = ["ip", "link", "add", *ends[0], "type", "veth", "peer", *ends[1]]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def pair(mtu: int = 1500) -> Iterator[tuple[Namespace, Namespace]]:
    """Two hosts with ``ADDRESSES`` and a veth between them."""
    with namespace() as one, namespace() as other:
        connect(one, "v", other, "v")
        for side, address in zip((one, other), ADDRESSES, strict=True):
            side.host(address, mtu)
        yield one, other


@contextmanager
def relayed(
    seed: int, loss: float = 0, repeat: float = 0, reorder: float = 0, corrupt: float = 0
) -> Iterator[tuple[Namespace, Namespace, subprocess.Popen[str]]]:
    """Two hosts with a bad wire between them: tests/relay.py, its process the third value."""
    with ExitStack() as stack:
        one, middle, other = (stack.enter_context(namespace()) for _ in range(3))
        for side, name, address in ((one, "wire0", ADDRESSES[0]), (other, "wire1", ADDRESSES[1])):
            connect(side, "v", middle, name)
            side.host(address, 1500)
            middle.ip("link", "set", name, "promisc", "on", "up")
        numbers = [str(number) for number in (seed, loss, repeat, reorder, corrupt)]
        relay = middle.start(sys.executable, str(RELAY), "wire0", "wire1", *numbers)
        assert relay.stdout is not None
        relay.stdout.readline()
        try:
            yield one, other, relay
        finally:
            relay.kill()
            relay.communicate()
