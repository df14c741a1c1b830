"""Keys that stand for others: the round trip of a path, and what happens in both directions of the bottlenecks.

``topology.rtt`` is the round-trip propagation time of flows across all bottlenecks of a row: the delay of each
bottleneck follows from it. A ``queue.limit`` of "1 bdp" is the product of this time and ``topology.rate``.
``loss.probability`` is that of both directions; so are all keys of ``[loss]``, ``[reorder]`` and ``[jitter]``. A key
for one direction stands over it. A scenario as it is run has the other keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from xcpr.io import schema, units
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows.traffic import DIRECTIONS
from xcpr.scenarios.importers.imports import Layer, rank_layer, replace_table
from xcpr.scenarios.network import channels
from xcpr.scenarios.network.graph import Topology
from xcpr.scenarios.schema import declared

RTT, DELAY, ACCESS_DELAY = "rtt", "delay", "access_delay"
LIMIT = "limit"
BDP = re.compile(rf"\s*({units.NUMBER})\s*bdp\s*")
"""A queue's limit in bandwidth-delay products."""
ROWS = ("dumbbell", "parking-lot")
"""The kinds of topologies with a row of bottlenecks, which have one longest path."""


def expand_directions(layers: Sequence[Layer]) -> list[Layer]:
    """Returns the layers with keys of both directions written for each, below those of one direction.

    Overrides of one command are laid together, and so are the values of a set's axes.
    """
    if not any(_has_both(table) for _, table in layers):
        return list(layers)
    expanded: list[Layer] = []
    for rank, items in groupby(layers, rank_layer):
        group = list(items)
        for part in [group] if rank else [[layer] for layer in group]:
            expanded += [(source, both) for source, table in part if (both := _both_directions(table))]
            expanded += [_without_both(layer) for layer in part]
    return expanded


def _flat_keys(table: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields the models of a table with the keys that are for both directions, if they can be read."""
    for model, kind in declared.DIRECTIONS.items():
        named = table.get(model)
        if isinstance(named, Mapping):
            flat = {key: value for key, value in named.items() if key not in DIRECTIONS}
            if all(_is_readable(kind, key, value) for key, value in flat.items()) and flat:
                yield model, flat


def _is_readable(kind: type, key: str, value: object) -> bool:
    field = schema.find_key(kind, [key])
    try:
        return field is not None and field["parse"](value) is not None
    except ValueError:
        return False


def _has_both(table: Mapping[str, Any]) -> bool:
    return any(_flat_keys(table))


def _both_directions(table: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the layer of the keys of both directions. A probability of loss alone means random losses."""
    layer = {}
    for model, flat in _flat_keys(table):
        implied = {"model": "random"} if model == channels.LOSS and "probability" in flat else {}
        layer[model] = {direction: {**implied, **flat} for direction in DIRECTIONS}
    return layer


def _without_both(layer: Layer) -> Layer:
    table = layer[1]
    flat = dict(_flat_keys(table))
    rest = {model: {way: table[model][way] for way in DIRECTIONS if way in table[model]} for model in flat}
    return replace_table(layer, {**table, **rest})


def resolve_rtt(layers: Sequence[Layer], merged: dict[str, Any]) -> dict[str, Any]:
    """Returns the merged table with ``topology.delay`` in the place of ``topology.rtt``, if that was set last.

    Raises ``Invalid`` where one layer has both, and where no delay makes such a round trip.
    """
    last: dict[str, tuple[tuple[int, int], str]] = {}
    for number, layer in enumerate(layers):
        source, table = layer
        topology = table.get("topology")
        rank = rank_layer(layer)
        for key in (RTT, DELAY):
            if isinstance(topology, Mapping) and key in topology:
                last[key] = ((rank, 0 if rank else number), source)
    if RTT not in last:
        return merged
    (rtt_place, source), (delay_place, _) = last[RTT], last.get(DELAY, ((-1, -1), ""))
    if rtt_place == delay_place:
        raise _refuse(source, "must be absent beside topology.delay: the delay of each bottleneck follows from it")
    topology = {key: value for key, value in merged["topology"].items() if key != RTT}
    if rtt_place > delay_place:
        try:
            topology[DELAY] = units.format_time(_compute_delay(merged, source))
        except Invalid:
            raise
        except ValueError:
            return merged  # a key that can't be read is refused with all others
    return merged | {"topology": topology}


def resolve_bdp(merged: dict[str, Any], source: str) -> dict[str, Any]:
    """Returns the merged table with bytes in the place of a ``queue.limit`` in bandwidth-delay products.

    Raises ``Invalid`` with ``source`` for a topology that is no row of bottlenecks.
    """
    queue, topology = merged.get(channels.QUEUE), merged.get("topology", {})
    if not isinstance(queue, Mapping) or not isinstance(topology, Mapping):
        return merged
    found = BDP.fullmatch(queue[LIMIT]) if isinstance(queue.get(LIMIT), str) else None
    if found is None:
        return merged
    kind = topology.get("kind", Topology.kind)
    if kind not in ROWS:
        message = f'must be in packets or bytes with topology.kind "{kind}": a row, {schema.one_of(ROWS)}, has one path'
        raise Invalid([Problem(source, f"{channels.QUEUE}.{LIMIT}", message)])
    try:
        rate = units.parse_rate(topology.get("rate", units.format_rate(Topology.rate)))
        delay, access = (_parse_delay(topology, key) for key in (DELAY, ACCESS_DELAY))
        product = rate * 2 * (_parse_hops(topology) * delay + 2 * access)
    except ValueError:
        # A key of the topology that can't be read is refused with all others.
        return merged | {channels.QUEUE: {key: value for key, value in queue.items() if key != LIMIT}}
    size = round(Fraction(found[1].replace("_", "")) * product / (8 * 10**9))
    return merged | {channels.QUEUE: {**queue, LIMIT: units.format_size(size)}}


def _parse_delay(topology: Mapping[str, Any], key: str) -> int:
    return units.parse_time(topology.get(key, units.format_time(getattr(Topology, key))))


def _parse_hops(topology: Mapping[str, Any]) -> int:
    hops = topology.get("hops", Topology.hops)
    if not isinstance(hops, int) or hops < 1:
        raise ValueError
    return hops


def _compute_delay(table: Mapping[str, Any], source: str) -> int:
    """Returns the delay of each bottleneck, ns: half the round trip without hosts' links, over all bottlenecks."""
    topology = table["topology"]
    rtt = units.parse_time(topology[RTT])
    kind = topology.get("kind", Topology.kind)
    if kind not in ROWS:
        raise _refuse(source, f'must be absent with topology.kind "{kind}": a row, {schema.one_of(ROWS)}, has one path')
    links = table.get("links")
    for name, link in links.items() if isinstance(links, Mapping) else ():
        ways = [link, *(link.get(way) for way in DIRECTIONS)] if isinstance(link, Mapping) else []
        if any(isinstance(way, Mapping) and DELAY in way for way in ways):
            raise _refuse(source, f"must be absent where a link has a delay of its own: links.{name}.delay")
    hops, access = _parse_hops(topology), _parse_delay(topology, ACCESS_DELAY)
    if rtt < 4 * access:
        least = units.format_time(4 * access)
        raise _refuse(source, f'must be at least "{least}", the four ways over hosts\' links (topology.access_delay)')
    return round((rtt / 2 - 2 * access) / hops)


def _refuse(source: str, message: str) -> Invalid:
    return Invalid([Problem(source, f"topology.{RTT}", message)])
