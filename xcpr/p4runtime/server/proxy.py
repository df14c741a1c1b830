"""The TCP proxy in front of gRPC's server. The proxy counts connections by host, and ends those without requests.

gRPC's Python has no hook for a connection. The proxy accepts each, and relays it to a Unix socket of gRPC's. The
proxy's socket has a name with the client's address, so gRPC's ``peer`` still names each client
(docs/adr/control-plane.md, 1741).
"""

from __future__ import annotations

import ipaddress
import logging
import os
import secrets
import select
import shutil
import socket
import tempfile
import threading
import time
from collections import Counter
from typing import Any
from urllib.parse import unquote

import grpc

MAX_CONNECTIONS = 96
"""TCP connections at once: twice the streams and requests. At least half of them have no request under way."""
FIRST_REQUEST_S = 10.0
"""Time for a connection to bring its first request, with the handshakes of TLS and HTTP/2."""

TICK_S = 0.5
"""Time between two looks for connections that are late."""
GRACE_S = 1.0
"""Time for the last answers to pass when the server stops."""
CHUNK_BYTES = 2**16
"""Bytes that are read at once, and that wait at most for an end that takes none."""
SITE_BITS = 64
"""Bits of an IPv6 address that name a site: its addresses count as one host (RFC 6177, section 2)."""

log = logging.getLogger(__name__)


class End:
    """One end of a connection: the client's socket, or gRPC's."""

    def __init__(self, connection: Connection, sock: socket.socket) -> None:
        self.connection = connection
        self.sock = sock
        self.unsent = b""
        """Bytes for this end that it does not take yet; meanwhile the other end is not read."""
        self.is_finished = False
        """Whether it sends no more."""
        self.watched = 0
        """The events that epoll reports of it."""

    @property
    def opposite(self) -> End:
        """The opposite end."""
        return self.connection.server if self is self.connection.client else self.connection.client

    def events(self) -> int:
        """Returns the events to watch for."""
        readable = not self.is_finished and not self.opposite.unsent
        return (select.EPOLLIN if readable else 0) | (select.EPOLLOUT if self.unsent else 0)

    def read(self) -> None:
        """Relays the bytes from this end. Raises ``OSError`` where the connection is broken."""
        try:
            chunk = self.sock.recv(CHUNK_BYTES)
        except BlockingIOError:
            return
        self.is_finished = not chunk
        self.opposite.unsent = chunk
        self.opposite.flush()

    def flush(self) -> None:
        """Sends the bytes that wait for this end. Raises ``OSError`` where the connection is broken."""
        try:
            while self.unsent:
                self.unsent = self.unsent[self.sock.send(self.unsent) :]
        except BlockingIOError:
            return
        if self.opposite.is_finished:
            self.sock.shutdown(socket.SHUT_WR)


class Connection:
    """A client's connection to the proxy, with the proxy's own one to gRPC."""

    def __init__(self, sock: socket.socket, host: str, peer: str) -> None:
        self.client = End(self, sock)
        self.server = End(self, socket.socket(socket.AF_UNIX))
        self.host = host
        self.peer = peer
        self.requests = 0
        """Requests and streams under way."""
        self.has_requested = False
        self.idle_since_s = time.monotonic()

    @property
    def ends(self) -> tuple[End, End]:
        """Both ends."""
        return self.client, self.server

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to pass: gRPC has closed its end, and the client has all."""
        return self.server.is_finished and not self.client.unsent

    def connect(self, name: str, path: str) -> None:
        """Connects to gRPC's socket at ``path`` under a name. Raises ``OSError``."""
        self.client.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.server.sock.bind(name)
        for end in self.ends:
            end.sock.setblocking(False)
        self.server.sock.connect(path)

    def close(self) -> None:
        """Closes both ends."""
        for end in self.ends:
            end.sock.close()


