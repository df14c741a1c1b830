"""The job of the scripts under mininet/: a plan, and the processes, links and addresses that follow from it.

The scripts run under Debian's Python without xcpr, so everything that needs xcpr is worked out here.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from xcpr.controller.network import CPU_PORT, Host, Network
from xcpr.controller.routing import Paths
from xcpr.scenarios.flows.traffic import DIRECTIONS
from xcpr.scenarios.network.host_addresses import format_mac
from xcpr.scenarios.network.taps import Taps
from xcpr.scenarios.network.topology import Built
from xcpr.scenarios.programs import crcs
from xcpr.worlds import kernel
from xcpr.worlds.control_plane import own_control
from xcpr.worlds.control_plane.control import FIRST_P4RUNTIME_PORT

FIRST_THRIFT_PORT = 9090
WIRE = {"rate_bps": None, "queue": {"limit": (100_000, "packets")}}
"""A wire is as fast as the machine; this many packets may wait for it when the machine pauses."""
MIN_MTU = 1500
ETHERNET_BYTES = 14
FULL_SNAPLEN_BYTES = 262_144
"""Bytes of a frame that dumpcap takes at most."""
HEADER_BYTES = 192
"""So many bytes have all headers."""

Plan = Mapping[str, Any]
Channels = dict[tuple[str, int], dict[str, Any]]
"""By the node and port where they begin."""


def make(
    plan: Plan, built: Built, switch: str, report_fd: int | None = None, pcap: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Makes the job of a plan, with switches of one kind; ``report_fd`` is the open socket by which processes
    report, if any, and ``pcap`` what is captured."""
    network, of_kernel = built.network, kernel.hosts(plan)
    plan = _with_delays_at_routers(plan, of_kernel)
    channels = _channels(plan)
    crc = [router.get(own_control.KEY, {}).get("crc", []) for router in plan["routers"]]
    if switch == "bmv2":
        crcs.check_bmv2([one for several in crc for one in several])
    wires = _wires(plan) if switch == "bmv2" else []
    return {
        "switch": switch,
        "tell": report_fd,
        "pcap": pcap,
        "xcpr": str(Path(sys.executable).parent / "xcpr"),
        "seed": plan["seed"],
        "duration_ns": plan["duration_ns"],
        "mtu": max(MIN_MTU, _largest(plan) - ETHERNET_BYTES),
        "plan": plan,
        "under_xcp": kernel.under_xcp(plan),
        "hosts": [
            _host(network, built.paths, host, planned, of_kernel.get(host.name))
            for host, planned in zip(network.hosts, plan["hosts"], strict=True)
        ],
        "routers": [
            {
                "name": router.name,
                "address": f"127.0.0.1:{FIRST_P4RUNTIME_PORT + place}",
                "device_id": place + 1,
                "cpu_port": plan["routers"][place].get("cpu_port", CPU_PORT),
                "ports": sorted(network.ports(router)),
                "thrift_port": FIRST_THRIFT_PORT + place,
                "crc": crc[place],
                "queues": [
                    {"port": port, **bmv2_queue(plan, channel)}
                    for (node, port), channel in sorted(channels.items())
                    if node == router.name
                ],
            }
            for place, router in enumerate(network.routers)
        ],
        "wires": wires,
        "wires_plan": _wires_plan(wires),
        "links": [{"name": link.name, "ends": [[end.node, end.port] for end in link.ends]} for link in network.links],
    }


def capture(file: Path, taps: Taps, network: Network) -> dict[str, Any]:
    """Says which ports are captured, by node, to which file, and how many bytes of each frame; raises ``Invalid``."""
    ports: dict[str, list[int]] = {}
    for end in taps.ends(network):
        ports.setdefault(end.node, []).append(end.port)
    return {"file": str(file.absolute()), "ports": ports, "bytes": FULL_SNAPLEN_BYTES if taps.payload else HEADER_BYTES}


def _with_delays_at_routers(plan: Plan, hosts: Collection[str]) -> Plan:
    """Returns the plan with the delay of these hosts' ways out in their ways in: their kernel sends at once.

    A round trip takes the same time.
    """

    def moved(link: Plan) -> Plan:
        if link["ends"][0]["node"] not in hosts:
            return link
        forward, backward = link["forward"], link["backward"]
        both_ns = forward["delay_ns"] + backward["delay_ns"]
        return {**link, "forward": forward | {"delay_ns": 0}, "backward": backward | {"delay_ns": both_ns}}

    return {**plan, "links": [moved(link) for link in plan["links"]]}


