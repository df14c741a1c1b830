"""The time that the commands of each exercise take, with its solution as the answer. Two minutes.

A page's commands run to the letter in a copy of docs/exercises. A time is the clock's, of all commands of the page.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench import runner
from xcpr.io.paths import DOCS, ROOT
from xcpr.results.tables.table import Table

EXERCISES = DOCS / "exercises"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MISREPORT = """
import misreporting, xcpr
claim = {f"traffic.other.{name}": value for name, value in misreporting.CLAIM.items()}
made = xcpr.run("dumbbell", overrides=misreporting.SCENARIO | claim | {"traffic.other.kind": "forged"})
open("../../../my_misreporting.toml", "w").write(xcpr.Scenario(**made.scenario).to_toml())
"""
GAINS = """
import gains, pathlib
gains.write(pathlib.Path(".."), *gains.GAINS["alpha * 4"])
"""
ANSWERS = {
    1: "import shutil; shutil.copy('header.py', '../../../my_header.py')",
    2: GAINS,
    3: MISREPORT,
    4: "import shutil; shutil.copy('scalable.py', '../../../my_law.py')",
}
"""By exercise: Python that writes the answer that the page's check takes. Other answers are made by the page."""


def blocks(page: str) -> Iterator[str]:
    """Yields a page's blocks of commands; one that makes the answer from the solution is the first."""
    yield from sorted(BLOCK.findall(page), key=lambda block: "patch -o" not in block)


def run_page(number: int, page: Path, work: Path) -> tuple[int, float]:
    """Runs the commands of a page; returns how many they are, and the seconds that they take."""
    python = ROOT / ".venv/bin/python"
    commands, seconds = 0, 0.0
    for block in blocks(page.read_text(encoding="utf-8")):
        if "check.py" in block and number in ANSWERS:
            subprocess.run([python, "-c", ANSWERS[number]], cwd=work / "docs/exercises/solutions", check=True)
        text = re.sub(r"(\.\./\.\./)?\.venv/bin", f"{ROOT}/.venv/bin", block)
        if "patch -o" in text:
            text = f"cd docs/exercises\n{text}"
        began = time.monotonic()
        subprocess.run(["sh", "-ec", text], cwd=work, check=True, stdout=subprocess.DEVNULL)
        seconds += time.monotonic() - began
        commands += len(re.findall(r"^[^\s#].*", block.replace("\\\n", ""), re.MULTILINE))
    return commands, seconds


def main() -> None:
    """Measures all exercises, shows the table, and leaves it as evidence."""
    runner.require("p4c-bm2-ss", "patch")
    rows = []
    for page in sorted(EXERCISES.glob("[0-9]-*.md")):
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder)
            shutil.copytree(EXERCISES, work / "docs/exercises")
            (work / "p4src").symlink_to(ROOT / "p4src")
            commands, seconds = run_page(int(page.name[0]), page, work)
        title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        rows.append((title, str(commands), f"{seconds:.0f}"))
    table = Table("The commands of the exercises", ("exercise", "commands", "s"), tuple(rows), name="commands")
    runner.keep(table, remark=runner.machine())


if __name__ == "__main__":
    main()
