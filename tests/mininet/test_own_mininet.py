"""Programs of the user's own in Mininet: the P4Runtime writes to their routers, and runs with both switches."""

from __future__ import annotations

import json
from pathlib import Path

import needs
import pytest
from ethernet_switch import HUB, STATIC, star
from finsy.proto import p4r
from test_mininet import mininet_only

from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds.control_plane import control, own_control
from xcpr.worlds.emulation import mininet

OWN = ("router.watch=[]", "duration=2 s", "topology.rate=5 Mbit/s", "flows.main.count=1", "traffic.light.rate=1 Mbit/s")


def make_plan(name: str, *overrides: str) -> dict[str, object]:
    chosen = scenario.load(name, overrides)
    built = topology.build(chosen)
    return own_control.add_initial_state(chosen, built, plan.make(chosen, built, 1))


def test_real_time_plan_has_the_writes_of_its_routers(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(make_plan("own-program", *OWN)))
    (r1, r2) = control.own_program_goals(str(path), ["r2=127.0.0.1:7"])
    assert (r1.name, r1.address, r1.device_id) == ("r1", "127.0.0.1:9559", 1)
    assert (r2.name, r2.address, r2.device_id) == ("r2", "127.0.0.1:7", 2)
    assert r1.compiled.name == "counting_router.json"
    updates = p4r.WriteRequest.FromString(r1.write).updates
    hosts = 2 * 2  # a flow's and a traffic source's
    assert len(updates) == hosts // 2 + 1 + 1, "a route to each of its hosts and one to r2, and a row of the filter"
    assert "commands" not in json.loads(path.read_text())["routers"][0]


def test_plan_of_shipped_programs_is_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(make_plan("demo")))
    assert "entries" in json.loads(path.read_text())["routers"][0]
    assert control.own_program_goals(str(path), []) == []
    assert control.own_program_goals("demo", []) == []


def test_own_program_beside_xcp_is_refused_in_mininet() -> None:
    own = scenario.load("own-program").router.program
    chosen = scenario.load("mininet", [f"routers.r1.program={own}"])
    with pytest.raises(Invalid, match="--world mininet: routers: is what the simulator alone has"):
        mininet.execute(chosen, 1, "it", "embedded", lambda *_: None)


@mininet_only
@pytest.mark.network
@pytest.mark.parametrize("switch", mininet.SWITCHES)
def test_own_program_runs_on_both_switches(switch: str) -> None:
    if switch == "bmv2":
        needs.require("simple_switch_grpc")
    result = mininet.execute(scenario.load("own-program", OWN), 1, "own", switch, lambda *_: None)
    assert result.switch == switch
    assert result.flows[0].delivered_bytes > 100_000
    assert result.udp[0].received_bytes > 0


@mininet_only
@pytest.mark.network
@pytest.mark.parametrize("switch", mininet.SWITCHES)
def test_hosts_on_a_hub_drop_frames_for_other_macs(switch: str) -> None:
    """The kernel drops frames for other hosts, as the simulator does."""
    if switch == "bmv2":
        needs.require("simple_switch_grpc")
    topology = {"kind": "star", "size": 3, "rate": "2 Mbit/s", "delay": "1 ms"}
    static, hub = (
        mininet.execute(
            scenario.build([("it", star(entries, topology=topology, duration="2 s"))]), 1, "it", switch, lambda *_: None
        )
        for entries in (STATIC, HUB)
    )
    assert static.flows[0].delivered_bytes > 100_000
    assert not static.other_mac_frames
    assert hub.flows[0].delivered_bytes > 50_000
    assert isinstance(hub.other_mac_frames, dict)
    assert hub.other_mac_frames["h3"] > 50
    assert not hub.warnings


@mininet_only
@pytest.mark.network
@pytest.mark.parametrize("switch", mininet.SWITCHES)
def test_learning_switch_floods_few_frames(switch: str) -> None:
    if switch == "bmv2":
        needs.require("simple_switch_grpc")
    overrides = ["router.watch=[]", "hosts.capture=[]", "duration=2 s", "topology.rate=2 Mbit/s"]
    result = mininet.execute(scenario.load("learning-switch", overrides), 1, "it", switch, lambda *_: None)
    assert result.flows[0].delivered_bytes > 100_000
    assert isinstance(result.other_mac_frames, dict)
    assert result.other_mac_frames["h3"] < 10
    assert not result.warnings


@mininet_only
@pytest.mark.network
@pytest.mark.parametrize("transport", ["cubic", "kernel:cubic"])
@pytest.mark.parametrize("ttl", [2, 3])
def test_hosts_send_with_the_configured_ttl(transport: str, ttl: int) -> None:
    """Two routers let packets with TTL 3 pass, and count those with TTL 2."""
    overrides = [f"flows.main.transport={transport}", f"hosts.ttl={ttl}", "flows.main.count=1", "duration=2 s"]
    chosen = scenario.load("mininet", [*overrides, "udp.schedule=none", "topology.rate=5 Mbit/s"])
    result = mininet.execute(chosen, 1, "it", "embedded", lambda *_: None)
    expired = [router["name"] for router in result.routers if router["drop_reasons"]]
    if ttl == 2:
        assert result.totals.delivered_bytes == 0
        assert expired == ["r2"]
        assert len(result.warnings or ()) == 1
    else:
        assert result.totals.delivered_bytes > 50_000
        assert not expired
