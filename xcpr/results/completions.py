"""Completion times of traffic sources: by source and class of sizes, of one run or of several together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from xcpr.io import units
from xcpr.results import distributions
from xcpr.results.distributions import Distribution

if TYPE_CHECKING:
    from xcpr.results.result import Result, SizeResult, TrafficResult

ALL_SIZES = "all"
"""The class of all transfers of a source."""
QUANTILES = dict(distributions.PERCENTILES)

_Part: TypeAlias = "tuple[TrafficResult | SizeResult, int, int]"
"""A source or a class of its sizes, its transfers that were started, and those that were completed."""


@dataclass(frozen=True)
class Completion:
    """The completed transfers of a traffic source that have sizes of one class."""

    source: str
    sizes: str
    """The class: "all", "up to 100 kB", "beyond"."""
    started: int
    completed: int
    means_s: tuple[float | None, ...]
    """Each run's mean."""
    mean_s: float | None
    """The mean of all transfers."""
    times: Distribution | None
    """All times; None where a result has none, as older ones."""
    reported: dict[str, float | None]
    """The percentiles as a single result has them."""

    def quantile_s(self, share: float) -> float | None:
        """Returns the percentile of all transfers, within 1.6 %: that of the result, if it is one."""
        name = next((name for name, known in QUANTILES.items() if known == share), None)
        if name in self.reported:
            return self.reported[name]
        return self.times.quantile_s(share) if self.times else None


def size_class(size: SizeResult) -> str:
    """Returns the name of a class of sizes."""
    return "beyond" if size.up_to_bytes is None else f"up to {units.format_size(size.up_to_bytes)}"


def of_run(result: Result) -> list[Completion]:
    """Returns the completions of a run's traffic sources, all sizes first, then class by class."""
    return of_group([result])


def of_group(results: Sequence[Result]) -> list[Completion]:
    """Returns the completions of the runs of one scenario, together. UDP sources have none."""
    found: dict[tuple[str, str], list[_Part]] = {}
    for result in results:
        for source in result.traffic:
            if source.connections_started is None:
                continue
            part = (source, source.connections_started, source.connections_completed or 0)
            found.setdefault((source.name, ALL_SIZES), []).append(part)
            for size in source.sizes or ():
                found.setdefault((source.name, size_class(size)), []).append((size, size.started, size.completed))
    return [_together(*key, parts) for key, parts in found.items()]


def _together(source: str, sizes: str, parts: Sequence[_Part]) -> Completion:
    completed = sum(count for _, _, count in parts)
    total = sum((part.completion_mean_s or 0.0) * count for part, _, count in parts)
    times = [part.completion_times for part, _, _ in parts if part.completion_times]
    alone = parts[0][0] if len(parts) == 1 else None
    return Completion(
        source=source,
        sizes=sizes,
        started=sum(started for _, started, _ in parts),
        completed=completed,
        means_s=tuple(part.completion_mean_s for part, _, _ in parts),
        mean_s=alone.completion_mean_s if alone else total / completed if completed else None,
        times=distributions.merge(times) if len(times) == len(parts) else None,
        reported={name: getattr(alone, f"completion_{name}_s") for name in QUANTILES} if alone else {},
    )
