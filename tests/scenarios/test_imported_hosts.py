"""Hosts of other programs' files with IPv6 addresses, with several links, and with links to each other."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import needs
from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.importers import folders, mininet_topo
from xcpr.scenarios.network import topology

LACKS_MININET = needs.mininet_python()
needs_mininet = pytest.mark.skipif(bool(LACKS_MININET), reason=LACKS_MININET)

TOPO = """
    from mininet.node import Host
    from mininet.topo import Topo

    class IPv6Host(Host):
        pass

    class It(Topo):
        def build(self):
            s1, s2 = self.addSwitch("s1"), self.addSwitch("s2")
            own = {"mac": "00:00:00:00:00:1A", "ipv6": "2001:1:1::a/64", "ipv6_gw": "2001:1:1::ff"}
            h1 = self.addHost("h1", cls=IPv6Host, **own)
            h2, h3 = self.addHost("h2", ip="10.0.1.2/24"), self.addHost("h3")
            self.addLink(s1, h1)
            self.addLink(h2, s1)
            self.addLink(s2, h2, params2={"ip": "10.0.2.2/24"}, addr2="00:00:00:00:00:22")
            self.addLink(h2, h3)
            self.addLink(s1, s2)
"""


@needs_mininet
def test_topo_has_ipv6_hosts_with_several_links_and_links_between_hosts(tmp_path: Path) -> None:
    path = tmp_path / "net.py"
    path.write_text(textwrap.dedent(TOPO), encoding="utf-8")
    made = mininet_topo.read(path, "It")
    assert made.warnings == []
    assert made.nodes["h1"] == {
        "kind": "host",
        "mac": "00:00:00:00:00:1A",
        "ipv6": "2001:1:1::a/64",
        "ipv6_gateway": "2001:1:1::ff",
    }
    eth1 = {"ip": "10.0.2.2/24", "mac": "00:00:00:00:00:22"}
    assert made.nodes["h2"] == {"kind": "host", "ip": "10.0.1.2/24", "interfaces": {"eth1": eth1}}
    assert made.links["h2-h3"] == {"ends": ["h2", "h3"], "port1": 2}


@needs_mininet
def test_gateway_of_ipv6_needs_an_address(tmp_path: Path) -> None:
    path = tmp_path / "net.py"
    path.write_text(textwrap.dedent(TOPO.replace('"ipv6": "2001:1:1::a/64", ', "")), encoding="utf-8")
    with pytest.raises(Invalid, match=r"net\.py:It: host h1\.ipv6_gw: needs ipv6, the host's address"):
        mininet_topo.read(path, "It")


def read(folder: Path, name: str, content: dict[str, Any]) -> dict[str, Any]:
    """Returns the scenario's table of a folder with this topology and a compiled program."""
    (folder / "build").mkdir()
    (folder / "build" / "it.json").write_text("{}", encoding="utf-8")
    (folder / name).write_text(json.dumps(content), encoding="utf-8")
    _, made = folders.read_folder(folder)
    return dict(made)


EXERCISE: dict[str, Any] = {
    "hosts": {
        "h1": {
            "ip": "10.0.1.1/24",
            "commands": [
                "ip addr add 10.0.2.1/24 dev eth1",
                "ip link set dev eth1 address 08:00:00:00:02:01",
                "ip route add default via 10.0.2.254",
                "ip route add 10.9.0.0/16 via 10.0.1.9",
                "ip -6 addr add 2001:db8:1::1/64 dev h1-eth0",
                "ip -6 route add default via 2001:db8:1::ff",
                "ip -6 neigh add 2001:db8:1::ff lladdr 08:00:00:00:01:00 dev eth0",
            ],
        },
        "h2": {"ip": "10.0.1.2/24"},
    },
    "switches": {"s1": {}, "s2": {}},
    "links": [["h1", "s1-p1"], ["h1", "s2-p1"], ["h1", "h2"]],
}


def test_commands_of_an_exercise_configure_the_interfaces_of_a_host(tmp_path: Path) -> None:
    made = read(tmp_path, "topology.json", EXERCISE)
    assert made["nodes"]["h1"] == {
        "kind": "host",
        "ip": "10.0.1.1/24",
        "ipv6": "2001:db8:1::1/64",
        "ipv6_gateway": "2001:db8:1::ff",
        "ipv6_neighbours": {"2001:db8:1::ff": "08:00:00:00:01:00"},
        "interfaces": {"eth1": {"ip": "10.0.2.1/24", "mac": "08:00:00:00:02:01", "gateway": "10.0.2.254"}},
        "routes": {"0.0.0.0/0": "10.0.2.254", "10.9.0.0/16": "10.0.1.9"},
    }
    assert made["links"]["h1-h2"]["ends"] == ["h1", "h2"]


@pytest.mark.parametrize(
    "command", ["ip addr add 10.0.2.1/24 dev lo", "ip -6 route add default dev eth0", "ip addr add 10.0.2.1 dev eth1"]
)
def test_other_commands_are_refused(tmp_path: Path, command: str) -> None:
    content = json.loads(json.dumps(EXERCISE))
    content["hosts"]["h2"]["commands"] = [command]
    with pytest.raises(Invalid, match=r"hosts\.h2\.commands\[0\]: .* is not possible here: a command is an address"):
        read(tmp_path, "topology.json", content)


@pytest.mark.parametrize(
    ("strategy", "addresses"),
    [
        ("mixed", ("10.0.1.1/24", "10.0.2.1/24")),
        ("l3", ("10.1.1.2/24", "10.2.1.2/24")),
    ],
)
def test_strategy_gives_each_link_of_a_host_an_address(
    tmp_path: Path, strategy: str, addresses: tuple[str, str]
) -> None:
    links = [["h1", "s1"], ["h1", "s2"], ["h2", "s2"], ["s1", "s2"]]
    nodes = {"hosts": {"h1": {}, "h2": {}}, "switches": {"s1": {}, "s2": {}}}
    content = {"p4_src": "it.p4", "topology": {"assignment_strategy": strategy, "links": links, **nodes}}
    made = read(tmp_path, "p4app.json", content)
    h1 = made["nodes"]["h1"]
    assert (h1["ip"], h1["interfaces"]["eth1"]["ip"]) == addresses
    assert (made["links"]["h1-s1"]["port1"], made["links"]["h1-s2"]["port1"]) == (0, 1)


def test_routes_of_an_exercise_are_those_of_the_plan() -> None:
    table = {
        "title": "routes",
        "topology": {"kind": "graph"},
        "nodes": {
            "h1": {
                "kind": "host",
                "ip": "10.0.1.1/24",
                "interfaces": {"eth1": {"ip": "10.0.2.1/24", "gateway": "10.0.2.2"}},
                "routes": {"0.0.0.0/0": "10.0.2.2"},
            },
            "h2": {"kind": "host", "ip": "10.0.1.2/24"},
            "h3": {"kind": "host", "ip": "10.0.2.2/24"},
        },
        "links": {"a": {"ends": ["h1", "h2"]}, "b": {"ends": ["h1", "h3"]}},
        "pings": {"p": {"source": "h1", "destination": "192.0.2.1"}},
    }
    made = scenario.build([("it", table)])
    (h1, *_) = plan.make(made, topology.build(made), 1)["hosts"]
    assert h1["routes"][-1] == {"to": "0.0.0.0/0", "port": 1, "gateway": "10.0.2.2"}
    assert h1["next_hops"]["192.0.2.1"] == "02:00:a2:1f:00:06", "that of h3"
