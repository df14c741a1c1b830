"""4ward's compliance checklist for P4Runtime against `xcpr switch`: ``checklist.py DIR``.

DIR holds a checkout of smolkaj/4ward. Each line of its ``docs/P4RUNTIME_COMPLIANCE.md`` has an answer here with the
tests that show it. They are run, and a line whose tests don't pass is not met. A line without an answer, and an answer
without a line, ends the script.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from bench import runner
from tests.independent.answers import ANSWERS, Answer
from tests.independent.suites import version
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

DOCUMENT = "docs/P4RUNTIME_COMPLIANCE.md"
SECTION = re.compile(r"^###? (.*)$")
LINE = re.compile(r"^\| (\d+\.\d+[a-z]?) \|")
FOLDER = "tests/p4runtime"
SHORT = "test_p4runtime_"
"""The beginning of a test file's name, which answers leave out."""


@dataclass(frozen=True)
class Line:
    """A line of the checklist: its number, and the section in which it has this number."""

    number: str
    section: str


def lines(text: str) -> list[Line]:
    """Reads the lines of the checklist, in its order."""
    found, section = [], ""
    for line in text.splitlines():
        if heading := SECTION.match(line):
            section = heading[1]
        elif number := LINE.match(line):
            found.append(Line(number[1], section))
    return found


def node(test: str) -> str:
    """Writes a test's name for pytest: ``tables.test_x`` is of test_p4runtime_tables.py."""
    file, _, name = test.partition(".")
    return f"{FOLDER}/{SHORT}{file}.py::{name}"


def failing(tests: list[str], folder: Path) -> set[str]:
    """Runs tests; returns those that did not pass."""
    report = folder / "tests.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
    subprocess.run([*command, *map(node, tests)], cwd=ROOT, check=False)
    passed: set[str] = set()
    bad: set[str] = set()
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        file = str(case.get("classname")).rsplit(".", 1)[-1].removeprefix(SHORT)
        name = f"{file}.{str(case.get('name')).partition('[')[0]}"
        (bad if len(case) else passed).add(name)
    return (set(tests) - passed) | bad


def answered(found: list[Line]) -> list[tuple[Line, Answer]]:
    """Returns each line with its answer; answers with the same number are in the checklist's order."""
    left = {number: list(answers) for number, answers in ANSWERS.items()}
    pairs = []
    for line in found:
        if not left.get(line.number):
            sys.exit(f"line {line.number} ({line.section}) has no answer")
        pairs.append((line, left[line.number].pop(0)))
    if spare := [number for number, answers in left.items() if answers]:
        sys.exit(f"answers without a line: {', '.join(spare)}")
    return pairs


def main() -> None:
    """Answers each line, and keeps two tables."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the checkout")
    options = parser.parse_args()
    checkout = options.folder / "4ward"
    if not (checkout / DOCUMENT).is_file():
        sys.exit(f"no checkout of 4ward in {options.folder}")
    pairs = answered(lines((checkout / DOCUMENT).read_text(encoding="utf-8")))
    tests = sorted({test for _, answer in pairs for test in answer.tests})
    results = ROOT / "results" / "checklist"
    results.mkdir(parents=True, exist_ok=True)
    bad = failing(tests, results)
    rows = []
    for line, answer in pairs:
        stands = answer.stands if bad.isdisjoint(answer.tests) else "not met"
        rows.append((line.number, stands, answer.does, ", ".join(answer.tests)))
    counted = Counter(row[1] for row in rows)
    counts = tuple((stands, str(count)) for stands, count in counted.most_common())
    columns = ("line", "here", "what xcpr does", "test")
    runner.keep(
        Table("Lines of 4ward's checklist", ("answer", "lines"), counts, name="counts"),
        Table("Line by line", columns, tuple(rows), left=4, name="lines"),
        options=options.folder.name,
        remark=f"4ward {version(checkout)}. A test is of tests/p4runtime/test_p4runtime_FILE.py.",
    )


if __name__ == "__main__":
    main()
