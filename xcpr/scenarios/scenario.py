"""Scenario files: an experiment as data.

A scenario is a TOML file; ``extends = "base.toml"`` lays it on another one, ``extends = "demo"`` on one of ours. Every
key stands in the dataclasses below with its unit and its default. Rust declares the settings of flows, the options of
transports and recoveries, and the models of links. Unknown keys are errors.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from xcpr.io import former_names, schema, units
from xcpr.io.input_files import MAX_KEY_PARTS, is_file, parse_toml, read_toml
from xcpr.io.paths import SCENARIOS, display_path
from xcpr.io.schema import Invalid, Lack, Problem, choice, integer, key, list_of, table, tables, text
from xcpr.scenarios.flows import options, profiles, registry, scripts, traffic, traffic_files, transports
from xcpr.scenarios.flows.frames import Frames
from xcpr.scenarios.flows.pings import Ping
from xcpr.scenarios.flows.scripts import Script
from xcpr.scenarios.flows.traffic import DIRECTIONS, Traffic
from xcpr.scenarios.importers import imports
from xcpr.scenarios.importers.imports import Layer, OverrideLayer
from xcpr.scenarios.network import changes, families, graph, placement, ports, time_to_live, topology
from xcpr.scenarios.network.changes import PathChange, Trace
from xcpr.scenarios.network.graph import Link, Node, Route, Topology
from xcpr.scenarios.network.shapes import Shape
from xcpr.scenarios.programs import controllers as control
from xcpr.scenarios.programs import own_program, program, router
from xcpr.scenarios.programs.controllers import Controller, ControlPlane
from xcpr.scenarios.programs.derived_program import DerivedProgram
from xcpr.scenarios.programs.router import OF_SIMULATOR, OneRouter, Router, Runs
from xcpr.scenarios.schema import declared, shorthands
from xcpr.scenarios.table_entries.entries import inline, is_path

MAX_DURATION = 10**16
"""ns. A network of many hosts may run for less: times and sources of events share 64 bits."""
MAX_FLOWS = 10_000
"""Each has a port of its own."""

OF_HOSTS_IN_SIMULATOR = (Lack("mininet", "hosts there take the time that they take"),)
OF_FIXED_LINKS = Lack("bmv2", "its ports keep their rates")

MIN_KERNEL_PACKET_BYTES = 142
"""Bytes: the kernel's least MSS is 88, timestamps included (tcp(7)), behind 54 bytes of headers."""


@dataclass(frozen=True)
class Hosts:
    """The TTL of hosts' packets, their cost for hosts, and the packets that hosts keep. Cost is the simulator's alone:
    real hosts cost what they cost."""

    profile: str = key(registry.profile, default=registry.default_name("profile"))
    """The host whose settings flows and sources of connections have where these name neither a profile nor the
    setting."""
    send_jitter: int = key(units.parse_percent, units.format_percent, default=100)
    """Percent of a packet's time at the sender's bottleneck: each packet of a sender leaves late by a time from none to
    that, drawn for it alone."""

    packet_time: int = key(units.parse_time, units.format_time, default=0, lacks=OF_HOSTS_IN_SIMULATOR)
    """The time of each packet that an end takes or sends; each end has a processor of its own."""
    sack_time: int = key(units.parse_time, units.format_time, default=0, lacks=OF_HOSTS_IN_SIMULATOR)
    """Time that each segment in flight adds to an ACK with SACK blocks. Linux before 4.15 looked at all of them, at
    about 40 ns each (its commit 75c119afe14f)."""
    receive_buffer: int = key(units.parse_packets, units.format_packets, default=64)
    """The packets that may wait for a busy processor; one packet more is lost."""
    txqueuelen: int | None = key(units.parse_packets, units.format_packets, default=None, lacks=OF_SIMULATOR)
    """Packets that a host's interface holds, as Linux's txqueuelen. A full one takes none, and a TCP reduces its window
    as for a mark (Linux's tcp_enter_cwr). Absent: no limit."""
    capture: tuple[str, ...] | None = key(
        list_of(text, 'hosts, for example ["h1"]'), list, default=None, lacks=OF_SIMULATOR
    )
    """Hosts that keep the frames which reach them, the first ten thousand of each. Frames for other MAC addresses are
    among them, as in a capture of tcpdump, which makes an interface promiscuous."""
    arp: str = key(
        choice("static", "dynamic"), default="static", lacks=(Lack("mininet", "hosts there do ARP", "dynamic"),)
    )
    """How hosts with addresses of their own find the Ethernet addresses of next hops: "static" has them in tables from
    the start, "dynamic" sends ARP requests (RFC 826), and Neighbour Solicitations for IPv6 (RFC 4861). Every host
    replies to them."""
    ttl: int | None = key(integer(1, time_to_live.MAX_TTL), default=None)
    """The TTL of packets of flows and traffic. Absent: 64, or more where the path of a flow passes more than 63
    routers."""


