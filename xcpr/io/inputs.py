"""Formats of files that people bring, field by field.

A reader of such a format declares an ``InputFormat``: every field that the format's own definition has, and what
becomes of it. A field is honoured, refused, or named in a warning that the result keeps. A field that describes the
file asks for nothing. docs/inputs.md shows all of them, and ``tests/project/test_inputs.py`` holds them against the
definitions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from xcpr.io.schema import Invalid, Problem, ProblemList, describe, show, unknown


class Handling(StrEnum):
    """The treatment of a field."""

    HONOURED = "honoured"
    """The field takes effect."""
    REFUSED = "refused"
    """A file with the field is an error."""
    WARNED = "warned"
    """The field has no effect, and a warning names it."""
    DESCRIPTION = "description"
    """The field describes the file and asks nothing of a run."""


@dataclass(frozen=True)
class Field:
    """One field of a format."""

    element: str
    """The part of the file that has the field, for example "link"."""
    name: str
    handling: Handling
    effect: str
    """The effect of an honoured field; the reason why another one has none."""


@dataclass(frozen=True)
class InputFormat:
    """A format of files that people bring."""

    name: str
    definition: str
    """The source of the list of fields: a program's version with its class, or a standard."""
    reader: str
    """The file of the reader, from the top of the checkout."""
    fields: tuple[Field, ...]
    others: Handling = Handling.REFUSED
    """The treatment of a field that the definition does not have."""

    def element(self, element: str) -> Mapping[str, Field]:
        """Returns the fields of an element by name."""
        return self._elements.get(element, {})

    @cached_property
    def _elements(self) -> Mapping[str, Mapping[str, Field]]:
        # A file may have thousands of elements.
        found: dict[str, dict[str, Field]] = {}
        for field in self.fields:
            found.setdefault(field.element, {})[field.name] = field
        return found

    def check(self, source: str, place: str, element: str, names: Iterable[str]) -> list[str]:
        """Checks the fields that an element of a file has, and returns a warning for each that has no effect.

        ``source`` is the file, and ``place`` the element in it. Raises ``Invalid`` with all refused fields.
        """
        known = self.element(element)
        problems = ProblemList()
        warnings: list[str] = []
        for name in names:
            field = known.get(name)
            handling = self.others if field is None else field.handling
            if handling is Handling.REFUSED:
                reason = unknown(name, list(known)) if field is None else f"is not possible here: {field.effect}"
                problems.append(Problem(source, f"{place}.{name}" if place else name, reason))
            elif handling is Handling.WARNED:
                reason = f"is not in {self.definition}" if field is None else field.effect
                warnings.append(f"{source}: {element} {name} has no effect: {reason}")
        if problems:
            raise Invalid(problems)
        return warnings


FILE = "file"
"""The element of keys that stand at the top of a file."""


def from_schema(name: str, kind: type, definition: str, reader: str, more: Iterable[Field] = ()) -> InputFormat:
    """Makes the format of a table of ``xcpr.io.schema``, which refuses all other keys. The reader has the
    fields ``more``, too."""
    return InputFormat(name, definition, reader, (*more, *_schema_fields(describe(kind), "")))


def _schema_fields(described: Mapping[str, Any], element: str) -> Iterator[Field]:
    for name, one in described["properties"].items():
        here = f"{element}.{name}" if element else name
        below = one.get("additionalProperties")
        if "properties" in one:
            yield from _schema_fields(one, here)
        elif isinstance(below, Mapping) and "properties" in below:
            yield from _schema_fields(below, f"{here}.NAME")
        else:
            yield Field(element or FILE, name, Handling.HONOURED, _allowed(one))


def _allowed(described: Mapping[str, Any]) -> str:
    """Returns the values that a key may have, in words."""
    match described:
        case {"enum": [*names]}:
            return ", ".join(show(one) for one in names)
        case {"anyOf": [*several]}:
            return " or ".join(_allowed(one) for one in several)
        case {"type": "integer" | "number", "minimum": low, "maximum": high}:
            return f"a number from {low} to {high}"
        case {"type": "integer" | "number", "minimum": low}:
            return f"a number from {low} on"
        case {"type": "boolean"}:
            return "true or false"
        case {"type": "array"}:
            return "a list"
        case {"type": "object"}:
            return "values by name"
        case {"pattern": _}:
            return "a quantity with its unit, or text of a form"
        case _:
            return "text"


MAX_WARNINGS = 100
"""Warnings of a file, which the result holds."""


def limit_warnings(warnings: Sequence[str], source: str) -> list[str]:
    """Returns the first warnings of a file, and the number of the others."""
    more = len(warnings) - MAX_WARNINGS
    return [*warnings[:MAX_WARNINGS], *([f"{source}: and {more} more warnings"] if more > 0 else [])]


def summarise(warnings: Iterable[str]) -> list[str]:
    """Returns each warning once, with the number of its occurrences where there are several."""
    counts: dict[str, int] = {}
    for warning in warnings:
        counts[warning] = counts.get(warning, 0) + 1
    return [warning if count == 1 else f"{warning} ({count} times)" for warning, count in counts.items()]
