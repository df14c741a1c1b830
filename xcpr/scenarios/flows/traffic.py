"""Cross traffic: UDP by named schedules (scenarios/data/udp-schedules.toml), and the sources of ``[traffic.NAME]``.

A schedule has K sources in a row and steps (time, n): from that time the first n sources are on. All K
together send at ``peak`` of the bottleneck's rate R; a source sends every I = K * packet / (peak * R). A
source k that a step at time t switches on sends first at t + k I / K, so that all sources together are evenly
spaced. One that a step switches off at t sends nothing at or after t; one that stays on keeps its phase.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from xcpr.controller.network import IPV4, IPV6
from xcpr.io import schema, units
from xcpr.io.paths import DATA
from xcpr.io.schema import Lack, choice, integer, key, real, with_json_schema
from xcpr.scenarios.flows import options, registry, sizes
from xcpr.scenarios.network import placement
from xcpr.scenarios.schema import declared

FAMILIES = {"ipv4": IPV4, "ipv6": IPV6}
"""The address families of flows and traffic, and their versions of IP."""
ONLY_IPV4 = (Lack("mininet", "hosts there send IPv4", "ipv6"),)
DIRECTIONS = ("forward", "backward")
"""The directions of links: along the row of bottlenecks, or against it."""

SCHEDULES = DATA / "udp-schedules.toml"


@dataclass(frozen=True)
class Source:
    """One constant-bit-rate source: its rate and when it is on ([first packet at, silent from), ns)."""

    packet_bytes: int
    rate_bps: float
    on: tuple[tuple[int, int], ...]
    claim: dict[str, int] | None = None
    """The claim of every packet's congestion header; None: there is no such header."""
    dscp: int | None = None
    """That of every packet; None: 0."""


def ip_version(family: str | None) -> int:
    """Returns the version of IP of an address family; None stands for IPv4."""
    return FAMILIES[family or "ipv4"]


def check_family(transport: str, family: str | None) -> Iterator[tuple[str, str]]:
    """Checks that a transport can be had over an address family."""
    if ip_version(family) == IPV6 and registry.has_congestion_header(transport):
        why = f'transport "{transport}" has a congestion header, which routers read behind IPv4'
        yield "address_family", f'must be "ipv4" or absent: {why}'


@cache
def _schedules() -> dict[str, Any]:
    return tomllib.loads(SCHEDULES.read_text(encoding="utf-8"))


def schedule_names() -> list[str]:
    """Returns the names that ``udp.schedule`` takes."""
    return list(_schedules())


def scheduled(schedule: str) -> int:
    """Returns how many sources a schedule has; none if it is not known."""
    return int(_schedules().get(schedule, {"sources": 0})["sources"])


def sources(schedule: str, bottleneck_bps: int, duration_ns: int) -> list[Source]:
    """Returns the sources of a schedule on a bottleneck, cut at the run's end."""
    entry = _schedules()[schedule]
    count = scheduled(schedule)
    if count == 0:
        return []
    packet_bytes = units.parse_size(entry["packet_size"])
    peak = Fraction(units.parse_share(entry["peak"])).limit_denominator(10**6) * bottleneck_bps
    phase_ns = Fraction(packet_bytes * 8 * 10**9) / peak
    steps = [(units.parse_time(at), int(on)) for at, on in entry["steps"]]
    made = []
    for index in range(count):
        periods: list[tuple[int, int]] = []
        began: int | None = None
        for at, on in [*steps, (duration_ns, 0)]:
            if at >= duration_ns and began is None:
                break
            if index < on and began is None:
                began = at + round(index * phase_ns)
            elif index >= on and began is not None:
                periods.append((began, min(at, duration_ns)))
                began = None
        made.append(Source(packet_bytes, float(peak / count), tuple(p for p in periods if p[0] < p[1])))
    return made


DEFAULT_TRANSPORT = "newreno"
UDP_KINDS = ("cbr", "periodic", "forged")
CLAIM = ("h_cwnd", "h_rtt", "h_feedback")
KEYS = {
    "cbr": ("rate",),
    "periodic": ("rate", "period", "duty"),
    "forged": ("rate", *CLAIM),
    "pareto-onoff": ("count", "rate", "on_mean", "off_mean"),
    "web": ("arrivals", "size_mean"),
    "transfers": ("arrivals", "sizes"),
}
"""The keys that each kind needs; ``load`` may be in the place of ``arrivals``."""
CLASSES = (100_000, 10_000_000)
"""Bytes up to which transfers are short, and neither short nor long, as with pFabric (SIGCOMM 2013, section 5)."""
MIN_PERIOD_NS = 100_000
"""ns. The plan lists every ON period: ten thousand a second are enough."""


