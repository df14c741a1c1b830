from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matplotlib.figure import Figure

from xcpr.controller import routing
from xcpr.figures import run as run_figures
from xcpr.figures import topology as pictures
from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import graph, limits, topology
from xcpr.scenarios.network.shapes import Shape
from xcpr.worlds import sim

TWO_SIDES = """
title = "Two ways from a to d"
duration = "3 s"

[topology]
kind = "graph"
rate = "10 Mbit/s"
delay = "5 ms"

[queue]
limit = "50 packets"

[nodes.a]
[nodes.b]
[nodes.c]
[nodes.d]
[nodes.h1]
kind = "host"
[nodes.h2]
kind = "host"

[links.a-b]
ends = ["a", "b"]
[links.b-d]
ends = ["b", "d"]
rate = "8 Mbit/s"
[links.b-d.backward]
rate = "2 Mbit/s"
delay = "7 ms"
queue.limit = "9 packets"
loss = { model = "random", probability = "1 %" }
[links.a-c]
ends = ["a", "c"]
delay = "1 ms"
[links.c-d]
ends = ["c", "d"]
delay = "1 ms"
[links.h1]
ends = ["h1", "a"]
rate = "100 Mbit/s"
[links.h2]
ends = ["h2", "d"]

[flows.main]
count = 2
transport = "xcp-r"
source = "h1"
destination = "h2"
"""


@pytest.fixture
def two_sides(tmp_path: Path) -> str:
    path = tmp_path / "two-sides.toml"
    path.write_text(TWO_SIDES)
    return str(path)


def build_topology(name: str, *overrides: str) -> topology.Built:
    return topology.build(scenario.load(name, overrides))


def links_of(made: topology.Built, sender: str, receiver: str) -> list[str]:
    return [link for link, _ in made.paths.channels_between(sender, receiver)]


def test_links_have_the_settings_of_each_direction(two_sides: str) -> None:
    chosen = scenario.load(two_sides)
    links = {link["name"]: link for link in plan.make(chosen, topology.build(chosen), 1)["links"]}
    assert (links["a-b"]["forward"]["rate_bps"], links["a-b"]["backward"]["delay_ns"]) == (10**7, 5 * 10**6)
    forward, backward = links["b-d"]["forward"], links["b-d"]["backward"]
    assert (forward["rate_bps"], forward["queue"]["limit"][0], forward["loss"]["model"]) == (8 * 10**6, 50, "none")
    assert (backward["rate_bps"], backward["delay_ns"], backward["queue"]["limit"][0]) == (2 * 10**6, 7 * 10**6, 9)
    assert backward["loss"] == {"model": "random", "probability": 0.01}
    assert links["h1"]["forward"]["queue"]["limit"] == (2**64 - 1, "packets")
    assert (links["h1"]["backward"]["rate_bps"], links["h1"]["backward"]["queue"]["limit"][0]) == (10**8, 50)
    assert scenario.build([("again", scenario.schema.write(chosen))]) == chosen


def test_router_ports_have_the_rate_of_their_outgoing_link(two_sides: str) -> None:
    network = build_topology(two_sides).network
    routers = {router.name: router for router in network.routers}
    assert network.ports(routers["b"]) == {1: 10**7, 2: 8 * 10**6}
    assert network.ports(routers["d"])[1] == 2 * 10**6


