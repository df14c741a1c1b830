"""Traffic sources: what scenarios may say, what plans make of it, and what runs tell."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from xcpr.experiments.reports import report
from xcpr.io import schema, units
from xcpr.io.paths import DOCS
from xcpr.io.schema import Invalid
from xcpr.results.result import Result, encode
from xcpr.results.tables import run_tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.flows import sizes
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet_job

CBR = {"kind": "cbr", "rate": "10 %"}
PERIODIC = {"kind": "periodic", "rate": "10 %", "period": "1 s", "duty": "25 %"}
ON_OFF = {"kind": "pareto-onoff", "count": 5, "pairs": 2, "rate": "4 Mbit/s", "on_mean": "100 ms", "off_mean": "300 ms"}
WEB = {"kind": "web", "arrivals": "100 /s", "size_mean": "20 kB", "shape": 2.5, "pairs": 3}
CLUSTER = {"kind": "transfers", "arrivals": "30 /s", "sizes": "data-mining", "initial_window": "10 packets"}
RTOS = {"min_rto": "10 ms", "initial_rto": "20 ms"}


def make_scenario(**sources: dict[str, object]) -> scenario.Scenario:
    """Builds a scenario of two flows and these sources on 100 Mbit/s for six seconds."""
    small = {"title": "t", "duration": "6 s", "topology": {"rate": "100 Mbit/s", "delay": "10 ms"}}
    small["hosts"] = {"profile": "ns-2"}
    return scenario.build([("it", small | {"flows": {"main": {"count": 2}}, "traffic": sources})])


def simulate(seed: int = 1, **sources: dict[str, object]) -> Result:
    return sim.execute(make_scenario(**sources), seed, "it")


def test_traffic_sources_round_trip() -> None:
    loaded = make_scenario(a=CBR | {"direction": "backward"}, b=PERIODIC, c=ON_OFF, d=WEB)
    written = schema.write(loaded)
    assert scenario.build([("result.json", written)]) == loaded
    assert written["traffic"]["a"]["rate"] == "10 %" and written["traffic"]["d"]["arrivals"] == "100 /s"
    built = topology.build(loaded)
    assert built.watched == (("bottleneck", "forward"), ("bottleneck", "backward"))
    assert built.bottlenecks == (("bottleneck", "forward"),)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ({}, "traffic.x.kind: is missing"),
        (
            {"kind": "ftp"},
            'traffic.x.kind: must be one of "cbr", "periodic", "forged", "pareto-onoff", "web", "transfers", not "ftp"',
        ),
        ({"kind": "cbr"}, 'traffic.x.rate: is missing: kind "cbr" needs rate'),
        (CBR | {"kind": "forged", "h_cwnd": 1, "h_rtt": 2}, "traffic.x.h_feedback: is missing"),
        ({"kind": "web", "size_mean": "1 kB"}, 'traffic.x.arrivals: is missing: kind "web" needs arrivals, size_mean'),
        (CBR | {"rate": "0 %"}, "traffic.x.rate: must be above zero"),
        (CBR | {"rate": "10"}, "traffic.x.rate: must be a number and a unit of Gbit/s"),
        (CBR | {"start": "2 s", "stop": "2 s"}, "traffic.x.stop: must be later than 2 s, the start"),
        (PERIODIC | {"period": "99 us"}, "traffic.x.period: must be at least 100 us"),
        (PERIODIC | {"duty": "0 %"}, 'traffic.x.duty: must be above "0 %"'),
        (
            {"kind": "transfers", "arrivals": "9 /s"},
            'traffic.x.sizes: is missing: kind "transfers" needs arrivals, sizes',
        ),
        (CLUSTER | {"sizes": "mail"}, 'traffic.x.sizes: must be one of "web-search", "data-mining", "hadoop", "cache"'),
        (CLUSTER | {"min_rto": "0 s"}, 'traffic.x.min_rto: must be at least "1 ns"'),
        (WEB | {"shape": 1}, "traffic.x.shape: must be a number from 1.01 to 10"),
        (WEB | {"arrivals": "3"}, "traffic.x.arrivals: must be a number and a unit of /s"),
        (WEB | {"load": "9 %"}, "traffic.x.load: must be absent beside arrivals"),
        (WEB | {"size_mean": "0 bytes"}, "traffic.x.size_mean: must be above zero"),
        (WEB | {"transport": "psockets"}, 'traffic.x.transport: must be another than "psockets"'),
        (WEB | {"transport": "kernel:cubic"}, "traffic.x.transport: must be one of the project's own"),
        (WEB | {"colour": "red"}, "traffic.x.colour: unknown key"),
    ],
)
def test_invalid_traffic_source_is_refused(source: dict[str, object], message: str) -> None:
    with pytest.raises(Invalid) as caught:
        make_scenario(x=source)
    assert any(message in str(problem) for problem in caught.value.problems), caught.value


def test_clashing_names_and_too_many_hosts_are_refused() -> None:
    with pytest.raises(Invalid, match=r"traffic\.udp3: must have another name"):
        make_scenario(udp3=CBR)
    with pytest.raises(Invalid, match=r'traffic\.x5: needs more hosts at "r1", whose 509 ports are in use'):
        make_scenario(**{f"x{number}": WEB | {"pairs": 100} for number in range(6)})


def test_source_rates_are_absolute_or_shares_of_the_bottleneck() -> None:
    loaded = make_scenario(
        a=CBR | {"start": "1 s", "stop": "9 s"}, b=PERIODIC, c=ON_OFF, d=WEB, e=CBR | {"rate": "3 Mbit/s"}
    )
    made = plan.make(loaded, topology.build(loaded), 1)
    udp = {source["name"]: source for source in made["udp_sources"]}
    assert (udp["a"]["rate_bps"], udp["a"]["on"]) == (10e6, [[10**9, 6 * 10**9]])
    assert (udp["b"]["rate_bps"], udp["b"]["on"][1]) == (40e6, [10**9, 10**9 + 250 * 10**6])
    assert udp["e"]["rate_bps"] == 3e6
    kept, web = made["traffic"]
    assert [pair["application"]["connections"] for pair in kept["pairs"]] == [3, 2]
    assert [pair["application"]["arrivals_per_s"] for pair in web["pairs"]] == [100 / 3] * 3


def test_backward_sources_send_from_the_far_end() -> None:
    loaded = make_scenario(a=CBR | {"direction": "backward"}, b=CBR)
    links = [link.name for link in topology.build(loaded).network.links]
    assert {"t0-r2", "w0-r1", "t1-r1", "w1-r2"} <= set(links)


def test_every_traffic_kind_runs_and_is_reported() -> None:
    result = simulate(steady=CBR, light=PERIODIC, kept=ON_OFF, web=WEB)
    steady, light, kept, web = result.traffic
    # Each sends 10 Mbit/s for 6 s.
    assert steady.offered_bytes == pytest.approx(7.5e6, rel=0.001)
    assert light.offered_bytes == pytest.approx(7.5e6, rel=0.001)
    assert steady.connections_started is None and steady.completion_mean_s is None
    assert result.totals.udp_offered_bytes == steady.offered_bytes + light.offered_bytes
    assert result.totals.available_bytes == 6 * 100e6 / 8 - result.totals.udp_offered_bytes
    assert (kept.connections_started, kept.connections_completed) == (5, 0)
    # The bounds are five standard deviations of 600 transfers; those of the last round trips are not over.
    assert web.connections_started == pytest.approx(600, abs=122)
    assert 0 < (web.connections_started or 0) - (web.connections_completed or 0) < 60
    assert 0.9 * web.offered_bytes < web.delivered_bytes <= web.offered_bytes
    mean, p95, p99 = web.completion_mean_s, web.completion_p95_s, web.completion_p99_s
    assert mean and p95 and p99 and 0.048 < mean < p95 <= p99
    # Flows take what others leave.
    assert result.totals.utilisation > 0.9
    assert result.totals.delivered_bytes < result.totals.available_bytes - web.delivered_bytes


def test_backward_traffic_does_not_reduce_the_available_bytes() -> None:
    result = simulate(light=CBR | {"direction": "backward", "rate": "30 %"})
    assert result.totals.available_bytes == 6 * 100e6 / 8
    assert [item.channel for item in result.bottlenecks] == ["bottleneck/forward"]
    sent = {channel.direction: channel.sent_bytes for channel in result.channels if channel.link == "bottleneck"}
    assert sent["backward"] > 6 * 30e6 / 8 * 0.99
    assert set(result.series.channels) == {"bottleneck/forward", "bottleneck/backward"}
    assert result.series.channels["bottleneck/backward"].sent_bytes[-1] == sent["backward"]


def test_equal_seeds_give_equal_traffic() -> None:
    runs = [simulate(seed, kept=ON_OFF, web=WEB).traffic for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_source_is_independent_of_other_sources() -> None:
    """Another source beside it changes nothing of what it offers."""
    alone, beside = simulate(web=WEB), simulate(web=WEB, kept=ON_OFF)
    assert alone.traffic[0].offered_bytes == beside.traffic[0].offered_bytes


MEMORY = """
import json, resource, sys
from xcpr import _native
from xcpr.scenarios import plan
from xcpr.scenarios import scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import program
small = ["queue_sample_interval=100 ms", "topology.rate=50 Mbit/s"]
chosen = scenario.load("traffic", [f"duration={sys.argv[1]} s", *small])
made = plan.make(chosen, topology.build(chosen), 1, series=False)
text = json.dumps(made | {"program_json": program.compiled().text})
_native.simulate(text, None)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def test_memory_does_not_grow_with_the_number_of_connections() -> None:
    """One run has some 500 connections, one 7000, of which few are open at a time; series are not kept."""
    short, long = (
        int(subprocess.run([sys.executable, "-c", MEMORY, seconds], capture_output=True, check=True).stdout)
        for seconds in ("10", "140")
    )
    assert long - short < 20, (short, long)


