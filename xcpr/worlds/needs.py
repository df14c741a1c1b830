"""The things that this machine has for each use of xcpr. A missing thing is named, with the command that
installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xcpr.io.paths import SHARED_MEMORY
from xcpr.worlds.ebpf import machine
from xcpr.worlds.emulation import mininet

P4LANG = "the p4lang packages have it (README)"


@dataclass(frozen=True)
class Use:
    """Something that xcpr does, with a command that does it."""

    name: str
    command: str
    missing: Callable[[], Sequence[str]]
    """All that stands in the way, as sentences; empty if nothing does."""


def uses() -> Sequence[Use]:
    """Returns all uses, from what takes least."""
    return (
        Use("simulator", "xcpr run demo", _simulator),
        Use("switch, hosts and transfers on interfaces", "xcpr switch, send, receive, host", _interfaces),
        Use("exact times", "the same, and all of Mininet", _real_time),
        Use("Mininet", "xcpr run mininet --world mininet", lambda: _mininet("embedded")),
        Use("Mininet with BMv2", "xcpr run mininet-bmv2 --world mininet --switch bmv2", lambda: _mininet("bmv2")),
        Use("the kernel's TCP over XCP", "xcpr kernel up", machine.lacks_or_refuses),
        Use("P4 compiled anew", "make p4", lambda: _program("p4c-bm2-ss", "P4C", P4LANG)),
        Use("P4 compiled for a Tofino", "make p4-tna", _tofino),
        Use("packets in words", "tools/xcp.lua", lambda: _program("tshark", None, "sudo apt-get install tshark")),
        Use("speed beside ns-2's", "make bench", lambda: _program("ns", None, "sudo apt-get install ns2")),
    )


def _simulator() -> Sequence[str]:
    if sys.platform != "linux" or os.access(SHARED_MEMORY, os.W_OK | os.X_OK):
        return ()
    return (f"{SHARED_MEMORY} can't be written to: several runs at once pass messages there",)


def _interfaces() -> Sequence[str]:
    if sys.platform != "linux":
        return ("packet sockets are Linux's",)
    return () if machine.holds("CAP_NET_RAW") else ("takes CAP_NET_RAW, or root",)


def _real_time() -> Sequence[str]:
    if sys.platform == "linux" and machine.holds("CAP_SYS_NICE"):
        return ()
    return ("takes CAP_SYS_NICE, or root: without real-time priority times are off by milliseconds on a busy machine",)


def _mininet(switch: str) -> Sequence[str]:
    if sys.platform != "linux":
        return ("network namespaces are Linux's",)
    if shutil.which(mininet.PYTHON) is None:
        return (f"{mininet.PYTHON} is missing: sudo apt-get install python3",)
    asked = [mininet.PYTHON, str(mininet.MACHINE), switch]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()


def _program(name: str, variable: str | None, remedy: str) -> Sequence[str]:
    named = os.environ.get(variable) if variable else None
    if shutil.which(named or name):
        return ()
    if named:
        return (f"{variable} names {named}, which is no program that can be run",)
    return (f"{name} is not on PATH: {remedy}",)


def _tofino() -> Sequence[str]:
    remedy = "p4c built with -DENABLE_TOFINO=ON has it"
    return [*_program("p4c-barefoot", "P4C_BAREFOOT", remedy), *_program("bfas", "BFAS", remedy)]
