from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xcpr.io import schema
from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario, sets
from xcpr.scenarios.flows import options, registry, traffic
from xcpr.scenarios.network import topology
from xcpr.scenarios.schema import defaults


@pytest.mark.parametrize("name", scenario.list_scenarios())
def test_every_scenario_loads_and_round_trips(name: str) -> None:
    loaded = scenario.load(name)
    assert scenario.build([("result.json", schema.write(loaded))]) == loaded


@pytest.mark.parametrize("name", sets.list_sets())
def test_every_run_of_every_set_loads(name: str) -> None:
    loaded = sets.load(name)
    names = [run.name for run in loaded.runs]
    assert len(set(names)) == len(names)
    for run in loaded.runs:
        assert run.scenario().flows
        assert sets.find_run(f"{name}/{run.name}").scenario() == run.scenario()


def test_grid_run_has_the_settings_of_the_reference_dumbbell() -> None:
    chosen = sets.find_run("grid/A-half-200-12").scenario()
    assert chosen.topology.delay == 100_000_000
    assert chosen.queue.limit == (4300, "packets")
    assert chosen.models["loss"].backward.probability == 0.12
    assert chosen.udp.schedule == "half"
    assert (chosen.flows["main"].transport, chosen.flows["main"].recovery) == ("xcp", "reno")
    others = sets.find_run("grid/C-half-200-12").scenario()
    assert chosen.flows["main"].initial_rto == others.flows["main"].initial_rto == 10**9  # RFC 6298, section 2


def errors(*overrides: str, name: str = "dumbbell") -> list[str]:
    with pytest.raises(Invalid) as caught:
        scenario.load(name, overrides)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ("topology.rat=1", '--set: topology.rat: unknown key (did you mean "rate"?); allowed: kind, hops, rate'),
        ("topology.rate=1 GB/s", "--set: topology.rate: must be a number and a unit of Gbit/s"),
        (
            "topology.kind=ring",
            '--set: topology.kind: must be one of "dumbbell", "parking-lot", "line", "star", "tree"',
        ),
        ("topology.hops=2", "--set: topology.hops: must be 1"),
        ("router.arithmetic=log", '--set: router.arithmetic: must be one of "exact", "table", not "log"'),
        ("router.program=vegas", "--set: router.program: must be "),
        ("topology=3", "--set: topology: must be a table, not 3"),
        ("flows.main.count=0", "--set: flows.main.count: must be a whole number from 1 to"),
        ("flows.main.count=true", "--set: flows.main.count: must be a whole number"),
        (
            "flows.main.transport=tcp9",
            'xcp, xcp-r (xcpr, xcp_r), kernel:NAME or python:NAME (capitals or not), not "tcp9"',
        ),
        ("flows.main.recovery=tahoe", "--set: flows.main.recovery: must be one of newreno (new-reno), rack ("),
        ("flows.main.packet_size=20 bytes", "--set: flows.main.packet_size: must be from"),
        ("flows.main.hops=2-1", "--set: flows.main.hops: must be a range of hops in order"),
        ("flows.main.hops=1-2", "flows.main.hops: must end at hop 1"),
        ("flows.main.direction=up", '--set: flows.main.direction: must be one of "forward", "backward", not "up"'),
        ("flows.main.access_delay=1 ms - far", "--set: flows.main.access_delay: must be a number and a unit of s, ms"),
        ("flows.main.access_delay=1 - 2", 'or a range of two, "1 ms - 146 ms"'),
        ("flows.main.stop=90 ms", "flows.main.stop: must be later than 90 ms, when the last flow of the group starts"),
        ("flows.main.xcp_r.on_loss=pray", "--set: flows.main.xcp_r.on_loss: must be one of"),
        (
            "flows.main.xcp_r.claimed_window=1 %",
            "flows.main.xcp_r.claimed_window: unknown key; allowed: duplicate_acks, on_loss, on_timeout",
        ),
        ("flows.main.misreport.cwnd=1 %", 'flows.main.misreport.cwnd: unknown key (did you mean "h_cwnd"?); allowed: '),
        ("flows.main.xcp.growth=doubted", "flows.main.xcp.growth: unknown key; allowed: fallback"),
        ("flows.main.hstcp.max_ssthresh=1 packets", "--set: flows.main.hstcp.max_ssthresh: must be at least"),
        ("flows.main.hstcp.max_sstresh=9 packets", 'unknown key (did you mean "max_ssthresh"?); allowed: max_ssthresh'),
        (
            "flows.main.xcpr.on_loss=keep",
            'flows.main.xcpr: unknown key (did you mean "xcp_r"?); allowed: count, transport',
        ),
        ("flows.main.xcp_r=keep", 'flows.main.xcp_r: must be a table, not "keep"'),
        ("flows.main.fast.alpha=0 packets", "--set: flows.main.fast.alpha: must be above zero"),
        ("flows.main.fast.alpha=9 kB", "--set: flows.main.fast.alpha: must be in packets"),
        ("flows.main.fast.alpha=2 ms", "--set: flows.main.fast.alpha: must be a number and a unit of packets"),
        ("flows.main.psockets.connections=33", "connections: must be a whole number from 1 to 32"),
        ("udp.schedule=heavy", '--set: udp.schedule: must be one of "none", "mild", "half"'),
        ("loss.backward.probability=1.2 %%", "--set: loss.backward.probability: must be a number and a unit of %"),
        ("loss.forward.model=random", "loss.forward.probability: is missing"),
        ("reorder.forward.probability=1 %", "reorder.forward.delay: must be above zero"),
        ("queue.red.max_threshold=10 %", "--set: queue.red.max_threshold: must be above min_threshold"),
        ("path_changes.dip.rate=1 Mbit/s", "path_changes.dip.at: is missing"),
        ("path_changes.dip.at=1 s", "path_changes.dip.rate: is missing: a path change has a rate, a delay or a loss"),
        ('path_changes.dip={at="1 s",loss={model="random"}}', "path_changes.dip.loss.probability: is missing"),
        ('path_changes.dip={at="1 s",rate="1 Mbit/s",link="hop9"}', 'path_changes.dip.link: must be "bottleneck"'),
        ("duration=0 s", "--set: duration: must be above zero"),
        ("duration", "must be key=value"),
        (".=3", "must be key=value"),
    ],
)
def test_invalid_override_is_refused(override: str, message: str) -> None:
    assert any(message in error for error in errors(override)), errors(override)


