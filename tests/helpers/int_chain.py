"""A chain of four routers with ``tests/p4/int_md.p4``: s1 is the INT source of h1's packets, s4 the sink towards h2.

    h1 --- s1 --- s2 --- s3 --- s4 --- h2
         1   2   1  2   1  2   1  2              ports of the routers

Each link is slower than the one before, so that s1, s2 and s3 have queues.
"""

from __future__ import annotations

from typing import Any

from xcpr.io.paths import ROOT
from xcpr.scenarios import scenario
from xcpr.scenarios.scenario import Scenario

ROUTERS = ("s1", "s2", "s3", "s4")
INSTRUCTIONS = 0xFC00
"""Bits 0 to 5: node, interfaces, hop latency, queue, timestamps."""
HOP_WORDS = 8
RATES = ("400 Mbit/s", "40 Mbit/s", "30 Mbit/s", "20 Mbit/s", "400 Mbit/s")


def build_chain(*, sink: bool = True, max_hops: int = 8, **changes: Any) -> Scenario:
    """Builds the scenario, without the sink if h2 is to get INT; ``changes`` replace its tables."""
    ends = ("h1", *ROUTERS, "h2")
    links = {
        f"{first}-{second}": {"ends": [first, second], "rate": rate, "delay": "1 ms"}
        | ({} if first == "h1" else {"port1": 2} if second != "h2" else {})
        | {"port2": 1}
        for first, second, rate in zip(ends[:-1], ends[1:], RATES, strict=True)
    }
    links["s4-h2"] = {"ends": ["h2", "s4"], "rate": RATES[-1], "delay": "1 ms", "port2": 2}
    rows: dict[str, Any] = {
        f"node{number}": {
            "table": "IntEgress.node",
            "action": "IntEgress.set_node_id",
            "params": {"id": number},
            "default": True,
            "routers": [name],
        }
        for number, name in enumerate(ROUTERS, 1)
    }
    rows["source"] = {
        "table": "IntIngress.sources",
        "match": {"standard_metadata.ingress_port": 1},
        "action": "IntIngress.begin_int",
        "params": {"instruction_bitmap": INSTRUCTIONS, "hop_ml": HOP_WORDS, "max_hops": max_hops},
        "routers": ["s1"],
    }
    if sink:
        rows["sink"] = {
            "table": "IntEgress.sinks",
            "match": {"standard_metadata.egress_port": 2},
            "action": "IntEgress.remove_int",
            "routers": ["s4"],
        }
    table: dict[str, Any] = {
        "title": "A chain with In-band Network Telemetry",
        "duration": "500 ms",
        "topology": {"kind": "graph"},
        "queue": {"limit": "50 packets"},
        "nodes": {**{name: {} for name in ROUTERS}, "h1": {"kind": "host"}, "h2": {"kind": "host"}},
        "links": links,
        "router": {
            "program": str(ROOT / "tests" / "p4" / "int_md.json"),
            "entries": {
                "routes": {
                    "table": "IntIngress.routes",
                    "action": "IntIngress.forward",
                    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
                },
                "rows": rows,
            },
        },
        "flows": {"main": {"count": 1, "source": "h1", "destination": "h2", "transport": "cubic"}},
    }
    return scenario.build([("chain", {**table, **changes})])
