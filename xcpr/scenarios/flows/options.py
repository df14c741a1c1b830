"""Declared options of transports, recoveries and link models, as fields of their tables.

Each option is declared beside its algorithm in hosts/src or crates/link/src: key, unit, default, range or names, a line
of help. Nothing here knows one by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING
from functools import cache
from typing import Any, ClassVar

from xcpr import _native
from xcpr.io import schema, units
from xcpr.io.schema import Lack
from xcpr.scenarios.flows import registry
from xcpr.scenarios.schema import fields

Declaration = Mapping[str, Any]
PROFILE = "profile"
"""The key from which settings come that a scenario does not name."""


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

UNITS: Mapping[str, tuple[Callable[[Any, Any], Callable[[object], Any]], Callable[[Any], Any], str]] = {
    "count": (schema.integer, lambda number: number, "int"),
    "packets": (
        lambda least, most: _range_parser(
            fields.packets if least else units.parse_packets, fields.write_packets, least, most
        ),
        fields.write_packets,
        "int",
    ),
    "bits-per-second": (
        lambda least, most: _range_parser(units.parse_rate, units.format_rate, least, most),
        units.format_rate,
        "int",
    ),
    "percent": (
        lambda least, most: _range_parser(fields.percent, fields.write_percent, least, most),
        fields.write_percent,
        "int",
    ),
    "nanoseconds": (
        lambda least, most: _range_parser(units.parse_time, units.format_time, least, most),
        units.format_time,
        "int",
    ),
    "bytes": (
        lambda least, most: _range_parser(units.parse_size, units.format_size, least, most),
        units.format_size,
        "int",
    ),
    "share": (lambda _least, _most: units.parse_share, units.format_share, "float"),
    "real": (schema.real, lambda number: number, "float"),
    "amount": (lambda _least, _most: units.parse_limit, units.format_limit, "tuple[int, str]"),
    "codepoint": (lambda _least, _most: _codepoints(units.parse_codepoint), units.format_codepoint, "int"),
    "codepoints": (lambda _least, _most: _codepoints(units.parse_codepoints), units.format_codepoints, "int"),
    "truth": (lambda _least, _most: schema.switch, lambda truth: truth, "bool"),
}
"""How a scenario has a value of each unit: a parser for a range, what writes it, and its type when it is read."""


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
def omitted_tables() -> frozenset[str]:
    """Returns the tables that transports over UDP alone read: results of other flows do not name them."""
    entries = [entry for kind in registry.KINDS for entry in registry.declared()[kind].values()]
    of_tcp = {option["table"] for entry in entries if entry["shape"] != "datagrams" for option in entry["options"]}
    return frozenset({option["table"] for entry in entries for option in entry["options"]} - of_tcp)


def field(option: Declaration, default: Any = MISSING, lacks: Sequence[Lack] = ()) -> Any:
    """Makes the field of a declared option, with another default if one is given."""
    parse, write = _parser(option), _writer(option)
    chosen = default_of(option) if default is MISSING else default
    inherits = PROFILE if registry.name_key(option) in registry.profile_keys() else ""
    return schema.key(parse, write, chosen, lacks, True, inherits, option["help"])


def setting(name: str, default: Any = MISSING) -> Any:
    """Makes the field of a declared setting of a flow."""
    return field(registry.settings()[name], default)


def write_value(option: Declaration, value: Any) -> Any:
    """Writes the value of an option as a scenario has it."""
    return _writer(option)(value)


def option(key: str) -> Any:
    """Makes the field of an option by its key in a group of flows."""
    return field(declared()[key][0])


@cache
def _link_keys() -> Mapping[str, tuple[Mapping[str, Any], Declaration]]:
    """Returns each key of a link model, "queue.limit", with the model and the declaration."""
    models = registry.link_models()
    return {f"{model['table']}.{one['key']}": (model, one) for model in models for one in model["options"]}


def link_key(key: str, default: Any = MISSING) -> Any:
    """Makes the field of a link model's key, with another default if one is given."""
    model, declaration = _link_keys()[key]
    return field(declaration, default, list_lacks(model, key))


def both_directions(key: str) -> Any:
    """Makes the field of a link model's key that is for both directions; a scenario that is read has it in each."""
    return field(_link_keys()[key][1], None)


def list_lacks(model: Mapping[str, Any], key: str) -> list[Lack]:
    """Returns where a key of a link model, or all of the model, can't be had."""
    return [
        Lack(lack["setting"], lack["why"], lack["value"])
        for lack in model["lacks"]
        if lack["key"] in (key, model["table"])
    ]


class LinkModel:
    """A model of links: the dataclass of its table is made of the keys that Rust declares."""

    TABLE: ClassVar[str]

    def check(self) -> Iterator[tuple[str, str]]:
        """Finds the keys that do not fit the others, by the algorithm's own check."""
        for key, problem in _native.link_problems(json.dumps({self.TABLE: schema.values(self)})):
            yield key.removeprefix(f"{self.TABLE}."), problem


ALWAYS_WRITTEN = ("queue", "loss", "reorder", "red")
"""Link models, and tables within them, that results and plans name also where they have only defaults."""


def _parser(option: Declaration) -> Callable[[object], Any]:
    if "names" in option:
        return schema.choice(*(name for name, _ in option["names"]))
    return UNITS[option["unit"]][0](option.get("least"), option.get("most"))


def _writer(option: Declaration) -> Callable[[Any], Any]:
    return (lambda name: name) if "names" in option else UNITS[option["unit"]][1]


def default_of(option: Declaration) -> Any:
    """Returns the default of an option as a scenario has it; None: it has none."""
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
    default = default_of(option)
    told = "absent" if default is None else schema.show(_writer(option)(default))
    if registry.name_key(option) in registry.profile_keys():
        told = "by profile"
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
