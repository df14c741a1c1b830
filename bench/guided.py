"""Inputs led by coverage: ``make fuzz-guided``, ``.venv/bin/python bench/guided.py --minutes 30 --only peer --keep``.

Compiles the targets of ``fuzz/`` with LLVM's coverage counters (minutes, the first time) and lets libFuzzer try each
for its share of the time, from the inputs in ``fuzz/corpus/`` and ``tests/corpus/`` on. A fault ends it with status 1,
and with its input in ``results/guided/``. Prints how many inputs there were and what they reached; with ``--keep`` the
fewest of them that reach all of it go into ``fuzz/corpus/``, which ``make test`` replays.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

sys.path.append(str(ROOT / "tests"))
from fuzzing import corpus

FUZZ = ROOT / "fuzz"
FOLDER = ROOT / "results" / "guided"
PATIENCE_S = 20
"""An input that takes longer is a fault, and one that takes more memory."""
MEMORY_MB = 2048
MOST_KEPT = 200_000
"""Bytes of a corpus in hexadecimal digits; the longest inputs go."""

STATISTICS = "number_of_executed_units", "new_units_added"
FLOWS = 40
"""About as many as there are (``hosts/tests/inputs/peer.rs``); a larger number is one of them too."""
HONEST = bytes([14, 128, 12, 128, 0x20, 200, 0, 0]) + struct.pack("!4B4I4x", 6, 20, 0x11, 0, 20_000, 40_000, 10_000, 0)
"""A packet of XCP's (``engine/tests/inputs/router.rs``)."""

Row = tuple[str, ...]


@dataclass(frozen=True)
class Target:
    """What takes inputs, how long the longest is that is worth trying, and how much of the time it gets."""

    what: str
    longest: int
    share: int


TARGETS = {
    "wire": Target("headers, by the parsers of hosts", 200, 1),
    "records": Target("what is said beside transfers", 1000, 1),
    "peer": Target("peers of all transports' ends", 1000, 4),
    "loader": Target("programs, by the engine's loader", 300, 2),
    "router": Target("packets to the compiled router", 1024, 3),
}


def compiled() -> Path:
    """The folder of the targets' programs."""
    subprocess.run(["cargo", "build", "--locked", "--release"], check=True, cwd=FUZZ)
    (made,) = FUZZ.glob("target/*/release/router")
    return made.parent


def seeds(name: str) -> list[bytes]:
    """The inputs that a search begins with: what is kept, and what is like those that are worth trying."""
    known = [bytes.fromhex(line) for line in (FUZZ / "corpus" / f"{name}.txt").read_text(encoding="ascii").splitlines()]
    match name:
        case "peer":
            ends = ((flow, role) for flow in range(FLOWS) for role in range(2))
            known += [bytes(end) + random.Random(f"{end}").randbytes(200) for end in ends]
        case "loader":
            known += [text.encode() for text in corpus(name).values()]
        case "router":
            known += [HONEST * count for count in (1, 8, 32)]
    return known


def fuzz(program: Path, *arguments: object) -> str:
    """What libFuzzer says; ends with status 1 where it found a fault."""
    ran = subprocess.run([program, *map(str, arguments)], check=False, capture_output=True, text=True, errors="replace")
    if ran.returncode:
        sys.exit(f"{program.name}: {ran.stderr[-4000:]}")
    return ran.stderr


def search(program: Path, seconds: float, seed: int) -> Row:
    """Lets libFuzzer try inputs for so long."""
    name, target = program.name, TARGETS[program.name]
    tried = FOLDER / name
    shutil.rmtree(tried, ignore_errors=True)
    tried.mkdir(parents=True)
    begun = seeds(name)
    for number, text in enumerate(begun):
        (tried / f"{number}").write_bytes(text)
    said = fuzz(
        program,
        tried,
        f"-max_total_time={seconds:.0f}",
        f"-seed={seed}",
        f"-max_len={target.longest}",
        "-len_control=0",
        f"-timeout={PATIENCE_S}",
        f"-rss_limit_mb={MEMORY_MB}",
        f"-artifact_prefix={FOLDER}/{name}-",
        "-print_final_stats=1",
    )
    (edges, features), (more_edges, more_features) = (
        map(int, re.findall(rf"{when}\s+cov: (\d+) ft: (\d+)", said)[-1]) for when in ("INITED", "DONE")
    )
    count, reached_more = (int(re.findall(rf"{name}:\s+(\d+)", said)[-1]) for name in STATISTICS)
    figures = count, edges, more_edges, features, more_features, reached_more
    return (target.what, *(f"{figure:,}" for figure in figures))


def keep(program: Path) -> None:
    """Writes the fewest inputs that reach all that was reached."""
    fewest = FOLDER / f"{program.name}-fewest"
    shutil.rmtree(fewest, ignore_errors=True)
    fewest.mkdir()
    fuzz(program, "-merge=1", fewest, FOLDER / program.name)
    kept, room = [], MOST_KEPT
    for line in sorted((path.read_bytes().hex() for path in fewest.iterdir()), key=lambda line: (len(line), line)):
        room -= len(line) + 1
        if room >= 0:
            kept.append(line)
    (FUZZ / "corpus" / f"{program.name}.txt").write_text("".join(f"{line}\n" for line in kept), encoding="ascii")


def main() -> None:
    """Searches, shows the table, and leaves it as evidence."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20.0, help="all together (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="of the search (default 1)")
    parser.add_argument("--only", choices=TARGETS, help="one target alone")
    parser.add_argument("--keep", action="store_true", help="the fewest inputs go into fuzz/corpus/")
    options = parser.parse_args()
    names = [options.only] if options.only else [*TARGETS]
    folder = compiled()
    each = 60 * options.minutes / sum(TARGETS[name].share for name in names)
    rows = []
    for name in names:
        rows.append(search(folder / name, each * TARGETS[name].share, options.seed))
        console.print(*rows[-1], highlight=False)
        if options.keep:
            keep(folder / name)
    columns = ("what", "inputs", "edges before", "after", "features before", "after", "inputs that reached more")
    table = Table("Inputs led by coverage, without a fault", columns, tuple(rows), name="counts")
    table.show(console)
    command = f".venv/bin/python bench/guided.py --minutes {options.minutes:g} --seed {options.seed}"
    docs.measured(FOLDER, command, [table], remark=docs.machine())


if __name__ == "__main__":
    main()
