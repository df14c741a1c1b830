"""The seam between the controller and a make of router.

A target brings one router to its goal by whatever interface that router has, and keeps it there: P4Runtime
(``controller.p4runtime``), or a Tofino's BfRt (``controller.bfrt``).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from ..entries import TableEntry


class State(Enum):
    """How a router stands with its controller."""

    DOWN = "not reached"
    STANDBY = "another controller has it"
    UP = "up"


class Watcher(Protocol):
    """The receiver of a target's news."""

    def report_state(self, router: str, state: State, detail: str) -> None:
        """Is called when a router's state is another one, or was reached again."""

    def report_error(self, router: str, detail: str) -> None:
        """Is called when something was refused or is not as it should be; the target goes on trying."""

    def handle_packet(self, router: str, frame: bytes) -> None:
        """Is called when a router sent a frame to its CPU port."""


class Target(Protocol):
    """One router."""

    async def run(self) -> None:
        """Brings the router to its goal, again whenever it was lost, until cancelled."""

    async def change(self, entries: Sequence[TableEntry]) -> None:
        """Gives entries of the goal other actions from now on."""
