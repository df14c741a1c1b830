"""Runs P4 controls as they are written: enough of the language for p4src/tna/, where no model of the switch is.

Values are integers of their declared width; `|+|` and `|-|` stop at its ends. Parsers, deparsers, hash and traffic
manager are not run: whoever uses this sets headers and metadata as a parser would.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

TOKEN = re.compile(
    r"\s+|//[^\n]*|/\*.*?\*/|\|\+\||\|-\||&&&|&&|\|\||\+\+|<<|>>|==|!=|<=|>=|\.\.|\d+w\d+|0[xX]\w+|\w+|.", re.S
)
BINARY = [["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["++"], ["<<", ">>"],
          ["+", "-", "|+|", "|-|"]]  # fmt: skip


@dataclass(frozen=True)
class Bits:
    """bit<width> or int<width>."""

    width: int
    signed: bool = False

    def wrap(self, value: int) -> int:
        value &= (1 << self.width) - 1
        return value - (1 << self.width) if self.signed and value >> (self.width - 1) else value

    def clamp(self, value: int) -> int:
        low, high = (-(1 << self.width - 1), (1 << self.width - 1) - 1) if self.signed else (0, (1 << self.width) - 1)
        return min(max(value, low), high)


class Header:
    """A header or struct: fields by name, all 0 at first."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__["types"] = fields
        self.__dict__["valid"] = False
        for name, kind in fields.items():
            self.__dict__[name] = 0 if isinstance(kind, Bits) else kind()

    def __setattr__(self, name: str, value: int) -> None:
        self.__dict__[name] = self.types[name].wrap(int(value))


@dataclass
class Variable:
    """Storage of its own."""

    type: Bits
    value: int = 0

    def get(self) -> int:
        return self.value

    def set(self, value: int) -> None:
        self.value = self.type.wrap(int(value))


@dataclass
class Field:
    """A header's field."""

    header: Header
    name: str

    @property
    def type(self) -> Bits:
        kind = self.header.types[self.name]
        assert isinstance(kind, Bits)
        return kind

    def get(self) -> int:
        return int(getattr(self.header, self.name))

    def set(self, value: int) -> None:
        setattr(self.header, self.name, value)


@dataclass
class Control:
    """A control's declaration."""

    parameters: list[tuple[Any, str]]
    constructor: list[tuple[Any, str]]
    actions: dict[str, tuple[list[tuple[Any, str]], list[Any]]] = field(default_factory=dict)
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    registers: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    register_actions: dict[str, tuple[str, list[tuple[Any, str]], list[Any]]] = field(default_factory=dict)
    instances: dict[str, tuple[str, list[Any]]] = field(default_factory=dict)
    locals: list[tuple[Any, str]] = field(default_factory=list)
    body: list[Any] = field(default_factory=list)


class Program:
    """The types, constants and controls of some files."""

    def __init__(self, files: Sequence[Path], types: dict[str, Any]) -> None:
        self.types = dict(types)
        self.constants: dict[str, Any] = {}
        self.controls: dict[str, Control] = {}
        for path in files:
            self.read(path.read_text(encoding="utf-8"))

    def read(self, text: str) -> None:
        text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
        text = re.sub(r"<(\d+)>>", r"<\1> >", text)  # the end of a type's parameters, not a shift
        for name, value in re.findall(r"^#define (\w+) (.+)$", text, re.M):
            self.constants[name] = Reader(self, value).key() if "&&&" in value else Reader(self, value).expression()
        Reader(self, re.sub(r"^#.*$", "", text, flags=re.M)).file()

    def value(self, name: str) -> int:
        """Of a constant."""
        return int(Run(self, {}).evaluate(self.constants[name])[0])


