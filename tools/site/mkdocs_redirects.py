"""The hook of tools/site/mkdocs.yml for pages that were merged into others: their old addresses lead to the new ones.

mkdocs_redirects.toml has the old pages, and where a reader finds their text: a page, and a heading unless it is the
whole page. Names are those of files below docs/, without their suffix.
"""

from __future__ import annotations

import tomllib
from pathlib import Path, PurePosixPath
from posixpath import relpath
from typing import Any

REDIRECTS: dict[str, str] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
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
