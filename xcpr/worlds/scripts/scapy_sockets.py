"""Scapy's sockets and interfaces on a host of the simulator.

Scapy finds the sockets that it sends and sniffs with in its configuration. The sockets of this module take their
place, so that all functions work as they are: ``send``, ``sendp``, ``sr``, ``srp1``, ``sniff``, ``AsyncSniffer``.
"""

from __future__ import annotations

import errno
import os
import select
import socket
from collections import deque
from collections.abc import Callable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Interface, IPv6Network
from typing import Any

from scapy import config, interfaces, supersocket
from scapy.layers import inet, inet6, l2

from xcpr.worlds.scripts.packet_filter import compile_filter
from xcpr.worlds.scripts.virtual_time import NS, PortFrame, Scheduler

MIN_FRAME_BYTES = 14
"""The length of an Ethernet header."""
MAX_FRAME_BYTES = 9014
"""The longest frame that the interface sends, as of frames of a scenario."""
NETWORK_FOLDERS = ("/sys/class/net", "/sys/class/net/")
"""The folder in which Linux has the names of interfaces."""
ETH_P_ALL = 3
"""The Ethernet type of a socket that sees all of them (packet(7))."""
MAX_QUEUED_FRAMES = 10_000
"""Frames that wait for a socket; one more is lost, as where the receive buffer of a real socket is full."""


class Interfaces:
    """The interfaces of the host, and the sockets that are open on them."""

    def __init__(self, settings: Mapping[str, Any], refuse: Callable[[str], None]) -> None:
        self._settings = settings
        self._ports: dict[str, Mapping[str, Any]] = {f"eth{one['port']}": one for one in settings["interfaces"]}
        self.sockets: list[VirtualSocket] = []
        self.sent: list[PortFrame] = []
        """Frames that the simulator has not yet got."""
        self.scheduler: Scheduler
        self.refuse = refuse

    def deliver(self, frame: PortFrame, is_outgoing: bool, sender: VirtualSocket | None = None) -> None:
        """Gives a frame to the sockets that see it."""
        for one in self.sockets:
            if one is not sender and one.port == frame[0]:
                one.deliver(frame[1], is_outgoing)

    def find_port(self, iface: Any) -> int:
        """Returns the port of an interface of Scapy's."""
        name = interfaces.resolve_iface(iface).name
        return int(self._ports[name]["port"])

    def install(self) -> None:
        """Makes these the interfaces that Scapy and the standard library know."""
        conf = config.conf
        conf.L2socket, conf.L2listen, conf.L3socket = (
            type(kind.__name__, (kind,), {"interfaces": self}) for kind in (VirtualSocket, _ListenSocket, _L3Socket)
        )
        provider = type("Provider", (interfaces.InterfaceProvider,), {"name": "xcpr", "load": lambda _: self._load()})
        conf.ifaces.providers = {provider: provider()}
        conf.ifaces.data = provider().load()
        conf.iface = conf.ifaces.data["eth0"]
        conf.route.routes = [route for name, port in self._ports.items() for route in _list_routes(name, port)]
        conf.route6.routes = [route for name, port in self._ports.items() for route in _list_ipv6_routes(name, port)]
        conf.route6.ipv6_ifaces = {name for name, port in self._ports.items() if "ipv6" in port}
        for table in (conf.route, conf.route6):
            vars(table)["resync"] = table.invalidate_cache
            table.invalidate_cache()
        conf.neighbor.register_l3(l2.Ether, inet.IP, lambda _frame, packet: self.resolve(packet.dst))
        conf.neighbor.register_l3(l2.Ether, inet6.IPv6, lambda _frame, packet: self.resolve_ipv6(packet.dst))
        list_folder, names = os.listdir, [*self._ports]
        vars(os)["listdir"] = lambda path=".": names if path in NETWORK_FOLDERS else list_folder(path)
        vars(socket)["gethostbyname"] = self.find_host

    def _load(self) -> dict[str, Any]:
        provider = next(iter(config.conf.ifaces.providers.values()))
        return {name: interfaces.NetworkInterface(provider, self._describe(name)) for name in self._ports}

    def _describe(self, name: str) -> dict[str, Any]:
        port = self._ports[name]
        return {
            "name": name,
            "description": f"{self._settings['host']}-{name}",
            "network_name": name,
            "index": port["port"] + 1,
            "mac": port["mac"],
            "ips": [port["address"], *([port["ipv6"].split("/")[0]] if "ipv6" in port else [])],
        }

    def resolve(self, address: str) -> str | None:
        """Returns the Ethernet address that packets to an IPv4 address go to; that of no table is found by ARP,
        None where no host replies."""
        number = IPv4Address(str(address))
        if number.is_multicast:
            return f"01:00:5e:{(int(number) & 0x7FFFFF).to_bytes(3, 'big').hex(':')}"
        if int(number) == 0xFFFFFFFF:
            return "ff:ff:ff:ff:ff:ff"
        name, _, gateway = config.conf.route.route(str(number))
        return self._resolve_next_hop(name, str(number) if gateway == "0.0.0.0" else gateway, l2.getmacbyip)

    def resolve_ipv6(self, address: str) -> str | None:
        """Returns the Ethernet address that packets to an IPv6 address go to; that of no table is found by Neighbour
        Discovery, None where no host replies."""
        number = IPv6Address(str(address))
        if number.is_multicast:
            return f"33:33:{number.packed[-4:].hex(':')}"
        name, _, gateway = config.conf.route6.route(str(number))
        return self._resolve_next_hop(name, str(number) if gateway == "::" else gateway, inet6.getmacbyip6)

    def _resolve_next_hop(self, name: str, next_hop: str, ask: Callable[[str], str | None]) -> str | None:
        port = self._ports.get(name, self._ports["eth0"])
        found: str | None = port["neighbours"].get(next_hop, port["link_peer"])
        return found or ask(next_hop)

    def find_host(self, name: str) -> str:
        """Returns the address of a host of the scenario, or an address itself, as ``socket.gethostbyname`` does."""
        try:
            return str(IPv4Address(name))
        except ValueError:
            pass
        if name not in self._settings["hosts"]:
            raise socket.gaierror(socket.EAI_NONAME, f"{name} is no host of the scenario")
        found: str = self._settings["hosts"][name]
        return found


