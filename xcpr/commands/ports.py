"""The commands of real-time ports: ``xcpr switch`` and ``xcpr wire``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from xcpr.commands.terminal import Metrics, Tell
from xcpr.plain import say

if TYPE_CHECKING:
    from xcpr.worlds import links as sources
    from xcpr.worlds import realtime

app = typer.Typer()


class Io(StrEnum):
    """What frames come in and go out through."""

    AF_PACKET = "af_packet"
    AF_XDP = "af_xdp"
    AUTO = "auto"


Interfaces = Annotated[list[str], typer.Option("-i", "--interface", metavar="PORT@INTERFACE", help="Once per port.")]
LinksFile = Annotated[
    Path | None,
    typer.Option("--links", metavar="FILE.toml", help="Rates, queues, delays, losses; SIGHUP reads it again."),
]
PlanFile = Annotated[
    Path | None, typer.Option("--plan", metavar="PLAN.json", help="In place of --links: the links of a run.")
]
StatsFile = Annotated[
    Path | None, typer.Option("--stats", metavar="FILE.json", help="Write what was counted there, on stop and SIGUSR1.")
]
Epoch = Annotated[int | None, typer.Option(metavar="NS", help="CLOCK_MONOTONIC ns that count as 0.")]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Decides every random draw.")]
Through = Annotated[
    Io,
    typer.Option(help="Packet sockets; AF_XDP, past captures and the kernel's stack; or AF_XDP where it can be had."),
]


@app.command()
def switch(
    interface: Interfaces,
    program: Annotated[
        Path | None,
        typer.Argument(metavar="[PROGRAM.json]", help="p4c's output; without it, the controller brings one."),
    ] = None,
    device_id: Annotated[int, typer.Option(min=0, help="Of this switch, in P4Runtime.")] = 0,
    grpc_server_addr: Annotated[
        str, typer.Option(metavar="HOST:PORT|unix:PATH", help="Where P4Runtime listens.")
    ] = "127.0.0.1:9559",
    cpu_port: Annotated[int, typer.Option(min=1, max=510, help="The port that leads to the controller.")] = 255,
    links: LinksFile = None,
    plan: PlanFile = None,
    router: Annotated[str, typer.Option(metavar="NAME", help="This switch in the plan.")] = "",
    stats: StatsFile = None,
    metrics: Metrics = None,
    tell: Tell = None,
    epoch: Epoch = None,
    seed: Seed = 1,
    io: Through = Io.AF_PACKET,
    tls_cert: Annotated[Path | None, typer.Option(metavar="FILE", help="Certificate of the P4Runtime server.")] = None,
    tls_key: Annotated[Path | None, typer.Option(metavar="FILE", help="Its key.")] = None,
    tls_client_ca: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Serve only controllers with a certificate of this authority.")
    ] = None,
    tls_permits: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", help="Which controllers may do what, by the names in their certificates."),
    ] = None,
    allow_plaintext: Annotated[
        bool, typer.Option("--allow-plaintext", help="Without TLS listen where other machines can connect, too.")
    ] = False,
) -> None:
    """Run a P4 program between network interfaces, with a P4Runtime server, until Ctrl-C."""
    from xcpr.worlds import realtime, switching

    interfaces = realtime.interfaces(interface, numbered=True)
    source = _source(interfaces, links, plan, "router", router)
    beside = (_answered(metrics), _told(tell, router))
    options = realtime.Options(interfaces, source, stats, epoch, seed, io, beside)
    tls = switching.tls(tls_cert, tls_key, tls_client_ca, tls_permits)
    server = switching.Server(device_id, grpc_server_addr, cpu_port, program, tls, allow_plaintext)
    switching.run(options, server, say, _note)


@app.command()
def wire(
    interface: Interfaces,
    links: LinksFile = None,
    plan: PlanFile = None,
    link: Annotated[str, typer.Option(metavar="NAME", help="The plan's link that this wire stands for.")] = "",
    stats: StatsFile = None,
    metrics: Metrics = None,
    epoch: Epoch = None,
    seed: Seed = 1,
    io: Through = Io.AF_PACKET,
) -> None:
    """Carry frames between two network interfaces, with a link's rate, queue, delay and loss, until Ctrl-C."""
    from xcpr.worlds import realtime

    interfaces = realtime.interfaces(interface, numbered=False)
    source = _source(interfaces, links, plan, "link", link)
    options = realtime.Options(interfaces, source, stats, epoch, seed, io, (_answered(metrics),))
    realtime.wire(options, say, _note)


def _source(
    interfaces: Sequence[tuple[int, str]], links: Path | None, plan: Path | None, kind: str, name: str
) -> sources.Source:
    """Where the links of these ports come from; ``kind`` is what the plan has under this name."""
    from xcpr.worlds import links as sources

    if (plan is None) != (not name):
        raise typer.BadParameter(f"--plan and --{kind} must be given together")
    if plan is None:
        return sources.File(links, {port for port, _ in interfaces})
    if links is not None:
        raise typer.BadParameter("give either --plan or --links")
    return sources.of_router(plan, name) if kind == "router" else sources.of_link(plan, name)


def _answered(metrics: int | None) -> Callable[[realtime.Ports], AbstractContextManager[None]]:
    """Prometheus, as long as ports run."""
    from xcpr.worlds import realtime

    if metrics is None:
        return realtime.alone
    from xcpr.worlds.metrics import OfPorts, served

    return lambda ports: served(metrics, OfPorts(ports.stats))


def _told(fd: int | None, router: str) -> Callable[[realtime.Ports], AbstractContextManager[None]]:
    """What is to be seen of a switch's ports, told as long as they run."""
    from xcpr.worlds import realtime, telling

    if fd is None:
        return realtime.alone
    tell = telling.through(fd)
    return lambda ports: telling.told(lambda: f'{{"router": "{router}", "ports": {ports.seen()}}}', tell)


def _note(line: str) -> None:
    say(line, error=True)
