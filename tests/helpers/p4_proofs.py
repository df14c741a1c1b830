"""Proofs about a compiled P4 program: its JSON's expressions over all values of what they read, by Z3.

An expression's value is a whole number, as in BMv2, and so is the prover's. The program cuts values to bits by
``& 0xff...`` and ``two_comp_mod``. A cut that no value needs changes nothing. Each other one is noted, and a proof
names the ones that it expects.

A division is the loop of ``p4src/router/division.p4``. Its contract takes its place: quotient times divisor plus
remainder are the dividend. :meth:`Proof.prove_turn` proves one turn, and the contract follows by induction.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import z3

MAX_SOLVER_STEPS = 100_000_000
"""A question that takes more steps of the solver is open, and the proof says so: on each machine the same."""
QUOTIENT_BITS = 64
WIDE_BITS = 128
MAX_ENTRIES = 64


@dataclass(frozen=True)
class Value:
    """A whole number: a term, and bounds that certainly hold."""

    term: z3.ArithRef
    low: int
    high: int

    @staticmethod
    def of(number: int) -> Value:
        return Value(z3.IntVal(number), number, number)


@dataclass(frozen=True)
class Cut:
    """A place where a value may not fit: the action, the number of its statement, the field that is written."""

    action: str
    statement: int
    target: str

    def __str__(self) -> str:
        return f"{self.action}[{self.statement}] {self.target}"


@dataclass
class Way:
    """A way through a region: what its fields hold at the end."""

    proof: Proof
    fields: dict[str, Value] = field(default_factory=dict)
    before: dict[str, Value] = field(default_factory=dict)
    nodes: tuple[str, ...] = ()
    made: dict[tuple[Any, ...], Value] = field(default_factory=dict)
    """Products and cuts by what they are of: p4c writes an expression again where it is read again."""

    def copy(self) -> Way:
        return Way(self.proof, dict(self.fields), dict(self.before), self.nodes, dict(self.made))

    def __getitem__(self, name: str) -> z3.ArithRef:
        """Returns the term of a field at the end."""
        return self.proof.read(self, self.proof.name(name)).term

    def was(self, name: str) -> z3.ArithRef:
        """Returns the term of a field at the beginning."""
        full = self.proof.name(name)
        self.proof.read(self, full)
        return self.before[full].term


@dataclass
class Result:
    """The outcome of a proof."""

    ways: int = 0
    cuts: set[Cut] = field(default_factory=set)
    """Places where values are cut that do not fit."""
    open: list[str] = field(default_factory=list)
    """Questions that took too many steps."""
    refuted: list[str] = field(default_factory=list)
    """Claims that do not hold, each with values for which it fails."""


class Unsupported(Exception):
    """The program has what the prover does not know."""


class Proof:
    """A region of a pipeline, and what is assumed where it begins.

    The solver gets bounds of a product of unknowns, and with `exact` the product itself, which takes it much longer.
    """

    def __init__(self, program: str, *, exact: bool = False) -> None:
        compiled = json.loads(program)
        egress = next(p for p in compiled["pipelines"] if p["name"] == "egress")
        self.tables = {t["name"]: t for t in egress["tables"]}
        self.conditionals = {c["name"]: c for c in egress["conditionals"]}
        self.actions = {a["id"]: a for a in compiled["actions"]}
        types = {t["name"]: t["fields"] for t in compiled["header_types"]}
        self.widths = {
            f"{header['name']}.{f[0]}": (int(f[1]), len(f) > 2 and bool(f[2]))
            for header in compiled["headers"]
            for f in types[header["header_type"]]
            if f[1] != "*"
        }
        self.assumed: dict[str, tuple[int, int]] = {}
        self.solver = z3.Solver()
        self.solver.set("rlimit", MAX_SOLVER_STEPS)
        self.result = Result()
        self.fresh = 0
        self.exact = exact
        self.place = Cut("", 0, "")

    def name(self, short: str) -> str:
        """Returns the full name of the field that ends so, with the number that p4c appends or without."""
        if short in self.widths:
            return short
        ends = re.compile(rf"(?:.*\W|.*_t\.|){re.escape(short)}\d*")
        found = [f for f in self.widths if ends.fullmatch(f)]
        if len(found) != 1:
            raise KeyError(f"{short}: {len(found)} fields end so: {', '.join(found)}")
        return found[0]

    def assume(self, ranges: Mapping[str, tuple[int, int]]) -> None:
        """Assumes that fields lie in these ranges when the region begins."""
        for short, ends in ranges.items():
            self.assumed[self.name(short)] = ends

    def read(self, way: Way, full: str) -> Value:
        if full not in way.fields:
            value = way.before.get(full) or self.unknown(full, *self.range(full))
            way.before[full] = way.fields[full] = value
        return way.fields[full]

    def range(self, full: str) -> tuple[int, int]:
        return self.assumed.get(full, bounds(*self.widths[full]))

    def unknown(self, name: str, low: int, high: int) -> Value:
        """Makes a number that may be anything in a range."""
        self.fresh += 1
        term = z3.Int(f"{name}#{self.fresh}")
        self.solver.add(low <= term, term <= high)
        return Value(term, low, high)

    # Questions

    def asked(self, claim: z3.BoolRef) -> tuple[bool | None, z3.ModelRef | None]:
        """Returns whether a claim holds on the way in work, None if that took too many steps; and values for which it
        fails."""
        self.solver.push()
        self.solver.add(z3.Not(claim))
        answer = self.solver.check()
        fails = self.solver.model() if answer == z3.sat else None
        self.solver.pop()
        return None if answer == z3.unknown else answer == z3.unsat, fails

    def holds(self, claim: z3.BoolRef) -> bool | None:
        """Returns whether a claim holds on the way in work; None if that took too many steps."""
        return self.asked(claim)[0]

    def claim(self, what: str, claim: z3.BoolRef) -> None:
        """Proves a claim on the way in work, or note why not."""
        holds, fails = self.asked(claim)
        if holds is None:
            self.result.open.append(what)
        elif not holds:
            self.result.refuted.append(f"{what}: {fails}")

    # Expressions

    def cut(self, way: Way, value: Value, width: int, signed: bool) -> Value:
        """Cuts a value to so many bits."""
        low, high = bounds(width, signed)
        if low <= value.low and value.high <= high:
            return value
        if value.low == value.high:
            self.result.cuts.add(self.place)
            return Value.of((value.low - low) % (1 << width) + low)
        key = ("cut", value.term, width, signed)
        if key in way.made:
            return way.made[key]
        way.made[key] = self.cut_anew(value, width, low, high)
        return way.made[key]

    def cut_anew(self, value: Value, width: int, low: int, high: int) -> Value:
        fits = self.holds(z3.And(low <= value.term, value.term <= high))
        if fits:
            return Value(value.term, max(low, value.low), min(high, value.high))
        if fits is None:
            self.result.open.append(f"{self.place}: does it fit {width} bits?")
        self.result.cuts.add(self.place)
        rest, times = self.unknown("cut", low, high), self.unknown("times", -(1 << 400), 1 << 400)
        self.solver.add(value.term == times.term * (1 << width) + rest.term)
        return rest

    def number(self, way: Way, e: dict[str, Any], given: tuple[Value, ...]) -> Value:
        """Returns the value of an expression."""
        kind, v = e["type"], e["value"]
        if kind == "field":
            return self.read(way, ".".join(v))
        if kind == "hexstr":
            return Value.of(int(v, 16))
        if kind in ("local", "runtime_data"):
            return given[v]
        if kind != "expression":
            raise Unsupported(f"{self.place}: {kind}")
        if "op" not in v:
            return self.number(way, v, given)
        op = v["op"]
        if op == "b2d":
            truth = self.truth(way, v["right"], given)
            return Value(z3.If(truth, z3.IntVal(1), z3.IntVal(0)), 0, 1)
        if cut := cut_of(e):
            width, signed = cut
            inner = v["left"]
            # Low bits of a longer cut are those of what it cuts.
            while (longer := cut_of(inner)) and longer[0] >= width:
                inner = bare(inner)["value"]["left"]
            return self.cut(way, self.number(way, inner, given), width, signed)
        a, b = self.number(way, v["left"], given), self.number(way, v["right"], given)
        match op:
            case "+":
                return Value(a.term + b.term, a.low + b.low, a.high + b.high)
            case "-":
                return Value(a.term - b.term, a.low - b.high, a.high - b.low)
            case "*":
                return self.product(way, a, b)
            case "<<" | ">>":
                return self.shifted(a, b, left=op == "<<")
            case "|" if a.low >= 0 and b.low >= 0 and self.holds(a.term % (1 << b.high.bit_length()) == 0):
                # No bit is set in both.
                return Value(a.term + b.term, a.low + b.low, a.high + b.high)
            case "usat_cast":
                most = (1 << b.low) - 1
                term = z3.If(a.term < 0, 0, z3.If(a.term > most, most, a.term))
                return Value(term, min(max(a.low, 0), most), min(max(a.high, 0), most))
        raise Unsupported(f"{self.place}: {op}")

    def product(self, way: Way, a: Value, b: Value) -> Value:
        ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        if a.low == a.high or b.low == b.high:
            return Value(a.term * b.term, min(ends), max(ends))
        # Bounds of a product of unknowns are what the solver is slowest to find.
        key = ("product", a.term, b.term)
        if key in way.made:
            return way.made[key]
        made = way.made[key] = self.unknown("product", min(ends), max(ends))
        if self.exact:
            self.solver.add(made.term == a.term * b.term)
        return made

    def shifted(self, a: Value, by: Value, *, left: bool) -> Value:
        def once(term: z3.ArithRef, places: int) -> z3.ArithRef:
            return term * (1 << places) if left else term / z3.IntVal(1 << places)

        term = once(a.term, by.low)
        for places in range(by.low + 1, by.high + 1):
            term = z3.If(by.term == places, once(a.term, places), term)
        ends = [x << n if left else x >> n for x in (a.low, a.high) for n in (by.low, by.high)]
        return Value(term, min(ends), max(ends))

    def truth(self, way: Way, e: dict[str, Any], given: tuple[Value, ...]) -> z3.BoolRef:
        """Returns the truth of an expression."""
        kind, v = e["type"], e["value"]
        if kind == "bool":
            return z3.BoolVal(v)
        if kind != "expression":
            raise Unsupported(f"{self.place}: {kind}")
        if "op" not in v:
            return self.truth(way, v, given)
        op = v["op"]
        if op == "b2d":
            return self.truth(way, v["right"], given)
        if op == "d2b":
            return self.number(way, v["right"], given).term != 0
        if op == "not":
            return z3.Not(self.truth(way, v["right"], given))
        if op in ("and", "or"):
            a, b = self.truth(way, v["left"], given), self.truth(way, v["right"], given)
            return z3.And(a, b) if op == "and" else z3.Or(a, b)
        a, b = self.number(way, v["left"], given).term, self.number(way, v["right"], given).term
        relations: dict[str, Callable[[], z3.BoolRef]] = {
            "==": lambda: a == b, "!=": lambda: a != b, "<": lambda: a < b,
            ">": lambda: a > b, "<=": lambda: a <= b, ">=": lambda: a >= b,
        }  # fmt: skip
        if op not in relations:
            raise Unsupported(f"{self.place}: {op}")
        return relations[op]()

    # Ways

    def either(self, way: Way, truth: z3.BoolRef) -> Iterator[tuple[bool, Way]]:
        """Yields both ways on from a condition, as far as there are values for them; the way in work is each in
        turn."""
        for taken in (True, False):
            self.solver.push()
            self.solver.add(truth if taken else z3.Not(truth))
            if self.solver.check() != z3.unsat:
                yield taken, way.copy()
            self.solver.pop()

    def run_action(
        self, way: Way, action: dict[str, Any], given: tuple[Value, ...], at: int = 0, end: int | None = None
    ) -> Iterator[Way]:
        """Yields all ways through an action, from a statement on to another one."""
        statements = action["primitives"][:end]
        while at < len(statements):
            op, parameters = statements[at]["op"], statements[at]["parameters"]
            self.place = Cut(action["name"], at, "")
            if loop := division_at(statements, at):
                way = self.divided(way, loop, given)
                at = loop.end
                continue
            match op:
                case "assign":
                    target = ".".join(parameters[0]["value"])
                    self.place = replace(self.place, target=target)
                    width, signed = self.widths[target]
                    value = self.number(way, parameters[1], given)
                    self.read(way, target)
                    way.fields[target] = self.cut(way, value, width, signed)
                case "_jump":
                    at = number_of(parameters[0])
                    continue
                case "_jump_if_zero":
                    to = number_of(parameters[1])
                    truth = self.truth(way, parameters[0], given)
                    for taken, branch in self.either(way, truth):
                        yield from self.run_action(branch, action, given, at + 1 if taken else to, end)
                    return
                case "register_read":
                    target = ".".join(parameters[0]["value"])
                    way.fields[target] = self.unknown(target, *self.range(target))
                    way.before.setdefault(target, way.fields[target])
                case "register_write":
                    pass
                case _:
                    raise Unsupported(f"{self.place}: {op}")
            at += 1
        yield way

    def divided(self, way: Way, loop: Division, given: tuple[Value, ...]) -> Way:
        """Returns the way with the fields as they are behind a division, by its contract."""
        divisor = self.number(way, loop.divisor, given)
        rest, low, quotient = (self.read(way, n) for n in (loop.rest, loop.low, loop.quotient))
        if not self.holds(z3.And(divisor.term < 1 << WIDE_BITS - 1, rest.term < divisor.term, quotient.term == 0)):
            raise Unsupported(f"{self.place}: a division whose remainder is not below its divisor")
        made = self.unknown("quotient", 0, (1 << QUOTIENT_BITS) - 1)
        left = self.unknown("remainder", 0, max(divisor.high - 1, 0))
        self.solver.add(left.term < divisor.term)
        product = self.product(way, made, divisor)
        if not self.exact:
            self.solver.add(product.term == made.term * divisor.term)
        self.solver.add(rest.term * (1 << QUOTIENT_BITS) + low.term == product.term + left.term)
        way.fields |= {loop.quotient: made, loop.rest: left, loop.low: Value.of(0), loop.step: Value.of(QUOTIENT_BITS)}
        return way

    def ways(self, way: Way, node: str, ends: frozenset[str]) -> Iterator[Way]:
        """Yields all ways from a node to those at which the region ends."""
        if node in ends:
            yield way
            return
        way.nodes += (node,)
        if node in self.conditionals:
            condition = self.conditionals[node]
            self.place = Cut(node, 0, "")
            truth = self.truth(way, condition["expression"], ())
            for taken, branch in self.either(way, truth):
                yield from self.ways(branch, condition["true_next" if taken else "false_next"], ends)
            return
        table = self.tables[node]
        for number, name in zip(table["action_ids"], table["actions"], strict=True):
            action = self.actions[number]
            self.solver.push()
            given = tuple(self.parameter(table, action, i) for i in range(len(action["runtime_data"])))
            self.place = Cut(node, 0, "")
            self.solver.add(self.matched(way, table, given))
            after = table["next_tables"].get(name) or table["base_default_next"]
            for branch in self.run_action(way.copy(), action, given):
                yield from self.ways(branch, after, ends)
            self.solver.pop()

    def parameter(self, table: dict[str, Any], action: dict[str, Any], index: int) -> Value:
        """Returns a parameter: one of the table's constant entries, or anything that the controller may write."""
        width = action["runtime_data"][index]["bitwidth"]
        rows = [e["action_entry"]["action_data"] for e in table.get("entries", [])]
        if rows and not is_total(table):
            rows.append(table["default_entry"]["action_data"])
        numbers = [int(row[index], 16) for row in rows] or [0, (1 << width) - 1]
        return self.unknown(action["runtime_data"][index]["name"], min(numbers), max(numbers))

    def matched(self, way: Way, table: dict[str, Any], given: tuple[Value, ...]) -> z3.BoolRef:
        """Returns the condition that the parameters are those of an entry whose prefix the key has. Larger tables keep
        their bounds alone."""
        entries = table.get("entries", [])
        if not entries or len(entries) > MAX_ENTRIES or table["match_type"] != "lpm":
            return z3.BoolVal(True)
        full = ".".join(table["key"][0]["target"])
        key, width = self.read(way, full).term, self.widths[full][0]

        def are(data: list[str]) -> z3.BoolRef:
            return z3.And(*(value.term == int(number, 16) for value, number in zip(given, data, strict=True)))

        def has(match: dict[str, Any]) -> z3.BoolRef:
            first = int(match["key"], 16)
            return z3.And(first <= key, key < first + (1 << width - match["prefix_length"]))

        hits = [has(entry["match_key"][0]) for entry in entries]
        cases = [
            z3.And(hit, are(entry["action_entry"]["action_data"])) for hit, entry in zip(hits, entries, strict=True)
        ]
        return z3.Or(*cases, z3.And(z3.Not(z3.Or(*hits)), are(table["default_entry"]["action_data"])))

    def prove(self, start: str, *ends: str, where: Facts = lambda _: [], claims: Claims) -> Result:
        """Proves claims about all ways through a region, from assumptions and from what `where` adds to them."""
        return self.run(lambda way: self.ways(way, start, frozenset(ends)), where, claims)

    def prove_part(
        self, action: dict[str, Any], at: int, end: int, *, where: Facts = lambda _: [], claims: Claims
    ) -> Result:
        """Proves claims about all ways through an action's statements from one to another."""
        return self.run(lambda way: self.run_action(way, action, (), at, end), where, claims)

    def prove_turn(self, action: dict[str, Any], at: int, loop: Division) -> Result:
        """Proves what a division's loop, which begins at a statement, does in one turn.

        A turn takes the next bit of the dividend down. Remainder and quotient are then those of the bits until there,
        if they were before. The remainder stays below the divisor. After as many turns as the quotient has bits, they
        are those of the whole dividend.
        """

        def where(way: Way) -> list[z3.BoolRef]:
            rest, quotient, step = (self.read(way, n).term for n in (loop.rest, loop.quotient, loop.step))
            divisor = self.number(way, loop.divisor, ()).term
            return [
                rest < divisor,
                divisor < 1 << WIDE_BITS - 1,
                quotient < 1 << QUOTIENT_BITS - 1,
                step < QUOTIENT_BITS,
            ]

        def claims(way: Way) -> dict[str, z3.BoolRef]:
            divisor = self.number(way, loop.divisor, ()).term
            names = (loop.rest, loop.low, loop.quotient)
            rest, low, quotient = (self.read(way, n).term for n in names)
            rest_was, low_was, quotient_was = (way.before[n].term for n in names)
            top = 1 << QUOTIENT_BITS - 1
            down = 2 * rest_was + low_was / z3.IntVal(top)
            bit = quotient - 2 * quotient_was
            return {
                "the quotient gets a bit": z3.Or(bit == 0, bit == 1),
                "remainder and quotient": rest == z3.If(bit == 1, down - divisor, down),
                "remainder below divisor": z3.And(rest >= 0, rest < divisor),
                "the bits to come": low == 2 * (low_was % top),
            }

        return self.prove_part(action, at + 1, loop.end - 1, where=where, claims=claims)

    def run(self, ways: Callable[[Way], Iterator[Way]], where: Facts, claims: Claims) -> Result:
        self.result = Result()
        self.solver.push()
        way = Way(self)
        self.solver.add(*where(way))
        for end in ways(way):
            self.result.ways += 1
            for what, claim in claims(end).items():
                self.claim(what, claim)
        self.solver.pop()
        return self.result


