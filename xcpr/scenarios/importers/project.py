"""A folder of P4 people: a program, a topology in JSON and the entries of its switches, as a scenario's table.

Two kinds of folder are read: an exercise of p4lang's tutorials (``topology.json``, which its Makefile names) and a
project of p4-utils (``p4app.json``). A program that is only a source is compiled by p4c-bm2-ss into ``build/``, as
both kinds' own tools do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv4Interface, IPv6Address, IPv6Interface
from pathlib import Path
from typing import Any

from xcpr.io import inputs, units
from xcpr.io.input_files import is_file
from xcpr.io.inputs import InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, show
from xcpr.scenarios.importers import mininet_topo
from xcpr.scenarios.importers.imported import UniqueNames
from xcpr.scenarios.network.graph import GRAPH
from xcpr.scenarios.network.host_addresses import format_mac

UNSHAPED_RATE = "1 Gbit/s"
"""The rate of links without bandwidth of their own, which Mininet does not limit."""
UNSHAPED_DELAY = "50 us"
"""Their one-way delay; in Mininet a frame takes about as long through a veth pair and a switch's process."""
QUEUE_LIMIT = "1000 packets"
"""Linux's txqueuelen, and netem's limit: Mininet's queues without a size of their own."""
TRANSFER = "100 kB"
"""The file that each host sends each other one where a folder says nothing of traffic."""
PROBE_PORTS = {"source": 1234, "destination": 4321}
"""The UDP ports of the frame that a host without another one sends."""
DURATION = "10 s"
MAX_COMPILE_S = 120


@dataclass(frozen=True)
class HostSpec:
    """A host of a project, with the addresses that the project gives it."""

    ip: IPv4Interface | None = None
    mac: int | None = None
    gateway: IPv4Address | None = None
    arp: Mapping[IPv4Address, int] = field(default_factory=dict)
    ipv6: IPv6Interface | None = None
    ipv6_gateway: IPv6Address | None = None
    ipv6_neighbours: Mapping[IPv6Address, int] = field(default_factory=dict)
    ports: Mapping[int, HostSpec] = field(default_factory=dict)
    """The host at its further ports."""
    routes: Mapping[str, str] = field(default_factory=dict)
    """Gateways or interfaces by prefix."""


@dataclass(frozen=True)
class SwitchSpec:
    """A switch of a project: its program and the files of its entries."""

    program: Path | None = None
    """A source, or p4c's JSON; None: the project's own."""
    runtime_json: Path | None = None
    commands: Path | None = None


@dataclass(frozen=True)
class LinkSpec:
    """A link of a project."""

    ends: tuple[str, str]
    options: Mapping[str, Any]
    """The options of Mininet's ``TCLink``, with ``port1`` and ``port2``."""


@dataclass(frozen=True)
class ControllerSpec:
    """A controller of a project."""

    program: Path
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Project:
    """The content of a project's folder."""

    folder: Path
    file: Path
    """The file of its topology."""
    hosts: Mapping[str, HostSpec]
    switches: Mapping[str, SwitchSpec]
    links: tuple[LinkSpec, ...]
    program: Path | None
    """The program of switches without one of their own: a source, or p4c's JSON."""
    cpu_port: int | None = None
    warnings: tuple[str, ...] = ()
    compiler_options: tuple[str, ...] = ()
    """Options of p4c's preprocessor."""
    controllers: tuple[ControllerSpec, ...] = ()
    p4info_suffix: str = ".p4info.txtpb"
    """The end of the name of a compiled program's P4Info, which controllers open."""
    control_plane: Mapping[str, Any] = field(default_factory=dict)
    """The numbers of the first switch's servers, where they are not p4-utils'."""


def find_controllers(folder: Path) -> tuple[ControllerSpec, ...]:
    """Returns the controller of a folder, if it has one: its only file of Python that is named so."""
    found = [path for path in sorted(folder.glob("*.py")) if "controller" in path.name]
    return (ControllerSpec(found[0]),) if len(found) == 1 else ()


