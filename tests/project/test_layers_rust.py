"""Modules of a crate import one way, as far as a crate of many files needs it (docs/design.md, "The house")."""

from __future__ import annotations

import tomllib

import networkx
import pytest
from rust_imports import Module, expand_use, imports

from xcpr.io.paths import ROOT

WORKSPACE = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]
CRATES = sorted(
    {path.relative_to(ROOT).as_posix() for pattern in WORKSPACE["members"] for path in ROOT.glob(pattern)}
    - set(WORKSPACE["exclude"])
)
LARGEST_CIRCLE = 9
"""Files of one crate that may import each other in a circle."""

HOSTS = (
    ("flow.session",),
    ("app", "flow", "tcp", "udp"),
    ("udp.fobs", "udp.rudp", "udp.sabul", "flow.spec"),
    ("udp.messages", "tcp.psockets", "udp.ttp", "udp.on_off", "udp.udt"),
    ("udp.datagram", "stats.outcome", "tcp.receiver", "tcp.sender"),
    ("udp.collected", "flow.endpoint", "tcp.receiver.listen"),
    ("flow.config",),
    ("flow.registry",),
    ("app.stats", "tcp.segment"),
    ("app.sizes", "tcp.header"),
    ("tcp.cc",),
    (
        "attacks",
        "udp.fobs.options",
        "tcp.psockets.options",
        "udp.rudp.options",
        "udp.sabul.options",
        "udp.ttp.options",
        "udp.udt.options",
    ),
    ("app.pareto", "tcp.sender.pacing", "tcp.recovery", "flow.settings", "flow.setup"),
    ("app.draws", "tcp.ecn", "tcp.options", "flow.key", "stats.record", "udp.ttp.packet", "udp.udt.packet"),
    (
        "tcp.sender.delivery_rate",
        "tcp.receiver.drs",
        "numbers",
        "stats.progress",
        "udp.ranges",
        "tcp.receiver.reassembly",
        "tcp.rtt",
        "stats.sample",
    ),
    ("tcp.recovery.scoreboard", "stats", "tcp.sender.stream", "wire"),
    ("flow.allowance", "tcp.header.events", "stats.histogram"),
)
"""The parts of ``hosts/src`` from the highest floor to the lowest. A part imports itself and what is below it."""


def part_of(module: Module, floors: tuple[tuple[str, ...], ...]) -> tuple[int, str]:
    """Returns the floor and the part that a module belongs to: the longest name that it begins with."""
    name = ".".join(module)
    found = [(floor, part) for floor, parts in enumerate(floors) for part in parts if f"{name}.".startswith(f"{part}.")]
    assert found, f"{name} stands on no floor"
    return max(found, key=lambda one: len(one[1]))


def upward(graph: dict[Module, set[Module]], floors: tuple[tuple[str, ...], ...]) -> list[str]:
    """Returns the imports that lead to a part beside or above their own."""
    found = []
    for module, others in graph.items():
        for other in others if module else ():
            if other:
                (mine, part), (floor, theirs) = part_of(module, floors), part_of(other, floors)
                if floor <= mine and part != theirs:
                    found.append(f"{'/'.join(module)} imports {'/'.join(other)}")
    return found


def test_no_module_of_the_hosts_imports_a_higher_layer() -> None:
    graph = imports(ROOT / "hosts/src")
    assert len(graph) > 100
    assert not upward(graph, HOSTS)
    assert upward({("tcp", "cc", "cubic"): {("flow", "config"), ("tcp", "cc"), ("wire",)}}, HOSTS) == [
        "tcp/cc/cubic imports flow/config"
    ]


@pytest.mark.parametrize("crate", CRATES)
def test_no_import_cycle_is_large(crate: str) -> None:
    found = imports(ROOT / crate / "src")
    graph = networkx.DiGraph([(one, other) for one, others in found.items() for other in others])
    largest = max(networkx.strongly_connected_components(graph), key=len, default=())
    assert len(largest) <= LARGEST_CIRCLE, sorted("/".join(module) for module in largest)


def test_rust_imports_are_parsed() -> None:
    assert list(expand_use("crate::a::{self, b, c::{d, e as f}}")) == [
        "crate::a::self",
        "crate::a::b",
        "crate::a::c::d",
        "crate::a::c::e",
    ]
    graph = imports(ROOT / "hosts/src")
    # By a name that the root hands on, by a path in the code, and by one from a module above.
    assert ("flow", "config") in graph["tcp", "receiver", "listen"]
    assert ("wire", "tcp") in graph["wire",]
    assert ("tcp", "cc", "classic") in graph["tcp", "cc", "cubic"]
