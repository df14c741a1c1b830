#!/usr/bin/python3
"""Mininet's command line on a running network: ``sudo python3 mininet/dumbbell.py [SCENARIO] [options of xcpr run]``.

Switches and controller are up; hosts wait for commands: ``s0 ping -c 3 d0``, ``d0 xcpr receive --dir /run &``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

XCPR = Path(__file__).resolve().parent.parent / ".venv" / "bin" / "xcpr"


def main() -> None:
    """Becomes ``xcpr run SCENARIO --world mininet --cli``."""
    given = sys.argv[1:]
    if given[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return
    if not XCPR.exists():
        sys.exit(f"{XCPR} is missing: run make setup first")
    name, options = (given[0], given[1:]) if given and not given[0].startswith("-") else ("mininet", given)
    os.execv(XCPR, [str(XCPR), "run", name, "--world", "mininet", "--cli", *options])


if __name__ == "__main__":
    main()
