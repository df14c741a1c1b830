"""The treatment of every packet that a router forwards."""

from __future__ import annotations

from frames import xcp
from scapy.layers.inet import IP, TCP, UDP
from scapy.layers.l2 import Ether
from support.base import RouterTest, padded
from support.layers import XCP
from support.malform import ack, data, udp
from support.models.classify import classify, ones_complement_sum
from support.models.router import route, route_entry


def ether() -> Ether:
    """Makes an Ethernet header whose addresses scapy need not look for."""
    return Ether(dst="02:00:00:00:00:02", src="02:00:00:00:00:01")


def ip(**fields: object) -> IP:
    """Makes the same for IPv4."""
    return IP(**{"src": "10.0.9.1", "dst": "10.0.1.1"} | fields)


class ForwardingRewritesHeaders(RouterTest):
    """By the route's port, with its two addresses, one hop less and the right checksum; the rest as it was."""

    def runTest(self) -> None:
        for port in (1, 2, 3):
            sent = ether() / ip(dst=f"10.0.{port}.7", ttl=9, id=77, tos=4) / UDP(dport=9) / bytes(range(200))
            self.send(bytes(sent))
            wanted = sent.copy()
            wanted.dst, wanted.src = f"02:00:00:00:bb:0{port}", f"02:00:00:00:aa:0{port}"
            wanted[IP].ttl = 8
            self.expect(port, bytes(wanted))
        self.expect_nothing()


class LongestPrefixWins(RouterTest):
    """/0, /8, /24, /25 and /32 together; a deleted route is gone."""

    def runTest(self) -> None:
        routes = [route(prefix, port) for prefix, port in (("0.0.0.0/0", 1), ("10.0.0.0/8", 2), ("10.0.1.128/25", 3))]
        routes += [route("10.0.1.200/32", 2)]
        self.client.insert(*map(route_entry, routes))
        for target, port in (
            ("192.0.2.1", 1), ("10.9.9.9", 2), ("10.0.1.1", 1), ("10.0.1.129", 3), ("10.0.1.200", 2), ("10.0.1.201", 3),
        ):  # fmt: skip
            sent = udp(100, dst=target)
            self.send(sent)
            got = self.receive()
            self.assertIsNotNone(got, target)
            self.assertEqual(port, got[0], target)
        self.client.delete(route_entry(routes[2]))
        self.send(udp(100, dst="10.0.1.129"))
        got = self.receive()
        self.assertIsNotNone(got)
        self.assertEqual(1, got[0])


class ChecksumForEveryTtl(RouterTest):
    """2 to 255 leave one smaller, with a checksum that adds up; 0 and 1 stay."""

    def runTest(self) -> None:
        for ttl in range(2, 256):
            self.send(udp(60, dst="10.0.1.1", ttl=ttl))
            got = self.receive()
            self.assertIsNotNone(got)
            self.assertEqual(ttl - 1, got[1][22])
            self.assertEqual(0xFFFF, ones_complement_sum(got[1][14:34]))
        for ttl in (0, 1):
            self.send(udp(60, dst="10.0.1.1", ttl=ttl))
        self.expect_nothing()


class FrameSizes(RouterTest):
    """From the shortest frame to 9000 bytes, odd ones too, and with bytes behind IPv4's end."""

    def runTest(self) -> None:
        for size in (42, 43, 60, 61, 64, 576, 1000, 1500, 1514, 4000, 9000):
            self._through(udp(size, dst="10.0.1.1"))
        self._through(udp(60, dst="10.0.1.1") + b"behind the end")

    def _through(self, sent: bytes) -> None:
        self.send(sent)
        verdict = classify(sent, self.router.routes)
        self.expect(verdict.port, verdict.frame)


class Ipv4Options(RouterTest):
    """IPv4 options of 4 to 40 bytes stay, and the checksum covers them."""

    def runTest(self) -> None:
        for words in range(1, 11):
            sent = udp(120, dst="10.0.1.1", options=bytes([1]) * (4 * words))
            self.send(sent)
            self.expect(1, classify(sent, self.router.routes).frame)


class OtherTrafficIsUntouched(RouterTest):
    """TCP, UDP, ICMP, fragments of protocol 253 and unknown protocols: nothing behind the IPv4 header changes."""

    def runTest(self) -> None:
        for sent in (
            ether() / ip() / TCP(sport=1, dport=2, options=[("MSS", 1460)]) / b"tcp",
            ether() / ip() / UDP(sport=1, dport=2) / b"udp",
            ether() / ip(proto=1) / b"\x08\x00 icmp",
            ether() / ip(proto=253, frag=100) / XCP(h_feedback=2**31 - 1, h_rtt=1000, h_cwnd=9000),
            ether() / ip(proto=99) / bytes(40),
        ):
            frame = bytes(sent)
            self.send(frame)
            got = self.receive()
            self.assertIsNotNone(got, sent.summary())
            self.assertEqual((1, padded(frame)[34:].hex()), (got[0], got[1][34:].hex()), sent.summary())


class AcksAreUntouched(RouterTest):
    """The formats of XCP's and XCP-r's ACKs pass with their congestion header as it is."""

    def runTest(self) -> None:
        for form in (2, 3):
            sent = ack(100, form, dst="10.0.1.1")
            self.send(sent)
            self.expect(1, classify(sent, self.router.routes).frame)


class PortWithoutCapacityForwards(RouterTest):
    """The port forwards without XCP: what a data packet asks for stands."""

    def runTest(self) -> None:
        sent = data(1000, 5000, 20_000, 123_456, dst="10.0.3.1")
        self.send(sent)
        self.expect(3, classify(sent, self.router.routes).frame)


class ScapyAndStructHeadersAgree(RouterTest):
    """The scapy layers and the struct of the other tests write the same congestion header."""

    def runTest(self) -> None:
        header = XCP(h_cwnd=5000, h_rtt=20_000, h_feedback=-7, h_reverse=8, epoch=3)
        sent = ether() / ip(dst="10.0.3.1") / header / TCP(chksum=0) / bytes(40)
        self.send(bytes(sent))
        got = self.receive()
        self.assertIsNotNone(got)
        self.assertEqual(bytes(header), got[1][34:54])
        seen = Ether(got[1])[XCP]
        self.assertEqual(
            (5000, 20_000, -7, 8, 3), (seen.h_cwnd, seen.h_rtt, seen.h_feedback, seen.h_reverse, seen.epoch)
        )
        self.assertEqual(xcp(5000, 20_000, -7, reverse=8, epoch=3), bytes(header))
