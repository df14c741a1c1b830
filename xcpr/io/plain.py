"""The one way to stdout and stderr: text from elsewhere as a terminal may show it (ADR 1732).

Names in files, option names, and all that another host sends may hold characters that a terminal obeys.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
import traceback
from collections.abc import Iterator
from typing import Any

from rich import console
from rich.console import ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text


def escape_text(text: str, *, lines: bool = False) -> str:
    """Returns the text with an escape for each control or invisible character; ``lines`` keeps line
    ends."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or (lines and each == "\n") else _escape(each) for each in text)


def is_text(name: str) -> bool:
    """Says whether a name that came from the system is UTF-8, and not bytes that stand for none (PEP 383)."""
    return not any("\ud800" <= each <= "\udfff" for each in name)


def _escape(character: str) -> str:
    """Returns the escape of a character, or of the byte that it stands for in a name that is not UTF-8 (PEP 383)."""
    byte = ord(character) - 0xDC00
    return f"\\x{byte:02x}" if 0x80 <= byte <= 0xFF else character.encode("unicode_escape").decode()


def cell(text: str) -> Text:
    """Returns the text for a table or title: nothing in it is markup."""
    return Text(escape_text(text))


def fill(text: str, width: int, first: str = "", rest: str = "") -> str:
    """Fills lines of ``width`` columns with words; a word longer than a line stays whole, and so does one with
    hyphens. The first line begins with ``first``, the others with ``rest``."""
    return textwrap.fill(
        text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def print_line(line: str, *, error: bool = False) -> None:
    """Prints one line on stdout or stderr, at once: whoever started the program may wait for it."""
    print(escape_text(line), file=sys.stderr if error else sys.stdout, flush=True)


def print_lines(text: str, *, error: bool = False) -> None:
    """Prints a text of several lines on stdout or stderr, at once."""
    print(escape_text(text, lines=True), file=sys.stderr if error else sys.stdout, flush=True)


def print_json(text: str) -> None:
    """Prints JSON on stdout, at once; its value stays the same."""
    print(text if text.isprintable() else _UNPRINTABLE.sub(_escape_json, text), flush=True)


_UNPRINTABLE = re.compile(r"[^\n -~]")


def _escape_json(found: re.Match[str]) -> str:
    character = found[0]
    return character if character.isprintable() else json.dumps(character)[1:-1].replace("\x7f", "\\u007f")


class PlainOutput:
    """Stdout for text of several lines, as CSV is."""

    def write(self, text: str) -> int:
        """Prints text as it stands, but for what a terminal obeys."""
        return sys.stdout.write(escape_text(text, lines=True))


def print_traceback(error: BaseException) -> None:
    """Prints an unexpected error as Python does; it may name what a file holds."""
    print_lines("".join(traceback.format_exception(error)).rstrip("\n"), error=True)


def encodable() -> None:
    """Makes stdout and stderr show an escape, from now on, for a character that their encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


class Console(console.Console):
    """A console that prints plain text: without rich's pictures for words between colons, as in NETNS:x: too."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"emoji": False} | options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """Renders as rich does; only rich's own control codes stay what they are."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=escape_text(segment.text, lines=True))

    def print(self, *objects: Any, **options: Any) -> None:
        """Prints as rich does."""
        super().print(
            *(escape_text(each, lines=True) if isinstance(each, str) else each for each in objects), **options
        )
