"""Network namespaces for tests. They have no names: when the test's process ends, however it ends, they are gone."""

from __future__ import annotations

import ctypes
import os
import socket
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")

CLONE_NEWNET = 0x40000000
SO_TIMESTAMPNS = 35
SO_RCVBUFFORCE = 33
PACKET_AUXDATA = 8
PACKET_IGNORE_OUTGOING = 23
SOL_PACKET = 263
_libc = ctypes.CDLL(None, use_errno=True)


class Namespace:
    """A network namespace; ``run`` does something in it."""

    def __init__(self) -> None:
        # Namespaces belong to threads: this one's only thread lives in it.
        self._thread = ThreadPoolExecutor(1)
        self._fd = self._thread.submit(self._enter).result()
        self.ip("link set lo up")

    def _enter(self) -> int:
        if _libc.unshare(CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), "unshare")
        return os.open(f"/proc/self/task/{threading.get_native_id()}/ns/net", os.O_RDONLY)

    def run(self, what: Callable[[], T]) -> T:
        """What ``what`` returns; processes that it starts are in the namespace too."""
        return self._thread.submit(what).result()

    def ip(self, command: str) -> None:
        """``ip COMMAND``."""
        self.run(lambda: subprocess.run(["ip", *command.split()], check=True, capture_output=True))

    def veth(self, name: str, peer: Namespace, peer_name: str) -> None:
        """A pair of interfaces, one here, one in ``peer``, both up."""
        self.ip(f"link add {name} type veth peer name {peer_name} netns /proc/{os.getpid()}/fd/{peer._fd}")
        for namespace, interface in ((self, name), (peer, peer_name)):
            # No router solicitations among the test's frames.
            setting = Path(f"/proc/sys/net/ipv6/conf/{interface}/disable_ipv6")
            if namespace.run(setting.exists):
                namespace.run(partial(setting.write_text, "1"))
            namespace.ip(f"link set {interface} up")

    def socket(self, interface: str) -> socket.socket:
        """A packet socket that sees what comes in, stamps it, and waits at most 2 s."""

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
        """Lets go of it."""
        os.close(self._fd)
        self._thread.shutdown()


def make(count: int) -> list[Namespace]:
    """So many namespaces; where that is not permitted, the test is skipped."""
    made: list[Namespace] = []
    try:
        for _ in range(count):
            made.append(Namespace())
    except PermissionError:
        pytest.skip("needs root: network namespaces and packet sockets")
    return made
