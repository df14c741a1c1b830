"""Exercise 4: Scalable TCP as a law in Python, beside the simulator's own."""

import math
from pathlib import Path

import xcpr

SCENARIO = Path(__file__).parents[1] / "law.toml"

LEGACY = 16
"""Packets up to which the law is NewReno."""


def less(window: float) -> float:
    """Returns the window that a loss leaves."""
    return max(window / 2 if window <= LEGACY else 7 / 8 * window, 2)


class Scalable(xcpr.Law):
    """Kelly 2003: 0.01 packets more per packet acknowledged, an eighth less on loss."""

    def __init__(self) -> None:
        self.threshold = math.inf

    def on_ack(self, ack: xcpr.Ack) -> None:
        if ack.in_recovery or not ack.window_limited:
            return
        if self.window < self.threshold:
            self.window += ack.acked
        elif self.window <= LEGACY:
            self.window += ack.acked / self.window
        else:
            self.window += 0.01 * ack.acked

    def on_loss(self, loss: xcpr.Loss) -> None:
        self.window = self.threshold = less(min(self.window, loss.in_flight))

    def on_timeout(self, loss: xcpr.Loss) -> None:
        self.threshold = less(loss.in_flight)
        self.window = 1


def delivered(transport: str, **overrides: object) -> int:
    """Returns the bytes that the flow delivers."""
    chosen = {"flows.main.transport": transport} | overrides
    return xcpr.run(str(SCENARIO), laws={"scalable": Scalable}, overrides=chosen).totals.delivered_bytes


if __name__ == "__main__":
    for transport in ("python:scalable", "scalable", "newreno"):
        print(f"{transport:16} {delivered(transport) / 1e6:8.1f} MB")
