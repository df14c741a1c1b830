"""One run: network, switches, controller, hosts, in this order; then everything stops in the other one.

All times between the processes are CLOCK_MONOTONIC; the epoch is the moment that counts as 0, and lies far enough ahead
for every process to be ready.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import network
from bmv2 import Bmv2
from embedded import Embedded
from mininet.cli import CLI
from processes import Processes, replace

SWITCHES = {"embedded": Embedded, "bmv2": Bmv2}

READY_S = 60.0
"""How long switches and controller may take."""
START_S = 1.0
HOST_START_S = 0.1
"""What the start of the hosts' processes takes, all together, and each on one core."""
FINISH_S = 20.0
"""What the hosts may take from the end of the run until they have written their figures."""

Say = Callable[[dict[str, Any]], None]
"""Tells the runner: {"doing": ...} or {"epoch_ns": ...}."""


class World:
    """The network of a job and the processes in it."""

    def __init__(self, job: dict[str, Any], folder: Path, say: Say) -> None:
        self._job = job
        self._folder = folder
        self._say = say
        self._processes = Processes(folder)
        self._net: Any = None
        self._plan = folder / "plan.json"
        self._plan.write_text(json.dumps(job["plan"]))
        budget_s = START_S + HOST_START_S * len(job["hosts"]) / len(os.sched_getaffinity(0))
        self._hosts_budget_ns = int(budget_s * 1e9)
        self._epoch_file = folder / "epoch"

    def run(self) -> dict[str, Any]:
        """The whole run; what its processes found out."""
        self._bring_up()
        epoch_ns = time.monotonic_ns() + self._hosts_budget_ns
        self._say({"doing": "starting hosts"})
        names = self._start_hosts(epoch_ns)
        self._say({"epoch_ns": epoch_ns})
        self._reload(epoch_ns)
        self._processes.finish(names, (epoch_ns + self._job["duration_ns"]) / 1e9 + FINISH_S)
        self._say({"doing": "collecting"})
        self._bring_down()
        return self._collect()
