"""Tests in STF: what is committed passes, what differs is named, every statement is followed or refused."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from xcpr._native import Switch, SwitchError
from xcpr.io.paths import DOCS, ROOT
from xcpr.scenarios.programs import stf

HERE = Path(__file__).resolve().parent.parent
CASES = sorted((HERE / "stf").glob("*.stf"))
FEATURES = (HERE / "p4" / "features.json").read_text()
TO_1 = "020000000001 020000000002"
SENT = "020000000001020000000002123455"


def first_difference(test: str) -> str | None:
    return stf.run(FEATURES, test)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_random_program_matches_simple_switch(case: Path) -> None:
    program, test = case.with_suffix(".json").read_text(), case.read_text()
    assert stf.run(program, test) is None
    assert stf.followed(stf.OnEngine(json.loads(program), switch=Switch.interpreted(program)), test) is None


def test_a_dozen_random_programs_are_committed() -> None:
    assert len(CASES) == 12


def test_a_copy_of_standard_metadata_can_be_marked_to_drop() -> None:
    program = (HERE / "p4" / "dropped_copy.json").read_text()
    test = "add addresses hdr.address.last:1 forward(port:3)\npacket 0 01aa\nexpect 3 01aa$\npacket 3 02\n"
    for switch in (Switch(program), Switch.interpreted(program)):
        on = stf.OnEngine(json.loads(program), switch=switch)
        on.expected = {port: [] for port in range(4)}
        assert stf.followed(on, test) is None


FORWARD = """
add exact_table dst:0x020000000001 forward(port:2) = A
packet 0 020000000001 020000000002 1234 55
expect 2 020000****01 02000000 0002 1234
"""


@pytest.mark.parametrize(
    ("test", "message"),
    [
        (FORWARD, None),
        (FORWARD.replace("1234\n", "1234$\n"), f"port 2, packet 1: 15 bytes instead of 14: {SENT}"),
        (FORWARD.replace("****", "0001"), f"port 2, packet 1: byte 4 is 00 instead of 01: {SENT}"),
        (FORWARD.replace("expect 2", "expect 3"), "port 3: 0 packets left, 1 were expected"),
        (FORWARD + "expect 2", "port 2: 1 packets left, 2 were expected"),
        (FORWARD + "expect 0", "port 0: 0 packets left, 1 were expected"),
        (FORWARD + "check_counter I.packets(0) packets == 1\ncheck_counter packets(0) bytes >= 15", None),
        (FORWARD + "check_counter packets(0) packets > 1", "I.packets at 0 has 1 packets, not > 1"),
        (FORWARD + "check_counter hits($A) bytes == 15", None),
        (
            FORWARD + "counter_write packets 0 5 6\ncheck_counter packets(0) bytes < 6",
            "I.packets at 0 has 6 bytes, not < 6",
        ),
        (FORWARD + "register_write memory 0 7\nregister_reset I.memory\nregister_read memory 0\nwait", None),
    ],
)
def test_first_difference_is_named(test: str, message: str | None) -> None:
    assert first_difference(test) == message


def test_remove_all_removes_entries() -> None:
    removed = f"{FORWARD}remove all\npacket 0 {TO_1} 1234\n"
    assert first_difference(FORWARD + f"packet 0 {TO_1} 1234\nexpect 2") is None
    assert first_difference(removed + "expect 2") == "port 2: 1 packets left, 2 were expected"
    again = removed + "add exact_table dst:0x020000000001 forward(port:2)\n"
    assert first_difference(again + f"packet 0 {TO_1} 1234\nexpect 2") is None


def test_no_packet_statement_expects_no_output() -> None:
    assert first_difference("add exact_table dst:0x020000000001 drop()\nno_packet\n") is None
    assert first_difference(FORWARD + "no_packet") == "1 packets left, none may"


def test_runner_has_every_statement_of_the_format() -> None:
    """The names are those of p4c's lexers: tools/stf/stf_lexer.py and backends/bmv2/bmv2stf.py."""
    of_parser = {"add", "check_counter", "expect", "no_packet", "packet", "remove", "setdefault", "wait"}
    of_bmv2 = {
        *("mirroring_add", "mirroring_add_mc", "mirroring_delete", "mirroring_get"),
        *("mc_mgrp_create", "mc_node_create", "mc_node_update", "mc_node_associate"),
        *("counter_read", "counter_write", "register_read", "register_write", "register_reset"),
        *("meter_get_rates", "meter_set_rates", "meter_array_set_rates"),
    }
    assert {*stf.FORMAT.element("statement")} == of_parser | of_bmv2 == {*stf.FORMS}


@pytest.mark.slow
def test_example_of_the_stf_page_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", (DOCS / "stf.md").read_text(encoding="utf-8"), re.M | re.S)
    (tmp_path / "my.json").write_text(FEATURES)
    (tmp_path / "my.stf").write_text(FORWARD)
    (tmp_path / "test_my.py").write_text(code)
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_my.py"]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    (tmp_path / "my.stf").write_text(FORWARD.replace("****", "0001"))
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "byte 4 is 00 instead of 01" in done.stdout


