"""The commands ``xcpr kernel up``, ``status`` and ``down``: the kernel's own TCP over XCP and XCP-r."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from xcpr import units
from xcpr.commands.terminal import console, errors

PACING_PERCENT = 120
"""Share of window / RTT, as Linux paces in congestion avoidance (net.ipv4.tcp_pacing_ca_ratio)."""

app = typer.Typer(no_args_is_help=True, help="Unmodified applications over XCP and XCP-r, by eBPF.")

Json = Annotated[bool, typer.Option("--json", help="Print a line of JSON instead of a table.")]


@app.command()
def up(
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
    transport: Annotated[str, typer.Option(help="Run this transport, xcp or xcp-r.")] = "xcp-r",
    max_window: Annotated[
        str,
        typer.Option(
            metavar="SIZE", help="Keep at most this much in flight per connection, where no router knows XCP."
        ),
    ] = "16 MB",
    record: Annotated[
        Path | None,
        typer.Option(
            help="Write what `status` shows of sockets to this file, a line of JSON at a time; default: nowhere."
        ),
    ] = None,
    record_every: Annotated[str, typer.Option(metavar="TIME", help="Write a line of --record this often.")] = "100 ms",
) -> None:
    """Run XCP under all new TCP connections to a prefix (IPv4), until Ctrl-C or `xcpr kernel down`.

    Without --to no route is changed: a program chooses xcp or xcp_r itself, before it connects (TCP_CONGESTION).
    """
    from xcpr.ebpf import layout, service
    from xcpr.ebpf.device import Device

    if to and len(to) != len(dev):
        raise typer.BadParameter("give one --to for each --dev, or none")
    if transport not in layout.LAWS:
        raise typer.BadParameter(f'--transport must be {" or ".join(layout.LAWS)}, not "{transport}"')
    with _told():
        try:
            prefixes: list[str | None] = [str(ipaddress.IPv4Network(prefix)) for prefix in to or ()]
            config = layout.Config(units.parse_size(max_window), PACING_PERCENT)
            recorded = service.Record(record, units.parse_time(record_every) / 1e9) if record else None
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None
        prefixes = prefixes or [None] * len(dev)
        devices = tuple(zip(map(Device.parse, dev), prefixes, strict=True))
        where = ", ".join(to or ["the sockets that ask for it"])
        # The starter of the program may wait for the line.
        ready = f"{transport} to {where} by {', '.join(dev)}, until Ctrl-C or `xcpr kernel down`"
        service.run(service.Options(devices, transport, config, recorded), lambda: print(ready, flush=True))


@app.command()
def status(as_json: Json = False) -> None:
    """Show sockets with windows, feedback and round-trip times, and what was counted."""
    from xcpr.ebpf import machine, service

    if lacking := machine.lacks():
        errors.print("\n".join(f"xcpr: {line}" for line in lacking))
    with _told():
        told = service.ask("status")
    if as_json:
        print(json.dumps(told))
    else:
        _show(told)


@app.command()
def down() -> None:
    """End `xcpr kernel up` of this network namespace: sockets go on with cubic, devices and routes are set back."""
    from xcpr.ebpf import service

    with _told():
        service.ask("down")


def _show(told: dict[str, Any]) -> None:
    from rich.table import Table

    from xcpr.ebpf import layout

    console.print(f"{told['transport']} on {', '.join(told['devices'])}", highlight=False)
    table = Table("local", "remote", "mode", "window", "feedback", "cwnd'", "RTT", box=None)
    for sock in told["sockets"]:
        runs = sock["runs"]
        table.add_row(
            sock["local"],
            sock["remote"],
            sock["mode"] if runs else f"{sock['mode']}, receives",
            f"{sock['window_bytes']} bytes" if runs else "",
            f"{sock['feedback_bytes']:+} bytes" if runs else "",
            f"{sock['receiver_window_bytes']} bytes" if sock["receiver_window_bytes"] else "",
            f"{sock['rtt_us'] / 1000:.1f} ms" if sock["rtt_us"] else "",
        )
    console.print(table)
    for name, text in layout.COUNTED.items():
        if told["counters"][name]:
            console.print(f"{told['counters'][name]} {text}", highlight=False)


@contextmanager
def _told() -> Iterator[None]:
    """Shows an error in a line, not in a traceback."""
    from xcpr.ebpf.device import Refused
    from xcpr.ebpf.libbpf import Failed

    try:
        yield
    except (Refused, Failed, OSError) as error:
        errors.print(f"xcpr: {error}")
        raise typer.Exit(1) from None
