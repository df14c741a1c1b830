"""Declared options of transports, recoveries and link models, as fields of their tables.

Each option is declared beside its algorithm in hosts/src or crates/link/src: key, unit, default, range or names, a line
of help. Nothing here knows one by name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING
from functools import cache
from typing import Any, ClassVar, NamedTuple

from xcpr import _native
from xcpr.io import schema, units
from xcpr.io.schema import Lack
from xcpr.scenarios.flows import registry

Declaration = Mapping[str, Any]
Parse = Callable[[object], Any]
Write = Callable[[Any], Any]
PROFILE = "profile"
"""The key from which settings come that a scenario does not name."""


class Unit(NamedTuple):
    """How a scenario has the values of a unit."""

    make_parser: Callable[[Any, Any], Parse]
    """Makes a parser of the values from the first number to the second, which may be None."""
    write: Write
    type: str
    """The type of a value that was read."""
    allowed: str = ""
    """The allowed values, where words say them better than a range."""


def _quantity(parse: Parse, write: Write, kind: str = "int", parse_zero: Parse | None = None) -> Unit:
    """Makes a unit whose values are quantities as text; ``parse_zero`` reads them where 0 is allowed."""

    def make_parser(least: Any, most: Any) -> Parse:
        read = parse if least else parse_zero or parse

        def parse_bounded(value: object) -> Any:
            number = read(value)
            if number < least or (most is not None and number > most):
                raise ValueError(f"must be {_write_range(write, least, most)}, not {schema.show(value)}")
            return number

        return parse_bounded

    return Unit(make_parser, write, kind)


def _write_range(write: Write, least: Any, most: Any) -> str:
    low = schema.show(write(least))
    return f"at least {low}" if most is None else f"from {low} to {schema.show(write(most))}"


def _unbounded(parse: Parse, write: Write, kind: str, allowed: str) -> Unit:
    """Makes a unit whose parser knows all that is allowed."""
    return Unit(lambda _least, _most: parse, write, kind, allowed)


def _as_it_is(value: Any) -> Any:
    return value


_codepoints = schema.with_json_schema(anyOf=[{"type": "integer", "minimum": 0, "maximum": 63}, {"type": "string"}])
UNITS: Mapping[str, Unit] = {
    "count": Unit(schema.integer, _as_it_is, "int"),
    "real": Unit(schema.real, _as_it_is, "float"),
    "packets": _quantity(units.parse_packets, units.format_packets, parse_zero=units.parse_packet_count),
    "bits-per-second": _quantity(units.parse_rate, units.format_rate),
    "percent": _quantity(units.parse_percent, units.format_percent),
    "nanoseconds": _quantity(units.parse_time, units.format_time),
    "bytes": _quantity(units.parse_size, units.format_size),
    "share": _quantity(units.parse_share, units.format_share, "float"),
    "amount": _unbounded(units.parse_limit, units.format_limit, "tuple[int, str]", "packets or bytes"),
    "codepoint": _unbounded(
        _codepoints(units.parse_codepoint), units.format_codepoint, "int", "0 to 63, or a name as ef, af41, cs5"
    ),
    "codepoints": _unbounded(
        _codepoints(units.parse_codepoints), units.format_codepoints, "int", 'some of these, as "ef, cs6, 40-43"'
    ),
    "truth": _unbounded(schema.switch, _as_it_is, "bool", "true, false"),
}
"""The units of declared options."""


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
    try:
        value: int | str = _parser(declared()[key][0])(text)
        return value
    except ValueError as error:
        raise ValueError(f"{key} {error}") from None


@cache
def omitted_tables() -> frozenset[str]:
    """Returns the tables that transports over UDP alone read: results of other flows do not name them."""
    entries = [entry for kind in registry.KINDS for entry in registry.declared()[kind].values()]
    of_tcp = {option["table"] for entry in entries if entry["shape"] != "datagrams" for option in entry["options"]}
    return frozenset({option["table"] for entry in entries for option in entry["options"]} - of_tcp)


@cache
def _declarations() -> dict[str, tuple[Declaration, tuple[Lack, ...]]]:
    """Returns all that Rust declares by its key, with where it can't be had.

    Keys of flows are those of a group, "dscp" and "xcp.fallback". Keys of link models are as "queue.limit".
    """
    found = {key: (option, ()) for key, (option, _) in declared().items()}
    found |= {key: (setting, ()) for key, setting in registry.settings().items()}
    return found | {
        (key := f"{model['table']}.{one['key']}"): (one, tuple(_list_lacks(model, key)))
        for model in registry.link_models()
        for one in model["options"]
    }


def _list_lacks(model: Mapping[str, Any], key: str) -> Iterator[Lack]:
    """Yields where a key of a link model, or all of the model, can't be had."""
    for lack in model["lacks"]:
        if lack["key"] in (key, model["table"]):
            yield Lack(lack["setting"], lack["why"], lack["value"])


def find(key: str) -> tuple[Declaration, tuple[Lack, ...]]:
    """Returns what Rust declares for a key, and where the key can't be had."""
    return _declarations()[key]


def declared_key(key: str, default: Any = MISSING) -> Any:
    """Makes the field of a key that Rust declares, with another default if one is given."""
    declaration, lacks = find(key)
    return _field(declaration, default_of(declaration) if default is MISSING else default, lacks)


def both_directions(key: str) -> Any:
    """Makes the field of a link model's key that is for both directions; a scenario that is read has it in each."""
    return _field(find(key)[0], None)


def _field(declaration: Declaration, default: Any, lacks: Sequence[Lack] = ()) -> Any:
    parse, write = _parser(declaration), _writer(declaration)
    inherits = PROFILE if registry.name_key(declaration) in registry.profile_keys() else ""
    return schema.key(parse, write, default, lacks, declared=True, inherits=inherits, description=declaration["help"])


def write_value(option: Declaration, value: Any) -> Any:
    """Writes the value of an option as a scenario has it."""
    return _writer(option)(value)


class LinkModel:
    """A model of links: the dataclass of its table is made of the keys that Rust declares."""

    TABLE: ClassVar[str]

    def check(self) -> Iterator[tuple[str, str]]:
        """Finds the keys that do not fit the others, by the algorithm's own check."""
        for key, problem in _native.link_problems(json.dumps({self.TABLE: schema.values(self)})):
            yield key.removeprefix(f"{self.TABLE}."), problem


ALWAYS_WRITTEN = frozenset({"queue", "loss", "reorder", "red"})
"""Link models, and tables within them, that results and plans name also where they have only defaults."""


def _parser(option: Declaration) -> Parse:
    if "names" in option:
        return schema.choice(*(name for name, _ in option["names"]))
    return UNITS[option["unit"]].make_parser(option.get("least"), option.get("most"))


def _writer(option: Declaration) -> Write:
    return _as_it_is if "names" in option else UNITS[option["unit"]].write


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
    written = "absent" if default is None else schema.show(_writer(option)(default))
    if registry.name_key(option) in registry.profile_keys():
        written = "by profile"
    if "names" in option:
        return ", ".join(schema.show(name) for name, _ in option["names"]), written
    unit = UNITS[option["unit"]]
    return unit.allowed or _write_range(unit.write, option["least"], option["most"]), written


OF_SETTINGS = ("key", "allowed", "default", "what it is")


def rows_of_settings() -> Iterator[tuple[str, ...]]:
    """Yields the settings of a flow, in words."""
    for key, one in registry.settings().items():
        yield key, *describe_option(one), one["help"]