def _duty(value: object) -> float:
    share = units.parse_share(value)
    if share == 0:
        raise ValueError('must be above "0 %"')
    return share


def _size(value: object) -> int:
    size = units.parse_size(value)
    if size == 0:
        raise ValueError('must be above zero, for example "30 kB"')
    return size


@with_json_schema(**registry.transport.json_schema)
def _transport(value: object) -> str:
    name = registry.transport(value)
    if name.startswith(registry.KERNEL):
        raise ValueError("must be one of the project's own: the kernel's TCP carries flows only")
    if name.startswith(registry.PYTHON):
        raise ValueError("must be one of the simulator's own: controllers in Python are for flows only")
    if registry.has_several_connections(name):
        raise ValueError(f'must be another than "{name}", which takes several connections itself')
    return name


@dataclass(frozen=True)
class Traffic:
    """A traffic source along the whole row of bottlenecks, with hosts of its own.

    "cbr": UDP at a constant rate. "periodic": UDP that is ON for ``duty`` of every ``period``. "forged": as
    "cbr", with an XCP header that always claims the same and a sender that obeys no feedback. "pareto-onoff":
    TCP connections that stay, each fed at a rate in ON periods. The kind "web" is a TCP connection for each
    of many short transfers. The kind "transfers" is the same with sizes that were measured somewhere, and
    times listed by size.
    """

    kind: str = key(choice(*KEYS))
    """The model of the source."""
    direction: str = key(choice(*DIRECTIONS), default="forward")
    """Backward: against the direction of the others."""
    source: tuple[str, ...] | None = key(placement.nodes, placement.write_nodes, default=None)
    """The nodes of the senders, as in a group of flows."""
    destination: tuple[str, ...] | None = key(placement.nodes, placement.write_nodes, default=None)
    """The nodes of the receivers."""
    address_family: str | None = key(choice(*FAMILIES), default=None, lacks=ONLY_IPV4)
    """The version of IP of its packets. Absent: "ipv4"."""
    start: int = key(units.parse_time, units.format_time, default=0)
    """When the source begins."""
    stop: int | None = key(units.parse_time, units.format_time, default=None)
    """From then on nothing new is sent; absent means to the run's end."""
    packet_size: int = options.declared_key("packet_size")
    """A full data packet, as a whole Ethernet frame. Datagrams without it have 1 kB."""
    rate: tuple[float, str] | None = key(units.parse_rate_or_share, units.format_rate_or_share, default=None)
    """The rate of frames, or a share of the bottleneck's: always, on average ("periodic"), of each connection
    while ON."""
    period: int | None = key(units.parse_positive_time, units.format_time, default=None)
    """The time from one ON phase to the next one."""
    duty: float | None = key(_duty, units.format_share, default=None)
    """The share of a period in which the source is ON."""
    h_cwnd: int | None = key(integer(0, 2**32 - 1), default=None)
    """The sender's window as a forged header claims it, in bytes."""
    h_rtt: int | None = key(integer(0, 2**32 - 1), default=None)
    """Its round-trip time, in microseconds; 0: not known."""
    h_feedback: int | None = key(integer(-(2**31), 2**31 - 1), default=None)
    """How much its window should grow, in bytes."""
    count: int | None = key(integer(1, 50_000), default=None)
    """Connections."""
    pairs: int = key(integer(1, 100), default=4)
    """Pairs of ends that share the connections."""
    transport: str = key(_transport, default=DEFAULT_TRANSPORT, inherits="transport")
    """The transport of connections."""
    fixed_transport: bool | None = key(schema.switch, default=None)
    """Whether an override of the scenario's ``transport`` leaves this source as it is; absent: no."""
    recovery: str = key(registry.recovery, default=registry.default_name("recovery"))
    """How senders find and repair losses."""
    shape: float = key(real(1.01, 10.0), default=1.5)
    """The shape of the Pareto distributions."""
    on_mean: int | None = key(units.parse_positive_time, units.format_time, default=None)
    """The mean time of an ON phase."""
    off_mean: int | None = key(units.parse_positive_time, units.format_time, default=None)
    """The mean time of an OFF phase."""
    arrivals: float | None = key(units.parse_frequency, units.format_frequency, default=None)
    """Poisson arrivals of transfers, on average."""
    load: float | None = key(_duty, units.format_share, default=None)
    """The payload of transfers on average, as a share of the bottleneck's rate, in place of ``arrivals``."""
    size_mean: int | None = key(_size, units.format_size, default=None)
    """Payload of a transfer."""
    sizes: str | None = key(sizes.name, default=None)
    """The distribution of payloads, of flow-sizes.toml."""
    profile: str | None = key(registry.profile, default=None, inherits="hosts.profile")
    """The host whose settings connections have where the source does not name them; absent: ``hosts.profile``."""
    initial_window: int | None = options.declared_key("initial_window", None)
    """The initial window of each connection; absent: by the profile. So are the others."""
    min_rto: int | None = options.declared_key("min_rto", None)
    initial_rto: int | None = options.declared_key("initial_rto", None)
    dscp: int | None = options.declared_key("dscp")
    """The DSCP of all its packets, by which queues find their class; absent: 0."""
    options: dict[str, Any] = schema.flattened(declared.OPTIONS, declared.OPTIONS)
    """The options of the transport and recovery of connections, as in a group of flows."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that a kind has the keys that it needs. Keys of other kinds may stand there, unused, after an
        override."""
        if self.arrivals is not None and self.load is not None:
            yield "load", "must be absent beside arrivals: one of both says how many transfers there are"
        for name in KEYS[self.kind]:
            if getattr(self, name) is None and not (name == "arrivals" and self.load is not None):
                yield name, f'is missing: kind "{self.kind}" needs {", ".join(KEYS[self.kind])}'
        if self.period is not None and self.period < MIN_PERIOD_NS:
            yield "period", f"must be at least {units.format_time(MIN_PERIOD_NS)}"
        if self.stop is not None and self.stop <= self.start:
            yield "stop", f"must be later than {units.format_time(self.start)}, the start"
        if self.kind == "forged" and ip_version(self.address_family) == IPV6:
            yield "address_family", 'must be "ipv4" or absent with kind "forged", whose header routers read behind IPv4'
        if not self.is_udp:
            yield from check_family(self.transport, self.address_family)

    @property
    def is_udp(self) -> bool:
        """Whether it sends datagrams, not TCP connections."""
        return self.kind in UDP_KINDS

    @property
    def places(self) -> int:
        """In how many places its ends are."""
        return 1 if self.is_udp else self.pairs

    @property
    def hops(self) -> None:
        """Along a row of bottlenecks it crosses all."""

    def rate_bps(self, bottleneck_bps: int) -> float:
        """Returns the source's rate on a bottleneck, bit/s."""
        assert self.rate is not None
        number, unit = self.rate
        return number * bottleneck_bps if unit == "share" else number

    def arrivals_per_s(self, bottleneck_bps: int) -> float:
        """Returns how many transfers of a kind with transfers begin in a second, on average."""
        if self.load is None:
            assert self.arrivals is not None
            return self.arrivals
        mean = self.size_mean if self.sizes is None or self.kind == "web" else sizes.load_sizes()[self.sizes].mean
        assert mean is not None
        return self.load * bottleneck_bps / (8 * mean)

    def udp(self, bottleneck_bps: int, duration_ns: int) -> Source:
        """Returns the source of a UDP kind."""
        end = duration_ns if self.stop is None else min(self.stop, duration_ns)
        rate_bps = self.rate_bps(bottleneck_bps)
        claim = {name: getattr(self, name) for name in CLAIM} if self.kind == "forged" else None
        if self.kind != "periodic":
            on = [(self.start, end)] if self.start < end else []
        else:
            assert self.period is not None and self.duty is not None
            rate_bps /= self.duty
            lasts = max(1, round(self.duty * self.period))
            on = [(at, min(at + lasts, end)) for at in range(self.start, end, self.period)]
        return Source(self.packet_size, rate_bps, tuple(on), claim, self.dscp)

    def application(self, pair: int, bottleneck_bps: int) -> dict[str, Any]:
        """Returns the application on a host pair of a TCP kind, as the plan has it."""
        if self.kind == "web":
            return {
                "kind": "web",
                "arrivals_per_s": self.arrivals_per_s(bottleneck_bps) / self.pairs,
                "shape": self.shape,
                "bytes_mean": self.size_mean,
            }
        if self.kind == "transfers":
            assert self.sizes is not None
            return {
                "kind": "transfers",
                "arrivals_per_s": self.arrivals_per_s(bottleneck_bps) / self.pairs,
                "sizes": sizes.load_sizes()[self.sizes].points,
                "up_to_bytes": CLASSES,
            }
        assert self.count is not None
        return {
            "kind": "pareto-onoff",
            "connections": (self.count + self.pairs - 1 - pair) // self.pairs,
            "rate_bps": self.rate_bps(bottleneck_bps),
            "shape": self.shape,
            "on_mean_ns": self.on_mean,
            "off_mean_ns": self.off_mean,
        }
