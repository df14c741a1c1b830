"""Lint P4 sources: layout and names always, p4c's own warnings where p4c is installed.

    p4lint.py FOLDER...

Layout: no tabs, no trailing blanks, lines up to 120 characters, files up to 600 lines that begin with a comment and
end with a newline. Names: controls and parsers UpperCamel; types UpperCamel or ..._t; fields, variables, actions,
tables and instances snake_case; constants and macros UPPER_SNAKE. Files whose second line says "Made by" are tables
that a program wrote: only tabs, blanks and names count there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

MAX_LINE_CHARACTERS = 120
MAX_LINES = 600

CAMEL = re.compile(r"[A-Z][A-Za-z0-9]*$")
TYPE = re.compile(r"([A-Z][A-Za-z0-9]*|[a-z][a-z0-9_]*_t)$")
SNAKE = re.compile(r"[a-z][a-z0-9_]*$")
UPPER = re.compile(r"[A-Z][A-Z0-9_]*$")

# This is what a declaration looks like once comments are gone, and how its name is written.
DECLARATIONS = (
    (re.compile(r"^\s*(?:control|parser|package)\s+(\w+)", re.M), CAMEL, "controls and parsers are UpperCamel"),
    (re.compile(r"^\s*(?:header|struct|header_union|enum(?:\s+bit<\d+>)?)\s+(\w+)\s*\{", re.M), TYPE,
     "types are UpperCamel or end in _t"),
    (re.compile(r"^\s*typedef\s+[^;]*?(\w+)\s*;", re.M), TYPE, "types are UpperCamel or end in _t"),
    (re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s*)*(?:action|table|state)\s+(\w+)", re.M), SNAKE,
     "actions, tables and states are snake_case"),
    (re.compile(r"^\s*const\s+[\w<>]+\s+(\w+)\s*=", re.M), UPPER, "constants are UPPER_SNAKE"),
    (re.compile(r"^\s*#define\s+(\w+)", re.M), UPPER, "macros are UPPER_SNAKE"),
    (re.compile(r"^\s*(?:bit|int|varbit)<[^>]+>\s+(\w+)\s*[;=]", re.M), SNAKE, "fields and variables are snake_case"),
    (re.compile(r"^\s*(?:bool|\w+_t)\s+(\w+)\s*[;=]", re.M), SNAKE, "fields and variables are snake_case"),
    (re.compile(r"^\s*(?:register|counter|direct_counter|meter)\b[^;]*?\)\s*(\w+)\s*;", re.M), SNAKE,
     "instances are snake_case"),
)  # fmt: skip

OF_SELECTORS = re.compile(r".*default_action for .*due to action profiles\)\n.*\n.*\n")
"""p4c gives every table a default action, and warns of those whose actions are a selector's; no option stops that."""


def without_comments(text: str) -> str:
    """Returns the source with comments blanked, every line in its place."""
    return re.sub(r"//[^\n]*|/\*.*?\*/", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)


def lint(text: str) -> Iterator[tuple[int, str]]:
    """Yields line numbers and messages for one file."""
    lines = text.split("\n")
    made = len(lines) > 1 and "Made by" in lines[1]
    if not text.startswith(("/*", "//")):
        yield 1, "a file begins with a comment that says what it is"
    if not text.endswith("\n"):
        yield len(lines), "a file ends with a newline"
    if len(lines) - 1 > MAX_LINES and not made:
        yield MAX_LINES, f"more than {MAX_LINES} lines"
    for number, line in enumerate(lines, 1):
        if "\t" in line:
            yield number, "tab"
        if line != line.rstrip():
            yield number, "trailing blanks"
        if len(line) > MAX_LINE_CHARACTERS and not made:
            yield number, f"longer than {MAX_LINE_CHARACTERS} characters"
    code = without_comments(text)
    for declaration, style, rule in DECLARATIONS:
        for match in declaration.finditer(code):
            if not style.match(match[1]):
                yield code.count("\n", 0, match.start(1)) + 1, f'"{match[1]}": {rule}'


def compile_all(sources: list[Path], compiler: str) -> Iterator[str]:
    """Yields p4c's warnings and errors for every program (a file that instantiates ``main``) for v1model."""
    programs = [path for path in sources if "V1Switch(" in without_comments(path.read_text(encoding="utf-8"))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from chain.from_iterable(pool.map(lambda program: compile_one(program, compiler), programs))


def compile_one(program: Path, compiler: str) -> list[str]:
    """Returns p4c's warnings and errors for a program."""
    with tempfile.TemporaryDirectory() as folder:
        command = [compiler, "--std", "p4-16", "-o", f"{folder}/out.json", str(program)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = OF_SELECTORS.sub("", done.stderr)
    return [f"{program}: {said.strip()}"] if done.returncode or "warning" in said else []


def main(folders: list[str]) -> int:
    """Prints what is wrong; returns 1 when anything is."""
    sources = sorted(path for folder in folders for path in Path(folder).rglob("*.p4"))
    if not sources:
        print(f"p4lint: no .p4 file in {', '.join(folders)}", file=sys.stderr)
        return 1
    found = [
        f"{path}:{line}: {message}" for path in sources for line, message in lint(path.read_text(encoding="utf-8"))
    ]
    compiler = os.environ.get("P4C") or shutil.which("p4c-bm2-ss")
    if compiler:
        found.extend(compile_all(sources, compiler))
    for message in found:
        print(message)
    compiled = f"compiled with {compiler}" if compiler else "not compiled: no p4c-bm2-ss on PATH and no P4C set"
    print(f"p4lint: {len(sources)} files, {len(found)} findings, {compiled}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["p4src"]))
