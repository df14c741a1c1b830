"""Instructions per pass through the engine, which are the same whatever else the machine does.

    python bench/instructions.py [PASSES]     (apt-get install valgrind)

A pass is one packet through parser, ingress, egress and deparser, as `cargo bench -p xcpr-engine` has them. callgrind
counts what they execute, of the benchmark's own loop too. Leaves its tables in results/performance/, for
``xcpr docs results/performance``.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import callgrind

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "performance"
PROGRAMS = ("xcp", "basic", "int")
WAYS = ("straight", "queued")

PARTS = {
    "native code of the P4 program": r"^0x",
    "copying and clearing": r"^__mem(move|cpy|set)",
    "instructions that are interpreted, tables that are looked up for native code": r"jit::(step|apply)|exec::",
    "arrival, departure and waiting, entering native code, the benchmark's own loop": r"Switch::|^pass::",
}
"""The part that a function's instructions count for: the first one whose expression is found in its name.
Native code has an address for a name."""


def built() -> Path:
    """The benchmark, built in the release profile."""
    cargo = ["cargo", "bench", "--locked", "--profile", "release", "-p", "xcpr-engine", "--bench", "pass"]
    command = [*cargo, "--no-run", "--message-format", "json"]
    lines = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    executables = [json.loads(line).get("executable") for line in lines]
    return Path(next(path for path in executables if path))


def counted(bench: Path, program: str, way: str, passes: int) -> Counter[str]:
    """Instructions that passes execute, by function."""
    command = [str(bench), program, "native", way, str(passes)]
    places = callgrind.counted(command, "--collect-atstart=no", "--toggle-collect=pass::drive*")
    functions: Counter[str] = Counter()
    for (function, _), count in places.items():
        functions[function] += count
    return functions


def main() -> None:
    """Show and keep instructions per pass of each program, and where those of the XCP router go."""
    passes = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    bench = built()
    counts = {(program, way): counted(bench, program, way, passes) for program in PROGRAMS for way in WAYS}
    rows = [(program, *(f"{counts[program, way].total() / passes:.0f}" for way in WAYS)) for program in PROGRAMS]
    columns = ("program", "straight on", "by way of a queue")
    tables = [Table("Instructions per pass", columns, tuple(rows), name="pass")]

    parts: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
    for way in WAYS:
        for function, count in counts["xcp", way].items():
            part = next((p for p, name in PARTS.items() if re.search(name, function)), "everything else")
            parts[way][part] += count
    shares = [(part, *(f"{parts[way][part] / passes:.0f}" for way in WAYS)) for part in [*PARTS, "everything else"]]
    where = ("part", *columns[1:])
    tables.append(Table("Where the XCP router's instructions go", where, tuple(shares), name="where"))
    for table in tables:
        table.show(console)
    command = ".venv/bin/python bench/instructions.py"
    remark = f"{passes} passes each, counted by valgrind's callgrind."
    docs.measured(FOLDER, command, tables, remark=remark)


if __name__ == "__main__":
    main()