Facts = Callable[[Way], list[z3.BoolRef]]
Claims = Callable[[Way], Mapping[str, z3.BoolRef]]


@dataclass(frozen=True)
class Division:
    """The loop of a division."""

    rest: str
    low: str
    quotient: str
    step: str
    divisor: dict[str, Any]
    end: int
    """The statement behind it."""


def division_at(statements: list[dict[str, Any]], at: int) -> Division | None:
    """Finds the division whose loop begins at a statement, as p4c compiles ``divide``."""
    turn = statements[at : at + 9]
    ops = [s["op"] for s in turn]
    if ops != ["_jump_if_zero", *["assign"] * 3, "_jump_if_zero", *["assign"] * 3, "_jump"]:
        return None
    if number_of(turn[8]["parameters"][0]) != at:
        return None
    rest, low, quotient, *_ = (".".join(s["parameters"][0]["value"]) for s in turn[1:4])
    step = ".".join(turn[7]["parameters"][0]["value"])
    condition = turn[4]["parameters"][0]
    while "op" not in condition["value"] or condition["value"]["op"] != ">=":
        condition = condition["value"].get("right") or condition["value"]
    return Division(rest, low, quotient, step, condition["value"]["right"], at + 9)


def bounds(width: int, signed: bool) -> tuple[int, int]:
    """Returns the least and the largest number of so many bits."""
    return (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)


def bare(e: dict[str, Any]) -> dict[str, Any]:
    """Returns an expression without what p4c wraps around it."""
    while e["type"] == "expression" and "op" not in e["value"]:
        e = e["value"]
    return e


def cut_of(e: dict[str, Any]) -> tuple[int, bool] | None:
    """Returns the bits to which an expression cuts, and whether the first one is a sign."""
    e = bare(e)
    if e["type"] != "expression" or (right := e["value"]["right"])["type"] != "hexstr":
        return None
    number = int(right["value"], 16)
    if e["value"]["op"] == "two_comp_mod":
        return number, True
    if e["value"]["op"] == "&" and number > 0 and number & number + 1 == 0:
        return number.bit_length(), False
    return None


def number_of(parameter: dict[str, Any]) -> int:
    value = parameter["value"]
    return value if isinstance(value, int) else int(value, 16)


def is_total(table: dict[str, Any]) -> bool:
    """Returns whether constant entries match every value of an exact key of a byte."""
    return table["match_type"] == "exact" and len(table["entries"]) == 256
