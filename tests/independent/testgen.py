"""Tests that P4Testgen finds by symbolic execution, through engine, embedded switch and BMv2.

P4Testgen (p4lang/p4c, ``backends/p4tools``; on PATH, or in P4TESTGEN) reads a program's source. Each of its tests is
one packet with table entries and with the packet that must leave, in STF. Every test goes through the engine twice:
translated and interpreted. As root it also goes through a switch process over P4Runtime: ``xcpr switch``, and BMv2's
simple_switch_grpc where it is on PATH.

DIR is p4c's folder of samples for v1model; without it only the programs of this repository are tried.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from finsy.proto import p4i
from google.protobuf import text_format

from bench import runner
from tests.helpers.needs import P4C
from tests.independent.stf_over_p4runtime import NotSent, Process
from tests.samples.stf import first_error
from tests.samples.stf import samples as stf_samples
from xcpr._native import Switch, SwitchError
from xcpr.commands.shell.terminal import console
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table
from xcpr.scenarios.programs import stf

sys.path.append(str(ROOT / "p4src"))
sys.path.append(str(ROOT / "ptf-tests"))

from compile import P4SRC, PROGRAMS, compiler_version
from support import world
from support.p4runtime import Client, Refused
from support.wire import Wire

TESTGEN = os.environ.get("P4TESTGEN", "p4testgen")
TIMEOUT_S = 40
"""P4Testgen is stopped after so long; the tests that it has written by then count."""
LOOP = re.compile(r"^( *)for \(bit<8> (\w+) = 0; \2 < (\d+); \2 = \2 \+ 1\) \{\n(.*?)^\1\}\n", re.MULTILINE | re.DOTALL)
"""A loop whose body does not ask which turn it is."""
COVERAGE = re.compile(r"^# Current node coverage: ([\d.]+)$", re.MULTILINE)
PASSED, NOT_SENT = "passed", "not sent"
PORTS = tuple(range(8))
Outcomes = dict[tuple[str, str], str]
"""By program and test, ``PASSED``, ``NOT_SENT``, or how the test went wrong."""


@dataclass
class Program:
    """A program with P4Testgen's tests of it."""

    name: str
    device: str = ""
    """The compiled program."""
    p4info: str = ""
    tests: dict[str, str] = field(default_factory=dict)
    refused: str = ""
    """The reason why there are no tests."""

    @property
    def reached(self) -> str:
        """The share of the program's statements, table entries, actions and parser states that the tests reach."""
        found = [float(share) for test in self.tests.values() for share in COVERAGE.findall(test)]
        return f"{max(found):.0%}" if found else "-"


def without_loops(folder: Path) -> Path:
    """Copies p4src/ with its loops written out, for P4Testgen knows none; returns the copy."""
    shutil.copytree(P4SRC, folder, ignore=shutil.ignore_patterns("compiled"))
    for path in folder.rglob("*.p4"):
        text = path.read_text(encoding="utf-8")
        path.write_text(LOOP.sub(lambda loop: loop[4] * int(loop[3]), text), encoding="utf-8")
    return folder


def made(source: Path, read: Path, folder: Path, most: int, seed: int) -> Program:
    """Compiles a program from its source, with at most so many tests of the source that P4Testgen reads."""
    program = Program(source.stem)
    device, p4info, tests = (folder / source.stem / name for name in ("p.json", "p.p4info.txtpb", "tests"))
    tests.mkdir(parents=True)
    compiles = [P4C, "--std", "p4-16", "-o", str(device), "--p4runtime-files", str(p4info), source.name]
    done = subprocess.run(compiles, cwd=source.parent, capture_output=True, text=True, check=False)
    if done.returncode:
        program.refused = f"not compiled: {first_error(done.stderr)}"
        return program
    program.device, program.p4info = device.read_text(encoding="utf-8"), p4info.read_text(encoding="utf-8")
    tracked = [word for what in ("statements", "actions", "parser_states") for word in ("--track-coverage", what)]
    asks = ["--target", "bmv2", "--arch", "v1model", "--test-backend", "STF", "--seed", str(seed)]
    asks += ["--max-tests", str(most), "--out-dir", str(tests), "--port-ranges", f"{min(PORTS)}:{max(PORTS)}", *tracked]
    try:
        done = subprocess.run(
            [TESTGEN, *asks, read.name],
            cwd=read.parent,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
            check=False,
        )
        program.refused = first_error(done.stdout + done.stderr) if done.returncode else ""
    except subprocess.TimeoutExpired:
        pass
    program.tests = {test.stem: test.read_text(encoding="utf-8") for test in sorted(tests.glob("*.stf"))}
    if not program.tests and not program.refused:
        program.refused = "P4Testgen finds no test"
    return program


def outcome(test: Callable[[], str | None]) -> str:
    """Returns ``PASSED``, ``NOT_SENT``, or how a test went wrong."""
    try:
        return test() or PASSED
    except NotSent:
        return NOT_SENT
    except (SwitchError, ValueError) as error:
        return f"refused: {error}"


def in_process(make: Callable[[str], Switch], program: Program, test: str) -> str | None:
    """Runs a test on the engine in this process."""
    on = stf.OnEngine(json.loads(program.device), switch=make(program.device))
    return stf.followed(with_all_ports(on), test)


def with_all_ports(test: stf.Runner) -> stf.Runner:
    """Makes a test by which nothing but what it expects may leave, at any port."""
    test.expected = {port: [] for port in PORTS}
    return test


