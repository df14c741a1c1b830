"""RCP at one port, in whole numbers: what every switch must write, to the last bit.

Dukkipati, Kobayashi, Zhang-Shen, McKeown (IWQoS 2005), equation 2, with what docs/adr/rcp-and-hpcc.md decides:
rates in 1/65536 byte per 2^20 us, the mean RTT in 1/256 us. Python's integers have no width, so nothing here can
overflow.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import rcp_reference as paper

from support.malform import UNLIMITED
from support.models.classify import Layout
from support.models.exact import Meter, Record
from support.models.router import Tested
from xcpr.scenarios.programs import program

ALPHA, BETA, INITIAL_SHARE = (round(gain * 2**16) for gain in (paper.ALPHA, paper.BETA, paper.INITIAL_SHARE))
MOST = 2**64 - 1
"""As much as there is."""


@dataclass(frozen=True)
class Asked:
    """The demand of a data packet's congestion header."""

    rtt: int
    rate: int


class RcpPort(Meter):
    """One output port that drains at ``capacity_q20`` bytes per 2^20 us."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.rate_q16 = 0
        self.sum_rtt_bytes = self.sum_bytes = 0

    def leave(
        self, now_us: int, wait_us: int, queued: int, size: int, data: Asked | None
    ) -> tuple[int | None, Record | None]:
        """Lets a packet leave: returns H_rate of a data packet afterwards, and the record of an interval that it
        ended."""
        self.output_packets += 1
        record = self._end_interval(now_us, wait_us, queued) if now_us >= self.end_us else None
        if data is None:
            return None, record
        if data.rtt:
            self.sum_rtt_bytes += min(data.rtt, paper.MAX_RTT_US) * size
            self.sum_bytes += size
        return min(data.rate, max(1, self.rate_q16 >> 16)), record

    def _end_interval(self, now_us: int, wait_us: int, queued: int) -> Record:
        duration, arrived = self.next_interval(now_us)
        self._measure_rtt(duration)
        queue = self.capacity_q20 * wait_us >> 20
        self._change_rate(min(duration, paper.MAX_RTT_US), arrived, queue)
        self.end_us = now_us + min(self.avg_rtt_q8 >> 8, paper.MAX_INTERVAL_US)
        return self.record(duration, arrived, queued, queue, avg_rtt_q8=self.avg_rtt_q8, rate_q16=self.rate_q16)

    def _measure_rtt(self, duration: int) -> None:
        """Takes the moving average of the intervals' means over bytes; the first mean stands for itself."""
        initial = int(paper.INITIAL_RTT_US) << 8
        if self.sum_bytes:
            mean = (self.sum_rtt_bytes << 8) // self.sum_bytes
            if self.avg_rtt_q8 == initial or duration << 8 >= self.avg_rtt_q8:
                self.avg_rtt_q8 = mean
            else:
                step = (abs(mean - self.avg_rtt_q8) * duration << 8) // self.avg_rtt_q8
                self.avg_rtt_q8 += step if mean > self.avg_rtt_q8 else -step
            self.sum_rtt_bytes = self.sum_bytes = 0
        self.avg_rtt_q8 = self.avg_rtt_q8 or initial

    def _change_rate(self, duration: int, arrived: int, queue: int) -> None:
        if not self.rate_q16:
            self.rate_q16 = self.capacity_q20 * INITIAL_SHARE
            return
        in_rtt = (self.capacity_q20 * self.avg_rtt_q8 >> 20) << 8
        drained = (queue * duration << 8) // self.avg_rtt_q8
        wanted = ALPHA * ((self.capacity_q20 * duration >> 20) - arrived) - BETA * drained
        step = self.rate_q16 * abs(max(wanted, -in_rtt)) // in_rtt
        self.rate_q16 += step if wanted > 0 else -step
        self.rate_q16 = min(max(self.rate_q16, self.capacity_q20), self.capacity_q20 << 16)


LAYOUT = Layout(program.PROGRAMS["rcp"].header, struct.Struct("!xIQ"), Asked, 8, struct.Struct("!Q"))


def data(size: int, rtt: int, rate: int = MOST, **ip: object) -> bytes:
    """Makes a whole data packet."""
    return LAYOUT.packet("data", size, rtt, rate, **ip)


def scripted(size: int, _cwnd: int, rtt: int, asked: int, **ip: object) -> bytes:
    """Makes the same from what a sequence says of a flow: limited ones ask for rates of all sizes."""
    return data(size, rtt, MOST if asked == UNLIMITED else asked**2, **ip)


def ack(size: int, _form: int, **ip: object) -> bytes:
    """Makes a whole ACK."""
    return LAYOUT.packet("ack", size, 7, 8, **ip)


RCP = Tested(program.PROGRAMS["rcp"], LAYOUT, {"exact": RcpPort}, scripted, ack)
