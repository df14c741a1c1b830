"""Idle timeouts: controllers are notified of entries that no packet has hit for their time to live."""

from __future__ import annotations

from collections.abc import Iterable

from finsy.proto import p4r

from ..clock import REAL, Clock
from ..target import Target
from .tables import TableStore

MIN_SCAN_S = 0.01
"""Seconds between two looks at the data plane, at least."""


class IdleTimeouts:
    """The timers of all entries with a time to live. Times are those of `clock`."""

    def __init__(self, stores: Iterable[TableStore], clock: Clock = REAL):
        self._stores = [store for store in stores if store.table.idle]
        self._clock = clock
        self._next = 0.0
        self._restarted: dict[tuple[int, int], float] = {}
        """When an entry's timer was restarted because a controller was notified, by table and entry."""

    def changed(self) -> None:
        """Looks at the entries anew, since some were written."""
        self._next = 0.0

    def due(self, target: Target) -> tuple[list[p4r.IdleTimeoutNotification], float | None]:
        """Returns the expired entries, one notification for each table, and the seconds until the next look (None: no
        timers)."""
        now = self._clock.monotonic_s()
        if now < self._next:
            return [], self._next - now
        notifications, waits, restarted = [], [], {}
        for store in self._stores:
            timed = [entry for entry in store.entries.values() if entry.message.idle_timeout_ns]
            expired = []
            for entry, idle_ns in zip(timed, store.idle_ns(timed, target) if timed else (), strict=True):
                timer = (store.table.id, entry.number or 0)
                idle = min(idle_ns / 1e9, now - self._restarted.get(timer, float("-inf")))
                timeout = entry.message.idle_timeout_ns / 1e9
                if idle >= timeout:
                    expired.append(entry.message)
                    restarted[timer], idle = now, 0.0
                elif timer in self._restarted:
                    restarted[timer] = self._restarted[timer]
                waits.append(timeout - idle)
            if expired:
                notifications.append(p4r.IdleTimeoutNotification(table_entry=expired, timestamp=self._clock.time_ns()))
        self._restarted = restarted
        wait = max(min(waits), MIN_SCAN_S) if waits else None
        self._next = now + wait if wait is not None else float("inf")
        return notifications, wait
