"""The commands of the program on real hosts. IPv4 only; raw sockets take root or CAP_NET_RAW, UDP sockets neither.

Nothing here imports the libraries of scenarios and figures: these commands start many times in one experiment.
"""

from __future__ import annotations

import json
import resource
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from xcpr import _native, files, units
from xcpr.commands.terminal import Json, Metrics, Tell, errors, interruptible, interruptible_between
from xcpr.commands.transfers import Receiving, Sending
from xcpr.plain import plain, say
from xcpr.scenarios import registry
from xcpr.worlds import telling

T = TypeVar("T")
G = TypeVar("G")

PORT = 5001
UDP_PORT = 9

app = typer.Typer()

To = Annotated[str, typer.Option(metavar="HOST", help="Send to this host: an IPv4 address, or a name that has one.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="The receiver's port.")]
FromPort = Annotated[int, typer.Option(min=0, max=65535, help="Send from this port; 0 takes any free one.")]
PacketSize = Annotated[
    str, typer.Option(metavar="SIZE", help="Make full frames of this size, Ethernet header included.")
]
Rate = Annotated[str | None, typer.Option(metavar="RATE", help="Limit the sending rate; default: no limit.")]
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
    names = [name for name, entry in registry.declared()[kind].items() if allowed(entry)]
    return f"One of {', '.join(names)}."


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
        str, typer.Option(help=_one_of("transport", lambda entry: entry["congestion_header"] or _over_udp(entry)))
    ] = "xcp-r",
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="KEY=VALUE", help='Set an option of the transport, for example "xcp.growth=doubted".'
        ),
    ] = None,
    recovery: Annotated[str, typer.Option(help=_one_of("recovery", bool))] = registry.usual("recovery"),
    port: Port = PORT,
    from_port: FromPort = 0,
    packet_size: PacketSize = "1514 bytes",
    initial_window: Annotated[
        int, typer.Option(metavar="PACKETS", min=1, help="Begin with a window of so many packets.")
    ] = registry.settings()["initial_window"]["default"],
    max_window: Annotated[
        str,
        typer.Option(
            metavar="SIZE", help="Keep at most this much in flight; nothing else limits it where no router knows XCP."
        ),
    ] = "16 MB",
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
    options = {
        "to": _address(to),
        "port": port,
        "from_port": from_port,
        "transport": transport,
        "recovery": recovery,
        "packet_bytes": _quantity("--packet-size", packet_size, units.parse_size),
        "initial_window_packets": initial_window,
        "max_window_bytes": _quantity("--max-window", max_window, units.parse_size),
        "rate_bps": None if rate is None else _quantity("--rate", rate, units.parse_rate),
        "options": _quantity("--set", settings or [], _tables),
        "timeout_ns": _quantity("--timeout", timeout, units.parse_time),
        "resume": resume,
        "secret_file": None if secret_file is None else str(secret_file),
        "file": None if file is None else str(file),
        "bytes": None if size is None else _quantity("--bytes", size, units.parse_size),
    }
    with _reporting(), Sending(str(file or size)) as shown:
        last, notes = _native.send(json.dumps(options), shown.update)
    _note(notes)
    print(last, flush=True) if as_json else say(shown.summary(last))


@app.command()
def receive(
    folder: Annotated[
        Path | None, typer.Option("--dir", metavar="DIR", help="Write files to this folder, and overwrite none.")
    ] = None,
    *,
    discard: Annotated[bool, typer.Option("--discard", help="Receive data without writing it.")] = False,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Listen on this port.")] = PORT,
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
    options = {
        "port": port,
        "folder": None if folder is None else str(folder),
        "once": once,
        "timeout_ns": _quantity("--timeout", timeout, units.parse_time),
        "max_size_bytes": None if max_size is None else _quantity("--max-size", max_size, units.parse_size),
        "source_transfers": source_transfers,
        "source_bytes": None if source_bytes is None else _quantity("--source-bytes", source_bytes, units.parse_size),
        "secret_file": None if secret_file is None else str(secret_file),
    }
    with _reporting(), Receiving(as_json) as shown, _answered(metrics) as count:
        try:
            with interruptible_between() as end:

                def heard(report: str) -> None:
                    shown.update(report)
                    count(report)
                    end()

                _note(_native.receive(json.dumps(options), heard))
        except KeyboardInterrupt:
            # This is the way to end a receiver; what it cuts off counts as failed.
            errors.print("xcpr: stopped")
    raise typer.Exit(1 if shown.failed else 0)


@contextmanager
def _answered(metrics: int | None) -> Iterator[Callable[[str], None]]:
    """Serves Prometheus, where it is asked for, and yields what counts a receiver's reports."""
    if metrics is None:
        yield lambda _report: None
        return
    from xcpr.worlds.metrics import OfReceiver, served

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
    port: Annotated[int, typer.Option(min=1, max=65535, help="Send to this port.")] = UDP_PORT,
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
    with _reporting():
        packets, size, notes = _native.udp_onoff(json.dumps(options))
        _note(notes)
    print(f"sent {packets} datagrams, {size} bytes")


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
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="Write the results to this file.")],
    tell: Tell = None,
) -> None:
    """Be hosts of an experiment: all their ends of what the plan lists, from the epoch to the run's end."""
    places = [_place(name) for name in names]
    # Each connection of a traffic source holds its port by a socket.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with _reporting():
        watch = None if tell is None else telling.through(tell)
        outcome, notes = _native.run_hosts(plan.read_text(), places, epoch, watch)
        _note(notes)
        files.write(out, outcome)


def _place(text: str) -> tuple[str, int | None]:
    """Reads NAME or NAME=PID: a host, and a process in its network namespace."""
    name, named, pid = text.partition("=")
    if named and not (pid.isdecimal() and 0 < int(pid) < 2**31):
        raise typer.BadParameter(f'must be NAME or NAME=PID, a process by its number, not "{text}"')
    return name, int(pid) if named else None


def _tables(settings: Sequence[str]) -> dict[str, dict[str, int | str]]:
    """Reads options as a plan has them, by table and key."""
    from xcpr.scenarios import options

    tables: dict[str, dict[str, int | str]] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        table, _, key = name.partition(".")
        tables.setdefault(table, {})[key] = options.parse(name, value)
    return tables


def _quantity(option: str, text: G, parse: Callable[[G], T]) -> T:
    try:
        return parse(text)
    except ValueError as error:
        raise typer.BadParameter(f"{option} {error}") from None


def _address(name: str) -> str:
    try:
        found = socket.getaddrinfo(name, None, socket.AF_INET, socket.SOCK_RAW)
    except OSError:
        raise typer.BadParameter(f"--to {name}: no such host with an IPv4 address") from None
    return str(found[0][4][0])


def _note(notes: list[str]) -> None:
    for note in notes:
        errors.print(f"xcpr: {plain(note)}")


@contextmanager
def _reporting() -> Iterator[None]:
    """Shows an error in a line, not in a traceback."""
    try:
        with interruptible("it is incomplete"):
            yield
    except (_native.HostError, OSError) as error:
        errors.print(f"xcpr: {plain(str(error))}")
        raise typer.Exit(1) from None