def test_names_are_accepted_in_capitals_and_by_alias() -> None:
    loaded = scenario.load("dumbbell", ["flows.main.transport=BBR", "flows.main.recovery=SACK", "queue.discipline=RED"])
    group = loaded.flows["main"]
    assert (group.transport, group.recovery, loaded.queue.discipline) == ("bbr", "rack", "red")


def test_all_problems_are_reported_at_once_with_their_file(tmp_path: Path) -> None:
    base = tmp_path / "base.toml"
    base.write_text('title = "t"\n[topology]\nrate = "fast"\n[flows.main]\n')
    child = tmp_path / "child.toml"
    child.write_text('extends = "base.toml"\n[udp]\nschedul = "mild"\n')
    found = errors(name=str(child))
    assert any("base.toml: topology.rate: " in error for error in found)
    assert any("child.toml: udp.schedul: unknown key" in error for error in found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "is no readable TOML"),
        ('extends = "nowhere.toml"', 'it.toml: extends: "nowhere.toml": no such file beside this one ('),
        ('extends = "scenarios/mininet.toml"', '/scenarios/mininet.toml), and none of ours; one of ours is "mininet"'),
        ('extends = "it"', 'it.toml: extends: "it" is this file, and no scenario of ours; there are: acks, '),
        ('extends = "demo"\nduration = "1e9 s"', 'it.toml: duration: must be at most "10000000 s", not "1e9 s"'),
        ('extends = "it.toml"', "extends: comes back to this file"),
        ("extends = 3", "extends: must be a file's path or a name, not 3"),
        ('title = "t"', "flows: is missing"),
        ("[flows.main]", "title: is missing"),
    ],
)
def test_invalid_scenario_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "it.toml").write_text(text)
    assert any(message in error for error in errors(name=str(tmp_path / "it.toml")))


def test_unknown_name_lists_the_available_ones() -> None:
    assert "demo, dumbbell" in errors(name="dumbell")[0]
    with pytest.raises(Invalid, match=r"there are: .*findings, .*grid, .*paper"):
        sets.load("papers")
    with pytest.raises(Invalid, match="A-mild-100-12"):
        sets.find_run("paper/Z")


