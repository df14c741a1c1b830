"""``xcpr kernel up``: holds the programs for as long as it runs, and answers ``status`` and ``down``.

Every network namespace that it serves has a Unix socket with an abstract address, which is gone with the process.
"""

from __future__ import annotations

import errno
import json
import os
import selectors
import socket
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from xcpr.io import files, services
from xcpr.io.plain import print_line
from xcpr.worlds.ebpf import layout, libbpf, machine, namespaces
from xcpr.worlds.ebpf.device import OURS, Device, Refused

ADDRESS = "\0xcpr.kernel"
PROCESSORS = Path("/sys/devices/system/cpu/possible")
LINGER_S = 0.5
"""After the word to leave XCP, headers of others are taken off for so long: they notice within some round trips."""
ANSWER_S = 5.0
"""The time that the service may take to answer."""
OTHERS_S = 0.1
"""How long the service waits for the request of a user who may not ask: others wait as long."""
LOOK_EVERY_S = 0.1
"""The time between two looks at the signals."""
MAX_REQUEST_BYTES = 64
"""The longest request."""


@dataclass(frozen=True)
class Record:
    """A file of lines of JSON, one per moment: ``at_ns`` (CLOCK_MONOTONIC) and ``sockets``, as ``status`` has them."""

    path: Path
    every_s: float


@dataclass(frozen=True)
class Options:
    """The request of ``up``: devices, each with the prefix that is to be reached over XCP, if routes are
    wanted."""

    devices: Sequence[tuple[Device, str | None]]
    transport: str
    config: layout.Config
    record: Record | None = None


