"""Every key of a scenario, and of a set, changes what is run: in one small scenario at least.

The keys are those of the declarations, so that a new one without effect fails here.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from xcpr.experiments import reproduce
from xcpr.io import schema
from xcpr.io.paths import COMPILED, ROOT, SCENARIOS
from xcpr.io.schema import Invalid
from xcpr.scenarios import effects, scenario, sets
from xcpr.scenarios.flows import options, registry, traffic
from xcpr.scenarios.importers import imports
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.schema import declared
from xcpr.scenarios.table_entries.entries import ENTRY_FILES

Table = dict[str, Any]
Key = tuple[str, ...]

NAME = "NAME"
"""Stands for a name in the key of a named table."""
CANDIDATES: tuple[object, ...] = tuple(
    chain(
        (True, False, 1, 2, 3, 4, 0.5, 1.2, "3 s"),
        ("3 packets", "40 packets", "7 ms", "30 ms", "500 bytes", "3 kB", "3 %", "40 %", "7 Mbit/s", "2 /s", "1 - 2"),
        (
            "1-1",
            "2-2",
            "1 ms - 9 ms",
            "ef",
            "mild",
            "web-search",
            "data-mining",
            "r2",
            "h2",
            "b",
            "d0",
            "spare",
            "hop2",
        ),
        (["9 Mbit/s"], ["h2"], ["s0"], ["r1"], ["a", "b", "c"], ["a", "c"], [1, 2], ["CountingIngress.filtered"]),
        (["1 ms", "2 ms"], ["3 kB", "9 kB"], [[0, 60, "00" * 40]], {"192.0.2.1": "s0"}),
        ([1], [{"text": "other"}], {"hdr.udp.dst_port": "7"}, {"kind": 2}, {"port": "port", "next_hop": "own"}),
        ("10.1.0.9/16", "10.1.0.8", "08:00:00:00:01:11", {"10.1.0.8": "08:00:00:00:01:22"}),
        ("2001:db8::9/64", "2001:db8::8", {"2001:db8::8": "08:00:00:00:01:22"}, {"10.9.0.0/16": "eth1"}),
        (f"{SCENARIOS}/controllers/learn_by_packet.py", f"{SCENARIOS}/controllers", "echo started", ["s1"]),
        ("CountingIngress.routes", "CountingIngress.drop", "xcp", f"{COMPILED}/ecmp_router.json", "nowhere.txtpb"),
    )
)
"""Values that some key accepts."""


def place(base: Table, path: Key, value: object) -> Table:
    """Returns a table with a value at a path."""
    first, *rest = path
    inside = base.get(first, {})
    return {**base, first: place(inside if isinstance(inside, dict) else {}, tuple(rest), value) if rest else value}


GROUP: Table = {"count": 2, "transport": "cubic"}
SMALL: Table = {"title": "Small", "duration": "1 s", "flows": {"g": GROUP}}
ROW: Table = {**SMALL, "topology": {"kind": "parking-lot", "hops": 2}}
GRAPH: Table = {
    **SMALL,
    "topology": {"kind": "graph"},
    "nodes": {**{name: {"kind": "router"} for name in "abc"}, "h1": {"kind": "host"}, "h2": {"kind": "host"}},
    "links": {
        **{f"{one}{other}": {"ends": [one, other], "delay": "9 ms"} for one, other in ("ab", "bc")},
        "ac": {"ends": ["a", "c"], "delay": "90 ms"},
        "x": {"ends": ["h1", "a"]},
        "y": {"ends": ["h2", "c"]},
        "spare": {"ends": ["b", "c"]},
    },
    "flows": {"g": {**GROUP, "source": "h1", "destination": "c"}},
}
IPV6: Table = {
    **place(GRAPH, ("links", "z"), {"ends": ["h1", "b"]}),
    "nodes": {
        **{name: {"kind": "router"} for name in "abc"},
        "h1": {
            "kind": "host",
            "ip": "10.1.0.7/16",
            "ipv6": "2001:db8::7/64",
            "interfaces": {"eth1": {"ip": "10.1.0.17/16", "ipv6": "2001:db8::17/64"}},
        },
        "h2": {"kind": "host", "ipv6": "2001:db8:2::2/64"},
    },
    "hosts": {"arp": "dynamic"},
    "flows": {"g": {**GROUP, "source": "h1", "destination": "h2"}},
}
"""A host with IPv6 addresses and two links, and another one."""
LEAF: Table = place(GRAPH, ("links", "bd"), {"ends": ["d", "b"]})
KINDS: Mapping[str, Table] = {
    "cbr": {"rate": "10 %"},
    "periodic": {"rate": "10 %", "period": "100 ms", "duty": "50 %"},
    "forged": {"rate": "10 %", "h_cwnd": 1, "h_rtt": 9, "h_feedback": 5},
    "pareto-onoff": {"count": 8, "rate": "10 %", "on_mean": "100 ms", "off_mean": "100 ms"},
    "web": {"arrivals": "9 /s", "size_mean": "9 kB"},
    "transfers": {"arrivals": "9 /s", "sizes": "web-search"},
}
PROGRAM = f"{COMPILED}/counting_router.json"
ENTRIES: Table = {
    "routes": {
        "table": "CountingIngress.routes",
        "action": "CountingIngress.forward",
        "params": {"port": "port", "next_hop": "next hop", "own": "own"},
    },
    "rows": {
        "n": {
            "table": "CountingIngress.filter",
            "action": "CountingIngress.accept_as",
            "match": {"hdr.udp.dst_port": "5"},
            "params": {"kind": 1},
            "priority": 9,
        },
    },
    "clone_sessions": {"n": {"session": 7, "ports": [2]}},
    "multicast_groups": {"n": {"group": 7, "ports": [2]}},
}
ROUTER_V6: Table = {
    "program": f"{ROOT}/tests/p4/ipv6_router.json",
    "entries": {
        "ipv6_routes": {
            "table": "RouterIngress.ipv6_routes",
            "action": "RouterIngress.forward",
            "params": {"port": "port", "next_hop": "next hop", "own": "own"},
        },
    },
}
DEFAULT_ROW: Table = {
    "rows": {"n": {"table": "CountingIngress.filter", "action": "CountingIngress.drop", "priority": 9}},
}
MODELS: Mapping[str, tuple[Table, ...]] = {
    "queue": ({}, {"discipline": "red"}, {"discipline": "codel"}, {"classes": "priority"}, {"classes": "drr"}),
    "loss": (
        {},
        {"model": "random", "probability": "1 %"},
        {"model": "gilbert-elliott", **dict.fromkeys(effects.LOSS_KEYS["gilbert-elliott"], "9 %")},
    ),
    "reorder": ({}, {"probability": "9 %", "delay": "1 ms"}),
    "jitter": ({}, {"mean": "1 ms"}),
}
CONTROLLED: Table = {
    **SMALL,
    "router": {"program": PROGRAM},
    "controllers": {"n": {"program": f"{SCENARIOS}/controllers/learn_by_digest.py"}},
}
FRAMES: Table = {"source": "s0", "layers": [{"text": "hello"}], "count": 3}
CAPTURED: Table = {"source": "s0", "packets": [[0, 60, "11" * 40], [2_000_000, 90, "22" * 40]]}
CHANGE: Table = {"at": "500 ms", "rate": "5 Mbit/s"}
TRACE: Table = {"rates": ["9 Mbit/s", "5 Mbit/s"]}
OTHERS = {
    ("title",): "the name of a run alone",
    ("topology", "file"): "a file in the place of nodes and links",
    ("ignored",): "kept with the result",
    ("flows", NAME, "fixed_transport"): "read by overrides",
    ("traffic", NAME, "fixed_transport"): "read by overrides",
    ("traces", NAME, "file"): "a file in the place of rates",
    ("flows", NAME, "file"): "a file in the place of starts, sizes and nodes",
    ("frames", NAME, "pcap"): "a file in the place of packets",
    **{
        (*router, *names): "a file"
        for router in (("router",), ("routers", NAME))
        for names in (("p4info",), *(("entries", key) for key in ENTRY_FILES))
    },
}
"""The keys that tests of their own hold, below."""


UNREAD = {("traffic", NAME, "psockets", "connections"): "no source has PSockets, which has several connections itself"}
"""The keys that no scenario reads: they share a table with those of flows. An override of one is refused."""


def keys(kind: type, path: Key = ()) -> Iterator[Key]:
    """Yields all keys of a table, as its fields declare them."""
    for name, metadata in schema.list_keys(kind).items():
        if "table" in metadata:
            yield from keys(metadata["table"], (*path, name, *[NAME] * metadata["depth"]))
        else:
            yield (*path, name)


def contexts(key: Key) -> Iterator[tuple[Table, Key]]:
    """Yields small scenarios in which a key may mean something, with the key's path there."""
    of_model = [number for number, name in enumerate(key[:-1]) if name in MODELS]
    if of_model:
        prefix = tuple("bottleneck" if name == NAME else name for name in key[: of_model[0] + 1])
        if prefix[0] == "path_changes":
            prefix = ("path_changes", "n", *prefix[2:])
        if key[of_model[0] + 1] in traffic.DIRECTIONS:
            prefix = (*prefix, key[of_model[0] + 1])
        base = place(SMALL, ("path_changes", "n"), CHANGE) if prefix[0] == "path_changes" else SMALL
        for model in MODELS[key[of_model[0]]]:
            yield place(base, prefix, model), (*prefix, *key[len(prefix) :])
        return
    yield from CONTEXTS[key[0]](key) if key[0] in CONTEXTS else [(SMALL, key)]


