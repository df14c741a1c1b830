"""The one reader of files that people bring: a file may come from a stranger (ADR 1731).

A file is a regular one, opened without waiting and read up to a limit. Before a parser runs, one linear pass checks
its nesting, its numbers and its keys: parsers recurse, and some need quadratic time. Every fault is an ``Invalid``
with the file, the line where there is one, and the limit. docs/data/limits.md lists the limits.
"""

from __future__ import annotations

import itertools
import json
import math
import os
import re
import stat
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem

MAX_FILE_BYTES = 16 << 20
"""Bytes of a file whose format has no limit of its own: a P4 program, P4Info, entries, a trace, GraphML."""
MAX_TOML_BYTES = 2 << 20
"""tomllib reads about a megabyte in two seconds."""
MAX_TEXT_FORMAT_BYTES = 4 << 20
"""Protobuf's text format takes as long."""
MAX_PLAN_BYTES = 256 << 20
"""A plan of a thousand routers has a million entries."""
MAX_RESULT_BYTES = 1 << 30
MAX_PEM_BYTES = 1 << 20
CHUNK_BYTES = 1 << 20
"""Bytes that are read at once: a read takes memory for all that it asks for."""
MAX_DEPTH = 128
"""Levels of lists and tables, as serde_json has them: the engine takes no more either."""
MAX_DIGITS = 40
"""Digits of a number: 128 bits have 39."""
MAX_KEY_PARTS = 32
"""Parts of a dotted key. tomllib's time grows with the square of their number."""

_JSON_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\Z)', re.S)
_TOML_TEXT = re.compile(
    rb'"""(?:[^"\\]++|\\.|"{1,2}(?!"))*+(?:"{3,5}|\Z)'
    rb"|'''(?:[^']++|'{1,2}(?!'))*+(?:'{3,5}|\Z)"
    rb'|"(?:[^"\\\n]++|\\.)*+"?'
    rb"|'[^'\n]*+'?"
    rb"|#[^\n]*+",
    re.S,
)
_TEXT_FORMAT_TEXT = re.compile(rb'"(?:[^"\\\n]++|\\.)*+"?' rb"|'(?:[^'\\\n]++|\\.)*+'?" rb"|#[^\n]*+", re.S)
"""Strings and comments of each format. One without an end reaches to the end of the file or line, so that no byte is
looked at twice."""
_LEVELS = bytes(1 if byte in b"[{<" else 255 if byte in b"]}>" else 0 for byte in range(256))
"""The change of the level at a bracket, as a signed byte."""
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_NO_BRACKETS_OF_TEXT_FORMAT = bytes(byte for byte in range(256) if byte not in b"[]{}<>")
_DIGITS_AS_ZEROS = bytes(ord("0") if byte in b"0123456789_" else byte for byte in range(256))
_NO_KEYS = bytes(byte for byte in range(256) if byte not in b".=[]{},\n")
_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


def refuse(path: Path, message: str, place: str = "") -> Invalid:
    """Makes the error of a file."""
    return Invalid([Problem(display_path(path), place, message)])


def read_bytes(path: Path, max_bytes: int = MAX_FILE_BYTES) -> bytes:
    """Reads a regular file of at most so many bytes; raises ``Invalid``.

    A pipe, a socket and a device are refused before they are opened: they could wait, or have no end.
    """
    try:
        handle = _open(path)
        try:
            content = bytearray()
            while (left := max_bytes + 1 - len(content)) and (piece := os.read(handle, min(left, CHUNK_BYTES))):
                content += piece
        finally:
            os.close(handle)
    except FileNotFoundError:
        raise refuse(path, "no such file") from None
    except OSError as error:
        raise refuse(path, f"can't be read: {error.strerror}") from None
    if len(content) > max_bytes:
        raise refuse(path, f"must have at most {max_bytes} bytes")
    return bytes(content)


def _open(path: Path) -> int:
    """Opens a regular file; raises ``Invalid`` and ``OSError``."""
    if "\0" in str(path):
        raise refuse(path, "can't be read: a file's name has no character NUL")
    # Opening a device may already have an effect.
    _check_kind(path, path.stat().st_mode)
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
    try:
        _check_kind(path, os.fstat(handle).st_mode)  # another file may have taken its place
    except BaseException:
        os.close(handle)
        raise
    return handle


