"""The router in a browser: its plans are the planner's, its results the native simulator's, and the page works."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import browser
import looks
import needs
import pytest

from xcpr import _native
from xcpr.io.paths import ROOT

FOLDER = ROOT / "crates/playground"
SIMULATOR = ROOT / "target/wasm32-unknown-unknown/playground/xcpr_playground.wasm"
PAGE = FOLDER / "playground.html"
NODE = shutil.which("node")

needs_simulator = pytest.mark.skipif(not SIMULATOR.is_file(), reason="no WebAssembly: make playground")
needs_page = pytest.mark.skipif(not PAGE.is_file(), reason="no page: make playground")
needs_node = needs.program("node")

QUEUED = "Math.max(...run.chart.panels[1].spec.curves[0].y)"
SETTINGS: list[dict[str, Any]] = [
    {"transport": "xcp", "flows": 2, "capacity": 3, "delay": 13, "queue": 35, "loss": 0.3, "ack_loss": 12, "udp": 0.5},
    {"transport": "rcp", "flows": 1, "capacity": 1, "delay": 1, "queue": 500, "loss": 0, "ack_loss": 0, "udp": 0},
    {"transport": "cubic", "flows": 3, "capacity": 2, "delay": 40, "queue": 20, "loss": 0, "ack_loss": 0, "udp": 1},
]


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """Loads crates/playground/build.py."""
    spec = importlib.util.spec_from_file_location("playground_build", FOLDER / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def make_plan(build: ModuleType, settings: dict[str, Any]) -> Any:
    """Returns the planner's plan of what the controls say."""
    controls = build.CONTROLS if not settings["udp"] else (*build.CONTROLS, build.UDP)
    overrides = [f"flows.main.transport={settings['transport']}", f"flows.main.count={settings['flows']}"]
    overrides += [control.override(settings[control.name]) for control in controls]
    made, compiled = build.planned(overrides, bool(settings["udp"]))
    return made | {"program_json": compiled.text}


def test_control_must_change_numbers_linearly(build: ModuleType) -> None:
    count = build.Control("count", "Flows", "", "flows.main.count", 1, 5, 1, 3)
    with pytest.raises(ValueError, match=r"flows\.main\.count changes more"):
        list(build.numbers_of(count, [], True))
    # A port's figures for 1,000 and 1,001 kbit/s are rounded: the line through both misses its
    # figure for 2,000.
    rate = build.Control("rate", "Capacity", "kbit/s", "topology.rate", 1000, 1001, 1, 2000)
    with pytest.raises(ValueError, match="follows by no straight line"):
        list(build.numbers_of(rate, [], True))


@needs_node
@needs_simulator
def test_page_plan_and_result_match_the_native_simulator(build: ModuleType, tmp_path: Path) -> None:
    choices = [(settings["transport"], settings["flows"], settings["udp"] > 0) for settings in SETTINGS]
    data = tmp_path / "data.json"
    data.write_text(json.dumps(build.ready(choices)))
    script = Path(__file__).with_name("machine.mjs")
    assert NODE is not None
    done = subprocess.run(
        [NODE, script, FOLDER / "page", SIMULATOR, data],
        input=json.dumps(SETTINGS),
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert len(lines) == len(SETTINGS)
    for settings, line in zip(SETTINGS, lines, strict=True):
        made = json.loads(line)
        expected = make_plan(build, settings)
        assert made["plan"] == expected
        assert made["result"] == json.loads(_native.simulate(json.dumps(expected)))


@browser.needs_browser
@needs_page
def test_the_page_runs_and_follows_a_packet(tmp_path: Path) -> None:
    with browser.page(tmp_path / "profile") as page:
        page.open(PAGE.as_uri())
        page.wait("typeof run === 'object' && run.ended")
        assert "Routers ran their program" in page.ask("$('outcome').innerText")
        assert page.ask("run.chart.panels[1].spec.curves[0].y.length") == 200
        xcp = page.ask(QUEUED)

        page.ask("form.elements.transport.value = 'newreno'; form.dispatchEvent(new Event('change'))")
        page.wait("run.ended")
        assert page.ask(QUEUED) > xcp, "NewReno fills the queue"

        page.ask("form.elements.transport.value = 'xcp'; form.dispatchEvent(new Event('change')); pause()")
        page.ask("machine.runTo(5e9)")
        page.ask("$('step').click()")
        shown = page.ask("$('passage').innerText")
        assert "congestion.h_feedback" in shown and "pool for more" in shown
        changed = page.ask("[...document.querySelectorAll('tr.changed td:first-child')].map(cell => cell.innerText)")
        assert {"ipv4.ttl", "ipv4.header_checksum"} <= set(changed)
        page.ask("document.querySelector('.steps').open = true")
        steps = page.ask("document.querySelector('.steps').innerText")
        for part in ("Parser", "extract congestion", "table XcpIngress.ipv4_lpm", "ipv4.ttl: 64 → 63", "emit tcp"):
            assert part in steps
        page.ask("$('pause').click()")
        page.wait("run.ended")
        assert page.ask("document.documentElement.scrollWidth <= innerWidth")


@browser.needs_browser
@needs_page
def test_page_is_readable_at_all_sizes(tmp_path: Path) -> None:
    names, covers = "h1, h2, .head, th, td:first-child", "#controls, .acts, .keys"
    with browser.page(tmp_path / "profile") as page:
        page.open(PAGE.as_uri())
        page.wait("typeof run === 'object' && run.ended")
        looks.check(page, names, covers)
        page.ask("$('step').click()")
        assert page.ask("$('passage').checkVisibility()")
        page.ask("document.querySelector('.steps').open = true")
        looks.check(page, names, covers)


@browser.needs_browser
@needs_page
def test_controls_do_not_move_while_values_change(tmp_path: Path) -> None:
    parts = "[...document.querySelectorAll('#controls input, #controls button')]"
    places = f"JSON.stringify({parts}.map((one) => one.getBoundingClientRect()))"
    with browser.page(tmp_path / "profile") as page:
        page.open(PAGE.as_uri(), 1366, 768)
        page.wait("typeof run === 'object'")
        page.ask("pause()")
        before = page.ask(places)
        for slider, value in (("udp", 39.5), ("queue", 500), ("loss", 9.9)):
            page.ask(
                f"form.elements.{slider}.value = {value}; form.elements.{slider}.dispatchEvent(new Event('input'))"
            )
        page.ask("$('pause').textContent = 'Go on'")
        page.ask("$('status').textContent = 'Stopped at 19999.999 ms: follow the next one, or go on.'")
        assert page.ask(places) == before
