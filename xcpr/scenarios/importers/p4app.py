"""A project of p4-utils: ``p4app.json`` with its topology, and the addresses that its strategies give.

Strategies, Ethernet addresses and port numbers are those of p4utils.mininetlib.network_API: ``l2`` has one subnet,
``mixed`` one for each switch, ``l3`` one for each host. A host h7 gets the number 7, others the next free one.
"""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Interface, IPv4Network
from pathlib import Path
from typing import Any

from xcpr.io.input_files import is_file, read_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, one_of, show
from xcpr.scenarios.importers.project import (
    ControllerSpec,
    HostSpec,
    LinkSpec,
    Project,
    SwitchSpec,
    find_controllers,
    read_object,
)
from xcpr.scenarios.network.host_addresses import parse_address, parse_interface, parse_mac

P4APP = "p4app.json"
STRATEGIES = ("l2", "mixed", "l3")
CPU_PORT = 255
"""The port to the controller of switches that have one; p4-utils takes the next free port of each switch."""
MAX_HOST_NUMBER = 253
PYTHON = re.compile(r"python[0-9.]*")
"""The command of a script in Python."""
SHAPING = ("bw", "delay", "loss", "max_queue_size")
"""Options of a link that are those of Mininet's ``TCLink``."""
_H, _W, _R, _D = Handling.HONOURED, Handling.WARNED, Handling.REFUSED, Handling.DESCRIPTION
_MODULE = "nodes, compilers and networks of another module are Python, which is not run"
_REAL = "a run in virtual time has no command line, logs or captures of a switch; xcpr run --pcap captures"
_LINK_FIELDS = (
    ("bw", _H, "the rate, Mbit/s"),
    ("delay", _H, "the delay; a bare number is microseconds, as in tc(8)"),
    ("loss", _H, "random loss, percent"),
    ("max_queue_size", _H, "the queue's limit, packets"),
    ("weight", _W, "routes are those of the switches' entries"),
)
FORMAT = InputFormat(
    "p4app.json",
    "nsg-ethz/p4-utils: p4utils/p4run.py",
    "xcpr/scenarios/importers/p4app.py",
    (
        Field("file", "p4_src", _H, "the program of switches without one of their own"),
        Field("file", "topology", _H, "the network"),
        *(Field("file", name, _D, _REAL) for name in ("cli", "pcap_dump", "enable_log")),
        *(Field("file", name, _W, _MODULE) for name in ("host_node", "switch_node", "router_node", "compiler_module",
                                                        "client_module", "mininet_module")),
        Field("file", "exec_scripts", _H, "controllers in Python; other scripts are warned of"),
        Field("file", "tasks_file", _W, "tasks are not run; [flows] and [traffic] send"),
        Field("topology", "assignment_strategy", _H, "the hosts' addresses: l2, mixed or l3"),
        Field("topology", "default", _H, "keys of links that have none of their own"),
        Field("topology", "links", _H, "[node, node, options]"),
        Field("topology", "hosts", _H, "hosts by name"),
        Field("topology", "switches", _H, "switches by name"),
        Field("topology", "routers", _R, "routers of FRRouting are no P4 switches"),
        *(Field("default", *one) for one in _LINK_FIELDS),
        Field("default", "auto_arp_tables", _W, "hosts find addresses of their subnet in any case"),
        Field("default", "auto_gw_arp", _W, "hosts find their gateway's address in any case"),
        *(Field("link", *one) for one in _LINK_FIELDS),
        *(Field("link", f"port{end}", _H, "the port at that end; a host has ports from 0 on") for end in "12"),
        *(Field("link", f"addr{end}", _H, "the Ethernet address of a host at that end") for end in "12"),
        *(Field("link", f"params{end}", _H, "ip, the address of a host at that end; else refused") for end in "12"),
        *(Field("link", f"intfName{end}", _W, "an interface is named by its node and port") for end in "12"),
        Field("host", "defaultRoute", _H, '"via ADDRESS", its gateway'),
        Field("host", "dhcp", _R, "a host has the address that the file or the strategy gives"),
        *(Field("host", name, _W, "the project's hosts send by [flows] and [traffic]")
          for name in ("scheduler", "socket_path", "host_node")),
        *(Field("host", name, _D, _REAL) for name in ("log_enabled", "log_dir")),
        Field("switch", "p4_src", _H, "its program"),
        Field("switch", "cli_input", _H, "the file of its commands of simple_switch_CLI"),
        Field("switch", "cpu_port", _H, f"true: a port to its controller, {CPU_PORT}"),
        Field("switch", "device_id", _H, "its number, of which mixed and l3 make addresses"),
        Field("switch", "priority_queues_num", _W, 'queue.classes = "priority" serves packets by their priority'),
        *(Field("switch", name, _W, "a run in virtual time has no processes and no sockets")
          for name in ("switch_node", "sw_bin", "thrift_port", "grpc_port")),
        Field("switch", "program", _W, "p4-utils reads p4_src"),
        *(Field("switch", name, _D, _REAL) for name in ("log_enabled", "log_dir", "pcap_dump", "pcap_dir")),
    ),
)  # fmt: skip