class Reader:
    """Recursive descent over one text."""

    def __init__(self, program: Program, text: str) -> None:
        self.program = program
        self.tokens = [t for t in TOKEN.findall(text) if not re.match(r"\s|//|/\*", t)]
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else ""

    def take(self, *expected: str) -> str:
        token = self.peek()
        assert not expected or token in expected, f"{expected} expected at {self.tokens[self.at - 5 : self.at + 5]}"
        self.at += 1
        return token

    def accept(self, token: str) -> bool:
        if self.peek() == token:
            self.at += 1
            return True
        return False

    def file(self) -> None:
        while word := self.peek():
            if word == "@":
                self.annotation()
            elif word in ("header", "struct"):
                self.struct()
            elif word == "typedef":
                self.take()
                kind = self.type()
                self.program.types[self.take()] = kind
                self.take(";")
            elif word == "const":
                self.take()
                self.type()
                name = self.take()
                self.take("=")
                self.program.constants[name] = self.expression()
                self.take(";")
            elif word == "control":
                self.take()
                name = self.take()
                self.program.controls[name] = self.control()
            else:
                self.skip()

    def skip(self) -> None:
        """What is not run: to its end, and over its braces."""
        while (token := self.take()) not in (";", "{", ""):
            pass
        depth = 1 if token == "{" else 0
        while depth:
            depth += {"{": 1, "}": -1}.get(self.take(), 0)

    def struct(self) -> None:
        self.take()
        name, fields = self.take(), {}
        self.take("{")
        while not self.accept("}"):
            self.annotation()
            kind = self.type()
            fields[self.take()] = kind
            self.take(";")
        self.program.types[name] = partial(Header, fields)

    def annotation(self) -> None:
        while self.accept("@"):
            self.take()
            if self.accept("("):
                while self.take() != ")":
                    pass

    def type(self) -> Any:
        name = self.take()
        if name in ("bit", "int"):
            self.take("<")
            width = int(self.take())
            self.take(">")
            return Bits(width, name == "int")
        if name == "bool":
            return Bits(1)
        kind = self.program.types.get(name)
        if self.accept("<"):
            depth = 1
            while depth:
                depth += {"<": 1, ">": -1}.get(self.take(), 0)
        if self.accept("["):
            count = int(self.take())
            self.take("]")
            return lambda: [kind() for _ in range(count)]
        return kind

    def parameters(self) -> list[tuple[Any, str]]:
        self.take("(")
        found = []
        while not self.accept(")"):
            if self.peek() in ("in", "out", "inout"):
                self.take()
            kind = self.type()
            found.append((kind, self.take()))
            self.accept(",")
        return found

    def control(self) -> Control:
        made = Control(self.parameters(), self.parameters() if self.peek() == "(" else [])
        self.take("{")
        while not self.accept("}"):
            if self.accept("action"):
                name = self.take()
                made.actions[name] = self.parameters(), self.block()
            elif self.accept("table"):
                name = self.take()
                made.tables[name] = self.table()
            elif self.accept("apply"):
                made.body = self.block()
            elif self.peek() == "RegisterAction":
                self.register_action(made)
            elif self.peek() == "Register":
                self.take()
                self.take("<")
                kind = self.type()
                while not self.accept("("):
                    self.take()
                arguments = self.arguments()
                made.registers[self.take()] = kind, arguments[1]
                self.take(";")
            else:
                self.declaration(made)
        return made

    def declaration(self, made: Control) -> None:
        kind = self.peek()
        if self.peek(1) in ("(", "<") and kind not in ("bit", "int"):
            self.type()
            self.take("(")
            arguments = self.arguments()
            made.instances[self.take()] = kind, arguments
        else:
            made.locals.append((self.type(), self.take()))
        self.take(";")

    def register_action(self, made: Control) -> None:
        while not self.accept("("):
            self.take()
        register = self.take()
        self.take(")")
        name = self.take()
        for token in ("=", "{", "void", "apply"):
            self.take(token)
        made.register_actions[name] = register, self.parameters(), self.block()
        self.take("}")
        self.take(";")

    def table(self) -> dict[str, Any]:
        made: dict[str, Any] = {"key": [], "entries": [], "default": None}
        self.take("{")
        while not self.accept("}"):
            self.accept("const")
            part = self.take()
            self.take("=")
            if part == "key":
                self.take("{")
                while not self.accept("}"):
                    made["key"].append(self.expression())
                    self.take(":")
                    self.take()
                    self.annotation()
                    self.take(";")
            elif part == "entries":
                self.take("{")
                while not self.accept("}"):
                    keys = self.keys()
                    self.take(":")
                    made["entries"].append((keys, self.expression()))
                    self.take(";")
            elif part == "default_action":
                made["default"] = self.expression()
                self.take(";")
            else:
                end = "}" if self.peek() == "{" else ";"
                while self.take() != end:
                    pass
        return made

    def keys(self) -> list[Any]:
        if not self.accept("("):
            return [self.key()]
        found = [self.key()]
        while self.accept(","):
            found.append(self.key())
        self.take(")")
        return found

    def key(self) -> Any:
        if self.accept("_"):
            return ("any",)
        if isinstance(masked := self.program.constants.get(self.peek()), tuple) and masked[0] == "mask":
            self.take()
            return masked
        low = self.expression()
        if self.accept("&&&"):
            return ("mask", low, self.expression())
        return ("range", low, self.expression()) if self.accept("..") else ("exact", low)

    def arguments(self) -> list[Any]:
        found = []
        while not self.accept(")"):
            found.append(self.list() if self.accept("{") else self.expression())
            self.accept(",")
        return found

    def list(self) -> Any:
        found = []
        while not self.accept("}"):
            found.append(self.expression())
            self.accept(",")
        return ("list", found)

    def block(self) -> list[Any]:
        self.take("{")
        found = []
        while not self.accept("}"):
            found.append(self.statement())
        return found

    def statement(self) -> Any:
        if self.accept("if"):
            self.take("(")
            condition = self.expression()
            self.take(")")
            then = self.block()
            other = []
            if self.accept("else"):
                other = [self.statement()] if self.peek() == "if" else self.block()
            return ("if", condition, then, other)
        if self.peek() in ("bit", "int", "bool") or self.peek(1) not in (".", "=", "(", "["):
            kind, name = self.type(), self.take()
            self.take("=")
            value = self.expression()
            self.take(";")
            return ("local", kind, name, value)
        target = self.expression()
        value = self.expression() if self.accept("=") else None
        self.take(";")
        return ("assign", target, value) if value is not None else ("call", target)

    def expression(self, level: int = 0) -> Any:
        if level == len(BINARY):
            return self.unary()
        left = self.expression(level + 1)
        while self.peek() in BINARY[level]:
            left = ("binary", self.take(), left, self.expression(level + 1))
        return left

    def unary(self) -> Any:
        if self.peek() in ("-", "!", "~"):
            return ("unary", self.take(), self.unary())
        if self.accept("("):
            if self.peek() in ("bit", "int") or (self.program.types.get(self.peek()) and self.peek(1) == ")"):
                kind = self.type()
                self.take(")")
                return ("cast", kind, self.unary())
            inner = self.expression()
            self.take(")")
            return self.postfix(inner)
        token = self.take()
        if token[0].isdigit():
            return ("number", int(token.split("w")[-1], 0))
        return self.postfix(("name", token))

    def postfix(self, inner: Any) -> Any:
        while True:
            if self.accept("."):
                inner = ("member", inner, self.take())
            elif self.accept("("):
                inner = ("call", inner, self.arguments())
            elif self.accept("["):
                high = self.expression()
                self.take(":")
                inner = ("slice", inner, high, self.expression())
                self.take("]")
            else:
                return inner


