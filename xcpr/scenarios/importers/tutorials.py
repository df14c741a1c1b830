"""An exercise of p4lang's tutorials: ``topology.json`` with hosts, switches and links (utils/run_exercise.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from ipaddress import IPv4Address, IPv4Interface
from pathlib import Path
from typing import Any

from xcpr.io.input_files import is_file, read_bytes, read_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, show
from xcpr.scenarios.importers.project import HostSpec, LinkSpec, Project, SwitchSpec, find_controllers, read_object
from xcpr.scenarios.network.host_addresses import parse_address, parse_interface, parse_mac

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
        Field("host", "commands", _H, "a default route, a route to its subnet, static ARP; others are refused"),
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
_DEVICE = r"(?: dev \S+)?"
GATEWAY = re.compile(rf"(?:route add default gw|ip route add default via) {_ADDRESS}(?: dev \S+| \S+)?")
SUBNET = re.compile(rf"ip route add (?P<subnet>[0-9./]+){_DEVICE}")
ARP = re.compile(
    rf"arp (?:-i \S+ )?-s {_ADDRESS} {_MAC}|ip neigh(?:bou?r)? (?:add|replace) (?P<neighbour>[0-9.]+) "
    rf"lladdr (?P<lladdr>[0-9a-fA-F:]+)(?: dev \S+)?(?: nud permanent)?"
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
    ip: IPv4Interface | None = None
    mac: int | None = None
    gateway: IPv4Address | None = None
    arp: dict[IPv4Address, int] = {}
    try:
        ip = parse_interface(table["ip"]) if "ip" in table else None
        mac = parse_mac(table["mac"]) if "mac" in table else None
    except ValueError as error:
        problems.append(Problem(source, f"{place}.{'mac' if ip else 'ip'}", str(error)))
    commands = table.get("commands", [])
    if not isinstance(commands, list):
        problems.append(Problem(source, f"{place}.commands", f"must be a list, not {show(commands)}"))
        commands = []
    for number, command in enumerate(commands):
        words = " ".join(str(command).split()).removeprefix("sudo ")
        try:
            if found := GATEWAY.fullmatch(words):
                gateway = parse_address(found["address"])
            elif found := ARP.fullmatch(words):
                address = parse_address(found["address"] or found["neighbour"])
                arp[address] = parse_mac(found["mac"] or found["lladdr"])
            elif (found := SUBNET.fullmatch(words)) and ip is not None and found["subnet"] == str(ip.network):
                continue
            else:
                allowed = "a default route, a route to the host's own subnet, or static ARP"
                raise ValueError(f"{show(words)} is not possible here: a command is {allowed}")
        except ValueError as error:
            problems.append(Problem(source, f"{place}.commands[{number}]", str(error)))
    return HostSpec(ip, mac, gateway, arp)


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
