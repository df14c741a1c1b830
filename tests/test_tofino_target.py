"""Scenarios whose routers are a Tofino, beside the same on v1model."""

from __future__ import annotations

import pytest

from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.schema import Invalid
from xcpr.worlds import mininet, sim

DUMBBELL = ["duration=8 s", "topology.rate=100 Mbit/s"]


def run(seed: int, *settings: str) -> Result:
    return sim.execute(scenario.load("demo", [*DUMBBELL, *settings]), seed, "demo", series=False)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_dumbbell_behaves_as_on_v1model_with_tables(seed: int) -> None:
    """The clocks begin anywhere, another place for each seed and router."""
    tofino, table = run(seed, "router.target=tofino"), run(seed, "router.arithmetic=table")
    print(tofino.totals.utilisation, table.totals.utilisation, tofino.totals.jain, table.totals.jain)
    assert abs(tofino.totals.utilisation - table.totals.utilisation) < 0.02
    assert abs(tofino.totals.jain - table.totals.jain) < 0.02


def test_mininet_has_no_tofino() -> None:
    with pytest.raises(Invalid, match=r"router\.target"):
        mininet.execute(scenario.load("demo", ["router.target=tofino"]), 1, "demo", "embedded", print)
