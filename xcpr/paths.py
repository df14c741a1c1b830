"""Where things lie in a checkout. xcpr runs from its checkout: scenarios and the compiled P4 program are its data."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parent
SCENARIOS = ROOT / "scenarios"
SETS = SCENARIOS / "sets"
DATA = SCENARIOS / "data"
DOCS = ROOT / "docs"
P4SRC = ROOT / "p4src"
COMPILED = P4SRC / "compiled"
CONSTANTS = P4SRC / "constants.toml"


def shown(path: Path) -> str:
    """A path as a message shows it: relative to the working folder when it lies below it."""
    absolute = path.resolve()
    try:
        return str(absolute.relative_to(Path.cwd()))
    except ValueError:
        return str(absolute)
