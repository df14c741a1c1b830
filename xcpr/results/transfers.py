"""How long a flow's transfer took, and at what cost."""

from __future__ import annotations

from bisect import bisect_left

from xcpr.io.units import parse_size
from xcpr.results.result import Result


def size_bytes(result: Result, flow: str) -> int | None:
    """Returns the payload of a flow's transfer, bytes; None if it has no end."""
    transfer = (result.group_of(flow) or {}).get("transfer")
    return None if transfer is None else parse_size(transfer)


def time_s(result: Result, flow: str) -> float | None:
    """Returns the seconds from the run's start until the transfer's last byte had arrived, as finely as the series;
    None if it had not."""
    found = next(item for item in result.flows if item.name == flow)
    if found.payload_bytes != size_bytes(result, flow):
        return None
    delivered = result.series.flows[flow].delivered_bytes
    return result.series.time_s[bisect_left(delivered, delivered[-1])]


def goodput_mbps(result: Result, flow: str) -> float:
    """Returns the payload in order until the transfer's last byte had arrived, or until the run's end, Mbit/s."""
    found = next(item for item in result.flows if item.name == flow)
    return found.payload_bytes * 8e-6 / (time_s(result, flow) or result.duration_s)
