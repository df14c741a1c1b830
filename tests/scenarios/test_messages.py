"""The messages of a program of one's own to its control plane: digests and packets to the CPU port, in
results."""

from __future__ import annotations

from pathlib import Path

import pytest

from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.results.tables import run_tables
from xcpr.scenarios import scenario
from xcpr.worlds import sim

TELLING = Path(__file__).resolve().parent.parent / "p4" / "telling.json"
SCENARIO = f"""
title = "messages of a router"
duration = "1 s"
sample_interval = "100 ms"
[topology]
rate = "10 Mbit/s"
delay = "5 ms"
[router]
program = "{TELLING}"
cpu_port = 255
watch = ["source_t", "packet_in"]
[router.entries.routes]
table = "TellingIngress.routes"
action = "TellingIngress.forward"
params = {{ port = "port", next_hop = "next hop", own = "own" }}
[flows.main]
count = 3
transport = "newreno"
[frames.dying]
source = "s0"
start = "250 ms"
every = "100 ms"
count = 5
packet_size = "100 bytes"
layers = [{{ ethernet = {{}} }}, {{ ipv4 = {{ destination = "address of d0", ttl = 1, protocol = 253 }} }}]
"""


@pytest.fixture
def scenario_file(tmp_path: Path) -> Path:
    """Writes a scenario whose routers run the program."""
    path = tmp_path / "telling.toml"
    path.write_text(SCENARIO)
    return path


def run(path: Path, *overrides: str) -> Result:
    return sim.execute(scenario.load(str(path), overrides), 1, "telling")


def test_digests_and_packet_ins_are_counted_and_sampled(scenario_file: Path) -> None:
    result = run(scenario_file)
    series = result.series.messages
    assert isinstance(series, dict)
    assert set(series) == {f"{router}/{name}" for router in ("r1", "r2") for name in ("source_t", "packet_in")}
    sources, dying = series["r1/source_t"], series["r1/packet_in"]
    # Three senders, whose packets come from the left, and three receivers, whose ACKs come from the right.
    assert sources.messages[0] == 0
    assert sources.messages[-1] == 6
    assert sources.fields["port"][-1] in range(1, 10)
    # A frame comes every 100 ms from 250 ms on, and each sample knows how many have.
    assert dying.messages == [0, 0, 0, 1, 2, 3, 4, 5, 5, 5, 5]
    assert dying.fields["reason"] == [None] * 3 + [1] * 8
    assert series["r2/packet_in"].messages[-1] == 0
    ends = {router["name"]: router["messages"] for router in result.routers}
    assert ends["r1"]["packet_in"]["messages"] == 5
    assert ends["r2"]["packet_in"]["fields"] == {"ingress_port": None, "reason": None}
    table = next(table for table in run_tables.of_one(result) if table.title == "Messages to the control plane")
    assert ("r1", "packet_in", "5") in [row[:3] for row in table.rows]


def test_messages_are_independent_of_the_number_of_threads(scenario_file: Path) -> None:
    chosen = scenario.load(str(scenario_file), ())
    one, two = (sim.execute(chosen, 1, "telling", threads=threads) for threads in (1, 2))
    assert one.series == two.series


@pytest.mark.parametrize(
    ("override", "problem"),
    [
        ("router.watch=['source']", "source_t"),
        ("router.watch=['source']", "packet_in"),
        ("router.cpu_port=0", "1 to 511"),
    ],
)
def test_unknown_message_is_refused(scenario_file: Path, override: str, problem: str) -> None:
    with pytest.raises(Invalid, match=problem):
        run(scenario_file, override)


def test_packet_in_sampling_needs_a_cpu_port(scenario_file: Path) -> None:
    scenario_file.write_text(SCENARIO.replace("cpu_port = 255\n", ""))
    with pytest.raises(Invalid, match=r"router\.cpu_port: is missing"):
        run(scenario_file)
