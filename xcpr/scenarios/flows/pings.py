"""Pings: ICMP echo requests of a host to another, or to any address that replies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address
from typing import Any

from xcpr.io import schema, units
from xcpr.io.schema import integer, key, text
from xcpr.scenarios.network.time_to_live import MAX_TTL

MAX_REQUESTS = 0xFFFF
"""Requests of a ping: their sequence numbers have 16 bits."""
MAX_PAYLOAD_BYTES = 1472
"""Payload of a request in a packet of 1500 bytes, Ethernet's MTU: pings are not fragmented."""


def _payload(value: object) -> int:
    parsed = units.parse_size(value)
    if parsed > MAX_PAYLOAD_BYTES:
        raise ValueError(f'must be at most "{units.format_size(MAX_PAYLOAD_BYTES)}", not {schema.show(value)}')
    return parsed


@dataclass(frozen=True)
class Ping:
    """ICMP echo requests, as Linux's ping sends them. Every host replies to them."""

    source: str = key(text)
    """The host that sends them."""
    destination: str = key(text)
    """A host, or an IPv4 address, for example "10.0.1.10" of a gateway."""
    count: int = key(integer(1, MAX_REQUESTS), default=10)
    """How many requests are sent."""
    start: int = key(units.parse_time, units.format_time, default=0)
    """When the first request is sent."""
    interval: int = key(units.parse_positive_time, units.format_time, default=10**9)
    """From one request to the next."""
    size: int = key(_payload, units.format_size, default=56)
    """The payload of a request, behind 8 bytes of ICMP header."""
    ttl: int | None = key(integer(1, MAX_TTL), default=None)
    """The TTL of the requests; absent: that of hosts."""

    def find_address(self, hosts: Mapping[str, IPv4Address]) -> IPv4Address:
        """Returns the address that the requests go to; raises ValueError for one that is none."""
        if self.destination in hosts:
            return hosts[self.destination]
        try:
            return IPv4Address(self.destination)
        except AddressValueError:
            message = schema.unknown_name("host", self.destination, list(hosts))
            raise ValueError(f"{message}; or an IPv4 address") from None

    def plan(self, name: str, hosts: Mapping[str, IPv4Address]) -> dict[str, Any]:
        """Returns the ping as the plan has it; raises ValueError, as ``find_address`` does."""
        return {
            "name": name,
            "from": self.source,
            "to": str(self.find_address(hosts)),
            "start_ns": self.start,
            "interval_ns": self.interval,
            "count": self.count,
            "payload_bytes": self.size,
            **({} if self.ttl is None else {"ttl": self.ttl}),
        }
