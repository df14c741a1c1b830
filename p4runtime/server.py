"""The P4Runtime server of the embedded switch: gRPC around the service, and a thread that hears the data plane."""

from __future__ import annotations

import logging
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import grpc
from finsy.proto import p4i, p4r, p4r_grpc
from google.protobuf import text_format

from .errors import Refused
from .permits import Permits
from .service import MOST_STREAMS, Service
from .service import Dataplane as ServiceDataplane

DEFAULT_ADDRESS = "127.0.0.1:9559"
"""Where controllers look for a P4Runtime server (IANA's port)."""

LONGEST_WAIT = 0.1
"""Seconds between two looks at timers and at whether to stop, at most."""
REQUEST_THREADS = 16
"""Requests that are served at once beside the streams."""
MOST_BYTES = 256 * 2**20
"""Size of a message that the server takes: device configs are large."""

log = logging.getLogger(__name__)


class ServerError(Exception):
    """The server can't start, or can't run a program: why."""


class Dataplane(ServiceDataplane, Protocol):
    """What the server needs of a data plane."""

    def events(self, timeout_s: float) -> list[Any] | None:
        """What happened since the last call."""


@dataclass(frozen=True)
class Tls:
    """PEM files of a server that speaks TLS."""

    certificate: Path
    key: Path
    clients: Path | None = None
    """The authority that controllers' certificates must come from; None: controllers need none."""
    permits: Permits = Permits()
    """What each of them may do."""

    def credentials(self) -> grpc.ServerCredentials:
        """As gRPC has them. Raises ``OSError`` for a file that can't be read."""
        pair = (self.key.read_bytes(), self.certificate.read_bytes())
        clients = self.clients.read_bytes() if self.clients else None
        return grpc.ssl_server_credentials([pair], clients, require_client_auth=clients is not None)


class Server:
    """Serves a data plane to P4Runtime controllers.

    ``address`` is HOST:PORT, or unix:PATH for a socket that only the server's user may connect to. ``cpu_port`` is
    where packets from and to controllers pass; None: there are none. Without ``tls`` it speaks plain text. The server
    takes the data plane's events; whoever made the data plane stops it, after `stop`.
    """

    def __init__(
        self,
        dataplane: Dataplane,
        device_id: int,
        address: str = DEFAULT_ADDRESS,
        cpu_port: int | None = None,
        tls: Tls | None = None,
    ):
        self._dataplane = dataplane
        self._service = Service(dataplane, device_id, cpu_port, tls.permits if tls else Permits())
        self._stopping = threading.Event()
        self._events = threading.Thread(target=self._hear, name="p4runtime-events", daemon=True)
        self._grpc = grpc.server(
            ThreadPoolExecutor(MOST_STREAMS + REQUEST_THREADS, "p4runtime"),
            options=[
                ("grpc.max_receive_message_length", MOST_BYTES),
                # Two servers at one address would each get some of the clients.
                ("grpc.so_reuseport", 0),
            ],
        )
        p4r_grpc.add_P4RuntimeServicer_to_server(self._service, self._grpc)
        self.port = self._listen(address, tls)
        """The TCP port, which is of interest where ``address`` leaves it to the system (port 0)."""

    def _listen(self, address: str, tls: Tls | None) -> int:
        # Binding makes a Unix socket, with the permissions that the mask leaves.
        before = os.umask(0o177)
        try:
            if tls is None:
                return self._grpc.add_insecure_port(address)
            return self._grpc.add_secure_port(address, tls.credentials())
        except OSError as error:
            raise ServerError(f"{error.filename}: {error.strerror}") from None
        except RuntimeError as error:
            raise ServerError(f"can't listen at {address}: {error}") from None
        finally:
            os.umask(before)

    def load(self, p4info: p4i.P4Info, program_json: bytes) -> None:
        """Runs a program that no controller brought. Raises `ServerError`."""
        try:
            self._service.load(p4r.ForwardingPipelineConfig(p4info=p4info, p4_device_config=program_json))
        except Refused as refused:
            raise ServerError(refused.message) from None

    def start(self) -> None:
        """Begins to serve."""
        self._grpc.start()
        self._events.start()

    def stop(self, grace_s: float = 1.0) -> None:
        """Ends all streams (UNAVAILABLE), gives other requests ``grace_s`` to end, and stops."""
        self._stopping.set()
        self._service.close()
        self._grpc.stop(grace_s).wait()
        if self._events.is_alive():
            self._events.join()

    @property
    def dropped(self) -> int:
        """Packets, digests and notifications that no controller got."""
        return self._service.dropped

    def _hear(self) -> None:
        wait = 0.0
        while not self._stopping.is_set():
            events = self._dataplane.events(wait)
            if events is None:
                return
            try:
                for event in events:
                    self._event(*event)
                due = self._service.tick()
            except RuntimeError as error:
                # The data plane may stop at any time; what else goes wrong with one event must not cost the others.
                log.warning("events of the data plane were lost: %s", error)
                due = None
            wait = LONGEST_WAIT if due is None else max(0.0, min(due, LONGEST_WAIT))

    def _event(self, kind: str, *what: Any) -> None:
        if kind == "packet_in":
            self._service.packet_in(*what)
        elif kind == "digest":
            self._service.digest(*what)
        elif kind == "port":
            self._service.port_changed(*what)


def read_p4info(path: Path) -> p4i.P4Info:
    """P4Info from a text file. Raises `ServerError`."""
    try:
        return text_format.Parse(path.read_text(encoding="utf-8"), p4i.P4Info())
    except (OSError, text_format.ParseError) as error:
        raise ServerError(f"{path}: {error}") from None
