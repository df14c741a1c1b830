"""XCP's feedback, exact to the byte: packets bring their own time, the model says what must come of each.

Every packet of these tests is checked against the arithmetic's model (exact.py and tables.py of support/models/),
telemetry records included. A test says beyond that why the numbers are right, within the arithmetic's bounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from support import base
from support.base import ObservedTest, feedback_of
from support.layers import PROTOCOL
from support.malform import UNLIMITED, ack, data, malformed, udp
from support.models.classify import REASON
from support.models.router import POLICED, Seen
from support.sequences import LINKS

START_US = 1_000_000
MEGABIT_100 = 10**8
BYTES_PER_US = 12.5
"""The rate of a 100 Mbit/s port."""


def steady(
    packets: int, gap_us: int, *, size: int = 1000, cwnd: int, rtt: int, asked: int = UNLIMITED, wait: int = 0
) -> Iterator[tuple[bytes, Seen]]:
    """Yields evenly spaced packets of one kind."""
    frame = data(size, cwnd, rtt, asked, dst="10.0.1.1")
    for number in range(packets):
        yield frame, Seen(START_US + number * gap_us, wait)


class Slow(ObservedTest):
    """Ports of 100 Mbit/s: some hundred packets make several control intervals."""

    capacities = {1: MEGABIT_100, 2: MEGABIT_100}

    def setUp(self) -> None:
        super().setUp()
        # The first interval is that of the initial RTT, 50 ms; after it the ports know theirs.
        for port in self.capacities:
            frame = data(1000, 62_500, 10_000, UNLIMITED, dst=f"10.0.{port}.1")
            self.feedback(frame, Seen(START_US - 50_000))
        self.intervals.clear()

    def by_interval(self, steps: Iterable[tuple[bytes, Seen]]) -> list[list[int]]:
        """Returns the feedback of the data packets of each control interval; the last interval is not complete."""
        given: list[list[int]] = [[]]
        for frame, seen in steps:
            out, ended = self.step(frame, seen), len(self.intervals)
            given += [[] for _ in range(ended + 1 - len(given))]
            if out is not None and out[23] == PROTOCOL:
                given[-1].append(feedback_of(out))
        return given

    def last_interval(self, steps: Iterable[tuple[bytes, Seen]]) -> tuple[list[int], float]:
        """Returns the feedback in the last complete control interval, and the phi that it should share out, bytes."""
        given = self.by_interval(steps)
        self.assertGreater(len(given), 4)
        return given[-2], self.intervals[-2].phi_q16 / 65536


class ScriptedSequence(base.SequenceTest):
    """Every regime (spare, overload, mixed, limited, UDP, malformed, two ports, idle) at 10 Mbit/s, byte by byte."""


class GuardedPorts(base.SequenceTest):
    """Guarded ports: their bounds and cuts, byte by byte."""

    tested = POLICED

    def runTest(self) -> None:
        for name in ("mixed", "limited", "extreme"):
            self.script(self.link, name)


class SlowestAndFastest(base.SequenceTest):
    """1 Mbit/s and 400 Gbit/s with everything mixed: no overflow, no share lost."""

    def runTest(self) -> None:
        for name in ("1 Mbit/s", "400 Gbit/s"):
            for regime in ("spare", "limited"):
                self.script(LINKS[name], regime)


class SpareCapacityGivesPositiveFeedback(Slow):
    """Half a link is unused: all feedback is positive and adds up to phi."""

    def runTest(self) -> None:
        given, phi = self.last_interval(steady(400, 160, cwnd=62_500, rtt=10_000))
        self.assertGreaterEqual(min(given), 0)
        self.assertAlmostEqual(1, sum(given) / phi, delta=0.02 + self.feedback_error())
        terms = 0.4 * 1.5 * BYTES_PER_US * 10_000  # C and y = C / 2, each with its own error
        bound = 0.02 * phi + self.feedback_error() * terms
        self.assertAlmostEqual(0.4 * 0.5 * BYTES_PER_US * 10_000, phi, delta=bound)


class OverloadGivesNegativeFeedback(Slow):
    """One and a half times the capacity comes in: all feedback is negative and adds up to phi."""

    def runTest(self) -> None:
        given, phi = self.last_interval(steady(1200, 53, cwnd=187_500, rtt=10_000))
        self.assertLessEqual(max(given), 0)
        self.assertAlmostEqual(1, sum(given) / phi, delta=0.02 + self.feedback_error())
        terms = 0.4 * 2.5 * BYTES_PER_US * 10_000
        bound = -0.04 * phi + self.feedback_error() * terms
        self.assertAlmostEqual(-0.4 * 0.5 * BYTES_PER_US * 10_000, phi, delta=bound)


class FullLinkShufflesBandwidth(Slow):
    """The link is just full: a tenth of the traffic moves, from the large window to the small one, in sum nothing."""

    def runTest(self) -> None:
        total = {25_000: 0, 100_000: 0}
        for number in range(1200):
            cwnd = 25_000 if number % 5 == 0 else 100_000
            frame = data(1000, cwnd, 10_000, UNLIMITED, dst="10.0.1.1")
            given = self.feedback(frame, Seen(START_US + number * 80))
            if len(self.intervals) > 2:  # the first two had next to no input before them
                total[cwnd] += given
        self.assertGreater(total[25_000], 0)
        self.assertLess(total[100_000], 0)
        moved = (len(self.intervals) - 2) * 0.1 * BYTES_PER_US * 10_000
        self.assertGreater(total[25_000], moved / 4)
        self.assertLess(abs(sum(total.values())), moved / 10)


class LowerUpstreamFeedbackIsKept(Slow):
    """Feedback that an upstream router left is never raised, and feedback that a flow can't take is there for
    the others.

    More packets than in the interval before: where all take their share, the pool is empty before the last come; where
    every other one is held back upstream, it lasts.
    """

    def late(self, port: int, asked: int) -> list[int]:
        """Returns the feedback of the packets late in the crowded interval; every other one asks for ``asked``."""
        self.intervals.clear()
        calm = [START_US + number * 160 for number in range(100)]
        crowded = [calm[-1] + 160 + number * 50 for number in range(400)]
        steps = (
            (data(1000, 62_500, 10_000, asked if number % 2 else UNLIMITED, dst=f"10.0.{port}.1"), Seen(now))
            for number, now in enumerate([*calm, *crowded])
        )
        given = self.by_interval(steps)[2]
        self.assertGreater(len(given), 100)
        return given[-len(given) // 8 :]

    def runTest(self) -> None:
        greedy, held_back = self.late(1, UNLIMITED), self.late(2, -5)
        self.assertEqual(0, sum(greedy))
        self.assertEqual(-5, max(given for given in held_back if given < 0))
        self.assertGreater(sum(given for given in held_back if given > 0), 1000)


class PositiveShareBelowZero(Slow):
    """A flow slowed down elsewhere gives back more than it would get: the empty positive pool is filled again.

    draft-falk-xcp-spec-03, section 3.1.3: pos = H_feedback + neg is below 0 once the negative pool is empty.
    """

    def runTest(self) -> None:
        self.by_interval(steady(200, 160, cwnd=62_500, rtt=10_000))
        port, now = self.router.ports[1], START_US + 200 * 160
        greedy = data(1000, 62_500, 10_000, UNLIMITED, dst="10.0.1.1")
        self.assertEqual(0, port.residue_neg, "nothing is shuffled where half the link is free")
        while self.feedback(greedy, Seen(now)) > 0:
            now += 10
        ended = len(self.intervals)
        self.assertEqual(-3000, self.feedback(data(1000, 62_500, 10_000, -3000, dst="10.0.1.1"), Seen(now)))
        error = 0.002 + self.feedback_error()  # of one over the round trip
        self.assertGreaterEqual(port.residue_pos, int(3000 * (1 - error)) << 16)
        returned = [self.feedback(greedy, Seen(now)) for _ in range(50)]
        self.assertEqual(ended, len(self.intervals))
        self.assertAlmostEqual(3000, sum(returned), delta=1 + 3000 * error)
        self.assertEqual(0, returned[-1])


class UnknownRtt(Slow):
    """H_rtt 0: nothing is given, nothing may be asked for, and the sums do not see it; a cut stands."""

    def runTest(self) -> None:
        for number, (frame, seen) in enumerate(steady(400, 160, cwnd=62_500, rtt=10_000)):
            self.feedback(frame, seen)
            asked = (UNLIMITED, 1, 0, -5)[number % 4]
            unknown = data(1000, 62_500, 0, asked, dst="10.0.1.1")
            self.assertEqual(min(asked, 0), self.feedback(unknown, seen))
        self.assertAlmostEqual(10_000, self.intervals[-1].avg_rtt_q8 / 256, delta=0.5 + self.rtt_error() * 10_000)


class RttAboveTheMaximum(Slow):
    """An RTT of minutes counts as 2^21 - 1 us: the mean is the maximum, not what the header says."""

    def runTest(self) -> None:
        for rtt in (2**21 - 1, 2**21, 2**31, 2**32 - 1):
            for number in range(100):
                now = START_US + (rtt % 97) * 10**9 + number * 100_000
                self.feedback(data(1000, 9_000_000, rtt, UNLIMITED, dst="10.0.1.1"), Seen(now))
            mean = self.intervals[-1].avg_rtt_q8 / 256
            self.assertAlmostEqual(2**21 - 1, mean, delta=1 + self.rtt_error() * 2**21)


class TwoPorts(Slow):
    """A port under overload, one with room: each sees only its own packets."""

    def runTest(self) -> None:
        total = {1: 0, 2: 0}
        for number in range(1000):
            now = START_US + number * 53
            crowded = data(1000, 187_500, 10_000, UNLIMITED, dst="10.0.1.1")
            given = self.feedback(crowded, Seen(now))
            total[1] += given if len(self.intervals) > 4 else 0
            if number % 4 == 0:
                given = self.feedback(data(500, 9_000, 20_000, UNLIMITED, dst="10.0.2.1"), Seen(now))
                total[2] += given if len(self.intervals) > 4 else 0
        self.assertLess(total[1], 0)
        self.assertGreater(total[2], 0)


class IdlePortAllocatesAgain(Slow):
    """After hours of silence the first packet ends the interval and the next ones get what is free."""

    def runTest(self) -> None:
        for frame, seen in steady(400, 50, cwnd=125_000, rtt=10_000):
            self.feedback(frame, seen)
        self.assertLess(self.intervals[-1].phi_q16, 0)
        for hours in (1, 20):
            now = START_US + hours * 3_600_000_000
            ended = len(self.intervals)
            self.feedback(data(1000, 125_000, 10_000, UNLIMITED, dst="10.0.1.1"), Seen(now))
            self.assertEqual(ended + 1, len(self.intervals))
            self.assertGreater(self.intervals[-1].phi_q16, 0)
            given = self.feedback(data(1000, 125_000, 10_000, UNLIMITED, dst="10.0.1.1"), Seen(now + 80))
            self.assertGreater(given, 0)


class PersistentQueue(Slow):
    """The smallest wait of an interval counts, not its spikes; it slows senders down by beta times its bytes."""

    def runTest(self) -> None:
        draw = Random(7)
        frame = data(1000, 125_000, 10_000, UNLIMITED, dst="10.0.1.1")
        for number in range(800):
            wait = 4_000 + (0 if number % 10 == 0 else draw.randrange(30_000))
            self.feedback(frame, Seen(START_US + number * 80, wait, queued=wait // 80))
        record = self.intervals[-1]
        self.assertAlmostEqual(4_000 * BYTES_PER_US, record.queue_bytes, delta=2)
        bound = 0.02 * record.queue_bytes + self.feedback_error() * 0.4 * 2 * BYTES_PER_US * 10_000
        self.assertAlmostEqual(-0.226 * record.queue_bytes, record.phi_q16 / 65536, delta=bound)
        for number in range(800, 1200):
            self.feedback(frame, Seen(START_US + number * 80))
        self.assertEqual(0, self.intervals[-1].queue_bytes)


class InputTrafficCountsAllBytes(Slow):
    """UDP, ACKs and data alike are input of their port; dropped frames are not, for no port was theirs."""

    def runTest(self) -> None:
        draw = Random(3)
        offered = 0
        for number in range(1500):
            seen = Seen(START_US + number * 100)
            frames = {
                0: udp(700, dst="10.0.1.1"),
                1: ack(90, 2, dst="10.0.1.1"),
                2: data(1000, 50_000, 10_000, UNLIMITED, dst="10.0.1.1"),
                3: malformed(draw, ["192.0.2.1"]),
                4: udp(900, dst="10.0.2.1"),
            }
            frame = frames[number % 5]
            ended = len(self.intervals)
            if number % 5 < 3:
                offered += len(frame)
            self.step(frame, seen)
            if len(self.intervals) > ended and self.intervals[-1].port == 1:
                self.assertEqual(offered, self.intervals[-1].input_bytes)
                offered = 0
        self.assertIn(REASON["truncated"], self.router.drops)
        self.await_model_drops()


class OnlyDataPacketsGetFeedback(Slow):
    """Where half of the traffic is UDP, data packets carry all of the negative feedback."""

    def runTest(self) -> None:
        frames = data(1000, 93_750, 10_000, UNLIMITED, dst="10.0.1.1"), udp(1000, dst="10.0.1.1")
        steps = ((frames[number % 2], Seen(START_US + number * 53)) for number in range(1200))
        given, phi = self.last_interval(steps)
        self.assertLess(phi, 0)
        self.assertAlmostEqual(1, sum(given) / phi, delta=0.05 + self.feedback_error())