def _check_kind(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        kind = _KINDS.get(stat.S_IFMT(mode), "no file")
        raise refuse(path, f"can't be read: it is {kind}, and must be a regular file")


def is_file(path: Path) -> bool:
    """Returns whether there is a regular file, also of a name that no file can have."""
    try:
        return path.is_file()
    except OSError:  # a name that is too long, or a folder that may not be read
        return False


def read_text(path: Path, max_bytes: int = MAX_FILE_BYTES, encoding: str = "utf-8") -> str:
    """Reads a file of text; raises ``Invalid``."""
    content = read_bytes(path, max_bytes)
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        name = "ASCII" if encoding == "ascii" else "UTF-8"
        raise refuse(path, f"is no text in {name}: byte {error.start} is not") from None


def read_toml(path: Path) -> dict[str, Any]:
    """Reads a TOML file's table; raises ``Invalid``."""
    # Editors on Windows begin a file with a byte order mark.
    return parse_toml(read_text(path, MAX_TOML_BYTES, "utf-8-sig"), display_path(path))


def parse_toml(text: str, source: str) -> dict[str, Any]:
    """Parses TOML of at most ``MAX_TOML_BYTES``; raises ``Invalid``."""
    content = text.encode(errors="surrogateescape")
    if len(content) > MAX_TOML_BYTES:
        raise Invalid([Problem(source, "", f"must have at most {MAX_TOML_BYTES} bytes")])
    bare = _TOML_TEXT.sub(b"", content)
    _check_depth(source, content, bare, _TOML_TEXT, _NO_BRACKETS)
    if b"." * MAX_KEY_PARTS in bare.translate(None, _NO_KEYS):
        raise Invalid([Problem(source, "", f"must have keys of at most {MAX_KEY_PARTS} parts")])
    _check_digits(source, content, bare, _TOML_TEXT)
    try:
        table = tomllib.loads(text, parse_float=_parse_finite)
    except (ValueError, RecursionError) as error:
        raise Invalid([Problem(source, "", f"is no readable TOML: {error}")]) from None
    _check_values(source, table)
    return table


def _check_values(source: str, table: dict[str, Any]) -> None:
    """Checks the levels of tables, which dotted keys make too, and whole numbers in other bases than ten."""
    level: list[Any] = [table]
    for _ in range(MAX_DEPTH):
        inner: list[Any] = []
        for one in level:
            inner += one.values() if isinstance(one, dict) else one
        if any(isinstance(one, int) and abs(one) >= 10**MAX_DIGITS for one in inner):
            raise Invalid([Problem(source, "", f"must have numbers of at most {MAX_DIGITS} digits")])
        level = [one for one in inner if isinstance(one, dict | list)]
        if not level:
            return
    raise Invalid([Problem(source, "", f"must have at most {MAX_DEPTH} levels of lists and tables")])


def read_json(path: Path, max_bytes: int = MAX_FILE_BYTES) -> Any:
    """Reads a JSON file; raises ``Invalid``."""
    return parse_json(read_bytes(path, max_bytes), display_path(path))


def parse_json(content: bytes | str, source: str) -> Any:
    """Parses JSON whose numbers are finite; raises ``Invalid``."""
    content = content.encode(errors="surrogateescape") if isinstance(content, str) else content
    check_json(content, source)
    try:
        return json.loads(content, parse_float=_parse_finite, parse_constant=_parse_finite)
    except (ValueError, RecursionError) as error:
        raise Invalid([Problem(source, "", f"is no JSON: {error}")]) from None


def check_json(content: bytes, source: str) -> None:
    """Checks the levels and the numbers of JSON before a parser does; raises ``Invalid``."""
    bare = _JSON_STRING.sub(b"", content)
    _check_depth(source, content, bare, _JSON_STRING, _NO_BRACKETS)
    _check_digits(source, content, bare, _JSON_STRING)


def check_text_format(text: str, source: str) -> None:
    """Checks the size, the levels and the numbers of protobuf's text format before a parser does; raises
    ``Invalid``."""
    content = text.encode(errors="surrogateescape")
    if len(content) > MAX_TEXT_FORMAT_BYTES:
        raise Invalid([Problem(source, "", f"must have at most {MAX_TEXT_FORMAT_BYTES} bytes")])
    bare = _TEXT_FORMAT_TEXT.sub(b"", content)
    _check_depth(source, content, bare, _TEXT_FORMAT_TEXT, _NO_BRACKETS_OF_TEXT_FORMAT)
    _check_digits(source, content, bare, _TEXT_FORMAT_TEXT)


_LONG = re.compile(rb"(?<![\w-])[+-]?[0-9][0-9_]{%d}|(?<=\.)[0-9]{%d}" % (MAX_DIGITS, MAX_DIGITS + 1))


def _check_digits(source: str, content: bytes, bare: bytes, text: re.Pattern[bytes]) -> None:
    # Most files have no such run of digits. A search for one is 20 times as fast as the pattern.
    if b"0" * (MAX_DIGITS + 1) in bare.translate(_DIGITS_AS_ZEROS) and _LONG.search(bare):
        blank = _blank(content, text)
        found = _LONG.search(blank)
        line = blank.count(b"\n", 0, found.start()) + 1 if found else 1
        raise Invalid([Problem(source, f"line {line}", f"must have numbers of at most {MAX_DIGITS} digits")])


def _check_depth(source: str, content: bytes, bare: bytes, text: re.Pattern[bytes], no_brackets: bytes) -> None:
    """Checks the levels of a document; ``bare`` has none of its strings and comments, which ``text`` finds."""
    changes = memoryview(bare.translate(_LEVELS, no_brackets)).cast("b")
    if max(itertools.accumulate(changes), default=0) > MAX_DEPTH:
        place = f"line {next(_deep_lines(_blank(content, text), no_brackets))}"
        raise Invalid([Problem(source, place, f"must have at most {MAX_DEPTH} levels of lists and tables")])


def _deep_lines(content: bytes, no_brackets: bytes) -> Iterator[int]:
    """Yields the lines on which there are too many levels."""
    level = 0
    for number, line in enumerate(content.split(b"\n"), 1):
        changes = memoryview(line.translate(_LEVELS, no_brackets)).cast("b")
        levels = [*itertools.accumulate(changes, initial=level)]
        level = levels[-1]
        if max(levels) > MAX_DEPTH:
            yield number


def _blank(content: bytes, text: re.Pattern[bytes]) -> bytes:
    """Returns a document without its strings and comments; the ends of their lines are still there."""
    return text.sub(lambda found: b"\n" * found[0].count(b"\n"), content)


def _parse_finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:MAX_DIGITS]} is no finite number")
    return value
