"""Frames that a scenario writes layer by layer, for programs whose headers no transport of ours has.

A value that a layer does not say follows from the network and from the layer behind it: addresses, protocols,
lengths::

    layers = [
        { ethernet = { type = 0x1234 } },
        { fields = "1w0 15w2 1w1 15w1" },            # numbers as P4 writes them, with their widths in bits
        { ipv4 = { destination = "address of h2", tos = 1 } },
        { udp = { source = 1234, destination = 4321 } },
        { text = "P4 is cool" },
    ]
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from ipaddress import IPv4Address
from typing import Any

from xcpr.controller.network import Host, Network, Router
from xcpr.controller.routing import Paths
from xcpr.io import schema, units
from xcpr.io.schema import integer, key, with_json_schema
from xcpr.scenarios.flows import replay
from xcpr.scenarios.flows.replay import CapturedPacket
from xcpr.scenarios.table_entries.entries import Value, a_value, number

MAX_FRAME_BYTES = 9014
MAX_FRAMES = 100_000
IPV4, UDP, TCP = 0x0800, 17, 6
TCP_FLAGS = "FSRPAU"
"""From the lowest bit on."""
FIELD = re.compile(r"(?P<width>[1-9][0-9]{0,2})w(?P<value>0x[0-9a-fA-F]+|[0-9]+)")
"""A number and its width in bits, as P4 writes them: 15w2."""

Ports = tuple[int, int]
"""The first and the last; of frames that follow each other, each has the next one."""


@with_json_schema(
    anyOf=[{"type": "integer", "minimum": 0, "maximum": 0xFFFF}, {"type": "string", "pattern": r"^[0-9]+\.\.[0-9]+$"}]
)
def _ports(written: object) -> Ports:
    if isinstance(written, str) and (found := re.fullmatch(r"([0-9]{1,5})\.\.([0-9]{1,5})", written)):
        ports = (int(found[1]), int(found[2]))
    else:
        ports = (written, written) if isinstance(written, int) and not isinstance(written, bool) else (1, 0)
    if not 0 <= ports[0] <= ports[1] <= 0xFFFF:
        raise ValueError(f'must be a port, or ports from a first to a last, "1024..2047", not {schema.show(written)}')
    return ports


def _write_ports(ports: Ports) -> int | str:
    return ports[0] if ports[0] == ports[1] else f"{ports[0]}..{ports[1]}"


BROADCAST = 0xFFFFFFFFFFFF


@dataclass(frozen=True)
class At:
    """Where a frame begins its way, and the how many-th it is."""

    network: Network
    paths: Paths
    source: str
    turn: int = 0
    destination: Value | None = None
    """The IPv4 destination, where the frame has one."""

    def port(self, ports: Ports) -> bytes:
        """Returns the port whose turn it is, in two bytes."""
        first, last = ports
        return (first + self.turn % (last - first + 1)).to_bytes(2, "big")

    def encoded(self, length: int, written: Value | None, default: int) -> bytes:
        """Returns the bytes of a value there; raises ValueError for one that the network lacks, or one that is too
        long."""
        means = default if written is None else number(written, self.network, self._router)
        if means >> 8 * length:
            raise ValueError(f'"{written}" has more than {length} bytes')
        return means.to_bytes(length, "big")

    @cached_property
    def _router(self) -> Router:
        """The router of the host's first link; of a link to another host, a router of no port."""
        name = self.network.neighbours[self.source][0].node
        found = next((router for router in self.network.routers if router.name == name), None)
        return found or Router(self.source, 0, self._host.prefix)

    @property
    def macs(self) -> tuple[int, int]:
        """The host's Ethernet address, and the next hop's: that of the host's own routes, or the router's at the other
        end of its link. Below a switch it is that of the host of the IPv4 destination, or of the router on the way
        there; where no host has that address, all hosts'."""
        routes = self._host.routes
        if routes is not None and self.destination is not None:
            destination = IPv4Address(number(self.destination, self.network, self._router))
            resolved = self.paths.resolve(routes, destination)
            if resolved is not None:
                return self._host.mac, resolved
        if not self._host.router:
            peer = self.network.neighbours[self.source][0]
            return self._host.mac, self.network.interfaces_by_end[peer.node, peer.port].mac
        if not self._router.is_switch:
            return self._host.mac, self._router.mac(self.network.neighbours[self.source][0].port)
        address = None if self.destination is None else number(self.destination, self.network, self._router)
        found = next((host.name for host in self.network.hosts if int(host.address) == address), self.source)
        next_hop = None if found == self.source else self.paths.next_hop(self.source, found)
        return self._host.mac, BROADCAST if next_hop is None else next_hop

    @property
    def address(self) -> int:
        """The host's."""
        return int(self._host.address)

    @cached_property
    def _host(self) -> Host:
        return next(host for host in self.network.hosts if host.name == self.source)


