"""Inputs led by coverage: ``make fuzz-guided``, ``tests/fuzz/guided.py --minutes 30 --only peer --keep``.

Compiles the targets of ``crates/fuzz/`` with LLVM's coverage counters (minutes, the first time). Then libFuzzer tries
each target for that time, one on each core, from the inputs in ``crates/fuzz/corpus/`` and ``tests/corpus/`` on. A
fault ends the command with status 1; its input is in ``results/guided/``. Prints how many inputs there were and what
they reached; the evidence holds the last search of each target. With ``--keep`` the fewest inputs that reach all of it
go into ``crates/fuzz/corpus/``, which ``make test`` replays.

P4Runtime's target is Python's and needs Atheris: ``.venv/bin/pip install atheris==3.0.0``. Without it that target is
left out, and the command says so.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import re
import shutil
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from bench import runner
from tests.helpers.fuzzing import read_corpus
from xcpr.commands.shell.terminal import console
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

FUZZ = ROOT / "crates" / "fuzz"
FOLDER = ROOT / "results" / "guided"
ROWS = FOLDER / "rows.json"
"""The last search of each target."""
PATIENCE_S = 20
"""An input that takes longer is a fault, and one that takes more memory."""
MEMORY_MB = 2048
CORES = len(os.sched_getaffinity(0))
MAX_CORPUS_BYTES = 200_000
"""Bytes of a corpus in hexadecimal digits; the longest inputs go."""

STATISTICS = "number_of_executed_units", "new_units_added"
FLOWS = 40
"""About as many as there are (``hosts/tests/inputs/peer.rs``); a larger number is one of them too."""
HONEST = bytes([14, 128, 12, 128, 0x20, 200, 0, 0]) + struct.pack("!4B4I4x", 6, 20, 0x11, 0, 20_000, 40_000, 10_000, 0)
"""A packet of XCP's (``crates/engine/tests/inputs/router.rs``)."""
_HEADER = struct.pack("!4sBB2xQ32s256s", b"xcpr", 2, 1, 1000, bytes(range(32)), b"name")
_OPENED = _HEADER + b'{"transport":"udt","packet_bytes":1500,"port":7,"options":{}}'
OPENING = struct.pack("!IB", len(_OPENED), 1) + _OPENED
"""A sender begins a file by it (``hosts/sockets/src/transfer/over_udp/records.rs``). Mutation finds no such record."""
PYTHON = "p4runtime"
"""The target that is written in Python."""
COLUMNS = "what", "minutes", "inputs", "edges before", "after", "features before", "after", "inputs that reached more"

RUNNING: set[subprocess.Popen[str]] = set()
"""The searches that end when one of them finds a fault."""


class Fault(Exception):
    """A fault that libFuzzer found, in its words."""


@dataclass(frozen=True)
class Target:
    """A parser or a machine that takes inputs, and the length up to which they are worth trying."""

    what: str
    longest: int


TARGETS = {
    "wire": Target("headers, by the parsers of hosts", 200),
    "records": Target("what is said beside transfers", 1000),
    "peer": Target("peers of all transports' ends", 1000),
    "loader": Target("programs, by the engine's loader", 300),
    "router": Target("packets to the compiled router", 1024),
    PYTHON: Target("requests to the P4Runtime server", 400),
}


def compiled(fuzz: Path = FUZZ) -> dict[str, Path]:
    """Compiles the targets and returns their programs by name. Targets that lack a library are printed and left out."""
    subprocess.run(["cargo", "build", "--locked", "--release"], check=True, cwd=fuzz)
    (made,) = fuzz.glob("target/*/release/router")
    programs = {name: made.with_name(name) for name in TARGETS if name != PYTHON}
    if importlib.util.find_spec("atheris"):
        programs[PYTHON] = fuzz / f"{PYTHON}.py"
    else:
        console.print(f"{TARGETS[PYTHON].what}: left out, since there is no Atheris (tests/fuzz/guided.py says more)")
    return programs


def seeds(name: str) -> list[bytes]:
    """Returns the inputs that a search begins with: what is kept, and what is like those that are worth trying."""
    known = [bytes.fromhex(line) for line in (FUZZ / "corpus" / f"{name}.txt").read_text(encoding="ascii").splitlines()]
    match name:
        case "peer":
            ends = ((flow, role) for flow in range(FLOWS) for role in range(2))
            known += [bytes(end) + random.Random(f"{end}").randbytes(200) for end in ends]
        case "records":
            known.append(OPENING)
        case "loader":
            known += [text.encode() for text in read_corpus(name).values()]
        case "router":
            known += [HONEST * count for count in (1, 8, 32)]
    return known


