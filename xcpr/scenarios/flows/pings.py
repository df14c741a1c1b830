"""Pings: echo requests of ICMP or ICMPv6, of a host to another, or to any address that replies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

from xcpr.controller.network import IPV6, Address
from xcpr.controller.routing import Paths
from xcpr.io import schema, units
from xcpr.io.schema import choice, integer, key, text
from xcpr.scenarios.flows.traffic import FAMILIES, ip_version
from xcpr.scenarios.network.time_to_live import MAX_TTL

MAX_REQUESTS = 0xFFFF
"""Requests of a ping: their sequence numbers have 16 bits."""
IPV6_ADDED_BYTES = 20
"""Bytes by which a header of IPv6 is longer than one of IPv4."""
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
    """A host, or an IP address, for example "10.0.1.10" of a gateway."""
    address_family: str | None = key(choice(*FAMILIES), default=None)
    """The version of IP towards a host. Absent: "ipv4"."""
    count: int = key(integer(1, MAX_REQUESTS), default=10)
    """How many requests are sent."""
    start: int = key(units.parse_time, units.format_time, default=0)
    """When the first request is sent."""
    interval: int = key(units.parse_positive_time, units.format_time, default=10**9)
    """From one request to the next."""
    size: int = key(_payload, units.format_size, default=56)
    """The payload of a request, behind 8 bytes of ICMP header; for IPv6 20 bytes less are allowed."""
    ttl: int | None = key(integer(1, MAX_TTL), default=None)
    """The TTL of the requests; absent: that of hosts."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that a request of IPv6 fits in a packet, and that an address is of the stated family."""
        found = self.stated_address
        if found is not None and self.address_family is not None and ip_version(self.address_family) != found.version:
            yield "address_family", f'must be absent, or that of the destination: "{found}" is of IPv{found.version}'
        most = MAX_PAYLOAD_BYTES - IPV6_ADDED_BYTES
        if self._version == IPV6 and self.size > most:
            yield "size", f'must be at most "{most} bytes" in a packet of IPv6, not "{units.format_size(self.size)}"'

    @property
    def _version(self) -> int:
        return IPV6 if ":" in self.destination else ip_version(self.address_family)

    @property
    def stated_address(self) -> Address | None:
        """The destination, where it is an address."""
        try:
            return ip_address(self.destination)
        except ValueError:
            return None

    def find_address(self, hosts: Sequence[str], paths: Paths) -> Address:
        """Returns the address that the requests go to; raises ValueError for one that is none, or where hosts lack an
        address of the family."""
        if self.destination in hosts:
            address = paths.ends_between(self.source, self.destination, self._version)[1].address_of(self._version)
            assert address is not None, "ends_between raises ValueError then"
            return address
        found = self.stated_address
        if found is None:
            message = schema.unknown_name("host", self.destination, list(hosts))
            raise ValueError(f"{message}; or an IPv4 address, or one of IPv6")
        if paths.port_to(self.source, found).address_of(found.version) is None:
            raise ValueError(f"needs nodes.{self.source}.ipv6, an IPv6 address of the host that pings {found}")
        return found

    def plan(self, name: str, hosts: Sequence[str], paths: Paths) -> dict[str, Any]:
        """Returns the ping as the plan has it; raises ValueError, as ``find_address`` does."""
        return {
            "name": name,
            "from": self.source,
            "to": str(self.find_address(hosts, paths)),
            "start_ns": self.start,
            "interval_ns": self.interval,
            "count": self.count,
            "payload_bytes": self.size,
            **({} if self.ttl is None else {"ttl": self.ttl}),
        }
