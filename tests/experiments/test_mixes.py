"""Flows with unlike round trips share a link: golden tables of each arithmetic, and what a newcomer may wait for.

``make golden`` writes tests/golden/mixes.txt; the diff shows what a change of routers or hosts did to such flows.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

import pytest

from xcpr.experiments.catalogue.peers import mixes
from xcpr.results.result import Result
from xcpr.scenarios import sets
from xcpr.scenarios.scenario import override_layers
from xcpr.worlds import sim

GOLDEN = Path(__file__).parents[1] / "golden" / "mixes.txt"
CASES = {
    "mixes-paths": ("20-14-near", "100-14-near", "20-14-far"),
    "mixes-crowds": ("20-six-off", "20-ten-off"),
}
ROWS = ("ns2", "xcp-r")
"""Hosts as ns-2's agent, and XCP-r by its defaults."""
ROUTERS = {
    "exact": ["router.arithmetic=exact"],
    "table": ["router.arithmetic=table"],
    "tofino": ["router.target=tofino"],
}


@cache
def run(name: str, routers: str) -> Result:
    """Performs a run of a set with other routers."""
    chosen = sets.find_run(name).scenario(tuple(override_layers(ROUTERS[routers])))
    return sim.execute(chosen, 1, name)


def table() -> str:
    """Makes a table of every case with both hosts and each kind of routers."""
    lines = [
        "What a newcomer delivers, Mbit/s in steps of 2 s from its start; how far apart flows are 20 s after",
        "it, of the fair share; delivered bytes of all flows, and drops.",
        "`make golden` writes this table.",
        "",
    ]
    for part, cases in CASES.items():
        for case in cases:
            lines.append(f"{part} {case}")
            for row in ROWS:
                for routers in ROUTERS:
                    made = run(f"{part}/{row}-{case}", routers)
                    of = mixes.measured_in(made)
                    steps = " ".join(
                        f"{sum(pair) / 2:5.2f}" for pair in zip(of.rates[::2], of.rates[1::2], strict=False)
                    )
                    bytes_and_drops = f"{made.totals.delivered_bytes:>10} {made.totals.drops:>5}"
                    lines.append(f"  {row:<6} {routers:<7} {steps}   {of.spread:6.1%} {bytes_and_drops}")
    return "\n".join(lines) + "\n"


def test_rtt_mixes_match_the_golden_table() -> None:
    made = table()
    if os.environ.get("XCPR_GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(made)
    assert made.splitlines() == GOLDEN.read_text().splitlines()


@pytest.mark.parametrize("routers", ROUTERS)
@pytest.mark.parametrize("case", [f"{part}/xcp-r-{case}" for part, cases in CASES.items() for case in cases])
def test_new_flow_gets_its_share_at_any_rtt(case: str, routers: str) -> None:
    """By default it does so as soon as ns-2's or within some round trips; in the end all flows are alike."""
    made = run(case, routers)
    of, mix = mixes.measured_in(made), mixes.mix_of(made)
    part, _, name = case.partition("/xcp-r-")
    theirs = json.loads(mixes.THEIRS.read_text())[part][name]["arrival_s"]
    assert of.waited_s <= mixes.allowed_s(mix, theirs), of
    assert of.spread <= mixes.ALIKE, of
