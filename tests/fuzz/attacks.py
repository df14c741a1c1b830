"""Search for the header that hurts honest flows most.

    attacks.py --runs 10000 --seed 1 [--police]

Five XCP-r flows run on 50 Mbit/s. From 2 s on a source sends packets that always carry the same XCP header
(traffic of kind "forged"), at up to 10 % of the link. The score of a header is what the honest flows deliver,
over what they deliver beside UDP of the same rate and packet size. Half of the headers are drawn at random,
evenly on logarithmic scales; the other half are neighbours of the worst so far.

The same seed makes the same search. Each score is kept in results/attacks as soon as it is known. So a search
that was stopped goes on where it was, and one with more runs begins with the findings of a shorter one.
Prints each new worst header, and keeps the ten worst. So are the worst that searches of earlier routers found,
at ports that check nothing and at policed ones. 0.3 s of CPU time a header.
"""

from __future__ import annotations

import heapq
import json
import math
import random
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

from bench import runner
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results import documents
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.scenarios.programs import program
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "attacks"
SCENARIO: dict[str, Any] = {
    "title": "Honest flows beside a header that lies",
    "duration": "10 s",
    "topology": {"rate": "50 Mbit/s", "access_rate": "1 Gbit/s", "delay": "20 ms"},
    "hosts": {"profile": "ns-2"},
    "queue": {"limit": "400 packets"},
    "flows": {"main": {"count": 5, "transport": "xcp-r", "pacing": {"share": "0 %"}}},
}
HONEST_PACKET = 1000
"""Bytes; the profile's."""
SIZES = (128, 250, 500, 1000, 1500, 4000, 9000)
SHARES = (0.003, 0.01, 0.03, 0.1)
"""The attacker's shares of the link: of its bytes, and of its packets where an attacker's are smaller than
the honest flows'."""
LINK_BPS = 50_000_000
MAX_FEEDBACK = 2**31 - 1


@dataclass(frozen=True)
class Attack:
    """A source and its header."""

    packet: int
    share: float
    h_cwnd: int
    h_rtt: int
    h_feedback: int

    @property
    def rate_bps(self) -> int:
        """``share`` of the link's bytes, and of its packets where they are smaller than the honest flows'."""
        return round(self.share * LINK_BPS * min(1.0, self.packet / HONEST_PACKET))

    def source(self) -> dict[str, Any]:
        """Returns the source as a scenario has it."""
        honest = {"rate": f"{self.rate_bps} bit/s", "packet_size": f"{self.packet} bytes", "start": "2 s"}
        return honest | {"h_cwnd": self.h_cwnd, "h_rtt": self.h_rtt, "h_feedback": self.h_feedback}


KNOWN = (
    Attack(750, 0.03, 1, 2_000_000, MAX_FEEDBACK),
    Attack(750, 0.04, 1, 20_000, MAX_FEEDBACK),
    Attack(4000, 0.003, 61, 3_743_497, MAX_FEEDBACK),
    Attack(1000, 0.1, 1, 2_000_000, MAX_FEEDBACK),
    Attack(1000, 0.03, 18_750, 200_000, MAX_FEEDBACK),
    Attack(1000, 0.03, 187_500, 2_000_000, MAX_FEEDBACK),
    Attack(9000, 0.003, 67_183, 1_842_221, MAX_FEEDBACK),
    Attack(1000, 0.1, 1, 44_000, MAX_FEEDBACK),
    Attack(9000, 0.003, 21, 2_060_988, MAX_FEEDBACK),
    Attack(9000, 0.003, 3617, 857_013, 4893),
    Attack(128, 0.01, 41, 1_970_740, MAX_FEEDBACK),
    Attack(500, 0.003, 5042, 797_138, 1),
)
"""The worst headers that searches found, of routers of one time or another."""


def delivered(source: dict[str, Any], police: bool) -> int:
    """Returns the bytes that the honest flows deliver beside a source."""
    layers = SCENARIO | {"traffic": {"stranger": source}} | ({"router": {"police": True}} if police else {})
    return sim.execute(scenario.build([("attacks", layers)]), 1, "attacks", series=False).totals.delivered_bytes


@cache
def beside_udp(packet: int, rate_bps: int, police: bool) -> int:
    """Returns the same beside UDP."""
    plain = Attack(packet, 0.0, 0, 0, 0).source() | {"rate": f"{rate_bps} bit/s", "kind": "cbr"}
    return delivered(plain, police)


def score(attack: Attack, police: bool) -> float:
    """Returns the bytes that are left to honest flows, out of those that UDP leaves them."""
    return delivered(attack.source() | {"kind": "forged"}, police) / beside_udp(attack.packet, attack.rate_bps, police)