def _host(network: Network, paths: Paths, host: Host, planned: Plan, flow: Plan | None) -> dict[str, Any]:
    return {
        "name": host.name,
        "address": str(host.address),
        "mac": format_mac(host.mac),
        "ttl": planned.get("ttl"),
        "neighbours": [
            {"address": str(other.address), "mac": format_mac(paths.next_hop(host.name, other.name) or other.mac)}
            for other in network.hosts
            if other is not host and _is_on_link(network, host, other)
        ],
        "gateways": _gateways(network, paths, host),
        "route_options": "" if flow is None else _route_options(flow),
    }


def _is_on_link(network: Network, host: Host, other: Host) -> bool:
    """Returns whether a host sends to another without a gateway."""
    if host.routes is not None:
        return other.address in host.routes.subnet
    return network.are_neighbours(host, other)


def _gateways(network: Network, paths: Paths, host: Host) -> list[dict[str, Any]]:
    """Returns the routers that a host sends to, by the MAC addresses of their ports, each with its destinations."""
    link_peer = network.neighbours[host.name][0]
    router = next(router for router in network.routers if router.name == link_peer.node)
    if host.routes is None and not router.is_switch:
        return [{"mac": format_mac(router.mac(link_peer.port)), "destinations": ["default"]}]
    destinations: dict[int, list[str]] = {}
    for other in network.hosts:
        if other is host:
            continue
        next_hop = None if _is_on_link(network, host, other) else paths.next_hop(host.name, other.name)
        if next_hop is not None:
            destinations.setdefault(next_hop, []).append(f"{other.address}/32")
    return [{"mac": format_mac(mac), "destinations": addresses} for mac, addresses in destinations.items()]


def _route_options(flow: Plan) -> str:
    """Returns the options of ip-route(8) for the kernel's TCP of a flow."""
    quick = 1 if flow["ack_every"] == 1 else 0
    rto_ms = max(1, round(flow["min_rto_ns"] / 1e6))
    return f"initcwnd {flow['initial_window_packets']} rto_min {rto_ms}ms quickack {quick}"


def _channels(plan: Plan) -> Channels:
    found = {}
    for link in plan["links"]:
        for end, direction in zip(link["ends"], DIRECTIONS, strict=True):
            found[end["node"], end["port"]] = dict(link[direction])
    return found


def _largest(plan: Plan) -> int:
    """Returns the largest frames of the plan, bytes."""
    connections = [pair["connection"] for source in plan["traffic"] for pair in source["pairs"]]
    frames: list[int] = [item["packet_bytes"] for item in (*plan["flows"], *plan["udp_sources"], *connections)]
    return max(frames)


def bmv2_queue(plan: Plan, channel: Mapping[str, Any]) -> dict[str, int]:
    """Returns limit and rate of a BMv2 port, in packets: the rate is right for the largest packets of the plan."""
    packets_per_s = channel["rate_bps"] / 8 / _largest(plan)
    packets, _ = channel["queue"]["limit"]
    return {"packets": packets, "packets_per_s": round(packets_per_s)}


def _wires(plan: Plan) -> list[dict[str, Any]]:
    """Returns the links apart from the routers, their delay and all models but the queue: for netem, or for a wire
    process in the link.

    With one bottleneck, and all hosts equally far, its wire also makes the delay from routers to hosts, so that one
    process does it all.
    """
    routers = {router["name"] for router in plan["routers"]}
    trunks = [link for link in plan["links"] if {end["node"] for end in link["ends"]} <= routers]
    access = [link for link in plan["links"] if link not in trunks]
    alone = len(trunks) == 1 and len({link["backward"]["delay_ns"] for link in access}) == 1
    made: list[dict[str, Any]] = []
    for link in trunks if alone else plan["links"]:
        forward, backward = (
            {"from": [end["node"], end["port"]], **_link_parameters(link[direction])}
            for end, direction in zip(link["ends"], DIRECTIONS, strict=True)
        )
        if alone:
            forward["delay_ns"] += access[0]["backward"]["delay_ns"]
            backward["delay_ns"] += access[0]["backward"]["delay_ns"]
        elif link in access:
            forward["delay_ns"] = 0  # the host's program makes it
        name = f"w{len(made) + 1}"
        made.append({"name": name, "link": link["name"], "ports": [1, 2], "ways": [forward, backward]})
    return made


def _link_parameters(channel: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in channel.items() if key not in WIRE}


def _wires_plan(wires: list[dict[str, Any]]) -> dict[str, Any]:
    """Makes a plan whose links are the wires, which ``xcpr wire`` reads."""

    def channel(direction: Mapping[str, Any]) -> dict[str, Any]:
        return WIRE | {key: value for key, value in direction.items() if key != "from"}

    return {
        "sample_interval_ns": None,
        "queue_sample_interval_ns": None,
        "path_changes": [],
        "links": [
            {"name": wire["name"], "forward": channel(wire["ways"][0]), "backward": channel(wire["ways"][1])}
            for wire in wires
        ],
    }
