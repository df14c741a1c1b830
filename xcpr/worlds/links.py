"""Links files: what happens to frames that leave by the ports of ``xcpr switch`` and ``xcpr wire``.

    sample_interval = "100 ms"

    [ports.1]
    rate = "200 Mbit/s"
    delay = "20 ms"
    queue = { limit = "500 packets" }
    loss = { model = "random", probability = "1 %" }
    reorder = { probability = "1 %", delay = "5 ms" }

Units and keys are those of scenarios. A port without entry is as fast as the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr import schema, units
from xcpr.paths import shown
from xcpr.scenarios import fields, plan
from xcpr.scenarios.scenario import Loss, Queue, Reorder, read_toml
from xcpr.schema import key, table, tables


@dataclass(frozen=True)
class PortQueue(Queue):
    """The queue of the port."""

    limit: tuple[int, str] = key(units.parse_limit, units.format_limit, default=(1000, "packets"))


@dataclass(frozen=True)
class Link:
    """The link that begins at a port."""

    rate: int | None = key(units.parse_rate, units.format_rate, default=None)
    """Absent means as fast as the machine."""
    delay: int = key(units.parse_time, units.format_time, default=0)
    queue: PortQueue = table(PortQueue)
    loss: Loss = table(Loss)
    reorder: Reorder = table(Reorder)


@dataclass(frozen=True)
class Links:
    """All links of a switch, and what is sampled of them."""

    sample_interval: int | None = key(fields.positive_time, units.format_time, default=None)
    """Of the series in the statistics; absent means none."""
    queue_sample_interval: int | None = key(fields.positive_time, units.format_time, default=None)
    """Of the samples behind the queues' means; absent means none."""
    ports: dict[str, Link] = tables(Link)

    def check(self) -> Iterator[tuple[str, str]]:
        """Ports are numbers."""
        for name in self.ports:
            if not (name.isascii() and name.isdigit()):
                yield f"ports.{name}", "must be a port's number, for example [ports.1]"


def load(path: Path, ports: set[int]) -> Links:
    """The links of a file; raises ``Invalid``, also for a port that is not one of ``ports``."""
    links = schema.read(Links, read_toml(path), lambda _: shown(path))
    known = ", ".join(str(port) for port in sorted(ports))
    problems = [
        schema.Problem(shown(path), f"ports.{name}", f"no interface has this port; there are: {known}")
        for name in links.ports
        if int(name) not in ports
    ]
    if problems:
        raise schema.Invalid(problems)
    return links


def native(links: Links) -> dict[str, Any]:
    """The links as the extension takes them; times in ns, rates in bit/s."""
    return {
        "sample_interval_ns": links.sample_interval,
        "queue_sample_interval_ns": links.queue_sample_interval,
        "ports": {
            str(int(name)): {
                "rate_bps": link.rate,
                "delay_ns": link.delay,
                "queue": plan.of_queue(link.queue),
                "loss": plan.of_loss(link.loss),
                "reorder": plan.of_reorder(link.reorder),
            }
            for name, link in links.ports.items()
        },
    }
