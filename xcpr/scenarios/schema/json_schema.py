"""The JSON Schema of scenarios, as editors use it: what each key is, its units, an example, its default."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import itertools
import re
import textwrap
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from xcpr.io import schema, units
from xcpr.scenarios.flows import options

FILE = "scenario.schema.json"
"""The file in the folder of scenarios, which each of them names in its first line."""
DRAFT = "http://json-schema.org/draft-07/schema#"
FAMILIES: Mapping[str, Mapping[str, int]] = {
    "100 ms": units.TIME_NS,
    "100 Mbit/s": units.RATE_BPS,
    "1 MB": units.SIZE_BYTES,
    "100 packets": {"packets": 1},
    "10 %": {"%": 1},
    "100 /s": {"/s": 1},
}
"""The units of each kind of quantity, by an example."""
PROBES = (1, 10, 100, 1000, 10_000)
"""The numbers with which a parser is tried that does not take the example: some have bounds."""


def describe_scenario(kind: type) -> dict[str, Any]:
    """Returns the JSON Schema (draft 7) of the files of a scenario, with descriptions for editors."""
    described = schema.describe(kind)
    document(kind, described)
    described["properties"]["extends"] = {
        "type": "string",
        "description": "The file, or the scenario's name, whose keys this file takes and replaces.",
    }
    limit = described["properties"]["queue"]["properties"]["limit"]
    limit["pattern"] = limit["pattern"].replace("(GB", "(bdp|GB")
    limit["examples"].append("1 bdp")
    del described["required"]  # a file that extends another one needs no more
    return {"$schema": DRAFT, "title": "A scenario of xcpr"} | described


def document(kind: type, described: dict[str, Any]) -> None:
    """Adds descriptions, defaults, units and examples to the JSON Schema of a table, in place."""
    properties = described["properties"]
    texts = {name: text for base in reversed(kind.__mro__[:-1]) for name, text in attribute_docs(base).items()}
    declared = {field.name for field in dataclasses.fields(kind)}
    for name, metadata in schema.list_keys(kind).items():
        entry = properties[name]
        if "table" in metadata:
            document(metadata["table"], entry["additionalProperties"] if metadata["depth"] else entry)
        else:
            entry |= _describe_value(metadata)
        text = texts.get(name) or metadata.get("description") or describe_class(metadata.get("table"))
        if metadata.get("inherits") == options.PROFILE:
            text = f"{text.rstrip('.')}. Absent: by profile"
        if lacks := schema.settings(metadata.get("lacks", ())):
            text = f"{text.rstrip('.')}. Not with: {lacks}.".removeprefix(". ")
        if text and name in declared:
            entry["description"] = text


@cache
def attribute_docs(kind: type) -> Mapping[str, str]:
    """Returns the docstrings of a class's attributes, in one line each."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    texts: dict[str, str] = {}
    body = [statement for node in tree.body if isinstance(node, ast.ClassDef) for statement in node.body]
    for statement, after in itertools.pairwise(body):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                texts[name] = " ".join(text.split()).replace("``", "`")
    return texts


def describe_class(kind: type | None) -> str:
    """Returns the first paragraph of a table's docstring; empty where there is no table."""
    text = ((kind and kind.__doc__) or "").partition("\n\n")[0]
    return " ".join(text.split()).replace("``", "`")


def _describe_value(metadata: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the default of a key, and the units of a quantity with an example."""
    parse, default = metadata["parse"], metadata["default"]
    more: dict[str, Any] = {}
    is_from_profile = metadata["inherits"] == options.PROFILE
    if default is not dataclasses.MISSING and default is not None and not is_from_profile:
        written = metadata["write"](default)
        more["default"] = list(written) if isinstance(written, tuple) else written
    if not isinstance(parse, schema.Parser):
        more |= _describe_quantity(parse)
    return more


def _describe_quantity(parse: Callable[[object], Any]) -> dict[str, Any]:
    """Returns pattern and example of a quantity by trying its parser with each kind of units."""
    samples = {example: sample for example in FAMILIES if (sample := _find_sample(parse, example))}
    if not samples or _accepts(parse, "1 ms - 2 ms"):
        return {}  # a range, or text that is no quantity
    allowed = [unit for example in samples for unit in FAMILIES[example]]
    aliases = [alias for alias, unit in units.ALIASES.items() if unit in allowed]
    names = "|".join(map(re.escape, [*allowed, *aliases]))
    return {"pattern": rf"^\s*{units.NUMBER}\s*({names})\s*$", "examples": [*samples.values()]}


def _find_sample(parse: Callable[[object], Any], example: str) -> str | None:
    """Returns a quantity of a family that the parser accepts, the example if it does."""
    others = (f"{number} {unit}" for number in PROBES for unit in FAMILIES[example])
    return next((sample for sample in (example, *others) if _accepts(parse, sample)), None)


def _accepts(parse: Callable[[object], Any], text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True
