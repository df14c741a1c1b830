"""The input of ``xcpr control``: a scenario, a plan, or a network file; each becomes goals for the
controller.

A network file is TOML for routers that belong to no scenario (docs/controller.md)::

    [routers.r1]
    address = "127.0.0.1:9559"
    ports.1 = { capacity = "200 Mbit/s", mac = "02:01:00:01:00:01" }
    routes."10.2.0.0/16" = { port = 1, next_hop = "02:01:00:02:00:01" }
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from ipaddress import IPv4Network
from pathlib import Path
from typing import Any

from xcpr.controller.entries import TableEntry
from xcpr.controller.goal import Change, Goal, Pipeline
from xcpr.controller.network import CPU_PORT
from xcpr.controller.program import TofinoProgram
from xcpr.io import input_files, inputs, schema, units
from xcpr.io.input_files import read_toml
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, integer, key, tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.network.host_addresses import format_mac, parse_mac
from xcpr.scenarios.programs import p4_files, program
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.worlds.control_plane import own_control

FIRST_P4RUNTIME_PORT = 9559
"""The one that IANA gave P4Runtime; the router at place k of a plan gets this plus k."""
FIRST_BFRT_PORT = 50052
"""bf_switchd's, to which the same is added."""
BFRT = "bfrt"
"""The interface of a Tofino's driver, of controller.service.TARGETS; every other one is P4Runtime."""
DEFAULT_DEVICE = 1
"""The device id of a P4Runtime server where nothing says another: that of p4runtime-shell and of finsy."""
SCENARIO_KEYS = frozenset({"title", "extends", "topology", "flows", "traffic", "frames"})
"""The keys of which each scenario has one; a network file has none of them."""
PORTS = 511


@dataclass(frozen=True)
class Job:
    """The job of a controller."""

    goals: tuple[Goal, ...]
    changes: tuple[Change, ...]
    trunks: tuple[tuple[str, int], ...]
    """Ports between routers."""


def _address(value: object) -> str:
    if isinstance(value, str) and value.startswith("unix:") and value != "unix:":
        return value
    host, colon, port = value.rpartition(":") if isinstance(value, str) else ("", "", "")
    if not (host and colon and port.isascii() and port.isdigit() and 1 <= int(port) <= 65535):
        raise ValueError(f'must be HOST:PORT or unix:PATH, for example "127.0.0.1:9559", not {schema.show(value)}')
    return f"{host}:{port}"


def _path(value: object) -> Path:
    return Path(schema.text(value))


@dataclass(frozen=True)
class Port:
    """A port that speaks XCP."""

    capacity: int = key(units.parse_rate, units.format_rate)
    mac: int = key(parse_mac, format_mac)
    """The source address of frames that leave by it."""


@dataclass(frozen=True)
class Route:
    """Where packets to a prefix go."""

    port: int = key(integer(1, PORTS))
    next_hop: int = key(parse_mac, format_mac)
    """The Ethernet address of the next router, or of the host."""


@dataclass(frozen=True)
class RouterTable:
    """One router of a network file."""

    address: str = key(_address)
    device_id: int | None = key(integer(0, 2**63 - 1), default=None)
    """1 when absent; with BfRt 0, as a driver counts its chips."""
    program: Path | None = key(_path, str, default=None)
    """p4c's JSON; the XCP router when absent. Relative to the network file."""
    p4info: Path | None = key(_path, str, default=None)
    """The P4Info of the program; one beside it, or made from it, when absent. Relative to the network file."""
    ports: dict[str, Port] = tables(Port)
    routes: dict[str, Route] = tables(Route)

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that names of ports are numbers, those of routes prefixes, and that routes leave by ports that are
        there."""
        if self.p4info is not None and self.program is None:
            yield "p4info", "must be absent without a program: the XCP router has its own"
        for name in self.ports:
            if not (name.isascii() and name.isdigit() and 1 <= int(name) <= PORTS and int(name) != CPU_PORT):
                yield f"ports.{name}", f"must be a port's number, 1 to {PORTS} without {CPU_PORT} (the CPU port)"
        for prefix, to in self.routes.items():
            try:
                IPv4Network(prefix)
            except ValueError as error:
                yield f'routes."{prefix}"', f'must be an IPv4 prefix, for example "10.2.0.0/16": {error}'
            if str(to.port) not in self.ports:
                yield f'routes."{prefix}".port', f"must be one of the router's ports: {', '.join(self.ports)}"


@dataclass(frozen=True)
class NetworkFile:
    """A network file."""

    routers: dict[str, RouterTable] = tables(RouterTable)

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that there is something to control."""
        if not self.routers:
            yield "routers", "is missing: a network file has at least one router, for example [routers.r1]"


