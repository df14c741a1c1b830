"""Address families of flows and traffic: the hosts that send IPv6 need an address of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xcpr.controller.network import IPV6
from xcpr.scenarios.flows.traffic import ip_version
from xcpr.scenarios.network.graph import Node
from xcpr.scenarios.network.placement import Placed


def has_ipv6(node: Node | None) -> bool:
    """Returns whether a node is a host with an IPv6 address at one of its interfaces."""
    return node is not None and (node.ipv6 is not None or any(own.ipv6 is not None for own in node.interfaces.values()))


def problems(
    nodes: Mapping[str, Node], families: Mapping[str, str | None], placed: Mapping[str, Placed]
) -> Iterator[tuple[str, str]]:
    """Finds the ends of flows and traffic over IPv6 that have no IPv6 address; both tables by dotted key."""
    for key, item in placed.items():
        if ip_version(families[key]) != IPV6:
            continue
        if item.source is None or item.destination is None:
            yield f"{key}.address_family", 'must be "ipv4" or absent where source and destination name no hosts'
        for end in (*(item.source or ()), *(item.destination or ())):
            if not has_ipv6(nodes.get(end)):
                yield f"{key}.address_family", f'must be "ipv4" or absent: "{end}" is no host with nodes.{end}.ipv6'
                break
