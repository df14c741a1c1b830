"""Strict tables: a frozen dataclass says which keys a TOML table may have and how each is read.

``read`` turns a table into the dataclass or raises ``Invalid`` with every problem found: file, key, what is
allowed. ``write`` is its inverse. A field is declared with ``key(parse, write, default)``. A field that holds
another such dataclass is declared with ``table()``, and a field that holds named tables of one kind with
``tables(kind)``. Tables that are known at run time only stand together in a field that is declared with
``flattened(kinds)``. Every walk over a dataclass reads the same metadata of its fields: ``list_keys``.
"""

from __future__ import annotations

import dataclasses
import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from xcpr.io import units
from xcpr.io.paths import printable

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

MAX_LISTED = 20
"""Names in a message that lists what there is."""
MAX_PROBLEMS = 50
"""Problems of an error. A file of a stranger may have millions, and each may be compared with each known name."""
MAX_MESSAGE_CHARACTERS = 2000
"""Characters of a problem's message; a value in it may be as long as the file."""
MAX_SHOWN_CHARACTERS = 200
"""Characters of a value or key in a message."""
MAX_GUESSED_NAMES = 1000
"""Names that a wrong one is compared with."""
_UNPRINTABLE = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Characters that a terminal obeys, or that turn text around."""
NAME = rf"[^{_UNPRINTABLE}]{{1,1000}}"
"""A name of a flow, router, host, case and so on: one line, in which nothing turns text around."""
_CONTROL = re.compile(rf"(?![\n\r\t])[{_UNPRINTABLE}]")


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with the input."""

    source: str
    """The file, or "--set"."""
    key: str
    """The dotted key; empty for the whole file."""
    message: str

    def __str__(self) -> str:
        key = f"{shorten(self.key, MAX_SHOWN_CHARACTERS)}: " if self.key else ""
        return printable(f"{self.source}: {key}{shorten(self.message, MAX_MESSAGE_CHARACTERS)}")


class Invalid(ValueError):
    """Input that was refused, with its first ``MAX_PROBLEMS`` problems and the number of the others."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        listed = [*problems[:MAX_PROBLEMS]]
        if (more := len(problems) - MAX_PROBLEMS) > 0:
            listed.append(Problem(problems[MAX_PROBLEMS].source, "", f"and {more} more problems"))
        super().__init__("\n".join(str(problem) for problem in listed))
        self.problems = tuple(listed)

    def __reduce__(self) -> tuple[type[Invalid], tuple[tuple[Problem, ...]]]:
        """Makes the error anew from its problems where a process raised it for another one."""
        return Invalid, (self.problems,)


class ProblemList(list[Problem]):
    """Problems that are found one by one: one more than ``MAX_PROBLEMS`` raises ``Invalid``, and ends the search."""

    def append(self, problem: Problem) -> None:
        """Adds a problem; raises ``Invalid`` where there are too many."""
        if len(self) == MAX_PROBLEMS:
            more = Problem(problem.source, "", f"and more: the first {MAX_PROBLEMS} problems are listed")
            raise Invalid([*self[: MAX_PROBLEMS - 1], more])
        super().append(problem)

    def extend(self, problems: Iterable[Problem]) -> None:
        """Adds problems as ``append`` does."""
        for problem in problems:
            self.append(problem)

    def __iadd__(self, problems: Iterable[Problem]) -> ProblemList:  # type: ignore[override, misc]
        self.extend(problems)
        return self


@dataclass(frozen=True)
class Parser(Generic[T_co]):
    """A parser with the JSON Schema of the values that it accepts."""

    parse: Callable[[object], T_co]
    json_schema: Mapping[str, Any]

    def __call__(self, value: object) -> T_co:
        """Reads a value, as every parser does."""
        return self.parse(value)


def with_json_schema(**takes: Any) -> Callable[[Callable[[object], T]], Parser[T]]:
    """Decorates a parser with the JSON Schema of its values."""
    return lambda parse: Parser(parse, takes)


@dataclass(frozen=True)
class Lack:
    """Where a key can't be had."""

    setting: str
    """The world, or the kind of routers, that lacks it."""
    why: str = ""
    """The reason; empty where that is plain."""
    value: str | None = None
    """The name or unit that is lacked; None: every value but the default."""

    def is_met(self, setting: str, value: object, default: object) -> bool:
        """Says whether a value asks a setting for what it lacks. A value that is false or empty asks for nothing."""
        if setting != self.setting or not value or value == default:
            return False
        return self.value is None or self.value == value or (isinstance(value, tuple) and self.value in value)


