"""The one way to write: a file whole or not at all, a folder by one process at a time.

ADR 1706 (docs/adr/experiments.md) and docs/outputs.md have the rules of what is replaced.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import io
import os
import secrets
import select
import shutil
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from xcpr.io.paths import display_path, printable
from xcpr.io.schema import Invalid, Problem

NAME = r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}"
"""A name that becomes a file's or a folder's: none leads out of its folder."""
LOCK = ".lock"
"""The file in a folder of results that its writer holds. The kernel lets go of it with the process."""
FLOCK = "@hhqqi0q"
"""The members of ``struct flock``, fcntl_locking(2)."""
MAX_LINKS = 40
"""As the kernel follows, path_resolution(7)."""
FIFO_PATIENCE_S = 10
"""How long a FIFO's reader may take nothing."""
OWN_DESCRIPTORS = Path("/proc/self/fd" if sys.platform == "linux" else "/dev/fd")
"""The folder of this process's descriptors, proc_pid_fd(5)."""
FOLDER_FLAGS = (os.O_PATH if sys.platform == "linux" else os.O_RDONLY) | os.O_DIRECTORY
"""Linux opens a folder that may not be read, too."""
KIND_NAMES = {
    stat.S_IFREG: "a regular file",
    stat.S_IFLNK: "a symbolic link",
    stat.S_IFDIR: "a folder",
    stat.S_IFCHR: "a character device",
    stat.S_IFBLK: "a block device",
    stat.S_IFIFO: "a FIFO",
    stat.S_IFSOCK: "a socket",
}
OUTPUT_KINDS = {kind: KIND_NAMES[kind] for kind in (stat.S_IFREG, stat.S_IFCHR, stat.S_IFIFO)}
"""The kinds that a user may name."""
FOLDER_KINDS = {kind: KIND_NAMES[kind] for kind in (stat.S_IFREG, stat.S_IFLNK)}
"""The kinds that are replaced in a folder of results."""


class Owner(NamedTuple):
    """The user and the group of a file."""

    user: int
    group: int


_owner: Owner | None = None


def current_owner() -> Owner | None:
    """Returns the owner that new files get instead of this process's user."""
    return _owner


def set_owner(owner: Owner | None) -> None:
    """Makes this process, which is root's, write new files and folders for this owner from now on."""
    global _owner  # noqa: PLW0603 - a process writes for one user, in all of its threads
    _owner = owner


class _Place(NamedTuple):
    """A name in an open folder, and what has it."""

    folder: int
    name: str
    found: os.stat_result | None

    @property
    def mode(self) -> int:
        """The kind and the rights; those of a file where nothing is there."""
        return stat.S_IFREG if self.found is None else self.found.st_mode

    @property
    def replaced(self) -> os.stat_result | None:
        """The regular file that a new one takes the place of."""
        return self.found if stat.S_ISREG(self.mode) else None


def write(path: Path, content: bytes | str) -> None:
    """Writes a file of a folder: whoever reads it, also after a crash, finds the old one or the new one, never a part.

    A symbolic link with that name is replaced, so that nothing is written outside of the folder. Raises ``Invalid``
    where something else than a file has the name, and an ``OSError`` that names the file. File names in text that are
    not UTF-8 become printable.
    """
    with open_file(path) as file, _errors_named(path):
        file.write(_encode(content))


@contextmanager
def open_file(path: Path) -> Iterator[Output]:
    """Opens a file of a folder, which is there as ``write`` leaves it once all is written; errors of writing to it have
    no name."""
    with ExitStack() as opened:
        with _errors_named(path):
            place = opened.enter_context(_locate_in_folder(path))
            _check_kind(path, place.mode, FOLDER_KINDS)
            file = opened.enter_context(_draft(path, place))
        yield file


def write_output(path: Path, content: bytes | str) -> None:
    """Writes a file that a user named, as ``open_output`` does."""
    with open_output(path) as file:
        file.write(_encode(content))


