"""GraphML: each element and attribute has the effect that xcpr/scenarios/importers/graphml_fields.py declares."""

from __future__ import annotations

import re
from pathlib import Path

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from xcpr.io.inputs import Handling
from xcpr.io.paths import DATA
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import graphml
from xcpr.scenarios.importers.graphml_fields import GRAPHML
from xcpr.scenarios.importers.imported import Imported
from xcpr.scenarios.network import topology
from xcpr.worlds import sim

SCHEMA = {
    "graphml": "desc key graph data",
    "graph": "id edgedefault desc data node edge hyperedge locator parse.nodeids parse.edgeids parse.order parse.nodes"
    " parse.edges parse.maxindegree parse.maxoutdegree",
    "node": "id desc data port graph locator parse.indegree parse.outdegree",
    "port": "name desc data port",
    "edge": "id directed source target sourceport targetport desc data graph",
    "hyperedge": "id desc data endpoint graph",
    "endpoint": "id port node type desc",
    "key": "id for attr.name attr.type dynamic desc default",
    "data": "key id time",
    "locator": "xlink:href xlink:type",
}
"""Attributes and contents of the elements of GraphML 1.1: graphml-structure.xsd, graphml-attributes.xsd and
graphml-parseinfo.xsd."""
ZOO = {
    "graph attribute": "Access Backbone Classification Commercial Creator Customer DateModifier DateMonth DateObtained"
    " DateType DateYear Developed GeoExtent GeoLocation IX LastAccess LastProcessed Layer Network NetworkDate Note"
    " Provenance Source SourceGitVersion SvnVersion Testbed ToolsetVersion Transit Type Version label",
    "node attribute": "Country Internal Latitude Longitude doubted geocode_append geocode_country geocode_id"
    " geocode_name hyperedge id label type x y",
    "edge attribute": "LinkLabel LinkNote LinkSpeed LinkSpeedRaw LinkSpeedUnits LinkStatus LinkType description id key"
    " label",
}
"""All attributes of the 275 readable files of the Internet Topology Zoo (mroughan/InternetTopologyZoo, a725bbc)."""


@pytest.mark.parametrize(("element", "names"), (SCHEMA | ZOO).items())
def test_every_graphml_field_is_declared(element: str, names: str) -> None:
    assert {*names.split()} - {*GRAPHML.element(element)} == set()


def write(folder: Path, body: str, keys: str = "", graph: str = 'edgedefault="undirected"') -> Path:
    """Writes a file with two nodes, a and b, before the body."""
    path = folder / "it.graphml"
    nodes = '<node id="a"/><node id="b"/>'
    declared = "".join(
        f'<key id="{name}" for="{domain}" attr.name="{name}" attr.type="string"/>'
        for domain, _, name in (one.partition(":") for one in keys.split())
    )
    path.write_text(
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">'
        f"{declared}<graph {graph}>{nodes}{body}</graph></graphml>"
    )
    return path


def edge(attributes: str = "", **data: str) -> str:
    values = "".join(f'<data key="{key}">{value}</data>' for key, value in data.items())
    return f'<edge source="a" target="b" {attributes}>{values}</edge>'


def read_link(folder: Path, units: dict[str, str] | None = None, **data: str) -> tuple[dict[str, object], list[str]]:
    """Reads a file with one edge with these attributes, and units of the graph."""
    keys = " ".join([*(f"edge:{key}" for key in data), *(f"graph:{key}" for key in units or {})])
    of_graph = "".join(f'<data key="{key}">{value}</data>' for key, value in (units or {}).items())
    read = graphml.read(write(folder, of_graph + edge(**data), keys))
    return read.links["a-b"], [warning.partition(": ")[2] for warning in read.warnings]


@pytest.mark.parametrize(
    ("data", "keys"),
    [
        ({"LinkSpeedRaw": "2500000000.0"}, {"rate": "2500 Mbit/s"}),
        ({"LinkSpeed": "2.5", "LinkSpeedUnits": "G"}, {"rate": "2500 Mbit/s"}),
        ({"LinkSpeed": "1", "LinkSpeedUnits": "G", "LinkSpeedRaw": "5e6"}, {"rate": "5 Mbit/s"}),
        ({"capacity": "10 Mbit/s"}, {"rate": "10 Mbit/s"}),
        ({"bandwidth": "1.5Gbps", "latency": "250us"}, {"rate": "1500 Mbit/s", "delay": "250 us"}),
        ({"delay": "2 ms", "length": "1000 km"}, {"delay": "2 ms"}),
        ({"length": "1000 km"}, {"delay": "4897 us"}),
    ],
)
def test_edge_value_with_a_unit_takes_effect(tmp_path: Path, data: dict[str, str], keys: dict[str, str]) -> None:
    link, warnings = read_link(tmp_path, **data)
    assert link == {"ends": ["a", "b"], **keys}
    assert not warnings


