"""p4src/tna/ run from its source by ``p4_actions``: what a switch does between parser and deparser, one port's worth.

The work of parsers, deparsers, mirror and recirculation is done here by hand, as tna/parser.p4 and
tna/xcp_router.p4 say. An update is back in no time; a switch takes some microseconds.
"""

from __future__ import annotations

import random
import sys
from functools import cache, partial

from p4_actions import Instance, constant
from p4_source import Bits, Header, Program
from router import COMPILED

from xcpr.scenarios.programs.program import TOFINO

sys.path.insert(0, str(COMPILED.parent))
from log_tables import SIZE
from translate import units

P4SRC = COMPILED.parent
FILES = {
    "common": ("constants", "headers"),
    "xcp": ("constants", "header", "table/log_constants"),
    "tna": (
        "target",
        "constants",
        "headers",
        "state",
        "logarithm",
        "power_of_two",
        "header_checks",
        "registers",
        "update",
        "ingress",
        "egress",
    ),
}
PORT = 1
SOURCES = [P4SRC / folder / f"{name}.p4" for folder, names in FILES.items() for name in names]
INTRINSIC = {
    "ingress_intrinsic_metadata_t": {"ingress_port": Bits(9)},
    "ingress_intrinsic_metadata_from_parser_t": {"parser_err": Bits(16), "global_tstamp": Bits(48)},
    "ingress_intrinsic_metadata_for_deparser_t": {"drop_ctl": Bits(3)},
    "ingress_intrinsic_metadata_for_tm_t": {"ucast_egress_port": Bits(9)},
    "egress_intrinsic_metadata_t": {"egress_port": Bits(9)},
    "egress_intrinsic_metadata_from_parser_t": {"global_tstamp": Bits(48)},
    "egress_intrinsic_metadata_for_deparser_t": {"mirror_type": Bits(3)},
    "egress_intrinsic_metadata_for_output_port_t": {},
}
"""The parts of the architecture that the program uses."""

DATA_FORMAT, XCP = 1, 253


@cache
def program() -> Program:
    types = {"PortId_t": Bits(9), "MirrorId_t": Bits(10), "MirrorType_t": Bits(3)}
    return Program(SOURCES, types | {name: partial(Header, fields) for name, fields in INTRINSIC.items()})


