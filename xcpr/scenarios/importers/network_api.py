"""A script of p4-utils' ``NetworkAPI``: its calls, as the content of the ``p4app.json`` that they stand for.

The script runs in a process of its own with a stand-in for the class (``mininet/read_network_api.py``), which records
each call. Options of nodes and links are those of ``p4app.json``, and its reader has them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xcpr.io.input_files import is_file, read_bytes
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import MININET, display_path
from xcpr.io.schema import Invalid, Problem, show
from xcpr.scenarios.importers import p4app
from xcpr.scenarios.importers.imported import run_python_file
from xcpr.scenarios.importers.project import Project

NETWORK = "network.py"
MODULE = b"p4utils.mininetlib.network_API"
SCRIPT = MININET / "read_network_api.py"
_PAIR = ("node1", "node2")
_LINK_OPTIONS = {"setBw": "bw", "setDelay": "delay", "setLoss": "loss", "setMaxQueueSize": "max_queue_size"}
_END_OPTIONS = {
    "setIntfIp": ("ip", "params"),
    "setIntfMac": ("mac", "addr"),
    "setIntfPort": ("port", "port"),
    "setIntfName": ("name", "intfName"),
}
"""Methods, each with the name of its last parameter and the option of p4app.json; so are the next ones."""
_NODE_OPTIONS = {
    "setP4Source": ("p4_src", "p4_src"),
    "setP4CliInput": ("cli_input", "cli_input"),
    "setPriorityQueueNum": ("priority_queues_num", "priority_queues_num"),
    "setThriftPort": ("port", "thrift_port"),
    "setGrpcPort": ("port", "grpc_port"),
    "setDefaultRoute": ("default_route", "defaultRoute"),
}
_CPU_PORTS = {"enableCpuPort": True, "disableCpuPort": False}
_Link = tuple[str, str, dict[str, Any]]
_H, _W, _R, _D = Handling.HONOURED, Handling.WARNED, Handling.REFUSED, Handling.DESCRIPTION
_REAL = "a run in virtual time has no command line, logs or captures of a switch; xcpr run --pcap captures"
_SCRIPTS = "scripts and tasks are not run; [flows] and [traffic] send"
FORMAT = InputFormat(
    "NetworkAPI of p4-utils",
    "nsg-ethz/p4-utils: p4utils/mininetlib/network_API.py",
    "xcpr/scenarios/importers/network_api.py",
    (
        *(Field("call", name, _H, "a node with its options, as p4app.json has them")
          for name in ("addHost", "addP4Switch", "addP4RuntimeSwitch")),
        Field("call", "addLink", _H, "a link with its options, as p4app.json has them"),
        *(Field("call", name, _H, "topology.assignment_strategy of p4app.json") for name in p4app.STRATEGIES),
        *(Field("call", name, _H, f"{option} of the links of two nodes") for name, option in _LINK_OPTIONS.items()),
        *(Field("call", f"{name}All", _H, f"{option} of the links so far") for name, option in _LINK_OPTIONS.items()),
        *(Field("call", name, _H, f"{option}1 or {option}2 of the links of two nodes, at the first of them")
          for name, (_, option) in _END_OPTIONS.items()),
        *(Field("call", name, _H, f"{option} of a node") for name, (_, option) in _NODE_OPTIONS.items()),
        *(Field("call", f"{name}All", _H, f"{option} of the switches so far")
          for name, (_, option) in _NODE_OPTIONS.items() if name != "setDefaultRoute"),
        *(Field("call", name, _H, "cpu_port of a switch") for name in _CPU_PORTS),
        *(Field("call", f"{name}All", _H, "cpu_port of the switches so far") for name in _CPU_PORTS),
        *(Field("call", name, _W, _SCRIPTS) for name in ("execScript", "addTask", "addTaskFile")),
        *(Field("call", f"{way}{what}", _W, "hosts find these addresses in any case")
          for what in ("ArpTables", "GwArp") for way in ("enable", "disable")),
        *(Field("call", name, _D, "every switch has P4Runtime, and every program P4Info")
          for name in ("setCompiler", "setNetController")),
        *(Field("call", name, _D, _REAL) for name in ("setLogLevel", "setTopologyFile", "enableCli", "disableCli",
          "startNetwork", "stopNetwork", "printPortMapping")),
        *(Field("call", f"{way}{what}{which}", _D, _REAL) for what in ("Log", "PcapDump")
          for way in ("enable", "disable") for which in ("", "All")),
        *(Field("call", f"{way}Scheduler{which}", _D, _SCRIPTS)
          for way in ("enable", "disable") for which in ("", "All")),
        Field("call", "addRouter", _R, "routers of FRRouting are no P4 switches"),
        Field("call", "addSwitch", _R, "a switch without a P4 program needs one here: addP4Switch"),
        *(Field("call", f"enableDhcp{which}", _R, "a host has the address that the script or the strategy gives")
          for which in ("", "All")),
    ),
)  # fmt: skip


def is_script(path: Path) -> bool:
    """Returns whether a file is a Python script that names the module of ``NetworkAPI``."""
    return path.suffix == ".py" and is_file(path) and MODULE in read_bytes(path)


def read(folder: Path, path: Path) -> Project:
    """Runs a script and reads the project that its calls describe; raises ``Invalid``."""
    source = display_path(path)
    described = run_python_file(
        path, sys.executable, [str(SCRIPT), str(path)], lambda message: Invalid([Problem(source, "", message)])
    )
    network = _Network()
    warnings = FORMAT.check(source, "", "call", [method for method, _, _ in described["calls"]])
    for number, (method, values, named) in enumerate(described["calls"], 1):
        try:
            network.apply(method, values, named)
        except ValueError as error:
            raise Invalid([Problem(source, f"call {number}, {method}", str(error))]) from None
    return p4app.convert(folder, path, network.content(), warnings)


class _Network:
    """The network that calls describe, in the form of ``p4app.json``."""

    def __init__(self) -> None:
        self._hosts: dict[str, dict[str, Any]] = {}
        self._switches: dict[str, dict[str, Any]] = {}
        self._links: list[_Link] = []
        self._strategy: dict[str, str] = {}

    def content(self) -> dict[str, Any]:
        """Returns the content of the file."""
        topology = {"hosts": self._hosts, "switches": self._switches, "links": [list(link) for link in self._links]}
        return {"topology": {**topology, **self._strategy}}

    def apply(self, method: str, values: Sequence[Any], named: Mapping[str, Any]) -> None:
        """Adds the effect of a call; raises ValueError for arguments of another form."""
        setter = method.removesuffix("All")
        to_all = setter != method
        if method == "addLink":
            found = _bind(("node1", "node2", "port1", "port2", "key"), values, named)
            one, other = found.pop("node1", None), found.pop("node2", None)
            self._links.append((one, other, {name: value for name, value in found.items() if name != "key"}))
        elif method in ("addHost", "addP4Switch", "addP4RuntimeSwitch"):
            found = _bind(("name",), values, named)
            (self._hosts if method == "addHost" else self._switches)[str(found.pop("name", None))] = found
        elif method in p4app.STRATEGIES:
            self._strategy = {"assignment_strategy": method}
        elif setter in _LINK_OPTIONS:
            found = _bind((_LINK_OPTIONS[setter],) if to_all else (*_PAIR, _LINK_OPTIONS[setter], "key"), values, named)
            for link in self._links if to_all else self._find_links(found):
                link[2][_LINK_OPTIONS[setter]] = _value(found, _LINK_OPTIONS[setter])
        elif setter in _END_OPTIONS:
            parameter, option = _END_OPTIONS[setter]
            found = _bind((*_PAIR, parameter, "key"), values, named)
            for link in self._find_links(found):
                end = 1 if link[0] == found["node1"] else 2
                value = _value(found, parameter)
                link[2][f"{option}{end}"] = {"ip": value} if option == "params" else value
        elif setter in _NODE_OPTIONS:
            parameter, option = _NODE_OPTIONS[setter]
            found = _bind((parameter,) if to_all else ("name", parameter), values, named)
            for node in self._switches.values() if to_all else (self._find_node(found),):
                node[option] = _value(found, parameter)
        elif setter in _CPU_PORTS:
            found = _bind(() if to_all else ("name",), values, named)
            for node in self._switches.values() if to_all else (self._find_node(found),):
                node["cpu_port"] = _CPU_PORTS[setter]

    def _find_node(self, found: Mapping[str, Any]) -> dict[str, Any]:
        name = _value(found, "name")
        nodes = {**self._hosts, **self._switches}
        if name not in nodes:
            raise ValueError(f"there is no node {show(name)}")
        return nodes[name]

    def _find_links(self, found: Mapping[str, Any]) -> list[_Link]:
        """Returns the links of two nodes, or the one with the number ``key`` among them."""
        pair = [_value(found, end) for end in _PAIR]
        links = [link for link in self._links if [*link[:2]] in (pair, pair[::-1])]
        key = found.get("key")
        if key is not None:
            links = links[key : key + 1] if isinstance(key, int) and key >= 0 else []
        if not links:
            raise ValueError(f"there is no such link between {show(pair[0])} and {show(pair[1])}")
        return links


def _bind(parameters: Sequence[str], values: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the arguments of a call by the names of its parameters; raises ValueError for one too many."""
    if len(values) > len(parameters):
        raise ValueError(f"may have {len(parameters)} arguments, not {len(values)}")
    found = {**dict(zip(parameters, values, strict=False)), **named}
    return {name: value for name, value in found.items() if value is not None}


def _value(found: Mapping[str, Any], parameter: str) -> Any:
    if parameter not in found:
        raise ValueError(f"needs the argument {parameter}")
    return found[parameter]
