"""The reports of suites are read as they are meant: outcomes and reasons of ptf's tests, lines of a checklist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.independent import answers, checklist, ptf_suites

XML = """<testsuite>
  <testcase classname="basic.Forwards" name="runTest"/>
  <testcase classname="basic.Drops" name="runTest"><failure message="AssertionError"><![CDATA[Traceback:
  File "ptf", line 1, in run
    self.fail("no")
AssertionError: Expected packet was not received
on port 2]]></failure></testcase>
  <testcase classname="basic.Old" name="runTest"><skipped message="Deprecated"/></testcase>
</testsuite>"""
RPC = """Traceback (most recent call last):
  File "channel.py", line 7, in _end
    raise error
grpc._channel._InactiveRpcError: <_InactiveRpcError of RPC that terminated with:
\tstatus = StatusCode.NOT_FOUND
\tdetails = "there is no device 3"
\tdebug_error_string = "NOT_FOUND:there is no device 3"
>"""


def test_ptf_outcomes_have_the_reason_of_each_test(tmp_path: Path) -> None:
    (tmp_path / "one.xml").write_text(XML, encoding="utf-8")
    assert dict(ptf_suites.outcomes(tmp_path)) == {
        "Forwards": ptf_suites.Outcome("passed"),
        "Drops": ptf_suites.Outcome("failed", "AssertionError: Expected packet was not received on port 2"),
        "Old": ptf_suites.Outcome("skipped", "Deprecated"),
    }


def test_failed_rpc_is_reported_by_code_and_message() -> None:
    assert ptf_suites.reason(RPC) == "NOT_FOUND: there is no device 3"


def test_hanging_ptf_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ptf_suites, "STALLED_S", 0.3)
    assert not ptf_suites.ended(subprocess.Popen(["sleep", "60"]), tmp_path)
    assert ptf_suites.ended(subprocess.Popen([sys.executable, "-c", ""]), tmp_path)


def test_equal_line_numbers_are_distinguished_by_section() -> None:
    text = "### Action profiles\n| 9.40 | a | Y | t |\n### Registers\n| # | x |\n| 9.40 | b | Y | t |\n"
    found = checklist.lines(text)
    assert [(line.number, line.section) for line in found] == [("9.40", "Action profiles"), ("9.40", "Registers")]


def test_answers_name_existing_tests() -> None:
    for number, given in answers.ANSWERS.items():
        for answer in given:
            assert answer.tests, number
            for test in answer.tests:
                path, _, name = checklist.node(test).partition("::")
                assert f"def {name}(" in (checklist.ROOT / path).read_text(encoding="utf-8"), test


def test_checklist_line_without_an_answer_is_an_error() -> None:
    with pytest.raises(SystemExit, match=r"line 99.1 \(New\) has no answer"):
        checklist.answered([checklist.Line("99.1", "New")])
    with pytest.raises(SystemExit, match="answers without a line"):
        checklist.answered([])
