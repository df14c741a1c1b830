"""Commands that begin without some of the standard streams."""

from __future__ import annotations

from collections.abc import Sequence


def without_streams(command: Sequence[str], *fds: int) -> list[str]:
    """Returns a command that closes file descriptors 0 to 2, and then becomes ``command``.

    A shell closes them. ``preexec_fn`` would run Python in a copy of this process, whose other threads are gone: with
    gRPC in use, such a copy can abort.
    """
    if not fds:
        return list(command)
    closes = " ".join(f"{fd}>&-" for fd in fds)
    return ["/bin/sh", "-c", f'exec "$@" {closes}', "sh", *command]
