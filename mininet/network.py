"""The network of a job in Mininet: a namespace per host, routers' ports in the namespace that all of it runs in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mininet.link import Link
from mininet.net import Mininet
from mininet.node import Host, Switch
from names import interface

GATEWAYS = "169.254.0."
"""The addresses by which a host calls its routers, from 1 on; routers' ports have no addresses, so that the kernel
leaves their packets alone."""

TCP = (
    "net.ipv4.tcp_no_metrics_save=1",
    "net.ipv4.tcp_timestamps=1",
    "net.ipv4.tcp_sack=1",
    "net.ipv4.tcp_ecn=0",
)
"""For flows of the kernel's own TCP: no connection learns from another, and headers are as long as ours."""


class PlainLink(Link):
    """A veth pair without shaping: the switches shape, for not every kernel can."""

    def __init__(self, node1: Any, node2: Any, **params: Any) -> None:
        Link.__init__(self, node1, node2, fast=True, **params)


class Place(Switch):
    """A router's or wire's place in Mininet; its process is started by the world, and needs no commands from here."""

    def __init__(self, name: str, **params: Any) -> None:
        # Mininet wants an OpenFlow datapath's number, which it else reads in the name.
        Switch.__init__(self, name, **{**params, "inNamespace": False, "dpid": "1"})

    def start(self, controllers: Any) -> None:
        """Does nothing: see ``world``."""

    def stop(self, deleteIntfs: bool = True) -> None:  # noqa: N803
        """Stops as Mininet has it; the process ends with the world."""
        Switch.stop(self, deleteIntfs)


def build(job: dict[str, Any]) -> Mininet:
    """Builds nodes and links with their addresses, offloads and IPv6 off."""
    for name in ("all", "default"):
        _ipv6_off(name)
    Mininet.inited = True  # else it sets kernel limits for the whole machine
    net = Mininet(build=False, controller=None, switch=Place, host=Host, link=PlainLink)
    for host in job["hosts"]:
        net.addHost(host["name"], ip=None, mac=None)
    for node in (*job["routers"], *job["wires"]):
        net.addSwitch(node["name"])
    wires = {wire["link"]: wire["name"] for wire in job["wires"]}
    for link in job["links"]:
        one, other = link["ends"]
        if link["name"] in wires:
            _connect(net, one, [wires[link["name"]], 1])
            _connect(net, [wires[link["name"]], 2], other)
        else:
            _connect(net, one, other)
    for host in job["hosts"]:
        _configure_host(net[host["name"]], host, job["mtu"])
    root = net[job["routers"][0]["name"]]
    names = [interface(node["name"], port) for node in (*job["routers"], *job["wires"]) for port in node["ports"]]
    root.cmd("; ".join(_bare(name, job["mtu"]) for name in names))
    net.built = True
    return net


def _connect(net: Mininet, one: list[Any], other: list[Any]) -> None:
    names = {"intfName1": interface(*one), "intfName2": interface(*other)}
    net.addLink(one[0], other[0], port1=one[1], port2=other[1], **names)


def _ipv6_off(name: str) -> None:
    path = Path(f"/proc/sys/net/ipv6/conf/{name}/disable_ipv6")
    if path.exists():
        path.write_text("1")


def _bare(name: str, mtu: int) -> str:
    """Returns the commands that bring an interface up, with no frames on it but those that a process sends, as they are
    on a wire."""
    offloads = " ".join(f"{what} off" for what in ("rx", "tx", "sg", "tso", "gso", "gro"))
    return f"ip link set {name} mtu {mtu} up; ethtool -K {name} {offloads}"


def _configure_host(node: Any, host: dict[str, Any], mtu: int) -> None:
    name = interface(host["name"], 0)
    commands = [
        "sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv6.conf.default.disable_ipv6=1",
        f"sysctl -qw {' '.join(TCP)}",
        "ip link set lo up",
        f"ip link set {name} address {host['mac']}",
        _bare(name, mtu),
        f"ip address add {host['address']}/32 dev {name}",
    ]
    if host["ttl"] is not None:
        commands.append(f"sysctl -qw net.ipv4.ip_default_ttl={host['ttl']}")
    # Neighbours are static, as Mininet's autoStaticArp has them: no frame of ARP is on any link.
    for neighbour in host["neighbours"]:
        commands += [
            f"ip neighbour replace {neighbour['address']} lladdr {neighbour['mac']} nud permanent dev {name}",
            f"ip route replace {neighbour['address']}/32 dev {name} {host['route_options']}",
        ]
    for number, gateway in enumerate(host["gateways"], 1):
        address = f"{GATEWAYS}{number}"
        commands.append(f"ip neighbour replace {address} lladdr {gateway['mac']} nud permanent dev {name}")
        commands += [
            f"ip route replace {destination} via {address} dev {name} onlink {host['route_options']}"
            for destination in gateway["destinations"]
        ]
    node.cmd("; ".join(commands))
    node.defaultIntf().ip, node.defaultIntf().prefixLen = host["address"], 32
    node.defaultIntf().mac = host["mac"]


def count_other_mac_frames(net: Mininet, job: dict[str, Any]) -> dict[str, int]:
    """Returns the frames that the kernel dropped at hosts because they were for other MAC addresses, by host; a kernel
    before Linux 5.19 does not count them."""
    found = {}
    for host in job["hosts"]:
        told = net[host["name"]].cmd(f"ip -json -stats -stats link show dev {interface(host['name'], 0)}")
        frames = json.loads(told)[0]["stats64"]["rx"].get("otherhost", 0)
        if frames:
            found[host["name"]] = frames
    return found
