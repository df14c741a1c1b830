"""Keys that stand for others: the round trip of a path, and losses of both directions."""

from __future__ import annotations

from pathlib import Path

import pytest

import xcpr
from xcpr.io import schema
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.network import topology

SECOND = 10**9


def delay_ms(*overrides: str, name: str = "demo") -> float:
    return scenario.load(name, overrides).topology.delay / 1e6


def test_rtt_sets_the_propagation_time_of_the_longest_path() -> None:
    assert delay_ms("topology.rtt=104 ms") == 50
    for name, overrides in (
        ("demo", ["topology.rtt=600 ms"]),
        ("demo", ["topology.rtt=600 ms", "topology.access_delay=100 ms"]),
        ("parking-lot", ["topology.rtt=600 ms"]),
    ):
        chosen = scenario.load(name, overrides)
        built = topology.build(chosen)
        paths = [
            (built.paths.channels_between(a, b), built.paths.channels_between(b, a))
            for a, b in {(f.sender, f.receiver) for f in built.flows}
        ]
        trips = [sum(built.channels[channel].delay for way in both for channel in way) for both in paths]
        assert max(trips) == pytest.approx(0.6 * SECOND, abs=20)
        assert scenario.build([("result.json", schema.write(chosen))]) == chosen
    assert "rtt" not in schema.write(chosen)["topology"]


def test_measured_rtt_matches_the_rtt_setting() -> None:
    made = xcpr.run("demo", overrides={"topology.rtt": "60 ms", "duration": "2 s", "udp.schedule": "none"})
    assert min(filter(None, made.series.flows["main0"].srtt_s)) == pytest.approx(0.06, abs=0.003)


def test_later_of_rtt_and_delay_takes_precedence(tmp_path: Path) -> None:
    path = tmp_path / "it.toml"
    path.write_text('extends = "demo"\ntopology.rtt = "24 ms"\n')
    assert delay_ms(name=str(path)) == 10
    assert delay_ms("topology.delay=7 ms", name=str(path)) == 7
    assert delay_ms("topology.access_delay=2 ms", name=str(path)) == 8
    assert delay_ms("topology.rtt=44 ms", name=str(path)) == 20


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (["topology.rtt=1 s", "topology.delay=3 ms"], "must be absent beside topology.delay"),
        (["topology.rtt=3 ms"], 'must be at least "4 ms", the four ways over hosts\' links (topology.access_delay)'),
        (
            ["topology.rtt=1 s", "links.bottleneck.forward.delay=3 ms"],
            "a link has a delay of its own: links.bottleneck",
        ),
        (["topology.rtt=far"], "must be a number and a unit of s"),
        (["topology.rtt=1 s", "topology.kind=star", "topology.size=3"], 'must be absent with topology.kind "star"'),
    ],
)
def test_impossible_rtt_is_refused(overrides: list[str], message: str) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.load("demo", overrides)
    assert str(caught.value).startswith("--set: topology.rtt: ") and message in str(caught.value)


def test_file_with_rtt_and_delay_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "it.toml"
    path.write_text('extends = "demo"\n[topology]\nrtt = "24 ms"\ndelay = "3 ms"\n')
    with pytest.raises(Invalid, match=r"it\.toml: topology\.rtt: must be absent beside topology\.delay"):
        scenario.load(str(path))


def losses(*overrides: str) -> list[tuple[str, float | None]]:
    both = scenario.load("demo", overrides).models["loss"]
    return [(way.model, way.probability) for way in (both.forward, both.backward)]


def test_key_without_direction_applies_to_both() -> None:
    assert losses() == [("none", None), ("random", 0.12)]
    assert losses("loss.probability=1 %") == [("random", 0.01)] * 2
    assert losses("loss.probability=1 %", "loss.forward.probability=2 %") == [("random", 0.02), ("random", 0.01)]
    assert losses("loss.forward.probability=2 %", "loss.probability=1 %") == [("random", 0.02), ("random", 0.01)]
    assert losses("loss.model=none")[1][0] == "none"
    chosen = scenario.load("demo", ['reorder={probability="1 %", delay="1 ms"}', "jitter.mean=1 ms"])
    assert (
        chosen.models["reorder"].forward
        == chosen.models["reorder"].backward
        != type(chosen.models["reorder"].forward)()
    )
    assert chosen.models["jitter"].backward.mean == 10**6
    assert schema.write(chosen)["reorder"].keys() == {"forward", "backward"}
    assert scenario.load("demo", ["loss.probability=1 %"]).title.endswith("; loss.probability = 1 %")


def test_refused_key_without_direction_is_named_as_written() -> None:
    for override, message in (
        ("loss.probability=much", "--set: loss.probability: must be a number and a unit of %"),
        ("loss.probabilty=1 %", '--set: loss.probabilty: unknown key (did you mean "probability"?)'),
    ):
        with pytest.raises(Invalid) as caught:
            scenario.load("demo", [override])
        assert str(caught.value).startswith(message) and len(caught.value.problems) == 1


def test_loss_and_rtt_are_swept_jointly() -> None:
    swept = xcpr.sweep(
        "demo",
        {("loss.probability", "topology.rtt"): [("1 %", "100 ms"), ("2 %", "600 ms")]},
        overrides={"duration": "1 s", "flows.main.count": 2},
        workers=1,
    )
    written = [cell.result.scenario for cell in swept]
    assert [one["topology"]["delay"] for one in written] == ["48 ms", "298 ms"]
    assert [one["loss"]["forward"]["probability"] for one in written] == ["1 %", "2 %"]
