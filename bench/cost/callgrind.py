"""The counts of callgrind, by function and source file (valgrind's manual: "Callgrind Format Specification")."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bench import runner
from xcpr.io.paths import ROOT

REST = "everything else"
"""The part of what belongs to no other."""
Place = tuple[str, str]
"""A function, and the file that the instruction stands in, which differs where one function is inlined into another."""


def build_program(*cargo: str) -> Path:
    """Builds a program with cargo, and returns its path."""
    command = ["cargo", *cargo, "--locked", "--message-format", "json"]
    lines = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    return Path(next(path for path in (json.loads(line).get("executable") for line in lines) if path))


def counted(command: list[str], *options: str) -> Counter[Place]:
    """Counts the instructions that a command executes."""
    runner.require("valgrind")
    with tempfile.TemporaryDirectory() as name:
        out = Path(name) / "callgrind.out"
        valgrind = ["valgrind", "--tool=callgrind", *options, f"--callgrind-out-file={out}"]
        subprocess.run([*valgrind, *command], check=True, capture_output=True)
        return by_place(out)


def by_part(places: Counter[Place], part: Callable[[str, str], str]) -> Counter[str]:
    """Sums instructions by the part that a place belongs to."""
    parts: Counter[str] = Counter()
    for place, count in places.items():
        parts[part(*place)] += count
    return parts


def by_place(path: Path) -> Counter[Place]:
    """Sums up a file of callgrind's."""
    functions: dict[str, str] = {}
    files: dict[str, str] = {}
    places: Counter[Place] = Counter()
    function, own, file, inclusive = "", "", "", False
    for line in path.read_text().splitlines():
        key, _, value = line.partition("=")
        if key in ("fl", "fi", "fe", "cfi", "cfl"):
            name = _name(files, value)
            if not key.startswith("c"):
                file = name
            if key == "fl":
                own = name
        elif key in ("fn", "cfn"):
            name = _name(functions, value)
            if key == "fn":
                function, file = name, own
        elif key == "calls":
            # The next line is what the callee costs, which counts there.
            inclusive = True
        elif re.match(r"[-+*\d]", line):
            places[function, file] += 0 if inclusive else int(line.split()[1])
            inclusive = False
    return places


def _name(names: dict[str, str], value: str) -> str:
    """Returns a name, or what its number stood for before."""
    number, _, name = value.partition(" ")
    return names.setdefault(number, name)
