"""The classes of Python for a scenario's tables, written from the declarations of its keys.

A table whose keys depend on its kind has a class for each kind. They share a base class, which has the keys of all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from xcpr.io import schema, units
from xcpr.io.plain import fill
from xcpr.scenarios import effects
from xcpr.scenarios.flows import registry, traffic
from xcpr.scenarios.flows.traffic import DIRECTIONS, Traffic
from xcpr.scenarios.network import channels, graph, shapes
from xcpr.scenarios.network.graph import Topology
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.schema import declared, json_schema, shorthands
from xcpr.scenarios.schema.table_classes import capitalise

FILE = "xcpr/scenarios/typed/classes.py"
"""The file of the classes, from the top of the checkout."""
WIDTH = 120
MAX_INLINE_NAMES = 5
"""Names in the type of a key; more have a type of their own."""
POSITIONAL = {"Flows": ("transport", "count")}
"""The arguments of a class that need no keyword."""
RENAMED = {
    "Codel": "CoDel",
    "Loss": "LossModel",
    "Trace": "RateTrace",
    "Row": "TableEntry",
    "Crc": "CrcParameters",
    "NoneLoss": "NoLoss",
    "Udp": "UdpSchedule",
}
"""Classes whose name has another meaning in ``import xcpr``, or too little of one there."""
QUANTITIES = {
    **dict.fromkeys(units.TIME_NS, "Time"),
    **dict.fromkeys(units.RATE_BPS, "Rate"),
    **dict.fromkeys(units.SIZE_BYTES, "Size"),
    "bdp": "Size",
    "packets": "Packets",
    "%": "Share",
    "/s": "Frequency",
}
"""The type of a quantity, by its unit."""
SEVERAL: Mapping[tuple[str, ...], str] = {("Size", "Packets"): "Limit", ("Rate", "Share"): "RateOrShare"}
"""The types of quantities that may be one of two."""
HEAD = '''"""The tables of a scenario as classes. Written by ``make schema`` from the declarations of the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar, Literal, TypeAlias, TypedDict

