"""The imports between the modules of a crate, read from its sources.

A module is a path of names, as ``("cc", "bbr")`` of ``src/cc/bbr/mod.rs``; the crate's root has none. Unit tests import
as they like and are left out. A ``pub use`` hands names on: who imports such a name imports the module that it is from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

Module = tuple[str, ...]

COMMENT = re.compile(r"//[^\n]*")
TESTS = re.compile(r"#\[cfg\(test\)\]\s*(?:pub(?:\([a-z]+\))? )?mod \w+ \{")
USE = re.compile(r"\b(pub(?:\([a-z]+\))? +)?use\s+([^;]+);")
ALIAS = re.compile(r"\s+as\s+\w+")
ROOTED = re.compile(r"\b(?:crate|super|self)(?:::\w+)+")


def read_source(path: Path) -> str:
    """Reads a file without its comments and its unit tests, which stand at its end."""
    text = COMMENT.sub("", path.read_text())
    tests = TESTS.search(text)
    return text[: tests.start()] if tests else text


def modules(source: Path) -> dict[Module, str]:
    """Reads the modules below a crate's ``src``, with their text."""
    found = {}
    for path in source.rglob("*.rs"):
        parts = path.relative_to(source).with_suffix("").parts
        if "tests" not in parts:
            found[parts[:-1] if parts[-1] in {"mod", "lib"} else parts] = read_source(path)
    return found


def expand_use(tree: str) -> Iterator[str]:
    """Yields the paths that a ``use`` names: of ``a::{b, c::{d, e}}`` they are a::b, a::c::d and a::c::e."""
    head, brace, items = "".join(ALIAS.sub("", tree).split()).partition("{")
    if not brace:
        yield head
        return
    depth, item = 0, ""
    for letter in items.removesuffix("}") + ",":
        if letter == "," and not depth:
            yield from (head + path for path in expand_use(item) if item)
            item = ""
        else:
            depth += (letter == "{") - (letter == "}")
            item += letter


def resolve_path(path: str, module: Module, known: dict[Module, str]) -> list[str] | None:
    """Returns the path from the crate's root on; None where it leads out of the crate."""
    first, *rest = path.split("::")
    if first == "crate":
        return rest
    if first == "self":
        return [*module, *rest]
    if first == "super":
        above = module[:-1]
        while rest[:1] == ["super"]:
            above, rest = above[:-1], rest[1:]
        return [*above, *rest]
    return [*module, first, *rest] if (*module, first) in known else None


def find_reexports(known: dict[Module, str]) -> dict[tuple[Module, str], list[str]]:
    """Returns the names that modules hand on by ``pub use``, with the path of each from the crate's root."""
    names = {}
    for module, text in known.items():
        for public, tree in USE.findall(text):
            for path in expand_use(tree) if public else ():
                if parts := resolve_path(path, module, known):
                    names[module, parts[-1]] = parts
    return names


def imports(source: Path) -> dict[Module, set[Module]]:
    """Returns the modules that each module of a crate imports."""
    known = modules(source)
    names = find_reexports(known)
    found: dict[Module, set[Module]] = {}
    for module, text in known.items():
        children = [other[-1] for other in known if other[:-1] == module and other]
        paths = [path for public, tree in USE.findall(text) if not public for path in expand_use(tree)]
        body = USE.sub("", text)
        paths += ROOTED.findall(body)
        paths += [path for child in children for path in re.findall(rf"(?<![:\w]){child}(?:::\w+)+", body)]
        found[module] = {
            owning_module(parts, known, names) for path in paths if (parts := resolve_path(path, module, known))
        }
        found[module] -= {module}
    return found


def owning_module(parts: list[str], known: dict[Module, str], names: dict[tuple[Module, str], list[str]]) -> Module:
    """Returns the module that a path from the crate's root leads to."""
    module: Module = ()
    while parts:
        first, *rest = parts
        if (*module, first) in known:
            module, parts = (*module, first), rest
        elif (module, first) in names and names[module, first] != [*module, first]:
            module, parts = (), [*names[module, first], *rest]
        else:
            break
    return module
