"""Programs that tests and measurements call beyond what the README asks for, and what else they may need.

A test that needs one of them is skipped where it is missing, with the words that bring it. The test has a
mark (``program``, ``capability``), or asks on its way (``require``). A test in ``tests/project/test_needs.py`` holds
that no test calls any other program. The command ``python tests/helpers/needs.py`` shows what this machine lacks for
``make test-network``. With ``--hidden`` it lists the programs that a room of ``tools/room`` is without.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ASSUMED = frozenset(
    {"/bin/sh", "/usr/bin/python3", "bash", "cargo", "make", "mount", "patch", "sh", "sleep", "umount", "unshare"}
)
"""Programs that the README asks for, and those of every Debian: util-linux, and patch of build-essential."""

DEBIANS_PYTHON = "/usr/bin/python3"
"""This Python alone has Debian's package of Mininet."""

PACKAGES = {
    "chromium": "chromium",
    "clang": "clang",
    "dumpcap": "wireshark-common",
    "ethtool": "ethtool",
    "g++": "g++",
    "git": "git",
    "ifconfig": "net-tools",
    "ip": "iproute2",
    "iperf3": "iperf3",
    "llvm-strip": "llvm",
    "man": "man-db",
    "mergecap": "wireshark-common",
    "mn": "mininet",
    "mnexec": "mininet",
    "node": "nodejs",
    "ns": "ns2",
    "openssl": "openssl",
    "perf": "linux-perf",
    "ping": "iputils-ping",
    "prometheus": "prometheus",
    "setpriv": "util-linux",
    "systemd-analyze": "systemd",
    "tc": "iproute2",
    "tshark": "tshark",
    "valgrind": "valgrind",
}
"""The Debian package of each program."""

P4C = os.environ.get("P4C", "p4c-bm2-ss")
"""The P4 compiler."""
OUTSIDE_DEBIAN = {
    **dict.fromkeys(
        ("p4c-bm2-ss", "simple_switch", "simple_switch_CLI", "simple_switch_grpc"),
        "https://github.com/p4lang has packages (README)",
    ),
    "taplo": "npm install --global @taplo/cli; with a language server: cargo install taplo-cli",
    "tombi": "pip install tombi",
}
"""Programs that are in no Debian package."""

NETWORK = ("ip", "setpriv", "ethtool", "mnexec", "ifconfig", "tc", "ping", "simple_switch_grpc", "clang", "llvm-strip")
NETWORK += ("chromium", "prometheus", "openssl")
"""Programs that tests with real packets call."""

CAPABILITIES = {"CAP_NET_ADMIN": 12, "CAP_NET_RAW": 13, "CAP_SYS_ADMIN": 21, "CAP_SYS_NICE": 23}
"""Capabilities that make interfaces, read frames, make namespaces and set real-time priority; their numbers."""

ROOT = "run it with sudo, outside a container that takes root's capabilities away"


def missing(*programs: str) -> str:
    """Returns which of the programs are not here, with what brings them; empty if none."""
    lacking = [name for name in programs if shutil.which(name) is None]
    packages = sorted({PACKAGES[name] for name in lacking if name in PACKAGES})
    brings = [f"apt-get install {' '.join(packages)}"] if packages else []
    brings += sorted({OUTSIDE_DEBIAN[name] for name in lacking if name in OUTSIDE_DEBIAN})
    return f"needs {', '.join(lacking)}: {'; '.join(brings) or 'not on PATH'}" if lacking else ""


def has_capability(name: str) -> bool:
    """Returns whether this process has a capability."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    effective = next(line for line in status.splitlines() if line.startswith("CapEff"))
    return bool(int(effective.split()[1], 16) >> CAPABILITIES[name] & 1)


def lacking(*capabilities: str) -> str:
    """Returns which of the capabilities this process has not; empty if none."""
    found = [name for name in capabilities if not has_capability(name)]
    return f"needs {', '.join(found)}: {ROOT}" if found else ""


def namespaces() -> str:
    """Returns the lack that keeps this machine from network namespaces with interfaces; empty if there is none."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    if found := lacking("CAP_SYS_ADMIN", "CAP_NET_ADMIN", "CAP_NET_RAW") or missing("ip", "setpriv"):
        return found
    probe = ["unshare", "--net", "ip", "link", "add", "name", "x", "type", "veth"]
    made = subprocess.run(probe, capture_output=True, check=False).returncode == 0
    return "" if made else "network namespaces with veths can't be made here: the kernel or a container forbids it"


def require(*programs: str) -> None:
    """Skips the test where a program is missing."""
    import pytest

    if found := missing(*programs):
        pytest.skip(found)


def p4c() -> str:
    """Returns ``P4C``. Without it the test is skipped."""
    require(P4C)
    return P4C


def mininet_python() -> str:
    """Returns the lack that keeps a ``Topo`` from being read; empty if there is none."""
    command = [DEBIANS_PYTHON, "-c", "import mininet.topo"]
    found = Path(DEBIANS_PYTHON).exists() and subprocess.run(command, capture_output=True, check=False).returncode == 0
    return "" if found else missing("mn") or f"needs Mininet in {DEBIANS_PYTHON}"


def program(*programs: str):  # type: ignore[no-untyped-def]  # pytest's marks
    """Marks a test, which is skipped where one of the programs is missing."""
    import pytest

    return pytest.mark.skipif(bool(missing(*programs)), reason=missing(*programs))


def capability(*names: str):  # type: ignore[no-untyped-def]
    """Marks a test, which is skipped where this process lacks a capability."""
    import pytest

    return pytest.mark.skipif(bool(lacking(*names)), reason=lacking(*names))


def show() -> None:
    """Prints a table of all that is missing for tests with real packets, and the line that installs it."""
    absent = [name for name in NETWORK if shutil.which(name) is None]
    rows = [(name, PACKAGES.get(name, OUTSIDE_DEBIAN.get(name, ""))) for name in absent]
    rows += [(name, ROOT) for name in CAPABILITIES if not has_capability(name)]
    if not rows:
        print("make test-network: this machine has all that its tests need")
        return
    width = max(len(name) for name, _ in rows)
    print("make test-network: tests that need these are skipped")
    print("\n".join(f"  {name:<{width}}  {where}" for name, where in rows))
    if packages := sorted({PACKAGES[name] for name in absent if name in PACKAGES}):
        print(f"\n  sudo apt-get install {' '.join(packages)}\n")


def list_hidden() -> list[str]:
    """Returns the programs that a fresh machine is without: all but those of Debian's base and of a C compiler."""
    base = {"g++", "iproute2", "openssl", "systemd", "util-linux"}
    return sorted(name for name in {**PACKAGES, **OUTSIDE_DEBIAN} if PACKAGES.get(name) not in base)


if __name__ == "__main__":
    if "--hidden" in sys.argv:
        print(*list_hidden())
    else:
        show()