def read_object(of: InputFormat, source: str, place: str, element: str, value: object) -> tuple[Any, list[str]]:
    """Returns an object of a file whose fields a format has, and warnings of those without effect; raises
    ``Invalid``."""
    if not isinstance(value, Mapping):
        raise Invalid([Problem(source, place, f"must be an object, not {show(value)}")])
    return value, of.check(source, place, element, value)


def make_table(project: Project, base: Path | None = None) -> dict[str, Any]:
    """Makes the table of a scenario; raises ``Invalid``.

    Files are named from the folder ``base``, or else as they are from the working folder. Each host sends each other
    one a file over TCP; a host alone sends a frame, and keeps what comes back.
    """
    programs = _Programs(project, base)
    router = {} if project.program is None else programs.describe(project.program)
    if project.cpu_port is not None:
        router["cpu_port"] = project.cpu_port
    routers = {}
    for name, switch in project.switches.items():
        own = {} if switch.program is None else programs.describe(switch.program)
        files = {"runtime_json": switch.runtime_json, "commands": switch.commands}
        entries = {key: name_file(path, base) for key, path in files.items() if path is not None}
        if own or entries:
            routers[name] = own | ({"entries": entries} if entries else {})
    links, of_links = _describe_links(project)
    warnings = inputs.limit_warnings(inputs.summarise([*project.warnings, *of_links]), display_path(project.file))
    nodes: dict[str, Any] = {name: {"kind": "router"} for name in project.switches}
    nodes |= {name: {"kind": "host", **_describe_host(host)} for name, host in project.hosts.items()}
    return {
        "title": f"{project.folder.resolve().name}: {project.file.name}",
        "duration": DURATION,
        "topology": {"kind": GRAPH},
        "queue": {"limit": QUEUE_LIMIT},
        "router": router,
        "routers": routers,
        "nodes": nodes,
        "links": links,
        **_make_traffic(list(project.hosts)),
        **_describe_controllers(project, base),
        **({"ignored": warnings} if warnings else {}),
    }


def name_file(path: Path, base: Path | None) -> str:
    """Returns the name of a file from a folder, or as it is from the working folder where there is none."""
    return str(path) if base is None else Path(os.path.relpath(path, base)).as_posix()


def _describe_controllers(project: Project, base: Path | None) -> dict[str, Any]:
    if not project.controllers:
        return {}
    controllers = {}
    for number, one in enumerate(project.controllers, 1):
        arguments = {"arguments": list(one.arguments)} if one.arguments else {}
        controllers[f"c{number}"] = {"program": name_file(one.program, base), **arguments}
    plane = {"control_plane": dict(project.control_plane)} if project.control_plane else {}
    return {"controllers": controllers, **plane}


def _describe_host(host: HostSpec) -> dict[str, Any]:
    return {
        **({} if host.ip is None else {"ip": str(host.ip)}),
        **({} if host.mac is None else {"mac": format_mac(host.mac)}),
        **({} if host.gateway is None else {"gateway": str(host.gateway)}),
        **_describe_neighbours("arp", host.arp),
        **({} if host.ipv6 is None else {"ipv6": str(host.ipv6)}),
        **({} if host.ipv6_gateway is None else {"ipv6_gateway": str(host.ipv6_gateway)}),
        **_describe_neighbours("ipv6_neighbours", host.ipv6_neighbours),
        **(
            {"interfaces": {f"eth{port}": _describe_host(own) for port, own in host.ports.items()}}
            if host.ports
            else {}
        ),
        **({"routes": dict(host.routes)} if host.routes else {}),
    }


def _describe_neighbours(key: str, neighbours: Mapping[Any, int]) -> dict[str, Any]:
    return {key: {str(address): format_mac(mac) for address, mac in neighbours.items()}} if neighbours else {}


