"""The P4Runtime server of the embedded switch: gRPC around the service, and a thread for the data plane's events."""

from __future__ import annotations

import logging
import os
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import grpc
from finsy.proto import p4i, p4r

from xcpr.io.services import Loop

from ..clock import REAL, Clock, Turns
from ..errors import Refused
from .permits import Permits
from .proxy import FIRST_REQUEST_S, MAX_CONNECTIONS, Proxy
from .requests import MAX_REQUESTS, Requests, handler
from .service import MAX_STREAMS, Service
from .service import Dataplane as ServiceDataplane

DEFAULT_ADDRESS = "127.0.0.1:9559"
"""Where controllers look for a P4Runtime server (IANA's port)."""

MAX_WAIT_S = 0.1
"""Seconds between two looks at timers and at whether to stop, at most."""
MAX_PORT = 65535
MAX_MESSAGE_BYTES = 16 * 2**20
"""Size of a message that the server takes. A request's device config has the most: 1.4 MB of xcpr's own programs."""
MAX_RPCS = MAX_STREAMS + MAX_REQUESTS
"""Streams and requests at once: each has a thread."""
SPARE_CONNECTIONS = 2
"""Times as many connections as the proxy's that gRPC takes: it notices late that one has given way."""
KEEPALIVE_MS, KEEPALIVE_TIMEOUT_MS = 20_000, 10_000
"""A client is asked so often whether it is there, and has so long to answer; then its connection ends."""

log = logging.getLogger(__name__)


class ServerError(Exception):
    """The server can't start, or can't run a program: why."""


class Dataplane(ServiceDataplane, Protocol):
    """The services that the server needs of a data plane."""

    def events(self, timeout_s: float) -> list[Any] | None:
        """Returns the events since the last call."""


@dataclass(frozen=True)
class Tls:
    """PEM files of a server that speaks TLS."""

    certificate: Path
    key: Path
    clients: Path | None = None
    """The authority that controllers' certificates must come from; None: controllers need none."""
    permits: Permits = Permits()
    """The rights of each of them."""

    def credentials(self) -> grpc.ServerCredentials:
        """Returns the credentials as gRPC has them. Raises ``OSError`` for a file that can't be read."""
        pair = (self.key.read_bytes(), self.certificate.read_bytes())
        clients = self.clients.read_bytes() if self.clients else None
        return grpc.ssl_server_credentials([pair], clients, require_client_auth=clients is not None)


