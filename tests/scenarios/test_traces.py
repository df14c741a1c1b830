from __future__ import annotations

from pathlib import Path

import pytest

from xcpr.io import schema
from xcpr.io.schema import Invalid
from xcpr.results import statistics
from xcpr.results.result import Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import changes, topology
from xcpr.worlds import sim

FLAT = ["duration=4 s", "udp.schedule=none", "loss.backward.model=none", "flows.main.count=2", "topology.delay=10 ms"]
RATES = 'traces.radio={interval="1 s", rates=["60 Mbit/s", "20 Mbit/s", "20 Mbit/s"]'


def run(informed: str) -> Result:
    chosen = scenario.load("demo", [*FLAT, "queue.limit=300 packets", f"{RATES}, update_routers={informed}}}"])
    return sim.execute(chosen, 1, "demo")


def test_mahimahi_trace_becomes_rates(tmp_path: Path) -> None:
    """Lines are opportunities of 1500 bytes; the last time is the trace's length, and its opportunity is before it."""
    path = tmp_path / "radio.trace"
    path.write_text("0\n50\n99\n100\n100\n350\n400\n")
    each = 1500 * 8 * 10
    assert changes.mahimahi(path, 10**8) == [3 * each, 2 * each, each, 2 * each]
    scenario_file = tmp_path / "it.toml"
    scenario_file.write_text('extends = "demo"\n[traces.radio]\nfile = "radio.trace"\n')
    chosen = scenario.load(str(scenario_file))
    assert chosen.traces["radio"].rates == (3 * each, 2 * each, each, 2 * each)
    assert scenario.build([("result.json", schema.write(chosen))]) == chosen
    made = plan.make(chosen, topology.build(chosen), 1)
    first = [(change["at_ns"] // 10**8, change["rate_bps"] // each) for change in made["path_changes"][:5]]
    assert first == [(0, 3), (1, 2), (2, 1), (3, 2), (4, 3)]
    assert all(change["updates"][0]["router"] == "r1" for change in made["path_changes"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "radio.trace: must have times above zero: a line for each opportunity"),
        ("0\n0\n", "radio.trace: must have times above zero"),
        ("1\ntwo\n", 'radio.trace: line 2: must be a time in whole ms, none below the one before, not "two"'),
        ("5\n4\n", 'radio.trace: line 2: must be a time in whole ms, none below the one before, not "4"'),
        ("-1\n", "radio.trace: line 1: must be a time"),
        ("9" * 12, 'radio.trace: line 1: must be a time in whole ms, none below the one before, not "999999999999"'),
        ("1\nä", "radio.trace: is no text in ASCII"),
    ],
)
def test_invalid_trace_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "radio.trace"
    path.write_text(text)
    with pytest.raises(Invalid) as caught:
        scenario.load("demo", [f'traces.radio.file="{path}"'])
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ("traces.x.link=bottleneck", "traces.x.rates: is missing"),
        ('traces.x={rates=["1 GB"]}', "traces.x.rates: must be a number and a unit of Gbit/s"),
        ('traces.x={rates=["1 Mbit/s"], link="hop1"}', 'traces.x.link: must be "bottleneck", not "hop1"'),
        ("traces.x.file=nowhere", "nowhere: no such file"),
        ('traces.x={file="nowhere", interval="0 s"}', "traces.x.interval: must be above zero"),
    ],
)
def test_invalid_trace_table_is_refused(override: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.load("demo", [override])
    assert message in str(caught.value)


def test_flows_follow_a_trace_of_configured_rates() -> None:
    informed, uninformed = run("true"), run("false")
    whole = (60 + 20 + 20 + 60) / 8 * 10**6
    assert informed.bottlenecks[0].capacity_bytes(4.0) == pytest.approx(whole)
    assert informed.totals.utilisation > 0.85
    assert informed.totals.drops < uninformed.totals.drops


def test_flows_survive_a_link_outage() -> None:
    changes = ["path_changes.cut.at=1 s", "path_changes.cut.rate=0 bit/s"]
    changes += ["path_changes.back.at=2 s", "path_changes.back.rate=60 Mbit/s"]
    chosen = scenario.load("demo", [*FLAT, "topology.rate=60 Mbit/s", "queue.limit=300 packets", *changes])
    made = plan.make(chosen, topology.build(chosen), 1)
    update_counts = [len(change["updates"]) for change in made["path_changes"]]
    assert update_counts[0] == 0, "a port that is down is told nothing"
    assert update_counts[1] > 0
    cut = sim.execute(chosen, 1, "demo")
    assert cut.bottlenecks[0].capacity_bytes(4.0) == pytest.approx(3 * 60 / 8 * 10**6)
    assert cut.totals.longest_stall_s < 2
    assert cut.totals.utilisation > 0.8


def test_losses_begin_and_end_with_path_changes() -> None:
    changes = ["path_changes.fade.at=2 s", "path_changes.fade.direction=backward"]
    changes += ["path_changes.fade.loss.model=random", "path_changes.fade.loss.probability=12 %"]
    changes += ["path_changes.clear.at=3 s", "path_changes.clear.loss.model=none"]
    lost = []
    for duration in (2, 3, 4):
        chosen = scenario.load("demo", [*FLAT, f"duration={duration} s", "loss.backward.model=none", *changes])
        lost.append(sim.execute(chosen, 1, "demo").totals.acks_lost)
    before, fading, after = lost
    assert before == 0
    assert fading > 1000
    assert after == fading, "an ACK is lost at the far end, when it would arrive"


@pytest.mark.parametrize("transport", ["xcp", "xcp-r"])
def test_flows_share_fairly_within_a_second_after_a_link_flap(transport: str) -> None:
    """The outage is not the path: H_rtt stays, and so do the routers' mean and what they hand out (ADR 1618)."""
    changes = ["path_changes.cut.at=2 s", "path_changes.cut.rate=0 bit/s"]
    changes += ["path_changes.back.at=4 s", "path_changes.back.rate=60 Mbit/s"]
    settings = [*FLAT, "topology.rate=60 Mbit/s", "topology.delay=20 ms", "queue.limit=400 packets"]
    flows = [f"flows.main.transport={transport}", "flows.main.count=10"]
    until = []
    for seconds in (5, 6):
        chosen = scenario.load("demo", [*settings, *flows, *changes, f"duration={seconds} s"])
        until.append([flow.delivered_bytes for flow in sim.execute(chosen, 1, "demo").flows])
    gained = [after - before for before, after in zip(*until, strict=True)]
    assert statistics.jain(gained) > 0.995
    assert sum(gained) > 0.95 * 60e6 / 8


@pytest.mark.parametrize("transport", ["xcp", "xcp-r"])
@pytest.mark.parametrize(
    ("rate", "fallen", "delay", "limit", "count"),
    [(60, 6, 20, 400, 10), (100, 10, 5, 100, 10), (100, 10, 20, 500, 4), (100, 10, 50, 1000, 10)],
)
def test_tenfold_capacity_drop_stalls_no_flow_for_two_seconds(
    transport: str, rate: int, fallen: int, delay: int, limit: int, count: int
) -> None:
    """A router that does not learn of it has all flows grow, beside a full queue (ADR 1620)."""
    settings = ["duration=12 s", "udp.schedule=none", "loss.backward.model=none", f"flows.main.transport={transport}"]
    link = [f"topology.rate={rate} Mbit/s", f"topology.delay={delay} ms", f"queue.limit={limit} packets"]
    falls = [
        "path_changes.fall.at=3 s",
        f"path_changes.fall.rate={fallen} Mbit/s",
        "path_changes.fall.update_routers=true",
    ]
    chosen = scenario.load("demo", [*settings, *link, *falls, f"flows.main.count={count}"])
    assert sim.execute(chosen, 1, "demo").totals.longest_stall_s < 2