FORMAT = inputs.from_schema("network", NetworkFile, "docs/controller.md", "xcpr/worlds/control_plane/control.py")


@dataclass(frozen=True)
class Tls:
    """PEM files of a controller that speaks TLS with all routers."""

    authority: Path
    """The authority that the routers' certificates must come from."""
    identity: tuple[Path, Path] | None = None
    """The controller's own certificate and key."""


def tls(authority: Path | None, certificate: Path | None, key: Path | None) -> Tls | None:
    """Returns the settings of the command line; raises ``Invalid``."""
    if (certificate is None) != (key is None):
        raise Invalid([Problem("--tls-cert, --tls-key", "", "must be given together")])
    given = {"--tls-ca": authority, "--tls-cert": certificate, "--tls-key": key}
    for option, path in given.items():
        if path is not None and not path.is_file():
            raise Invalid([Problem(option, display_path(path), "no such file")])
    if authority is None:
        if certificate is not None:
            raise Invalid([Problem("--tls-cert, --tls-key", "", "need --tls-ca: plain text has no certificates")])
        return None
    _check_pem("--tls-ca", authority, lambda context: context.load_verify_locations(authority))
    if certificate is None or key is None:
        return Tls(authority)
    _check_pem("--tls-cert, --tls-key", certificate, lambda context: context.load_cert_chain(certificate, key))
    return Tls(authority, (certificate, key))


