"""Two hosts of the kernel's own TCP with one XCP router between them, each in a network namespace.

    a (10.1.0.2) ---- r: xcpr switch ---- b (10.2.0.2)

Both ways have the same rate, delay and queue, and are bottlenecks for who sends by them. Processes that are
started in a block end with it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ADDRESSES = {"a": "10.1.0.2", "b": "10.2.0.2"}
PREFIXES = {"a": "10.2.0.0/16", "b": "10.1.0.0/16"}
"""The prefixes that each host reaches by the router."""
XCPR = [sys.executable, "-m", "xcpr"]
READY_S = 60.0
FULL_PACKET_BYTES = 1514
SAMPLE_S = 0.01
"""Between samples of the router's series."""
OFFLOADS = ("rx", "tx", "sg", "tso", "gso", "gro")
NETWORK = """
[routers.r]
address = "127.0.0.1:9559"
device_id = 1
ports.1 = {{ capacity = "{rate} Mbit/s", mac = "02:01:00:00:00:01" }}
ports.2 = {{ capacity = "{rate} Mbit/s", mac = "02:01:00:00:00:02" }}
routes."10.1.0.0/16" = {{ port = 1, next_hop = "02:00:00:00:00:01" }}
routes."10.2.0.0/16" = {{ port = 2, next_hop = "02:00:00:00:00:02" }}
"""
LINKS = """
sample_interval = "{sample} ms"
[ports.1]
rate = "{rate} Mbit/s"
delay = "{delay} ms"
queue = {{ limit = "{queue} packets" }}
loss = {{ model = "random", probability = "{loss} %" }}
[ports.2]
rate = "{rate} Mbit/s"
delay = "{delay} ms"
queue = {{ limit = "{queue} packets" }}
"""


@dataclass(frozen=True)
class Link:
    """The way between the hosts. The queue holds one product of rate and round-trip time."""

    rate_mbps: float
    rtt_ms: float = 40
    ack_loss_percent: float = 0

    @property
    def queue_packets(self) -> int:
        """Return the queue's length in full packets."""
        return round(self.rate_mbps * 1e6 * self.rtt_ms / 1e3 / 8 / FULL_PACKET_BYTES)


class Lab:
    """The running network."""

    def __init__(self, link: Link, folder: Path) -> None:
        self.link = link
        self._folder = folder
        self._held = ExitStack()
        self._router = ExitStack()
        self._names = {node: f"xcpr-{os.getpid()}-{node}" for node in "arb"}

    def __enter__(self) -> Lab:
        with ExitStack() as held:
            for name in self._names.values():
                subprocess.run(["ip", "netns", "add", name], check=True)
                held.callback(subprocess.run, ["ip", "netns", "del", name], check=False)
                self._ip(name, "link set lo up")
            for number, node in enumerate("ab", start=1):
                self._join(node, number)
            held.push(self._router)
            self._bring_up()
            self._held = held.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()

    def run(self, node: str, *command: str, seconds: float = 600) -> str:
        """Return the output of a command at a host."""
        done = subprocess.run(self.inside(node, *command), capture_output=True, text=True, timeout=seconds, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    @contextmanager
    def process(self, node: str, *command: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
        """A command at a node, for as long as the block lasts."""
        started = subprocess.Popen(self.inside(node, *command), text=True, **options)
        try:
            yield started
        finally:
            started.terminate()
            started.wait(READY_S)

    def inside(self, node: str, *command: str) -> list[str]:
        """A command, to be run in a node's namespace."""
        return ["ip", "netns", "exec", self._names[node], *command]

    @contextmanager
    def xcp(self, transport: str, nodes: str = "ab") -> Iterator[subprocess.Popen[str]]:
        """The kernel's TCP of these hosts over XCP or XCP-r."""
        options = [word for node in nodes for word in ("--dev", f"{self._names[node]}:eth0", "--to", PREFIXES[node])]
        command = [*XCPR, "kernel", "up", "--transport", transport, *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
            assert serving.stdout is not None
            if not serving.stdout.readline():
                raise RuntimeError("xcpr kernel up ended")
            try:
                yield serving
            finally:
                serving.terminate()
                serving.wait(READY_S)

    def status(self, node: str = "a") -> dict[str, Any]:
        """Return the output of `xcpr kernel status`."""
        return dict(json.loads(self.run(node, *XCPR, "kernel", "status", "--json")))

    def ports(self) -> dict[str, dict[str, Any]]:
        """The router's statistics by port, from its start on. It ends, since it writes them then."""
        self._router.close()
        return dict(json.loads((self._folder / "stats.json").read_text())["ports"])

    def _ip(self, name: str, command: str) -> None:
        subprocess.run(["ip", "-n", name, *command.split()], check=True)

    def _join(self, node: str, number: int) -> None:
        host, router = self._names[node], self._names["r"]
        self._ip(host, f"link add eth0 address 02:00:00:00:00:0{number} type veth peer name to-{node} netns {router}")
        for name, device in ((host, "eth0"), (router, f"to-{node}")):
            setting = f"net.ipv6.conf.{device}.disable_ipv6=1"
            subprocess.run(["ip", "netns", "exec", name, "sysctl", "-qw", setting], check=True)
            off = [word for offload in OFFLOADS for word in (offload, "off")]
            subprocess.run(
                ["ip", "netns", "exec", name, "ethtool", "-K", device, *off], check=True, capture_output=True
            )
            self._ip(name, f"link set {device} up")
        self._ip(host, f"addr add {ADDRESSES[node]}/32 dev eth0")
        self._ip(host, "route add 169.254.0.1 dev eth0")
        self._ip(host, "route add default via 169.254.0.1 dev eth0 congctl cubic")
        self._ip(host, f"neigh add 169.254.0.1 lladdr 02:01:00:00:00:0{number} dev eth0")

    def _bring_up(self) -> None:
        link = self.link
        files = {name: self._folder / name for name in ("network.toml", "links.toml", "ready", "stats.json", "log")}
        files["ready"].unlink(missing_ok=True)
        files["network.toml"].write_text(NETWORK.format(rate=link.rate_mbps))
        files["links.toml"].write_text(
            LINKS.format(
                rate=link.rate_mbps,
                delay=link.rtt_ms / 2,
                queue=link.queue_packets,
                loss=link.ack_loss_percent,
                sample=round(SAMPLE_S * 1000),
            )
        )
        log = self._router.enter_context(files["log"].open("w"))
        switch = ["switch", "-i", "1@to-a", "-i", "2@to-b", "--device-id", "1", "--links", str(files["links.toml"])]
        controls = ["control", str(files["network.toml"]), "--no-live", "--ready-file", str(files["ready"])]
        said = {"stdout": log, "stderr": log}
        self._router.enter_context(self.process("r", *XCPR, *switch, "--stats", str(files["stats.json"]), **said))
        with self.process("r", *XCPR, *controls, **said) as controller:
            until = time.monotonic() + READY_S
            while not files["ready"].exists():
                if controller.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"the router was not brought up:\n{files['log'].read_text()}")
                time.sleep(0.05)
