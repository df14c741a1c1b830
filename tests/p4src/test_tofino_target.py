"""Scenarios whose routers are a Tofino, beside the same on v1model."""

from __future__ import annotations

import pytest

from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet

DUMBBELL = ["duration=8 s", "topology.rate=100 Mbit/s"]


def run(seed: int, *settings: str) -> Result:
    return sim.execute(scenario.load("demo", [*DUMBBELL, *settings]), seed, "demo", series=False)


@pytest.mark.parametrize("seed", [1, 2])
def test_tofino_dumbbell_matches_v1model_with_tables(seed: int) -> None:
    """The clocks begin anywhere, another place for each seed and router."""
    tofino, table = run(seed, "router.target=tofino"), run(seed, "router.arithmetic=table")
    print(tofino.totals.utilisation, table.totals.utilisation, tofino.totals.jain, table.totals.jain)
    assert abs(tofino.totals.utilisation - table.totals.utilisation) < 0.02
    assert abs(tofino.totals.jain - table.totals.jain) < 0.02


def test_telemetry_records_cover_every_interval() -> None:
    """A result has them by the bottleneck's port; durations are in ticks of 256 ns, input in 32 bytes.

    The first interval began when the clock showed 0, wherever it was when the run began.
    """
    chosen = scenario.load("demo", [*DUMBBELL, "router.target=tofino"])
    made = sim.execute(chosen, 1, "demo")
    (records,) = made.telemetry.values()
    assert list(records) == ["time_s", *chosen.compiled.program.telemetry.fields]
    assert set(records["port"]) == {1}
    intervals, end_s = records["duration"][1:], records["time_s"][-1]
    assert len(intervals) > 20
    assert sum(intervals) * 256e-9 == pytest.approx(end_s, abs=0.2)
    assert sum(records["input"]) * 32 == pytest.approx(100e6 / 8 * end_s * made.totals.utilisation, rel=0.1)
    steady = records["log_avg_rtt"][len(intervals) // 2 :]
    assert all(0.01 < 2 ** (log / 65536) / 1e6 < 0.3 for log in steady)


def test_tofino_program_is_refused_on_bmv2() -> None:
    with pytest.raises(Invalid, match=r"router\.target"):
        mininet.execute(scenario.load("demo", ["router.target=tofino"]), 1, "demo", "bmv2", print)
