"""The Tofino model's harness gets the lines that are meant, and its answers are compared as they are meant."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.independent import tofino_harness as harness
from tests.independent import tofino_model as model
from tests.independent.tofino_testgen import Stf
from xcpr.controller.entries import Exact, Lpm, TableEntry


def answers_of(session: model.Session) -> harness.Answers:
    """Returns the answers of a model that does as the engine does."""
    sent = [one for left in session.answered for one in left]
    cells = []
    for (name, port), values in session.cells.items():
        table, member = harness.names_of(name)
        if member not in harness.MEMBERS[1::2]:
            other = session.cells.get((f"{table}.{PAIRED.get(member)}", port), values)
            cells += [(table, port, {"lo": lo, "hi": hi}) for lo, hi in zip(values, other, strict=True)]
    return harness.Answers(sent, cells)


PAIRED = dict(zip(harness.MEMBERS[::2], harness.MEMBERS[1::2], strict=True))


@pytest.fixture(scope="module")
def session() -> model.Session:
    """Returns a session that has gone through the engine."""
    draw = model.random.Random(1)
    made = model.Session("short", [*model.random_frames(300, draw), *model.flows(50, draw)])
    list(made.lines())
    return made


@pytest.mark.parametrize(("first", "last"), [(0, 0), (0, 19), (64, 79), (3, 1000), (0, 0xFFFF)])
def test_prefixes_cover_a_range_exactly_once(first: int, last: int) -> None:
    numbers = [value + low for value, free in harness.prefixes(first, last) for low in range(free + 1)]
    assert numbers == list(range(first, last + 1))


def test_longer_prefix_has_the_higher_priority() -> None:
    keys = {("t", "f"): harness.Key(0, 32, 32), ("e", "f"): harness.Key(8, 24, 32)}
    entries = [
        TableEntry("t", {"f": Lpm(0x0A000200, 24)}, "go", {"port": 2}),
        TableEntry("t", {"f": Lpm(0x0A000000, 8)}, "go", {"port": 1}),
        TableEntry("e", {"f": Exact(1)}, "stay", {}),
    ]
    assert list(harness.entry_lines(entries, keys)) == [
        "add e f:256 stay()",
        "add t 0 f:0b00001010" + "*" * 24 + " go(port:1)",
        "add t 1 f:0b000010100000000000000010" + "*" * 8 + " go(port:2)",
    ]


def test_clock_advances_with_each_packet_line() -> None:
    clock = harness.Clock()
    came = [clock.packet(port, b"\1", 4352) for port in (4, 4, 9, 4)]
    assert [at for at, _ in came] == [10, 4362, 4372, 8714]
    port, data = came[0][1].removeprefix("packet ").split()
    assert (port, data, len(came[0][1])) == ("4", "01", len("packet ") + 43_420 + 2)


def test_equal_answers_have_no_difference(session: model.Session) -> None:
    answers = answers_of(session)
    assert harness.Answers.from_json(json.loads(json.dumps(answers.json()))).frames == answers.frames
    compared = model.Comparison(session, answers)
    assert not compared.different
    assert compared.counts[model.FRAME, "same"] > 200
    assert compared.counts[model.CELL, "same"] == sum(map(len, session.cells.values()))


def test_every_kind_of_difference_is_reported(session: model.Session) -> None:
    answers = answers_of(session)
    port, data = answers.frames[5]
    frames = [*answers.frames[:5], (port, bytes([data[0] ^ 1]) + data[1:]), *answers.frames[6:]]
    assert model.Comparison(session, replace(answers, frames=frames)).different
    assert model.Comparison(session, replace(answers, frames=answers.frames[:-1])).different
    assert model.Comparison(
        session, replace(answers, frames=[*answers.frames[:7], answers.frames[3], *answers.frames[7:]])
    ).different
    assert model.Comparison(session, replace(answers, complaints=["all ways in use"])).different
    name, index, values = answers.registers[0]
    registers = [(name, index, {**values, "lo": values["lo"] ^ 1}), *answers.registers[1:]]
    assert model.Comparison(session, replace(answers, registers=registers)).different


def test_p4testgen_test_is_parsed() -> None:
    text = """# seed
add t 1 f:0b1*** c.act(result:0x00000002)
add e f:0x001F00 c.act(result:0x1)
packet 2 0A0b
expect 68 0a*B$
"""
    read = Stf.read(text)
    assert [(entry.table, entry.priority) for entry in read.entries] == [("t", 1), ("e", 0)]
    assert read.entries[0].match["f"].json() == {"ternary": {"value": "0x8", "mask": "0x8"}}
    assert (read.port, read.packet, read.expected) == (2, b"\x0a\x0b", ((68, "0a*b"),))
    assert read.is_met_by([(68, b"\x0a\x7b")])
    assert not read.is_met_by([(68, b"\x0a\x7c")])
    assert not read.is_met_by([(68, b"\x0a")])
    assert not read.is_met_by([])
