"""The parts of the program for v1model that p4src/tna/ repeats: lines of code, by file, as the table of
docs/tofino.md.

A line counts as repeated when it stands in a run of at least three that another file has too, blanks, lone braces
and comments aside. Runs are found by difflib, file against file; a line counts for the file that has most.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from pathlib import Path

P4SRC = Path(__file__).resolve().parent.parent / "p4src"
SHORTEST_RUN = 3


def code(path: Path) -> list[str]:
    """Returns the lines of code without blanks at their ends, comments, preprocessor lines and lone braces."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
    return [line.strip() for line in text.splitlines() if re.search(r"\w", line) and not line.startswith("#")]


def repeated(lines: list[str], others: list[str]) -> int:
    """Returns how many lines stand in runs that both have."""
    blocks = SequenceMatcher(None, lines, others, autojunk=False).get_matching_blocks()
    return sum(block.size for block in blocks if block.size >= SHORTEST_RUN)


def main() -> None:
    """Prints the table."""
    folders = ("common", "router", "xcp", "v1model")
    others = {path: code(path) for folder in folders for path in sorted((P4SRC / folder).rglob("*.p4"))}
    print("| file | lines | repeated | most of it from |\n|---|---|---|---|")
    total = again = 0
    for path in sorted((P4SRC / "tna").glob("*.p4")):
        lines = code(path)
        source, count = max(((o, repeated(lines, there)) for o, there in others.items()), key=lambda pair: pair[1])
        total, again = total + len(lines), again + count
        name = f"`{source.relative_to(P4SRC)}`" if count else ""
        print(f"| `tna/{path.name}` | {len(lines)} | {count} | {name} |")
    print(f"| all | {total} | {again} | |")


if __name__ == "__main__":
    main()
