"""Network namespaces for tests. They have no names: when the test's process ends, however it ends, they are gone, and
so is what was started in them.
"""

from __future__ import annotations

import ctypes
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import needs
import pytest

T = TypeVar("T")

CLONE_NEWNET = 0x40000000
SO_TIMESTAMPNS = 35
SO_RCVBUFFORCE = 33
PACKET_AUXDATA = 8
PACKET_IGNORE_OUTGOING = 23
SOL_PACKET = 263
ADDRESSES = ("10.77.0.1", "10.77.0.2")
"""The addresses of the hosts of ``pair`` and ``relayed``."""
RELAY = Path(__file__).with_name("relay.py")
STARTED: list[subprocess.Popen[str]] = []
"""All commands that ``Namespace.start`` started, for those that a failed test leaves."""
_libc = ctypes.CDLL(None, use_errno=True)


def leave() -> None:
    """Takes this thread, and what it starts, out of the machine's network into one that has its own loopback alone."""
    if _libc.unshare(CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "unshare")
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True, capture_output=True)


class Namespace:
    """A network namespace; ``run`` does something in it."""

    def __init__(self) -> None:
        # Namespaces belong to threads: this one's only thread lives in it.
        self._thread = ThreadPoolExecutor(1)
        self._fd = self._thread.submit(self._enter).result()

    def _enter(self) -> int:
        leave()
        return os.open(f"/proc/self/task/{threading.get_native_id()}/ns/net", os.O_RDONLY)

    def run(self, what: Callable[[], T]) -> T:
        """Returns the value that ``what`` returns; processes that it starts are in the namespace too."""
        return self._thread.submit(what).result()

    def start(self, *command: str) -> subprocess.Popen[str]:
        """Starts a command in it, which the kernel kills when the namespace is closed or we die."""
        wrapped = ["setpriv", "--pdeathsig", "KILL", *command]
        started = self.run(lambda: subprocess.Popen(wrapped, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        STARTED.append(started)
        return started

    def xcpr(self, *arguments: str) -> subprocess.Popen[str]:
        """Starts an xcpr command in it."""
        return self.start(sys.executable, "-m", "xcpr", *arguments)

    def ip(self, command: str) -> None:
        """Runs ``ip COMMAND``."""
        self.run(lambda: subprocess.run(["ip", *command.split()], check=True, capture_output=True))

    def veth(self, name: str, peer: Namespace, peer_name: str) -> None:
        """Makes a pair of interfaces, one here, one in ``peer``, both up."""
        self.ip(f"link add {name} type veth peer name {peer_name} netns /proc/{os.getpid()}/fd/{peer._fd}")
        for namespace, interface in ((self, name), (peer, peer_name)):
            # There must be no router solicitations among the test's frames.
            setting = Path(f"/proc/sys/net/ipv6/conf/{interface}/disable_ipv6")
            if namespace.run(setting.exists):
                namespace.run(partial(setting.write_text, "1"))
            namespace.ip(f"link set {interface} up")

    def offloads_off(self, interface: str) -> None:
        """Lets packets have their checksums where something reads or forwards them as frames."""
        needs.require("ethtool")
        off = [word for name in ("tx", "rx", "sg", "tso", "gso", "gro") for word in (name, "off")]
        self.run(lambda: subprocess.run(["ethtool", "-K", interface, *off], check=True, capture_output=True))

    def socket(self, interface: str) -> socket.socket:
        """Opens a packet socket that sees what comes in, stamps it, and waits at most 2 s."""

        def make() -> socket.socket:
            made = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0)
            made.setsockopt(SOL_PACKET, PACKET_IGNORE_OUTGOING, 1)
            made.setsockopt(SOL_PACKET, PACKET_AUXDATA, 1)
            made.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
            made.setsockopt(socket.SOL_SOCKET, SO_RCVBUFFORCE, 32 << 20)
            made.bind((interface, 3))  # ETH_P_ALL
            made.settimeout(2)
            return made

        return self.run(make)

    def close(self) -> None:
        """Lets go of the namespace."""
        os.close(self._fd)
        self._thread.shutdown()


def make(count: int) -> list[Namespace]:
    """Makes so many namespaces; where they can't be had, the test is skipped."""
    if lacking := needs.namespaces():
        pytest.skip(lacking)
    return [Namespace() for _ in range(count)]


def kill_all() -> None:
    """Kills what still runs of all that was started."""
    while STARTED:
        with STARTED.pop() as process:
            process.kill()


@contextmanager
def pair() -> Iterator[tuple[Namespace, Namespace]]:
    """Makes two hosts with ``ADDRESSES`` and a veth between them."""
    one, other = made = make(2)
    one.veth("v", other, "v")
    for side, address in zip(made, ADDRESSES, strict=True):
        side.ip(f"address add {address}/24 dev v")
    try:
        yield one, other
    finally:
        for namespace in made:
            namespace.close()


@contextmanager
def relayed(
    seed: int, loss: float = 0, repeat: float = 0, reorder: float = 0, corrupt: float = 0
) -> Iterator[tuple[Namespace, Namespace, subprocess.Popen[str]]]:
    """Makes two hosts with a bad wire between them: tests/helpers/relay.py, its process the third value."""
    one, middle, other = made = make(3)
    for side, name, address in ((one, "wire0", ADDRESSES[0]), (other, "wire1", ADDRESSES[1])):
        side.veth("v", middle, name)
        side.ip(f"address add {address}/24 dev v")
        middle.ip(f"link set {name} promisc on")
    numbers = [str(number) for number in (seed, loss, repeat, reorder, corrupt)]
    relay = middle.start(sys.executable, str(RELAY), "wire0", "wire1", *numbers)
    assert relay.stdout is not None
    relay.stdout.readline()
    try:
        yield one, other, relay
    finally:
        relay.kill()
        relay.communicate()
        for namespace in made:
            namespace.close()
