"""The command ``xcpr int``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import flags, terminal
from xcpr.io.plain import PlainOutput, print_json, print_line
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()
MAX_SHOWN_REASONS = 20
"""Packets that were not decoded, of which the reason is printed; JSON has all."""


def _parse_dscp(text: str) -> tuple[int, int]:
    """Parses VALUE or VALUE/MASK; raises ``Invalid``."""
    value, _, mask = text.partition("/")
    try:
        numbers = int(value, 0), int(mask or "0x3f", 0)
    except ValueError:
        numbers = -1, -1
    if not all(0 <= number <= 0x3F for number in numbers):
        raise Invalid([Problem("--dscp", "", f"must be VALUE or VALUE/MASK from 0 to 0x3f, not {text}")])
    return numbers


def _parse_marker(text: str) -> int:
    try:
        marker = int(text, 16)
    except ValueError:
        marker = -1
    if not 0 <= marker < 1 << 64:
        raise Invalid([Problem("--probe-marker", "", f"must be 64 bits in hexadecimal, not {text}")])
    return marker


@app.command(name="int")
def decode_int(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A pcap or pcapng file, or the result.json of a run whose hosts keep frames (hosts.capture).",
        ),
    ],
    dscp: Annotated[
        str | None,
        typer.Option(
            metavar="VALUE[/MASK]",
            help="Take TCP and UDP packets with this DSCP for INT; default 0x17, or none beside --port or "
            "--probe-marker.",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="PORT", min=1, max=65535, help="Take UDP packets to this port for INT; default: no port."),
    ] = None,
    probe_marker: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="Take packets with these 64 bits behind TCP or UDP for INT; default: no marker."
        ),
    ] = None,
    report_port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", min=1, max=65535, help="Take UDP packets to this port for telemetry reports; default: none."
        ),
    ] = None,
    before_tcp_options: Annotated[
        bool,
        typer.Option("--before-tcp-options", help="Look for INT before the options of TCP; default: behind them."),
    ] = False,
    as_csv: Annotated[
        bool, typer.Option("--csv", help="Print all rows as CSV; default: the first ones as a table.")
    ] = False,
    as_json: terminal.Json = False,
) -> None:
    """Decode In-band Network Telemetry (INT 2.1) of a capture: a row for each hop of each packet."""
    from xcpr.results.int_telemetry import decoding
    from xcpr.results.int_telemetry.packets import IntMarking

    flags.excludes("--csv", as_csv, {"--json": as_json})
    value, mask = _parse_dscp(dscp or "0x17")
    marking = IntMarking(
        None if dscp is None and (port or probe_marker) else value,
        mask,
        port,
        None if probe_marker is None else _parse_marker(probe_marker),
        report_port,
        before_tcp_options,
    )
    with terminal.interruptible("the table is incomplete"):
        made = decoding.decode_int(file, marking)
        if as_json:
            print_json(made.to_json())
            return
        made.write_csv(PlainOutput()) if as_csv else made.table().show(terminal.console)
    for one in made.undecoded[:MAX_SHOWN_REASONS]:
        print_line(f"xcpr: packet {one.packet} is not decoded: {one.reason}", error=True)
    if len(made.undecoded) > MAX_SHOWN_REASONS:
        print_line(f"xcpr: {len(made.undecoded)} packets or reports are not decoded: --json has all", error=True)
