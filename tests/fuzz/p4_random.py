"""Small random P4 programs for v1model, whose meaning no switch may choose: what P4_16 leaves undefined is never read.

A program parses a first header that says what follows: a stack, a member of a union, a header with a varbit. Ingress
and egress then do random things with what is valid, and all of it leaves again. The same random numbers give the same
program.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

WIDTHS = (1, 3, 7, 8, 9, 12, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 100)
DEEPEST = 3
"""Operators within operators."""
STACK = 3
PORT_BITS = 2
"""Packets leave by a port of so many bits."""

PROLOGUE = """\
#include <core.p4>
#include <v1model.p4>

{headers}
header_union either_t {{
    left_t  left;
    right_t right;
}}
struct headers_t {{
    first_t  first;
    item_t[{stack}] items;
    either_t either;
    long_t   long;
    long_t   spare;
}}
{meta}
parser P(packet_in packet, out headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {{
    state start {{
        packet.extract(hdr.first);
        transition select(hdr.first.items) {{
            0: either;
            default: items;
        }}
    }}
    state items {{
        packet.extract(hdr.items.next);
        transition select(hdr.items.last.more) {{
            1: items;
            default: either;
        }}
    }}
    state either {{
        transition select(hdr.first.either) {{
            1: left;
            2: right;
            default: long;
        }}
    }}
    state left {{
        packet.extract(hdr.either.left);
        transition long;
    }}
    state right {{
        packet.extract(hdr.either.right);
        transition long;
    }}
    state long {{
        transition select(hdr.first.long) {{
            0: accept;
            default: varbits;
        }}
    }}
    state varbits {{
        packet.extract(hdr.long, (bit<32>)hdr.first.long * 8);
        transition accept;
    }}
}}

control V(inout headers_t hdr, inout meta_t meta) {{ apply {{ }} }}
"""
EPILOGUE = """
control C(inout headers_t hdr, inout meta_t meta) {{
    apply {{
        update_checksum(hdr.first.isValid(), {{ {summed} }}, hdr.first.check, HashAlgorithm.csum16);
    }}
}}

control D(packet_out packet, in headers_t hdr) {{
    apply {{
        packet.emit(hdr);
    }}
}}

V1Switch(P(), V(), I(), E(), C(), D()) main;
"""
FIRST = ("bit<4> items", "bit<4> either", "bit<8> long", "bit<16> check")
LEAD = {"first": FIRST, "item": ("bit<8> more",), "left": (), "right": (), "long": ()}
"""The beginning of each header: the field that the parser reads."""
HEADERS = {f"items[{i}]": "item" for i in range(STACK)}
HEADERS |= {"either.left": "left", "either.right": "right", "long": "long"}
"""The headers that may not be there, each with its kind."""
VARBIT = "varbit<64> rest_of_it"


@dataclass(frozen=True)
class Value:
    """Something that can be read, and perhaps written."""

    name: str
    width: int
    signed: bool = False

    @property
    def type(self) -> str:
        """Its type in P4."""
        return f"{'int' if self.signed else 'bit'}<{self.width}>"

    @property
    def unsigned(self) -> str:
        """The value as a bit<W>."""
        return f"((bit<{self.width}>){self.name})" if self.signed else self.name


def block(head: str, lines: Iterable[str]) -> str:
    """Writes lines within braces, a level deeper."""
    body = "".join(f"    {line}\n" for text in lines for line in text.splitlines())
    return f"{head} {{\n{body}}}\n"


class Generator:
    """One program."""

    def __init__(self, draw: random.Random) -> None:
        self.draw = draw
        self.fields = {kind: self.some_fields() for kind in LEAD}
        self.meta = [self.some_value(f"meta.m{i}") for i in range(6)]
        self.registers = [Value(f"r{i}", draw.choice(WIDTHS)) for i in range(2)]
        self.name = ""
        """The control that is being written, and the beginning of its declarations."""
        self.tables: list[str] = []
        self.read = 0
        """Registers that the control has read."""

    def some_value(self, name: str) -> Value:
        """Draws a value of a random type."""
        return Value(name, self.draw.choice(WIDTHS), self.draw.random() < 0.2)

    def some_fields(self) -> list[Value]:
        """Draws the fields of a header, whose bits are a multiple of 8."""
        fields = [self.some_value(f"f{i}") for i in range(self.draw.randint(2, 4))]
        rest = -sum(field.width for field in fields) % 8
        return [*fields, Value("rest", rest)] if rest else fields

    def of(self, header: str, kind: str) -> list[Value]:
        """Returns the fields of a header."""
        return [Value(f"hdr.{header}.{field.name}", field.width, field.signed) for field in self.fields[kind]]

    def source(self) -> str:
        """Writes the whole program."""
        headers = ""
        for kind, fields in self.fields.items():
            declared = [*LEAD[kind], *(f"{field.type} {field.name}" for field in fields)]
            declared += [VARBIT] * (kind == "long")
            headers += block(f"header {kind}_t", (f"{one};" for one in declared))
        meta = block("struct meta_t", (f"{one.type} {one.name.removeprefix('meta.')};" for one in self.meta))
        summed = [one.name for one in self.of("first", "first") if not one.signed and one.width % 8 == 0]
        return (
            PROLOGUE.format(headers=headers, meta=meta, stack=STACK)
            + self.control("I")
            + self.control("E")
            + EPILOGUE.format(summed=", ".join(summed) or "16w0")
        )

    def control(self, name: str) -> str:
        """Writes ingress or egress."""
        self.name, self.tables, self.read = name.lower(), [], 0
        statements = [self.statement() for _ in range(self.draw.randint(4, 8))]
        if name == "I":
            statements.append(f"std.egress_spec = (bit<9>)({self.expression(PORT_BITS, self.always())});")
        # A value in metadata is seen only where it goes to a header.
        statements += [self.assign(target, self.meta) for target in self.of("first", "first")[:2]]
        registers = [f"register<{one.type}>(4) {one.name};" for one in self.registers]
        checked = block("if (hdr.first.isValid())", statements) + block("else", ["mark_to_drop(std);"])
        head = f"control {name}(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std)"
        return "\n" + block(head, [*registers, *self.tables, block("apply", [checked])])

    def always(self) -> list[Value]:
        """Returns the values that may be read whenever the first header is valid."""
        return [*self.meta, *self.of("first", "first")]

    def unsigned(self) -> list[Value]:
        """Returns those of them that are bit<W>."""
        return [value for value in self.always() if not value.signed]

    def statement(self) -> str:
        """Writes one random statement."""
        often = (self.plain, self.plain, self.choice, self.guarded, self.guarded)
        return self.draw.choice((*often, self.move, self.remember, self.table, self.hashed, self.compare))()

    def assign(self, target: Value, known: list[Value]) -> str:
        """Writes an assignment to a value."""
        made = self.expression(target.width, known)
        return f"{target.name} = {f'({target.type})({made})' if target.signed else made};"

    def plain(self) -> str:
        """Writes an assignment to what is always there."""
        return self.assign(self.draw.choice(self.always()), self.always())

    def choice(self) -> str:
        """Writes an if statement."""
        then = block(f"if ({self.condition(self.always())})", [self.plain()])
        return then + block("else", [self.plain()])

    def guarded(self) -> str:
        """Writes an assignment with a header that may not be there."""
        header, kind = self.draw.choice(list(HEADERS.items()))
        fields = self.of(header, kind)
        assigned = self.assign(self.draw.choice([*fields, *self.meta]), [*self.always(), *fields])
        return block(f"if (hdr.{header}.isValid())", [assigned])

    def move(self) -> str:
        """Writes statements by which headers come, go, or are copied."""
        header, kind = self.draw.choice([item for item in HEADERS.items() if item[0] != "long"])
        filled = [self.assign(field, self.always()) for field in self.of(header, kind)]
        filled += [f"hdr.{header}.more = 0;"] * (kind == "item")
        return self.draw.choice(
            (
                block(f"if (!hdr.{header}.isValid())", [f"hdr.{header}.setValid();", *filled]),
                f"hdr.{header}.setInvalid();",
                f"hdr.items.push_front({self.draw.randint(1, STACK)});",
                f"hdr.items.pop_front({self.draw.randint(1, STACK)});",
                "hdr.spare = hdr.long;",
                "hdr.items[1] = hdr.items[0];",
            )
        )

    def remember(self) -> str:
        """Writes statements that read and write a register's cell."""
        register = self.draw.choice(self.registers)
        held = Value(f"held{self.read}", register.width)
        self.read += 1
        known = [*self.always(), held]
        index = f"(bit<32>)({self.expression(2, self.always())})"
        lines = (
            f"{held.type} {held.name};",
            f"{register.name}.read({held.name}, {index});",
            self.assign(self.draw.choice(self.meta), known),
            f"{register.name}.write({index}, {self.expression(register.width, known)});",
        )
        return "\n".join(lines)

    def hashed(self) -> str:
        """Writes a hash."""
        algorithm = self.draw.choice(("crc16", "crc32", "csum16", "xor16", "identity"))
        target = self.draw.choice(self.unsigned())
        given = ", ".join(value.name for value in self.draw.sample(self.unsigned(), 2))
        most = self.draw.choice((7, 1000, 1 << 16))
        return f"hash({target.name}, HashAlgorithm.{algorithm}, 16w0, {{ {given} }}, 32w{most});"

    def compare(self) -> str:
        """Writes a comparison of headers or varbits."""
        left, right, part = self.draw.choice(
            (("items[0]", "items[1]", ""), ("items[1]", "items[2]", ""), ("long", "spare", ".rest_of_it"))
        )
        compared = f"hdr.{left}{part} {self.draw.choice(('==', '!='))} hdr.{right}{part}"
        return block(f"if (hdr.{left}.isValid() && hdr.{right}.isValid())", [block(f"if ({compared})", [self.plain()])])

    def table(self) -> str:
        """Writes a table with entries of the program's own."""
        name = f"{self.name}{len(self.tables)}"
        keys = self.draw.sample(self.unsigned(), self.draw.randint(1, 2))
        # simple_switch's prefixes are of whole bytes.
        kinds = ("exact", "ternary", "lpm") if keys[0].width % 8 == 0 else ("exact", "ternary")
        kind = self.draw.choice(kinds) if len(keys) == 1 else "ternary"
        actions = [f"{name}_{i}" for i in range(2)]
        declared = []
        for action in actions:
            given = Value("given", self.draw.choice(WIDTHS))
            body = self.assign(self.draw.choice(self.meta), [*self.always(), given])
            declared.append(block(f"action {action}({given.type} {given.name})", [body]))
        calls = [f"{self.draw.choice(actions)}({self.draw.randrange(2)});" for _ in range(4)]
        matches = sorted({self.match(keys, kind) for _ in range(3)})
        entries = (f"({match}): {call}" for match, call in zip(matches, calls[1:], strict=False))
        parts = (
            block("key =", (f"{key.name}: {kind};" for key in keys)),
            block("actions =", (f"{action};" for action in actions)),
            block("const entries =", entries),
            f"const default_action = {calls[0]}",
        )
        self.tables.append("".join(declared) + block(f"table {name}", parts))
        return f"{name}.apply();"

    def match(self, keys: list[Value], kind: str) -> str:
        """Returns the pattern of one of a table's entries."""
        matches = []
        for key in keys:
            full = (1 << key.width) - 1
            value = self.draw.choice((0, 1, self.draw.getrandbits(key.width)))
            mask = {
                "exact": full,
                "lpm": full ^ full >> self.draw.randint(1, 4),
                "ternary": self.draw.choice((1, full, self.draw.getrandbits(key.width))),
            }[kind]
            matches.append(f"{value & mask}" if kind == "exact" else f"{value & mask} &&& {mask}")
        return ", ".join(matches)

    def condition(self, known: list[Value]) -> str:
        """Writes a boolean expression."""
        width = self.draw.choice(WIDTHS)
        signed = f"(int<{width}>)" if self.draw.random() < 0.3 else ""
        left, right = (f"{signed}({self.expression(width, known, 1)})" for _ in range(2))
        return f"{left} {self.draw.choice(('==', '!=', '<', '<=', '>', '>='))} {right}"

    def expression(self, width: int, known: list[Value], depth: int = 0) -> str:
        """Writes an expression of type bit<W>."""
        if depth >= DEEPEST or self.draw.random() < 0.2:
            return self.leaf(width, known)

        def part(of: int = width) -> str:
            return self.expression(of, known, depth + 1)

        def signed() -> str:
            return f"(int<{width}>)({part()})"

        def joined() -> str:
            low = self.draw.randint(1, width - 1)
            return f"({part(width - low)} ++ {part(low)})"

        forms: list[Callable[[], str]] = [
            lambda: f"({part()} {self.draw.choice('+-*&|^')} {part()})",
            lambda: f"({part()} {self.draw.choice(('|+|', '|-|'))} {part()})",
            lambda: f"({part()} {self.draw.choice(('<<', '>>'))} {part(3)})",
            lambda: f"(~{part()})",
            lambda: f"({self.condition(known)} ? {part()} : {part()})",
            lambda: f"(bit<{width}>)({signed()} {self.draw.choice(('+', '-', '*', '|+|', '|-|'))} {signed()})",
            lambda: f"(bit<{width}>)({signed()} >> {part(3)})",
        ]
        return self.draw.choice([*forms, joined] if width > 1 else forms)()

    def leaf(self, width: int, known: list[Value]) -> str:
        """Writes a value, cut or extended, or a number."""
        if self.draw.random() < 0.2:
            return f"{width}w{self.draw.choice((0, 1, (1 << width) - 1, self.draw.getrandbits(width)))}"
        value = self.draw.choice(known)
        if value.width > width and self.draw.random() < 0.5:
            low = self.draw.randint(0, value.width - width)
            return f"{value.unsigned}[{low + width - 1}:{low}]"
        return f"(bit<{width}>){value.unsigned}"
