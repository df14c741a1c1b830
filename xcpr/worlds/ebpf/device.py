"""A network device whose TCP is to run XCP, in whichever network namespace, and how it is set back.

A shell that waits for our end sets it back, so that it happens however we end: it reads a pipe that closes with us.
"""

from __future__ import annotations

import ctypes
import json
import os
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CLONE_NEWNET = 0x40000000
HEADER_BYTES = 20
"""The bytes of the congestion header: a route's MTU is so much less."""
PROTOCOL = 253
"""The maker of a route, rtnetlink(7); it distinguishes ours from others."""
OURS = Path("/proc/self/ns/net")


class Refused(Exception):
    """The request can't be met; the message says why."""


@dataclass(frozen=True)
class Device:
    """A device by its name, in our own network namespace or in that at ``namespace``."""

    name: str
    namespace: Path = OURS

    @classmethod
    def parse(cls, text: str) -> Device:
        """Reads ``DEVICE``, ``NAME:DEVICE`` in a namespace of ``ip netns``, or ``PID:DEVICE`` in that of a process."""
        where, colon, name = text.rpartition(":")
        if not colon:
            return cls(name)
        path = Path(f"/proc/{where}/ns/net") if where.isdecimal() else Path("/run/netns", where)
        if not path.exists():
            raise Refused(f"--dev {text}: there is no network namespace {where}")
        return cls(name, path)

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Enters the device's network namespace, with this thread and what it starts."""
        if self.namespace == OURS:
            yield
            return
        with OURS.open() as before, self.namespace.open() as there:
            _setns(there.fileno())
            try:
                yield
            finally:
                _setns(before.fileno())

    def index(self) -> int:
        """Returns the device's number, in its namespace; raises ``Refused`` if it is none that can carry the header."""
        try:
            [link] = _ip("-d", "link", "show", "dev", self.name)
        except Refused as error:
            raise Refused(f"--dev {self.name}: {error}") from None
        if link["link_type"] != "ether":
            raise Refused(f"--dev {self.name}: its frames are {link['link_type']}; Ethernet is needed")
        return int(link["ifindex"])

    @contextmanager
    def prepared(self, prefix: str | None, congestion_control: str) -> Iterator[None]:
        """Sets one segment per packet, and to ``prefix`` a route with the congestion control and room for the header,
        both until we end.

        The route stands before others to the same prefix, which it does not change.
        """
        [link] = _ip("-d", "link", "show", "dev", self.name)
        device = ["link", "set", "dev", self.name, "gso_max_segs"]
        undo = [[*device, str(link["gso_max_segs"])]]
        do = [[*device, "1"]]
        if prefix is not None:
            mtu = str(link["mtu"] - HEADER_BYTES)
            route = [prefix, *self._route_to(prefix), "proto", str(PROTOCOL)]
            undo.append(["route", "del", *route])
            do.append(["route", "prepend", *route, "mtu", mtu, "congctl", congestion_control])
        with _afterwards(undo):
            for command in do:
                _ip(*command)
            yield

    def _route_to(self, prefix: str) -> list[str]:
        """Returns the way by which the kernel reaches a prefix now, in the words of ``ip``."""
        [found] = _ip("route", "get", prefix.partition("/")[0])
        if found["dev"] != self.name:
            raise Refused(f"--to {prefix}: the kernel's way there is by {found['dev']}, not by {self.name}")
        gateway = ["via", found["gateway"], "onlink"] if "gateway" in found else []
        return [*gateway, "dev", self.name]


@contextmanager
def _afterwards(commands: list[list[str]]) -> Iterator[None]:
    """Has ``ip`` commands done when the block is left, or this process dies in it."""
    script = "; ".join(["read _", *(shlex.join(["ip", *command]) for command in commands)])
    waiting = subprocess.Popen(
        ["sh", "-c", script], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
    assert waiting.stdin is not None
    try:
        yield
    finally:
        waiting.stdin.close()
        waiting.wait()


def _ip(*arguments: str) -> Any:
    """Returns the answer of ``ip``, read from JSON."""
    done = subprocess.run(["ip", "-j", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refused(f"ip {' '.join(arguments)}: {done.stderr.strip() or done.returncode}")
    return json.loads(done.stdout) if done.stdout.strip() else []


def _setns(descriptor: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.setns(descriptor, CLONE_NEWNET) != 0:
        raise Refused(f"can't enter the network namespace: {os.strerror(ctypes.get_errno())}")