def drawn(chance: random.Random) -> Attack:
    """Draws a header at random; one in two claims a window and a round trip that fit its rate, within a factor of
    ten."""
    attack = Attack(
        chance.choice(SIZES),
        chance.choice(SHARES),
        round(2 ** chance.uniform(0, 32)) - 1,
        round(2 ** chance.uniform(0, 22)),
        chance.choice((MAX_FEEDBACK, 0, -MAX_FEEDBACK, round(2 ** chance.uniform(0, 31)) - 1)),
    )
    if chance.random() < 0.5:
        fits = attack.rate_bps / 8e6 * attack.h_rtt * 10 ** chance.uniform(-1, 1)
        attack = replace(attack, h_cwnd=min(round(fits), 2**32 - 1))
    return attack


def neighbour(attack: Attack, chance: random.Random) -> Attack:
    """Draws a header like another one."""

    def near(value: int) -> int:
        return min(2**32 - 1, round(value * 2 ** chance.gauss(0, 0.7)))

    return Attack(
        attack.packet if chance.random() < 0.8 else chance.choice(SIZES),
        attack.share if chance.random() < 0.8 else chance.choice(SHARES),
        near(attack.h_cwnd),
        near(attack.h_rtt),
        attack.h_feedback if chance.random() < 0.8 else drawn(chance).h_feedback,
    )


class Log:
    """The scores of a search, a line each, in the order in which they were asked for."""

    def __init__(self, seed: int, police: bool) -> None:
        self.path = FOLDER / f"{'policed' if police else 'default'}-{seed}.jsonl"
        self.police = police
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        self.scores = {Attack(**line["attack"]): float(line["score"]) for line in map(json.loads, lines)}

    def score(self, attack: Attack) -> float:
        """Returns the score as it was found before, or finds it now."""
        if attack not in self.scores:
            self.scores[attack] = score(attack, self.police)
            line = {"score": self.scores[attack], "attack": asdict(attack)}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        return self.scores[attack]


def search(runs: int, seed: int, log: Log) -> list[tuple[float, Attack]]:
    """Searches for the worst headers; returns the scores of so many, the worst for honest flows first."""
    chance = random.Random(seed)
    scores: dict[Attack, float] = {}
    lowest = math.inf
    while len(scores) < runs:
        worst = heapq.nsmallest(8, scores, key=scores.__getitem__)
        attack = neighbour(chance.choice(worst), chance) if worst and chance.random() < 0.5 else drawn(chance)
        if attack in scores:
            continue
        scores[attack] = log.score(attack)
        if scores[attack] < lowest:
            lowest = scores[attack]
            print(f"{len(scores):6} {lowest:.3f} {attack}", flush=True)
    return sorted(((value, attack) for attack, value in scores.items()), key=lambda pair: pair[0])


COLUMNS = ("H_cwnd, bytes", "H_rtt, us", "H_feedback", "packets, bytes", "kbit/s")


def numbers(attack: Attack) -> tuple[str, ...]:
    """Writes a header and its source, in the order of COLUMNS."""
    counts = attack.h_cwnd, attack.h_rtt, attack.h_feedback, attack.packet, attack.rate_bps // 1000
    return tuple(f"{count:,}" for count in counts)


def known() -> Table:
    """Makes a table of the share that known headers leave honest flows."""
    rows = tuple((*numbers(attack), *(f"{score(attack, police):.3f}" for police in (False, True))) for attack in KNOWN)
    columns = (*COLUMNS, "left by default", "left by policed ports")
    return Table("What known headers leave honest flows", columns, rows, (), left=0, name="known")


def table(found: list[tuple[float, Attack]], police: bool) -> Table:
    """Makes a table of the ten worst."""
    rows = tuple((*numbers(attack), f"{value:.3f}") for value, attack in found[:10])
    ports, name = ("Policed ports", "policed") if police else ("By default", "default")
    title = f"What the worst headers leave honest flows: {ports.lower()}"
    note = f"{ports}; the worst of {len(found):,} headers."
    return Table(title, (*COLUMNS, "left"), rows, (note,), left=0, name=name)


def main() -> None:
    """Reads the command line and does what it asks for."""
    police = (False, "routers check claims: [router] police = true")
    options = runner.parse_options(__doc__, runs=(1000, "headers"), seed=(1, "of the search"), police=police)
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = table(search(options.runs, options.seed, Log(options.seed, options.police)), options.police)
    at = FOLDER / docs.FILE
    before = documents.read(at, docs.Evidence, docs.SCHEMA).tables if at.exists() else []
    tables = [*(one for one in before if one.name not in (made.name, "known")), made, known()]
    chosen, remark = f"--seed {options.seed}, and with --police", "--runs as the tables say how many."
    versions = program.select("xcp", "exact", None).versions
    runner.keep(*tables, options=chosen, seeds="1", remark=remark, versions=versions)


if __name__ == "__main__":
    main()
