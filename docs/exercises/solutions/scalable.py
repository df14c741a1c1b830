"""Exercise 4: Scalable TCP as a congestion controller in Python, beside the simulator's own."""

import math
from itertools import pairwise
from pathlib import Path
from statistics import median

import xcpr

SCENARIO = Path(__file__).parents[1] / "congestion-controller.toml"

LEGACY = 16
"""Packets up to which the window is NewReno's."""


def less(window: float) -> float:
    """Returns the window that a loss leaves."""
    return max(window / 2 if window <= LEGACY else 7 / 8 * window, 2)


class Scalable(xcpr.CongestionController):
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


def run(transport: str, **overrides: object) -> xcpr.Result:
    """Runs the scenario with this transport."""
    chosen = {"flows.main.transport": transport} | overrides
    # A controller that no flow uses is an error.
    controllers = {"scalable": Scalable} if transport.startswith("python:") else {}
    return xcpr.run(str(SCENARIO), congestion_controllers=controllers, overrides=chosen)


def delivered(transport: str, **overrides: object) -> int:
    """Returns the bytes that the flow delivers (question 1)."""
    return run(transport, **overrides).totals.delivered_bytes


def loss_interval(transport: str, **overrides: object) -> float:
    """Returns the time from a loss to the next one, seconds (question 2): the median of those after slow start."""
    made = run(transport, **overrides)
    times = [event.time_s for event in made.recovery_events if event.kind == "fast-retransmit" and event.time_s > 2]
    return median(later - earlier for earlier, later in pairwise(times))


def late_share(transport: str, **overrides: object) -> float:
    """Returns the share of a second flow, which begins at 20 s, in all bytes from 40 s on (question 3)."""
    late = {"flows.late.transport": transport, "flows.late.count": 1, "flows.late.start": "20 s"}
    series = run(transport, **late | overrides).series
    settled = series.time_s.index(40.0)
    main, second = (
        series.flows[name].delivered_bytes[-1] - series.flows[name].delivered_bytes[settled]
        for name in ("main0", "late0")
    )
    return second / (main + second)


if __name__ == "__main__":
    for transport in ("python:scalable", "scalable"):
        print(f"{transport:16} {delivered(transport) / 1e6:8.1f} MB")
    print(f"from a loss to the next one: {loss_interval('python:scalable'):.1f} s")
    print(f"with newreno: {loss_interval('newreno', duration='240 s'):.1f} s")
    for transport in ("python:scalable", "newreno"):
        print(f"the second of two flows has {late_share(transport):.0%} ({transport})")