def _hops(value: object) -> tuple[int, int]:
    first, dash, last = value.partition("-") if isinstance(value, str) else ("", "", "")
    if not (first.isascii() and first.isdigit()) or (dash and not (last.isascii() and last.isdigit())):
        raise ValueError(f'must be a hop ("2") or a range of hops ("1-9"), not {schema.show(value)}')
    pair = (int(first), int(last or first))
    if not 1 <= pair[0] <= pair[1]:
        raise ValueError(f'must be a range of hops in order, counted from 1, not "{value}"')
    return pair


@dataclass(frozen=True)
class Flows:
    """A group of equal flows, each between a host pair of its own unless hosts are named."""

    count: int = key(integer(1, MAX_FLOWS), default=10)
    """The number of flows."""
    transport: str = key(registry.transport, default=registry.default_name("transport"), inherits="transport")
    """The congestion control, with its header."""
    fixed_transport: bool | None = key(schema.switch, default=None)
    """Whether an override of the scenario's ``transport`` leaves this group as it is; absent: no."""
    recovery: str = key(registry.recovery, default=registry.default_name("recovery"))
    """How senders find and repair losses."""
    start: int = key(units.parse_time, units.format_time, default=0)
    """When the first flow starts."""
    spacing: int = key(units.parse_time, units.format_time, default=10**7)
    """From one flow's start to the next one's."""
    stop: int | None = key(units.parse_time, units.format_time, default=None)
    """From then on the senders send nothing new; absent means to the run's end."""
    transfer: int | None = key(units.parse_size, units.format_size, default=None)
    """Bytes to send; absent means without end."""
    start_times: tuple[int, ...] | None = key(
        list_of(units.parse_time, "times"), lambda times: [units.format_time(time) for time in times], default=None
    )
    """When each flow starts; absent: by ``start`` and ``spacing``."""
    transfers: tuple[int, ...] | None = key(
        list_of(units.parse_size, "sizes"), lambda sizes: [units.format_size(size) for size in sizes], default=None
    )
    """Bytes that each flow sends; absent: ``transfer``."""
    file: str | None = key(text, default=None)
    """A list of flows as CSV, in the place of their number, starts, sizes and nodes."""
    profile: str | None = key(registry.profile, default=None, inherits="hosts.profile")
    """The host whose settings the flows have where the group does not name them; absent: ``hosts.profile``."""
    packet_size: int = options.declared_key("packet_size")
    initial_window: int = options.declared_key("initial_window")
    max_window: int | None = options.declared_key("max_window")
    min_rto: int = options.declared_key("min_rto")
    initial_rto: int = options.declared_key("initial_rto")
    max_rto: int | None = options.declared_key("max_rto")
    ack_every: int = options.declared_key("ack_every")
    max_ack_delay: int = options.declared_key("max_ack_delay")
    quick_acks: int = options.declared_key("quick_acks")
    ecn: str | None = options.declared_key("ecn")
    dscp: int | None = options.declared_key("dscp")
    hops: tuple[int, int] | None = key(_hops, lambda pair: f"{pair[0]}-{pair[1]}", default=None)
    """First and last bottleneck link crossed; absent means all."""
    direction: str = key(choice(*DIRECTIONS), default="forward")
    """Backward: the senders are at the far end, and the data runs against that of the others."""
    source: tuple[str, ...] | None = key(placement.nodes, placement.write_nodes, default=None)
    """The nodes of the senders, one after the other; absent means where the path along the bottlenecks begins."""
    destination: tuple[str, ...] | None = key(placement.nodes, placement.write_nodes, default=None)
    """The nodes of the receivers."""
    address_family: str | None = key(choice(*traffic.FAMILIES), default=None, lacks=traffic.ONLY_IPV4)
    """The version of IP of the packets. Absent: "ipv4"."""
    pairs: int | None = key(integer(1, MAX_FLOWS), default=None)
    """Pairs of ends that the flows share; absent means that each has its own."""
    access_delay: tuple[int, int] | None = key(units.parse_times, units.format_times, default=None)
    """The delays of the first and the last sender's link, the others' evenly between; absent means the
    topology's."""
    options: dict[str, Any] = schema.flattened(declared.OPTIONS, options.omitted_tables())
    """The options of transports and recoveries, by table; those of others are taken along unused."""

    def starts(self) -> list[int]:
        """Returns when each flow begins, ns."""
        return [*(self.start_times or (self.start + index * self.spacing for index in range(self.count)))]

    def transfer_bytes(self, index: int) -> int | None:
        """Returns the bytes that the flow of this index sends; None: without end."""
        return self.transfer if self.transfers is None else self.transfers[index]

    def access_delays(self, default: int) -> list[int]:
        """Returns the delay of the link of each sender's own host, ns."""
        first, last = self.access_delay or (default, default)
        steps = max(1, self.places - 1)
        return [first + round(Fraction((last - first) * index, steps)) for index in range(self.places)]

    @property
    def places(self) -> int:
        """In how many places its ends are."""
        return self.pairs or self.count

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that no flow stops before it starts, and that the kernel's own TCP can do what is asked of it."""
        for name in ("start_times", "transfers"):
            values = getattr(self, name)
            if values is not None and len(values) != self.count:
                yield name, f"must be a list of {self.count}, one for each flow, not of {len(values)}"
                return
        last = max(self.starts())
        if self.stop is not None and self.stop <= last:
            yield "stop", f"must be later than {units.format_time(last)}, when the last flow of the group starts"
        if registry.is_over_udp(self.transport) and self.recovery != registry.default_name("recovery"):
            yield "recovery", f'must be left out with transport "{self.transport}", which has its own'
        if self.ecn is not None and not registry.is_plain_tcp(self.transport):
            yield "ecn", f'must be absent with transport "{self.transport}": it is for our own TCP'
        yield from traffic.check_family(self.transport, self.address_family)
        yield from self._check_kernel()

    def _check_kernel(self) -> Iterator[tuple[str, str]]:
        if not self.transport.startswith(registry.KERNEL):
            return
        if self.pairs is not None:
            yield "pairs", f'must be absent with transport "{self.transport}", whose flows have hosts of their own'
        if self.recovery != "rack":
            yield "recovery", f'must be "rack" with transport "{self.transport}": that is the kernel\'s'
        if self.ack_every > 2:
            yield "ack_every", f'must be 1 or 2 with transport "{self.transport}": the kernel does no other'
        if self.dscp is not None:
            yield "dscp", f'must be absent with transport "{self.transport}": it is for our own hosts'
        if self.packet_size < MIN_KERNEL_PACKET_BYTES:
            least = units.format_size(MIN_KERNEL_PACKET_BYTES)
            yield "packet_size", f'must be at least "{least}" with transport "{self.transport}"'


