"""Proofs about the coefficients of XCP's shares: ``divide_floating`` of ``p4src/xcp/exact/floating_division.p4``.

A coefficient is a pool over a sum, as mantissa * 2^-shift. The proof is about the compiled statements, for every pool
and sum within the bounds of ``state.p4`` that are not 0. The proof has four steps:

1. A place is that of the leading one: 2^place <= value < 2^(place + 1).
2. The divisor d is floor(sum * 2^(31 - sum_place)), and has 32 bits.
3. The quotient q is floor(pool * 2^(63 - pool_place) / d), and has 32 or 33 bits.
4. q * 2^(pool_place - sum_place - 32) is mantissa * 2^-shift, without a bit lost.

The cut of d makes the coefficient larger by a share of 2^-31 at most, and the cut of q makes it smaller by as much at
most.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
import z3
from p4_proofs import Proof, Result, Way, division_at
from router import COMPILED

pytestmark = pytest.mark.slow

XCP = (COMPILED / "xcp_router.json").read_text()
ACTION = "congestion.fairness_controller.fix_coefficients.fix_coefficients"

# The statements of a coefficient, counted from its first one.
POOL_SEARCH, SUM_SEARCH, DIVISOR, DIVIDEND, LOOP, SHIFT, END = 3, 25, 47, 51, 58, 67, 72
# The statements of 1 / d, the mean round trip's reciprocal, and its units.
INVERSE, INVERSE_END, INVERSE_Q = 148, 165, 51
# By coefficient: its first statement, pool and sum, and the places that the largest of both have (state.p4).
COEFFICIENTS = {
    "positive": (0, "_state_port_residue_pos_fbk_q16", "_state_port_sums_sum_rtt_by_cwnd_q20", 61, 61),
    "negative": (74, "_state_port_residue_neg_fbk_q16", "_state_port_sums_sum_input_traffic", 61, 37),
}
DIVISORS = (1 << 31, (1 << 32) - 1)
QUOTIENTS = (1 << 31, (1 << 33) - 1)


class Parts:
    """A coefficient's statements in a compiled program, and the names of what they write."""

    def __init__(self, program: str, name: str) -> None:
        self.proof = Proof(program)
        self.first, self.pool, self.sum, self.pool_place, self.sum_place = COEFFICIENTS[name]
        (self.action,) = (a for a in json.loads(program)["actions"] if a["name"].endswith(ACTION))
        self.loop = division_at(self.action["primitives"], self.first + LOOP)
        assert self.loop
        self.place_of_pool, self.place_of_sum = self.target(POOL_SEARCH + 1), self.target(SUM_SEARCH + 1)
        self.divisor, self.quotient = self.target(DIVISOR + 1), self.loop.quotient
        self.mantissa, self.shift = self.target(0), self.target(1)

    def target(self, at: int) -> str:
        """Returns the field that a statement writes."""
        return ".".join(self.action["primitives"][self.first + at]["parameters"][0]["value"])

    def prove(
        self, at: int, end: int, fields: dict[str, tuple[int, int]], claims: Callable[[Way], dict[str, z3.BoolRef]]
    ) -> Result:
        """Proves claims about some of the statements, for fields in these ranges."""
        self.proof.assumed = {self.proof.name(name): ends for name, ends in fields.items()}
        return self.proof.prove_part(self.action, self.first + at, self.first + end, claims=claims)

    def search(self, at: int, value: str, most: int, place: str) -> Result:
        """Proves step 1 for a value of so many places at most."""

        def claims(way: Way) -> dict[str, z3.BoolRef]:
            found = way.fields[place]
            assert found.low == found.high
            return {"leading one": z3.And(way.was(value) >= 1 << found.low, way.was(value) < 2 << found.low)}

        return self.prove(at, at + SUM_SEARCH - POOL_SEARCH, {value: (1, (2 << most) - 1)}, claims)

    def divisor_of(self, place: int) -> Result:
        """Proves step 2 for sums of a place."""

        def claims(way: Way) -> dict[str, z3.BoolRef]:
            divisor, total = way[self.divisor], way.was(self.sum)
            times = (1 << max(31 - place, 0)) * total
            unit = 1 << max(place - 31, 0)
            return {
                "the divisor is the sum's": z3.And(unit * divisor <= times, times < unit * (divisor + 1)),
                "the divisor has 32 bits": z3.And(DIVISORS[0] <= divisor, divisor <= DIVISORS[1]),
            }

        fields = {self.sum: (1 << place, (2 << place) - 1), self.place_of_sum: (place, place)}
        return self.prove(DIVISOR, DIVIDEND, fields, claims)

    def quotient_of(self, place: int) -> Result:
        """Proves step 3 for pools of a place."""

        def claims(way: Way) -> dict[str, z3.BoolRef]:
            quotient, divisor = way[self.quotient], way.was(self.divisor)
            left = way.was(self.pool) * (1 << 63 - place) - quotient * divisor
            return {
                "the quotient is the pool's": z3.And(left >= 0, left < divisor),
                "the quotient has 32 or 33 bits": z3.And(QUOTIENTS[0] <= quotient, quotient <= QUOTIENTS[1]),
            }

        fields = {
            self.pool: (1 << place, (2 << place) - 1),
            self.place_of_pool: (place, place),
            self.divisor: DIVISORS,
        }
        return self.prove(DIVIDEND, SHIFT, fields, claims)

    def shift_right(self, pool_places: tuple[int, int], sum_place: int) -> Result:
        """Proves step 4 for pools of places in a range, whose quotients have to become smaller."""

        def claims(way: Way) -> dict[str, z3.BoolRef]:
            return {
                "the mantissa": way[self.mantissa] == way.was(self.quotient),
                "the shift": way[self.shift] == sum_place + 32 - way.was(self.place_of_pool),
            }

        return self.prove(SHIFT, END, self.before_shift(pool_places, sum_place), claims)

    def shift_left(self, pool_place: int, sum_place: int) -> Result:
        """Proves step 4 for pools of a place, whose quotients have to become larger."""

        def claims(way: Way) -> dict[str, z3.BoolRef]:
            times = 1 << pool_place - sum_place - 32
            return {
                "the mantissa": way[self.mantissa] == way.was(self.quotient) * times,
                "the shift": way[self.shift] == 0,
            }

        return self.prove(SHIFT, END, self.before_shift((pool_place, pool_place), sum_place), claims)

    def before_shift(self, pool_places: tuple[int, int], sum_place: int) -> dict[str, tuple[int, int]]:
        return {
            self.quotient: QUOTIENTS,
            self.place_of_pool: pool_places,
            self.place_of_sum: (sum_place, sum_place),
            self.shift: (0, 0),
        }


