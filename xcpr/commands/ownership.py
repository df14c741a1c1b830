"""Files that root writes for a user who called sudo: they are that user's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def given_back(folder: Path) -> Iterator[None]:
    """Afterwards ``folder``, all in it, and the folders made on the way to it belong to the user who called sudo."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    yield
    user, group = os.environ.get("SUDO_UID"), os.environ.get("SUDO_GID")
    if os.geteuid() == 0 and user is not None and group is not None:
        for path in {folder, *made, *folder.rglob("*")}:
            os.chown(path, int(user), int(group), follow_symlinks=False)
