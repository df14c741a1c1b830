"""The messages of a run's processes in real time while it goes on, for ``xcpr run --live``.

All are given the same end of a pair of Unix sockets, by its number, and send messages of JSON ten times a
second. A message that has no room is lost: the next message says all of it anew.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import TypeVar

from xcpr.io import services
from xcpr.io.plain import print_line

EVERY_S = 0.1
MAX_MESSAGE_BYTES = 2**17


T = TypeVar("T")


def socket_pair() -> tuple[socket.socket, socket.socket]:
    """Returns the end that receives messages, and the one that processes get."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)


def sender_through(fd: int) -> Callable[[str], None]:
    """Returns the function that sends messages through the end that this process got."""
    os.set_blocking(fd, False)

    def send(message: str) -> None:
        with suppress(OSError):  # There is no room, or no listener any more.
            os.write(fd, message.encode())

    return send


@contextmanager
def send_periodically(observe: Callable[[], T], send: Callable[[T], object]) -> Iterator[None]:
    """Sends observations while the block lasts, from a thread of its own."""
    ended = Event()
    loop = services.Loop(lambda line: print_line(f"xcpr: {line}", error=True))

    def send_until_ended() -> None:
        while not ended.wait(EVERY_S):
            loop.attempt_again("a moment is not shown", lambda: send(observe()))

    sender = Thread(target=send_until_ended, daemon=True)
    sender.start()
    try:
        yield
    finally:
        ended.set()
        sender.join()
