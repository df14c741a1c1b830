"""Which channels limit flows: those that max-min fair flows fill.

All flows grow at the same rate until a channel is full; the flows that cross it stay as they are, the others go on
(progressive filling: Bertsekas and Gallager, Data Networks, 2nd edition, section 6.5.2). The flows are taken to be
there all the time and to have no end; what else crosses the channels is left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

Channel = TypeVar("Channel", bound=Hashable)


def find_bottlenecks(paths: Iterable[Sequence[Channel]], rates: Mapping[Channel, int]) -> set[Channel]:
    """Returns the channels that are full when every flow has its fair share; ``rates`` are those of all channels on
    paths."""
    growing = {flow: frozenset(path) for flow, path in enumerate(paths) if path}
    left = {channel: Fraction(rates[channel]) for path in growing.values() for channel in path}
    full: set[Channel] = set()
    while growing:
        crossing: dict[Channel, int] = {}
        for path in growing.values():
            for channel in path:
                crossing[channel] = crossing.get(channel, 0) + 1
        step = min(left[channel] / count for channel, count in crossing.items())
        for channel, count in crossing.items():
            left[channel] -= step * count
            if left[channel] == 0:
                full.add(channel)
        growing = {flow: path for flow, path in growing.items() if not path & full}
    return full
