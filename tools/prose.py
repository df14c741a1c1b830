"""Find prose that a reader stumbles over, in Markdown, comments and docstrings: ``python tools/prose.py [PATH...]``.

Without PATH, files, it looks at all that git tracks. A sentence has at most ``MAX_WORDS`` words and opens with none of
``OPENERS``; a line of Markdown has at most ``MAX_COLUMNS`` characters. Tables, code and headings are not looked at.
The docstring of a function in Python, and its comment in Rust, opens with a ``VERB`` in the third person. They say what
the function does: "Returns the rate." Tests say what is so, and the help of commands says what to do.
The exit code is 1 where it finds something.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MAX_WORDS = 30
MAX_COLUMNS = 100
OPENERS = re.compile(r"(What|Whose|Who|Whoever|Of|Those|It|Such|Nor|So much)\b[^?]*$")
"""A question may open so."""
NO_VERBS = (
    "Always|As|Bits|Buffers|Bytes|Cells|Chunks|Connections|Entries|Events|Fields|Files|Flows|Frames|Headers|Hosts|Its|"
    "Keys|Less|Members|Messages|Options|Packets|Parameters|Perhaps|Ports|Prefixes|Programs|Routers|Rows|Segments|Slots|"
    "Symbols|This|Unless|Words"
)
VERB = re.compile(rf"(?!({NO_VERBS})\b)[A-Z][a-z]*(-[a-z]+)?s\b(?![-'])")
"""A verb in the third person ends in s. Words of ``NO_VERBS`` end so too."""
NO_ACTION = re.compile(r"property|\.command\(")
"""The decorators of properties, which are named as fields are, and of commands."""
RUST_FUNCTION = re.compile(r" *(pub(\([^)]*\))? )?(\w+ |\"C\" )*fn ")
RUST_COMMENTED = re.compile(
    r"^ */// ?(?P<first>.*)\n( *///.*\n)*(?P<attributes>( *#\[[\s\S]*?\]\n)*)(?P<item>.*)", re.MULTILINE
)
"""A comment, the attributes below it, and the first line of what both are of."""
C_COMMENT = r"(?:///?|/?\*+)"
COMMENTS = {
    **dict.fromkeys((".c", ".h", ".cc", ".p4"), C_COMMENT),
    **dict.fromkeys((".in", ".py", ".toml"), "#"),
    ".js": "//",
    ".lua": "--",
    ".rs": "//[/!]?",
    ".sh": "#(?!!)",
    ".tcl": "#(?!   )",
}
"""The marks of comment lines, by a file's suffix. In Tcl indented lines are tables; "#!" is no comment."""
NOT_PROSE = re.compile(r"\s*(\||<|#|!\[|\[\w+\]:|```|$)")
BULLET = re.compile(r"\s*([-*>]|\d+\.)\s+")
SENTENCE = re.compile(r"""(?<=[.!?:;])[*_"')\]]*\s+(?=["A-Z`*(\[])""")
"""The gap between two sentences, with the marks that close the first."""
Line = tuple[int, str]


def prose(lines: Iterable[Line]) -> Iterator[Line]:
    """Yields the lines with those emptied that are no prose: code, tables, headings."""
    fenced = False
    for number, line in lines:
        fence = line.lstrip().startswith("```")
        fenced ^= fence
        apart = fence or fenced or NOT_PROSE.match(line) or line.startswith("    ")
        yield number, "" if apart else line


def paragraphs(lines: Iterable[Line]) -> Iterator[Line]:
    """Yields paragraphs, each with the number of its first line."""
    start, words = 0, list[str]()
    for number, line in [*lines, (0, "")]:
        bullet = BULLET.match(line)
        if words and (bullet or not line):
            yield start, " ".join(words)
            words = []
        if line:
            start = start if words else number
            words.append(line[bullet.end() if bullet else 0 :].strip())


def comments(path: Path, text: str) -> Iterator[Line]:
    """Yields the comment lines of a source, empty ones between those apart; in C and P4 indented lines are tables."""
    mark = COMMENTS[path.suffix]
    comment = re.compile(rf"\s*{mark} ?(?![\[/]){'(?!  )' if mark == C_COMMENT else ''}(.*)")
    for number, line in enumerate(text.splitlines(), 1):
        match = comment.match(line)
        yield number, match[1].removesuffix("*/") if match else ""


def docstrings(text: str) -> Iterator[Line]:
    """Yields the lines of a module's docstrings, those below fields too."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
            continue
        if isinstance(node.value.value, str):
            first, *more = node.value.value.splitlines()
            indent = min((len(line) - len(line.lstrip()) for line in more if line.strip()), default=0)
            yield node.lineno, first
            yield from ((node.lineno + row, line[indent:]) for row, line in enumerate(more, 1))
            yield 0, ""


def functions(text: str) -> Iterator[Line]:
    """Yields the first lines of the docstrings of functions, but for those of properties, commands and tests."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("test_"):
            continue
        if any(NO_ACTION.search(ast.unparse(decorator)) for decorator in node.decorator_list):
            continue
        if docstring := ast.get_docstring(node):
            yield node.body[0].lineno, docstring.splitlines()[0]


def rust_functions(text: str) -> Iterator[Line]:
    """Yields the first lines of the comments of functions, but for those of tests; attributes may stand between."""
    for match in RUST_COMMENTED.finditer(text):
        if RUST_FUNCTION.match(match["item"]) and "#[test]" not in match["attributes"]:
            yield text.count("\n", 0, match.start()) + 1, match["first"]


def findings(path: Path) -> Iterator[str]:
    """Yields the places of a file that a reader would stumble over, a line each."""
    text = path.read_text(encoding="utf-8")
    markdown = path.suffix == ".md"
    lines = [*prose(enumerate(text.splitlines(), 1) if markdown else comments(path, text))]
    for number, line in lines if markdown else ():
        if len(line) > MAX_COLUMNS and " " in line.strip():
            yield f"{number}: {len(line)} columns"
    if path.suffix == ".py":
        lines += prose(docstrings(text))
    of_functions = {".py": functions, ".rs": rust_functions}.get(path.suffix)
    for number, first in of_functions(text) if of_functions else ():
        if not VERB.match(first):
            yield f"{number}: opens with no verb: {first[:80]}"
    for number, paragraph in paragraphs(lines):
        links = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)
        for sentence in SENTENCE.split(re.sub(r"``?[^`]*``?", "`code`", links)):
            plain = sentence.lstrip("*_([")
            if OPENERS.match(plain):
                yield f"{number}: opens with no subject: {plain[:80]}"
            if len(plain.split()) > MAX_WORDS:
                yield f"{number}: {len(plain.split())} words: {plain[:80]}"


def tracked() -> list[Path]:
    """Returns all files that git tracks."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0")]


def main() -> None:
    """Prints all findings."""
    found = 0
    for path in [Path(name) for name in sys.argv[1:]] or tracked():
        for finding in findings(path) if path.suffix in {".md", *COMMENTS} and path.is_file() else ():
            found += 1
            print(f"{path.resolve().relative_to(ROOT) if path.is_relative_to(ROOT) else path}:{finding}")
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
