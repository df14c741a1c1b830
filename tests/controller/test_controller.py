from __future__ import annotations

import importlib.util
import tomllib
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path

import pytest

from xcpr.controller.entries import Exact, Lpm
from xcpr.controller.network import CPU_PORT
from xcpr.controller.routing import entries
from xcpr.io.paths import CONSTANTS, ROOT
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs.program import XCP


@pytest.fixture(params=["dumbbell", "parking-lot"])
def built(request: pytest.FixtureRequest) -> topology.Built:
    return topology.build(scenario.load(request.param))


def forward(built: topology.Built, router_name: str, address: IPv4Address) -> dict[str, int]:
    """Returns the parameters of a router's longest matching route for an address."""
    router = next(router for router in built.network.routers if router.name == router_name)
    best: tuple[int, dict[str, int]] | None = None
    for entry in entries(XCP, built.network, router):
        match = entry.match.get("hdr.ipv4.dst_addr")
        if isinstance(match, Lpm) and address in IPv4Network((match.value, match.prefix_len)):
            best = max(best or (-1, {}), (match.prefix_len, dict(entry.params)), key=lambda pair: pair[0])
    assert best is not None
    return best[1]


def test_routes_lead_from_every_host_to_every_other(built: topology.Built) -> None:
    """Follow the routes, hop by hop; each next-hop MAC is that of the port the link leads to."""
    network = built.network
    hosts = {host.name: host for host in network.hosts}
    routers = {router.name: router for router in network.routers}
    for source in network.hosts[::7]:
        for target in network.hosts[::5]:
            here, hops = source.router, 0
            while True:
                params = forward(built, here, target.address)
                end = network.neighbours[here][params["port"]]
                assert params["src_mac"] == routers[here].mac(params["port"])
                if end.node in hosts:
                    assert end.node == target.name
                    assert params["dst_mac"] == target.mac
                    break
                assert params["dst_mac"] == routers[end.node].mac(end.port)
                here, hops = end.node, hops + 1
                assert hops <= len(routers)


def test_every_port_has_a_capacity_entry(built: topology.Built) -> None:
    for router in built.network.routers:
        found = {}
        for entry in entries(XCP, built.network, router):
            match = entry.match.get("standard_metadata.egress_port")
            if isinstance(match, Exact):
                found[match.value] = entry.params["capacity_q20"]
        ports = built.network.ports(router)
        assert found == {port: XCP.ports.value(rate) for port, rate in ports.items()}
        assert CPU_PORT not in ports


@pytest.mark.parametrize("rate", [10**6, 10**7, 10**9, 10**10, 10**11, 4 * 10**11])
def test_capacity_is_in_bytes_per_2_to_the_20_us(rate: int) -> None:
    """The unit is bytes per 2^20 us, right within half a unit."""
    assert abs(XCP.ports.value(rate) - rate / 8 * 2**20 / 1e6) <= 0.5


def test_telemetry_goes_to_the_cpu_port() -> None:
    constants = tomllib.loads(CONSTANTS.read_text(encoding="utf-8"))
    assert [(session.session, session.port) for session in XCP.sessions] == [
        (constants["size"]["cpu_clone_session"], constants["controller"]["cpu_port"])
    ]


def test_addresses_and_macs_of_many_hosts_are_unique() -> None:
    built = topology.build(scenario.load("dumbbell", ["flows.main.count=400"]))
    hosts = built.network.hosts
    assert len({host.address for host in hosts}) == len({host.mac for host in hosts}) == len(hosts)
    ports = built.network.ports(built.network.routers[0])
    assert CPU_PORT not in ports
    assert max(ports) < 512


def test_plan_of_the_dumbbell_has_links_and_flows() -> None:
    chosen = scenario.load("dumbbell", ["queue.discipline=red", "flows.main.transfer=1 MB"])
    made = plan.make(chosen, topology.build(chosen), 7)
    assert made["seed"] == 7
    assert made["duration_ns"] == 50 * 10**9
    bottleneck = made["links"][0]
    assert bottleneck["ends"] == [{"node": "r1", "port": 1}, {"node": "r2", "port": 1}]
    assert bottleneck["backward"]["loss"] == {"model": "random", "probability": 0.12}
    assert bottleneck["forward"]["loss"] == {"model": "none"}
    assert bottleneck["forward"]["queue"]["red.min_threshold"] == 1 / 3
    assert len(made["links"]) == 1 + 2 * 10 + 2 * 17
    for link in made["links"][1:]:
        assert link["forward"]["queue"]["limit"][0] == 2**64 - 1  # a host's own queue
        assert link["backward"]["queue"]["limit"] == (2300, "packets")
    assert [flow["start_ns"] for flow in made["flows"]] == [index * 10**7 for index in range(10)]
    assert made["flows"][0]["bytes"] == 10**6


def test_mininet_folder_never_shadows_the_package() -> None:
    """A folder without __init__.py gives way to any installed package of its name."""
    assert not (ROOT / "mininet" / "__init__.py").exists()
    found = importlib.util.find_spec("mininet")
    assert found is None or found.origin is None or Path(found.origin).parent != ROOT / "mininet"
