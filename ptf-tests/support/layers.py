"""scapy layers: the congestion header, the telemetry record, the controller's headers, the test variant's header.

Interactively, in scapy's own shell with these layers loaded::

    .venv/bin/python ptf-tests/support/layers.py
    >>> p = Ether() / IP(dst="10.0.2.1") / XCP(h_cwnd=50_000, h_rtt=20_000, h_feedback=1000) / TCP()
    >>> p.show2()
    >>> sniff(iface="s1-eth1", prn=lambda p: p.sprintf("%IP.src% %XCP.format% %XCP.h_feedback%"))

Layouts: docs/header.md.
"""

from __future__ import annotations

from scapy.fields import (
    BitEnumField,
    BitField,
    ByteEnumField,
    ByteField,
    IntField,
    LongField,
    MACField,
    ShortField,
    SignedIntField,
    SignedLongField,
    XShortField,
)
from scapy.layers.inet import IP, TCP, UDP
from scapy.layers.l2 import Ether
from scapy.packet import Packet, bind_layers

PROTOCOL = 253
ETHERTYPE_TELEMETRY = 0x88B5
ETHERTYPE_TEST = 0x88B6
ROUTED = 0xFFFF
"""packet_out's egress_port for a frame that takes the way of every packet."""


class XCP(Packet):
    """The congestion header, 20 bytes between IPv4 and the transport."""

    name = "XCP"
    fields_desc = [
        ByteEnumField("next_protocol", 6, {6: "TCP", 17: "UDP"}),
        ByteField("length", 20),
        BitField("version", 1, 4),
        BitEnumField("format", 1, 4, {1: "data", 2: "XCP ACK", 3: "XCP-r ACK"}),
        ByteField("epoch", 0),
        IntField("h_cwnd", 0),
        IntField("h_rtt", 0),
        SignedIntField("h_feedback", 0),
        IntField("h_reverse", 0),
    ]


class Telemetry(Packet):
    """One port's control interval, as telemetry_t has it."""

    name = "XCP telemetry"
    fields_desc = [
        ShortField("port", 0),
        BitField("time_us", 0, 48),
        IntField("interval_us", 0),
        LongField("capacity_q20", 0),
        LongField("input_bytes", 0),
        LongField("queue_bytes", 0),
        IntField("avg_rtt_q8", 0),
        SignedLongField("phi_q16", 0),
        LongField("residue_pos_q16", 0),
        LongField("residue_neg_q16", 0),
        LongField("positive_mantissa", 0),
        ByteField("positive_shift", 0),
        LongField("negative_mantissa", 0),
        ByteField("negative_shift", 0),
        IntField("drops", 0),
    ]


class PacketIn(Packet):
    """In front of every frame on the CPU port; P4Runtime clients see it as metadata."""

    name = "packet_in"
    fields_desc = [ShortField("ingress_port", 0)]


class PacketOut(Packet):
    """In front of every frame from the CPU port; P4Runtime clients give it as metadata."""

    name = "packet_out"
    fields_desc = [XShortField("egress_port", ROUTED)]


class Observation(Packet):
    """In front of every frame for xcp_router_test: the time and the queue that the router believes in."""

    name = "XCP test"
    fields_desc = [
        MACField("dst", "02:00:00:00:00:02"),
        MACField("src", "02:00:00:00:00:01"),
        XShortField("type", ETHERTYPE_TEST),
        BitField("time_us", 0, 48),
        IntField("wait_us", 0),
        IntField("queued_packets", 0),
    ]


bind_layers(IP, XCP, proto=PROTOCOL)
bind_layers(XCP, TCP, next_protocol=6)
bind_layers(XCP, UDP, next_protocol=17)
bind_layers(Ether, Telemetry, type=ETHERTYPE_TELEMETRY)
for outer in (PacketIn, PacketOut, Observation):
    bind_layers(outer, Ether)

if __name__ == "__main__":
    from scapy.main import interact

    interact(mydict=globals(), mybanner="XCP, Telemetry, PacketIn, PacketOut, Observation")
