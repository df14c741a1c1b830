"""The plan: a scenario and a seed with every number made explicit, as the simulator takes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from xcpr.controller.network import IPV4, IPV6, Host, HostRoutes, Network, Prefix, Router
from xcpr.io import input_files, schema
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, unknown_name
from xcpr.scenarios.flows import profiles, registry, scripts
from xcpr.scenarios.flows.traffic import DIRECTIONS, Traffic
from xcpr.scenarios.network import channels, time_to_live
from xcpr.scenarios.network.changes import PathChange
from xcpr.scenarios.network.channels import QUEUE, Channel
from xcpr.scenarios.network.host_addresses import format_mac
from xcpr.scenarios.network.topology import Built, Connections, Flow
from xcpr.scenarios.programs import own_program
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.scenarios.programs.program import XCP
from xcpr.scenarios.programs.router import Runs
from xcpr.scenarios.scenario import Flows, Scenario

FIRST_PORT = 10000
"""Senders' ports from here on."""
UDP_PORT = 9


def make(scenario: Scenario, built: Built, seed: int, series: bool = True) -> dict[str, Any]:
    """Makes the plan of a run; all times in ns, rates in bit/s, sizes in bytes.

    Without ``series`` the run keeps nothing that grows with simulated time: no time series, recovery events or
    telemetry.
    """
    compiled = scenario.compiled
    jitters, next_hops = _send_jitters(scenario, built), _next_hops(scenario, built)
    ttl = time_to_live.choose(scenario, built)
    return {
        "seed": seed,
        "duration_ns": scenario.duration,
        "sample_interval_ns": scenario.sample_interval if series else None,
        "queue_sample_interval_ns": scenario.queue_sample_interval,
        "program": compiled.name,
        "drop_counter": compiled.drop_counter,
        "telemetry": compiled.telemetry if series else None,
        "hosts": [
            {"name": host.name}
            | _interface(scenario, host)
            | _of_hosts(scenario)
            | ({} if ttl == time_to_live.RECOMMENDED_TTL else {"ttl": ttl})
            | next_hops.get(host.name, {})
            | _further_ports(scenario, built, host)
            | jitters.get(host.name, {})
            for host in built.network.hosts
        ],
        "routers": [_router(scenario, compiled, built.network, router) for router in built.network.routers],
        "links": _links(built),
        **classes(channel.models[QUEUE] for channel in built.channels.values()),
        "flows": _flows(built),
        "udp_sources": [
            {
                "name": udp.name,
                "from": udp.sender,
                "to": udp.receiver,
                **_addresses(built, udp.sender, udp.receiver, udp.version),
                "from_port": 20000 + number,
                "to_port": UDP_PORT,
                "packet_bytes": udp.source.packet_bytes,
                "rate_bps": udp.source.rate_bps,
                "on": [list(period) for period in udp.source.on],
                "claim": udp.source.claim,
                **_dscp(udp.source.dscp),
            }
            for number, udp in enumerate(built.udp)
        ],
        "traffic": [_traffic(built, connections) for connections in built.connections],
        "path_changes": [
            {
                "at_ns": change.at,
                "link": change.link,
                "direction": change.direction,
                "rate_bps": change.rate,
                "delay_ns": change.delay,
                **({} if change.loss is None else {"loss": schema.values(change.loss)}),
                "updates": _updates(scenario, compiled, built.network, change),
            }
            for change in scenario.changes()
        ],
        "watch": [{"link": name, "direction": direction} for name, direction in built.watched],
        "watch_cells": scenario.watched_cells(),
        **_frames(scenario, built),
        **_programs_of_hosts(scenario, built),
    }


def read(path: Path) -> Mapping[str, Any]:
    """Reads the plan in a file; raises ``Invalid``."""
    made = input_files.read_json(path, input_files.MAX_PLAN_BYTES)
    if not isinstance(made, Mapping):
        raise Invalid([Problem(display_path(path), "", f"is no plan: it must be an object, not {schema.show(made)}")])
    return made


@contextmanager
def refuse_malformed(path: Path) -> Iterator[None]:
    """Makes the errors of a use of a file's plan, of which parts are missing or of another kind, ``Invalid``."""
    try:
        yield
    except Invalid:
        raise
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        problem = f"is no plan of this xcpr: {type(error).__name__}: {error}"
        raise Invalid([Problem(display_path(path), "", problem)]) from None