def test_bare_numbers_have_the_units_of_the_graph(tmp_path: Path) -> None:
    """As FNSS names them: capacity_unit, delay_unit."""
    units = {"capacity_unit": "Mbps", "delay_unit": "ms"}
    link, warnings = read_link(tmp_path, units, capacity="40", delay="1.5")
    assert link == {"ends": ["a", "b"], "rate": "40 Mbit/s", "delay": "1500 us"}
    assert not warnings


@pytest.mark.parametrize(
    ("data", "warning"),
    [
        ({"capacity": "10"}, "edge attribute capacity has no effect: it has no unit that is known"),
        ({"delay": "soon"}, "edge attribute delay has no effect: it has no unit that is known"),
        ({"capacity": "1 Mbps", "bw": "2 Mbps"}, "edge attribute bw has no effect: another attribute has its place"),
        ({"weight": "3"}, "edge attribute weight has no effect: its unit is unknown"),
        (
            {"edgegraphics": "<y:PolyLineEdge><y:EdgeLabel>10 Mbit/s</y:EdgeLabel></y:PolyLineEdge>"},
            "edge attribute edgegraphics has no effect: yEd's text of an edge",
        ),
        ({"colour": "red"}, "edge attribute colour has no effect: is not in GraphML 1.1, the Internet Topology Zoo"),
        ({"LinkSpeedRaw": "0"}, "edge attribute LinkSpeedRaw has no effect: it is zero"),
        ({"LinkSpeed": "3"}, "edge attribute LinkSpeed has no effect: it is zero, or LinkSpeedUnits is none of"),
    ],
)
def test_edge_value_without_effect_causes_a_warning(tmp_path: Path, data: dict[str, str], warning: str) -> None:
    _, (first, *_) = read_link(tmp_path, **data)
    assert first.startswith(warning)


def test_descriptive_attributes_have_no_effect_and_no_warning(tmp_path: Path) -> None:
    described = [
        field
        for field in GRAPHML.fields
        if field.handling is Handling.DESCRIPTION and field.element == "edge attribute"
    ]
    link, warnings = read_link(tmp_path, **{field.name: "x" for field in described})
    assert (link, warnings) == ({"ends": ["a", "b"]}, [])


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ('<hyperedge><endpoint node="a"/></hyperedge>', "graph.hyperedge: is not possible here: a link has two ends"),
        ('<node id="c"><graph edgedefault="directed"/></node>', "node c.graph: is not possible here: nodes within"),
        ('<node id="a"/>', "node a: must have an id that no other node has"),
        ('<edge source="a" target="c"/>', 'edge 1.target: must be the id of a node, not "c"'),
        (edge('directed="maybe"'), 'edge 1.directed: must be true or false, not "maybe"'),
        (edge(nothing="1"), 'edge 1.data: key "nothing" is not declared'),
    ],
)
def test_unsupported_graphml_elements_are_refused(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(Invalid, match=re.escape(f"it.graphml: {message}")):
        graphml.read(write(tmp_path, body))


def test_file_with_two_graphs_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path, "</graph><graph edgedefault='directed'>")
    with pytest.raises(Invalid, match=r"it\.graphml: graph: must be one element, not 2"):
        graphml.read(path)


def test_ports_and_unknown_xml_attributes_cause_warnings(tmp_path: Path) -> None:
    path = write(tmp_path, '<node id="c"><port name="p"/></node>' + edge('sourceport="p" kind="x"'))
    assert [warning.split(" has no effect: ")[0].partition(": ")[2] for warning in graphml.read(path).warnings] == [
        "node port",
        "edge sourceport",
        "edge kind",
    ]


def test_two_directed_edges_are_one_link(tmp_path: Path) -> None:
    back = '<edge source="b" target="a"><data key="capacity">1 Mbps</data><data key="delay">5 ms</data></edge>'
    body = edge(capacity="8 Mbps", delay="5 ms") + back + edge()
    read = graphml.read(write(tmp_path, body, "edge:capacity edge:delay", 'edgedefault="directed"'))
    assert read.links == {
        "a-b": {
            "ends": ["a", "b"],
            "delay": "5 ms",
            "forward": {"rate": "8 Mbit/s"},
            "backward": {"rate": "1 Mbit/s"},
        },
        "a-b_2": {"ends": ["a", "b"]},
    }
    (warning,) = read.warnings
    assert warning.endswith("edge directed has no effect: a link has both directions, and the file has one edge")


