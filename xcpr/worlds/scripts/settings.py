"""The settings of scripts' processes: the program, and the host as it sees itself."""

from __future__ import annotations

from typing import Any

from xcpr.controller.network import IPV4, IPV6, Host
from xcpr.scenarios.flows.scripts import Script
from xcpr.scenarios.network.host_addresses import format_mac
from xcpr.scenarios.network.topology import Built
from xcpr.scenarios.scenario import Scenario


def make_settings(scenario: Scenario, built: Built, seed: int) -> dict[str, dict[str, Any]]:
    """Makes the settings of all scripts, by name."""
    hosts = {host.name: host for host in built.network.hosts}
    is_dynamic = scenario.hosts.arp == "dynamic"
    return {
        name: {
            "seed": f"{seed}/{name}",
            **_describe_program(script),
            **_describe_host(built, hosts[script.host], is_dynamic),
        }
        for name, script in scenario.scripts.items()
    }


def _describe_program(script: Script) -> dict[str, Any]:
    return {
        "file": script.file,
        "args": list(script.args),
        "stdin": None if script.stdin is None else list(script.stdin),
    }


def _describe_host(built: Built, host: Host, is_dynamic: bool) -> dict[str, Any]:
    network = built.network
    return {
        "host": host.name,
        "interfaces": [_describe_interface(built, one, is_dynamic) for one in network.interfaces_of(host.name)],
        "hosts": {other.name: str(other.address) for other in network.hosts},
    }


def _describe_interface(built: Built, host: Host, is_dynamic: bool) -> dict[str, Any]:
    network, routes = built.network, host.routes
    peer = network.neighbours[host.name][host.port]
    macs = {one.name: one.mac(peer.port) for one in network.routers} | {
        one.name: one.mac for one in network.interfaces if (one.name, one.port) == (peer.node, peer.port)
    }
    neighbours: dict[str, str] = {}
    for version in (IPV4, IPV6):
        if host.address_of(version) is not None:
            neighbours |= _list_neighbours(built, host, version, is_dynamic)
    subnet = None if routes is None else (int(routes.subnet.network_address), int(routes.subnet.netmask))
    made = {
        "port": host.port,
        "mac": format_mac(host.mac),
        "address": str(host.address),
        "subnet": subnet,
        "gateway": None if routes is None or routes.gateway is None else str(routes.gateway),
        "routes": {str(to): gateway and str(gateway) for to, gateway in (routes.prefixes if routes else {}).items()},
        "neighbours": neighbours,
        "link_peer": None if is_dynamic and routes is not None else format_mac(macs[peer.node]),
    }
    if host.ipv6 is not None and host.ipv6_routes is not None:
        own = host.ipv6_routes
        made["ipv6"] = f"{host.ipv6}/{own.subnet.prefixlen}"
        made["ipv6_gateway"] = None if own.gateway is None else str(own.gateway)
        made["ipv6_routes"] = {str(to): gateway and str(gateway) for to, gateway in own.prefixes.items()}
    return made


def _list_neighbours(built: Built, host: Host, version: int, is_dynamic: bool) -> dict[str, str]:
    """Returns the Ethernet addresses that a host knows at an interface from the start, by IP address."""
    routes = host.routes_of(version)
    others = [one for one in built.network.interfaces if one.name != host.name and one.address_of(version) is not None]
    if routes is None:
        found = {
            other.address_of(version): built.paths.next_hop(host.name, other.name, version)
            for other in others
            if other.port == 0
        }
        return {str(address): format_mac(mac) for address, mac in found.items() if mac is not None}
    known = {str(one.address_of(version)): format_mac(one.mac) for one in (() if is_dynamic else others)}
    return known | {str(address): format_mac(mac) for address, mac in routes.arp.items()}
