"""The process of ``xcpr switch``: the data plane, and the P4Runtime server in front of it."""

from __future__ import annotations

import ipaddress
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from xcpr import _native, p4runtime
from xcpr.io import input_files, inputs, schema, services
from xcpr.io.input_files import read_toml
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.programs import p4_files
from xcpr.worlds.switch import realtime


@dataclass(frozen=True)
class Server:
    """How a switch answers the control plane."""

    device_id: int
    address: str
    cpu_port: int
    program: Path | None
    tls: p4runtime.Tls | None
    """Without it the server speaks plain text."""
    plaintext_allowed: bool = False
    """Whether it may do so where other machines can connect."""
    p4info: Path | None = None
    """The file of the program's P4Info; None: one beside it, or made from it."""

    def bound(self, port: int) -> str:
        """Returns the address with the TCP port that the server listens at, which port 0 leaves to the system."""
        return self.address if self.address.startswith("unix") else f"{self.address.rpartition(':')[0]}:{port}"

    def check(self) -> None:
        """Raises ``Invalid`` where every machine of the network could program the switch."""
        if self.p4info is not None and self.program is None:
            raise Invalid(
                [Problem("--p4info", display_path(self.p4info), "needs PROGRAM.json, the program that it is for")]
            )
        if self.tls is None and not self.plaintext_allowed and not is_local(self.address):
            why = "is open to other machines, each of which could program the switch: give --tls-cert and --tls-key"
            why += " (and --tls-client-ca), a loopback address, unix:PATH, or --allow-plaintext"
            raise Invalid([Problem("--grpc-server-addr", self.address, why)])


def is_local(address: str) -> bool:
    """Says whether an address of gRPC's is this machine's alone: a Unix socket with permissions, or loopback."""
    if address.startswith("unix:"):
        return True
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@dataclass(frozen=True)
class Controller:
    """The rights of a controller."""

    roles: tuple[str, ...] = schema.key(schema.list_of(schema.text, 'roles, for example ["", "acl"]'), list)
    """The roles of which it may be the primary. Without any it may read."""
    writes: tuple[str, ...] | None = schema.key(
        schema.list_of(schema.text, 'P4Info\'s names, for example ["XcpIngress.ipv4_lpm"]'), list, default=None
    )
    """The tables that it may write; absent: everything."""


@dataclass(frozen=True)
class PermitsFile:
    """Controllers by a name in their certificates."""

    controllers: dict[str, Controller] = schema.tables(Controller)


FORMAT = inputs.from_schema("permits", PermitsFile, "docs/p4runtime.md", "xcpr/worlds/switch/switching.py")


def permits(path: Path) -> p4runtime.Permits:
    """Returns the permits of a file; raises ``Invalid``."""
    made = schema.read(PermitsFile, read_toml(path), lambda _: display_path(path))
    return p4runtime.Permits(
        {
            name: p4runtime.Permit(frozenset(one.roles), None if one.writes is None else frozenset(one.writes))
            for name, one in made.controllers.items()
        }
    )


def tls(
    certificate: Path | None, key: Path | None, clients: Path | None = None, permitted: Path | None = None
) -> p4runtime.Tls | None:
    """Returns the settings of certificate and key, which are there together or not at all; raises ``Invalid``."""
    if permitted is not None and clients is None:
        raise Invalid(
            [Problem("--tls-permits", display_path(permitted), "needs --tls-client-ca: certificates have the names")]
        )
    if certificate is not None and key is not None:
        rights = permits(permitted) if permitted else p4runtime.Permits()
        for path in filter(None, (certificate, key, clients)):
            input_files.read_bytes(path, input_files.MAX_PEM_BYTES)  # gRPC would wait for a pipe
        return p4runtime.Tls(certificate, key, clients, rights)
    if certificate is not None or key is not None:
        raise Invalid([Problem("--tls-cert, --tls-key", "", "must be given together")])
    if clients is not None:
        raise Invalid(
            [Problem("--tls-client-ca", "", "needs --tls-cert and --tls-key: plain text has no certificates")]
        )
    return None


def run(options: realtime.Options, server: Server, report: realtime.Report, note: realtime.Report) -> None:
    """Runs a switch until SIGINT or SIGTERM; raises ``Invalid``."""
    server.check()
    with realtime.refusals("switch"), services.recorded_signals(), ExitStack() as stack:
        dataplane = _native.Dataplane(options.config(server.cpu_port))
        stack.callback(dataplane.stop)
        try:
            runtime = p4runtime.Server(dataplane, server.device_id, server.address, server.cpu_port, server.tls)
            stack.callback(runtime.stop)
            if server.program is not None:
                _load(dataplane, runtime, server.program, server.p4info, note)
        except p4runtime.ServerError as error:
            raise Invalid([Problem("switch", "", str(error))]) from None
        runtime.start()
        report(f"xcpr switch: P4Runtime at {server.bound(runtime.port)}, device {server.device_id}")
        realtime.serve("switch", dataplane, options, report, note)


def _load(
    dataplane: _native.Dataplane, runtime: p4runtime.Server, program: Path, p4info: Path | None, note: realtime.Report
) -> None:
    """Runs a program; controllers can use it where it has P4Info, or where that can be made from it."""
    text = p4_files.read_program(program)
    try:
        warning = p4_files.warning(program, p4info)
        for line in (*p4_files.key_warnings(program), *([] if warning is None else [warning])):
            note(f"xcpr switch: {line}")
        runtime.load(p4_files.p4info_of(program, p4info), text.encode())
    except p4_files.Unmade as unmade:
        note(f"xcpr switch: no controller can use the program: {unmade}")
        dataplane.load(text)
    except ValueError as error:
        raise Invalid([Problem("switch", "", str(error))]) from None
