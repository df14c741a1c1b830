"""A congestion controller in Python, for teaching: slow, for every ACK goes through the interpreter.

    import xcpr

    class Additive(xcpr.CongestionController):
        def on_ack(self, ack):
            if not ack.in_recovery:
                self.window += ack.acked / self.window

        def on_loss(self, loss):
            self.window /= 2

    overrides = {"flows.main.transport": "python:additive"}
    xcpr.run("demo", congestion_controllers={"additive": Additive}, overrides=overrides)

docs/congestion-controllers.md explains it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from xcpr._native import Ack, Loss

__all__ = ["Ack", "CongestionController", "Loss"]


class CongestionController(ABC):
    """How the window of one flow grows and shrinks; every flow gets an object of its own.

    The flow's recovery finds lost packets and sends them again. A class of yours has ``on_ack`` and
    ``on_loss``; what it keeps beside the window begins in its ``__init__``, which takes no arguments.
    """

    window: float
    """How many packets may be in flight. The window is the scenario's ``initial_window`` before the first
    callback. A value that a callback leaves there holds until the next one; below 1 it counts as 1."""

    @abstractmethod
    def on_ack(self, ack: Ack) -> None:
        """Is called when an ACK acknowledges something new."""

    @abstractmethod
    def on_loss(self, loss: Loss) -> None:
        """Is called when packets are lost: at most once per window of data, and once more for each round trip that
        loses a retransmission.
        """

    def on_timeout(self, loss: Loss) -> None:  # noqa: ARG002
        """Is called when nothing came back for so long that the retransmission timer expired. Unless a class says
        more, it begins anew with one packet.
        """
        self.window = 1.0
