"""The messages that wait to be sent on one stream."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator

from finsy.proto import p4r

from ..errors import Refused, exhausted

MAX_MESSAGES = 4096
"""Messages that may wait for a client that reads slowly; more packets, digests and so on are dropped."""
MAX_MESSAGE_BYTES = 8 * 2**20
"""Bytes of them, likewise: as many full Ethernet frames have room."""
ROOM_FOR_ALL = 2
"""How many times as much may wait with messages that must not get lost; beyond it the client loses its stream."""


class Outbox:
    """Messages on their way to one client. Any thread may send; the stream's own thread takes them out.

    ``cancel`` ends the RPC where the stream's thread can't, since its client does not take what is being sent.
    """

    def __init__(self, cancel: Callable[[], object] = lambda: None) -> None:
        self._cancel = cancel
        self._waiting: deque[p4r.StreamMessageResponse] = deque()
        self._bytes = 0
        self._sending = False
        self._changed = threading.Condition()
        self._closed = False
        self.refused: Refused | None = None
        """Why the stream ends, if not because the client ended it."""

    def send(self, message: p4r.StreamMessageResponse) -> None:
        """Sends a message that must not get lost. Where too many wait, the stream ends."""
        with self._changed:
            if not self._append(message, ROOM_FOR_ALL):
                self.cut(exhausted(f"{len(self._waiting)} messages wait; the client reads too slowly"))

    def offer(self, message: p4r.StreamMessageResponse) -> bool:
        """Sends a message unless too many wait already; says whether it did."""
        with self._changed:
            return self._append(message, 1)

    def _append(self, message: p4r.StreamMessageResponse, room: int) -> bool:
        size = message.ByteSize()
        full = len(self._waiting) >= room * MAX_MESSAGES or self._bytes + size > room * MAX_MESSAGE_BYTES
        if self._closed or full:
            return False
        self._waiting.append(message)
        self._bytes += size
        self._changed.notify()
        return True

    def close(self, refused: Refused | None = None) -> None:
        """Ends the stream, after what already waits."""
        with self._changed:
            if not self._closed:
                self._closed = True
                self.refused = refused
                self._changed.notify()

    def cut(self, refused: Refused) -> None:
        """Ends the stream without what still waits."""
        with self._changed:
            if self._closed:
                return
            self._waiting.clear()
            self.close(refused)
            if self._sending:
                self._cancel()

    def __iter__(self) -> Iterator[p4r.StreamMessageResponse]:
        while True:
            with self._changed:
                self._sending = False
                while not self._waiting and not self._closed:
                    self._changed.wait()
                if not self._waiting:
                    return
                message = self._waiting.popleft()
                self._bytes -= message.ByteSize()
                self._sending = True
            yield message
