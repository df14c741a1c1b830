"""The tables' arithmetic held against doubles, expression by expression, within the bounds of p4src/log_tables.py.

Each expression is compared with its value in doubles of the same operands: sums with the sums over the very
packets, the mean RTT with the quotient of the sums. The factor phi is compared with its three terms, and a
share with its coefficient times the packet. The values that follow from those (pools, carry, feedback) are
whole numbers without error. A sum at its limit says nothing, and is left out until the next one.
"""

from __future__ import annotations

from dataclasses import dataclass

import xcp_reference as paper
from log_tables import LOG_ZERO, MAX_INTEGER, ONE, SIZE, UNITS_ERROR

from support.models.exact import LARGEST_FEEDBACK, LARGEST_SHARE, limited
from support.models.tables import LARGEST_SUM, ScaledSum, TablePort

HALF = 0.5
"""Results are rounded to the nearest integer."""


class BoundExceeded(AssertionError):
    """An expression is further from the truth than its bound."""


def check(name: str, made: float, truth: float, bound: float) -> None:
    """Raises where ``made`` is further from ``truth`` than ``bound``, in the unit of both."""
    # doubles have errors of their own, 2^-53 for each of an interval's packets at most
    if abs(made - truth) > bound + 1e-9 * abs(truth):
        raise BoundExceeded(f"{name}: {made!r} instead of {truth!r}, bound {bound!r}")


def value(log: float) -> float:
    """Returns the value of a logarithm."""
    return 0.0 if log <= LOG_ZERO / 2 else 2.0 ** (log / ONE)


@dataclass
class CheckedSum(ScaledSum):
    """A sum with its value in doubles beside it."""

    operands: int = 0
    """How many logarithms a packet's value is made of."""
    truth: float = 0.0
    packets: int = 0

    def count(self, truth: float) -> None:
        """Counts a packet's value in doubles."""
        self.truth += truth
        self.packets += 1

    def fine(self) -> bool:
        """Returns whether neither the limit nor the packets' last units matter."""
        return self.packets / UNITS_ERROR <= self.units < LARGEST_SUM

    def begin(self) -> None:
        """Checks the sum at the end of an interval: a packet is off by its product's bound, and by one unit where it is
        small."""
        if self.units < LARGEST_SUM:
            unit = value(self.scale + self.unit)
            bound = SIZE.error_bound(self.operands) * self.truth + self.packets * unit
            check(f"sum of {self.operands} operands", self.units * unit, self.truth, bound)
        super().begin()
        self.truth, self.packets = 0.0, 0


class BoundedTablePort(TablePort):
    """The table model; every expression of it is checked as it is computed."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.x = CheckedSum(self.x.unit, operands=3)
        self.xrtt = CheckedSum(self.xrtt.unit, operands=4)

    def _measure_rtt(self) -> None:
        super()._measure_rtt()
        if self.x.units:
            self.bounded = self.x.fine() and self.xrtt.fine()
        mean = value(self.log_avg_rtt)
        check("mean RTT in the record", self.avg_rtt_q8, mean * 256, SIZE.error_bound(0) * mean * 256 + HALF)
        if self.x.units and LARGEST_SUM not in (self.x.units, self.xrtt.units):
            scales = value(self.xrtt.scale + self.xrtt.unit - self.x.scale - self.x.unit)
            truth = self.xrtt.units / self.x.units * scales
            check("mean RTT", mean, truth, SIZE.error_bound(2) * truth)

    def _aggregate(self, arrived: int, duration: int) -> tuple[int, int]:
        phi, shuffled = super()._aggregate(arrived, duration)
        rtt = value(self.log_avg_rtt)
        capacity = paper.ALPHA * self.capacity_q20 / 2**20 * rtt * 2**16
        arriving = paper.ALPHA * arrived * rtt / duration * 2**16
        queue = paper.BETA * self.capacity_q20 / 2**20 * self.queue_wait_us * 2**16
        one, two = SIZE.error_bound(1), SIZE.error_bound(2)
        check("phi", phi, capacity - arriving - queue, one * capacity + two * (arriving + queue) + 3 * HALF)
        truth = paper.GAMMA * arrived * rtt / duration * 2**16
        check("gamma y d", shuffled, truth, two * truth + 1)
        return phi, shuffled

    def _fix_coefficients(self) -> None:
        positive = negative = 0.0
        if self.x.units:
            positive = self.residue_pos / (self.x.units * value(self.x.scale + self.x.unit)) / 2**20
            negative = self.residue_neg / self.sum_bytes
        super()._fix_coefficients()
        for name, made, truth in (("Cp", self.positive, positive), ("Cn", self.negative, negative)):
            check(name, made.mantissa / 2.0**made.shift, truth, SIZE.error_bound(2) * truth)

    def _powers(self, size: int, rtt: int, cwnd: int) -> tuple[int, int]:
        shares = super()._powers(size, rtt, cwnd)
        x = rtt * size / cwnd
        for total, truth in ((self.x, x), (self.xrtt, x * rtt)):
            total.count(truth)
        for name, made, coefficient, weight, operands in (
            ("positive share", shares[0], value(self.log_positive), x, 3),
            ("negative share", shares[1], value(self.log_negative), float(size), 1),
        ):
            truth = coefficient * weight
            if made < 2**MAX_INTEGER:
                check(name, made, truth, SIZE.error_bound(operands) * truth + HALF)
        return shares

    def _window(self, share: int, rtt: int) -> int:
        made = super()._window(share, rtt)
        truth = share * rtt / value(self.log_avg_rtt)
        if abs(made) < LARGEST_FEEDBACK:
            check("window of a share", made, truth, SIZE.error_bound(2) * abs(truth) + HALF)
        return made

    def _share(self, window: int, rtt: int) -> int:
        made = super()._share(window, rtt)
        truth = limited(window << 16, LARGEST_SHARE) * value(self.log_avg_rtt) / rtt
        if abs(made) < LARGEST_SHARE:
            check("share of a window", made, truth, SIZE.error_bound(2) * abs(truth) + HALF)
        return made
