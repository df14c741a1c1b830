"""The process of ``xcpr switch``: the data plane, and the P4Runtime server in front of it."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from xcpr import _native, p4runtime
from xcpr.schema import Invalid, Problem
from xcpr.worlds import realtime


@dataclass(frozen=True)
class Server:
    """How a switch answers the control plane."""

    device_id: int
    address: str
    cpu_port: int
    program: Path | None
    tls: tuple[Path, Path] | None
    """Certificate and key; without them the server speaks plain text."""


def tls(certificate: Path | None, key: Path | None) -> tuple[Path, Path] | None:
    """Both or none; raises ``Invalid``."""
    if certificate is not None and key is not None:
        return certificate, key
    if certificate is not None or key is not None:
        raise Invalid([Problem("--tls-cert, --tls-key", "", "must be given together")])
    return None


def run(options: realtime.Options, server: Server, say: realtime.Say, note: realtime.Say) -> None:
    """Run a switch until SIGINT or SIGTERM; raises ``Invalid``."""
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
