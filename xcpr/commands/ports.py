"""The commands of real-time ports: ``xcpr switch`` and ``xcpr wire``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()

Interfaces = Annotated[list[str], typer.Option("-i", "--interface", metavar="PORT@INTERFACE", help="Once per port.")]
LinksFile = Annotated[
    Path | None,
    typer.Option("--links", metavar="FILE.toml", help="Rates, queues, delays, losses; SIGHUP reads it again."),
]
StatsFile = Annotated[
    Path | None, typer.Option("--stats", metavar="FILE.json", help="Write what was counted there, on stop and SIGUSR1.")
]
Epoch = Annotated[int | None, typer.Option(metavar="NS", help="CLOCK_MONOTONIC ns that count as 0.")]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Decides every random draw.")]


@app.command()
def switch(
    interface: Interfaces,
    program: Annotated[
        Path | None,
        typer.Argument(metavar="[PROGRAM.json]", help="p4c's output; without it, the controller brings one."),
    ] = None,
    device_id: Annotated[int, typer.Option(min=0, help="Of this switch, in P4Runtime.")] = 0,
    grpc_server_addr: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Where P4Runtime listens.")
    ] = "127.0.0.1:9559",
    cpu_port: Annotated[int, typer.Option(min=1, max=510, help="The port that leads to the controller.")] = 255,
    links: LinksFile = None,
    stats: StatsFile = None,
    epoch: Epoch = None,
    seed: Seed = 1,
    tls_cert: Annotated[Path | None, typer.Option(metavar="FILE", help="Certificate of the P4Runtime server.")] = None,
    tls_key: Annotated[Path | None, typer.Option(metavar="FILE", help="Its key.")] = None,
) -> None:
    """Run a P4 program between network interfaces, with a P4Runtime server, until Ctrl-C."""
    from xcpr.worlds import realtime, switching

    options = realtime.Options(realtime.interfaces(interface, numbered=True), links, stats, epoch, seed)
    tls = switching.tls(tls_cert, tls_key)
    server = switching.Server(device_id, grpc_server_addr, cpu_port, program, tls)
    switching.run(options, server, _say, _note)


@app.command()
def wire(
    interface: Interfaces, links: LinksFile = None, stats: StatsFile = None, epoch: Epoch = None, seed: Seed = 1
) -> None:
    """Carry frames between two network interfaces, with a link's rate, queue, delay and loss, until Ctrl-C."""
    from xcpr.worlds import realtime

    options = realtime.Options(realtime.interfaces(interface, numbered=False), links, stats, epoch, seed)
    realtime.wire(options, _say, _note)


def _say(line: str) -> None:
    # Whoever started the program may wait for the line.
    print(line, flush=True)


def _note(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
