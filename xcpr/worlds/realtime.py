"""Real-time ports: what ``xcpr switch`` and ``xcpr wire`` do between their start and their stop."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from xcpr import _native, files
from xcpr.schema import Invalid, Problem
from xcpr.worlds import links

SIGNALS = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1}

LOOK_EVERY_S = 1.0
"""How soon it is noticed that the data plane ended by itself."""

Say = Callable[[str], None]


Ports = _native.Dataplane | _native.Wire
"""Ports that run."""


def alone(_ports: Ports) -> AbstractContextManager[None]:
    """Does nothing beside the ports."""
    return nullcontext()


@dataclass(frozen=True)
class Options:
    """The options of both commands."""

    interfaces: tuple[tuple[int, str], ...]
    links: links.Source
    stats: Path | None
    epoch_ns: int | None
    """CLOCK_MONOTONIC at the run's time zero; none: when packets begin to pass."""
    seed: int
    io: str
    """The sockets that frames come in and go out through; ``Io`` of the crate ``xcpr-switch``."""
    beside: Sequence[Callable[[Ports], AbstractContextManager[None]]] = ()
    """The contexts that last as long as the ports run, for example an answer to Prometheus."""

    def keep(self, counted: str) -> None:
        """Writes the statistics, if anybody asked for them."""
        if self.stats is not None:
            files.write(self.stats, counted)

    def config(self, cpu_port: int | None = None) -> str:
        """Makes the configuration of the ports; raises ``Invalid``."""
        if self.stats is not None and not self.stats.parent.is_dir():
            raise Invalid([Problem("--stats", str(self.stats), "its folder does not exist")])
        return json.dumps(
            {
                "interfaces": self.interfaces,
                "io": self.io,
                "cpu_port": cpu_port,
                "seed": self.seed,
                "epoch_ns": self.epoch_ns,
                "links": self.links.at(0),
            }
        )


def interfaces(given: Sequence[str], numbered: bool) -> tuple[tuple[int, str], ...]:
    """Reads the ports of ``PORT@INTERFACE``, or (not ``numbered``) interfaces counted from 1; raises ``Invalid``."""
    made = []
    for place, item in enumerate(given, 1):
        number, at, name = item.rpartition("@")
        if not numbered and not at:
            number = str(place)
        if not (number.isascii() and number.isdigit() and name):
            raise Invalid([Problem("-i", item, "must be PORT@INTERFACE, for example 1@s1-eth1")])
        made.append((int(number), name))
    return tuple(made)


def wire(options: Options, say: Say, note: Say) -> None:
    """Runs a wire between two interfaces until SIGINT or SIGTERM."""
    block_signals()
    if len(options.interfaces) != 2:
        raise Invalid([Problem("-i", "", "must be given twice: a wire has two ends")])
    with refusals("wire"), ExitStack() as stack:
        ports = _native.Wire(options.config())
        stack.callback(ports.stop)
        serve("wire", ports, options, say, note)


def block_signals() -> None:
    """Makes signals wait for ``sigwait`` from now on, in every thread that starts later too."""
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)


@contextmanager
def refusals(what: str) -> Iterator[None]:
    """Turns the extension's refusals into errors that the user can mend."""
    try:
        yield
    except _native.SwitchError as error:
        raise Invalid([Problem(what, "", str(error))]) from None


def serve(what: str, ports: Ports, options: Options, say: Say, note: Say) -> None:
    """Says what runs, does what signals ask for until SIGINT or SIGTERM, stops, and writes the statistics."""
    report = json.loads(ports.report())
    names = ", ".join(f"{number}@{name}" for number, name in options.interfaces) or "none"
    say("; ".join([f"xcpr {what}: ports {names}", f"{report['scheduling']} scheduling", *dict.fromkeys(report["io"])]))
    for line in report["notes"]:
        note(f"xcpr {what}: {line}")
    with ExitStack() as stack:
        for lasting in options.beside:
            stack.enter_context(lasting(ports))
        _until_stopped(what, ports, options, note)
    counted = ports.stop()
    if counted is None:
        raise Invalid([Problem(what, "", "the data plane ended by itself; what it counted is lost")])
    options.keep(counted)


def _until_stopped(what: str, ports: Ports, options: Options, note: Say) -> None:
    epoch_ns = time.monotonic_ns() if options.epoch_ns is None else options.epoch_ns
    now_ns = 0
    while ports.is_running():
        change_ns = options.links.change_after(now_ns)
        pause_s = LOOK_EVERY_S
        if change_ns is not None:
            pause_s = min(max((epoch_ns + change_ns - time.monotonic_ns()) / 1e9, 0.0), LOOK_EVERY_S)
        awaited = signal.sigtimedwait(SIGNALS, pause_s)
        now_ns = time.monotonic_ns() - epoch_ns
        if change_ns is not None and change_ns <= now_ns:
            ports.set_links(json.dumps(options.links.at(now_ns)))
        if awaited is None:
            continue
        got = awaited.si_signo
        if got in (signal.SIGINT, signal.SIGTERM):
            return
        if got == signal.SIGUSR1:
            options.keep(ports.stats())
            continue
        try:
            ports.set_links(json.dumps(options.links.at(now_ns)))
            note(f"xcpr {what}: links read again")
        except Invalid as invalid:
            for problem in invalid.problems:
                note(f"xcpr {what}: links stay as they are: {problem}")
