"""Jitter of links: its mean, and whether packets keep their order."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from xcpr import schema
from xcpr.paths import COMPILED
from xcpr.scenarios import plan, scenario, topology
from xcpr.schema import Invalid
from xcpr.worlds import mininet, sim

ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}
FRAMES = 1000


def table(every: str, **layers: Any) -> dict[str, Any]:
    """Two routers in a row, and datagrams from h1 to h2 that are numbered by their ports."""
    udp = [
        {"ethernet": {}},
        {"ipv4": {"destination": "address of h2"}},
        {"udp": {"source": f"0..{FRAMES - 1}", "destination": 9}},
    ]
    return {
        "title": "jitter",
        "duration": "20 s",
        "topology": {"kind": "line", "size": 2, "delay": "1 ms", "access_delay": "0 s"},
        "hosts": {"capture": ["h2"]},
        "router": {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}},
        "frames": {"all": {"source": "h1", "layers": udp, "every": every, "count": FRAMES}},
    } | layers


def arrivals(every: str, **layers: Any) -> list[tuple[int, float]]:
    """Numbers of datagrams and the time that each took beside the delay, ms, as they arrive."""
    result = sim.execute(scenario.build([("it", table(every, **layers))]), 1, "it")
    assert isinstance(result.captured, dict)
    found = [(int(one.bytes[68:72], 16), one.time_s) for one in result.captured["h2"]]
    apart_ms = {"10 ms": 10.0, "100 us": 0.1}[every]
    return [(number, 1e3 * time - number * apart_ms - 1.0) for number, time in found]


@pytest.mark.parametrize("distribution", ["exponential", "uniform"])
def test_packets_that_are_far_apart_take_the_mean(distribution: str) -> None:
    jitter = {"forward": {"distribution": distribution, "mean": "500 us"}}
    taken = [time for _, time in arrivals("10 ms", jitter=jitter)]
    # Six standard deviations of the mean of a thousand exponential times.
    assert fmean(taken) == pytest.approx(0.5, abs=6 * 0.5 / FRAMES**0.5)
    assert (max(taken) < 1.01) == (distribution == "uniform")


@pytest.mark.parametrize("order", ["kept", "free"])
def test_packets_overtake_only_where_order_is_free(order: str) -> None:
    link = {"r1-r2": {"forward": {"jitter": {"mean": "500 us", "order": order}}}}
    numbers = [number for number, _ in arrivals("100 us", links=link)]
    assert sorted(numbers) == list(range(FRAMES))
    assert (numbers == sorted(numbers)) == (order == "kept")


def test_a_plan_without_jitter_does_not_speak_of_it() -> None:
    chosen = scenario.load("demo")
    made = plan.make(chosen, topology.build(chosen), 1)
    assert all("jitter" not in link[way] for link in made["links"] for way in ("forward", "backward"))
    assert "jitter" not in schema.write(chosen)
    assert schema.write(scenario.load("demo", ["jitter.backward.mean=1 ms"]))["jitter"] == {
        "backward": {"distribution": "exponential", "mean": "1 ms", "order": "kept"}
    }


def test_mininet_has_none() -> None:
    for override in ("jitter.forward.mean=1 ms", 'links.bottleneck.jitter={mean="1 ms"}'):
        with pytest.raises(Invalid, match="--world mininet: jitter: is what the simulator alone has"):
            mininet.execute(scenario.load("mininet", [override]), 1, "it", "embedded", lambda *_: None)
