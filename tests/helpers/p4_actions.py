"""Runs P4 controls as they are written, as far as ``p4_source`` reads them: no model of a Tofino is there.

Values are integers of their declared width; `|+|` and `|-|` stop at its ends. Parsers, deparsers, hash and traffic
manager are not run: whoever uses this sets headers and metadata as a parser would.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from p4_source import Bits, Header, Program


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


def constant(program: Program, name: str) -> int:
    """Returns a constant's value."""
    return int(Run(program, {}).evaluate(program.constants[name])[0])


class Run:
    """Expressions and statements with names bound to storage."""

    def __init__(self, program: Program, names: dict[str, Any]) -> None:
        self.program = program
        self.names = names

    def place(self, node: Any) -> Any:
        """Returns the storage or the header that a name or member stands for."""
        if node[0] == "name":
            return self.names[node[1]]
        owner = self.place(node[1])
        inner = getattr(owner, node[2])
        return inner if isinstance(inner, Header) else Field(owner, node[2])

    def evaluate(self, node: Any) -> tuple[int, Bits | None]:
        """Evaluates an expression: a value and its type, None for a literal's."""
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
        """Executes statements; ``call`` does what is no assignment, and gives an extern's answer."""
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
        """Returns the argument: a reference where it is a place, else its value."""
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
        """Yields this control and all below."""
        yield self
        for inner in self.inner.values():
            if isinstance(inner, Instance):
                yield from inner.walk()


def matches(run: Run, part: Any, value: int) -> bool:
    """Returns whether an entry's part holds a key's value."""
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
