"""Options of transports and recoveries: tables of a group of flows, made of what the host code declares.

Each option is declared beside its algorithm in hosts/src: key, unit, default, range or names, a line of help. Nothing
here knows one by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import make_dataclass
from functools import cache
from typing import Any

from xcpr import schema, units
from xcpr.scenarios import fields, registry

Declaration = Mapping[str, Any]


def _between(
    parse: Callable[[object], int], write: Callable[[int], str], least: int, most: int | None
) -> Callable[[object], int]:
    """A parser that takes what ``parse`` does from ``least`` to ``most``."""
    allowed = _range(write, least, most)

    def bounded(value: object) -> int:
        number = parse(value)
        if number < least or (most is not None and number > most):
            raise ValueError(f"must be {allowed}, not {schema.show(value)}")
        return number

    return bounded


def _range(write: Callable[[int], Any], least: int, most: int | None) -> str:
    low = schema.show(write(least))
    return f"at least {low}" if most is None else f"from {low} to {schema.show(write(most))}"


UNITS: Mapping[str, tuple[Callable[[int, int | None], Callable[[object], int]], Callable[[int], Any]]] = {
    "count": (schema.integer, lambda number: number),
    "packets": (
        lambda least, most: _between(fields.packets, fields.write_packets, least, most),
        fields.write_packets,
    ),
    "bits-per-second": (
        lambda least, most: _between(units.parse_rate, units.format_rate, least, most),
        units.format_rate,
    ),
    "percent": (
        lambda least, most: _between(fields.percent, fields.write_percent, least, most),
        fields.write_percent,
    ),
    "nanoseconds": (
        lambda least, most: _between(units.parse_time, units.format_time, least, most),
        units.format_time,
    ),
}
"""How a scenario has a number of each unit: a parser for a range, and what writes it."""


@cache
def declared() -> dict[str, tuple[Declaration, tuple[str, ...]]]:
    """Every option by its key in a group of flows, "hstcp.max_ssthresh", and the names of those that read it."""
    found: dict[str, tuple[Declaration, tuple[str, ...]]] = {}
    for kind in registry.KINDS:
        for entry in registry.declared()[kind].values():
            for option in entry["options"]:
                key = f"{option['table']}.{option['key']}"
                readers = found[key][1] if key in found else ()
                found[key] = option, (*readers, entry["name"])
    return found


def parse(key: str, text: str) -> int | str:
    """The value of an option by what a user wrote, as a plan has it; ``ValueError`` says what is allowed."""
    if key not in declared():
        raise ValueError(f"{key}: no such option")
    option, _ = declared()[key]
    try:
        if "names" in option:
            return str(schema.choice(*(name for name, _ in option["names"]))(text))
        parser, _ = UNITS[option["unit"]]
        return parser(option["least"], option["most"])(text)
    except ValueError as error:
        raise ValueError(f"{key} {error}") from None


@cache
def tables() -> dict[str, type]:
    """The tables that a group of flows may have for options, each as a dataclass for ``schema``."""
    keys: dict[str, list[tuple[str, Any, Any]]] = {}
    for option, _ in declared().values():
        keys.setdefault(option["table"], []).append((option["key"], Any, _field(option)))
    return {table: make_dataclass(table, made, frozen=True) for table, made in keys.items()}


@cache
def quiet() -> frozenset[str]:
    """The tables that transports over UDP alone read: results of other flows do not name them."""
    of_tcp = {
        option["table"]
        for kind in registry.KINDS
        for entry in registry.declared()[kind].values()
        if entry["shape"] != "datagrams"
        for option in entry["options"]
    }
    return frozenset(tables().keys() - of_tcp)


def _field(option: Declaration) -> Any:
    if "names" in option:
        names = [name for name, _ in option["names"]]
        return schema.key(schema.choice(*names), default=names[0])
    parser, write = UNITS[option["unit"]]
    return schema.key(parser(option["least"], option["most"]), write, option["default"])


COLUMNS = ("option", "of", "allowed", "default", "what it is")


def rows() -> Iterator[tuple[str, ...]]:
    """Return the allowed values of each option and its meaning, in words."""
    for key, (option, readers) in declared().items():
        if "names" in option:
            allowed = ", ".join(schema.show(name) for name, _ in option["names"])
            default = schema.show(option["names"][0][0])
        else:
            _, write = UNITS[option["unit"]]
            allowed = _range(write, option["least"], option["most"])
            default = "absent" if option["default"] is None else schema.show(write(option["default"]))
        yield key, ", ".join(readers), allowed, default, option["help"]
