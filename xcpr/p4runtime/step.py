"""One update on its way to the data plane."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Step:
    """The meaning of one update: commands to the data plane, and how the books are put back if it is taken
    back.

    The server keeps books of what controllers wrote and checks every update against them, so the data plane has hardly
    a reason to refuse. Where it does, the books go back to what they were.
    """

    def __init__(self) -> None:
        self.commands: list[dict[str, Any]] = []
        self._undos: list[Callable[[], None]] = []

    def command(self, op: str, **arguments: Any) -> None:
        """Adds a command (see crates/engine/src/command/)."""
        self.commands.append({"op": op, **arguments})

    def put(self, book: dict[K, V], key: K, value: V) -> None:
        """Writes a book's line."""
        if key in book:
            old = book[key]
            self._undos.append(lambda: book.__setitem__(key, old))
        else:
            self._undos.append(lambda: book.__delitem__(key))
        book[key] = value

    def drop(self, book: dict[K, V], key: K) -> V:
        """Strikes a book's line out."""
        old = book.pop(key)
        self._undos.append(lambda: book.__setitem__(key, old))
        return old

    def undo(self, back: Callable[[], None]) -> None:
        """Adds what takes another change back."""
        self._undos.append(back)

    def take_back(self) -> None:
        """Puts the books back."""
        for back in reversed(self._undos):
            back()
        self._undos.clear()
