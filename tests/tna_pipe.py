"""The Tofino program run whole: frames in, frames out, with parsers, deparsers, mirror and recirculation."""

from __future__ import annotations

import json
import struct
import sys
import tomllib
from dataclasses import dataclass
from functools import cache

from router import COMPILED

from xcpr._native import Tofino

sys.path.insert(0, str(COMPILED.parent))
import tna_units
from log_tables import SIZE

CPU_PORT, RECIRCULATION_PORT, SESSION, SNAPSHOT_BYTES = 64, 68, 1, 128
IN, OUT = 2, 1
GAIN = tomllib.loads((COMPILED.parent / "xcp" / "program.toml").read_text())["gain"]
PROGRAM = COMPILED / "tna_router.json"


@cache
def shared_rows() -> tuple[str, ...]:
    """The logarithms' and powers' rows as a plan has them."""
    return tuple(json.dumps(rows.json()) for rows in tna_units.shared_rows(SIZE))


@dataclass(frozen=True)
class Record:
    """A telemetry record: snapshot_t and update_t of tna/headers.p4."""

    port: int
    sums: tuple[int, int, int]
    duration: int
    input: int
    wait: int
    judged: int
    log_avg_rtt: int
    residue_pos: int
    residue_neg: int

    @classmethod
    def parse(cls, frame: bytes) -> Record:
        """The record of a frame that left by the CPU port."""
        assert frame[2 + 12 : 2 + 14] == b"\x88\xb5"
        _, port, *words = struct.unpack_from("!BH6IB3ii2I3i", frame, 16)
        x, xrtt, rtt_bytes, duration, offered, wait, judged, _, _, _, log_avg_rtt, pos, neg, *_ = words
        return cls(port & 511, (x, xrtt, rtt_bytes), duration, offered, wait, judged, log_avg_rtt, pos, neg)


class Pipe:
    """One pipe with a route to OUT and, unless its capacity is None, XCP on it."""

    def __init__(self, bits_per_second: float | None, clock_ns: int = 0) -> None:
        self.pipe = Tofino(PROGRAM.read_text(), clock_ns)
        for rows in shared_rows():
            self.pipe.fill(rows)
        self.pipe.set_mirror_session(SESSION, RECIRCULATION_PORT, SNAPSHOT_BYTES)
        self.insert(
            "XcpIngress.ipv4_lpm",
            {"hdr.ipv4.dst_addr": {"lpm": {"value": 0x0A000200, "prefix_len": 24}}},
            "XcpIngress.forward",
            {"port": OUT, "src_mac": 0x0200000000AA, "dst_mac": 0x0200000000BB},
        )
        if bits_per_second is not None:
            alpha, beta = tna_units.capacity_logs(bits_per_second, GAIN)
            port = {"exact": {"value": OUT}}
            self.insert(
                "XcpIngress.port_capacity", {"meta.port": port}, "XcpIngress.set_capacity", {"session": SESSION}
            )
            self.insert(
                "XcpIngress.phi_terms.update_capacity",
                {"snapshot.port": port},
                "XcpIngress.phi_terms.multiply_capacity",
                {"log_alpha_capacity": alpha % (1 << 32), "log_beta_capacity": beta % (1 << 32)},
            )

    def insert(self, table: str, match: dict[str, object], action: str, params: dict[str, int]) -> None:
        """Adds an entry."""
        self.pipe.insert(json.dumps({"table": table, "match": match, "action": action, "params": params}))

    def send(
        self, frame: bytes, now_ns: int, wire_len: int = 0, wait_ns: int = 0, port: int = IN
    ) -> tuple[list[tuple[int, bytes, int]], list[Record]]:
        """What leaves by front ports, and the records that leave by the CPU port.

        What goes round is made up for when the next packet comes, so that a record leaves behind a later frame.
        """
        out = self.pipe.process(frame, max(wire_len, len(frame)), port, now_ns, wait_ns)
        telemetry = [Record.parse(data) for p, data, _ in out if p == CPU_PORT and data[14:16] == b"\x88\xb5"]
        return [sent for sent in out if sent[0] != CPU_PORT or sent[1][14:16] != b"\x88\xb5"], telemetry
