"""Flows with unlike round trips share a link: golden tables of each arithmetic, and what a newcomer may wait for.

``make golden`` writes tests/golden/mixes.txt; the diff shows what a change of routers or hosts did to such flows.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))

import mixes
from mixes import HOSTS, MIXES, STEP_S, rates

GOLDEN = Path(__file__).parent / "golden" / "mixes.txt"
SHARED_S = {"far, then near, 20 Mbit/s": 4.0}
"""A newcomer has its share after so long, or after 6 s."""
BY_RATES = ("exact", "table")
"""Routers whose pools are rates: the Tofino program's are windows still (ADR 0016)."""

run = cache(mixes.run)


def table() -> str:
    """Every mix with both hosts and each kind of routers."""
    lines = [
        "What a newcomer delivers, Mbit/s in steps of 2 s from its start; delivered bytes of all flows, and drops.",
        "`make golden` writes this table.",
        "",
    ]
    for mix in MIXES:
        lines.append(mix)
        for hosts in HOSTS:
            for routers in mixes.ROUTERS:
                made = run(mix, hosts, routers)
                steps = " ".join(f"{rate:5.2f}" for rate in rates(made, "far0"))
                delivered = sum(flow.delivered_bytes for flow in made.flows)
                lines.append(f"  {hosts:<6} {routers:<7} {steps}   {delivered:>10} {made.totals.drops:>5}")
    return "\n".join(lines) + "\n"


def test_mixes_are_as_committed() -> None:
    made = table()
    if os.environ.get("XCPR_GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(made)
    assert made.splitlines() == GOLDEN.read_text().splitlines()


@pytest.mark.parametrize("routers", BY_RATES)
@pytest.mark.parametrize("mix", MIXES)
def test_a_newcomer_gets_its_share_whatever_its_round_trip(mix: str, routers: str) -> None:
    """By default: 80 % of the fair share within some seconds, and at the end all flows are alike within 5 %."""
    made, fair = run(mix, "xcp-r", routers), MIXES[mix].rate / MIXES[mix].flows
    steps = rates(made, "far0")
    late = [rate for step, rate in enumerate(steps) if step * STEP_S >= SHARED_S.get(mix, 6.0)]
    assert min(late) >= 0.8 * fair, steps
    ends = {flow.name: rates(made, flow.name)[-1] for flow in made.flows}
    assert max(ends.values()) - min(ends.values()) <= 0.05 * fair, ends