def fuzz(program: Path, *arguments: object) -> str:
    """Runs a program of libFuzzer's; returns its words."""
    # A program of Python's is run by this one, and libFuzzer starts it again to merge.
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    command = [program, *map(str, arguments)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
    )
    RUNNING.add(running)
    said, _ = running.communicate()
    RUNNING.remove(running)
    if running.returncode:
        raise Fault(f"{program.name}: {said}")
    return said


def search(name: str, program: Path, minutes: float, seed: int, folder: Path = FOLDER) -> runner.Row:
    """Lets libFuzzer try inputs for so long.

    Raises:
        Fault: one of them is at fault.
    """
    target = TARGETS[name]
    tried = folder / name
    shutil.rmtree(tried, ignore_errors=True)
    tried.mkdir(parents=True)
    for number, text in enumerate(seeds(name)):
        (tried / f"{number}").write_bytes(text)
    effort = (f"-max_total_time={60 * minutes:.0f}", f"-seed={seed}", f"-max_len={target.longest}", "-len_control=0")
    bounds = (f"-timeout={PATIENCE_S}", f"-rss_limit_mb={MEMORY_MB}")
    said = fuzz(program, tried, *effort, *bounds, f"-artifact_prefix={folder}/{name}-", "-print_final_stats=1")
    (edges, features), (more_edges, more_features) = (
        map(int, re.findall(rf"{when}\s+cov: (\d+) ft: (\d+)", said)[-1]) for when in ("INITED", "DONE")
    )
    count, reached_more = (int(re.findall(rf"{name}:\s+(\d+)", said)[-1]) for name in STATISTICS)
    figures = count, edges, more_edges, features, more_features, reached_more
    return (target.what, f"{minutes:g}", *(f"{figure:,}" for figure in figures))


def keep(name: str, program: Path) -> None:
    """Writes the fewest inputs that reach all that was reached."""
    fewest = FOLDER / f"{name}-fewest"
    shutil.rmtree(fewest, ignore_errors=True)
    fewest.mkdir()
    fuzz(program, "-merge=1", fewest, FOLDER / name)
    kept, room = [], MAX_CORPUS_BYTES
    for line in sorted((path.read_bytes().hex() for path in fewest.iterdir()), key=lambda line: (len(line), line)):
        room -= len(line) + 1
        if room >= 0:
            kept.append(line)
    (FUZZ / "corpus" / f"{name}.txt").write_text("".join(f"{line}\n" for line in kept), encoding="ascii")


def remember(name: str, row: runner.Row) -> list[runner.Row]:
    """Stores a target's row beside those of earlier searches; returns all of them, in their order."""
    rows = json.loads(ROWS.read_text(encoding="utf-8")) if ROWS.exists() else {}
    rows[name] = row
    ROWS.write_text(json.dumps(rows), encoding="utf-8")
    return [tuple(rows[known]) for known in TARGETS if known in rows]


def main() -> None:
    """Searches, shows the table, and leaves it as evidence."""
    parser = runner.parser(__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of each target (default 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the search (default 1)")
    parser.add_argument("--only", choices=TARGETS, action="append", help="one target alone; may be repeated")
    parser.add_argument("--jobs", type=int, default=CORES, help="searches at once (default: one on each core)")
    parser.add_argument("--keep", action="store_true", help="the fewest inputs go into crates/fuzz/corpus/")
    options = parser.parse_args()
    programs = {name: path for name, path in compiled().items() if name in (options.only or TARGETS)}
    FOLDER.mkdir(parents=True, exist_ok=True)
    rows: list[runner.Row] = []
    with ThreadPoolExecutor(options.jobs) as pool:
        asked = options.minutes, options.seed
        searches = {pool.submit(search, name, path, *asked): name for name, path in programs.items()}
        for done in as_completed(searches):
            name = searches[done]
            try:
                row = done.result()
            except Fault as fault:
                pool.shutdown(wait=False, cancel_futures=True)
                for other in [*RUNNING]:
                    other.terminate()
                sys.exit(str(fault)[-4000:])
            console.print(*row, highlight=False)
            rows = remember(name, row)
            if options.keep:
                keep(name, programs[name])
    table = Table("Inputs led by coverage, without a fault", COLUMNS, tuple(rows), name="counts")
    runner.keep(table, options=f"--minutes {options.minutes:g} --seed {options.seed}", remark=runner.machine())


if __name__ == "__main__":
    main()
