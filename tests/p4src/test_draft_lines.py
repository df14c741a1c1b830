"""The tables that map the paper's and the draft's symbols to P4 name lines and names that are there."""

from __future__ import annotations

import re

import pytest

from xcpr.io.paths import P4SRC

LINES = re.findall(r"\| `([\w/]+\.p4):(\d+)` \| `(\w+)` \|", (P4SRC / "README.md").read_text())
SYMBOLS = re.findall(
    r"^\|[^|]*\|[^|]*\| ((?:`\w+`(?:, )?)+) \|[^|]*\|[^|]*\|$", (P4SRC / "xcp/README.md").read_text(), re.M
)
PAPER = (
    *P4SRC.glob("xcp/*.p4"),
    *P4SRC.glob("xcp/exact/*.p4"),
    P4SRC / "router" / "state.p4",
    P4SRC / "router" / "interval.p4",
)


def test_tables_of_symbols_are_found() -> None:
    assert len(LINES) >= 30
    assert len(SYMBOLS) >= 20


@pytest.mark.parametrize(("file", "line", "name"), LINES)
def test_referenced_p4_line_has_its_name(file: str, line: str, name: str) -> None:
    lines = (P4SRC / file).read_text().splitlines()
    code = lines[int(line) - 1].strip() if int(line) <= len(lines) else ""
    found = [number for number, text in enumerate(lines, 1) if re.search(rf"\b{name}\b", text)]
    assert re.search(rf"\b{name}\b", code), f"{file}:{line} has no {name}: it is in lines {found}"
    assert not code.startswith(("/", "*")), f"{file}:{line} is a comment"


def test_p4_lines_follow_the_order_of_the_draft() -> None:
    """Within a file the draft's order is that of the lines, but where the same lines make a sum and a share."""
    for file in ("xcp/exact/efficiency_controller.p4", "xcp/pools.p4"):
        numbers = [int(line) for at, line, _ in LINES if at == file]
        assert numbers == sorted(numbers), file


@pytest.mark.parametrize("names", SYMBOLS)
def test_symbol_is_a_name_of_the_program(names: str) -> None:
    text = "\n".join(path.read_text() for path in PAPER)
    for name in re.findall(r"\w+", names):
        assert re.search(rf"\b{name}\b", text), name


def test_default_program_is_short_and_without_policing() -> None:
    """The wiring is read on one screen: as many lines and parts as ADR 1632 allows."""
    wiring = (P4SRC / "xcp" / "congestion.p4").read_text()
    assert len(wiring.splitlines()) <= 110
    assert len(re.findall(r"^    [A-Z]\w+\(\) \w+;$", wiring, re.M)) <= 14
    policing = re.compile(r"\b(polic\w*|claims?|allowance|guard\w*|wary|doubts?|surplus|watch\w*)\b")
    for path in (*P4SRC.glob("xcp/*.p4"), *P4SRC.glob("xcp/exact/*.p4"), *P4SRC.glob("xcp/table/*.p4")):
        assert not policing.findall(path.read_text()), path
