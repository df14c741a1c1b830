"""Tasks over the machine's cores, each in a process of its own.

The processes end with their parent, however it ends. One that is killed takes nothing with it: its task is done again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection
from types import ModuleType
from typing import Any, TypeVar

from xcpr.io import files
from xcpr.io.paths import SHARED_MEMORY
from xcpr.io.schema import Invalid, Problem

T = TypeVar("T")

TICK_S = 0.1
"""How often the parent looks for progress."""

MAX_TRIES = 3
"""How often a task is begun whose process is killed each time."""


class Stopped(InterruptedError):
    """The parent asked a task to end."""


def run(
    do: Callable[[T, Callable[[float], None]], None],
    tasks: Sequence[T],
    workers: int | None,
    progress: Callable[[float, int], None],
) -> None:
    """Does all tasks; ``do`` is a module's function, which reports its task's progress to the function that it gets.

    ``progress`` gets the sum of what tasks reported and the number of tasks done. An exception of a task, or
    KeyboardInterrupt, ends all others first; raises ``Invalid`` when a task's process is killed time and again.
    """
    reported = [0.0] * len(tasks)
    left = set(range(len(tasks)))
    begun: Counter[int] = Counter()
    while left:
        before = begun.total()
        try:
            _run(do, tasks, left, workers, reported, begun, lambda: progress(sum(reported), len(tasks) - len(left)))
        except BrokenProcessPool:
            often = [str(tasks[index]) for index in sorted(left) if begun[index] >= MAX_TRIES]
            if often or begun.total() == before:
                what = f"{MAX_TRIES} times (is there enough memory?)" if often else "before any run began"
                raise Invalid([Problem(", ".join(often) or "workers", "", f"processes were killed {what}")]) from None


def _run(
    do: Callable[[T, Callable[[float], None]], None],
    tasks: Sequence[T],
    left: set[int],
    workers: int | None,
    reported: list[float],
    begun: Counter[int],
    tick: Callable[[], None],
) -> None:
    """Does those of ``left``, and takes them from it; raises ``BrokenProcessPool`` once a process was killed."""
    context = multiprocessing.get_context("spawn")
    try:
        messages = context.SimpleQueue()
    except OSError as error:
        # Its lock is a semaphore, which lies there (sem_overview(7)); the error does not say so.
        error.filename = str(SHARED_MEMORY)
        raise
    # A flag without a lock: whoever is killed can't take it along.
    stop = context.Value("b", lock=False)

    def listen() -> None:
        while not messages.empty():
            index, amount = messages.get()
            begun[index] += amount is None
            reported[index] = amount or 0.0

    count = min(len(left), workers or os.cpu_count() or 1)
    shared = (messages, stop, files.current_owner())
    with ProcessPoolExecutor(count, context, _begin, shared) as pool:
        try:
            with _workers_deaf_to_ctrl_c(), _script_left_out():
                futures = {pool.submit(_work, do, index, tasks[index]): index for index in sorted(left)}
            waiting = set(futures)
            while waiting:
                finished, waiting = wait(waiting, TICK_S, FIRST_COMPLETED)
                listen()
                for future in finished:
                    future.result()
                    left.remove(futures[future])
                tick()
        except BaseException:
            stop.value = True
            pool.shutdown(cancel_futures=True)
            listen()
            raise


_worker: dict[str, Any] = {}


@contextmanager
def _workers_deaf_to_ctrl_c() -> Iterator[None]:
    """Makes workers deaf to Ctrl-C, which reaches every process of a terminal: they begin with our signal mask, and
    leave it to the parent.

    The parent gets it once they have begun: one begun by half would end in a traceback. The mask alone does not hold it
    off, since libraries have threads of their own, by which it comes all the same.
    """
    came: list[int] = []
    in_main = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number)) if in_main else None
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if in_main:
            signal.signal(signal.SIGINT, handler)
    if came:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _script_left_out() -> Iterator[None]:
    """Lets workers begin without the script that called. They need none of it, and one without a guard would do its
    work again in each of them."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _begin(messages: Any, stop: Any, owner: files.Owner | None) -> None:
    _worker.update(messages=messages, stop=stop)
    files.set_owner(owner)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def _work(do: Callable[[T, Callable[[float], None]], None], index: int, task: T) -> None:
    def report(amount: float | None) -> None:
        if _worker["stop"].value:
            raise Stopped
        _worker["messages"].put((index, amount))

    report(None)
    do(task, report)
