"""Telemetry records over P4Runtime: one per port and control interval, with what the two controllers saw."""

from __future__ import annotations

import time

from scapy.layers.l2 import Ether
from support.base import PATIENCE_S, QUIET_S, ObservedTest, RouterTest, feedback_of
from support.layers import Telemetry
from support.malform import UNLIMITED, data, udp
from support.models.router import INPUT, Seen


class RecordContents(ObservedTest):
    """Every field: port, times, capacity, input, queue, RTT, phi, pools, coefficients and drops, worked out by hand."""

    capacities = {1: 8 * 10**6}  # 1 byte/us

    def runTest(self) -> None:
        # 20 ms RTT, window 10000 bytes, 1000 bytes each 2 ms: half of the capacity
        for number in range(60):
            frame = data(1000, 10_000, 20_000, UNLIMITED, dst="10.0.1.1")
            self.step(frame, Seen(1_000_000 + 2_000 * number, wait_us=300, queued=0))
        record = self.intervals[-1]
        # the mean RTT before it: above 20 ms, the interval is one packet longer
        packets = 11 if self.intervals[-2].avg_rtt_q8 >= 20_001 << 8 else 10
        self.assertEqual((1, 2_000 * packets, 1000 * packets), (record.port, record.interval_us, record.input_bytes))
        self.assertEqual(self.tested.program.ports.value(8 * 10**6), record.capacity_q20)
        self.assertAlmostEqual(20_000, record.avg_rtt_q8 / 256, delta=1 + self.rtt_error() * 20_000)
        self.assertAlmostEqual(300, record.queue_bytes, delta=1)
        phi, terms = 0.4 * (20_000 - 10_000) - 0.226 * 300, 0.4 * (20_000 + 10_000) + 0.226 * 300
        self.assertAlmostEqual(phi, record.phi_q16 / 65536, delta=2 + self.feedback_error() * terms)
        self.assertEqual((record.phi_q16, 0), (record.residue_pos_q16, record.residue_neg_q16))
        x = 20_000 * 1000 / 10_000
        coefficient = record.phi_q16 / (packets * x) / 2**20
        made = record.positive_mantissa / 2**record.positive_shift
        self.assertAlmostEqual(1, made / coefficient, delta=0.01 + self.feedback_error())
        self.assertEqual((0, 0), (record.negative_mantissa, record.drops))


class RecordsGoToTheController(RouterTest):
    """In real time: Ethernet type 0x88B5, the port, growing times that fit the interval, the input of all packets."""

    not_on_tofino = "its record has other fields (tests/p4src/test_tofino_target.py)"

    def runTest(self) -> None:
        sent, records, until = 0, [], time.monotonic() + 3 * PATIENCE_S
        frame = udp(500, dst="10.0.1.1")
        while len(records) < 5 and time.monotonic() < until:
            self.send(frame)
            sent += len(frame)
            time.sleep(0.002)
            while (got := self.client.packet_in(0)) is not None:
                records.append(got)
        self.assertGreaterEqual(len(records), 5)
        total, last = 0, None
        for port, payload in records[:5]:
            self.assertEqual((INPUT, 100), (port, len(payload)))
            record = Ether(payload)[Telemetry]
            total += record.input_bytes
            self.assertEqual((1, self.tested.program.ports.value(10**9)), (record.port, record.capacity_q20))
            if last is not None:
                self.assertEqual(record.interval_us, record.time_us - last)
                self.assertGreaterEqual(record.interval_us, 50_000)
            last = record.time_us
        self.assertEqual(0, total % len(frame))
        self.assertLessEqual(total, sent)
        self.assertGreater(total, 0)


class FeedbackInRealTime(RouterTest):
    """The program that ships, by the switch's own clock: packets get what the records announce, and never more."""

    not_on_tofino = "its record has other fields (tests/p4src/test_tofino_target.py)"

    def runTest(self) -> None:
        frame = data(1000, 100_000, 20_000, UNLIMITED, dst="10.0.1.1")
        given: list[int] = []
        announced: list[tuple[int, Telemetry]] = []
        until = time.monotonic() + 3 * PATIENCE_S
        while len(announced) < 15 and time.monotonic() < until:
            self.send(frame)
            got = self.receive()
            self.assertIsNotNone(got)
            given.append(feedback_of(got[1]))
            time.sleep(0.001)
            while (packet_in := self.client.packet_in(0)) is not None:
                announced.append((len(given) - 1, Ether(packet_in[1])[Telemetry]))
        self.assertGreaterEqual(len(announced), 15)
        self.assertEqual(0, given[0], "nothing is known before the first interval")
        for _, record in announced[3:]:
            # 2.5 MB fit the link in 20 ms, and next to nothing comes. How long a queue seems to be is the machine's.
            arrived = record.input_bytes * 20_000 / record.interval_us
            phi = 0.4 * (2_500_000 - arrived) - 0.226 * record.queue_bytes
            self.assertAlmostEqual(phi, record.phi_q16 / 65536, delta=50_000)
        total = sum(record.phi_q16 / 65536 for _, record in announced[3:-1])
        # An interval with fewer packets than the one before it leaves some of its pool, more so on a busy machine.
        part = sum(given[announced[3][0] : announced[-1][0]]) / total
        self.assertGreater(part, 0.2)
        self.assertLess(part, 1.1)


class PortWithoutCapacitySendsNoRecord(RouterTest):
    """No record of a port that XCP knows nothing of."""

    def runTest(self) -> None:
        for _ in range(30):
            self.send(data(500, 5000, 10_000, UNLIMITED, dst="10.0.3.1"))
            time.sleep(0.005)
        self.assertIsNone(self.client.packet_in(QUIET_S))
