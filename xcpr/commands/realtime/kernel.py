"""The commands ``xcpr kernel up``, ``status`` and ``down``: the kernel's own TCP over XCP and XCP-r."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from xcpr.commands.shell import flags
from xcpr.commands.shell.terminal import console, errors
from xcpr.io import units
from xcpr.io.plain import print_json, print_line
from xcpr.scenarios.flows import registry

PACING_PERCENT = 120
"""Share of window / RTT, as Linux paces in congestion avoidance (net.ipv4.tcp_pacing_ca_ratio)."""

RECORD_EVERY = "100 ms"
TRANSPORTS = ("xcp", "xcp-r")
"""The names of xcpr.worlds.ebpf.layout.CONGESTION_CONTROLS."""

app = typer.Typer(no_args_is_help=True, help="Unmodified applications over XCP and XCP-r, by eBPF.")

Json = Annotated[bool, typer.Option("--json", help="Print a line of JSON instead of a table.")]


@app.command("up")
def attach(
    dev: Annotated[
        list[str],
        typer.Option(
            metavar="[NETNS:]DEVICE",
            help="Use this network device, of a namespace of `ip netns` or of a process by its number.",
        ),
    ],
    to: Annotated[
        list[str] | None,
        typer.Option(metavar="PREFIX", help="Use XCP for this prefix on that device; once per --dev, in order."),
    ] = None,
    transport: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help=f"Run this transport: {', '.join(registry.with_aliases('transport', name) for name in TRANSPORTS)}.",
            autocompletion=lambda: [*TRANSPORTS],
        ),
    ] = "xcp-r",
    max_window: Annotated[
        str,
        typer.Option(
            metavar="SIZE", help="Keep at most this much in flight per connection, where no router knows XCP."
        ),
    ] = "16 MB",
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            callback=flags.check_output,
            help="Write what `status` shows of sockets to this file, a line of JSON at a time; default: nowhere.",
        ),
    ] = None,
    record_every: Annotated[
        str | None,
        typer.Option(metavar="TIME", help=f"Write a line of --record this often; default {RECORD_EVERY}."),
    ] = None,
) -> None:
    """Run XCP under all new TCP connections to a prefix (IPv4), until Ctrl-C or `xcpr kernel down`.

    Without --to no route is changed: a program chooses xcp or xcp_r itself, before it connects (TCP_CONGESTION).
    """
    from xcpr.worlds.ebpf import layout, service
    from xcpr.worlds.ebpf.device import Device

    if to and len(to) != len(dev):
        raise typer.BadParameter("give one --to for each --dev, or none")
    chosen = registry.names()["transport"].get(transport.lower())
    if chosen not in TRANSPORTS:
        names = " or ".join(registry.with_aliases("transport", name) for name in TRANSPORTS)
        raise typer.BadParameter(f'--transport must be {names}, not "{transport}"')
    flags.needs("--record-every", record_every is not None, "--record", record is not None)
    with _report_errors():
        try:
            prefixes: list[str | None] = [str(ipaddress.IPv4Network(prefix)) for prefix in to or ()]
            config = layout.Config(units.parse_size(max_window), PACING_PERCENT)
            recorded = service.Record(record, units.parse_time(record_every or RECORD_EVERY) / 1e9) if record else None
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None
        prefixes = prefixes or [None] * len(dev)
        devices = tuple(zip(map(Device.parse, dev), prefixes, strict=True))
        where = ", ".join(to or ["the sockets that ask for it"])
        # The starter of the program may wait for the line.
        ready = f"{chosen} to {where} by {', '.join(dev)}, until Ctrl-C or `xcpr kernel down`"
        service.run(service.Options(devices, chosen, config, recorded), lambda: print_line(ready))


@app.command()
def status(as_json: Json = False) -> None:
    """Show sockets with windows, feedback and round-trip times, and what was counted."""
    from xcpr.worlds.ebpf import machine, service

    if lacking := machine.lacks():
        errors.print("\n".join(f"xcpr: {line}" for line in lacking))
    with _report_errors():
        told = service.ask("status")
    if as_json:
        print_json(json.dumps(told))
    else:
        _show(told)


@app.command()
def down() -> None:
    """End `xcpr kernel up` of this network namespace: sockets go on with cubic, devices and routes are set back."""
    from xcpr.worlds.ebpf import service

    with _report_errors():
        service.ask("down")


def _show(answer: dict[str, Any]) -> None:
    from xcpr.results.tables.table import Table
    from xcpr.worlds.ebpf import layout

    console.print(f"{answer['transport']} on {', '.join(answer['devices'])}", highlight=False)
    rows = tuple(
        (
            sock["local"],
            sock["remote"],
            sock["mode"] if sock["congestion_control_active"] else f"{sock['mode']}, receives",
            f"{sock['window_bytes']} bytes" if sock["congestion_control_active"] else "",
            f"{sock['feedback_bytes']:+} bytes" if sock["congestion_control_active"] else "",
            f"{sock['receiver_window_bytes']} bytes" if sock["receiver_window_bytes"] else "",
            f"{sock['rtt_us'] / 1000:.1f} ms" if sock["rtt_us"] else "",
        )
        for sock in answer["sockets"]
    )
    columns = ("local", "remote", "mode", "window", "feedback", "cwnd'", "RTT")
    Table("Sockets", columns, rows, left=3).show(console)
    for name, text in layout.COUNTED.items():
        if answer["counters"][name]:
            console.print(f"{answer['counters'][name]} {text}", highlight=False)


@contextmanager
def _report_errors() -> Iterator[None]:
    """Shows an error in a line, not in a traceback."""
    from xcpr.worlds.ebpf.device import Refused
    from xcpr.worlds.ebpf.libbpf import Failed

    try:
        yield
    except (Refused, Failed, OSError) as error:
        errors.print(f"xcpr: {error}")
        raise typer.Exit(1) from None
