"""The network of a simulation in p4-utils' words, for controllers that ask for its topology."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from xcpr.controller.network import End, Host, Router
from xcpr.scenarios.network.host_addresses import format_mac
from xcpr.scenarios.network.topology import Built
from xcpr.scenarios.scenario import Scenario

BITS_PER_MBIT = 10**6
NO_DEVICE = -1
P4APP, TOPOLOGY = "p4app.json", "topology.json"
"""p4-utils' description of a project, and the network that it makes of it."""
LOGS = "logs"
"""The folder that ``make run`` of the tutorials makes."""


def describe_topology(scenario: Scenario, built: Built) -> dict[str, Any]:
    """Returns nodes by name and edges, with the attributes that p4-utils gives them."""
    network, plane = built.network, scenario.control_plane
    nodes: dict[str, dict[str, Any]] = {}
    for host in network.hosts:
        nodes[host.name] = {"isHost": True, "ip": _address(host)}
    for place, router in enumerate(network.routers):
        nodes[router.name] = {
            "isSwitch": True,
            "isP4Switch": True,
            "thrift_port": plane.thrift_port + place,
            "grpc_port": plane.grpc_port + place,
            "device_id": plane.device_id + place,
            "cpu_port": scenario.router.cpu_port,
            "p4rt_path": "",
            "json_path": "",
        }
    edges = []
    for link in network.links:
        edge: dict[str, Any] = {"bw": link.rates[0] / BITS_PER_MBIT}
        for number, end in enumerate(link.ends, 1):
            node = _find_node(built, end)
            edge |= {
                f"node{number}": end.node,
                f"port{number}": end.port,
                f"intfName{number}": f"{end.node}-eth{end.port}",
                f"addr{number}": format_mac(node.mac if isinstance(node, Host) else node.mac(end.port)),
                f"ip{number}": _address(node) if isinstance(node, Host) else None,
            }
        edge |= {f"ip{number}": found for number, found in _describe_ports(nodes, link.ends, built)}
        edges.append(edge)
    return {"nodes": nodes, "edges": edges}


def _find_node(built: Built, end: End) -> Host | Router:
    """Returns the router at an end of a link, or the host at its port there."""
    host = built.network.interfaces_by_end.get((end.node, end.port))
    return host or built.network.routers_by_name[end.node]


def _describe_ports(
    nodes: Mapping[str, Mapping[str, Any]], ends: tuple[End, End], built: Built
) -> Iterator[tuple[int, str]]:
    """Yields the addresses of a link's ends at switches, as p4-utils' strategy l3 has them.

    A host's end has the host's gateway. Switches with the numbers A and B have addresses in 20.A.B.0/24.
    """
    numbers = [int(nodes[end.node].get("device_id", NO_DEVICE)) for end in ends]
    for place, other in ((0, 1), (1, 0)):
        peer = _find_node(built, ends[other])
        if numbers[place] == NO_DEVICE:
            continue
        if isinstance(peer, Host):
            if peer.routes is not None and peer.routes.gateway is not None:
                yield place + 1, f"{peer.routes.gateway}/{peer.routes.subnet.prefixlen}"
        elif all(number < 256 for number in numbers):
            low, high = sorted(numbers)
            yield place + 1, f"20.{low}.{high}.{1 if numbers[place] == low else 2}/24"


def prepare_folder(folder: Path, described: dict[str, Any]) -> None:
    """Makes what controllers look for, where it is missing.

    That is p4-utils' file of the network in a project's folder, and ``logs`` in an exercise of the tutorials.
    """
    path = folder / TOPOLOGY
    if (folder / P4APP).is_file():
        if not path.exists():
            path.write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    elif path.is_file():
        (folder / LOGS).mkdir(exist_ok=True)


def _address(host: Host) -> str:
    """Returns the address of a host with the length of its prefix."""
    length = 32 if host.routes is None else host.routes.subnet.prefixlen
    return f"{host.address}/{length}"