class TnaSwitch:
    """One router; all frames leave by PORT."""

    def __init__(self, bits_per_second: float, seed: int = 0) -> None:
        self.capacity = TOFINO["xcp"].capacity_logs(bits_per_second).values()
        self.program = program()
        draw = random.Random(seed)
        self.ingress = Instance(self.program, "XcpIngress", self.entry, draw)
        self.egress = Instance(self.program, "XcpEgress", self.entry, draw)
        self.powers = {key: result for key, _, result in units.shared_rows(SIZE)[-1].rows}
        self.sizes = list(units.size_log_rows(SIZE))
        self.role = {
            name: constant(self.program, f"ROLE_{name}")
            for name in ("FRAME", "SHARE", "SNAPSHOT", "RTT", "PHI", "STORE")
        }

    def entry(self, table: str, key: tuple[int, ...]) -> tuple[str, list[int]] | None:
        """Returns the controller's entry that a key matches; None where there is none."""
        if table.startswith("size_logarithm"):
            found = (log for value, mask, log in self.sizes if key[0] & mask == value)
            return ("set_log", [next(found)])
        if table.endswith("logarithm"):
            return ("set_log", [SIZE.log2_fixed(key[0]) % (1 << 32)]) if key[0] else None
        if table.endswith("power"):
            return ("set_power", [self.powers[key[0]]]) if key[0] in self.powers else None
        return {
            "ipv4_lpm": ("forward", [PORT, 0, 0]),
            "port_capacity": ("set_capacity", [1]),
            "phi_terms.update_capacity": ("multiply_capacity", list(self.capacity)),
        }[table]

    def make(self, name: str) -> Header:
        made = self.program.types[name]()
        assert isinstance(made, Header)
        return made

    def run_ingress(self, hdr: Header, meta: Header, arrival_ns: int = 0) -> Header:
        intrinsic = self.make("ingress_intrinsic_metadata_t")
        for_deparser = self.make("ingress_intrinsic_metadata_for_deparser_t")
        from_parser, for_tm = (self.make(f"ingress_intrinsic_metadata_{n}_t") for n in ("from_parser", "for_tm"))
        from_parser.global_tstamp = arrival_ns
        self.ingress.apply(hdr, meta, intrinsic, from_parser, for_deparser, for_tm)
        return for_deparser

    def run_egress(self, hdr: Header, meta: Header, now_ns: int = 0) -> Header:
        intrinsic, from_parser = (
            self.make("egress_intrinsic_metadata_t"),
            self.make("egress_intrinsic_metadata_from_parser_t"),
        )
        intrinsic.egress_port, from_parser.global_tstamp = PORT, now_ns
        for_deparser = self.make("egress_intrinsic_metadata_for_deparser_t")
        port = self.make("egress_intrinsic_metadata_for_output_port_t")
        self.egress.apply(hdr, meta, intrinsic, from_parser, for_deparser, port)
        return for_deparser

    def frame(
        self, now_ns: int, wait_ns: int, size: int, data: tuple[int, int, int] | None, ttl: int = 64
    ) -> tuple[int | None, Header | None, int]:
        """Handles one frame; ``data`` is H_cwnd, H_rtt, H_feedback of a data packet.

        Returns H_feedback as it leaves, the record of the interval that it ends, and the drop reason.
        """
        hdr, meta = self.make("tna_headers_t"), self.make("ingress_state_t")
        for name in ("ethernet", "ipv4"):
            getattr(hdr, name).__dict__["valid"] = True
        hdr.ipv4.version, hdr.ipv4.ihl, hdr.ipv4.total_length, hdr.ipv4.ttl = 4, 5, size - 14, ttl
        if data:
            hdr.xcp.__dict__["valid"] = True
            hdr.ipv4.protocol, hdr.xcp.format = XCP, DATA_FORMAT
            hdr.xcp.h_cwnd, hdr.xcp.h_rtt, hdr.xcp.h_feedback = data
            meta.a, meta.c = hdr.xcp.h_rtt, hdr.xcp.h_cwnd
        if self.run_ingress(hdr, meta, now_ns - wait_ns).drop_ctl:
            return None, None, int(meta.reason)
        state = self.make("egress_state_t")
        state.role, state.port = hdr.bridge.role, hdr.bridge.port
        for part in ("pay_positive", "pay_negative", "positive", "negative"):
            setattr(state, part, hdr.bridge.dither)
        mirrored = self.run_egress(hdr, state, now_ns).mirror_type
        feedback = int(hdr.xcp.h_feedback) if data else None
        return feedback, self.update(state, now_ns) if mirrored else None, 0

    def update(self, ended: Header, now_ns: int) -> Header:
        """Takes the mirrored snapshot's way: egress and ingress in turn."""
        hdr = self.make("tna_headers_t")
        hdr.snapshot.__dict__["valid"] = True
        hdr.snapshot.role, hdr.snapshot.port = ended.snapshot_role, ended.port
        for to, name in zip(
            ("sum_x", "sum_xrtt", "sum_bytes", "duration", "input", "wait"),
            ("sum_x", "sum_xrtt", "sum_bytes", "duration", "input_sum", "queue_wait"),
            strict=True,
        ):
            setattr(hdr.snapshot, to, getattr(ended, name))
        while True:
            state = self.make("egress_state_t")
            state.role, state.port = hdr.snapshot.role, hdr.snapshot.port
            if hdr.update.valid:
                state.log_a, state.log_b, state.log_c = hdr.update.a, hdr.update.b, hdr.update.c
            self.run_egress(hdr, state, now_ns)
            if state.role == self.role["STORE"]:
                return hdr
            meta = self.make("ingress_state_t")
            if state.role == self.role["SNAPSHOT"]:
                meta.a, meta.b, meta.c = hdr.snapshot.sum_x, hdr.snapshot.sum_xrtt, hdr.snapshot.sum_bytes
            elif state.role == self.role["RTT"]:
                meta.a, meta.b, meta.c = hdr.snapshot.input, hdr.snapshot.duration, hdr.snapshot.wait
            elif state.role == self.role["PHI"]:
                meta.a, meta.b = hdr.update.residue_pos, hdr.update.residue_neg
            self.run_ingress(hdr, meta)