class Service:
    """The programs, loaded and attached, and the devices prepared; a context manager."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._held = ExitStack()
        self.listening: dict[int, socket.socket] = {}
        """By the number of the network namespace."""

    def __enter__(self) -> Service:
        with ExitStack() as held:
            self._held = held
            for device, _ in self._options.devices:
                with device.entered():
                    self._listen()
            self._object = held.enter_context(libbpf.Object(machine.OBJECT, tuple(layout.CONGESTION_CONTROLS.values())))
            self._configure(self._options.config)
            congestion_control = layout.CONGESTION_CONTROLS[self._options.transport]
            for device, prefix in self._options.devices:
                with device.entered():
                    index = device.index()
                    self._object.attach(layout.INGRESS, index, libbpf.TCX_INGRESS)
                    self._object.attach(layout.EGRESS, index, libbpf.TCX_EGRESS)
                    held.enter_context(device.prepared(prefix, congestion_control))
            self._held = held.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        """Lets sockets leave XCP at their next ACK; then takes everything away."""
        self._configure(replace(self._options.config, off=True))
        time.sleep(LINGER_S)
        self._held.close()

    def status(self) -> dict[str, Any]:
        """Returns the counts, and the state of the sockets."""
        last = PROCESSORS.read_text(encoding="ascii").strip().rpartition("-")[2]
        bytes_of_all = 8 * (int(last) + 1)
        values = (
            self._object.look_up(layout.COUNTERS, layout.number(place), bytes_of_all)
            for place in range(len(layout.COUNTED))
        )
        return {
            "transport": self._options.transport,
            "devices": [device.name for device, _ in self._options.devices],
            "counters": dict(zip(layout.COUNTED, map(layout.summed, values), strict=True)),
            "sockets": self.sockets(),
        }

    def sockets(self) -> list[dict[str, Any]]:
        """Returns all sockets that have a connection, of every namespace."""
        return layout.reports(self._object.iterate(layout.SOCKETS, layout.CONNECTIONS))

    def _listen(self) -> None:
        """Listens in this namespace, whose devices share one socket."""
        here = OURS.stat().st_ino
        if here in self.listening:
            return
        made = self._held.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
        try:
            made.bind(ADDRESS)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise Refused("another `xcpr kernel up` serves this network namespace") from None
        made.listen()
        self.listening[here] = made

    def _configure(self, config: layout.Config) -> None:
        self._object.update(layout.SETTINGS, layout.number(0), config.packed())


def run(options: Options, ready: Callable[[], None]) -> None:
    """Runs XCP until ``down``, Ctrl-C or SIGTERM.

    Raises ``Refused`` or ``libbpf.Failed``, and then nothing is attached.
    """
    if lacking := machine.lacks():
        raise Refused("\n".join(lacking))
    loop = services.Loop(lambda line: print_line(f"xcpr kernel: {line}", error=True))
    with services.recorded_signals(), Service(options) as service, selectors.DefaultSelector() as selector:
        for listens in service.listening.values():
            selector.register(listens, selectors.EVENT_READ, listens)
        with _recording(options.record, service) as recorded:
            ready()
            pause_s: float | None = None

            def record() -> None:
                nonlocal pause_s
                pause_s = LOOK_EVERY_S
                pause_s = recorded()

            while loop.handle_signals():
                loop.attempt_again("no line is recorded", record)
                for key, _ in selector.select(LOOK_EVERY_S if pause_s is None else min(pause_s, LOOK_EVERY_S)):
                    if not _serve(key.data, service):
                        return


@contextmanager
def _recording(record: Record | None, service: Service) -> Iterator[Callable[[], float | None]]:
    """Yields a function that records what is due, and says after how many seconds more is; None is never.

    A line that can't be written is dropped and counted; the count is reported at the end.
    """
    if record is None:
        yield lambda: None
        return
    with files.open_record(record.path) as file:
        due = time.monotonic()
        lost, reason, begin = 0, "", ""

        def recorded() -> float:
            nonlocal due, lost, reason, begin
            if (now := time.monotonic()) >= due:
                line = json.dumps({"at_ns": time.monotonic_ns(), "sockets": service.sockets()})
                try:
                    file.write(f"{begin}{line}\n".encode())
                    begin = ""
                except OSError as error:
                    # A part of the line may be there: the next one begins on a line of its own.
                    lost, reason, begin = lost + 1, error.strerror or str(error), "\n"
                due = max(due, now) + record.every_s
            return max(0.0, due - time.monotonic())

        yield recorded
        if lost:
            print_line(f"xcpr kernel up: {record.path}: {lost} lines could not be written: {reason}", error=True)


def ask(request: str) -> dict[str, Any]:
    """Returns the answer of this network namespace's service to "status" or "down"."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as to:
        to.settimeout(ANSWER_S)
        try:
            to.connect(ADDRESS)
        except ConnectionRefusedError:
            raise Refused(_not_served(request)) from None
        # Root may ask each user's service, and so anybody's program.
        if os.geteuid() != 0 and _user_of(to) not in {0, os.geteuid()}:
            raise Refused("another user's program has the address of `xcpr kernel up` in this network namespace")
        to.sendall(request.encode())
        to.shutdown(socket.SHUT_WR)
        with to.makefile("rb") as answers:
            answer: dict[str, Any] = json.load(answers)
    if "error" in answer:
        raise Refused(answer["error"])
    return answer


def _not_served(request: str) -> str:
    """Says why no service answers in this network namespace, and the command that finds an answer."""
    problem = "no `xcpr kernel up` serves this network namespace"
    found = namespaces.entering(ADDRESS.replace("\0", "@"))
    commands = " or ".join(f"`{command} xcpr kernel {request}`" for command in found)
    if found:
        return f"{problem}, but another one: {commands}"
    return f"{problem}; with --dev NETNS:DEVICE ask in that one: `ip netns exec NETNS xcpr kernel {request}`"


def _serve(listens: socket.socket, service: Service) -> bool:
    """Answers one request; says whether to go on."""
    connection, _ = listens.accept()
    with connection:
        may_ask = _user_of(connection) in {0, os.geteuid()}
        connection.settimeout(ANSWER_S if may_ask else OTHERS_S)
        down = False
        try:
            # The request is read in any case: closed with one unread, a connection is reset, and its answer with it.
            with suppress(TimeoutError):
                down = connection.recv(MAX_REQUEST_BYTES) == b"down" and may_ask
            if not may_ask:
                answer = {"error": "only root and the user who brought it up may ask"}
            else:
                answer = {} if down else service.status()
            connection.sendall(json.dumps(answer).encode())
        except (OSError, libbpf.Failed):
            return True
    return not down


def _user_of(connection: socket.socket) -> int:
    """Returns the user whose process is at the other end, unix(7)."""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return int(struct.unpack("3i", credentials)[1])
