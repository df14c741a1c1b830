"""The command ``xcpr trace``."""

from __future__ import annotations

from typing import Annotated

import typer

from xcpr.commands.shell import completion, flags, terminal
from xcpr.io.plain import print_json, print_lines

app = typer.Typer()


@app.command()
def trace(
    packet: Annotated[
        str,
        typer.Argument(metavar="PACKET", help="FLOW:NUMBER, a packet of a simulated run, or a frame in hexadecimal."),
    ],
    scenario: Annotated[
        str,
        typer.Option(
            metavar="SCENARIO",
            help="Take network, programs and tables from this scenario, its file, SET/RUN or a result.json.",
            autocompletion=completion.scenarios,
        ),
    ] = "demo",
    at: Annotated[
        str | None, typer.Option(metavar="ROUTER", help="Follow the packet through this router; default the first.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="PORT", help="Let a frame in hexadecimal come by this port of the router.")
    ] = None,
    length: Annotated[
        int | None, typer.Option(metavar="BYTES", help="Take the frame to be so long; default as long as it is.")
    ] = None,
    to_sender: Annotated[
        bool,
        typer.Option("--to-sender", help="Count the flow's packets to its sender, the ACKs; default to its receiver."),
    ] = False,
    variables: Annotated[
        bool, typer.Option("--variables", help="Show the compiler's variables too; JSON has them always.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=2**63 - 1,
            help="Draw random numbers from this seed; default 1, or the result's.",
        ),
    ] = None,
    overrides: terminal.Overrides = None,
    as_json: terminal.Json = False,
) -> None:
    """Show one packet's way through a P4 program, step by step."""
    from xcpr.experiments import runs
    from xcpr.worlds.observe import traces

    chosen = runs.find(scenario, overrides or ())
    seed = chosen.seed if seed is None else seed
    flags.excludes("--variables", variables, {"--json": as_json}, "which has the variables always")
    with terminal.interruptible("nothing is kept"):
        made = traces.trace_packet(chosen.scenario, seed, packet, at, port, length, to_sender)
    if as_json:
        print_json(made.to_json())
    else:
        print_lines(made.text(variables))
