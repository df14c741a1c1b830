"""No test calls a program that a fresh machine may lack, but for those that tests/helpers/needs.py declares."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import needs
import pytest

from xcpr.io.paths import ROOT

STARTS = {"Popen", "call", "check_call", "check_output", "execvp", "execvpe", "popen", "run", "start", "which"}
"""Calls whose first argument is a command, or its words."""
FOLDERS = ("tests", "ptf-tests", "mininet")


def first_word(node: ast.expr) -> str | None:
    """Returns the first word of a command, if it is written out."""
    if isinstance(node, ast.List | ast.Tuple):
        return first_word(node.elts[0]) if node.elts else None
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def list_called(source: str) -> Iterator[str]:
    """Yields the programs that a module starts: by a call, or by a list of words with a name that a call has."""
    tree = ast.parse(source)
    by_name = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.List)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function, command = node.func, node.args[0]
        of_subprocess = isinstance(function, ast.Attribute) and ast.unparse(function.value) in ("subprocess", "shutil")
        in_namespace = isinstance(function, ast.Attribute) and function.attr in ("start", "popen")
        name = function.attr if isinstance(function, ast.Attribute) else ""
        if name in STARTS and (of_subprocess or in_namespace or name.startswith("exec")):
            word = first_word(by_name.get(command.id, command) if isinstance(command, ast.Name) else command)
            if word is not None and " " not in word:
                yield word


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_program_started_by_a_test_is_declared(folder: str) -> None:
    declared = {*needs.ASSUMED, *needs.PACKAGES, *needs.OUTSIDE_DEBIAN}
    others = {"google-chrome"}  # in chromium's place
    found = {
        f"{path.relative_to(ROOT)}: {word}"
        for path in (ROOT / folder).rglob("*.py")
        for word in list_called(path.read_text(encoding="utf-8"))
        if word not in declared | others
    }
    # xcpr's own processes are started by what they are, not by a program's name.
    assert {line for line in found if not line.endswith((": kernel", ": controller"))} == set()


def test_calls_of_programs_are_found() -> None:
    source = "import subprocess\nprobe = ['ethtool', '-K']\nsubprocess.run(probe)\nside.start('tc', 'qdisc')\n"
    assert [*list_called(source)] == ["ethtool", "tc"]


def test_missing_programs_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert needs.missing("ethtool", "ip", "tc") == "needs ethtool, ip, tc: apt-get install ethtool iproute2"
    assert "p4lang" in needs.missing("simple_switch_grpc")
    with pytest.raises(pytest.skip.Exception, match="needs ping: apt-get install iputils-ping"):
        needs.require("ping")
    needs.show()


def test_test_room_hides_only_optional_programs() -> None:
    hidden = set(needs.list_hidden())
    assert hidden.isdisjoint(needs.ASSUMED)
    assert {"ethtool", "ping", "tshark", "simple_switch_grpc", "mnexec"} <= hidden