def key(
    parse: Callable[[object], Any],
    write: Callable[[Any], Any] = lambda value: value,
    default: Any = MISSING,
    lacks: Sequence[Lack] = (),
    declared: bool = False,
    inherits: str = "",
    description: str = "",
) -> Any:
    """Makes a field read by ``parse`` (which raises ValueError saying what is allowed) and written by ``write``.

    A key that Rust declares has a line of help there, and is in lists of its own. ``inherits`` is a key of the
    scenario that stands in the place of the default where it is there. ``description`` is that of a key without a
    docstring.
    """
    return dataclasses.field(default=default, metadata=locals())


def table(kind: type, quiet: bool = False) -> Any:
    """Makes a field that is a table of its own; absent means all its defaults. A quiet one of these is not written."""
    return dataclasses.field(default_factory=kind, metadata=_nested(kind, quiet=quiet))


def maybe(kind: type) -> Any:
    """Makes a field that is a table of its own, or None where that is absent."""
    return dataclasses.field(default=None, metadata=_nested(kind))


def tables(kind: type, depth: int = 1, quiet: bool = False, lacks: Sequence[Lack] = ()) -> Any:
    """Makes a field that is a table of named tables of one kind: ``[flows.main]``, ``[flows.late]``.

    With ``depth`` 2 the names are in two levels: ``[axes.load.mild]``. A quiet one is not written without names.
    """
    return dataclasses.field(default_factory=dict, metadata=_nested(kind, depth, quiet, lacks))


def flattened(kinds: Mapping[str, type], quiet: Collection[str] = (), provided: bool = False) -> Any:
    """Makes a field for tables that stand beside its neighbours, each under its name; absent means all its defaults.

    The keys of ``quiet`` are written only where a value is not its default. With ``provided`` the field holds only
    tables that are there.
    """
    keys = {name: _nested(kind, quiet=name in quiet) for name, kind in kinds.items()}
    make = dict if provided else lambda: {name: kind() for name, kind in kinds.items()}
    return dataclasses.field(default_factory=make, metadata={"flattened": keys})


def _nested(kind: type, depth: int = 0, quiet: bool = False, lacks: Sequence[Lack] = ()) -> dict[str, Any]:
    """Returns the metadata of a table, or of tables with ``depth`` levels of names."""
    return {"table": kind, "depth": depth, "quiet": quiet, "lacks": lacks, "default": MISSING}


def choice(*allowed: str) -> Parser[str]:
    """Makes a parser that takes one of ``allowed``, in capitals or not."""
    known = {name.lower(): name for name in allowed}

    @with_json_schema(enum=allowed)
    def parse(value: object) -> str:
        if not isinstance(value, str) or value.lower() not in known:
            raise ValueError(f"must be {one_of(allowed)}, not {show(value)}")
        return known[value.lower()]

    return parse