@dataclass(frozen=True)
class Udp:
    """ON/OFF traffic along the whole row of bottlenecks, by a schedule of udp-schedules.toml."""

    schedule: str = key(text, default="none")
    """The name of a schedule of udp-schedules.toml."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that the schedule exists."""
        known = traffic.schedule_names()
        if self.schedule not in known:
            yield "schedule", f"must be {schema.one_of(known)}, not {schema.show(self.schedule)}"


def _duration(value: object) -> int:
    parsed = units.parse_positive_time(value)
    if parsed > MAX_DURATION:
        raise ValueError(f'must be at most "{units.format_time(MAX_DURATION)}", not {schema.show(value)}')
    return parsed


@dataclass(frozen=True)
class Scenario:
    """One experiment, complete but for the seed."""

    title: str = key(text)
    """The title of reports and figures."""
    duration: int = key(_duration, units.format_time, default=50 * 10**9)
    """The simulated time of the run."""
    sample_interval: int = key(units.parse_positive_time, units.format_time, default=10**8)
    """The time between two samples of a time series."""
    transport: str | None = key(registry.transport, default=None)
    """The transport of groups of flows, and of traffic sources with connections, that name none. An override is that
    of all of them without ``fixed_transport``."""
    queue_sample_interval: int = key(units.parse_positive_time, units.format_time, default=10**6)
    """The time between two samples of a queue for its mean and quantiles."""
    topology: Topology = table(Topology)
    nodes: dict[str, Node] = tables(Node, quiet=True)
    links: dict[str, Link] = tables(Link, quiet=True)
    routes: dict[str, Route] = tables(Route, quiet=True)
    hosts: Hosts = table(Hosts, quiet=True)
    router: Router = table(Router)
    routers: dict[str, OneRouter] = tables(OneRouter, quiet=True, lacks=(Lack("tofino", "they run one program all"),))
    controllers: dict[str, Controller] = tables(Controller, quiet=True, lacks=OF_SIMULATOR)
    control_plane: ControlPlane = table(ControlPlane, quiet=True)
    queue: declared.Queue = table(declared.Queue)
    """The queue of every router port. Hosts' own queues are unlimited."""
    models: dict[str, Any] = schema.flattened(declared.DIRECTIONS, declared.DIRECTIONS.keys() - options.ALWAYS_WRITTEN)
    """Loss, reordering and the like on the bottleneck links, for each direction."""
    flows: dict[str, Flows] = tables(Flows)
    udp: Udp = table(Udp)
    traffic: dict[str, Traffic] = tables(Traffic)
    frames: dict[str, Frames] = tables(Frames, quiet=True, lacks=OF_SIMULATOR)
    pings: dict[str, Ping] = tables(Ping, quiet=True, lacks=OF_SIMULATOR)
    scripts: dict[str, Script] = tables(Script, quiet=True, lacks=OF_SIMULATOR)
    path_changes: dict[str, PathChange] = tables(PathChange, lacks=(OF_FIXED_LINKS,))
    traces: dict[str, Trace] = tables(Trace, quiet=True, lacks=(OF_FIXED_LINKS,))

    ignored: tuple[str, ...] | None = key(list_of(text, "sentences"), list, default=None)
    """Sentences on keys and fields of files that have no effect: readers of files write them, and results keep
    them."""

    def needs(self) -> dict[str, tuple[str, str]]:
        """Returns the programs that transports need; of each the first key that names such a transport, and the
        transport."""
        named = {f"flows.{name}.transport": group.transport for name, group in self.flows.items()}
        named |= {f"traffic.{name}.transport": it.transport for name, it in self.traffic.items() if not it.is_udp}
        made: dict[str, tuple[str, str]] = {}
        for place, transport in named.items():
            for runs in program.PROGRAMS.values():
                if transport in runs.transports:
                    made.setdefault(runs.name, (place, transport))
        return made

    @property
    def compiled(self) -> Runs:
        """The program of the routers; a program of one's own that can't be read raises ValueError when
        it is looked into."""
        if is_path(self.router.program):
            return router.resolve_program(self.router)
        chosen = self.router
        return program.select(self._runs(self.needs()), chosen.arithmetic, chosen.target, bool(chosen.police))

    @property
    def own_programs(self) -> dict[str, Runs]:
        """The programs of routers that do not run the program of all others, by the router's name."""
        return {name: router.resolve_program(one, self.router) for name, one in self.routers.items()}

    def layers(self) -> dict[str, int]:
        """Returns the layer at which each router forwards; raises ValueError for a program that can't be read."""
        usual, own = self.compiled, self.own_programs
        return {name: own.get(name, usual).layer for name in self.shape.routers}

    def _runs(self, needs: Iterable[str]) -> str:
        """Returns the program of the routers: the one that is asked for, else the first that a transport needs, else
        XCP's."""
        return self.router.program or next(iter(needs), "xcp")

    def _check_program(self) -> Iterator[tuple[str, str]]:
        needs = self.needs()
        runs = self._runs(needs)
        if is_path(runs):
            yield from self._check_own_program()
        yield from self._check_own_programs()
        yield from self._check_controllers()
        for needed, (place, transport) in needs.items():
            if needed not in (runs, self.router.base_program):
                why = "router.program says so" if self.router.program else f"{needs[runs][0]} needs it"
                if is_path(runs):
                    why += f'; if it was made from that program, set router.base_program = "{needed}"'
                yield place, f'"{transport}" needs routers that run "{needed}", but they run "{runs}": {why}'
        if is_path(runs):
            return
        arithmetics = tuple(program.PROGRAMS[runs].compiled)
        if self.router.arithmetic not in arithmetics:
            yield "router.arithmetic", f'must be {schema.one_of(arithmetics)} where routers run "{runs}"'
        if self.router.target is not None and runs not in program.TOFINO:
            yield "router.target", f'must be absent where routers run "{runs}": no program for a Tofino computes that'
        if self.router.target is not None:
            for name, lack in schema.lacking(self, self.router.target):
                yield name, f"must be absent where routers are Tofinos: {lack.why}"
            return
        yield from self._check_police(runs)
        if self.queue.classes == "xcp-and-best-effort" and program.PROGRAMS[runs].queues is None:
            yield "queue.classes", f'must be absent where routers run "{runs}": their program has one queue at a port'

    def _check_police(self, runs: str) -> Iterator[tuple[str, str]]:
        """Checks that a program of ours polices, in the arithmetic that is asked for."""
        police = program.PROGRAMS[runs].police
        if not self.router.police:
            return
        if police is None:
            yield "router.police", f'must be absent where routers run "{runs}": their program checks no claims'
        elif self.router.arithmetic not in police.compiled:
            why = f"the program that checks claims has {schema.one_of(tuple(police.compiled))} arithmetic"
            yield "router.police", f'must be absent where router.arithmetic is "{self.router.arithmetic}": {why}'

    def _check_own_program(self) -> Iterator[tuple[str, str]]:
        for name, _ in schema.lacking(self, "own-program"):
            yield name, "must be absent: router.program is a program of your own"
        yield from self._check_files("router", self.compiled, self.router.p4info)

    def _check_own_programs(self) -> Iterator[tuple[str, str]]:
        for name, one in self.routers.items():
            if one.program is None and not is_path(self.router.program):
                yield f"routers.{name}.program", "is missing: router.program is no program of your own, which all have"
                return
        for name, runs in self.own_programs.items():
            yield from self._check_files(f"routers.{name}", runs, self.routers[name].p4info)

    def _has_own_programs(self) -> bool:
        """Returns whether each router runs a program of one's own."""
        return is_path(self.router.program) or self.routers.keys() >= {*self.shape.routers}

    def _check_controllers(self) -> Iterator[tuple[str, str]]:
        if self.controllers and not (self._has_own_programs() and self.router.base_program is None):
            yield "controllers", "must be absent: they are for a router.program of your own without base_program"
        for name, one in self.controllers.items():
            if one.program is not None and not is_file(Path(one.program)):
                yield f"controllers.{name}.program", f"{display_path(Path(one.program))}: no such file"
            elif not one.working_folder.is_dir():
                yield f"controllers.{name}.folder", f"{display_path(one.working_folder)}: no such folder"

    def _check_files(self, place: str, runs: Runs, p4info: str | None) -> Iterator[tuple[str, str]]:
        try:
            _ = runs.p4_program
        except ValueError as error:
            is_p4info = p4info is not None and str(error).startswith(f"{display_path(Path(p4info))}: ")
            yield f"{place}.{'p4info' if is_p4info else 'program'}", str(error)
            return
        missing = ", ".join(runs.missing()) if isinstance(runs, DerivedProgram) else ""
        if missing:
            yield f"{place}.base_program", f"must be absent: {runs.name} has no {missing}"

    def _check_watched(self) -> Iterator[tuple[str, str]]:
        own = is_path(self.router.program) or bool(self.routers)
        if self.router.cpu_port is not None and not own:
            yield "router.cpu_port", "must be absent: it is for a router.program of your own"
        elif own and self.router.cpu_port is None and own_program.PACKET_IN in (self.router.watch or ()):
            yield "router.cpu_port", f'is missing: "{own_program.PACKET_IN}" is what reaches it'
        try:
            self.watched_cells()
        except ValueError as error:
            yield "router.watch", str(error)

    def watched_cells(self) -> list[dict[str, Any]]:
        """Returns the counters and registers that are sampled, as the plan has them; raises ValueError."""
        if not self.router.watch:
            return []
        return own_program.watched(
            [runs.p4_program for runs in (self.compiled, *self.own_programs.values())], self.router.watch
        )

    @cached_property
    def shape(self) -> Shape:
        """Nodes and links."""
        return graph.shape(self.topology, self.nodes, self.links)

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that flows, traffic and path changes name nodes and links that exist, and that the hosts fit on the
        routers' ports."""
        yield from schema.check_in_turn(self._check_parts(), self._check_hops())

    def _check_parts(self) -> Iterator[tuple[str, str]]:
        yield from schema.check_in_turn(self._check_program(), self._check_watched())
        if not (self.flows or self.traffic or self.frames or self.pings or self.scripts):
            yield "flows", "is missing: a scenario has at least one group of flows, for example [flows.main]"
        if self.hosts.arp == "dynamic" and not any(node.ip or node.ipv6 for node in self.nodes.values()):
            yield "hosts.arp", 'must be "static": no host has an address of its own, nodes.NAME.ip or nodes.NAME.ipv6'
        if sum(group.count for group in self.flows.values()) > MAX_FLOWS:
            yield "flows", f"must be at most {MAX_FLOWS} in all"
        for name in self.traffic:
            if re.fullmatch(r"udp\d+", name):
                yield f"traffic.{name}", "must have another name: sources of udp.schedule are named like this"
        if self.sample_interval > self.duration:
            yield "sample_interval", "must not be longer than duration"
        found = graph.problems(self.topology, self.nodes, self.links)
        yield from schema.check_in_turn(found, self._check_places())

    def _check_places(self) -> Iterator[tuple[str, str]]:
        yield from ports.problems(self.shape, self.links, self.router.cpu_port)
        yield from graph.route_problems(self.routes, self.shape)
        for name in self.routers:
            if name not in self.shape.routers:
                yield f"routers.{name}", schema.unknown_name("router", name, self.shape.routers)
        placed: dict[str, Flows | Traffic] = {f"flows.{name}": group for name, group in self.flows.items()}
        placed |= {f"traffic.{name}": source for name, source in self.traffic.items()}
        free = ports.MAX_PORT - len(ports.reserved(self.router.cpu_port))
        yield from placement.problems(self.shape, placed, traffic.scheduled(self.udp.schedule), free)
        yield from families.problems(self.nodes, {key: item.address_family for key, item in placed.items()}, placed)
        for name, group in self.flows.items():
            shared = {*(group.source or ()), *(group.destination or ())} & {*self.shape.hosts}
            if shared and group.transport.startswith(registry.KERNEL):
                why = f'with transport "{group.transport}", whose flows have hosts of their own'
                yield f"flows.{name}.source", f"must be routers, and so must destination, {why}"
        links = list(self.shape.row or self.shape.links)
        changing = {f"path_changes.{name}": change.link for name, change in self.path_changes.items()}
        changing |= {f"traces.{name}": trace.link for name, trace in self.traces.items()}
        for key_of, link in changing.items():
            if link not in links:
                yield f"{key_of}.link", f"must be {schema.one_of(links)}, not {schema.show(link)}"

    def _check_hops(self) -> Iterator[tuple[str, str]]:
        """Checks that no data passes more routers than its header can tell of, or a TTL allows."""
        for needed, (place, transport) in self.needs().items():
            most = program.PROGRAMS[needed].header.most_hops
            if most is None:
                continue
            passed = topology.build(self).most_routers(transport)
            if passed > most:
                yield place, f'must be another: packets of "{transport}" tell of {most} routers, and here pass {passed}'
        if len(self.shape.routers) >= time_to_live.MAX_TTL:
            yield from time_to_live.problems(self, topology.build(self))

    def warnings(self) -> list[str]:
        """Returns what the scenario, or a file that it was made from, has and a run can't honour."""
        programs = (self.compiled, *self.own_programs.values())
        of_programs = dict.fromkeys(line for runs in programs for line in runs.warnings)
        return [*(self.ignored or ()), *self._warn_of_transport(), *of_programs]

    def _warn_of_transport(self) -> Iterator[str]:
        of_sources = (source.transport for source in self.traffic.values() if not source.is_udp)
        used = {*(group.transport for group in self.flows.values()), *of_sources}
        if self.transport is not None and self.transport not in used:
            yield f'transport = "{self.transport}" has no effect: each group of flows and traffic source names its own'

    def changes(self) -> list[PathChange]:
        """Returns all changes of links, in the order of their times."""
        of_traces = (change for trace in self.traces.values() for change in trace.changes(self.duration))
        return sorted([*self.path_changes.values(), *of_traces], key=lambda change: change.at)