def test_paths_are_shortest_by_links_or_delay_or_explicit(two_sides: str) -> None:
    assert links_of(build_topology(two_sides, "topology.metric=delay"), "h1", "h2") == ["h1", "a-c", "c-d", "h2"]
    by_b = build_topology(two_sides, 'routes.x={path=["a","b","d"]}')
    assert links_of(by_b, "h1", "h2") == ["h1", "a-b", "b-d", "h2"]
    to_host = build_topology(two_sides, 'routes.x={path=["a","c","d","h2"]}', 'routes.y={path=["a","b","d"]}')
    assert links_of(to_host, "h1", "h2") == ["h1", "a-c", "c-d", "h2"]
    back = build_topology(two_sides, 'routes.x={path=["d","b","a"]}')
    assert links_of(back, "h2", "h1") == ["h2", "b-d", "a-b", "h1"]


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ('links.a-b.ends=["a", "e"]', 'links.a-b.ends: "e" is no node'),
        ('links.a-b.ends=["a", "h11"]', '"h11" is no node (did you mean "h1"?); there are: a, b, c, d, h1, h2'),
        ('links.a-b.ends=["a"]', 'links.a-b.ends: must be two nodes, for example ["a", "b"], not a'),
        ('links.a-b.ends=["a", "a"]', "must be two nodes"),
        ("links.a-d.rate=1 Mbit/s", 'links.a-d: has no ends (did you mean "c-d"?): a link has two nodes'),
        ('links.h1.ends=["a", "h1"]', 'links.h1.ends: must name the host first: ["h1", "a"]'),
        ("nodes.h9.kind=host", "nodes.h9: must be an end of 1 to 16 links, as every host, not of 0"),
        ("links.a-b.rat=3", 'links.a-b.rat: unknown key (did you mean "rate"?)'),
        ("links.a-b.forward.delay=1", "links.a-b.forward.delay: must be text with a number and a unit of s, ms"),
        ("links.a-b.queue.limit=0 packets", "links.a-b.queue.limit: must be above zero"),
        ("links.h1.forward.queue.limit=9 packets", "links.h1.forward.queue: must be absent: a host's own queue"),
        ("nodes.e.kind=switch", 'nodes.e.kind: must be one of "router", "host", not "switch"'),
        ('nodes={"x y"={}}', 'nodes."x y": must have a name of letters, digits, - and _'),
        ("nodes.a.at=[1]", "nodes.a.at: must be x and y"),
        ('routes.x.path=["a"]', "routes.x.path: must be at least two nodes, each once"),
        ('routes.x.path=["a", "d"]', 'routes.x.path: goes from "a" to "d", between which there is no link'),
        ('routes.x.path=["a", "z"]', 'routes.x.path: "z" is no node; there are: h1, h2, a, b, c, d'),
        ('routes.x.path=["h1", "a", "b"]', 'routes.x.path: must have a host at its end only, not "h1"'),
        ('routes={x={path=["a", "b", "d"]}, y={path=["b", "a", "c", "d"]}}', "routes.y.path: must agree with routes.x"),
        ("flows.main.source=h11", 'flows.main.source: "h11" is no node (did you mean "h1"?)'),
        ("flows.main.source=[]", "flows.main.source: must be a node or a list of nodes"),
        ("flows.main.destination=h1", 'flows.main.destination: must be another host than the source, "h1"'),
        ("flows.main.hops=1-1", "flows.main.hops: must be absent where source and destination are named"),
        ("flows.main.direction=backward", "flows.main.direction: must be absent where source and destination"),
        ("flows.other.count=1", "flows.other.source: is missing: a source and a destination are nodes"),
        ('traffic.x={kind="cbr", rate="1 %", source="a"}', "traffic.x.destination: is missing"),
        ("udp.schedule=half", 'udp.schedule: must be "none"'),
        ("topology.kind=star", 'topology.size: is missing: topology.kind "star" needs size'),
        ('topology={kind="line", size=2}', 'nodes: must be absent with topology.kind "line"'),
        ("flows.main.transport=kernel:cubic", "flows.main.source: must be routers, and so must destination, with"),
    ],
)
def test_invalid_graph_setting_is_refused(two_sides: str, override: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.load(two_sides, [override])
    assert any(message in str(problem) for problem in caught.value.problems), caught.value


def test_unconnected_destination_is_refused(two_sides: str) -> None:
    with pytest.raises(
        Invalid, match=r'flows\.main\.destination: must be a node that links lead to from "h1", not "e"'
    ):
        scenario.load(two_sides, ["nodes.e.kind=router", "flows.main.destination=e"])


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (["topology.kind=fat-tree"], 'topology.k: is missing: topology.kind "fat-tree" needs k'),
        (["topology.k=3"], "topology.k: must be even, not 3"),
        (["topology.depth=10", "topology.fanout=9", "topology.kind=tree"], "topology.depth: makes "),
        (["links.hop1.rate=1 Mbit/s"], 'links.hop1: "hop1" is no link; there are: bottleneck'),
        (['links.bottleneck.ends=["r1", "r2"]'], 'must be absent with topology.kind "dumbbell", which has its own'),
        (["topology.kind=parking-lot", "topology.hops=5", "flows.main.transport=hpcc"],
         'flows.main.transport: must be another: packets of "hpcc" tell of 5 routers, and here pass 6'),
        (["flows.main.count=300", "traffic.x={kind=\"web\", pairs=100, arrivals=\"1 /s\", size_mean=\"1 kB\"}",
          "traffic.y={kind=\"web\", pairs=100, arrivals=\"1 /s\", size_mean=\"1 kB\"}"],
         'traffic.y: needs more hosts at "r1", whose 509 ports are in use'),
    ],
)  # fmt: skip
def test_settings_of_another_topology_kind_are_refused(overrides: list[str], message: str) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.load("dumbbell", overrides)
    assert any(message in str(problem) for problem in caught.value.problems), caught.value


