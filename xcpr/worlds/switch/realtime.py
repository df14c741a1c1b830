"""Real-time ports: what ``xcpr switch`` and ``xcpr wire`` do between their start and their stop."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from xcpr import _native
from xcpr.io import files, plain, services
from xcpr.io.schema import Invalid, Problem
from xcpr.worlds.switch import links

LOOK_EVERY_S = 1.0
"""How soon it is noticed that the data plane ended by itself."""

Report = Callable[[str], None]


Ports = _native.Dataplane | _native.Wire
"""Ports that run."""


def no_context(_ports: Ports) -> AbstractContextManager[None]:
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
    contexts: Sequence[Callable[[Ports], AbstractContextManager[None]]] = ()
    """The contexts that last as long as the ports run, for example an answer to Prometheus."""

    def keep(self, counted: str) -> None:
        """Writes the statistics, if anybody asked for them."""
        if self.stats is not None:
            files.write_output(self.stats, counted)

    def config(self, cpu_port: int | None = None) -> str:
        """Makes the configuration of the ports; raises ``Invalid``."""
        return json.dumps(
            {
                "interfaces": self.interfaces,
                "io": self.io,
                "cpu_port": cpu_port,
                "seed": self.seed,
                "epoch_ns": self.epoch_ns,
                "links": self.links.links_at(0),
            }
        )


def interfaces(names: Sequence[str], numbered: bool) -> tuple[tuple[int, str], ...]:
    """Reads the ports of ``PORT@INTERFACE``, or (not ``numbered``) interfaces counted from 1; raises ``Invalid``."""
    made = []
    for place, item in enumerate(names, 1):
        number, at, name = item.rpartition("@")
        if not numbered and not at:
            number = str(place)
        if not (number.isascii() and number.isdigit() and name):
            raise Invalid([Problem("-i", item, "must be PORT@INTERFACE, for example 1@s1-eth1")])
        if not plain.is_text(name):
            raise Invalid([Problem("-i", item, "the name of the interface must be UTF-8")])
        made.append((int(number), name))
    return tuple(made)


def wire(options: Options, report: Report, note: Report) -> None:
    """Runs a wire between two interfaces until SIGINT or SIGTERM."""
    if len(options.interfaces) != 2:
        raise Invalid([Problem("-i", "", "must be given twice: a wire has two ends")])
    with refusals("wire"), services.recorded_signals(), ExitStack() as stack:
        ports = _native.Wire(options.config())
        stack.callback(ports.stop)
        serve("wire", ports, options, report, note)


@contextmanager
def refusals(purpose: str) -> Iterator[None]:
    """Turns the extension's refusals into errors that the user can mend."""
    try:
        yield
    except _native.SwitchError as error:
        raise Invalid([Problem(purpose, "", str(error))]) from None


def serve(purpose: str, ports: Ports, options: Options, print_line: Report, note: Report) -> None:
    """Prints what runs, does what signals ask for until SIGINT or SIGTERM, stops, and writes the statistics."""
    report = json.loads(ports.report())
    names = ", ".join(f"{number}@{name}" for number, name in options.interfaces) or "none"
    print_line(
        "; ".join(
            [f"xcpr {purpose}: ports {names}", f"{report['scheduling']} scheduling", *dict.fromkeys(report["io"])]
        )
    )
    for line in report["notes"]:
        note(f"xcpr {purpose}: {line}")
    with ExitStack() as stack:
        for lasting in options.contexts:
            stack.enter_context(lasting(ports))
        _run(purpose, ports, options, note)
    counted = ports.stop()
    if counted is None:
        raise Invalid([Problem(purpose, "", "the data plane ended by itself; what it counted is lost")])
    options.keep(counted)


def _run(purpose: str, ports: Ports, options: Options, note: Report) -> None:
    """Handles signals and path changes until SIGINT or SIGTERM, or until the data plane has ended."""
    epoch_ns = time.monotonic_ns() if options.epoch_ns is None else options.epoch_ns

    def now_ns() -> int:
        return time.monotonic_ns() - epoch_ns

    def set_links(at_ns: int) -> None:
        ports.set_links(json.dumps(options.links.links_at(at_ns)))

    def read_links() -> None:
        set_links(now_ns())
        loop.log("links read again")

    handlers: dict[signal.Signals, tuple[str, services.Action]] = {
        signal.SIGHUP: ("links stay as they are", read_links),
        signal.SIGUSR1: ("no statistics", lambda: options.keep(ports.stats())),
    }
    loop = services.Loop(lambda line: note(f"xcpr {purpose}: {line}"), handlers)
    at_ns = 0
    while ports.is_running():
        change_ns = options.links.change_after(at_ns)
        pause_s = LOOK_EVERY_S
        if change_ns is not None:
            pause_s = min(max((change_ns - now_ns()) / 1e9, 0.0), LOOK_EVERY_S)
        if not loop.handle_signals(pause_s):
            return
        at_ns = now_ns()
        if change_ns is not None and change_ns <= at_ns:
            loop.attempt("a path change is left out", partial(set_links, at_ns))