def by_process(switch: str, programs: Iterable[Program]) -> Outcomes:
    """Returns the outcomes of all tests on a switch process."""
    with world.running(switch, PORTS):
        wire, client = Wire(PORTS), Client(world.ADDRESS)
        if client.arbitrate() != 0:
            raise world.Failed("the switch has another primary controller")

        def judged(program: Program, test: str) -> str | None:
            try:
                client.load(text_format.Parse(program.p4info, p4i.P4Info()), program.device.encode())
            except Refused as refused:
                raise ValueError(f"the program: {refused}") from None
            wire.collect(2**30, 0)
            return stf.followed(with_all_ports(Process(json.loads(program.device), client, wire)), test)

        return {
            (program.name, name): outcome(partial(judged, program, test))
            for program in programs
            for name, test in program.tests.items()
        }


def own_sources() -> list[Path]:
    """Returns the programs of this repository; those for tests differ by a header alone."""
    return [source for source in PROGRAMS.values() if not source.stem.endswith("_test")]


def sample_sources(folder: Path | None) -> list[Path]:
    """Finds the samples for v1model in a folder that have a test in STF of p4c's own."""
    return [test.with_suffix(".p4") for test in stf_samples(folder, "p4-16")] if folder else []


def main() -> None:
    """Makes the tests, runs them, shows the tables, and leaves them as evidence."""
    reads = runner.parser(__doc__)
    reads.add_argument("samples", type=Path, nargs="?", metavar="DIR")
    reads.add_argument("--tests", type=int, default=60, help="most tests of a program (default 60)")
    reads.add_argument("--sample-tests", type=int, default=2, help="most tests of a sample (default 2)")
    reads.add_argument("--seed", type=int, default=1, help="of P4Testgen's search (default 1)")
    options = reads.parse_args()
    lacking = [f"needs {name}" for name in (P4C, TESTGEN) if shutil.which(name) is None]
    runner.require(more=lacking)
    left_out = {}
    for switch in world.SWITCHES:
        try:
            world.check(switch)
        except world.Missing as why:
            left_out[switch] = str(why)
    if len(left_out) < len(world.SWITCHES):
        world.enter()
        world.make_links(PORTS)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        copied = without_loops(Path(folder) / "p4src")

        def make(source: Path) -> Program:
            if source.is_relative_to(P4SRC):
                read = copied / source.relative_to(P4SRC)
                return made(source, read, Path(folder), options.tests, options.seed)
            return made(source, source, Path(folder), options.sample_tests, options.seed)

        own, samples = (list(pool.map(make, some)) for some in (own_sources(), sample_sources(options.samples)))
    found = {
        kind: {
            (program.name, name): outcome(partial(in_process, load, program, test))
            for program in own + samples
            for name, test in program.tests.items()
        }
        for kind, load in (("translated", Switch), ("interpreted", Switch.interpreted))
    }
    for switch in world.SWITCHES:
        if switch in left_out:
            console.print(f"{switch}: not run: {left_out[switch]}", highlight=False)
        else:
            found[switch] = by_process(switch, own + samples)
    chosen = f"{options.samples or ''} --tests {options.tests} --sample-tests {options.sample_tests}"
    runner.keep(
        *tables(own, samples, found),
        options=f"{chosen} --seed {options.seed}".strip(),
        sudo=not left_out,
        remark="; ".join(f"{switch} not run" for switch in left_out),
    )


def tables(own: list[Program], samples: list[Program], found: dict[str, Outcomes]) -> tuple[Table, ...]:
    """Makes tables of the tests passed by program and switch, the tests that did not pass, and the programs without
    tests."""

    def row(name: str, programs: list[Program], reached: str) -> runner.Row:
        names = {program.name for program in programs}
        passed = (sum(kind == PASSED for (of, _), kind in by.items() if of in names) for by in found.values())
        return (
            name,
            f"{sum(len(program.tests) for program in programs):,}",
            reached,
            *(f"{count:,}" for count in passed),
        )

    every = list(found.values())
    rows = [row(program.name, [program], program.reached) for program in own]
    tried = [program for program in samples if program.tests]
    if tried:
        rows.append(row(f"{len(tried)} samples of p4c's", tried, "-"))
    failing = [
        (program.name, name, *("yes" if by[program.name, name] == PASSED else by[program.name, name] for by in every))
        for program in own + samples
        for name in program.tests
        if any(by[program.name, name] not in (PASSED, NOT_SENT) for by in every)
    ]
    refused = [(program.name, program.refused) for program in own + samples if program.refused and not program.tests]
    passed = sum(all(by[one] == PASSED for by in every) for one in every[0])
    version = compiler_version(P4C)
    judged = f"{len(own)} programs of this repository, {len(tried)} of p4c's samples; {', '.join(found)}"
    why = "not sent: packets shorter than an Ethernet header, and ports from 8 on"
    suite = (
        "P4Testgen",
        f"p4c {version}",
        judged,
        f"{passed:,}",
        f"{len(failing):,}",
        f"{len(every[0]) - passed - len(failing)}",
        why,
    )
    return (
        Table(
            "P4Testgen's tests that pass", ("program", "tests", "reached", *found), tuple(rows), left=1, name="programs"
        ),
        Table("Tests that did not pass", ("program", "test", *found), tuple(failing), left=2 + len(found), name="rest"),
        Table("Programs without tests", ("program", "why"), tuple(refused), left=2, name="untried"),
        Table("P4Testgen", docs.SUITE_COLUMNS, (suite,), left=7, name="suites"),
    )


if __name__ == "__main__":
    main()
