"""The hook of tools/site/mkdocs.yml: a site has no files outside of docs/, so a link to one becomes its name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s#]+)(#[^)\s]*)?\)")
"""A link to a place: its words, its path, its anchor."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Returns the page's text for the site."""
    folder = ROOT / "docs" / Path(page.file.src_uri).parent

    def replace_link(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        if "://" in link[2] or target.is_relative_to(ROOT / "docs") or not target.exists():
            return link[0]
        return f"{link[1]} (`{target.relative_to(ROOT)}`)"

    return LINK.sub(replace_link, markdown)
