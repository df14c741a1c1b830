"""Declared options, and the tables of a group of flows for those of transports and recoveries.

Each option is declared beside its algorithm in hosts/src or crates/link/src: key, unit, default, range or names, a line
of help. Nothing here knows one by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING
from functools import cache
from typing import Any

from xcpr.io import schema, units
from xcpr.io.schema import Lack
from xcpr.scenarios.flows import registry
from xcpr.scenarios.schema import fields

Declaration = Mapping[str, Any]


def _range_parser(
    parse: Callable[[object], int], write: Callable[[int], str], least: int, most: int | None
) -> Callable[[object], int]:
    """Makes a parser that takes what ``parse`` does from ``least`` to ``most``."""
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


_codepoints = schema.with_json_schema(anyOf=[{"type": "integer", "minimum": 0, "maximum": 63}, {"type": "string"}])
"""Describes a parser of DSCPs: numbers, or text."""

UNITS: Mapping[str, tuple[Callable[[Any, Any], Callable[[object], Any]], Callable[[Any], Any]]] = {
    "count": (schema.integer, lambda number: number),
    "packets": (
        lambda least, most: _range_parser(fields.packets, fields.write_packets, least, most),
        fields.write_packets,
    ),
    "bits-per-second": (
        lambda least, most: _range_parser(units.parse_rate, units.format_rate, least, most),
        units.format_rate,
    ),
    "percent": (
        lambda least, most: _range_parser(fields.percent, fields.write_percent, least, most),
        fields.write_percent,
    ),
    "nanoseconds": (
        lambda least, most: _range_parser(units.parse_time, units.format_time, least, most),
        units.format_time,
    ),
    "bytes": (
        lambda least, most: _range_parser(units.parse_size, units.format_size, least, most),
        units.format_size,
    ),
    "share": (lambda _least, _most: units.parse_share, units.format_share),
    "real": (schema.real, lambda number: number),
    "amount": (lambda _least, _most: units.parse_limit, units.format_limit),
    "codepoint": (lambda _least, _most: _codepoints(units.parse_codepoint), units.format_codepoint),
    "codepoints": (lambda _least, _most: _codepoints(units.parse_codepoints), units.format_codepoints),
    "truth": (lambda _least, _most: schema.switch, lambda truth: truth),
}
"""How a scenario has a value of each unit: a parser for a range, and what writes it."""


@cache
def declared() -> dict[str, tuple[Declaration, tuple[str, ...]]]:
    """Returns every option by its key in a group of flows, "hstcp.max_ssthresh", and the names of those that read
    it."""
    found: dict[str, tuple[Declaration, tuple[str, ...]]] = {}
    for kind in registry.KINDS:
        for entry in registry.declared()[kind].values():
            for option in entry["options"]:
                key = f"{option['table']}.{option['key']}"
                readers = found[key][1] if key in found else ()
                found[key] = option, (*readers, entry["name"])
    return found


def parse(key: str, text: str) -> int | str:
    """Parses what a user wrote for an option into its value as a plan has it; ``ValueError`` says what is allowed."""
    if key not in declared():
        raise ValueError(f"{key}: no such option")
    option, _ = declared()[key]
    try:
        value: int | str = _parser(option)(text)
        return value
    except ValueError as error:
        raise ValueError(f"{key} {error}") from None


@cache
def tables() -> dict[str, type]:
    """Returns the tables that a group of flows may have for options, each as a dataclass for ``schema``."""
    keys: dict[str, list[tuple[str, Any, Any]]] = {}
    for option, _ in declared().values():
        keys.setdefault(option["table"], []).append((option["key"], Any, field(option)))
    return {table: schema.make_table_class(f"options {table}", made) for table, made in keys.items()}


@cache
def omitted_tables() -> frozenset[str]:
    """Returns the tables that transports over UDP alone read: results of other flows do not name them."""
    of_tcp = {
        option["table"]
        for kind in registry.KINDS
        for entry in registry.declared()[kind].values()
        if entry["shape"] != "datagrams"
        for option in entry["options"]
    }
    return frozenset(tables().keys() - of_tcp)


def field(option: Declaration, default: Any = MISSING, lacks: Sequence[Lack] = ()) -> Any:
    """Makes the field of a declared option, with another default if one is given."""
    parse, write = _parser(option), _writer(option)
    return schema.key(
        parse,
        write,
        _default(option) if default is MISSING else default,
        lacks,
        declared=True,
        description=option["help"],
    )


def setting(name: str, default: Any = MISSING) -> Any:
    """Makes the field of a declared setting of a flow."""
    return field(registry.settings()[name], default)


def _parser(option: Declaration) -> Callable[[object], Any]:
    if "names" in option:
        return schema.choice(*(name for name, _ in option["names"]))
    parser, _ = UNITS[option["unit"]]
    return parser(option.get("least"), option.get("most"))


def _writer(option: Declaration) -> Callable[[Any], Any]:
    return (lambda name: name) if "names" in option else UNITS[option["unit"]][1]


def _default(option: Declaration) -> Any:
    if "names" in option:
        return None if option["optional"] else option["names"][0][0]
    default = option["default"]
    return tuple(default) if isinstance(default, list) else default


COLUMNS = ("option", "of", "allowed", "default", "what it is")


def rows() -> Iterator[tuple[str, ...]]:
    """Yields the allowed values of each option and its meaning, in words."""
    for key, (option, readers) in declared().items():
        yield key, ", ".join(readers), *describe_option(option), option["help"]


def describe_option(option: Declaration) -> tuple[str, str]:
    """Returns the allowed values and the default of an option, in words."""
    default = _default(option)
    told = "absent" if default is None else schema.show(_writer(option)(default))
    if "names" in option:
        return ", ".join(schema.show(name) for name, _ in option["names"]), told
    if "least" in option and option["unit"] not in OTHERS:
        return _range(_writer(option), option["least"], option["most"]), told
    return OTHERS[option["unit"]], told


OF_SETTINGS = ("key", "allowed", "default", "what it is")


def rows_of_settings() -> Iterator[tuple[str, ...]]:
    """Yields the settings of a flow, in words."""
    for key, one in registry.settings().items():
        yield key, *describe_option(one), one["help"]


OTHERS = {
    "amount": "packets or bytes",
    "truth": "true, false",
    "codepoint": "0 to 63, or a name as ef, af41, cs5",
    "codepoints": 'some of these, as "ef, cs6, 40-43"',
}
"""The allowed values where words say them better than a range."""
