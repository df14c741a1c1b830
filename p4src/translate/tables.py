"""Tables in BMv2's JSON."""

from __future__ import annotations

from collections.abc import Sequence

from .expressions import Json
from .ir import Node, UnknownConstructError, Width, constant, kind

ORDER = ("range", "ternary", "lpm", "exact")
"""The kinds in a key by precedence: the first that is there is the table's."""


def table_json(
    name: str, keys: list[Json], actions: list[Json], default: Json, then: str | None, data: Sequence[int] = ()
) -> Json:
    """Makes a table whose actions all lead to the same node. Its default action is constant."""
    kinds = [key["match_type"] for key in keys]
    return {
        "name": name,
        "key": keys,
        "match_type": next((k for k in ORDER if k in kinds), "exact"),
        "type": "simple",
        "max_size": 0,
        "action_ids": [action["id"] for action in actions],
        "actions": [action["name"] for action in actions],
        "base_default_next": None,
        "next_tables": {action["name"]: then for action in actions},
        "default_entry": {
            "action_id": default["id"],
            "action_const": True,
            "action_data": [hex(value) for value in data],
            "action_entry_const": True,
        },
    }


def match_json(value: Node, key: Json, width: Width) -> Json:
    """Returns the pattern of a constant entry for a part of the key."""
    full, match = (1 << width.bits) - 1, key["match_type"]
    wild = kind(value) == "DefaultExpression"
    if match == "exact" and not wild:
        return {"match_type": match, "key": hex(constant(value) & full)}
    if match == "range" and (wild or kind(value) == "Range"):
        low, high = (0, full) if wild else (constant(value["left"]), constant(value["right"]))
        return {"match_type": match, "start": hex(low), "end": hex(high)}
    if match == "ternary" and kind(value) != "Range":
        bits, mask = (value["left"], constant(value["right"])) if kind(value) == "Mask" else (value, full)
        known = (0, 0) if wild else (constant(bits) & mask & full, mask & full)
        return {"match_type": match, "key": hex(known[0]), "mask": hex(known[1])}
    raise UnknownConstructError(f"{kind(value)} for a {match} key", str(key["name"]))
