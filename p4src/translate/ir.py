"""Reads what p4c's front end made of a TNA program: its intermediate representation (IR) as ``--toJSON`` writes it.

The front end has inlined all controls and parsers, given every expression a type, and replaced constants. A node is a
dictionary with its class in ``Node_Type``; a node that stands in several places is written once and named by its
``Node_ID`` where it stands again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Node = dict[str, Any]


class UnknownConstructError(Exception):
    """The program uses something that has no translation."""

    def __init__(self, construct: str, place: str) -> None:
        super().__init__(f"{place}: {construct} is not supported")


@dataclass(frozen=True)
class Width:
    """bit<bits> or int<bits>; a bool is one bit."""

    bits: int
    signed: bool = False
    boolean: bool = False


def kind(node: Any) -> str:
    """Returns a node's class; empty for what is no node."""
    return str(node.get("Node_Type", "")) if isinstance(node, dict) else ""


def items(vector: Node) -> list[Node]:
    """Returns a vector's members."""
    return list(vector["vec"])


def constant(node: Node) -> int:
    """Returns a literal's value."""
    if kind(node) not in ("Constant", "BoolLiteral"):
        raise UnknownConstructError(f"{kind(node)} for a constant", "program")
    return int(node["value"])


def statements(body: Node | None) -> list[Node]:
    """Returns the statements of a block or a single statement."""
    if not body:
        return []
    return items(body["components"]) if kind(body) == "BlockStatement" else [body]


def arguments(call: Node) -> list[Node]:
    """Returns a call's arguments."""
    return [argument["expression"] for argument in items(call["arguments"])]


def declared_name(node: Node) -> str:
    """Returns the name that the control plane knows: the annotation's."""
    for annotation in items(node["annotations"]):
        if annotation["name"] == "name":
            return str(items(annotation["body"]["value"])[0]["value"]).removeprefix(".")
    return str(node["name"])


def put_back(root: Node) -> None:
    """Puts nodes in the place of references to them."""
    nodes: dict[int, Node] = {}
    waiting: list[Any] = [root]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            if "Node_Type" in value:
                nodes[value["Node_ID"]] = value
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value

    def resolve(value: Any) -> Any:
        return nodes[value["Node_ID"]] if isinstance(value, dict) and value.keys() == {"Node_ID"} else value

    waiting, seen = [root], set[int]()
    while waiting:
        value = waiting.pop()
        if id(value) in seen or not isinstance(value, dict | list):
            continue
        seen.add(id(value))
        for key, part in list(value.items() if isinstance(value, dict) else enumerate(value)):
            value[key] = resolve(part)
            waiting.append(value[key])


class Ir:
    """A program's declarations by name."""

    def __init__(self, root: Node) -> None:
        put_back(root)
        self.declared = {node["name"]: node for node in items(root["objects"]) if "name" in node}

    def type(self, node: Node) -> Node:
        """Returns a type without the names given to it."""
        while True:
            match kind(node):
                case "Type_Name":
                    node = self.declared[node["path"]["name"]]
                case "Type_Typedef" | "Type_Newtype":
                    node = node["type"]
                case _:
                    return node

    def width(self, node: Node, place: str) -> Width:
        """Returns a number's type."""
        node = self.type(node)
        if kind(node) == "Type_Boolean":
            return Width(1, boolean=True)
        if kind(node) != "Type_Bits":
            raise UnknownConstructError(f"a value of {kind(node)}", place)
        return Width(node["size"], node["isSigned"])

    def fields(self, node: Node, place: str) -> dict[str, Width]:
        """Returns a header's or struct's fields."""
        return {f["name"]: self.width(f["type"], place) for f in items(self.type(node)["fields"])}

    def parameters(self, declaration: Node) -> dict[str, str]:
        """Returns the parameters of a parser or control with their types' names."""
        found = items(declaration["type"]["applyParams"]["parameters"])
        return {p["name"]: str(self.type(p["type"]).get("name", "")) for p in found}
