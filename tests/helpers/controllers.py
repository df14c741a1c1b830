"""Scenarios with controllers, for tests: a star of hosts around one switch, whose program is managed_switch."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from xcpr.io.paths import COMPILED
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import sim

CPU_PORT = 255
STAR: dict[str, Any] = {
    "title": "A switch and its controller",
    "duration": "2 s",
    "topology": {"kind": "star", "size": 3, "rate": "100 Mbit/s", "delay": "1 ms"},
    "router": {"program": str(COMPILED / "managed_switch.json"), "cpu_port": CPU_PORT},
    "hosts": {"capture": ["h3"]},
    "flows": {
        "main": {
            "count": 1,
            "source": "h1",
            "destination": "h2",
            "transport": "cubic",
            "transfer": "100 kB",
            "start": "300 ms",
        }
    },
}
PROLOGUE = """
import sys, time
sys.path.insert(0, {helpers!r})
from controllers_client import Switch, p4r
"""


def build_scenario(folder: Path, *programs: str, changes: dict[str, Any] | None = None) -> Scenario:
    """Builds a scenario with a controller for each text of a program, written to the folder."""
    controllers = {}
    for number, text in enumerate(programs, 1):
        path = folder / f"controller{number}.py"
        helpers = str(Path(__file__).parent)
        path.write_text(PROLOGUE.format(helpers=helpers) + textwrap.dedent(text), encoding="utf-8")
        controllers[f"c{number}"] = {"program": str(path)}
    return scenario.build([("test", {**STAR, "controllers": controllers, **(changes or {})})], allow_python=True)


def run_controllers(folder: Path, *programs: str, changes: dict[str, Any] | None = None) -> Result:
    """Runs such a scenario."""
    return sim.execute(build_scenario(folder, *programs, changes=changes), 1, "test")


def read_output(result: Result, name: str = "c1") -> list[str]:
    """Returns the lines that a controller wrote."""
    assert isinstance(result.controllers, dict)
    return result.controllers[name].output.splitlines()
