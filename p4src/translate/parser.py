"""A TNA parser's states in BMv2's JSON.

Intrinsic metadata is no part of the frame that the engine's parser gets: what extracts it, or skips a port's metadata,
is left out. A checksum's inputs have to be headers that are extracted just before they are added; it is then that of
those which are valid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .expressions import Json, field, hexstr, operation
from .ir import Node, UnknownConstructError, Width, arguments, constant, items, kind

if TYPE_CHECKING:
    from .pipeline import Gress

PORT_METADATA_BITS = 64


def parse_states(gress: Gress) -> list[Json]:
    """Translates all states but accept."""
    return [State(gress, s).json() for s in items(gress.parser["states"]) if s["name"] not in ("accept", "reject")]


class State:
    """One state on its way to JSON."""

    def __init__(self, gress: Gress, node: Node) -> None:
        self.gress = gress
        self.node = node
        self.where = f"parser state {node['name']}"
        self.ops: list[Json] = []
        self.extracted: Any = None

    def json(self) -> Json:
        for node in items(self.node["components"]):
            if kind(node) == "AssignmentStatement":
                self.assign(node["left"], node["right"])
            elif kind(node) == "MethodCallStatement":
                self.call(node["methodCall"])
            else:
                raise UnknownConstructError(kind(node), self.where)
        keys, transitions = self.transitions(self.node["selectExpression"])
        return {"name": self.node["name"], "parser_ops": self.ops, "transitions": transitions, "transition_key": keys}

    def call(self, call: Node) -> None:
        method = call["method"]
        if method["member"] in ("setValid", "setInvalid"):
            self.gress.call(call, primitives := [])
            self.ops += [{"op": "primitive", "parameters": [primitive]} for primitive in primitives]
            return
        if method["member"] == "verify":
            return  # its answer is not used
        if len(arguments(call)) != 1:
            raise UnknownConstructError(f"{method['member']}()", self.where)
        (given,) = arguments(call)
        match method["member"]:
            case "extract" if self.is_intrinsic(given):
                pass
            case "advance" if kind(given) == "Constant" and constant(given) == PORT_METADATA_BITS:
                pass
            case "extract":
                self.extracted = self.header(given, "next")
                self.ops.append({"op": "extract", "parameters": [self.extracted]})
            case "add" if self.extracted == self.header(given, "last"):
                self.add(method["expr"]["path"]["name"], self.extracted)
            case other:
                raise UnknownConstructError(f"{other}({kind(given)})", self.where)

    def is_intrinsic(self, node: Node) -> bool:
        name = node.get("path", {}).get("name", "")
        return self.gress.containers.get(name, "").endswith("_intrinsic_metadata_t")

    def header(self, node: Node, of_stack: str) -> Json:
        """Names a header, or a stack's next or last."""
        if kind(node) == "Member" and node["member"] == of_stack:
            return {"type": "stack", "value": self.gress.place_of_stack(node["expr"])}
        (name,) = self.gress.expressions.header(node)
        return {"type": "regular", "value": name}

    def add(self, checksum: str, header: Json) -> None:
        """Adds a header's fields to a checksum."""
        calculations = self.gress.calculations
        made = calculations.setdefault(
            checksum, {"name": checksum, "id": len(calculations), "algo": "csum16", "input": []}
        )
        names = self.gress.stacks.get(header["value"], [header["value"]])
        for name in names:
            for part in self.gress.ir.fields(self.gress.ir.declared[self.gress.headers[name]], name):
                if field([name, part]) not in made["input"]:
                    made["input"].append(field([name, part]))

    def assign(self, left: Node, right: Node) -> None:
        to = self.gress.place(left)
        method = right.get("method", {}).get("member") if kind(right) == "MethodCallExpression" else None
        if not isinstance(to, list):
            raise UnknownConstructError("an assignment to a parameter", self.where)
        if method == "lookahead":
            bits = self.gress.expressions.width(right).bits
            value: Json = {"type": "lookahead", "value": [0, bits]}
        elif method == "verify":
            value = self.verify(right["method"]["expr"]["path"]["name"])
        else:
            value = self.gress.expressions.number(right)
        self.ops.append({"op": "set", "parameters": [field(to), value]})

    def verify(self, checksum: str) -> Json:
        """Makes a field that is 1 where the sum is wrong: TNA's word for it, and the other way round than its name
        says."""
        place = self.gress.scalar(f"{checksum}$sum", Width(16))
        calculation = {"type": "calculation", "value": checksum}
        primitive = {
            "op": "modify_field_with_hash_based_offset",
            "parameters": [field(place), hexstr(0), calculation, hexstr(1 << 16)],
        }
        self.ops.append({"op": "primitive", "parameters": [primitive]})
        return operation("b2d", None, operation("!=", field(place), hexstr(0)))

    def transitions(self, select: Node) -> tuple[list[Json], list[Json]]:
        """Returns the expressions that a state looks at, and the states that it leads to."""
        if kind(select) == "PathExpression":
            return [], [{"type": "default", "next_state": self.next_state(select)}]
        looked_at = items(select["select"]["components"])
        widths = [self.gress.expressions.width(key).bits for key in looked_at]
        cases = [self.case(case, widths) for case in items(select["selectCases"])]
        if cases[-1]["type"] != "default":
            raise UnknownConstructError("a select without a default", self.where)
        return [self.gress.expressions.number(key) for key in looked_at], cases

    def next_state(self, state: Node) -> str | None:
        name = str(state["path"]["name"])
        if name == "reject":
            raise UnknownConstructError("reject", self.where)
        return None if name == "accept" else name

    def case(self, case: Node, widths: list[int]) -> Json:
        """Returns the values and masks of all keys, each padded to whole bytes."""
        keys, then = case["keyset"], self.next_state(case["state"])
        if kind(keys) == "DefaultExpression":
            return {"type": "default", "next_state": then}
        parts = items(keys["components"]) if kind(keys) == "ListExpression" else [keys]
        value, mask = "0x", "0x"
        for part, bits in zip(parts, widths, strict=True):
            full, digits = (1 << bits) - 1, (bits + 7) // 8 * 2
            known = (0, 0)
            if kind(part) == "Mask":
                known = constant(part["left"]), constant(part["right"])
            elif kind(part) != "DefaultExpression":
                known = constant(part), full
            value += f"{known[0] & known[1] & full:0{digits}x}"
            mask += f"{known[1] & full:0{digits}x}"
        return {"type": "hexstr", "value": value, "mask": mask, "next_state": then}
