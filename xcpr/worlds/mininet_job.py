"""What the scripts under mininet/ are told: a plan, and what follows from it for processes, links and addresses.

Those scripts run under Debian's Python without xcpr, so everything that needs xcpr is worked out here.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from controller.network import CPU_PORT, Host, Network
from xcpr import units
from xcpr.scenarios import plan as plans
from xcpr.schema import Invalid, Problem
from xcpr.worlds import kernel
from xcpr.worlds.control import FIRST_P4RUNTIME_PORT

FIRST_THRIFT_PORT = 9090
DIRECTIONS = ("forward", "backward")
WIRE_PACKETS = 100_000
"""A wire is as fast as the machine; this many may wait for it when the machine pauses."""
LEAST_MTU = 1500
ETHERNET_BYTES = 14

Plan = Mapping[str, Any]
Channels = dict[tuple[str, int], dict[str, Any]]
"""By the node and port where they begin."""


def make(plan: Plan, network: Network, switch: str) -> dict[str, Any]:
    """The job of a plan, with switches of one kind."""
    of_kernel = kernel.hosts(plan)
    plan = _with_delays_at_routers(plan, of_kernel)
    channels = _channels(plan)
    _check_traffic(plan)
    if switch == "bmv2":
        _check_bmv2(plan)
    frames = [item["packet_bytes"] for item in (*plan["flows"], *plan["udp_sources"])]
    return {
        "switch": switch,
        "xcpr": str(Path(sys.executable).parent / "xcpr"),
        "seed": plan["seed"],
        "duration_ns": plan["duration_ns"],
        "mtu": max(LEAST_MTU, *(frame - ETHERNET_BYTES for frame in frames)),
        "plan": plan,
        "hosts": [_host(network, host, of_kernel.get(host.name)) for host in network.hosts],
        "routers": [
            {
                "name": router.name,
                "address": f"127.0.0.1:{FIRST_P4RUNTIME_PORT + place}",
                "device_id": place + 1,
                "cpu_port": CPU_PORT,
                "ports": sorted(network.ports(router)),
                "links": links_file(plan, router.name, channels),
                "thrift_port": FIRST_THRIFT_PORT + place,
                "queues": [
                    {"port": port, **bmv2_queue(plan, channel)}
                    for (node, port), channel in sorted(channels.items())
                    if node == router.name
                ],
            }
            for place, router in enumerate(network.routers)
        ],
        "wires": _wires(plan) if switch == "bmv2" else [],
        "links": [{"name": link.name, "ends": [[end.node, end.port] for end in link.ends]} for link in network.links],
        "reloads": _reloads(plan, channels) if switch == "embedded" else [],
    }


def _with_delays_at_routers(plan: Plan, hosts: Collection[str]) -> Plan:
    """The plan with the delay of these hosts' ways out in their ways in: their kernel sends at once.

    A round trip takes the same time.
    """

    def moved(link: Plan) -> Plan:
        if link["ends"][0]["node"] not in hosts:
            return link
        forward, backward = link["forward"], link["backward"]
        both_ns = forward["delay_ns"] + backward["delay_ns"]
        return {**link, "forward": forward | {"delay_ns": 0}, "backward": backward | {"delay_ns": both_ns}}

    return {**plan, "links": [moved(link) for link in plan["links"]]}


def _host(network: Network, host: Host, flow: Plan | None) -> dict[str, Any]:
    gateway = network.neighbours[host.name][0]
    router = next(router for router in network.routers if router.name == gateway.node)
    return {
        "name": host.name,
        "address": str(host.address),
        "mac": plans.mac(host.mac),
        "gateway_mac": plans.mac(router.mac(gateway.port)),
        "route_options": "" if flow is None else _route_options(flow),
    }


def _route_options(flow: Plan) -> str:
    """What ip-route(8) can tell the kernel's TCP of a flow."""
    quick = 1 if flow["ack_every"] == 1 else 0
    rto_ms = max(1, round(flow["min_rto_ns"] / 1e6))
    return f"initcwnd {flow['initial_window_packets']} rto_min {rto_ms}ms quickack {quick}"


def _channels(plan: Plan) -> Channels:
    found = {}
    for link in plan["links"]:
        for end, direction in zip(link["ends"], DIRECTIONS, strict=True):
            found[end["node"], end["port"]] = dict(link[direction])
    return found


def links_file(plan: Plan, router: str, channels: Channels) -> str:
    """The TOML that ``xcpr switch --links`` takes for a router: what begins at each of its ports."""
    lines = [
        f'sample_interval = "{units.format_time(plan["sample_interval_ns"])}"',
        f'queue_sample_interval = "{units.format_time(plan["queue_sample_interval_ns"])}"',
    ]
    for (node, port), channel in sorted(channels.items()):
        if node == router:
            lines += [
                "",
                f"[ports.{port}]",
                f'rate = "{units.format_rate(channel["rate_bps"])}"',
                f'delay = "{units.format_time(channel["delay_ns"])}"',
                f"queue = {_table(_queue(channel['queue']))}",
                f"loss = {_table(_loss(channel['loss']))}",
                f"reorder = {_table(_reorder(channel['reorder']))}",
            ]
    return "\n".join(lines) + "\n"


