"""A router's program as its controller knows it: tables, a port's configuration, the telemetry record.

Read from ``program.toml`` of the algorithm's folder in p4src/, and from the one of its folder ``policing``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from ipaddress import IPv4Network
from math import log2
from pathlib import Path
from typing import Any

from .entries import CloneSession, Exact, Lpm, TableEntry
from .network import CPU_PORT

CLONE_SESSION = 1
"""p4src/constants.toml, cpu_clone_session."""
PORTS_OF_PIPE = 128
"""Numbers of a Tofino's ports are the pipe's number times this, and the port's in its pipe."""


@dataclass(frozen=True)
class Header:
    """The congestion header."""

    bytes: int
    formats: Mapping[str, int]
    most_hops: int | None = None
    """The number of routers that it can report, where it reports each."""


@dataclass(frozen=True)
class Police:
    """Checks of what packets claim, at the ports of a table of a program of their own."""

    compiled: Mapping[str, str]
    """By arithmetic: the name of p4c's output; an arithmetic that is not there has no such program."""
    compiled_for_tests: Mapping[str, str]
    """The same where a packet's time and queue stand in a header in front of it."""
    table: str
    action: str
    counter: str
    """The counter of implausible packets, by port."""
    surplus: str
    """The counter of packets that went no further, by port."""
    violation_counter: str
    """The counter of implausible packets, by reason."""
    violation_cells: Mapping[str, int]
    """The reasons: their cells in it."""
    guard_table: str
    """The table of guarded ports."""
    guard_action: str
    """Its action."""


@dataclass(frozen=True)
class Queues:
    """Two queues at the ports of a table: one for what the congestion control steers, one for the rest."""

    table: str
    action: str
    flows: str
    """The register that counts each queue's flows."""
    share: str
    """The register with the share of the link that the steered queue gets."""


