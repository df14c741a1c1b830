"""P4's expressions as BMv2's JSON has them, which computes with unbounded integers: results are cut to their type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .ir import Ir, Node, UnknownConstructError, Width, arguments, constant, kind

Json = dict[str, Any]

COMPARISONS = {"Equ": "==", "Neq": "!=", "Lss": "<", "Leq": "<=", "Grt": ">", "Geq": ">="}
SUMS = {"Add": "+", "Sub": "-"}
SATURATING = {"AddSat": "+", "SubSat": "-"}
BITWISE = {"BAnd": "&", "BOr": "|", "BXor": "^"}
LOGICAL = {"LAnd": "and", "LOr": "or"}


def hexstr(value: int) -> Json:
    """Makes a number."""
    return {"type": "hexstr", "value": hex(value)}


def field(place: list[str]) -> Json:
    """Makes a reference to a header's or metadata's field."""
    return {"type": "field", "value": place}


def operation(op: str, left: Json | None, right: Json, **more: Json) -> Json:
    """Makes an operator with its operands."""
    return {"type": "expression", "value": {"op": op, **more, "left": left, "right": right}}


def cut(value: Json, width: Width) -> Json:
    """Cuts a value to its low bits, as a number of its type."""
    if width.signed:
        return operation("two_comp_mod", value, hexstr(width.bits))
    return operation("&", value, hexstr((1 << width.bits) - 1))


class Expressions:
    """Expressions of one parser or control, whose names ``place`` knows."""

    def __init__(self, ir: Ir, place: Callable[[Node], list[str] | Json], enclosing: str) -> None:
        self.ir = ir
        self.place = place
        self.enclosing = enclosing

    def width(self, node: Node) -> Width:
        """Returns an expression's type."""
        return self.ir.width(node["type"], self.enclosing)

    def number(self, node: Node) -> Json:
        """Translates a value as a number; a bool is 0 or 1."""
        if self.is_bool(node):
            return operation("b2d", None, self.condition(node))
        name = kind(node)
        match name:
            case "Constant":
                return hexstr(constant(node))
            case "PathExpression" | "Member":
                found = self.place(node)
                return field(found) if isinstance(found, list) else found
            case "Slice":
                high, low = constant(node["e1"]), constant(node["e2"])
                inner = self.number(node["e0"])
                shifted = operation(">>", cut(inner, Width(high + 1)), hexstr(low)) if low else inner
                return cut(shifted, Width(high - low + 1))
            case "Cast":
                return cut(self.number(node["expr"]), self.width(node))
            case "Concat":
                left = operation("<<", self.number(node["left"]), hexstr(self.width(node["right"]).bits))
                return operation("|", left, self.number(node["right"]))
            case "Shl":
                return cut(
                    operation("<<", self.number(node["left"]), hexstr(constant(node["right"]))), self.width(node)
                )
            case "Shr":
                return operation(">>", self.number(node["left"]), hexstr(constant(node["right"])))
            case "MethodCallExpression":
                return self.call(node)
        left, right = (self.number(node[side]) for side in ("left", "right")) if "left" in node else (None, None)
        if left is not None and right is not None:
            if name in SUMS:
                return cut(operation(SUMS[name], left, right), self.width(node))
            if name in SATURATING:
                limit = "sat_cast" if self.width(node).signed else "usat_cast"
                exact = operation(SATURATING[name], left, right)
                return operation(limit, exact, hexstr(self.width(node).bits))
            if name in BITWISE:
                return operation(BITWISE[name], left, right)
        raise UnknownConstructError(name, self.enclosing)

    def is_bool(self, node: Node) -> bool:
        """Returns whether an expression is a bool."""
        return "type" in node and kind(self.ir.type(node["type"])) == "Type_Boolean"

    def condition(self, node: Node) -> Json:
        """Translates a bool as a condition."""
        name = kind(node)
        if name == "BoolLiteral":
            return {"type": "bool", "value": bool(node["value"])}
        if name in COMPARISONS:
            return operation(COMPARISONS[name], self.number(node["left"]), self.number(node["right"]))
        if name in LOGICAL:
            return operation(LOGICAL[name], self.condition(node["left"]), self.condition(node["right"]))
        if name == "LNot":
            return operation("not", None, self.condition(node["expr"]))
        if name == "MethodCallExpression" and node["method"].get("member") == "isValid":
            return operation("d2b", None, field([*self.header(node["method"]["expr"]), "$valid$"]))
        if name in ("PathExpression", "Member"):
            found = self.place(node)
            return operation("d2b", None, field(found) if isinstance(found, list) else found)
        if name == "Cast":
            return operation("d2b", None, self.number(node["expr"]))
        raise UnknownConstructError(f"{name} as a condition", self.enclosing)

    def header(self, node: Node) -> list[str]:
        """Returns the header that an expression names."""
        found = self.place(node)
        if not isinstance(found, list) or len(found) != 1:
            raise UnknownConstructError(f"{kind(node)} for a header", self.enclosing)
        return found

    def call(self, node: Node) -> Json:
        """Translates min and max, the functions that have a value and do nothing else."""
        name = node["method"].get("path", {}).get("name")
        if name not in ("min", "max"):
            raise UnknownConstructError(f"{name or node['method'].get('member')}() in an expression", self.enclosing)
        left, right = (self.number(argument) for argument in arguments(node))
        return operation("?", left, right, cond=operation("<" if name == "min" else ">", left, right))