def integer(low: int, high: int | None) -> Parser[int]:
    """Makes a parser that takes whole numbers from ``low`` to ``high``, or from ``low`` to ``units.MAX_QUANTITY``."""
    most = units.MAX_QUANTITY if high is None else high

    @with_json_schema(type="integer", minimum=low, **({} if high is None else {"maximum": high}))
    def parse(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= most:
            raise ValueError(f"must be a whole number from {low} to {most}, not {show(value)}")
        return value

    return parse


def real(low: float, high: float) -> Parser[float]:
    """Makes a parser that takes numbers from ``low`` to ``high``."""

    @with_json_schema(type="number", minimum=low, maximum=high)
    def parse(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise ValueError(f"must be a number from {low} to {high}, not {show(value)}")
        return float(value)

    return parse


@with_json_schema(type="string")
def text(value: object) -> str:
    """Parses any text without control characters but tabs and line ends."""
    if not isinstance(value, str):
        raise ValueError(f"must be text, not {show(value)}")
    if found := _CONTROL.search(value):
        raise ValueError(f"must be text without control characters, not with {show(found[0])}")
    return value


@with_json_schema(type="boolean")
def switch(value: object) -> bool:
    """Parses true or false."""
    if not isinstance(value, bool):
        raise ValueError(f"must be true or false, not {show(value)}")
    return value


def list_of(of: Callable[[object], Any], noun: str) -> Parser[tuple[Any, ...]]:
    """Makes a parser that takes a list."""

    @with_json_schema(type="array", **({"items": of.json_schema} if isinstance(of, Parser) else {}))
    def parse(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise ValueError(f"must be a list of {noun}, not {show(value)}")
        return tuple(of(one) for one in value)

    return parse


def one_of(allowed: Sequence[str]) -> str:
    """Returns the words for "one of these"."""
    return "one of " + ", ".join(f'"{name}"' for name in allowed) if len(allowed) > 1 else f'"{allowed[0]}"'


def show(value: object) -> str:
    """Writes a value as the user would."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{shorten(value, MAX_SHOWN_CHARACTERS)}"'
    return "a table" if isinstance(value, Mapping) else shorten(str(value), MAX_SHOWN_CHARACTERS)


def shorten(text: str, max_characters: int) -> str:
    """Returns the first characters of a text that is too long."""
    return text if len(text) <= max_characters else f"{text[:max_characters]}..."


def unknown(name: str, allowed: Sequence[str]) -> str:
    """Returns the message for a key that is not allowed, with the nearest allowed one."""
    return f"unknown key{guess(name, allowed)}; allowed: {', '.join(allowed)}"


def no_such(kind: str, name: str, allowed: Sequence[str]) -> Invalid:
    """Makes the error for a name that nothing has, with the nearest known one."""
    return Invalid([Problem(name, "", f"no such {kind}{guess(name, allowed)}; there are: {', '.join(allowed)}")])


def unknown_name(kind: str, name: str, allowed: Sequence[str]) -> str:
    """Returns the message for a value that names nothing, with the nearest known name."""
    more = f", and {len(allowed) - MAX_LISTED} more" if len(allowed) > MAX_LISTED else ""
    return (
        f"{show(name)} is no {kind}{guess(name, allowed)}; there are: {', '.join(allowed[:MAX_LISTED]) or 'none'}{more}"
    )


def guess(name: str, allowed: Sequence[str]) -> str:
    """Returns the nearest of the allowed names, as a question behind a wrong one; empty where none is near."""
    if len(name) > MAX_SHOWN_CHARACTERS:
        return ""
    near = difflib.get_close_matches(name, allowed[:MAX_GUESSED_NAMES], n=1)
    return f' (did you mean "{near[0]}"?)' if near else ""


Source = Callable[[str], str]
"""Which file (or "--set") a dotted key came from."""


def read(kind: type[T], value: Mapping[str, Any], source: Source) -> T:
    """Makes the dataclass from a whole table; raises ``Invalid`` with every problem in it.

    A dataclass may have a method ``check`` that yields (key, message) for what is wrong between its fields.
    """
    reader = _Reader(source)
    made: T = reader.read(kind, 0, value, "")
    if reader.problems:
        raise Invalid(reader.problems)
    return made


@dataclass
class _Reader:
    """A reading of a table, with the problems found so far."""

    source: Source
    problems: ProblemList = dataclasses.field(default_factory=ProblemList)

    def report(self, path: str, message: str) -> None:
        self.problems.append(Problem(self.source(path), path, message))

    def read(self, kind: type, depth: int, value: object, path: str) -> Any:
        """Returns the dataclass of a table, or those of named tables; None where there are problems."""
        if not isinstance(value, Mapping):
            return self.report(path, f"must be a table{' of named tables' if depth else ''}, not {show(value)}")
        if depth:
            return self.read_named(kind, depth, value, path)
        keys, before, arguments = list_keys(kind), len(self.problems), dict[str, Any]()
        for name, entry in value.items():
            here = _join(path, name)
            if name not in keys:
                self.report(here, unknown(name, list(keys)))
            elif "table" in keys[name]:
                arguments[name] = self.read(keys[name]["table"], keys[name]["depth"], entry, here)
            else:
                try:
                    arguments[name] = keys[name]["parse"](entry)
                except ValueError as error:
                    self.report(here, str(error))
        for name in [name for name in _list_needed(keys) if name not in value]:
            self.report(_join(path, name), "is missing")
        if len(self.problems) > before:
            return None
        for field in dataclasses.fields(kind):
            if names := field.metadata.get("flattened"):
                there = {name: arguments.pop(name) for name in names if name in arguments}
                arguments[field.name] = field.default_factory() | there  # type: ignore[operator]
        made = kind(**arguments)
        for name, message in made.check() if hasattr(made, "check") else ():
            self.report(_join(path, name), message)
        return made

    def read_named(self, kind: type, depth: int, value: Mapping[str, Any], path: str) -> Any:
        """Returns named tables by their names; None where a name is not allowed."""
        for name in value:
            if not re.fullmatch(NAME, name):
                allowed = "names of 1 to 1000 characters, none of them a control character"
                return self.report(path, f"must have {allowed}, not {show(name)}")
        return {name: self.read(kind, depth - 1, entry, _join(path, name)) for name, entry in value.items()}


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def check_in_turn(first: Iterable[tuple[str, str]], second: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yields the problems of the first check, or of the second one where there are none: it needs what the first
    checks."""
    problems = [*first]
    yield from problems or second


@cache
def list_keys(kind: type) -> Mapping[str, Mapping[str, Any]]:
    """Returns the keys of a table that ``read`` takes, each with the metadata of its field."""
    keys: dict[str, Mapping[str, Any]] = {}
    for field in dataclasses.fields(kind):
        keys |= field.metadata.get("flattened", {field.name: field.metadata})
    return keys


def _list_needed(keys: Mapping[str, Mapping[str, Any]]) -> list[str]:
    return [name for name, metadata in keys.items() if "table" not in metadata and metadata["default"] is MISSING]


def find_key(kind: type, path: Sequence[str]) -> Mapping[str, Any] | None:
    """Returns the metadata of the key at a path of names; None where there is no such key."""
    first, *rest = path
    metadata = list_keys(kind).get(first)
    if metadata is None or not rest:
        return metadata
    inner = rest[metadata.get("depth", 0) :]
    return find_key(metadata["table"], inner) if "table" in metadata and inner else None


def _entries(made: Any) -> Iterator[tuple[str, Mapping[str, Any], Any]]:
    """Yields the keys of a dataclass, each with the metadata of its field and its value.

    Keys that are None, and quiet tables that have only defaults, are left out.
    """
    for field in dataclasses.fields(made):
        held = getattr(made, field.name)
        keys = field.metadata.get("flattened")
        for name, value in held.items() if keys is not None else [(field.name, held)]:
            metadata = field.metadata if keys is None else keys[name]
            is_default = metadata.get("quiet") and value == ({} if metadata["depth"] else metadata["table"]())
            if value is not None and not is_default:
                yield name, metadata, value


def write(made: Any) -> dict[str, Any]:
    """Writes a dataclass made by ``read``, or named ones, as a table with every default; None is left out."""
    if isinstance(made, Mapping):
        return {name: write(one) for name, one in made.items()}
    return {
        name: write(value) if "table" in metadata else metadata["write"](value)
        for name, metadata, value in _entries(made)
    }


def values(made: Any) -> Mapping[str, Any]:
    """Returns the values of a frozen dataclass that are not None. Keys of a table within it have a dot."""
    found: dict[str, Any] = {}
    for name, metadata, value in _entries(made):
        inner = values(value) if "table" in metadata else {}
        found |= {f"{name}.{key}": one for key, one in inner.items()} if "table" in metadata else {name: value}
    return found


def settings(lacks: Iterable[Lack]) -> str:
    """Lists the settings that lack a key, in a list."""
    return ", ".join(lack.setting + (f" ({lack.value})" if lack.value else "") for lack in lacks)


def lacking(made: Any, setting: str, path: str = "") -> Iterator[tuple[str, Lack]]:
    """Yields the keys of a dataclass made by ``read``, or of named ones, that ask a setting for what it lacks."""
    if isinstance(made, Mapping):
        for name, one in made.items():
            yield from lacking(one, setting, _join(path, name))
        return
    for name, metadata, value in _entries(made):
        here = _join(path, name)
        met = [lack for lack in metadata["lacks"] if lack.is_met(setting, value, metadata["default"])]
        if met:
            yield here, met[0]
        elif "table" in metadata:
            yield from lacking(value, setting, here)


QUANTITY = {"type": "string", "pattern": "^[0-9]"}
"""The schema of all other parsers: a quantity with its unit, as text."""


def describe(kind: type, depth: int = 0) -> dict[str, Any]:
    """Describes a table that ``read`` takes, or named ones, as JSON Schema."""
    if depth:
        return {"type": "object", "additionalProperties": describe(kind, depth - 1)}
    keys = list_keys(kind)
    properties = {name: _describe_key(metadata) for name, metadata in keys.items()}
    described = {"type": "object", "properties": properties, "additionalProperties": False}
    needed = _list_needed(keys)
    return described | ({"required": needed} if needed else {})


def _describe_key(metadata: Mapping[str, Any]) -> dict[str, Any]:
    if "table" in metadata:
        return describe(metadata["table"], metadata["depth"])
    return dict(getattr(metadata["parse"], "json_schema", QUANTITY))


def merge(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Lays ``over`` on ``base``: tables key by key, everything else replaced."""
    merged = dict(base)
    for name, entry in over.items():
        old = merged.get(name)
        merged[name] = merge(old, entry) if isinstance(old, Mapping) and isinstance(entry, Mapping) else entry
    return merged
