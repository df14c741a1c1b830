"""docs/inputs.md shows every field of every format that people bring, and each format has its reader."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from xcpr.io import schema, units
from xcpr.io.inputs import Field, Handling, InputFormat, from_schema, summarise
from xcpr.io.paths import DOCS, ROOT
from xcpr.io.schema import Invalid
from xcpr.worlds import input_formats

PAGE = (DOCS / "inputs.md").read_text(encoding="utf-8")
SAMPLE = InputFormat(
    "Sample",
    "a definition",
    "tests/project/test_inputs.py",
    (
        Field("link", "bw", Handling.HONOURED, "the rate"),
        Field("link", "jitter", Handling.REFUSED, "no link has it"),
        Field("link", "use_tbf", Handling.WARNED, "every link has its own queue"),
    ),
)


@pytest.mark.parametrize("name", input_formats.formats())
def test_page_has_the_table_of_each_input_format(name: str) -> None:
    assert f"<!-- xcpr docs: inputs/{name} -->" in PAGE
    assert (ROOT / input_formats.formats()[name].reader).is_file()


@pytest.mark.parametrize("name", input_formats.formats())
def test_each_field_is_listed_once(name: str) -> None:
    fields = [(field.element, field.name) for field in input_formats.formats()[name].fields]
    assert len(fields) == len({*fields}) > 0


@dataclass(frozen=True)
class Inner:
    rate: int = schema.key(units.parse_rate, units.format_rate)
    kind: str = schema.key(schema.choice("a", "b"), default="a")


@dataclass(frozen=True)
class Outer:
    count: int = schema.key(schema.integer(1, 9), default=1)
    on: bool = schema.key(schema.switch, default=False)
    one: Inner | None = schema.maybe(Inner)
    many: dict[str, Inner] = schema.tables(Inner)


def test_input_format_is_made_from_a_schema() -> None:
    made = from_schema("outer", Outer, "a page", "x.py", (Field("file", "extends", Handling.HONOURED, "a file"),))
    assert [(field.element, field.name, field.effect) for field in made.fields] == [
        ("file", "extends", "a file"),
        ("file", "count", "a number from 1 to 9"),
        ("file", "on", "true or false"),
        ("one", "rate", "a quantity with its unit, or text of a form"),
        ("one", "kind", '"a", "b"'),
        ("many.NAME", "rate", "a quantity with its unit, or text of a form"),
        ("many.NAME", "kind", '"a", "b"'),
    ]
    assert made.others is Handling.REFUSED


def test_a_refused_field_is_named_with_its_reason() -> None:
    with pytest.raises(Invalid, match=r"^net\.py: link a-b\.jitter: is not possible here: no link has it$"):
        SAMPLE.check("net.py", "link a-b", "link", ["bw", "jitter"])


def test_an_unknown_field_is_refused_with_the_allowed_ones() -> None:
    with pytest.raises(Invalid, match=r'unknown key \(did you mean "bw"\?\); allowed: bw, jitter, use_tbf$'):
        SAMPLE.check("net.py", "link a-b", "link", ["bww"])


def test_field_without_effect_causes_one_warning() -> None:
    warnings = SAMPLE.check("net.py", "link a-b", "link", ["use_tbf"]) * 2
    assert summarise(warnings) == ["net.py: link use_tbf has no effect: every link has its own queue (2 times)"]
