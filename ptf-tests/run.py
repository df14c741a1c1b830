#!/usr/bin/env python3
"""Runs the PTF suite against a switch on veths in a network namespace of its own.

    run.py [--switch embedded|bmv2|tofino] [--arithmetic exact|table] [--seed N] [--sent FILE] [TEST...]

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


def ptf(tests: list[str], parameters: dict[str, object]) -> int:
    """Runs PTF on the namespace's ports; returns its exit code."""
    interfaces = [word for port in world.PORTS for word in ("--interface", f"{port}@{world.test_end(port)}")]
    command = [
        *(sys.executable, str(Path(sys.executable).with_name("ptf"))),
        *("--test-dir", str(HERE / "tests"), "--log-dir", str(world.SCRATCH / "log"), "--debug", "warning"),
        *("--socket-recv-size", "10240", "--qlen", "4096", *interfaces),
        *("--test-params", ";".join(f"{name}={value!r}" for name, value in parameters.items())),
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    return subprocess.run(command, cwd=world.SCRATCH, env=environment, check=False).returncode


def main() -> int:
    """Runs the tests and returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--switch", choices=(*world.SWITCHES, world.TOFINO), default="embedded")
    parser.add_argument("--arithmetic", choices=("exact", "table"), default="exact", help="which of the programs")
    parser.add_argument("--seed", type=int, default=1, help="of the random packets (default 1)")
    parser.add_argument(
        "--sent", type=Path, metavar="FILE", help="append each frame that the tests send: PORT HEX (default: none)"
    )
    parser.add_argument("tests", nargs="*", metavar="TEST", help="a module or module.Class of ptf-tests/tests")
    arguments = parser.parse_args()
    parameters = {
        **{name: getattr(arguments, name) for name in ("seed", "arithmetic", "switch")},
        "address": world.ADDRESS,
        "sent": str(arguments.sent.resolve()) if arguments.sent else "",
    }
    try:
        world.check(arguments.switch)
        world.enter()
        world.make_links(world.PORTS)
        with world.running(arguments.switch, world.PORTS):
            return ptf(arguments.tests, parameters)
    except world.Missing as missing:
        print(f"ptf: {missing}", file=sys.stderr)
        return 2
    except world.Failed as failed:
        print(f"ptf: {failed}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
