"""Readers of ``[topology]`` and ``[flows.NAME]`` by msgspec, pydantic, JSON Schema and ``xcpr.io.schema`` (ADR 1820).

``python bench/cost/table_readers.py msgspec`` shows its CPU time, the lines of its reader without the declarations of
the tables, and the errors that it finds in a table with seven. So do the other names of ``READERS``.
"""

# ruff: noqa: PLC0415 - the imports are measured
import inspect
import sys
import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from xcpr.io import units

KINDS = Literal["dumbbell", "parking-lot", "line", "star", "tree", "fat-tree", "graph"]
GOOD = {
    "topology": {"kind": "dumbbell", "rate": "100 Mbit/s", "delay": "18 ms"},
    "flows": {"main": {"count": 4, "transport": "cubic", "start": "5 s", "packet_size": "1000 bytes"}},
}
BAD = {
    "topology": {"kind": "dumbel", "hops": 0, "rate": "3 ms", "dely": "18 ms"},
    "flows": {"main": {"count": "4", "transprt": "cubic", "start": 5}},
}


def read_by_msgspec() -> Any:
    """Returns a reader that stops at the first error."""
    import msgspec

    class Time(int): ...

    class Rate(int): ...

    class Size(int): ...

    class Topology(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
        kind: KINDS = "dumbbell"
        hops: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
        rate: Rate = Rate(10**9)
        delay: Time = Time(5 * 10**7)
        access_rate: Rate | None = None
        access_delay: Time = Time(10**6)

    class Flows(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
        count: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 10
        transport: str = "xcp-r"
        start: Time = Time(0)
        spacing: Time = Time(10**7)
        packet_size: Size = Size(1000)

    class Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
        topology: Topology
        flows: dict[str, Flows]

    # The reader starts here.
    parsers: dict[type, Any] = {Time: units.parse_time, Rate: units.parse_rate, Size: units.parse_size}

    def decode(kind: type, value: object) -> Any:
        return kind(parsers[kind](value))

    def read(table: Any) -> Any:
        try:
            return msgspec.convert(table, Scenario, dec_hook=decode)
        except msgspec.ValidationError as error:
            return [str(error)]

    return read


def read_by_msgspec_fields() -> Any:
    """Returns a reader that gives msgspec one key at a time, so that each can have its error."""
    import dataclasses
    import typing
    from dataclasses import MISSING, dataclass

    import msgspec

    from xcpr.io.schema import show, unknown

    class Time(int): ...

    class Rate(int): ...

    class Size(int): ...

    @dataclass(frozen=True)
    class Topology:
        kind: KINDS = "dumbbell"
        hops: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
        rate: Rate = Rate(10**9)
        delay: Time = Time(5 * 10**7)
        access_rate: Rate | None = None
        access_delay: Time = Time(10**6)

    @dataclass(frozen=True)
    class Flows:
        count: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 10
        transport: str = "xcp-r"
        start: Time = Time(0)
        spacing: Time = Time(10**7)
        packet_size: Size = Size(1000)

    @dataclass(frozen=True)
    class Scenario:
        topology: Topology
        flows: dict[str, Flows]

    types = {kind: typing.get_type_hints(kind, None, locals(), True) for kind in (Topology, Flows, Scenario)}
    # The reader starts here.
    parsers: dict[type, Any] = {Time: units.parse_time, Rate: units.parse_rate, Size: units.parse_size}

    def decode(kind: type, value: object) -> Any:
        return kind(parsers[kind](value))

    def read_entry(kind: Any, entry: object, path: str, problems: list[str]) -> Any:
        if dataclasses.is_dataclass(kind):
            return read_table(kind, entry, path, problems)
        if typing.get_origin(kind) is dict and isinstance(entry, Mapping):
            inner = typing.get_args(kind)[1]
            return {name: read_entry(inner, one, f"{path}.{name}", problems) for name, one in entry.items()}
        try:
            return msgspec.convert(entry, kind, dec_hook=decode)
        except msgspec.ValidationError as error:
            problems.append(f"{path}: {error}")
            return None

    def read_table(kind: Any, table: object, path: str, problems: list[str]) -> Any:
        if not isinstance(table, Mapping):
            problems.append(f"{path}: must be a table, not {show(table)}")
            return None
        before, values, known = len(problems), {}, types[kind]
        for name, entry in table.items():
            here = f"{path}.{name}" if path else name
            if name in known:
                values[name] = read_entry(known[name], entry, here, problems)
            else:
                problems.append(f"{here}: {unknown(name, [*known])}")
        for field in dataclasses.fields(kind):
            if field.name not in table and field.default is MISSING and field.default_factory is MISSING:
                problems.append(f"{path}.{field.name}: is missing")
        return None if len(problems) > before else kind(**values)

    def read(table: Any) -> Any:
        problems: list[str] = []
        made = read_table(Scenario, table, "", problems)
        return problems or made

    return read


def read_by_json_schema() -> Any:
    """Returns a reader that walks a JSON Schema, whose formats are quantities; the classes hold what was read."""
    from dataclasses import dataclass

    from xcpr.io.schema import one_of, show, unknown

    @dataclass(frozen=True)
    class Topology:
        kind: str = "dumbbell"
        hops: int = 1
        rate: int = 10**9
        delay: int = 5 * 10**7
        access_rate: int | None = None
        access_delay: int = 10**6

    @dataclass(frozen=True)
    class Flows:
        count: int = 10
        transport: str = "xcp-r"
        start: int = 0
        spacing: int = 10**7
        packet_size: int = 1000

    @dataclass(frozen=True)
    class Scenario:
        topology: Topology
        flows: dict[str, Flows]

    a_time, a_rate = {"format": "time"}, {"format": "rate"}
    topology = {
        "kind": {"enum": ["dumbbell", "parking-lot", "line", "star", "tree", "fat-tree", "graph"]},
        "hops": {"type": "integer", "minimum": 1, "maximum": 64},
        "rate": a_rate,
        "delay": a_time,
        "access_rate": a_rate,
        "access_delay": a_time,
    }
    flows = {
        "count": {"type": "integer", "minimum": 1, "maximum": 10_000},
        "transport": {"type": "string"},
        "start": a_time,
        "spacing": a_time,
        "packet_size": {"format": "size"},
    }
    described = {
        "properties": {
            "topology": {"properties": topology, "class": Topology},
            "flows": {"additionalProperties": {"properties": flows, "class": Flows}},
        },
        "required": ["topology", "flows"],
        "class": Scenario,
    }
    # The reader starts here.
    parsers: dict[str, Any] = {"time": units.parse_time, "rate": units.parse_rate, "size": units.parse_size}

    def read_value(kind: Mapping[str, Any], value: object) -> Any:
        if "format" in kind:
            return parsers[kind["format"]](value)
        if "enum" in kind:
            known = {name.lower(): name for name in kind["enum"]}
            if not isinstance(value, str) or value.lower() not in known:
                raise ValueError(f"must be {one_of(kind['enum'])}, not {show(value)}")
            return known[value.lower()]
        if kind["type"] == "string":
            if not isinstance(value, str):
                raise ValueError(f"must be text, not {show(value)}")
            return value
        low, high = kind["minimum"], kind["maximum"]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise ValueError(f"must be a whole number from {low} to {high}, not {show(value)}")
        return value

    def read_table(kind: Mapping[str, Any], table: object, path: str, problems: list[str]) -> Any:
        if not {"properties", "additionalProperties"} & kind.keys():
            try:
                return read_value(kind, table)
            except ValueError as error:
                problems.append(f"{path}: {error}")
                return None
        if not isinstance(table, Mapping):
            problems.append(f"{path}: must be a table, not {show(table)}")
            return None
        before, values, known = len(problems), {}, kind.get("properties", {})
        for name, entry in table.items():
            here = f"{path}.{name}" if path else name
            if inner := known.get(name, kind.get("additionalProperties")):
                values[name] = read_table(inner, entry, here, problems)
            else:
                problems.append(f"{here}: {unknown(name, [*known])}")
        problems += [f"{path}.{name}: is missing" for name in kind.get("required", ()) if name not in table]
        return None if len(problems) > before else kind.get("class", dict)(**values)

    def read(table: Any) -> Any:
        problems: list[str] = []
        made = read_table(described, table, "", problems)
        return problems or made

    return read


def read_by_pydantic() -> Any:
    """Returns a reader with pydantic's words."""
    import pydantic
    from pydantic import BeforeValidator, Field, ValidationError

    time_ns = Annotated[int, BeforeValidator(units.parse_time)]
    rate_bps = Annotated[int, BeforeValidator(units.parse_rate)]
    size_bytes = Annotated[int, BeforeValidator(units.parse_size)]

    class Table(pydantic.BaseModel):
        model_config = pydantic.ConfigDict(extra="forbid", frozen=True, strict=True)

    class Topology(Table):
        kind: KINDS = "dumbbell"
        hops: Annotated[int, Field(ge=1, le=64)] = 1
        rate: rate_bps = 10**9
        delay: time_ns = 5 * 10**7
        access_rate: rate_bps | None = None
        access_delay: time_ns = 10**6

    class Flows(Table):
        count: Annotated[int, Field(ge=1, le=10_000)] = 10
        transport: str = "xcp-r"
        start: time_ns = 0
        spacing: time_ns = 10**7
        packet_size: size_bytes = 1000

    class Scenario(Table):
        topology: Topology
        flows: dict[str, Flows]

    Scenario.model_rebuild(_types_namespace=locals())

    # The reader starts here.
    def read(table: Any) -> Any:
        try:
            return Scenario.model_validate(table)
        except ValidationError as error:
            return [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()]

    return read


def read_by_schema() -> Any:
    """Returns a reader with the words that scenarios have."""
    from dataclasses import dataclass

    from xcpr.io import schema
    from xcpr.io.schema import choice, integer, key, table, tables, text

    @dataclass(frozen=True)
    class Topology:
        kind: str = key(
            choice("dumbbell", "parking-lot", "line", "star", "tree", "fat-tree", "graph"), default="dumbbell"
        )
        hops: int = key(integer(1, 64), default=1)
        rate: int = key(units.parse_rate, default=10**9)
        delay: int = key(units.parse_time, default=5 * 10**7)
        access_rate: int | None = key(units.parse_rate, default=None)
        access_delay: int = key(units.parse_time, default=10**6)

    @dataclass(frozen=True)
    class Flows:
        count: int = key(integer(1, 10_000), default=10)
        transport: str = key(text, default="xcp-r")
        start: int = key(units.parse_time, default=0)
        spacing: int = key(units.parse_time, default=10**7)
        packet_size: int = key(units.parse_size, default=1000)

    @dataclass(frozen=True)
    class Scenario:
        topology: Topology = table(Topology)
        flows: dict[str, Flows] = tables(Flows)

    def read(written: Any) -> Any:
        try:
            return schema.read(Scenario, written, lambda _: "demo.toml")
        except schema.Invalid as error:
            return [*map(str, error.problems)]

    return read


READERS = {
    "msgspec": read_by_msgspec,
    "msgspec-fields": read_by_msgspec_fields,
    "json-schema": read_by_json_schema,
    "pydantic": read_by_pydantic,
    "schema": read_by_schema,
}


def count_lines(name: str) -> int:
    """Returns the lines of a reader with the parsers that these tables need, without their declarations."""
    if name == "schema":
        from xcpr.io import schema

        shared = (
            schema.Parser,
            schema.with_json_schema,
            schema._join,
            schema._list_needed,
            schema.list_keys.__wrapped__,
        )
        parts = (schema.read, schema._Reader, *shared, schema.choice, schema.integer, schema.text.parse)
        return sum(len(inspect.getsource(part).splitlines()) for part in parts)
    text = inspect.getsource(READERS[name])
    return len((text.partition("# The reader starts here.")[2] or text).splitlines())


if __name__ == "__main__":
    name = sys.argv[1]
    began = time.process_time()
    read = READERS[name]()
    ready = time.process_time()
    for _ in range(1000):
        assert not isinstance(read(GOOD), list)
    done = time.process_time()
    found = read(BAD)
    times = f"import and classes {(ready - began) * 1e3:.1f} ms, a table {(done - ready) * 1e3:.1f} us"
    print(f"{name}: {times}, {len(found)} of 7 errors found, {count_lines(name)} lines")
    print("\n".join(f"  {line}" for line in found))
