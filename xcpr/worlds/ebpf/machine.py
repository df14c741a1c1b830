"""The demands on a machine whose kernel's TCP is to run XCP."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from xcpr.io.paths import KERNEL
from xcpr.worlds.ebpf import libbpf

BTF = Path("/sys/kernel/btf/vmlinux")
OBJECT = KERNEL / "compiled" / "xcp.bpf.o"
OLDEST = (6, 6)
"""The first kernel with tcx links."""
CAPABILITIES = ("CAP_NET_ADMIN", "CAP_PERFMON", "CAP_BPF")
NUMBERS = {"CAP_NET_ADMIN": 12, "CAP_NET_RAW": 13, "CAP_SYS_NICE": 23, "CAP_PERFMON": 38, "CAP_BPF": 39}
"""The numbers of capabilities(7), linux/capability.h."""


def lacks() -> list[str]:
    """Returns all that is missing, as sentences; an empty list if nothing is."""
    if sys.platform != "linux":
        return ["The kernel's TCP runs XCP on Linux only."]
    found = []
    if _release() < OLDEST:
        found.append(f"Linux {os.uname().release} is too old: {'.'.join(map(str, OLDEST))} or later is needed.")
    if not BTF.exists():
        found.append(f"The kernel has no BTF ({BTF}; CONFIG_DEBUG_INFO_BTF).")
    if libbpf.missing():
        found.append(f"{libbpf.LIBRARY} is missing: sudo apt-get install libbpf1")
    if shutil.which("ip") is None:
        found.append("ip is missing: sudo apt-get install iproute2")
    if without := [name for name in CAPABILITIES if not holds(name)]:
        found.append(f"XCP in the kernel takes {', '.join(CAPABILITIES)}, or root; without are {', '.join(without)}.")
    return found


def lacks_or_refuses() -> list[str]:
    """Returns what `lacks` does and, where nothing is missing, the kernel's refusal of the programs.

    The function loads the programs, attaches none, and unloads them. A kernel can refuse them to root, too.
    """
    if found := lacks():
        return found
    try:
        libbpf.Object(OBJECT, ()).close()
    except libbpf.Failed as failure:
        return [f"This machine's kernel refuses XCP's programs: {str(failure).splitlines()[0]}."]
    return []


def _release() -> tuple[int, int]:
    major, minor = re.match(r"(\d+)\.(\d+)", os.uname().release).groups()  # type: ignore[union-attr]
    return int(major), int(minor)


def holds(capability: str) -> bool:
    """Says whether this process has one of ``NUMBERS`` in its effective set."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    effective = re.search(r"^CapEff:\s*(\w+)", status, re.MULTILINE).group(1)  # type: ignore[union-attr]
    return bool(int(effective, 16) >> NUMBERS[capability] & 1)
