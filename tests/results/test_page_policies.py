"""Pages run their own code alone: text of strangers in them runs nothing and loads nothing."""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import json
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import browser
import msgspec
import pytest

from xcpr.experiments.reports import report
from xcpr.figures import page
from xcpr.figures.page import live
from xcpr.io.paths import ROOT
from xcpr.results import result
from xcpr.results.result import Result

HOSTILE = (
    "<img src=x onerror=window.ran=1>",
    "</script><script>window.ran=1</script>",
    "</title><script>window.ran=1</script>",
    '" onmouseover="window.ran=1',
    "'><svg onload=window.ran=1>",
    "@LIVE@ @STYLE@ {{ 7*7 }} ${7*7}",
)
NAME = " ".join(HOSTILE)
VIOLATIONS = """
window.broken = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  window.broken.push(`${violatedDirective} ${blockedURI}`));
"""


class Parsed(HTMLParser):
    """The parts of a page that a browser may run or load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.policy: dict[str, list[str]] = {}
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.tags: list[str] = []
        self._into: list[str] | None = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if found.get("http-equiv") == "Content-Security-Policy":
            assert not self.scripts and not self.styles, "a policy holds for what comes after it"
            self.policy = {words[0]: words[1:] for words in map(str.split, found["content"].split(";"))}
        runs = tag == "script" and found.get("type") != "text/plain"
        self._into = self.scripts if runs else self.styles if tag == "style" else None
        if self._into is not None:
            self._into.append("")
        self.tags.append(tag)
        self.attributes += found.items()

    def handle_endtag(self, _tag: str) -> None:
        self._into = None

    def handle_data(self, data: str) -> None:
        if self._into is not None:
            self._into[-1] += data


def check(text: str) -> Parsed:
    """Checks that a page's policy allows its own scripts and styles, and no others."""
    parsed = Parsed(text)
    assert parsed.policy["default-src"] == ["'none'"]
    for kind, contents in (("script-src", parsed.scripts), ("style-src", parsed.styles)):
        hashes = {base64.b64encode(hashlib.sha256(content.encode()).digest()).decode() for content in contents}
        assert {f"'sha256-{each}'" for each in hashes} <= set(parsed.policy[kind])
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "data:", "http:", "https:"} & set(parsed.policy[kind])
    for name, value in parsed.attributes:
        assert not name.startswith("on") and name != "style", f"{name}={value} needs 'unsafe-inline'"
        assert name not in ("src", "href") or not value.startswith(("http", "//", "javascript"))
    return parsed


@pytest.fixture
def write_report(make_result: Callable[..., Result], tmp_path: Path) -> Callable[[str], Path]:
    """Writes the report of a run whose title, flow, scenario and versions have a hostile name."""

    def write(name: str) -> Path:
        made = make_result("demo", "duration=1 s", "flows.main.count=2")
        text = result.encode(made).decode().replace('"main1"', json.dumps(name))
        changed = msgspec.json.decode(text.encode(), type=Result)
        scenario = changed.scenario | {"title": name}
        changed = msgspec.structs.replace(changed, scenario=scenario, versions={name: name})
        return report.of_run(changed, tmp_path / "run")

    return write


def test_a_hostile_name_in_a_report_is_text(write_report: Callable[[str], Path]) -> None:
    path = write_report("honest")
    honest = check(path.read_text(encoding="utf-8"))
    path.unlink()
    parsed = check(write_report(NAME).read_text(encoding="utf-8"))
    assert parsed.scripts == honest.scripts
    assert [*map(len, (parsed.styles, parsed.attributes))] == [*map(len, (honest.styles, honest.attributes))]
    assert parsed.tags == honest.tags


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_name_in_a_live_page_is_text(hostile: str) -> None:
    honest, parsed = (check(live._page(live.Live(title, 1.0))) for title in ("honest", hostile))
    assert parsed.tags == honest.tags
    assert parsed.scripts == honest.scripts
    assert "window.ran" not in "".join(parsed.scripts)


def test_placeholders_in_values_are_not_expanded() -> None:
    assert page.fill_places("@A@, @B@", {"A": "@B@", "B": "@A@"}) == "@B@, @A@"
    with pytest.raises(KeyError):
        page.fill_places("@C@", {"A": ""})


