"""The transport at the top of a scenario: the default of its own file, and what an override sets everywhere.

In a file ``transport`` is that of groups of flows, and of traffic sources with connections, that name none. As an
override, or as a value of a set's axis, it replaces the transport of all of them, but for those with
``fixed_transport``. Overrides of one command are laid together, and one that names a group stands over it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from xcpr.io import schema
from xcpr.scenarios.flows import registry, traffic
from xcpr.scenarios.importers.imports import Layer, rank_layer

KEY, FIXED = "transport", "fixed_transport"
DEFAULTS = {"flows": registry.default_name("transport"), "traffic": traffic.DEFAULT_TRANSPORT}
"""The transport of a group or a source where nothing names one, by its table."""


def expand_overrides(layers: Sequence[Layer]) -> list[Layer]:
    """Returns the layers, with one more before overrides that set a transport: it names each group that they reach."""
    if not any(rank_layer(layer) and KEY in layer[1] for layer in layers):
        return list(layers)
    complete = _merge({}, layers)
    below: dict[str, Any] = {}
    default = _merge({}, [layer for layer in layers if not rank_layer(layer)]).get(KEY)
    expanded: list[Layer] = []
    for rank, items in groupby(layers, rank_layer):
        group = list(items)
        merged = _merge(below, group)
        named = [(source, table[KEY]) for source, table in group if KEY in table] if rank else []
        if named and _is_transport(named[-1][1]):
            source, transport = named[-1]
            expanded.append((source, _name_groups(merged, complete, transport, default)))
        expanded += group
        below = merged
    return expanded


def apply_default(table: dict[str, Any]) -> dict[str, Any]:
    """Returns a scenario's table whose transport stands in every group of flows and source of connections without
    one. One that is refused stands at the top alone."""
    if KEY not in table or not _is_transport(table[KEY]):
        return table
    named: dict[str, Any] = {kind: table[kind] for kind in DEFAULTS if isinstance(table.get(kind), Mapping)}
    for kind, name, group in list_groups(table):
        named[kind] = {**named[kind], name: {KEY: table[KEY], **group}}
    return table | named


def _merge(base: Mapping[str, Any], layers: Sequence[Layer]) -> dict[str, Any]:
    merged = dict(base)
    for _, table in layers:
        merged = schema.merge(merged, table)
    return merged


def _is_transport(value: object) -> bool:
    try:
        registry.transport(value)
    except ValueError:
        return False
    return True


def list_groups(table: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Yields the groups of flows and the sources of connections of a table: its key, the name and the group."""
    for kind in DEFAULTS:
        groups = table.get(kind)
        for name, group in groups.items() if isinstance(groups, Mapping) else ():
            if isinstance(group, Mapping) and group.get("kind") not in traffic.UDP_KINDS:
                yield kind, name, group


def _name_groups(
    merged: Mapping[str, Any], complete: Mapping[str, Any], transport: str, default: str | None
) -> dict[str, Any]:
    """Returns a layer with the transport of every group of ``merged``: a fixed one keeps its own, or the files'
    ``default``."""
    known = {(kind, name): group for kind, name, group in list_groups(complete)}
    layer: dict[str, Any] = {}
    for kind, name, group in list_groups(merged):
        if (kind, name) not in known:
            continue
        if known[kind, name].get(FIXED) is not True:
            layer.setdefault(kind, {})[name] = {KEY: transport}
        elif KEY not in group:
            layer.setdefault(kind, {})[name] = {KEY: default or DEFAULTS[kind]}
    return layer
