"""The compiled P4 router on the engine, brought up by hand."""

from __future__ import annotations

import json
from ipaddress import IPv4Address
from pathlib import Path

from controller.entries import ROUTES_TABLE, Lpm, TableEntry, capacity
from xcpr._native import Switch

COMPILED = Path(__file__).resolve().parent.parent / "p4src" / "compiled"
PORT_OUT, CPU_PORT = 1, 255


def add_route(switch: Switch, prefix: str, length: int, port: int) -> None:
    match = {"hdr.ipv4.dst_addr": Lpm(int(IPv4Address(prefix)), length)}
    params = {"port": port, "src_mac": 0x0200000000AA, "dst_mac": 0x0200000000BB}
    insert(switch, TableEntry(ROUTES_TABLE, match, "XcpIngress.forward", params))


def set_capacity(switch: Switch, port: int, bits_per_second: float) -> None:
    insert(switch, capacity(port, round(bits_per_second)))


def insert(switch: Switch, entry: TableEntry) -> None:
    switch.insert(json.dumps(entry.json()))


def router(bits_per_second: float, program: str = "xcp_router") -> Switch:
    """10.0.2.0/24 leaves through port 1 at this rate; telemetry goes to port 255."""
    switch = Switch((COMPILED / f"{program}.json").read_text())
    add_route(switch, "10.0.2.0", 24, PORT_OUT)
    set_capacity(switch, PORT_OUT, bits_per_second)
    switch.set_clone_session(1, CPU_PORT, 0)
    return switch
