"""The embedded switch: one process per router, which is the links too (rate, queue, delay, loss)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from names import interface, shorten
from processes import Processes


class Embedded:
    """The routers' processes."""

    def __init__(self, job: dict[str, Any], folder: Path, processes: Processes) -> None:
        self._job = job
        self._folder = folder
        self._processes = processes

    def start(self, epoch_ns: int) -> None:
        """Starts all switches."""
        for router in self._job["routers"]:
            command = [self._job["xcpr"], "switch", "--device-id", str(router["device_id"])]
            for port in router["ports"]:
                command += ["-i", f"{port}@{interface(router['name'], port)}"]
            command += ["--grpc-server-addr", router["address"], "--cpu-port", str(router["cpu_port"])]
            command += ["--plan", str(self._folder / "plan.json"), "--router", router["name"]]
            command += ["--stats", str(self._stats(router)), "--seed", str(self._job["seed"])]
            self._processes.start(router["name"], [*command, "--epoch", str(epoch_ns)], reports=True)

    def configure(self) -> None:
        """Does nothing: the program has the parameters of its custom CRCs."""

    def stop(self) -> None:
        """Ends all switches; each writes its figures."""
        self._processes.stop([router["name"] for router in self._job["routers"]])

    def collect(self) -> dict[str, Any]:
        """Returns the figures by router."""
        return {router["name"]: json.loads(self._stats(router).read_text()) for router in self._job["routers"]}

    def _stats(self, router: dict[str, Any]) -> Path:
        return self._folder / f"{shorten(router['name'])}.stats.json"