def test_packets_of_traffic_count_for_the_mtu() -> None:
    loaded = make_scenario(web=WEB | {"packet_size": "3000 bytes"})
    built = topology.build(loaded)
    assert mininet_job.make(plan.make(loaded, built, 1), built, "embedded")["mtu"] == 3000 - 14


def test_report_shows_traffic_sources(tmp_path: Path) -> None:
    result = simulate(light=PERIODIC | {"direction": "backward"}, web=WEB)
    page = report.of_run(result, tmp_path).read_text(encoding="utf-8")
    assert "periodic" in page and "connections" in page
    shown = run_tables.of_traffic(result)
    assert shown is not None and [row[:3] for row in shown.rows] == [
        ("light", "periodic", "backward"),
        ("web", "web", "forward"),
    ]


def test_run_without_traffic_has_no_traffic_table(make_result: Callable[..., Result]) -> None:
    assert run_tables.of_traffic(make_result()) is None


@pytest.mark.parametrize("text", ["10 %", "12.5 %", "20000000 bit/s", "1000 bit/s"])
def test_rates_or_shares_round_trip(text: str) -> None:
    assert units.format_rate_or_share(units.parse_rate_or_share(text)) == text


@pytest.mark.parametrize("text", ["100 /s", "0.25 /s"])
def test_frequencies_round_trip(text: str) -> None:
    assert units.format_frequency(units.parse_frequency(text)) == text