def shape(kind: str, **sizes: int) -> Shape:
    table = {"title": "t", "topology": {"kind": kind} | sizes, "flows": {"main": {"source": "r1", "destination": "r1"}}}
    if kind == "fat-tree":
        table["flows"] = {"main": {"source": "h1", "destination": "h2"}}
    return scenario.build([("it", table)]).shape


def test_topology_kinds_have_the_expected_nodes_and_links() -> None:
    line = shape("line", size=3)
    assert (line.routers, line.hosts) == (("r1", "r2", "r3"), ("h1", "h2", "h3"))
    assert list(line.links) == ["r1-r2", "r2-r3", "h1-r1", "h2-r2", "h3-r3"]
    star = shape("star", size=4)
    assert (len(star.routers), len(star.hosts), len(star.links)) == (1, 4, 4)
    tree = shape("tree", depth=2, fanout=3)
    assert (len(tree.routers), len(tree.hosts), len(tree.links)) == (4, 9, 12)
    for k in (2, 4, 6):
        fat = shape("fat-tree", k=k)
        assert len(fat.routers) == 5 * k * k // 4
        assert len(fat.hosts) == k**3 // 4
        degrees = Counter(end for pair in fat.links.values() for end in pair)
        assert {degrees[router] for router in fat.routers} == {k}
        graph = nx.Graph(fat.links.values())
        assert nx.is_connected(graph)
        assert nx.diameter(graph) == 6


def test_destinations_are_spread_over_a_fat_tree() -> None:
    """No link between routers has more of the flows of a permutation than a host's own, as in Al-Fares and others."""
    made = build_topology("fat-tree")
    for group in ("next", "far"):
        paths = [made.paths.channels_between(f.sender, f.receiver) for f in made.flows if f.name.startswith(group)]
        assert set(Counter(channel for path in paths for channel in path).values()) == {1}
        assert {len(path) for path in paths} == {6}


def test_bottlenecks_are_the_channels_that_max_min_fair_flows_fill(two_sides: str) -> None:
    given = build_topology(two_sides, 'routes.x={path=["a","b","d"]}')
    assert given.bottlenecks == given.watched == (("b-d", "forward"),)
    assert build_topology("parking-lot").bottlenecks == tuple((f"hop{number}", "forward") for number in range(1, 10))
    assert build_topology("dumbbell", "flows.main.direction=backward").bottlenecks == (("bottleneck", "backward"),)


@given(
    st.lists(st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True), min_size=1, max_size=8),
    st.lists(st.integers(1, 20), min_size=6, max_size=6),
)
def test_bottlenecks_match_the_max_min_fair_shares(paths: list[list[int]], capacities: list[int]) -> None:
    """Every flow crosses a full channel, in which no flow gets more than it; no channel has more than its rate."""
    rates = dict(enumerate(capacities))
    full = limits.find_bottlenecks(paths, rates)
    shares = fair_shares(paths, rates)
    used = {channel: sum(s for s, path in zip(shares, paths, strict=True) if channel in path) for channel in rates}
    assert all(used[channel] <= rate for channel, rate in rates.items())
    assert full == {channel for channel, rate in rates.items() if used[channel] == rate}
    for share, path in zip(shares, paths, strict=True):
        assert any(
            channel in full and share == max(s for s, p in zip(shares, paths, strict=True) if channel in p)
            for channel in path
        )


