"""A misreporting flow's share of a link, without and with policing (router.police); and the price for
honest flows.

Three honest XCP-r flows and a misreporting one run on 100 Mbit/s, round trip 44 ms, 10 s. The figure is its rate
from 3 s on, in fair shares (a quarter of the link).
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping
from typing import Any

from bench import runner
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.scenarios.programs import program
from xcpr.worlds import sim

LINK_BPS = 100_000_000
RTT_US = 44_000
FORGED_BPS = 80_000_000
"""The rate of forged sources: three shares more than a fair one."""
FROM_S, UNTIL_S = 3, 10
FAIR_BYTES = (UNTIL_S - FROM_S) * LINK_BPS / 8 / 4
OWN_WINDOW = FORGED_BPS // 8 * RTT_US // 1_000_000
"""The window that such a source would have to claim, bytes."""
MAX_FEEDBACK = 2**31 - 1
PLACES = 65536
"""CLAIMS of p4src/v1model/xcp_policed_registers.p4."""

BASE: dict[str, Any] = {
    "title": "Honest flows beside a misreporting one",
    "topology": {"rate": f"{LINK_BPS} bit/s", "access_rate": "1 Gbit/s", "delay": "20 ms"},
    "hosts": {"profile": "ns-2"},
    "queue": {"limit": "600 packets"},
    "flows": {"honest": {"count": 3, "transport": "xcp-r"}},
}


def flow(**misreport: str) -> dict[str, Any]:
    """Makes a flow of XCP-r whose ends misreport by these options."""
    return {"flows": {"liar": {"count": 1, "transport": "xcp-r", "misreport": misreport}}}


def source(h_cwnd: int, h_rtt: int = RTT_US, h_feedback: int = MAX_FEEDBACK) -> dict[str, Any]:
    """Makes a source that sends at its rate, ignores feedback, and always claims the same."""
    claim = {"h_cwnd": h_cwnd, "h_rtt": h_rtt, "h_feedback": h_feedback}
    return {"traffic": {"liar": {"kind": "forged", "rate": f"{FORGED_BPS} bit/s"} | claim}}


MISREPORTS: Mapping[str, dict[str, Any]] = {
    "none: an honest flow": flow(),
    "a window of 1/100": flow(h_cwnd="1 %"),
    "a third of its window": flow(h_cwnd="33 %"),
    "a hundred times its window": flow(h_cwnd="10000 %"),
    "ten times its round trip": flow(h_rtt="1000 %"),
    "a tenth of its round trip": flow(h_rtt="10 %"),
    "ignores cuts": flow(negative_feedback="0 %"),
    "takes half of every cut": flow(negative_feedback="50 %"),
    "ignores cuts, claims a window of 1/100": flow(negative_feedback="0 %", h_cwnd="1 %"),
    "ignores cuts, claims a tenth of its round trip": flow(negative_feedback="0 %", h_rtt="10 %"),
    "receiver: cwnd' = 1 MB in every ACK": flow(cwnd_prime="1000 packets"),
    "the same, and a claimed window of 1/100": flow(cwnd_prime="1000 packets", h_cwnd="1 %"),
    "80 Mbit/s, claims a packet": source(1),
    "80 Mbit/s, claims it truly, obeys nothing": source(OWN_WINDOW),
    "80 Mbit/s, claims twice what it sends": source(2 * OWN_WINDOW),
    "80 Mbit/s, claims 4 GB": source(2**32 - 1),
    "80 Mbit/s, claims it over 2 s": source(FORGED_BPS // 4, 2_000_000),
    "80 Mbit/s, gives back 2 GB a packet": source(OWN_WINDOW, RTT_US, -MAX_FEEDBACK),
    "80 Mbit/s, claims a round trip of 1 ms": source(OWN_WINDOW // 44, 1000),
    "80 Mbit/s, knows no round trip": source(OWN_WINDOW, 0),
}
"""The misreport, and its part of the scenario."""


def run(layers: dict[str, Any], police: bool, seconds: int) -> Result:
    """Runs a scenario."""
    checks: dict[str, Any] = {"router": {"police": True, "watch": ["XcpEgress.surplus[0-63]"]}} if police else {}
    laid = [("misreporting", layer) for layer in (BASE, layers, {"duration": f"{seconds} s"}, checks)]
    return sim.execute(scenario.build(laid), 1, "misreporting", series=False)


def count_delivered(result: Result) -> int:
    """Returns the bytes that the misreporting flow delivered."""
    flows = [item.delivered_bytes for item in result.flows if item.name.startswith("liar")]
    return sum(flows) + sum(item.received_bytes for item in result.udp)


def share(misreport: str, police: bool) -> float:
    """Returns the misreporting flow's rate from 3 s on, in fair shares.

    The same plan begins in the same way, however long it is.
    """
    until, before = (count_delivered(run(MISREPORTS[misreport], police, seconds)) for seconds in (UNTIL_S, FROM_S))
    return (until - before) / FAIR_BYTES


def tabulate_shares() -> Table:
    """Makes the table of misreports."""
    rows = runner.print_rows((name, *(f"{share(name, police):.2f}" for police in (False, True))) for name in MISREPORTS)
    note = "From 3 s to 10 s, one seed. Asked: at most 1.2."
    title = "What a misreporting flow gets, in fair shares"
    return Table(title, ("misreport", "unchecked", "checked"), rows, (note,), name="shares")


HONEST: Mapping[str, dict[str, Any]] = {
    "10 flows": {"flows": {"honest": {"count": 10}}},
    "10 flows, UDP up to half of the link": {"flows": {"honest": {"count": 10}}, "udp": {"schedule": "half"}},
    "10 flows of XCP, 12 % of the ACKs lost": {
        "flows": {"honest": {"count": 10, "transport": "xcp"}},
        "loss": {"backward": {"model": "random", "probability": "12 %"}},
    },
    "10 flows, 1 % of the data lost": {
        "flows": {"honest": {"count": 10}},
        "loss": {"forward": {"model": "random", "probability": "1 %"}},
    },
    "10 flows, round trips of 42 to 340 ms": {
        "flows": {"honest": {"count": 10, "access_delay": "0 ms - 149 ms"}},
    },
    "10 flows, unpaced": {"flows": {"honest": {"count": 10, "pacing": {"share": "0 %"}}}},
    "10 flows, 5 % of the data late by 60 ms": {
        "flows": {"honest": {"count": 10}},
        "reorder": {"forward": {"probability": "5 %", "delay": "60 ms"}},
    },
    "10 flows, the link at a fifth from 4 s to 7 s": {
        "flows": {"honest": {"count": 10}},
        "path_changes": {
            "narrow": {"at": "4 s", "rate": f"{LINK_BPS // 5} bit/s"},
            "wide": {"at": "7 s", "rate": f"{LINK_BPS} bit/s"},
        },
    },
    "1,000 connections on 1 Gbit/s, each on and off twice a second": {
        "topology": {"rate": "1 Gbit/s"},
        "queue": {"limit": "6000 packets"},
        "traffic": {
            "many": {
                "kind": "pareto-onoff",
                "transport": "xcp-r",
                "count": 1000,
                "rate": "1600 kbit/s",
                "on_mean": "250 ms",
                "off_mean": "250 ms",
            }
        },
    },
}


def surplus(result: Result) -> int:
    """Returns the packets that routers dropped as surplus."""
    counters = [router.get("cells", {}) for router in result.routers]
    return sum(cell["packets"] for cells in counters for cell in cells.values())


def checked(case: str, layers: dict[str, Any]) -> runner.Row:
    """Makes a row of the loss of honest flows by the check, and whether it takes any of them for misreporting."""
    free, policed = (run(layers, police, UNTIL_S) for police in (False, True))
    sent = sum(item.sent_packets for item in policed.channels)
    delivered = policed.totals.delivered_bytes / free.totals.delivered_bytes
    return (case, f"{sent:,}", f"{surplus(policed):,}", f"{delivered:.4f}")


def honest() -> Table:
    """Makes the table of honest flows."""
    columns = ("flows of XCP-r", "packets on all links", "dropped as surplus", "delivered, of unchecked")
    rows, note = (
        runner.print_rows(map(checked, HONEST, HONEST.values())),
        "100 Mbit/s, round trip 44 ms, 10 s, one seed.",
    )
    return Table("Honest flows with the check", columns, rows, (note,), name="honest")


def place(source: int, destination: int, ports: int) -> int:
    """Returns the place of a flow in the routers' table: place_of in p4src/v1model/xcp_policed_registers.p4."""
    return zlib.crc32(b"".join(part.to_bytes(4, "big") for part in (source, destination, ports))) % PLACES


def places() -> Table:
    """Makes a table of how many of so many flows find a place of their own; the others are not checked."""
    rows = []
    chance = random.Random(1)
    for count in (10, 1_000, 10_000, 100_000):
        edge = [(0x0A010000 + n // 8, 0x0A020001 + n // 8, (10_000 + n % 8) << 16 | 5001) for n in range(count)]
        strangers = [(chance.getrandbits(32), chance.getrandbits(32), chance.getrandbits(32)) for _ in range(count)]
        shares = [len({place(*one) for one in flows}) / count for flows in (edge, strangers)]
        expected = PLACES / count * (1 - (1 - 1 / PLACES) ** count)
        rows.append((f"{count:,}", *(f"{share:.4f}" for share in (*shares, expected))))
    columns = ("flows at once", "of an edge's hosts", "at random", "by arithmetic")
    note = "An edge's hosts have addresses in a row and eight flows each. A flow without a place is not checked."
    return Table("Flows that have a place in a router's table", columns, tuple(rows), (note,), name="places")


def main() -> None:
    """Makes all tables."""
    versions = program.select("xcp", "exact", None).versions
    runner.keep(tabulate_shares(), honest(), places(), seeds="1", versions=versions)


if __name__ == "__main__":
    main()