PACED: Table = {"transport": "cubic", "pacing": {"share": "100 %"}}
"""Flows that read the options of paced ones."""


def of_flows(key: Key) -> Iterator[tuple[Table, Key]]:
    readers = options.declared().get(".".join(key[2:]), ({}, ()))[1]
    path = ("flows", "g", *key[2:])
    for reader in readers:
        yield place(SMALL, ("flows", "g", "transport"), reader), path
    yield place(SMALL, ("flows", "g"), {**GROUP, **PACED}), path
    yield ROW, path
    yield place(ROW, ("flows", "g", "count"), 4), path
    yield GRAPH, path
    yield IPV6, path


def of_traffic(key: Key) -> Iterator[tuple[Table, Key]]:
    readers = options.declared().get(".".join(key[2:]), ({}, ()))[1]
    for kind, table in KINDS.items():
        base = place(SMALL, ("traffic", "n"), {"kind": kind, **table})
        for reader in readers:
            yield place(base, ("traffic", "n", "transport"), reader), ("traffic", "n", *key[2:])
        yield base, ("traffic", "n", *key[2:])
    for kind in ("web", "transfers"):
        by_load = {name: value for name, value in KINDS[kind].items() if name != "arrivals"} | {"load": "10 %"}
        yield place(SMALL, ("traffic", "n"), {"kind": kind, **by_load}), ("traffic", "n", *key[2:])
        yield place(SMALL, ("traffic", "n"), {"kind": kind, **KINDS[kind], **PACED}), ("traffic", "n", *key[2:])
    ends = {"kind": "cbr", **KINDS["cbr"], "source": "h1", "destination": "c"}
    yield place(GRAPH, ("traffic", "n"), ends), ("traffic", "n", *key[2:])
    yield place(IPV6, ("traffic", "n"), {**ends, "destination": "h2"}), ("traffic", "n", *key[2:])


