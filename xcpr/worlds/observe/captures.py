"""The capture of a run, which the run outlives: a disk that is full takes the capture alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from xcpr.io import files
from xcpr.scenarios.network.taps import FILE


class Capture:
    """A run's capture, of whose loss the result has a note."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """The file that it is written to."""
        self.loss: str | None = None
        """The reason why there is none."""

    def lose(self, reason: str) -> None:
        """Gives the capture up; the first reason is the one that counts."""
        self.loss = self.loss or reason

    def notes(self) -> list[str]:
        """Returns the note of a result without its capture."""
        return [] if self.loss is None else [f"{FILE} could not be written: {self.loss}. The result is complete."]


class Recording(Capture):
    """A capture that gets its frames in this process."""

    def __init__(self, path: Path, file: files.Output) -> None:
        super().__init__(path)
        self._file = file

    def append(self, frames: bytes) -> None:
        """Writes some more frames, as long as that succeeds."""
        if self.loss is None:
            try:
                self._file.write(frames)
            except OSError as error:
                self.lose(str(error.strerror))


@contextmanager
def recorded(path: Path | None) -> Iterator[Recording | None]:
    """Opens a capture, which becomes its file at the end; None for a run without one.

    Raises as ``files.open_file`` does, before the run begins.
    """
    if path is None:
        yield None
        return
    with ExitStack() as opened:
        recording = Recording(path, opened.enter_context(files.open_file(path)))
        with _finished(path, recording, opened):
            yield recording


@contextmanager
def drafted(path: Path | None) -> Iterator[Capture | None]:
    """Yields a capture that other programs write, as ``recorded`` does."""
    if path is None:
        yield None
        return
    with ExitStack() as opened:
        capture = Capture(opened.enter_context(files.drafted(path)))
        with _finished(path, capture, opened):
            yield capture


@contextmanager
def _finished(path: Path, capture: Capture, opened: ExitStack) -> Iterator[None]:
    """Makes a capture its file after the run. A lost one leaves no file, nor one of an earlier run."""
    yield
    try:
        with opened.pop_all():
            if capture.loss is not None:
                raise OSError(capture.loss)
    except OSError as error:
        capture.lose(str(error.strerror))
        path.unlink(missing_ok=True)