def _check_pem(option: str, path: Path, load: Callable[[ssl.SSLContext], None]) -> None:
    """Loads certificates, as TLS will; raises ``Invalid`` for a file that has none."""
    input_files.read_bytes(path, input_files.MAX_PEM_BYTES)  # OpenSSL would wait for a pipe
    try:
        load(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or getattr(error, "strerror", None) or error
        raise Invalid(
            [Problem(option, display_path(path), f"can't be used: PEM of a certificate is needed: {reason}")]
        ) from None


def load(name: str, addresses: Sequence[str] = (), tls: Tls | None = None, target: str = "p4runtime") -> Job:
    """Makes the job of a scenario, plan (.json) or network file; raises ``Invalid``.

    ``addresses`` (``NAME=HOST:PORT``) are laid over it. ``target`` is of controller.service.TARGETS; BfRt is for
    routers that are a Tofino.
    """
    given = dict(_router_option(item) for item in addresses)
    if name.endswith(".json"):
        with plan.refuse_malformed(Path(name)):
            job = of_plan(_read_plan(Path(name)), given, target)
    elif (table := _network_table(name)) is not None:
        job = _of_network(Path(name), table, given, target)
    else:
        chosen = scenario.load(name, ["router.target=tofino"] if target == BFRT else [])
        job = of_plan(plan.make(chosen, topology.build(chosen), 1), given, target)
    if target == BFRT and not all(isinstance(goal.pipeline.described, TofinoProgram) for goal in job.goals):
        raise Invalid([Problem("--target", target, f"is for routers that are a Tofino, which those of {name} are not")])
    known = [goal.name for goal in job.goals]
    for router in given:
        if router not in known:
            raise Invalid([Problem("--router", router, f"is no router of {name}; there are: {', '.join(known)}")])
    if tls is None:
        return job
    return replace(
        job, goals=tuple(replace(goal, authority=tls.authority, identity=tls.identity) for goal in job.goals)
    )


def _network_table(name: str) -> dict[str, Any] | None:
    """Returns the table of a network file; None for a scenario, whose routers have no address."""
    if not name.endswith(".toml"):
        return None
    table = read_toml(Path(name))
    return table if "routers" in table and not table.keys() & SCENARIO_KEYS else None


def own_program_goals(name: str, addresses: Sequence[str]) -> list[own_control.Goal]:
    """Returns the routers of a scenario or a plan that run programs of the user's own; raises ``Invalid``."""
    if name.endswith(".json"):
        made = plan.read(Path(name))
        with plan.refuse_malformed(Path(name)):
            return own_control.goals(made, _addresses(made) | dict(_router_option(item) for item in addresses))
    elif _network_table(name) is not None:
        return []
    else:
        chosen = scenario.load(name)
        if not isinstance(chosen.compiled, OwnProgram):
            return []
        built = topology.build(chosen)
        made = own_control.add_initial_state(chosen, built, plan.make(chosen, built, 1))
    return own_control.goals(made, _addresses(made) | dict(_router_option(item) for item in addresses))


def _addresses(made: Mapping[str, Any]) -> dict[str, str]:
    """Returns the default addresses of a plan's routers."""
    return {
        router["name"]: f"127.0.0.1:{FIRST_P4RUNTIME_PORT + place}"
        for place, router in enumerate(made.get("routers", ()))
    }


def _router_option(item: str) -> tuple[str, str]:
    name, _, address = item.partition("=")
    try:
        return name, _address(address)
    except ValueError as error:
        raise Invalid([Problem("--router", item, f"must be NAME=ADDRESS: {error}")]) from None


def of_plan(made: Mapping[str, Any], addresses: Mapping[str, str], target: str = "p4runtime") -> Job:
    """Makes the job of a plan; the router at place k is device k + 1, or with BfRt the one chip of a switch of its
    own."""
    first = FIRST_BFRT_PORT if target == BFRT else FIRST_P4RUNTIME_PORT
    pipeline = _pipeline(program.programs_by_name().get(made["program"], program.compiled()))
    goals = tuple(
        Goal(
            name=router["name"],
            address=addresses.get(router["name"], f"127.0.0.1:{first + place}"),
            device_id=0 if target == BFRT else place + DEFAULT_DEVICE,
            pipeline=pipeline,
            entries=tuple(TableEntry.from_json(entry) for entry in router["entries"]),
            clone_sessions=tuple(pipeline.described.sessions),
        )
        for place, router in enumerate(made["routers"])
    )
    changes = tuple(
        Change(change["at_ns"], update["router"], tuple(TableEntry.from_json(entry) for entry in update["entries"]))
        for change in made["path_changes"]
        for update in change["updates"]
    )
    names = {goal.name for goal in goals}
    between = [link["ends"] for link in made["links"] if {end["node"] for end in link["ends"]} <= names]
    trunks = tuple((end["node"], end["port"]) for ends in between for end in ends)
    return Job(goals, changes, trunks)


def _read_plan(path: Path) -> Mapping[str, Any]:
    made = plan.read(path)
    if made.get("program") not in program.programs_by_name():
        known = ", ".join(program.programs_by_name())
        raise Invalid([Problem(display_path(path), "program", f"must be a compiled program of this xcpr: {known}")])
    return made


def _of_network(path: Path, table: Mapping[str, Any], addresses: Mapping[str, str], target: str) -> Job:
    network = schema.read(NetworkFile, table, lambda _: display_path(path))
    goals = []
    for name, router in network.routers.items():
        compiled = program.for_tofino() if target == BFRT else program.compiled()
        runs = compiled.program
        if isinstance(runs, TofinoProgram):
            runs = runs.over_pipes_of(int(number) for number in router.ports)
        routes = [
            runs.route(IPv4Network(prefix), to.port, router.ports[str(to.port)].mac, to.next_hop)
            for prefix, to in router.routes.items()
        ]
        capacities = [entry for number, port in router.ports.items() for entry in runs.port(int(number), port.capacity)]
        pipeline = replace(_pipeline(compiled), described=runs)
        if router.program is not None:
            if target == BFRT:
                problem = "is the driver's to load (docs/tofino.md), and no key with --target bfrt"
                raise Invalid([Problem(display_path(path), f"routers.{name}.program", problem)])
            pipeline = _of_files(pipeline, path, name, router)
        goals.append(
            Goal(
                name=name,
                address=addresses.get(name, router.address),
                device_id=_default_device(target) if router.device_id is None else router.device_id,
                pipeline=pipeline,
                entries=(*routes, *capacities),
                clone_sessions=tuple(runs.sessions),
            )
        )
    return Job(tuple(goals), (), ())


def _default_device(target: str) -> int:
    return 0 if target == BFRT else DEFAULT_DEVICE


def _pipeline(made: program.Compiled) -> Pipeline:
    return Pipeline(made.program, made.path, made.p4info_path, made.record)


def _of_files(ours: Pipeline, source: Path, name: str, router: RouterTable) -> Pipeline:
    """Returns the pipeline of a user's own files, whose names and records are those of ours."""
    files = {"program": router.program, "p4info": router.p4info}
    located = {file: source.parent / path for file, path in files.items() if path is not None}
    for file, path in located.items():
        if not path.is_file():
            raise Invalid(
                [Problem(display_path(source), f"routers.{name}.{file}", f"{display_path(path)} is not there")]
            )
    try:
        p4info = p4_files.p4info_of(located["program"], located.get("p4info"))
    except ValueError as error:
        raise Invalid([Problem(display_path(source), f"routers.{name}.program", str(error))]) from None
    return replace(ours, compiled=located["program"], p4info=p4info)
