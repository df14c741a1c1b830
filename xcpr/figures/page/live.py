"""The events of a run, as a page on loopback that draws it while it goes on.

The page (page/live.html) takes server-sent events (HTML standard, section 9.2). A reader who opens it later,
or again, gets all earlier moments, up to ``MAX_SNAPSHOTS``.
"""

from __future__ import annotations

import html
import json
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from itertools import islice
from threading import Condition, Event
from typing import Any

from xcpr.figures import page
from xcpr.io import loopback

MAX_SNAPSHOTS = 36_000
"""An hour of ten a second; a page shows no more of what has no end."""


@dataclass(frozen=True)
class Report:
    """A report as the page links to it."""

    page: str
    """The whole file."""
    place: str
    """Its path, as a user reads it."""


class Live:
    """The moments, for any number of pages."""

    def __init__(self, title: str, duration_s: float | None = None, most: int = MAX_SNAPSHOTS) -> None:
        self.title = title
        self.duration_s = duration_s
        """The end of the time axis; None: unknown."""
        self.most = most
        """The moments that are kept, for pages that come later too."""
        self.opened = Event()
        """Set when a page listens."""
        self._told: deque[str] = deque(maxlen=most)
        self._count = 0
        """The number of all moments that were published."""
        self._ended = False
        self._report: Report | None = None
        self._listeners = 0
        self._news = Condition()

    def publish(self, moment: Mapping[str, Any]) -> None:
        """Publishes a moment: {"time_s": 1.5, "panels": {"Queues, packets": {"r1-r2": 12}}}; no value is None."""
        with self._news:
            self._told.append(json.dumps(moment))
            self._count += 1
            self._news.notify_all()

    def end(self, report: Report | None = None) -> None:
        """Ends the messages, with a link to the report if there is one: no page waits for more."""
        with self._news:
            self._report = self._report or report
            self._ended = True
            self._news.notify_all()

    def listen(self) -> Iterator[str]:
        """Yields all moments, past and future, as server-sent events; the last one is the end."""
        with self._news:
            self._listeners += 1
        self.opened.set()
        try:
            shown = 0
            while fresh := self._beyond(shown):
                shown, moments = fresh
                yield "".join(f"data: {moment}\n\n" for moment in moments)
            yield f"event: end\ndata: {json.dumps(self._report and asdict(self._report))}\n\n"
        finally:
            with self._news:
                self._listeners -= 1
                self._news.notify_all()

    def wait_for_pages(self) -> None:
        """Waits until every page that listens has all, or takes nothing any more."""
        with self._news:
            self._news.wait_for(lambda: not self._listeners, loopback.PATIENCE_S)

    def _beyond(self, shown: int) -> tuple[int, list[str]] | None:
        """Returns the moments after the first so many, as soon as there is any, with how many those are; None at the
        end."""
        with self._news:
            self._news.wait_for(lambda: self._ended or self._count > shown)
            if self._count == shown:
                return None
            kept = max(0, shown - (self._count - len(self._told)))
            return self._count, list(islice(self._told, kept, None))


def _page(live: Live) -> str:
    settings = {"MAX_SNAPSHOTS": str(live.most), "DURATION_S": json.dumps(live.duration_s)}
    code = page.fill_places(page.text("live.js"), settings)
    style, charts = page.text("page.css", "wide.css", "live.css"), page.text("charts.js")
    # The report that the page opens from its memory has the page's policy too.
    styles, scripts = [style, page.text(*page.REPORT_STYLE)], [charts, code, page.text(*page.REPORT_CODE)]
    parts = {
        "POLICY": page.policy(styles, scripts, sources="connect-src 'self'"),
        "TITLE": html.escape(live.title),
        "STYLE": style,
        "CHARTS": charts,
        "LIVE": code,
    }
    return page.fill_places(page.text("live.html"), parts)


class _Handler(BaseHTTPRequestHandler):
    """Answers a browser on this machine."""

    server: _Server

    def do_GET(self) -> None:
        """Sends the page, or its events, to a browser whose URL has the token."""
        token, _, name = self.path.removeprefix("/").partition("/")
        if not self.server.is_addressed_by(self.headers.get("Host")) or not loopback.is_token(token, self.server.token):
            self.send_error(HTTPStatus.FORBIDDEN)
            return
        self.server.admit(self.connection)
        if not name:
            self._begin("text/html; charset=utf-8")
            self.wfile.write(_page(self.server.live).encode())
        elif name == "events":
            self._begin("text/event-stream")
            try:
                for events in self.server.live.listen():
                    self.wfile.write(events.encode())
            except (ConnectionError, TimeoutError):
                pass  # The page was closed.
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def _begin(self, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Logs nothing: the terminal is the run's."""


class _Server(loopback.Server):
    """On a free port."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.token = loopback.new_token()
        super().__init__(0, _Handler)

    @property
    def url(self) -> str:
        """The page's address, whose last part only its reader knows."""
        return f"http://{loopback.LOOPBACK}:{self.server_port}/{self.token}/"


@contextmanager
def served(title: str, duration_s: float | None = None, most: int = MAX_SNAPSHOTS) -> Iterator[tuple[str, Live]]:
    """Serves a page: yields its URL with a token, and its moments. Pages get them all before the server ends."""
    live = Live(title, duration_s, most)
    server = _Server(live)
    try:
        yield server.url, live
    finally:
        live.end()
        live.wait_for_pages()
        server.close()
