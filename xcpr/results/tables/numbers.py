"""A set's figures as numbers with their units in their names, for programs: what ``--json`` prints of a set."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from xcpr.results import completions
from xcpr.results.completions import Completion
from xcpr.results.groups import Group
from xcpr.results.result import Totals
from xcpr.results.statistics import Estimate, estimate
from xcpr.results.tables import tidy

LEVEL_95 = "confidence_95_half_width"
"""The name of half of a mean's confidence interval."""
LEVEL_99 = "confidence_99_half_width"


def of_set(groups: Sequence[Group]) -> list[dict[str, Any]]:
    """Returns the runs of a set, each with its settings, totals and completion times over its seeds.

    Names and units are those of docs/result.md. Settings are those that are not the same in all runs.
    """
    heads = tidy.settings([group.results[0] for group in groups])
    return [
        {"row": group.row, "case": group.case, **head, "seeds": [result.seed for result in group.results]}
        | {"totals": {name: of_total(group, name) for name in Totals.__struct_fields__}}
        | {"traffic": [_completion(one) for one in completions.of_group(group.results)]}
        for group, head in zip(groups, heads, strict=True)
    ]


def of_total(group: Group, name: str) -> dict[str, Any]:
    """Returns a total's mean over the seeds, half of its 95 % confidence interval, and each seed's value."""
    values = [getattr(result.totals, name) for result in group.results]
    known = [float(value) for value in values if value is not None]
    found = estimate(known) if known and len(known) == len(values) else None
    return of_estimate(found, LEVEL_95) | {"by_seed": values}


def of_estimate(found: Estimate | None, level: str) -> dict[str, float | None]:
    """Returns a mean and half of its interval, null where there is none."""
    if found is None:
        return {"mean": None, level: None}
    return {"mean": found.mean, level: None if math.isinf(found.half_width) else found.half_width}


def _completion(one: Completion) -> dict[str, Any]:
    known = [mean for mean in one.means_s if mean is not None]
    found = estimate(known) if known and len(known) == len(one.means_s) else None
    return {
        "traffic": one.source,
        "sizes": one.sizes,
        "connections_started": one.started,
        "connections_completed": one.completed,
        "completion_mean_s": one.mean_s,
        f"completion_mean_{LEVEL_95}_s": of_estimate(found, LEVEL_95)[LEVEL_95],
    } | {f"completion_{name}_s": one.quantile_s(share) for name, share in completions.QUANTILES.items()}
