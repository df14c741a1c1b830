"""The commands of the program on real hosts. IPv4 only; raw sockets take root or CAP_NET_RAW, UDP sockets neither.

Nothing here imports the libraries of scenarios and figures: these commands start many times in one experiment.
"""

from __future__ import annotations

import json
import os
import re
import resource
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from xcpr import _native
from xcpr.commands.realtime.transfers import Receiving, Sending
from xcpr.commands.shell import completion, flags, ownership
from xcpr.commands.shell.terminal import Json, Metrics, ReportFd, errors, interruptible
from xcpr.io import files, input_files, services, units
from xcpr.io.paths import display_path as shown_path
from xcpr.io.plain import escape_text, print_json, print_line
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows import registry
from xcpr.worlds.emulation import telling

T = TypeVar("T")
G = TypeVar("G")

PORT = 5001
UDP_PORT = 9
INITIAL_WINDOW = registry.settings()["initial_window"]["default"]
"""Packets."""
MAX_WINDOW = "16 MB"
FALLBACK = ("xcp", "fallback")
"""The option of transports that CUBIC may take over from, and its group."""
WINDOWED = ("udt",)
"""Transports over UDP that keep to ``--max-window``."""

app = typer.Typer()

To = Annotated[str, typer.Option(metavar="HOST", help="Send to this host: an IPv4 address, or a name that has one.")]
Port = Annotated[int, typer.Option(metavar="PORT", min=1, max=65535, help="Send to this port of the receiver.")]
FromPort = Annotated[
    int, typer.Option(metavar="PORT", min=0, max=65535, help="Send from this port; 0 takes any free one.")
]
PacketSize = Annotated[
    str, typer.Option(metavar="SIZE", help="Make full frames of this size, Ethernet header included.")
]
Rate = Annotated[
    str | None,
    typer.Option(
        metavar="RATE",
        help="Send at this rate at most; default: no limit, with ttp 100 Mbit/s. rudp and fobs need one.",
    ),
]
SecretFile = Annotated[
    Path | None,
    typer.Option(
        "--secret-file",
        metavar="FILE",
        help="Encrypt with this file's 32 bytes, which both ends have and only you may read; default: no encryption.",
    ),
]
Timeout = Annotated[str, typer.Option(metavar="TIME", help="End a transfer after so long without progress.")]


def _one_of(kind: str, allowed: Callable[[Mapping[str, Any]], bool]) -> str:
    """Returns the help of an option that takes a name of the registry whose entry is allowed."""
    return ", ".join(registry.with_aliases(kind, name) for name in _allowed(kind, allowed))


def _allowed(kind: str, allowed: Callable[[Mapping[str, Any]], bool]) -> list[str]:
    return [name for name, entry in registry.declared()[kind].items() if allowed(entry)]


def _carries_files(entry: Mapping[str, Any]) -> bool:
    return bool(entry["congestion_header"]) or _over_udp(entry)


def _over_udp(entry: Mapping[str, Any]) -> bool:
    return bool(entry["shape"] == "datagrams")


