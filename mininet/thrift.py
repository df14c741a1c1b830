"""The two calls of BMv2's Thrift server that a run needs: P4Runtime has no way to set a port's queue.

Apache Thrift's binary protocol (strict, without framing) by hand, so that no Thrift library has to be installed;
service and names: behavioral-model, targets/simple_switch/thrift/simple_switch.thrift.
"""

from __future__ import annotations

import socket
import struct

VERSION = 0x8001_0000
CALL, REPLY = 1, 2
I32, I64, STOP = 8, 10, 0
TIMEOUT_S = 5.0


class Refused(Exception):
    """The switch did not do as it was told."""


def set_queue_depth(server: int, port: int, packets: int) -> None:
    """Sets the most packets that wait at a port; ``server`` is the Thrift server's port on the loopback."""
    _call(server, "set_egress_queue_depth", struct.pack(">bhibhi", I32, 1, port, I32, 2, packets))


def set_queue_rate(server: int, port: int, packets_per_s: int) -> None:
    """Sets how fast a port takes packets from its queue."""
    _call(server, "set_egress_queue_rate", struct.pack(">bhibhq", I32, 1, port, I64, 2, packets_per_s))


def _call(server: int, method: str, arguments: bytes) -> None:
    name = f"simple_switch:{method}".encode()
    message = struct.pack(">Ii", VERSION | CALL, len(name)) + name + struct.pack(">i", 0) + arguments + bytes([STOP])
    with socket.create_connection(("127.0.0.1", server), TIMEOUT_S) as connection:
        connection.sendall(message)
        with connection.makefile("rb") as answer:
            kind, length = struct.unpack(">Ii", answer.read(8))
            answer.read(length + 4)
            if kind != VERSION | REPLY:
                raise Refused(f"{method}: the switch's Thrift server does not know it")
