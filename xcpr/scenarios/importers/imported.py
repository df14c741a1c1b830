"""Nodes and links of a file that another program has, names for them, and the process that runs a Python file."""

from __future__ import annotations

import re
import subprocess
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from xcpr.io.input_files import is_file, parse_json
from xcpr.io.schema import Invalid

MAX_BUILD_S = 60


class Imported(NamedTuple):
    """The topology of a file."""

    nodes: dict[str, Any]
    """By name, as a scenario has them; so are the links."""
    links: dict[str, Any]
    warnings: list[str]
    """Fields of the file that have no effect."""


def name_node(label: str) -> str:
    """Returns the name of a node for a label: its letters, digits and ``_``, with ``_`` for all else between them."""
    return re.sub(r"[\W_]+", "_", unicodedata.normalize("NFC", label)).strip("_") or "node"


def merge_directions(forward: Mapping[str, Any], backward: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the keys of a link whose directions have these: those that are the same stand in the link itself."""
    both = {name: value for name, value in forward.items() if name in backward and backward[name] == value}
    table = dict(both)
    for direction, keys in (("forward", forward), ("backward", backward)):
        own = {name: value for name, value in keys.items() if name not in both}
        table |= {direction: own} if own else {}
    return table


class UniqueNames:
    """Names that are different from each other."""

    def __init__(self, separator: str) -> None:
        self._separator = separator
        self._taken: set[str] = set()
        self._numbers: dict[str, int] = {}

    def take(self, name: str) -> str:
        """Returns the name, or one with the first number behind it that makes it another one."""
        free, number = name, self._numbers.get(name, 1)
        while free in self._taken:
            number += 1
            free = f"{name}{self._separator}{number}"
        self._numbers[name] = number
        self._taken.add(free)
        return free


def run_python_file(
    path: Path, python: str, arguments: Sequence[str], wrong: Callable[[str], Invalid], needed: str = ""
) -> Mapping[str, Any]:
    """Runs a Python with these arguments, a script that reads ``path`` first, and returns the JSON that it writes.

    Raises what ``wrong`` makes of a problem; ``needed`` says how to install a Python that is missing.
    """
    if not is_file(path):
        raise wrong("no such file")
    try:
        command = [python, "-B", *arguments]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=MAX_BUILD_S, check=False)
        described: dict[str, Any] = parse_json(done.stdout, str(path))
    except FileNotFoundError:
        raise wrong(f"needs {python}{needed}") from None
    except subprocess.TimeoutExpired:
        raise wrong(f"was not built within {MAX_BUILD_S} s") from None
    except ValueError:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise wrong(": ".join([f"ended {python} with status {done.returncode}", *last])) from None
    if "error" in described:
        raise wrong(str(described["error"]))
    return described
