"""Frames to and from the ports of a switch process, one at a time: send, then wait for all that must come of it."""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Iterable

from support import world

LARGEST = 65_536
PATIENCE_S = 20.0
"""How long a frame may take."""
ETH_P_ALL = 3


class Wire:
    """Packet sockets on the tests' ends of ports."""

    def __init__(self, ports: Iterable[int]) -> None:
        self._poll = select.poll()
        self._by_file: dict[int, tuple[int, socket.socket]] = {}
        self._by_port: dict[int, socket.socket] = {}
        for port in ports:
            one = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
            one.bind((world.test_end(port), ETH_P_ALL))
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 22)
            one.setblocking(False)
            self._poll.register(one, select.POLLIN)
            self._by_file[one.fileno()] = port, one
            self._by_port[port] = one

    @property
    def ports(self) -> Iterable[int]:
        """The ports that have a socket."""
        return self._by_port.keys()

    def exchange(self, port: int, frame: bytes, answers: int) -> list[tuple[int, bytes]]:
        """Sends a frame; returns the next frames at any port: ``answers`` of them, fewer if they don't come in time."""
        self._by_port[port].send(frame)
        return self.collect(answers, PATIENCE_S)

    def collect(self, answers: int, patience_s: float) -> list[tuple[int, bytes]]:
        """Returns the next frames at any port, at most so many."""
        got: list[tuple[int, bytes]] = []
        until = time.monotonic() + patience_s
        while len(got) < answers and (left := until - time.monotonic()) > 0:
            for file, _ in self._poll.poll(left * 1000):
                port, one = self._by_file[file]
                got.append((port, one.recv(LARGEST)))
        return got

    def close(self) -> None:
        """Closes the sockets."""
        for one in self._by_port.values():
            one.close()