@dataclass(frozen=True)
class Ethernet:
    """An Ethernet header."""

    type: int | None = key(integer(0, 0xFFFF), default=None)
    """Absent: IPv4's."""
    source: Value | None = key(a_value, default=None)
    """Absent: the host's."""
    destination: Value | None = key(a_value, default=None)
    """Absent: the next hop's."""

    length = 14

    def lacks(self, payload: str) -> str | None:
        """Returns the field that does not follow from the layer behind it."""
        return "type, unless ipv4 is behind it" if self.type is None and payload != "ipv4" else None

    def to_bytes(self, at: At, _payload: str, _payload_bytes: int) -> bytes:
        """Returns the header's bytes."""
        host, next_hop = at.macs
        kind = IPV4 if self.type is None else self.type
        return at.encoded(6, self.destination, next_hop) + at.encoded(6, self.source, host) + kind.to_bytes(2, "big")


def _hexadecimal(written: object) -> str:
    digits = re.sub(r"\s", "", written) if isinstance(written, str) else "?"
    if not re.fullmatch("([0-9a-fA-F]{2})*", digits):
        raise ValueError(f'must be pairs of hexadecimal digits, for example "50 34 01", not {schema.show(written)}')
    return digits


def _options(written: object) -> str:
    digits = _hexadecimal(written)
    if len(digits) % 8 or len(digits) > 80:
        raise ValueError(f"must be 4, 8, ... or 40 bytes, not {len(digits) // 2}")
    return digits