class Run:
    """Expressions and statements with names bound to storage."""

    def __init__(self, program: Program, names: dict[str, Any]) -> None:
        self.program = program
        self.names = names

    def place(self, node: Any) -> Any:
        """What a name or member stands for: storage, or a header."""
        if node[0] == "name":
            return self.names[node[1]]
        owner = self.place(node[1])
        inner = getattr(owner, node[2])
        return inner if isinstance(inner, Header) else Field(owner, node[2])

    def evaluate(self, node: Any) -> tuple[int, Bits | None]:
        """A value and its type, None for a literal's."""
        match node:
            case ("number", value):
                return value, None
            case ("name", "true" | "false" as word):
                return int(word == "true"), Bits(1)
            case ("name", name) if name not in self.names:
                return self.evaluate(self.program.constants[name])
            case ("name" | "member", *_):
                place = self.place(node)
                return place.get(), place.type
            case ("cast", kind, inner):
                return kind.wrap(self.evaluate(inner)[0]), kind
            case ("slice", inner, high, low):
                top, bottom = self.evaluate(high)[0], self.evaluate(low)[0]
                kind = Bits(top - bottom + 1)
                return kind.wrap(self.evaluate(inner)[0] >> bottom), kind
            case ("unary", sign, inner):
                value, kind = self.evaluate(inner)
                made = {"-": -value, "~": ~value, "!": int(not value)}[sign]
                return (kind.wrap(made) if kind else made), kind
            case ("binary", sign, left, right):
                return self.binary(sign, left, right)
            case ("call", ("name", "min" | "max" as name), arguments):
                (a, kind), (b, other) = map(self.evaluate, arguments)
                return (min if name == "min" else max)(a, b), kind or other
            case ("call", ("member", header, "isValid"), _):
                return int(self.place(header).valid), Bits(1)
            case ("call", ("member", extern, "get"), _):
                place = self.place(extern)
                return place(), None
        raise NotImplementedError(node)

    def binary(self, sign: str, left: Any, right: Any) -> tuple[int, Bits | None]:
        (a, kind), (b, other) = self.evaluate(left), self.evaluate(right)
        if sign in ("==", "!=", "<", ">", "<=", ">="):
            made = {"==": a == b, "!=": a != b, "<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b}[sign]
            return int(made), Bits(1)
        if sign in ("&&", "||"):
            return int(a and b) if sign == "&&" else int(a or b), Bits(1)
        if sign == "++":
            assert kind and other
            return a << other.width | b, Bits(kind.width + other.width)
        kind = kind or (other if sign not in ("<<", ">>") else None)
        if sign in ("|+|", "|-|"):
            assert kind
            return kind.clamp(a + b if sign == "|+|" else a - b), kind
        shift = {"<<": lambda: a << b, ">>": lambda: a >> b}
        made = {"+": a + b, "-": a - b, "&": a & b, "|": a | b, "^": a ^ b}.get(sign)
        value = int(shift[sign]() if made is None else made)
        return (kind.wrap(value) if kind else value), kind

    def execute(self, statements: list[Any], call: Callable[[Any], int | None]) -> None:
        """Statements; ``call`` does what is no assignment, and gives an extern's answer."""
        for node in statements:
            match node:
                case ("if", condition, then, other):
                    self.execute(then if self.evaluate(condition)[0] else other, call)
                case ("local", kind, name, value):
                    self.names[name] = Variable(kind)
                    self.names[name].set(self.evaluate(value)[0])
                case ("assign", target, ("call", ("member", _, "execute"), _) as value):
                    self.place(target).set(call(value))
                case ("assign", target, value):
                    self.place(target).set(self.evaluate(value)[0])
                case ("call", ("call", ("member", header, "setValid" | "setInvalid" as what), _)):
                    self.place(header).__dict__["valid"] = what == "setValid"
                case ("call", target):
                    call(target)


Lookup = Callable[[str, tuple[int, ...]], tuple[str, list[int]] | None]
"""The entries that a controller gives: a table's name and a key's values to an action and its data."""


class Instance:
    """A control with its registers."""

    def __init__(
        self,
        program: Program,
        kind: str,
        lookup: Lookup,
        draw: random.Random,
        path: str = "",
        values: Sequence[Any] = (),
    ) -> None:
        self.program, self.control, self.lookup, self.path = program, program.controls[kind], lookup, path
        self.fixed = {n: v for (_, n), v in zip(self.control.constructor, values, strict=True)}
        constants = Run(program, dict(self.fixed))
        self.registers: dict[str, tuple[Any, Any, dict[int, Any]]] = {}
        for name, (element, initial) in self.control.registers.items():
            first = [constants.evaluate(v)[0] for v in (initial[1] if initial[0] == "list" else [initial])]
            self.registers[name] = element, first, {}
        self.inner: dict[str, Any] = {}
        for name, (inner, arguments) in self.control.instances.items():
            if inner in program.controls:
                given = [Variable(Bits(32, True)) for _ in arguments]
                for place, argument in zip(given, arguments, strict=True):
                    place.set(constants.evaluate(argument)[0])
                self.inner[name] = Instance(program, inner, lookup, draw, f"{path}{name}.", given)
            elif inner == "Random":
                self.inner[name] = lambda: draw.getrandbits(32)

    def apply(self, *arguments: Any) -> None:
        names: dict[str, Any] = {**self.fixed, **self.inner}
        for (kind, name), argument in zip(self.control.parameters, arguments, strict=True):
            if isinstance(argument, int):
                names[name] = Variable(kind)
                names[name].set(argument)
            else:
                names[name] = argument
        names |= {name: Variable(kind) for kind, name in self.control.locals}
        run = Run(self.program, names)
        run.execute(self.control.body, partial(self.call, run))

    def call(self, run: Run, node: Any) -> int | None:
        match node:
            case ("call", ("member", ("name", table), "apply"), []) if table in self.control.tables:
                self.match(run, table)
            case ("call", ("member", ("name", name), "apply"), arguments):
                self.inner[name].apply(*(self.argument(run, argument) for argument in arguments))
            case ("call", ("member", ("name", name), "execute"), [index]):
                return self.access(run, name, run.evaluate(index)[0])
            case ("call", ("member", _, "count"), _):
                pass
            case ("call", ("name", action), arguments):
                self.act(run, action, [run.evaluate(argument)[0] for argument in arguments])
            case _:
                raise NotImplementedError(node)
        return None

    @staticmethod
    def argument(run: Run, node: Any) -> Any:
        """By reference where it is a place, else its value."""
        if node[0] == "member" or (node[0] == "name" and node[1] in run.names):
            return run.place(node)
        return run.evaluate(node)[0]

    def act(self, run: Run, action: str, data: list[int]) -> None:
        if action == "NoAction":
            return
        parameters, body = self.control.actions[action]
        names = dict(run.names)
        for (kind, name), value in zip(parameters, data, strict=True):
            names[name] = Variable(kind)
            names[name].set(value)
        inner = Run(self.program, names)
        inner.execute(body, partial(self.call, inner))

    def match(self, run: Run, name: str) -> None:
        table = self.control.tables[name]
        key = tuple(run.evaluate(part)[0] for part in table["key"])
        for entry, (_, (_, action), arguments) in table["entries"]:
            if all(matches(run, part, value) for part, value in zip(entry, key, strict=True)):
                self.act(run, action, [run.evaluate(argument)[0] for argument in arguments])
                return
        found = None if table["entries"] else self.lookup(self.path + name, key)
        if found:
            self.act(run, *found)
        elif table["default"]:
            _, (_, action), arguments = table["default"]
            self.act(run, action, [run.evaluate(argument)[0] for argument in arguments])

    def access(self, run: Run, name: str, index: int) -> int:
        register, parameters, body = self.control.register_actions[name]
        element, first, values = self.registers[register]
        if index not in values:
            values[index] = Variable(element) if isinstance(element, Bits) else element()
            names = [None] if isinstance(element, Bits) else list(values[index].types)
            for member, value in zip(names, first, strict=True):
                values[index].set(value) if member is None else setattr(values[index], member, value)
        result = Variable(parameters[1][0]) if len(parameters) > 1 else Variable(Bits(32))
        names = dict(run.names) | {parameters[0][1]: values[index]}
        if len(parameters) > 1:
            names[parameters[1][1]] = result
        inner = Run(self.program, names)
        inner.execute(body, partial(self.call, inner))
        return result.value

    def walk(self) -> Iterator[Instance]:
        """This control and all below."""
        yield self
        for inner in self.inner.values():
            if isinstance(inner, Instance):
                yield from inner.walk()


def matches(run: Run, part: Any, value: int) -> bool:
    """Whether an entry's part holds a key's value."""
    match part:
        case ("any",):
            return True
        case ("exact", wanted):
            return run.evaluate(wanted)[0] == value
        case ("mask", wanted, mask):
            known = run.evaluate(mask)[0]
            return run.evaluate(wanted)[0] & known == value & known
        case ("range", low, high):
            return run.evaluate(low)[0] <= value <= run.evaluate(high)[0]
    raise NotImplementedError(part)
