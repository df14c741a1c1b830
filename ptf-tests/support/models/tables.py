"""The router's arithmetic from tables at one port, in whole numbers: what xcp_router_table must write, to the last bit.

Timers, queue and pools are the exact model's; sums, mean RTT, phi, coefficients and shares are sums of logarithms
(docs/arithmetic.md), looked up in the tables of the generator, p4src/log_tables.py. Widths are not modelled but where
a sum stops at its limit. ``BoundedTablePort`` also holds each expression against doubles.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2

import xcp_reference as paper
from log_tables import LOG_ZERO, ONE, SIZE, SUM_GOAL_BITS, UNITS

from support.models.exact import LARGEST_FEEDBACK, LARGEST_SHARE, Coefficient, ExactPort, limited

LOG_ALPHA, LOG_BETA = (round(ONE * log2(gain)) for gain in (paper.ALPHA, paper.BETA))
LARGEST_SUM = 2**62
X_UNIT = 20 * ONE
"""Records have x in 1/2^20 us."""
GOAL = SUM_GOAL_BITS * ONE
LOG_INITIAL_RTT = round(ONE * log2(paper.INITIAL_RTT_US))


@dataclass
class ScaledSum:
    """A sum with a scale, a logarithm, which makes an interval like the last one end near 2^27 units."""

    unit: int
    """log2 of a unit where the scale is 0."""
    units: int = 0
    scale: int = 0

    def add(self, log: int) -> None:
        """Adds a packet's value, by its logarithm: one unit at least, and never beyond the limit."""
        made = SIZE.exp2_fixed(log - self.unit - self.scale)
        self.units = min(self.units + max(made, 1), LARGEST_SUM)

    def log(self) -> int:
        """Returns the sum's logarithm."""
        return SIZE.log2_fixed(self.units) + self.scale + self.unit

    def begin(self) -> None:
        """Begins the next interval's sum, to a scale that follows this one's size."""
        if self.units:
            self.scale += SIZE.log2_fixed(self.units) - GOAL
        self.units = 0


class TablePort(ExactPort):
    """One output port whose controllers add logarithms."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.x, self.xrtt = (ScaledSum(UNITS[name] * ONE) for name in ("x", "xrtt"))
        self.log_avg_rtt = 0
        self.log_positive = self.log_negative = LOG_ZERO

    def _measure_rtt(self) -> None:
        if self.x.units and LARGEST_SUM not in (self.x.units, self.xrtt.units):
            self.log_avg_rtt = self.xrtt.log() - self.x.log()
        self.log_avg_rtt = self.log_avg_rtt or LOG_INITIAL_RTT
        self.avg_rtt_q8 = SIZE.exp2_fixed(self.log_avg_rtt + 8 * ONE)

    def _aggregate(self, arrived: int, duration: int) -> tuple[int, int]:
        log_capacity = SIZE.log2_fixed(self.capacity_q20) - 20 * ONE
        log_arrived = SIZE.log2_fixed(arrived) - SIZE.log2_fixed(duration)
        capacity, arriving, queue = (
            SIZE.exp2_fixed(log + 16 * ONE)
            for log in (
                LOG_ALPHA + log_capacity + self.log_avg_rtt,
                LOG_ALPHA + log_arrived + self.log_avg_rtt,
                LOG_BETA + log_capacity + SIZE.log2_fixed(self.queue_wait_us),
            )
        )
        return capacity - arriving - queue, arriving >> 2

    def _fix_coefficients(self) -> None:
        self.log_positive = self.log_negative = LOG_ZERO
        if self.x.units:
            self.log_positive = SIZE.log2_fixed(self.residue_pos) - self.x.log()
            self.log_negative = SIZE.log2_fixed(self.residue_neg) - SIZE.log2_fixed(self.sum_bytes)
        self.positive, self.negative = recorded(self.log_positive - X_UNIT), recorded(self.log_negative)
        for total in (self.x, self.xrtt):
            total.begin()
        self.sum_bytes = 0

    def _shares(self, size: int, rtt: int, cwnd: int) -> tuple[int, int]:
        positive, negative = self._powers(size, rtt, cwnd)
        return min(positive, self.residue_pos), min(negative, self.residue_neg)

    def _powers(self, size: int, rtt: int, cwnd: int) -> tuple[int, int]:
        """Returns a packet's part of both pools, whatever is left in them; the packet counts in the sums."""
        log_rtt, log_size = SIZE.log2_fixed(rtt), SIZE.log2_fixed(size)
        log_x = log_rtt + log_size - SIZE.log2_fixed(cwnd)
        self.x.add(log_x)
        self.xrtt.add(log_x + log_rtt)
        self.sum_bytes += size
        return SIZE.exp2_fixed(self.log_positive + log_x), SIZE.exp2_fixed(self.log_negative + log_size)

    def _window(self, share: int, rtt: int) -> int:
        return scaled(share, SIZE.log2_fixed(rtt) - self.log_avg_rtt, LARGEST_FEEDBACK)

    def _share(self, window: int, rtt: int) -> int:
        return scaled(window << 16, self.log_avg_rtt - SIZE.log2_fixed(rtt), LARGEST_SHARE)


def scaled(value: int, log_factor: int, most: int) -> int:
    """Returns a value times 2^log_factor, at most ``most`` either way."""
    made = limited(SIZE.exp2_fixed(SIZE.log2_fixed(abs(value)) + log_factor), most)
    return -made if value < 0 else made


def recorded(log: int) -> Coefficient:
    """Returns a coefficient for the telemetry record: a mantissa of 31 bits, or more where there is no shift."""
    if log <= LOG_ZERO // 2:
        return Coefficient()
    shift = max(0, 30 - log // ONE)
    return Coefficient(SIZE.exp2_fixed(log + shift * ONE), shift)
