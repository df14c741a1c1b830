"""The calls of BMv2's Thrift server that a run needs: P4Runtime has no way to set a port's queue, or a CRC.

Apache Thrift's binary protocol (strict, without framing) by hand, so that no Thrift library has to be installed;
services and names: behavioral-model, targets/simple_switch/thrift/simple_switch.thrift, thrift_src/standard.thrift.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Mapping
from typing import Any

VERSION = 0x8001_0000
CALL, REPLY = 1, 2
BOOL, I16, I32, I64, STRING, STRUCT, STOP = 2, 6, 8, 10, 11, 12, 0
TIMEOUT_S = 5.0


class Refused(Exception):
    """The switch refused a command."""


def set_queue_depth(server: int, port: int, packets: int) -> None:
    """Sets the most packets that wait at a port; ``server`` is the Thrift server's port on the loopback."""
    _call(server, "set_egress_queue_depth", struct.pack(">bhibhi", I32, 1, port, I32, 2, packets))


def set_queue_rate(server: int, port: int, packets_per_s: int) -> None:
    """Sets how fast a port takes packets from its queue."""
    _call(server, "set_egress_queue_rate", struct.pack(">bhibhq", I32, 1, port, I64, 2, packets_per_s))


def set_crc_parameters(server: int, crc: Mapping[str, Any]) -> None:
    """Sets the parameters of the custom CRC of a calculation, of 16 or 32 bits; the program runs already."""
    bits, name = crc["bits"], crc["calculation"].encode()
    kind, form = {16: (I16, "H"), 32: (I32, "I")}[bits]
    config = b"".join(
        struct.pack(f">bh{form}", kind, number, crc[key])
        for number, key in enumerate(("polynomial", "initial_remainder", "final_xor_value"), 1)
    )
    config += struct.pack(">bhbbhb", BOOL, 4, crc["data_reflected"], BOOL, 5, crc["remainder_reflected"])
    arguments = struct.pack(">bhi", I32, 1, 0) + struct.pack(">bhi", STRING, 2, len(name)) + name
    arguments += struct.pack(">bh", STRUCT, 3) + config + bytes([STOP])
    _call(server, f"bm_set_crc{bits}_custom_parameters", arguments, "standard")


def _call(server: int, method: str, arguments: bytes, service: str = "simple_switch") -> None:
    name = f"{service}:{method}".encode()
    message = struct.pack(">Ii", VERSION | CALL, len(name)) + name + struct.pack(">i", 0) + arguments + bytes([STOP])
    with socket.create_connection(("127.0.0.1", server), TIMEOUT_S) as connection:
        connection.sendall(message)
        with connection.makefile("rb") as answer:
            kind, length = struct.unpack(">Ii", answer.read(8))
            answer.read(length + 4)
            if kind != VERSION | REPLY:
                raise Refused(f"{method}: the switch's Thrift server does not know it")
            # The answer is a struct: field 0 is what the call returns, and a field above 0 is an exception.
            kind_of_field, field = answer.read(1), answer.read(2)
            if kind_of_field not in (b"", bytes([STOP])) and field != b"\0\0":
                raise Refused(f"{method}: the switch's Thrift server refused it")
