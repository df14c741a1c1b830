"""The subscription of nanomsg by which controllers get the digests of BMv2, over a simulation."""

from __future__ import annotations

import struct
from typing import Any

import virtual_time

AF_SP, SUB, SUB_SUBSCRIBE = 1, 33, 1
LEARNING = b"LEA|"
"""The topic of BMv2's digests."""


class Socket:
    """The notifications of one router."""

    def __init__(self, _domain: int, _protocol: int) -> None:
        self._thrift_port = ""
        self._lists = 0

    def connect(self, address: str) -> None:
        """Connects to the router of a ``notifications_socket``."""
        self._thrift_port = address.rpartition(":")[2]
        virtual_time.session().request(self._request("subscribe"))

    def setsockopt(self, _level: int, _option: int, _value: Any) -> None:
        """Subscribes, which ``connect`` has done."""

    def recv(self) -> bytes:
        """Waits for the next digest and returns it as BMv2's message (behavioral-model, learning.h)."""
        digest = virtual_time.session().request(self._request("receive"))
        self._lists += 1
        fields = zip(digest["values"], digest["bits"], strict=True)
        sample = b"".join(value.to_bytes((bits + 7) // 8, "big") for value, bits in fields)
        return struct.pack("<4sQiiQi", LEARNING, 0, 0, digest["id"], self._lists, 1) + sample

    def close(self) -> None:
        """Does nothing: the simulation ends with the run."""

    def _request(self, name: str) -> dict[str, Any]:
        return {"request": name, "thrift_port": self._thrift_port, "kind": "digest"}
