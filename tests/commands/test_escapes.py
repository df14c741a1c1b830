"""No text of a stranger speaks to the terminal: names in each kind of file, and names of files."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from xcpr.commands import cli
from xcpr.io import plain
from xcpr.io.paths import COMPILED, DATA
from xcpr.results import result
from xcpr.results.result import Result

HOSTILE = "\x1b]0;owned\x07\x9b31m\x7f\x08\u202e"
"""A title of a window, a colour, DEL, backspace, and text from right to left."""
TOML = "\\u001b]0;owned\\u0007\\u009b31m\\u007f\\b\\u202e"


@pytest.fixture
def xcpr(in_tmp: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command in an empty folder; returns its output, in which nothing speaks to a terminal."""

    def run(*words: str) -> str:
        assert in_tmp.is_dir()
        monkeypatch.setattr(sys, "argv", ["xcpr", *words])
        with contextlib.suppress(SystemExit):
            cli.main()
        out, err = capsys.readouterr()
        assert [character for character in out + err if not (character.isprintable() or character == "\n")] == []
        assert out + err
        return out + err

    return run


SCENARIO = """
title = "odd"
duration = "100 ms"
topology.rate = "10 Mbit/s"
topology.delay = "1 ms"
flows.main = { count = 1, transport = "cubic" }
router.program = "my.json"
[router.entries.routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = { port = "port", next_hop = "next hop", own = "own" }
"""


@pytest.mark.parametrize(
    "text",
    [
        f'"{TOML}" = 1',
        f'title = "{TOML}"',
        f'extends = "{TOML}"',
        f'extends = "{TOML}.toml"',
        f'extends = "demo"\n[flows."{TOML}"]\ncount = 1',
        f'extends = "demo"\ntopology.rate = "{TOML}"',
        f'extends = "demo"\nrouter.program = "a/{TOML}.json"',
        f'extends = "demo"\nrouter.entries = {{ "{TOML}" = 1 }}',
        f'title = "a"\nflows.a = {{ count = 1 }}\ntopology.file = "it.toml/{TOML}.graphml"',
        f'extends = "demo"\n[topology]\nkind = "graph"\n[nodes.r]\n[links.l]\nends = ["{TOML}", "r"]',
        f"a = {HOSTILE}",
    ],
)
def test_scenario_text_is_escaped(xcpr: Callable[..., str], text: str) -> None:
    Path("it.toml").write_text(text, encoding="utf-8")
    assert "it.toml" in xcpr("run", "it.toml")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("axis", f'title = "a"\nbase = "demo"\nmatrix.row = ["{TOML}"]\naxes.row."{TOML}" = {{ label = "a" }}'),
        ("label", f'title = "{TOML}"\nbase = "demo"\nmatrix.row = ["a"]\naxes.row.a = {{ label = "{TOML}" }}'),
        ("base", f'title = "a"\nbase = "{TOML}"\nmatrix.row = ["a"]\naxes.row.a = {{ label = "a" }}'),
    ],
)  # fmt: skip
def test_set_text_is_escaped(xcpr: Callable[..., str], name: str, text: str) -> None:
    Path(f"{name}.toml").write_text(text, encoding="utf-8")
    assert "xcpr: " in xcpr("reproduce", f"{name}.toml", "--out", "out")


def test_topology_text_is_escaped(xcpr: Callable[..., str]) -> None:
    text = (DATA / "cities.graphml").read_text(encoding="utf-8").replace("40000000.0", "x&#x9b;31m\u202e")
    Path("it.graphml").write_text(text, encoding="utf-8")
    Path("it.toml").write_text('extends = "zoo"\ntopology.file = "it.graphml"\n', encoding="utf-8")
    assert "LinkSpeedRaw must be a number" in xcpr("run", "it.toml")


def test_link_and_permit_files_are_escaped(xcpr: Callable[..., str]) -> None:
    Path("it.toml").write_text(f'[ports."{TOML}"]\nrate = "{TOML}"', encoding="utf-8")
    assert "it.toml" in xcpr("wire", "-i", "lo", "-i", "lo", "--links", "it.toml")
    tls = ["--tls-cert", "a", "--tls-key", "b", "--tls-client-ca", "c", "--tls-permits", "it.toml"]
    assert "it.toml" in xcpr("switch", "-i", "1@lo", *tls)


