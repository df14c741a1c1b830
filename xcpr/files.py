"""The one way to write: a file whole or not at all, a folder by one process at a time."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from xcpr.paths import shown
from xcpr.schema import Invalid, Problem

LOCK = ".lock"
"""The file in a folder of results that its writer holds. The kernel lets go of it with the process."""


def write(path: Path, content: bytes | str) -> None:
    """Write a file: whoever reads it, also after a crash, finds the old one or the new one, never a part."""
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
def held(folder: Path) -> Iterator[None]:
    """Make a folder and be the only one who writes there; raises ``Invalid`` while another process does."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("a", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Invalid([Problem(shown(folder), "", "another xcpr is writing there")]) from None
        yield