def _list_routes(name: str, port: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """Returns Scapy's routes of an interface: network, mask, gateway, interface, source, metric."""
    address, subnet = port["address"], port["subnet"]
    routes = [] if subnet is None else [(*subnet, "0.0.0.0", name, address, 1)]
    for text, gateway in port["routes"].items():
        prefix = IPv4Network(text)
        routes.append((int(prefix.network_address), int(prefix.netmask), gateway or "0.0.0.0", name, address, 1))
    # All other addresses are behind the first link, or behind another one that a gateway is on.
    metric = 1 + int(port["port"])
    return [*routes, (0, 0, port["gateway"] or "0.0.0.0", name, address, metric)]


def _list_ipv6_routes(name: str, port: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """Returns Scapy's routes of an interface: prefix, length, gateway, interface, sources, metric."""
    if "ipv6" not in port:
        return []
    own = IPv6Interface(port["ipv6"])
    prefixes = {own.network: None, **{IPv6Network(text): to for text, to in port["ipv6_routes"].items()}}
    sources = [str(own.ip)]
    routes = [(str(to.network_address), to.prefixlen, via or "::", name, sources, 1) for to, via in prefixes.items()]
    return [*routes, ("::", 0, port["ipv6_gateway"] or "::", name, sources, 1 + int(port["port"]))]


class VirtualSocket(supersocket.SuperSocket):
    """A packet socket on an interface: Scapy's L2socket, blind for frames that its host sends."""

    desc = "read and write packets at layer 2 of a simulated host"
    interfaces: Interfaces
    sees_outgoing = False

    def __init__(
        self,
        iface: Any = None,
        type: int = ETH_P_ALL,  # noqa: A002 - Scapy's name, as filter is
        filter: str | None = None,  # noqa: A002
        **_others: Any,
    ) -> None:
        self.iface = iface or config.conf.iface
        self.port = self.interfaces.find_port(self.iface)
        vars(self).update(ins=None, outs=None)
        self._frames: deque[tuple[bytes, int]] = deque()
        self._type = None if type == ETH_P_ALL else type.to_bytes(2, "big")
        try:
            self._passes = compile_filter(filter) if filter else None
        except ValueError as error:
            self.interfaces.refuse(str(error))
        self.interfaces.sockets.append(self)

    def deliver(self, frame: bytes, is_outgoing: bool) -> None:
        """Queues a frame that the socket sees."""
        if (is_outgoing and not self.sees_outgoing) or (self._type and frame[12:14] != self._type):
            return
        if (self._passes is None or self._passes(frame)) and len(self._frames) < MAX_QUEUED_FRAMES:
            self._frames.append((frame, self.interfaces.scheduler.now))

    def has_frames(self) -> bool:
        """Returns whether ``recv`` would return at once."""
        return bool(self._frames)

    def send(self, x: Any) -> int:
        """Sends a packet; returns its length, bytes. Raises OSError for one that is too short or too long."""
        frame = bytes(x)
        if len(frame) > MAX_FRAME_BYTES:
            raise OSError(errno.EMSGSIZE, os.strerror(errno.EMSGSIZE))
        if len(frame) < MIN_FRAME_BYTES:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        if not isinstance(x, bytes):
            x.sent_time = self.interfaces.scheduler.read_clock()
        self.interfaces.sent.append((self.port, frame))
        self.interfaces.deliver((self.port, frame), is_outgoing=True, sender=self)
        return len(frame)

    def recv_raw(self, x: int = 65535) -> tuple[Any, bytes, float]:
        """Returns the class of the next frame, its bytes and its time; waits for one."""
        if not self._frames:
            self.interfaces.scheduler.block(None, self.has_frames, receives=True)
        frame, at = self._frames.popleft()
        return l2.Ether, frame[:x], at / NS

    def fileno(self) -> int:
        """Returns -1: the socket is no file."""
        return -1

    def close(self) -> None:
        """Closes the socket."""
        self.closed = True
        if self in self.interfaces.sockets:
            self.interfaces.sockets.remove(self)

    @staticmethod
    def select(sockets: list[Any], remain: float | None = None) -> list[Any]:
        """Waits up to ``remain`` seconds until a socket has something, and returns those that have."""

        def list_ready() -> list[Any]:
            return [one for one in sockets if _is_readable(one)]

        virtual = next(one for one in sockets if isinstance(one, VirtualSocket))
        scheduler = virtual.interfaces.scheduler
        until = None if remain is None else scheduler.now + remain * NS
        scheduler.block(until, lambda: bool(list_ready()), receives=True)
        return list_ready()


def _is_readable(one: Any) -> bool:
    """Returns whether a socket of the interface, or one of Scapy's pipes between threads, has something."""
    if isinstance(one, VirtualSocket):
        return one.has_frames()
    return bool(select.select([one], [], [], 0)[0])


class _ListenSocket(VirtualSocket):
    """Scapy's L2listen: it sees what other sockets of the host send, too."""

    desc = "read packets at layer 2 of a simulated host"
    sees_outgoing = True

    def send(self, _packet: Any) -> int:
        """Refuses, as Scapy's own class does."""
        raise OSError("Can't send anything with L2ListenSocket")


class _L3Socket(VirtualSocket):
    """Scapy's L3socket: packets begin with their IP header."""

    desc = "read and write packets at layer 3 of a simulated host"

    def send(self, x: Any) -> int:
        """Sends a packet behind an Ethernet header to its next hop."""
        sent = super().send(l2.Ether() / x)
        x.sent_time = self.interfaces.scheduler.read_clock()
        return sent

    def recv(self, x: int = 65535, **options: Any) -> Any:
        """Returns the next packet without its Ethernet header; waits for one."""
        frame = super().recv(x, **options)
        assert frame is not None, "it waits for one"
        packet = frame.payload
        packet.time = frame.time
        return packet