def of_topology(key: Key) -> Iterator[tuple[Table, Key]]:
    yield from ((SMALL, key), (ROW, key), (GRAPH, key))
    for kind, numbers in (
        ("line", {"size": 4}),
        ("star", {"size": 4}),
        ("tree", {"depth": 3, "fanout": 3}),
        ("fat-tree", {"k": 6}),
    ):
        ends = {**GROUP, "source": "h1", "destination": "h2"}
        yield {**SMALL, "topology": {"kind": kind, **numbers}, "flows": {"g": ends}}, key


def of_links(key: Key) -> Iterator[tuple[Table, Key]]:
    yield SMALL, ("links", "bottleneck", *key[2:])
    yield GRAPH, ("links", "spare", *key[2:])


def of_router(key: Key) -> Iterator[tuple[Table, Key]]:
    own = place(SMALL, ("router",), {"program": PROGRAM, "entries": ENTRIES})
    path = tuple("n" if name == NAME else name for name in key)
    for base in (SMALL, place(SMALL, ("flows", "g", "transport"), "xcp"), own):
        yield base, path
    yield place(own, ("router", "entries"), DEFAULT_ROW), path
    yield place(SMALL, ("router", "program"), f"{COMPILED}/xcp_router.json"), path
    yield place(IPV6, ("router",), ROUTER_V6), path


