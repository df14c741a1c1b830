"""A ``Topo`` of Mininet's: its switches as routers, its hosts, and its links with their parameters.

Its class runs under Debian's Python, which has the package ``mininet``. ``mininet_fields`` has the effect of every
parameter. As in Mininet, a parameter of both interfaces of a link replaces that of one (``Link.__init__``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from xcpr.io import units
from xcpr.io.paths import MININET, display_path
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.scenarios.importers.imported import Imported, UniqueNames, merge_directions, run_python_file
from xcpr.scenarios.importers.mininet_fields import MININET_TOPO, PLAIN_CLASSES, SHAPING
from xcpr.scenarios.network.channels import QUEUE
from xcpr.scenarios.network.ports import KEYS as PORT_KEYS

PYTHON = "/usr/bin/python3"
SCRIPT = MININET / "read_topo.py"
TIME = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*(us|usecs?|ms|msecs?|s|secs?|)")
"""As tc(8) has times; a bare number is microseconds."""
LINK_CLASSES = {"Link": False, "OVSLink": False, "TCLink": True, "TCULink": True}
"""Classes of links, and whether their interfaces are ``TCIntf``."""
INTERFACE_CLASSES = {"Intf": False, "TCIntf": True}
IP_BASE_LENGTH = 8
"""The length of the prefix of an address without one, as Mininet's ``ipBase`` has it."""
TBF_BURST_BYTES = 15_000
"""The burst of ``TCIntf``'s token bucket, and the bytes that wait by default."""
RED = {"discipline": "red", "limit": "1000000 bytes"}
RED_NUMBERS = {
    "min_threshold": "3 %",
    "max_threshold": "3.5 %",
    "max_probability": "100 %",
    "weight": 0.5,
    "gentle": False,
}
"""The numbers of ``TCIntf`` for tc-red(8): 30 and 35 kB. The weight is that of burst 20 (iproute2's
tc_red_eval_ewma)."""
QUEUE_PARAMETERS = ("max_queue_size", "enable_red", "enable_ecn", "use_tbf", "latency_ms")

Options = Mapping[str, Any]
Ends = Sequence[tuple[str, int]]
"""The nodes of a link, each with the number of its interface there, 1 or 2."""


def read(path: Path, name: str) -> Imported:
    """Reads the nodes and links of a class in a Python file; raises ``Invalid``."""
    return convert(f"{display_path(path)}:{name}", _describe(path, name))


def convert(source: str, described: Mapping[str, Any]) -> Imported:
    """Makes nodes and links of hosts and switches, by name with their parameters, and links with theirs; raises
    ``Invalid``."""
    hosts, switches = described["hosts"], described["switches"]
    warnings: list[str] = []
    for kind, options in (("switch", switches), ("host", hosts)):
        for node, own in options.items():
            warnings += MININET_TOPO.check(source, f"{kind} {node}", kind, _requested_of_node(kind, own))
    names = _name_nodes(source, [*switches, *hosts], warnings)
    nodes: dict[str, Any] = {names[switch]: {} for switch in switches}
    nodes |= {names[host]: {"kind": "host", **_find_addresses(source, host, own)} for host, own in hosts.items()}
    links: dict[str, Any] = {}
    unique = UniqueNames("-")
    counts = {host: sum(host in link[:2] for link in described["links"]) for host in hosts}
    for host, port, own in _list_interfaces(source, described["links"], counts):
        if port == 0:
            nodes[names[host]] |= own
        elif own:
            nodes[names[host]].setdefault("interfaces", {})[f"eth{port}"] = own
    for one, other, options in described["links"]:
        host_is_second = other in hosts and one not in hosts
        ends = ((other, 2), (one, 1)) if host_is_second else ((one, 1), (other, 2))
        pair = [names[node] for node, _ in ends]
        name_of_link = unique.take("-".join(pair))
        try:
            made, of_link = convert_link(source, name_of_link, options, ends, counts)
        except ValueError as error:
            raise Invalid([Problem(source, f"link {name_of_link}", str(error))]) from None
        links[name_of_link] = made | {"ends": pair}
        warnings += of_link
    return Imported(nodes, links, warnings)


def convert_link(
    source: str, name: str, options: Options, ends: Ends, hosts: Mapping[str, int]
) -> tuple[dict[str, Any], list[str]]:
    """Returns the table of a link with these options, and warnings of those without effect; raises ValueError.

    ``hosts`` has the number of links of each host.
    """
    link = _Link(source, name, options)
    return {"ends": [node for node, _ in ends]} | link.convert(ends, hosts), link.warnings


