"""Base classes of the PTF tests: a router freshly brought up over P4Runtime, and packets to and from its ports."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

import ptf
from ptf.base_tests import BaseTest
from ptf.testutils import test_param_get

from support.models.exact import Record
from support.models.router import INPUT, TEST_HEADER, TOFINO, XCP, RouterModel, Seen, Tested, record_frame, route
from support.models.tables import SIZE
from support.p4runtime import Client
from support.sequences import LINKS, REGIMES, Link, router, sequence
from support.world import TOFINO as TOFINO_SWITCH

GIGABIT = 10**9
MIN_FRAME_BYTES = 60
"""Bytes, without the check sequence."""
PATIENCE_S = 20.0
"""How long a packet may take through the switch."""
QUIET_S = 0.2
"""How long nothing must come for "nothing comes"."""


def feedback_of(frame: bytes) -> int:
    """Returns H_feedback of a frame without IPv4 options."""
    return int.from_bytes(frame[46:50], "big", signed=True)


def address() -> str:
    """Returns where the switch's P4Runtime server is: --test-params "address='HOST:PORT';device_id=N"."""
    return str(test_param_get("address", "127.0.0.1:9559"))


def device_id() -> int:
    """Returns the device's number there."""
    return int(test_param_get("device_id", 0))


def arithmetic() -> str:
    """Returns which of the router's programs is tested: "exact", or "table" (docs/arithmetic.md)."""
    return str(test_param_get("arithmetic", "exact"))


def on_tofino() -> bool:
    """Returns whether the switch runs the program for a Tofino."""
    return str(test_param_get("switch", "embedded")) == TOFINO_SWITCH


def padded(frame: bytes) -> bytes:
    """Returns a frame as it leaves the switch: a Tofino pads it to Ethernet's least."""
    return frame.ljust(MIN_FRAME_BYTES, b"\0") if on_tofino() else frame


def new_client(election_id: int | None = None) -> Client:
    """Makes another controller of the switch."""
    return Client(address(), device_id(), election_id)


class RouterTest(BaseTest):
    """10.0.K.0/24 leaves by port K for K = 1, 2, 3; ports 1 and 2 have a capacity; telemetry goes to the controller."""

    tested: Tested = XCP
    """The program of the router."""
    not_on_tofino: ClassVar[str] = ""
    """Why the test does not apply there; empty: it does."""
    capacities = {1: GIGABIT, 2: GIGABIT}

    def setUp(self) -> None:
        super().setUp()
        if on_tofino():
            self._choose_tofino()
        self.dataplane = ptf.dataplane_instance
        self.client = new_client()
        self.addCleanup(self.client.close)
        self.assertEqual(self.client.arbitrate(), 0, "the switch has another primary controller")
        self.router = self.make_router()
        self.client.set_pipeline(self.program())
        self.client.insert(*self.router.entries())
        for session in self.tested.program.sessions:
            self.client.clone_to(session.session, session.port, session.truncate_bytes)
        self.dataplane.flush()

    def tearDown(self) -> None:
        # BMv2 keeps clone sessions when it is given a new pipeline.
        for session in self.tested.program.sessions:
            self.client.no_clones(session.session)
        super().tearDown()

    def _choose_tofino(self) -> None:
        name = self.tested.program.name
        if name not in TOFINO:
            self.skipTest(f"{name} has no program for a Tofino")
        if self.not_on_tofino:
            self.skipTest(f"on a Tofino: {self.not_on_tofino}")
        self.tested = TOFINO[name]

    def capacity_tables(self) -> set[str]:
        """Returns the tables that say what a port's link carries."""
        return {entry.table for entry in self.tested.program.port(1, GIGABIT)}

    def program(self) -> str:
        """Names the program that is tested."""
        return self.tested.program.compiled[self.arithmetic()]

    def arithmetic(self) -> str:
        """Names the arithmetic of the run; for a program that has one, that one."""
        return arithmetic() if arithmetic() in self.tested.ports else next(iter(self.tested.ports))

    def make_router(self) -> RouterModel:
        """Returns the router model whose entries the switch gets, and that it is compared with."""
        routes = [route(f"10.0.{port}.0/24", port) for port in (1, 2, 3)]
        return RouterModel(routes, self.capacities, self.arithmetic(), self.tested)

    def send(self, frame: bytes, port: int = INPUT) -> None:
        if sent := str(test_param_get("sent", "")):
            with Path(sent).open("a", encoding="ascii") as kept:
                kept.write(f"{port} {frame.hex()}\n")
        self.assertEqual(self.dataplane.send(0, port, frame), len(frame))

    def receive(self, timeout: float = PATIENCE_S) -> tuple[int, bytes] | None:
        """Returns the next frame at any port; None where none comes."""
        got = self.dataplane.poll(0, timeout=timeout)
        return None if got.packet is None else (got.port, got.packet)

    def expect(self, port: int, frame: bytes) -> None:
        """Expects that the next frame that comes is this one."""
        frame = padded(frame)
        got = self.receive()
        self.assertIsNotNone(got, f"nothing came; expected at port {port}: {frame.hex()}")
        self.assertEqual((port, frame.hex()), (got[0], got[1].hex()))

    def expect_nothing(self) -> None:
        self.assertIsNone(self.receive(QUIET_S))

    def record(self) -> tuple[int, bytes]:
        """Returns the next packet-in."""
        got = self.client.packet_in(PATIENCE_S)
        self.assertIsNotNone(got, "no packet-in came")
        return got

    def await_drops(self, expected: dict[int, tuple[int, int]]) -> None:
        """Waits until the drop counters, (packets, bytes) by reason, are these."""
        until = time.monotonic() + PATIENCE_S
        while (
            counted := self.client.counter(self.tested.program.drop_counter)
        ) != expected and time.monotonic() < until:
            time.sleep(0.01)
        self.assertEqual(expected, counted)