def fair_shares(paths: list[list[int]], rates: dict[int, int]) -> list[Fraction]:
    """Shares one bottleneck after the other among those that have no share yet (another way than progressive filling to
    the same shares)."""
    shares: dict[int, Fraction] = {}
    while len(shares) < len(paths):
        offers = {}
        for channel, rate in rates.items():
            here = [flow for flow, path in enumerate(paths) if channel in path]
            rest = [flow for flow in here if flow not in shares]
            if rest:
                offers[channel] = (rate - sum(shares[flow] for flow in here if flow in shares)) / Fraction(len(rest))
        least = min(offers, key=lambda channel: offers[channel])
        shares |= {f: offers[least] for f, path in enumerate(paths) if least in path and f not in shares}
    return [shares[flow] for flow in range(len(paths))]


@st.composite
def graphs(draw: st.DrawFn) -> dict[str, object]:
    """Draws connected routers with a host each, some links more than a tree has."""
    count = draw(st.integers(2, 7))
    links = [(draw(st.integers(0, number - 1)), number) for number in range(1, count)]
    ends = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1)).filter(lambda pair: pair[0] != pair[1])
    links += draw(st.lists(ends, max_size=6))
    table = {f"l{i}": {"ends": [f"r{one}", f"r{other}"]} for i, (one, other) in enumerate(links)}
    table |= {f"h{number}": {"ends": [f"h{number}", f"r{number}"]} for number in range(count)}
    nodes: dict[str, object] = {f"r{number}": {} for number in range(count)}
    nodes |= {f"h{number}": {"kind": "host"} for number in range(count)}
    flows = {"main": {"source": "h0", "destination": f"h{count - 1}"}}
    return {"title": "t", "topology": {"kind": "graph"}, "nodes": nodes, "links": table, "flows": flows}


@settings(max_examples=40)
@given(graphs())
def test_routes_between_all_hosts_are_shortest_paths(table: dict[str, object]) -> None:
    made = topology.build(scenario.build([("it", table)]))
    graph = nx.Graph([tuple(end.node for end in link.ends) for link in made.network.links])
    distances = dict(nx.all_pairs_shortest_path_length(graph))
    for source in made.network.hosts:
        for target in made.network.hosts:
            if source != target:
                assert len(made.paths.channels_between(source.name, target.name)) == distances[source.name][target.name]


@settings(max_examples=40)
@given(graphs(), st.data())
def test_multipath_next_hops_begin_all_shortest_paths_by_delay(table: dict[str, Any], data: st.DataObject) -> None:
    """By networkx, which knows them by other means."""
    table["topology"]["metric"] = "delay"
    for link in table["links"].values():
        link["delay"] = f"{data.draw(st.integers(1, 3))} ms"
    network = topology.build(scenario.build([("it", table)])).network
    graph = nx.DiGraph()
    for link in network.links:
        for (here, there), length in zip((link.ends, link.ends[::-1]), link.lengths, strict=True):
            least = graph.get_edge_data(here.node, there.node, {"length": math.inf})["length"]
            graph.add_edge(here.node, there.node, length=min(length, least))
    for source in network.routers:
        led = {hops[0].prefix: {hop.port for hop in hops} for hops in routing.multipath_hops(network, source)}
        for target in network.routers:
            if source != target:
                paths = nx.all_shortest_paths(graph, source.name, target.name, "length")
                nexts = {path[1] for path in paths}
                ports = {
                    here.port
                    for link in network.links
                    for (here, there), length in zip((link.ends, link.ends[::-1]), link.lengths, strict=True)
                    if here.node == source.name and there.node in nexts
                    if length == graph[here.node][there.node]["length"]
                }
                assert led[target.prefix] == ports


