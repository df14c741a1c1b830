"""Random programs through simple_switch and through the engine.

``p4_random.py`` writes the programs, p4c compiles them (on PATH, or in P4C), BMv2's simple_switch and the engine get
the same packets, and every byte that leaves must be the same. A program with a difference stays in the folder named by
--keep, and so do the first dozen without one: NAME.p4, NAME.json, and NAME.stf with what simple_switch sent.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bench import runner
from bench.switch import simple_switch
from tests.fuzz.p4_random import PORT_BITS, Generator
from tests.helpers.needs import P4C
from xcpr._native import SwitchError
from xcpr.commands.shell.terminal import console
from xcpr.results.tables.table import Table
from xcpr.scenarios.programs import stf

PACKETS = 60
"""simple_switch drops what does not fit into a port's queue of 64."""
KEPT = 12
QUIET_S = 1.0
"""simple_switch is done when it has written nothing for so long."""
PORTS = range(1 << PORT_BITS)


def packets(draw: random.Random) -> list[bytes]:
    """Draws packets whose first bytes say what follows, as ``p4_random.PROLOGUE`` reads them; some are too short for
    it."""

    def packet() -> bytes:
        length = draw.choice((3, 20, 60, 150, 150, 150))
        data = bytes(draw.choice((0, 1, 1, 0xFF, draw.randrange(256))) for _ in range(length))
        return bytes([draw.randrange(2) << 4 | draw.randrange(3), draw.choice((0, 2, 5, 8, 9))]) + data

    return [packet() for _ in range(PACKETS)]


def compiled(source: Path) -> str | None:
    """Compiles a program and returns its JSON without the places in its source; None where p4c refuses it."""
    out = source.with_suffix(".json")
    command = [P4C, "--std", "p4-16", "-o", out.name, source.name]
    done = subprocess.run(command, cwd=source.parent, capture_output=True, check=False)
    if done.returncode:
        return None
    text = json.dumps(without_source(json.loads(out.read_text())), separators=(",", ":"))
    out.write_text(text + "\n", encoding="utf-8")
    return text


def without_source(part: Any) -> Any:
    """Returns a part of the JSON without ``source_info``, which is most of it."""
    if isinstance(part, dict):
        return {key: without_source(value) for key, value in part.items() if key != "source_info"}
    return [without_source(value) for value in part] if isinstance(part, list) else part


def as_stf(seed: int, sent: Iterable[bytes], left: Mapping[int, Iterable[bytes]]) -> str:
    """Writes a test that a program does what simple_switch did."""
    lines = [f"# What simple_switch does with the program of seed {seed}."]
    lines += [f"packet 0 {data.hex()}" for data in sent]
    lines += [f"expect {port} {data.hex()}$" for port, frames in left.items() for data in frames]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Tries programs, one after the other."""
    parser = runner.parser(__doc__)
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first program; each has the next")
    parser.add_argument("--keep", type=Path, help="a folder for programs and packets")
    options = parser.parse_args()
    counted: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as made:
        for seed in range(options.seed, options.seed + options.programs):
            draw = random.Random(seed)
            source = Path(made) / f"seed{seed}.p4"
            source.write_text(Generator(draw).source(), encoding="utf-8")
            program = compiled(source)
            if program is None:
                counted["no p4c"] += 1
                continue
            sent = packets(draw)
            left = simple_switch.through(source.with_suffix(".json"), sent, PORTS, QUIET_S)
            if left is None:
                counted["no simple_switch"] += 1
                continue
            counted["in"] += len(sent)
            counted["out"] += sum(map(len, left.values()))
            test = as_stf(seed, sent, left)
            try:
                problem = stf.run(program, test)
            except SwitchError as error:
                problem = f"refused: {error}"
            counted["differ" if problem else "same"] += 1
            if problem:
                console.print(f"seed {seed}: {problem}", highlight=False, soft_wrap=True)
            if options.keep and (problem or counted["same"] <= KEPT):
                options.keep.mkdir(parents=True, exist_ok=True)
                source.with_suffix(".stf").write_text(test, encoding="utf-8")
                for path in (source.with_suffix(suffix) for suffix in (".p4", ".json", ".stf")):
                    (options.keep / path.name).write_bytes(path.read_bytes())
    columns = ("programs", "p4c refuses", "simple_switch refuses", "packets in", "packets out", "programs that differ")
    what = ("no p4c", "no simple_switch", "in", "out", "differ")
    row = (f"{options.programs}", *(f"{counted[one]}" for one in what))
    title = "Random programs through simple_switch and the engine"
    chosen = f"--programs {options.programs} --seed {options.seed}"
    runner.keep(Table(title, columns, (row,), left=0, name="differences"), options=chosen)
    sys.exit(1 if counted["differ"] else 0)


if __name__ == "__main__":
    main()
