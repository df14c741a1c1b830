"""JSON files with a schema of ours: result.json, set.json, experiment.json, agreement.json."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import msgspec

from xcpr import files
from xcpr.paths import shown
from xcpr.schema import Invalid, Problem

FileName = Annotated[str, msgspec.Meta(pattern=rf"^{files.NAME}\Z")]
"""A name that becomes a file's, a folder's or a link's. Files come from anybody, so it is checked."""
Name = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]{1,1000}\Z")]
"""Any other name: one line, in which nothing turns text around or speaks to a terminal."""


class _Versioned(Protocol):
    schema: str


T = TypeVar("T", bound=_Versioned)


def write(path: Path, content: bytes) -> None:
    """Writes a file and the folders that lead to it; one that has this content stays as it is, and as old."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_bytes() != content:
        files.write(path, content)


def write_readably(path: Path, value: Any) -> None:
    """Writes a value as indented JSON."""
    write(path, msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")


def read(path: Path, kind: type[T], schema: str) -> T:
    """Reads the value of a file that has this schema; raises ``Invalid`` for anything else."""
    try:
        value = msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise Invalid([Problem(shown(path), "", f"can't be read: {error.strerror}")]) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid([Problem(shown(path), "", f"is no {schema} file: {error}")]) from None
    if value.schema != schema:
        raise Invalid([Problem(shown(path), "schema", f'must be "{schema}", not "{value.schema}"')])
    return value