def find(name: str) -> Path:
    """Finds the file of a scenario given by path or by its name under scenarios/, or a project's folder."""
    direct = Path(name)
    if direct.suffix == ".toml" or is_project(direct):
        return direct
    named = SCENARIOS / f"{name}.toml"
    if not is_file(named):
        raise schema.no_such("scenario", name, list_scenarios())
    return named


def is_project(path: Path) -> bool:
    """Returns whether a scenario can be made of a path: the folder of a P4 project, or a script of ``NetworkAPI``."""
    if not (path.is_dir() or path.suffix == ".py"):
        return False
    from xcpr.scenarios.importers import folders  # noqa: PLC0415 - most runs have no such folder

    return folders.find_topology(path) is not None


def list_scenarios() -> list[str]:
    """Returns the names of the scenarios under scenarios/."""
    return sorted(path.stem for path in SCENARIOS.glob("*.toml"))


def load(name: str, overrides: Sequence[str] = (), allow_python: bool = False) -> Scenario:
    """Loads the scenario of a file or name, with ``key=value`` overrides; raises ``Invalid``.

    Only with ``allow_python`` may it name a topology in Python, which is then run.
    """
    return build([*read_layers(find(name), allow_python=allow_python), *override_layers(overrides)], allow_python)


def build(layers: Sequence[Layer], allow_python: bool = False) -> Scenario:
    """Builds the scenario of tables laid on each other, later ones over earlier ones; raises ``Invalid``; see
    ``load``."""
    layers = imports.below(layers, allow_python)
    given = [f"{path} = {value}" for layer in layers if _is_typed(layer) for path, value in _flat(layer[1])]
    layers = transports.expand_overrides(shorthands.expand_directions(layers))
    merged: dict[str, Any] = {}
    for _, layer in layers:
        merged = schema.merge(merged, layer)

    def source(path: str) -> str:
        """Returns the last layer that has the key, else the one that has most of its path."""
        names = path.split(".") if path else []
        for length in range(len(names), 0, -1):
            for name, layer in reversed(layers):
                if _has(layer, names[:length]):
                    return name
        return layers[-1][0] if layers[-1][0] != OVERRIDES else layers[0][0]

    merged = shorthands.resolve_bdp(shorthands.resolve_rtt(layers, merged), source("queue.limit"))
    merged = profiles.apply(transports.apply_default(traffic_files.read_in(changes.read_in(merged))))
    if isinstance(merged.get("title"), str) and not any(text.startswith("title = ") for text in given):
        merged["title"] = titled(merged["title"], given)
    return schema.read(Scenario, merged, source)


