"""Addresses of a graph's hosts that a scenario sets itself: IPv4 with its subnet, Ethernet, gateway and static ARP."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from ipaddress import AddressValueError, IPv4Address, IPv4Interface
from typing import TYPE_CHECKING, Any

from xcpr.controller.network import HostRoutes
from xcpr.io import schema
from xcpr.io.schema import with_json_schema

if TYPE_CHECKING:
    from xcpr.scenarios.network.graph import Node

_MAC = r"[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}"
_IPV4 = r"[0-9]{1,3}(\.[0-9]{1,3}){3}"
MULTICAST_BIT = 1 << 40
"""The bit of an Ethernet address that makes it a group's (IEEE 802, clause 8.2.2)."""


@with_json_schema(type="string", pattern=f"^{_IPV4}/[0-9]{{1,2}}$", examples=["10.0.1.1/24"])
def parse_interface(value: object) -> IPv4Interface:
    """Parses an IPv4 address with the length of its subnet's prefix."""
    allowed = f'must be an IPv4 address with its subnet, for example "10.0.1.1/24", not {schema.show(value)}'
    if not isinstance(value, str) or not re.fullmatch(rf"{_IPV4}/[0-9]{{1,2}}", value):
        raise ValueError(allowed)
    try:
        return IPv4Interface(value)
    except ValueError:
        raise ValueError(allowed) from None


@with_json_schema(type="string", pattern=f"^{_IPV4}$", examples=["10.0.1.10"])
def parse_address(value: object) -> IPv4Address:
    """Parses an IPv4 address."""
    try:
        if isinstance(value, str):
            return IPv4Address(value)
    except AddressValueError:
        pass
    raise ValueError(f'must be an IPv4 address, for example "10.0.1.10", not {schema.show(value)}')


@with_json_schema(type="string", pattern=f"^{_MAC}$", examples=["08:00:00:00:01:11"])
def parse_mac(value: object) -> int:
    """Parses the Ethernet address of one interface."""
    if not isinstance(value, str) or not re.fullmatch(_MAC, value):
        raise ValueError(f'must be an Ethernet address, for example "08:00:00:00:01:11", not {schema.show(value)}')
    address = int(value.replace(":", ""), 16)
    if address & MULTICAST_BIT or not address:
        raise ValueError(f'must be the address of one interface, not of a group or nobody, which "{value}" is')
    return address


def format_mac(value: int) -> str:
    """Writes an Ethernet address as text."""
    return value.to_bytes(6, "big").hex(":")


@with_json_schema(
    type="object",
    additionalProperties={"type": "string", "pattern": f"^{_MAC}$"},
    examples=[{"10.0.1.10": "08:00:00:00:01:00"}],
)
def parse_arp(value: object) -> tuple[tuple[IPv4Address, int], ...]:
    """Parses a table of Ethernet addresses by IPv4 address."""
    if not isinstance(value, Mapping):
        allowed = '{ "10.0.1.10" = "08:00:00:00:01:00" }'
        raise ValueError(f"must be a table of Ethernet addresses by IPv4 address, {allowed}, not {schema.show(value)}")
    return tuple((parse_address(address), parse_mac(mac)) for address, mac in value.items())


def format_arp(entries: tuple[tuple[IPv4Address, int], ...]) -> dict[str, Any]:
    """Writes a table of ARP as a scenario has it."""
    return {str(address): format_mac(mac) for address, mac in entries}


def make_routes(node: Node) -> HostRoutes | None:
    """Makes the routes of a host; None for one whose address is made from its place."""
    return None if node.ip is None else HostRoutes(node.ip.network, node.gateway, dict(node.arp or ()))


def check_node(node: Node) -> Iterator[tuple[str, str]]:
    """Yields what is wrong between the addresses of one node, by key."""
    for name in ("ip", "mac", "gateway", "arp"):
        if node.kind == "router" and getattr(node, name):
            yield name, "must be absent: a router's ports have no addresses that a scenario sets; a host has"
    if node.kind == "host" and node.ip is None and (node.gateway is not None or node.arp):
        yield "ip", 'is missing: a host with a gateway or arp has its own address, for example "10.0.1.1/24"'
    if node.ip is not None and node.gateway is not None and node.gateway not in node.ip.network:
        yield "gateway", f"must be in the host's subnet, {node.ip.network}, not {node.gateway}"


def check_unique(nodes: Mapping[str, Node]) -> Iterator[tuple[str, str]]:
    """Yields the addresses that two hosts have, by dotted key."""
    found: dict[tuple[str, object], str] = {}
    for name, node in nodes.items():
        for key, value in (("ip", None if node.ip is None else node.ip.ip), ("mac", node.mac)):
            if value is not None and found.setdefault((key, value), name) != name:
                written = value if key == "ip" else format_mac(int(str(value)))
                yield f"nodes.{name}.{key}", f"must be another than that of {found[key, value]}, {written}"
