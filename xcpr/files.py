"""The one way to write: a file whole or not at all, a folder by one process at a time; and to read TOML."""

from __future__ import annotations

import contextlib
import fcntl
import os
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from xcpr.paths import shown
from xcpr.schema import Invalid, Problem

NAME = r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}"
"""A name that becomes a file's or a folder's: none leads out of its folder."""
LOCK = ".lock"
"""The file in a folder of results that its writer holds. The kernel lets go of it with the process."""


def read_toml(path: Path) -> dict[str, Any]:
    """Reads a TOML file's table; raises ``Invalid``."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Invalid([Problem(shown(path), "", "no such file")]) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Invalid([Problem(shown(path), "", f"is no readable TOML: {error}")]) from None


def write(path: Path, content: bytes | str) -> None:
    """Writes a file: whoever reads it, also after a crash, finds the old one or the new one, never a part."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).chmod(0o644)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


@contextmanager
def growing(path: Path) -> Iterator[Path]:
    """Yields the path of a draft to write to, which becomes the file at the end, or is gone where that fails."""
    draft = path.with_name(f".{path.name}")
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Makes a folder and is the only one who writes there; raises ``Invalid`` while another process does.

    A folder that is made for work that fails before it writes anything is taken away again.
    """
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("a", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Invalid([Problem(shown(folder), "", "another xcpr is writing there")]) from None
        try:
            yield
        except BaseException:
            if folder in made and [path.name for path in folder.iterdir()] == [LOCK]:
                (folder / LOCK).unlink()
                with contextlib.suppress(OSError):  # somebody else has put something beside it
                    for one in made:
                        one.rmdir()
            raise
