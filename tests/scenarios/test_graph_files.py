"""GML, node-link JSON, SNDlib's XML and MiniEdit's files as topologies; networkx writes the first two."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from xcpr.io import units
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import graphml, miniedit
from xcpr.scenarios.importers.imported import Imported
from xcpr.worlds import sim

SCENARIO = """
title = "Graph"
duration = "300 ms"
[topology]
file = "{file}"
rate = "10 Mbit/s"
delay = "1 ms"
[flows.main]
count = 1
transport = "cubic"
source = "a"
destination = "b"
"""


def make_graph() -> nx.Graph:
    """Makes a graph with attributes of the Topology Zoo."""
    graph = nx.Graph(Network="Sample", capacity_unit="Mbps")
    graph.add_node("a", Latitude=52.5, Longitude=13.4, Country="Germany & more")
    graph.add_node("b", Latitude=48.9, Longitude=2.3)
    graph.add_node("c", type="host")
    graph.add_edge("a", "b", LinkSpeedRaw=10_000_000.0)
    graph.add_edge("a", "c", capacity="5", delay="2 ms")
    return graph


def write(graph: nx.Graph, folder: Path, suffix: str) -> Path:
    path = folder / f"it{suffix}"
    if suffix == ".gml":
        nx.write_gml(graph, path)
    elif suffix == ".graphml":
        nx.write_graphml(graph, path)
    else:
        path.write_text(json.dumps(nx.node_link_data(graph, edges="links" if suffix == ".json" else "edges")))
    return path


@pytest.mark.parametrize("suffix", [".gml", ".json"])
def test_formats_give_the_same_topology_as_graphml(suffix: str, tmp_path: Path) -> None:
    made, expected = (graphml.read(write(make_graph(), tmp_path, one)) for one in (suffix, ".graphml"))
    assert made.nodes == expected.nodes
    assert made.links == expected.links
    assert expected.links["a-b"]["rate"] == "10 Mbit/s"


def test_edges_of_a_newer_networkx_are_read(tmp_path: Path) -> None:
    data = nx.node_link_data(make_graph(), edges="edges")
    path = tmp_path / "it.json"
    path.write_text(json.dumps(data))
    assert {*graphml.read(path).links} == {"a-b", "c-a"}


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=15), st.text(max_size=8))
@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_random_graphs_have_the_nodes_and_links_of_networkx(
    tmp_path: Path, edges: list[tuple[int, int]], note: str
) -> None:
    graph = nx.Graph([edge for edge in edges if edge[0] != edge[1]], Note=note)
    graph.add_node(edges[0][0])
    graph = nx.relabel_nodes(graph, {number: f"n{number}" for number in graph})
    for suffix in (".gml", ".json"):
        made = graphml.read(write(graph, tmp_path, suffix))
        assert {*made.nodes} == {*graph}
        assert {frozenset(link["ends"]) for link in made.links.values()} == {frozenset(edge) for edge in graph.edges}


NODES = "<network><networkStructure><nodes>{}</nodes><links>{}</links></networkStructure></network>"


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("it.gml", "graph [ node [ id 0 ]", "is no readable GML: ends within a list"),
        ("it.gml", "graph [ node 5 ]", 'is no readable GML: "node" must be a list "node [ ... ]", not "5"'),
        ("it.gml", 'Creator "x"', 'is no readable GML: must have one list "graph [ ... ]", not 0'),
        ("it.gml", "graph [ node [ id ] ]", 'is no readable GML: "id" has no value'),
        ("it.gml", "graph [ 5 6 ]", 'is no readable GML: must have a key of letters and digits, not "5"'),
        ("it.gml", "graph [ " * 200, "is no readable GML: must have at most 128 levels of lists"),
        ("it.gml", 'graph [ label "x ]', "is no readable GML: has no key or value at"),
        ("it.gml", "graph [ node [ id 0 ] node [ id 0 ] ]", "node 0: must have an id that no other node has"),
        ("it.xml", "<graph/>", "is no readable SNDlib XML: its root is no element network of SNDlib"),
        ("it.xml", "<network>", "is no readable SNDlib XML: ParseError"),
        ("it.xml", "<network><meta><unit>PIGEONS</unit></meta></network>", 'meta.unit must be one of "KBITPERSEC"'),
        ("it.xml", NODES.format("<node/>", ""), "is no readable SNDlib XML: a node must have an id"),
        ("it.xml", NODES.format("", '<link id="L"/>'), 'SNDlib XML: link L must have an element "source"'),
        ("it.xml", "<!DOCTYPE network><network/>", "must have no document type"),
        ("it.json", "[]", "is no readable node-link JSON: the file must be an object, not []"),
        ("it.json", '{"nodes": {}}', "is no readable node-link JSON: nodes must be an array, not a table"),
        ("it.json", '{"vertices": []}', 'is no readable node-link JSON: may have no key "vertices"; allowed: directed'),
    ],
)
def test_unreadable_graph_is_refused_with_its_fault(name: str, text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(Invalid) as refused:
        graphml.read(tmp_path / name)
    assert problem in str(refused.value)


SNDLIB = """<?xml version="1.0" encoding="ISO-8859-1"?>
<network xmlns="http://sndlib.zib.de/network" version="1.0">
 <meta>{meta}</meta>
 <networkStructure>
  <nodes coordinatesType="{kind}">
   <node id="a"><coordinates><x>13.4</x><y>52.5</y></coordinates></node>
   <node id="b"><coordinates><x>2.3</x><y>48.9</y></coordinates></node>
   <node id="c"/>
  </nodes>
  <links>
   <link id="L1"><source>a</source><target>b</target>
    <preInstalledModule><capacity>10.0</capacity><cost>0.0</cost></preInstalledModule>
    <additionalModules><addModule><capacity>40</capacity><cost>7</cost></addModule></additionalModules>
   </link>
   <link id="L2"><source>b</source><target>c</target><setupCost>5</setupCost>
    <preInstalledModule><capacity>0.0</capacity></preInstalledModule>
    <additionalModules><addModule><capacity>20</capacity></addModule></additionalModules>
   </link>
   <link id="L3"><source>c</source><target>a</target></link>
  </links>
 </networkStructure>
 {more}