def test_single_edges_may_be_directed(tmp_path: Path) -> None:
    path = write(tmp_path, edge('directed="true"') + '<edge source="b" target="a" directed="true"/>' + edge())
    read = graphml.read(path)
    assert list(read.links) == ["a-b", "a-b_2"]
    assert not read.warnings


def test_node_names_come_from_labels_or_ids(tmp_path: Path) -> None:
    labels = ('<data key="label">Zu\u0308rich (HB)</data>', "<data key='name'>日本</data>", "<data key='label'></data>")
    yed = (
        "<data key='nodegraphics'><y:ShapeNode><y:Geometry x='1'/>"
        "<y:NodeLabel>Core<y:LabelModel/></y:NodeLabel></y:ShapeNode></data>"
    )
    body = "".join(f'<node id="n{number}">{data}</node>' for number, data in enumerate((*labels, yed)))
    read = graphml.read(write(tmp_path, body, "node:label node:name node:nodegraphics"))
    assert list(read.nodes) == ["a", "b", "Zürich_HB", "日本", "node", "Core"]
    assert not read.warnings


def test_default_value_applies_to_elements_without_one(tmp_path: Path) -> None:
    path = write(tmp_path, edge() + edge(capacity="3 Mbps"), "edge:capacity")
    text = path.read_text()
    path.write_text(text.replace('attr.type="string"/>', 'attr.type="string"><default>2 Mbps</default></key>'))
    assert [link["rate"] for link in graphml.read(path).links.values()] == ["2 Mbit/s", "3 Mbit/s"]


def test_a_host_is_the_first_end_of_its_link(tmp_path: Path) -> None:
    body = '<node id="h"><data key="type">Host</data></node><edge source="a" target="h"/>'
    read = graphml.read(write(tmp_path, body, "node:type"))
    assert read.nodes["h"] == {"kind": "host"}
    assert read.links == {"h-a": {"ends": ["h", "a"]}}


def test_self_loop_is_ignored_with_a_warning(tmp_path: Path) -> None:
    text = (DATA / "cities.graphml").read_text()
    (tmp_path / "it.graphml").write_text(text.replace('target="1"', 'target="0"'))
    read: Imported = graphml.read(tmp_path / "it.graphml")
    assert "Lisbon-Lisbon" not in read.links
    assert [warning.partition(": ")[2] for warning in read.warnings] == [
        "edge from Lisbon to itself has no effect: a link has two nodes"
    ]


def test_result_stores_each_warning_of_a_file_once(tmp_path: Path) -> None:
    write(tmp_path, edge(weight="1") * 3, "edge:weight")
    (tmp_path / "it.toml").write_text(
        'title = "t"\nduration = "100 ms"\n[topology]\nfile = "it.graphml"\n'
        '[flows.main]\ncount = 1\nsource = "a"\ndestination = "b"\n'
    )
    run = sim.execute(scenario.load(str(tmp_path / "it.toml")), 1, "it")
    (warning,) = run.warnings
    assert re.search(r"edge attribute weight has no effect: .* \(3 times\)$", warning)
    again = scenario.build([("result.json", run.scenario)])
    assert again.warnings() == [warning]
    assert topology.build(again).network.links


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=12))
def test_links_have_the_order_of_networkx(tmp_path: Path, pairs: list[tuple[int, int]]) -> None:
    """By networkx, which read GraphML here before: links have the same ports as then."""
    body = "".join(f'<node id="{number}"/>' for number in range(6))
    body += "".join(f'<edge source="{one}" target="{other}"/>' for one, other in pairs)
    path = write(tmp_path, body)
    ends = [link["ends"] for link in graphml.read(path).links.values()]
    assert ends == [[one, other] for one, other in nx.read_graphml(path, force_multigraph=True).edges() if one != other]


def test_first_end_of_a_link_is_the_first_node_of_the_file(tmp_path: Path) -> None:
    body = '<edge source="b" target="a"><data key="capacity">1 Mbps</data></edge>' + edge(capacity="2 Mbps")
    read = graphml.read(write(tmp_path, body, "edge:capacity", 'edgedefault="directed"'))
    assert read.links == {
        "a-b": {"ends": ["a", "b"], "forward": {"rate": "2 Mbit/s"}, "backward": {"rate": "1 Mbit/s"}}
    }
