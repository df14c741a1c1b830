"""Results that moved: ``tools/moved_results.py REVISION`` compares committed figures with those of an earlier revision.

Evidence that is younger than the revision is compared with its first version. For each table of docs/data/ that
differs: how many of the cells that both have, and the cell that moved farthest. A Markdown table, for the changelog.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = "docs/data"
NUMBER = re.compile(r"[-+]?\d[\d,]*\.?\d*")
MOST_KEYS = 4


def git(*arguments: str) -> str:
    """Returns Git's output; empty where it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def before(revision: str, path: str) -> tuple[str, Mapping[str, Any]]:
    """Returns the evidence at a revision, or at the commit that brought it; and which of the two."""
    since = revision if git("cat-file", "-t", f"{revision}:{path}") else ""
    since = since or git("log", "--diff-filter=A", "--format=%h", "--", path).split()[-1]
    return since, json.loads(git("show", f"{since}:{path}"))


def keys(rows: Sequence[Sequence[str]]) -> int:
    """Says how many of the first cells tell the rows apart; 0 where none do."""
    counts = range(1, MOST_KEYS + 1)
    return next((count for count in counts if len({tuple(row[:count]) for row in rows}) == len(rows)), 0)


def distance(one: str, other: str) -> float:
    """Says how far apart the first numbers in two cells are, in parts of the larger."""
    numbers = [NUMBER.findall(cell) for cell in (one, other)]
    if not all(numbers):
        return 0.0
    first, second = (float(found[0].replace(",", "")) for found in numbers)
    return abs(second - first) / max(abs(first), abs(second), 1e-9)


def numbered(columns: Sequence[str]) -> list[str]:
    """Returns the names of columns, told apart where two have the same."""
    return [
        f"{name} ({columns[:at].count(name) + 1})" if name in columns[:at] else name for at, name in enumerate(columns)
    ]


def moved(old: Mapping[str, Any], new: Mapping[str, Any]) -> tuple[int, int, str]:
    """Says how many cells two tables share, how many of them differ, and the one that moved farthest."""
    count = keys(new["rows"])
    known = {tuple(row[:count]): dict(zip(numbered(old["columns"]), row, strict=True)) for row in old["rows"]}
    both, differing, farthest = 0, 0, (0.0, "")
    for row in new["rows"]:
        was = known.get(tuple(row[:count]), {})
        for column, cell in list(zip(numbered(new["columns"]), row, strict=True))[count:]:
            if column not in was:
                continue
            both += 1
            if was[column] != cell:
                differing += 1
                told = f"{', '.join(row[:count])}, {column}: {was[column]} to {cell}"
                farthest = max(farthest, (distance(was[column], cell), told))
    return both, differing, farthest[1]


def lines(revision: str) -> Iterator[str]:
    """Yields the rows of the Markdown table."""
    for path in sorted(git("ls-files", DATA).split()):
        since, old = before(revision, path)
        tables = {table.get("name") or table["title"]: table for table in old["tables"]}
        for table in json.loads((ROOT / path).read_text(encoding="utf-8"))["tables"]:
            name = table.get("name") or table["title"]
            if name not in tables or not keys(table["rows"]):
                continue
            both, differing, farthest = moved(tables[name], table)
            if differing:
                yield f"| {Path(path).stem}/{name} | {since} | {differing} of {both} | {farthest} |"


def main() -> None:
    """Prints the table."""
    if len(sys.argv) != 2 or not git("cat-file", "-t", sys.argv[1]):
        sys.exit("usage: tools/moved_results.py REVISION (a commit of this repository)")
    print("| table | beside | cells that differ | farthest |\n|---|---|---|---|")
    for line in lines(sys.argv[1]):
        print(line)


if __name__ == "__main__":
    main()
