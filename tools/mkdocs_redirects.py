"""The hook of tools/mkdocs.yml for pages that were merged into others: their old addresses lead to the new ones."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from posixpath import relpath
from typing import Any

REDIRECTS = {
    "concepts-p4": "concepts#the-pipeline",
    "experiments/suspects": "experiments/README#what-does-not-agree-and-why",
    "first-day": "tofino#a-first-day-with-a-switch",
    "gallery": "experiments/README#gallery",
    "lecture": "concepts#one-lecture",
    "limits": "data/limits",
    "mininet": "guide#mininet",
    "phases": "experiments/ns2#phases",
    "rivals": "performance#beside-bmv2",
    "worlds": "guide#three-worlds",
}
"""Pages that are gone, and where a reader finds what they had: a page, and a heading where it is not the whole page.

Names are those of files below docs/, without their suffix."""
PAGE = """<!doctype html>
<title>Moved</title>
<link rel="canonical" href="{target}">
<meta http-equiv="refresh" content="0; url={target}">
<script>location.replace(location.hash ? "{page}" + location.hash : "{target}")</script>
<p>This page has moved to <a href="{target}">{target}</a>.</p>
"""


def write_redirect(old: str) -> str:
    """Returns the HTML of a page that is gone; a heading in its address leads to the same heading of the new page."""
    name, _, anchor = REDIRECTS[old].partition("#")
    path = PurePosixPath(name)
    html = path.with_name("index.html") if path.name == "README" else path.with_name(f"{path.name}.html")
    page = relpath(html, PurePosixPath(old).parent)
    return PAGE.format(page=page, target=f"{page}#{anchor}" if anchor else page)


def on_post_build(config: Any, **_: Any) -> None:
    """Writes a page for each old address."""
    for old in REDIRECTS:
        path = Path(config["site_dir"]) / f"{old}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_redirect(old), encoding="utf-8")
