"""The material of pages: style, and code that draws charts, in files beside this one. A page has them inside
it.

A page allows its own styles and scripts by their hashes, and nothing else (Content Security Policy Level 3, W3C):
text of strangers in it runs nothing and loads nothing.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

FOLDER = Path(__file__).parent
REPORT_STYLE = ("page.css", "report.css")
REPORT_CODE = ("charts.js", "report.js")
PLACE = re.compile("@([A-Z_]+)@")
"""A place in a file of a page that a part takes, by its name."""


def text(*names: str) -> str:
    """Returns the text of this folder's files, one after the other."""
    return "".join((FOLDER / name).read_text(encoding="utf-8") for name in names)


def fill_places(text: str, parts: Mapping[str, str]) -> str:
    """Fills each place of a page's text, called ``@NAME@``, with its part. Nothing in a part is a place.

    Raises ``KeyError`` for a place without a part.
    """
    return PLACE.sub(lambda place: parts[place[1]], text)


def packed(content: bytes) -> str:
    """Packs bytes for the inside of a page, which ``unpacked`` of charts.js makes bytes again."""
    return base64.b64encode(gzip.compress(content, mtime=0)).decode()


def policy(styles: Sequence[str], scripts: Sequence[str], *, sources: str = "", wasm: bool = False) -> str:
    """Returns the Content-Security-Policy of a page that has these styles and scripts between their tags.

    ``sources`` are further directives; ``wasm`` allows WebAssembly.
    """
    allowed = [*map(_hash, scripts), *(["'wasm-unsafe-eval'"] if wasm else [])]
    directives = [
        "default-src 'none'",
        f"script-src {' '.join(allowed)}",
        f"style-src {' '.join(map(_hash, styles))}",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        *([sources] if sources else []),
    ]
    return "; ".join(directives)


def report_policy() -> str:
    """Returns the policy of a report."""
    return policy([text(*REPORT_STYLE)], [text(*REPORT_CODE)])


def _hash(content: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"
