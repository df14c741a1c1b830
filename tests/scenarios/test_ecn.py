"""Explicit congestion notification: what scenarios may say, and what runs tell."""

from __future__ import annotations

from typing import Any

import pytest

from xcpr.io.schema import Invalid, write
from xcpr.scenarios import scenario
from xcpr.worlds import sim
from xcpr.worlds.emulation import lacking

RACK = {
    "title": "t",
    "duration": "200 ms",
    "sample_interval": "10 ms",
    "topology": {"rate": "100 Mbit/s", "delay": "400 us", "access_delay": "50 us"},
    "queue": {"limit": "100 packets"},
}


def make_scenario(transport: str = "dctcp", queue: dict[str, Any] | None = None, **flow: object) -> scenario.Scenario:
    """Builds a scenario of two flows on a short path."""
    layer = {"queue": queue or {}, "flows": {"main": {"count": 2, "transport": transport, **flow}}}
    return scenario.build([("base", RACK), ("it", layer)])


@pytest.mark.parametrize(
    ("queue", "message"),
    [
        ({"mark": "100 packets"}, 'queue.mark: must be less than the limit, "100 packets", in packets'),
        ({"mark": "9 kB"}, 'queue.mark: must be less than the limit, "100 packets", in packets'),
        ({"mark": "20"}, "queue.mark: must be a number and a unit of packets"),
        ({"mark": "20 packets", "discipline": "red"}, 'queue.mark: must be absent where discipline is "red"'),
        ({"mark": "20 packets", "discipline": "codel"}, 'queue.mark: must be absent where discipline is "codel"'),
        ({"discipline": "codel", "codel": {"target": "1 s"}}, "queue.codel.target: must be below interval"),
        ({"red": {"mark": 1}}, "queue.red.mark: must be true or false, not 1"),
    ],
)
def test_invalid_marking_settings_are_refused(queue: dict[str, Any], message: str) -> None:
    with pytest.raises(Invalid) as caught:
        make_scenario(queue=queue)
    assert any(message in str(problem) for problem in caught.value.problems), caught.value


@pytest.mark.parametrize("transport", ["xcp", "rcp", "udt", "kernel:cubic"])
def test_ecn_is_refused_for_other_transports(transport: str) -> None:
    with pytest.raises(Invalid, match=f'flows.main.ecn: must be absent with transport "{transport}"'):
        make_scenario(transport, ecn="classic")


def test_unset_ecn_keys_are_not_written() -> None:
    written = write(make_scenario("newreno"))
    assert "mark" not in written["queue"] and "mark" not in written["queue"]["red"]
    assert "ecn" not in written["flows"]["main"] and "transport" not in written
    said = make_scenario("newreno", {"mark": "20 packets"}, ecn="classic")
    assert write(said)["queue"]["mark"] == "20 packets" and write(said)["flows"]["main"]["ecn"] == "classic"
    assert scenario.build([("result.json", write(said))]) == said


def test_ecn_marks_reduce_windows_and_are_counted() -> None:
    for transport, flow, marks in (("dctcp", {}, True), ("cubic", {"ecn": "classic"}, True), ("cubic", {}, False)):
        result = sim.execute(make_scenario(transport, {"mark": "10 packets"}, **flow), 1, "it")
        marked = result.channel("bottleneck/forward").marked_packets
        assert (isinstance(marked, int) and marked > 0) == marks, (transport, flow)
        for one in result.flows:
            own = one.transport_counters or {}
            assert (own.get("ecn_reductions", 0) > 0) == marks


def test_red_marks_instead_of_dropping_if_configured() -> None:
    red = {"min_threshold": "10 %", "weight": 0.2}
    marking, dropping = (
        sim.execute(make_scenario(queue={"discipline": "red", "red": red | own}), 1, "it")
        for own in ({"mark": True}, {})
    )
    assert marking.channel("bottleneck/forward").marked_packets
    assert not dropping.channel("bottleneck/forward").marked_packets
    assert marking.totals.drops < dropping.totals.drops


def test_codel_keeps_delays_short_and_marks_if_configured() -> None:
    codel = {"discipline": "codel", "limit": "1000 packets"}
    flows = {"duration": "3 s", "flows": {"main": {"count": 2, "transport": "cubic", "ecn": "classic"}}}
    full, dropping, marking = (
        sim.execute(scenario.build([("base", RACK), ("it", flows | {"queue": queue})]), 1, "it")
        for queue in ({"limit": "1000 packets"}, codel, codel | {"codel": {"mark": True}})
    )
    for result in (dropping, marking):
        assert result.totals.utilisation > 0.9
        assert result.totals.queue_mean_bytes < 0.5 * full.totals.queue_mean_bytes
    assert dropping.totals.drops > 0
    assert not dropping.channel("bottleneck/forward").marked_packets
    assert marking.channel("bottleneck/forward").marked_packets
    assert marking.totals.drops < dropping.totals.drops


def test_marking_queues_are_refused_for_bmv2() -> None:
    for queue in ({"mark": "20 packets"}, {"discipline": "red", "red": {"mark": True}}):
        with pytest.raises(Invalid, match="--switch bmv2: queue"):
            lacking.check(make_scenario(queue=queue), "bmv2")


def test_default_transport_applies_to_groups_without_one() -> None:
    groups = {"flows": {"main": {"count": 1}, "other": {"count": 1, "transport": "xcp"}}}
    sources = {"web": {"kind": "web", "arrivals": "1 /s", "size_mean": "1 kB"}, "udp": {"kind": "cbr", "rate": "1 %"}}
    loaded = scenario.build([("base", RACK), ("it", groups | {"transport": "cubic", "traffic": sources})])
    assert {name: group.transport for name, group in loaded.flows.items()} == {"main": "cubic", "other": "xcp"}
    assert loaded.traffic["web"].transport == "cubic" and loaded.traffic["udp"].transport == "newreno"
    with pytest.raises(Invalid, match=r"transport: must be one of"):
        scenario.build([("base", RACK), ("it", groups | {"transport": "tahoe"})])
