"""The place of INT in a captured packet: Ethernet, IPv4 or IPv6, TCP or UDP, and what is behind them.

Source: INT 2.1, section 5.7.2 (INT over TCP/UDP): a DSCP, a UDP port or a probe marker says that INT is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address

from xcpr.results.int_telemetry.metadata import Undecodable

ETHERNET_BYTES = 14
VLAN_TYPES = (0x8100, 0x88A8)
"""IEEE 802.1Q, and 802.1ad for the outer tag."""
IPV4, IPV6 = 0x0800, 0x86DD
TCP, UDP, FRAGMENT = 6, 17, 44
EXTENSION_HEADERS = (0, 43, 60)
"""IPv6's hop-by-hop options, routing and destination options (RFC 8200, section 4)."""
PORTS_BYTES, UDP_BYTES, TCP_BYTES = 4, 8, 20
PROBE_MARKER_BYTES = 8


@dataclass(frozen=True)
class Flow:
    """Addresses, protocol and ports of a packet, as its sender wrote them; None: not in the captured bytes."""

    source: str
    destination: str
    protocol: int
    source_port: int | None = None
    destination_port: int | None = None


@dataclass(frozen=True)
class IntMarking:
    """The ways in which packets of a domain say that INT is behind their TCP or UDP header."""

    dscp: int | None = 0x17
    """The DSCP of IPv4 or the upper six bits of IPv6's traffic class; None: DSCPs say nothing."""
    dscp_mask: int = 0x3F
    """The bits of the DSCP that are compared."""
    port: int | None = None
    """The UDP destination port of INT."""
    probe_marker: int | None = None
    """The 64 bits before the shim header."""
    report_port: int | None = None
    """The UDP destination port of telemetry reports."""
    before_tcp_options: bool = False
    """Whether INT comes before the options of TCP, and not behind them."""


@dataclass(frozen=True)
class Segment:
    """A TCP segment or a UDP datagram, or a packet of another protocol."""

    flow: Flow
    dscp: int
    is_fragment: bool
    """Whether it is a fragment without the transport header."""
    data: bytes
    """The captured bytes from the transport header on, without padding behind the IP packet."""
    length: int
    """Bytes of the whole packet from there on."""

    def take(self, begin: int, end: int, name: str) -> bytes:
        """Returns bytes of the packet; raises ``Undecodable`` where it, or the captured part of it, ends before."""
        if end > self.length:
            raise Undecodable(f"the packet ends within {name}: {max(self.length - begin, 0)} of {end - begin} bytes")
        if end > len(self.data):
            raise Undecodable(
                f"the captured bytes end within {name}: {max(len(self.data) - begin, 0)} of {end - begin} bytes"
            )
        return self.data[begin:end]


def find_ip(data: bytes) -> int | None:
    """Returns the offset of the IP header in an Ethernet frame; None: the frame has none."""
    at = ETHERNET_BYTES
    kind = int.from_bytes(data[at - 2 : at], "big")
    while kind in VLAN_TYPES:
        at += 4
        kind = int.from_bytes(data[at - 2 : at], "big")
    return at if kind in (IPV4, IPV6) else None


def parse_ip(data: bytes) -> Segment | None:
    """Parses an IP packet of which ``data`` are the captured bytes; None: they are no whole IP header."""
    version = data[0] >> 4 if data else 0
    if version == 4:
        return _parse_ipv4(data)
    return _parse_ipv6(data) if version == 6 else None


def _parse_ipv4(data: bytes) -> Segment | None:
    header = 4 * (data[0] & 0x0F)
    if header < 20 or len(data) < header:
        return None
    length = int.from_bytes(data[2:4], "big")
    source, destination = str(IPv4Address(data[12:16])), str(IPv4Address(data[16:20]))
    fragment = int.from_bytes(data[6:8], "big") & 0x1FFF
    return _make_segment(
        source, destination, data[9], data[1] >> 2, fragment != 0, data[header:length], length - header
    )


def _parse_ipv6(data: bytes) -> Segment | None:
    if len(data) < 40:
        return None
    end = 40 + int.from_bytes(data[4:6], "big")
    dscp = (int.from_bytes(data[0:2], "big") >> 4 & 0xFF) >> 2
    protocol, at, is_fragment = data[6], 40, False
    while protocol in (*EXTENSION_HEADERS, FRAGMENT) and len(data) >= at + 8:
        is_fragment |= protocol == FRAGMENT and int.from_bytes(data[at + 2 : at + 4], "big") >> 3 != 0
        step = 8 if protocol == FRAGMENT else 8 * (1 + data[at + 1])
        protocol, at = data[at], at + step
    source, destination = str(IPv6Address(data[8:24])), str(IPv6Address(data[24:40]))
    return _make_segment(source, destination, protocol, dscp, is_fragment, data[at:end], end - at)


def _make_segment(
    source: str, destination: str, protocol: int, dscp: int, is_fragment: bool, data: bytes, length: int
) -> Segment:
    has_ports = protocol in (TCP, UDP) and not is_fragment
    flow = Flow(source, destination, protocol, *(read_ports(data) if has_ports else (None, None)))
    return Segment(flow, dscp, is_fragment, data, length)


def read_ports(data: bytes) -> tuple[int | None, int | None]:
    """Returns source and destination port at the begin of a transport header; None: it is not captured."""
    if len(data) < PORTS_BYTES:
        return None, None
    return int.from_bytes(data[:2], "big"), int.from_bytes(data[2:4], "big")


def is_report(segment: Segment, marking: IntMarking) -> bool:
    """Returns whether a packet is a telemetry report."""
    flow = segment.flow
    return flow.protocol == UDP and flow.destination_port is not None and flow.destination_port == marking.report_port


def find_shim(segment: Segment, marking: IntMarking) -> int | None:
    """Returns the offset of the INT shim header; None: nothing says that the packet has INT.

    Raises ``Undecodable`` where a DSCP says so, and the packet is not TCP or UDP.
    """
    flow = segment.flow
    if flow.protocol == UDP and flow.destination_port is not None and flow.destination_port == marking.port:
        return UDP_BYTES
    by_dscp = marking.dscp is not None and (segment.dscp ^ marking.dscp) & marking.dscp_mask == 0
    if not by_dscp and marking.probe_marker is None:
        return None
    if segment.is_fragment or flow.protocol not in (TCP, UDP):
        if not by_dscp:
            return None
        what = "a fragment without its transport header" if segment.is_fragment else f"of protocol {flow.protocol}"
        raise Undecodable(
            f"DSCP 0x{segment.dscp:02x} stands for INT, and the packet is {what}; allowed are TCP and UDP"
        )
    at = UDP_BYTES if flow.protocol == UDP else _find_tcp_end(segment, marking)
    if by_dscp:
        return at
    marker = segment.data[at : at + PROBE_MARKER_BYTES]
    is_marked = len(marker) == PROBE_MARKER_BYTES and int.from_bytes(marker, "big") == marking.probe_marker
    return at + PROBE_MARKER_BYTES if is_marked else None


def _find_tcp_end(segment: Segment, marking: IntMarking) -> int:
    """Returns the offset behind the TCP header with its options, or before these."""
    if marking.before_tcp_options or len(segment.data) < TCP_BYTES:
        return TCP_BYTES
    return max(TCP_BYTES, 4 * (segment.data[12] >> 4))
