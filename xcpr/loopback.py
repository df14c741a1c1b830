"""HTTP on this machine's loopback, for whoever asks by its name, and for so many at once."""

from __future__ import annotations

import socket
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import BoundedSemaphore, Thread
from typing import Any

LOOPBACK = "127.0.0.1"
PATIENCE_S = 5.0
"""A connection that brings or takes nothing for so long is given up."""
MOST_CONNECTIONS = 32
"""At once: each has a thread. More are closed unheard."""


class Server(ThreadingHTTPServer):
    """Answers from a thread of its own until ``close``. Port 0 means a free one; ``OSError`` says that it is taken."""

    daemon_threads = True
    request_queue_size = MOST_CONNECTIONS

    def __init__(self, port: int, handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__((LOOPBACK, port), handler)
        self._names = {f"{name}:{self.server_port}" for name in (LOOPBACK, "localhost")}
        self._places = BoundedSemaphore(MOST_CONNECTIONS)
        self._thread = Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def meant_by(self, host: str | None) -> bool:
        """Says whether a request's Host is this server: a name that leads here is another page's (DNS rebinding)."""
        return host in self._names

    def process_request(self, request: Any, client_address: Any) -> None:
        """Starts a thread for the connection, where there is a place."""
        if not self._places.acquire(blocking=False):
            self.shutdown_request(request)
            return
        request.settimeout(PATIENCE_S)
        super().process_request(request, client_address)

    def process_request_thread(self, request: socket.socket | tuple[bytes, socket.socket], client_address: Any) -> None:
        """Serves the connection to its end."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._places.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Prints a traceback, but not for a connection that broke, which is the other end's affair."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)

    def close(self) -> None:
        """Ends the server."""
        self.shutdown()
        self.server_close()
        self._thread.join()
