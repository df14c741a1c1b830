"""A control plane in Python that a run calls: what it may have, and when that is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xcpr.worlds.controllers.python_control import NetworkControl, RouterControl


class ControlApplication:
    """A control application: a class of yours has the methods that it needs."""

    def start(self, network: NetworkControl) -> None:
        """Is called at time 0, before the first event."""

    def packet_in(self, router: RouterControl, payload: bytes, metadata: Mapping[int, int]) -> None:
        """Is called with a packet that a router sent to its CPU port; fields are by P4Info's ids."""

    def digest(self, router: RouterControl, name: str, values: Sequence[int]) -> None:
        """Is called with a digest, by p4c's name of its list."""

    def port_changed(self, router: RouterControl, port: int, up: bool) -> None:
        """Is called when the link behind a port went down or came up."""


def handle_event(application: ControlApplication, router: RouterControl, event: Sequence[Any]) -> None:
    """Calls the method of an event."""
    match event:
        case "packet_in", frame:
            application.packet_in(router, *router.parse_packet_in(frame))
        case "digest", name, values:
            application.digest(router, name, values)
        case "port", port, up:
            application.port_changed(router, port, up)
