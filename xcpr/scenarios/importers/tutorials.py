"""An exercise of p4lang's tutorials: ``topology.json`` with hosts, switches and links (utils/run_exercise.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from ipaddress import (
    IPv4Address,
    IPv4Interface,
    IPv6Address,
    IPv6Interface,
    ip_address,
    ip_interface,
    ip_network,
)
from pathlib import Path
from typing import Any

from xcpr.io.input_files import is_file, read_bytes, read_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, show
from xcpr.scenarios.importers.project import HostSpec, LinkSpec, Project, SwitchSpec, find_controllers, read_object
from xcpr.scenarios.network.host_addresses import parse_interface, parse_mac

TOPOLOGY = "topology.json"
CONTROL_PLANE = {"grpc_port": 50_051, "device_id": 0}
"""The first switch's TCP port and device id (utils/p4runtime_switch.py)."""
_H, _W, _D = Handling.HONOURED, Handling.WARNED, Handling.DESCRIPTION
FORMAT = InputFormat(
    "topology.json of the tutorials",
    "p4lang/tutorials: utils/run_exercise.py",
    "xcpr/scenarios/importers/tutorials.py",
    (
        Field("Makefile", "TOPO", _H, "the file of the topology"),
        Field("Makefile", "DEFAULT_PROG", _H, "the program of switches without one of their own"),
        Field("Makefile", "P4C_ARGS", _H, "-D, -U and -I of the compiler; others are warned of"),
        *(Field("Makefile", name, _D, "the world says what a switch runs as") for name in ("BMV2_SWITCH_EXE", "NO_P4")),
        Field("file", "hosts", _H, "hosts by name"),
        Field("file", "switches", _H, "switches by name"),
        Field("file", "links", _H, "[node, node, latency, bandwidth]; a switch's node is s1-p2, with its port"),
        Field("host", "ip", _H, "its address and subnet"),
        Field("host", "mac", _H, "its Ethernet address"),
        Field("host", "commands", _H, "addresses, routes and static neighbours of IPv4 and IPv6; others are refused"),
        Field("switch", "program", _H, "p4c's JSON of its program; compiled where the source is there"),
        Field("switch", "runtime_json", _H, "the file of its entries"),
        Field("switch", "cli_input", _H, "the file of its commands of simple_switch_CLI"),
        Field("switch", "cpu_port", _H, "the port to its controller; the same at all switches that have one"),
        Field("switch", "priority_queues", _W, 'queue.classes = "priority" serves packets by their priority'),
    ),
)  # fmt: skip
_MAKE = re.compile(r"^\s*(?P<name>TOPO|DEFAULT_PROG)\s*[?:]?=\s*(?P<value>\S+)\s*$", re.MULTILINE)
_P4C_ARGS = re.compile(r"^ *P4C_ARGS\s*[+?:]?=(?P<value>[^#\n]*)", re.MULTILINE)
_P4C_OPTION = re.compile(r"-[DUI][A-Za-z0-9_./=+-]+")
"""p4c starts its preprocessor by a shell."""
_ADDRESS = r"(?P<address>[0-9.]+)"
_MAC = r"(?P<mac>[0-9a-fA-F:]+)"
_ANY = r"[0-9a-fA-F:.]+"
_INTERFACE = r"(?:\S+-)?eth(?P<port>[0-9]+)"
_DEVICE = rf"(?: dev {_INTERFACE})?"
GATEWAY = re.compile(
    rf"(?:route add default gw|ip (?:-[46] )?route (?:add|replace) default via) (?P<address>{_ANY})(?: dev \S+| \S+)?"
)
SUBNET = re.compile(rf"ip (?:-[46] )?route (?:add|replace) (?P<subnet>{_ANY}/[0-9]+)(?: via (?P<via>{_ANY}))?{_DEVICE}")
INTERFACE = re.compile(rf"ip (?:-[46] )?addr(?:ess)? add (?P<own>{_ANY}/[0-9]+) dev {_INTERFACE}")
ETHERNET = re.compile(rf"ip link set (?:dev )?{_INTERFACE} address {_MAC}")
ARP = re.compile(
    rf"arp (?:-i \S+ )?-s {_ADDRESS} {_MAC}|ip (?:-[46] )?neigh(?:bou?r)? (?:add|replace) (?P<neighbour>{_ANY}) "
    rf"lladdr (?P<lladdr>[0-9a-fA-F:]+){_DEVICE}(?: nud permanent)?"
)
_SWITCH_END = re.compile(r"(?P<switch>[^-]+)-p(?P<port>[0-9]+)")


def find_topology(folder: Path) -> Path | None:
    """Returns the topology of an exercise: the one that its Makefile names, else ``topology.json``; None without."""
    named = _read_makefile(folder).get("TOPO", TOPOLOGY)
    return folder / named if is_file(folder / named) else None


