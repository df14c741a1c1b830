"""Find names and comments in a dialect that no engineer of the field would guess.

    python tools/check_names.py [PATH...]

Without PATH, files, it looks at all sources in Rust, Python and P4, but for generated ones. Findings are

- a definition whose name has a word of ``dialect``, or one of ``vague`` and at most ``MAX_VAGUE_WORDS`` words;
- a function whose whole name is one of ``bare``, or a limit that begins with one of ``limits``;
- a comment or docstring with a word of ``comments``.

A test's name is a sentence: there ``vague`` and ``bare`` do not count. ``tools/check_names.toml`` has the
words, each list with the field's words in their place, and the names that are allowed, each with its reason. The exit
code is 1 where it finds something.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORDS = Path(__file__).with_suffix(".toml")
MAX_VAGUE_WORDS = 3
"""A longer name says by its other words what it names."""
FOLDERS = ("bench", "controller", "crates", "docs", "hosts", "mininet", "p4src", "ptf-tests", "tests", "tools", "xcpr")
GENERATED = {"compiled", "golden", "corpus", "data", "proptest-regressions", "target", "__pycache__"}
TESTS = {"tests", "ptf-tests", "fuzz", "benches"}

RUST_ITEM = re.compile(r"\b(?P<kind>struct|enum|trait|type|fn|mod|const|static|union)\s+(?P<name>[A-Za-z_]\w*)")
RUST_FIELD = re.compile(r"^\s*(?:pub(?:\([a-z]+\))?\s+)?(?P<name>[a-z_]\w*)\s*:\s*[A-Za-z&(\[<]")
RUST_VARIANT = re.compile(r"^\s*(?P<name>[A-Z][A-Za-z0-9]*)\s*(?:[=({]|,\s*$)")
P4_ITEM = re.compile(r"^\s*(?:@\w+\(.*?\)\s*)*(?P<kind>struct|header|control|parser|action|table|enum)\s+(?P<name>\w+)")
P4_DEFINE = re.compile(r"^\s*(?:#define|const\s+\S+)\s+(?P<name>\w+)")
P4_VARIABLE = re.compile(r"^\s*(?:bit|int|bool)\S*\s+(?P<name>[a-z_]\w*)\s*[;=]")
DEFINITIONS = {".rs": (RUST_ITEM, RUST_FIELD, RUST_VARIANT), ".p4": (P4_ITEM, P4_DEFINE, P4_VARIABLE)}
"""The patterns of lines that define a name, by a file's suffix."""
FUNCTIONS = {"fn", "action", "def"}


@dataclass(frozen=True)
class Definition:
    """A name at the line that defines it."""

    line: int
    name: str
    kind: str
    """``def`` in Python, the keyword elsewhere; empty for fields, variants and variables."""


@dataclass(frozen=True)
class Rules:
    """The words of ``check_names.toml``."""

    dialect: frozenset[str]
    vague: frozenset[str]
    bare: frozenset[str]
    limits: tuple[str, ...]
    comments: frozenset[str]
    allowed: Mapping[str, Collection[str]]
    """Names by their file."""

    @classmethod
    def read(cls, path: Path = WORDS) -> Rules:
        """Reads the file. Raises ``KeyError`` if it lacks a list."""
        lists = tomllib.loads(path.read_text(encoding="utf-8"))
        words = {name: frozenset(" ".join(lists[name].values()).split()) for name in ("dialect", "vague", "bare")}
        comments = frozenset(lists["comments"].split())
        return cls(**words, limits=tuple(lists["limits"].split()), comments=comments, allowed=lists["allowed"])

    def find_problem(self, definition: Definition, path: Path) -> str | None:
        """Returns what is wrong with the name of a definition in a file, if anything is."""
        name, words = definition.name, split_words(definition.name)
        in_tests = not TESTS.isdisjoint(path.parts)
        if name in self.allowed.get(path.as_posix(), ()):
            return None
        if name.startswith(self.limits):
            return "a limit is MAX_ or MIN_"
        counts = self.dialect if in_tests or len(words) > MAX_VAGUE_WORDS else self.dialect | self.vague
        if found := [word for word in words if word in counts]:
            return f"says nothing of the field: {found[0]}"
        if not in_tests and definition.kind in FUNCTIONS and name.strip("_") in self.bare:
            return "lacks a verb and its object"
        return None


def split_words(name: str) -> list[str]:
    """Returns the words of a name in snake_case or CamelCase, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def python_definitions(tree: ast.Module) -> Iterator[Definition]:
    """Yields functions, classes, annotated fields, parameters and constants of modules and classes."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield Definition(node.lineno, node.name, "def")
                parameters = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
                yield from (Definition(each.lineno, each.arg, "") for each in parameters)
            case ast.ClassDef():
                yield Definition(node.lineno, node.name, "class")
        for statement in node.body if isinstance(node, ast.Module | ast.ClassDef) else ():
            match statement:
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    yield Definition(statement.lineno, name, "")


def python_comments(tree: ast.Module, text: str) -> Iterator[tuple[int, str]]:
    """Yields the lines of comments and of strings that stand alone, which are docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(string))):
                yield from enumerate(string.splitlines(), node.lineno)


def line_definitions(text: str, suffix: str) -> Iterator[Definition]:
    """Yields the definitions of a source in Rust or P4, by line."""
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        for pattern in DEFINITIONS[suffix]:
            for found in pattern.finditer(code):
                yield Definition(number, found["name"], found.groupdict().get("kind") or "")


def line_comments(text: str) -> Iterator[tuple[int, str]]:
    """Yields the comments of a source in Rust or P4, by line."""
    for number, line in enumerate(text.splitlines(), 1):
        found = re.search(r"(?<!:)//.*|^\s*/?\*.*", line)
        if found:
            yield number, found[0]


def find_all(path: Path, rules: Rules) -> Iterator[str]:
    """Yields what stumbles in a file, a line each."""
    text = path.read_text(encoding="utf-8")
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    tree = ast.parse(text) if path.suffix == ".py" else None
    for definition in python_definitions(tree) if tree else line_definitions(text, path.suffix):
        if problem := rules.find_problem(definition, inside):
            yield f"{inside}:{definition.line}: {definition.name}: {problem}"
    for number, comment in python_comments(tree, text) if tree else line_comments(text):
        for word in sorted(rules.comments & {*re.findall(r"\w+", comment.lower())}):
            yield f"{inside}:{number}: comment: {word}"


def list_sources() -> list[Path]:
    """Returns the sources that people write."""
    paths = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")))
    return [
        path
        for path in paths
        if path.suffix in {".py", *DEFINITIONS} and GENERATED.isdisjoint(path.parts) and path.is_file()
    ]


def main() -> None:
    """Prints all findings."""
    rules = Rules.read()
    paths = [Path(name).resolve() for name in sys.argv[1:]] or list_sources()
    found = [finding for path in paths for finding in find_all(path, rules)]
    print("".join(f"{finding}\n" for finding in found), end="")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
