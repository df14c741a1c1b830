"""Proofs about XCP's exact arithmetic, over all packets and all states of registers within the bounds of `state.p4`.

`docs/arithmetic.md` says what is proved, and what is not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import z3
from p4_proofs import Division, Proof, Result, Way, division_at
from router import COMPILED

pytestmark = pytest.mark.slow

XCP = (COMPILED / "xcp_router.json").read_text()
POLICED = (COMPILED / "xcp_router_policed.json").read_text()
RCP = (COMPILED / "rcp_router.json").read_text()

# p4src/xcp/state.p4: the largest values.
MAX_CAPACITY_Q20 = 50_000 << 20
MAX_RTT_US = (1 << 21) - 1
MAX_PACKET_BYTES = 1 << 16
MAX_RTT_BY_CWND_Q20 = 1 << 42
MAX_SUM_RTT_BY_CWND_Q20 = 1 << 61
MAX_SUM_INPUT_TRAFFIC_BYTES = 1 << 37
MAX_POOL_Q16 = 1 << 61
MAX_INVERSE_RTT = 1 << 43
# The bytes that a port is offered at most: at once, and in a microsecond.
BURST_BYTES, BYTES_PER_US = 1 << 17, 1 << 20

POOLS = {f"_state_port_residue_{sign}_fbk_q16": (0, MAX_POOL_Q16) for sign in ("pos", "neg")}
IN_EGRESS = "tbl_port_control_congestion_"
AVG_RTT_Q8 = (1 << 8, (1 << 29) - 1)


def statements(result: Result) -> set[str]:
    """Returns the places of the cuts that are needed, without the parts of names that are alike."""
    return {f"{cut.action.partition('.congestion.')[2]}[{cut.statement}]" for cut in result.cuts}


def assert_proved(result: Result, cuts: set[str]) -> None:
    """Checks that all claims hold, and that no value is cut but where that is meant."""
    assert result.ways
    assert result.refuted == [] and result.open == []
    assert statements(result) == cuts


def divisions(program: str) -> Iterator[tuple[dict[str, Any], int, Division]]:
    for action in json.loads(program)["actions"]:
        for at in range(len(action["primitives"])):
            if loop := division_at(action["primitives"], at):
                yield action, at, loop


@pytest.mark.parametrize(("program", "count"), [(XCP, 5), (POLICED, 7), (RCP, 5)], ids=["xcp", "policed", "rcp"])
def test_division_step_is_exact(program: str, count: int) -> None:
    found = list(divisions(program))
    assert len(found) == count
    for action, at, loop in found:
        # The dividend's lower half loses the bit that goes down.
        assert_proved(
            Proof(program).prove_turn(action, at, loop), {f"{action['name'].split('congestion.')[-1]}[{at + 2}]"}
        )


def prove_mean_rtt(least_us: int, program: str = POLICED) -> Result:
    """Proves that the mean RTT is one, also at watched and at guarded ports."""
    proof = Proof(program)
    of_policed = {"_state_watch_sum_rtt_bytes": (0, 1 << 58)} if program is POLICED else {}
    proof.assume(
        of_policed
        | {
            "_state_port_avg_rtt_q8": (0, AVG_RTT_Q8[1]),
            "_state_port_sums_sum_rtt_by_cwnd_q20": (0, MAX_SUM_RTT_BY_CWND_Q20),
            "_state_port_sums_sum_rtt_square_by_cwnd_q20": (0, 1 << 82),
            "_state_port_sums_sum_input_traffic": (1, MAX_SUM_INPUT_TRAFFIC_BYTES),
            "_interval_duration_us": (least_us, 1 << 40),
        }
    )

    def where(way: Way) -> list[z3.BoolRef]:
        """Returns the conditions that the round trips in the sums are of 1 us at least. No mean is below that, where
        there is one."""
        x, xrtt = (
            way.was("_state_port_sums_sum_rtt_by_cwnd_q20"),
            way.was("_state_port_sums_sum_rtt_square_by_cwnd_q20"),
        )
        mean = way.was("_state_port_avg_rtt_q8")
        known = [xrtt >= x, z3.Implies(x > 0, xrtt <= MAX_RTT_US * x), z3.Or(mean == 0, mean >= AVG_RTT_Q8[0])]
        if program is not POLICED:
            return known
        size, rtt_size = way.was("_state_port_sums_sum_input_traffic"), way.was("_state_watch_sum_rtt_bytes")
        return [*known, z3.Or(rtt_size == 0, rtt_size >= size), rtt_size <= MAX_RTT_US * size]

    def claims(way: Way) -> dict[str, z3.BoolRef]:
        mean = way["_state_port_avg_rtt_q8"]
        return {"a mean from 1 us to 2 s": z3.And(AVG_RTT_Q8[0] <= mean, mean <= AVG_RTT_Q8[1])}

    end = f"{IN_EGRESS}efficiency_controller_aggregate_feedback_measure_input"
    return proof.prove(f"{IN_EGRESS}efficiency_controller_mean_rtt_measure_rtt", end, where=where, claims=claims)


def test_mean_rtt_is_within_the_rtts_of_the_interval() -> None:
    half = "efficiency_controller.mean_rtt.measure_rtt[2]"
    assert_proved(prove_mean_rtt(1, XCP), {half})
    assert_proved(prove_mean_rtt(1), {half, "efficiency_controller.bound_rtt.bound_rtt[1]"})


def prove_aggregate(least_us: int) -> Result:
    proof = Proof(XCP, exact=True)
    proof.assume(
        {
            "_config_capacity_q20": (1, MAX_CAPACITY_Q20),
            "_state_port_queue_us": (0, MAX_RTT_US),
            "_state_port_avg_rtt_q8": AVG_RTT_Q8,
            "_interval_duration_us": (least_us, 1 << 40),
        }
    )

    def where(way: Way) -> list[z3.BoolRef]:
        duration = way.was("_interval_duration_us")
        return [way.was("_interval_input_bytes") <= BURST_BYTES + BYTES_PER_US * duration]

    def claims(way: Way) -> dict[str, z3.BoolRef]:
        phi, shuffled = way["_state_aggregate_phi_q16"], way["_state_aggregate_gamma_traffic_q16"]
        return {
            "phi": z3.And(phi >= -MAX_POOL_Q16, phi <= MAX_POOL_Q16),
            "shuffled": z3.And(shuffled >= 0, shuffled <= MAX_POOL_Q16),
        }

    start = f"{IN_EGRESS}efficiency_controller_aggregate_feedback_measure_input"
    return proof.prove(start, f"{IN_EGRESS}fairness_controller_fill_pools_fill_pools", where=where, claims=claims)


def test_aggregate_feedback_does_not_overflow() -> None:
    assert_proved(prove_aggregate(1), {"efficiency_controller.aggregate_feedback.measure_input[1]"})


def test_interval_lasts_at_least_a_microsecond() -> None:
    """Without it the mean and the aggregate would not hold: the packet in the first microsecond found that."""
    for needs_it in (prove_mean_rtt, prove_aggregate):
        assert needs_it(0).refuted
    proof = Proof(XCP)
    start, end = f"{IN_EGRESS}end_interval_measure_interval", f"{IN_EGRESS}efficiency_controller_mean_rtt_measure_rtt"
    result = proof.prove(start, end, claims=lambda way: {"at least 1 us": way["_interval_duration_us"] >= 1})
    # Both are counted modulo 2^48 and 2^64.
    assert_proved(result, {"end_interval.measure_interval[0]", "end_interval.measure_interval[3]"})


def test_pools_match_the_paper() -> None:
    """Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.2."""
    proof = Proof(XCP)
    proof.assume(
        {
            "_state_aggregate_phi_q16": (-MAX_POOL_Q16, MAX_POOL_Q16),
            "_state_aggregate_gamma_traffic_q16": (0, MAX_POOL_Q16),
        }
    )

    def claims(way: Way) -> dict[str, z3.BoolRef]:
        phi, gamma = way.was("_state_aggregate_phi_q16"), way.was("_state_aggregate_gamma_traffic_q16")
        above, below = z3.If(phi > 0, phi, 0), z3.If(phi < 0, -phi, 0)
        shuffled = z3.If(gamma > above + below, gamma - above - below, 0)
        most = MAX_POOL_Q16
        positive, negative = way["_state_port_residue_pos_fbk_q16"], way["_state_port_residue_neg_fbk_q16"]
        return {
            "positive": z3.And(positive == shuffled + above, positive >= 0, positive <= most),
            "negative": z3.And(negative == shuffled + below, negative >= 0, negative <= most),
        }

    start, end = (
        f"{IN_EGRESS}fairness_controller_fill_pools_fill_pools",
        f"{IN_EGRESS}fairness_controller_fix_coefficients_fix_coefficients",
    )
    assert_proved(proof.prove(start, end, claims=claims), set())


def prove_shares(program: str) -> Result:
    proof = Proof(program)
    proof.assume(
        POOLS
        | {
            "_packet_size_bytes": (1, MAX_PACKET_BYTES),
            "_state_share_h_rtt": (1, MAX_RTT_US),
            "_state_share_terms_rtt_by_cwnd_q20": (0, MAX_RTT_BY_CWND_Q20),
            "_state_port_sums_sum_rtt_by_cwnd_q20": (0, MAX_SUM_RTT_BY_CWND_Q20),
            "_state_port_sums_sum_rtt_square_by_cwnd_q20": (0, 1 << 82),
            "_state_port_sums_sum_input_traffic": (0, MAX_SUM_INPUT_TRAFFIC_BYTES),
        }
    )

    def claims(way: Way) -> dict[str, z3.BoolRef]:
        return {
            "positive": way["_state_share_pos_fbk_q16"] <= way["_state_port_residue_pos_fbk_q16"],
            "negative": way["_state_share_neg_fbk_q16"] <= way["_state_port_residue_neg_fbk_q16"],
        }

    return proof.prove(
        f"{IN_EGRESS}fairness_share_add_to_sums_add_to_sums", f"{IN_EGRESS}residual_pools_find_feedback", claims=claims
    )


def test_share_is_within_its_pool() -> None:
    # A share that does not fit is above the pool, which takes its place.
    assert_proved(
        prove_shares(XCP), {"fairness_share.take_share.take_share[0]", "fairness_share.take_share.take_share[3]"}
    )


def prove_pools(program: str) -> Result:
    """Proves the rule of draft-falk-xcp-spec-03, section 3.1.3."""
    proof = Proof(program)
    proof.assume(POOLS | {"_state_share_h_rtt": (1, MAX_RTT_US)})

    def where(way: Way) -> list[z3.BoolRef]:
        return [
            way.was("_state_share_pos_fbk_q16") <= way.was("_state_port_residue_pos_fbk_q16"),
            way.was("_state_share_neg_fbk_q16") <= way.was("_state_port_residue_neg_fbk_q16"),
        ]

    def claims(way: Way) -> dict[str, z3.BoolRef]:
        positive, negative = way["_state_port_residue_pos_fbk_q16"], way["_state_port_residue_neg_fbk_q16"]
        positive_was, negative_was = (
            way.was("_state_port_residue_pos_fbk_q16"),
            way.was("_state_port_residue_neg_fbk_q16"),
        )
        made = {
            "the positive pool is not below 0": positive >= 0,
            "the negative pool is not below 0, and does not grow": z3.And(negative >= 0, negative <= negative_was),
        }
        positive_share, negative_share = way.was("_state_share_pos_fbk_q16"), way.was("_state_share_neg_fbk_q16")
        if f"{IN_EGRESS}residual_pools_write_feedback" in way.nodes:
            made["the positive pool pays its share"] = positive == positive_was - positive_share
            made["the negative pool pays its share"] = negative == negative_was - negative_share
        else:
            header = way["port_control_congestion_residual_pools_header_q16"]
            left = positive_share - negative_share - header
            asked = negative_share + z3.If(left > 0, left, 0)
            taken = z3.If(asked < negative_was, asked, negative_was)
            rest = positive_was - (header + taken)
            made["the negative pool pays what the header leaves"] = negative == negative_was - taken
            made["the positive pool pays what the header takes"] = positive == z3.If(rest > 0, rest, 0)
        return made

    return proof.prove(f"{IN_EGRESS}residual_pools_find_feedback", "tbl_xcp_registers52", where=where, claims=claims)


def test_pools_are_reduced_by_the_feedback_written() -> None:
    meant = {
        # The bits behind the leading one, and the part of a byte that is carried on.
        "residual_pools.share_of_window.reciprocal_rtt.set_exponent[1]",
        "residual_pools.write_feedback[1]",
    }
    assert_proved(prove_pools(XCP), meant)


def test_reciprocal_table_is_within_its_error_bound() -> None:
    """All 256 values of the bits behind the leading one are tried, each for all values that it stands for."""
    tables = [t for p in json.loads(XCP)["pipelines"] for t in p["tables"] if t["name"].endswith(".reciprocals")]
    assert len(tables) == 2
    for table in tables:
        entries = {
            int(e["match_key"][0]["key"], 16): int(e["action_entry"]["action_data"][0], 16) for e in table["entries"]
        }
        assert sorted(entries) == list(range(256))
        for following, reciprocal in entries.items():
            # In 1/256 of the leading bit: the product with the reciprocal is 2^24 at best.
            for value in (256 + following, 256 + following + 1):
                assert abs(value * reciprocal / 2**24 - 1) <= 0.002


@pytest.mark.parametrize(
    ("prove", "action", "statement", "before", "after"),
    [
        (prove_shares, "fairness_share.take_share.take_share", 1, '"op": ">"', '"op": "<"'),
        (prove_pools, "residual_pools.pay", 2, '"op": "<"', '"op": ">"'),
        (prove_pools, "residual_pools.follow_header", 2, '"op": ">"', '"op": "<"'),
        (prove_pools, "residual_pools.find_feedback", 2, '"op": "-"', '"op": "+"'),
    ],
    ids=["share", "pay", "header", "sum"],
)
def test_proof_finds_a_planted_fault(prove: Any, action: str, statement: int, before: str, after: str) -> None:
    program = json.loads(XCP)
    (found,) = (a for a in program["actions"] if a["name"].endswith(action))
    text = json.dumps(found["primitives"][statement])
    assert before in text
    found["primitives"][statement] = json.loads(text.replace(before, after, 1))
    sound, planted = prove(XCP), prove(json.dumps(program))
    assert planted.refuted or planted.cuts != sound.cuts


def test_proof_finds_a_fault_in_a_division() -> None:
    action, at, loop = next(divisions(XCP))
    text = json.dumps(action["primitives"][at + 4]).replace('"op": ">="', '"op": ">"')
    action["primitives"][at + 4] = json.loads(text)
    assert Proof(XCP).prove_turn(action, at, loop).refuted
