"""Overrides and swept values that change nothing: each is compared with the run without it.

A run is its plan without what has no reader: options of other transports, the thresholds of RED in a queue that
drops at its end. Two scenarios with equal runs differ in nothing that a result shows.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, combinations
from pathlib import Path
from typing import Any

from xcpr.io import files, schema
from xcpr.io.paths import SCENARIOS
from xcpr.io.schema import Invalid, Problem, show
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.flows import options, profiles, registry, transports
from xcpr.scenarios.importers import imports
from xcpr.scenarios.importers.imports import Layer, OverrideLayer
from xcpr.scenarios.network import channels, topology
from xcpr.scenarios.scenario import Scenario

SEED = 1
OUTPUT_KEYS = ("title", "topology.file")
"""The keys that no plan has: a name, and a file whose topology the plan has."""
TIMEOUTS = ("min_rto", "initial_rto", "max_rto")
DATAGRAM_SETTINGS: Mapping[str, tuple[str, ...]] = {
    "udt": ("max_window",),
    **dict.fromkeys(("ttp", "sabul", "rudp", "fobs"), TIMEOUTS),
}
"""The settings that transports over UDP read. The timeouts are those of a TCP connection for their messages
(hosts/src/udp/messages/connection.rs)."""
TCP_SETTINGS = {
    "initial_window": "initial_window_packets",
    "max_window": "max_window_packets",
    "min_rto": "min_rto_ns",
    "initial_rto": "initial_rto_ns",
    "max_rto": "max_rto_ns",
    "ack_every": "ack_every",
    "max_ack_delay": "max_ack_delay_ns",
    "quick_acks": "quick_acks",
}
"""The settings of TCP, by which a plan has them."""
DELAYED_ACK_SETTINGS = ("max_ack_delay", "quick_acks")
"""The settings that only a receiver reads which does not acknowledge each packet."""
RACK_OPTIONS = ("tcp.prr", "tcp.lost_retransmission")
"""The options of a transport that act in recovery rack alone."""
PACED_OPTIONS = ("pacing.initial_burst", "pacing.slow_start_share")
"""The options of a flow whose packets are paced."""
LOSS_KEYS: Mapping[str, tuple[str, ...]] = {
    "none": (),
    "random": ("probability",),
    "gilbert-elliott": ("good_to_bad", "bad_to_good", "loss_good", "loss_bad"),
}
"""The keys that each model of loss reads."""

NUMBER = re.compile(r"[0-9]+(\.[0-9]+)?")
FACTORS = (2, 0.5, 100, 0.01)
"""By which a quantity is multiplied to find whether a key is read."""
ALWAYS_READ = re.compile(
    r"(queue_)?(sample_interval|duration)|flows\.[^.]+\.(count|transport|recovery|packet_size|start)"
)
"""The keys of which every value makes another plan."""

PROBED = ("topology", "queue", "loss", "reorder", "jitter", "hosts", "traffic")
"""The tables of a file whose keys are tried with other values."""
MAX_ROUTERS_PROBED = 32
"""A plan of so many routers takes a few milliseconds."""
MAX_KEYS_PROBED = 200
"""Each key takes several plans, and a plan takes as long as there are keys."""

Names = tuple[str, ...]
"""The names of a dotted key."""


def compute_digest(chosen: Scenario) -> bytes:
    """Returns a hash of all that decides the results of a scenario, without keys that have no reader."""
    planned = plan.make(chosen, topology.build(chosen), SEED)
    _strip_unread(planned)
    pictured = {name: node.at for name, node in chosen.nodes.items()}
    controlled = [chosen.controllers, chosen.control_plane] if chosen.controllers else []
    return hashlib.sha256(files.encode_json([planned, chosen.compiled.versions, pictured, repr(controlled)])).digest()


def _digest_if_valid(chosen: Scenario) -> bytes | None:
    """Returns the digest of a scenario; None where its plan is refused, as without the hosts of a ping."""
    try:
        return compute_digest(chosen)
    except Invalid:
        return None


def check_overrides(
    bases: Iterable[Sequence[Layer]], overrides: Sequence[Layer], allow_python: bool = False, source: str = "--set"
) -> None:
    """Raises ``Invalid`` for the keys of overrides that change none of the runs, by the layers below them.

    A key that repeats the value which holds already is no error.
    """
    _check_once(overrides, source)
    pending = [(number, path) for number, (_, table) in enumerate(overrides) for path in _paths(table)]
    pending = [(number, path) for number, path in pending if ".".join(path) not in OUTPUT_KEYS]
    reasons: dict[str, str] = {}
    for base in bases:
        if not pending:
            return
        layers = imports.below([*base, *overrides], allow_python)
        first = len(layers) - len(overrides)
        chosen = scenario.build(layers, allow_python)
        complete: list[bytes] = []
        idle = []
        for number, path in pending:
            one = _Override(layers, first + number, path)
            if one.is_idle(chosen, complete):
                idle.append((number, path))
                reasons[".".join(path)] = _explain(chosen, path)
        pending = idle
    problems = [Problem(source, ".".join(path), f"changes nothing: {reasons['.'.join(path)]}") for _, path in pending]
    if problems:
        raise Invalid(problems)


def list_ignored(layers: Sequence[Layer], chosen: Scenario) -> list[str]:
    """Returns a sentence for each key of a user's own files that nothing in the scenario reads.

    The layers have the topology's nodes and links, and no file of it (``imports.below``). Keys below an override of
    their transport are left out: such a file serves several transports. In large networks, and in files of many
    keys, the options and settings of flows alone are looked at.
    """
    overridden = any(isinstance(layer, OverrideLayer) and _names_transport(layer.table) for layer in layers)
    own = [
        (place, layer) for place, layer in enumerate(layers) if not (imports.rank_layer(layer) or _is_shipped(layer[0]))
    ]
    keys = sum(path[0] in PROBED for _, (_, table) in own for path in _paths(table))
    is_small = len(chosen.shape.routers) <= MAX_ROUTERS_PROBED and keys <= MAX_KEYS_PROBED
    complete: list[bytes] = []
    found = []
    for place, (source, table) in own:
        for path in _paths(table):
            idle = not overridden and _is_option_idle(chosen, path)
            is_probed = is_small and path[0] in PROBED and ".".join(path) not in OUTPUT_KEYS
            if not idle and is_probed and not _repeats_profile(chosen, path):
                idle = _Override(layers, place, path).is_idle(chosen, complete)
            if idle:
                found.append(f"{source}: {'.'.join(path)} has no effect: {_explain(chosen, path)}")
    return found


def _repeats_profile(chosen: Scenario, path: Names) -> bool:
    """Returns whether a key is the profile of all hosts, and some flows name the same: so a complete scenario has
    it."""
    named = [group.profile for group in chosen.flows.values()] + [source.profile for source in chosen.traffic.values()]
    return path == ("hosts", "profile") and chosen.hosts.profile in named


def _names_transport(table: Mapping[str, Any]) -> bool:
    return any(path[-1] == transports.KEY for path in _paths(table))


def _is_shipped(source: str) -> bool:
    return SCENARIOS.resolve() in Path(source).resolve().parents


def _is_option_idle(chosen: Scenario, path: Names) -> bool:
    """Returns whether a group of flows, or a source of connections, has an option or a setting that it does not
    read."""
    groups: Mapping[str, Mapping[str, Any]] = {"flows": chosen.flows, "traffic": chosen.traffic}
    group = groups.get(path[0], {}).get(path[1]) if len(path) > 2 else None
    if group is None or (path[0] == "traffic" and group.is_udp):
        return False
    transport = "newreno" if group.transport.startswith(registry.PYTHON) else _name_reader(group.transport)
    readers = options.declared().get(".".join(path[2:]), ({}, ()))[1]
    if readers:
        table, key = group.options[path[2]], ".".join(path[2:])
        value = getattr(table, path[3])
        if value == getattr(type(table)(), path[3]):
            return False
        if not {transport, group.recovery} & {*readers}:
            return True
        # A profile sets options for all that a flow may be.
        set_by = profiles.list_settings(group.profile, group.transport, group.recovery)
        is_profiles = any(registry.name_key(setting) == key and usual == value for setting, usual in set_by)
        share = group.options["pacing"].share
        return not is_profiles and bool(_explain_idle_option(key, transport, group.recovery, share))
    is_setting = path[2] in TCP_SETTINGS and registry.is_over_udp(transport)
    return (
        is_setting
        and path[2] not in DATAGRAM_SETTINGS.get(transport, tuple(TCP_SETTINGS))
        and getattr(group, path[2]) != getattr(type(group), path[2], None)
    )


def _explain_idle_option(key: str, transport: str, recovery: str, pacing_share: int | None) -> str:
    """Returns why an option that a transport reads does not act in a flow, by its recovery and pacing; "": it does."""
    if key in RACK_OPTIONS and recovery != "rack":
        return f'recovery "{recovery}" does not have it; rack does'
    # The others are paced by default, or have a rate of their own.
    is_unpaced = not pacing_share and transport in options.declared()["pacing.slow_start_share"][1]
    return "pacing.share is 0 %: packets are not paced" if key in PACED_OPTIONS and is_unpaced else ""


def _name_reader(transport: str) -> str:
    """Returns the name by which options list a transport as their reader."""
    bare = transport.removeprefix(registry.KERNEL)
    return registry.names()["transport"].get(bare, bare)


def _check_once(overrides: Sequence[Layer], source: str) -> None:
    """Raises ``Invalid`` for a key that has two values."""
    values: dict[str, Any] = {}
    for _, table in overrides:
        for path in _paths(table):
            key, value = ".".join(path), _get(table, path)
            if values.setdefault(key, value) != value:
                problem = f"has two values, {show(values[key])} and {show(value)}: give one"
                raise Invalid([Problem(source, key, problem)])


class _Override:
    """One key of one layer of overrides."""

    def __init__(self, layers: Sequence[Layer], place: int, path: Names) -> None:
        self.layers = layers
        self.place = place
        self.path = path

    def is_idle(self, chosen: Scenario, complete: list[bytes]) -> bool:
        """Returns whether nothing reads the key in a scenario; ``complete`` caches the digest of that."""
        if self.path == (transports.KEY,):
            return not _has_free_transport(chosen)
        without = self._build(_remove_key(self.layers[self.place][1], self.path))
        if without is None or replace(without, title=chosen.title) == chosen:
            return False
        if ALWAYS_READ.fullmatch(".".join(self.path)):
            return False
        if not complete:
            complete.append(compute_digest(chosen))
        if _digest_if_valid(without) != complete[0]:
            return False
        return not self._is_read(complete[0])

    def _is_read(self, complete: bytes) -> bool:
        """Returns whether another value makes another run, or is refused where each is."""
        probes = [self._build(_replace_key(self.layers[self.place][1], self.path, other)) for other in self._others()]
        made = [probe for probe in probes if probe is not None]
        return any(_digest_if_valid(probe) != complete for probe in made) if made else bool(probes)

    def _build(self, table: Mapping[str, Any]) -> Scenario | None:
        """Returns the scenario with another table in the place of this one; None where it is refused."""
        layer = OverrideLayer(self.layers[self.place][0], table)
        try:
            layers = [*self.layers[: self.place], layer, *self.layers[self.place + 1 :]]
            return scenario.build(layers, allow_python=True)  # what runs Python was allowed or taken out before
        except Invalid:
            return None

    def _others(self) -> Iterator[object]:
        """Yields other values that the key takes."""
        value = _get(self.layers[self.place][1], self.path)
        field = schema.find_key(Scenario, self.path)
        if field is None or "parse" not in field:
            return
        for other in (*_names(field["parse"]), *_scale(value)):
            try:
                if field["parse"](other) != field["parse"](value):
                    yield other
            except ValueError:
                continue


def _names(parser: object) -> Iterator[object]:
    """Yields the values that a parser takes by name."""
    takes = parser.json_schema if isinstance(parser, schema.Parser) else {}
    for one in (takes, *takes.get("anyOf", ())):
        yield from one.get("enum", ())
    if takes.get("type") == "boolean":
        yield from (True, False)


def _scale(value: object) -> Iterator[object]:
    """Yields larger and smaller quantities, and shorter lists."""
    if isinstance(value, list):
        yield value[:-1]
    elif isinstance(value, str):
        for number in NUMBER.finditer(value):
            for factor in FACTORS:
                yield f"{value[: number.start()]}{float(number[0]) * factor:g}{value[number.end() :]}"
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield from (value + 1, value - 1, value * 2, value / 2)


def _paths(table: Mapping[str, Any], above: Names = ()) -> Iterator[Names]:
    """Yields the keys of nested tables; an empty table is one."""
    for name, value in table.items():
        if isinstance(value, Mapping) and value:
            yield from _paths(value, (*above, name))
        else:
            yield (*above, name)


def _get(table: Mapping[str, Any], path: Names) -> Any:
    value: Any = table
    for name in path:
        value = value[name]
    return value


def _replace_key(table: Mapping[str, Any], path: Names, value: object) -> dict[str, Any]:
    first, *rest = path
    return {**table, first: _replace_key(table[first], tuple(rest), value) if rest else value}


def _remove_key(table: Mapping[str, Any], path: Names) -> dict[str, Any]:
    first, *rest = path
    if rest:
        return {**table, first: _remove_key(table[first], tuple(rest))}
    return {name: value for name, value in table.items() if name != first}


def _has_free_transport(chosen: Scenario) -> bool:
    fixed = [group.fixed_transport for group in chosen.flows.values()]
    fixed += [source.fixed_transport for source in chosen.traffic.values() if not source.is_udp]
    return not all(fixed)


def _explain(chosen: Scenario, path: Names) -> str:
    """Returns why nothing reads a key."""
    key = ".".join(path)
    if path == (transports.KEY,):
        return "each group of flows and traffic source has fixed_transport, or sends UDP"
    groups: dict[str, dict[str, Any]] = {"flows": {**chosen.flows}, "traffic": {**chosen.traffic}}
    if len(path) > 2 and path[1] in groups.get(path[0], {}):
        group = groups[path[0]][path[1]]
        if path[0] == "traffic" and group.is_udp:
            return f'a source of kind "{group.kind}" does not read it'
        readers = options.declared().get(".".join(path[2:]), ({}, ()))[1]
        if readers:
            transport, share = _name_reader(group.transport), group.options["pacing"].share
            why = _explain_idle_option(".".join(path[2:]), transport, group.recovery, share)
            return why or f'"{group.transport}" does not read it; {", ".join(readers)} do'
        if path[2] in DELAYED_ACK_SETTINGS and path[0] == "flows" and group.ack_every == 1:
            return "there is an ACK for each packet"
        if path[2] in TCP_SETTINGS:
            return f'"{group.transport}" does not read it'
        if path[0] == "traffic":
            return f'a source of kind "{group.kind}" does not read it'
    if path in (("topology", "rate"), ("topology", "delay")):
        return f"no link between routers takes the topology's {path[1]}"
    if path[0] == "topology":
        return f'topology.kind "{chosen.topology.kind}" does not read it'
    if path[0] == channels.QUEUE and path[1] in channels.queue_disciplines():
        return f'queue.discipline is "{chosen.queue.discipline}"'
    if path[0] == channels.LOSS and len(path) == 3:
        model = getattr(chosen.models[channels.LOSS], path[1]).model
        return f'{path[0]}.{path[1]}.model "{model}" does not read it'
    if path[0] in chosen.models and len(path) == 2:
        return f"neither {path[0]}.forward nor {path[0]}.backward reads it"
    if path[0] in chosen.models:
        return f"{path[0]}.{path[1]} does nothing without its other keys"
    return f"nothing in this scenario reads {key}"


def _strip_unread(planned: dict[str, Any]) -> None:
    """Removes from a plan what neither hosts nor links read."""
    cached: dict[int, dict[str, Any]] = {}
    for flow in (*planned["flows"], *(pair["connection"] for source in planned["traffic"] for pair in source["pairs"])):
        _strip_flow(flow, cached)
    for link in planned["links"]:
        for direction in ("forward", "backward"):
            read = {name: _strip_model(name, table) for name, table in link[direction].items()}
            link[direction] = {name: table for name, table in read.items() if table != {}}
    for change in planned["path_changes"]:
        if "loss" in change:
            change["loss"] = _strip_model(channels.LOSS, change["loss"])


def _strip_flow(flow: dict[str, Any], cached: dict[int, dict[str, Any]]) -> None:
    transport = _name_reader(flow["transport"])
    tables = flow["options"]
    if id(tables) not in cached:
        recovery, share = flow["recovery"], tables.get("pacing", {}).get("share")
        named = {f"{table}.{key}": value for table, keys in tables.items() for key, value in keys.items()}
        cached[id(tables)] = {
            key: value
            for key, value in named.items()
            if {transport, recovery} & {*options.declared()[key][1]}
            and not _explain_idle_option(key, transport, recovery, share)
        }
    flow["options"] = cached[id(tables)]
    if registry.is_over_udp(transport):
        for setting, name in TCP_SETTINGS.items():
            if setting not in DATAGRAM_SETTINGS.get(transport, tuple(TCP_SETTINGS)):
                del flow[name]
    elif flow["ack_every"] == 1:
        for setting in DELAYED_ACK_SETTINGS:
            del flow[TCP_SETTINGS[setting]]


def _strip_model(name: str, table: Any) -> Any:
    """Returns the keys of a link's model that it reads; a rate and a delay are no tables."""
    if not isinstance(table, Mapping):
        return table
    if name == channels.QUEUE:
        unread = channels.queue_disciplines() - {table["discipline"]}
        return {key: value for key, value in table.items() if key.partition(".")[0] not in unread}
    if name == channels.LOSS:
        return {key: value for key, value in table.items() if key in ("model", *LOSS_KEYS[table["model"]])}
    unused = (name == "reorder" and not table["probability"]) or (name == "jitter" and not table["mean"])
    return {} if unused else dict(table)


def find_equal(
    digest: Callable[[str], bytes], values: Mapping[str, Mapping[str, str]], axis: str
) -> tuple[str, str] | None:
    """Returns two values of an axis that make the same run beside all values of the other axes; None without such.

    ``values`` are those of each run by axis, and ``digest`` is that of a run. Runs are planned until the values differ.
    """
    by_others: dict[Names, dict[str, str]] = {}
    for run, chosen in values.items():
        others = tuple(value for other, value in chosen.items() if other != axis)
        by_others.setdefault(others, {})[chosen[axis]] = run
    suspects: set[tuple[str, str]] | None = None
    for names in by_others.values():
        compared = names if suspects is None else {*chain.from_iterable(suspects)}
        by_digest: dict[bytes, list[str]] = {}
        for value in names:
            if value in compared:
                by_digest.setdefault(digest(names[value]), []).append(value)
        pairs = {pair for equal in by_digest.values() for pair in combinations(equal, 2)}
        suspects = pairs if suspects is None else suspects & pairs
        if not suspects:
            return None
    return min(suspects) if suspects else None
