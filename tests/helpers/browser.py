"""A page in headless Chromium, by the DevTools protocol over a pipe (``--remote-debugging-pipe``)."""

from __future__ import annotations

import base64
import fcntl
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import needs
import pytest

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(BROWSER is None, reason=needs.missing("chromium"))
WAITS_S = 60
"""For anything: a busy machine takes seconds for what is otherwise there at once."""


class Page:
    """A page that is open."""

    def __init__(self, write: int, read: int) -> None:
        self._write, self._read = write, read
        self._rest = b""
        self._number = 0
        self._session: str | None = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Returns the browser's answer to a method; its events are not looked at."""
        self._number += 1
        asked: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            asked["sessionId"] = self._session
        os.write(self._write, json.dumps(asked).encode() + b"\0")
        while (answer := self._next()).get("id") != self._number:
            pass
        assert "error" not in answer, f"{method}: {answer}"
        result: dict[str, Any] = answer["result"]
        return result

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            came = os.read(self._read, 1 << 20)
            assert came, "the browser is gone"
            self._rest += came
        message, _, self._rest = self._rest.partition(b"\0")
        parsed: dict[str, Any] = json.loads(message)
        return parsed

    def open(self, url: str, width: int = 1280, height: int = 900, scheme: str = "light") -> None:
        """Goes to a page, in a window of that size and a colour scheme."""
        self.resize(width, height, scheme)
        self.call("Page.navigate", url=url)
        self.wait(f"location.href === {json.dumps(url)} && document.readyState === 'complete'")

    def resize(self, width: int, height: int, scheme: str) -> None:
        """Gives the window that size, and asks pages for a colour scheme."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def ask(self, expression: str) -> Any:
        """Returns the value of JavaScript; what it throws fails the test."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def wait(self, expression: str) -> Any:
        """Returns the value of JavaScript, once there is one that counts as true."""
        until = time.monotonic() + WAITS_S
        while not (value := self.ask(expression)):
            assert time.monotonic() < until, f"{expression} did not become true"
            time.sleep(0.05)
        return value

    def picture(self, path: Path) -> None:
        """Writes what the whole page looks like."""
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        path.write_bytes(base64.b64decode(shot["data"]))


def _pipe() -> tuple[int, int]:
    """Opens a pipe whose ends are no descriptors that the protocol needs."""
    ends = os.pipe()
    read, write = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return read, write


@contextmanager
def page(profile: Path) -> Iterator[Page]:
    """Runs a browser with one page, gone afterwards. ``profile`` is a folder for what it keeps."""
    assert BROWSER is not None
    to_browser, from_us = _pipe()
    to_us, from_browser = _pipe()
    # The protocol is on descriptors 3 and 4, so a shell puts them there.
    command = f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}'
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={profile}")
    browser = subprocess.Popen(
        ["bash", "-c", command, BROWSER, *options],
        pass_fds=(to_browser, from_browser),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(to_browser)
    os.close(from_browser)
    try:
        yield Page(from_us, to_us)
    finally:
        os.close(from_us)
        os.close(to_us)
        browser.terminate()
        browser.wait()
