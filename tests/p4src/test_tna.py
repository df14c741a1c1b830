"""The part of the Tofino program that can be guarded without its compiler: its shape, and that its report is
of this source."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from router import COMPILED

sys.path.insert(0, str(COMPILED.parent))
import compile_tna
import tna_program
from translate.ir import UnknownConstructError
from translate.pipeline import words_written

P4SRC = COMPILED.parent
TNA = sorted((P4SRC / "tna").glob("*.p4"))
TABLE_BASED = sorted((P4SRC / "xcp" / "table").glob("*.p4"))
REGISTERS = P4SRC / "tna" / "registers.p4"


def code(path: Path) -> str:
    """Returns a source without comments, strings, preprocessor lines and units in names."""
    text = re.sub(r'//[^\n]*|/\*.*?\*/|"[^"\n]*"', "", path.read_text(encoding="utf-8"), flags=re.S)
    return re.sub(r"^#.*$", "", text, flags=re.M)


@pytest.mark.parametrize("path", [*TNA, *TABLE_BASED], ids=lambda path: path.name)
def test_tofino_source_has_no_multiplication_or_division(path: Path) -> None:
    assert not re.search(r"[*/%]", code(path))


@pytest.mark.parametrize("path", TNA, ids=lambda path: path.name)
def test_tofino_source_shifts_by_constants_alone(path: Path) -> None:
    assert not re.search(r" (?:<<|>>) (?!\d)", code(path))


def controls() -> dict[str, str]:
    parts = re.split(r"^control ", code(REGISTERS), flags=re.M)[1:]
    return {part[: part.index("(")]: part for part in parts}


@pytest.mark.parametrize("name", controls())
def test_register_is_accessed_once_per_packet(name: str) -> None:
    """One register in a control; an action runs at most one of its register actions; apply runs one table or action."""
    text = controls()[name]
    assert len(re.findall(r"\bRegister<", text)) == 1
    for body in re.findall(r"action \w+\([^)]*\) \{(.*?)\n    \}", text, flags=re.S):
        assert body.count(".execute(") <= 1
    apply = text[text.rindex("apply {") :]
    assert len(re.findall(r"\w+(?:\.apply)?\(\);", apply)) == 1
    for body in re.findall(r"void apply\([^)]*\) \{(.*?)\n        \}", text, flags=re.S):
        assert body.count("if (") <= 1


def test_each_instance_is_applied_in_one_place_of_one_pipeline() -> None:
    everywhere = {path: code(path) for path in TNA}
    for path, text in everywhere.items():
        for kind, instance in re.findall(r"^    ([A-Z]\w+)\([^)]*\) (\w+);", text, flags=re.M):
            if kind in controls() or kind in ("Logarithm", "SizeLogarithm", "Exponential"):
                assert text.count(f" {instance}.apply(") == 1, f"{path.name}: {instance}"


def test_registers_are_declared_in_one_file() -> None:
    for path in TNA:
        if path != REGISTERS:
            assert "Register<" not in code(path), path.name


def test_reported_resources_are_of_the_current_source() -> None:
    record, guide = json.loads(compile_tna.RESOURCES.read_text()), compile_tna.GUIDE.read_text()
    assert compile_tna.source_hash() == record["sources_sha256"], "run `make p4-tna` with the compiler at hand"
    assert compile_tna.markdown(record["targets"]) in guide
    assert compile_tna.stages_markdown(record["targets"]["tofino"]) in guide
    assert compile_tna.source_hash(compile_tna.BASE) == record["with_base"]["sources_sha256"]
    assert compile_tna.base_markdown(record["targets"]["tofino"], record["with_base"]) in guide


def test_compiled_program_is_of_the_current_source() -> None:
    assert not tna_program.is_stale(), "run `make p4` with TNA_INCLUDE set"


def test_p4info_has_exactly_the_counters_of_the_json() -> None:
    """A P4Runtime server refuses the pair otherwise."""
    described = tna_program.BLOCK.finditer(tna_program.P4INFO.read_text())
    named = {re.search(r'name: "(.*)"', block[0])[1] for block in described if block[1] == "counters"}
    made = json.loads(tna_program.PROGRAM.read_text())
    assert named == {counter["name"] for part in tna_program.PARTS for counter in made[part]["counter_arrays"]}


@pytest.mark.parametrize(
    ("body", "what"),
    [
        (["a.x", "b.a.x"], "read after"),
        (["a.x", "result.a.x"], None),
        (["a.x.x"], None),
    ],
)
def test_register_action_that_reads_a_new_word_is_refused(body: list[str], what: str | None) -> None:
    """Both ALUs read what the register held before."""

    def place(name: str) -> dict[str, object]:
        return {"type": "field", "value": ["scalars", name]}

    primitives = []
    for text in body:
        to, *read = text.split(".")
        primitives.append({"op": "assign", "parameters": [place(to), {"left": [place(name) for name in read]}]})
    result = ["scalars", "result"]
    if what is None:
        assert words_written(primitives, ["a", "b"], "action", result) == ["a"]
    else:
        with pytest.raises(UnknownConstructError, match=what):
            words_written(primitives, ["a", "b"], "action", result)


@pytest.mark.parametrize("part", tna_program.PARTS)
def test_parser_writes_no_field_twice_on_a_path(part: str) -> None:
    """A Tofino's parser may or the two together; fields begin with zeros."""
    (parser,) = json.loads(tna_program.PROGRAM.read_text())[part]["parsers"]
    states = {state["name"]: state for state in parser["parse_states"]}
    ways: list[tuple[str | None, dict[str, str]]] = [(parser["init_state"], {})]
    while ways:
        name, written = ways.pop()
        if name is None:
            continue
        written = dict(written)
        for operation in states[name]["parser_ops"]:
            if operation["op"] != "set":
                continue
            target, value = operation["parameters"]
            field = ".".join(target["value"])
            assert field not in written, f"{field} is written in {written[field]} and in {name}"
            if not (value["type"] == "hexstr" and int(value["value"], 16) == 0):
                written[field] = name
        ways += ((following, written) for following in {one["next_state"] for one in states[name]["transitions"]})


def test_deparser_includes_its_parser_first() -> None:
    """p4c has a deparser put back what a Tofino parses in any case, if it has seen the parser before."""
    text = (P4SRC / "tna" / "deparser.p4").read_text(encoding="utf-8")
    assert re.findall(r'^#include "(.*)"', text, flags=re.M)[0] == "parser.p4"


def test_saturating_operations_do_not_mix_signedness() -> None:
    """p4c's Tofino back end takes the limits of signed numbers as soon as one of a statement's fields is signed."""
    for path in TNA:
        for statement in re.findall(r"[^;{}]*\|[+-]\|[^;{}]*;", code(path)):
            assert "(int<32>)" in statement or "(log_t)" not in statement, f"{path.name}: {statement}"
            assert "(int<32>)" in statement or "(bit<32>)" not in statement, f"{path.name}: {statement}"


def test_resources_fit_the_target() -> None:
    record = json.loads(compile_tna.RESOURCES.read_text())
    for target, (_, stages) in compile_tna.TARGETS.items():
        assert max(record["targets"][target]["stages"].values()) <= stages
        for kind, most in record["targets"][target]["of"].items():
            assert max(record["targets"][target]["used"][kind]) <= most, kind


def test_check_without_the_compiler_is_skipped_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("P4C_BAREFOOT", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", ["compile_tna.py"])
    assert compile_tna.main() == 0
    assert capsys.readouterr().out.startswith("skipped: no p4c-barefoot")
