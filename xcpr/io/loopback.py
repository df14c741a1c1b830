"""HTTP on this machine's loopback, for requests that name it, on a limited number of connections."""

from __future__ import annotations

import secrets
import socket
import sys
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any

LOOPBACK = "127.0.0.1"
PATIENCE_S = 5.0
"""A connection that brings or takes nothing for so long is given up."""
MAX_CONNECTIONS = 32
"""At once: each has a thread. A newcomer beyond takes the place of the oldest that no page's reader has."""
TOKEN_BYTES = 16
"""Random bytes in the URL of a page, which other users of the machine don't know."""
JOIN_S = 0.1
"""Time for the thread of a connection that gives way to end."""


class Server(ThreadingHTTPServer):
    """Answers from a thread of its own until ``close``. Port 0 means a free one; ``OSError`` says that it is taken."""

    daemon_threads = True
    request_queue_size = MAX_CONNECTIONS

    def __init__(self, port: int, handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__((LOOPBACK, port), handler)
        self._names = {f"{name}:{self.server_port}" for name in (LOOPBACK, "localhost")}
        self._lock = Lock()
        self._threads_by_connection: dict[Any, Thread] = {}
        """In the order in which they came."""
        self._admitted: set[Any] = set()
        self._thread = Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def is_addressed_by(self, host: str | None) -> bool:
        """Says whether a request's Host is this server: a name that leads here is another page's (DNS rebinding)."""
        return host in self._names

    def admit(self, connection: Any) -> None:
        """Lets a connection stay until it ends: its request had the token."""
        with self._lock:
            self._admitted.add(connection)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Starts a thread for the connection, where there is a place or one gives way."""
        if len(self._threads_by_connection) >= MAX_CONNECTIONS and not self._make_room():
            self.shutdown_request(request)
            return
        request.settimeout(PATIENCE_S)
        thread = Thread(target=self.process_request_thread, args=(request, client_address), daemon=True)
        with self._lock:
            self._threads_by_connection[request] = thread
        thread.start()

    def process_request_thread(self, request: socket.socket | tuple[bytes, socket.socket], client_address: Any) -> None:
        """Serves the connection to its end."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            with self._lock:
                self._threads_by_connection.pop(request, None)
                self._admitted.discard(request)

    def _make_room(self) -> bool:
        """Ends the oldest connection that is not admitted; says whether its thread has ended, or another one has."""
        with self._lock:
            found = (
                (each, thread) for each, thread in self._threads_by_connection.items() if each not in self._admitted
            )
            connection, thread = next(found, (None, None))
            if connection is not None:
                with suppress(OSError):  # It has ended meanwhile.
                    connection.shutdown(socket.SHUT_RDWR)
        if thread is not None:
            thread.join(JOIN_S)
        return len(self._threads_by_connection) < MAX_CONNECTIONS

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Prints a traceback, but not for a connection that broke, which is the other end's affair."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)

    def close(self) -> None:
        """Ends the server."""
        self.shutdown()
        self.server_close()
        self._thread.join()


def new_token() -> str:
    """Makes a token for a URL, without which a page is not answered."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(found: str, token: str) -> bool:
    """Says whether a request has the token, in a time that says nothing of it."""
    return secrets.compare_digest(found.encode(), token.encode())
