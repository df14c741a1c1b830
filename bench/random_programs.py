"""Random programs through simple_switch and through the engine: ``.venv/bin/python bench/random_programs.py``.

``p4_random.py`` writes the programs, p4c compiles them (on PATH, or in P4C), BMv2's simple_switch and the engine get
the same packets, and every byte that leaves must be the same. A program with a difference stays in the folder named by
--keep, and so do the first dozen without one: NAME.p4, NAME.json, and NAME.stf with what simple_switch sent.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from p4_random import PORT_BITS, Generator

from xcpr import stf
from xcpr._native import SwitchError
from xcpr.commands.terminal import console
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "random-programs"
P4C = os.environ.get("P4C", "p4c-bm2-ss")
PACKETS = 60
"""simple_switch drops what does not fit into a port's queue of 64."""
KEPT = 12
QUIET_S = 1.0
"""simple_switch is done when it has written nothing for so long."""
PORTS = range(1 << PORT_BITS)
GLOBAL, RECORD = struct.Struct("<IHHiIII"), struct.Struct("<IIII")
"""pcap's file and packet headers."""


def packets(draw: random.Random) -> list[bytes]:
    """Packets whose first bytes say what follows, as ``p4_random.PROLOGUE`` reads them; some are too short for it."""

    def packet() -> bytes:
        length = draw.choice((3, 20, 60, 150, 150, 150))
        data = bytes(draw.choice((0, 1, 1, 0xFF, draw.randrange(256))) for _ in range(length))
        return bytes([draw.randrange(2) << 4 | draw.randrange(3), draw.choice((0, 2, 5, 8, 9))]) + data

    return [packet() for _ in range(PACKETS)]


def compiled(source: Path) -> str | None:
    """The program's JSON without the places in its source; None where p4c refuses it."""
    out = source.with_suffix(".json")
    command = [P4C, "--std", "p4-16", "-o", out.name, source.name]
    done = subprocess.run(command, cwd=source.parent, capture_output=True, check=False)
    if done.returncode:
        return None
    text = json.dumps(without_source(json.loads(out.read_text())), separators=(",", ":"))
    out.write_text(text + "\n", encoding="utf-8")
    return text


def without_source(part: Any) -> Any:
    """A part of the JSON without ``source_info``, which is most of it."""
    if isinstance(part, dict):
        return {key: without_source(value) for key, value in part.items() if key != "source_info"}
    return [without_source(value) for value in part] if isinstance(part, list) else part


def simple_switch(program: Path, sent: Iterable[bytes]) -> dict[int, list[bytes]] | None:
    """Return the packets that leave simple_switch by each port when packets come in by port 0; None where it
    refuses the program."""
    folder = program.parent
    start = GLOBAL.pack(0xA1B2C3D4, 2, 4, 0, 0, 1 << 16, 1)
    for port in PORTS:
        (folder / f"p{port}_out.pcap").unlink(missing_ok=True)
        records = (RECORD.pack(i, 0, len(data), len(data)) + data for i, data in enumerate(sent) if port == 0)
        (folder / f"p{port}_in.pcap").write_bytes(start + b"".join(records))
    links = [word for port in PORTS for word in ("-i", f"{port}@p{port}")]
    identity = ["--device-id", "77", "--thrift-port", "9977"]
    command = ["simple_switch", "--use-files", "0", *identity, *links, program.name]
    outputs = [folder / f"p{port}_out.pcap" for port in PORTS]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        sizes, same_since = (-1,), time.monotonic()
        while running.poll() is None and time.monotonic() < same_since + QUIET_S:
            time.sleep(QUIET_S / 10)
            now = tuple(path.stat().st_size if path.is_file() else -1 for path in outputs)
            if now != sizes or -1 in now:
                sizes, same_since = now, time.monotonic()
        refused = running.poll() is not None
        running.terminate()
    if refused:
        return None
    return {port: frames(path) for port, path in zip(PORTS, outputs, strict=True)}


def frames(path: Path) -> list[bytes]:
    """The packets of a pcap file."""
    data = path.read_bytes()[GLOBAL.size :] if path.is_file() else b""
    found = []
    while data:
        _, _, length, _ = RECORD.unpack_from(data)
        found.append(data[RECORD.size : RECORD.size + length])
        data = data[RECORD.size + length :]
    return found


def as_stf(seed: int, sent: Iterable[bytes], left: Mapping[int, Iterable[bytes]]) -> str:
    """A test that a program does what simple_switch did."""
    lines = [f"# What simple_switch does with the program of seed {seed}."]
    lines += [f"packet 0 {data.hex()}" for data in sent]
    lines += [f"expect {port} {data.hex()}$" for port, frames in left.items() for data in frames]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Try programs, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
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
            left = simple_switch(source.with_suffix(".json"), sent)
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
    table = Table(
        "Random programs through simple_switch and the engine",
        ("programs", "p4c refuses", "simple_switch refuses", "packets in", "packets out", "programs that differ"),
        (
            (
                f"{options.programs}",
                *(f"{counted[what]}" for what in ("no p4c", "no simple_switch", "in", "out", "differ")),
            ),
        ),
        left=0,
        name="differences",
    )
    table.show(console)
    chosen = f"--programs {options.programs} --seed {options.seed}"
    docs.measured(FOLDER, f".venv/bin/python bench/random_programs.py {chosen}", [table])
    sys.exit(1 if counted["differ"] else 0)


if __name__ == "__main__":
    main()
