"""p4-utils' SimpleSwitchThriftAPI: each method is a command of ``simple_switch_CLI`` at a router of the simulation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import virtual_time

__all__ = ["SimpleSwitchThriftAPI"]


class RouterCommands:
    """The commands of one router. A command that is refused is printed, and returns None, as in p4-utils."""

    def __init__(self, thrift_port: int) -> None:
        self.thrift_port = int(thrift_port)

    def run_command(self, command: str, *words: object) -> Any:
        """Does a command and returns its handle or value."""
        request = {"request": "cli", "thrift_port": self.thrift_port, "command": command}
        try:
            return virtual_time.session().request({**request, "words": [str(word) for word in words]})
        except RuntimeError as error:
            print(f"Invalid {command}: {error}")
            return None

    def receive(self, kind: str) -> Any:
        """Waits for the next event of a kind, "digest" or "packet_in", and returns it."""
        request = {"request": "receive", "thrift_port": self.thrift_port, "kind": kind}
        return virtual_time.session().request(request)

    def table_add(
        self, table: str, action: str, match_keys: Sequence[object], action_params: Sequence[object] = (), prio: int = 0
    ) -> int | None:
        """Adds an entry; returns its handle."""
        priority = [prio] if prio else []
        return self.run_command("table_add", table, action, *match_keys, "=>", *action_params, *priority)

    def table_set_default(self, table: str, action: str, action_params: Sequence[object] = ()) -> None:
        """Sets the action of packets that match no entry."""
        self.run_command("table_set_default", table, action, *action_params)

    def table_modify(
        self, table: str, action: str, entry_handle: int, action_params: Sequence[object] = ()
    ) -> int | None:
        """Changes the action of an entry."""
        self.run_command("table_modify", table, action, entry_handle, *action_params)
        return entry_handle

    def table_delete(self, table: str, entry_handle: int, quiet: bool = False) -> None:
        """Deletes an entry."""
        del quiet
        self.run_command("table_delete", table, entry_handle)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)

        def run(*arguments: object) -> Any:
            words: list[object] = []
            for one in arguments:
                words += one if isinstance(one, list | tuple) else [one]
            return self.run_command(name, *words)

        return run


@dataclass(frozen=True)
class _ManagementInfo:
    """The addresses of a switch."""

    notifications_socket: str


class _Client:
    """The calls of BMv2's Thrift services that controllers make themselves."""

    def __init__(self, thrift_port: int) -> None:
        self._thrift_port = thrift_port

    def bm_mgmt_get_info(self) -> _ManagementInfo:
        """Returns the name of the socket with the switch's notifications."""
        return _ManagementInfo(f"simulation:{self._thrift_port}")

    def bm_learning_ack_buffer(self, _context: int, _list: int, _buffer: int) -> None:
        """Acknowledges a digest: the simulation repeats none."""


class SimpleSwitchThriftAPI(RouterCommands):
    """One router of the simulation, named by its Thrift port."""

    def __init__(self, thrift_port: int, thrift_ip: str = "localhost", json_path: str | None = None) -> None:
        super().__init__(thrift_port)
        del thrift_ip, json_path
        self.client = _Client(self.thrift_port)

    def register_read(self, register_name: str, index: int | None = None, show: bool = False) -> Any:
        """Returns the value of a cell, or of all."""
        del show
        return self.run_command("register_read", register_name, *([] if index is None else [index]))

    def register_write(self, register_name: str, index: int | Sequence[int], value: int) -> None:
        """Writes a cell, or those from the first index of a pair to before the second."""
        for cell in range(*index) if isinstance(index, list | tuple) else [index]:
            self.run_command("register_write", register_name, cell, value)

    def meter_set_rates(self, meter_name: str, index: int, rates: Sequence[tuple[float, int]]) -> None:
        """Sets the committed and the peak rate of a cell, per microsecond, with their bursts."""
        self.run_command("meter_set_rates", meter_name, index, *(f"{rate}:{burst}" for rate, burst in rates))

    def table_delete_match(self, table: str, match_keys: Sequence[object], prio: int | None = None) -> None:
        """Deletes the entry with these matches."""
        self.run_command("table_delete_match", table, *match_keys, *([] if prio is None else [prio]))

    def table_modify_match(
        self, table: str, action: str, match_keys: Sequence[object], action_params: Sequence[object] = ()
    ) -> None:
        """Changes the action of the entry with these matches."""
        self.run_command("table_modify_match", table, action, *match_keys, "=>", *action_params)
