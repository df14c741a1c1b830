"""The controller's side: packet-in, packet-out, several controllers, entries that outlive them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from support.base import PATIENCE_S, QUIET_S, RouterTest, device_id, new_client
from support.layers import ROUTED
from support.malform import data, udp
from support.models.classify import REASON, classify
from support.models.router import INPUT, Route, route, route_entry
from support.p4runtime import Client, Refused, code, device_config


class PacketIn(RouterTest):
    """A route to the CPU port leads to the controller, which learns the port by which the frame came."""

    def runTest(self) -> None:
        to_controller = Route(route("10.0.0.1/32", 0).prefix, self.tested.program.cpu_port, 0xAA, 0xBB)
        self.client.insert(route_entry(to_controller))
        for port in (1, 2, INPUT):
            sent = udp(200, dst="10.0.0.1")
            self.send(sent, port)
            got = self.record()
            self.assertEqual((port, classify(sent, [to_controller]).frame.hex()), (got[0], got[1].hex()))


class PacketOut(RouterTest):
    """A frame leaves by the port that the controller names, as it is: not parsed, not changed, not checked."""

    def runTest(self) -> None:
        for port, frame in (
            (1, udp(100, ttl=0)),
            (2, data(300, 1, 0, 2**31 - 1)),
            (3, bytes(60)),
            (4, b"\xff" * 1500),
        ):
            self.client.packet_out(port, frame)
            self.expect(port, frame)
        self.await_drops({})


class RoutedPacketOut(RouterTest):
    """With 0xFFFF a frame is checked and routed like any other, and dropped like any other."""

    def runTest(self) -> None:
        sent = udp(100, dst="10.0.2.1")
        self.client.packet_out(ROUTED, sent)
        self.expect(2, classify(sent, self.router.routes).frame)
        self.client.packet_out(ROUTED, udp(100, dst="192.0.2.1"))
        self.client.packet_out(600, sent)
        self.expect_nothing()
        # Counters see the frame as it came to the switch, packet_out's two bytes included.
        self.await_drops({REASON["no_route"]: (2, 204)})


class Controllers(RouterTest):
    """Several controllers of one switch."""

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Sends a packet each millisecond meanwhile: none is lost or late for want of a controller."""
        sent = udp(100, dst="10.0.3.1")
        wanted = classify(sent, self.router.routes).frame
        count, done = 0, threading.Event()

        def keep_sending() -> None:
            nonlocal count
            while not done.wait(0.001):
                self.send(sent)
                count += 1

        sender = threading.Thread(target=keep_sending)
        sender.start()
        try:
            yield
            time.sleep(QUIET_S)
        finally:
            done.set()
            sender.join()
        self.assertGreater(count, 10)
        for _ in range(count):
            got = self.dataplane.poll(0, 3, timeout=PATIENCE_S)
            self.assertEqual(wanted, got.packet)

    def backup(self, election_id: int | None = None) -> Client:
        client = new_client(election_id)
        client.use(self.program())
        self.addCleanup(client.close)
        return client

    def known(self, client: Client) -> tuple[int, int]:
        """Counts the routes, and the ports with a capacity."""
        (capacities,) = {len(client.entries(table)) for table in self.capacity_tables()}
        return len(client.entries(self.tested.program.routes[0])), capacities


class BackupMayOnlyRead(Controllers):
    """A lower election id: it learns that another is primary, reads, and may not write nor get packet-ins."""

    def runTest(self) -> None:
        backup = self.backup(self.client.election_id - 1)
        self.assertEqual(code("ALREADY_EXISTS"), backup.arbitrate())
        self.assertEqual((3, 2), self.known(backup))
        with self.assertRaises(Refused) as refused:
            backup.insert(route_entry(route("10.9.0.0/16", 1)))
        self.assertEqual("PERMISSION_DENIED", refused.exception.code)
        self.client.insert(route_entry(Route(route("10.0.0.1/32", 0).prefix, self.tested.program.cpu_port, 0xAA, 0xBB)))
        self.send(udp(200, dst="10.0.0.1"))
        self.record()
        self.assertIsNone(backup.packet_in(QUIET_S))