def test_algorithm_options_reach_result_and_plan() -> None:
    """Declared once, they reach a result's scenario and the plan."""
    chosen = scenario.load("demo", ["flows.main.xcp_r.on_loss=keep", "flows.main.fast.alpha=7 packets"])
    written = schema.write(chosen)["flows"]["main"]
    assert {*written} >= {"xcp_r", "misreport", "hstcp", "fast", "psockets"}
    assert written["xcp_r"] == {"duplicate_acks": "honour", "on_loss": "keep", "on_timeout": "resynchronise"}
    assert (written["hstcp"], written["fast"]) == (
        {"max_ssthresh": "100 packets"},
        {"alpha": "7 packets", "mi_threshold": "0 s"},
    )
    assert written["psockets"] == {}
    assert "udt" not in written
    over_udp = schema.write(scenario.load("demo", ["flows.main.udt.nak=once"]))["flows"]["main"]
    assert over_udp["udt"] == {"variant": "udt4", "nak": "once", "window": "25600 packets"}
    planned = plan.make(chosen, topology.build(chosen), 1)["flows"][0]["options"]
    assert (planned["fast"], planned["psockets"]) == ({"alpha": 7, "mi_threshold": 0}, {})
    assert options.declared()["hstcp.max_ssthresh"][1] == ("hstcp", "hstcp-lp")


def test_unsupported_keys_are_listed_by_world_and_target() -> None:
    lacking = ", ".join(row[2] for row in defaults.rows(scenario.Scenario) if row[2])
    assert {*lacking.split(", ")} == {"mininet", "mininet (dynamic)", "mininet (ipv6)", "bmv2", "tofino", "own-program"}
    assert not [*schema.lacking(scenario.load("demo"), "bmv2")]
    asking = scenario.load("demo", ["hosts.packet_time=1 us", "links.bottleneck.forward.queue.limit=1 MB"])
    assert [key for key, _ in schema.lacking(asking, "mininet")] == ["hosts.packet_time"]
    assert [key for key, _ in schema.lacking(asking, "bmv2")] == ["links.bottleneck.forward.queue.limit"]


def test_recovery_is_refused_for_transports_over_udp() -> None:
    named = ["flows.main.transport=udt", "flows.main.recovery=newreno"]
    with pytest.raises(Invalid, match='recovery: must be left out with transport "udt", which has its own'):
        scenario.load("demo", named)
    assert registry.recovered_by("udt", "rack") == "built-in"
    assert registry.recovered_by("kernel:cubic", "rack") == registry.recovered_by("xcp", "rack") == "rack"


def test_overrides_are_parsed_like_files() -> None:
    loaded = scenario.load("dumbbell", ["topology.rate=100 Mbit/s", 'title="x"', "flows.main.count=3"])
    assert (loaded.topology.rate, loaded.title, loaded.flows["main"].count) == (10**8, "x", 3)


@given(st.dictionaries(st.text(max_size=8), st.one_of(st.integers(), st.text(max_size=8), st.booleans()), max_size=4))
def test_arbitrary_table_is_refused_with_its_file(table: dict[str, object]) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.build([("file", table)])
    assert all(str(problem).startswith("file: ") for problem in caught.value.problems)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "it.toml"
    path.write_text('extends = "demo"\ntitle = "It"\n', encoding="utf-8-sig")
    assert scenario.load(str(path)).title == "It"


def test_table_override_round_trips() -> None:
    value = {"model": "random", "probability": "1 %"}
    nested = {"number": 1, "x y": [True, {"a": "\u00e4\U0001f600\n"}]}
    for written in (value, nested):
        assert scenario.parse_override(scenario.override("loss.forward", written)) == {"loss": {"forward": written}}
    chosen = scenario.load("demo", [scenario.override("loss.forward", value)])
    assert chosen.models["loss"].forward.probability == 0.01


def test_seed_lists_are_parsed_or_refused() -> None:
    with pytest.raises(ValueError, match="must be 1 to 1000 seeds"):
        sets.parse_seeds("1-1000000000")
    with pytest.raises(ValueError, match=f"seeds from 0 to {2**63 - 1}"):
        sets.parse_seeds(str(2**63))
    assert sets.parse_seeds("1-3,7, 2") == (1, 2, 3, 7)
    for wrong in ("", "x", "3-1", "1-", "1-100000", "0-999999999", 5):
        with pytest.raises(ValueError, match="seeds"):
            sets.parse_seeds(wrong)


