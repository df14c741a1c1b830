from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import needs
import pytest

from xcpr.paths import ROOT

GOOD = "/* What it is. */\nconst bit<8> SOME_NAME = 1;\ncontrol GoodName() {\n    action do_it() { }\n}\n"


def lint(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "it.p4").write_text(text)
    return subprocess.run(
        [sys.executable, str(ROOT / "tools/p4lint.py"), str(folder)], capture_output=True, text=True, check=False
    )


def test_p4_lint_passes_what_is_right(tmp_path: Path) -> None:
    done = lint(tmp_path, GOOD)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GOOD.replace("    action", "\taction"), "it.p4:4: tab"),
        (GOOD.replace("{ }", "{ } "), "it.p4:4: trailing blanks"),
        (GOOD.replace("it()", "it" + "x" * 120 + "()"), "it.p4:4: longer than 120"),
        (GOOD.replace("/* What it is. */", ""), "it.p4:1: a file begins with a comment"),
        (GOOD.rstrip(), "a file ends with a newline"),
        (GOOD + "\n" * 600, "more than 600 lines"),
        (GOOD.replace("GoodName", "bad_name"), '"bad_name": controls and parsers are UpperCamel'),
        (GOOD.replace("do_it", "DoIt"), '"DoIt": actions, tables and states are snake_case'),
        (GOOD.replace("SOME_NAME", "someName"), '"someName": constants are UPPER_SNAKE'),
        (GOOD + "header Some_Thing {\n}\n", '"Some_Thing": types are UpperCamel or end in _t'),
        (GOOD + "struct s_t {\n    bit<8> BadField;\n}\n", '"BadField": fields and variables are snake_case'),
    ],
)
def test_p4_lint_finds(tmp_path: Path, text: str, says: str) -> None:
    done = lint(tmp_path, text)
    assert done.returncode == 1
    assert says in done.stdout


def check_machine(path: str, python: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(ROOT / "tools/check-machine.sh"), python],
        env={"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_is_missing_is_named_with_its_remedy(tmp_path: Path) -> None:
    done = check_machine(str(tmp_path), "")
    assert done.returncode == 1
    for words in ("Python 3.11", "apt-get install python3 python3-venv", "cargo", "rustup.rs", "build-essential"):
        assert words in done.stderr


def test_locks_name_no_index_and_hash_everything() -> None:
    for name in ("requirements.lock", "requirements-dev.lock", "requirements-docs.lock"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        packages = [line for line in text.splitlines() if "==" in line and not line.lstrip().startswith("#")]
        assert packages
        assert all(line.endswith("\\") for line in packages)


@pytest.mark.parametrize("arguments", [[], ["bare"], ["elsewhere", "true"]])
def test_a_room_says_what_there_is(arguments: list[str]) -> None:
    done = subprocess.run(["bash", ROOT / "tools/room", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert all(room in done.stderr for room in ("bare", "container", "user"))


@pytest.mark.network
@needs.capability("CAP_SYS_ADMIN")
@pytest.mark.parametrize("room", ["bare", "container", "user"])
def test_a_room_is_without_optional_programs(room: str) -> None:
    """And its command's status is the room's."""
    tells = "command -v ethtool ping tshark simple_switch_grpc; id -u; exit 7"
    done = subprocess.run(
        ["bash", ROOT / "tools/room", room, "sh", "-c", tells], capture_output=True, text=True, check=False
    )
    if "overlay" in done.stderr:
        pytest.skip("no overlay to be had: a kernel or container without it")
    assert (done.returncode, done.stdout) == (7, "1000\n" if room == "user" else "0\n"), done.stderr


def test_a_build_says_how_far_it_is() -> None:
    said = "   Compiling one v1.0.0\nwarning: unused\n" + "   Compiling two v1.0.0 (/here)\n" * 10
    done = subprocess.run(
        ["/bin/sh", ROOT / "tools/crates.sh", "xcpr-units"], input=said, capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert [line.split(" of ")[0] for line in lines] == ["  crate 1", "  crate 11"]
    assert lines[0].endswith(": one")
