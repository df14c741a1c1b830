"""Files of strangers end in an ``Invalid``: at once, with little memory, and never in a traceback."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from xcpr.io import input_files, schema
from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.scenarios import effects, plan, scenario, sets, sweeps
from xcpr.scenarios.importers import graphml
from xcpr.scenarios.network import changes, topology
from xcpr.scenarios.programs import p4_files, stf
from xcpr.scenarios.table_entries import cli_commands, entries, runtime_json

MAX_S = 5
"""Processor time of a reader; each of these files took 6 s to minutes, all memory, or a traceback."""


def refusal(read: Callable[[], Any]) -> str:
    began = time.process_time()
    with pytest.raises(Invalid) as caught:
        read()
    assert time.process_time() - began < MAX_S
    assert len(caught.value.problems) <= schema.MAX_PROBLEMS + 1
    return str(caught.value)


def refuse_toml(folder: Path, text: str) -> str:
    (folder / "it.toml").write_text(text)
    return refusal(lambda: scenario.load(str(folder / "it.toml")))


GRAPH = "".join(f"[nodes.r{i}]\n" for i in range(900)) + "".join(
    f'[links.l{i}]\nends = ["x{i}", "y{i}"]\n' for i in range(2000)
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\na = " + "[" * 5000, "it.toml: line 2: must have at most 128 levels of lists and tables"),
        ("a = " + "{a." * 5000, "it.toml: line 1: must have at most 128 levels"),
        ("a = " + '{a.b.c.d.e.f="",g=[{' * 100, "it.toml: line 1: must have at most 128 levels"),
        ("a = 1\nb = " + "9" * 5000, "it.toml: line 2: must have numbers of at most 40 digits"),
        ("a = 0x" + "9" * 50_000, "it.toml: must have numbers of at most 40 digits"),
        (".".join("a" * 40_000) + " = 1", "it.toml: must have keys of at most 32 parts"),
        ("[" + ".".join(["'a'"] * 33) + "]", "it.toml: must have keys of at most 32 parts"),
        ("a = 1e400", "it.toml: is no readable TOML: 1e400 is no finite number"),
        ("# " + "x" * input_files.MAX_TOML_BYTES, "it.toml: must have at most 2097152 bytes"),
        ("a = '\0'", "it.toml: is no readable TOML"),
        ('extends = "a\\u0000b.toml"', 'it.toml: extends: "a\0b.toml": no such file'),
        (f'extends = "{"a" * 5000}.toml"', "no such file beside this one"),
        ('extends = "demo"\nrouter.program = "a/\\u0000.json"', "a file's name has no character NUL"),
        ('extends = "demo"\n[topology]\nkind = "graph"\n' + GRAPH, 'links.l0.ends: "x0" is no node'),
        ('extends = "demo"\n' + "".join(f"k{i} = 1\n" for i in range(50_000)), "and more: the first 50 problems"),
        ('extends = "demo"\n[flows."a\\u001b[31m"]\ncount = 1', "it.toml: flows: must have names of 1 to 1000"),
        ('extends = "demo"\n[flows."\\u202ea"]\ncount = 1', "it.toml: flows: must have names of 1 to 1000"),
        ('extends = "demo"\ntitle = "a\\u001b[31m"', "it.toml: title: must be text without control characters"),
        ('extends = "demo"\nduration = "' + "9" * 5000 + ' s"', "it.toml: duration: must be a number and a unit"),
        ('extends = "demo"\nduration = "1e12 s"', 'duration: must be at most "9223372036 s", not "1e12 s"'),
        ('extends = "demo"\ntitle = ' + "[1," * 100 + "]" * 100, "it.toml: title: must be text, not [1, [1,"),
    ],
    ids=lambda text: text[:30],
)
def test_hostile_toml_is_refused_in_short_messages(tmp_path: Path, text: str, message: str) -> None:
    said = refuse_toml(tmp_path, text)
    assert message in said
    assert max(map(len, said.splitlines())) < schema.MAX_MESSAGE_CHARACTERS + 500


@pytest.mark.parametrize(
    "text",
    [
        'a = """x""""\nb = """y"""""\nc = [[1]]',
        "a = '''it''s'''''\nb = 'x[[' # [[",
        'a = "]]]]"\n' + "".join(f'b{i} = "[[[["\n' for i in range(100)),
        f"# {'[' * 1000}\na = {'9' * 40}",
        f'a = "{"9" * 5000}"\n{"x" * 50}{"1" * 60} = 2',
        f"{'.'.join('a' * 32)} = 1",
    ],
)
def test_strings_comments_and_names_count_towards_no_toml_limit(text: str) -> None:
    assert input_files.parse_toml(text, "it.toml")


def test_pipe_socket_device_or_folder_as_input_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    os.mknod(tmp_path / "made.toml", 0o644)  # an empty regular file
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    (tmp_path / "zero.toml").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(tmp_path / "socket.toml"))
        said = {
            name: refusal(lambda name=name: input_files.read_toml(tmp_path / f"{name}.toml"))  # type: ignore[misc]
            for name in ("pipe", "folder", "loop", "zero", "socket", "none")
        }
    assert input_files.read_toml(tmp_path / "made.toml") == {}
    assert "it is a pipe, and must be a regular file" in said["pipe"]
    assert "it is a folder, and must be" in said["folder"]
    assert "it is a device, and must be" in said["zero"]
    assert "it is a socket, and must be" in said["socket"]
    assert said["loop"].endswith("Too many levels of symbolic links")
    assert said["none"].endswith("none.toml: no such file")


@pytest.mark.parametrize(
    "read",
    [
        graphml.read,
        plan.read,
        result.load,
        p4_files.load,
        p4_files.read_p4info,
        runtime_json.read_runtime_json,
        cli_commands.read_commands,
        lambda path: entries.entry_file_kind(path.rename(path.with_suffix(""))),
        lambda path: changes.mahimahi(path, 10**8),
        lambda path: sets.load(str(path)),
    ],
)
def test_reader_refuses_a_pipe_without_blocking(tmp_path: Path, read: Callable[[Path], Any]) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert "it is a pipe" in refusal(lambda: read(tmp_path / "pipe.toml"))


@pytest.mark.parametrize("text", ["[" * 200_000, '{"a":' * 1000, '{"a": ' + "9" * 5000 + "}", '{"a": 1e400}', "NaN"])
@pytest.mark.parametrize("read", [plan.read, result.load, runtime_json.read_runtime_json, p4_files.load])
def test_hostile_json_is_refused_in_bounded_time(tmp_path: Path, text: str, read: Callable[[Path], Any]) -> None:
    (tmp_path / "it.json").write_text(text)
    began = time.process_time()
    with pytest.raises(ValueError, match=r"it\.json: ") as caught:
        read(tmp_path / "it.json")
    assert time.process_time() - began < MAX_S
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["updates <" * 5000, "updates { type: " + "9" * 5000, "# comment\n" * 500_000])
def test_hostile_protobuf_text_is_refused(text: str) -> None:
    assert refusal(lambda: input_files.check_text_format(text, "it.txtpb")).startswith("it.txtpb: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f'<graphml x="{"a" * 100_000_000}"/>', "must have at most 16777216 bytes"),
        (f"<graphml>{'<a>' * 90_000}", "must have at most 128 levels of XML elements"),
        ('<!DOCTYPE g [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><graphml>&b;</graphml>', "no document type"),
        (f'<graphml x="{"a" * 15_000_000}"/>', "graph: must be one element"),
    ],
    ids=["attribute", "deep", "entities", "long"],
)
def test_hostile_graphml_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "it.graphml").write_text(text)
    assert message in refusal(lambda: graphml.read(tmp_path / "it.graphml"))


def test_file_of_invalid_commands_lists_the_first_problems(tmp_path: Path) -> None:
    (tmp_path / "it.txt").write_text("table_ad x\n" * 500_000)
    said = refusal(lambda: cli_commands.read_commands(tmp_path / "it.txt"))
    assert said.endswith("and more: the first 50 problems are listed")


def test_long_comment_line_of_an_entry_file_is_refused_fast(tmp_path: Path) -> None:
    (tmp_path / "it").write_text("#" * 60_000 + "!")
    assert "is no file of entries" in refusal(lambda: entries.entry_file_kind(tmp_path / "it"))


def test_trace_over_the_interval_limit_is_refused(tmp_path: Path) -> None:
    (tmp_path / "it").write_text("86400000\n")
    assert "must have at most 1000000 intervals" in refusal(lambda: changes.mahimahi(tmp_path / "it", 1))


def test_sweep_over_the_run_limit_is_refused() -> None:
    axes = [f"topology.x{i}={','.join(map(str, range(20)))}" for i in range(8)]
    said = refusal(lambda: sweeps.make_runs("demo", [("demo", {})], sweeps.parse(axes), [1], [], False))
    assert said == "sweep: must have at most 10000 combinations of values, not 25600000000"
    said = refusal(lambda: sweeps.make_runs("demo", [("demo", {})], sweeps.parse(axes[:3]), range(1000), [], False))
    assert said.startswith("sweep: must have at most 100000 runs, not 8000000")


@pytest.mark.parametrize("value", ["[" * 5000, "9" * 5000, "1e400", "a = " * 100])
def test_override_value_that_is_no_toml_is_text(value: str) -> None:
    assert scenario.parse_override(f"a={value}") == {"a": value.strip()}
    assert sweeps.parse_list(f"a={value}") == ("a", [value.strip()])


def test_override_key_over_the_part_limit_is_refused() -> None:
    assert "must be a key of at most 32 parts" in refusal(lambda: scenario.parse_override(".".join("a" * 33) + "=1"))


def test_an_error_lists_its_first_problems_and_counts_the_others() -> None:
    many = schema.Invalid([schema.Problem("it", str(i), "x" * 10_000) for i in range(1000)])
    *first, last = str(many).splitlines()
    assert len(first) == 50 and last == "it: and 950 more problems"
    assert all(len(line) < 3000 for line in first)


def test_command_file_is_parsed_once_for_all_routers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = cli_commands._parse_lines
    monkeypatch.setattr(cli_commands, "_parse_lines", lambda text: parsed.append(text) or parse(text))
    (tmp_path / "it.txt").write_text("show_tables\n" * 200)
    program = f"router.program={ROOT / 'tests' / 'p4' / 'static_switch.json'}"
    entries_of_all = f"router.entries={tmp_path / 'it.txt'}"
    chosen = scenario.load("demo", [program, entries_of_all, "flows.main.transport=cubic"])
    assert len(chosen.shape.routers) == 2
    plan.make(chosen, topology.build(chosen), 1)
    warnings = chosen.warnings()
    # Its first lines are looked at once more, to find out that it is such a file.
    assert [len(text.splitlines()) for text in parsed if text] == [200, 200]
    of_file = [line for line in warnings if "it.txt" in line]
    assert len(of_file) == 101 and of_file[-1].endswith("it.txt: and 100 more warnings")


def test_search_for_ineffective_keys_takes_bounded_time() -> None:
    source = {"kind": "web", "arrivals": "20 /s", "size_mean": "4570 bytes", "shape": 10, "start": "100 ms"}
    table = {"title": "t", "flows": {"main": {}}, "traffic": {f"s{i}": source for i in range(100)}}
    layers = [("it.toml", table)]
    began = time.process_time()
    assert effects.list_ignored(layers, scenario.build(layers)) == []
    assert time.process_time() - began < MAX_S


def test_stf_program_over_the_nesting_limit_is_refused() -> None:
    assert "must have at most 128 levels" in refusal(lambda: stf.run("[" * 5000, ""))
