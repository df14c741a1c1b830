"""Every numbered drop reason: the frame is gone and its counter, packets and bytes, says why."""

from __future__ import annotations

from frames import frame, ipv4, tcp, xcp
from support.base import RouterTest
from support.malform import data, udp, whole
from support.models.classify import REASON, classify


class Dropped(RouterTest):
    """The frames of one reason; a good packet afterwards still passes."""

    reason = ""

    def frames(self) -> list[bytes]:
        raise NotImplementedError

    def drops(self) -> None:
        sent = self.frames()
        for one in sent:
            self.assertEqual(REASON[self.reason], classify(one, self.router.routes))
            self.send(one)
        good = udp(100, dst="10.0.1.1")
        self.send(good)
        self.expect(1, classify(good, self.router.routes).frame)
        self.await_drops({REASON[self.reason]: (len(sent), sum(map(len, sent)))})


def changed(data: bytes, at: int, value: int) -> bytes:
    """Replaces one byte."""
    return data[:at] + bytes([value]) + data[at + 1 :]


def congestion(**header: int) -> bytes:
    """Makes a whole frame with such a congestion header."""
    return whole(frame(xcp(1, 1, 1, **header) + tcp(), 100, 253, dst="10.0.1.1"), 100)


class BadIpv4Checksum(Dropped):
    """Every bit of the checksum, a bit of the addresses, a bit of the options."""

    reason = "bad_ipv4_checksum"

    def frames(self) -> list[bytes]:
        good = udp(100, dst="10.0.1.1")
        bits = [(24 + bit // 8, 1 << bit % 8) for bit in range(16)] + [(30, 4), (19, 1)]
        made = [changed(good, at, good[at] ^ mask) for at, mask in bits]
        options = udp(100, dst="10.0.1.1", options=bytes(40))
        return [*made, changed(options, 50, 1)]

    def runTest(self) -> None:
        self.drops()


class TtlExpired(Dropped):
    """TTL 0 and 1."""

    reason = "ttl_expired"

    def frames(self) -> list[bytes]:
        return [udp(100, dst="10.0.1.1", ttl=0), udp(100, dst="10.0.1.1", ttl=1)]

    def runTest(self) -> None:
        self.drops()


class NoRoute(Dropped):
    """The table has no entry for the destination."""

    reason = "no_route"

    def frames(self) -> list[bytes]:
        return [udp(100, dst=target) for target in ("192.0.2.1", "10.0.9.1", "255.255.255.255", "0.0.0.0")]

    def runTest(self) -> None:
        self.drops()


class BadXcpLength(Dropped):
    """Any length but 20."""

    reason = "bad_congestion_length"

    def frames(self) -> list[bytes]:
        return [congestion(length=length) for length in (0, 19, 21, 24, 255)]

    def runTest(self) -> None:
        self.drops()


class BadXcpVersion(Dropped):
    """Any version but 1."""

    reason = "bad_congestion_version"

    def frames(self) -> list[bytes]:
        return [congestion(version=version) for version in (0, *range(2, 16))]

    def runTest(self) -> None:
        self.drops()


class BadXcpFormat(Dropped):
    """Any format but 1 to 3."""

    reason = "bad_congestion_format"

    def frames(self) -> list[bytes]:
        return [congestion(form=form) for form in (0, *range(4, 16))]

    def runTest(self) -> None:
        self.drops()


class Truncated(Dropped):
    """Cut within each header, shorter than IPv4 says, IPv4 shorter than its headers."""

    reason = "truncated"
    not_on_tofino = "ingress does not know a frame's length (tests/p4src/test_tna_pipe.py has the rule)"

    def frames(self) -> list[bytes]:
        sent = data(200, 1, 1, 1, dst="10.0.1.1", options=bytes(8))
        short = ipv4(30, 253, dst="10.0.1.1")
        return [
            *(sent[:length] for length in (15, 33, 34, 41, 42, 61, 62, 81)),
            *(sent[:length] for length in (82, 199)),
            whole(sent[:12] + b"\x08\x00" + short + xcp(1, 1, 1) + tcp(), 100),
            udp(100, dst="10.0.1.1")[:41],
        ]

    def runTest(self) -> None:
        self.drops()


class NotIpv4(Dropped):
    """ARP, IPv6, a length instead of a type."""

    reason = "not_ipv4"

    def frames(self) -> list[bytes]:
        return [bytes(12) + kind + bytes(46) for kind in (b"\x08\x06", b"\x86\xdd", b"\x00\x2e", b"\x88\xb5")]

    def runTest(self) -> None:
        self.drops()


class BadIpv4Header(Dropped):
    """Version 6, header lengths below five words."""

    reason = "bad_ipv4_header"

    def frames(self) -> list[bytes]:
        good = udp(100, dst="10.0.1.1")
        return [changed(good, 14, value) for value in (0x65, 0x05, *range(0x40, 0x45))]

    def runTest(self) -> None:
        self.drops()
