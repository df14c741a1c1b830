"""A Topo of Mininet's: each parameter has the effect that xcpr/scenarios/importers/mininet_fields.py declares."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import needs
import pytest

from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.importers import mininet_topo
from xcpr.scenarios.importers.imported import Imported
from xcpr.scenarios.importers.mininet_fields import MININET_TOPO, VERSION
from xcpr.scenarios.network import topology
from xcpr.worlds import sim
from xcpr.worlds.emulation import mininet_job

LACKS_MININET = needs.mininet_python()
needs_mininet = pytest.mark.skipif(bool(LACKS_MININET), reason=LACKS_MININET)

PARAMETERS = {
    "link": "addr1 addr2 cls cls1 cls2 fast intf intfName1 intfName2 key params1 params2 port1 port2",
    "interface": "bw delay enable_ecn enable_red gro ifconfig ip jitter latency_ms loss mac max_queue_size port rxo"
    " speedup txo up use_hfsc use_tbf",
    "host": "cls cores cpu defaultRoute inNamespace ip lo mac sched",
    "switch": "batch cls datapath defaultRoute dpid dpopts failMode inNamespace inband ip listenPort lo mac opts prio"
    " protocols reconnectms stp verbose",
}
"""Parameters by the signatures of Mininet 2.3.0, as ``SIGNATURES`` finds them."""
BEYOND = {
    "interface": {"disable_gro", "moveIntfFn", "use_htb"},
    "host": {"period_us", "privateDirs", "ipv6", "ipv6_gw", "gw"},
    "switch": {"privateDirs"},
}
"""Names that no signature has: Mininet takes them from keyword arguments, courses have use_htb, and ngsdn-tutorial's
classes of hosts have ipv6, ipv6_gw and gw."""
SIGNATURES = """
import inspect, json
from mininet import link, net, node, nodelib, topo

def names(*functions):
    parameters = [p for function in functions for p in inspect.signature(function).parameters.values()]
    named = {p.name for p in parameters if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)}
    return sorted(named - {"self", "name", "node", "node1", "node2", "link", "parent"})

switches = [
    kind for module in (node, nodelib) for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, node.Switch)
]
of_node = (node.Node.__init__, node.Node.config)
print(json.dumps({
    "version": net.VERSION,
    "link": names(topo.Topo.addLink, net.Mininet.addLink, link.Link.__init__, link.TCLink.__init__),
    "interface": names(link.Intf.__init__, link.Intf.config, link.TCIntf.config, link.TCIntf.bwCmds,
                       link.TCIntf.delayCmds),
    "host": names(topo.Topo.addHost, net.Mininet.addHost, *of_node, node.CPULimitedHost.__init__,
                  node.CPULimitedHost.config),
    "switch": names(topo.Topo.addSwitch, net.Mininet.addSwitch, *of_node, *(kind.__init__ for kind in switches)),
}))
"""


@pytest.mark.parametrize(("element", "names"), PARAMETERS.items())
def test_every_mininet_parameter_is_declared(element: str, names: str) -> None:
    assert {*MININET_TOPO.element(element)} == {*names.split()} | BEYOND.get(element, set())


@needs_mininet
def test_parameters_match_the_signatures_of_mininet() -> None:
    done = subprocess.run([mininet_topo.PYTHON, "-c", SIGNATURES], check=True, capture_output=True)
    found = json.loads(done.stdout)
    if (version := found.pop("version")) != VERSION:
        pytest.skip(f"Mininet {version} is installed; the parameters are those of {VERSION}")
    assert {element: " ".join(names) for element, names in found.items()} == PARAMETERS


@pytest.fixture
def read(tmp_path: Path) -> Any:
    """Returns a function that reads the topology that these lines of ``build`` make."""

    def read(lines: str) -> Imported:
        path = tmp_path / "net.py"
        head = "from mininet.link import *\nfrom mininet.node import *\nfrom mininet.topo import Topo\n"
        body = "\n".join(f"        {line}" for line in lines.splitlines())
        path.write_text(
            f"{head}class Own(TCLink):\n    pass\nclass It(Topo):\n    def build(self):\n"
            f'        s1, s2, h1 = self.addSwitch("s1"), self.addSwitch("s2"), self.addHost("h1")\n{body}\n'
        )
        return mininet_topo.read(path, "It")

    return read


def warnings_of(made: Imported) -> list[str]:
    """Returns the warnings without the file's name."""
    return [warning.partition(":It: ")[2] for warning in made.warnings]