def _find_addresses(source: str, host: str, options: Options) -> dict[str, str]:
    """Returns the addresses that a host is given, as a scenario's node has them."""
    found = _address_keys(options)
    route = str(options.get("defaultRoute") or "")
    gateway = route.split()[1] if route.startswith("via ") else options.get("gw")
    for key, value, needed in (("gateway", gateway, "ip"), ("ipv6_gateway", options.get("ipv6_gw"), "ipv6")):
        if value:
            if needed not in found:
                given = "ipv6_gw" if needed == "ipv6" else "defaultRoute" if route else "gw"
                raise Invalid([Problem(source, f"host {host}.{given}", f"needs {needed}, the host's address")])
            found[key] = str(value)
    return found


def _address_keys(options: Options) -> dict[str, str]:
    found = {name: str(options[name]) for name in ("ip", "mac", "ipv6") if options.get(name)}
    if "ip" in found and "/" not in found["ip"]:
        found["ip"] += f"/{IP_BASE_LENGTH}"
    return found


def _list_interfaces(
    source: str, links: Sequence[tuple[str, str, Options]], counts: Mapping[str, int]
) -> Iterator[tuple[str, int, dict[str, str]]]:
    """Yields each interface of a host: the host, its port, and the addresses that the link gives it.

    A port without a number is the number of the host's links before, as in ``Topo.addPort``. Raises ``Invalid``.
    """
    seen = dict.fromkeys(counts, 0)
    for one, other, options in links:
        for number, node in ((1, one), (2, other)):
            if node not in counts:
                continue
            own = options.get(f"params{number}") or {}
            if not isinstance(own, Mapping):
                continue  # the link refuses it
            stated = options.get(f"port{number}")
            port = 0 if counts[node] == 1 else seen[node] if stated is None else stated
            seen[node] += 1
            if not isinstance(port, int):
                problem = f"must be a number, not {show(port)}"
                raise Invalid([Problem(source, f"link {one}-{other}.port{number}", problem)])
            mac = options.get(f"addr{number}")
            yield node, port, _address_keys({**({"mac": mac} if mac else {}), **own})


def _name_nodes(source: str, nodes: Sequence[str], warnings: list[str]) -> dict[str, str]:
    """Returns the names of nodes here, and warns of those that are other ones than in the file."""
    unique = UniqueNames("_")
    names = {node: unique.take(re.sub(r"[^\w-]+", "_", node) or "node") for node in nodes}
    changed = [node for node, name in names.items() if name != node]
    warnings += [
        f'{source}: node "{node}" is "{names[node]}" here: a name has letters, digits, - and _' for node in changed
    ]
    return names


def _describe(path: Path, name: str) -> Mapping[str, Any]:
    def wrong(message: str) -> Invalid:
        return Invalid([Problem(f"{display_path(path)}:{name}", "", message)])

    needed = " with Mininet: sudo apt-get install mininet"
    return run_python_file(path, PYTHON, [str(SCRIPT), str(path), name], wrong, needed)


def _requested(options: Options) -> list[str]:
    """Returns the parameters that ask for something: Mininet takes None as absent, and all that are false are off."""
    return [name for name, value in options.items() if value is not None and value is not False]


def _requested_of_node(kind: str, options: Options) -> list[str]:
    """Returns the parameters of a node that ask for something: a plain class asks for nothing."""
    plain = _class_name(options.get("cls")) in PLAIN_CLASSES[kind]
    return [name for name in _requested(options) if not (name == "cls" and plain)]


