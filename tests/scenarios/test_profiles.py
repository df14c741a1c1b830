"""Profiles of hosts: the settings that flows take from them.

tests/golden/profiles.txt has the settings of each profile by transport (XCPR_GOLDEN=write writes it anew).
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from xcpr.experiments import runs
from xcpr.io import schema
from xcpr.io.paths import DOCS, ROOT, SCENARIOS
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.flows import profiles, registry
from xcpr.scenarios.network import topology
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import sim

GOLDEN = ROOT / "tests" / "golden" / "profiles.txt"
PROFILES = list(registry.declared()["profile"])
TRANSPORTS = ("cubic", "newreno", "kernel:cubic", "xcp-r", "udt")
CONNECTIONS = {"kind": "web", "arrivals": "9 /s", "size_mean": "9 kB"}


def build(flow: dict[str, Any], **tables: Any) -> Scenario:
    """Builds a scenario of one group of flows."""
    table = {"title": "t", "duration": "1 s", "flows": {"main": {"count": 1, "transport": "cubic", **flow}}, **tables}
    return scenario.build([("it", table)])


def list_settings(chosen: Scenario) -> dict[str, Any]:
    """Returns the settings that profiles have, as the group of flows has them."""
    written = schema.write(chosen.flows["main"])
    found = {}
    for key in registry.profile_keys():
        table, dot, name = key.partition(".")
        value = written.get(table, {}).get(name) if dot else written.get(key)
        if value is not None:
            found[key] = value
    return found


def describe_profiles() -> str:
    """Returns the settings of each profile by transport, and in full those of its first."""
    lines = []
    for profile in PROFILES:
        for transport in TRANSPORTS:
            settings = list_settings(build({"transport": transport}, hosts={"profile": profile}))
            lines += [f"{profile}, {transport}", *(f"  {key} = {schema.show(it)}" for key, it in settings.items()), ""]
    return "\n".join(lines)


def test_settings_of_profiles_are_those_of_the_golden_table() -> None:
    found = describe_profiles()
    if os.environ.get("XCPR_GOLDEN") == "write":
        GOLDEN.write_text(found, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == found


def test_scenario_without_a_profile_has_the_hosts_of_linux() -> None:
    chosen = build({})
    assert chosen.hosts.profile == chosen.flows["main"].profile == "linux-6"
    assert list_settings(chosen) == list_settings(build({}, hosts={"profile": "linux-6"}))
    planned = plan.make(chosen, topology.build(chosen), 1)["flows"][0]
    assert (planned["packet_bytes"], planned["initial_window_packets"], planned["ack_every"]) == (1514, 10, 2)
    assert (planned["min_rto_ns"], planned["max_ack_delay_ns"], planned["quick_acks"]) == (2 * 10**8, 4 * 10**7, 16)


def test_alias_of_a_profile_is_read() -> None:
    assert build({}, hosts={"profile": "NS2"}).hosts.profile == "ns-2"


@pytest.mark.parametrize(("key", "value"), [("initial_window", "4 packets"), ("min_rto", "1 s"), ("ack_every", 1)])
def test_key_of_a_group_overrides_its_profile(key: str, value: object) -> None:
    usual, chosen = list_settings(build({})), list_settings(build({key: value}))
    assert chosen == usual | {key: value} != usual


def test_option_of_a_group_overrides_its_profile_alone() -> None:
    usual = list_settings(build({}))
    assert usual["tcp.prr"] is True
    assert list_settings(build({"tcp": {"prr": False}})) == usual | {"tcp.prr": False}


def test_hystart_of_linux_is_that_of_cubic_alone() -> None:
    exits = [list_settings(build({"transport": transport}))["tcp.slow_start_exit"] for transport in ("cubic", "bic")]
    assert exits == ["hystart", "loss"]


def test_flows_of_two_hosts_are_in_one_run() -> None:
    flows = {
        "paper": {"count": 1, "transport": "cubic", "profile": "ns-2"},
        "today": {"count": 1, "transport": "cubic"},
    }
    chosen = scenario.build([("it", {"title": "t", "duration": "1 s", "flows": flows})])
    planned = plan.make(chosen, topology.build(chosen), 1)["flows"]
    assert [flow["initial_window_packets"] for flow in planned] == [2, 10]
    assert [flow["packet_bytes"] for flow in planned] == [1000, 1514]


def test_profile_of_hosts_is_that_of_connections_too() -> None:
    chosen = build({}, traffic={"web": CONNECTIONS, "old": CONNECTIONS | {"profile": "ns-2"}})
    connections = [
        source["pairs"][0]["connection"] for source in plan.make(chosen, topology.build(chosen), 1)["traffic"]
    ]
    assert [one["initial_window_packets"] for one in connections] == [10, 2]
    assert [one["quick_acks"] for one in connections] == [16, 0]
    assert chosen.traffic["web"].packet_size == 1514


def test_datagrams_keep_their_size() -> None:
    chosen = build({}, traffic={"udp": {"kind": "cbr", "rate": "10 %"}})
    assert (chosen.traffic["udp"].packet_size, chosen.traffic["udp"].profile) == (1000, None)


@pytest.mark.parametrize("transport", ["xcp", "xcp-r", "rcp", "hpcc"])
def test_explicit_transport_keeps_the_window_of_its_paper(transport: str) -> None:
    usual = build({"transport": transport}, hosts={"profile": "ns-2"}).flows["main"]
    chosen = build({"transport": transport}).flows["main"]
    assert chosen.initial_window == usual.initial_window == 2
    assert (chosen.packet_size, chosen.min_rto, chosen.ack_every) == (1514, 2 * 10**8, 2)


@pytest.mark.parametrize(
    ("tables", "key"),
    [({"hosts": {"profile": "windows-95"}}, "hosts.profile"), ({"flow": {"profile": 6}}, "flows.main.profile")],
)
def test_unknown_profile_is_refused_with_what_is_allowed(tables: dict[str, Any], key: str) -> None:
    with pytest.raises(Invalid) as refused:
        build(tables.pop("flow", {}), **tables)
    assert str(refused.value).startswith(f"it: {key}: must be one of linux-6 (linux), ns-2 (ns2), rfc")


def test_result_from_before_profiles_repeats_its_hosts(tmp_path: Path) -> None:
    """A former result has every key of its time, and lacks those that came with profiles."""
    made = sim.execute(build({}, hosts={"profile": "ns-2"}, traffic={"web": CONNECTIONS}), 1, "it")
    content = json.loads(result.encode(made))
    del content["scenario"]["hosts"]
    for group in (content["scenario"]["flows"]["main"], content["scenario"]["traffic"]["web"]):
        for key in ("profile", "max_ack_delay", "quick_acks"):
            group.pop(key, None)
    former = tmp_path / "result.json"
    former.write_text(json.dumps(content), encoding="utf-8")
    again = runs.build(runs.layers(str(former)), [])
    assert again.flows["main"].profile == again.traffic["web"].profile == "ns-2"
    assert list_settings(again) == list_settings(build({}, hosts={"profile": "ns-2"}))


def test_repeated_result_has_the_same_settings(tmp_path: Path) -> None:
    made = sim.execute(build({}, traffic={"web": CONNECTIONS}), 1, "it")
    path = tmp_path / "result.json"
    result.write(made, path)
    again = runs.build(runs.layers(str(path)), [])
    assert sim.execute(again, 1, "it").scenario == made.scenario


def list_shipped() -> list[Path]:
    """Returns the scenarios that ship, whose figures stand on pages, and those of the exercises and the playground."""
    shipped = [*SCENARIOS.glob("*.toml"), *SCENARIOS.glob("tutorials/*.toml"), *(DOCS / "exercises").glob("*.toml")]
    return [*shipped, ROOT / "crates" / "playground" / "playground.toml"]


@pytest.mark.parametrize("path", list_shipped(), ids=lambda path: path.stem)
def test_scenario_that_ships_names_its_profile(path: Path) -> None:
    """A change of the default then changes no published figure."""
    assert any("profile" in table.get("hosts", {}) for _, table in scenario.read_layers(path))


def test_table_of_profiles_has_a_source_for_each_value() -> None:
    found = list(profiles.rows())
    assert [row[0] for row in found] == list(registry.profile_keys())
    assert all(": " in cell for row in found for cell in row[2:])