def _queue(queue: Mapping[str, Any]) -> dict[str, Any]:
    """As a scenario has it: the thresholds are shares of the limit."""
    made = {"discipline": queue["discipline"], "limit": units.format_limit((queue["limit"], queue["unit"]))}
    if queue["red"] is None:
        return made
    red = dict(queue["red"])
    for name in ("min_threshold", "max_threshold"):
        red[name] = units.format_share(red[name] / queue["limit"])
    red["max_probability"] = units.format_share(red["max_probability"])
    return made | {"red": red}


def _loss(loss: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value if name == "model" else units.format_share(value) for name, value in loss.items()}


def _reorder(reorder: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "probability": units.format_share(reorder["probability"]),
        "delay": units.format_time(reorder["delay_ns"]),
    }


def _table(value: Mapping[str, Any]) -> str:
    """An inline TOML table."""
    return "{ " + ", ".join(f"{name} = {_value(item)}" for name, item in value.items()) + " }"


def _value(item: Any) -> str:
    if isinstance(item, Mapping):
        return _table(item)
    if isinstance(item, bool):
        return "true" if item else "false"
    return f'"{item}"' if isinstance(item, str) else repr(item)


def _check_traffic(plan: Plan) -> None:
    """The program on the hosts runs flows and UDP sources."""
    wrong = [
        Problem("--world mininet", f"traffic.{source['name']}", "kinds of TCP connections run in the simulator only")
        for source in plan["traffic"]
    ]
    if wrong:
        raise Invalid(wrong)


def _check_bmv2(plan: Plan) -> None:
    """What BMv2's queues and our wires around them can't do is an error, not another experiment."""
    wrong = []
    if any(link[direction]["queue"]["red"] for link in plan["links"] for direction in DIRECTIONS):
        wrong.append(Problem("--switch bmv2", "queue.discipline", 'must be "drop-tail": BMv2 has no other'))
    if any(link[direction]["queue"]["unit"] == "bytes" for link in plan["links"] for direction in DIRECTIONS):
        wrong.append(Problem("--switch bmv2", "queue.limit", "must be in packets: BMv2 counts those"))
    if plan["path_changes"]:
        wrong.append(Problem("--switch bmv2", "path_changes", "can't be made there; use --switch embedded"))
    if wrong:
        raise Invalid(wrong)


def bmv2_queue(plan: Plan, channel: Mapping[str, Any]) -> dict[str, int]:
    """Limit and rate of a BMv2 port, in packets: the rate is right for the largest packets of the plan."""
    largest = max(item["packet_bytes"] for item in (*plan["flows"], *plan["udp_sources"]))
    return {"packets": channel["queue"]["limit"], "packets_per_s": round(channel["rate_bps"] / 8 / largest)}


def _wires(plan: Plan) -> list[dict[str, Any]]:
    """The links' delay, loss and reordering apart from the routers: for netem, or for a wire process in the link.

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
            {
                "from": [end["node"], end["port"]],
                **{key: link[direction][key] for key in ("delay_ns", "loss", "reorder")},
            }
            for end, direction in zip(link["ends"], DIRECTIONS, strict=True)
        )
        if alone:
            forward["delay_ns"] += access[0]["backward"]["delay_ns"]
            backward["delay_ns"] += access[0]["backward"]["delay_ns"]
        elif link in access:
            forward["delay_ns"] = 0  # the host's program makes it
        # What comes in by the wire's port 1 leaves by 2.
        links = _way_out(2, forward) + _way_out(1, backward)
        name = f"w{len(made) + 1}"
        made.append({"name": name, "link": link["name"], "ports": [1, 2], "links": links, "ways": [forward, backward]})
    return made


def _way_out(port: int, way: Mapping[str, Any]) -> str:
    return (
        f"[ports.{port}]\n"
        f'delay = "{units.format_time(way["delay_ns"])}"\n'
        f'queue = {{ limit = "{WIRE_PACKETS} packets" }}\n'
        f"loss = {_table(_loss(way['loss']))}\n"
        f"reorder = {_table(_reorder(way['reorder']))}\n"
    )


def _reloads(plan: Plan, channels: Channels) -> list[dict[str, Any]]:
    """The links files that routers get at the plan's path changes."""
    now = deepcopy(channels)
    made = []
    for change in plan["path_changes"]:
        link = next(link for link in plan["links"] if link["name"] == change["link"])
        directions = DIRECTIONS if change["direction"] == "both" else (change["direction"],)
        for direction in directions:
            end = link["ends"][0 if direction == "forward" else 1]
            channel = now[end["node"], end["port"]]
            channel |= {key: change[key] for key in ("rate_bps", "delay_ns") if change[key] is not None}
            links = links_file(plan, end["node"], now)
            made.append({"at_ns": change["at_ns"], "router": end["node"], "links": links})
    return made
