"""Text from elsewhere as a terminal may show it: names in files, option names, what another host says."""

from __future__ import annotations

import sys
from typing import Any

from rich import console
from rich.text import Text


def plain(text: str, *, lines: bool = False) -> str:
    """Returns the text with an escape for each character that a terminal obeys or nobody sees; ``lines`` keeps line
    ends."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() or (lines and each == "\n") else each.encode("unicode_escape").decode()
        for each in text
    )


def cell(text: str) -> Text:
    """Returns the text for a table or title: nothing in it is markup."""
    return Text(plain(text))


def say(line: str, *, error: bool = False) -> None:
    """Prints one line on stdout or stderr, at once: whoever started the program may wait for it."""
    print(plain(line), file=sys.stderr if error else sys.stdout, flush=True)


def encodable() -> None:
    """Makes stdout and stderr show an escape, from now on, for a character that their encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


class Console(console.Console):
    """A console that prints strings plain."""

    def print(self, *objects: Any, **options: Any) -> None:
        """Prints as rich does."""
        super().print(*(plain(each, lines=True) if isinstance(each, str) else each for each in objects), **options)