def proofs(program: str, name: str) -> Iterator[Result]:
    """Yields the results of all steps."""
    parts = Parts(program, name)
    yield parts.search(POOL_SEARCH, parts.pool, parts.pool_place, parts.place_of_pool)
    yield parts.search(SUM_SEARCH, parts.sum, parts.sum_place, parts.place_of_sum)
    for place in range(parts.pool_place + 1):
        yield parts.quotient_of(place)
    for place in range(parts.sum_place + 1):
        yield parts.divisor_of(place)
        most = min(place + 32, parts.pool_place)
        yield parts.shift_right((0, most), place)
        for pool_place in range(most + 1, parts.pool_place + 1):
            yield parts.shift_left(pool_place, place)


@pytest.mark.parametrize("name", COEFFICIENTS)
def test_coefficient_is_the_pool_over_the_sum(name: str) -> None:
    first = COEFFICIENTS[name][0]
    cuts = set()
    for result in proofs(XCP, name):
        assert result.ways
        assert result.refuted == [] and result.open == []
        cuts |= {cut.statement - first for cut in result.cuts}
    # The number of places to shift by is counted modulo 256.
    assert cuts == {DIVISOR + 1, END - 1}


def test_inverse_of_the_mean_rtt_is_exact() -> None:
    proof = Proof(XCP)
    (action,) = (a for a in json.loads(XCP)["actions"] if a["name"].endswith(ACTION))
    proof.assume({"_state_port_avg_rtt_q8": (1 << 8, (1 << 29) - 1)})

    def claims(way: Way) -> dict[str, z3.BoolRef]:
        mean = way.was("_state_port_avg_rtt_q8")
        left = (1 << INVERSE_Q) - way["_state_port_sums_inverse_rtt"] * mean
        return {"1 / d": z3.And(left >= 0, left < mean)}

    result = proof.prove_part(action, INVERSE, INVERSE_END, claims=claims)
    assert result.ways == 1
    assert result.refuted == [] and result.open == [] and not result.cuts


@pytest.mark.parametrize(
    ("at", "before", "after"),
    [(8, "0x20", "0x21"), (14, "0xff", "0x7f"), (48, "0xe1", "0xe0"), (52, "0x3f", "0x3e"), (71, "0xe0", "0xe1")],
)
def test_proof_finds_a_planted_fault(at: int, before: str, after: str) -> None:
    program = json.loads(XCP)
    (action,) = (a for a in program["actions"] if a["name"].endswith(ACTION))
    text = json.dumps(action["primitives"][at])
    assert before in text
    action["primitives"][at] = json.loads(text.replace(f'"{before}"', f'"{after}"'))
    assert any(result.refuted for result in proofs(json.dumps(program), "positive"))
