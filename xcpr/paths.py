"""Where things lie: scenarios, compiled programs and Mininet's scripts are data of the package.

In a checkout they are symbolic links to its own folders, in a wheel they are files (ADR 1003,
docs/adr/0007-one-package.md).
"""

from __future__ import annotations

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
KERNEL = PACKAGE / "data" / "kernel"
"""The programs that the kernel's own TCP runs for XCP."""
ROOT = PACKAGE.parent
"""The top of the checkout; a wheel has nothing of ours there."""
DOCS = ROOT / "docs"
SHARED_MEMORY = Path("/dev/shm")
"""Where Linux has it, with the semaphores in it (sem_overview(7))."""


def shown(path: Path) -> str:
    """Returns a path as a message shows it: relative to the working folder when it lies below it."""
    absolute = path.resolve()
    try:
        return str(absolute.relative_to(Path.cwd()))
    except ValueError:
        return str(absolute)
