"""Profiles of hosts: the settings of a flow that a scenario does not name.

``hosts.profile`` is that of all flows and sources of connections, ``flows.NAME.profile`` that of a group. Rust has the
settings, each with its source (hosts/src/flow/profile.rs). A scenario that is read has each setting in its group, so
that results and plans say with what a flow ran.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from xcpr.io import schema
from xcpr.scenarios.flows import options, registry, traffic, transports

KEY, HOSTS = "profile", "hosts"
FORMER = "ns-2"
"""The profile whose settings flows had before there were profiles."""
OF_FLOW = "flow"
"""The table of settings that stand in a group itself."""
SCOPES = {
    "every": "all",
    "tcp": "TCP, also behind a congestion header",
    "plain-tcp": "TCP without a congestion header",
}
"""The transports that a setting belongs to, in words."""


def default() -> str:
    """Returns the profile of a scenario that names none."""
    return registry.default_name(KEY)


def list_settings(name: str, transport: str, recovery: str) -> Iterator[tuple[Mapping[str, Any], Any]]:
    """Yields the settings of a profile that a transport with a recovery has: each declaration, and its value as a plan
    has it. Options that neither of the two reads are left out."""
    place = [*registry.declared()[KEY]].index(name)
    scopes = _list_scopes(transport)
    for setting in registry.declared_all()["profile_settings"]:
        found = setting["values"][place]
        is_given = found["value"] is not None and found["only_with"] in (None, transport)
        if is_given and setting["scope"] in scopes and _is_read(setting, transport, recovery):
            yield setting, found["value"]


def _is_read(setting: Mapping[str, Any], transport: str, recovery: str) -> bool:
    """Returns whether a transport or its recovery reads a setting. A controller in Python has NewReno's options."""
    if setting["table"] == OF_FLOW:
        return True
    name = "newreno" if transport.startswith(registry.PYTHON) else transport
    _, readers = options.declared()[registry.name_key(setting)]
    return name in readers or (recovery in readers and not transport.startswith(registry.KERNEL))


def _list_scopes(transport: str) -> Collection[str]:
    if registry.is_over_udp(transport):
        return ("every",)
    is_plain = registry.is_plain_tcp(transport) or transport.startswith(registry.KERNEL)
    return ("every", "tcp", "plain-tcp") if is_plain else ("every", "tcp")


def apply(table: dict[str, Any]) -> dict[str, Any]:
    """Returns a scenario's table whose groups of flows and sources of connections have each setting of their profile
    that they do not name. A name that is refused changes nothing."""
    hosts = table.get(HOSTS)
    usual = hosts.get(KEY, default()) if isinstance(hosts, Mapping) else default()
    made: dict[str, Any] = {}
    for kind, name, group in transports.list_groups(table):
        try:
            named = registry.profile(group.get(KEY, usual))
            transport = registry.transport(group.get(transports.KEY, transports.DEFAULTS[kind]))
            recovery = registry.recovery(group.get("recovery", registry.default_name("recovery")))
        except ValueError:
            continue
        keys = schema.list_keys(traffic.Traffic) if kind == "traffic" else None
        complete = {KEY: named, **group}
        for setting, value in list_settings(named, transport, recovery):
            if keys is None or is_key(setting, keys):
                _fill(complete, setting, value)
        made.setdefault(kind, {**table[kind]})[name] = complete
    return table | made


def is_key(setting: Mapping[str, Any], keys: Collection[str]) -> bool:
    """Returns whether a table with these keys has a setting. Sources of connections lack some, which the plan has."""
    return (setting["key"] if setting["table"] == OF_FLOW else setting["table"]) in keys


def _fill(group: dict[str, Any], setting: Mapping[str, Any], value: object) -> None:
    """Adds a setting to a group that does not name it."""
    written = options.write_value(setting, value)
    if setting["table"] == OF_FLOW:
        group.setdefault(setting["key"], written)
    elif isinstance(inside := group.get(setting["table"], {}), Mapping):
        group[setting["table"]] = {setting["key"]: written, **inside}


def name_former(table: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the scenario of a result in which every group names its profile: those without one ran as ``FORMER``."""
    made: dict[str, Any] = {}
    for kind, name, group in transports.list_groups(table):
        if KEY not in group:
            made.setdefault(kind, {**table[kind]})[name] = {**group, KEY: FORMER}
    return {**table, **made}


COLUMNS = ("key", "transports", *registry.declared()[KEY])
"""The head of the table of profiles."""


def rows() -> Iterator[tuple[str, ...]]:
    """Yields each setting with its value in each profile and the source of that."""
    for setting, key in zip(registry.declared_all()["profile_settings"], registry.profile_keys(), strict=True):
        yield key, SCOPES[setting["scope"]], *(_describe(setting, found) for found in setting["values"])


def _describe(setting: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    """Returns the value of a setting in a profile, in words."""
    value = "absent" if found["value"] is None else schema.show(options.write_value(setting, found["value"]))
    only = f" ({found['only_with']} alone)" if found["only_with"] else ""
    return f"{value}{only}: {found['source']}"
