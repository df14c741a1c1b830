"""The network namespaces that an ``xcpr kernel up`` serves, found by the address of its socket."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from xcpr.worlds.ebpf.device import Device, Refused

NAMED = Path("/run/netns")
"""Where ``ip netns`` has the namespaces with a name."""
PROCESSES = Path("/proc")


def entering(address: str) -> list[str]:
    """Returns a command that enters each namespace, beside our own, with a Unix socket at this abstract address.

    Namespaces that we may not look into are left out.
    """
    seen = {_inode(PROCESSES / "self/ns/net")}
    commands = []
    for command, namespace in _list_namespaces():
        inode = _inode(namespace)
        if inode is None or inode in seen:
            continue
        seen.add(inode)
        with suppress(Refused, OSError), Device("", namespace).entered():
            if _listens(address):
                commands.append(command)
    return commands


def _list_namespaces() -> Iterator[tuple[str, Path]]:
    """Yields a command and the file of every namespace that has a name or a process."""
    with suppress(OSError):
        for path in sorted(NAMED.iterdir()):
            yield f"ip netns exec {shlex.quote(path.name)}", path
    for path in sorted(PROCESSES.glob("[0-9]*")):
        yield f"nsenter --net={path}/ns/net", path / "ns/net"


def _inode(namespace: Path) -> int | None:
    try:
        return namespace.stat().st_ino
    except OSError:
        return None


def _listens(address: str) -> bool:
    """Says whether a socket of this thread's namespace has the address, in the words of proc_net(5)."""
    lines = (PROCESSES / "thread-self/net/unix").read_text(encoding="utf-8", errors="replace").splitlines()
    return any(line.endswith(f" {address}") for line in lines)
