"""The process of ``xcpr switch``: the data plane, and the P4Runtime server in front of it."""

from __future__ import annotations

import ipaddress
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from xcpr import _native, p4runtime, schema
from xcpr.files import read_toml
from xcpr.paths import shown
from xcpr.schema import Invalid, Problem
from xcpr.worlds import realtime


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

    def check(self) -> None:
        """Raises ``Invalid`` where every machine of the network could program the switch."""
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


def permits(path: Path) -> p4runtime.Permits:
    """Returns the permits of a file; raises ``Invalid``."""
    made = schema.read(PermitsFile, read_toml(path), lambda _: shown(path))
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
            [Problem("--tls-permits", shown(permitted), "needs --tls-client-ca: certificates have the names")]
        )
    if certificate is not None and key is not None:
        return p4runtime.Tls(certificate, key, clients, permits(permitted) if permitted else p4runtime.Permits())
    if certificate is not None or key is not None:
        raise Invalid([Problem("--tls-cert, --tls-key", "", "must be given together")])
    if clients is not None:
        raise Invalid(
            [Problem("--tls-client-ca", "", "needs --tls-cert and --tls-key: plain text has no certificates")]
        )
    return None


def run(options: realtime.Options, server: Server, say: realtime.Say, note: realtime.Say) -> None:
    """Runs a switch until SIGINT or SIGTERM; raises ``Invalid``."""
    server.check()
    realtime.block_signals()
    with realtime.refusals("switch"), ExitStack() as stack:
        dataplane = _native.Dataplane(options.config(server.cpu_port))
        stack.callback(dataplane.stop)
        try:
            runtime = p4runtime.Server(dataplane, server.device_id, server.address, server.cpu_port, server.tls)
            stack.callback(runtime.stop)
            if server.program is not None:
                _load(dataplane, runtime, server.program)
        except p4runtime.ServerError as error:
            raise Invalid([Problem("switch", "", str(error))]) from None
        runtime.start()
        say(f"xcpr switch: P4Runtime at {server.address}, device {server.device_id}")
        realtime.serve("switch", dataplane, options, say, note)


def _load(dataplane: _native.Dataplane, runtime: p4runtime.Server, program: Path) -> None:
    """Runs a program; controllers can use it if its P4Info lies beside it."""
    try:
        text = program.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid([Problem(str(program), "", f"can't be read: {error}")]) from None
    p4info = program.with_suffix(".p4info.txtpb")
    if p4info.exists():
        runtime.load(p4runtime.read_p4info(p4info), text.encode())
    else:
        dataplane.load(text)
