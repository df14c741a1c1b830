"""Frames as no sender should send them: cut short, with wrong lengths, options, flipped bits, or plain noise."""

from __future__ import annotations

import struct
from random import Random

from frames import MAC, checksum, data_frame, frame, tcp, udp_frame, xcp

UNLIMITED = 2**31 - 1


def whole(data: bytes, size: int) -> bytes:
    """Pads headers with zeros to the frame's size."""
    return data + bytes(size - len(data))


def _with_checksum(data: bytes) -> bytes:
    """Returns the frame with the right IPv4 checksum, where its header is whole."""
    end = 14 + 4 * (data[14] & 15)
    if end < 34 or len(data) < end:
        return data
    header = data[14:24] + b"\0\0" + data[26:end]
    return data[:24] + struct.pack("!H", checksum(header)) + data[26:]


def good(draw: Random, destinations: list[str]) -> bytes:
    """Makes any frame that a router with a route forwards: UDP, TCP, data, ACKs, options, fragments, other
    protocols."""
    size = draw.choice((60, 100, 200, 576, 1000, 1500))
    ip: dict[str, object] = {"dst": draw.choice(destinations), "ttl": draw.choice((2, 3, 64, 255))}
    if draw.random() < 0.2:
        ip["options"] = draw.randbytes(4 * draw.randint(1, 10))
    size = max(size, 14 + 60 + 20 + 20)
    kind = draw.randrange(8)
    if kind < 3:
        asked = draw.choice((UNLIMITED, 0, -draw.randrange(3000), draw.randrange(3000)))
        data = xcp(draw.randrange(1, 2**32), draw.randrange(2**22), asked, protocol=draw.choice((6, 17, 253)))
        return whole(frame(data + tcp(), size, 253, **ip), size)
    if kind == 3:
        form = draw.choice((2, 3))
        return whole(frame(xcp(5, 6, 7, form=form, reverse=draw.randrange(2**32)) + tcp(), size, 253, **ip), size)
    if kind == 4:
        return whole(frame(tcp(), size, 6, **ip), size)
    if kind == 5:
        return whole(frame(b"", size, draw.choice((1, 47, 50, 132)), **ip), size)
    if kind == 6:
        fragment = bytearray(whole(frame(b"", size, draw.choice((6, 17, 253)), **ip), size))
        fragment[20:22] = struct.pack("!H", draw.randrange(1, 0x2000))
        return _with_checksum(bytes(fragment))
    return whole(udp_frame(size, **ip), size)


def malformed(draw: Random, destinations: list[str], shortest: int = 0) -> bytes:
    """Makes a frame with something wrong, or with nothing wrong after all; at least ``shortest`` bytes."""
    data = bytearray(good(draw, destinations))
    kind = draw.randrange(8)
    if kind == 0:
        return bytes(data[: draw.randint(shortest, len(data))])
    if kind == 1:
        return MAC + draw.choice((b"\x08\x00", b"\x86\xdd", b"\x08\x06", draw.randbytes(2))) + draw.randbytes(
            draw.randint(max(0, shortest - 14), 120)
        )  # fmt: skip
    if kind == 2:
        data[16:18] = struct.pack("!H", draw.choice((0, 19, 20, 39, 40, 0xFFFF, draw.randrange(2**16))))
        return _with_checksum(bytes(data))
    if kind == 3:
        data[14] = draw.randrange(256)
        return _with_checksum(bytes(data))
    if kind == 4:
        data[22] = draw.choice((0, 1, 255))
        return _with_checksum(bytes(data))
    if kind == 5:
        at = 14 + 4 * (data[14] & 15)
        data[at + draw.randrange(3)] = draw.randrange(256)
        return bytes(data)
    if kind == 6:
        for _ in range(draw.randint(1, 8)):
            data[draw.randrange(12, min(len(data), 80))] ^= 1 << draw.randrange(8)
        return bytes(data)
    return bytes(data) + draw.randbytes(draw.randrange(64))


def data(size: int, cwnd: int, rtt: int, feedback: int, **ip: object) -> bytes:
    """Makes a whole data packet."""
    return whole(data_frame(size, cwnd, rtt, feedback, **ip), size)


def udp(size: int, **ip: object) -> bytes:
    """Makes a whole UDP packet."""
    return whole(udp_frame(size, **ip), size)


def ack(size: int, form: int, **ip: object) -> bytes:
    """Makes a whole ACK of XCP (2) or XCP-r (3)."""
    return whole(frame(xcp(5, 6, 7, form=form, reverse=2**31 + 8) + tcp(), size, 253, **ip), size)
