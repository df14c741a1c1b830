"""XCP by others (bench/peers): how runs are read and judged, and one small network in each simulator."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import needs
import pytest

from bench.peers import described, xcp_by_others
from bench.peers.described import AS_NS2, Flow, Found, Network, Printed
from bench.peers.xcp_by_others import ABC, ABC_SHARES, CAUSES, FIGURES, HTSIM, NS2, OURS, Simulator, Sitting

SMALL = Network("small", "four flows", 10, 48, 83, tuple(Flow(start_s=n / 100) for n in range(4)), 10, 5)
PAIR = Network("joining", "two flows", 8, 48, 83, (Flow(), Flow(start_s=4.0)), 10, 8)
UTILISATION, JAIN, *_ = FIGURES
FOUND = Found((1.0, 1.0), 1.0, 0.0, 0.0, 0, (1.0, 1.0), ())


def make_run(*mbps: Callable[[float], float]) -> Printed:
    """Makes the lines of a run whose flows have these rates at a time."""
    steps = round(PAIR.duration_s / described.STEP_S) + 1
    flows = []
    for rate in mbps:
        bytes_of_steps = [rate(step * described.STEP_S) * 1e6 / 8 * described.STEP_S for step in range(steps)]
        flows.append([sum(bytes_of_steps[:step]) for step in range(steps)])
    nothing = [0.0] * steps
    return Printed(nothing, nothing, [0] * steps, flows)


def test_ns2_counters_wrap_beyond_32_bits() -> None:
    printed = described.read("0.0 0 0 0 4294967000\n0.1 2.5 7 3 704\nwords\n")
    assert printed == Printed([0.0, 2.5], [0.0, 7.0], [0, 3], [(4294967000, 4294968000)])


def test_new_flow_has_joined_when_its_share_is_stable() -> None:
    """The second has its share from 6 s on: two seconds after its start, and half a second until that shows."""
    printed = make_run(lambda at: 8 if at < 6 else 4, lambda at: 0 if at < 6 else 4)
    first, second = described.measure(PAIR, printed).joined_s
    assert first == pytest.approx(0.5)
    assert second == pytest.approx(2.5, abs=0.11)


def test_oscillating_flow_has_not_joined() -> None:
    printed = make_run(lambda _: 4, lambda at: 8 if at % 1 < 0.5 else 0)
    assert described.measure(PAIR, printed).joined_s[1] == math.inf


def test_rates_and_queues_are_measured_in_the_settled_time() -> None:
    printed = replace(make_run(lambda at: 0 if at < 8 else 6, lambda at: 0 if at < 8 else 2), most=[5.0] * 101)
    found = described.measure(PAIR, printed)
    assert found.rates == (pytest.approx(6), pytest.approx(2))
    assert (found.utilisation, found.farthest, found.jain) == tuple(map(pytest.approx, (1.0, 0.5, 0.8)))
    assert found.most == 5


def make_simulators(**found: Found) -> Sitting:
    """Makes simulators that find the same in each network."""
    names = {"ours": OURS, "abc": ABC, "shares": ABC_SHARES, "ns2": NS2}
    return Sitting({names[key]: Simulator(names[key], lambda _, made=made: made) for key, made in found.items()})


def test_cause_explains_a_difference_that_vanishes_without_it() -> None:
    unfair = replace(FOUND, rates=(1.9, 0.1))
    explained = xcp_by_others.judge_figure(make_simulators(ours=FOUND, abc=unfair, shares=FOUND), PAIR, JAIN, ABC)
    assert not explained.agrees
    assert explained.cause in CAUSES[ABC]
    assert explained.cause is not None and explained.cause.theirs == ABC_SHARES
    assert (
        xcp_by_others.judge_figure(make_simulators(ours=FOUND, abc=unfair, shares=unfair), PAIR, JAIN, ABC).cause
        is None
    )
    assert xcp_by_others.judge_figure(make_simulators(ours=FOUND, abc=FOUND), PAIR, JAIN, ABC).agrees


def test_phase_effect_explains_only_differences_of_both_signs() -> None:
    slow = Sitting({name: Simulator(name, lambda network, name=name: by_phase(network, name)) for name in (OURS, NS2)})
    assert xcp_by_others.judge_figure(slow, PAIR, UTILISATION, NS2).cause is not None
    lower = make_simulators(ours=FOUND, ns2=replace(FOUND, utilisation=0.8))
    assert xcp_by_others.judge_figure(lower, PAIR, UTILISATION, NS2).cause is None


def by_phase(network: Network, name: str) -> Found:
    """Returns what ns-2 finds if it has the whole link in its first phase, and less in the others."""
    return replace(FOUND, utilisation=1.0 if name == OURS or network.seed == 1 else 0.8)


def test_missing_simulator_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(described.HTSIM, raising=False)
    lacking = xcp_by_others.lacks()
    assert lacking["htsim"] == "no sources: $HTSIM is not set"
    row = next(row for row in xcp_by_others.suites_table({}, dict.fromkeys(CAUSES, "away"), (PAIR,)).rows)
    assert row[3:5] == ("0", "0") and row[6] == "away"


def test_own_simulator_shares_a_small_network() -> None:
    found = described.ours(AS_NS2, unpaced=True)(SMALL)
    assert found.utilisation > 0.95 and found.farthest < 0.05


def test_router_with_a_lower_target_leaves_capacity_unused() -> None:
    assert described.ours(AS_NS2, unpaced=True, aim=0.9)(SMALL).utilisation == pytest.approx(0.9, abs=0.02)


@needs.program("ns")
def test_ns2_matches_the_own_simulator() -> None:
    ours, theirs = described.ours(AS_NS2, unpaced=True)(SMALL), described.of_program(described.NS2)(SMALL)
    assert theirs.utilisation == pytest.approx(ours.utilisation, abs=0.05)
    assert theirs.rates == pytest.approx(ours.rates, rel=0.05)


@needs.program("g++")
@pytest.mark.parametrize("variable", [described.HTSIM, described.ABC])
def test_other_simulators_run_a_small_network(variable: str, tmp_path: Path) -> None:
    """htsim shares it; ABC's queue fills the link with whoever came first."""
    checkout = described.checkout(variable)
    if not checkout:
        pytest.skip(f"${variable} names no sources")
    if variable == described.HTSIM:
        ways = xcp_by_others.of_htsim(described.htsim_program(checkout, tmp_path))
    else:
        ways = xcp_by_others.of_abc(described.abc_program(checkout, tmp_path), checkout / described.TRACE)
    found = {way.name: way.run(SMALL) for way in ways if way.supports(SMALL)}
    if variable == described.HTSIM:
        assert found[HTSIM].utilisation == pytest.approx(0.9, abs=0.03) and found[HTSIM].jain > 0.99
    else:
        assert found[ABC].utilisation > 0.95 > found[ABC].jain
        assert found[ABC_SHARES].jain > 0.99
