"""``xcpr trace SCENARIO PACKET``: one packet across all hops, as text, JSON and a path-time diagram."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands.cli import app
from xcpr.io.paths import COMPILED, DOCS

MULTICAST = {
    "topology": {"kind": "star", "size": 3, "access_rate": "8 Mbit/s", "access_delay": "1 ms"},
    "router": {"program": str(COMPILED / "learning_switch.json")},
    "frames": {
        "probe": {
            "source": "h1",
            "layers": [{"ethernet": {"type": 0x1234, "destination": "02:00:00:00:00:99"}}, {"text": "hello"}],
            "count": 2,
            "every": "100 ms",
        }
    },
}
GROUP = {"all": {"group": 1, "ports": ["port to h1", "port to h2", "port to h3"]}}


def trace(*words: str) -> str:
    done = CliRunner().invoke(app, ["trace", *words], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def flooding() -> xcpr.Scenario:
    router = MULTICAST["router"] | {"entries": {"multicast_groups": GROUP}}
    return xcpr.Scenario(duration="1 s", **(MULTICAST | {"router": router}))


def test_path_has_every_hop_in_the_order_of_time() -> None:
    document = json.loads(trace("demo", "main0:201", "--json"))
    assert document["packet"] == {"flow": "main0", "number": 201, "to_sender": False}
    path = document["path"]
    assert [hop["hop"] for hop in path["hops"]] == [
        "host", "queue", "wire", "ingress", "queue", "egress", "wire", "ingress", "queue", "egress", "wire",
    ]  # fmt: skip
    times = [hop["at_ns"] for hop in path["hops"]] + [path["outcome"]["at_ns"]]
    assert times == sorted(times)
    assert path["outcome"]["outcome"] == "received" and path["outcome"]["node"] == "d0"
    assert document["ack"]["hops"][0]["node"] == "d0"
    assert document["ack"]["hops"][0]["at_ns"] == path["outcome"]["at_ns"]


def test_path_through_a_router_is_that_of_the_router_trace() -> None:
    """The same packet has the same steps where it is traced at one router."""
    document = xcpr.trace_path("main0:201", "demo").document
    at_router = xcpr.trace("main0:201", "demo", at="r1")
    hops = [hop for hop in document["path"]["hops"] if hop.get("node") == "r1" and "steps" in hop]
    assert [step for hop in hops for step in hop["steps"]] == at_router.steps
    assert hops[0]["at_ns"] == at_router.made["at_ns"]


def test_text_fits_100_columns_and_has_steps_on_request() -> None:
    short, steps, variables = (trace("demo", "main0:201", *more) for more in SHOWN)
    for text in (short, steps, variables):
        assert max(map(len, text.splitlines())) <= 100
    assert len(short.splitlines()) < 60 < len(steps.splitlines()) < len(variables.splitlines())
    assert "ipv4_lpm: forward" in short and "its ACK" in short
    assert "table XcpIngress.ipv4_lpm: hit" in steps


SHOWN: tuple[list[str], ...] = ([], ["--steps"], ["--steps", "--variables"])


def outcomes(path: dict[str, Any]) -> list[tuple[str, str]]:
    """Returns the kind of each copy, or of the packet, and its end."""
    outcome = path["outcome"]
    if outcome["outcome"] != "copied":
        end = outcome.get("node", "") if outcome["outcome"] == "received" else outcome.get("reason", "")
        return [(path.get("kind", ""), end)]
    return [one for copy in outcome["copies"] for one in outcomes(copy)]


def test_multicast_copies_are_a_tree() -> None:
    path = xcpr.trace_path("probe:1", flooding())
    assert path.ack is None
    assert {kind for kind, _ in outcomes(path.path)} == {"multicast copy"}
    text = path.text()
    assert "+ multicast copy, 1 of" in text
    assert text.count("the frame has another host's Ethernet address") >= 1


def test_multicast_group_without_ports_drops_the_packet() -> None:
    path = xcpr.trace_path("probe:1", xcpr.Scenario(duration="1 s", **MULTICAST))
    assert path.path["outcome"]["reason"] == "no_copies"
    assert "dropped: its multicast group has no ports" in path.text()


@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
def test_diagram_is_written_in_the_form_of_its_ending(tmp_path: Path, form: str) -> None:
    first, again = (tmp_path / f"{name}.{form}" for name in ("first", "again"))
    trace("demo", "main0:201", "--out", str(first))
    trace("demo", "main0:201", "-o", str(again))
    assert first.read_bytes() == again.read_bytes()
    assert len(first.read_bytes()) > 5000


def test_plot_has_a_line_for_each_link() -> None:
    axes = xcpr.trace_path("main0:201", "demo").plot()
    assert len(axes.lines) == 3 + 3 + 2, "three links both ways, and two ends"
    assert [label.get_text() for label in axes.get_yticklabels()] == ["s0", "r1", "r2", "d0"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["demo", "main0:100000", "--set", "duration=1 s"], "main0 sends fewer than 100000 packets"),
        (["demo", "mian0:1"], 'did you mean "main0"?'),
        (["dmeo", "main0:1"], 'did you mean "demo"?'),
        (["demo", "main0:1", "--scenario", "demo"], "--scenario"),
        (["demo", "main0:1", "--port", "1"], "--port"),
        (["main0:1", "--out", "x.svg"], "--out"),
        (["main0:1", "--steps"], "--steps"),
        (["demo", "main0:1", "--variables"], "--variables"),
        (["demo", "main0:1", "more"], "takes SCENARIO and PACKET, not 3 words"),
        (["demo", "main0:1", "--out", "x.bmp"], "must end in"),
    ],
)
def test_invalid_path_trace_is_refused(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(xcpr.Invalid) as refused:
        CliRunner().invoke(app, ["trace", *words], catch_exceptions=False)
    assert message in str(refused.value)


def test_scenario_in_front_with_a_router_traces_that_router() -> None:
    assert trace("demo", "main0:3", "--at", "r2") == trace("main0:3", "--scenario", "demo", "--at", "r2")


def test_page_shows_the_path_of_its_command() -> None:
    page = (DOCS / "look-inside.md").read_text(encoding="utf-8")
    assert f"```text\n{trace('demo', 'main0:201').rstrip()}\n```" in page