@contextmanager
def open_output(path: Path) -> Iterator[Output]:
    """Opens a file that a user named, to write it at once; a link is followed.

    A regular file is replaced when all is written. Character devices, FIFOs and descriptors of this process, as
    /dev/stdout is one, are written through. Raises ``Invalid`` for anything else, and an ``OSError`` that names the
    file.
    """
    with _errors_named(path), _located(path) as place:
        if isinstance(place, int):
            with Output(os.dup(place), "wb") as file:
                yield file
        elif stat.S_ISREG(place.mode):
            with _draft(path, place) as file:
                yield file
        else:
            with _open_stream(path, place) as stream:
                yield stream


def open_record(path: Path) -> Output:
    """Opens a file that a user named and that readers follow while it grows; closing it is the caller's.

    A regular file is emptied first, and keeps its rights. Raises as ``open_output`` does.
    """
    with _errors_named(path), _located(path) as place:
        if isinstance(place, int):
            return Output(os.dup(place), "wb")
        if stat.S_ISREG(place.mode):
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_NONBLOCK
            return Output(os.open(place.name, flags, 0o666, dir_fd=place.folder), "wb")
        return _open_stream(path, place)


def check_output(path: Path) -> None:
    """Checks that ``open_output`` can write to a path; raises ``Invalid``."""
    try:
        with _located(path) as place:
            if not isinstance(place, int):
                _check_kind(path, place.mode, OUTPUT_KINDS)
    except OSError as error:
        reason = "its folder is not there" if error.errno == errno.ENOENT else error.strerror
        raise _refusal(path, f"can't be written: {reason}") from None


def _refusal(path: Path, problem: str) -> Invalid:
    """Makes the refusal of a file by the name that the user knows, even if that is a link's."""
    return Invalid([Problem(printable(str(path)), "", problem)])


def _encode(content: bytes | str) -> bytes:
    return printable(content).encode() if isinstance(content, str) else content


@contextmanager
def _errors_named(path: Path) -> Iterator[None]:
    """Makes errors of the system name the file that was to be written, and no draft."""
    try:
        yield
    except OSError as error:
        if error.errno is None:
            raise
        raise OSError(error.errno, error.strerror, os.fspath(path)) from None


@contextmanager
def _locate_in_folder(path: Path) -> Iterator[_Place]:
    """Yields the place of a path whose link, if it is one, is not followed."""
    with _descriptor(path.parent, FOLDER_FLAGS) as folder:
        yield _Place(folder, path.name, _look_up(path.name, folder))


@contextmanager
def _located(path: Path) -> Iterator[_Place | int]:
    """Yields the place that a path leads to, which is no link, or the descriptor of this process that it stands for.

    The kernel finds the folders, and its rules for links in them hold (fs.protected_symlinks, proc_sys_fs(5)).
    """
    with ExitStack() as opened:
        folder: int | None = None
        rest = path
        for _ in range(MAX_LINKS):
            folder = os.open(rest.parent, FOLDER_FLAGS, dir_fd=folder)
            opened.callback(os.close, folder)
            name = rest.name or "."
            found = _look_up(name, folder)
            if found is None or not stat.S_ISLNK(found.st_mode):
                yield _Place(folder, name, found)
                return
            if name.isdecimal() and os.path.samestat(os.fstat(folder), OWN_DESCRIPTORS.stat()):
                yield int(name)
                return
            _check_link(path, found, os.fstat(folder))
            rest = Path(os.readlink(name, dir_fd=folder))
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))


def _look_up(name: str, folder: int) -> os.stat_result | None:
    try:
        return os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return None


def _check_link(path: Path, link: os.stat_result, folder: os.stat_result) -> None:
    """Refuses a link of another user in a folder that every user may write to; raises ``Invalid``.

    This is the kernel's rule for opening (fs.protected_symlinks, proc_sys_fs(5)), which renaming does without.
    """
    is_shared = folder.st_mode & stat.S_ISVTX and folder.st_mode & stat.S_IWOTH
    if is_shared and link.st_uid not in (os.geteuid(), folder.st_uid):
        raise _refusal(path, "is a link of another user in a folder that everybody may write to: it must be a file")


def _check_kind(path: Path, mode: int, allowed: Mapping[int, str]) -> None:
    """Refuses what is neither replaced nor written through; raises ``Invalid``."""
    if stat.S_IFMT(mode) not in allowed:
        kinds = ", ".join(allowed.values())
        raise _refusal(path, f"is {KIND_NAMES[stat.S_IFMT(mode)]}: it must be {kinds}, or not be there yet")


