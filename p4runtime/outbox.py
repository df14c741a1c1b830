"""What waits to be sent on one stream."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator

from finsy.proto import p4r

from .errors import Refused

MOST_WAITING = 4096
"""Messages that may wait for a client that reads slowly; more packets, digests and so on are dropped."""


class Outbox:
    """Messages on their way to one client. Any thread may send; the stream's own thread takes them out."""

    def __init__(self) -> None:
        self._waiting: deque[p4r.StreamMessageResponse] = deque()
        self._changed = threading.Condition()
        self._closed = False
        self.refused: Refused | None = None
        """Why the stream ends, if not because the client ended it."""

    def send(self, message: p4r.StreamMessageResponse) -> None:
        """Sends a message that must not get lost."""
        with self._changed:
            self._waiting.append(message)
            self._changed.notify()

    def offer(self, message: p4r.StreamMessageResponse) -> bool:
        """Sends a message unless too many wait already; whether it did."""
        with self._changed:
            if self._closed or len(self._waiting) >= MOST_WAITING:
                return False
            self._waiting.append(message)
            self._changed.notify()
            return True

    def close(self, refused: Refused | None = None) -> None:
        """Ends the stream, after what already waits."""
        with self._changed:
            if not self._closed:
                self._closed = True
                self.refused = refused
                self._changed.notify()

    def __iter__(self) -> Iterator[p4r.StreamMessageResponse]:
        while True:
            with self._changed:
                while not self._waiting and not self._closed:
                    self._changed.wait()
                if not self._waiting:
                    return
                message = self._waiting.popleft()
            yield message