def _is_typed(layer: Layer) -> bool:
    return isinstance(layer, OverrideLayer) and layer.source == OVERRIDES


def _has(layer: Mapping[str, Any], names: Sequence[str]) -> bool:
    here: Any = layer
    for name in names:
        if not isinstance(here, Mapping) or name not in here:
            return False
        here = here[name]
    return True


class Ours(NamedTuple):
    """Files that ship: their kind, and the folders that they lie in."""

    kind: str
    folders: tuple[Path, ...]


OURS = Ours("scenario", (SCENARIOS,))


def read_layers(
    path: Path, children: tuple[Path, ...] = (), ours: Ours = OURS, allow_python: bool = False
) -> list[Layer]:
    """Reads a file and all it extends, base first; it may extend ``ours`` from anywhere. A folder is a project's, whose
    script is run with ``allow_python``; so is a script itself."""
    if path.is_dir() or path.suffix == ".py":
        from xcpr.scenarios.importers import folders  # noqa: PLC0415 - most runs have no such folder

        return [imports.ProjectLayer(*folders.read_folder(path, allow_python=allow_python))]
    table = read_toml(path)
    here = path.resolve()
    if here in children:
        raise Invalid([Problem(display_path(path), "extends", "comes back to this file")])
    table = located(table, path.parent, display_path(path))
    base = table.pop("extends", None)
    own: Layer = (display_path(path), table)
    if base is None:
        return [own]
    if not isinstance(base, str):
        raise Invalid(
            [Problem(display_path(path), "extends", f"must be a file's path or a name, not {schema.show(base)}")]
        )
    return [*read_layers(named_in(path, "extends", base, ours), (*children, here), ours), own]


