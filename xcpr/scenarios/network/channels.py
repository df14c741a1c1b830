"""A scenario's description of channels, the two directions of links: tables made of what ``crates/link/`` declares.

Each model is declared beside its algorithm in crates/link/src: keys, units, defaults, ranges, a line of help, and the
worlds that lack something of it. Nothing here knows a key but that of a queue's limit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from xcpr.io import schema
from xcpr.scenarios.flows import options, registry
from xcpr.scenarios.flows.options import ALWAYS_WRITTEN
from xcpr.scenarios.schema.declared import MODELS, Queue

QUEUE, LOSS = "queue", "loss"


@cache
def queue_disciplines() -> frozenset[str]:
    """Returns the names of the queue disciplines; the options of each are a table of that name within the queue's."""
    return frozenset(name for name, _ in options.find("queue.discipline")[0]["names"])


@dataclass(frozen=True)
class PortQueue(Queue):
    """The queue of a port of ``xcpr switch``, with another limit by default."""

    limit: tuple[int, str] = options.declared_key("queue.limit", tuple(registry.declared_all()["default_limit"]))


def of_port() -> dict[str, type]:
    """Returns the tables of a port of ``xcpr switch``: all models but those that real packets can't have."""
    lacked = {lack["key"] for model in registry.link_models() for lack in model["lacks"]}
    return {name: PortQueue if name == QUEUE else kind for name, kind in MODELS.items() if name not in lacked}


def default_models() -> dict[str, Any]:
    """Returns every model with its defaults."""
    return {name: kind() for name, kind in MODELS.items()}


@cache
def unlimited() -> Any:
    """Returns the queue of a host's own way out."""
    return replace(Queue(), limit=(2**64 - 1, "packets"))


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
    written = {name: made for name, made in models.items() if name in ALWAYS_WRITTEN or made != MODELS[name]()}
    return {name: schema.values(made) for name, made in written.items()}


COLUMNS = ("key", "allowed", "default", "not with", "what it is")


def rows() -> Iterator[tuple[str, ...]]:
    """Yields the keys of all models, in words; those of queue.class0, class1 and so on are one."""
    seen = set()
    for model in registry.link_models():
        for option in model["options"]:
            key = f"{model['table']}.{option['key']}"
            shown = re.sub(r"\.class\d\.", ".classN.", key)
            if shown not in seen:
                seen.add(shown)
                allowed, default = options.describe_option(option)
                yield shown, allowed, default, schema.settings(options.find(key)[1]), option["help"]
