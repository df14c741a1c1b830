"""A million changed requests to the P4Runtime server.

Requests are as controllers make them, with up to three fields changed (``tests/p4runtime/test_p4runtime_fuzz.py``).
They go one after the other to one server that keeps its state. Most of them go to the service in this
process, which takes a sixth of the time, and some over gRPC. A fault, and an exception, ends it with the
request. Prints how many were answered how, what it cost and what memory it took; Ctrl-C ends it with the
figures so far.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from finsy.proto import p4r

from bench import runner
from tests.helpers.fuzzing import call_outcome
from tests.helpers.p4runtime_direct import direct
from tests.helpers.p4runtime_rig import rig
from tests.p4runtime.test_p4runtime_fuzz import PATIENCE_S, request
from xcpr.commands.shell.terminal import console
from xcpr.results.tables.table import Table

SETTLED = 0.1
"""The share of the requests after which memory is looked at: by then the books are as full as they get."""
REPORTS = 10

Call = Callable[[Any], list[Any]]


@contextmanager
def called() -> Iterator[Call]:
    """Runs the service in this process."""
    with direct() as service:
        yield service.call


@contextmanager
def over_grpc() -> Iterator[Call]:
    """Runs a server on loopback, also in this process."""
    with rig() as server, server.client() as client:

        def call(made: Any) -> list[Any]:
            if isinstance(made, p4r.ReadRequest):
                return list(client.stub.Read(made, timeout=PATIENCE_S))
            return [client.stub.Write(made, timeout=PATIENCE_S)]

        yield call


WAYS = {"called": called, "over gRPC": over_grpc}


def memory_mb() -> float:
    """Returns this process's resident set, MB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def send(way: str, count: int, seed: int) -> tuple[runner.Row, Counter[str]]:
    """Sends so many requests; returns a row, and how many had each outcome."""
    draw, outcomes = random.Random(f"{way} {seed}"), Counter[str]()
    began, before, sent = time.process_time(), memory_mb(), 0
    with WAYS[way]() as call:
        try:
            for sent in range(1, count + 1):
                made = request(draw)
                try:
                    outcomes[call_outcome(lambda made=made: call(made))] += 1
                except BaseException:
                    print(f"{way}, request {sent}: {type(made).__name__} {made}", file=sys.stderr)
                    raise
                if sent == int(SETTLED * count):
                    before = memory_mb()
                if sent % max(1, count // REPORTS) == 0:
                    console.print(f"{way}: {sent:,} in {time.process_time() - began:.0f} CPU s, {memory_mb():.1f} MB")
        except KeyboardInterrupt:
            console.print(f"{way}: interrupted")
        after = memory_mb()
    cost = time.process_time() - began
    row = (way, f"{sent:,}", f"{len(outcomes)}", f"{cost:.0f}", f"{before:.1f}", f"{after:.1f}")
    return row, outcomes


def main() -> None:
    """Sends, shows the tables, and leaves them as evidence."""
    count, wire = (10**6, "requests to the service"), (20_000, "requests over gRPC")
    options = runner.parse_options(__doc__, count=count, wire=wire, seed=(1, "of the requests"))
    asked = {"called": options.count, "over gRPC": options.wire}
    made = {way: send(way, count, options.seed) for way, count in asked.items() if count}
    columns = ("way", "requests", "different answers", "CPU s", "MB after a tenth", "MB at the end")
    notes = ("No request was the server's fault. An answer is its code and sentence without numbers and names.",)
    rows = tuple(row for row, _ in made.values())
    cost = Table("Changed requests to the P4Runtime server", columns, rows, notes, name="cost")
    codes = {way: Counter(one.partition(":")[0] for one in found.elements()) for way, (_, found) in made.items()}
    known = [code for code, _ in sum(codes.values(), Counter[str]()).most_common()]
    rows = tuple((code, *(f"{codes[way][code]:,}" for way in made)) for code in known)
    answers = Table("How they were answered", ("answer", *made), rows, name="answers")
    chosen = f"--count {options.count} --wire {options.wire}"
    runner.keep(cost, answers, options=chosen, seeds=f"{options.seed}", remark=runner.machine())


if __name__ == "__main__":
    main()
