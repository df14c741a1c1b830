"""What a machine must have so that its kernel's TCP can run XCP."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from xcpr.ebpf import libbpf

BTF = Path("/sys/kernel/btf/vmlinux")
OLDEST = (6, 6)
"""The first kernel with tcx links."""
CAPABILITIES = {12: "CAP_NET_ADMIN", 38: "CAP_PERFMON", 39: "CAP_BPF"}


def lacks() -> list[str]:
    """All that is missing, as sentences; empty if nothing."""
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
    held = _capabilities()
    without = [name for bit, name in CAPABILITIES.items() if not held >> bit & 1]
    if without:
        found.append(f"It takes {', '.join(CAPABILITIES.values())}, or root; without are {', '.join(without)}.")
    return found


def _release() -> tuple[int, int]:
    major, minor = re.match(r"(\d+)\.(\d+)", os.uname().release).groups()  # type: ignore[union-attr]
    return int(major), int(minor)


def _capabilities() -> int:
    """The effective ones of this process, capabilities(7)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(re.search(r"^CapEff:\s*(\w+)", status, re.MULTILINE).group(1), 16)  # type: ignore[union-attr]
