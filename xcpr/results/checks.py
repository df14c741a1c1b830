"""Whether a result holds together: figures and tables take for granted what is checked here.

A result may come from anybody. The rules that its types do not say are here once, and checked when it is
read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from xcpr.io.schema import show, text
from xcpr.io.units import parse_size, parse_time

if TYPE_CHECKING:
    from xcpr.results.result import Result

MAX_COUNT = 2**63
"""No count of a run comes near it; arrays of whole numbers end there."""


def problems(made: Result) -> Iterator[tuple[str, str]]:
    """Finds the faults of a result: where each is, and what must be there."""
    faults = list(_scenario(made.scenario))
    yield from faults
    if faults:
        return
    yield from _names(made)
    yield from _counts(made)
    yield from _distributions(made)
    yield from _bottlenecks(made)
    yield from _series(made)


def _scenario(scenario: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Checks the keys that figures and tables read."""
    if not _is(text, scenario.get("title")):
        yield "scenario.title", f"must be text without control characters, not {show(scenario.get('title'))}"
    if not _is(parse_time, scenario.get("duration")) or not parse_time(scenario["duration"]):
        yield "scenario.duration", f'must be a time, for example "10 s", not {show(scenario.get("duration"))}'
    topology = scenario.get("topology")
    if not isinstance(topology, dict) or not isinstance(topology.get("kind"), str):
        yield "scenario.topology.kind", "must be there"
    elif "file" in topology:
        yield "scenario.topology.file", "must be absent: a result has its whole topology"
    flows = scenario.get("flows", {})
    if not isinstance(flows, dict):
        yield "scenario.flows", f"must be a table of named tables, not {show(flows)}"
        return
    for name, group in flows.items():
        if not isinstance(group, dict) or not _is(parse_size, group.get("packet_size")):
            yield f"scenario.flows.{name}.packet_size", 'must be a size, for example "1000 bytes"'
        elif "transfer" in group and not _is(parse_size, group["transfer"]):
            yield (
                f"scenario.flows.{name}.transfer",
                f'must be a size, for example "1 MB", not {show(group["transfer"])}',
            )


def _is(parse: Any, value: object) -> bool:
    try:
        parse(value)
    except ValueError:
        return False
    return True


def _names(made: Result) -> Iterator[tuple[str, str]]:
    """Checks that flows are of groups that the scenario has, and that no two things of a kind have one name."""
    for flow in made.flows:
        if made.group_of(flow.name) is None:
            yield f"flows.{flow.name}", "must be named after a group of scenario.flows"
    kinds = {
        "flows": [flow.name for flow in made.flows],
        "channels": [f"{channel.link}/{channel.direction}" for channel in made.channels],
        "bottlenecks": [bottleneck.channel for bottleneck in made.bottlenecks],
    }
    for kind, names in kinds.items():
        if len({*names}) < len(names):
            yield kind, "must have names of their own"
    known = {flow.name for flow in made.flows}
    for event in made.recovery_events:
        if event.flow not in known:
            yield "recovery_events", f"must be of flows, not of {show(event.flow)}"
            return


def _counts(made: Result) -> Iterator[tuple[str, str]]:
    """Checks that whole numbers are those that arrays and columns of tables can hold."""
    if not 0 <= made.seed < MAX_COUNT:
        yield "seed", f"must be from 0 to {MAX_COUNT - 1}, not {made.seed}"
    tables = [made.totals, *made.flows, *made.udp, *made.channels, *made.traffic]
    tables += [size for source in made.traffic for size in source.sizes or ()]
    for table in tables:
        named = [(name, getattr(table, name)) for name in table.__struct_fields__]
        counters = next(
            (value for name, value in named if name == "transport_counters" and isinstance(value, dict)), {}
        )
        for name, value in (*named, *counters.items()):
            if isinstance(value, int) and not -MAX_COUNT <= value < MAX_COUNT:
                yield f"{type(table).__name__}.{name}", f"must be from -{MAX_COUNT} to {MAX_COUNT - 1}, not {value}"


def _distributions(made: Result) -> Iterator[tuple[str, str]]:
    found = {f"flows.{flow.name}.rtt_times": flow.rtt_times for flow in made.flows}
    for source in made.traffic:
        found[f"traffic.{source.name}.completion_times"] = source.completion_times
        for number, size in enumerate(source.sizes or ()):
            found[f"traffic.{source.name}.sizes.{number}.completion_times"] = size.completion_times
    for place, distribution in found.items():
        if distribution and (problem := distribution.problem()):
            yield place, problem


def _bottlenecks(made: Result) -> Iterator[tuple[str, str]]:
    channels = {f"{channel.link}/{channel.direction}" for channel in made.channels}
    if made.has_series and made.flows and not made.bottlenecks:
        yield "bottlenecks", "must be there where flows are drawn"
    for bottleneck in made.bottlenecks:
        place = f"bottlenecks.{bottleneck.channel}"
        if bottleneck.channel not in channels:
            yield place, "must be one of the channels"
        if made.has_series and bottleneck.channel not in made.series.channels:
            yield f"series.channels.{bottleneck.channel}", "must be there: it is a bottleneck"
        times = [at for at, _ in bottleneck.capacity]
        # A link that is down has the rate 0.
        rates = all(0 <= rate < MAX_COUNT for _, rate in bottleneck.capacity)
        if not rates or times[:1] != [0] or times != sorted(times) or not bottleneck.capacity_bytes(made.duration_s):
            yield f"{place}.capacity", "must be rates in the order of their times, from 0 on, one of them over 0"
        if not 0 < bottleneck.queue_limit < MAX_COUNT:
            yield f"{place}.queue_limit", f"must be over 0, not {bottleneck.queue_limit}"


def _series(made: Result) -> Iterator[tuple[str, str]]:
    """Checks that everything that is sampled has a value at each time; a sweep's results have neither."""
    series = made.series
    if not made.has_series:
        return
    if len(series.time_s) < 2 or series.time_s[0] != 0 or not _rising(series.time_s):
        yield "series.time_s", "must be two rising times or more, from 0 on"
        return
    for flow in made.flows:
        if flow.name not in series.flows:
            yield f"series.flows.{flow.name}", "must be there"
    sampled: dict[str, Sequence[Any] | None] = {"udp_offered_bytes": series.udp_offered_bytes}
    for name, flow_series in series.flows.items():
        sampled |= {f"flows.{name}.{field}": getattr(flow_series, field) for field in flow_series.__struct_fields__}
    for name, channel in series.channels.items():
        for field in channel.__struct_fields__:
            value = getattr(channel, field)
            if isinstance(value, dict):
                sampled |= {
                    f"channels.{name}.{field}.{key}.{of}": getattr(one, of)
                    for key, one in value.items()
                    for of in one.__struct_fields__
                }
            else:
                sampled[f"channels.{name}.{field}"] = value
    for place, values in sampled.items():
        if not isinstance(values, list):
            continue  # None, or absent
        if len(values) != len(series.time_s):
            yield f"series.{place}", f"must have {len(series.time_s)} values, one for each time, not {len(values)}"
        elif not _is_finite(values):
            yield f"series.{place}", "must have finite values"


def _is_finite(values: Sequence[float | None]) -> bool:
    # A result of many flows has millions of values: lists without None are looked through by min and max alone.
    numbers = [value for value in values if value is not None] if None in values else values
    return not numbers or (min(numbers) > -MAX_COUNT and max(numbers) < MAX_COUNT)  # type: ignore[type-var, operator]


def _rising(times: Sequence[float]) -> bool:
    return all(before < after for before, after in pairwise(times)) and math.isfinite(times[-1])