class Server:
    """Serves a data plane to P4Runtime controllers.

    ``address`` is HOST:PORT, or unix:PATH for a socket that only the server's user may connect to. ``cpu_port`` is
    where packets from and to controllers pass; None: there are none. Without ``tls`` it speaks plain text. The server
    takes the data plane's events; whoever made the data plane stops it, after `stop`. ``clock`` and ``turns`` are those
    of a simulation; without them the server lives in the machine's time.
    """

    def __init__(
        self,
        dataplane: Dataplane,
        device_id: int,
        address: str = DEFAULT_ADDRESS,
        cpu_port: int | None = None,
        tls: Tls | None = None,
        clock: Clock = REAL,
        turns: Turns | None = None,
    ):
        self._dataplane = dataplane
        self.service = Service(dataplane, device_id, cpu_port, tls.permits if tls else Permits(), clock, turns)
        """The device's RPCs."""
        self._stopping = threading.Event()
        self._wait_s = 0.0
        """Until the next look at timers."""
        self._events = threading.Thread(target=self._receive_events, name="p4runtime-events", daemon=True)
        self._grpc = grpc.server(
            ThreadPoolExecutor(MAX_RPCS, "p4runtime"),
            options=[
                ("grpc.max_receive_message_length", MAX_MESSAGE_BYTES),
                ("grpc.max_concurrent_streams", MAX_RPCS),
                ("grpc.max_allowed_incoming_connections", SPARE_CONNECTIONS * MAX_CONNECTIONS),
                ("grpc.server_handshake_timeout_ms", round(FIRST_REQUEST_S * 1000)),
                ("grpc.keepalive_time_ms", KEEPALIVE_MS),
                ("grpc.keepalive_timeout_ms", KEEPALIVE_TIMEOUT_MS),
                # Two servers at one address would each get some of the clients.
                ("grpc.so_reuseport", 0),
            ],
        )
        self._requests = Requests()
        self._proxy = None if address.startswith("unix") else _proxy(address)
        count = self._proxy.count if self._proxy else lambda _: None
        self._grpc.add_generic_rpc_handlers((handler(self.service, self._requests, self.service.is_primarys, count),))
        self.port = self._proxy.port if self._proxy else 0
        """The TCP port, which is of interest where ``address`` leaves it to the system (port 0)."""
        try:
            self._listen(f"unix:{self._proxy.path}" if self._proxy else address, tls)
        except ServerError:
            if self._proxy:
                self._proxy.close()
            raise

    def _listen(self, address: str, tls: Tls | None) -> None:
        if address.startswith("unix:") and _answers(address.removeprefix("unix:")):
            # gRPC would put its own socket in the place of the other's.
            raise ServerError(f"can't listen at {address}: another process does")
        # Binding makes a Unix socket, with the permissions that the mask leaves.
        before = os.umask(0o177)
        try:
            if tls is None:
                self._grpc.add_insecure_port(address)
            else:
                self._grpc.add_secure_port(address, tls.credentials())
        except OSError as error:
            raise ServerError(f"{error.filename}: {error.strerror}") from None
        except RuntimeError as error:
            raise ServerError(f"can't listen at {address}: {error}") from None
        finally:
            os.umask(before)

    def load(self, p4info: p4i.P4Info, program_json: bytes) -> None:
        """Runs a program that no controller brought. Raises `ServerError`."""
        try:
            self.service.load(p4r.ForwardingPipelineConfig(p4info=p4info, p4_device_config=program_json))
        except Refused as refused:
            raise ServerError(refused.message) from None

    def start(self) -> None:
        """Begins to serve."""
        self._grpc.start()
        if self._proxy:
            self._proxy.start()
        self._events.start()

    def stop(self, grace_s: float = 1.0) -> None:
        """Ends all streams (UNAVAILABLE), gives other requests ``grace_s`` to end, and stops."""
        self._stopping.set()
        if self._proxy:
            self._proxy.refuse()
        self.service.close()
        self._grpc.stop(grace_s).wait()
        if self._proxy:
            self._proxy.close()
        if self._events.is_alive():
            self._events.join()

    @property
    def dropped(self) -> int:
        """Packets, digests and notifications that no controller got."""
        return self.service.dropped

    @property
    def streams(self) -> int:
        """The controllers' streams that are open."""
        return self.service.streams

    @property
    def requests(self) -> int:
        """The requests that are under way, or whose answers are."""
        return len(self._requests)

    @property
    def connections(self) -> int:
        """The TCP connections that are open; 0 at a Unix socket, which counts none."""
        return self._proxy.connections if self._proxy else 0

    def _receive_events(self) -> None:
        loop = Loop(log.warning)
        while not self._stopping.is_set():
            events = self._dataplane.events(self._wait_s)
            if events is None:
                return
            for event in events:
                loop.attempt_again(
                    f"an event of the data plane was lost, {event[0]}", partial(self.handle_event, *event)
                )
            self._wait_s = MAX_WAIT_S
            loop.attempt_again("what is due of the P4Runtime server is late", self._tick)

    def _tick(self) -> None:
        self._requests.end_late()
        due_s = self.service.tick()
        if due_s is not None:
            self._wait_s = max(0.0, min(due_s, MAX_WAIT_S))

    def handle_event(self, kind: str, *what: Any) -> None:
        """Passes an event of the data plane on to the controllers that it concerns."""
        if kind == "packet_in":
            self.service.packet_in(*what)
        elif kind == "digest":
            self.service.digest(*what)
        elif kind == "port":
            self.service.port_changed(*what)
        elif kind == "log":
            failed, text = what
            log.log(logging.ERROR if failed else logging.WARNING, "program: %s", text)


def _proxy(address: str) -> Proxy:
    """Listens at HOST:PORT. Raises `ServerError`."""
    host, _, port = address.rpartition(":")
    if not (port.isascii() and port.isdigit() and len(port) <= len(str(MAX_PORT)) and int(port) <= MAX_PORT):
        raise ServerError(f"can't listen at {address}: must be HOST:PORT with a port from 0 to {MAX_PORT}")
    try:
        return Proxy(host.strip("[]"), int(port))
    except (OSError, UnicodeError) as error:
        raise ServerError(f"can't listen at {address}: {getattr(error, 'strerror', None) or error}") from None


def _answers(path: str) -> bool:
    """Says whether a process listens at a Unix socket."""
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(path)
        except OSError:
            return False
    return True
