"""Twenty refused scenarios, with each message whole: tests/golden/refusals.txt (XCPR_GOLDEN=write writes it anew)."""

from __future__ import annotations

import os

import pytest

from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario

GOLDEN = ROOT / "tests" / "golden" / "refusals.txt"
REFUSED = (
    ("topology.rat=1 Mbit/s",),
    ("topology.rate=1 ms",),
    ("topology.rate=fast",),
    ("topology.rate=1 bit/s",),
    ("topology.kind=dumbel",),
    ("topology.kind=tree",),
    ("topology.hops=0",),
    ("queue.limit=3",),
    ("queue.limt=3 packets",),
    ("queue.discipline=blue",),
    ("queue.red.gentle=1",),
    ("queue.mark=9 MB",),
    ("loss.forward.probability=2",),
    ("loss.forward.model=random",),
    ("flows.main.count=0", "flows.main.start=3", "flows.main.fast.alpha=many", "flows.main.fast.bta=1"),
    ("flows.main.transport=quic",),
    ("flows.main.hops=2-1",),
    ("flows.main.dscp=64", "flows.main.packet_size=1 bytes"),
    ("traffic.t.kind=web",),
    ("path_changes.dip.at=1 s", "traces.t.link=nowhere", "duration=0 s", "title=[1]", "udp=3"),
)


def describe_refusals() -> str:
    """Returns each scenario's overrides of "demo" with the problems that are found."""
    lines = []
    for overrides in REFUSED:
        with pytest.raises(Invalid) as caught:
            scenario.load("demo", overrides)
        lines += [f"demo {' '.join(map(repr, overrides))}", *(f"  {problem}" for problem in caught.value.problems), ""]
    return "\n".join(lines)


def test_refusals_are_those_of_the_golden_table() -> None:
    found = describe_refusals()
    if os.environ.get("XCPR_GOLDEN") == "write":
        GOLDEN.write_text(found, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == found