def of_routers(key: Key) -> Iterator[tuple[Table, Key]]:
    own = place(SMALL, ("routers", "r1"), {"program": PROGRAM, "entries": ENTRIES})
    path = ("routers", "r1", *("n" if name == NAME else name for name in key[2:]))
    yield own, path
    yield place(own, ("routers", "r1", "entries"), DEFAULT_ROW), path
    yield place(SMALL, ("routers", "r1", "program"), f"{COMPILED}/xcp_router.json"), path
    of_a = ("routers", "a", *path[2:])
    yield place(place(IPV6, ("router",), ROUTER_V6), ("routers", "a"), {"entries": ROUTER_V6["entries"]}), of_a


def of_controllers(key: Key) -> Iterator[tuple[Table, Key]]:
    path = tuple("n" if name == NAME else name for name in key)
    yield CONTROLLED, path
    yield {**CONTROLLED, "controllers": {"n": {"command": "true"}}}, path


def of_hosts(key: Key) -> Iterator[tuple[Table, Key]]:
    yield SMALL, key
    yield place(SMALL, ("hosts", "packet_time"), "9 us"), key
    yield place(GRAPH, ("nodes", "h1"), {"kind": "host", "ip": "10.1.0.7/16"}), key


def of_nodes(key: Key) -> Iterator[tuple[Table, Key]]:
    yield place(LEAF, ("nodes", "d"), {}), ("nodes", "d", *key[2:])
    address, neighbour = {"ip": "10.1.0.7/16"}, {"10.1.0.8": "08:00:00:00:01:00"}
    for own in ({}, {**address, "gateway": "10.1.0.8"}, {**address, "arp": neighbour}):
        yield place(GRAPH, ("nodes", "h1"), {"kind": "host", **own}), ("nodes", "h1", *key[2:])


def of_nodes_with_ipv6(key: Key) -> Iterator[tuple[Table, Key]]:
    yield from of_nodes(key)
    yield IPV6, ("nodes", "h1", *("eth1" if name == NAME else name for name in key[2:]))


def of_pings(key: Key) -> Iterator[tuple[Table, Key]]:
    for base in (GRAPH, IPV6):
        yield from of_named(base, {"source": "h1", "destination": "h2"})(key)


def of_named(base: Table, table: Table) -> Any:
    def of(key: Key) -> Iterator[tuple[Table, Key]]:
        yield place(base, (key[0], "n"), table), (key[0], "n", *key[2:])

    return of


CONTEXTS: Mapping[str, Any] = {
    "flows": of_flows,
    "traffic": of_traffic,
    "topology": of_topology,
    "links": of_links,
    "router": of_router,
    "routers": of_routers,
    "controllers": of_controllers,
    "control_plane": of_controllers,
    "hosts": of_hosts,
    "nodes": of_nodes_with_ipv6,
    "routes": lambda key: iter([(GRAPH, ("routes", "n", *key[2:]))]),
    "frames": lambda key: chain(of_named(SMALL, FRAMES)(key), of_named(SMALL, CAPTURED)(key)),
    "pings": of_pings,
    "scripts": of_named(GRAPH, {"host": "h1", "file": f"{COMPILED}/xcp_router.json"}),
    "path_changes": of_named(place(ROW, ("path_changes", "n", "link"), "hop1"), {**CHANGE, "link": "hop1"}),
    "traces": of_named(ROW, {**TRACE, "link": "hop1"}),
    "transport": lambda key: iter([(place(SMALL, ("flows", "h"), {"count": 1}), key)]),
}


