"""HPCC's INT, exact to the byte: packets bring their own time, the model says what must come of each."""

from __future__ import annotations

from support import base
from support.base import ObservedTest
from support.models.hpcc import HPCC, data
from support.models.router import Seen

START_US = 1_000_000


class Hpcc(ObservedTest):
    """Ports of 100 Mbit/s."""

    tested = HPCC
    capacities = {1: 10**8, 2: 10**8}


class ScriptedSequence(base.SequenceTest):
    """Every regime at 10 Mbit/s, byte by byte."""

    tested = HPCC


class HeaderHoldsFiveHops(Hpcc):
    """From the sixth on nothing is written, and the count goes on; it ends at 255."""

    def runTest(self) -> None:
        for number, passed in enumerate((0, 1, 2, 3, 4, 5, 6, 254, 255)):
            out = self.step(data(1000, passed, dst="10.0.1.1"), Seen(START_US + number))
            self.assertIsNotNone(out)
            self.assertEqual(min(255, passed + 1), out[37])


class PortsAreIndependent(Hpcc):
    """Bytes that leave by one port are none of another's."""

    def runTest(self) -> None:
        self.step(data(1000, dst="10.0.1.1"), Seen(START_US))
        out = self.step(data(500, dst="10.0.2.1"), Seen(START_US + 1))
        self.assertEqual(500, int.from_bytes(out[46:50], "big"))
