"""A scenario's description of channels, the two directions of links: tables made of what ``crates/link/`` declares.

Each model is declared beside its algorithm in crates/link/src: keys, units, defaults, ranges, a line of help, and the
worlds that lack something of it. Nothing here knows a key but that of a queue's limit.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from xcpr import _native
from xcpr.io import schema
from xcpr.io.schema import Lack, table
from xcpr.scenarios.flows import options, registry

QUEUE, LOSS = "queue", "loss"
ALWAYS_WRITTEN = (QUEUE, LOSS, "reorder", "red")
"""Models, and tables within them, that results and plans name also where they say nothing."""


@cache
def queue_disciplines() -> frozenset[str]:
    """Returns the names of the queue disciplines; the options of each are a table of that name within the queue's."""
    queue = next(model for model in registry.link_models() if model["table"] == QUEUE)
    discipline = next(option for option in queue["options"] if option["key"] == "discipline")
    return frozenset(name for name, _ in discipline["names"])


@cache
def kinds() -> dict[str, type]:
    """Returns every model's table as a dataclass for ``schema``, by its name."""
    return {model["table"]: _kind(model) for model in registry.link_models()}


def _kind(model: Mapping[str, Any], of: str = "link") -> type:
    """Returns a model's dataclass; keys with a dot are those of a table within it."""
    place = f"{of} {model['table']}"
    keys: dict[str, Any] = {}
    for option in model["options"]:
        first, _, rest = option["key"].partition(".")
        made = options.field(option, lacks=_lacks(model, f"{model['table']}.{option['key']}"))
        if rest:
            keys.setdefault(first, []).append((rest, Any, made))
        else:
            keys[first] = made
    fields = []
    for name, one in keys.items():
        within = isinstance(one, list)
        field = (
            table(schema.make_table_class(f"{place} {name}", one), quiet=name not in ALWAYS_WRITTEN) if within else one
        )
        fields.append((name, Any, field))

    def check(self: Any) -> Iterator[tuple[str, str]]:
        """Finds the keys that do not fit the others, by the algorithm's own check."""
        for key, problem in _native.link_problems(json.dumps({model["table"]: schema.values(self)})):
            yield key.removeprefix(f"{model['table']}."), problem

    return schema.make_table_class(place, fields, check=check)


def _lacks(model: Mapping[str, Any], key: str) -> list[Lack]:
    return [
        Lack(lack["setting"], lack["why"], lack["value"])
        for lack in model["lacks"]
        if lack["key"] in (key, model["table"])
    ]


@cache
def directed() -> dict[str, type]:
    """Returns the tables of a scenario for what is on the way: each with one table for every direction.

    Forward is along the row of bottlenecks, backward against it, where ACKs of most flows are.
    """
    made: dict[str, type] = {}
    for name, kind in kinds().items():
        if name != QUEUE:
            ways = [(way, Any, table(kind, quiet=name not in ALWAYS_WRITTEN)) for way in ("forward", "backward")]
            made[name] = schema.make_table_class(f"directed {name}", [*ways, *_directionless_keys(name)])
    return made


def _directionless_keys(name: str) -> Iterator[tuple[str, Any, Any]]:
    """Yields the keys of a model that are for both directions; a scenario that is read has them in each."""
    model = next(model for model in registry.link_models() if model["table"] == name)
    for option in model["options"]:
        yield option["key"], Any, options.field(option, None)


@cache
def omitted_models() -> frozenset[str]:
    """Returns the models that results name only where they say something."""
    return frozenset(kinds().keys() - {*ALWAYS_WRITTEN})


@cache
def of_port() -> dict[str, type]:
    """Returns the tables of a port of ``xcpr switch``: all models but those that real packets can't have."""
    limit = tuple(registry.declared_all()["default_limit"])
    made = {
        model["table"]: kinds()[model["table"]]
        for model in registry.link_models()
        if not any(lack["key"] == model["table"] for lack in model["lacks"])
    }
    return made | {QUEUE: _with_limit(limit)}


def _with_limit(limit: tuple[Any, ...]) -> type:
    """Returns the queue's dataclass with another limit by default."""
    model = next(model for model in registry.link_models() if model["table"] == QUEUE)
    changed = [one | ({"default": limit} if one["key"] == "limit" else {}) for one in model["options"]]
    return _kind({**model, "options": changed}, "port")


def default_models() -> dict[str, Any]:
    """Returns every model with its defaults."""
    return {name: kind() for name, kind in kinds().items()}


@cache
def unlimited() -> Any:
    """Returns the queue of a host's own way out."""
    return replace(kinds()[QUEUE](), limit=(2**64 - 1, "packets"))


@dataclass(frozen=True)
class Channel:
    """One direction of a link, as it is in a network."""

    rate: int
    delay: int
    models: Mapping[str, Any]
    """By the names of their tables."""

    @property
    def is_host_uplink(self) -> bool:
        """Whether it is a host's own way out, whose queue has no limit."""
        return bool(self.models[QUEUE] == unlimited())


def planned(models: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the models of a channel, as a plan has them; one that says nothing is left out."""
    told = {name: made for name, made in models.items() if name in ALWAYS_WRITTEN or made != kinds()[name]()}
    return {name: schema.values(made) for name, made in told.items()}


COLUMNS = ("key", "allowed", "default", "not with", "what it is")


def rows() -> Iterator[tuple[str, ...]]:
    """Yields the keys of all models, in words; those of queue.class0, class1 and so on are one."""
    seen = set()
    for model in registry.link_models():
        for option in model["options"]:
            key = f"{model['table']}.{option['key']}"
            told = re.sub(r"\.class\d\.", ".classN.", key)
            if told not in seen:
                seen.add(told)
                allowed, default = options.describe_option(option)
                yield told, allowed, default, schema.settings(_lacks(model, key)), option["help"]
