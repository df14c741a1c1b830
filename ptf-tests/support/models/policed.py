"""The exact arithmetic's model of a watched port, in whole numbers: what xcp_router_policed must write, to the
last bit.

The rules are those of ADRs 1617 and 1630 (docs/adr/policing.md).
"""

from __future__ import annotations

import xcp_reference as paper

from support.models.exact import ExactPort, inverse

PATIENCE = 32
"""Round trips of unused shares after which a port is guarded."""
MAX_RISE = 2
"""The mean RTT is at most so many times the interval that it was measured in."""


class Guard:
    """The port's state by intervals whose positive pool went to large shares and was not used.

    A share is large where it is more than four times that by the packet's bytes. Sixteen of the other intervals weigh
    as much as one of these; the port is guarded from 32 round trips on.
    """

    def __init__(self) -> None:
        self.active = False
        self.max_rtt_us = paper.MAX_RTT_US
        self.to_large = 0
        self.large_before = False
        self.unused_us = self.normal_rtt_q8 = 0

    def count_share(self, positive: int, large: bool) -> None:
        """Counts a packet's part of the positive pool."""
        self.to_large += positive if large else -positive

    def end_interval(self, duration: int, phi: int, shuffled: int, avg_rtt_q8: int) -> None:
        """Takes an interval that is over."""
        if (self.to_large > 0 or self.large_before) and 2 * phi > shuffled:
            self.unused_us += 16 * duration
        else:
            self.unused_us = max(0, self.unused_us - duration)
            if self.to_large:
                risen = self.normal_rtt_q8 + self.normal_rtt_q8 // 16
                self.normal_rtt_q8 = min(risen, avg_rtt_q8) if self.normal_rtt_q8 else avg_rtt_q8
        self.large_before = self.to_large > 0
        self.to_large = 0
        patience = (self.normal_rtt_q8 >> 8) * PATIENCE * 16
        self.active = self.unused_us > patience
        self.max_rtt_us = paper.MAX_RTT_US
        if self.active:
            self.unused_us = min(self.unused_us, 2 * patience)
            self.max_rtt_us = min(avg_rtt_q8 >> 7, self.max_rtt_us)


class GuardedPort(ExactPort):
    """One output port of the table of guarded ports."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.guard = Guard()
        self.sum_rtt_bytes = self.max_x_q28 = 0  # the latter per byte
        self._duration = 0

    @property
    def guarded(self) -> bool:  # type: ignore[override]
        """Whether this interval's large shares are cut."""
        return self.guard.active

    def next_interval(self, now_us: int) -> tuple[int, int]:
        """Ends an interval, as every port does."""
        self._duration, arrived = super().next_interval(now_us)
        return self._duration, arrived

    def _measure_rtt(self) -> None:
        is_first = self.avg_rtt_q8 == int(paper.INITIAL_RTT_US) << 8
        super()._measure_rtt()
        if self.sum_rtt_bytes:
            over_bytes = (self.sum_rtt_bytes << 8) // self.sum_bytes
            longest = (self.sum_rtt_bytes << 10) // self.sum_bytes
            self.avg_rtt_q8 = over_bytes if self.guarded else min(self.avg_rtt_q8, longest)
            if not is_first:
                self.avg_rtt_q8 = min(self.avg_rtt_q8, MAX_RISE * self._duration << 8)

    def _aggregate(self, arrived: int, duration: int) -> tuple[int, int]:
        phi, shuffled = super()._aggregate(arrived, duration)
        self.guard.end_interval(duration, phi, shuffled, self.avg_rtt_q8)
        return phi, shuffled

    def _fix_coefficients(self) -> None:
        self.max_x_q28 = (self.sum_x << 10) // self.sum_bytes if self.sum_bytes else 2**64 - 1
        self.sum_rtt_bytes = 0
        super()._fix_coefficients()

    def _clamp_rtt(self, rtt: int) -> int:
        return min(rtt, self.guard.max_rtt_us)

    def _shares(self, size: int, rtt: int, cwnd: int) -> tuple[int, int]:
        mantissa, exponent = inverse(cwnd)
        x = (rtt * size * mantissa << 4) >> exponent
        is_large = x << 8 > self.max_x_q28 * size
        if is_large and self.guarded:
            x = self.max_x_q28 * size >> 8
        self.sum_rtt_bytes += rtt * size
        positive, negative = self._take(size, rtt, x)
        self.guard.count_share(positive, is_large)
        return positive, negative
