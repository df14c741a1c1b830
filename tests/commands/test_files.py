"""A file is written whole or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
import threading
from pathlib import Path

import needs
import pytest

from xcpr.io import files
from xcpr.io.schema import Invalid


def test_write_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    files.write(path, b"old")
    files.write(path, "näh")
    assert path.read_text(encoding="utf-8") == "näh"
    assert list(tmp_path.iterdir()) == [path]


def test_failed_write_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "result.json"
    files.write(path, b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        files.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_permissions_follow_the_umask_and_the_old_file(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        for name, write in (("a", files.write), ("b", files.write_output)):
            write(tmp_path / name, b"")
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o640
            (tmp_path / name).chmod(0o4600)
            write(tmp_path / name, b"")
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
        with files.drafted(tmp_path / "c") as draft:
            assert stat.S_IMODE(draft.parent.stat().st_mode) == 0o700
            draft.write_bytes(b"")
        assert stat.S_IMODE((tmp_path / "c").stat().st_mode) == 0o640
    finally:
        os.umask(before)


@pytest.mark.skipif(os.geteuid() != 0, reason=needs.ROOT)
def test_write_by_root_preserves_the_owner(tmp_path: Path) -> None:
    path = tmp_path / "theirs"
    path.write_bytes(b"")
    path.chmod(0o600)
    os.chown(path, 1001, 1002)
    files.write_output(path, b"new")
    assert (path.stat().st_uid, path.stat().st_gid, path.read_bytes()) == (1001, 1002, b"new")


def test_lock_file_is_unreadable_for_users_without_write_access(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        (tmp_path / files.LOCK).write_text("")
        (tmp_path / files.LOCK).chmod(0o644)  # an older version's
        with files.lock_folder(tmp_path):
            assert stat.S_IMODE((tmp_path / files.LOCK).stat().st_mode) == 0o600
        (tmp_path / files.LOCK).unlink()
        os.umask(0o002)  # a group that works together
        with files.lock_folder(tmp_path):
            assert stat.S_IMODE((tmp_path / files.LOCK).stat().st_mode) == 0o660
    finally:
        os.umask(before)


def test_lock_query_takes_no_lock(tmp_path: Path) -> None:
    assert not files.is_held(tmp_path)
    with files.lock_folder(tmp_path):
        assert files.is_held(tmp_path)
    seen = 0
    stop = threading.Event()

    def look() -> None:
        nonlocal seen
        while not stop.is_set():
            assert files.is_held(tmp_path) in (True, False)
            seen += 1

    reader = threading.Thread(target=look)
    reader.start()
    try:
        for _ in range(2000):
            with files.lock_folder(tmp_path):
                pass
    finally:
        stop.set()
        reader.join()
    assert seen


@pytest.mark.skipif(os.geteuid() != 0, reason=needs.ROOT)
def test_another_user_sees_a_held_lock() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        with files.lock_folder(folder):
            assert seen_by(1001, folder)
        assert not seen_by(1001, folder)


def seen_by(user: int, folder: Path) -> bool:
    """Returns whether a user sees that a folder is held, and checks that he can't open its lock."""
    os.seteuid(user)
    try:
        with pytest.raises(PermissionError):
            (folder / files.LOCK).read_bytes()
        return files.is_held(folder)
    finally:
        os.seteuid(0)


def test_fifo_or_link_as_lock_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / files.LOCK)
    with pytest.raises(Invalid, match=r"\.lock: is a FIFO: it must be a regular file"), files.lock_folder(tmp_path):
        pass
    (tmp_path / files.LOCK).unlink()
    (tmp_path / files.LOCK).symlink_to(tmp_path / "precious")
    with pytest.raises(OSError, match=r"\.lock"), files.lock_folder(tmp_path):
        pass
    assert not (tmp_path / "precious").exists()
