"""Quantities of a result over time, as arrays: figures show them, tables list them, and experiments judge by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from xcpr.results.result import Bottleneck, Result

SMOOTH_S = 0.5
"""Rates are averaged over this time, or one sample where samples are longer."""


def rates(result: Result, counted: Sequence[float]) -> tuple[Any, Any]:
    """Returns the time and the rate (Mbit/s) of a count of bytes, each averaged over the ``SMOOTH_S`` before it."""
    time = np.asarray(result.series.time_s)
    total = np.asarray(counted, dtype=float)
    step = max(1, round(SMOOTH_S / (time[1] - time[0])))
    if len(time) <= step:
        step = 1
    return time[step:], (total[step:] - total[:-step]) / (time[step:] - time[:-step]) * 8e-6


def flow_rates(result: Result, flow: str) -> tuple[Any, Any]:
    """Returns the time and the goodput (Mbit/s) of a flow."""
    return rates(result, result.series.flows[flow].delivered_bytes)


def capacity(bottleneck: Bottleneck, time: Any) -> Any:
    """Returns a bottleneck's rate at each time, Mbit/s."""
    steps = bottleneck.capacity
    index = np.searchsorted([at for at, _ in steps], time, side="right") - 1
    return np.asarray([rate for _, rate in steps])[index] / 1e6
