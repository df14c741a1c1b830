"""The links of frames that leave by the ports of ``xcpr switch`` and ``xcpr wire``: a plan says it, or a
links file.

A links file is TOML for ports that belong to no plan::

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

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from xcpr.io import former_names, inputs, schema, units
from xcpr.io.input_files import read_toml
from xcpr.io.paths import display_path
from xcpr.io.schema import flattened, key, tables
from xcpr.scenarios import plan
from xcpr.scenarios.flows import registry
from xcpr.scenarios.flows.traffic import DIRECTIONS
from xcpr.scenarios.network import channels
from xcpr.scenarios.network.channels import QUEUE


def parse_interval(value: object) -> int:
    """Reads the interval of a switch's samples, ns: ``MIN_SAMPLE_INTERVAL`` of crates/link/src/realtime.rs or more."""
    interval, shortest = units.parse_time(value), registry.declared_all()["min_sample_interval_ns"]
    if interval < shortest:
        raise ValueError(f'must be at least "{units.format_time(shortest)}", not {schema.show(value)}')
    return interval


@dataclass(frozen=True)
class PortLink:
    """The way out of a port: one direction of a link."""

    rate: int | None = key(units.parse_link_rate, units.format_rate, default=None)
    """Absent means as fast as the machine, 0 that the link is down."""
    delay: int = key(units.parse_time, units.format_time, default=0)
    models: dict[str, Any] = flattened(channels.of_port())


@dataclass(frozen=True)
class Links:
    """All links of a switch, and what is sampled of them."""

    sample_interval: int | None = key(parse_interval, units.format_time, default=None)
    """The interval of the series in the statistics; absent means none."""
    queue_sample_interval: int | None = key(parse_interval, units.format_time, default=None)
    """The interval of the samples behind the queues' means; absent means none."""
    ports: dict[str, PortLink] = tables(PortLink)

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that ports are numbers."""
        for name in self.ports:
            if not re.fullmatch("[0-9]{1,5}", name):
                yield f"ports.{name}", "must be a port's number, for example [ports.1]"


def load(path: Path, ports: set[int]) -> Links:
    """Reads the links of a file; raises ``Invalid``, also for a port that is not one of ``ports``."""
    links = schema.read(
        Links, former_names.rename_keys(read_toml(path), display_path(path)), lambda _: display_path(path)
    )
    known = ", ".join(str(port) for port in sorted(ports))
    problems = [
        schema.Problem(display_path(path), f"ports.{name}", f"no interface has this port; there are: {known}")
        for name in links.ports
        if int(name) not in ports
    ]
    if problems:
        raise schema.Invalid(problems)
    return links


def native(links: Links) -> dict[str, Any]:
    """Returns the links as the extension takes them; times in ns, rates in bit/s."""
    return {
        "sample_interval_ns": links.sample_interval,
        "queue_sample_interval_ns": links.queue_sample_interval,
        "ports": {
            str(int(name)): {
                "rate_bps": way.rate,
                "delay_ns": way.delay,
                **{model: schema.values(made) for model, made in way.models.items()},
            }
            for name, way in links.ports.items()
        },
        **plan.classes(way.models[QUEUE] for way in links.ports.values()),
    }


FORMAT = inputs.from_schema("links", Links, "the keys of a scenario's links", "xcpr/worlds/switch/links.py")


class Source(Protocol):
    """Where links come from."""

    def links_at(self, ns: int, /) -> dict[str, Any]:
        """Returns the links at a time of the run, as the extension takes them; raises ``Invalid``."""

    def change_after(self, ns: int, /) -> int | None:
        """Says when the links change by themselves next, ns of the run; None for never."""


@dataclass(frozen=True)
class File:
    """A links file, or none: then every port is as fast as the machine."""

    path: Path | None
    ports: set[int]

    def links_at(self, _ns: int, /) -> dict[str, Any]:
        """Returns the links as the file has them now."""
        return {} if self.path is None else native(load(self.path, self.ports))

    def change_after(self, _ns: int, /) -> int | None:
        """Returns None: whoever changes the file has to tell."""
        return None


@dataclass(frozen=True)
class Planned:
    """Ports at which channels of a plan begin. A plan's channels are written as the extension takes them."""

    plan: Mapping[str, Any]
    ports: Mapping[tuple[str, str], int]
    """By link and direction."""

    def links_at(self, ns: int, /) -> dict[str, Any]:
        """Returns the channels with what has changed until then."""
        links = {link["name"]: link for link in self.plan["links"]}
        ways = {(link, direction): dict(links[link][direction]) for link, direction in self.ports}
        for change in self.plan["path_changes"]:
            if change["at_ns"] <= ns:
                for way in self._changed(change):
                    news = {key: change.get(key) for key in ("rate_bps", "delay_ns", "loss")}
                    ways[way] |= {key: value for key, value in news.items() if value is not None}
        return {
            "sample_interval_ns": self.plan["sample_interval_ns"],
            "queue_sample_interval_ns": self.plan["queue_sample_interval_ns"],
            "ports": {str(port): ways[way] for way, port in self.ports.items()},
            **({"classes": self.plan["classes"]} if "classes" in self.plan else {}),
        }

    def change_after(self, ns: int, /) -> int | None:
        """Says when the plan changes one of the channels next, ns of the run; None for never."""
        changes = (change for change in self.plan["path_changes"] if change["at_ns"] > ns and self._changed(change))
        return min((change["at_ns"] for change in changes), default=None)

    def _changed(self, change: Mapping[str, Any]) -> list[tuple[str, str]]:
        return [
            (link, direction)
            for link, direction in self.ports
            if link == change["link"] and change["direction"] in (direction, "both")
        ]


def of_router(path: Path, name: str) -> Planned:
    """Returns the links that begin at the ports of a plan's router; raises ``Invalid``."""
    made = _plan_with(path, "routers", name)
    ports = {
        (link["name"], direction): end["port"]
        for link in made["links"]
        for end, direction in zip(link["ends"], DIRECTIONS, strict=True)
        if end["node"] == name
    }
    return Planned(made, ports)


def place(path: Path, name: str) -> int:
    """Returns the place of a router among those of a plan, from 0 on; raises ``Invalid``."""
    return [router["name"] for router in _plan_with(path, "routers", name)["routers"]].index(name)


def of_link(path: Path, name: str) -> Planned:
    """Returns a wire in the place of a plan's link: what comes in by port 1 leaves by 2, forward; raises
    ``Invalid``."""
    return Planned(_plan_with(path, "links", name), {(name, "forward"): 2, (name, "backward"): 1})


def _plan_with(path: Path, key: str, name: str) -> Mapping[str, Any]:
    made = plan.read(path)
    with plan.refuse_malformed(path):
        names = [str(item["name"]) for item in made.get(key, [])]
    if name not in names:
        problem = f"there is none named {schema.show(name)}; allowed are {', '.join(names)}"
        raise schema.Invalid([schema.Problem(display_path(path), key, problem)])
    return made
