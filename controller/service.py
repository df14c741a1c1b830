"""The controller at work: keeps routers at their goals, makes the planned changes, collects telemetry."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.live import Live

from .bfrt import BfRtTarget
from .goal import Change, Goal
from .live import view
from .p4runtime import P4RuntimeTarget
from .target import State, Target, Watcher
from .telemetry import Recorder

PRIMARY_ELECTION_ID = 100
BACKUP_ELECTION_ID = 50
"""Below the primary's, which thus gets the mastership back when it returns."""
REFRESH_S = 0.5
"""The time between two refreshes of the live view."""
SAVE_SHARE = 0.02
"""The share of the time that may go into saving telemetry, so that a controller that is killed leaves most of
it."""
ROWS_BESIDE_PORTS = 9
"""Lines of a terminal that the live view's frame and the messages take."""


TARGETS: Mapping[str, Callable[[Goal, int, Watcher], Target]] = {"p4runtime": P4RuntimeTarget, "bfrt": BfRtTarget}
"""Makes of router by the interface that they have."""


@dataclass(frozen=True)
class Options:
    """How to run."""

    epoch_ns: int | None = None
    """CLOCK_MONOTONIC time that counts as 0; the start when None."""
    save: Callable[[bytes], None] | None = None
    """Takes all records so far, as JSON, now and then and at the end; None keeps only each port's latest."""
    ready_file: Path | None = None
    """Touched once every router is up, or stands by as a backup's."""
    backup: bool = False
    target: str = "p4runtime"
    """The interface by which routers are reached, one of TARGETS."""
    console: Console | None = None
    """A terminal for the live view."""
    first: Sequence[tuple[str, int]] = ()
    """Ports that the live view shows before others."""


class Lines(logging.Handler):
    """Messages of the controller and of finsy as lines; of an exception only what it says."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        self._console = console

    def emit(self, record: logging.LogRecord) -> None:
        """Prints a message, unless it tells again what a target's own message has told."""
        if record.name == "finsy" and P4RuntimeTarget.__name__ in record.getMessage():
            return
        error = record.exc_info[1] if record.exc_info else None
        text = record.getMessage() + (f": {error or type(error).__name__}" if error else "")
        self._console.print(f"control: {text}", markup=False, highlight=False, soft_wrap=True)


class Service:
    """The controller of some routers."""

    def __init__(self, goals: Sequence[Goal], changes: Sequence[Change], options: Options) -> None:
        self._options = options
        self._changes = changes
        self._epoch_ns = time.monotonic_ns() if options.epoch_ns is None else options.epoch_ns
        self._log = logging.getLogger("controller")
        self.recorder = Recorder({goal.name: goal.pipeline.record for goal in goals}, keep=options.save is not None)
        self.programs = {goal.name: goal.pipeline.described for goal in goals}
        self.states = {goal.name: State.DOWN for goal in goals}
        self._ready = False
        election_id = BACKUP_ELECTION_ID if options.backup else PRIMARY_ELECTION_ID
        make = TARGETS[options.target]
        self._targets = {goal.name: make(goal, election_id, self) for goal in goals}

    async def run(self) -> None:
        """Runs until cancelled; then saves the telemetry."""
        try:
            async with asyncio.TaskGroup() as tasks:
                for target in self._targets.values():
                    tasks.create_task(target.run())
                for change in self._changes:
                    tasks.create_task(self._change(change))
                if self._options.save is not None:
                    tasks.create_task(self._save_now_and_then(self._options.save))
                if self._options.console is not None:
                    tasks.create_task(self._show(self._options.console))
        finally:
            if self._options.save is not None:
                self._options.save(self.recorder.json())

    def now_s(self) -> float:
        """Returns the seconds since the epoch."""
        return (time.monotonic_ns() - self._epoch_ns) / 1e9

    def state(self, router: str, state: State, detail: str) -> None:
        """Does what ``Watcher`` says."""
        self.states[router] = state
        self._log.info("%s: %s: %s", router, state.value, detail)
        standing = {State.UP, State.STANDBY} if self._options.backup else {State.UP}
        if not self._ready and set(self.states.values()) <= standing:
            self._ready = True
            self._log.info("ready: %s", ", ".join(f"{name} {state.value}" for name, state in self.states.items()))
            if self._options.ready_file is not None:
                self._options.ready_file.touch()

    def trouble(self, router: str, detail: str) -> None:
        """Does what ``Watcher`` says."""
        self._log.error("%s: %s", router, detail)

    def packet(self, router: str, frame: bytes) -> None:
        """Does what ``Watcher`` says."""
        self.recorder.take(router, self.now_s(), frame)

    async def _change(self, change: Change) -> None:
        await asyncio.sleep(change.at_ns / 1e9 - self.now_s())
        await self._targets[change.router].change(change.entries)
        self._log.info("%s: %d entries changed at %.3f s", change.router, len(change.entries), change.at_ns / 1e9)

    async def _save_now_and_then(self, save: Callable[[bytes], None]) -> None:
        pause_s = 1.0
        while True:
            await asyncio.sleep(pause_s)
            began = time.monotonic()
            save(self.recorder.json())
            pause_s = max(1.0, (time.monotonic() - began) / SAVE_SHARE)

    async def _show(self, console: Console) -> None:
        rows = max(1, console.height - ROWS_BESIDE_PORTS)
        with Live(console=console, auto_refresh=False) as live:
            while True:
                table = view(self.programs, self.states, self.recorder.latest, self._options.first, self.now_s(), rows)
                live.update(table, refresh=True)
                await asyncio.sleep(REFRESH_S)


async def until_signal(service: Service, messages: Console, interrupted: Callable[[], None]) -> None:
    """Runs a service until SIGINT or SIGTERM.

    ``interrupted`` raises ``KeyboardInterrupt`` if one came before there was a loop. A signal that interrupts
    asyncio while it makes this would leave half a loop behind.
    """
    lines = Lines(messages)
    for name, level in (("controller", logging.INFO), ("finsy", logging.CRITICAL)):
        logger = logging.getLogger(name)
        logger.addHandler(lines)
        logger.setLevel(level)
        logger.propagate = False
    task = asyncio.current_task()
    assert task is not None
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    try:
        interrupted()
        await service.run()
    except asyncio.CancelledError:
        task.uncancel()
    except KeyboardInterrupt:
        pass
