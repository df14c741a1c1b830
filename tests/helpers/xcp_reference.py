"""XCP's arithmetic at one output port, in doubles: what the P4 router is held against.

Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5, with the residual pools of draft-falk-xcp-spec-03, section
3.1.3: pools and shares are bytes a second. Written from the papers' formulas, not from the P4 source; the
only thing taken from there is when things happen (intervals end on packets, time in microseconds). The rules
of a watched port are those of ADRs 1617 and 1630 (docs/adr/policing.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

ALPHA, BETA, GAMMA = 0.4, 0.226, 0.1
INITIAL_RTT_US = 50_000.0
MIN_INTERVAL_US = 5_000
MAX_RTT_US = 2**21 - 1
MIN_QUEUE_INTERVAL_US = 2_000


class Observed(NamedTuple):
    """The treatment of a packet by another router: decisions that a microsecond or a rounded sum may turn."""

    ended: bool
    """The packet ended a control interval."""
    queue_wait_us: int
    """The persistent queue, as a wait."""
    guarded: bool = False
    """The port cuts large shares from this packet on."""


@dataclass
class Interval:
    """A finished control interval: what was decided at its start, and what it handed out."""

    end_us: int
    avg_rtt_us: float
    phi: float
    queue_bytes: float
    residue_pos: float
    residue_neg: float
    feedback: float = 0.0
    magnitude: float = 0.0


@dataclass
class ReferencePort:
    """One output port. Bytes, microseconds, doubles; rates are bytes per microsecond."""

    bytes_per_us: float
    watched: bool = False
    """The port may be guarded; then its mean RTT is bounded, too."""
    start_us: int = 0
    end_us: int = 0
    input_bytes: float = 0.0
    avg_rtt_us: float = 0.0
    sum_x: float = 0.0
    sum_xrtt: float = 0.0
    sum_rtt_bytes: float = 0.0
    sum_bytes: float = 0.0
    guarded: bool = False
    most_x: float = 0.0
    """Per byte: the largest x that a guarded port counts."""
    positive: float = 0.0
    negative: float = 0.0
    residue_pos: float = 0.0
    """A rate, as residue_neg is."""
    residue_neg: float = 0.0
    queue_end_us: int = 0
    min_wait_us: int = 0
    queue_wait_us: int = 0
    intervals: list[Interval] = field(default_factory=list)

    def packet(
        self,
        now_us: int,
        wait_us: int,
        size: int,
        data: tuple[int, int, int] | None,
        observed: Observed | None = None,
    ) -> float | None:
        """Handles one packet that leaves: `data` is (H_cwnd, H_rtt, H_feedback) of a data packet, else None.

        With `observed`, only the arithmetic is compared: a mean RTT that is off by a microsecond may end
        an interval one packet earlier, and then all sums differ. Without it no port is ever guarded.

        Returns the feedback in its header afterwards, bytes; None for other packets.
        """
        self.input_bytes += size
        self._persistent_queue(now_us, wait_us)
        ended = now_us >= self.end_us
        if observed:
            ended, self.queue_wait_us, guarded = observed
        if ended:
            self._end_of_interval(now_us)
            self.guarded = guarded if observed else False
        if data is None:
            return None
        cwnd, rtt, asked = data
        if rtt == 0:
            return min(float(asked), 0.0)
        given = self._share(max(cwnd, size), min(rtt, MAX_RTT_US), size, float(asked))
        self.intervals[-1].feedback += given
        self.intervals[-1].magnitude += abs(given)
        return given

    def _persistent_queue(self, now_us: int, wait_us: int) -> None:
        self.min_wait_us = min(self.min_wait_us, wait_us)
        if now_us >= self.queue_end_us:
            rtt_us = int(self.avg_rtt_us)
            self.queue_wait_us, self.min_wait_us = self.min_wait_us, wait_us
            self.queue_end_us = now_us + max(MIN_QUEUE_INTERVAL_US, (rtt_us - wait_us) // 2)

    def _end_of_interval(self, now_us: int) -> None:
        duration = now_us - self.start_us
        known = self.avg_rtt_us != INITIAL_RTT_US
        if self.sum_x > 0:
            self.avg_rtt_us = self.sum_xrtt / self.sum_x
            if self.watched:
                over_bytes = self.sum_rtt_bytes / self.sum_bytes
                self.avg_rtt_us = over_bytes if self.guarded else min(self.avg_rtt_us, 4 * over_bytes)
                self.avg_rtt_us = min(self.avg_rtt_us, 2 * duration if known else inf)
        if self.avg_rtt_us == 0:
            self.avg_rtt_us = INITIAL_RTT_US
        rtt = self.avg_rtt_us
        arrived = self.input_bytes / duration * rtt
        queue = self.bytes_per_us * self.queue_wait_us
        phi = ALPHA * (self.bytes_per_us * rtt - arrived) - BETA * queue
        shuffled = max(0.0, GAMMA * arrived - abs(phi))
        pools = shuffled + max(phi, 0.0), shuffled + max(-phi, 0.0)
        self.residue_pos, self.residue_neg = (pool / rtt for pool in pools)
        self.positive = self.residue_pos / self.sum_x if self.sum_x else 0.0
        self.negative = self.residue_neg / self.sum_bytes if self.sum_bytes else 0.0
        self.most_x = 4 * self.sum_x / self.sum_bytes if self.sum_bytes else inf
        self.sum_x = self.sum_xrtt = self.sum_rtt_bytes = self.sum_bytes = self.input_bytes = 0.0
        self.start_us, self.end_us = now_us, now_us + max(int(rtt), MIN_INTERVAL_US)
        self.intervals.append(Interval(now_us, rtt, phi, queue, *pools))

    def _share(self, cwnd: int, rtt: int, size: int, asked: float) -> float:
        if self.guarded:
            rtt = min(rtt, int(2 * self.avg_rtt_us))
        x = min(rtt * size / cwnd, self.most_x * size if self.guarded else inf)
        self.sum_x += x
        self.sum_xrtt += x * rtt
        self.sum_rtt_bytes += rtt * size
        self.sum_bytes += size
        positive = min(self.residue_pos, self.positive * x)
        negative = min(self.residue_neg, self.negative * size)
        given = positive - negative
        if asked / rtt <= given:
            negative = min(self.residue_neg, negative + (given - asked / rtt))
            positive = asked / rtt + negative
            given = asked / rtt
        self.residue_pos = max(0.0, self.residue_pos - positive)
        self.residue_neg = max(0.0, self.residue_neg - negative)
        return given * rtt
