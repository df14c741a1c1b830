"""Scenarios of an Ethernet switch whose table the control plane fills: ``tests/p4/static_switch.p4``."""

from __future__ import annotations

from typing import Any

from xcpr.io.paths import ROOT

SWITCH = str(ROOT / "tests/p4/static_switch.json")


def to_host(host: str) -> dict[str, Any]:
    """Makes the entry of a switch for a host at one of its ports."""
    return {
        "table": "macs",
        "match": {"eth.dst": f"mac of {host}"},
        "action": "to_port",
        "params": {"port": f"port to {host}"},
    }


def flooding(*ports: str) -> dict[str, Any]:
    return {
        "rows": {"flood": {"table": "macs", "action": "flood", "default": True}},
        "multicast_groups": {"all": {"group": 1, "ports": [f"port to {port}" for port in ports]}},
    }


def star(entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Makes a scenario of three hosts at one switch, in which h1 sends h2 a flow."""
    return {
        "title": "A switch",
        "duration": "1 s",
        "topology": {"kind": "star", "size": 3, "rate": "10 Mbit/s", "delay": "1 ms"},
        "router": {"program": SWITCH, "entries": entries},
        "flows": {"main": {"count": 1, "transport": "cubic", "source": "h1", "destination": "h2"}},
    } | more


HUB = flooding("h1", "h2", "h3")
STATIC = HUB | {"rows": {host: to_host(host) for host in ("h1", "h2", "h3")}}
