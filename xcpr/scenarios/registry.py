"""Names of transports and recoveries, as the host code knows them."""

from __future__ import annotations

import re
from functools import cache

from xcpr import _native
from xcpr.schema import one_of, show

KERNEL = "kernel:"
"""Before the kernel's name of a congestion control: a transport that is the kernel's own TCP."""
_OF_KERNEL = re.compile(r"kernel:[A-Za-z0-9_-]{1,15}")  # TCP_CA_NAME_MAX, less the end of the text


@cache
def names() -> dict[str, dict[str, str]]:
    """For "transport" and "recovery": each accepted name or alias, and the canonical name it stands for."""
    registry = _native.registry()
    return {
        kind: {name: entry["name"] for entry in registry[kind] for name in (entry["name"], *entry["aliases"])}
        for kind in ("transport", "recovery")
    }


def _parse(kind: str, value: object) -> str:
    known = names()[kind]
    if not isinstance(value, str) or value not in known:
        allowed = one_of(sorted(set(known.values())))
        raise ValueError(f"must be {allowed}{' or kernel:NAME' if kind == 'transport' else ''}, not {show(value)}")
    return known[value]


def transport(value: object) -> str:
    """A transport's canonical name. ``kernel:NAME`` is valid on every machine, whatever its kernel offers."""
    if isinstance(value, str) and _OF_KERNEL.fullmatch(value):
        return value
    return _parse("transport", value)


def recovery(value: object) -> str:
    """A loss recovery's canonical name."""
    return _parse("recovery", value)