def _of_hosts(scenario: Scenario) -> dict[str, Any]:
    """Returns the costs and the queues of hosts, as a plan's host has them."""
    hosts = scenario.hosts
    made: dict[str, Any] = {} if hosts.txqueuelen is None else {"tx_queue_packets": hosts.txqueuelen}
    if hosts.packet_time or hosts.sack_time:
        made["cost"] = {
            "packet_time_ns": hosts.packet_time,
            "sack_time_ns": hosts.sack_time,
            "receive_buffer_packets": hosts.receive_buffer,
        }
    return made


def _interface(scenario: Scenario, host: Host) -> dict[str, Any]:
    """Returns the addresses of a host at a port, and how it finds next hops there, as a plan has them."""
    made: dict[str, Any] = {"address": str(host.address), "mac": format_mac(host.mac)}
    made |= {} if host.ipv6 is None else {"ipv6": str(host.ipv6)}
    if scenario.hosts.arp == "dynamic":
        resolved = {"arp": host.routes, "ndp": host.ipv6_routes}
        made |= {key: _neighbours(routes) for key, routes in resolved.items() if routes is not None}
    return made


def _neighbours(routes: HostRoutes) -> dict[str, Any]:
    made: dict[str, Any] = {"prefix_bits": routes.subnet.prefixlen}
    made |= {} if routes.gateway is None else {"gateway": str(routes.gateway)}
    neighbours = {str(address): format_mac(mac) for address, mac in routes.arp.items()}
    return made | ({"neighbours": neighbours} if neighbours else {})


def _further_ports(scenario: Scenario, built: Built, host: Host) -> dict[str, Any]:
    """Returns the further ports of a host, and the prefixes behind its ports, the longest first."""
    interfaces = built.network.interfaces_of(host.name)
    found = [
        (prefix, interface)
        for interface in interfaces
        for version in (IPV4, IPV6)
        for prefix in built.paths.prefixes_at(interface, version)
        if len(interfaces) > 1 or _has_own_route(interface, prefix)
    ]
    found.sort(key=lambda route: -route[0].prefixlen)
    routes = [_route(prefix, interface) for prefix, interface in found]
    ports = [{"port": other.port, **_interface(scenario, other)} for other in interfaces[1:]]
    return ({"interfaces": ports} if ports else {}) | ({"routes": routes} if routes else {})


def _has_own_route(interface: Host, prefix: Prefix) -> bool:
    routes = interface.routes_of(prefix.version)
    return routes is not None and prefix in routes.prefixes


def _route(prefix: Prefix, interface: Host) -> dict[str, Any]:
    routes = interface.routes_of(prefix.version)
    gateway = None if routes is None else routes.prefixes.get(prefix)
    return {"to": str(prefix), "port": interface.port, **({} if gateway is None else {"gateway": str(gateway)})}


def _addresses(built: Built, sender: str, receiver: str, version: int) -> dict[str, Any]:
    """Returns the addresses of a flow's hosts, where they are not the IPv4 addresses of port 0."""
    here, there = built.paths.ends_between(sender, receiver, version)
    back, _ = built.paths.ends_between(receiver, sender, version)
    if version == IPV4 and here.port == there.port == back.port == 0:
        return {}
    return {"addresses": [str(here.address_of(version)), str(there.address_of(version))]}


def _next_hops(scenario: Scenario, built: Built) -> dict[str, dict[str, dict[str, str]]]:
    """Returns the Ethernet addresses of next hops by host and IP address, as a plan's host has them.

    Hosts below switches have some, and hosts with routes of their own. Others send to their router."""
    hosts, paths, segments = built.network.hosts, built.paths, built.network.segments
    made: dict[str, dict[str, str]] = {}
    for sender, receiver, version in dict.fromkeys((*built.conversations, *_reply_pairs(scenario, hosts))):
        for source, destination in ((sender, receiver), (receiver, sender)):
            here, there = paths.ends_between(source, destination, version)
            if here.routes_of(version) is not None or here.router in segments:
                next_hop = paths.next_hop(source, destination, version)
                if next_hop is not None:  # a script's host may have no way to another
                    made.setdefault(source, {})[str(there.address_of(version))] = format_mac(next_hop)
    names = {host.name for host in hosts}
    for ping in scenario.pings.values():
        address = ping.stated_address
        if address is not None and ping.source in names:
            routes = paths.port_to(ping.source, address).routes_of(address.version)
            stated = None if routes is None else paths.resolve(routes, address)
            if stated is not None:
                made.setdefault(ping.source, {})[str(address)] = format_mac(stated)
    return {host: {"next_hops": addresses} for host, addresses in made.items()}


