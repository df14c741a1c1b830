"""Overrides and swept values that change nothing are refused; those that state what holds already are not."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

import xcpr
from xcpr.experiments import reproduce, runs
from xcpr.io.schema import Invalid
from xcpr.scenarios import effects, scenario, sets, sweeps
from xcpr.scenarios.flows import registry
from xcpr.worlds import sim

RED, UDT = "queue.discipline=red", "flows.main.transport=udt"


def refusal(*overrides: str, name: str = "demo") -> str:
    """Returns the words of the refusal, which are empty where there is none."""
    try:
        runs.find(name, overrides)
    except Invalid as invalid:
        return str(invalid)
    return ""


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (["flows.main.hstcp.max_ssthresh=9 packets"], '"xcp-r" does not read it; hstcp, hstcp-lp do'),
        (["transport=cubic", "flows.main.xcp_r.on_loss=keep"], '"cubic" does not read it; xcp-r do'),
        ([UDT, "flows.main.min_rto=2 s"], '"udt" does not read it'),
        (
            ["transport=cubic", "flows.main.recovery=newreno", "flows.main.tcp.prr=true"],
            'recovery "newreno" does not have it; rack does',
        ),
        (
            ["transport=cubic", "flows.main.pacing.initial_burst=20 packets"],
            "pacing.share is 0 %: packets are not paced",
        ),
        (["topology.size=3"], 'topology.kind "dumbbell" does not read it'),
        (["topology.metric=delay"], 'topology.kind "dumbbell" does not read it'),
        (["queue.red.max_threshold=50 %"], 'queue.discipline is "drop-tail"'),
        (["queue.red.gentle=false"], 'queue.discipline is "drop-tail"'),
        (["queue.codel.target=1 ms"], 'queue.discipline is "drop-tail"'),
        (["loss.forward.probability=1 %"], 'loss.forward.model "none" does not read it'),
        (["loss.backward.loss_bad=1 %"], 'loss.backward.model "random" does not read it'),
        (["reorder.forward.delay=1 ms"], "reorder.forward does nothing without its other keys"),
        (["jitter.forward.order=free"], "jitter.forward does nothing without its other keys"),
        (["hosts.receive_buffer=3 packets"], "nothing in this scenario reads hosts.receive_buffer"),
        (["flows.main.count=1", "flows.main.spacing=1 s"], "nothing in this scenario reads flows.main.spacing"),
        (["flows.main.fixed_transport=true"], "nothing in this scenario reads flows.main.fixed_transport"),
    ],
)
def test_override_without_effect_is_refused(overrides: list[str], message: str) -> None:
    given = ["loss.backward.model=random", "loss.backward.probability=1 %", *overrides]
    key = overrides[-1].partition("=")[0]
    assert refusal(*given) == f"--set: {key}: changes nothing: {message}"


@pytest.mark.parametrize(
    "overrides",
    [
        ["topology.delay=50 ms"],
        ["topology.access_rate=1 Gbit/s"],  # ten times the link's, as it is without the key
        ["router.program=xcp"],
        ["flows.main.hops=1-1"],
        ["flows.main.transport=xcp-r", "transport=xcp-r"],
        ["transport=bbr", "flows.main.transport=cubic"],
        [RED, "queue.red.max_threshold=50 %"],
        ["flows.main.transport=hstcp", "flows.main.hstcp.max_ssthresh=9 packets"],
        [UDT, "flows.main.max_window=90 packets"],
        ["title=Mine"],
        ["sample_interval=50 ms"],
        ["queue_sample_interval=2 ms"],
        ['hosts.capture=["s0"]'],
        ["udp.schedule=none"],
    ],
)
def test_redundant_or_combined_overrides_are_accepted(overrides: list[str]) -> None:
    assert not refusal(*overrides)


def test_transport_override_without_effect_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "it.toml"
    path.write_text('extends = "demo"\n[flows.main]\nfixed_transport = true\n[traffic.u]\nkind="cbr"\nrate="1 %"\n')
    reason = "each group of flows and traffic source has fixed_transport, or sends UDP"
    assert refusal("transport=bbr", name=str(path)) == f"--set: transport: changes nothing: {reason}"
    with pytest.raises(Invalid, match="changes nothing"):
        xcpr.run(xcpr.Scenario(str(path)), overrides={"transport": "bbr"})


def test_traffic_keys_of_another_kind_are_refused() -> None:
    for override in ("traffic.against.transport=cubic", "traffic.against.pairs=3", "traffic.light.size_mean=1 kB"):
        assert "does not read it" in refusal(override, name="traffic"), override
    assert not refusal("traffic.light.stop=60 s", name="traffic")


def test_conflicting_values_of_a_key_are_refused() -> None:
    message = '--set: topology.delay: has two values, "10 ms" and "20 ms": give one'
    assert refusal("topology.delay=10 ms", "topology.delay=20 ms") == message
    assert not refusal("topology.delay=10 ms", "topology.delay=10 ms")


def test_override_of_a_set_must_change_one_of_its_runs() -> None:
    layers = [run.layers for run in sets.load("paper").runs]
    effects.check_overrides(layers, scenario.override_layers(["flows.main.xcp_r.on_loss=keep"]))
    with pytest.raises(Invalid, match=r"hstcp\.max_ssthresh: changes nothing"):
        effects.check_overrides(layers, scenario.override_layers(["flows.main.hstcp.max_ssthresh=9 packets"]))


@pytest.mark.parametrize(
    ("lists", "overrides", "message"),
    [
        (["topology.delay=10 ms,10ms"], [], 'topology.delay: changes nothing: "delay-10-ms" and "delay-10ms" make'),
        (
            ["topology.hops=1", "flows.main.fast.alpha=9 packets,8 packets"],
            [],
            "flows.main.fast.alpha: changes nothing",
        ),
        (["transport=cubic,bbr"], ["flows.main.transport=hstcp"], "transport: changes nothing"),
        (["transport=cubic,bbr", "duration=1 s,2 s"], ["flows.main.transport=hstcp"], "transport: changes nothing"),
        (["transport=cubic,hstcp", "flows.main.hstcp.max_ssthresh=7 packets,9 packets"], [], ""),
        (["title=a,b"], [], ""),
        (["sample_interval=50 ms,10 ms"], [], ""),
    ],
)
def test_swept_values_must_make_different_runs(lists: list[str], overrides: list[str], message: str) -> None:
    chosen = sweeps.make_runs("demo", runs.layers("demo"), sweeps.parse(lists), (1,), overrides, series=False)
    expected = pytest.raises(Invalid, match=re.escape(f"sweep: {message}")) if message else nullcontext()
    with expected:
        reproduce.check_axes(chosen, tuple(scenario.override_layers(overrides)))


def test_override_that_makes_rows_of_a_set_equal_is_refused() -> None:
    with pytest.raises(Invalid, match=r'axes\.row: changes nothing: "cubic" and "xcp-r" make the same run'):
        reproduce.check_axes(sets.load("beside-cubic-joining"), tuple(scenario.override_layers(["transport=bbr"])))


def test_refused_override_creates_no_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "xcpr", "sweep", "demo", "flows.main.udt.nak=once,periodic"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "changes nothing" in done.stderr
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("transport", [name for name in registry.names()["transport"] if registry.is_over_udp(name)])
def test_settings_unread_over_udp_change_no_result(transport: str) -> None:
    """The simulator is asked: the settings that are left out of a digest are those that it does not read."""
    lossy = ["duration=700 ms", "flows.main.count=1", "loss.forward={model='random', probability='2 %'}"]
    lossy += ["topology.delay=20 ms", f"transport={transport}"]
    usual = sim.execute(scenario.load("demo", lossy), 1, "it", series=False).totals.delivered_bytes
    others = {
        "initial_window": "9 packets",
        "max_window": "16 packets",
        "min_rto": "10 ms",
        "initial_rto": "10 ms",
        "max_rto": "1 s",
        "ack_every": "2",
        "max_ack_delay": "100 ms",
        "quick_acks": "9",
    }
    assert others.keys() == effects.TCP_SETTINGS.keys()
    for setting, value in others.items():
        made = sim.execute(scenario.load("demo", [*lossy, f"flows.main.{setting}={value}"]), 1, "it", series=False)
        if setting not in effects.DATAGRAM_SETTINGS[registry.names()["transport"][transport]]:
            assert made.totals.delivered_bytes == usual, setting


OWN_FILE = """
title = "own"
duration = "1 s"
[topology]
kind = "dumbbell"
k = 4
rate = "10 Mbit/s"
[queue]
red.min_threshold = "20 %"
[flows.main]
transport = "cubic"
count = 1
hstcp.max_ssthresh = "5 packets"
cubic.beta = 0.6
"""


def test_file_keys_without_effect_cause_warnings(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN_FILE.replace("cubic.beta = 0.6\n", ""))
    warnings = runs.find(str(path)).scenario.warnings()
    assert [warning.partition(": ")[2] for warning in warnings] == [
        'topology.k has no effect: topology.kind "dumbbell" does not read it',
        'queue.red.min_threshold has no effect: queue.discipline is "drop-tail"',
        'flows.main.hstcp.max_ssthresh has no effect: "cubic" does not read it; hstcp, hstcp-lp do',
    ]
    assert xcpr.run(str(path)).warnings == warnings


def test_options_of_an_overridden_transport_cause_no_warning(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN_FILE.replace("cubic.beta = 0.6\n", ""))
    overridden = runs.find(str(path), ["flows.main.transport=newreno"]).scenario.warnings()
    assert not [warning for warning in overridden if "hstcp" in warning]


def test_no_shipped_scenario_has_a_warning() -> None:
    found = {name: runs.find(name).scenario.warnings() for name in scenario.list_scenarios()}
    assert not {name: warnings for name, warnings in found.items() if warnings}