def test_many_flows_share_hosts_by_port_numbers() -> None:
    chosen = scenario.load("dumbbell", ["flows.main.count=2000", "flows.main.pairs=3", "udp.schedule=none"])
    made = plan.make(chosen, topology.build(chosen), 1)
    assert len(made["hosts"]) == 6 and len(made["flows"]) == 2000
    assert len({(flow["from"], flow["to"], flow["from_port"], flow["to_port"]) for flow in made["flows"]}) == 2000


def test_flows_on_shared_hosts_all_deliver() -> None:
    overrides = ["topology.kind=star", "topology.size=3", "topology.access_rate=10 Mbit/s", "duration=3 s"]
    overrides += ["udp.schedule=none", "flows.main.count=6", "loss.backward.model=none"]
    overrides += ['flows.main.source=["h1", "h2"]', "flows.main.destination=h3"]
    overrides += ['traffic.x={kind="web", arrivals="20 /s", size_mean="2 kB", source="h1", destination="h3"}']
    overrides += ['traffic.y={kind="cbr", rate="10 %", source="h1", destination="h3"}']
    overrides += ['flows.many={transport="psockets", count=2, start="1 s", source="h1", destination="h3"}']
    run = sim.execute(scenario.load("demo", overrides), 1, "star")
    assert [bottleneck.channel for bottleneck in run.bottlenecks] == ["h3-r1/backward"]
    assert run.totals.utilisation > 0.9
    assert all(flow.delivered_bytes > 0 for flow in run.flows)
    assert run.traffic[0].connections_completed
    assert run.udp[0].sent_bytes == pytest.approx(3 * 10**6 / 8, rel=0.01)


@pytest.mark.parametrize("name", ["zoo", "fat-tree"])
def test_report_begins_with_the_topology_figure(name: str, tmp_path: Path) -> None:
    run = sim.execute(scenario.load(name, ["duration=200 ms"]), 1, name)
    figures = run_figures.list_figures(run)
    assert list(figures)[: len(run_figures.FIGURES) + 1] == ["topology", *run_figures.FIGURES]
    figures["topology"][0].write(tmp_path / "topology.png")
    assert (tmp_path / "topology.png").read_bytes().startswith(b"\x89PNG")


def test_report_of_a_dumbbell_has_no_topology_figure() -> None:
    run = sim.execute(scenario.load("demo", ["duration=200 ms"]), 1, "demo")
    figures = list(run_figures.list_figures(run))
    assert figures[: len(run_figures.FIGURES)] == [*run_figures.FIGURES]
    assert {*figures} <= {*run_figures.FIGURES, *run_figures.DISTRIBUTIONS}


@pytest.mark.parametrize("overrides", [[], ["nodes.a.at=[4, 3]"], ["nodes.a.at=[4, 3]", "nodes.d.at=[8, 0]"]])
def test_nodes_without_coordinates_are_placed_by_a_spring_layout(overrides: list[str], two_sides: str) -> None:
    axes = Figure().add_subplot()
    pictures.draw_on(axes, sim.execute(scenario.load(two_sides, [*overrides, "duration=200 ms"]), 1, "two"))
    drawn = [tuple(map(float, place)) for marks in axes.collections[1:] for place in marks.get_offsets()]
    assert len({*drawn}) == 6
    assert all(map(math.isfinite, chain(*drawn)))
    assert ((4, 3) in drawn) == bool(overrides)


def ports_of(made: topology.Built, node: str) -> dict[int, str]:
    return {number: end.node for number, end in made.network.neighbours[node].items()}


def test_links_have_their_explicit_ports(two_sides: str) -> None:
    made = build_topology(two_sides, "links.a-b.port1=9", "links.c-d.port2=1", "links.h1.port1=0", "links.h1.port2=2")
    assert ports_of(made, "a") == {9: "b", 3: "c", 2: "h1"}
    assert ports_of(made, "d") == {2: "b", 1: "c", 3: "h2"}
    assert ports_of(made, "h1") == {0: "a"}
    chosen = scenario.load(two_sides, ["links.a-b.port1=9"])
    links = {link["name"]: link for link in plan.make(chosen, topology.build(chosen), 1)["links"]}
    assert links["a-b"]["ends"] == [{"node": "a", "port": 9}, {"node": "b", "port": 1}]