def digest(table: Table) -> bytes | None:
    """Returns the digest of a scenario; None where it is refused.

    A refusal of routers' entries by the program that they are for shows that they are read.
    """
    return digest_text(json.dumps(table))


@cache
def digest_text(text: str) -> bytes | None:
    try:
        return effects.compute_digest(scenario.build([("it", json.loads(text))], allow_python=True))
    except Invalid as invalid:
        found = re.search(r"entries\.[a-z0-9_.]+: .*", str(invalid))
        return found[0].encode() if found else None


def candidates(key: Key) -> Iterator[object]:
    """Yields values that the parser of a key takes."""
    field = schema.find_key(Scenario, key)
    assert field is not None, key
    names = [] if key[-1] == "program" and key[0] == "routers" else [*effects._names(field["parse"])]
    for value in (*names, *CANDIDATES):
        try:
            field["parse"](value)
        except ValueError:
            continue
        yield value


def changes_the_run(key: Key) -> bool:
    """Returns whether some value of a key makes another run of some small scenario."""
    made = [(digest(table), table, path) for table, path in contexts(key)]
    assert any(before for before, _, _ in made), key
    for before, table, path in made:
        for value in candidates(key) if before else ():
            if digest(place(table, path, value)) not in (before, None):
                return True
    return False


@cache
def all_keys() -> tuple[Key, ...]:
    return tuple(keys(Scenario))


@pytest.mark.parametrize("top", sorted({key[0] for key in all_keys()}))
def test_every_scenario_key_changes_a_run(top: str) -> None:
    unread = [".".join(key) for key in all_keys() if key[0] == top and key not in OTHERS and not changes_the_run(key)]
    assert {*unread} == {".".join(key) for key in UNREAD if key[0] == top}


def test_override_of_an_unread_key_is_refused() -> None:
    base = place(SMALL, ("traffic", "n"), {"kind": "web", **KINDS["web"]})
    override = scenario.override_layers(["traffic.n.psockets.connections=3"])
    with pytest.raises(Invalid, match=r"traffic\.n\.psockets\.connections: changes nothing"):
        effects.check_overrides([[("it", base)]], override)