@app.command()
def send(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="The file to send; default: --bytes.")] = None,
    *,
    to: To,
    size: Annotated[
        str | None,
        typer.Option(
            "--bytes", metavar="SIZE", help='Send so many zero bytes instead of a file, for example "500 MB".'
        ),
    ] = None,
    transport: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help=f"Send by this transport: {_one_of('transport', _carries_files)}.",
            autocompletion=lambda: _allowed("transport", _carries_files),
        ),
    ] = "xcp-r",
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="KEY=VALUE",
            help='Set an option of the transport, for example "xcp.fallback=none".',
            autocompletion=completion.options,
        ),
    ] = None,
    recovery: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help=f"Find and send lost packets again by one of: {_one_of('recovery', bool)}; "
            f"default {registry.default_name('recovery')}. Transports over UDP have their own.",
            autocompletion=lambda: _allowed("recovery", bool),
        ),
    ] = None,
    port: Port = PORT,
    from_port: FromPort = 0,
    packet_size: PacketSize = "1514 bytes",
    initial_window: Annotated[
        int | None,
        typer.Option(
            metavar="PACKETS",
            min=1,
            help=f"Begin with a window of so many packets; default {INITIAL_WINDOW}. "
            "Transports over UDP have their own.",
        ),
    ] = None,
    max_window: Annotated[
        str | None,
        typer.Option(
            metavar="SIZE",
            help="Keep at most this much in flight, whatever routers and the transport allow; "
            f"default {MAX_WINDOW}. Of transports over UDP only udt has a window.",
        ),
    ] = None,
    rate: Rate = None,
    timeout: Timeout = "600 s",
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Continue where a transfer of the file was interrupted, if it had --resume too."),
    ] = False,
    secret_file: SecretFile = None,
    as_json: Json = False,
) -> None:
    """Send a file, or bulk data, to `xcpr receive` on another host (IPv4)."""
    if (file is None) == (size is None):
        raise typer.BadParameter("give either a file or --bytes")
    if resume and file is None:
        raise typer.BadParameter("--resume is for files")
    chosen = _name("--transport", "transport", transport)
    over_udp = registry.is_over_udp(chosen)
    own = {f"--transport {chosen}": over_udp}
    flags.excludes("--recovery", recovery is not None, own, "which has its own recovery")
    flags.excludes("--initial-window", initial_window is not None, own, "which has its own start")
    windowless = {f"--transport {chosen}": over_udp and chosen not in WINDOWED}
    flags.excludes("--max-window", max_window is not None, windowless, "which has no window")
    options = {
        "to": _address(to),
        "port": port,
        "from_port": from_port,
        "transport": chosen,
        "recovery": _name("--recovery", "recovery", recovery or registry.default_name("recovery")),
        "packet_bytes": _quantity("--packet-size", packet_size, units.parse_size),
        "initial_window_packets": INITIAL_WINDOW if initial_window is None else initial_window,
        "max_window_bytes": _quantity(
            "--max-window", MAX_WINDOW if max_window is None else max_window, units.parse_size
        ),
        "rate_bps": None if rate is None else _quantity("--rate", rate, units.parse_rate),
        "options": _with_fallback(chosen, _quantity("--set", settings or [], _tables)),
        "timeout_ns": _quantity("--timeout", timeout, units.parse_time),
        "resume": resume,
        "bytes": None if size is None else _quantity("--bytes", size, units.parse_size),
    }
    with _reporting(chosen), Sending(str(file or size)) as shown:
        last, notes = _native.send(json.dumps(options), shown.update, file, secret_file)
    _note(notes)
    print_json(last) if as_json else print_line(shown.summary(last))


@app.command()
def receive(
    folder: Annotated[
        Path | None,
        typer.Option(
            "--dir", metavar="DIR", help="Write files to this folder, made if it is not there; overwrite none."
        ),
    ] = None,
    *,
    discard: Annotated[bool, typer.Option("--discard", help="Receive data without writing it.")] = False,
    port: Annotated[int, typer.Option(metavar="PORT", min=1, max=65535, help="Listen on this port.")] = PORT,
    max_size: Annotated[
        str | None, typer.Option(metavar="SIZE", help="Refuse larger files; default: the disk's free space.")
    ] = None,
    source_transfers: Annotated[
        int, typer.Option(metavar="COUNT", min=1, help="Allow one address this many transfers at once.")
    ] = 16,
    source_bytes: Annotated[
        str | None,
        typer.Option(metavar="SIZE", help="Allow one address this much disk a day; default: the disk's free space."),
    ] = None,
    once: Annotated[bool, typer.Option("--once", help="End after the first transfer.")] = False,
    secret_file: SecretFile = None,
    metrics: Metrics = None,
    timeout: Timeout = "600 s",
    as_json: Json = False,
) -> None:
    """Receive files, or bulk data, from any number of `xcpr send` at once (IPv4), until Ctrl-C."""
    if (folder is None) != discard:
        raise typer.BadParameter("give either --dir or --discard")
    of_files = {"--max-size": max_size is not None, "--source-bytes": source_bytes is not None}
    flags.excludes("--discard", discard, of_files, "a limit of files")
    options = {
        "port": port,
        "once": once,
        "timeout_ns": _quantity("--timeout", timeout, units.parse_time),
        "max_size_bytes": None if max_size is None else _quantity("--max-size", max_size, units.parse_size),
        "source_transfers": source_transfers,
        "source_bytes": None if source_bytes is None else _quantity("--source-bytes", source_bytes, units.parse_size),
    }
    if folder is not None:
        _make(folder)
    where = "data, which is discarded" if folder is None else f"files into {shown_path(folder)}"
    listens = f"listening on 0.0.0.0, port {port}, for {where}"
    loop = services.Loop(lambda line: print_line(f"xcpr receive: {line}", error=True))
    with (
        _reporting(),
        services.recorded_signals(),
        Receiving(as_json, listens) as shown,
        _count_reports(metrics) as count,
    ):

        def on_report(report: str) -> None:
            loop.attempt_again("a report is not shown", partial(shown.update, report))
            loop.attempt_again("a report is not counted", partial(count, report))
            if not loop.handle_signals():
                raise KeyboardInterrupt

        try:
            _note(_native.receive(json.dumps(options), on_report, folder, secret_file))
        except KeyboardInterrupt:
            # This is the way to end a receiver; what it cuts off counts as failed.
            errors.print("xcpr: stopped")
    raise typer.Exit(1 if shown.failed else 0)


