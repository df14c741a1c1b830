"""The command ``xcpr trace``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import completion, flags, terminal
from xcpr.io.plain import print_json, print_lines
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()


@app.command()
def trace(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="[SCENARIO] PACKET",
            help="FLOW:NUMBER, a packet of a simulated run, or a frame in hexadecimal. With SCENARIO in front the "
            "packet is followed across all hops, and its ACK back; without, through one router.",
            autocompletion=completion.scenarios,
        ),
    ],
    scenario: Annotated[
        str | None,
        typer.Option(
            metavar="SCENARIO",
            help="Take network, programs and tables from this scenario, its file, SET/RUN or a result.json; default "
            "demo.",
            autocompletion=completion.scenarios,
        ),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option(metavar="ROUTER", help="Follow the packet through this router alone; default the first."),
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
    steps: Annotated[
        bool, typer.Option("--steps", help="Show all steps of each router's program on the path; JSON has them always.")
    ] = False,
    variables: Annotated[
        bool, typer.Option("--variables", help="Show the compiler's variables too; JSON has them always.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            callback=flags.check_output,
            help="Draw the path as a path-time diagram to this SVG, PNG or PDF file; default: none.",
        ),
    ] = None,
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
    """Show one packet's way, across all hops or step by step through a router's P4 program."""
    from xcpr.experiments import runs
    from xcpr.worlds.observe import paths, traces

    if len(words) > 2:
        raise Invalid([Problem("trace", "", f"takes SCENARIO and PACKET, not {len(words)} words")])
    is_path = len(words) == 2 and at is None
    flags.excludes("--scenario", scenario is not None, {"SCENARIO in front": len(words) == 2})
    for flag, is_set in (("--steps", steps), ("--out", out is not None)):
        flags.needs(flag, is_set, "SCENARIO in front and no --at", is_path)
    for flag, is_set in (("--port", port is not None), ("--length", length is not None)):
        flags.excludes(flag, is_set, {"SCENARIO in front": is_path}, "which follows a packet of a run")
    flags.excludes("--variables", variables, {"--json": as_json}, "which has the variables always")
    flags.excludes("--steps", steps, {"--json": as_json}, "which has the steps always")
    if is_path:
        flags.needs("--variables", variables, "--steps", steps)
    chosen = runs.find(words[0] if len(words) == 2 else scenario or "demo", overrides or ())
    seed = chosen.seed if seed is None else seed
    with terminal.interruptible("nothing is kept"):
        if is_path:
            path = paths.trace_path(chosen.scenario, seed, words[1], to_sender)
        else:
            made = traces.trace_packet(chosen.scenario, seed, words[-1], at, port, length, to_sender)
    if not is_path:
        print_json(made.to_json()) if as_json else print_lines(made.text(variables))
        return
    if out is not None:
        from xcpr.figures import path_time

        path_time.write_figure(path.document, out)
    print_json(path.to_json()) if as_json else print_lines(path.text(steps, variables))
