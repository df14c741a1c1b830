"""Programs whose JSON lacks what p4c writes today: those of p4c-bm, and tables that p4c makes of statements."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from finsy.proto import p4i

from xcpr.io.paths import ROOT
from xcpr.p4runtime.pipeline.bmv2 import is_generated, map_actions, name_key
from xcpr.p4runtime.pipeline.p4info import make_p4info
from xcpr.p4runtime.pipeline.program import Program
from xcpr.scenarios.programs import p4_files

COMPILED = ROOT / "tests/p4/static_switch.json"


def config() -> dict[str, Any]:
    """Returns a program of p4c's."""
    made: dict[str, Any] = json.loads(COMPILED.read_text(encoding="utf-8"))
    return made


def tables(made: dict[str, Any]) -> list[dict[str, Any]]:
    return [table for pipeline in made["pipelines"] for table in pipeline["tables"]]


def test_unnamed_key_has_the_name_of_its_field() -> None:
    """BMv2's docs/JSON_format.md: the name is optional."""
    assert name_key({"name": "hdr.ipv4.dst", "target": ["ipv4", "dst"]}) == "hdr.ipv4.dst"
    assert name_key({"target": ["ipv4", "dst"]}) == "ipv4.dst"
    assert name_key({"target": "ipv4"}) == "ipv4"


def test_actions_without_ids_are_found_by_name() -> None:
    actions = [{"name": "drop", "id": 4}, {"name": "forward", "id": 7}, {"name": "other", "id": 8}]
    table = {"actions": ["forward", "drop"]}
    assert map_actions(table, actions) == {4: "drop", 7: "forward"}
    assert map_actions({**table, "action_ids": [9, 5]}, actions) == {9: "forward", 5: "drop"}


@pytest.mark.parametrize(
    ("name", "keys", "generated"),
    [
        ("tbl_route42", 0, True),
        ("switch_0_table", 1, True),
        ("switch_12_table_0", 1, True),
        ("I.switch_0_table", 1, False),
        ("tbl_of_p4_14", 1, False),
        ("switch_table", 1, False),
    ],
)
def test_generated_tables_are_recognized_by_name(name: str, keys: int, generated: bool) -> None:
    assert is_generated({"name": name, "key": [{}] * keys}) is generated


def strip(made: dict[str, Any]) -> list[str]:
    """Removes what p4c-bm did not write; returns the fields of keys."""
    named = []
    for table in tables(made):
        del table["action_ids"]
        for key in table["key"]:
            del key["name"]
            named.append(".".join(key["target"]))
    return named


def test_program_with_unnamed_keys_loads(tmp_path: Path) -> None:
    made = config()
    named = strip(made)
    assert named
    compiled = tmp_path / "old.json"
    compiled.write_text(json.dumps(made), encoding="utf-8")

    program = p4_files.load(compiled)

    assert sorted(f.name for table in program.tables.values() for f in table.fields.values()) == sorted(named)


def test_initial_entries_are_independent_of_key_names() -> None:
    whole, less = (json.loads((ROOT / "tests/p4/features.json").read_text(encoding="utf-8")) for _ in range(2))
    strip(less)

    def entries(made: dict[str, Any]) -> list[Any]:
        program = Program(make_p4info(made), json.dumps(made).encode())
        return [(table.initial, table.default) for table in program.tables.values()]

    assert any(initial for initial, _ in entries(whole))
    assert entries(less) == entries(whole)


def test_value_set_without_a_size_is_unlimited() -> None:
    """p4c-bm wrote none (PI's tests/testdata/pragmas.json)."""
    made = config()
    made["parse_vsets"] = [{"name": "ports", "id": 0, "compressed_bitwidth": 16}]

    info = make_p4info(made)

    assert [(one.preamble.name, one.size, one.match[0].bitwidth) for one in info.value_sets] == [("ports", 0, 16)]


def test_table_of_a_switch_statement_is_hidden_from_controllers() -> None:
    made = config()
    first = tables(made)[0]
    key = {"match_type": "exact", "target": ["scalars", "switch_0_key"], "mask": None}
    made["header_types"].append({"name": "made", "id": 999, "fields": [["switch_0_key", 32, False]]})
    made["pipelines"][0]["tables"].append({**first, "name": "switch_0_table", "key": [key], "entries": []})

    info: p4i.P4Info = make_p4info(made)

    assert "switch_0_table" not in [table.preamble.name for table in info.tables]
    assert "switch_0_table" not in [table.name for table in Program(info, json.dumps(made).encode()).tables.values()]
