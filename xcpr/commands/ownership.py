"""Files that root writes for a user who called sudo: they are that user's."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

Known = tuple[int, int]
"""A file's device and inode."""


@contextmanager
def given_back(folder: Path) -> Iterator[None]:
    """Makes the user who called sudo the owner of what was written to ``folder``, and of the folders made on the way to
    it.

    Files that lay there before keep their owner.
    """
    user, group = os.environ.get("SUDO_UID"), os.environ.get("SUDO_GID")
    if os.geteuid() != 0 or user is None or group is None:
        yield
        return
    before = {known for known, _, _ in _of_root(folder)}
    made = [path for path in folder.parents if not path.exists()]
    yield
    for path in made:
        os.chown(path, int(user), int(group), follow_symlinks=False)
    for known, name, place in _of_root(folder):
        if known not in before:
            os.chown(name, int(user), int(group), dir_fd=place, follow_symlinks=False)


def _of_root(folder: Path) -> Iterator[tuple[Known, str, int]]:
    """Yields root's files of a folder, and the folder: each with its name, and the open folder that the name is in.

    A file with a second name is left out: that one may be anywhere. No link is followed, even one that somebody puts
    in the place of a folder meanwhile.
    """
    try:
        held = folder.lstat()
    except FileNotFoundError:
        return
    above = os.open(folder.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        if held.st_uid == 0 and stat.S_ISDIR(held.st_mode):
            yield (held.st_dev, held.st_ino), folder.name, above
    finally:
        os.close(above)
    for _, folders, names, place in os.fwalk(folder):
        for name in (*folders, *names):
            found = os.stat(name, dir_fd=place, follow_symlinks=False)
            if found.st_uid == 0 and (found.st_nlink == 1 or stat.S_ISDIR(found.st_mode)):
                yield (found.st_dev, found.st_ino), name, place