# These sources are on, second by second, by the schedule's own table.
ON = {5: 17, 10: 8, 15: 14, 20: 4, 25: 0, 30: 17, 35: 9, 40: 3, 45: 12}


@pytest.mark.parametrize(("name", "peak_bps"), [("mild", 180e6), ("half", 500e6)])
def test_udp_schedule_has_the_sources_and_peak_rate(name: str, peak_bps: float) -> None:
    sources = traffic.sources(name, 10**9, 50 * 10**9)
    assert len(sources) == 17
    assert sum(source.rate_bps for source in sources) == pytest.approx(peak_bps)
    gap_ns = 8000 / peak_bps * 1e9
    for index, source in enumerate(sources):
        first = source.on[0][0]
        assert first == 5 * 10**9 + round(index * gap_ns)
        for begin, _ in source.on:
            assert (begin - round(index * gap_ns)) % (5 * 10**9) == 0
    for second, count in ON.items():
        at = second * 10**9 + 2 * 10**9
        assert sum(any(begin <= at < end for begin, end in source.on) for source in sources) == count
    # The schedule's page says 8.4 sources on average.
    on_s = sum(end - begin for source in sources for begin, end in source.on) / 1e9
    assert on_s / 50 == pytest.approx(8.4, abs=0.01)


def test_udp_schedules_end_with_the_run() -> None:
    sources = traffic.sources("half", 10**8, 7 * 10**9)
    assert all(end <= 7 * 10**9 for source in sources for _, end in source.on)
    assert sum(source.rate_bps for source in sources) == pytest.approx(50e6)
    assert traffic.sources("none", 10**8, 10**9) == []
    assert all(source.on == () for source in traffic.sources("half", 10**8, 10**9))


def test_access_delays_are_spread_evenly_over_a_group() -> None:
    overrides = ["flows.main.count=4", "flows.main.access_delay=1 ms - 146 ms", "flows.back.direction=backward"]
    overrides += ["flows.back.count=2", "flows.back.stop=1 s"]
    chosen = scenario.load("demo", overrides)
    built = topology.build(chosen)
    made = plan.make(chosen, built, 1)
    links = {link["name"]: link for link in made["links"]}
    delays = [links[f"s{number}-r1"]["forward"]["delay_ns"] / 1e6 for number in range(4)]
    assert delays == pytest.approx([1, 49.333333, 97.666667, 146])
    assert links["s3-r1"]["backward"]["delay_ns"] == 146 * 10**6
    assert links["d3-r2"]["forward"]["delay_ns"] == 10**6
    assert [(flow["from"], flow["to"], flow["stop_ns"]) for flow in made["flows"][3:5]] == [
        ("s3", "d3", None),
        ("s4", "d4", 10**9),
    ]
    assert {"s4-r2", "d4-r1"} <= set(links)
    assert [item["direction"] for item in made["watch"]] == ["forward", "backward"]
    assert schema.write(chosen)["flows"]["main"]["access_delay"] == "1 ms - 146 ms"
    assert schema.write(chosen)["flows"]["back"].get("access_delay") is None


def test_single_flow_or_delay_uses_the_first_access_delay() -> None:
    overrides = ["flows.main.count=1", "flows.main.access_delay=5 ms - 9 ms"]
    assert scenario.load("demo", overrides).flows["main"].access_delays(0) == [5 * 10**6]
    two = scenario.load("demo", ["flows.main.count=2", "flows.main.access_delay=5 ms"]).flows["main"]
    assert two.access_delays(0) == [5 * 10**6] * 2


def test_title_lists_the_overrides() -> None:
    plain = scenario.load("demo").title
    assert scenario.load("demo", ["topology.rate=50 Mbit/s"]).title == f"{plain}; topology.rate = 50 Mbit/s"
    assert scenario.load("demo", ["title=Mine", "duration=3 s"]).title == "Mine"
    keys = ["duration=3 s", "topology.rate=50 Mbit/s", "flows.main.count=2", "topology.delay=1 ms"]
    assert scenario.load("demo", keys).title == f"{plain}; 4 keys changed"
