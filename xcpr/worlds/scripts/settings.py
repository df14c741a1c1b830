"""The settings of scripts' processes: the program, and the host as it sees itself."""

from __future__ import annotations

from typing import Any

from xcpr.controller.network import Host
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
    network, routes = built.network, host.routes
    router = network.neighbours[host.name][0]
    macs = {one.name: one.mac(router.port) for one in network.routers}
    if routes is None:
        found = {other: built.paths.next_hop(host.name, other.name) for other in network.hosts if other != host}
        neighbours = {str(other.address): format_mac(mac) for other, mac in found.items() if mac is not None}
    else:
        known = () if is_dynamic else network.hosts
        neighbours = {str(other.address): format_mac(other.mac) for other in known}
        neighbours |= {str(address): format_mac(mac) for address, mac in routes.arp.items()}
    subnet = None if routes is None else (int(routes.subnet.network_address), int(routes.subnet.netmask))
    return {
        "host": host.name,
        "mac": format_mac(host.mac),
        "address": str(host.address),
        "subnet": subnet,
        "gateway": None if routes is None or routes.gateway is None else str(routes.gateway),
        "neighbours": neighbours,
        "router_mac": None if is_dynamic and routes is not None else format_mac(macs[router.node]),
        "hosts": {other.name: str(other.address) for other in network.hosts},
    }