def test_unread_key_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is one that can fail."""
    digest_text.cache_clear()
    monkeypatch.setitem(effects.LOSS_KEYS, "random", ())  # type: ignore[arg-type]
    assert not changes_the_run(("loss", "forward", "probability"))
    digest_text.cache_clear()


def test_exempt_keys_have_their_own_effect(tmp_path: Path) -> None:
    made = scenario.build([("it", {**SMALL, "title": "Other"})])
    assert made.title == "Other"
    warned = scenario.build([("it", place(SMALL, ("ignored",), ["a sentence"]))])
    assert warned.warnings() == ["a sentence"]
    other = imports.OverrideLayer("--set", {"transport": "bbr"})
    for path, base in (
        (("flows", "g"), SMALL),
        (("traffic", "n"), place(SMALL, ("traffic", "n"), {"kind": "web", **KINDS["web"]})),
    ):
        free, fixed = (place(base, (*path, "fixed_transport"), value) for value in (False, True))
        runs = [scenario.build([("it", table), other]) for table in (free, fixed)]
        assert effects.compute_digest(runs[0]) != effects.compute_digest(runs[1])
    (tmp_path / "it.trace").write_text("1\n50\n100\n")
    traced = place(SMALL, ("traces", "n", "file"), str(tmp_path / "it.trace"))
    assert digest(traced) not in (None, digest(SMALL))
    (tmp_path / "flows.csv").write_text("start,source,destination,bytes\n5 ms,r1,r2,3000\n")
    listed = place(SMALL, ("flows", "g", "file"), str(tmp_path / "flows.csv"))
    assert digest(listed) not in (None, digest(SMALL))
    with pytest.raises(Invalid, match=r"nowhere\.pcap: no such file"):
        scenario.build([("it", place(SMALL, ("frames", "n"), {"source": "s0", "pcap": "nowhere.pcap"}))])
    for path in (("router",), ("routers", "r1")):
        for key in ENTRY_FILES:
            own = place(SMALL, path, {"program": PROGRAM, "entries": {key: "nowhere.txt"}})
            with pytest.raises(Invalid, match=r"nowhere\.txt: (no such file|can't be read)"):
                effects.compute_digest(scenario.build([("it", own)]))
        named = place(SMALL, path, {"program": PROGRAM, "p4info": "nowhere.txtpb"})
        with pytest.raises(Invalid, match=r"nowhere\.txtpb: no such file"):
            effects.compute_digest(scenario.build([("it", named)]))
    with pytest.raises(Invalid, match=r"nowhere\.graphml"):
        scenario.build([("it", place(SMALL, ("topology", "file"), "nowhere.graphml"))])
    assert len(OTHERS) == 18


VALUES = '{ row.a = { label = "A", scenario.duration = "1 s" }, row.b = { label = "B", scenario.duration = "2 s" } }'
SET = {
    "title": '"Set"',
    "base": '"demo"',
    "description": '"words"',
    "references": "[]",
    "seeds": '"1"',
    "series": "true",
    "world": '"sim"',
    "matrix": '{ row = ["a", "b"] }',
    "axes": VALUES,
}
OTHER = {
    "title": '"Other"',
    "base": '"sharing"',
    "description": '"other words"',
    "references": '["ns-2.35"]',
    "seeds": '"1-2"',
    "series": "false",
    "world": '"mininet"',
    "matrix": '{ row = ["b"] }',
    "axes": VALUES.replace("A", "C").replace("1 s", "3 s"),
}


def load_set(path: Path, **changed: str) -> sets.Set:
    path.write_text("".join(f"{key} = {value}\n" for key, value in (SET | changed).items()))
    return sets.load(str(path))


def test_every_set_key_changes_the_set(tmp_path: Path) -> None:
    declared = {field.name for field in dataclasses.fields(sets._File)}
    assert SET.keys() == OTHER.keys() == declared
    before = load_set(tmp_path / "it.toml")
    for key in declared:
        references = f'["{next(iter(sets.references()))}"]'
        after = load_set(tmp_path / "it.toml", **{key: references if key == "references" else OTHER[key]})
        assert after != before, key
    (tmp_path / "on.toml").write_text('extends = "it"\ntitle = "On"\n')
    assert sets.load(str(tmp_path / "on.toml")).runs[0].row == "b" or sets.load(str(tmp_path / "on.toml")).title == "On"


def test_every_key_of_an_axis_value_changes_its_run(tmp_path: Path) -> None:
    assert [field.name for field in dataclasses.fields(sets.Value)] == ["label", "scenario"]
    run, other = load_set(tmp_path / "it.toml").runs[0], load_set(tmp_path / "it.toml", axes=OTHER["axes"]).runs[0]
    assert run.row_label != other.row_label
    assert run.scenario().duration == 10**9 and other.scenario().duration == 3 * 10**9


def test_axis_values_without_effect_are_refused(tmp_path: Path) -> None:
    same = re.sub(r'"2 s"', '"1 s"', SET["axes"])
    with pytest.raises(Invalid, match=r'axes\.row: changes nothing: "a" and "b" make the same run'):
        reproduce.check_axes(load_set(tmp_path / "it.toml", axes=same), ())


def test_contexts_cover_all_transports_and_models() -> None:
    assert {*MODELS} == {*declared.MODELS}
    assert {*KINDS} == {*traffic.KEYS}
    assert {*effects.LOSS_KEYS} == {*effects._names(schema.find_key(Scenario, ("loss", "model"))["parse"])}  # type: ignore[index]
    assert {name for name in registry.declared()["transport"] if registry.is_over_udp(name)} == {
        *effects.DATAGRAM_SETTINGS
    }