@dataclass(frozen=True)
class Port:
    """The figures that a port gets of its link's capacity."""

    table: str
    action: str
    parameter: str
    unit: str
    per_bit_per_s: tuple[int, int]
    """The parameter is the capacity times this ratio, rounded to the nearest."""

    def value(self, rate_bps: int) -> int:
        """Returns a capacity in the data plane's unit."""
        times, over = self.per_bit_per_s
        return (rate_bps * times + over // 2) // over

    def bits_per_s(self, value: int) -> float:
        """Returns the capacity that is configured at a port."""
        times, over = self.per_bit_per_s
        return value * over / times


@dataclass(frozen=True)
class Column:
    """A column of the live view: a record's field over ``divisor``, in a format of Python's."""

    title: str
    field: str
    divisor: int
    format: str

    def value(self, record: Mapping[str, int]) -> float:
        """Returns the value of a record, in the column's unit."""
        return record[self.field] / self.divisor

    def show(self, record: Mapping[str, int]) -> str:
        """Writes a record's cell."""
        return format(self.value(record), self.format)


@dataclass(frozen=True)
class Telemetry:
    """The fields of the record of a control interval."""

    headers: tuple[str, ...]
    """Their types in the P4 program; they stand one after the other."""
    fields: Mapping[str, str]
    """In their order, with their units."""
    live: tuple[Column, ...]


@dataclass(frozen=True)
class Interval:
    """The common part of every record of a control interval, whatever its fields."""

    input_bytes: int
    """Offered to the port."""
    us: float
    """Its length."""
    capacity_bps: float | None
    drops: int | None
    """None: the record does not say it."""


@dataclass(frozen=True)
class Program:
    """A congestion control that routers run."""

    name: str
    """Its folder's in p4src/."""
    title: str
    transports: tuple[str, ...]
    """The transports that need routers which run it."""
    compiled: Mapping[str, str]
    """By arithmetic: the name of p4c's output."""
    compiled_for_tests: Mapping[str, str]
    """The same where a packet's time and queue stand in a header in front of it."""
    header: Header
    routes: tuple[str, str]
    """Table and action."""
    ports: Port
    police: Police | None
    """None: the program checks no claims."""
    queues: Queues | None
    """None: its ports have one queue."""
    drop_counter: str
    """Indexed by the drop reasons of p4src/constants.toml."""
    telemetry: Telemetry

    def route(self, prefix: IPv4Network, port: int, port_mac: int, next_mac: int) -> TableEntry:
        """Makes the entry by which packets to a prefix leave by a port, in a frame from the port's address to the next
        hop's."""
        table, action = self.routes
        match = {"hdr.ipv4.dst_addr": Lpm(int(prefix.network_address), prefix.prefixlen)}
        return TableEntry(table, match, action, {"port": port, "src_mac": port_mac, "dst_mac": next_mac})

    def policed(self, number: int) -> TableEntry:
        """Makes the entry by which a port checks what the headers of packets claim that leave by it."""
        assert self.police is not None
        return TableEntry(self.police.table, {"port": Exact(number)}, self.police.action, {})

    def guard_entry(self, number: int) -> TableEntry:
        """Makes the entry by which a port guards shares that are not used."""
        assert self.police is not None
        return TableEntry(self.police.guard_table, {"port": Exact(number)}, self.police.guard_action, {})

    def separated(self, number: int) -> TableEntry:
        """Makes the entry by which a port has two queues."""
        assert self.queues is not None
        return TableEntry(self.queues.table, {"port": Exact(number)}, self.queues.action, {})

    def port(self, number: int, rate_bps: int) -> list[TableEntry]:
        """Makes the entry of a port's capacity."""
        match = {"standard_metadata.egress_port": Exact(number)}
        params = {self.ports.parameter: self.ports.value(rate_bps)}
        return [TableEntry(self.ports.table, match, self.ports.action, params)]

    def interval(self, record: Mapping[str, int]) -> Interval:
        """Returns the interval of a record."""
        capacity = self.ports.bits_per_s(record[self.ports.parameter])
        return Interval(record["input_bytes"], record["interval_us"], capacity, record["drops"])

    @property
    def cpu_port(self) -> int:
        """Where telemetry leaves."""
        return CPU_PORT

    @property
    def sessions(self) -> list[CloneSession]:
        """The sessions of every router."""
        return [CloneSession(CLONE_SESSION, CPU_PORT)]


@dataclass(frozen=True)
class TofinoProgram(Program):
    """The same congestion control on a Tofino; everything that ``Program`` does not say otherwise is as there."""

    tofino: Mapping[str, Any]
    """The description of it."""
    gain: Mapping[str, float]
    pipes: int = 1
    """Over which the numbers of ports spread; one where the pipe of a simulated Tofino has all of them."""

    @property
    def driver_name(self) -> str:
        """The driver's name of the program."""
        return str(self.tofino["name"])

    @property
    def implausible(self) -> tuple[str, Mapping[str, int]]:
        """The counter of implausible headers, and what its cells count."""
        described = self.tofino["implausible"]
        return described["counter"], described["reason"]

    def over_pipes_of(self, ports: Iterable[int]) -> TofinoProgram:
        """Returns the program on a switch, whose ports' numbers tell their pipe."""
        return replace(self, pipes=1 + max(ports, default=0) // PORTS_OF_PIPE)

    def _session(self, pipe: int) -> int:
        """Returns the session that mirrors to the recirculation port of a pipe."""
        return int(self.tofino["mirror_session"]) + pipe

    def capacity_logs(self, rate_bps: float) -> dict[str, int]:
        """Returns the logarithms that an update gets for a port, as 32 bits."""
        return {
            name: round(65536 * log2(self.gain[of["gain"]] * rate_bps / of["unit_bit_per_s"])) % (1 << 32)
            for name, of in self.tofino["logs"].items()
        }

    def port(self, number: int, rate_bps: int) -> list[TableEntry]:
        """Makes the entries of a port's capacity, and of the session for the intervals that end there."""
        pipe = number // PORTS_OF_PIPE if self.pipes > 1 else 0
        port, session = Exact(number), {"session": self._session(pipe)}
        update, action = (f"XcpIngress.phi_terms.{name}" for name in ("update_capacity", "multiply_capacity"))
        return [
            TableEntry("XcpIngress.port_capacity", {"meta.port": port}, "XcpIngress.set_capacity", session),
            TableEntry(update, {"snapshot.port": port}, action, self.capacity_logs(rate_bps)),
        ]

    def rates(self, entries: Iterable[TableEntry]) -> dict[int, float]:
        """Returns the ports and their capacities in bit/s, as entries tell them to a router."""
        name, of = next(iter(self.tofino["logs"].items()))
        found = {}
        for entry in entries:
            if name in entry.params and isinstance(port := entry.match["snapshot.port"], Exact):
                log = entry.params[name] - (1 << 32 if entry.params[name] >> 31 else 0)
                found[port.value] = 2 ** (log / 65536) * of["unit_bit_per_s"] / self.gain[of["gain"]]
        return found

    def interval(self, record: Mapping[str, int]) -> Interval:
        """Returns the same, from units of 32 bytes and 256 ns."""
        return Interval(record["input"] * 32, record["duration"] * 0.256, None, None)

    @property
    def cpu_port(self) -> int:
        """Where telemetry leaves."""
        return int(self.tofino["cpu_port"])

    @property
    def sessions(self) -> list[CloneSession]:
        """One for each pipe, which mirrors intervals to its recirculation port."""
        port, size = self.tofino["recirculation_port"], self.tofino["mirror_bytes"]
        return [CloneSession(self._session(pipe), pipe * PORTS_OF_PIPE + port, size) for pipe in range(self.pipes)]


def read(path: Path) -> Program:
    """Reads the program of a description."""
    return Program(**_common(path.parent.name, _load(path)) | {"police": _read_police(path.parent / "policing")})


def read_for_tofino(path: Path) -> TofinoProgram | None:
    """Reads the same on a Tofino; None where the description knows no Tofino."""
    described = _load(path)
    if "tofino" not in described:
        return None
    common = _common(path.parent.name, described)
    tofino = described["tofino"]
    its_own = {
        "compiled": tofino["compiled"],
        "compiled_for_tests": {},
        "telemetry": Telemetry(live=(), **_with_header_tuple(tofino["telemetry"])),
    }
    return TofinoProgram(**common | its_own, tofino=tofino, gain=described["gain"])


def _read_police(folder: Path) -> Police | None:
    """Reads the description of the program that polices; None where the algorithm has none."""
    if not folder.exists():
        return None
    described = _load(folder / "program.toml")
    return Police(described["compiled"], described["compiled_for_tests"], **described["police"])


def _load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _common(name: str, described: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the facts about a program wherever it runs."""
    port, telemetry = described["port"], described["telemetry"]
    columns: Sequence[Mapping[str, Any]] = telemetry["live"]
    return {
        "name": name,
        "title": described["title"],
        "transports": tuple(described["transports"]),
        "compiled": described["compiled"],
        "compiled_for_tests": described["compiled_for_tests"],
        "header": Header(**described["header"]),
        "routes": (described["routes"]["table"], described["routes"]["action"]),
        "ports": Port(**port | {"per_bit_per_s": tuple(port["per_bit_per_s"])}),
        "police": None,
        "queues": Queues(**described["queues"]) if "queues" in described else None,
        "drop_counter": described["drops"]["counter"],
        "telemetry": Telemetry(
            **_with_header_tuple(telemetry) | {"live": tuple(Column(**column) for column in columns)}
        ),
    }


def _with_header_tuple(telemetry: Mapping[str, Any]) -> dict[str, Any]:
    return {**telemetry, "headers": tuple(telemetry["headers"])}