</network>
"""
MEGABITS = "<unit>MBITPERSEC</unit>"


def read_sndlib(folder: Path, meta: str = MEGABITS, kind: str = "geographical", more: str = "") -> Imported:
    path = folder / "net.xml"
    path.write_text(SNDLIB.format(meta=meta, kind=kind, more=more), encoding="latin-1")
    return graphml.read(path)


def test_sndlibs_nodes_capacities_and_places_are_read(tmp_path: Path) -> None:
    made = read_sndlib(tmp_path)
    assert made.nodes == {"a": {"at": [13.4, 52.5]}, "b": {"at": [2.3, 48.9]}, "c": {}}
    delay = units.format_time(graphml.delay_ns((13.4, 52.5), (2.3, 48.9)))
    assert made.links == {
        "a-b": {"ends": ["a", "b"], "rate": "10 Mbit/s", "delay": delay},
        "b-c": {"ends": ["b", "c"], "rate": "20 Mbit/s"},
        "a-c": {"ends": ["a", "c"]},
    }
    assert made.warnings == []


def test_sndlibs_pixels_are_no_places_and_bare_capacities_no_rates(tmp_path: Path) -> None:
    made = read_sndlib(tmp_path, meta="", kind="pixel", more="<demands/>")
    assert made.nodes == {"a": {}, "b": {}, "c": {}}
    assert made.links["a-b"] == {"ends": ["a", "b"]}
    demands, *capacities = made.warnings
    assert demands.endswith("net.xml: network demands has no effect: [flows] and [traffic] send")
    assert [line.partition("net.xml: ")[2] for line in capacities] == [
        "link capacity has no effect: the file has no meta.unit"
    ] * 2


def test_sndlibs_file_is_a_topology_that_runs(tmp_path: Path) -> None:
    read_sndlib(tmp_path)
    (tmp_path / "it.toml").write_text(SCENARIO.format(file="net.xml"))
    result = sim.execute(scenario.load(str(tmp_path / "it.toml")), 1, "it")
    assert result.flows[0].payload_bytes > 0


MINIEDIT: dict[str, Any] = {
    "application": {"ipBase": "10.0.0.0/8", "startCLI": "0"},
    "controllers": [],
    "hosts": [
        {"number": "1", "x": "100", "y": "300", "opts": {"hostname": "h1", "nodeNum": 1, "sched": "host",
         "ip": "10.0.0.1", "defaultRoute": "10.0.0.254"}},
    ],
    "switches": [
        {"number": "1", "x": "200", "y": "200", "opts": {"hostname": "a", "nodeNum": 1, "switchType": "default",
         "controllers": []}},
        {"number": "2", "x": "400", "y": "200", "opts": {"hostname": "b", "nodeNum": 2, "switchType": "default"}},
    ],
    "links": [
        {"src": "h1", "dest": "a", "opts": {}},
        {"src": "a", "dest": "b", "opts": {"bw": 5, "delay": "3ms", "loss": 1, "max_queue_size": 20}},
    ],
    "version": "2",
}  # fmt: skip


def read_miniedit(folder: Path, **changes: Any) -> Imported:
    path = folder / "net.mn"
    path.write_text(json.dumps(MINIEDIT | changes))
    return miniedit.read(path)


def test_miniedits_nodes_links_and_options_are_read(tmp_path: Path) -> None:
    made = read_miniedit(tmp_path)
    assert made.nodes == {
        "a": {"at": [2.0, -2.0]},
        "b": {"at": [4.0, -2.0]},
        "h1": {"kind": "host", "ip": "10.0.0.1/8", "gateway": "10.0.0.254", "at": [1.0, -3.0]},
    }
    link = made.links["a-b"]
    assert (link["rate"], link["delay"], link["queue"]) == ("5 Mbit/s", "3 ms", {"limit": "20 packets"})
    assert made.warnings == []


def test_fields_of_miniedit_without_effect_are_warned_of(tmp_path: Path) -> None:
    host = {"opts": {"hostname": "h1", "startCommand": "iperf -s", "cpu": ""}}
    (warning,) = read_miniedit(tmp_path, hosts=[host]).warnings
    assert warning.endswith("host startCommand has no effect: a host runs the project's transports, and no commands")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"hosts": 5}, "hosts: must be an array, not 5"),
        ({"hosts": [{"opts": {"hostname": "x"}}] * 2}, "hosts[1].opts.hostname: must be a name"),
        ({"links": [{"src": "h1", "dest": "c"}]}, "links[0]: must join two nodes, not h1 and c"),
        ({"switches": [5]}, "switches[0]: must be an object, not 5"),
        ({"color": "red"}, "net.mn: color: unknown key"),
    ],
)  # fmt: skip
def test_wrong_miniedit_file_is_refused_with_its_place(changes: dict[str, Any], problem: str, tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused:
        read_miniedit(tmp_path, **changes)
    assert problem in str(refused.value)


@pytest.mark.parametrize("suffix", [".gml", ".json", ".mn"])
def test_scenario_runs_on_a_topology_of_each_format(suffix: str, tmp_path: Path) -> None:
    if suffix == ".mn":
        read_miniedit(tmp_path)
        file = "net.mn"
    else:
        file = write(make_graph(), tmp_path, suffix).name
    (tmp_path / "it.toml").write_text(SCENARIO.format(file=file))
    result = sim.execute(scenario.load(str(tmp_path / "it.toml")), 1, "it")
    assert result.flows[0].delivered_bytes > 0