class BackupTakesOver(Controllers):
    """The primary ends: the backup is notified, entries and counters stay, it can write, and no packet is lost."""

    def runTest(self) -> None:
        primary, backup = self.client, self.backup(self.client.election_id - 1)
        self.assertEqual(code("ALREADY_EXISTS"), backup.arbitrate())
        self.send(udp(100, dst="192.0.2.1"))
        with self.passing():
            primary.close()
            # P4Runtime 1.4, section 5.3: no client is primary until one arbitrates with the highest election id so far.
            self.assertNotEqual(code("ALREADY_EXISTS"), backup.next_arbitration())
            self.client = self.backup(primary.election_id + 1)
            self.assertEqual(0, self.client.arbitrate())
            self.assertEqual((3, 2), self.known(self.client))
            self.client.insert(route_entry(route("10.9.0.0/16", 2)))
        self.await_drops({REASON["no_route"]: (1, 100)})
        self.assertEqual(len(device_config(self.program())[0].tables), len(self.client.pipeline().tables))
        self.send(udp(100, dst="10.9.0.1"))
        got = self.receive()
        self.assertIsNotNone(got)
        self.assertEqual(2, got[0])


class HigherElectionIdTakesOver(Controllers):
    """A new controller with a higher election id is primary at once; the old one is notified, and refused."""

    def runTest(self) -> None:
        newcomer = self.backup()
        with self.passing():
            self.assertEqual(0, newcomer.arbitrate())
            self.assertEqual(code("ALREADY_EXISTS"), self.client.next_arbitration())
            with self.assertRaises(Refused) as refused:
                self.client.insert(route_entry(route("10.9.0.0/16", 1)))
            self.assertEqual("PERMISSION_DENIED", refused.exception.code)
            self.assertEqual((3, 2), self.known(newcomer))
            newcomer.insert(route_entry(route("10.9.0.0/16", 1)))
        self.client = newcomer


class ForwardingWithoutController(Controllers):
    """All controllers gone: packets pass; one that comes later finds everything in place."""

    def runTest(self) -> None:
        with self.passing():
            self.client.close()
            time.sleep(QUIET_S)
            later = self.backup()
            self.assertEqual(0, later.arbitrate())
        self.assertEqual((3, 2), self.known(later))
        self.client = later


class EntriesReadBack(RouterTest):
    """A written entry is read as it was written, and a deleted entry is gone; writing twice, deleting twice
    is refused."""

    def runTest(self) -> None:
        more = [route(f"10.{number}.0.0/16", 1) for number in range(10, 60)]
        self.client.insert(*map(route_entry, more))
        entries = [*self.router.entries(), *map(route_entry, more)]
        written = {self.client.names.entry(entry).SerializeToString(deterministic=True) for entry in entries}
        read = []
        for table in {entry.table for entry in entries}:
            for entry in self.client.entries(table):
                for field in ("controller_metadata", "meter_config", "counter_data", "time_since_last_hit"):
                    entry.ClearField(field)
                read.append(entry.SerializeToString(deterministic=True))
        self.assertEqual(written, set(read))
        for attempt, expected in ((self.client.insert, "ALREADY_EXISTS"), (self.client.delete, "NOT_FOUND")):
            if attempt == self.client.delete:
                self.client.delete(route_entry(more[0]))
            with self.assertRaises(Refused) as refused:
                attempt(route_entry(more[0]))
            self.assertEqual([expected], refused.exception.reasons)


class UnknownDeviceIsRefused(RouterTest):
    """Another device's number is not this switch's."""

    def runTest(self) -> None:
        self.client.device_id = device_id() + 1
        with self.assertRaises(Refused) as refused:
            self.client.pipeline()
        self.assertIn(refused.exception.code, ("NOT_FOUND", "FAILED_PRECONDITION"))
        self.client.device_id = device_id()
