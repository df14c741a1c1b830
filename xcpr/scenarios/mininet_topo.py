"""A ``Topo`` of Mininet's: its switches as routers, its hosts, and its links with the options of ``TCLink``.

Its class runs under Debian's Python, which has the package ``mininet``.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

from xcpr import units
from xcpr.paths import MININET, shown
from xcpr.scenarios.graph import Tables
from xcpr.schema import Invalid, Problem, show

PYTHON = "/usr/bin/python3"
SCRIPT = MININET / "read_topo.py"
LONGEST_S = 60
TIME = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*(us|usecs?|ms|msecs?|s|secs?|)")
"""As tc(8) has times; a bare number is microseconds."""


def read(path: Path, name: str) -> Tables:
    """Reads the nodes and links of a class in a Python file; raises ``Invalid``."""
    told = _told(path, name)
    hosts = told["hosts"]
    nodes: dict[str, Any] = {router: {} for router in told["switches"]} | {host: {"kind": "host"} for host in hosts}
    links: dict[str, Any] = {}
    for one, other, options in told["links"]:
        ends = [other, one] if other in hosts else [one, other]
        link_name = "-".join(ends)
        number = 1
        while link_name in links:
            number += 1
            link_name = f"{ends[0]}-{ends[1]}-{number}"
        try:
            links[link_name] = {"ends": ends} | dict(_option(*option) for option in options.items())
        except ValueError as error:
            raise Invalid([Problem(f"{shown(path)}:{name}", f"link {link_name}", str(error))]) from None
    return nodes, links


def _told(path: Path, name: str) -> Mapping[str, Any]:
    def wrong(message: str) -> Invalid:
        return Invalid([Problem(f"{shown(path)}:{name}", "", message)])

    if not path.is_file():
        raise wrong("no such file")
    try:
        command = [PYTHON, "-B", str(SCRIPT), str(path), name]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=LONGEST_S, check=False)
        told: dict[str, Any] = json.loads(done.stdout)
    except FileNotFoundError:
        raise wrong(f"needs {PYTHON} with Mininet: sudo apt-get install mininet") from None
    except subprocess.TimeoutExpired:
        raise wrong(f"was not built within {LONGEST_S} s") from None
    except ValueError:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise wrong(": ".join([f"ended {PYTHON} with status {done.returncode}", *last])) from None
    if "error" in told:
        raise wrong(str(told["error"]))
    return told


def _option(name: str, value: Any) -> tuple[str, Any]:
    """Writes an option of ``TCLink`` as a scenario has it."""
    if name == "bw":
        return "rate", units.format_rate(round(_number(name, value) * 10**6))
    if name == "delay":
        match = TIME.fullmatch(str(value).strip())
        if match is None:
            raise ValueError(f'delay must be a time, for example "5ms", not {show(value)}')
        unit = {"u": 10**3, "m": 10**6, "s": 10**9}[(match[2] or "us")[0]]
        return "delay", units.format_time(round(Decimal(match[1]) * unit))
    if name == "max_queue_size":
        return "queue", {"limit": f"{round(_number(name, value))} packets"}
    if name == "loss":
        return "loss", {"model": "random", "probability": f"{_number(name, value):f} %"}
    raise ValueError(f"{name} is an option of TCLink's that routers here do not have")


def _number(name: str, value: Any) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1e9:
        raise ValueError(f"{name} must be a number from 0 to 1e9, not {show(value)}")
    return Decimal(repr(value))
