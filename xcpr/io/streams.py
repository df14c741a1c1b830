"""Standard output and error that no process dies of: a line that can't be written is dropped and counted.

A reader that is gone, a full disk and a closed stream are the same to the code that prints. The exit status of a
command says that output was lost, unless its reader did not want it.
"""

from __future__ import annotations

import errno
import io
import os
import select
import sys
from typing import cast

WAIT_MS = 100
"""The time that a service waits for room in a pipe whose reader is slow; it waits no more until a line gets through."""
UNWANTED = frozenset({errno.EPIPE, errno.EBADF, errno.EIO})
"""Errors of a reader that is gone, and of a terminal that is closed: no reader lacks these lines."""


class DroppingFile(io.RawIOBase):
    """A file descriptor to write lines to. A line that it does not accept is dropped and counted."""

    def __init__(self, fd: int, log: DroppingFile | None = None) -> None:
        """Writes to a descriptor. The number of dropped lines goes to ``log``, or without it to the same file."""
        super().__init__()
        self.name = f"<{fd}>"
        self.dropped_lines = 0
        """Since the start."""
        self.error: OSError | None = None
        """The reason of the latest drop."""
        self.may_wait = True
        """Whether writes wait for a reader as long as it takes; if not, WAIT_MS."""
        self._fd = fd
        self._log = log
        self._unreported = 0
        self._ends_in_line = False
        self._is_stuck = False

    def writable(self) -> bool:
        """Returns true."""
        return True

    def fileno(self) -> int:
        """Returns the file descriptor."""
        return self._fd

    def isatty(self) -> bool:
        """Returns whether the file is a terminal."""
        return os.isatty(self._fd)

    def write(self, data: object) -> int:
        """Writes lines, with a line on those that were dropped before; returns the length of ``data``."""
        content = bytes(cast("bytes", data))
        try:
            self._write_bytes(self._notice() + content)
            self._is_stuck = False
            if self._unreported and self._log is not None:
                lost = f"{_count(self._unreported)} of standard output dropped: {_reason(self.error)}"
                self._log.write(f"xcpr: {lost}\n".encode())
            self._unreported = 0
        except OSError as error:
            lines_lost = max(1, content.count(b"\n"))
            self.dropped_lines += lines_lost
            self._unreported += lines_lost
            self.error = error
        return len(content)

    def _notice(self) -> bytes:
        """Returns the bytes between a dropped line and the next one."""
        if not self._unreported:
            return b""
        line_end = "\n" * self._ends_in_line
        if self._log is not None:
            return line_end.encode()
        return f"{line_end}xcpr: {_count(self._unreported)} dropped here: {_reason(self.error)}\n".encode()

    def _write_bytes(self, content: bytes) -> None:
        """Writes all bytes; raises ``OSError``."""
        left = memoryview(content)
        while left:
            self._wait_for_room()
            written = os.write(self._fd, left[: select.PIPE_BUF])
            self._ends_in_line = left[written - 1] != ord("\n")
            left = left[written:]

    def _wait_for_room(self) -> None:
        """Waits until PIPE_BUF bytes can be written without blocking; raises ``BlockingIOError``."""
        poll = select.poll()
        poll.register(self._fd, select.POLLOUT)
        timeout_ms = None if self.may_wait else 0 if self._is_stuck else WAIT_MS
        if not poll.poll(timeout_ms):
            self._is_stuck = True
            raise BlockingIOError(errno.EAGAIN, "the reader takes nothing")


def _count(lines: int) -> str:
    return "1 line" if lines == 1 else f"{lines} lines"


def _reason(error: OSError | None) -> str:
    return "unknown" if error is None else error.strerror or type(error).__name__


def open_standard_streams() -> None:
    """Puts streams that drop lines in the place of standard output and error, and opens what was closed.

    A closed descriptor gets the null device: the next file or socket would have its number, and other code's output.
    Streams that a caller has replaced stay.
    """
    for fd in range(3):
        try:
            os.fstat(fd)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    errors = _replace("stderr", 2)
    # Standard output may be JSON: the number of lines that it lacks is for standard error.
    _replace("stdout", 1, errors)


def _replace(name: str, fd: int, log: DroppingFile | None = None) -> DroppingFile:
    """Puts a stream that drops lines in the place of the original; returns its file. Streams of a caller stay."""
    stream: io.TextIOWrapper | None = getattr(sys, name)
    file = DroppingFile(fd, log)
    if stream is getattr(sys, f"__{name}__"):
        setattr(sys, name, _wrap(file, stream))
    return file


def _wrap(file: DroppingFile, stream: io.TextIOWrapper | None) -> io.TextIOWrapper:
    """Returns a stream over a file, with the encoding of the one in whose place it is.

    A line is written at once and whole where that stream writes lines or characters at once.
    """
    return io.TextIOWrapper(
        io.BufferedWriter(file),
        encoding=stream.encoding if stream is not None else "utf-8",
        errors="backslashreplace",
        line_buffering=stream is None or stream.line_buffering or stream.write_through,
    )


def _file(stream: object) -> DroppingFile | None:
    """Returns the dropping file of a stream; None of a stream that a caller put in its place."""
    stream = getattr(stream, "rich_proxied_file", stream)  # while rich draws on a terminal
    file = getattr(getattr(stream, "buffer", None), "raw", None)
    return file if isinstance(file, DroppingFile) else None


def stop_waiting() -> None:
    """Drops lines from now on that a slow reader has no room for: a service does not wait for its log."""
    for stream in (sys.stdout, sys.stderr):
        if (file := _file(stream)) is not None:
            file.may_wait = False


def dropped_lines() -> int:
    """Returns the lines that were dropped since the start."""
    files = [file for stream in (sys.stdout, sys.stderr) if (file := _file(stream)) is not None]
    return sum(file.dropped_lines for file in files)


def lost_output() -> str | None:
    """Flushes standard output; returns what was lost of it, or None where all was written or had no reader."""
    if sys.stdout is None or (file := _file(sys.stdout)) is None:
        return None
    sys.stdout.flush()
    if file.error is None or file.error.errno in UNWANTED:
        return None
    return f"standard output: {_count(file.dropped_lines)} could not be written: {_reason(file.error)}"
