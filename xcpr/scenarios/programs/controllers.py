"""Controllers of routers with programs of the user's own, which act while the network runs (docs/controllers.md)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.io import schema, units
from xcpr.io.schema import integer, key, list_of, text

MEASURED = "measured"
"""A latency: the real time that a controller takes."""
MAX_TCP_PORT = 65_535
FIRST_GRPC_PORT, FIRST_THRIFT_PORT, FIRST_DEVICE_ID = 9559, 9090, 1
"""The numbers of p4-utils' first switch."""


@schema.with_json_schema(type="string", pattern="\\.py$")
def _program(value: object) -> str:
    if not isinstance(value, str) or not value.endswith(".py"):
        raise ValueError(f'must be a file of Python, "NAME.py", not {schema.show(value)}')
    return text(value)


@schema.with_json_schema(type="string")
def _command(value: object) -> str:
    command = text(value)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"must be a command as a shell has it: {error}") from None
    if not words:
        raise ValueError('must be a command, for example "python3 mycontroller.py"')
    return command


@schema.with_json_schema(type="string")
def _latency(value: object) -> int | str:
    return MEASURED if value == MEASURED else units.parse_time(value)


def _write_latency(value: int | str) -> str:
    return MEASURED if value == MEASURED else units.format_time(int(value))


@dataclass(frozen=True)
class Controller:
    """A process that controls routers over P4Runtime while the network runs."""

    program: str | None = key(_program, default=None)
    """The file of a controller in Python, which this Python runs."""
    command: str | None = key(_command, default=None)
    """Another program's command, in place of ``program``. Sleeps of a Python in it are in the simulation's time."""
    arguments: tuple[str, ...] | None = key(list_of(text, 'words, for example ["s1"]'), list, default=None)
    """The arguments of the program or the command."""
    stdin: tuple[str, ...] | None = key(list_of(text, 'lines, for example ["quit"]'), list, default=None)
    """The lines at its standard input, all there from the start, as for a command line of its own. Absent: none."""
    folder: str | None = key(text, default=None)
    """The working folder. Absent: that of ``program``, or the present one."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Checks that the controller is a program or a command."""
        if (self.program is None) == (self.command is None):
            yield "program", "or command must be there, one of them"

    @property
    def working_folder(self) -> Path:
        """The folder that the controller runs in."""
        if self.folder is not None:
            return Path(self.folder)
        return Path() if self.program is None else Path(self.program).parent


@dataclass(frozen=True)
class ControlPlane:
    """The way between routers and controllers. Router number n, from 0 on, has the numbers of the first plus n."""

    latency: int | str = key(_latency, _write_latency, default=0)
    """The time for which an event is on its way to a controller, and a request on its way to a router; "measured":
    the real time that the controller takes."""
    grpc_port: int = key(integer(1, MAX_TCP_PORT), default=FIRST_GRPC_PORT)
    """The TCP port of the first router's P4Runtime server."""
    thrift_port: int = key(integer(1, MAX_TCP_PORT), default=FIRST_THRIFT_PORT)
    """The Thrift port by which p4-utils' SimpleSwitchThriftAPI names the first router."""
    device_id: int = key(integer(0, 2**63 - 1), default=FIRST_DEVICE_ID)
    """The device id of the first router."""


def located(layer: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns a layer whose controllers name files and folders as they are from the working folder."""
    controllers = layer.get("controllers")
    if not isinstance(controllers, Mapping):
        return dict(layer)
    return {**layer, "controllers": {name: _locate(one, folder) for name, one in controllers.items()}}


def _locate(controller: Any, folder: Path) -> Any:
    if not isinstance(controller, Mapping):
        return controller
    paths = {name: str(folder / controller[name]) for name in ("program", "folder") if name in controller}
    if "command" in controller:
        paths.setdefault("folder", str(folder))
    return {**controller, **paths}
