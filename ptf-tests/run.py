#!/usr/bin/env python3
"""Runs the PTF suite against a switch on veths in a network namespace of its own.

    run.py [--switch embedded|bmv2|tofino] [--arithmetic exact|table] [--seed N] [TEST...]

TEST is a module or module.Class; default: all.

Exits with ptf's code; 1 when the switch fails, 2 when the machine lacks something, which is then named.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from support import world

HERE = Path(__file__).resolve().parent


def ptf(tests: list[str], seed: int, arithmetic: str, switch: str) -> int:
    """PTF on the namespace's ports."""
    interfaces = [word for port in world.PORTS for word in ("--interface", f"{port}@{world.test_end(port)}")]
    command = [
        *(sys.executable, str(Path(sys.executable).with_name("ptf"))),
        *("--test-dir", str(HERE / "tests"), "--log-dir", str(world.SCRATCH / "log"), "--debug", "warning"),
        *("--socket-recv-size", "10240", "--qlen", "4096", *interfaces),
        *("--test-params", f"address='{world.ADDRESS}';seed={seed};arithmetic='{arithmetic}';switch='{switch}'"),
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    return subprocess.run(command, cwd=world.SCRATCH, env=environment, check=False).returncode


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--switch", choices=(*world.SWITCHES, world.TOFINO), default="embedded")
    parser.add_argument("--arithmetic", choices=("exact", "table"), default="exact", help="which of the programs")
    parser.add_argument("--seed", type=int, default=1, help="of the random packets (default 1)")
    parser.add_argument("tests", nargs="*", metavar="TEST", help="a module or module.Class of ptf-tests/tests")
    arguments = parser.parse_args()
    try:
        world.check(arguments.switch)
        world.enter()
        world.make_links()
        with world.running(arguments.switch):
            return ptf(arguments.tests, arguments.seed, arguments.arithmetic, arguments.switch)
    except world.Missing as missing:
        print(f"ptf: {missing}", file=sys.stderr)
        return 2
    except world.Failed as failed:
        print(f"ptf: {failed}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
