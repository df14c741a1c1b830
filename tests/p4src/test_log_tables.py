"""The log and exp tables: their error bounds, and that the P4 program computes what log_tables.py says."""

from __future__ import annotations

import math
import random
import sys
from math import log2

import pytest
from frames import data_frame
from hypothesis import assume, given
from hypothesis import strategies as st
from router import COMPILED, PORT_OUT, router

from bench.router import arithmetic
from xcpr.experiments import docs
from xcpr.results.tables.table import Table

sys.path.insert(0, str(COMPILED.parent))
from log_tables import LOG_ZERO, MAX_INTEGER, ONE, SIZE, UNITS, Size

SIZES = [Size(5, 6), Size(7, 8), Size(9, 10)]
BOUNDS = {
    Size(5, 6): (0.0212, 0.0371, 0.0534, 0.0698, 0.182, 0.754),
    Size(7, 8): (0.0053, 0.0092, 0.0132, 0.0172, 0.045, 0.156),
    Size(9, 10): (0.0013, 0.0023, 0.0033, 0.0043, 0.013, 0.043),
}
"""The stated bounds of a product of one to four, of the mean RTT and of an interval's feedback (docs/arithmetic.md)."""


@pytest.mark.parametrize("size", SIZES)
def test_every_64_bit_logarithm_is_within_its_bound(size: Size) -> None:
    """All of the domain: a table's logarithm is the same between an entry's ends, and the true one grows."""
    bound = log2(1 + 2.0 ** -(size.log_bits + 1)) + 0.5 / ONE
    covered = 0
    for first, mask, log in size.ternary_log_entries(64):
        span = (1 << 64) - mask
        covered += span
        for value in (first, first + span - 1):
            assert size.log2_fixed(value) == log
            assert abs(log / ONE - log2(value)) <= bound
    assert covered == (1 << 64) - 1


@pytest.mark.parametrize("size", SIZES)
def test_every_power_is_within_its_bound(size: Size) -> None:
    """All of the domain is covered, as above; a power is 0 where it rounds to that."""
    bound = size.error_bound(0)
    step = ONE >> size.exp_bits
    for integer, fraction, power in size.exact_exp_entries(MAX_INTEGER):
        first = (integer << 16) + fraction * step
        for log in (first, first + step - 1):
            truth = 2.0 ** (log / ONE)
            assert size.exp2_fixed(log) == power
            assert abs(power - truth) <= bound * truth + 0.5
    assert {size.exp2_fixed(log) for log in (-ONE - 1, LOG_ZERO)} == {0}


@given(st.lists(st.integers(1, 2**40), min_size=1, max_size=6), st.integers(0, 6))
def test_products_and_quotients_are_within_the_stated_bound(operands: list[int], divisors: int) -> None:
    above, below = operands[divisors:], operands[:divisors]
    truth = math.prod(above) / math.prod(below)
    assume(truth < 2.0**MAX_INTEGER)
    for size in SIZES:
        made = size.exp2_fixed(sum(map(size.log2_fixed, above)) - sum(map(size.log2_fixed, below)))
        assert abs(made - truth) <= size.error_bound(len(operands)) * truth + 0.5


def test_error_bounds_match_the_documentation() -> None:
    made = {
        size: (
            *(round(size.error_bound(operands), 4) for operands in (1, 2, 3, 4)),
            *(round(bound, 3) for bound in (size.mean_rtt_bound(), size.feedback_bound())),
        )
        for size in SIZES
    }
    assert made == BOUNDS


def test_zero_and_overflow_saturate() -> None:
    assert SIZE.log2_fixed(0) == LOG_ZERO
    assert SIZE.exp2_fixed(LOG_ZERO) == 0
    assert SIZE.exp2_fixed(-3 * ONE) == 0
    assert SIZE.exp2_fixed(200 * ONE) == 1 << MAX_INTEGER
    assert SIZE.exp2_fixed(3 * LOG_ZERO) == 0
    assert abs(3 * LOG_ZERO) < 2**31


