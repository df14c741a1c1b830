"""ON/OFF UDP traffic by named schedules (scenarios/data/udp-schedules.toml).

A schedule has K sources in a row and steps (time, n): from that time the first n sources are on. All K together
send at ``peak`` of the bottleneck's rate R; a source sends every I = K * packet / (peak * R). A source k that a step at
time t switches on sends first at t + k I / K, so that all sources together are evenly spaced; one that a step
switches off at t sends nothing at or after t; one that stays on keeps its phase.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from xcpr import units
from xcpr.paths import DATA

SCHEDULES = DATA / "udp-schedules.toml"


@dataclass(frozen=True)
class Source:
    """One constant-bit-rate source: its rate and when it is on ([first packet at, silent from), ns)."""

    packet_bytes: int
    rate_bps: float
    on: tuple[tuple[int, int], ...]


@cache
def _schedules() -> dict[str, Any]:
    return tomllib.loads(SCHEDULES.read_text(encoding="utf-8"))


def schedule_names() -> list[str]:
    """The names that ``udp.schedule`` takes."""
    return list(_schedules())


def sources(schedule: str, bottleneck_bps: int, duration_ns: int) -> list[Source]:
    """The sources of a schedule on a bottleneck, cut at the run's end."""
    entry = _schedules()[schedule]
    count = int(entry["sources"])
    if count == 0:
        return []
    packet_bytes = units.parse_size(entry["packet_size"])
    peak = Fraction(units.parse_share(entry["peak"])).limit_denominator(10**6) * bottleneck_bps
    phase_ns = Fraction(packet_bytes * 8 * 10**9) / peak
    steps = [(units.parse_time(at), int(on)) for at, on in entry["steps"]]
    made = []
    for index in range(count):
        periods: list[tuple[int, int]] = []
        began: int | None = None
        for at, on in [*steps, (duration_ns, 0)]:
            if at >= duration_ns and began is None:
                break
            if index < on and began is None:
                began = at + round(index * phase_ns)
            elif index >= on and began is not None:
                periods.append((began, min(at, duration_ns)))
                began = None
        made.append(Source(packet_bytes, float(peak / count), tuple(p for p in periods if p[0] < p[1])))
    return made