@contextmanager
def _count_reports(metrics: int | None) -> Iterator[Callable[[str], None]]:
    """Serves Prometheus, where it is asked for, and yields what counts a receiver's reports."""
    if metrics is None:
        yield lambda _report: None
        return
    from xcpr.worlds.observe.metrics import OfReceiver, served

    receiver = OfReceiver()
    with served(metrics, receiver):
        yield receiver.update


@app.command(name="udp-onoff")
def udp_onoff(
    *,
    to: To,
    rate: Annotated[
        str, typer.Option(metavar="RATE", help='Send at this rate while ON, headers included, for example "10 Mbit/s".')
    ],
    on: Annotated[
        str, typer.Option(metavar="PERIODS", help='Be ON in these seconds from the start, for example "0-5,10-15.5".')
    ],
    port: Annotated[int, typer.Option(metavar="PORT", min=1, max=65535, help="Send to this port.")] = UDP_PORT,
    from_port: FromPort = 0,
    packet_size: PacketSize = "1000 bytes",
) -> None:
    """Send UDP datagrams at a constant rate while ON (IPv4): cross traffic."""
    options = {
        "to": _address(to),
        "port": port,
        "from_port": from_port,
        "packet_bytes": _quantity("--packet-size", packet_size, units.parse_size),
        "rate_bps": _quantity("--rate", rate, units.parse_rate),
        "on_ns": _quantity("--on", on, _periods),
    }
    with _reporting("a UDP datagram"):
        packets, size, notes = _native.udp_onoff(json.dumps(options))
        _note(notes)
    print_line(f"sent {packets} datagrams, {size} bytes")


def _periods(text: object) -> list[tuple[int, int]]:
    periods = []
    for period in str(text).split(","):
        begin, _, end = period.partition("-")
        try:
            periods.append((units.parse_time(f"{begin} s"), units.parse_time(f"{end} s")))
        except ValueError:
            raise ValueError(f'must be seconds like "0-5,10-15.5", not "{text}"') from None
    return periods


@app.command()
def host(
    plan: Annotated[Path, typer.Argument(metavar="PLAN.json", help="The plan of the run, as the simulator takes it.")],
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="NAME[=PID]...",
            help="Be these hosts of the plan, each in the network namespace of a process; default this one's.",
        ),
    ],
    epoch: Annotated[
        int, typer.Option(metavar="NS", min=0, help="Count the run's time from this CLOCK_MONOTONIC value in ns.")
    ],
    out: Annotated[
        Path, typer.Option(metavar="FILE.json", callback=flags.check_output, help="Write the results to this file.")
    ],
    report_fd: ReportFd = None,
) -> None:
    """Be hosts of an experiment: all their ends of what the plan lists, from the epoch to the run's end."""
    places = [_place(name) for name in names]
    # Each connection of a traffic source holds its port by a socket.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with _reporting():
        watch = None if report_fd is None else telling.through(report_fd)
        made = input_files.read_text(plan, input_files.MAX_PLAN_BYTES)
        outcome, notes = _native.run_hosts(made, places, epoch, watch)
        _note(notes)
        files.write_output(out, outcome)