class ObservedTest(RouterTest):
    """With the test variant: packets say what time it is, and the switch must do what the model does, to the bit."""

    not_on_tofino = (
        "its program has no variant whose packets say what time it is (tests/p4src/test_tna_pipe.py has all times)"
    )

    def program(self) -> str:
        """Names the program's variant for tests."""
        return self.tested.program.compiled_for_tests[self.arithmetic()]

    def feedback_error(self) -> float:
        """Returns the tables' bound of an interval's feedback, relative to what is handed out and to phi's terms."""
        return SIZE.feedback_bound() if arithmetic() == "table" else 0.0

    def rtt_error(self) -> float:
        """Returns the tables' bound of the mean RTT."""
        return SIZE.mean_rtt_bound() if arithmetic() == "table" else 0.0

    def step(self, frame: bytes, seen: Seen) -> bytes | None:
        """Sends a frame and checks all that comes of it; returns the frame that left."""
        expected, record = self.router.process(frame, seen)
        self.send(seen.header() + frame)
        for port, out in expected:
            self.expect(port, out)
        if record is not None:
            self.assertEqual((INPUT, record_frame(record, expected[0][1], self.tested).hex()), self._packet_in())
            self.intervals.append(record)
        return expected[0][1] if expected else None

    def setUp(self) -> None:
        super().setUp()
        self.intervals: list[Record] = []
        """The records of the control intervals that ended, oldest first."""

    def await_model_drops(self) -> None:
        """Waits until the drop counters are the model's, which does not count test headers."""
        drops = self.router.drops.items()
        self.await_drops({reason: (packets, size + packets * TEST_HEADER.size) for reason, (packets, size) in drops})

    def _packet_in(self) -> tuple[int, str]:
        port, payload = self.record()
        return port, payload.hex()

    def feedback(self, frame: bytes, seen: Seen) -> int:
        """Does the same for a data packet without IPv4 options: returns the feedback that it got."""
        out = self.step(frame, seen)
        self.assertIsNotNone(out)
        return feedback_of(out)


class SequenceTest(ObservedTest):
    """Packets of every regime at 10 Mbit/s, byte by byte."""

    link = LINKS["10 Mbit/s"]

    def make_router(self) -> RouterModel:
        return router(self.link.rate, self.arithmetic(), self.tested)

    def script(self, link: Link, name: str) -> None:
        """Sends a regime's packets over a link, through a router that begins anew."""
        self.tearDown()
        self.doCleanups()
        self.link = link
        self.setUp()
        for step in sequence(link, REGIMES[name], f"{self.tested.program.name} {link.rate} {name}", 300, self.tested):
            self.step(step.frame, step.seen)
        self.assertGreater(len(self.intervals), 5)
        self.await_model_drops()

    def runTest(self) -> None:
        for name in REGIMES:
            self.script(self.link, name)
