"""Services: commands that run until SIGINT or SIGTERM, or until their devices or sockets are gone.

Nothing else that is asked of a service ends it. All of them have the same loop: each request, which is a signal, a
timer or an event, is attempted. A failure is logged, and the service runs on.
"""

from __future__ import annotations

import select
import signal
import socket
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

COMMANDS = (("switch",), ("wire",), ("control",), ("receive",), ("kernel", "up"))
"""The commands that are services, by their words."""
ENDS = frozenset({signal.SIGINT, signal.SIGTERM})
REQUESTS = frozenset({signal.SIGHUP, signal.SIGUSR1, signal.SIGUSR2})
"""Signals that end other processes. A service takes each for a request, also one that it does not know."""
MAX_REASON_LINES = 20
"""Lines in the log of one failure."""
MAX_REASON_CHARS = 500
"""Characters of each."""

Log = Callable[[str], None]
Action = Callable[[], object]


class _Signals:
    """The signals that came and wait for the loop of this process."""

    def __init__(self) -> None:
        self.pending: set[int] = set()
        self.wakeup: socket.socket | None = None
        """Readable once a signal has come, whichever thread it came to."""

    def record(self, number: int, _frame: object) -> None:
        """Handles a signal: it waits."""
        self.pending.add(number)

    def wait(self, timeout_s: float) -> None:
        """Waits until there is a signal, or until the time has passed."""
        if self.pending:
            return
        select.select([] if self.wakeup is None else [self.wakeup], [], [], timeout_s)

    def take(self, allowed: Collection[int]) -> int | None:
        """Returns one of the wanted signals if it came, which waits no longer."""
        if self.wakeup is not None:
            with suppress(BlockingIOError):
                self.wakeup.recv(4096)
        for number in allowed:
            if number in self.pending:
                self.pending.remove(number)
                return number
        return None


_signals = _Signals()


def record_requests(arguments: Sequence[str]) -> bool:
    """Lets requests wait for the loop if the command of these arguments is a service; returns whether it is one.

    Requests that a parent has blocked wait, too.
    """
    is_service = any(tuple(arguments[: len(words)]) == words for words in COMMANDS)
    if is_service:
        for number in REQUESTS:
            signal.signal(number, _signals.record)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, REQUESTS)
    return is_service


def ignore_signals() -> None:
    """Ignores all signals of a service, which has ended: the interpreter would give them back their defaults."""
    for number in ENDS | REQUESTS:
        signal.signal(number, signal.SIG_IGN)


@contextmanager
def recorded_signals() -> Iterator[None]:
    """Lets all signals of a service wait for its loop while the block lasts."""
    reads, writes = socket.socketpair()
    with reads, writes:
        for end in (reads, writes):
            end.setblocking(False)
        before_wakeup = signal.set_wakeup_fd(writes.fileno(), warn_on_full_buffer=False)
        before = {number: signal.signal(number, _signals.record) for number in ENDS | REQUESTS}
        _signals.wakeup = reads
        try:
            yield
        finally:
            # A service that ends needs no second signal.
            _signals.pending.clear()
            _signals.wakeup = None
            for number, handler in before.items():
                signal.signal(number, handler)
            signal.set_wakeup_fd(before_wakeup)


class Loop:
    """The loop of a service."""

    def __init__(self, log: Log, handlers: Mapping[signal.Signals, tuple[str, Action]] | None = None) -> None:
        """Makes a loop with handlers by signal: the words in the log where an action fails, and the action."""
        self.has_ended = False
        """Whether SIGINT or SIGTERM came."""
        self._log = log
        self._handlers = handlers or {}
        self._failures: dict[str, object] = {}

    def handle_signals(self, timeout_s: float = 0.0) -> bool:
        """Waits at most ``timeout_s`` for a signal, and handles one; returns whether the service runs on.

        Signals come within ``recorded_signals``. Many requests do not keep SIGTERM waiting.
        """
        if not self.has_ended:
            _signals.wait(timeout_s)
            self.has_ended = _signals.take(ENDS) is not None
        if self.has_ended or (number := _signals.take(REQUESTS)) is None:
            return not self.has_ended
        name = signal.Signals(number)
        if name in self._handlers:
            self.attempt(*self._handlers[name])
        else:
            self.log(f"nothing is done on {name.name}")
        return True

    def attempt(self, failed: str, action: Action) -> bool:
        """Calls a function, and returns whether it succeeded; logs a failure, which begins with ``failed``."""
        error = _run(action)
        if error is not None:
            self.log_failure(failed, error)
        return error is None

    def attempt_again(self, failed: str, action: Action) -> bool:
        """Calls a function like ``attempt``; of equal failures in a row the log has the first, and their end."""
        error = _run(action)
        # Messages of one fault may differ, by the name of a temporary file.
        kind = None if error is None else (type(error), getattr(error, "errno", str(error)))
        last, self._failures[failed] = self._failures.get(failed), kind
        if error is not None and kind != last:
            self.log_failure(failed, error)
        elif error is None and last is not None:
            self.log(f"{failed}: no longer")
        return error is None

    def log(self, line: str) -> None:
        """Writes a line to the log, if that is possible."""
        # A command's own streams never fail. A caller may have others, which are full or closed.
        with suppress(OSError, ValueError):
            self._log(line)

    def log_failure(self, failed: str, error: BaseException) -> None:
        """Logs why something failed."""
        for line in describe(error):
            self.log(f"{failed}: {line}")


def _run(action: Action) -> BaseException | None:
    """Returns the reason why an action failed; None where it did not."""
    try:
        action()
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # A panic of the extension is no Exception.
        return error
    return None


def describe(error: BaseException) -> list[str]:
    """Returns the lines of an error in the log, at least one."""
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        text = f"{place}{error.strerror or error}"
    elif isinstance(error, ValueError):
        text = str(error)
    else:
        text = f"{type(error).__name__}: {error}"
    lines = [line[:MAX_REASON_CHARS] for line in text.splitlines() if line] or [type(error).__name__]
    rest = len(lines) - MAX_REASON_LINES
    return [*lines[:MAX_REASON_LINES], f"and {rest} lines more"] if rest > 0 else lines