@pytest.mark.parametrize("size", SIZES)
def test_tofino_tables_compute_the_same_functions(size: Size) -> None:
    """A Tofino's values have 32 bits."""
    covered = 0
    for value, mask, log in size.ternary_log_entries(32):
        span = (1 << 32) - mask
        covered += span
        assert {size.log2_fixed(value), size.log2_fixed(value + span - 1)} == {log}
    assert covered == (1 << 32) - 1
    for integer, fraction, power in size.exact_exp_entries(32):
        lowest = (integer << 16) + (fraction << 16 - size.exp_bits)
        for log in (lowest, lowest + (1 << 16 - size.exp_bits) - 1):
            assert power == min(size.exp2_fixed(log), 2**32 - 1)


def test_program_matches_the_tables_bit_for_bit() -> None:
    """The sums that packets leave in the registers are compared, before any scale is set."""
    draw = random.Random(5)
    switch = router(1e9, "xcp_router_table")
    names = {"x": "sum_rtt_by_cwnd_register", "xrtt": "sum_rtt_square_by_cwnd_register"}
    sums = dict.fromkeys(names, 0)
    switch.process(data_frame(100, 100, 0, 0), 100, 0, 1_000)  # this ends the first interval and is in no sum
    for _ in range(2000):
        size = draw.randint(86, 9000)
        cwnd, rtt = int(2 ** draw.uniform(0, 32)), max(1, int(2 ** draw.uniform(0, 20)))
        switch.process(data_frame(size, min(cwnd, 2**32 - 1), rtt, 0), size, 0, 2_000)
        log_rtt, log_size = SIZE.log2_fixed(rtt), SIZE.log2_fixed(size)
        log_x = log_rtt + log_size - SIZE.log2_fixed(max(min(cwnd, 2**32 - 1), size))
        for name, log in {"x": log_x, "xrtt": log_x + log_rtt}.items():
            sums[name] = min(sums[name] + max(1, SIZE.exp2_fixed(log - UNITS[name] * ONE)), 2**62)
            assert switch.register(names[name], PORT_OUT) == sums[name], (name, size, cwnd, rtt)
    assert min(sums.values()) > 0


def test_scale_follows_its_sum() -> None:
    switch = router(1e9, "xcp_router_table")
    frame = data_frame(1000, 125_000, 10_000, 0)
    switch.process(frame, 1000, 0, 1_000)
    for number in range(1, 2000):  # 2 Gbit/s at one port, for ever
        switch.process(frame, 1000, 0, (10_000_000 + number * 4) * 1000)
    log_sum = SIZE.log2_fixed(switch.register("sum_rtt_by_cwnd_register", PORT_OUT))
    scale = switch.register("scale_rtt_by_cwnd_register", PORT_OUT)
    switch.process(frame, 1000, 0, 20_000_000_000)
    after = switch.register("scale_rtt_by_cwnd_register", PORT_OUT)
    assert after == (scale + log_sum - (27 << 16)) % 2**32


def test_mean_rtt_includes_one_long_rtt_flow() -> None:
    """Its x rtt is a hundred times an interval's sum of near ones; 32 bits left room for 32 times."""
    switch = router(1e9, "xcp_router_table")
    near, far = data_frame(1000, 40_000, 14_000, 0), data_frame(1000, 2000, 194_000, 0)
    for number in range(2000):  # 8 Mbit/s from near, for two seconds
        now = 10_000_000 + 1000 * number
        switch.process(near, 1000, 0, now * 1000)
    ends = 20_000_000
    for number in range(20):
        switch.process(near, 1000, 0, (ends + number) * 1000)
    switch.process(far, 1000, 0, (ends + 30) * 1000)
    switch.process(near, 1000, 0, (ends + 10**7) * 1000)
    x, xrtt = (20 * 14 / 40 + 194 / 2), (20 * 14 / 40 * 14 + 194 / 2 * 194)
    found_ms = switch.register("avg_rtt_register", PORT_OUT) / 256 / 1000
    assert found_ms == pytest.approx(xrtt / x, rel=SIZE.mean_rtt_bound())


@pytest.mark.parametrize("table", arithmetic.bounds(), ids=lambda table: table.name)
def test_page_has_the_tables_of_sizes(table: Table) -> None:
    kept = {one.name: one for one in docs.load_evidence()["arithmetic"].tables}
    assert kept[table.name] == table, "run: bench/router/arithmetic.py show; xcpr docs results/arithmetic"
