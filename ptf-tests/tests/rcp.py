"""RCP's rate, exact to the byte: packets bring their own time, the model says what must come of each."""

from __future__ import annotations

import time

from support import base
from support.base import PATIENCE_S, ObservedTest, RouterTest
from support.malform import UNLIMITED, udp
from support.malform import data as xcp_data
from support.models.classify import REASON
from support.models.rcp import MOST, RCP, data
from support.models.router import Seen

START_US = 1_000_000
MEGABIT_100 = 10**8
OFFERED = 13_107_200
"""Bytes that 100 Mbit/s are in 2^20 us."""


class Rcp(ObservedTest):
    """Ports of 100 Mbit/s, 12.5 bytes per microsecond."""

    tested = RCP
    capacities = {1: MEGABIT_100, 2: MEGABIT_100}

    def rate(self, frame: bytes, seen: Seen) -> int:
        """Sends a data packet without IPv4 options; returns the rate that it is offered."""
        out = self.step(frame, seen)
        self.assertIsNotNone(out)
        return int.from_bytes(out[42:50], "big")

    def steady(self, packets: int, gap_us: int, wait: int = 0) -> list[int]:
        """Returns the rates that evenly spaced packets of 1000 bytes are offered, RTT 20 ms."""
        frame = data(1000, 20_000, dst="10.0.1.1")
        return [self.rate(frame, Seen(START_US + number * gap_us, wait)) for number in range(packets)]


class ScriptedSequence(base.SequenceTest):
    """Every regime at 10 Mbit/s, byte by byte."""

    tested = RCP


class InitialRateIsATwentieth(Rcp):
    """The first rate is 5 % of the capacity."""

    def runTest(self) -> None:
        first = self.rate(data(1000, 0, dst="10.0.1.1"), Seen(START_US))
        self.assertAlmostEqual(1, first / (0.05 * OFFERED), delta=1e-4)


class SpareCapacityRaisesTheRate(Rcp):
    """Half of the link is unused: the rate grows by alpha / 2 in a round trip, up to the capacity."""

    def runTest(self) -> None:
        given = self.steady(1500, 160)
        self.assertEqual(sorted(given), given)
        in_rtt = [given[number + 125] / given[number] for number in range(300, 700)]
        self.assertAlmostEqual(1.2, sum(in_rtt) / len(in_rtt), delta=0.02)
        self.assertLessEqual(given[-1], OFFERED)


class OverloadAndQueueLowerTheRate(Rcp):
    """The link is just full: without a queue the rate stays, with one it falls."""

    def runTest(self) -> None:
        full = self.steady(600, 80)
        self.assertAlmostEqual(1, full[-1] / full[300], delta=0.01)
        frame = data(1000, 20_000, dst="10.0.1.1")
        queued = [self.rate(frame, Seen(START_US + 600 * 80 + number * 80, 10_000)) for number in range(600)]
        self.assertLess(queued[-1], 0.9 * full[-1])


class LowerRateIsKept(Rcp):
    """A rate that an upstream router left is never raised; one that it left above ours is lowered."""

    def runTest(self) -> None:
        ours = self.rate(data(1000, 20_000, MOST, dst="10.0.1.1"), Seen(START_US))
        for asked in (0, 1, ours - 1, ours, ours + 1):
            self.assertEqual(min(asked, ours), self.rate(data(1000, 20_000, asked, dst="10.0.1.1"), Seen(START_US + 1)))


class PortsAreIndependent(Rcp):
    """A full port does not lower another one's rate."""

    def runTest(self) -> None:
        self.steady(600, 20, wait=20_000)
        other = self.rate(data(1000, 20_000, dst="10.0.2.1"), Seen(START_US + 12_000))
        self.assertAlmostEqual(1, other / (0.05 * OFFERED), delta=1e-4)


class XcpIsDropped(RouterTest):
    """A router runs one program: XCP's header has the wrong length for it. Everything else passes."""

    tested = RCP

    def runTest(self) -> None:
        foreign = xcp_data(1000, 10_000, 10_000, UNLIMITED, dst="10.0.1.1")
        self.send(foreign)
        self.await_drops({REASON["bad_congestion_length"]: (1, len(foreign))})
        good = udp(100, dst="10.0.1.1")
        self.send(good)
        self.expect(1, self.router.classify(good).frame)


class RateInRealTime(RouterTest):
    """The program that ships, by the switch's own clock: next to nothing comes, and the rate rises to the capacity."""

    tested = RCP

    def runTest(self) -> None:
        frame = data(1000, 20_000, dst="10.0.1.1")
        given: list[int] = []
        most = RCP.program.ports.value(10**9)
        until = time.monotonic() + 3 * PATIENCE_S
        while (not given or given[-1] < most) and time.monotonic() < until:
            self.send(frame)
            got = self.receive()
            self.assertIsNotNone(got)
            given.append(int.from_bytes(got[1][42:50], "big"))
            time.sleep(0.001)
        self.assertAlmostEqual(1, given[0] / (0.05 * most), delta=1e-4)
        self.assertEqual(most, given[-1])
        self.assertIsNotNone(self.client.packet_in(PATIENCE_S))
