"""The network as p4-utils' NetworkGraph describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import networkx


class NetworkGraph(networkx.Graph):
    """Hosts, switches and links. The attributes of nodes and edges have p4-utils' names."""

    @classmethod
    def build(cls, described: Mapping[str, Any]) -> NetworkGraph:
        """Builds the graph of a simulation's description."""
        graph = cls()
        for name, attributes in described["nodes"].items():
            graph.add_node(name, **attributes)
        for edge in described["edges"]:
            graph.add_edge(edge["node1"], edge["node2"], **edge)
        return graph

    def _select(self, kind: str) -> dict[str, Any]:
        return {name: self.nodes[name] for name in self if self.nodes[name].get(kind)}

    def get_hosts(self) -> dict[str, Any]:
        """Returns the hosts with their attributes."""
        return self._select("isHost")

    def get_switches(self) -> dict[str, Any]:
        """Returns the switches with their attributes."""
        return self._select("isSwitch")

    get_p4switches = get_p4rtswitches = get_switches

    def get_neighbors(self, name: str) -> list[str]:
        """Returns the nodes at the other ends of a node's links."""
        return [*self[name]]

    def get_hosts_connected_to(self, name: str) -> list[str]:
        """Returns the hosts among a node's neighbours."""
        return [one for one in self[name] if self.nodes[one].get("isHost")]

    def get_switches_connected_to(self, name: str) -> list[str]:
        """Returns the switches among a node's neighbours."""
        return [one for one in self[name] if self.nodes[one].get("isSwitch")]

    get_p4switches_connected_to = get_switches_connected_to

    def get_thrift_port(self, name: str) -> int:
        """Returns the Thrift port of a switch."""
        return int(self.nodes[name]["thrift_port"])

    def get_grpc_port(self, name: str) -> int:
        """Returns the TCP port of a switch's P4Runtime server."""
        return int(self.nodes[name]["grpc_port"])

    def get_p4switch_id(self, name: str) -> int:
        """Returns the device id of a switch."""
        return int(self.nodes[name]["device_id"])

    def get_cpu_port_index(self, name: str) -> int | None:
        """Returns the number of a switch's port to its controller, if it has one."""
        number: int | None = self.nodes[name]["cpu_port"]
        return number

    def get_cpu_port_intf(self, name: str) -> str | None:
        """Returns the interface of that port."""
        return None if self.get_cpu_port_index(name) is None else f"{name}-cpu-eth0"

    def _end(self, one: str, other: str) -> tuple[Mapping[str, Any], str]:
        """Returns a link with the digit that its attributes have at a node's end."""
        edge = self.edges[one, other]
        return edge, "1" if edge["node1"] == one else "2"

    def node_to_node_port_num(self, one: str, other: str) -> int:
        """Returns the port of a node that leads to a neighbour."""
        edge, end = self._end(one, other)
        return int(edge[f"port{end}"])

    def node_to_node_mac(self, one: str, other: str) -> str:
        """Returns the Ethernet address of that port."""
        edge, end = self._end(one, other)
        return str(edge[f"addr{end}"])

    def node_to_node_interface_ip(self, one: str, other: str) -> str | None:
        """Returns its IPv4 address with the length of the prefix, if it has one."""
        edge, end = self._end(one, other)
        address: str | None = edge[f"ip{end}"]
        return address

    def get_intfs(self, fields: Sequence[str] = ()) -> dict[str, dict[str, Any]]:
        """Returns the interfaces of each node by neighbour: all their attributes, or those of one field."""
        return {one: {other: self._interface(one, other, fields) for other in self[one]} for one in self}

    def get_node_intfs(self, fields: Sequence[str] = ()) -> dict[str, dict[str, Any]]:
        """Returns the interfaces of each node by name, as ``get_intfs``."""
        return {
            one: {self._interface(one, other, ["intfName"]): self._interface(one, other, fields) for other in self[one]}
            for one in self
        }

    def _interface(self, one: str, other: str, fields: Sequence[str]) -> Any:
        edge, end = self._end(one, other)
        own = {key: edge[f"{key}{end}"] for key in ("intfName", "port", "addr", "ip")}
        made = {"mac": own["addr"], "node_neigh": other, **own}
        if len(fields) == 1:
            return made[fields[0]]
        return {name: made[name] for name in fields} if fields else made

    def get_interfaces_to_node(self, name: str) -> dict[str, str]:
        """Returns the neighbour that each interface of a node leads to."""
        return {self._interface(name, other, ["intfName"]): other for other in self[name]}

    def interface_to_node(self, name: str, interface: str) -> str:
        """Returns the neighbour that an interface of a node leads to."""
        return str(self.get_interfaces_to_node(name)[interface])

    def interface_to_port(self, name: str, interface: str) -> int:
        """Returns the port number of a node's interface."""
        return self.node_to_node_port_num(name, self.interface_to_node(name, interface))

    def get_host_first_interface(self, name: str) -> str:
        """Returns the interface of a host."""
        return next(iter(self.get_interfaces_to_node(name)))

    def get_host_gateway_name(self, name: str) -> str:
        """Returns the switch of a host."""
        return next(iter(self[name]))

    def get_host_ip(self, name: str) -> str:
        """Returns the IPv4 address of a host."""
        return str(self.nodes[name]["ip"]).partition("/")[0]

    def get_host_mac(self, name: str) -> str:
        """Returns the Ethernet address of a host."""
        return self.node_to_node_mac(name, self.get_host_gateway_name(name))

    def get_host_name(self, address: str) -> str:
        """Returns the host with an IPv4 address."""
        return next(name for name in self.get_hosts() if self.get_host_ip(name) == address)

    def keep_only_p4switches(self) -> NetworkGraph:
        """Returns the graph of the switches alone."""
        graph: NetworkGraph = self.subgraph([*self.get_switches()])
        return graph

    def are_neighbors(self, one: str, other: str) -> bool:
        """Returns whether a link connects two nodes."""
        return bool(self.has_edge(one, other))

    def get_shortest_paths_between_nodes(self, one: str, other: str) -> list[tuple[str, ...]]:
        """Returns all shortest paths between two nodes, by the links' weights where they have some."""
        return [tuple(path) for path in networkx.all_shortest_paths(self, one, other, "weight")]

    def get_all_paths_between_nodes(self, one: str, other: str) -> list[tuple[str, ...]]:
        """Returns all simple paths between two nodes, the shortest first."""
        return sorted((tuple(path) for path in networkx.all_simple_paths(self, one, other)), key=len)