def _reply_pairs(scenario: Scenario, hosts: Sequence[Host]) -> Iterator[tuple[str, str, int]]:
    """Yields the hosts that may send each other what no flow or traffic source does: pings and their replies."""
    by_name = {host.name: host for host in hosts}
    for name in dict.fromkeys(
        [ping.source for ping in scenario.pings.values()] + [script.host for script in scenario.scripts.values()]
    ):
        for other in by_name if name in by_name else ():
            if other != name:
                yield name, other, IPV4
                if by_name[name].ipv6 is not None and by_name[other].ipv6 is not None:
                    yield name, other, IPV6


def _send_jitters(scenario: Scenario, built: Built) -> dict[str, dict[str, int]]:
    """Says by how much packets of senders leave late at most, by host. Where a host has several, the longest counts."""
    packets = [(flow.sender, flow.receiver, flow.version, flow.group.packet_size) for flow in built.flows]
    packets += [(udp.sender, udp.receiver, udp.version, udp.source.packet_bytes) for udp in built.udp]
    for source in built.connections:
        size = source.traffic.packet_size
        packets += [(sender, receiver, source.version, size) for sender, receiver, _ in source.pairs]
    most: dict[str, int] = {}
    for sender, receiver, version, packet_bytes in packets if scenario.hosts.send_jitter else ():
        path = built.paths.channels_between(sender, receiver, version)
        slowest = min(built.channels[name].rate for name in path)
        time = scenario.hosts.send_jitter * packet_bytes * 8 * 10**9 // (100 * slowest)
        most[sender] = max(most.get(sender, 0), time)
    return {host: {"send_jitter_ns": time} for host, time in most.items()}


def _router(scenario: Scenario, compiled: Runs, network: Network, router: Router) -> dict[str, Any]:
    police, separate = bool(scenario.router.police), scenario.queue.classes is not None
    made: dict[str, Any] = {"name": router.name, "mac": format_mac(router.mac(0))}
    own = scenario.own_programs.get(router.name)
    if own is not None:
        made["program"] = str(own.path)
    runs = own or compiled
    made |= runs.initial_state(network, router, police, separate)
    if isinstance(runs, OwnProgram) and scenario.router.cpu_port is not None:
        made["cpu_port"] = scenario.router.cpu_port
    if watch := scenario.router.watch:
        told = own_program.messages(runs.p4_program)
        made["watch_messages"] = [told[name] for name in watch if name in told]
    return made


def make_complete(scenario: Scenario, built: Built, seed: int, series: bool = True) -> dict[str, Any]:
    """Makes the plan of a run as the simulator takes it, with p4c's JSON of all programs; arguments as of ``make``."""
    own = {str(one.path): one.text for one in scenario.own_programs.values()}
    return make(scenario, built, seed, series) | {"program_json": scenario.compiled.text, "programs": own}


def _frames(scenario: Scenario, built: Built) -> dict[str, Any]:
    """Returns the scenario's own frames and the hosts that keep some; empty where it has neither."""
    hosts = [host.name for host in built.network.hosts]
    capture = list(scenario.hosts.capture or ())
    named = [(f"frames.{name}.source", frames.source) for name, frames in scenario.frames.items()]
    wrong = [Problem("scenario", key, unknown_name("host", name, hosts)) for key, name in named if name not in hosts]
    wrong += [
        Problem("scenario", "hosts.capture", unknown_name("host", name, hosts)) for name in capture if name not in hosts
    ]
    sent = []
    for name, frames in scenario.frames.items() if not wrong else ():
        try:
            sent += frames.plan_all(built.network, built.paths)
        except ValueError as error:
            wrong.append(Problem("scenario", f"frames.{name}.layers", str(error)))
    if wrong:
        raise Invalid(wrong)
    return ({"frames": sent} if sent else {}) | ({"capture": capture} if capture else {})


def _programs_of_hosts(scenario: Scenario, built: Built) -> dict[str, Any]:
    """Returns the scenario's pings and scripts, empty where it has neither; raises ``Invalid`` for hosts and files that
    are not there."""
    hosts = [host.name for host in built.network.hosts]
    wrong = [Problem("scenario", key, message) for key, message in scripts.check(scenario.scripts, hosts)]
    pings: list[dict[str, Any]] = []
    for name, ping in scenario.pings.items():
        if ping.source not in hosts:
            wrong.append(Problem("scenario", f"pings.{name}.source", unknown_name("host", ping.source, hosts)))
            continue
        try:
            pings.append(ping.plan(name, hosts, built.paths))
        except ValueError as error:
            wrong.append(Problem("scenario", f"pings.{name}.destination", str(error)))
    if wrong:
        raise Invalid(wrong)
    planned = scripts.plan(scenario.scripts)
    return ({"pings": pings} if pings else {}) | ({"scripts": planned} if planned else {})


