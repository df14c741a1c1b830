"""P4Data: values of any P4 type, between P4Runtime's messages and the data plane's plain numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from finsy.proto import p4d, p4t

from ..errors import invalid
from . import bytestrings

MAX_PARTS = 1024
"""Structs, headers, tuples and numbers of a type, each counted as often as it stands in it."""
MAX_DEPTH = 32
"""Types in one another; a struct that has itself as a member has no end."""


@dataclass(frozen=True)
class Leaf:
    """A number in a type: a field of a struct or header, or the whole."""

    path: str
    width: int
    signed: bool = False
    boolean: bool = False


class DataType:
    """A P4 type of numbers, structs, headers and tuples. Raises INVALID_ARGUMENT for others, by their name.

    The data plane has a value as its ``leaves``, unsigned and in order. A header is always valid.
    """

    def __init__(self, spec: p4t.P4DataTypeSpec, types: p4t.P4TypeInfo, subject: str):
        self._types = types
        self._spec = spec
        self._what = subject
        self._parts = 0
        self.leaves = tuple(self._leaves(spec, subject))

    def message(self, values: Sequence[int]) -> p4d.P4Data:
        """Writes a value of the data plane as P4Runtime has it."""
        data = p4d.P4Data()
        self._fill(data, self._spec, iter(zip(self.leaves, values, strict=True)))
        return data

    def values(self, data: p4d.P4Data) -> list[int]:
        """Reads a value of P4Runtime as the data plane has it; INVALID_ARGUMENT or OUT_OF_RANGE if it is not of the
        type."""
        return list(self._read(data, self._spec, iter(self.leaves)))

    def _leaves(self, spec: p4t.P4DataTypeSpec, path: str, depth: int = 1) -> Iterator[Leaf]:
        self._count(depth)
        kind = spec.WhichOneof("type_spec")
        if kind == "bitstring":
            yield self._bitstring(spec.bitstring, path)
        elif kind == "bool":
            yield Leaf(path, 1, boolean=True)
        elif kind == "header":
            for m in self._types.headers[spec.header.name].members:
                self._count(depth)
                yield self._bitstring(m.type_spec, f"{path}.{m.name}")
        elif kind in ("struct", "tuple", "new_type"):
            for name, member in self._members(spec):
                yield from self._leaves(member, f"{path}{name}", depth + 1)
        else:
            raise invalid(f"{path}: type {kind} is not supported")

    def _count(self, depth: int) -> None:
        """Counts a part of the type."""
        self._parts += 1
        if depth > MAX_DEPTH or self._parts > MAX_PARTS:
            raise invalid(f"{self._what}: its type has more than {MAX_PARTS} parts, or more than {MAX_DEPTH} levels")

    def _members(self, spec: p4t.P4DataTypeSpec) -> list[tuple[str, p4t.P4DataTypeSpec]]:
        kind = spec.WhichOneof("type_spec")
        if kind == "struct":
            return [(f".{m.name}", m.type_spec) for m in self._types.structs[spec.struct.name].members]
        if kind == "tuple":
            return [(f"[{i}]", m) for i, m in enumerate(spec.tuple.members)]
        new = self._types.new_types[spec.new_type.name]
        if new.WhichOneof("representation") == "original_type":
            return [("", new.original_type)]
        if new.translated_type.WhichOneof("sdn_type") == "sdn_string":
            raise invalid(f"{self._what}: values of the type {spec.new_type.name}, strings, are not supported here")
        # The number is the data plane's own, as program.py says.
        width = new.translated_type.sdn_bitwidth
        bits = p4t.P4BitstringLikeTypeSpec(bit=p4t.P4BitTypeSpec(bitwidth=width))
        return [("", p4t.P4DataTypeSpec(bitstring=bits))]

    @staticmethod
    def _bitstring(spec: p4t.P4BitstringLikeTypeSpec, path: str) -> Leaf:
        kind = spec.WhichOneof("type_spec")
        if kind == "bit":
            return Leaf(path, spec.bit.bitwidth)
        if kind == "int":
            return Leaf(path, spec.int.bitwidth, signed=True)
        raise invalid(f"{path}: type {kind} is not supported")

    def _fill(self, data: p4d.P4Data, spec: p4t.P4DataTypeSpec, values: Iterator[tuple[Leaf, int]]) -> None:
        kind = spec.WhichOneof("type_spec")
        if kind == "bool":
            data.bool = bool(next(values)[1])
        elif kind == "bitstring":
            data.bitstring = _encode(*next(values))
        elif kind == "header":
            data.header.is_valid = True
            for _ in self._types.headers[spec.header.name].members:
                data.header.bitstrings.append(_encode(*next(values)))
        elif kind == "new_type":
            self._fill(data, self._members(spec)[0][1], values)
        else:
            into = data.struct if kind == "struct" else data.tuple
            into.SetInParent()
            for _, member in self._members(spec):
                self._fill(into.members.add(), member, values)

    def _read(self, data: p4d.P4Data, spec: p4t.P4DataTypeSpec, leaves: Iterator[Leaf]) -> Iterator[int]:
        kind = spec.WhichOneof("type_spec")
        if kind == "new_type":
            yield from self._read(data, self._members(spec)[0][1], leaves)
            return
        given = data.WhichOneof("data")
        if given != kind:
            raise invalid(f"{self._what}: a value of type {kind} is needed, not {given}")
        if kind == "bool":
            next(leaves)
            yield int(data.bool)
        elif kind == "bitstring":
            yield _decode(data.bitstring, next(leaves))
        elif kind == "header":
            members = self._types.headers[spec.header.name].members
            for bits, _ in self._pairs(data.header.bitstrings, members):
                yield _decode(bits, next(leaves))
        else:
            given_members = data.struct.members if kind == "struct" else data.tuple.members
            for one, (_, member) in self._pairs(given_members, self._members(spec)):
                yield from self._read(one, member, leaves)

    def _pairs(self, values: Sequence[Any], members: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        if len(values) != len(members):
            raise invalid(f"{self._what}: {len(members)} members are needed, not {len(values)}")
        return zip(values, members, strict=True)


def _encode(leaf: Leaf, value: int) -> bytes:
    if leaf.signed:
        return bytestrings.encode_signed(value - (value >> (leaf.width - 1) << leaf.width))
    return bytestrings.encode(value)


def _decode(value: bytes, leaf: Leaf) -> int:
    if leaf.signed:
        return bytestrings.decode_signed(value, leaf.width, leaf.path) & ((1 << leaf.width) - 1)
    return bytestrings.decode(value, leaf.width, leaf.path)