def read(folder: Path, path: Path) -> Project:
    """Reads a project's ``p4app.json``; raises ``Invalid`` with everything that can't be honoured."""
    return convert(folder, path, read_json(path))


def convert(folder: Path, path: Path, content: object, warnings: Sequence[str] = ()) -> Project:
    """Makes a project of the content of a ``p4app.json``, with more warnings; ``path`` names it in errors; raises
    ``Invalid``."""
    return _Reader(folder, path, warnings).read(content)


@dataclass(frozen=True)
class _Link:
    """A link with its nodes as the file has them."""

    nodes: tuple[str, str]
    options: Mapping[str, Any]


class _Reader:
    def __init__(self, folder: Path, path: Path, warnings: Sequence[str]) -> None:
        self.folder, self.path, self.source = folder, path, display_path(path)
        self.warnings = [*warnings]
        self.problems = ProblemList()

    def read(self, value: object) -> Project:
        content = self._read_object("", "file", value)
        topology = self._read_object("topology", "topology", content.get("topology"))
        defaults = self._read_object("topology.default", "default", topology.get("default", {}))
        hosts, switches = (self._read_nodes(topology, kind) for kind in ("hosts", "switches"))
        links = [*self._read_links(topology.get("links", ()), {*hosts, *switches})]
        strategy = topology.get("assignment_strategy")
        if strategy is not None and strategy not in STRATEGIES:
            self._refuse("topology.assignment_strategy", f"must be {one_of(STRATEGIES)}, not {show(strategy)}")
        if self.problems:
            raise Invalid(self.problems)
        addresses = self._assign(strategy, links, hosts, switches)
        ports = _number_ports(links, {*hosts})
        specs = tuple(self._make_link(link, ports[place], defaults) for place, link in enumerate(links))
        made = {name: self._make_host(name, table, addresses, links, ports) for name, table in hosts.items()}
        if self.problems:
            raise Invalid(self.problems)
        return Project(
            self.folder,
            self.path,
            made,
            {name: self._make_switch(table) for name, table in switches.items()},
            specs,
            self._find_file(content, "p4_src"),
            CPU_PORT if any(table.get("cpu_port") for table in switches.values()) else None,
            controllers=tuple(self._read_scripts(content)) or find_controllers(self.folder),
            warnings=tuple(self.warnings),
        )

    def _read_scripts(self, content: Mapping[str, Any]) -> Iterator[ControllerSpec]:
        """Yields the scripts in Python that start with the network."""
        for script in content.get("exec_scripts", ()):
            words = [word for word in shlex.split(str(script["cmd"])) if word not in ("sudo", "&")]
            if len(words) > 1 and PYTHON.fullmatch(words[0]) and is_file(self.folder / words[1]):
                yield ControllerSpec(self.folder / words[1], tuple(words[2:]))
            else:
                self.warnings.append(f"exec_scripts: {' '.join(words)} is not run: it is no script in Python here")

    def _refuse(self, key: str, message: str) -> None:
        self.problems.append(Problem(self.source, key, message))

    def _read_object(self, place: str, element: str, value: object) -> Mapping[str, Any]:
        found: Mapping[str, Any]
        found, warnings = read_object(FORMAT, self.source, place, element, value)
        self.warnings += warnings
        return found

    def _read_nodes(self, topology: Mapping[str, Any], kind: str) -> dict[str, Mapping[str, Any]]:
        place, element = f"topology.{kind}", {"hosts": "host", "switches": "switch"}[kind]
        tables = topology.get(kind, {})
        if not isinstance(tables, Mapping):
            raise Invalid([Problem(self.source, place, f"must be an object, not {show(tables)}")])
        return {
            name: self._read_object(f"{place}.{name}", element, _requested(table)) for name, table in tables.items()
        }

    def _read_links(self, links: object, nodes: set[str]) -> Iterator[_Link]:
        if not isinstance(links, Sequence) or isinstance(links, str):
            raise Invalid([Problem(self.source, "topology.links", f"must be a list, not {show(links)}")])
        for number, link in enumerate(links):
            place = f"topology.links[{number}]"
            if not isinstance(link, list) or not 2 <= len(link) <= 3 or not {*link[:2]} <= nodes:
                self._refuse(place, f"must be [node, node, options], with nodes of hosts and switches, not {link}")
                continue
            options = self._read_object(place, "link", link[2]) if len(link) == 3 else {}
            yield _Link((link[0], link[1]), options)

    def _assign(
        self,
        strategy: str | None,
        links: Sequence[_Link],
        hosts: Mapping[str, Any],
        switches: Mapping[str, Mapping[str, Any]],
    ) -> dict[tuple[str, int], HostSpec]:
        """Returns the addresses that a strategy gives to the hosts, by the places of their links."""
        if strategy is None:
            return {}
        numbers = _number_switches(switches)
        at_switch = [
            (host, switch, place)
            for place, link in sorted(enumerate(links), key=lambda one: _natural_nodes(one[1]))
            for host, switch in (link.nodes, link.nodes[::-1])
            if host in hosts and switch in switches
        ]
        assigned: dict[tuple[str, int], HostSpec] = {}
        taken: set[tuple[int, int]] = set()
        for host, switch, place in sorted(at_switch, key=lambda one: _number_of(one[0]) is None):
            subnet = 0 if strategy == "l2" else numbers[switch]
            number = _number_of(host) or next(one for one in range(1, 1 << 16) if (subnet, one) not in taken)
            if (subnet, number) in taken or (strategy != "l2" and number > MAX_HOST_NUMBER):
                self._refuse(f"topology.hosts.{host}", f"can't have the number {number} with strategy {strategy}")
                continue
            taken.add((subnet, number))
            assigned[host, place] = _address(strategy, subnet, number)
        return assigned

    def _make_host(
        self,
        name: str,
        table: Mapping[str, Any],
        assigned: Mapping[tuple[str, int], HostSpec],
        links: Sequence[_Link],
        ports: Sequence[tuple[int, int]],
    ) -> HostSpec:
        made: dict[int, HostSpec] = {}
        for place, link in enumerate(links):
            for end, node in enumerate(link.nodes, 1):
                if node == name:
                    port = ports[place][end - 1]
                    made[port] = self._make_interface(name, link, end, assigned.get((name, place), HostSpec()))
        first = made.pop(0, HostSpec())
        gateway, route = first.gateway, table.get("defaultRoute")
        if route is not None:
            found = re.fullmatch(r"via (\S+)", str(route))
            try:
                gateway = parse_address(found[1] if found else route)
            except ValueError as error:
                self._refuse(f"topology.hosts.{name}.defaultRoute", str(error))
        arp = first.arp if gateway == first.gateway else {}
        further = {port: own for port, own in made.items() if own != HostSpec()}
        return HostSpec(first.ip, first.mac, gateway, arp, ports=further)

    def _make_interface(self, name: str, link: _Link, end: int, made: HostSpec) -> HostSpec:
        """Returns a host at the port of a link, with what the link says of its addresses."""
        ip, mac, params = made.ip, made.mac, link.options.get(f"params{end}", {})
        try:
            mac = parse_mac(link.options[f"addr{end}"]) if f"addr{end}" in link.options else mac
            ip = parse_interface(params["ip"]) if "ip" in params else ip
        except ValueError as error:
            self._refuse(f"topology.links of {name}", str(error))
        return HostSpec(ip, mac, made.gateway, made.arp)

    def _make_switch(self, table: Mapping[str, Any]) -> SwitchSpec:
        program, commands = (self._find_file(table, key) for key in ("p4_src", "cli_input"))
        return SwitchSpec(program, None, commands)

    def _find_file(self, table: Mapping[str, Any], key: str) -> Path | None:
        if table.get(key) and not isinstance(table[key], str):
            raise Invalid([Problem(self.source, key, f"must be a file's name, not {show(table[key])}")])
        return self.folder / table[key] if table.get(key) else None

    def _make_link(self, link: _Link, ports: tuple[int, int], defaults: Mapping[str, Any]) -> LinkSpec:
        place = f"topology.links {'-'.join(link.nodes)}"
        for end in (1, 2):
            extra = {*link.options.get(f"params{end}", {})} - {"ip"}
            if extra:
                self._refuse(f"{place}.params{end}", f"may have ip, not {', '.join(sorted(extra))}")
        options = {**defaults, **link.options}
        shaping = {name: options[name] for name in SHAPING if name in options}
        return LinkSpec(link.nodes, {**shaping, "port1": ports[0], "port2": ports[1]})


