"""The time of a P4Runtime server: the machine's, or a simulation's."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """The functions that tell the time to timers and messages."""

    monotonic_s: Callable[[], float] = time.monotonic
    time_ns: Callable[[], int] = time.time_ns
    """Nanoseconds since the epoch, for timestamps in messages."""


REAL = Clock()
"""The machine's time."""


class Turns:
    """When requests and messages of streams are served: at once."""

    def wait(self) -> None:
        """Holds up a request until it is to be served."""

    def run(self, action: Callable[[], None]) -> None:
        """Handles a message of a stream when it is to be handled; those of one stream in their order."""
        action()
