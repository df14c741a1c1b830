"""The JSON Schema of scenarios: what ``read`` takes it takes, and an editor would find what ``read`` refuses."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import needs
import pytest

from xcpr.io import schema
from xcpr.io.paths import SCENARIOS
from xcpr.scenarios import scenario
from xcpr.scenarios.schema.json_schema import FILE

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
        *("properties", "additionalProperties", "items", "description", "default", "examples"),
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
    for place, item in enumerate(value if isinstance(value, list) and "items" in by else ()):
        yield from list_violations(item, by["items"], f"{path}[{place}]")
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
        ("flows.main.start=3 Mbit/s", ".flows.main.start: pattern"),
        ("topology.rate=3 ms", ".topology.rate: pattern"),
        ("hosts.capture=[1]", ".hosts.capture[0]: type"),
        ("routers.r1.program=mine", ".routers.r1.program: pattern"),
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


def list_keys(described: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yields the keys that are no tables, each with its schema."""
    for name, entry in described.get("properties", {}).items():
        if "properties" not in entry and not isinstance(entry.get("additionalProperties"), Mapping):
            yield f"{path}{name}", entry
        yield from list_keys(entry, f"{path}{name}.")
    if isinstance(more := described.get("additionalProperties"), Mapping):
        yield from list_keys(more, f"{path}NAME.")


def test_every_key_has_a_description() -> None:
    keys = dict(list_keys(json_schema()))
    assert len(keys) > 400
    assert not [key for key, entry in keys.items() if not entry.get("description")]


def test_defaults_and_examples_are_valid() -> None:
    for key, entry in list_keys(json_schema()):
        for value in (*entry.get("examples", ()), *([entry["default"]] if "default" in entry else ())):
            assert not list(list_violations(value, entry, key)), (key, value)


@pytest.mark.parametrize("override", ["queue.limit=1.5 bdp", "routers.r1.program=nowhere/it.json"])
def test_accepted_values_match_the_json_schema(override: str) -> None:
    assert list(list_violations(scenario.parse_override(override), json_schema())) == []


def test_quantities_have_units_and_an_example() -> None:
    start = dict(list_keys(json_schema()))["flows.NAME.start"]
    assert start["default"] == "0 s" and start["examples"] == ["100 ms"]
    assert all(re.search(start["pattern"], text) for text in ("1 s", "1.5 ms", "1_000 us", "2e3ns", " 3 µs "))
    assert not any(re.search(start["pattern"], text) for text in ("1", "1 m", "s", "-1 s", "1 s x"))


def test_committed_schema_is_that_of_the_keys() -> None:
    done = subprocess.run([sys.executable, "-m", "xcpr", "schema"], capture_output=True, check=True, text=True)
    assert (SCENARIOS / FILE).read_text(encoding="utf-8") == done.stdout, f"xcpr schema > scenarios/{FILE}"
    for name in scenario.list_scenarios():
        assert (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8").startswith(f"#:schema {FILE}\n\n"), name


@needs.program("taplo")
def test_taplo_accepts_the_shipped_scenarios_and_refuses_an_unknown_key(tmp_path: Path) -> None:
    for source in (*SCENARIOS.glob("*.toml"), SCENARIOS / FILE):
        shutil.copy(source, tmp_path)
    assert subprocess.run(["taplo", "check"], cwd=tmp_path, check=False).returncode == 0
    (tmp_path / "bad.toml").write_text(f'#:schema {FILE}\nduraton = "3 s"\n', encoding="utf-8")
    done = subprocess.run(["taplo", "check", "bad.toml"], cwd=tmp_path, check=False, capture_output=True, text=True)
    assert done.returncode and "duraton" in done.stdout + done.stderr
