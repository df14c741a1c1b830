"""The rights of controllers, by the names in their certificates.

P4Runtime identifies controllers by roles and election ids, which each of them may claim. With TLS both ways a
certificate says who a controller is, and a permit what that one may do: ADR 1624,
docs/adr/control-plane.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

import grpc

from ..errors import denied

_NAMES = ("x509_subject_alternative_name", "x509_common_name")
"""gRPC's names for what a client's certificate calls it."""


@dataclass(frozen=True)
class Permit:
    """The rights of a controller. A controller with a permit may read everything."""

    roles: frozenset[str] | None = None
    """The roles of which it may be the primary; "" is the role without a name. None: any."""
    writes: frozenset[str] | None = None
    """P4Info's names of what it may write. None: all there is, programs included."""

    def check_role(self, name: str, configured: bool = False) -> None:
        """Refuses a role that is not the controller's; and where it may not write everything a configuration of one,
        by which it could keep others out."""
        if self.roles is not None and name not in self.roles:
            raise denied(f"your certificate does not permit role {name!r}")
        if configured and self.writes is not None:
            raise denied("your certificate does not permit to configure roles")

    def check_pipeline(self) -> None:
        """Refuses a program where some of its objects alone may be written."""
        if self.writes is not None:
            raise denied("your certificate does not permit forwarding pipeline configs")

    def check_write(self, name: str) -> None:
        """Refuses a write to what is not listed; ``name`` is P4Info's, or the kind of what has none."""
        if self.writes is not None and name not in self.writes:
            raise denied(f"your certificate does not permit to write {name}")


EVERYTHING = Permit()


def certified(context: grpc.ServicerContext) -> list[str]:
    """Returns the names in the certificate of an RPC's client; none without TLS on both sides."""
    about = cast("Mapping[str, Sequence[bytes]]", context.auth_context())
    return sorted({name.decode(errors="replace") for key in _NAMES for name in about.get(key, ())})


class Permits:
    """The permits by the name in a certificate. Without any, every client may do everything."""

    def __init__(self, by_name: Mapping[str, Permit] | None = None):
        self._by_name = by_name

    def permit_for(self, context: grpc.ServicerContext) -> Permit:
        """Returns the permit of an RPC's client: the first whose name stands in its certificate.

        Raises `Refused` for a client that has none.
        """
        if self._by_name is None:
            return EVERYTHING
        names = certified(context)
        for name, permit in self._by_name.items():
            if name in names:
                return permit
        raise denied(f"no permit for a certificate of {', '.join(names) or 'no name'}")
