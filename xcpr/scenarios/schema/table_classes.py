"""The classes of the tables that Rust declares (:mod:`xcpr.scenarios.schema.declared`), written from its registry.

``python -m xcpr.scenarios.schema.table_classes`` prints them. Nothing here imports them, so they can be written anew
when Rust has other keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from xcpr.io.plain import print_lines
from xcpr.scenarios.flows import options, registry

FILE = "xcpr/scenarios/schema/declared.py"
"""The file of the classes, from the top of the checkout."""
ONE_QUEUE = "queue"
"""The model that is the same in both directions of a link."""
HEAD = '''"""The tables that Rust declares, as dataclasses. Written by ``make schema`` from the declarations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from xcpr.io.schema import table
from xcpr.scenarios.flows.options import LinkModel, both_directions, declared_key'''


def capitalise(name: str) -> str:
    """Returns a name of a file as the name of a class: GilbertElliott of "gilbert-elliott"."""
    return "".join(part[:1].upper() + part[1:] for part in re.split("[-_. ]", name))


def _write_class(name: str, doc: str, fields: Sequence[str], base: str = "", table: str = "") -> str:
    head = f'@dataclass(frozen=True)\nclass {name}{f"({base})" if base else ""}:\n    """{doc}"""\n\n'
    return head + (f'    TABLE: ClassVar[str] = "{table}"\n' if table else "") + "\n".join(fields)


def _write_key(key: str, option: Mapping[str, Any], function: str = "declared_key", optional: bool = False) -> str:
    kind = "str" if "names" in option else options.UNITS[option["unit"]].type
    if optional or options.default_of(option) is None:
        kind += " | None"
    return f'    {option["key"].rpartition(".")[2]}: {kind} = {function}("{key}")'


def _write_option_tables() -> Iterator[tuple[str, str, str]]:
    """Yields each table of options in a group of flows, its class's name, and its class."""
    found: dict[str, list[str]] = {}
    for key, (option, _) in options.declared().items():
        found.setdefault(option["table"], []).append(_write_key(key, option))
    for name, fields in found.items():
        made = f"{capitalise(name)}Options"
        yield name, made, _write_class(made, f"Options in `[flows.NAME.{name}]`.", fields)


def _write_model(model: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yields the name and the text of each class of a link model: those of its inner tables first.

    Inner tables that differ in a number, class0 and class1, have one class.
    """
    table, fields, inner = model["table"], dict[str, str](), dict[str, dict[str, Mapping[str, Any]]]()
    for option in model["options"]:
        first, _, rest = option["key"].partition(".")
        if not rest:
            fields[first] = _write_key(f"{table}.{first}", option)
            continue
        stem = first.rstrip("0123456789")
        written = "" if first in options.ALWAYS_WRITTEN else ", quiet=True"
        name = f"{capitalise(table)}{capitalise(stem)}"
        fields[first] = f"    {first}: {name} = table({name}{written})"
        same = inner.setdefault(stem, {}).setdefault(rest, option)
        assert {**same, "key": rest} == {**option, "key": rest}, f"{table}.{option['key']} differs from {same['key']}"
    for stem, keys in inner.items():
        name = f"{capitalise(table)}{capitalise(stem)}"
        lines = [_write_key(f"{table}.{option['key']}", option) for option in keys.values()]
        yield name, _write_class(name, f"Keys of `[{table}.{stem}{'' if stem in fields else 'N'}]`.", lines)
    doc = f"Keys of `[{table}]`."
    yield capitalise(table), _write_class(capitalise(table), doc, [*fields.values()], "LinkModel", table)


def _write_directions(model: Mapping[str, Any]) -> tuple[str, str]:
    """Returns the name and the text of the class for a model of both directions of a link, and of each."""
    name, table = capitalise(model["table"]), model["table"]
    quiet = "" if table in options.ALWAYS_WRITTEN else ", quiet=True"
    ways = [f"    {way}: {name} = table({name}{quiet})" for way in ("forward", "backward")]
    flat = [_write_key(f"{table}.{one['key']}", one, "both_directions", optional=True) for one in model["options"]]
    made = f"{name}Directions"
    doc = f"Keys of `[{table}]` for both directions of links, `[{table}.forward]` and `[{table}.backward]`."
    return made, _write_class(made, doc, [*ways, *flat])


def _write_mapping(name: str, kinds: Mapping[str, str], doc: str) -> str:
    entries = [f'    "{key}": {kind},' for key, kind in kinds.items()]
    return "\n".join([f"{name}: dict[str, type] = {{", *entries, "}", f'"""{doc}"""'])


def write_module() -> str:
    """Returns the text of the module."""
    models = registry.link_models()
    of_flows = [*_write_option_tables()]
    of_links = dict(one for model in models for one in _write_model(model))
    directed = {model["table"]: _write_directions(model) for model in models if model["table"] != ONE_QUEUE}
    names = {model["table"]: capitalise(model["table"]) for model in models}
    mappings = [
        _write_mapping("OPTIONS", {table: name for table, name, _ in of_flows}, "The options of a group of flows."),
        _write_mapping("MODELS", names, "The models of links."),
        _write_mapping("DIRECTIONS", {table: made[0] for table, made in directed.items()}, "Models by direction."),
    ]
    classes = [*(made[2] for made in of_flows), *of_links.values(), *(made[1] for made in directed.values())]
    return "\n\n\n".join([HEAD, *classes, "\n".join(mappings)])


if __name__ == "__main__":
    print_lines(write_module())
