"""Random packets: nothing breaks, every drop is counted by its reason, every other frame leaves as it should."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

from ptf.testutils import test_param_get
from support.base import PATIENCE_S, RouterTest
from support.malform import malformed, udp
from support.models.classify import Forwarded, classify
from support.models.router import INPUT

MIN_FRAME_BYTES = 15
"""Linux sends no frame that is nothing but an Ethernet header."""


class RandomPackets(RouterTest):
    """100,000 of them: cut short, wrong lengths, options, fragments, flipped bits, noise; counters exact."""

    not_on_tofino = "ingress does not know a frame's length (bench/router/tofino.py has the rule, for a million frames)"
    packets = 100_000
    burst = 24

    def runTest(self) -> None:
        draw = Random(int(test_param_get("seed", 1)))
        targets = ["10.0.1.1", "10.0.2.1", "10.0.3.1", "192.0.2.1"]
        counted: Counter[int] = Counter()
        weighed: Counter[int] = Counter()
        forwarded = 0
        for start in range(0, self.packets, self.burst):
            expected: dict[int, list[Forwarded]] = {1: [], 2: [], 3: []}
            for _ in range(min(self.burst, self.packets - start)):
                frame = malformed(draw, targets, MIN_FRAME_BYTES)
                verdict = classify(frame, self.router.routes)
                if isinstance(verdict, Forwarded):
                    expected[verdict.port].append(verdict)
                else:
                    counted[verdict] += 1
                    weighed[verdict] += len(frame)
                self.send(frame)
            # One that is known to leave, behind the others: once it is here, they are through.
            last = udp(100, dst="10.0.3.1")
            expected[3].append(classify(last, self.router.routes))
            self.send(last)
            for port, verdicts in expected.items():
                for verdict in verdicts:
                    self.check(port, verdict)
                    forwarded += 1
        self.await_drops({reason: (counted[reason], weighed[reason]) for reason in counted})
        self.assertGreater(min(counted.values()), 50)
        self.assertGreater(forwarded, self.packets // 5)

    def check(self, port: int, verdict: Forwarded) -> None:
        """Checks the next frame at the port: it is as foreseen, but for feedback, which is never raised above what it
        was."""
        got = self.dataplane.poll(0, port, timeout=PATIENCE_S)
        self.assertIsNotNone(got.packet, f"nothing came at port {port}; expected {verdict.frame.hex()}")
        out = got.packet
        if verdict.data is not None:
            feedback = verdict.answer(out)
            self.assertLessEqual(feedback, verdict.data.feedback)
            self.assertEqual(verdict.with_answer(feedback).hex(), out.hex())
        else:
            self.assertEqual(verdict.frame.hex(), out.hex())


class RandomNoise(RouterTest):
    """Frames of random bytes at every port at once; afterwards the router still forwards."""

    def runTest(self) -> None:
        draw = Random(2)
        for number in range(4000):
            self.send(draw.randbytes(draw.randint(MIN_FRAME_BYTES, 1514)), (1, 2, 3, INPUT)[number % 4])
            if number % 50 == 0:
                time.sleep(0.005)
        time.sleep(0.2)
        self.dataplane.flush()
        sent = udp(100, dst="10.0.1.1")
        self.send(sent)
        self.expect(1, classify(sent, self.router.routes).frame)