def _requested(table: object) -> object:
    """Returns a node's table without keys that are false, which ask for nothing."""
    return {key: value for key, value in table.items() if value is not False} if isinstance(table, Mapping) else table


def _address(strategy: str, switch: int, number: int) -> HostSpec:
    """Returns a host's addresses by a strategy; its gateway is the switch's port, which has the Ethernet address
    00:01 before the host's IPv4 address."""
    if strategy == "l2":
        address, length, gateway = IPv4Address((10 << 24) + number), 16, None
    elif strategy == "mixed":
        network = IPv4Network(((10 << 24) + (switch << 8), 24))
        address, length, gateway = network[number], 24, network[254]
    else:
        network = IPv4Network(((10 << 24) + (switch << 16) + (number << 8), 24))
        address, length, gateway = network[2], 24, network[1]
    arp = {} if gateway is None else {gateway: 1 << 32 | int(address)}
    return HostSpec(IPv4Interface(f"{address}/{length}"), int(address), gateway, arp)


def _number_of(host: str) -> int | None:
    """Returns the number of a host h7."""
    found = re.fullmatch(r"h([1-9][0-9]*)", host)
    return int(found[1]) if found else None


def _number_switches(switches: Mapping[str, Mapping[str, Any]]) -> dict[str, int]:
    """Returns the switches' numbers: their own, and in natural order the least that are free."""
    numbers = {name: int(table["device_id"]) for name, table in switches.items() if table.get("device_id") is not None}
    for name in sorted(switches, key=_natural):
        if name not in numbers:
            taken = {*numbers.values()}
            numbers[name] = next(number for number in range(1, len(switches) + len(taken) + 2) if number not in taken)
    return numbers


