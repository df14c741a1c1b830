"""P4Runtime for the embedded switch: what controllers say becomes commands to the data plane.

Requests are checked against P4Info and against stores of what was written (`stores`); the data plane is asked only for
what it alone knows, such as counters. See docs/adr/control-plane.md, and the specification at
https://p4.org/specs.
"""

from .server.permits import Permit, Permits
from .server.server import DEFAULT_ADDRESS, Server, ServerError, Tls

__all__ = ["DEFAULT_ADDRESS", "Permit", "Permits", "Server", "ServerError", "Tls"]
