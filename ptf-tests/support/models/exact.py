"""The router's arithmetic at one port, in whole numbers: what every switch must write, to the last bit.

The formulas are those of Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5, and draft-falk-xcp-spec-03, section 3.1.
The units and the way fractions are kept are ADR 0004's: pools in 1/65536 byte, x in 1/2^20 us, the mean RTT in 1/256
us, coefficients as mantissa and shift. Pools and shares are rates times the mean RTT (ADR 0016). Python's integers have
no width, so nothing here can overflow.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import xcp_reference as paper

P4SRC = Path(__file__).resolve().parents[3] / "p4src"
CONSTANTS = tomllib.loads((P4SRC / "constants.toml").read_text())
ALPHA, BETA, GAMMA = (round(gain * 2**16) for gain in (paper.ALPHA, paper.BETA, paper.GAMMA))
"""As the papers have them: the table that the programs are made of is under test too."""

LARGEST_FEEDBACK = (2**31 - 1) << 16
LARGEST_SHARE = 2**61
"""Above every pool, in 1/65536 byte."""
RATIO_BITS = 43
"""Behind the point of the ratio of a packet's RTT to the mean."""


@dataclass(frozen=True)
class Data:
    """The demand of a data packet's congestion header."""

    cwnd: int
    rtt: int
    feedback: int


@dataclass(frozen=True)
class Coefficient:
    """mantissa * 2^-shift."""

    mantissa: int = 0
    shift: int = 0

    @classmethod
    def of(cls, pool: int, total: int) -> Coefficient:
        """Returns pool / total: the pool in 64 significant bits, the total in 32, the quotient rounded down."""
        if pool == 0 or total == 0:
            return cls()
        raised, lowered = 64 - pool.bit_length(), total.bit_length() - 32
        divisor = total >> lowered if lowered > 0 else total << -lowered
        mantissa = (pool << raised) // divisor
        shift = raised + lowered
        return cls(mantissa, shift) if shift >= 0 else cls(mantissa << -shift, 0)

    def times(self, weight: int) -> int:
        """Returns the product, rounded down."""
        return self.mantissa * weight >> self.shift


Record = SimpleNamespace
"""A telemetry record: the fields of a program's telemetry_t by name."""


def inverse(value: int) -> tuple[int, int]:
    """Returns 1 / value as (mantissa, exponent): mantissa * 2^-16 * 2^-exponent, from the value's first nine bits."""
    exponent = value.bit_length() - 1
    following = (value << 8 >> exponent) & 0xFF
    return round(2**24 / (256 + following + 0.5)), exponent


class Meter:
    """The counts of every congestion control at an output port, and its control interval."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        self.number = number
        self.capacity_q20 = capacity_q20
        self.input_bytes = self.input_packets = self.output_packets = 0
        self.start_us = self.end_us = self.input_at_start = 0
        self.avg_rtt_q8 = 0

    def offer(self, size: int) -> None:
        """Counts a packet that reaches the port, whether or not its queue has room."""
        self.input_bytes += size
        self.input_packets += 1

    def next_interval(self, now_us: int) -> tuple[int, int]:
        """Ends an interval, and begins the next one; returns its length, and the bytes that it had."""
        duration, arrived = now_us - self.start_us, self.input_bytes - self.input_at_start
        self.start_us, self.input_at_start = now_us, self.input_bytes
        return duration, arrived

    def record(self, duration: int, arrived: int, queued: int, queue_bytes: int, **own: int) -> Record:
        """Makes the record of the interval that has just ended, while so many packets wait. ``own`` fields are the
        program's alone."""
        return Record(
            port=self.number,
            time_us=self.start_us,
            interval_us=duration % 2**32,
            capacity_q20=self.capacity_q20,
            input_bytes=arrived,
            queue_bytes=queue_bytes,
            drops=(self.input_packets - self.output_packets - queued) % 2**32,
            **own,
        )


def limited(value: int, most: int) -> int:
    """Returns the value, at most ``most`` either way."""
    return max(-most, min(value, most))


