"""p4-utils' SimpleSwitchP4RuntimeAPI: the methods of its Thrift API, and those that P4Runtime alone has."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import virtual_time

from p4utils.utils.sswitch_thrift_API import RouterCommands

__all__ = ["SimpleSwitchP4RuntimeAPI"]


class SimpleSwitchP4RuntimeAPI(RouterCommands):
    """One router of the simulation, named by the TCP port of its P4Runtime server."""

    def __init__(self, device_id: int, grpc_port: int, grpc_ip: str = "localhost", **paths: Any) -> None:
        del grpc_ip, paths
        super().__init__(virtual_time.session().request({"request": "thrift_port", "grpc_port": grpc_port}))
        self.device_id = device_id

    def mc_mgrp_create(self, mgrp: int, ports: Sequence[int] = (), instances: Sequence[int] = ()) -> None:
        """Creates a multicast group with its ports."""
        del instances
        self.run_command("multicast_group", mgrp, *ports)

    def cs_create(self, session_id: int, ports: Sequence[int] = (), truncate: int = 0) -> None:
        """Creates a clone session with its ports."""
        self.run_command("clone_session", session_id, truncate, *ports)

    def digest_enable(
        self, digest_name: str, max_timeout_ns: int = 0, max_list_size: int = 1, ack_timeout_ns: int = 0
    ) -> None:
        """Asks for digests, which come one by one."""
        del digest_name, max_timeout_ns, max_list_size, ack_timeout_ns
        virtual_time.session().request({"request": "subscribe", "thrift_port": self.thrift_port, "kind": "digest"})

    def get_digest_list(self, timeout: float | None = None) -> Any:
        """Waits for the next digest and returns it as a list with one."""
        del timeout
        digest = self.receive("digest")
        fields = zip(digest["values"], digest["bits"], strict=True)
        members = [SimpleNamespace(bitstring=value.to_bytes((bits + 7) // 8, "big")) for value, bits in fields]
        data = SimpleNamespace(struct=SimpleNamespace(members=members))
        return SimpleNamespace(digest_id=digest["id"], list_id=0, data=[data])
