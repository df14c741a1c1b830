"""Classes with numbers at a port (queue.classes = "priority" or "drr"): scenarios held against arithmetic."""

from __future__ import annotations

import pytest

from xcpr.io import schema, units
from xcpr.io.schema import Invalid
from xcpr.results.result import ClassSeries, Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import lacking

CHANNEL = "bottleneck/forward"


def simulate(name: str, *overrides: str) -> Result:
    return sim.execute(scenario.load(scenario.find(name), list(overrides)), seed=1, name=name)


def classes(result: Result) -> dict[str, ClassSeries]:
    found = result.series.channels[CHANNEL].classes
    assert isinstance(found, dict)
    return found


def part(result: Result, of: ClassSeries, from_s: float, until_s: float) -> float:
    """Returns the rate of a class's frames between two samples, Mbit/s."""
    first, last = (result.series.time_s.index(at) for at in (from_s, until_s))
    return (of.sent_bytes[last] - of.sent_bytes[first]) * 8e-6 / (until_s - from_s)


def test_priority_class_loses_nothing_and_xcp_uses_the_residual_capacity() -> None:
    """UDP is ON in the first of every two seconds, at 40 of 100 Mbit/s; a packet of XCP's takes 80 us."""
    result = simulate("priority", "duration=12 s")
    udp, xcp = classes(result)["7"], classes(result)["1"]
    assert udp.queue_drops[-1] == 0
    assert udp.sent_bytes[-1] == result.totals.udp_offered_bytes
    packets = [after - before for before, after in zip(udp.sent_packets, udp.sent_packets[1:], strict=False)]
    waited = [after - before for before, after in zip(udp.sojourn_time_ns, udp.sojourn_time_ns[1:], strict=False)]
    means = [wait / count for wait, count in zip(waited, packets, strict=True) if count]
    assert 0 < max(means) <= 80_000
    for second in range(4, 11):
        assert part(result, udp, second + 0.1, second + 1.0) == pytest.approx(40 if second % 2 == 0 else 0, abs=0.1)
        left = 60 if second % 2 == 0 else 100
        assert part(result, xcp, second + 0.5, second + 1.0) == pytest.approx(left, rel=0.05), second
    assert xcp.queue_drops[-1] == 0


def test_xcp_below_a_priority_class_keeps_its_queue_short() -> None:
    """UDP comes when XCP fills the link. A program that saw all waits would never see the queue that is left."""
    steady = ("traffic.calls.kind=cbr", "traffic.calls.rate=40 Mbit/s", "traffic.calls.start=2 s", "duration=10 s")
    result = simulate("priority", *steady)
    xcp = classes(result)["1"]
    assert part(result, xcp, 5.0, 10.0) == pytest.approx(60, rel=0.04)
    first, last = (result.series.time_s.index(at) for at in (5.0, 10.0))
    waited = (xcp.sojourn_time_ns[last] - xcp.sojourn_time_ns[first]) / (
        xcp.sent_packets[last] - xcp.sent_packets[first]
    )
    assert waited < 2e6, "2 ms are 15 packets at what UDP leaves, of a queue of 500"


def test_backlogged_classes_share_by_their_quanta() -> None:
    """A quantum is three and one full frames: XCP and four CUBIC flows share 100 Mbit/s as 3 to 1."""
    result = simulate("weights", "duration=20 s")
    xcp, rest = classes(result)["1"], classes(result)["0"]
    assert part(result, xcp, 10.0, 20.0) == pytest.approx(75, rel=0.04)
    assert part(result, xcp, 10.0, 20.0) + part(result, rest, 10.0, 20.0) == pytest.approx(100, rel=0.02)


def test_backlogged_tcp_classes_share_by_quanta_to_the_packet() -> None:
    """Both always wait, so that what they send differs from 3 to 1 by a turn and a packet of each at most."""
    rows = ("flows.xcp.transport=cubic", "flows.xcp.dscp=af41", "queue.class1.dscp=af41", "queue.limit=1000 packets")
    result = simulate("weights", "duration=12 s", *rows)
    first, rest = classes(result)["1"], classes(result)["0"]
    start, end = (result.series.time_s.index(at) for at in (6.0, 12.0))
    sent = [of.sent_bytes[end] - of.sent_bytes[start] for of in (first, rest)]
    turns = [sent[0] / 4542, sent[1] / 1514]
    assert abs(turns[0] - turns[1]) <= 1 + 1000 / 4542 + 1000 / 1514 + 2, turns
    assert sum(sent) == pytest.approx(6 * 100e6 / 8, abs=2000)


def test_capacity_unused_by_a_class_goes_to_the_other() -> None:
    result = simulate("weights", "duration=10 s", "flows.cubic.count=1", "flows.cubic.max_window=30 packets")
    xcp, rest = classes(result)["1"], classes(result)["0"]
    used = part(result, rest, 5.0, 10.0)
    assert 3 < used < 8, "30 packets a round trip"
    assert part(result, xcp, 5.0, 10.0) == pytest.approx(100 - used, rel=0.04)


def test_dscps_are_parsed_by_name_and_number() -> None:
    assert units.parse_codepoints("ef, cs6, 40-43") == 1 << 46 | 1 << 48 | 0b1111 << 40
    assert units.format_codepoints(units.parse_codepoints("43, cs5 ,af11")) == "af11, cs5, 43"
    assert units.parse_codepoint(46) == units.parse_codepoint("ef") == units.parse_codepoint("46") == 46
    for wrong in ("64", "", "ef-", "9-8", 64, -1, True, 1.5, "eff"):
        with pytest.raises(ValueError, match="DSCP"):
            units.parse_codepoints(wrong)


@pytest.mark.parametrize(
    ("layer", "message"),
    [
        ({"class7": {"dscp": "ef"}}, r"queue\.class7\.dscp: must be absent unless queue\.classes is"),
        ({"classes": "priority", "class1": {"quantum": "2 kB"}}, r'class1\.quantum: must be absent unless .* "drr"'),
        ({"classes": "drr", "class1": {"dscp": "ef"}, "class2": {"dscp": "40-47"}}, r"class2\.dscp: must not name 46"),
        ({"classes": "drr", "class1": {"quantum": "63 bytes"}}, r'class1\.quantum: must be from "64 bytes"'),
        ({"classes": "drr", "mark": "20 packets", "class1": {"limit": "9 packets"}}, r"class1\.limit: must be above"),
    ],
)
def test_settings_invalid_for_the_classes_are_refused(layer: dict[str, object], message: str) -> None:
    with pytest.raises(Invalid, match=message):
        scenario.build([("it", {"title": "t", "queue": layer})])


def test_plan_without_classes_does_not_mention_them() -> None:
    demo = scenario.load(scenario.find("demo"), [])
    text = str(plan.make(demo, topology.build(demo), 1)) + str(schema.write(demo))
    assert "class" not in text
    assert "dscp" not in text


def test_queue_classes_are_refused_for_bmv2() -> None:
    with pytest.raises(Invalid, match=r"queue\.classes: is what BMv2 lacks"):
        lacking.check(scenario.load("priority", []), "bmv2")