def test_hosts_of_flows_get_the_free_ports() -> None:
    chosen = scenario.load("dumbbell", ["links.bottleneck.port1=3", "flows.main.count=4", "udp.schedule=none"])
    assert ports_of(topology.build(chosen), "r1") == {3: "r2", 2: "s0", 4: "s1", 5: "s2", 6: "s3"}


def test_router_with_more_links_than_ports_is_refused() -> None:
    nodes = {"r": {}} | {f"n{place}": {} for place in range(511)}
    links = {f"l{place}": {"ends": ["r", f"n{place}"]} for place in range(511)}
    table = {"title": "t", "topology": {"kind": "graph"}, "nodes": nodes, "links": links}
    with pytest.raises(Invalid, match='links: has 511 at "r", a router of 509 ports'):
        scenario.build([("it", table | {"flows": {"main": {"source": "n1", "destination": "n2"}}})])


def test_router_uses_all_ports_but_the_cpu_port() -> None:
    overrides = ["topology.kind=star", f"topology.size={graph.MAX_PORTS}", "links.h1-r1.port2=510"]
    overrides += ["flows.main.source=h1", "flows.main.destination=h2", "udp.schedule=none"]
    made = build_topology("dumbbell", *overrides)
    assert ports_of(made, "r1").keys() == {*range(1, 511)} - {255}


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (["links.a-b.port1=0"], "links.a-b.port1: must be from 1 to 510, not 0"),
        (["links.a-b.port1=511"], "links.a-b.port1: must be a whole number from 0 to 510, not 511"),
        (["links.a-b.port1=255"], "links.a-b.port1: must be another port: 255 is the CPU port"),
        (["links.h1.port1=1"], 'links.h1.port1: must be 0 or absent: "h1" is a host, whose one port is 0'),
        (["links.a-b.port1=5", "links.h1.port2=5"],
         'links.h1.port2: must be another port: links.a-b.port1 is 5 of "a" too'),
    ],
)  # fmt: skip
def test_invalid_ports_are_refused(two_sides: str, overrides: list[str], message: str) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.load(two_sides, overrides)
    assert any(message in str(problem) for problem in caught.value.problems), caught.value


@settings(max_examples=60)
@given(st.lists(st.none() | st.integers(1, 20), min_size=1, max_size=12))
def test_free_ports_are_numbered_as_in_mininet(wanted: list[int | None]) -> None:
    """By the rule of ``Topo.addPort``, where its numbers do not clash."""
    numbers: list[int] = []
    for count, port in enumerate(wanted):
        numbers.append(count + 1 if port is None else port)
    assume(len({*numbers}) == len(numbers))
    nodes = {"s1": {}, **{f"h{place}": {"kind": "host"} for place in range(len(wanted))}}
    links = {
        f"l{place}": {"ends": [f"h{place}", "s1"], **({} if port is None else {"port2": port})}
        for place, port in enumerate(wanted)
    }
    flows = {"main": {"source": "s1", "destination": "s1"}}
    table = {"title": "t", "topology": {"kind": "graph"}, "nodes": nodes, "links": links, "flows": flows}
    made = topology.build(scenario.build([("it", table)]))
    assert [made.network.neighbours[f"h{place}"][0].port for place in range(len(wanted))] == numbers


def test_node_names_may_be_long_and_of_any_script(two_sides: str) -> None:
    long = "x" * 300
    chosen = scenario.load(two_sides, [f"nodes.{long}.kind=router", f'links.Zürich.ends=["a", "{long}"]'])
    assert ports_of(topology.build(chosen), "a")[4] == long
    axes = Figure().add_subplot()
    pictures.draw_on(
        axes, sim.execute(scenario.load(two_sides, [f"nodes.{long}.kind=router", "duration=200 ms"]), 1, "x")
    )
    assert "x" * 29 + "…" in [label.get_text() for label in axes.texts]
