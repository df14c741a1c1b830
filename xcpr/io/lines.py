"""Lines about peers in the log of a command that runs for long: a flood of them is summed up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

MAX_ADDRESSES = 64
"""Addresses whose lines are counted one by one; all others share a line."""
PERIOD_S = 1.0
"""Lines beyond an address's share are summed up over this time."""

T = TypeVar("T")


@dataclass
class Share(Generic[T]):
    """The lines about one address, or about all that have no count of their own."""

    began_s: float
    lines: int
    """Lines that were printed in this period."""
    summed: int
    first: T | None
    """The first event that was summed up."""
    total: int
    """The sum of the amounts of those events."""


class LineLimit(Generic[T]):
    """The events about peers of which each has a line, and those that are summed up.

    An address has ``lines`` lines in ``PERIOD_S``. Further events of the period become one, which has the first of
    them, their number and the sum of their amounts. Addresses beyond ``MAX_ADDRESSES`` share the lines of one.
    """

    def __init__(self, lines: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._lines = lines
        self._clock = clock
        self._shares: dict[str | None, Share[T]] = {}

    def admit(self, address: str, event: T, amount: int) -> bool:
        """Returns whether the event has a line of its own; otherwise it is summed up."""
        key = address if address in self._shares or len(self._shares) < MAX_ADDRESSES else None
        share = self._shares.setdefault(key, Share(self._clock(), 0, 0, None, 0))
        if share.lines < self._lines:
            share.lines += 1
            return True
        share.first = event if share.first is None else share.first
        share.summed += 1
        share.total += amount
        return False

    def take_sums(self, *, all_now: bool = False) -> Iterator[tuple[str | None, Share[T]]]:
        """Yields the sums whose period is over, or all; the address is None for those that share."""
        now_s = self._clock()
        over = [key for key, share in self._shares.items() if all_now or now_s - share.began_s >= PERIOD_S]
        for key in over:
            share = self._shares.pop(key)
            if share.summed:
                # A flood that goes on has a line a period.
                self._shares[key] = Share(now_s, self._lines, 0, None, 0)
                yield key, share
