"""The tool that runs the Containerfile's lines knows each of them."""

from __future__ import annotations

import sys

from xcpr.paths import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import containerfile


def test_continued_lines_are_one_and_comments_none() -> None:
    text = "# FROM a\nFROM b AS c\n\nRUN one \\\n    && two\n"
    assert list(containerfile.lines(text)) == [("FROM", "b AS c"), ("RUN", "one && two")]


def test_every_instruction_is_known() -> None:
    found = [instruction for instruction, _ in containerfile.lines((ROOT / "tools/Containerfile").read_text("utf-8"))]
    assert {*found} <= {*containerfile.KNOWN} and found[-1] == "ENTRYPOINT"


def test_an_image_has_no_builds_of_the_checkout() -> None:
    names = ["Cargo.toml", "target", ".venv", "dist"]
    assert containerfile.ignored(str(ROOT), names) == names[1:]
    assert containerfile.ignored(str(ROOT / "xcpr"), ["_native.abi3.so", "cli.py"]) == ["_native.abi3.so"]
