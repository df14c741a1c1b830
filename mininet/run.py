"""Runs a job that ``xcpr run --world mininet`` hands over, in namespaces of its own.

Everything lives in namespaces that are gone with this process, which is their process 1: processes, interfaces, and
files too, on a file system that only they see. Job and outcome pass through open files that have no name.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import machine

FILES = Path("/run")
"""Where the run's own file system is mounted, for this mount namespace alone."""


def main() -> None:
    """Reads the job, runs it, writes what came of it: {"outcome"} or {"error"}, and {"notes"}."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--job", type=int, required=True, metavar="FD", help="open file with the job")
    parser.add_argument("--out", type=int, required=True, metavar="FD", help="open file for the outcome")
    parser.add_argument("--cli", action="store_true", help="Mininet's command line on the running network")
    options = parser.parse_args()
    with os.fdopen(options.job) as file:
        job = json.load(file)
    with os.fdopen(options.out, "w") as file:
        json.dump(perform(job, options.cli), file)


def perform(job: dict[str, Any], cli: bool) -> dict[str, Any]:
    """Performs a job: returns its outcome, or what was in its way."""
    if os.getpid() != 1:
        return {"error": "this script is started by xcpr run --world mininet, in namespaces of its own"}
    try:
        machine.check(job["switch"])
    except machine.Missing as error:
        return {"error": str(error)}
    subprocess.run(["mount", "-t", "tmpfs", "xcpr", str(FILES)], check=True)
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    notes = machine.lacks()

    from processes import Failed  # noqa: PLC0415
    from world import World  # noqa: PLC0415

    folder = FILES / "xcpr"
    folder.mkdir()
    os.environ["PATH"] = f"{Path(job['xcpr']).parent}:{os.environ['PATH']}"
    try:
        world = World(job, folder, print if cli else report)
        return {"notes": notes, "outcome": by_hand(world) if cli else world.run()}
    except Failed as error:
        return {"notes": notes, "error": str(error)}


def by_hand(world: Any) -> None:
    """Opens Mininet's command line, until the user leaves it."""
    from mininet.cli import CLI  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.default_int_handler)
    world.start(0.0)
    print("hosts, switches and controller are up; for example: s0 ping -c 3 d0, links, exit")
    CLI(world.net)
    world.stop()


def report(doing: str, **more: Any) -> None:
    """Prints a line for the runner."""
    print(json.dumps({"doing": doing, **more}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
