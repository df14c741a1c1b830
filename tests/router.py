"""The compiled P4 router on the engine, brought up by hand."""

from __future__ import annotations

import json
from pathlib import Path

from xcpr._native import Switch

COMPILED = Path(__file__).resolve().parent.parent / "p4src" / "compiled"
PORT_OUT, CPU_PORT = 1, 255


def capacity_q20(bits_per_second: float) -> int:
    """Bytes that a port sends in 2^20 us."""
    return round(bits_per_second / 8 * 1.048576)


def add_route(switch: Switch, prefix: str, length: int, port: int) -> None:
    value = int.from_bytes(bytes(int(part) for part in prefix.split(".")), "big")
    switch.insert(
        json.dumps(
            {
                "table": "XcpIngress.ipv4_lpm",
                "match": {"hdr.ipv4.dst_addr": {"lpm": {"value": hex(value), "prefix_len": length}}},
                "priority": 0,
                "action": "XcpIngress.forward",
                "params": {"port": hex(port), "src_mac": "0x0200000000aa", "dst_mac": "0x0200000000bb"},
            }
        )
    )


def set_capacity(switch: Switch, port: int, bits_per_second: float) -> None:
    switch.insert(
        json.dumps(
            {
                "table": "XcpEgress.port_config",
                "match": {"standard_metadata.egress_port": {"exact": {"value": hex(port)}}},
                "priority": 0,
                "action": "XcpEgress.set_capacity",
                "params": {"capacity_q20": hex(capacity_q20(bits_per_second))},
            }
        )
    )


def router(bits_per_second: float) -> Switch:
    """10.0.2.0/24 leaves through port 1 at this rate; telemetry goes to port 255."""
    switch = Switch((COMPILED / "xcp_router.json").read_text())
    add_route(switch, "10.0.2.0", 24, PORT_OUT)
    set_capacity(switch, PORT_OUT, bits_per_second)
    switch.set_clone_session(1, CPU_PORT, 0)
    return switch
