from __future__ import annotations

import random
import re
from pathlib import Path

import needs
import pytest

from xcpr.io import schema
from xcpr.io.paths import DATA
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import graphml
from xcpr.scenarios.importers.mininet_topo import PYTHON
from xcpr.scenarios.network import topology

CITIES = DATA / "cities.graphml"
LACKS_MININET = needs.mininet_python()
needs_mininet = pytest.mark.skipif(bool(LACKS_MININET), reason=LACKS_MININET)

SCENARIO = """
title = "From a file"
[topology]
file = "{file}"
[flows.main]
source = "{source}"
destination = "{destination}"
"""


def load_topology(folder: Path, file: str, source: str, destination: str, *overrides: str) -> scenario.Scenario:
    path = folder / "it.toml"
    path.write_text(SCENARIO.format(file=file, source=source, destination=destination))
    return scenario.load(str(path), overrides, allow_python=True)


def test_links_have_the_speed_of_the_file_and_the_delay_of_light() -> None:
    chosen = scenario.load("zoo")
    links = chosen.links
    assert chosen.topology.kind == "graph" and chosen.topology.file is None
    assert chosen.nodes["Paris"].at == (2.35, 48.86)
    assert links["Lisbon-London"].rate == 20 * 10**6
    km = 1585  # on the great circle from Lisbon to London
    assert links["Lisbon-London"].delay == pytest.approx(km / 204_218 * 1e9, rel=0.002)
    assert links["Frankfurt-Exchange"].rate is None and links["Frankfurt-Exchange"].delay is None
    assert links["Paris-Frankfurt"].rate == 15 * 10**6  # the scenario's, over the file's
    assert links["Paris-Frankfurt"].ends == ("Paris", "Frankfurt")
    built = topology.build(chosen)
    assert built.channels["Frankfurt-Exchange", "forward"].rate == 40 * 10**6  # the topology's


def test_written_scenario_contains_the_imported_topology() -> None:
    chosen = scenario.load("zoo")
    assert scenario.build([("result.json", schema.write(chosen))]) == chosen


def test_node_names_are_made_from_labels(tmp_path: Path) -> None:
    text = CITIES.read_text().replace("Lisbon", "St. John's (NL)").replace("Madrid", "Paris").replace("Vienna", "???")
    (tmp_path / "it.graphml").write_text(text)
    chosen = load_topology(tmp_path, "it.graphml", "St_John_s_NL", "node")
    assert [name for name in chosen.nodes if "Paris" in name] == ["Paris", "Paris_2"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("</graph>", "", "it.graphml: is no readable GraphML: ParseError: "),
        (
            "graphml.graphdrawing.org",
            "example.org",
            "it.graphml: is no readable GraphML: its root is no element graphml",
        ),
        ("38.72", "138.72", "it.graphml: node Lisbon: Latitude must be a number from -90 to 90, not 138.72"),
        ("40000000.0", "1e400", "LinkSpeedRaw must be a number from"),
        ("40000000.0", "12.0", 'it.graphml: links.Lisbon-Madrid.rate: must be from "1 kbit/s"'),
        ("Lisbon", "Lissabon", 'flows.main.source: "Lisbon" is no node (did you mean "Lissabon"?)'),
    ],
)
def test_invalid_graphml_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    (tmp_path / "it.graphml").write_text(CITIES.read_text().replace(old, new))
    with pytest.raises(Invalid) as caught:
        load_topology(tmp_path, "it.graphml", "Lisbon", "Warsaw")
    assert any(message in str(problem) for problem in caught.value.problems), caught.value


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("nowhere.graphml", "nowhere.graphml: no such file"),
        (
            "it.dot",
            "it.toml: topology.file: must be NAME.graphml, NAME.gml, NAME.json (node-link), NAME.xml (SNDlib), ",
        ),
        ("nowhere.py:It", "nowhere.py:It: no such file"),
    ],
)
def test_invalid_topology_file_reference_is_refused(tmp_path: Path, file: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        load_topology(tmp_path, file, "a", "b")
    assert message in str(caught.value)


def test_topology_file_excludes_a_kind() -> None:
    with pytest.raises(Invalid, match=r'topology\.kind: must be "graph" or absent with topology\.file, not "dumb'):
        scenario.load("dumbbell", [f"topology.file={CITIES}"])


ODD = (b"", b"-1", b"nan", b"1e999", b"0", b"x" * 99, b"&x;", b"&#0;", b"\xff", b"hyper", b"host", b"\xc3\xa4", b"a.b")


def mutate_bytes(data: bytes, chance: random.Random) -> bytes:
    """Returns the file after one to three changes: of a bit, a piece, a line, or (mostly) of a value."""
    for _ in range(chance.randint(1, 3)):
        at, length = chance.randrange(len(data)), chance.choice((1, 2, 8, 60))
        match chance.randrange(8):
            case 0:
                data = data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]
            case 1:
                data = data[:at] + chance.choice((b"", chance.randbytes(length))) + data[at + length :]
            case 2 | 3:
                lines = data.splitlines(keepends=True)
                one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
                lines[one] = chance.choice((b"", lines[other], lines[one] * 2))
                data = b"".join(lines)
            case _:
                said = [*re.finditer(rb'"([^"<>]*)"|>([^<>]+)<', data)]
                begin, end = chance.choice(said).span()
                other = chance.choice(said)
                data = data[: begin + 1] + chance.choice((*ODD, other[1] or other[2] or b"")) + data[end - 1 :]
    return data


