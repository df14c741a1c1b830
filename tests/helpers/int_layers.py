"""Headers of INT 2.1 and of telemetry reports 2.0 as Scapy's layers, by the drawings of the specifications.

Source: INT 2.1, sections 5.7.2, 5.8 and 5.9; "Telemetry Report Format Specification" 2.0, sections 3.2 and 3.3.
"""

from __future__ import annotations

from scapy.fields import BitField, ByteField, IntField, LongField, ShortField, ThreeBytesField
from scapy.packet import Packet

# ruff: noqa: RUF012 - Scapy has the fields of a layer so


class Shim(Packet):
    """The shim header; ``original`` is the UDP port, the protocol, or the DSCP with two bits behind it."""

    name = "INT shim"
    fields_desc = [
        BitField("type", 1, 4),
        BitField("npt", 0, 2),
        BitField("r", 0, 2),
        ByteField("length", 3),
        ShortField("original", 0),
    ]


class IntMd(Packet):
    """The INT-MD header without its stack."""

    name = "INT-MD"
    fields_desc = [
        BitField("ver", 2, 4),
        BitField("d", 0, 1),
        BitField("e", 0, 1),
        BitField("m", 0, 1),
        BitField("reserved", 0, 12),
        BitField("hop_ml", 0, 5),
        ByteField("remaining_hop_count", 8),
        ShortField("instruction_bitmap", 0),
        ShortField("domain_specific_id", 0),
        ShortField("ds_instruction", 0),
        ShortField("ds_flags", 0),
    ]


class IntMx(Packet):
    """The INT-MX header without metadata."""

    name = "INT-MX"
    fields_desc = [
        BitField("ver", 2, 4),
        BitField("d", 0, 1),
        BitField("reserved", 0, 27),
        ShortField("instruction_bitmap", 0),
        ShortField("domain_specific_id", 0),
        ShortField("ds_instruction", 0),
        ShortField("ds_flags", 0),
    ]


class Hop(Packet):
    """All metadata of a hop, bits 0 to 8, and the checksum complement."""

    name = "hop metadata"
    fields_desc = [
        IntField("node_id", 0),
        ShortField("level1_ingress_interface_id", 0),
        ShortField("level1_egress_interface_id", 0),
        IntField("hop_latency", 0),
        ByteField("queue_id", 0),
        ThreeBytesField("queue_occupancy", 0),
        LongField("ingress_timestamp", 0),
        LongField("egress_timestamp", 0),
        IntField("level2_ingress_interface_id", 0),
        IntField("level2_egress_interface_id", 0),
        IntField("egress_interface_tx_utilization", 0),
        ByteField("buffer_id", 0),
        ThreeBytesField("buffer_occupancy", 0),
        IntField("checksum_complement", 0),
    ]


HOP_BITMAP = 0xFF81
"""The instruction bitmap of ``Hop``."""
HOP_WORDS = 13


class ReportGroup(Packet):
    """The telemetry report group header."""

    name = "telemetry report group"
    fields_desc = [
        BitField("ver", 2, 4),
        BitField("hw_id", 0, 6),
        BitField("sequence_number", 0, 22),
        IntField("node_id", 0),
    ]


class IndividualReport(Packet):
    """The individual report header."""

    name = "individual report"
    fields_desc = [
        BitField("rep_type", 1, 4),
        BitField("in_type", 0, 4),
        ByteField("report_length", 0),
        ByteField("md_length", 0),
        BitField("d", 0, 1),
        BitField("q", 0, 1),
        BitField("f", 0, 1),
        BitField("i", 0, 1),
        BitField("rsvd", 0, 4),
    ]


class ReportMain(Packet):
    """The main contents of an INT report without metadata."""

    name = "INT report"
    fields_desc = [
        ShortField("rep_md_bits", 0),
        ShortField("domain_specific_id", 0),
        ShortField("ds_md_bits", 0),
        ShortField("ds_md_status", 0),
    ]