def _read_makefile(folder: Path) -> dict[str, str]:
    return {found["name"]: found["value"] for found in _MAKE.finditer(_makefile_text(folder))}


def _makefile_text(folder: Path) -> str:
    path = folder / "Makefile"
    return read_bytes(path).decode(errors="replace").replace("\\\n", " ") if is_file(path) else ""


def _read_compiler_options(folder: Path) -> tuple[list[str], list[str]]:
    """Returns the options of the preprocessor in ``P4C_ARGS``, and warnings of all others: these may write files."""
    stated = " ".join(found["value"] for found in _P4C_ARGS.finditer(_makefile_text(folder)))
    words = re.sub(r"(^|\s)(-[DUI])\s+", r"\1\2", stated).split()
    located = {word: f"-I{folder / word[2:]}" if word.startswith("-I") else word for word in words}
    options = [option for option in located.values() if _P4C_OPTION.fullmatch(option)]
    rest = " ".join(word for word in words if located[word] not in options)
    why = "has no effect: only -D, -U and -I of the compiler are taken"
    return options, [f"{display_path(folder / 'Makefile')}: P4C_ARGS {show(rest)} {why}"] if rest else []


def read(folder: Path, path: Path) -> Project:
    """Reads an exercise's topology; raises ``Invalid`` with everything that can't be honoured."""
    source = display_path(path)
    content, warnings = read_object(FORMAT, source, "", "file", read_json(path))
    for key in ("hosts", "switches", "links"):
        if not isinstance(content.get(key), list if key == "links" else Mapping):
            raise Invalid([Problem(source, key, "is missing, or of another kind than in the tutorials' topologies")])
    problems = ProblemList()
    hosts = {}
    for name, value in content["hosts"].items():
        table, _ = read_object(FORMAT, source, f"hosts.{name}", "host", value)
        hosts[name] = _read_host(source, f"hosts.{name}", table, problems)
    switches, cpu_ports = {}, {}
    for name, value in content["switches"].items():
        table, found = read_object(FORMAT, source, f"switches.{name}", "switch", value)
        warnings += found
        switches[name] = _read_switch(folder, source, f"switches.{name}", table, problems)
        if "cpu_port" in table:
            cpu_ports[str(table["cpu_port"])] = name
    links = tuple(_read_links(source, content["links"], {*hosts}, {*switches}, problems))
    if len(cpu_ports) > 1 or not all(port.isdigit() for port in cpu_ports):
        problems.append(Problem(source, "switches", f"must have one cpu_port, a number, not {', '.join(cpu_ports)}"))
    if problems:
        raise Invalid(problems)
    cpu_port = next(map(int, cpu_ports), None)
    options, found = _read_compiler_options(folder)
    return Project(
        folder,
        path,
        hosts,
        switches,
        links,
        _find_program(folder, source),
        cpu_port,
        (*warnings, *found),
        (*options,),
        find_controllers(folder),
        ".p4.p4info.txtpb",
        CONTROL_PLANE,
    )


def _find_program(folder: Path, source: str) -> Path:
    """Returns the program of an exercise: the one that its Makefile names, else the only one."""
    named = _read_makefile(folder).get("DEFAULT_PROG")
    if named is not None and "$" not in named:
        return folder / named
    found = sorted(folder.glob("*.p4")) or sorted((folder / "build").glob("*.json"))
    if len(found) != 1:
        names = ", ".join(path.name for path in found) or "none"
        raise Invalid([Problem(source, "", f"needs one program (*.p4, or build/*.json) in its folder, not {names}")])
    return found[0]


def _read_host(source: str, place: str, table: Mapping[str, Any], problems: ProblemList) -> HostSpec:
    host = _Commands()
    first = host.ports[0]
    try:
        first.ip = parse_interface(table["ip"]) if "ip" in table else None
        first.mac = parse_mac(table["mac"]) if "mac" in table else None
    except ValueError as error:
        problems.append(Problem(source, f"{place}.{'mac' if first.ip else 'ip'}", str(error)))
    commands = table.get("commands", [])
    if not isinstance(commands, list):
        problems.append(Problem(source, f"{place}.commands", f"must be a list, not {show(commands)}"))
        commands = []
    for number, command in enumerate(commands):
        words = " ".join(str(command).split()).removeprefix("sudo ")
        try:
            host.apply(words)
        except ValueError as error:
            problems.append(Problem(source, f"{place}.commands[{number}]", str(error)))
    return host.describe()


@dataclass
class _Port:
    """An interface of a host, as commands describe it."""

    ip: IPv4Interface | None = None
    mac: int | None = None
    gateway: IPv4Address | None = None
    arp: dict[IPv4Address, int] = field(default_factory=dict)
    ipv6: IPv6Interface | None = None
    ipv6_gateway: IPv6Address | None = None
    ipv6_neighbours: dict[IPv6Address, int] = field(default_factory=dict)


