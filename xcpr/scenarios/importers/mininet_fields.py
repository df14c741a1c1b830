"""The parameters of a ``Topo`` of Mininet's, and the effect of each here (docs/inputs.md)."""

from __future__ import annotations

from collections.abc import Iterator

from xcpr.io.inputs import Field, Handling, InputFormat

VERSION = "2.3.0"
"""The release of Mininet whose parameters these are."""

_INTERFACES = "an interface is named by its node and port"
_OFFLOADS = "frames are as on a wire: offloads are off"
_SWITCH = "a switch runs the scenario's P4 program, as xcpr switch or BMv2"
_HOST = "a host runs the project's transports, and its costs are those of [hosts]"
_CONTROL = "switches are controlled by P4Runtime"

_LINK = {
    "key": "the link among those of its two nodes, as in Topo.addLink",
    "port1": "port1 of the link; a host with one link has port 0 alone",
    "port2": "port2 of the link; a host with one link has port 0 alone",
    "addr1": "the Ethernet address of a host at the first end",
    "addr2": "the Ethernet address of a host at the second end",
    "params1": "parameters of the first end's interface, for the direction that begins there",
    "params2": "parameters of the second end's interface",
    "cls": "Link and OVSLink: options of TCIntf have no effect; TCLink and TCULink; another class is refused",
    "cls1": "Intf: options of TCIntf have no effect at the first end; TCIntf; another class is refused",
    "cls2": "as cls1, at the second end",
    "intf": "as cls1, at both ends that have no class of their own",
}
_LINK_WITHOUT_EFFECT = {
    "intfName1": _INTERFACES,
    "intfName2": _INTERFACES,
    "fast": "each world makes its links in its own way",
}
_INTERFACE = {
    "bw": "rate, Mbit/s; above Mininet's 1000 too",
    "delay": "delay; a bare number is microseconds, as in tc(8)",
    "jitter": "netem's: the delay is uniform from delay - jitter to delay + jitter, and packets may overtake",
    "loss": "loss, random with this percentage",
    "max_queue_size": "queue.limit, packets, of a switch's port; netem's limit also counts packets under way",
    "speedup": "the rate in the place of bw, at a node whose name begins with s",
    "use_htb": "the rate of bw, as by default; a port here has no burst",
    "use_hfsc": "the rate of bw, without a burst",
    "use_tbf": "queue.limit, latency_ms at the rate and 15 kB more; without delay, loss, max_queue_size or RED",
    "latency_ms": "see use_tbf; absent: the time of 15 kB",
    "enable_red": "queue.red with Mininet's numbers: 30 kB, 35 kB, weight 0.5 (burst 20), limit 1 MB",
    "enable_ecn": "queue.red as by enable_red, and queue.red.mark",
}
_INTERFACE_ADDRESSES = {
    "ip": "the address of a host's interface and its subnet; a switch's has none",
    "mac": "the Ethernet address of a host's interface; a switch's has one of its own",
}
_INTERFACE_WITHOUT_EFFECT = {
    "gro": _OFFLOADS,
    "disable_gro": _OFFLOADS,
    "txo": _OFFLOADS,
    "rxo": _OFFLOADS,
    "ifconfig": "interfaces are not configured by ifconfig",
    "up": "an interface is up; [path_changes] ends a link",
    "port": "port1 and port2 of the link have its place",
    "moveIntfFn": "each world makes its links in its own way",
}
_NODE_WITHOUT_EFFECT = {
    "cls": "",
    "inNamespace": "each world has namespaces of its own",
    "privateDirs": "nodes have no folders",
    "lo": "the loopback interface is up",
}
_HOST_ADDRESSES = {
    "ip": "the address and its subnet; without a prefix length 8, as Mininet's ipBase has it",
    "mac": "the Ethernet address",
    "defaultRoute": '"via ADDRESS", the gateway; a route by an interface leads to its switch',
}
_HOST_IPV6 = {
    "ipv6": "the IPv6 address and its subnet, as IPv6Host of ngsdn-tutorial has it",
    "ipv6_gw": "the gateway of IPv6",
    "gw": "the gateway, as IPv4Host of ngsdn-tutorial has it",
}
_HOST_WITHOUT_EFFECT = {name: why or _HOST for name, why in _NODE_WITHOUT_EFFECT.items()} | {
    "cpu": _HOST,
    "cores": _HOST,
    "sched": _HOST,
    "period_us": _HOST,
}
_SWITCH_WITHOUT_EFFECT = {name: why or _SWITCH for name, why in _NODE_WITHOUT_EFFECT.items()} | {
    **dict.fromkeys(_HOST_ADDRESSES, "a switch has no address of IPv4, and its ports have addresses of their own"),
    "dpid": _CONTROL,
    "listenPort": _CONTROL,
    "protocols": _CONTROL,
    "inband": _CONTROL,
    "reconnectms": _CONTROL,
    "failMode": _CONTROL,
    "opts": _SWITCH,
    "dpopts": _SWITCH,
    "datapath": _SWITCH,
    "batch": _SWITCH,
    "verbose": _SWITCH,
    "stp": "routes are those of the topology",
    "prio": "routes are those of the topology",
}

SHAPING = tuple(_INTERFACE)
"""Parameters of an interface that ``TCIntf`` alone has."""
PLAIN_CLASSES: dict[str, tuple[str, ...]] = {"host": ("Node", "Host", "IPv4Host", "IPv6Host"), "switch": ()}
"""Classes of nodes that add nothing to what a node is here."""


def _fields() -> Iterator[Field]:
    yield from (Field("link", name, Handling.HONOURED, effect) for name, effect in _LINK.items())
    yield from (Field("link", name, Handling.WARNED, why) for name, why in _LINK_WITHOUT_EFFECT.items())
    yield from (Field("interface", name, Handling.HONOURED, effect) for name, effect in _INTERFACE.items())
    yield from (Field("interface", name, Handling.HONOURED, effect) for name, effect in _INTERFACE_ADDRESSES.items())
    yield from (Field("interface", name, Handling.WARNED, why) for name, why in _INTERFACE_WITHOUT_EFFECT.items())
    yield from (Field("host", name, Handling.HONOURED, effect) for name, effect in _HOST_ADDRESSES.items())
    yield from (Field("host", name, Handling.HONOURED, effect) for name, effect in _HOST_IPV6.items())
    yield from (Field("host", name, Handling.WARNED, why) for name, why in _HOST_WITHOUT_EFFECT.items())
    yield from (Field("switch", name, Handling.WARNED, why) for name, why in _SWITCH_WITHOUT_EFFECT.items())


MININET_TOPO = InputFormat(
    "Mininet's Topo",
    f"Mininet {VERSION}: Topo.addLink, Link, TCIntf and the classes of its nodes",
    "xcpr/scenarios/importers/mininet_topo.py",
    tuple(_fields()),
    others=Handling.WARNED,
)