def script(folder: Path, *, compiler: str) -> subprocess.CompletedProcess[str]:
    """Runs the script of p4c's samples, with this program in the place of p4c."""
    command = [sys.executable, str(ROOT / "tests/samples/stf.py"), str(folder)]
    environment = {**os.environ, "P4C": compiler, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_p4_source_without_p4c_is_refused_with_a_hint(tmp_path: Path) -> None:
    (tmp_path / "one.stf").write_text(FORWARD)
    (tmp_path / "one.p4").write_text("#include <v1model.p4>\n")
    done = script(tmp_path, compiler="/no/p4c")
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{tmp_path}: one.p4: p4c-bm2-ss is needed to compile them, and /no/p4c is not there")
    assert "P4C" in line and "NAME.json" in line


def test_a_compiled_program_needs_no_p4c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one.stf").write_text(FORWARD)
    (tmp_path / "one.p4").write_text("#include <v1model.p4>\n")
    (tmp_path / "one.json").write_text(FEATURES)
    monkeypatch.setenv("P4C", "/no/p4c")
    spec = importlib.util.spec_from_file_location("samples_stf", ROOT / "tests/samples/stf.py")
    assert spec and spec.loader
    samples = importlib.util.module_from_spec(spec)
    monkeypatch.syspath_prepend(str(ROOT))
    spec.loader.exec_module(samples)
    monkeypatch.setattr(samples, "P4C", "/no/p4c")
    assert samples.outcome(tmp_path / "one.stf", "p4-16") == ("passed", "")


def test_longest_prefix_and_largest_priority_win() -> None:
    test = f"""
        add lpm_table src:0x0200******** drop()
        add lpm_table hdr.ethernet.src:0x020000000002/48 I.forward(port:3)
        packet 0 {TO_1} 1234      # a prefix of 48 bits
        expect 3 {TO_1} 1234
        add ternary_table 1 dst:0x**********01 forward(port:4)
        add ternary_table 2 hdr.ethernet.dst:0b{"*" * 47}1 forward(port:5)
        packet 0 {TO_1} 1234
        expect 5 {TO_1} 1234
        setdefault keyless set_source(src:3)
        packet 0 {TO_1} 1234
        expect 5 020000000001 000000000003 1234
    """
    assert first_difference(test) is None


def test_multicast_mirroring_and_meters_are_applied() -> None:
    groups = """
        mc_mgrp_create 3
        mc_node_create 1 4 5
        mc_node_create 2 6
        mc_node_associate 3 0
        mc_node_associate 3 1
        add exact_table dst:0x020000000001 multicast(group:3)
        mirroring_add 8 7
        mirroring_add_mc 9 3
        mirroring_get 8
        add exact_table dst:0x020000000002 copy_to_controller(session:9)
        add exact_table dst:0x020000000003 copy_to_controller(session:8)
        setdefault keyless NoAction()
    """
    assert first_difference(groups + "packet 0 020000000001 020000000002 1234\nexpect 4\nexpect 5\nexpect 6") is None
    assert first_difference(groups + "packet 0 020000000003 020000000002 1234\nexpect 7\nexpect 0") is None
    cloned = groups + "packet 0 020000000002 020000000002 1234\nexpect 4\nexpect 6\nexpect 0\n"
    assert first_difference(cloned + "expect 5") is None
    assert first_difference(groups + "mc_node_update 0 4\n" + cloned.removeprefix(groups) + "packet 5 00") is None
    deleted = groups + "mirroring_delete 9\n" + cloned.removeprefix(groups)
    assert first_difference(deleted) == "port 4: 0 packets left, 1 were expected"
    slow = FORWARD.replace("packet", "meter_set_rates pace 0 0.000001:1 0.000001:1\npacket", 1)
    assert first_difference(slow) is None
    assert first_difference(slow + "packet 0 020000000001 020000000002 1234 55") is None, "the second is red"
    whole = slow.replace("set_rates pace 0", "array_set_rates I.pace")
    assert first_difference(whole + f"wait\npacket 0 {TO_1} 1234\nexpect 2") is None, "a token a second"


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("send 0 00", 'line 2: "send" is no statement; allowed: packet, expect, no_packet, wait, add'),
        ("registerwrite memory 0 1", 'line 2: "registerwrite" is no statement (did you mean "register_write"?); '),
        ("remove exact_table", "line 2: remove exact_table: remove all is its form"),
        ("mirroring_add 1", "line 2: mirroring_add 1: mirroring_add SESSION PORT is its form"),
        ("wait 5", "line 2: wait 5: wait is its form"),
        ("register_read none 0", "line 2: register 'none' is not among I.memory"),
        ("packet 0 zz", "line 2: non-hexadecimal number found in fromhex()"),
        ("add none dst:1 forward(port:1)", "line 2: table 'none' is not among tbl_"),
        ("add table dst:1 forward(port:1)", "line 2: table 'table' is ambiguous among "),
        ("add exact_table dst:1 forward", "line 2: dst:1 forward: no action is called, as in action(port:2)"),
        ("add exact_table dst:1 set_source(src:1)", "line 2: action of I.exact_table 'set_source' is not among"),
        ("add exact_table x:1 forward(port:1)", "line 2: key of I.exact_table 'x' is not among hdr.ethernet.dst"),
        ("add exact_table dst:1 forward(port:1000)", "line 2: "),
        ("add ternary_table 1 dst:77 forward(port:1)", "line 2: 77: a ternary match is a number with 0x, 0o or 0b"),
        ("add ternary_table 1 type:0x77 forward(port:1)", "line 2: a key of kind range is not among those"),
        ("check_counter packets[3]", "line 2: check_counter NAME(INDEX) packets == NUMBER is its form"),
        ("register_write memory 99 1", "line 2: "),
    ],
)
def test_unsupported_statement_is_refused_with_its_line(statement: str, message: str) -> None:
    with pytest.raises(ValueError, match="line 2: ") as refused:
        first_difference(f"# first\n{statement}  # why\n")
    (line,) = str(refused.value).splitlines()
    assert line.startswith(message)


def test_program_unsupported_by_the_engine_is_refused() -> None:
    with pytest.raises(SwitchError, match='primitive "nonsense" is not supported'):
        stf.run(FEATURES.replace('"mark_to_drop"', '"nonsense"'), "")
