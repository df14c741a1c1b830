"""Files that root writes for a user who called sudo: they are that user's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from xcpr.io import files


@contextmanager
def written_for_caller() -> Iterator[None]:
    """Makes the user who called sudo the owner of the files and folders that xcpr makes meanwhile, with its workers.

    A file is that user's from its first byte on, so that no file of another process is taken for one of ours later. A
    file that takes the place of an older one keeps that one's owner.
    """
    user, group = os.environ.get("SUDO_UID"), os.environ.get("SUDO_GID")
    if os.geteuid() != 0 or user is None or group is None:
        yield
        return
    files.set_owner(files.Owner(int(user), int(group)))
    try:
        yield
    finally:
        files.set_owner(None)
