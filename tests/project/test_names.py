"""Names are those of the field (tools/check_names.py, tools/check_names.toml)."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from xcpr.io.paths import ROOT

MAX_ALLOWED = 20


def check_names(*paths: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools/check_names.py", *paths], capture_output=True, text=True, check=False
    )


def test_names_of_the_project_pass_the_check() -> None:
    done = check_names()
    assert done.returncode == 0, done.stdout + done.stderr


def test_allowed_names_are_few_and_have_reasons() -> None:
    allowed = tomllib.loads((ROOT / "tools/check_names.toml").read_text(encoding="utf-8"))["allowed"]
    reasons = [reason for names in allowed.values() for reason in names.values()]
    assert 0 < len(reasons) <= MAX_ALLOWED
    assert all(len(reason.split()) >= 2 for reason in reasons)
    assert all((ROOT / path).is_file() for path in allowed)


@pytest.mark.parametrize(
    ("name", "text", "finding"),
    [
        ("code.rs", "struct Packet;\nfn hear(packet: Packet) {}\n", "2: hear: says nothing of the field: hear"),
        ("code.rs", "pub struct Told {\n    known: u8,\n}\n", "2: known: says nothing of the field: known"),
        ("code.rs", "const MOST_BYTES: u64 = 1;\n", "1: MOST_BYTES: a limit is MAX_ or MIN_"),
        ("code.rs", "fn of(rate: u64) {}\n", "1: of: lacks a verb and its object"),
        ("code.rs", "/// A rate that nobody\nfn send_rate() {}\n", "1: comment: nobody"),
        ("code.rs", "enum Verdict {\n    Given,\n}\n", "2: Given: says nothing of the field: given"),
        ("code.p4", "control C() {\n    action tell_port() {}\n}\n", "2: tell_port: says nothing of the field: tell"),
        ("code.p4", "    bit<8> kept;\n", "1: kept: says nothing of the field: kept"),
        ("code.py", "def shown(rate):\n    pass\n", "1: shown: lacks a verb and its object"),
        ("code.py", "def send(what):\n    pass\n", "1: what: says nothing of the field: what"),
        ("code.py", "class A:\n    asked: int\n", "2: asked: says nothing of the field: asked"),
        ("code.py", "LONGEST_NAME = 1\n", "1: LONGEST_NAME: a limit is MAX_ or MIN_"),
        ("code.py", 'A = 1\n"""The wariness of a port."""\n', "2: comment: wariness"),
        ("code.py", "# Wariness costs.\n", "1: comment: wariness"),
    ],
)
def test_names_check_finds_a_violation(tmp_path: Path, name: str, text: str, finding: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = check_names(tmp_path / name)
    assert done.returncode == 1
    assert finding in done.stdout


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("code.rs", "/// Sends the packet.\npub fn send_packet(now: Instant) {}\nconst MAX_BYTES: u64 = 1;\n"),
        ("code.rs", "fn window_is_kept_after_a_spurious_timeout() {}\n"),
        ("code.py", "def send_packet(packet):\n    told = packet\n    return told\n"),
        ("code.p4", "action send_packet(bit<9> port) {}\n"),
    ],
)
def test_names_check_passes_names_of_the_field(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = check_names(tmp_path / name)
    assert done.returncode == 0, done.stdout
