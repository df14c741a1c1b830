"""P4Testgen's tests of the Tofino program, on the open model of a Tofino and in the engine.

    .venv/bin/python tests/independent/tofino_testgen.py [--tests 100]

P4Testgen (on PATH, or in P4TESTGEN) searches the program's paths by chance. A test is one packet with entries of
tables, in the language of the model's harness. The model is the oracle: P4Testgen can't tell what a register holds.
"""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import runner
from tests.independent import tofino_harness as harness
from tests.independent.testgen import TESTGEN, TIMEOUT_S
from tests.independent.tofino_model import HARNESS, MIN_FRAME_BYTES, SETTLE_LINE, Compiled
from xcpr._native import Switch
from xcpr.controller.entries import Exact, Match, TableEntry, Ternary
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

sys.path += [str(ROOT / name) for name in ("p4src", "tests/helpers")]

import compile_tna
from tna_pipe import COMPILED_PROGRAM

SEARCH = ("--path-selection", "RANDOM_BACKTRACK", "--port-ranges", "1:3", "--seed", "1")
"""Frames by front ports: what leaves by the recirculation port, the harness does not show."""
TRACKED = ("STATEMENTS", "ACTIONS")
COVERAGE = re.compile(r"^# Current statement coverage: ([\d.]+)$", re.MULTILINE)
ENTRY = re.compile(r"add (?P<table>\S+) (?:(?P<place>\d+) )?(?P<keys>.*) (?P<action>[\w.]+)\((?P<params>.*)\)$")


@dataclass(frozen=True)
class Stf:
    """A test: entries, a packet by a port, and the packets that P4Testgen expects, in digits of which * is any."""

    entries: tuple[TableEntry, ...]
    port: int
    packet: bytes
    expected: tuple[tuple[int, str], ...]

    @classmethod
    def read(cls, text: str) -> Stf:
        """Reads a test as P4Testgen writes it for the harness."""
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        sent = next(line.split() for line in lines if line.startswith("packet "))
        expected = (line.split() for line in lines if line.startswith("expect "))
        return cls(
            tuple(entry(line) for line in lines if line.startswith("add ")),
            int(sent[1]),
            bytes.fromhex(sent[2]),
            tuple((int(port), digits.rstrip("$").lower()) for _, port, digits in expected),
        )

    def lines(self, keys: Mapping[tuple[str, str], harness.Key]) -> Iterator[str]:
        """Yields the harness's lines."""
        yield "load pipe"
        yield from harness.entry_lines(self.entries, keys)
        yield from (f"packet {self.port} {self.packet.hex()}", "wait", SETTLE_LINE, "wait")

    def in_engine(self, program: str) -> list[tuple[int, bytes]]:
        """Returns the packets that leave the engine, by port."""
        pipe = Switch(program, round_ns=0)
        for one in self.entries:
            pipe.insert(json.dumps(one.json()))
        return [(to, data) for to, data, _ in pipe.process(self.packet, len(self.packet), self.port, 10)]

    def is_met_by(self, sent: list[tuple[int, bytes]]) -> bool:
        """Returns whether packets are those that P4Testgen expects."""
        return len(sent) == len(self.expected) and all(
            port == to
            and len(digits) == 2 * len(data)
            and all(want in ("*", digit) for want, digit in zip(digits, data.hex(), strict=True))
            for (port, digits), (to, data) in zip(self.expected, sent, strict=True)
        )


def entry(line: str) -> TableEntry:
    """Reads the line of an entry; the place of a row of a TCAM is its priority."""
    found = ENTRY.match(line)
    assert found, line
    pairs = (word.split(":") for word in found["params"].replace(",", " ").split())
    keys = (word.split(":") for word in found["keys"].split())
    params = {name: int(value, 0) for name, value in pairs}
    place = int(found["place"] or 0)
    return TableEntry(found["table"], {name: match(value) for name, value in keys}, found["action"], params, place)


def match(text: str) -> Match:
    """Reads a match: a number, or binary digits in which * is any."""
    if "*" not in text:
        return Ternary(int(text, 0), (1 << len(text) - 2) - 1) if text.startswith("0b") else Exact(int(text, 0))
    return Ternary(
        int(text.replace("*", "0"), 2), int("0b" + "".join("0" if digit == "*" else "1" for digit in text[2:]), 2)
    )


def found(most: int, folder: Path) -> list[str]:
    """Returns the tests that the search writes; it is stopped after five times ``TIMEOUT_S``."""
    include = str(compile_tna.include_folder(Path(compile_tna.find_compiler()[0])))  # type: ignore[index]
    command = [TESTGEN, "--target", "tofino", "--arch", "tna", "--std", "p4-16", "-D__TARGET_TOFINO__=1"]
    command += ["-I", include, "--test-backend", "STF", "--max-tests", str(most), *SEARCH]
    command += [word for what in TRACKED for word in ("--track-coverage", what)]
    command += ["--out-dir", str(folder), compile_tna.ROUTER]
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(command, cwd=compile_tna.P4SRC, capture_output=True, timeout=5 * TIMEOUT_S, check=False)
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.stf"))]


def main() -> None:
    """Makes the tests, runs them, shows the tables and leaves them as evidence."""
    asked = runner.parse_options(__doc__, tests=(100, "most tests of a search"))
    runner.require(TESTGEN)
    program: dict[str, Any] = json.loads(COMPILED_PROGRAM.text)
    alone = json.dumps({**program, "rows": []})
    different = []
    with tempfile.TemporaryDirectory() as scratch:
        compiled = Compiled.into(Path(scratch) / "program")
        compiled.configure()
        keys = harness.keys(compiled.context)
        folder = Path(scratch) / "tests"
        folder.mkdir()
        texts = found(asked.tests, folder)
        reached = max((float(share) for text in texts for share in COVERAGE.findall(text)), default=0.0)
        met = same = 0
        for number, test in enumerate(map(Stf.read, texts)):
            model = harness.run(HARNESS, compiled.folder, test.lines(keys)).frames
            engine = test.in_engine(alone)
            met += test.is_met_by(list(model))
            padded = [(port, data.ljust(MIN_FRAME_BYTES, b"\0")) for port, data in model]
            same += engine == padded
            if engine != padded:
                different.append(f"test {number}: engine {engine}, model {model}")
        version = compiled.version
    print(*different, sep="\n")
    run = f"{len(texts)} tests of the Tofino program, in the engine, with the model as oracle"
    runner.keep(
        Table(
            "P4Testgen's tests of the Tofino program",
            ("tests", "reached", "the model does as P4Testgen says", "the engine does as the model"),
            ((f"{len(texts)}", f"{reached:.0%}", f"{met}", f"{same}"),),
            left=0,
            name="tests",
        ),
        Table(
            "P4Testgen, Tofino",
            docs.SUITE_COLUMNS,
            (("P4Testgen, Tofino", f"p4c {version}", run, str(same), str(len(texts) - same), "0", ""),),
            left=7,
            name="suites",
        ),
        options=f"--tests {asked.tests}",
        versions={"p4c": version},
    )
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