@dataclass(frozen=True)
class Ipv4:
    """An IPv4 header (RFC 791)."""

    destination: Value = key(a_value)
    source: Value | None = key(a_value, default=None)
    """Absent: the host's."""
    protocol: int | None = key(integer(0, 0xFF), default=None)
    """Absent: UDP's or TCP's."""
    tos: int = key(integer(0, 0xFF), default=0)
    """DSCP, and in the lowest two bits ECN (RFC 3168)."""
    ttl: int = key(integer(0, 0xFF), default=64)
    options: str = key(_options, default="")
    """In hexadecimal."""

    @property
    def length(self) -> int:
        """In bytes, with options."""
        return 20 + len(self.options) // 2

    def lacks(self, payload: str) -> str | None:
        """Returns the field that does not follow from the layer behind it."""
        return (
            "protocol, unless udp or tcp is behind it" if self.protocol is None and payload not in PROTOCOLS else None
        )

    def to_bytes(self, at: At, payload: str, payload_bytes: int) -> bytes:
        """Returns the header's bytes, the checksum (RFC 1071) among them."""
        protocol = PROTOCOLS[payload] if self.protocol is None else self.protocol
        head = bytes([0x40 | self.length // 4, self.tos]) + (self.length + payload_bytes).to_bytes(2, "big")
        head += bytes([0, 0, 0, 0, self.ttl, protocol, 0, 0])
        head += (
            at.encoded(4, self.source, at.address) + at.encoded(4, self.destination, 0) + bytes.fromhex(self.options)
        )
        total = sum(int.from_bytes(head[place : place + 2], "big") for place in range(0, len(head), 2))
        checksum = 0xFFFF - (total % 0xFFFF or 0xFFFF)
        return head[:10] + checksum.to_bytes(2, "big") + head[12:]


@dataclass(frozen=True)
class Udp:
    """A UDP header (RFC 768), without a checksum."""

    source: Ports = key(_ports, _write_ports)
    destination: Ports = key(_ports, _write_ports)

    length = 8

    def lacks(self, _payload: str) -> None:
        """Lacks nothing."""

    def to_bytes(self, at: At, _payload: str, payload_bytes: int) -> bytes:
        """Returns the header's bytes."""
        return (
            at.port(self.source)
            + at.port(self.destination)
            + (self.length + payload_bytes).to_bytes(2, "big")
            + bytes(2)
        )


def _flags(written: object) -> str:
    if not isinstance(written, str) or not set(written) <= set(TCP_FLAGS):
        raise ValueError(f'must be letters of "{TCP_FLAGS}", for example "S", not {schema.show(written)}')
    return written


@dataclass(frozen=True)
class Tcp:
    """A TCP header (RFC 9293) without options. Its checksum is zero: the simulator does not check it."""

    source: Ports = key(_ports, _write_ports)
    destination: Ports = key(_ports, _write_ports)
    flags: str = key(_flags, default="")

    length = 20

    def lacks(self, _payload: str) -> None:
        """Lacks nothing."""

    def to_bytes(self, at: At, _payload: str, _payload_bytes: int) -> bytes:
        """Returns the header's bytes."""
        flags = sum(1 << TCP_FLAGS.index(flag) for flag in set(self.flags))
        return at.port(self.source) + at.port(self.destination) + bytes(8) + bytes([0x50, flags, 0xFF, 0xFF]) + bytes(4)


@dataclass(frozen=True)
class Plain:
    """Bytes as they are: numbers with their widths, hexadecimal digits, or text."""

    kind: str
    text: str

    def lacks(self, _payload: str) -> None:
        """Lacks nothing."""

    @property
    def length(self) -> int:
        """In bytes."""
        return len(self._bytes)

    def to_bytes(self, _at: At, _payload: str, _payload_bytes: int) -> bytes:
        """Returns the layer's bytes."""
        return self._bytes

    @cached_property
    def _bytes(self) -> bytes:
        return PLAIN[self.kind](self.text)


def _of_fields(text: str) -> bytes:
    bits = ""
    for part in text.split():
        found = FIELD.fullmatch(part)
        if found is None:
            raise ValueError(f'must be numbers with their widths, for example "1w0 15w2", not "{part}"')
        width, held = int(found["width"]), int(found["value"], 0)
        if held >> width:
            raise ValueError(
                f'must be numbers that their widths hold, and {held} of "{part}" has {held.bit_length()} bits'
            )
        bits += f"{held:0{width}b}"
    if len(bits) % 8:
        raise ValueError(f"must be whole bytes all together, not {len(bits)} bits")
    return int(bits or "0", 2).to_bytes(len(bits) // 8, "big")


HEADERS: Mapping[str, Any] = {"ethernet": Ethernet, "ipv4": Ipv4, "udp": Udp, "tcp": Tcp}
PROTOCOLS = {"udp": UDP, "tcp": TCP}
PLAIN: Mapping[str, Callable[[str], bytes]] = {
    "fields": _of_fields,
    "hex": lambda text: bytes.fromhex(_hexadecimal(text)),
    "text": lambda text: text.encode(),
}

Layers = tuple[tuple[str, Any], ...]
"""Their kinds, and what each is."""


@with_json_schema(type="array", items={"type": "object", "minProperties": 1, "maxProperties": 1})
def _layers(value: object) -> Layers:
    if not isinstance(value, list | tuple) or not value:
        raise ValueError(f'must be a list of layers, for example [{{ text = "hello" }}], not {schema.show(value)}')
    made = tuple(_layer(layer, place) for place, layer in enumerate(value))
    kinds = [kind for kind, _ in made]
    for (kind, layer), payload in zip(made, [*kinds[1:], ""], strict=True):
        if (lacking := layer.lacks(payload)) is not None:
            raise ValueError(f"{kind} must have a {lacking}")
    return made


def _layer(value: object, place: int) -> tuple[str, Any]:
    known = [*HEADERS, *PLAIN]
    kind, said = next(iter(value.items())) if isinstance(value, Mapping) and len(value) == 1 else ("", {})
    if kind not in known:
        raise ValueError(f"layer {place} must be a table of one of {', '.join(known)}")
    try:
        if kind in HEADERS:
            return kind, schema.read(HEADERS[kind], said, lambda _: "")
        layer = Plain(kind, schema.text(said))
        if layer.length > MAX_FRAME_BYTES:
            raise ValueError(f"must have at most {MAX_FRAME_BYTES} bytes")
    except schema.Invalid as refused:
        wrong = refused.problems[0]
        raise ValueError(f"layer {place}: {'.'.join(filter(None, (kind, wrong.key)))}: {wrong.message}") from None
    except ValueError as refused:
        raise ValueError(f"layer {place}: {kind} {refused}") from None
    return kind, layer


def _write_layers(layers: Layers) -> list[dict[str, Any]]:
    return [{kind: layer.text if isinstance(layer, Plain) else schema.write(layer)} for kind, layer in layers]


@dataclass(frozen=True)
class Frames:
    """Frames that a host sends as they are. In the simulator alone."""

    source: str = key(schema.text)
    """A host of the topology."""
    layers: Layers | None = key(_layers, _write_layers, default=None)
    """The headers and the payload of the frame, from the outermost on; absent: the packets of ``pcap``."""
    start: int = key(units.parse_time, units.format_time, default=0)
    """When the first frame is sent."""
    every: int = key(units.parse_positive_time, units.format_time, default=10**9)
    """From one to the next."""
    count: int = key(integer(1, MAX_FRAMES), default=1)
    """How many frames are sent."""
    packet_size: int | None = key(units.parse_size, units.format_size, default=None)
    """The whole Ethernet frame: zeros are behind the layers. Absent: the layers'."""
    pcap: str | None = key(schema.text, default=None)
    """A capture file, pcap or pcapng, whose packets the host sends at their times."""
    packets: tuple[CapturedPacket, ...] | None = key(replay.parse_captured, replay.write_captured, default=None)
    """The packets of the capture: time in ns after the first, bytes, and the bytes in hexadecimal."""
    scale: float = key(schema.real(1e-6, 1e6), default=1.0)
    """The factor of the times between the packets of a capture: 2 sends at half the rate."""
    addresses: dict[str, str] | None = key(replay.parse_addresses, default=None)
    """IPv4 addresses of a capture, with the hosts that have them here. Then the host sends the packets of its own
    address, with the addresses of the hosts. Absent: all packets, as they are."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that there are layers that fit into the frame, or packets."""
        if (self.layers is None) == (self.packets is None):
            both = "absent beside packets of a capture" if self.packets else "there, or pcap in its place"
            yield "layers", f"must be {both}"
            return
        if self.packets is not None:
            for name, is_set in {"count": self.count != 1, "packet_size": self.packet_size is not None}.items():
                if is_set:
                    yield name, "must be absent beside the packets of a capture"
            return
        for name, is_set in {"scale": self.scale != 1, "addresses": self.addresses is not None}.items():
            if is_set:
                yield name, "must be absent without pcap"
        if not self._least <= self._length <= MAX_FRAME_BYTES:
            allowed = f'from "{self._least} bytes", which the layers have, to "{MAX_FRAME_BYTES} bytes"'
            yield "packet_size", f'must be {allowed}, not "{self._length} bytes"'

    @property
    def _least(self) -> int:
        return sum(layer.length for _, layer in self.layers or ())

    @property
    def _length(self) -> int:
        return self._least if self.packet_size is None else self.packet_size

    def plan_all(self, network: Network, paths: Paths) -> list[dict[str, Any]]:
        """Returns the frames as the plan's list has them; raises ValueError for what the network lacks."""
        return [self.plan(network, paths)] if self.packets is None else [*self._plan_packets(network, paths)]

    def _plan_packets(self, network: Network, paths: Paths) -> Iterator[dict[str, Any]]:
        """Yields the packets of a capture, each as frames of its own."""
        assert self.packets is not None
        hosts = {host.name: host.address for host in network.hosts}
        addresses = self.addresses or {}
        for host in addresses.values():
            if host not in hosts:
                raise ValueError(schema.unknown_name("host", host, [*hosts]))
        at = At(network, paths, self.source)

        def macs(destination: IPv4Address) -> tuple[int, int]:
            return replace(at, destination=str(destination)).macs

        for time, length, digits in replay.frames_to_send(self.packets, addresses, self.source, hosts, macs):
            yield {
                "host": self.source,
                "bytes": [digits],
                "length": length,
                "first_ns": self.start + round(time * self.scale),
                "every_ns": 1,
                "count": 1,
            }

    def plan(self, network: Network, paths: Paths) -> dict[str, Any]:
        """Returns the frames of layers as the plan has them; raises ValueError for what the network lacks."""
        layers = self.layers or ()
        destination = next((layer.destination for _, layer in layers if isinstance(layer, Ipv4)), None)
        headers = [layer for _, layer in layers if isinstance(layer, Udp | Tcp)]
        ports = [ports for header in headers for ports in (header.source, header.destination)]
        several = min(self.count, math.lcm(*(last - first + 1 for first, last in ports)))
        return {
            "host": self.source,
            "bytes": [self._bytes(At(network, paths, self.source, turn, destination)).hex() for turn in range(several)],
            "length": self._length,
            "first_ns": self.start,
            "every_ns": self.every,
            "count": self.count,
        }

    def _bytes(self, at: At) -> bytes:
        """Returns the layers of one of the frames."""
        made, behind = b"", ""
        for kind, layer in reversed(self.layers or ()):
            made = layer.to_bytes(at, behind, self._length - self._least + len(made)) + made
            behind = kind
        return made