def named_in(path: Path, key: str, name: str, ours: Ours) -> Path:
    """Finds the file that a key of a file names: one beside it, or else one of ours; with or without ".toml"."""
    is_path = name.endswith(".toml")
    folders = (path.parent, *ours.folders)
    places = [folder / (name if is_path else f"{name}.toml") for folder in folders]
    for place in places:
        # A file may have the name of ours that it extends.
        if is_file(place) and place.resolve() != path.resolve():
            return place
    if is_path and is_file(places[0]) and places[0].resolve() == path.resolve():
        return path
    known = sorted({file.stem for folder in folders for file in folder.glob("*.toml")} - {path.stem})
    if name == path.stem:
        message = f'"{name}" is this file, and no {ours.kind} of ours; there are: {", ".join(known)}'
    elif is_path:
        near = f'; one of ours is "{Path(name).stem}"' if Path(name).stem in known else ""
        message = (
            f"{schema.show(name)}: no such file beside this one ({display_path(places[0])}), and none of ours{near}"
        )
    else:
        message = schema.unknown_name(ours.kind, name, known)
    raise Invalid([Problem(display_path(path), key, message)])


OVERRIDES = "--set"
"""The name of the layers of overrides."""
MAX_TITLE_OVERRIDES = 3
"""Overrides that a title names."""


