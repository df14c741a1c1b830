"""RCP's rate at one output port, in doubles: what the P4 router is held against.

Dukkipati, Kobayashi, Zhang-Shen, McKeown (IWQoS 2005), equation 2; the moving average of the RTT, the first rate and
the length of an interval as in the authors' ns-2 code. Written from the formulas, not from the P4 source; the only
thing taken from there is when things happen (intervals end on packets, time in microseconds), and a rate's bounds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

ALPHA, BETA = 0.4, 0.226
INITIAL_SHARE = 0.05
INITIAL_RTT_US = 200_000.0
MAX_INTERVAL_US = 10_000
MAX_RTT_US = 2**21 - 1
"""RTTs above count as this, and so do intervals."""
MIN_SHARE = 2.0**-16
"""The least share of the capacity."""


@dataclass
class Interval:
    """A finished control interval, and the rate that it led to."""

    end_us: int
    avg_rtt_us: float
    queue_bytes: float
    rate: float


@dataclass
class ReferencePort:
    """One output port. Bytes, microseconds, doubles."""

    bytes_per_us: float
    start_us: int = 0
    end_us: int = 0
    input_bytes: float = 0.0
    avg_rtt_us: float = 0.0
    sum_rtt_bytes: float = 0.0
    sum_bytes: float = 0.0
    rate: float = 0.0
    """Bytes per microsecond."""
    intervals: list[Interval] = field(default_factory=list)

    def packet(
        self, now_us: int, wait_us: int, size: int, data: tuple[int, float] | None, ended: bool | None = None
    ) -> float | None:
        """Handles one packet that leaves: ``data`` is (H_rtt, H_rate in bytes/us) of a data packet, else None.

        ``ended`` says whether another router ended a control interval at this packet; with it, only the arithmetic is
        compared. Returns the rate in its header afterwards; None for other packets.
        """
        self.input_bytes += size
        if now_us >= self.end_us if ended is None else ended:
            self._end_of_interval(now_us, wait_us)
        if data is None:
            return None
        rtt, asked = data
        if rtt:
            self.sum_rtt_bytes += min(rtt, MAX_RTT_US) * size
            self.sum_bytes += size
        return min(asked, self.rate)

    def _end_of_interval(self, now_us: int, wait_us: int) -> None:
        duration = now_us - self.start_us
        if self.sum_bytes:
            mean = self.sum_rtt_bytes / self.sum_bytes
            gain = 1.0 if self.avg_rtt_us in (0, INITIAL_RTT_US) else min(1.0, duration / self.avg_rtt_us)
            self.avg_rtt_us += gain * (mean - self.avg_rtt_us)
        self.avg_rtt_us = self.avg_rtt_us or INITIAL_RTT_US
        queue = self.bytes_per_us * wait_us
        if self.rate:
            counted = min(duration, MAX_RTT_US)
            spare = self.bytes_per_us * counted - self.input_bytes
            change = ALPHA * spare - BETA * queue * counted / self.avg_rtt_us
            changed = self.rate * (1 + change / (self.bytes_per_us * self.avg_rtt_us))
            self.rate = min(self.bytes_per_us, max(MIN_SHARE * self.bytes_per_us, changed))
        else:
            self.rate = INITIAL_SHARE * self.bytes_per_us
        self.sum_rtt_bytes = self.sum_bytes = self.input_bytes = 0.0
        self.start_us, self.end_us = now_us, now_us + min(int(self.avg_rtt_us), MAX_INTERVAL_US)
        self.intervals.append(Interval(now_us, self.avg_rtt_us, queue, self.rate))