class Output(io.FileIO):
    """An open file that takes all or fails. A FIFO's reader must take something within ``FIFO_PATIENCE_S``."""

    def write(self, content: Any) -> int:
        """Writes all of it; raises ``TimeoutError``."""
        left = memoryview(content).cast("B")
        poll = select.poll()
        poll.register(self.fileno(), select.POLLOUT)
        while left:
            taken = super().write(left)
            if taken is None and not poll.poll(FIFO_PATIENCE_S * 1000):
                raise OSError(errno.ETIMEDOUT, f"its reader took nothing for {FIFO_PATIENCE_S} s")
            left = left[taken or 0 :]
        return len(content)


def _open_stream(path: Path, place: _Place) -> Output:
    """Opens a character device or a FIFO to write through, without waiting for a reader.

    Raises ``Invalid`` for other kinds, and an ``OSError`` where no process reads the FIFO.
    """
    _check_kind(path, place.mode, OUTPUT_KINDS)
    is_fifo = stat.S_ISFIFO(place.mode)
    try:
        handle = os.open(place.name, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_NOFOLLOW, dir_fd=place.folder)
    except OSError as error:
        if error.errno == errno.ENXIO and is_fifo:
            raise OSError(errno.ENXIO, "no process reads this FIFO") from None
        raise
    stream = Output(handle, "wb")
    if stat.S_IFMT(os.fstat(handle).st_mode) != stat.S_IFMT(place.mode):
        stream.close()
        raise _refusal(path, "became something else while it was opened")
    os.set_blocking(handle, not is_fifo)
    return stream


@contextmanager
def _draft(path: Path, place: _Place) -> Iterator[Output]:
    """Opens a new file with a name that can't be guessed, which takes the place in the end.

    Its rights are those of the file that it replaces, or by the process's umask.
    """
    old = place.replaced
    name = f".{Path(place.name).stem[:40]}-{secrets.token_hex(8)}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
    handle = os.open(name, flags, 0o666 if old is None else 0o600, dir_fd=place.folder)
    try:
        with Output(handle, "wb") as file:
            _adopt(handle, old)
            yield file
            with _errors_named(path):
                os.fsync(handle)
        with _errors_named(path):
            os.rename(name, place.name, src_dir_fd=place.folder, dst_dir_fd=place.folder)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name, dir_fd=place.folder)
        raise


def _adopt(handle: int, old: os.stat_result | None) -> None:
    """Gives a new file the rights of the one that it replaces; root gives it that one's owner, too."""
    if os.geteuid() == 0:
        owner = _owner if old is None else Owner(old.st_uid, old.st_gid)
        if owner is not None:
            os.fchown(handle, *owner)
    if old is not None:
        os.fchmod(handle, stat.S_IMODE(old.st_mode) & 0o777)


def _is_own(found: os.stat_result) -> bool:
    """Returns whether a file is of this process's user, and no second name of a file elsewhere."""
    return stat.S_ISREG(found.st_mode) and found.st_nlink == 1 and found.st_uid == os.geteuid()


def identify(path: Path) -> tuple[int, int, int] | None:
    """Returns the identity of a file among all that ever had its name; None where there is none.

    ``write`` makes a new file each time: another inode, even where the clock went back.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def make_folder(folder: Path) -> list[Path]:
    """Makes a folder and those on the way to it, where they are not there; returns the new ones, the deepest first."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    made: list[Path] = []
    for one in reversed(missing):
        try:
            one.mkdir()
        except FileExistsError:  # another process was faster
            if not one.is_dir():
                raise
            continue
        made.insert(0, one)
        if _owner is not None:
            flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
            with _descriptor(one, flags) as handle, os.scandir(handle) as entries:
                # The owner of the folder above could have put another one in its place.
                if os.fstat(handle).st_uid == os.geteuid() and not any(entries):
                    os.fchown(handle, *_owner)
    return made


@contextmanager
def _descriptor(path: Path, flags: int, mode: int = 0o600) -> Iterator[int]:
    handle = os.open(path, flags, mode)
    try:
        yield handle
    finally:
        os.close(handle)


def encode_json(value: Any) -> bytes:
    """Encodes a value as JSON; file names that are not UTF-8 become printable."""
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        return msgspec.json.encode(_printable(msgspec.to_builtins(value)))


