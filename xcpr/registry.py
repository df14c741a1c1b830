"""Names of transports and recoveries, as the host code knows them."""

from __future__ import annotations

from functools import cache

from xcpr import _native
from xcpr.schema import one_of, show


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
        raise ValueError(f"must be {one_of(sorted(set(known.values())))}, not {show(value)}")
    return known[value]


def transport(value: object) -> str:
    """A transport's canonical name."""
    return _parse("transport", value)


def recovery(value: object) -> str:
    """A loss recovery's canonical name."""
    return _parse("recovery", value)
