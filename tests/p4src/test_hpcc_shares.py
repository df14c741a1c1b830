"""HPCC's flows share a link of 100 Gbit/s evenly, though routers count microseconds (ADR 0221)."""

from __future__ import annotations

import xcpr

FAIR = 0.95
"""Jain's index after 20 ms together; by routers' clocks alone it is 0.55."""


def test_three_staggered_hpcc_flows_share_evenly() -> None:
    result = xcpr.run("hpcc-bench/joins-100G", overrides={"duration": "60 ms", "flows.long.spacing": "20 ms"})
    flows = list(result.series.flows.values())[:3]
    begin, end = (result.series.time_s.index(at) for at in (0.055, 0.06))
    rates = [flow.delivered_bytes[end] - flow.delivered_bytes[begin] for flow in flows]
    assert sum(rates) ** 2 / (3 * sum(rate**2 for rate in rates)) > FAIR, rates
