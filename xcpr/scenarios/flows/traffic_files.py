"""Files that traffic is read from: captures of ``[frames.NAME]``, and lists of ``[flows.NAME]``.

A scenario as it is run has their content in the place of their names, so that its result can be made again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xcpr.scenarios.flows import replay

FILES = {"frames": "pcap", "flows": "file"}
"""By table the key that names a file."""


def located(layer: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns a layer whose files are named as they are from the working folder."""
    made = dict(layer)
    for table, key in FILES.items():
        named = made.get(table)
        if isinstance(named, Mapping):
            made[table] = {name: _locate(one, key, folder) for name, one in named.items()}
    return made


def _locate(table: Any, key: str, folder: Path) -> Any:
    file = table.get(key) if isinstance(table, Mapping) else None
    return {**table, key: str(folder / file)} if isinstance(file, str) else table


def read_in(table: dict[str, Any]) -> dict[str, Any]:
    """Returns a scenario's table with packets and flows in the place of their files; raises ``Invalid``."""
    made = dict(table)
    frames, flows = table.get("frames"), table.get("flows")
    if isinstance(frames, Mapping):
        made["frames"] = {name: _read_capture(one) for name, one in frames.items()}
    if isinstance(flows, Mapping):
        groups: dict[str, Any] = {}
        for name, one in flows.items():
            groups |= _read_flows(name, one)
        made["flows"] = groups
    return made


def _read_capture(table: Any) -> Any:
    if not isinstance(table, Mapping) or not isinstance(table.get("pcap"), str):
        return table
    rest = {key: value for key, value in table.items() if key != "pcap"}
    return {**rest, "packets": replay.read_captured(Path(table["pcap"]))}


def _read_flows(name: str, table: Any) -> dict[str, Any]:
    if not isinstance(table, Mapping) or not isinstance(table.get("file"), str):
        return {name: table}
    from xcpr.scenarios.flows import flow_lists  # noqa: PLC0415 - most runs have no list

    rest = {key: value for key, value in table.items() if key != "file"}
    return flow_lists.read_groups(Path(table["file"]), name, rest)
