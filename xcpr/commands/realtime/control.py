"""The command ``xcpr control``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import ExitStack
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import flags
from xcpr.commands.shell.terminal import Metrics, ReportFd, console, errors
from xcpr.io import files, services
from xcpr.io.schema import Invalid, Problem
from xcpr.worlds.emulation import live_messages

app = typer.Typer()


class Target(StrEnum):
    """The names of xcpr.controller.service.TARGETS, which takes too long to import for a help text."""

    P4RUNTIME = "p4runtime"
    BFRT = "bfrt"


@app.command(name="control")
def control_(
    source: Annotated[
        str, typer.Argument(metavar="SCENARIO|NETWORK.toml|PLAN.json", help="The plan that the routers get.")
    ],
    router: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=HOST:PORT",
            help="A router's server; default 127.0.0.1, with port 9559 plus its place, or 50052 with BfRt.",
        ),
    ] = None,
    target: Annotated[
        Target,
        typer.Option(
            metavar="|".join(Target),
            case_sensitive=False,
            help="Reach the routers by this protocol: P4Runtime, or a Tofino's BfRt.",
        ),
    ] = Target.P4RUNTIME,
    telemetry: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            callback=flags.check_output,
            help="Write the routers' telemetry to this file; default: nowhere.",
        ),
    ] = None,
    epoch: Annotated[
        int | None,
        typer.Option(metavar="NS", help="Count time from this CLOCK_MONOTONIC value in ns; default: the start."),
    ] = None,
    backup: Annotated[bool, typer.Option("--backup", help="Stand by, and take over when the primary is gone.")] = False,
    live: Annotated[
        bool | None,
        typer.Option(
            help="Draw the ports on a page on loopback; with --no-live print no table on the terminal either.",
            show_default=False,
        ),
    ] = None,
    ready_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", callback=flags.check_output, help="Create this file once all routers are up; default: none."
        ),
    ] = None,
    metrics: Metrics = None,
    report_fd: ReportFd = None,
    tls_ca: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Use TLS, and trust routers of this authority (PEM); default: no TLS."),
    ] = None,
    tls_cert: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Show this certificate to routers that ask for one; default: none."),
    ] = None,
    tls_key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Sign with this key of the certificate; default: none.")
    ] = None,
) -> None:
    """Bring routers up over P4Runtime or BfRt, keep them up, and collect their telemetry, until Ctrl-C."""
    import asyncio

    # The controller says in a line why a handshake fails; gRPC's own log would say it in its words, each second.
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")

    from xcpr.controller import service
    from xcpr.worlds.control_plane import control

    if own := control.own_program_goals(source, router or []):
        without = {
            "--target": target is not Target.P4RUNTIME,
            "--backup": backup,
            "--live": live is True,
            "--metrics": metrics is not None,
            "--tls-ca": tls_ca is not None,
            "--tls-cert": tls_cert is not None,
            "--tls-key": tls_key is not None,
        }
        for flag, is_given in without.items():
            flags.excludes(flag, is_given, {source: True}, "whose routers run programs of your own")
        from xcpr.worlds.control_plane import own_bring_up

        _refuse_for_own_programs(
            {
                "--target": target is not Target.P4RUNTIME,
                "--backup": backup,
                "--live": bool(live),
                "--metrics": metrics is not None,
                "--tls-ca": tls_ca is not None,
                "--tls-cert": tls_cert is not None,
                "--tls-key": tls_key is not None,
            }
        )
        if telemetry is not None:
            files.write_output(telemetry, b"{}")
        own_bring_up.hold(own, ready_file)
        return
    job = control.load(source, router or [], control.tls(tls_ca, tls_cert, tls_key), target)
    shows = live is not False and console.is_terminal
    options = service.Options(
        epoch_ns=epoch,
        save=None if telemetry is None else partial(files.write_output, telemetry),
        ready_file=ready_file,
        backup=backup,
        target=target,
        console=console if shows else None,
        first=job.trunks,
    )
    made = service.Service(job.goals, job.changes, options)
    with services.recorded_signals(), ExitStack() as stack:
        if metrics is not None:
            from xcpr.worlds.observe.metrics import OfController, served

            stack.enter_context(served(metrics, OfController(made)))
        if live:
            from xcpr.figures.page.live import served as page_served
            from xcpr.worlds.observe import moments

            url, page = stack.enter_context(page_served(source))
            errors.print(f"The ports are drawn at {url}", soft_wrap=True)
            stack.enter_context(
                live_messages.send_periodically(partial(moments.of_controller, made, job.trunks), page.publish)
            )
        if report_fd is not None:
            from xcpr.worlds.observe import moments

            stack.enter_context(
                live_messages.send_periodically(partial(moments.records, made), live_messages.sender_through(report_fd))
            )
        asyncio.run(service.until_signal(made, console if shows else errors))


def _refuse_for_own_programs(flags: Mapping[str, bool]) -> None:
    """Raises ``Invalid`` for options that have no effect where routers run programs of the user's own."""
    why = "is not possible with a plan whose routers run programs of your own: they are brought up once, in plain text"
    if problems := [Problem(option, "", why) for option, is_given in flags.items() if is_given]:
        raise Invalid(problems)
