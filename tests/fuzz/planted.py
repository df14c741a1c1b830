"""Whether a search finds what is wrong.

Copies the checkout to ``results/planted/``, plants a fault in the code that each target of ``guided.py`` tries,
and lets libFuzzer search for it. Each is a check that the code has and the copy lacks. Prints what was planted and how
soon it was found; a fault that is not found ends the command with status 1.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from bench import runner
from tests.fuzz.copies import copy_to
from tests.fuzz.guided import CORES, FUZZ, TARGETS, Fault, compiled, search
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

FOLDER = ROOT / "results" / "planted"
COPY = FOLDER / "checkout"
MAX_FAULT_CHARACTERS = 120
"""The most characters of a search's words."""


@dataclass(frozen=True)
class Plant:
    """A fault: what it is, and the text of a file that makes place for another."""

    what: str
    path: str
    sound: str
    faulty: str


PLANTS = {
    "wire": Plant(
        "a SYN may ask for a flow that cannot be",
        "hosts/src/tcp/receiver/listen.rs",
        "config.validate().is_ok().then_some(config)",
        "Some(config)",
    ),
    "records": Plant(
        "a file's name may be any text",
        "hosts/sockets/src/transfer/frame.rs",
        "if !name_is_allowed(name) {\n        return",
        "if name.is_empty() {\n        return",
    ),
    "peer": Plant(
        "a packet may be numbered far beyond the window",
        "hosts/src/udp/collected.rs",
        "len > self.payload || place >= limit",
        "len > self.payload || place > u64::MAX - limit",
    ),
    "loader": Plant(
        "a parser's states are there",
        "crates/engine/src/load/parser.rs",
        '.get(n.as_str())\n                        .ok_or_else(|| self.invalid(format!("no state {n}")))?',
        '.get(n.as_str())\n                        .expect("a state")',
    ),
    "router": Plant(
        "the interpreter's subtraction stops at 0",
        "crates/engine/src/exec/mod.rs",
        "Code::Sub => cut!(self.get(a).wrapping_sub(self.get(b))),",
        "Code::Sub => cut!(self.get(a).saturating_sub(self.get(b))),",
    ),
    "p4runtime": Plant(
        "an index may be below 0",
        "xcpr/p4runtime/entities/cells.py",
        "if index < 0:",
        "if index < -(2**62):",
    ),
}


def copy() -> None:
    """Makes the copy, with all that is planted. Compiled files of the copy before stay."""
    built, kept = COPY / "crates" / "fuzz" / "target", FOLDER / "target"
    if built.is_dir():
        built.rename(kept)
    shutil.rmtree(COPY, ignore_errors=True)
    if kept.is_dir():
        built.parent.mkdir(parents=True)
        kept.rename(built)
    copy_to(COPY)
    for plant in PLANTS.values():
        path = COPY / plant.path
        text = path.read_text(encoding="utf-8")
        if (count := text.count(plant.sound)) != 1:
            sys.exit(f"{plant.path}: {plant.sound!r} stands there {count} times; planted is in one place")
        path.write_text(text.replace(plant.sound, plant.faulty), encoding="utf-8")


def first_line(by_search: str) -> str:
    """Returns the first line of a fault, without the folder that it was found in."""
    fault = re.search(
        r"panicked at ([^\n]*)\n([^\n]*)|Uncaught Python exception: ===\n([^\n]*)|ERROR: libFuzzer: ([^\n]*)", by_search
    )
    words = " ".join(part.strip() for part in fault.groups() if part) if fault else "nothing"
    return words.replace(f"{COPY}/", "")[:MAX_FAULT_CHARACTERS]


def find(name: str, program: Path, minutes: float, seed: int) -> runner.Row | None:
    """Searches for a fault; returns how soon it was found, and what the search said of it."""
    began = time.monotonic()
    try:
        search(name, program, minutes, seed, FOLDER)
    except Fault as fault:
        seconds = time.monotonic() - began
        return TARGETS[name].what, PLANTS[name].what, f"{seconds:.0f}", first_line(str(fault))
    return None


def main() -> None:
    """Plants, searches, shows the table, and leaves it as evidence."""
    options = runner.parse_options(__doc__, minutes=(10.0, "at most, of each target"), seed=(1, "of the search"))
    copy()
    os.environ["PYTHONPATH"] = str(COPY)
    programs = compiled(COPY / FUZZ.relative_to(ROOT))
    with ThreadPoolExecutor(CORES) as pool:
        found = [*pool.map(lambda one: find(*one, options.minutes, options.seed), programs.items())]
    rows = tuple(row for row in found if row)
    columns = "what is searched", "what was planted", "found after, s", "what the search said"
    table = Table("Faults that were planted and found", columns, rows, name="found", left=2)
    runner.keep(table, options=f"--minutes {options.minutes:g} --seed {options.seed}", remark=runner.machine())
    if missed := [name for name, row in zip(programs, found, strict=True) if row is None]:
        sys.exit(f"not found within {options.minutes:g} minutes: {', '.join(missed)}")


if __name__ == "__main__":
    main()
