"""The commands of real-time ports: ``xcpr switch`` and ``xcpr wire``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from xcpr.commands.shell import flags
from xcpr.commands.shell.terminal import Metrics, ReportFd
from xcpr.io.plain import print_line
from xcpr.worlds.emulation import live_messages

if TYPE_CHECKING:
    from xcpr.worlds.switch import links as sources
    from xcpr.worlds.switch import realtime

app = typer.Typer()


class Io(StrEnum):
    """The way of frames in and out of a port."""

    AF_PACKET = "af_packet"
    AF_XDP = "af_xdp"
    AUTO = "auto"


Interfaces = Annotated[
    list[str],
    typer.Option(
        "-i", "--interface", metavar="PORT@INTERFACE", help="Attach this port to this interface; once per port."
    ),
]
LinksFile = Annotated[
    Path | None,
    typer.Option(
        "--links",
        metavar="FILE.toml",
        help="Read rates, queues, delays and losses here, and again on SIGHUP; default: none.",
    ),
]
PlanFile = Annotated[
    Path | None,
    typer.Option("--plan", metavar="PLAN.json", help="Take the links of this plan instead of --links; default: none."),
]
StatsFile = Annotated[
    Path | None,
    typer.Option(
        "--stats",
        metavar="FILE.json",
        callback=flags.check_output,
        help="Write the counters to this file on stop and SIGUSR1; default: nowhere.",
    ),
]
Epoch = Annotated[
    int | None, typer.Option(metavar="NS", help="Count time from this CLOCK_MONOTONIC value in ns; default: the start.")
]
Seed = Annotated[int, typer.Option(metavar="N", min=0, max=2**63 - 1, help="Draw random numbers from this seed.")]
Through = Annotated[
    Io,
    typer.Option(
        metavar="|".join(Io),
        case_sensitive=False,
        help="Move frames by packet sockets, by AF_XDP (past captures and the stack), or by AF_XDP where possible.",
    ),
]


@app.command()
def switch(
    interface: Annotated[
        list[str] | None,
        typer.Option(
            "-i",
            "--interface",
            metavar="PORT@INTERFACE",
            help="Attach this port to this interface; once per port; default: no ports.",
        ),
    ] = None,
    program: Annotated[
        Path | None,
        typer.Argument(
            metavar="[PROGRAM.json]", help="Run this output of p4c; default: the one that the controller sends."
        ),
    ] = None,
    p4info: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Use this P4Info of PROGRAM.json; default: one beside it, or one made from it."
        ),
    ] = None,
    device_id: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, help="Answer P4Runtime requests for this device; default 1, or a plan's router's place."
        ),
    ] = None,
    grpc_server_addr: Annotated[
        str, typer.Option(metavar="HOST:PORT|unix:PATH", help="Serve P4Runtime at this address.")
    ] = "127.0.0.1:9559",
    cpu_port: Annotated[
        int, typer.Option(metavar="PORT", min=1, max=510, help="Send packets for the controller to this port.")
    ] = 255,
    links: LinksFile = None,
    plan: PlanFile = None,
    router: Annotated[str, typer.Option(metavar="NAME", help="Be this router of the plan.")] = "",
    stats: StatsFile = None,
    metrics: Metrics = None,
    report_fd: ReportFd = None,
    epoch: Epoch = None,
    seed: Seed = 1,
    io: Through = Io.AF_PACKET,
    tls_cert: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Serve P4Runtime with this certificate; default: no TLS.")
    ] = None,
    tls_key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Sign with this key of the certificate; default: none.")
    ] = None,
    tls_client_ca: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Serve only controllers with a certificate of this authority; default: all."),
    ] = None,
    tls_permits: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.toml",
            help="Permit controllers what this file says, by the names in their certificates; default: all.",
        ),
    ] = None,
    allow_plaintext: Annotated[
        bool, typer.Option("--allow-plaintext", help="Listen without TLS where other machines can connect, too.")
    ] = False,
) -> None:
    """Run a P4 program between network interfaces, with a P4Runtime server, until Ctrl-C."""
    from xcpr.worlds.switch import realtime, switching

    flags.excludes("--allow-plaintext", allow_plaintext, {"--tls-cert": tls_cert is not None}, "by which all is TLS")
    interfaces = realtime.interfaces(interface or [], numbered=True)
    source = _source(interfaces, links, plan, "router", router)
    beside = (_serve_metrics(metrics), _send_snapshots(report_fd, router))
    options = realtime.Options(interfaces, source, stats, epoch, seed, io, beside)
    tls = switching.tls(tls_cert, tls_key, tls_client_ca, tls_permits)
    server = switching.Server(
        device_of(device_id, plan, router), grpc_server_addr, cpu_port, program, tls, allow_plaintext, p4info
    )
    switching.run(options, server, print_line, _note)


@app.command()
def wire(
    interface: Interfaces,
    links: LinksFile = None,
    plan: PlanFile = None,
    link: Annotated[str, typer.Option(metavar="NAME", help="Be this link of the plan.")] = "",
    stats: StatsFile = None,
    metrics: Metrics = None,
    epoch: Epoch = None,
    seed: Seed = 1,
    io: Through = Io.AF_PACKET,
) -> None:
    """Carry frames between two network interfaces, with a link's rate, queue, delay and loss, until Ctrl-C."""
    from xcpr.worlds.switch import realtime

    interfaces = realtime.interfaces(interface, numbered=False)
    source = _source(interfaces, links, plan, "link", link)
    options = realtime.Options(interfaces, source, stats, epoch, seed, io, (_serve_metrics(metrics),))
    realtime.wire(options, print_line, _note)


def _source(
    interfaces: Sequence[tuple[int, str]], links: Path | None, plan: Path | None, kind: str, name: str
) -> sources.Source:
    """Returns the source of these ports' links; ``kind`` is what the plan has under this name."""
    from xcpr.worlds.switch import links as sources

    if (plan is None) != (not name):
        raise typer.BadParameter(f"--plan and --{kind} must be given together")
    if plan is None:
        return sources.File(links, {port for port, _ in interfaces})
    if links is not None:
        raise typer.BadParameter("give either --plan or --links")
    return sources.of_router(plan, name) if kind == "router" else sources.of_link(plan, name)


def device_of(number: int | None, plan: Path | None, router: str) -> int:
    """Returns the id of a switch's device: the number, or the one by which a controller calls the router."""
    from xcpr.worlds.control_plane import control
    from xcpr.worlds.switch import links

    if number is not None:
        return number
    return control.DEFAULT_DEVICE if plan is None else links.place(plan, router) + control.DEFAULT_DEVICE


def _serve_metrics(metrics: int | None) -> Callable[[realtime.Ports], AbstractContextManager[None]]:
    """Returns what serves Prometheus as long as ports run."""
    from xcpr.worlds.switch import realtime

    if metrics is None:
        return realtime.no_context
    from xcpr.worlds.observe.metrics import OfPorts, served

    return lambda ports: served(metrics, OfPorts(partial(ports.stats, series=False)))


def _send_snapshots(fd: int | None, router: str) -> Callable[[realtime.Ports], AbstractContextManager[None]]:
    """Returns what sends all that is to be seen of a switch's ports, as long as they run."""
    from xcpr.worlds.switch import realtime

    if fd is None:
        return realtime.no_context
    send = live_messages.sender_through(fd)
    return lambda ports: live_messages.send_periodically(
        lambda: f'{{"router": "{router}", "ports": {ports.port_states()}}}', send
    )


def _note(line: str) -> None:
    print_line(line, error=True)
