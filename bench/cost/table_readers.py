"""Readers of ``[topology]`` and ``[flows.NAME]`` by msgspec, by pydantic and by ``xcpr.io.schema`` (ADR 1820).

``python bench/cost/table_readers.py msgspec`` shows its CPU time, and the errors that it finds in a table with seven.
So do ``pydantic`` and ``schema``.
"""

# ruff: noqa: PLC0415 - the imports are measured
import sys
import time
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

    parsers: dict[type, Any] = {Time: units.parse_time, Rate: units.parse_rate, Size: units.parse_size}

    def decode(kind: type, value: object) -> Any:
        return kind(parsers[kind](value))

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

    def read(table: Any) -> Any:
        try:
            return msgspec.convert(table, Scenario, dec_hook=decode)
        except msgspec.ValidationError as error:
            return [str(error)]

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


if __name__ == "__main__":
    name = sys.argv[1]
    began = time.process_time()
    read = {"msgspec": read_by_msgspec, "pydantic": read_by_pydantic, "schema": read_by_schema}[name]()
    ready = time.process_time()
    for _ in range(1000):
        assert not isinstance(read(GOOD), list)
    done = time.process_time()
    found = read(BAD)
    times = f"import and classes {(ready - began) * 1e3:.1f} ms, a table {(done - ready) * 1e3:.1f} us"
    print(f"{name}: {times}, {len(found)} of 7 errors found")
    print("\n".join(f"  {line}" for line in found))