def _describe_links(project: Project) -> tuple[dict[str, Any], list[str]]:
    """Returns the links by name, and warnings of options without effect; raises ``Invalid`` with all wrong links."""
    source, names = display_path(project.file), UniqueNames("-")
    links, warnings, problems = {}, list[str](), ProblemList()
    counts = {host: sum(host in link.ends for link in project.links) for host in project.hosts}
    for link in project.links:
        ends = sorted(zip(link.ends, (1, 2), strict=True), key=lambda end: end[0] not in project.hosts)
        name = names.take("-".join(node for node, _ in ends))
        try:
            table, of_link = mininet_topo.convert_link(source, name, link.options, ends, counts)
        except ValueError as error:
            problems.append(Problem(source, f"link {name}", str(error)))
            continue
        warnings += of_link
        if table.get("delay") == units.format_time(0):
            del table["delay"]  # as without one in Mininet
        links[name] = {"ends": table["ends"], "rate": UNSHAPED_RATE, "delay": UNSHAPED_DELAY, **table}
    if problems:
        raise Invalid(problems)
    return links, warnings


def _make_traffic(hosts: list[str]) -> dict[str, Any]:
    if len(hosts) == 1:
        layers = [{"ethernet": {}}, {"ipv4": {"destination": f"address of {hosts[0]}"}}, {"udp": PROBE_PORTS}]
        return {"frames": {"probe": {"source": hosts[0], "layers": layers}}, "hosts": {"capture": hosts}}
    pairs = [(one, other) for one in hosts for other in hosts if one != other]
    group = {
        "transport": "cubic",
        "transfer": TRANSFER,
        "count": len(pairs),
        "source": [one for one, _ in pairs],
        "destination": [other for _, other in pairs],
    }
    return {"flows": {"all": group}} if pairs else {}


class _Programs:
    """The compiled programs of a project, each made once."""

    def __init__(self, project: Project, base: Path | None) -> None:
        self._base = base
        self._build = project.folder / "build"
        self._p4info_suffix = project.p4info_suffix
        self._source = display_path(project.file)
        self._options = project.compiler_options
        self._compiled: dict[Path, Path] = {}

    def describe(self, program: Path) -> dict[str, Any]:
        """Returns the keys of a router for a program; raises ``Invalid`` where it can't be had."""
        if program not in self._compiled:
            self._compiled[program] = self._find(program)
        return {"program": name_file(self._compiled[program], self._base)}

    def _find(self, program: Path) -> Path:
        if program.suffix == ".p4":
            source, made = program, self._build / f"{program.stem}.json"
        else:
            source, made = self._build.parent / f"{program.stem}.p4", program
        if not is_file(source):
            if is_file(made):
                return made
            raise Invalid([Problem(self._source, "program", f"{display_path(program)}: no such file")])
        beside = source.with_suffix(".json")
        for found in (made, beside):
            if is_file(found) and found.stat().st_mtime >= source.stat().st_mtime:
                return found
        p4info = made.with_name(f"{made.stem}{self._p4info_suffix}")
        return compile_program(source, made, p4info, self._options)


def compile_program(source: Path, made: Path, p4info: Path, options: Sequence[str] = ()) -> Path:
    """Compiles a program to its JSON and its P4Info; raises ``Invalid`` with p4c's first errors.

    ``options`` are more options of the compiler.

    The compiler is ``p4c-bm2-ss`` on PATH, or the program that the environment variable P4C names.
    """
    where = display_path(source)
    compiler = shutil.which(os.environ.get("P4C", "p4c-bm2-ss"))
    if compiler is None:
        needed = f"p4c-bm2-ss on PATH (or in P4C), or its JSON as {display_path(made)}"
        raise Invalid([Problem(where, "", f"is a source, and needs {needed}")])
    made.parent.mkdir(parents=True, exist_ok=True)
    command = [compiler, "--std", "p4-16", *options, "-o", str(made), "--p4runtime-files", str(p4info), str(source)]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_COMPILE_S, check=False
        )
    except subprocess.TimeoutExpired:
        raise Invalid([Problem(where, "", f"was not compiled within {MAX_COMPILE_S} s")]) from None
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line][:5]
        made.unlink(missing_ok=True)
        raise Invalid([Problem(where, "", f"p4c-bm2-ss: {line}") for line in errors or ["failed"]])
    return made
