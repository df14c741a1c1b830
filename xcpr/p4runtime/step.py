"""One update on its way to the data plane."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Step:
    """The meaning of one update: commands to the data plane, and how the stores are put back if it is taken
    back.

    The server keeps stores of what controllers wrote and checks every update against them, so the data plane has hardly
    a reason to refuse. Where it does, the stores go back to what they were.
    """

    def __init__(self) -> None:
        self.commands: list[dict[str, Any]] = []
        self._undos: list[Callable[[], None]] = []

    def command(self, op: str, **arguments: Any) -> None:
        """Adds a command (see crates/engine/src/command/)."""
        self.commands.append({"op": op, **arguments})

    def set_entry(self, store: dict[K, V], key: K, value: V) -> None:
        """Writes a store's line."""
        if key in store:
            old = store[key]
            self._undos.append(lambda: store.__setitem__(key, old))
        else:
            self._undos.append(lambda: store.__delitem__(key))
        store[key] = value

    def drop(self, store: dict[K, V], key: K) -> V:
        """Strikes a store's line out."""
        old = store.pop(key)
        self._undos.append(lambda: store.__setitem__(key, old))
        return old

    def undo(self, back: Callable[[], None]) -> None:
        """Adds what takes another change back."""
        self._undos.append(back)

    def take_back(self) -> None:
        """Puts the stores back."""
        for back in reversed(self._undos):
            back()
        self._undos.clear()
