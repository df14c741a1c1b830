"""Links that change during a run: at single moments, or all the time as a trace of a radio link says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.io import input_files, units
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, choice, key, list_of, maybe, switch, text
from xcpr.scenarios.schema.declared import Loss

OPPORTUNITY_BYTES = 1500
"""The bytes that a line of a trace lets through (Netravali and others, "Mahimahi", USENIX ATC 2015;
mm-link(1))."""
MAX_RATES = 1_000_000
"""Rates that a trace's file makes: one for each interval."""
MAX_TRACE_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class PathChange:
    """From a moment on, a link has another rate or delay, or loses packets in another way.

    A router knows its port's speed, so the controller sets the capacity anew at that moment. An
    unannounced change is behind a device that the router can't see into. A link that goes
    down is not announced.
    """

    at: int = key(units.parse_time, units.format_time)
    """When the link changes, from the start of the run."""
    link: str = key(text, default="bottleneck")
    """The link that changes."""
    direction: str = key(choice("forward", "backward", "both"), default="both")
    """The direction that changes."""
    rate: int | None = key(units.parse_link_rate, units.format_rate, default=None)
    """0 while the link is down."""
    delay: int | None = key(units.parse_time, units.format_time, default=None)
    """The new one-way delay; absent: as before."""
    loss: Loss | None = maybe(Loss)
    """The new loss model; absent: as before."""
    update_routers: bool = key(switch, default=True)
    """Whether the controller configures the routers with a new rate."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that something changes."""
        if self.rate is None and self.delay is None and self.loss is None:
            yield "rate", "is missing: a path change has a rate, a delay or a loss"


@dataclass(frozen=True)
class Trace:
    """The rates of a link, one after the other, and from the start again where they end before the run."""

    link: str = key(text, default="bottleneck")
    """The link whose rate follows the trace."""
    direction: str = key(choice("forward", "backward", "both"), default="forward")
    """The direction whose rate follows the trace."""
    interval: int = key(units.parse_positive_time, units.format_time, default=10**8)
    """For which each rate holds."""
    rates: tuple[int, ...] | None = key(
        list_of(units.parse_link_rate, "rates"), lambda rates: [units.format_rate(rate) for rate in rates], default=None
    )
    """The rates, one after the other; absent: those of ``file``."""
    file: str | None = key(text, default=None)
    """A trace of mahimahi's in the place of rates."""
    update_routers: bool = key(switch, default=True)
    """Whether the controller configures the routers with each rate."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that there are rates."""
        if not self.rates:
            yield "rates", 'is missing: a trace has rates, for example ["10 Mbit/s", "4 Mbit/s"], or a file'

    def changes(self, duration: int) -> Iterator[PathChange]:
        """Yields the changes that the trace makes in a run of ``duration`` ns."""
        assert self.rates is not None
        before = None
        for number, at in enumerate(range(0, duration, self.interval)):
            rate = self.rates[number % len(self.rates)]
            if rate != before:
                yield PathChange(at, self.link, self.direction, rate, update_routers=self.update_routers)
            before = rate


def located(layer: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns a layer whose traces' files are named as they are from the working folder."""
    traces = layer.get("traces")
    if not isinstance(traces, Mapping):
        return dict(layer)

    def resolve_file(trace: Any) -> Any:
        file = trace.get("file") if isinstance(trace, Mapping) else None
        return {**trace, "file": str(folder / file)} if isinstance(file, str) else trace

    return {**layer, "traces": {name: resolve_file(trace) for name, trace in traces.items()}}


def read_in(table: dict[str, Any]) -> dict[str, Any]:
    """Returns a scenario's table with rates in the place of traces' files; raises ``Invalid``."""
    traces = table.get("traces")
    if not isinstance(traces, Mapping):
        return table

    def read(trace: Any) -> Any:
        if not isinstance(trace, Mapping) or not isinstance(trace.get("file"), str):
            return trace
        try:
            interval = units.parse_positive_time(trace.get("interval", "100 ms"))
        except ValueError:
            return trace  # the table's reader reports it
        rates = [units.format_rate(rate) for rate in mahimahi(Path(trace["file"]), interval)]
        return {key: value for key, value in trace.items() if key != "file"} | {"rates": rates}

    return table | {"traces": {name: read(trace) for name, trace in traces.items()}}


def mahimahi(path: Path, interval: int) -> list[int]:
    """Reads the rates, bit/s, of a trace: a line for each opportunity, with its time in whole ms; raises ``Invalid``.

    The last time is the trace's length, rounded up to whole intervals. An interval without an opportunity has one.
    """

    def wrong(place: str, message: str) -> Invalid:
        return Invalid([Problem(display_path(path), place, message)])

    lines = input_files.read_text(path, encoding="ascii").split()
    times: list[int] = []
    for number, line in enumerate(lines, 1):
        if not line.isdigit() or len(line) > 9 or not max([0, *times[-1:]]) <= int(line) <= MAX_TRACE_MS:
            raise wrong(f"line {number}", f'must be a time in whole ms, none below the one before, not "{line[:20]}"')
        times.append(int(line))
    if not times or times[-1] == 0:
        raise wrong("", "must have times above zero: a line for each opportunity to send a packet, in ms")
    # An opportunity at the very end is the last interval's.
    length = times[-1] * 10**6
    count = -(-length // interval)
    if count > MAX_RATES:
        raise wrong("", f"must have at most {MAX_RATES} intervals, not {count}: choose a longer one")
    held = Counter(min(time * 10**6 // interval, count - 1) for time in times)
    return [max(1, held[place]) * OPPORTUNITY_BYTES * 8 * 10**9 // interval for place in range(count)]