RED = {
    "min_threshold": "3 %",
    "max_threshold": "3.5 %",
    "max_probability": "100 %",
    "weight": 0.5,
    "gentle": False,
}


@needs_mininet
@pytest.mark.parametrize(
    ("options", "keys"),
    [
        ("bw=8.5, delay='5ms', loss=1, max_queue_size=77, use_htb=True",
         {"rate": "8500 kbit/s", "delay": "5 ms", "queue": {"limit": "77 packets"},
          "loss": {"model": "random", "probability": "1 %"}}),
        ("bw=8, use_hfsc=True, loss=0, gro=False, jitter=None", {"rate": "8 Mbit/s"}),
        ("delay='5ms', jitter='2ms'",
         {"delay": "3 ms", "jitter": {"distribution": "uniform", "mean": "2 ms", "order": "free"}}),
        ("bw=10, speedup=40", {"rate": "40 Mbit/s"}),
        ("bw=8, use_tbf=True", {"rate": "8 Mbit/s", "queue": {"limit": "30000 bytes"}}),
        ("bw=8, use_tbf=True, latency_ms=100", {"rate": "8 Mbit/s", "queue": {"limit": "115000 bytes"}}),
        ("bw=8, use_tbf=True, delay='1ms'", {"rate": "8 Mbit/s", "delay": "1 ms"}),
        ("bw=8, enable_red=True",
         {"rate": "8 Mbit/s", "queue": {"discipline": "red", "limit": "1000000 bytes", "red": RED}}),
        ("bw=8, enable_ecn=True",
         {"rate": "8 Mbit/s", "queue": {"discipline": "red", "limit": "1000000 bytes", "red": {**RED, "mark": True}}}),
        ("bw=8, cls=TCLink", {"rate": "8 Mbit/s"}),
        ("bw=8, intf=TCIntf", {"rate": "8 Mbit/s"}),
        ("params1={'bw': 2}, params2={'bw': 3, 'delay': '1ms'}",
         {"forward": {"rate": "2 Mbit/s"}, "backward": {"rate": "3 Mbit/s", "delay": "1 ms"}}),
        ("params1={'bw': 2, 'delay': '1ms'}, bw=3, delay='2ms'", {"rate": "3 Mbit/s", "delay": "2 ms"}),
    ],
)  # fmt: skip
def test_link_parameters_take_effect(read: Any, options: str, keys: dict[str, Any]) -> None:
    made = read(f"self.addLink(s1, s2, {options})")
    assert made.links == {"s1-s2": {"ends": ["s1", "s2"], "port1": 1, "port2": 1, **keys}}
    assert not warnings_of(made)