def _links(built: Built) -> list[dict[str, Any]]:
    # Thousands of channels share what they have of models.
    shared = {id(channel.models): channel.models for channel in built.channels.values()}
    planned = {number: channels.planned(models) for number, models in shared.items()}

    def channel(of: Channel) -> dict[str, Any]:
        return {"rate_bps": of.rate, "delay_ns": of.delay, **planned[id(of.models)]}

    return [
        {
            "name": link.name,
            "ends": [{"node": end.node, "port": end.port} for end in link.ends],
            **{way: channel(built.channels[link.name, way]) for way in DIRECTIONS},
        }
        for link in built.network.links
    ]


def _updates(scenario: Scenario, compiled: Runs, network: Network, change: PathChange) -> list[dict[str, Any]]:
    """Returns the controller's news for the routers whose ports have another speed from then on."""
    if not change.rate or not change.update_routers:
        return []
    link = next(link for link in network.links if link.name == change.link)
    ends = {"forward": link.ends[:1], "backward": link.ends[1:], "both": link.ends}[change.direction]
    own = scenario.own_programs
    told = {end.node: own.get(end.node, compiled).port(end.port, change.rate) for end in ends}
    return [{"router": name, "entries": [entry.json() for entry in entries]} for name, entries in told.items()]


def classes(queues: Iterable[Any]) -> dict[str, Any]:
    """Returns the registers by which XCP's program shares a port with other classes, where a queue is several."""
    if all(queue.classes is None for queue in queues):
        return {}
    assert XCP.queues is not None
    return {"classes": {"flows": XCP.queues.flows, "share": XCP.queues.share}}


def _flows(built: Built) -> list[dict[str, Any]]:
    """Plans the flows; those of one group share their options."""
    flows = built.flows
    groups = {id(flow.group): flow.group for flow in flows}
    options = {number: _options(group) for number, group in groups.items()}
    return [_flow(built, flow, FIRST_PORT + number, options[id(flow.group)]) for number, flow in enumerate(flows)]


def _options(group: Flows) -> dict[str, Any]:
    return {name: schema.values(table) for name, table in group.options.items()}


def _flow(built: Built, flow: Flow, port: int, options: Mapping[str, Any]) -> dict[str, Any]:
    group: Flows = flow.group
    return {
        "name": flow.name,
        **_transport(group.transport),
        "recovery": group.recovery,
        "from": flow.sender,
        "to": flow.receiver,
        **_addresses(built, flow.sender, flow.receiver, flow.version),
        "from_port": port,
        "to_port": flow.to_port,
        "start_ns": flow.start,
        "stop_ns": group.stop,
        "bytes": flow.transfer_bytes,
        "packet_bytes": group.packet_size,
        "initial_window_packets": group.initial_window,
        "min_rto_ns": group.min_rto,
        "initial_rto_ns": group.initial_rto,
        "max_rto_ns": group.max_rto,
        "ack_every": group.ack_every,
        "max_ack_delay_ns": group.max_ack_delay,
        "quick_acks": group.quick_acks,
        "max_window_packets": group.max_window,
        "ecn": group.ecn,
        **_dscp(group.dscp),
        "options": options,
    }


def _dscp(dscp: int | None) -> dict[str, int]:
    """Returns what a plan says of a DSCP: nothing of none."""
    return {} if dscp is None else {"dscp": dscp}


def _transport(transport: str) -> dict[str, str]:
    """Returns a flow's transport; a congestion controller in Python has plain TCP's, in the place of NewReno."""
    if transport.startswith(registry.PYTHON):
        return {"transport": "newreno", "congestion_controller": transport}
    return {"transport": transport}


def _traffic(built: Built, connections: Connections) -> dict[str, Any]:
    """Plans a traffic source of TCP connections; the settings for which it has no key are those of its profile."""
    table = connections.traffic
    known = schema.list_keys(Traffic)
    settings = () if table.profile is None else profiles.list_settings(table.profile, table.transport, table.recovery)
    given = {setting["key"]: value for setting, value in settings if not profiles.is_key(setting, known)}
    given |= {name: getattr(table, name) for name in ("initial_window", "min_rto", "initial_rto", "dscp")}
    group = Flows(
        transport=table.transport,
        recovery=table.recovery,
        packet_size=table.packet_size,
        stop=table.stop,
        options=table.options,
        address_family=table.address_family,
        **{name: value for name, value in given.items() if value is not None},
    )
    options = _options(group)
    return {
        "name": connections.name,
        "pairs": [
            {
                "connection": _flow(built, Flow(connections.name, group, table.start, *ends), FIRST_PORT, options),
                "application": table.application(pair, connections.bottleneck_bps),
            }
            for pair, ends in enumerate(connections.pairs)
        ],
    }
