"""Two hosts for tests: network namespaces with a veth between them, gone with the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

ADDRESSES = ("10.77.0.1", "10.77.0.2")


def missing() -> str:
    """What this machine lacks for namespaces; empty if nothing."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "needs root, for network namespaces and raw sockets"
    if shutil.which("ip") is None:
        return "needs the command ip (iproute2)"
    probe = subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False)
    return "" if probe.returncode == 0 else "network namespaces are not permitted here"


@dataclass(frozen=True)
class Pair:
    """The names of two connected namespaces; their addresses are ``ADDRESSES``."""

    names: tuple[str, str]

    def command(self, side: int, *arguments: str) -> list[str]:
        """What runs a command on one side (0 or 1)."""
        return ["ip", "netns", "exec", self.names[side], *arguments]

    def start(self, side: int, arguments: Sequence[str], **options: object) -> subprocess.Popen[str]:
        """Start an xcpr command on one side."""
        return subprocess.Popen(
            self.command(side, sys.executable, "-m", "xcpr", *arguments),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **options,  # type: ignore[call-overload]
        )


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def pair(mtu: int = 1500) -> Iterator[Pair]:
    """Two namespaces, a veth between them, addresses on it; offloads off as user-space switches want it."""
    names = (f"hosts-{os.getpid()}-a", f"hosts-{os.getpid()}-b")
    made = []
    try:
        for name in names:
            _run("ip", "netns", "add", name)
            made.append(name)
        _run(
            "ip", "link", "add", "v", "netns", names[0], "mtu", str(mtu), "type", "veth", "peer", "v", "netns", names[1]
        )
        _run("ip", "-n", names[1], "link", "set", "v", "mtu", str(mtu))
        for name, address in zip(names, ADDRESSES, strict=True):
            _run("ip", "-n", name, "addr", "add", f"{address}/24", "dev", "v")
            _run("ip", "-n", name, "link", "set", "v", "up")
            _run("ip", "-n", name, "link", "set", "lo", "up")
        yield Pair(names)
    finally:
        for name in made:
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