class Proxy:
    """Listens at ``host`` and ``port``, and relays connections to the Unix socket ``path`` once it is started.

    Port 0 means a free one; `port` has it then. Raises ``OSError`` where it can't listen.
    """

    def __init__(self, host: str, port: int) -> None:
        self._folder = tempfile.mkdtemp(prefix="xcpr-p4runtime-")
        self._target = os.open(self._folder, os.O_PATH | os.O_DIRECTORY)
        """The folder of gRPC's socket, and once the proxy is started the socket."""
        self.path = f"/proc/self/fd/{self._target}/grpc.sock"
        """gRPC's socket, in a folder that other users can't enter. `start` removes both.

        The path is by the folder's descriptor: a socket's may have 107 bytes (unix(7)), and TMPDIR may have more.
        """
        self._name = f"\0xcpr-{secrets.token_hex(4)}/"
        self._lock = threading.Lock()
        self._connections: dict[str, Connection] = {}
        self._ends: dict[int, End] = {}
        self._listeners: dict[int, socket.socket] = {}
        self._paused = False
        self._refusing = threading.Event()
        self._close_by_s: float | None = None
        self._poll = select.epoll()
        self._thread = threading.Thread(target=self._relay, name="p4runtime-proxy", daemon=True)
        self.port = port
        try:
            self._listen(host)
        except OSError:
            self.close()
            raise

    def _listen(self, host: str) -> None:
        found = socket.getaddrinfo(host or None, self.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        addresses = dict.fromkeys((each[0], each[4]) for each in found)
        for family, address in addresses:
            listener = socket.socket(family, socket.SOCK_STREAM)
            self._listeners[listener.fileno()] = listener
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                # The wildcard takes IPv4 too, as gRPC's own does, unless IPv4 has a listener of its own.
                is_dual = address[0] == "::" and len(addresses) == 1
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not is_dual)
            listener.bind((address[0], self.port, *address[2:]))
            listener.listen(MAX_CONNECTIONS)
            listener.setblocking(False)
            self.port = listener.getsockname()[1]

    def start(self) -> None:
        """Begins to accept; gRPC listens at `path` by now.

        From here on the socket has no name, so a process that is killed leaves no file.
        """
        folder, self._target = self._target, os.open(self.path, os.O_PATH)
        os.close(folder)
        self._remove()
        self._watch_listeners(select.EPOLLIN)
        self._thread.start()

    def refuse(self) -> None:
        """Stops to listen within ``TICK_S``; the connections go on."""
        self._refusing.set()

    def close(self) -> None:
        """Ends all connections, once the last answers have passed or ``GRACE_S`` is over."""
        self._close_by_s = time.monotonic() + GRACE_S
        if self._thread.is_alive():
            self._thread.join()
        for connection in self._connections.values():
            connection.close()
        self._close_listeners()
        self._poll.close()
        self._remove()
        os.close(self._target)

    def _remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def connections(self) -> int:
        """The connections that are open."""
        return len(self._connections)

    def count(self, context: grpc.ServicerContext) -> None:
        """Counts an RPC as its connection's, until it ends."""
        with self._lock:
            connection = self._connections.get(unquote(context.peer().rpartition("/")[2]))
            if connection is None:
                return
            connection.requests += 1
            connection.has_requested = True
        if not context.add_callback(lambda: self._discount(connection)):
            self._discount(connection)

    def _discount(self, connection: Connection) -> None:
        with self._lock:
            connection.requests -= 1
            connection.idle_since_s = time.monotonic()

    # The thread

    def _relay(self) -> None:
        looked_s = time.monotonic()
        while not self._is_over():
            for number, events in self._poll.poll(TICK_S):
                if number in self._listeners:
                    self._accept(self._listeners[number])
                elif end := self._ends.get(number):
                    self._move(end, events)
            if self._refusing.is_set():
                self._close_listeners()
            now_s = time.monotonic()
            if now_s - looked_s >= TICK_S:
                looked_s = now_s
                self._end_late(now_s)
                if self._paused:
                    self._watch_listeners(select.EPOLLIN)

    def _is_over(self) -> bool:
        by_s = self._close_by_s
        return by_s is not None and (not self._connections or time.monotonic() > by_s)

    def _watch_listeners(self, events: int) -> None:
        self._paused = not events
        for number in self._listeners:
            if events:
                self._poll.register(number, events)
            else:
                self._poll.unregister(number)

    def _close_listeners(self) -> None:
        for listener in self._listeners.values():
            listener.close()
        self._listeners.clear()

    def _accept(self, listener: socket.socket) -> None:
        try:
            sock, address = listener.accept()
        except (BlockingIOError, ConnectionError):
            return
        except OSError as error:
            # The machine lacks file descriptors or memory; the next tick tries again.
            log.warning("no connection can be accepted: %s", error.strerror)
            self._watch_listeners(0)
            return
        connection = Connection(sock, *_names(address))
        try:
            if self.connections >= MAX_CONNECTIONS and not self._make_room(connection.host):
                raise ConnectionRefusedError
            connection.connect(self._name + connection.peer, f"/proc/self/fd/{self._target}")
        except OSError:
            connection.close()
            return
        with self._lock:
            self._connections[connection.peer] = connection
        for end in connection.ends:
            self._ends[end.sock.fileno()] = end
            self._watch(end)

    def _make_room(self, newcomer: str) -> bool:
        """Ends a connection without requests under way, of the host that has most connections.

        One that never brought a request goes first, then the one that has been idle for longest.
        """
        counts = Counter([newcomer, *(each.host for each in self._connections.values())])
        with self._lock:
            idle = [each for each in self._connections.values() if not each.requests]
        if not idle:
            return False
        self._end(max(idle, key=lambda each: (counts[each.host], not each.has_requested, -each.idle_since_s)))
        return True

    def _end_late(self, now_s: float) -> None:
        """Ends connections that bring no request in time."""
        for connection in [*self._connections.values()]:
            if not connection.has_requested and now_s - connection.idle_since_s > FIRST_REQUEST_S:
                self._end(connection)

    def _end(self, connection: Connection) -> None:
        with self._lock:
            del self._connections[connection.peer]
        for end in connection.ends:
            del self._ends[end.sock.fileno()]
        connection.close()

    def _move(self, end: End, events: int) -> None:
        """Relays the bytes from an end, and flushes those for it."""
        try:
            if events & select.EPOLLOUT:
                end.flush()
            if end.events() & select.EPOLLIN:
                end.read()
        except OSError:
            self._end(end.connection)
            return
        if end.connection.is_over:
            self._end(end.connection)
            return
        for each in end.connection.ends:
            self._watch(each)

    def _watch(self, end: End) -> None:
        """Has epoll report the events that the end waits for. Without any it is left out: epoll reports errors always,
        and the loop would not rest."""
        events = end.events()
        if events == end.watched:
            return
        number = end.sock.fileno()
        if not end.watched:
            self._poll.register(number, events)
        elif not events:
            self._poll.unregister(number)
        else:
            self._poll.modify(number, events)
        end.watched = events


def _names(address: tuple[Any, ...]) -> tuple[str, str]:
    """Returns the host that a client's address counts for, and the client's name as gRPC writes it.

    All of loopback is one host: a process may use any of its addresses.
    """
    ip = ipaddress.ip_address(address[0].partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    peer = f"ipv{ip.version}:{f'[{ip}]' if ip.version == 6 else ip}:{address[1]}"
    if ip.is_loopback:
        return "loopback", peer
    prefix = 32 if ip.version == 4 else SITE_BITS
    return str(ipaddress.ip_network((ip, prefix), strict=False)), peer
