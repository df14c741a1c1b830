"""Names in BMv2's JSON that a compiler left out, and tables that no controller may ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

STATEMENT_TABLE = "tbl_"
"""The beginning of p4c's names for tables that it makes of statements and of calls of actions."""
SWITCH_TABLE = re.compile(r"switch_[0-9]+_table(_[0-9]+)?")
"""p4c's names for tables that it makes of switch statements (its ``midend/eliminateSwitch.cpp``)."""


def name_key(key: Mapping[str, Any]) -> str:
    """Names a field of a table's key: as the program does, else by header and field.

    The name is optional in the JSON (BMv2's ``docs/JSON_format.md``, "pipelines"), and p4c-bm, the compiler before
    p4c, wrote none. A key of the match kind ``valid`` may be the name of a header alone.
    """
    target: str | list[str] = key["target"]
    return str(key.get("name") or (target if isinstance(target, str) else ".".join(target)))


def map_actions(table: Mapping[str, Any], actions: Iterable[Mapping[str, Any]]) -> dict[int, str]:
    """Maps the ids of a table's actions to their names; p4c-bm wrote names alone, which are unique in its JSON."""
    if table.get("action_ids") is not None:
        return dict(zip(table["action_ids"], table["actions"], strict=True))
    return {action["id"]: action["name"] for action in actions if action["name"] in table["actions"]}


def is_generated(table: Mapping[str, Any]) -> bool:
    """Says whether p4c made a table of a statement; the source's own tables are in a control."""
    name: str = table["name"]
    if "." in name:
        return False
    return SWITCH_TABLE.fullmatch(name) is not None or (name.startswith(STATEMENT_TABLE) and not table["key"])
