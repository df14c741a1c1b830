"""JSON files with a schema of ours: result.json, set.json, experiment.json, agreement.json."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import msgspec

from xcpr.io import files, input_files
from xcpr.io.paths import display_path
from xcpr.io.schema import NAME, Invalid, Problem

FileName = Annotated[str, msgspec.Meta(pattern=rf"^{files.NAME}\Z")]
"""A name that becomes a file's, a folder's or a link's. Files come from anybody, so it is checked."""
Name = Annotated[str, msgspec.Meta(pattern=rf"^{NAME}\Z")]
"""Any other name: one line, in which nothing turns text around or speaks to a terminal."""


class _Versioned(Protocol):
    schema: str


D = TypeVar("D")
T = TypeVar("T", bound=_Versioned)


def write(path: Path, content: bytes) -> None:
    """Writes a file and the folders that lead to it; one that has this content stays as it is, and as old."""
    files.make_folder(path.parent)
    if not path.is_file() or path.read_bytes() != content:
        files.write(path, content)


def write_readably(path: Path, value: Any) -> None:
    """Writes a value as indented JSON."""
    write(path, msgspec.json.format(files.encode_json(value), indent=1) + b"\n")


def decode(path: Path, kind: type[D]) -> D:
    """Decodes a file of bounded size, levels and numbers; raises ``Invalid``, and what msgspec raises."""
    return parse(input_files.read_bytes(path, input_files.MAX_RESULT_BYTES), display_path(path), kind)


def parse(content: bytes, source: str, kind: type[D]) -> D:
    """Parses JSON of bounded levels and numbers; raises ``Invalid``, and what msgspec raises."""
    input_files.check_json(content, source)
    return msgspec.json.decode(content, type=kind)


def _decode_or_upgrade(path: Path, kind: type[D], upgrade: Callable[[Any], Any]) -> D:
    try:
        return decode(path, kind)
    except msgspec.ValidationError as error:
        former = decode(path, dict[str, Any])
        upgraded = upgrade(former)
        if upgraded is former:
            raise error from None
        return msgspec.convert(upgraded, kind)


def read(path: Path, kind: type[T], schema: str, upgrade: Callable[[Any], Any] | None = None) -> T:
    """Reads the value of a file that has this schema; raises ``Invalid`` for anything else.

    A file that is not of this ``kind`` goes through ``upgrade``, which makes today's names of former ones.
    """
    try:
        value = _decode_or_upgrade(path, kind, upgrade) if upgrade else decode(path, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid([Problem(display_path(path), "", f"is no {schema} file: {error}")]) from None
    if value.schema != schema:
        raise Invalid([Problem(display_path(path), "schema", f'must be "{schema}", not "{value.schema}"')])
    return value