def titled(title: str, overrides: Sequence[str]) -> str:
    """Makes a title that stays true with overrides: it names them, or counts them."""
    if not overrides:
        return title
    told = ", ".join(overrides) if len(overrides) <= MAX_TITLE_OVERRIDES else f"{len(overrides)} keys changed"
    return f"{title}; {told}"


def _flat(layer: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Yields the values of nested tables, by dotted keys."""
    for name, value in layer.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", value


def override_layers(items: Sequence[str]) -> list[Layer]:
    """Reads the layers of ``key=value`` overrides; raises ``Invalid``."""
    return [OverrideLayer(OVERRIDES, located(parse_override(item), Path(), OVERRIDES)) for item in items]


def located(layer: Mapping[str, Any], folder: Path, source: str) -> dict[str, Any]:
    """Returns a layer from a folder, whose files are found from the working folder. Former keys get today's names."""
    layer = former_names.rename_keys(layer, source)
    layer = control.located(inline(layer, folder), folder)
    layer = changes.located(imports.located(layer, folder), folder)
    return scripts.located(traffic_files.located(layer, folder), folder)


def overrides_between(base: Mapping[str, Any], target: Mapping[str, Any], path: str = "") -> list[str] | None:
    """Returns the overrides that make one whole table of another; None where a key would have to go, which none
    does."""
    if not base.keys() <= target.keys():
        return None
    made: list[str] = []
    for name, value in target.items():
        old = base.get(name)
        if isinstance(value, Mapping):
            inside = overrides_between(old if isinstance(old, Mapping) else {}, value, f"{path}{name}.")
            if inside is None:
                return None
            made += inside
        elif value != old:
            made.append(override(f"{path}{name}", value))
    return made


def override(key: str, value: object) -> str:
    """Writes the ``key=value`` of a value. Text is written bare, as people do, unless it would be read as something
    else."""
    bare = isinstance(value, str) and parse_override(f"value={value}") == {"value": value}
    return f"{key}={value if bare else write_toml(value)}"


def write_toml(value: object, dotted_keys: bool = True) -> str:
    """Writes a value as TOML has it in one line; a mapping is an inline table. With ``dotted_keys`` a key with dots is
    a path, else a name."""
    if isinstance(value, Mapping):
        parts = (
            f"{write_toml_key(str(key), dotted_keys)} = {write_toml(one, dotted_keys)}" for key, one in value.items()
        )
        return f"{{{', '.join(parts)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(write_toml(one, dotted_keys) for one in value)}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value, default=str)


def write_toml_key(key: str, dotted: bool = False) -> str:
    """Writes a key as TOML has it; with ``dotted`` it may be a path of keys."""
    allowed = r"[A-Za-z0-9_.-]+" if dotted else r"[A-Za-z0-9_-]+"
    return key if re.fullmatch(allowed, key) else json.dumps(key, ensure_ascii=False)


def parse_override(item: str) -> dict[str, Any]:
    """Parses ``a.b.c=value`` into a table. A value is TOML where it is (12, true, "x"), else plain text (1 Gbit/s)."""
    name, equals, value = item.partition("=")
    names = name.strip().split(".")
    if not equals or not all(names):
        raise Invalid([Problem("--set", item, 'must be key=value, for example topology.rate="100 Mbit/s"')])
    if len(names) > MAX_KEY_PARTS:
        raise Invalid([Problem("--set", name, f"must be a key of at most {MAX_KEY_PARTS} parts")])
    try:
        parsed: Any = parse_toml(f"value = {value}", "--set")["value"]
    except Invalid:
        parsed = value.strip()
    for part in reversed(names):
        parsed = {part: parsed}
    return dict(parsed)
