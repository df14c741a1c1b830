#!/usr/bin/python3
"""The calls that a script makes of p4-utils' ``NetworkAPI``, as JSON: ``read_network_api.py FILE``.

The script runs in its folder, with a stand-in for the class: p4-utils and Mininet need not be there.
"""

from __future__ import annotations

import contextlib
import json
import runpy
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

MODULE = "p4utils.mininetlib.network_API"
ADDS = {
    "hosts": ("addHost",),
    "switches": ("addP4Switch", "addP4RuntimeSwitch"),
    "p4switches": ("addP4Switch", "addP4RuntimeSwitch"),
    "p4rtswitches": ("addP4RuntimeSwitch",),
    "nodes": ("addHost", "addP4Switch", "addP4RuntimeSwitch"),
}
"""Methods that return nodes, and those that add these."""
CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []


class NetworkAPI:
    """A network that records what is requested of it."""

    def __getattr__(self, method: str) -> Callable[..., Any]:
        if method.startswith("_"):
            raise AttributeError(method)
        if method in ADDS:
            return lambda: [node for name, node in _added() if name in ADDS[method]]
        return lambda *values, **named: CALLS.append((method, values, named))


def _added() -> list[tuple[str, str]]:
    return [(method, values[0] if values else named.get("name")) for method, values, named in CALLS]


def main() -> None:
    """Writes to the standard output; what the script prints goes to the error output."""
    path = Path(sys.argv[1]).resolve()
    for name in ("p4utils", "p4utils.mininetlib", MODULE):
        sys.modules[name] = types.ModuleType(name)
    sys.modules[MODULE].NetworkAPI = NetworkAPI  # type: ignore[attr-defined]
    sys.argv, sys.path[0] = [str(path)], str(path.parent)
    with contextlib.redirect_stdout(sys.stderr):
        try:
            with contextlib.chdir(path.parent):
                runpy.run_path(str(path), run_name="__main__")
            described: dict[str, Any] = {"calls": CALLS}
        except Exception as error:  # a user's script may fail in any way
            described = {"error": " ".join(f"{type(error).__name__}: {error}".split())}
    json.dump(described, sys.stdout, default=lambda value: {"object": type(value).__name__})


if __name__ == "__main__":
    main()
