"""Groups: the results of one run of a set, one per seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from xcpr.results.result import Result
from xcpr.results.statistics import Estimate, estimate


@dataclass(frozen=True)
class Group:
    """The results of one run of a set, one per seed."""

    row: str
    row_label: str
    case: str
    case_label: str
    results: tuple[Result, ...]

    @property
    def label(self) -> str:
        """The row's label without the row's name."""
        name, _, words = self.row_label.partition(": ")
        return words or name

    @property
    def transport(self) -> str:
        """The transport of the row's first flow, whose colour the row has in figures."""
        return self.results[0].flows[0].transport

    @property
    def is_certain(self) -> bool:
        """Whether all of several seeds found out the same."""
        found = [msgspec.structs.replace(one.totals, cpu_s=0.0, wall_s=0.0) for one in self.results]
        return len(found) > 1 and all(one == found[0] for one in found)

    def mean(self, of: str | Callable[[Result], float]) -> float:
        """Returns the mean over the seeds of a total, given by its name, or of any other figure of a run."""
        figure = of if callable(of) else lambda result: getattr(result.totals, of)
        return fmean(figure(result) for result in self.results)

    def estimate(self, of: str | Callable[[Result], float | None]) -> Estimate | None:
        """Returns the mean as ``mean`` does, with its 95 % confidence interval; None where a run lacks the figure."""
        figure = of if callable(of) else lambda result: getattr(result.totals, of)
        values = [figure(result) for result in self.results]
        return None if None in values else estimate([float(value) for value in values if value is not None])

    def largest(self, name: str) -> float:
        """Returns a total's largest value over the seeds."""
        return max(float(getattr(result.totals, name)) for result in self.results)


def by_case(groups: Sequence[Group]) -> dict[str, dict[str, Group]]:
    """Returns each case's groups by their row."""
    cases: dict[str, dict[str, Group]] = {}
    for group in groups:
        cases.setdefault(group.case, {})[group.row] = group
    return cases


def label_case(rows: Mapping[str, Group]) -> str:
    """Returns the label of a case, of its groups by their row."""
    return next(iter(rows.values())).case_label
