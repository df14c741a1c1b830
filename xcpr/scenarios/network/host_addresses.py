"""Addresses of a graph's hosts that a scenario sets itself: of IPv4 and IPv6 with their subnets, of Ethernet, gateways,
routes, and static neighbours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from ipaddress import (
    AddressValueError,
    IPv4Address,
    IPv4Interface,
    IPv6Address,
    IPv6Interface,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import TYPE_CHECKING, Any

from xcpr.controller.network import IPV4, Address, HostRoutes, Prefix
from xcpr.io import schema
from xcpr.io.schema import with_json_schema

if TYPE_CHECKING:
    from xcpr.scenarios.network.graph import HostPort, Node

_MAC = r"[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}"
_IPV4 = r"[0-9]{1,3}(\.[0-9]{1,3}){3}"
_IPV6 = r"[0-9a-fA-F:]*:[0-9a-fA-F:.]*"
_PORT = r"eth([1-9][0-9]{0,2})"
"""The name of a host's further interface, as Linux has it."""
LINK_LOCAL = IPv6Network("fe80::/10")
Routes = tuple[tuple[Prefix, Address | str], ...]
"""Prefixes, each with the address of a gateway or the name of an interface."""
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


@with_json_schema(type="string", pattern=f"^{_IPV6}/[0-9]{{1,3}}$", examples=["2001:db8:1::1/64"])
def parse_ipv6_interface(value: object) -> IPv6Interface:
    """Parses an IPv6 address with the length of its subnet's prefix."""
    allowed = f'must be an IPv6 address with its subnet, for example "2001:db8:1::1/64", not {schema.show(value)}'
    if not isinstance(value, str) or not re.fullmatch(rf"{_IPV6}/[0-9]{{1,3}}", value):
        raise ValueError(allowed)
    try:
        parsed = IPv6Interface(value)
    except ValueError:
        raise ValueError(allowed) from None
    if parsed.ip.is_multicast or parsed.ip.is_unspecified or parsed.ip in LINK_LOCAL:
        raise ValueError(f'{allowed}; "{value}" is of a group, of nobody or link-local')
    return parsed


@with_json_schema(type="string", pattern=f"^{_IPV6}$", examples=["2001:db8:1::ff"])
def parse_ipv6_address(value: object) -> IPv6Address:
    """Parses an IPv6 address."""
    try:
        if isinstance(value, str) and "%" not in value:
            return IPv6Address(value)
    except AddressValueError:
        pass
    raise ValueError(f'must be an IPv6 address, for example "2001:db8:1::ff", not {schema.show(value)}')


@with_json_schema(
    type="object",
    additionalProperties={"type": "string", "pattern": f"^{_MAC}$"},
    examples=[{"2001:db8:1::ff": "08:00:00:00:01:00"}],
)
def parse_ipv6_neighbours(value: object) -> tuple[tuple[IPv6Address, int], ...]:
    """Parses a table of Ethernet addresses by IPv6 address."""
    if not isinstance(value, Mapping):
        allowed = '{ "2001:db8:1::ff" = "08:00:00:00:01:00" }'
        raise ValueError(f"must be a table of Ethernet addresses by IPv6 address, {allowed}, not {schema.show(value)}")
    return tuple((parse_ipv6_address(address), parse_mac(mac)) for address, mac in value.items())


@with_json_schema(type="object", additionalProperties={"type": "string"}, examples=[{"10.0.3.0/24": "10.0.2.254"}])
def parse_routes(value: object) -> Routes:
    """Parses a table of gateways, or of interfaces, by prefix."""
    if not isinstance(value, Mapping):
        allowed = '{ "10.0.3.0/24" = "10.0.2.254" }'
        raise ValueError(f"must be a table of gateways or interfaces by prefix, {allowed}, not {schema.show(value)}")
    return tuple(_parse_route(prefix, to) for prefix, to in value.items())


def _parse_route(prefix: object, to: object) -> tuple[Prefix, Address | str]:
    try:
        network = ip_network(str(prefix))
    except ValueError:
        raise ValueError(f'must have prefixes, for example "10.0.3.0/24", not {schema.show(prefix)}') from None
    if isinstance(to, str) and (to == "eth0" or re.fullmatch(_PORT, to)):
        return network, to
    try:
        gateway = ip_address(str(to))
    except ValueError:
        gateway = None
    if gateway is None or gateway.version != network.version:
        allowed = f'the address of a gateway or an interface, for example "eth1", not {schema.show(to)}'
        raise ValueError(f'"{prefix}" must have {allowed}')
    return network, gateway


def format_routes(routes: Routes) -> dict[str, Any]:
    """Writes a table of routes as a scenario has it."""
    return {str(prefix): str(to) for prefix, to in routes}


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


def format_arp(entries: tuple[tuple[Address, int], ...]) -> dict[str, Any]:
    """Writes a table of Ethernet addresses by IP address as a scenario has it."""
    return {str(address): format_mac(mac) for address, mac in entries}


