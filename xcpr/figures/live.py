"""A run while it goes on, as a page on loopback: windows, queues and shares as they happen.

The page (live.html) takes server-sent events (HTML standard, section 9.2). Who opens it later, or again, gets all that
was told before.
"""

from __future__ import annotations

import html
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Event, Thread

LOOPBACK = "127.0.0.1"
PAGE = Path(__file__).with_name("live.html")
WRITES_S = 5.0
"""A page that takes nothing for so long is given up."""


class Live:
    """What is told of one run, for any number of pages."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.opened = Event()
        """Set when a page listens."""
        self._told: list[str] = []
        self._ended = False
        self._news = Condition()

    def tell(self, snapshot: str) -> None:
        """A moment of the run, as ``xcpr._native.simulate`` has it."""
        with self._news:
            self._told.append(snapshot)
            self._news.notify_all()

    def end(self) -> None:
        """The run is over: no page waits for more."""
        with self._news:
            self._ended = True
            self._news.notify_all()

    def listen(self) -> Iterator[str]:
        """All that was told and will be, until the end."""
        self.opened.set()
        shown = 0
        while fresh := self._beyond(shown):
            shown += len(fresh)
            yield from fresh

    def _beyond(self, shown: int) -> list[str]:
        """What was told after the first so many, as soon as there is any; nothing at the end."""
        with self._news:
            self._news.wait_for(lambda: self._ended or len(self._told) > shown)
            return self._told[shown:]


class _Handler(BaseHTTPRequestHandler):
    """Answers a browser on this machine."""

    server: _Server
    timeout = WRITES_S

    def do_GET(self) -> None:
        """The page, or its events."""
        # A name that leads here would let other pages of the browser read along (DNS rebinding).
        if self.headers.get("Host") not in self.server.names:
            self.send_error(HTTPStatus.FORBIDDEN)
        elif self.path == "/":
            text = PAGE.read_text(encoding="utf-8").replace("@TITLE@", html.escape(self.server.live.title))
            self._begin("text/html; charset=utf-8")
            self.wfile.write(text.encode())
        elif self.path == "/events":
            self._begin("text/event-stream")
            try:
                for snapshot in self.server.live.listen():
                    self.wfile.write(f"data: {snapshot}\n\n".encode())
                self.wfile.write(b"event: end\ndata:\n\n")
            except (ConnectionError, TimeoutError):
                pass  # The page was closed.
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def _begin(self, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing: the terminal is the run's."""


class _Server(ThreadingHTTPServer):
    """On a free port of loopback."""

    def __init__(self, live: Live) -> None:
        super().__init__((LOOPBACK, 0), _Handler)
        self.live = live
        self.names = {f"{name}:{self.server_port}" for name in (LOOPBACK, "localhost")}


@contextmanager
def page(title: str) -> Iterator[tuple[str, Live]]:
    """The URL of a page, and what tells it; pages get all that is told before the server goes."""
    live = Live(title)
    with _Server(live) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://{LOOPBACK}:{server.server_port}/", live
        finally:
            live.end()
            server.shutdown()
