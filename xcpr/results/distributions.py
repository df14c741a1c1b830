"""Distributions of times in buckets of equal relative width, as results store them.

A world counts times in a histogram (hosts/src/stats/histogram.rs), whose memory does not grow with their number. So
do the percentiles of several runs together: they are of the merged buckets.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable

import msgspec

PERCENTILES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))
"""The percentiles of results, by the end of their names."""


class Distribution(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Two columns, a row for each bucket that has counts."""

    time_s: list[float]
    """The middles of the buckets, ascending."""
    count: list[int]
    """The number of times in each."""

    @property
    def total(self) -> int:
        """The number of times."""
        return sum(self.count)

    def quantile_s(self, share: float) -> float | None:
        """Returns the time at rank ``share`` (n - 1), rounded down, as the world does; None of no times."""
        rank = int(share * (self.total - 1))
        below = itertools.accumulate(self.count)
        return next((time for time, count in zip(self.time_s, below, strict=True) if count > rank), None)

    def shares(self) -> list[float]:
        """Returns for each bucket the share of all times that are not above it, from 0 to 1."""
        total = self.total
        return [count / total for count in itertools.accumulate(self.count)]

    def problem(self) -> str | None:
        """Returns what must be true of it and is not."""
        if len(self.time_s) != len(self.count):
            return "must have as many counts as times"
        ascending = all(0 <= a < b < 2**63 for a, b in itertools.pairwise([0.0, *self.time_s]))
        if not ascending or any(not 1 <= count < 2**63 for count in self.count):
            return "must have ascending times over 0, each counted once or more"
        return None


def merge(distributions: Iterable[Distribution]) -> Distribution:
    """Returns the distribution of all times together."""
    counts: Counter[float] = Counter()
    for one in distributions:
        counts.update(dict(zip(one.time_s, one.count, strict=True)))
    times = sorted(counts)
    return Distribution(time_s=times, count=[counts[time] for time in times])
