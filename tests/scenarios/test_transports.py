"""The scenario's ``transport``: a default in its own file, and as an override that of all that is not fixed."""

from __future__ import annotations

from pathlib import Path

import pytest

import xcpr
from xcpr.experiments import runs
from xcpr.io import schema
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario, sets, sweeps
from xcpr.scenarios.scenario import Scenario

SMALL = ["duration=2 s", "flows.main.count=2"]

MIXED = """
extends = "demo"
title = "Mixed"
[flows.other]
count = 1
[flows.fixed]
count = 1
fixed_transport = true
[traffic.mice]
kind = "web"
arrivals = "9 /s"
size_mean = "30 kB"
[traffic.same]
kind = "web"
arrivals = "9 /s"
size_mean = "30 kB"
fixed_transport = true
[traffic.noise]
kind = "cbr"
rate = "1 Mbit/s"
"""

SET = """
title = "Set"
base = "mixed"
[axes.row.bbr]
label = "BBR"
scenario.transport = "bbr"
[axes.row.cubic]
label = "CUBIC"
scenario = { transport = "cubic", flows.other.transport = "hstcp" }
[matrix]
row = ["bbr", "cubic"]
"""


@pytest.fixture
def mixed(tmp_path: Path) -> str:
    path = tmp_path / "mixed.toml"
    path.write_text(MIXED)
    return str(path)


def transports(chosen: Scenario) -> dict[str, str]:
    """Returns the transports of groups and of sources with connections."""
    of_sources = {name: source.transport for name, source in chosen.traffic.items() if not source.is_udp}
    return {name: group.transport for name, group in chosen.flows.items()} | of_sources


def test_transport_override_applies_to_all_that_is_not_fixed(mixed: str) -> None:
    before = transports(scenario.load(mixed))
    assert before == {"main": "xcp-r", "other": "xcp", "fixed": "xcp", "mice": "newreno", "same": "newreno"}
    chosen = scenario.load(mixed, ["transport=bbr"])
    assert transports(chosen) == {"main": "bbr", "other": "bbr", "fixed": "xcp", "mice": "bbr", "same": "newreno"}
    assert scenario.build([("result.json", schema.write(chosen))]) == chosen
    assert chosen.title == "Mixed; transport = bbr"


def test_fixed_transport_keeps_the_default_of_its_file(mixed: str) -> None:
    path = Path(mixed)
    path.write_text(MIXED.replace('title = "Mixed"', 'title = "Mixed"\ntransport = "hstcp"'))
    assert transports(scenario.load(mixed)) == {
        "main": "xcp-r",
        **dict.fromkeys(["other", "fixed", "mice", "same"], "hstcp"),
    }
    later = transports(scenario.load(mixed, ["transport=cubic"]))
    assert later == {"main": "cubic", "other": "cubic", "fixed": "hstcp", "mice": "cubic", "same": "hstcp"}


def test_specific_transport_override_takes_precedence(mixed: str) -> None:
    specific, general = "flows.main.transport=cubic", "transport=bbr"
    for given in ([specific, general], [general, specific]):
        made = transports(scenario.load(mixed, given))
        assert (made["main"], made["other"]) == ("cubic", "bbr")


def test_command_line_takes_precedence_over_values_of_a_set(mixed: str) -> None:
    path = Path(mixed).with_name("set.toml")
    path.write_text(SET)
    bbr, cubic = sets.load(str(path)).runs
    assert transports(bbr.scenario()) == transports(scenario.load(mixed, ["transport=bbr"]))
    assert (transports(cubic.scenario())["main"], transports(cubic.scenario())["other"]) == ("cubic", "hstcp")
    later = cubic.scenario(tuple(scenario.override_layers(["transport=htcp"])))
    assert transports(later) == transports(scenario.load(mixed, ["transport=htcp"]))


def test_refused_transport_names_the_override(mixed: str) -> None:
    for override, message in (
        ("transport=bbrr", "--set: transport: must be one of"),
        ("transport=kernel:cubic", "--set: traffic.mice.transport: must be one of the project's own"),
    ):
        with pytest.raises(Invalid) as caught:
            scenario.load(mixed, [override])
        assert str(caught.value).startswith(message)


def test_unused_default_transport_causes_a_warning() -> None:
    (warning,) = scenario.build([*runs.layers("demo"), ("it", {"transport": "bbr"})]).warnings()
    assert warning.startswith('transport = "bbr" has no effect: each group of flows and traffic source names its own')
    assert not scenario.load("explicit").warnings()
    assert not scenario.load("demo", ["transport=bbr"]).warnings()


def test_transport_sweep_matches_between_shell_and_python() -> None:
    wanted = ["cubic", "bbr", "newreno"]
    lists = sweeps.parse(["transport=cubic,bbr,newreno"])
    chosen = sweeps.make_runs("demo", runs.layers("demo"), lists, (1,), SMALL, series=False)
    overrides = tuple(scenario.override_layers(SMALL))
    assert [transports(run.scenario(overrides)) for run in chosen.runs] == [{"main": name} for name in wanted]
    settings = {"duration": "2 s", "flows.main.count": 2}
    swept = xcpr.sweep(xcpr.Scenario("demo"), {"transport": wanted}, overrides=settings, workers=1)
    assert [cell.result.flows[0].transport for cell in swept] == wanted
    alone = [xcpr.run(xcpr.Scenario("demo"), overrides={**settings, "transport": name}) for name in wanted]
    delivered = [cell.result.totals.delivered_bytes for cell in swept]
    assert delivered == [made.totals.delivered_bytes for made in alone]
    assert len({*delivered}) == 3


@pytest.mark.parametrize("name", ["traffic", "ttp", "bulk-beside", "sharing", "weights"])
def test_shipped_scenarios_fix_the_transport_of_background_flows(name: str) -> None:
    before, after = (transports(scenario.load(name, given)) for given in ((), ["transport=cubic"]))
    same = {group for group in before if before[group] == after[group]}
    assert same and "main" not in same and "xcp" not in same