def test_a_thousand_mutated_graphml_files_load_or_give_one_line_errors(tmp_path: Path) -> None:
    data, chance, path = CITIES.read_bytes(), random.Random(14), tmp_path / "it.graphml"
    problems: list[list[str]] = []
    for _ in range(1000):
        path.write_bytes(mutate_bytes(data, chance))
        try:
            nodes, links, warnings = graphml.read(path)
            held = {"topology": {"kind": "graph"}, "nodes": nodes, "links": links, "ignored": warnings}
            rest = {"title": "t", "flows": {"main": {"source": "Lisbon", "destination": "Warsaw"}}}
            topology.build(scenario.build([(str(path), held), ("it.toml", rest)]))
        except Invalid as invalid:
            problems.append([str(problem) for problem in invalid.problems])
    assert 200 < len(problems) < 900
    assert all("\n" not in line and len(line) < 1000 for lines in problems for line in lines)


TOPO = """
from mininet.topo import Topo
from sizes import BW

print("a line that is no JSON")

class It(Topo):
    def build(self):
        one, two = self.addSwitch("s1"), self.addSwitch("s2")
        self.addLink(one, self.addHost("h1"), bw=100, delay="1ms")
        self.addLink(self.addHost("h2"), two, bw=100)
        self.addLink(one, two, bw=8.5, delay="250us", max_queue_size=77, loss=0.5)
        self.addLink(one, two, bw=1, delay="3")

class Jitter(Topo):
    def build(self):
        self.addLink(self.addSwitch("s1"), self.addSwitch("s2"), delay="1ms", jitter="2ms")

class Late(Topo):
    def build(self):
        self.addLink(self.addSwitch("s1"), self.addSwitch("s2"), delay="soon")

class Failing(Topo):
    def build(self):
        raise RuntimeError("no\\nway")

class Leaving(Topo):
    def build(self):
        import os, sys
        print("gone", file=sys.stderr)
        os._exit(3)
"""


@pytest.fixture
def topo(tmp_path: Path) -> Path:
    (tmp_path / "topo.py").write_text(TOPO)
    (tmp_path / "sizes.py").write_text("BW = 100\n")
    return tmp_path


@needs_mininet
def test_mininet_topo_has_its_link_options(topo: Path) -> None:
    chosen = load_topology(topo, "topo.py:It", "h1", "h2", "topology.access_delay=2 ms")
    assert {name: node.kind for name, node in chosen.nodes.items()} == {
        "s1": "router",
        "s2": "router",
        "h1": "host",
        "h2": "host",
    }
    made = topology.build(chosen)
    way = made.channels["h1-s1", "forward"]
    assert (way.rate, way.delay) == (100 * 10**6, 10**6)
    assert made.channels["h2-s2", "backward"].delay == 2 * 10**6  # the topology's
    trunk = made.channels["s1-s2", "backward"]
    assert (trunk.rate, trunk.delay, trunk.models["queue"].limit) == (8_500_000, 250_000, (77, "packets"))
    assert trunk.models["loss"].probability == 0.005
    assert made.channels["s1-s2-2", "forward"].delay == 3000


@needs_mininet
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Jitter", "topo.py:Jitter: link s1-s2: jitter must be at most delay: no packet arrives before it is sent"),
        ("Late", 'topo.py:Late: link s1-s2: delay must be a time, for example "5ms", not "soon"'),
        ("Failing", "topo.py:Failing: RuntimeError: no way"),
        ("Leaving", f"topo.py:Leaving: ended {PYTHON} with status 3: gone"),
        ("Them", "topo.py:Them: LookupError: no Topo Them; there are: It, Jitter, Late, Failing, Leaving"),
    ],
)
def test_unsupported_mininet_topo_is_refused(topo: Path, name: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        load_topology(topo, f"topo.py:{name}", "h1", "h2")
    assert str(caught.value).endswith(message)


NODE = '<node id="{}"><data key="l">same</data></node>'


def many(count: int) -> str:
    """Makes a file whose nodes all have the same label."""
    head = '<key attr.name="label" attr.type="string" for="node" id="l"/><graph edgedefault="undirected">'
    nodes = "".join(map(NODE.format, range(count)))
    return f'<graphml xmlns="http://graphml.graphdrawing.org/xmlns">{head}{nodes}</graph></graphml>'


def test_equal_labels_are_numbered_in_linear_time(tmp_path: Path) -> None:
    (tmp_path / "it.graphml").write_text(many(20_000))
    nodes, _, _ = graphml.read(tmp_path / "it.graphml")
    assert [*nodes][:3] == ["same", "same_2", "same_3"] and [*nodes][-1] == "same_20000"


def test_graphml_over_the_element_limit_is_refused(tmp_path: Path) -> None:
    (tmp_path / "it.graphml").write_text(many(200_000))
    with pytest.raises(Invalid, match="has more than 100000 XML elements"):
        graphml.read(tmp_path / "it.graphml")