def test_transfers_are_counted_by_size_class() -> None:
    run = simulate(x=CLUSTER, udp=CBR)
    assert msgspec.json.decode(encode(run), type=Result) == run
    source = run.traffic[0]
    short, middle, beyond = source.sizes or []
    assert [one.up_to_bytes for one in (short, middle, beyond)] == [100_000, 10_000_000, None]
    assert sum(one.started for one in (short, middle, beyond)) == source.connections_started
    assert sum(one.completed for one in (short, middle, beyond)) == source.connections_completed
    # Transfers of 100 kB and less are 82 of 100; 180 transfers have a deviation of 5.
    assert beyond.started == 0 and beyond.completion_mean_s is None
    assert abs(short.started - 0.82 * source.connections_started) < 26
    assert short.completion_mean_s < middle.completion_mean_s
    made = plan.make(make_scenario(x=CLUSTER), topology.build(make_scenario(x=CLUSTER)), 1)["traffic"][0]["pairs"][0]
    assert made["connection"]["initial_window_packets"] == 10 and made["connection"]["ack_every"] == 1
    quick = make_scenario(x=CLUSTER | RTOS)
    made = plan.make(quick, topology.build(quick), 1)["traffic"][0]["pairs"][0]["connection"]
    assert (made["min_rto_ns"], made["initial_rto_ns"]) == (10**7, 2 * 10**7)


MEANS = {
    "web-search": 1_711_250,
    "data-mining": 603_959,
    "hadoop": 120_421,
    "cache": 686_587,
    "memcached": 200,
    "google-search": 470,
    "google-rpc": 3_121,
    "storage": 40_870,
}


def test_size_distributions_have_sources_and_documented_means() -> None:
    found = sizes.load_sizes()
    assert {name: one.mean for name, one in found.items()} == pytest.approx(MEANS, rel=1e-3)
    page = (DOCS / "scenarios.md").read_text(encoding="utf-8")
    for name, one in found.items():
        assert f"| `{name}` | {one.mean:,.0f} |" in page
        assert re.search("SIGCOMM|SIGMETRICS", one.source)
        assert one.points[0][1] == 0 and one.points[-1][1] == 1
        assert sorted(one.points) == list(one.points)


def test_load_sets_arrivals_by_the_bottleneck_and_the_mean_size() -> None:
    by_load = {key: value for key, value in CLUSTER.items() if key != "arrivals"} | {"load": "60 %"}
    loaded = make_scenario(x=by_load, y={"kind": "web", "load": "5 %", "size_mean": "20 kB"})
    assert schema.write(loaded)["traffic"]["x"]["load"] == "60 %"
    cluster, web = plan.make(loaded, topology.build(loaded), 1)["traffic"]
    rates = [sum(pair["application"]["arrivals_per_s"] for pair in one["pairs"]) for one in (cluster, web)]
    mean = sizes.load_sizes()["data-mining"].mean
    assert rates == pytest.approx([0.6 * 100e6 / 8 / mean, 0.05 * 100e6 / 8 / 20e3])


def test_source_by_load_offers_that_share() -> None:
    """A mean of 20 kB with a light tail: 1240 transfers in six seconds, of which chance takes or adds some percent."""
    (web,) = simulate(x={"kind": "web", "load": "33 %", "size_mean": "20 kB", "shape": 4}).traffic
    assert web.offered_bytes == pytest.approx(0.33 * 100e6 / 8 * 6, rel=0.1)
