"""``xcpr trace``: one packet through a program, beside BMv2's log of the same packet."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import bmv2_log
import needs
import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands.cli import app
from xcpr.io.paths import DOCS

FRAME = "0102" * 30


def sample() -> list[str]:
    """Returns the committed lines that are ours, without the words in front."""
    lines = bmv2_log.SAMPLE.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("xcpr  ") for line in lines if line.startswith("xcpr  ")]


def test_trace_matches_the_committed_bmv2_log() -> None:
    _, trace, _, _ = bmv2_log.trace_sample()
    steps = [bmv2_log.format_fact(fact) for fact in bmv2_log.list_facts(trace.steps)]
    assert steps == sample()
    assert {step.split()[0] for step in steps} == {"state", "extract", "table", "action", "condition", "emit"}


@needs.program("simple_switch")
def test_bmv2_log_matches_the_committed_one(tmp_path: Path) -> None:
    try:
        steps = bmv2_log.compare_with_bmv2(tmp_path)
    except bmv2_log.LogsNoSteps:
        pytest.skip("this simple_switch was built with ENABLE_LOGGING_MACROS=OFF: its log has no steps")
    assert steps == bmv2_log.SAMPLE.read_text(encoding="utf-8")


def test_trace_shows_field_changes_of_each_table() -> None:
    trace = xcpr.trace("main0:40")
    (route,) = [step for step in trace.steps if step.get("name") == "XcpIngress.ipv4_lpm"]
    assert route["hit"] and route["action"] == "XcpIngress.forward"
    assert route["keys"][0]["entry"] == "0xa020000/16"
    changes = {change["field"]: (change["before"], change["after"]) for change in route["changes"]}
    assert changes["ipv4.ttl"] == ("0x40", "0x3f")
    assert changes["standard_metadata.egress_spec"] == ("0x0", "0x1")
    leaves = trace.steps[-1]
    assert leaves["step"] == "leaves" and leaves["port"] == 1
    # The frame that left has the fields of the last changes.
    sent = bytes.fromhex(leaves["bytes"])
    assert sent[22] == 0x3F and sent[:6] == bytes.fromhex("020100020001")


def test_trace_text_fits_80_columns_and_shows_signs() -> None:
    text = xcpr.trace("main0:1000").text()
    assert max(map(len, text.splitlines())) <= 80
    assert "-> -" in text, "feedback is taken back"


def test_hexadecimal_frame_arrives_by_a_port() -> None:
    trace = xcpr.trace(FRAME, port=2, length=1000)
    assert trace.made["length_bytes"] == 1000
    assert trace.steps[0] == {"step": "arrives", "port": 2, "length_bytes": 1000, "time_us": 0, "kind": "normal"}
    assert trace.steps[-1] == {"step": "decision", "dropped": True}


def test_acks_are_traced_in_the_reverse_direction() -> None:
    assert xcpr.trace("main0:2", to_sender=True).steps[0]["port"] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["zz"], 'must be FLOW:NUMBER, for example "main0:1", or a frame in hexadecimal digits, not "zz"'),
        (["main1"], 'for example "main1:1"'),
        ([FRAME + "0", "--port", "2"], "an odd number"),
        (["0102", "--port", "2"], "2 bytes; a frame has 14 to"),
        ([FRAME], "port: is missing: allowed are 0 to 510; r1 has links at 1, 2"),
        ([FRAME, "--port", "2", "--length", "3"], "length: 3: allowed are"),
        (["main0:0"], 'for example "main0:1"'),
        (["mian0:1"], 'did you mean "main0"?'),
        (["main0:1", "--at", "r9"], "there are: r1, r2"),
        (["main0:1", "--port", "2"], "go with a frame in hexadecimal"),
        (["main0:100000", "--set", "duration=1 s"], "fewer than 100000 packets of main0 reach r1"),
        (["main0:1", "--scenario", "dmeo"], 'did you mean "demo"?'),
    ],
)
def test_invalid_trace_argument_is_named(arguments: list[str], said: str) -> None:
    with pytest.raises(xcpr.Invalid) as refused:
        CliRunner().invoke(app, ["trace", *arguments], catch_exceptions=False)
    assert said in str(refused.value)


def test_trace_of_a_tofino_program_is_refused() -> None:
    with pytest.raises(xcpr.Invalid, match="a program for a Tofino"):
        xcpr.trace("main0:1", overrides={"router.target": "tofino"})


def test_trace_as_json_has_the_packet() -> None:
    done = CliRunner().invoke(app, ["trace", "main0:3", "--json"], catch_exceptions=False)
    assert json.loads(done.stdout)["packet"] == {"flow": "main0", "number": 3, "to_sender": False}


def page_commands() -> list[list[str]]:
    """Returns the commands of the page that run or trace, each without the program's name."""
    page = (DOCS / "look-inside.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith(("xcpr run ", "xcpr trace "))]


@pytest.mark.slow
def test_commands_of_the_trace_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = page_commands()
    assert [command[0] for command in commands] == ["run", *["trace"] * 5]
    for command in commands:
        CliRunner().invoke(app, command, catch_exceptions=False)
    size = (tmp_path / "results" / "seen" / "capture.pcapng").stat().st_size
    assert f"The file has {size / 1e6:.1f} MB." in (DOCS / "look-inside.md").read_text(encoding="utf-8")


def test_trace_text_has_no_compiler_generated_names() -> None:
    text = str(xcpr.trace("main0:100"))
    assert not re.search(r"tmp_|\$valid\$|scalars|router171|reason_0|\b_[a-z]", text)
    assert "if ipv4.isValid(): yes" in text
    assert "code at router:171" in text
    assert "metadata_t.config_capacity_q20" in text
    assert "if reason != 0x0: no" in text
