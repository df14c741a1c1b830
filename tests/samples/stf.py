"""p4c's samples through the engine: ``stf.py DIR``.

DIR holds NAME.stf with NAME.p4 beside each, as p4c's ``testdata/p4_16_samples`` does, or with NAME.json that
p4c made of it. Samples for v1model are compiled by p4c (on PATH, or in P4C), and run by ``xcpr.stf``. A test that did
not pass is printed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bench import runner
from tests.helpers.needs import P4C
from xcpr._native import SwitchError
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table
from xcpr.scenarios.programs import stf

sys.path.insert(0, str(ROOT / "p4src"))

from compile import compiler_version

FAULT = re.compile(r".*\b(error|Bug): ")
"""The words before a fault in the output of p4c and of what stands on it."""
V1MODEL = re.compile(r"^\s*#\s*include\s*[<\"](?:.*/)?v1model\.p4[>\"]", re.MULTILINE)
MAX_NAMED = 3
"""Sources that a message names."""
OUTCOMES = ("passed", "differs", "refused", "not compiled", "not understood")


def samples(folder: Path, std: str) -> list[Path]:
    """Returns the tests whose programs are for v1model."""

    def is_for_v1model(test: Path) -> bool:
        source = test.with_suffix(".p4")
        if not source.is_file():
            return test.with_suffix(".json").is_file()
        return std == "p4-14" or V1MODEL.search(source.read_text(encoding="utf-8")) is not None

    return [test for test in sorted(folder.glob("*.stf")) if is_for_v1model(test)]


def is_compiled_here(test: Path) -> bool:
    """Returns whether p4c compiles a test's source; without p4c the JSON beside it stands in its place."""
    if not test.with_suffix(".p4").is_file():
        return False
    return shutil.which(P4C) is not None or not test.with_suffix(".json").is_file()


def compiled(test: Path, std: str) -> str:
    """Compiles the JSON of a test's program; raises ``subprocess.CalledProcessError`` where p4c makes none."""
    source = test.with_suffix(".p4")
    if not is_compiled_here(test):
        return test.with_suffix(".json").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as made:
        out = Path(made) / "program.json"
        command = [P4C, "--std", std, "-o", str(out), str(source)]
        subprocess.run(command, check=True, capture_output=True, text=True)
        return out.read_text(encoding="utf-8")


def first_error(said: str) -> str:
    """Returns the first error in the words of p4c or of what stands on it."""
    faults = [FAULT.sub("", line) for line in said.splitlines() if FAULT.search(line) and " In file: " not in line]
    return faults[0] if faults else "no reason given"


def outcome(test: Path, std: str) -> tuple[str, str]:
    """Returns the outcome of a test, and the reason if it did not pass."""
    try:
        difference = stf.run(compiled(test, std), test.read_text(encoding="utf-8"))
    except subprocess.CalledProcessError as error:
        return "not compiled", first_error(error.stderr)
    except SwitchError as error:
        return "refused", str(error)
    except ValueError as error:
        return "not understood", str(error)
    return ("passed", "") if difference is None else ("differs", difference)


def main() -> None:
    """Runs them all."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--std", choices=("p4-16", "p4-14"), default="p4-16", help="what the sources are written in")
    options = parser.parse_args()
    found = samples(options.folder, options.std)
    if not found:
        sys.exit(f"{options.folder}: has no NAME.stf with a program for v1model in NAME.p4 or NAME.json")
    sources = [test.with_suffix(".p4").name for test in found if is_compiled_here(test)]
    if sources and shutil.which(P4C) is None:
        some = ", ".join(sources[:MAX_NAMED]) + (", ..." if len(sources) > MAX_NAMED else "")
        sys.exit(
            f"{options.folder}: {some}: p4c-bm2-ss is needed to compile them, and {P4C} is not there: put it on PATH, "
            "name it in the environment variable P4C, or put NAME.json that it made beside NAME.stf"
        )
    outcomes = {test.stem: outcome(test, options.std) for test in found}
    counted = Counter(kind for kind, _ in outcomes.values())
    counts = (f"{len(found)}", *(f"{counted[kind]}" for kind in OUTCOMES))
    rest = tuple((name, kind, why) for name, (kind, why) in outcomes.items() if kind != "passed")
    title = "p4c's samples for v1model with an STF file"
    runner.keep(
        Table(title, ("samples", *OUTCOMES), (counts,), left=0, name="counts"),
        Table("Those that did not pass", ("sample", "outcome", "why"), rest, left=3, name="rest"),
        options=f"{options.folder}",
        remark=f"Compiled by p4c {compiler_version(P4C)}." if sources else "As p4c had compiled them.",
    )


if __name__ == "__main__":
    main()