def test_parser_states_in_a_trace_are_escaped(xcpr: Callable[..., str]) -> None:
    program: dict[str, Any] = json.loads((COMPILED / "counting_router.json").read_text(encoding="utf-8"))
    for parser in program["parsers"]:
        parser["init_state"] += HOSTILE
        for state in parser["parse_states"]:
            state["name"] += HOSTILE
            for transition in state["transitions"]:
                transition["next_state"] = transition["next_state"] and transition["next_state"] + HOSTILE
    Path("my.json").write_text(json.dumps(program), encoding="utf-8")
    Path("it.toml").write_text(SCENARIO, encoding="utf-8")
    assert "state start\\x1b]0;owned\\x07\\x9b31m\\x7f\\x08\\u202e" in xcpr("trace", "main0:1", "--scenario", "it.toml")
    steps = json.loads(xcpr("trace", "main0:1", "--scenario", "it.toml", "--json"))["steps"]
    assert f"start{HOSTILE}" in [step.get("name") for step in steps]


def test_refused_program_text_is_escaped(xcpr: Callable[..., str]) -> None:
    text = (COMPILED / "counting_router.json").read_text(encoding="utf-8")
    assert '"op":"assign"' in text
    Path("my.json").write_text(text.replace('"op":"assign"', f'"op":"{TOML}"'), encoding="utf-8")
    Path("it.toml").write_text(SCENARIO, encoding="utf-8")
    assert "my.json" in xcpr("run", "it.toml")
    shutil.copy(COMPILED / "counting_router.json", "my.json")
    Path("my.p4info.txtpb").write_text(f'pkg_info {{ name: "{HOSTILE}" x: 1 }}', encoding="utf-8")
    assert "my.p4info.txtpb" in xcpr("run", "it.toml")


def change(made: Result, place: str, before: str) -> None:
    """Writes a result of which a piece of text is another one."""
    text = result.encode(made).decode()
    assert before in text
    Path("out").mkdir()
    Path("out/result.json").write_text(text.replace(before, place), encoding="utf-8")


@pytest.mark.parametrize("rows", ["runs", "flows", "samples"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"flows":{"main0":', f'"flows":{{"{TOML}":[],"main0":'),
        ('"transport_counters":{', f'"transport_counters":{{"{TOML}":1,'),
        ('"name":"main0"', f'"name":"main0{TOML}"'),
        ('"title":"', f'"title":"{TOML}'),
        ('"duration":"', f'"duration":"{TOML}'),
    ],
)
def test_result_text_in_a_table_is_escaped(
    xcpr: Callable[..., str], make_result: Callable[..., Result], rows: str, before: str, after: str
) -> None:
    made = make_result("demo", "flows.main.count=1", "duration=100 ms")
    made.flows[0].transport_counters = {"odd": 1}
    change(made, after, before)
    assert xcpr("table", "out", "--rows", rows)


def test_scenario_settings_in_a_table_are_escaped(xcpr: Callable[..., str], make_result: Callable[..., Result]) -> None:
    for seed in (1, 2):
        made = make_result("demo", "flows.main.count=1", "duration=100 ms", seed=seed)
        made.scenario["odd"] = f"{HOSTILE}{seed}"
        folder = Path(f"out/seed-{seed}")
        folder.mkdir(parents=True)
        result.write(made, folder / "result.json")
    _, row, _ = csv.reader(io.StringIO(xcpr("table", "out")))
    assert "\\x1b]0;owned\\x07\\x9b31m\\x7f\\x08\\u202e1" in row


@pytest.mark.parametrize(
    "words",
    [
        ("run", f"{HOSTILE}.toml"),
        ("table", HOSTILE),
        (HOSTILE,),
        ("run", "demo", f"--{HOSTILE}"),
        ("run", "demo", "--set", f"{HOSTILE}=1"),
        ("run", "demo", "--world", HOSTILE),
        ("run", "demo", "--seed", HOSTILE),
        ("run", "demo", "demo", HOSTILE),
        ("host", "plan.json", f"h1={HOSTILE}", "--epoch", "0", "--out", "x"),
        ("list", HOSTILE),
        ("status", HOSTILE),
    ],
)
def test_arguments_and_file_names_are_escaped(xcpr: Callable[..., str], words: tuple[str, ...]) -> None:
    assert xcpr(*words)


def test_unexpected_error_text_is_escaped(xcpr: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_name: str) -> None:
        raise RuntimeError(HOSTILE)

    monkeypatch.setattr("xcpr.scenarios.scenario.find", fail)
    assert "RuntimeError: \\x1b]0;owned" in xcpr("run", "demo")


def test_json_output_keeps_its_values_by_escapes(capsys: pytest.CaptureFixture[str]) -> None:
    value = {HOSTILE: [f"é{HOSTILE}\U000e0001", 1.5]}
    plain.print_json(json.dumps(value, ensure_ascii=False))
    out = capsys.readouterr().out
    assert json.loads(out) == value and out[:-1].isprintable() and "é" in out
