"""Instructions per pass through the engine, which are the same whatever else the machine does.

    python bench/cost/instructions.py [PASSES]     (apt-get install valgrind)

A pass is one packet through parser, ingress, egress and deparser, as `cargo bench -p xcpr-engine` has them. callgrind
counts what they execute, of the benchmark's own loop too.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from bench import runner
from bench.cost import callgrind
from xcpr.results.tables.table import Table

PROGRAMS = ("xcp", "basic", "int")
PATHS = ("straight", "queued")

PARTS = {
    "native code of the P4 program": r"^0x",
    "copying and clearing": r"^__mem(move|cpy|set)",
    "instructions that are interpreted, tables that are looked up for native code": r"jit::(step|apply)|exec::",
    "arrival, departure and waiting, entering native code, the benchmark's own loop": r"Switch::|^pass::",
}
"""The part that a function's instructions count for: the first one whose expression is found in its name.
Native code has an address for a name."""


def part(function: str, _file: str) -> str:
    """Returns the part that an instruction counts for."""
    return next((name for name, pattern in PARTS.items() if re.search(pattern, function)), callgrind.REST)


def counted(bench: Path, program: str, execution: str, passes: int) -> Counter[callgrind.Place]:
    """Counts the instructions that passes execute."""
    command = [str(bench), program, "native", execution, str(passes)]
    return callgrind.counted(command, "--collect-atstart=no", "--toggle-collect=pass::drive*")


def main() -> None:
    """Shows and keeps instructions per pass of each program, and where those of the XCP router go."""
    passes = runner.repetitions(__doc__, 3000)
    bench = callgrind.build_program("bench", "--profile", "release", "-p", "xcpr-engine", "--bench", "pass", "--no-run")
    counts = {(program, way): counted(bench, program, way, passes) for program in PROGRAMS for way in PATHS}
    rows = [(program, *(f"{counts[program, way].total() / passes:.0f}" for way in PATHS)) for program in PROGRAMS]
    columns = ("program", "straight on", "by way of a queue")
    tables = [Table("Instructions per pass", columns, tuple(rows), name="pass")]

    parts = [callgrind.by_part(counts["xcp", way], part) for way in PATHS]
    names = [*PARTS, callgrind.REST]
    shares = [(name, *(f"{of_way[name] / passes:.0f}" for of_way in parts)) for name in names]
    where = ("part", *columns[1:])
    tables.append(Table("Where the XCP router's instructions go", where, tuple(shares), name="where"))
    remark = f"{passes} passes each, counted by valgrind's callgrind."
    runner.keep(*tables, name="performance", remark=remark)


if __name__ == "__main__":
    main()
