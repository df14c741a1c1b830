"""Fairness and spread of flows; differences between two rows of a set, and whether they exceed their spread."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev


def jain(values: Sequence[float]) -> float:
    """Returns Jain's fairness index, (sum x)^2 / (n sum x^2); 1 when all are equal, also when all are zero."""
    squares = sum(value * value for value in values)
    return 1.0 if squares == 0 else sum(values) ** 2 / (len(values) * squares)


def stddev(values: Sequence[float]) -> float:
    """Returns the population standard deviation: the flows of a run are all there are, not a sample."""
    mean = fmean(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))


T_95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Student's t, two-sided 95 %, for 1 to 30 degrees of freedom. More have the last one, at most 4.2 % too much."""
T_99 = (
    *(63.657, 9.925, 5.841, 4.604, 4.032, 3.707, 3.499, 3.355, 3.250, 3.169),
    *(3.106, 3.055, 3.012, 2.977, 2.947, 2.921, 2.898, 2.878, 2.861, 2.845),
    *(2.831, 2.819, 2.807, 2.797, 2.787, 2.779, 2.771, 2.763, 2.756, 2.750),
)
"""Student's t, two-sided 99 %, for 1 to 30 degrees of freedom. More have the last one, at most 7 % too much."""


@dataclass(frozen=True)
class Estimate:
    """A mean with half of its confidence interval (Student's t; infinite for one value)."""

    mean: float
    half_width: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return abs(self.mean) > self.half_width

    def text(self, digits: int) -> str:
        """Writes the mean as a difference, with half of its interval, where it has one."""
        mean = f"{self.mean:+.{digits}f}"
        return mean if math.isinf(self.half_width) else f"{mean} ± {self.half_width:.{digits}f}"

    def level_text(self, digits: int) -> str:
        """Writes the mean, with half of its interval, where it has one over 0."""
        mean = f"{self.mean:,.{digits}f}"
        has_interval = 0 < self.half_width < math.inf
        return f"{mean} ± {self.half_width:,.{digits}f}" if has_interval else mean


def estimate(values: Sequence[float], table: Sequence[float] = T_95) -> Estimate:
    """Returns the mean of values, one per seed, with its interval: 95 %, or that of another ``table`` of t."""
    freedom = len(values) - 1
    if freedom == 0:
        return Estimate(values[0], math.inf)
    t = table[min(freedom, len(table)) - 1]
    return Estimate(fmean(values), t * stdev(values) / math.sqrt(len(values)))


def difference(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Returns the mean difference of pairs (one, other), one per seed: one minus other. The interval has 99 %.

    A sweep looks at a hundred differences: at 95 % five would stand out by chance alone (ADR 1001).
    """
    return estimate([one - other for one, other in pairs], T_99)
