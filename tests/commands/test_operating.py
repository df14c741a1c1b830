"""The files of docs/operating for operators: a dashboard whose metrics exist, and units that systemd takes."""

from __future__ import annotations

import itertools
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import needs
import pytest
import typer
from test_metrics import STATS

from xcpr.commands import cli
from xcpr.controller.service import Service
from xcpr.scenarios.programs.program import XCP
from xcpr.worlds.observe.metrics import OfController, OfPorts, OfReceiver

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "operating"
UNITS = sorted(FOLDER.glob("*.service"))
DASHBOARD: dict[str, Any] = json.loads((FOLDER / "grafana.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
EXPRESSIONS = [target["expr"] for panel in PANELS for target in panel["targets"]]

needs_systemd = needs.program("systemd-analyze")


def list_exported() -> set[str]:
    """Returns the names that Prometheus knows metrics by."""
    nobody = SimpleNamespace(states={}, recorder=SimpleNamespace(latest={}, dropped=0), programs={}, now_s=lambda: 0.0)
    families = [*OfPorts(lambda: json.dumps(STATS)).collect(), *OfController(cast("Service", nobody)).collect()]
    families += OfReceiver().collect()
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    return {family.name + end for family in families for end in ends.get(family.type, ("",))}


def test_a_dashboard_names_metrics_that_are_exported() -> None:
    assert {name for text in EXPRESSIONS for name in re.findall(r"\bxcpr_\w+", text)} <= list_exported()


def test_a_dashboard_names_fields_and_counters_that_programs_have() -> None:
    fields = {name for text in EXPRESSIONS for name in re.findall(r'field="(\w+)"', text)}
    assert fields
    assert fields <= set(XCP.telemetry.fields)
    counters = {name for text in EXPRESSIONS for name in re.findall(r'counter=~?"([^"]+)"', text)}
    assert XCP.police is not None
    known = (XCP.drop_counter, XCP.police.violation_counter, XCP.police.surplus)
    assert all(any(re.fullmatch(counter, name) for name in known) for counter in counters)


def test_panels_have_ids_of_their_own_and_do_not_overlap() -> None:
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
    places = [panel["gridPos"] for panel in PANELS]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, other in itertools.combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


def list_started(unit: Path) -> list[str]:
    """Returns the commands that a unit runs."""
    found = re.search(r"^ExecStart=(.+)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_unit_uses_options_that_its_command_has(unit: Path) -> None:
    words = list_started(unit)
    place = words.index("/usr/local/bin/xcpr")
    assert words[:place] in ([], ["/usr/bin/env", "--block-signal=HUP"])
    command, *arguments = words[place + 1 :]
    commands = cast("Any", typer.main.get_command(cli.app)).commands
    options = {
        option for parameter in commands[command].params for option in (*parameter.opts, *parameter.secondary_opts)
    }
    assert {argument for argument in arguments if argument.startswith("--")} <= options


@needs_systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_accepts_the_unit_and_its_sandbox(unit: Path, tmp_path: Path) -> None:
    here = tmp_path / unit.name
    here.write_text(
        unit.read_text(encoding="utf-8").replace("/usr/local/bin/xcpr", f'"{sys.executable}"'), encoding="utf-8"
    )

    def analyze(*arguments: str) -> str:
        command = ["systemd-analyze", "--no-pager", *arguments, str(here)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    assert analyze("verify", "--man=no") == ""
    assert "Overall exposure level" in analyze("security", "--offline=true", "--threshold=30")
