"""Transports and recoveries, as the host code declares them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from xcpr import _native
from xcpr.io.schema import show, with_json_schema

KERNEL = "kernel:"
"""Before the kernel's name of a congestion control: a transport that is the kernel's own TCP."""
_OF_KERNEL = re.compile(r"kernel:[A-Za-z0-9_-]{1,15}")  # TCP_CA_NAME_MAX, less the end of the text


PYTHON = "python:"
"""Before the name of a congestion controller in Python, of ``xcpr.run(congestion_controllers=...)``: a transport of
the simulator."""
_OF_PYTHON = re.compile(r"python:[A-Za-z_][A-Za-z0-9_-]*")


KINDS = ("transport", "recovery")
"""The kinds of names that have options."""
NAMED = (*KINDS, "profile")
"""The kinds of names in a group of flows."""


@cache
def declared_all() -> dict[str, Any]:
    """Returns all that Rust declares."""
    registry: dict[str, Any] = json.loads(_native.registry())
    return registry


@cache
def declared() -> dict[str, dict[str, dict[str, Any]]]:
    """Returns, for each kind of ``NAMED``, by canonical name all that is declared: aliases, help and what it is."""
    return {kind: {entry["name"]: entry for entry in declared_all()[kind]} for kind in NAMED}


def default_name(kind: str) -> str:
    """Returns the transport, the recovery or the profile of a flow that names none."""
    return next(iter(declared()[kind]))


def link_models() -> list[dict[str, Any]]:
    """Returns the models of links, each with its options and what lacks some of them."""
    models: list[dict[str, Any]] = declared_all()["link"]
    return models


@cache
def profile_keys() -> tuple[str, ...]:
    """Returns the keys in a group of flows that profiles set, "initial_window"; those of a table are "TABLE.KEY"."""
    return tuple(map(name_key, declared_all()["profile_settings"]))


def name_key(option: Mapping[str, Any]) -> str:
    """Returns the key of a setting or an option in a group of flows."""
    return str(option["key"]) if option["table"] == "flow" else f"{option['table']}.{option['key']}"


@cache
def settings() -> dict[str, dict[str, Any]]:
    """Returns the declared settings of a flow, by key."""
    return {one["key"]: one for one in declared_all()["flow"]}


@cache
def names() -> dict[str, dict[str, str]]:
    """Returns, for each kind of ``NAMED``, each accepted name or alias, and the canonical name it stands for."""
    return {
        kind: {
            name: entry["name"] for entry in declared()[kind].values() for name in (entry["name"], *entry["aliases"])
        }
        for kind in NAMED
    }


def has_several_connections(name: str) -> bool:
    """Says whether a transport is several connections that share a transfer."""
    return bool(declared()["transport"][name]["shape"] == "parallel")


def is_over_udp(name: str) -> bool:
    """Says whether a transport has packets of its own over UDP, and its own way to send lost ones again."""
    return name in declared()["transport"] and bool(declared()["transport"][name]["shape"] == "datagrams")


def is_plain_tcp(name: str) -> bool:
    """Says whether a transport is the project's TCP without a congestion header, by a controller of its own or one in
    Python."""
    if name.startswith(PYTHON):
        return True
    entry = declared()["transport"].get(name)
    return entry is not None and not entry["congestion_header"] and not is_over_udp(name)


def has_congestion_header(name: str) -> bool:
    """Says whether a transport has a congestion header, which routers read and write."""
    entry = declared()["transport"].get(name)
    return entry is not None and bool(entry["congestion_header"])


def recovered_by(name: str, recovery: str) -> str:
    """Returns the results' name for the recovery of a transport with this one configured: "built-in" over UDP."""
    return "built-in" if is_over_udp(name) else recovery


def with_aliases(kind: str, name: str) -> str:
    """Returns a canonical name, with its aliases in parentheses behind it."""
    aliases = ", ".join(declared()[kind][name]["aliases"])
    return f"{name} ({aliases})" if aliases else name


def canonical(kind: str, value: object, others: str = "") -> str:
    """Returns the canonical name of a name or alias, in capitals or not; ``ValueError`` lists all names, and then
    ``others``."""
    known = names()[kind]
    if not isinstance(value, str) or value.lower() not in known:
        allowed = ", ".join(with_aliases(kind, name) for name in sorted(declared()[kind]))
        raise ValueError(f"must be one of {allowed}{others} (capitals or not), not {show(value)}")
    return known[value.lower()]


@with_json_schema(
    anyOf=[{"enum": list(names()["transport"])}, {"pattern": f"^({_OF_KERNEL.pattern}|{_OF_PYTHON.pattern})$"}]
)
def transport(value: object) -> str:
    """Returns a transport's canonical name. ``kernel:NAME`` and ``python:NAME`` are valid whatever the run will
    have."""
    if isinstance(value, str) and (_OF_KERNEL.fullmatch(value) or _OF_PYTHON.fullmatch(value)):
        return value
    return canonical("transport", value, ", kernel:NAME or python:NAME")


@with_json_schema(enum=list(names()["recovery"]))
def recovery(value: object) -> str:
    """Returns a loss recovery's canonical name."""
    return canonical("recovery", value)


@with_json_schema(enum=list(names()["profile"]))
def profile(value: object) -> str:
    """Returns the canonical name of a profile of hosts."""
    return canonical("profile", value)