def _place(text: str) -> tuple[str, int | None]:
    """Reads NAME or NAME=PID: a host, and a process in its network namespace."""
    name, named, pid = text.partition("=")
    if named and not (pid.isdecimal() and 0 < int(pid) < 2**31):
        raise typer.BadParameter(f'must be NAME or NAME=PID, a process by its number, not "{text}"')
    return name, int(pid) if named else None


def _tables(settings: Sequence[str]) -> dict[str, dict[str, int | str]]:
    """Reads options as a plan has them, by table and key."""
    from xcpr.scenarios.flows import options

    tables: dict[str, dict[str, int | str]] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        table, _, key = name.partition(".")
        tables.setdefault(table, {})[key] = options.parse(name, value)
    return tables


def _with_fallback(transport: str, options: dict[str, dict[str, int | str]]) -> dict[str, dict[str, int | str]]:
    """Returns options with CUBIC as the fallback: real paths may have no router that knows XCP (ADR 0422)."""
    group, key = FALLBACK
    declared = registry.declared()["transport"][transport]["options"]
    if FALLBACK not in [(option["table"], option["key"]) for option in declared]:
        return options
    return {**options, group: {key: "cubic", **options.get(group, {})}}


def _quantity(option: str, text: G, parse: Callable[[G], T]) -> T:
    try:
        return parse(text)
    except ValueError as error:
        raise typer.BadParameter(f"{option} {error}") from None


def _address(name: str) -> str:
    try:
        found = socket.getaddrinfo(name, None, socket.AF_INET, socket.SOCK_RAW)
    except (OSError, UnicodeError):
        raise typer.BadParameter(f"--to {escape_text(name)}: no such host with an IPv4 address") from None
    return str(found[0][4][0])


def _note(notes: list[str]) -> None:
    for note in notes:
        errors.print(f"xcpr: {escape_text(note)}")


def _name(flag: str, kind: str, text: str) -> str:
    """Returns a transport's or a recovery's name for one of its names."""
    try:
        return registry.canonical(kind, text)
    except ValueError as error:
        raise typer.BadParameter(f"{flag} {error}") from None


def _make(folder: Path) -> None:
    """Makes a receiver's folder if it is not there, and says so."""
    if folder.exists():
        return
    try:
        with ownership.written_for_caller():
            files.make_folder(folder)
    except OSError as error:
        raise Invalid([Problem("--dir", str(folder), f"can't be made: {error.strerror}")]) from None
    print_line(f"made the folder {shown_path(folder)}", error=True)


FLAGS = {
    "packet_bytes = (?P<bytes>[0-9]+): allowed": "--packet-size: {transport} has no packets of {bytes} bytes: allowed",
    "rate = ": "--rate: ",
    "(?P<key>(rudp|fobs)[.]rate): needed .*": "--rate: {transport} needs a rate: give --rate or --set {key}=RATE",
}
"""Rust's words for a value that is refused, as patterns, and those of the flag that has it."""


def _with_flag(message: str, transport: str) -> str:
    """Returns a refusal with the flag at fault in place of the plan's key."""
    for pattern, words in FLAGS.items():
        if found := re.match(pattern, message):
            return words.format(transport=transport, **found.groupdict()) + message[found.end() :]
    return message


@contextmanager
def _reporting(transport: str = "") -> Iterator[None]:
    """Shows an error in a line, not in a traceback."""
    try:
        with interruptible("it is incomplete"):
            yield
    except _native.HostError as error:
        errors.print(f"xcpr: {escape_text(_with_flag(str(error), transport))}")
        raise typer.Exit(1) from None
    except OSError as error:
        place = f"{os.fsdecode(error.filename)}: " if error.filename else ""
        errors.print(f"xcpr: {escape_text(f'{place}{error.strerror or error}')}")
        raise typer.Exit(1) from None
