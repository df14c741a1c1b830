"""Two hosts of the kernel's own TCP with one XCP router between them, each in a network namespace.

    a (10.1.0.2) ---- r: xcpr switch ---- b (10.2.0.2)

Both ways have the same rate, delay and queue, and are bottlenecks for who sends by them. Processes that are
started in a block end with it.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import nodes

ADDRESSES = {"a": "10.1.0.2", "b": "10.2.0.2"}
PREFIXES = {"a": "10.2.0.0/16", "b": "10.1.0.0/16"}
"""The prefixes that each host reaches by the router."""
FULL_PACKET_BYTES = 1514
SAMPLE_S = 0.01
"""Between samples of the router's series."""
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
        """The queue's length in full packets."""
        return round(self.rate_mbps * 1e6 * self.rtt_ms / 1e3 / 8 / FULL_PACKET_BYTES)


@dataclass(frozen=True)
class Lab:
    """The running network, by the names of its hosts."""

    a: str
    b: str
    _folder: Path
    _router: ExitStack

    def status(self) -> dict[str, Any]:
        """Returns the output of `xcpr kernel status` at host a."""
        return dict(json.loads(nodes.run(self.a, *nodes.XCPR, "kernel", "status", "--json")))

    def ports(self) -> dict[str, dict[str, Any]]:
        """Returns the router's statistics by port, from its start on. The router ends, since it writes them then."""
        self._router.close()
        return dict(json.loads((self._folder / "stats.json").read_text())["ports"])


@contextmanager
def lab(link: Link, law: str, hosts: str = "ab") -> Iterator[Lab]:
    """Makes the network, with the kernel's TCP of these hosts under a law."""
    names = {node: f"xcpr-{os.getpid()}-{node}" for node in "abr"}
    with tempfile.TemporaryDirectory() as name, nodes.create_nodes(*names.values()), ExitStack() as held:
        for number, node in enumerate("ab", start=1):
            _join(names[node], names["r"], node, number)
        router = held.enter_context(ExitStack())
        router.enter_context(_routed(link, names["r"], Path(name)))
        if law != "cubic":
            ends = [word for node in hosts for word in ("--dev", f"{names[node]}:eth0", "--to", PREFIXES[node])]
            held.enter_context(nodes.kernel_xcp("--transport", law, *ends))
        yield Lab(names["a"], names["b"], Path(name), router)


def _join(host: str, router: str, node: str, number: int) -> None:
    nodes.join(host, "eth0", router, f"to-{node}", f"address 02:00:00:00:00:0{number}")
    nodes.offloads_off(host, "eth0")
    nodes.offloads_off(router, f"to-{node}")
    nodes.ip(f"addr add {ADDRESSES[node]}/32 dev eth0", host)
    nodes.ip("route add 169.254.0.1 dev eth0", host)
    nodes.ip("route add default via 169.254.0.1 dev eth0 congctl cubic", host)
    nodes.ip(f"neigh add 169.254.0.1 lladdr 02:01:00:00:00:0{number} dev eth0", host)


@contextmanager
def _routed(link: Link, router: str, folder: Path) -> Iterator[None]:
    links, stats = folder / "links.toml", folder / "stats.json"
    settings = {"rate": link.rate_mbps, "delay": link.rtt_ms / 2, "queue": link.queue_packets}
    links.write_text(LINKS.format(loss=link.ack_loss_percent, sample=round(SAMPLE_S * 1000), **settings))
    switch = [*nodes.XCPR, "switch", "-i", "1@to-a", "-i", "2@to-b", "--device-id", "1", "--links", str(links)]
    network = NETWORK.format(rate=link.rate_mbps)
    switch += ["--stats", str(stats)]
    with (
        (folder / "log").open("w") as log,
        nodes.routed(router, switch, network, folder, stdout=log, stderr=log),
    ):
        yield
