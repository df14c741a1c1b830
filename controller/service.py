"""The controller at work: keeps routers at their goals, makes the planned changes, collects telemetry."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from finsy import P4ClientError
from rich.console import Console
from rich.live import Live

from xcpr.io.services import Loop

from .goal import Change, Goal
from .live import view
from .targets.bfrt import BfRtTarget
from .targets.p4runtime import P4RuntimeTarget
from .targets.target import State, Target, Watcher
from .telemetry import MAX_RECORDS, Recorder

PRIMARY_ELECTION_ID = 100
BACKUP_ELECTION_ID = 50
"""Below the primary's, which thus gets the mastership back when it returns."""
REFRESH_S = 0.5
"""The time between two refreshes of the live view."""
LOOK_EVERY_S = 0.1
"""The time between two looks at the signals."""
RETRY_S = 1.0
"""The pause before a target that failed runs again."""
SAVE_SHARE = 0.02
"""The share of the time that may go into saving telemetry, so that a controller that is killed leaves most of
it."""
TASK = re.compile(r"'fy:(.+)\|")
"""The router in finsy's message of a task that failed."""
OTHER_ROWS = 9
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
        self._last = ""

    def emit(self, record: logging.LogRecord) -> None:
        """Prints a message, unless it repeats the last one or a target's own."""
        if record.name == "finsy" and P4RuntimeTarget.__name__ in record.getMessage():
            return
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, P4ClientError) and (router := TASK.search(record.getMessage())):
            text = f"{router[1]}: {error.code.name}: {error.message}"
        else:
            text = record.getMessage() + (f": {error or type(error).__name__}" if error else "")
        if text == self._last:
            return
        self._last = text
        self._console.print(f"control: {text}", markup=False, highlight=False, soft_wrap=True)


class Service:
    """The controller of some routers."""

    def __init__(self, goals: Sequence[Goal], changes: Sequence[Change], options: Options) -> None:
        self._options = options
        self._changes = changes
        self._epoch_ns = time.monotonic_ns() if options.epoch_ns is None else options.epoch_ns
        self._log = logging.getLogger("controller")
        self.loop = Loop(self._log.error)
        """The loop in which requests are attempted."""
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
                for router, target in self._targets.items():
                    tasks.create_task(self._keep_running(router, target))
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

    def report_state(self, router: str, state: State, detail: str) -> None:
        """Logs a state, and that the service is ready once all switches are up."""
        self.states[router] = state
        self._log.info("%s: %s: %s", router, state.value, detail)
        standing = {State.UP, State.STANDBY} if self._options.backup else {State.UP}
        if not self._ready and set(self.states.values()) <= standing:
            self._ready = True
            self._log.info("ready: %s", ", ".join(f"{name} {state.value}" for name, state in self.states.items()))
            if self._options.ready_file is not None:
                self.loop.attempt("the ready file is not made", self._options.ready_file.touch)

    def report_error(self, router: str, detail: str) -> None:
        """Logs an error of a switch."""
        self._log.error("%s: %s", router, detail)

    def handle_packet(self, router: str, frame: bytes) -> None:
        """Records a telemetry packet."""
        take = partial(self.recorder.take, router, self.now_s(), frame)
        self.loop.attempt_again(f"{router}: a frame to the CPU port is left out", take)

    async def _keep_running(self, router: str, target: Target) -> None:
        """Runs a target, and again after an error that it did not expect."""
        while True:
            try:
                await target.run()
            except Exception as error:
                self.loop.log_failure(router, error)
            await asyncio.sleep(RETRY_S)

    async def _change(self, change: Change) -> None:
        await asyncio.sleep(change.at_ns / 1e9 - self.now_s())
        try:
            await self._targets[change.router].change(change.entries)
        except Exception as error:
            self.loop.log_failure(f"{change.router}: entries were not changed", error)
        else:
            self._log.info("%s: %d entries changed at %.3f s", change.router, len(change.entries), change.at_ns / 1e9)

    async def _save_now_and_then(self, save: Callable[[bytes], None]) -> None:
        pause_s = 1.0
        is_whole = True
        while True:
            await asyncio.sleep(pause_s)
            if is_whole and self.recorder.dropped:
                is_whole = False
                self._log.warning("telemetry has each port's latest %d records: older ones are dropped", MAX_RECORDS)
            began = time.monotonic()
            self.loop.attempt_again("telemetry is not written", lambda: save(self.recorder.json()))
            pause_s = max(1.0, (time.monotonic() - began) / SAVE_SHARE)

    async def _show(self, console: Console) -> None:
        rows = max(1, console.height - OTHER_ROWS)
        with Live(console=console, auto_refresh=False) as live:
            while True:
                self.loop.attempt_again("the live view is not shown", partial(self._refresh, live, rows))
                await asyncio.sleep(REFRESH_S)

    def _refresh(self, live: Live, rows: int) -> None:
        table = view(self.programs, self.states, self.recorder.latest, self._options.first, self.now_s(), rows)
        live.update(table, refresh=True)


async def until_signal(service: Service, messages: Console) -> None:
    """Runs a service until SIGINT or SIGTERM, within ``xcpr.io.services.recorded_signals``."""
    lines = Lines(messages)
    for name, level in (("controller", logging.INFO), ("finsy", logging.CRITICAL)):
        logger = logging.getLogger(name)
        logger.addHandler(lines)
        logger.setLevel(level)
        logger.propagate = False
    running = asyncio.create_task(service.run())
    while service.loop.handle_signals() and not running.done():
        await asyncio.wait([running], timeout=LOOK_EVERY_S)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
