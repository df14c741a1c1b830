"""Reads P4 controls as they are written: enough of the language for p4src/tna/. ``p4_actions`` runs them.

An expression or statement is a tuple that begins with its kind, for example ("binary", "+", left, right).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
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
            self.read(with_entries(path))

    def read(self, text: str) -> None:
        text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
        text = re.sub(r"<(\d+)>>", r"<\1> >", text)  # this ends a type's parameters and is no shift
        for name, value in re.findall(r"^#define (\w+) (.+)$", text, re.M):
            self.constants[name] = Reader(self, value).key() if "&&&" in value else Reader(self, value).expression()
        Reader(self, re.sub(r"^#.*$", "", text, flags=re.M)).file()


def with_entries(path: Path) -> str:
    """Reads a source with the entries of its tables, which are files of their own."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r'#include "(\w+_entries\.p4)"', lambda found: (path.parent / found[1]).read_text(), text)


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
        """Skips a part that is not run: to its end, and over its braces."""
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