class ExactPort(Meter):
    """One output port that drains at ``capacity_q20`` bytes per 2^20 us."""

    bounded = True
    """Whether this interval's mean RTT and coefficients are known within a bound."""

    guarded = False
    """Whether this interval's large shares are cut (``support.models.policed``)."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.sum_x = self.sum_xrtt = self.sum_bytes = 0
        self.positive = self.negative = Coefficient()
        self.residue_pos = self.residue_neg = self.carry = 0
        self.inverse_rtt = 0
        self.queue_end_us = self.min_wait_us = self.queue_wait_us = 0

    def leave(
        self, now_us: int, wait_us: int, queued: int, size: int, data: Data | None
    ) -> tuple[int | None, Record | None]:
        """Lets a packet leave: returns H_feedback of a data packet afterwards, and the record of an interval that it
        ended."""
        self.output_packets += 1
        self._observe_queue(now_us, wait_us)
        record = self._end_interval(now_us, queued) if now_us >= self.end_us else None
        if data is None:
            return None, record
        if data.rtt == 0:
            return min(data.feedback, 0), record
        return self._feedback(size, data), record

    def _observe_queue(self, now_us: int, wait_us: int) -> None:
        self.min_wait_us = min(self.min_wait_us, wait_us)
        if now_us >= self.queue_end_us:
            half = max(0, (self.avg_rtt_q8 >> 8) - wait_us) // 2
            self.queue_wait_us, self.min_wait_us = self.min_wait_us, wait_us
            self.queue_end_us = now_us + max(paper.MIN_QUEUE_INTERVAL_US, half)

    def _end_interval(self, now_us: int, queued: int) -> Record:
        duration, arrived = self.next_interval(now_us)
        self._measure_rtt()
        phi, shuffled = self._aggregate(arrived, duration)
        shuffled = max(0, shuffled - abs(phi))
        self.residue_pos = shuffled + max(phi, 0)
        self.residue_neg = shuffled + max(-phi, 0)
        self._fix_coefficients()
        self.end_us = now_us + max(paper.MIN_INTERVAL_US, self.avg_rtt_q8 >> 8)
        return self.record(
            duration,
            arrived,
            queued,
            self.capacity_q20 * self.queue_wait_us >> 20,
            avg_rtt_q8=self.avg_rtt_q8,
            phi_q16=phi,
            residue_pos_q16=self.residue_pos,
            residue_neg_q16=self.residue_neg,
            positive_mantissa=self.positive.mantissa,
            positive_shift=self.positive.shift,
            negative_mantissa=self.negative.mantissa,
            negative_shift=self.negative.shift,
        )

    def _measure_rtt(self) -> None:
        """Measures d, the mean RTT of the interval that ends; the last one stands where that had none."""
        if self.sum_x:
            self.avg_rtt_q8 = (self.sum_xrtt << 8) // self.sum_x
        self.avg_rtt_q8 = self.avg_rtt_q8 or int(paper.INITIAL_RTT_US) << 8

    def _aggregate(self, arrived: int, duration: int) -> tuple[int, int]:
        """Returns phi and gamma y d, in 1/65536 byte."""
        arrived_q8 = arrived * self.avg_rtt_q8 // duration
        capacity_q8 = self.capacity_q20 * self.avg_rtt_q8 >> 20
        queue = self.capacity_q20 * self.queue_wait_us >> 20
        return (ALPHA * (capacity_q8 - arrived_q8) >> 8) - BETA * queue, GAMMA * arrived_q8 >> 8

    def _fix_coefficients(self) -> None:
        """Computes Cp and Cn from the new pools and the sums, which begin anew."""
        self.positive = Coefficient.of(self.residue_pos, self.sum_x)
        self.negative = Coefficient.of(self.residue_neg, self.sum_bytes)
        self.inverse_rtt = (1 << RATIO_BITS + 8) // self.avg_rtt_q8
        self.sum_x = self.sum_xrtt = self.sum_bytes = 0

    def _shares(self, size: int, rtt: int, cwnd: int) -> tuple[int, int]:
        """Returns a packet's part of both pools, in 1/65536 byte; the packet counts in the sums."""
        mantissa, exponent = inverse(cwnd)
        return self._take(size, rtt, (rtt * size * mantissa << 4) >> exponent)

    def _take(self, size: int, rtt: int, x: int) -> tuple[int, int]:
        """Returns the same of a packet with this time between its sender's packets."""
        self.sum_x += x
        self.sum_xrtt += x * rtt
        self.sum_bytes += size
        return min(self.positive.times(x), self.residue_pos), min(self.negative.times(size), self.residue_neg)

    def _window(self, share: int, rtt: int) -> int:
        """Returns a share as a change of a window, 1/65536 byte: times the RTT over the mean one."""
        return limited(share * rtt * self.inverse_rtt >> RATIO_BITS, LARGEST_FEEDBACK)

    def _share(self, window: int, rtt: int) -> int:
        """Returns a change of a window, in bytes, as a share of the pools, 1/65536 byte."""
        mantissa, exponent = inverse(rtt)
        return limited(window * self.avg_rtt_q8 * mantissa >> 8 + exponent, LARGEST_SHARE)

    def _clamp_rtt(self, rtt: int) -> int:
        """Returns what a header's RTT counts for."""
        return min(rtt, paper.MAX_RTT_US)

    def _feedback(self, size: int, data: Data) -> int:
        rtt = self._clamp_rtt(data.rtt)
        positive, negative = self._shares(size, rtt, max(data.cwnd, size))
        share = positive - negative
        written, fraction = divmod(self._window(share, rtt) + self.carry, 2**16)
        if written < data.feedback:
            self.carry = fraction
        else:
            written = data.feedback
            asked = self._share(written, rtt)
            negative = min(self.residue_neg, negative + max(0, share - asked))
            positive = asked + negative
        self.residue_pos = max(0, self.residue_pos - positive)
        self.residue_neg = max(0, self.residue_neg - negative)
        return written
