"""Where things lie: scenarios, compiled programs, exercises and Mininet's scripts are data of the package.

In a checkout they are symbolic links to its own folders, in a wheel they are files (ADR 1003,
docs/adr/build-and-services.md).
"""

from __future__ import annotations

import contextlib
import re
from importlib import resources
from pathlib import Path

PACKAGE = Path(str(resources.files("xcpr")))
SCENARIOS = PACKAGE / "data" / "scenarios"
SETS = SCENARIOS / "sets"
DATA = SCENARIOS / "data"
P4SRC = PACKAGE / "data" / "p4src"
COMPILED = P4SRC / "compiled"
CONSTANTS = P4SRC / "constants.toml"
MININET = PACKAGE / "data" / "mininet"
EXERCISES = PACKAGE / "data" / "exercises"
DISSECTOR = PACKAGE / "data" / "xcp.lua"
PLAYGROUND = PACKAGE / "data" / "playground" / "playground.html"
"""In a checkout only after ``make playground``."""
KERNEL = PACKAGE / "data" / "kernel"
"""The programs that the kernel's own TCP runs for XCP."""
ROOT = PACKAGE.parent
"""The top of the checkout; a wheel has nothing of ours there."""
DOCS = ROOT / "docs"
SURROGATE = re.compile("[\ud800-\udfff]")
MAX_SHOWN_CHARACTERS = 4096
"""Characters of a path in a message, as many as Linux takes."""
SHARED_MEMORY = Path("/dev/shm")
"""Where Linux has it, with the semaphores in it (sem_overview(7))."""


def display_path(path: Path) -> str:
    """Returns a path as a message shows it: relative to the working folder when it lies below it."""
    try:
        absolute = path.resolve()
    except (OSError, RuntimeError, ValueError):  # links that lead back to themselves; NUL; a name that is too long
        absolute = path.absolute()
    with contextlib.suppress(ValueError):
        absolute = absolute.relative_to(Path.cwd())
    text = printable(str(absolute))
    return text if len(text) <= MAX_SHOWN_CHARACTERS else f"{text[:MAX_SHOWN_CHARACTERS]}..."


def printable(text: str) -> str:
    r"""Returns text whose file names have bytes that are not UTF-8 as ``\xNN``; Python has surrogates there."""
    return SURROGATE.sub(lambda found: f"\\x{ord(found[0]) & 0xFF:02x}", text)
