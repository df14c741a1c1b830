"""The material of pages: style, and code that draws charts, in files beside this one. A page has them inside
it."""

from __future__ import annotations

import base64
import gzip
from pathlib import Path

FOLDER = Path(__file__).parent


def text(*names: str) -> str:
    """Returns the text of this folder's files, one after the other."""
    return "".join((FOLDER / name).read_text(encoding="utf-8") for name in names)


def packed(content: bytes) -> str:
    """Packs bytes for the inside of a page, which ``unpacked`` of charts.js makes bytes again."""
    return base64.b64encode(gzip.compress(content, mtime=0)).decode()
