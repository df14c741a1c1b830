"""Digests: messages of the data plane to the controllers, in lists that they acknowledge.

Messages wait until `max_list_size` distinct ones are there or the first has waited for `max_timeout_ns`. A
digest that was sent is not sent again until it is acknowledged or `ack_timeout_ns` has passed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from finsy.proto import p4r

from ..clock import REAL, Clock
from ..errors import exists, invalid, not_found
from ..pipeline.program import Digest, find
from ..step import Step

MAX_LIST_MESSAGES = 1000
"""Messages per list where a controller sets no limit."""
MAX_LISTS = 1000
"""Unacknowledged lists that are remembered, per digest; older ones are forgotten."""
Values = tuple[int, ...]


@dataclass
class Learning:
    """One digest that controllers asked for."""

    digest: Digest
    config: p4r.DigestEntry.Config
    waiting: dict[Values, None] = field(default_factory=dict)
    first: float = 0.0
    """When the first of `waiting` came, s."""
    sent: dict[int, tuple[float, frozenset[Values]]] = field(default_factory=dict)
    """When each list was sent (s), and what was in it, by the list's id."""


class Digests:
    """All digests of a program. Times are those of `clock`."""

    def __init__(self, digests: dict[int, Digest], clock: Clock = REAL):
        self._digests = digests
        self._by_name = {digest.name: digest for digest in digests.values()}
        self._clock = clock
        self._learning: dict[int, Learning] = {}
        self._lists = 0

    def write(self, kind: int, entry: p4r.DigestEntry, step: Step) -> None:
        """Starts, changes or stops a digest's lists."""
        digest: Digest = find(self._digests, entry.digest_id, "digest")
        if kind == p4r.Update.INSERT and digest.id in self._learning:
            raise exists(f"digest {digest.name} is there already")
        if kind != p4r.Update.INSERT and digest.id not in self._learning:
            raise not_found(f"digest {digest.name} is not there: insert it first")
        if kind == p4r.Update.DELETE:
            step.drop(self._learning, digest.id)
            return
        config = entry.config
        if min(config.max_timeout_ns, config.max_list_size, config.ack_timeout_ns) < 0:
            raise invalid(f"digest {digest.name}: its configuration has numbers below 0")
        kept = p4r.DigestEntry.Config()
        kept.CopyFrom(config)
        step.set_entry(self._learning, digest.id, Learning(digest, kept))

    def read(self, request: p4r.DigestEntry) -> Iterator[p4r.Entity]:
        """Yields configurations; an id of 0 is a wildcard."""
        if request.digest_id:
            find(self._digests, request.digest_id, "digest")
        for number, learning in self._learning.items():
            if request.digest_id in (0, number):
                yield p4r.Entity(digest_entry=p4r.DigestEntry(digest_id=number, config=learning.config))

    def learn(self, name: str, values: Values) -> p4r.DigestList | None:
        """Takes a message of the data plane; returns the list that it completes, if it does."""
        digest = self._by_name.get(name)
        learning = self._learning.get(digest.id) if digest else None
        if learning is None:
            return None
        self._forget(learning)
        if values in learning.waiting or any(values in sent for _, sent in learning.sent.values()):
            return None
        if not learning.waiting:
            learning.first = self._clock.monotonic_s()
        learning.waiting[values] = None
        config = learning.config
        most = min(config.max_list_size or MAX_LIST_MESSAGES, MAX_LIST_MESSAGES)
        if len(learning.waiting) >= most or not config.max_timeout_ns:
            return self._list(learning)
        return None

    def due(self) -> tuple[list[p4r.DigestList], float | None]:
        """Returns the lists whose first message has waited long enough, and the seconds until the next will have."""
        lists, waits = [], []
        for learning in self._learning.values():
            if learning.waiting:
                wait = learning.first + learning.config.max_timeout_ns / 1e9 - self._clock.monotonic_s()
                if wait <= 0:
                    lists.append(self._list(learning))
                else:
                    waits.append(wait)
        return lists, min(waits, default=None)

    def acknowledge(self, ack: p4r.DigestListAck) -> None:
        """Notes that a controller has seen a list."""
        digest: Digest = find(self._digests, ack.digest_id, "digest")
        if learning := self._learning.get(digest.id):
            learning.sent.pop(ack.list_id, None)

    def _forget(self, learning: Learning) -> None:
        before = self._clock.monotonic_s() - learning.config.ack_timeout_ns / 1e9
        while learning.sent:
            oldest = next(iter(learning.sent))
            if learning.sent[oldest][0] > before and len(learning.sent) <= MAX_LISTS:
                return
            del learning.sent[oldest]

    def _list(self, learning: Learning) -> p4r.DigestList:
        self._lists += 1
        message = p4r.DigestList(digest_id=learning.digest.id, list_id=self._lists, timestamp=self._clock.time_ns())
        for values in learning.waiting:
            message.data.append(learning.digest.type.message(values))
        if learning.config.ack_timeout_ns:
            learning.sent[self._lists] = (self._clock.monotonic_s(), frozenset(learning.waiting))
        learning.waiting = {}
        return message
