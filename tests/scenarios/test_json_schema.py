"""The JSON Schema of scenarios: what ``read`` takes it takes, and an editor would find what ``read`` refuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from xcpr.io import schema
from xcpr.io.paths import SCENARIOS
from xcpr.scenarios import scenario

KINDS = {"object": Mapping, "string": str, "boolean": bool, "array": list, "integer": int, "number": (int, float)}


@cache
def json_schema() -> dict[str, Any]:
    """Returns the output of the command."""
    done = subprocess.run([sys.executable, "-m", "xcpr", "schema"], capture_output=True, check=True)
    made: dict[str, Any] = json.loads(done.stdout)
    return made


def list_violations(value: Any, by: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """Yields where a value violates the schema; it supports the part of JSON Schema that ours uses."""
    assert by.keys() <= {
        *("$schema", "title", "type", "enum", "anyOf", "pattern", "minimum", "maximum", "required"),
        *("properties", "additionalProperties"),
    }
    if "type" in by and (
        not isinstance(value, KINDS[by["type"]]) or (by["type"] != "boolean" and isinstance(value, bool))
    ):
        yield f"{path}: type"
        return
    if "enum" in by and value not in by["enum"]:
        yield f"{path}: enum"
    if "pattern" in by and not re.search(by["pattern"], value):
        yield f"{path}: pattern"
    if "anyOf" in by and all(any(list_violations(value, one)) for one in by["anyOf"]):
        yield f"{path}: anyOf"
    if isinstance(value, int | float) and not by.get("minimum", value) <= value <= by.get("maximum", value):
        yield f"{path}: range"
    if isinstance(value, Mapping):
        yield from (f"{path}: {name}" for name in by.get("required", ()) if name not in value)
        more = by["additionalProperties"]
        for name, entry in value.items():
            inside = by.get("properties", {}).get(name, more)
            if inside is False:
                yield f"{path}.{name}: unknown"
            else:
                yield from list_violations(entry, inside, f"{path}.{name}")


@pytest.mark.parametrize("name", scenario.list_scenarios())
def test_shipped_scenarios_match_the_json_schema(name: str) -> None:
    assert (
        list(list_violations(tomllib.loads((SCENARIOS / f"{name}.toml").read_text(encoding="utf-8")), json_schema()))
        == []
    )
    assert list(list_violations(schema.write(scenario.load(name)), json_schema())) == []


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ("queue.limt=3", ".queue.limt: unknown"),
        ("queue.limit=3", ".queue.limit: type"),
        ("queue.discipline=blue", ".queue.discipline: enum"),
        ("flows.main.transport=quic", ".flows.main.transport: anyOf"),
        ("flows.main.count=0", ".flows.main.count: range"),
        ("flows.main.fast.alpha=many", ".flows.main.fast.alpha: pattern"),
        ("path_changes.dip.update_routers=1", ".path_changes.dip.update_routers: type"),
    ],
)
def test_refused_values_violate_the_json_schema(override: str, message: str) -> None:
    with pytest.raises(schema.Invalid):
        scenario.load("demo", [override])
    assert message in list(list_violations(scenario.parse_override(override), json_schema()))


def test_json_schema_has_every_scenario_key() -> None:
    whole = schema.write(scenario.load("traffic", ["path_changes.dip.at=1 s", "path_changes.dip.loss.model=none"]))
    assert {*whole} <= {*json_schema()["properties"]}
    assert (
        whole["flows"]["main"].keys()
        <= json_schema()["properties"]["flows"]["additionalProperties"]["properties"].keys()
    )
