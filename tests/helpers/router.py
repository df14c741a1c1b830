"""The compiled P4 router on the engine, brought up by hand."""

from __future__ import annotations

import json
from ipaddress import IPv4Network
from pathlib import Path

from xcpr._native import Switch
from xcpr.controller.entries import TableEntry
from xcpr.scenarios.programs.program import XCP

COMPILED = Path(__file__).resolve().parents[2] / "p4src" / "compiled"
PORT_OUT, CPU_PORT = 1, 255


def add_route(switch: Switch, prefix: str, length: int, port: int) -> None:
    insert(switch, XCP.route(IPv4Network(f"{prefix}/{length}"), port, 0x0200000000AA, 0x0200000000BB))


def set_capacity(switch: Switch, port: int, bits_per_second: float) -> None:
    for entry in XCP.port(port, round(bits_per_second)):
        insert(switch, entry)


def insert(switch: Switch, entry: TableEntry) -> None:
    switch.insert(json.dumps(entry.json()))


def router(bits_per_second: float, program: str = "xcp_router") -> Switch:
    """Makes a router: 10.0.2.0/24 leaves through port 1 at this rate; telemetry goes to port 255."""
    switch = Switch((COMPILED / f"{program}.json").read_text())
    add_route(switch, "10.0.2.0", 24, PORT_OUT)
    set_capacity(switch, PORT_OUT, bits_per_second)
    switch.set_session(1, CPU_PORT, 0)
    return switch