def _number_ports(links: Sequence[_Link], hosts: set[str]) -> list[tuple[int, int]]:
    """Returns the ports of links: their own, and in natural order of the links the least that are free.

    A switch has ports from 1 on. A host has ports from 0 on; with one link, it has port 0.
    """
    used_ports: dict[str, set[int]] = {}
    found: list[dict[str, int]] = [{} for _ in links]
    counts = Counter(node for link in links for node in link.nodes)
    for place, link in enumerate(links):
        for end, node in enumerate(link.nodes, 1):
            if f"port{end}" in link.options and not (node in hosts and counts[node] == 1):
                found[place][node] = int(link.options[f"port{end}"])
                used_ports.setdefault(node, set()).add(found[place][node])
    for place in sorted(range(len(links)), key=lambda place: _natural_nodes(links[place])):
        for node in sorted(links[place].nodes):
            if node not in found[place]:
                used = used_ports.setdefault(node, set())
                first = 0 if node in hosts else 1
                port = next(one for one in range(first, len(links) + 2) if one not in used)
                used.add(port)
                found[place][node] = port
    return [(ports[link.nodes[0]], ports[link.nodes[1]]) for ports, link in zip(found, links, strict=True)]


def _natural(name: str) -> tuple[tuple[int, int | str], ...]:
    """Returns the key of natural order: numbers in a name count as numbers."""
    parts = re.split(r"([0-9]+)", name)
    return tuple((0, int(part)) if part.isdigit() else (1, part) for part in parts)


def _natural_nodes(link: _Link) -> tuple[object, ...]:
    one, other = sorted(link.nodes)
    return (_natural(one), _natural(other))
