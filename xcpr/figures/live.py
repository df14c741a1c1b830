"""The events of a run, as a page on loopback that draws it while it goes on.

The page (page/live.html) takes server-sent events (HTML standard, section 9.2). A reader who opens it later,
or again, gets all earlier moments, up to ``MOST_MOMENTS``.
"""

from __future__ import annotations

import html
import json
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from itertools import islice
from threading import Condition, Event
from typing import Any

from xcpr import loopback
from xcpr.figures import page

MOST_MOMENTS = 36_000
"""An hour of ten a second; a page shows no more."""


class Live:
    """The moments, for any number of pages."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.opened = Event()
        """Set when a page listens."""
        self._told: deque[str] = deque(maxlen=MOST_MOMENTS)
        self._count = 0
        """The number of all moments ever told."""
        self._ended = False
        self._news = Condition()

    def tell(self, moment: Mapping[str, Any]) -> None:
        """Tells a moment: {"time_s": 1.5, "panels": {"Queues, packets": {"r1-r2": 12}}}; no value is None."""
        with self._news:
            self._told.append(json.dumps(moment))
            self._count += 1
            self._news.notify_all()

    def end(self) -> None:
        """Ends the telling: no page waits for more."""
        with self._news:
            self._ended = True
            self._news.notify_all()

    def listen(self) -> Iterator[str]:
        """Yields all that was told and will be, until the end."""
        self.opened.set()
        shown = 0
        while fresh := self._beyond(shown):
            shown, moments = fresh
            yield from moments

    def _beyond(self, shown: int) -> tuple[int, list[str]] | None:
        """Returns the moments after the first so many, as soon as there is any, with how many those are; None at the
        end."""
        with self._news:
            self._news.wait_for(lambda: self._ended or self._count > shown)
            if self._count == shown:
                return None
            kept = max(0, shown - (self._count - len(self._told)))
            return self._count, list(islice(self._told, kept, None))


def _page(title: str) -> str:
    parts = {
        "TITLE": html.escape(title),
        "STYLE": page.text("page.css"),
        "CHARTS": page.text("charts.js"),
        "LIVE": page.text("live.js"),
        "MOST_MOMENTS": str(MOST_MOMENTS),
    }
    text = page.text("live.html")
    for name, part in parts.items():
        text = text.replace(f"@{name}@", part)
    return text


class _Handler(BaseHTTPRequestHandler):
    """Answers a browser on this machine."""

    server: _Server

    def do_GET(self) -> None:
        """Sends the page, or its events."""
        if not self.server.meant_by(self.headers.get("Host")):
            self.send_error(HTTPStatus.FORBIDDEN)
        elif self.path == "/":
            self._begin("text/html; charset=utf-8")
            self.wfile.write(_page(self.server.live.title).encode())
        elif self.path == "/events":
            self._begin("text/event-stream")
            try:
                for moment in self.server.live.listen():
                    self.wfile.write(f"data: {moment}\n\n".encode())
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
        """Logs nothing: the terminal is the run's."""


class _Server(loopback.Server):
    """On a free port."""

    def __init__(self, live: Live) -> None:
        self.live = live
        super().__init__(0, _Handler)


@contextmanager
def served(title: str) -> Iterator[tuple[str, Live]]:
    """Serves a page: yields its URL, and what tells it; pages get all that is told before the server goes."""
    live = Live(title)
    server = _Server(live)
    try:
        yield f"http://{loopback.LOOPBACK}:{server.server_port}/", live
    finally:
        live.end()
        server.close()
