#!/usr/bin/python3
"""The nodes and links of a ``Topo`` of Mininet's as JSON: ``read_topo.py FILE CLASS``."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

OPTIONS = ("bw", "delay", "max_queue_size", "loss", "jitter")
"""The options of ``TCLink`` that say what a link does to packets."""


def main() -> None:
    """Writes to the standard output; what the class prints goes to the error output."""
    path, name = sys.argv[1:]
    with contextlib.redirect_stdout(sys.stderr):
        try:
            told = described(built(Path(path), name))
        except Exception as error:  # somebody's class may fail in any way
            told = {"error": " ".join(f"{type(error).__name__}: {error}".split())}
    json.dump(told, sys.stdout)


def built(path: Path, name: str) -> Any:
    """Makes an object of the class in a file, which finds the modules beside it."""
    sys.path[0] = str(path.resolve().parent)
    from mininet.topo import Topo  # noqa: PLC0415 - where it is missing, that is told as any other failure

    spec = importlib.util.spec_from_file_location("topology", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = {key: value for key, value in vars(module).items() if isinstance(value, type) and issubclass(value, Topo)}
    if name not in found:
        raise LookupError(f"no Topo {name}; there are: {', '.join(key for key in found if key != 'Topo') or 'none'}")
    return found[name]()


def described(topo: Any) -> dict[str, Any]:
    """Returns a topology's switches, hosts, and links with their options."""
    return {
        "switches": topo.switches(),
        "hosts": topo.hosts(),
        "links": [
            [info["node1"], info["node2"], {key: info[key] for key in OPTIONS if info.get(key) is not None}]
            for _, _, info in topo.links(withInfo=True)
        ],
    }


if __name__ == "__main__":
    main()