def port_number(name: str) -> int | None:
    """Returns the number of the port of a further interface, "eth1" and so on; None for another name."""
    found = re.fullmatch(_PORT, name)
    return int(found[1]) if found else None


def make_routes(node: Node, port: int, version: int) -> HostRoutes | None:
    """Makes the routes of a host's interface for a version of IP; None for one whose address is made from its place."""
    own = _at_port(node, port)
    if own is None:
        return None
    address, gateway, known = (
        (own.ip, own.gateway, own.arp) if version == IPV4 else (own.ipv6, own.ipv6_gateway, own.ipv6_neighbours)
    )
    if address is None:
        return None
    prefixes: dict[Prefix, Address | None] = {}
    for prefix, to in node.routes or ():
        if prefix.version == version and _port_of_route(node, to) == port:
            prefixes[prefix] = None if isinstance(to, str) else to
    return HostRoutes(address.network, gateway, dict(known or ()), prefixes)


def _at_port(node: Node, port: int) -> Node | HostPort | None:
    """Returns the keys of an interface of a host; None where it has none."""
    return node if port == 0 else node.interfaces.get(f"eth{port}")


def _port_of_route(node: Node, to: Address | str) -> int | None:
    """Returns the port of a route: that of its interface, or of the subnet that its gateway is in; None without one."""
    if isinstance(to, str):
        return 0 if to == "eth0" else port_number(to)
    for port in (0, *(port_number(name) for name in node.interfaces)):
        own = _at_port(node, port or 0)
        address = None if own is None else (own.ip if to.version == IPV4 else own.ipv6)
        if address is not None and to in address.network:
            return port
    return None


def check_node(node: Node) -> Iterator[tuple[str, str]]:
    """Yields what is wrong between the addresses of one node, by key."""
    for name in ("ip", "mac", "gateway", "arp", "ipv6", "ipv6_gateway", "ipv6_neighbours", "interfaces", "routes"):
        if node.kind == "router" and getattr(node, name):
            yield name, "must be absent: a router's ports have no addresses that a scenario sets; a host has"
    if node.kind != "host":
        return
    yield from _check_port(node)
    for name, further in node.interfaces.items():
        if port_number(name) is None:
            yield f"interfaces.{name}", 'must be named "eth1", "eth2" and so on; the keys of eth0 are those of the node'
        yield from ((f"interfaces.{name}.{key}", message) for key, message in _check_port(further))
    for prefix, to in node.routes or ():
        port = _port_of_route(node, to)
        own = None if port is None else _at_port(node, port)
        if own is None:
            yield "routes", f'"{prefix}" must have a gateway in the subnet of an interface, or an interface, not "{to}"'
        elif (own.ip if prefix.version == IPV4 else own.ipv6) is None:
            yield "routes", f'"{prefix}" must be behind an interface with an address of its own: "{to}" has none'


def _check_port(own: Node | HostPort) -> Iterator[tuple[str, str]]:
    """Yields what is wrong between the addresses of an interface, by key."""
    if own.ip is None and (own.gateway is not None or own.arp):
        yield "ip", 'is missing: a host with a gateway or arp has its own address, for example "10.0.1.1/24"'
    if own.ip is not None and own.gateway is not None and own.gateway not in own.ip.network:
        yield "gateway", f"must be in the host's subnet, {own.ip.network}, not {own.gateway}"
    if own.ipv6 is None and (own.ipv6_gateway is not None or own.ipv6_neighbours):
        yield "ipv6", 'is missing: a host with ipv6_gateway or ipv6_neighbours has one, for example "2001:db8:1::1/64"'
    if own.ipv6 is not None and own.ipv6_gateway is not None:
        near = own.ipv6_gateway in own.ipv6.network or own.ipv6_gateway in LINK_LOCAL
        if not near:
            yield "ipv6_gateway", f"must be in {own.ipv6.network} or link-local, not {own.ipv6_gateway}"


def check_unique(nodes: Mapping[str, Node]) -> Iterator[tuple[str, str]]:
    """Yields the addresses that two interfaces have, by dotted key."""
    found: dict[tuple[str, object], str] = {}
    for name, node in nodes.items():
        places: list[tuple[str, str, Node | HostPort]] = [(name, f"nodes.{name}", node)]
        places += [(f"{name}-{port}", f"nodes.{name}.interfaces.{port}", own) for port, own in node.interfaces.items()]
        for place, key_of, own in places:
            addresses = {"ip": own.ip, "ipv6": own.ipv6}
            values = {key: None if value is None else value.ip for key, value in addresses.items()} | {"mac": own.mac}
            for key, value in values.items():
                if value is not None and found.setdefault((key, value), place) != place:
                    written = format_mac(int(str(value))) if key == "mac" else value
                    yield f"{key_of}.{key}", f"must be another than that of {found[key, value]}, {written}"
