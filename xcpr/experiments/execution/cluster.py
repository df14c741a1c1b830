"""Tasks over the workers of a Dask cluster, which answer with bytes and write nothing.

Dask begins the task of a worker that is gone on another one, a few times (its ``allowed-failures``). Then it
gives the task up, with the rest of that worker's tasks. So a task that is given up is begun once more when
all else is done, alone. If it then takes its workers with it again, it is at fault, and the rest is not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from xcpr.io.schema import Invalid, Problem

if TYPE_CHECKING:
    from distributed import Client

OPTION = "--cluster"
AHEAD = 2
"""Tasks begun for each thread of a worker: it has the next one while an answer is on its way."""
WAITS_S = 60
"""For the scheduler, and for its first worker."""
LOOKS_S = 1.0
"""How often the workers are counted: they may come and go."""


class Task(NamedTuple):
    """The task of a worker."""

    of: object
    """Whatever its giver knows it by, and as text a user."""
    arguments: tuple[Any, ...]


def run(do: Callable[..., bytes], tasks: Iterable[Task], address: str, keep: Callable[[Task, bytes], None]) -> None:
    """Does all tasks: ``do(*arguments)`` on a worker, where it must be importable, and ``keep`` here with the answer.

    ``keep`` checks the answer: a worker may send anything.

    Tasks are taken from ``tasks`` as workers have room for them. An exception of a task ends all others;
    raises ``Invalid`` for a cluster that can't be reached, and at the end for tasks that end their workers.
    """
    with _connected(address) as client:
        suspects = _run(client, do, iter(tasks), keep)
        killers = [task for suspect in suspects for task in _run(client, do, iter([suspect]), keep)]
    if killers:
        problem = "ended every worker that it was given to (is there enough memory?); all others are done"
        raise Invalid([Problem(OPTION, str(task.of), problem) for task in killers])


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    try:
        from distributed import Client  # noqa: PLC0415 - an extra
    except ImportError:
        raise Invalid([Problem(OPTION, "", "needs Dask: pip install distributed")]) from None
    try:
        client = Client(address, timeout=WAITS_S, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # TypeError: a tls:// address, and no certificate
        raise Invalid([Problem(OPTION, address, f"no scheduler of Dask answers: {error}")]) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=WAITS_S)
        except TimeoutError:
            raise Invalid([Problem(OPTION, address, f"has no worker within {WAITS_S} s")]) from None
        yield client


def _run(
    client: Client, do: Callable[..., bytes], tasks: Iterator[Task], keep: Callable[[Task, bytes], None]
) -> list[Task]:
    """Does tasks; returns those that Dask gave up, since the workers that had them are gone."""
    from distributed import CancelledError, KilledWorker, as_completed  # noqa: PLC0415 - an extra

    begun: dict[Any, Task] = {}
    abandoned: list[Task] = []
    finished = as_completed(loop=client.loop)
    room, looked = 0, float("-inf")
    while True:
        if time.monotonic() > looked + LOOKS_S:
            room, looked = AHEAD * max(1, sum(client.nthreads().values())), time.monotonic()
        for task in islice(tasks, max(0, room - len(begun))):
            future = client.submit(do, *task.arguments, pure=False)
            begun[future.key] = task
            finished.add(future)
        if not begun:
            return abandoned
        future = next(finished)
        task = begun.pop(future.key)
        try:
            answer = future.result()
        except KilledWorker:
            abandoned.append(task)
        except CancelledError:
            raise Invalid([Problem(OPTION, "", "the scheduler is gone; what was done is kept")]) from None
        else:
            keep(task, answer)