@needs_mininet
@pytest.mark.parametrize(
    ("lines", "warnings"),
    [
        ("self.addLink(s1, s2, intfName1='x', addr2='02:00:00:00:00:01')",
         ["link intfName1 has no effect: an interface is named", "link addr2 has no effect at a switch"]),
        ("self.addLink(s1, s2, metric=3)", ["link metric has no effect: is not in Mininet 2.3.0"]),
        ("self.addLink(s1, s2, params2={'ip': '10.0.0.1/8'})", ["interface ip has no effect at a switch, whose"]),
        ("self.addLink(s1, s2, jitter='1ms')", ["interface jitter has no effect without delay, as in Mininet"] * 2),
        ("self.addLink(s1, s2, enable_red=True)", ["interface enable_red has no effect without bw, as in Mininet"] * 2),
        ("self.addLink(s1, s2, bw=9, latency_ms=3)", ["interface latency_ms has no effect without bw and use_tbf"] * 2),
        ("self.addLink(s1, s2, bw=9, cls=Link)", ["interface bw has no effect without TCIntf, as in Mininet"] * 2),
        ("self.addLink(s1, s2, bw=9, cls2=Intf)", ["interface bw has no effect without TCIntf, as in Mininet"]),
        ("self.addLink(s1, h1, max_queue_size=9)",
         ["interface max_queue_size has no effect at a host, whose own queue is unlimited"]),
        ("self.addLink(s1, h1, port2=3)", ["link port2 has no effect at a host, whose one port is 0"]),
        ("self.addSwitch('s3', ip='10.0.0.9/24')", ["switch ip has no effect: a switch has no address"]),
        ("self.addHost('h2', cls=CPULimitedHost, cpu=.5)",
         ["host cls has no effect: a host runs the project's", "host cpu has no effect: a host runs the project's"]),
        ("self.addSwitch('s3', cls=OVSSwitch, dpid='3')",
         ["switch cls has no effect: a switch runs the", "switch dpid has no effect: switches are controlled"]),
        ("self.addSwitch('s 3')", ['node "s 3" is "s_3" here: a name has letters, digits, - and _']),
    ],
)  # fmt: skip
def test_parameters_without_effect_cause_warnings(read: Any, lines: str, warnings: list[str]) -> None:
    found = warnings_of(read(lines))
    assert len(found) == len(warnings)
    assert all(one.startswith(start) for one, start in zip(found, warnings, strict=True)), found


@needs_mininet
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("cls=Own", 'cls must be one of "Link", "OVSLink", "TCLink", "TCULink", not Own'),
        ("cls1=Own", 'cls1 must be one of "Intf", "TCIntf", not Own'),
        ("bw='10'", 'bw must be a number from 0 to 1e9, not "10"'),
        ("delay='1ms', jitter='2ms'", "jitter must be at most delay: no packet arrives before it is sent"),
        ("bw=9, enable_red=True, max_queue_size=9", "enable_red and max_queue_size exclude each other"),
        ("params1=3", "params1 must be a table of parameters, not 3"),
    ],
)
def test_unsupported_parameters_are_refused(read: Any, options: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        read(f"self.addLink(s1, s2, {options})")
    assert f"net.py:It: link s1-s2: {message}" in str(caught.value)


@needs_mininet
def test_class_of_stratum_has_a_stand_in_where_the_module_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "net.py"
    path.write_text(
        "from mininet.topo import Topo\nfrom stratum import StratumBmv2Switch\nclass It(Topo):\n    def build(self):\n"
        '        self.addLink(self.addSwitch("leaf1", cls=StratumBmv2Switch, cpuport=255), self.addHost("h1"))\n'
    )
    made = mininet_topo.read(path, "It")
    assert [*made.nodes] == ["leaf1", "h1"]
    assert [one.partition(" has no effect")[0] for one in warnings_of(made)] == ["switch cls", "switch cpuport"]
    (tmp_path / "stratum.py").write_text("from mininet.node import OVSSwitch as StratumBmv2Switch\nprint('its own')\n")
    assert mininet_topo.read(path, "It") == made
    (tmp_path / "stratum.py").write_text("raise ValueError('the module beside the file')\n")
    with pytest.raises(Invalid, match="ValueError: the module beside the file"):
        mininet_topo.read(path, "It")


@needs_mininet
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("ip='10.0.0.9/24', cls=Host, mac=None", {"ip": "10.0.0.9/24"}),
        ("ip='10.0.0.9', mac='00:00:00:00:00:09'", {"ip": "10.0.0.9/8", "mac": "00:00:00:00:00:09"}),
        ("ip='10.0.0.9/24', defaultRoute='via 10.0.0.1'", {"ip": "10.0.0.9/24", "gateway": "10.0.0.1"}),
        ("ip='10.0.0.9/24', defaultRoute='dev h2-eth0'", {"ip": "10.0.0.9/24"}),
        ("ipv6='2001:db8::9/64', ipv6_gw='2001:db8::ff'", {"ipv6": "2001:db8::9/64", "ipv6_gateway": "2001:db8::ff"}),
        ("ip='10.0.0.9/24', gw='10.0.0.1'", {"ip": "10.0.0.9/24", "gateway": "10.0.0.1"}),
    ],
)
def test_host_has_its_addresses_of_mininet(read: Any, options: str, expected: dict[str, str]) -> None:
    made = read(f"self.addHost('h2', {options})")
    assert made.nodes["h2"] == {"kind": "host", **expected}
    assert made.warnings == []