def test_playground_policy_allows_its_own_code_alone() -> None:
    text = playground(b"\0asm\1\0\0\0")
    assert check(text).policy["script-src"][-1] == "'wasm-unsafe-eval'"


def playground(simulator: bytes) -> str:
    """Makes the playground's page of a simulator without plans."""
    spec = importlib.util.spec_from_file_location("playground_policy", ROOT / "crates/playground/build.py")
    assert spec and spec.loader
    build = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = build
    spec.loader.exec_module(build)
    return str(build.render_page({}, simulator))


def test_foreign_report_is_not_accepted_as_fresh(write_report: Callable[[str], Path]) -> None:
    path = write_report("honest")
    ours = path.read_bytes()
    assert report.is_fresh(path.parent)
    path.write_bytes(b"<!doctype html><script>window.ran=1</script>" + ours)
    assert not report.is_fresh(path.parent), "it is newer than the result, and is no report of ours"
    assert write_report("honest").read_bytes() == ours
    path.write_bytes(ours + b"<script>window.ran=1</script>")
    assert report.is_fresh(path.parent), "under our policy nothing else runs, whatever follows"


def open_page(shows: browser.Page, url: str) -> list[str]:
    """Opens a page; returns the violations of its policy."""
    shows.call("Page.addScriptToEvaluateOnNewDocument", source=VIOLATIONS)
    shows.open(url)
    shows.wait("document.readyState === 'complete'")
    found: list[Any] = shows.ask("window.broken")
    return found


@browser.needs_browser
def test_a_browser_runs_nothing_of_a_hostile_name(write_report: Callable[[str], Path], tmp_path: Path) -> None:
    with browser.page(tmp_path / "profile") as shows:
        path = write_report(NAME)
        assert not open_page(shows, path.as_uri())
        shows.wait("document.querySelectorAll('figure.drawn path.curve').length > 0")
        assert NAME in shows.ask("document.body.innerText")
        assert shows.ask("window.ran === undefined && !window.broken.length")


@browser.needs_browser
def test_a_browser_runs_nothing_that_a_stranger_added_to_a_report(
    write_report: Callable[[str], Path], tmp_path: Path
) -> None:
    path = write_report("honest")
    added = '<script>window.ran=1</script><img src=x onerror=window.ran=1><img src="http://127.0.0.1:1/x">'
    path.write_text(path.read_text(encoding="utf-8").replace("</body>", f"{added}</body>"), encoding="utf-8")
    with browser.page(tmp_path / "profile") as shows:
        open_page(shows, path.as_uri())
        shows.wait("window.broken.length >= 3")
        assert shows.ask("window.ran === undefined")


@browser.needs_browser
def test_a_browser_runs_nothing_of_a_hostile_live_page(write_report: Callable[[str], Path], tmp_path: Path) -> None:
    whole = write_report(NAME).read_text(encoding="utf-8")
    with live.served(NAME, 1.0) as (url, page_feed), browser.page(tmp_path / "profile") as shows:
        page_feed.publish({"time_s": 0.5, "panels": {NAME: {NAME: 3, "other": 4}}})
        page_feed.end(live.Report(whole, NAME))
        assert not open_page(shows, url)
        shows.wait("document.querySelector('#report') !== null")
        assert shows.ask("document.querySelectorAll('path.curve').length") == 2
        assert shows.ask("window.ran === undefined && !window.broken.length")
        shows.ask("document.querySelector('#report').target = '_self'; document.querySelector('#report').click()")
        shows.wait("document.querySelectorAll('figure.drawn path.curve').length > 0")
        assert shows.ask("window.ran === undefined && !window.broken.length")


@browser.needs_browser
def test_playground_code_runs_under_its_policy(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(playground(b"\0asm\1\0\0\0"), encoding="utf-8")
    with browser.page(tmp_path / "profile") as shows:
        assert not open_page(shows, (tmp_path / "page.html").as_uri() + "#%3Cimg%20src=x%20onerror=window.ran=1%3E")
        shows.wait("$('status').textContent.startsWith('The playground does not run here')")
        said = shows.ask("$('status').textContent")
        assert "Policy" not in said and "Compile" not in said
        assert shows.ask("typeof machine === 'object' && window.ran === undefined && !window.broken.length")