def _printable(value: Any) -> Any:
    match value:
        case str():
            return printable(value)
        case dict():
            return {_printable(name): _printable(one) for name, one in value.items()}
        case list() | tuple():
            return [_printable(one) for one in value]
        case _:
            return value


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Yields a path for another program to write to, which becomes a folder's file at the end, or is gone.

    The path is in a new folder beside the file, which is closed to other users. Raises as ``write`` does.
    """
    with _errors_named(path):
        private = Path(tempfile.mkdtemp(dir=path.parent, prefix=f".{path.stem[:40]}-"))
    draft = private / path.name
    try:
        yield draft
        with _errors_named(path), _locate_in_folder(path) as place:
            _check_kind(path, place.mode, FOLDER_KINDS)
            with _descriptor(draft, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK) as handle:
                if not _is_own(os.fstat(handle)):
                    raise _refusal(path, "was replaced while it was written")
                _adopt(handle, place.replaced)
            os.rename(draft, place.name, dst_dir_fd=place.folder)
    finally:
        shutil.rmtree(private, ignore_errors=True)


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Makes a folder and is the only one who writes there; raises ``Invalid`` while another process does.

    A folder that is made for work that fails before it writes anything is taken away again.
    """
    made = make_folder(folder)
    with _lock_file(folder) as lock:
        try:
            if sys.platform == "linux":
                fcntl.fcntl(lock, fcntl.F_OFD_SETLK, _pack_lock(fcntl.F_WRLCK))
            else:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):  # fcntl_locking(2) allows both
            raise Invalid([Problem(display_path(folder), "", "another xcpr is writing there")]) from None
        try:
            yield
        except BaseException:
            if folder in made and [path.name for path in folder.iterdir()] == [LOCK]:
                (folder / LOCK).unlink()
                with contextlib.suppress(OSError):  # another process has put a file beside it
                    for one in made:
                        one.rmdir()
            raise


@contextmanager
def _lock_file(folder: Path) -> Iterator[int]:
    """Opens a folder's lock file. No other user can, unless the umask lets a group write; raises ``Invalid``."""
    flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK
    with _errors_named(folder / LOCK):
        try:
            lock, is_new = os.open(folder / LOCK, flags | os.O_EXCL, 0o660), True
        except FileExistsError:
            lock, is_new = os.open(folder / LOCK, flags, 0o660), False
    try:
        found = os.fstat(lock)
        _check_kind(folder / LOCK, found.st_mode, {stat.S_IFREG: KIND_NAMES[stat.S_IFREG]})
        if _is_own(found):
            # A group that may only read could hold a lock, too.
            of_group = found.st_mode & (stat.S_IRGRP | stat.S_IWGRP) if found.st_mode & stat.S_IWGRP else 0
            os.fchmod(lock, stat.S_IRUSR | stat.S_IWUSR | of_group)
        if is_new and _owner is not None:
            os.fchown(lock, *_owner)
        yield lock
    finally:
        os.close(lock)


def is_held(folder: Path) -> bool:
    """Returns whether a process writes to a folder. On Linux, to look takes no lock: no writer is refused meanwhile."""
    try:
        with _descriptor(folder / LOCK, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK) as lock:
            if sys.platform != "linux":
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
                return False
            found = fcntl.fcntl(lock, fcntl.F_OFD_GETLK, _pack_lock(fcntl.F_RDLCK))
    except BlockingIOError:
        return True
    except PermissionError:
        return _is_listed(folder / LOCK)
    except OSError:
        return False
    return bool(struct.unpack(FLOCK, found)[0] != fcntl.F_UNLCK)


def _pack_lock(kind: int) -> bytes:
    """Packs the lock of a file as a whole, fcntl_locking(2)."""
    return struct.pack(FLOCK, kind, os.SEEK_SET, 0, 0, 0)


def _is_listed(path: Path) -> bool:
    """Returns whether the kernel lists a lock of a file (proc_locks(5)): so another user sees it, who can't open it."""
    try:
        found = path.lstat()
        listed = Path("/proc/locks").read_bytes()
    except OSError:
        return False
    return f" {os.major(found.st_dev):02x}:{os.minor(found.st_dev):02x}:{found.st_ino} ".encode() in listed