@needs_mininet
def test_gateway_without_an_address_is_refused(read: Any) -> None:
    with pytest.raises(Invalid, match=r"host h2\.defaultRoute: needs ip, the host's address"):
        read("self.addHost('h2', defaultRoute='via 10.0.0.1')")


NUMBERED = """
from mininet.topo import Topo

class Numbered(Topo):
    def build(self):
        core = self.addSwitch("core")
        self.addLink(self.addHost("left"), core, port1=0, port2=5)
        self.addLink(self.addHost("right"), core, port1=0, port2=6)
        self.addLink(core, self.addSwitch("edge"))
        self.addLink(core, self.addHost("last"), bw=10)

class Clashing(Topo):
    def build(self):
        core = self.addSwitch("core")
        self.addLink(self.addHost("left"), core, port2=2)
        self.addLink(self.addHost("right"), core)

class Row(Topo):
    def build(self, count, first="left"):
        core = self.addSwitch("core")
        for number in range(count):
            self.addLink(self.addHost(f"{first}{number or ''}"), core)

topos = {"three": lambda count=3: Row(count)}

class Zero(Topo):
    def build(self):
        self.addLink(self.addHost("left"), self.addSwitch("core"), port2=0)
"""
SCENARIO = """
title = "Ports"
duration = "200 ms"
[topology]
file = "net.py:{name}"
rate = "10 Mbit/s"
[flows.main]
count = 1
transport = "cubic"
source = "left"
destination = "core"
"""


def load_class(folder: Path, name: str) -> scenario.Scenario:
    (folder / "net.py").write_text(NUMBERED)
    (folder / "it.toml").write_text(SCENARIO.format(name=name))
    return scenario.load(str(folder / "it.toml"), allow_python=True)


@needs_mininet
def test_ports_match_mininet_in_all_worlds(tmp_path: Path) -> None:
    chosen = load_class(tmp_path, "Numbered")
    made = topology.build(chosen)
    ports = {number: end.node for number, end in made.network.neighbours["core"].items()}
    assert ports == {5: "left", 6: "right", 3: "edge", 4: "last", 7: "d0"}
    job = mininet_job.make(plan.make(chosen, made, 1), made, "embedded")
    assert job["routers"][0]["ports"] == sorted(ports)
    assert ["left", 0] in job["links"][0]["ends"] and ["core", 5] in job["links"][0]["ends"]
    run = sim.execute(chosen, 1, "ports")
    assert run.flows[0].delivered_bytes > 0


@needs_mininet
@pytest.mark.parametrize(
    ("name", "hosts"),
    [("Row(2)", 2), ("Row(count=4, first='left')", 4), ("three", 3), ("three(5)", 5)],
)
def test_topo_takes_arguments_and_names_of_topos(tmp_path: Path, name: str, hosts: int) -> None:
    assert len(load_class(tmp_path, name).shape.hosts) == hosts


@needs_mininet
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Row", "net.py:Row: TypeError: "),
        ("Row(count=open('x'))", "net.py:Row(count=open('x')): ValueError: malformed node"),
        ("no.Row()", "net.py:no.Row(): ValueError: no.Row() is no NAME(ARGUMENTS)"),
        ("two", "net.py:two: LookupError: no Topo two; there are: three, Numbered"),
        ("Clashing", "net.py:Clashing: links.right-core.port2: must be another port: links.left-core.port2 is 2 of"),
        ("Zero", "net.py:Zero: links.left-core.port2: must be from 1 to 510, not 0"),
    ],
)
def test_invalid_mininet_ports_are_refused(tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        load_class(tmp_path, name)
    assert message in str(caught.value)