from xcpr.scenarios.typed.table import (
    Directions,
    Frequency,
    Keys,
    Limit,
    Named,
    Packets,
    Rate,
    RateOrShare,
    Share,
    Size,
    Table,
    Time,
    UncheckedName,
)
'''


@dataclass(frozen=True)
class Variants:
    """The kinds of a table, each with keys that the others lack."""

    key: str
    """The key that names the kind."""
    suffix: str
    """The end of their classes' names."""
    own: Mapping[str, Sequence[str]]
    """The keys of each kind that other kinds lack."""
    needed: Mapping[str, Sequence[str]]
    """The keys of each kind that the kind needs."""
    docs: Mapping[str, str]
    """The description of each kind, if its declaration has one."""


def _list_variants() -> dict[type, Variants]:
    """Returns the tables that have kinds."""
    drawn = {name: kind.keys for name, kind in shapes.KINDS.items()}
    own = {name: (*keys, *((shorthands.RTT,) if name in shorthands.ROWS else ())) for name, keys in drawn.items()}
    docs = {name: _first_paragraph(kind.draw).removeprefix("Makes ") for name, kind in shapes.KINDS.items()}
    helps = {
        model["table"]: dict(option["names"])
        for model in registry.link_models()
        for option in model["options"]
        if option["key"] in ("discipline", "model")
    }
    tables = schema.list_keys(declared.Queue)
    disciplines = {name: (name,) if name in tables else ("mark",) for name in helps[channels.QUEUE]}
    return {
        Topology: Variants("kind", "", own | {graph.GRAPH: ("file",)}, drawn, docs),
        declared.Queue: Variants("discipline", "", disciplines, {}, helps[channels.QUEUE]),
        declared.Loss: Variants("model", "Loss", effects.LOSS_KEYS, effects.LOSS_KEYS, helps[channels.LOSS]),
        Traffic: Variants("kind", "Traffic", *_list_traffic_keys(), {}),
    }


def _list_traffic_keys() -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Returns the keys of each kind of traffic, and those that it needs; ``load`` may be in place of ``arrivals``."""
    own = {kind: (*keys, *(("load",) if "arrivals" in keys else ())) for kind, keys in traffic.KEYS.items()}
    needed = {kind: tuple(key for key in keys if key != "arrivals") for kind, keys in traffic.KEYS.items()}
    return own, needed


def _first_paragraph(documented: Any) -> str:
    return " ".join((documented.__doc__ or "").partition("\n\n")[0].split()).replace("``", "`")


@dataclass(frozen=True)
class Attribute:
    """A key of a table, as an attribute of its class."""

    name: str
    type: str
    description: str
    needed: bool = False

    def declare(self) -> str:
        """Returns its line in the class."""
        return f"    {self.name}: {self.type}" + ("" if self.needed else " | None = None")

    def document(self) -> str:
        """Returns its lines in the class's docstring."""
        text = f"{self.name}: {self.description}".rstrip()
        return fill(text, WIDTH, " " * 8, " " * 12)


@dataclass
class Module:
    """The classes that are written, in the order in which they need each other."""

    variants: Mapping[type, Variants] = field(default_factory=_list_variants)
    classes: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    """The types of names: each key's, with the text of its type."""

    def add_table(self, kind: type, described: Mapping[str, Any]) -> str:
        """Adds the classes of a table, and returns the name of the one for all its kinds."""
        name = _rename(kind.__name__)
        if name in self.classes:
            return name
        variants = self.variants.get(kind)
        own = {variants.key, *chain(*variants.own.values())} if variants else set()
        common = [key for key in schema.list_keys(kind) if key not in own]
        attributes = [*self.list_attributes(kind, described, common)]
        self.classes[name] = write_class(name, "Table", json_schema.describe_class(kind), attributes)
        if variants:
            for value in variants.own:
                self._add_variant(name, kind, described, variants, value)
        return name

    def _add_variant(self, base: str, kind: type, described: Mapping[str, Any], variants: Variants, value: str) -> None:
        """Adds the class of a kind of a table. If its own key is a table, the class has the keys of that."""
        own, needed = variants.own[value], variants.needed.get(value, ())
        constants = [f'VARIANT: ClassVar[Mapping[str, str]] = {{"{variants.key}": "{value}"}}']
        keys = schema.list_keys(kind)
        subtable = next((key for key in own if "table" in keys[key]), None)
        if subtable is not None:
            constants.append(f'SUBTABLE: ClassVar[str] = "{subtable}"')
            kind, described = keys[subtable]["table"], described["properties"][subtable]
            own = [*schema.list_keys(kind)]
        name = _rename(capitalise(value) + variants.suffix)
        doc = ": ".join(filter(None, (f'With `{variants.key} = "{value}"`', variants.docs.get(value)))).rstrip(".")
        attributes = [*self.list_attributes(kind, described, own, needed)]
        self.classes[name] = write_class(name, base, f"{doc}.", attributes, constants)

    def list_attributes(
        self, kind: type, described: Mapping[str, Any], keys: Iterable[str], needed: Collection[str] = ()
    ) -> Iterator[Attribute]:
        """Yields keys of a table."""
        declared = schema.list_keys(kind)
        for key in keys:
            entry = described["properties"][key]
            is_needed = key in described.get("required", ()) or (key in needed and "default" not in entry)
            inner = declared[key].get("table")
            text = _describe(entry) or (json_schema.describe_class(inner) if inner else "")
            yield Attribute(key, self._choose_type(key, declared[key], entry), text, is_needed)

    def _choose_type(self, name: str, metadata: Mapping[str, Any], entry: Mapping[str, Any]) -> str:
        if "table" not in metadata:
            return self._choose_value_type(name, entry)
        if metadata["depth"]:
            return f"Named[{self.add_table(metadata['table'], entry['additionalProperties'])}]"
        inner = schema.list_keys(metadata["table"])
        if {*DIRECTIONS} < {*inner} and "ends" not in inner:
            one = self.add_table(inner[DIRECTIONS[0]]["table"], entry["properties"][DIRECTIONS[0]])
            return f"{one} | Directions[{one}] | Keys"
        return f"{self.add_table(metadata['table'], entry)} | Keys"

    def _choose_value_type(self, name: str, entry: Mapping[str, Any]) -> str:
        """Returns the type of a key's values, by their JSON Schema."""
        match entry:
            case {"anyOf": [{"enum": [*names]}, {"pattern": _}]}:
                return f"{self._choose_name_type(name, names)} | UncheckedName"
            case {"anyOf": [*several]}:
                return " | ".join(dict.fromkeys(self._choose_value_type(name, one) for one in several))
            case {"enum": [*names]}:
                return self._choose_name_type(name, names)
            case {"examples": [*samples]} if all(map(_is_quantity, samples)):
                found = tuple(dict.fromkeys(QUANTITIES[sample.partition(" ")[2]] for sample in samples))
                return SEVERAL[found] if len(found) > 1 else found[0]
            case {"type": "array", "items": {"type": str(of)}} if of != "object":
                return f"Sequence[{self._choose_value_type(name, entry['items'])}]"
            case {"type": "array"}:
                return "Sequence[Any]"
            case {"type": "object"}:
                return "Keys"
        return {"boolean": "bool", "integer": "int", "number": "float"}.get(entry["type"], "str")

    def _choose_name_type(self, key: str, names: Sequence[str]) -> str:
        shown = [*map(schema.show, names)]
        if len(names) <= MAX_INLINE_NAMES:
            return f"Literal[{', '.join(shown)}]"
        alias = capitalise(key)
        self.names[alias] = "\n    ".join(["Literal[", *(f"{one}," for one in shown)]) + "\n]"
        return alias


def _is_quantity(sample: object) -> bool:
    """Returns whether an example of a value has a unit; an address has none."""
    return isinstance(sample, str) and sample.partition(" ")[2] in QUANTITIES


def _rename(name: str) -> str:
    return RENAMED.get(name, name)


def _describe(entry: Mapping[str, Any]) -> str:
    """Returns what a key is, its range and its default."""
    text = entry.get("description", "")
    sentences = [text[:1].upper() + text[1:]] if text else []
    if "minimum" in entry:
        sentences.append(f"From {entry['minimum']} " + (f"to {entry['maximum']}" if "maximum" in entry else "on"))
    if "default" in entry:
        sentences.append(f"Default: {schema.show(entry['default'])}")
    return " ".join(f"{sentence.rstrip('.')}." for sentence in sentences)


def write_class(name: str, base: str, doc: str, attributes: Iterable[Attribute], constants: Sequence[str] = ()) -> str:
    """Returns the text of a class."""
    listed = sorted(attributes, key=lambda one: [one.name != first for first in POSITIONAL.get(name, ())])
    first = len(POSITIONAL.get(name, ()))
    lines = [f"@dataclass(frozen=True{'' if first else ', kw_only=True'})", f"class {name}({base}):"]
    docs = fill(f'"""{doc}', WIDTH, "    ", "    ")
    if listed:
        lines += [docs, "", "    Attributes:", *(one.document() for one in listed), '    """', ""]
    else:
        lines += [f'{docs}"""', ""]
    lines += [f"    {constant}" for constant in constants]
    declared = [one.declare() for one in listed]
    lines += [*declared[:first], *(["    _: KW_ONLY"] if first else []), *declared[first:]]
    return "\n".join(lines).rstrip()


def write_module() -> str:
    """Returns the text of the module."""
    module = Module()
    keys = [*module.list_attributes(Scenario, json_schema.describe_scenario(Scenario), schema.list_keys(Scenario))]
    docs = [one.document() for one in keys]
    scenario = ["class ScenarioKeys(TypedDict, total=False):", '    """The keys of a scenario.', "", "    Attributes:"]
    scenario += [*docs, '    """', "", *(f"    {one.name}: {one.type}" for one in keys)]
    names = [f"{name}: TypeAlias = {text}" for name, text in sorted(module.names.items())]
    exported = ["Directions", "UncheckedName", "ScenarioKeys", *module.classes, *module.names]
    everything = "\n".join(["__all__ = [", *(f'    "{name}",' for name in sorted(exported)), "]"])
    parts = [f"{HEAD}\n{everything}", "\n".join(names), *module.classes.values(), "\n".join(scenario)]
    return "\n\n\n".join(parts)
