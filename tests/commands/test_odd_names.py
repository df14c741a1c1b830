"""Files and folders whose names are not UTF-8: they work, and results and messages have them printable."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from xcpr.io import files
from xcpr.io.paths import COMPILED, display_path, printable
from xcpr.io.schema import Problem

ODD = os.fsdecode(b"caf\xe9")
SCENARIO = """
title = "odd"
duration = "200 ms"
sample_interval = "100 ms"
[topology]
rate = "10 Mbit/s"
delay = "1 ms"
[router]
program = "my.json"
[router.entries.routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = { port = "port", next_hop = "next hop", own = "own" }
[routers.r2]
program = "my.json"
[routers.r2.entries.routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = { port = "port", next_hop = "next hop", own = "own" }
[flows.main]
count = 1
transport = "cubic"
"""


@pytest.fixture
def odd_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a folder and a scenario with such names, and a program in the folder."""
    folder = tmp_path / ODD
    folder.mkdir()
    shutil.copy(COMPILED / "counting_router.json", folder / "my.json")
    (folder / f"{ODD}.toml").write_text(SCENARIO)
    monkeypatch.chdir(tmp_path)
    return folder


def xcpr(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "xcpr", *arguments]
    return subprocess.run(command, capture_output=True, check=False)


def run_command(*arguments: str) -> bytes:
    made = xcpr(*arguments)
    assert made.returncode == 0, made.stderr
    return made.stdout


def test_commands_accept_file_names_that_are_not_utf8(odd_folder: Path) -> None:
    scenario, out = f"{ODD}/{ODD}.toml", f"{ODD}/{ODD}.out"
    assert b"report: caf\\xe9/caf\\xe9.out/report.html" in run_command("run", scenario, "--out", out)
    text = (odd_folder / f"{ODD}.out/result.json").read_text(encoding="utf-8")
    result = json.loads(text)
    assert result["scenario"]["router"]["program"] == r"caf\xe9/my.json"
    assert result["warnings"][0].startswith(r"caf\xe9/my.json: has no P4Info beside it")
    assert b"caf\\xe9/caf\\xe9.toml,1," in run_command("table", out)
    run_command("sweep", scenario, "flows.main.count=1,2", "--out", f"{ODD}/sweep", "-q")
    shutil.copytree(out, f"{out}2")
    run_command("compare", out, f"{out}2", "--out", f"{ODD}/both")
    assert b"packet 1 of main0" in run_command("trace", "main0:1", "--scenario", scenario)


@pytest.mark.parametrize(
    "arguments",
    [
        ("run", f"none{ODD}.toml"),
        ("reproduce", f"none{ODD}"),
        ("table", f"none{ODD}"),
        ("report", f"none{ODD}"),
        ("compare", f"none{ODD}", "results"),
        ("trace", "a:1", "--scenario", f"none{ODD}.toml"),
        ("control", f"none{ODD}.toml"),
        ("control", "demo", "--tls-ca", f"none{ODD}.pem"),
        ("wire", "-i", "lo", "-i", "lo", "--links", f"none{ODD}.toml"),
        (
            "switch",
            "-i",
            "1@lo",
            "--tls-cert",
            "a",
            "--tls-key",
            "b",
            "--tls-client-ca",
            "c",
            "--tls-permits",
            f"none{ODD}",
        ),
        ("run", "demo", "--set", f"router.program=none{ODD}/p.json"),
        ("run", "demo", "--set", f"router.program=none{ODD}/"),
    ],
    ids=lambda arguments: " ".join(arguments[:1]),
)
def test_missing_file_is_named_in_printable_text(odd_folder: Path, arguments: tuple[str, ...]) -> None:
    failed = xcpr(*arguments)
    assert failed.returncode == 2
    assert b"nonecaf\\xe9" in failed.stderr
    assert b"Traceback" not in failed.stderr and b"udce9" not in failed.stderr
    assert odd_folder.is_dir()


def test_names_are_printable(odd_folder: Path) -> None:
    assert printable("café/é") == "café/é"
    assert display_path(odd_folder / "x") == r"caf\xe9/x"
    assert str(Problem(ODD, "", "no such file")) == r"caf\xe9: no such file"
    assert (
        files.encode_json({ODD: [ODD, 1, {"é": ODD}]})
        == rb'{"caf\\xe9":["caf\\xe9",1,{"' + "é".encode() + rb'":"caf\\xe9"}]}'
    )
    files.write(odd_folder / "text", f"{ODD}\n")
    assert (odd_folder / "text").read_text() == "caf\\xe9\n"