class _Commands:
    """A host, as its commands configure it."""

    def __init__(self) -> None:
        self.ports: dict[int, _Port] = {0: _Port()}
        self._routes: dict[str, str] = {}

    def describe(self) -> HostSpec:
        """Returns the host."""
        made = {
            number: HostSpec(own.ip, own.mac, own.gateway, own.arp, own.ipv6, own.ipv6_gateway, own.ipv6_neighbours)
            for number, own in self.ports.items()
        }
        return replace(made.pop(0), ports=made, routes=self._routes)

    def apply(self, words: str) -> None:
        """Applies a command; raises ValueError for one that is not possible here."""
        if found := GATEWAY.fullmatch(words):
            gateway = ip_address(found["address"])
            port = self._find_port(gateway)
            if isinstance(gateway, IPv6Address):
                port.ipv6_gateway = gateway
            else:
                port.gateway = gateway
            if port is not self.ports[0]:
                self._routes["::/0" if gateway.version == 6 else "0.0.0.0/0"] = str(gateway)
        elif found := ARP.fullmatch(words):
            address, mac = (
                ip_address(found["address"] or found["neighbour"]),
                parse_mac(found["mac"] or found["lladdr"]),
            )
            port = self._port(found["port"]) if found["port"] else self._find_port(address)
            if isinstance(address, IPv6Address):
                port.ipv6_neighbours[address] = mac
            else:
                port.arp[address] = mac
        elif found := INTERFACE.fullmatch(words):
            own = ip_interface(found["own"])
            if isinstance(own, IPv6Interface):
                self._port(found["port"]).ipv6 = own
            else:
                self._port(found["port"]).ip = own
        elif found := ETHERNET.fullmatch(words):
            self._port(found["port"]).mac = parse_mac(found["mac"])
        elif found := SUBNET.fullmatch(words):
            self._add_route(words, found["subnet"], found["via"], found["port"])
        else:
            raise _not_possible(words)

    def _add_route(self, words: str, subnet: str, via: str | None, port: str | None) -> None:
        subnets = [str(own.network) for one in self.ports.values() for own in (one.ip, one.ipv6) if own is not None]
        if via is None and subnet in subnets:
            return  # as by the address itself
        if via is None and port is None:
            raise _not_possible(words)
        self._routes[str(ip_network(subnet))] = via or f"eth{port}"

    def _port(self, number: str | None) -> _Port:
        return self.ports.setdefault(int(number or 0), _Port())

    def _find_port(self, address: IPv4Address | IPv6Address) -> _Port:
        """Returns the interface in whose subnet an address is, or the first one."""
        for port in self.ports.values():
            own = port.ip if address.version == 4 else port.ipv6
            if own is not None and address in own.network:
                return port
        return self.ports[0]


def _not_possible(words: str) -> ValueError:
    allowed = "an address, a route, or a static neighbour, of IPv4 or IPv6"
    return ValueError(f"{show(words)} is not possible here: a command is {allowed}")


def _read_switch(folder: Path, source: str, place: str, table: Mapping[str, Any], problems: ProblemList) -> SwitchSpec:
    paths = {}
    for key in ("program", "runtime_json", "cli_input"):
        if isinstance(table.get(key), str):
            paths[key] = folder / table[key]
        elif key in table:
            problems.append(Problem(source, f"{place}.{key}", f"must be a file's name, not {show(table[key])}"))
    return SwitchSpec(paths.get("program"), paths.get("runtime_json"), paths.get("cli_input"))


def _read_links(
    source: str, links: Any, hosts: set[str], switches: set[str], problems: ProblemList
) -> Iterator[LinkSpec]:
    for number, link in enumerate(links):
        place = f"links[{number}]"
        try:
            if not isinstance(link, list) or not 2 <= len(link) <= 4:
                raise ValueError(f"must be [node, node, latency, bandwidth], not {show(link)}")
            (one, port1), (other, port2) = (_read_end(end, hosts, switches) for end in link[:2])
            options = {"port1": port1, "port2": port2, **dict(zip(("delay", "bw"), link[2:], strict=False))}
            # A bare latency is in milliseconds (format_latency); tc(8) takes bare text as microseconds.
            if isinstance(options.get("delay"), int | float):
                options["delay"] = f"{options['delay']}ms"
        except (TypeError, ValueError) as error:
            problems.append(Problem(source, place, str(error)))
            continue
        yield LinkSpec((one, other), options)


def _read_end(end: object, hosts: set[str], switches: set[str]) -> tuple[str, int | None]:
    found = _SWITCH_END.fullmatch(str(end))
    if found and found["switch"] in switches:
        return found["switch"], int(found["port"])
    if end in hosts:
        return str(end), None
    raise ValueError(f"must have a host, or a switch with its port, for example s1-p2, not {show(end)}")