class _Link:
    """The parameters of a link, as they become a table."""

    def __init__(self, source: str, name: str, options: Options) -> None:
        self._source = source
        self._place = f"link {name}"
        self.warnings: list[str] = []
        fields = MININET_TOPO.element("interface")
        self._options = {name: value for name, value in options.items() if name not in fields}
        self._common = {name: value for name, value in options.items() if name in fields}
        self._check("link", self._options)

    def _check(self, element: str, options: Options) -> None:
        self.warnings += MININET_TOPO.check(self._source, self._place, element, _requested(options))

    def _warn(self, names: Sequence[str], why: str) -> None:
        self.warnings += [f"{self._source}: interface {name} has no effect {why}" for name in names]

    def convert(self, ends: Ends, hosts: Mapping[str, int]) -> dict[str, Any]:
        """Returns the link's table without its ends; raises ValueError. ``hosts`` has each host's number of links."""
        table: dict[str, Any] = {}
        ways: list[dict[str, Any]] = []
        for key, (node, number) in zip(PORT_KEYS, ends, strict=True):
            interface = self._interface(number)
            way = dict(self._channel(interface, node))
            port = self._options.get(f"port{number}")
            if node not in hosts or hosts[node] > 1:
                table |= {} if port is None else {key: port}
            elif port:
                reason = "at a host, whose one port is 0"
                self.warnings.append(f"{self._source}: link port{number} has no effect {reason}")
            if node not in hosts:
                given = [name for name in ("ip", "mac") if interface.get(name)]
                self._warn(given, "at a switch, whose ports have addresses of their own")
                if self._options.get(f"addr{number}"):
                    self.warnings.append(f"{self._source}: link addr{number} has no effect at a switch")
            elif way.pop(QUEUE, None) is not None:
                named = [name for name in QUEUE_PARAMETERS if interface.get(name)]
                self._warn(named, "at a host, whose own queue is unlimited")
            ways.append(way)
        return table | merge_directions(*ways)

    def _interface(self, number: int) -> Options:
        """Returns the parameters of an interface that have an effect."""
        own = self._options.get(f"params{number}") or {}
        if not isinstance(own, Mapping):
            raise ValueError(f"params{number} must be a table of parameters, not {show(own)}")
        made = {**own, **self._common}
        self._check("interface", made)
        if self._is_shaped(number):
            return made
        self._warn([name for name in _requested(made) if name in SHAPING], "without TCIntf, as in Mininet")
        return {name: made[name] for name in ("ip", "mac") if name in made}

    def _is_shaped(self, number: int) -> bool:
        """Returns whether an interface is a ``TCIntf``; it is where the link has no class."""
        of_link, of_both, of_end = (self._options.get(name) for name in ("cls", "intf", f"cls{number}"))
        if of_end is not None:
            return _choose(f"cls{number}", of_end, INTERFACE_CLASSES)
        shaped = of_link is None or _choose("cls", of_link, LINK_CLASSES)
        if of_both is not None and (of_link is None or not shaped):
            return _choose("intf", of_both, INTERFACE_CLASSES)
        return shaped

    def _channel(self, interface: Options, node: str) -> Iterator[tuple[str, Any]]:
        """Yields the keys of the channel that begins at an interface of a node."""
        bw, speedup = (_number(name, interface.get(name)) for name in ("bw", "speedup"))
        if bw is not None:
            yield "rate", units.format_rate(round((speedup if speedup and node.startswith("s") else bw) * 10**6))
        delay, jitter = (_time(name, interface.get(name)) for name in ("delay", "jitter"))
        if delay is not None:
            spread = jitter or 0
            if spread > delay:
                raise ValueError("jitter must be at most delay: no packet arrives before it is sent")
            yield "delay", units.format_time(delay - spread)
            if spread:
                yield "jitter", {"distribution": "uniform", "mean": units.format_time(spread), "order": "free"}
        elif jitter:
            self._warn(["jitter"], "without delay, as in Mininet")
        loss = _number("loss", interface.get("loss"))
        if loss:
            yield "loss", {"model": "random", "probability": f"{loss:f} %"}
        queue = self._queue(interface, bw)
        if queue:
            yield QUEUE, queue

    def _queue(self, interface: Options, bw: Decimal | None) -> dict[str, Any]:
        """Returns the queue of an interface; empty: the scenario's."""
        red = [name for name in ("enable_red", "enable_ecn") if interface.get(name)]
        limit, latency = (_number(name, interface.get(name)) for name in ("max_queue_size", "latency_ms"))
        by_netem = limit is not None or any(interface.get(name) for name in ("delay", "jitter", "loss"))
        by_bucket = bool(bw and interface.get("use_tbf")) and not (interface.get("use_hfsc") or by_netem or red)
        if latency is not None and not by_bucket:
            self._warn(["latency_ms"], "without bw and use_tbf, or where netem or RED has the queue, as in Mininet")
        if red and bw is not None:
            if limit is not None:
                raise ValueError(f"{red[0]} and max_queue_size exclude each other: a queue has one limit")
            return RED | {"red": RED_NUMBERS | ({"mark": True} if "enable_ecn" in red else {})}
        self._warn(red, "without bw, as in Mininet")
        if limit is not None:
            return {"limit": f"{round(limit)} packets"}
        if by_bucket and bw:
            waiting = TBF_BURST_BYTES if latency is None else round(latency * bw * 125)
            return {"limit": f"{waiting + TBF_BURST_BYTES} bytes"}
        return {}


def _choose(name: str, value: object, classes: Mapping[str, bool]) -> bool:
    """Returns whether a class shapes traffic; raises ValueError for one that is not known."""
    chosen = _class_name(value)
    if chosen not in classes:
        raise ValueError(f"{name} must be {one_of([*classes])}, not {chosen or show(value)}")
    return classes[chosen]


def _class_name(value: object) -> str:
    """Returns the name of a class, or of an object's; empty for another value."""
    return str(value.get("class", value.get("object", ""))) if isinstance(value, Mapping) else ""


def _time(name: str, value: object) -> int | None:
    """Reads a time of tc's, ns; None where it is absent."""
    if value is None:
        return None
    match = TIME.fullmatch(str(value).strip())
    if match is None:
        raise ValueError(f'{name} must be a time, for example "5ms", not {show(value)}')
    unit = {"u": 10**3, "m": 10**6, "s": 10**9}[(match[2] or "us")[0]]
    return round(Decimal(match[1]) * unit)


def _number(name: str, value: object) -> Decimal | None:
    """Reads a number; None where it is absent."""
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1e9:
        raise ValueError(f"{name} must be a number from 0 to 1e9, not {show(value)}")
    return Decimal(repr(value))
