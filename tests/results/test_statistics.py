"""Fairness, spread, paired differences, and the figures of sweeps."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xcpr.figures.sets import sweep
from xcpr.figures.sets.sweep import Measure
from xcpr.results.statistics import Estimate, difference, jain, stddev

SHARES = st.lists(st.integers(min_value=0, max_value=10**12), min_size=1, max_size=50)


@given(SHARES)
def test_jain_is_between_one_share_and_one(values: list[int]) -> None:
    assert 1 / len(values) - 1e-9 <= jain(values) <= 1 + 1e-9


def test_jain_and_stddev_match_known_values() -> None:
    assert jain([5, 5, 5]) == 1
    assert jain([1, 0, 0, 0]) == 0.25
    assert stddev([2, 4, 4, 4, 5, 5, 7, 9]) == 2  # the textbook's population deviation


def test_difference_is_significant_when_its_interval_excludes_zero() -> None:
    """Ten pairs: mean 1.0, standard deviation 1.0 (n - 1), t = 3.25 for nine degrees of freedom."""
    step = math.sqrt(9 / 10)
    pairs = [(5 + 1 + sign * step, 5.0) for sign in (1, -1) * 5]
    found = difference(pairs)
    assert found.mean == pytest.approx(1.0)
    assert found.half_width == pytest.approx(3.25 / math.sqrt(10))
    assert not found.is_clear
    assert difference([(one + 1, other) for one, other in pairs]).is_clear
    assert not difference([(other, one + 1) for one, other in pairs]).mean > 0


def test_common_offset_of_seeds_does_not_widen_the_interval() -> None:
    assert difference([(100.5, 100), (200.5, 200), (300.5, 300)]) == Estimate(0.5, 0.0)


def test_single_pair_has_no_interval() -> None:
    alone = difference([(3.0, 1.0)])
    assert alone.mean == 2 and not alone.is_clear
    assert Measure("x", 1, 1).text(alone) == "+2.0"
    assert Measure("x", 1, 1).text(Estimate(-0.04, 0.02)) == "-0.0 ± 0.0"


def test_heat_map_height_follows_the_number_of_cases(tmp_path: Path) -> None:
    measures = (Measure("more", 10, 1), Measure("less", 2, -1))
    row = ("case", [Estimate(20, 1), Estimate(-0.1, 1)])
    heights = []
    for count in (1, 11):
        path = tmp_path / f"{count}.png"
        sweep.heat_map(measures, {"family": [row] * count}, "xcp", "xcp-r").write(path)
        png = path.read_bytes()
        heights.append(int.from_bytes(png[20:24]))
    assert heights[1] > 1.7 * heights[0]
