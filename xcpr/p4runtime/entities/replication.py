"""The packet replication engine: multicast groups and clone sessions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from finsy.proto import p4r

from ..encoding import bytestrings
from ..errors import exists, invalid, not_found, out_of_range, unimplemented
from ..step import Step

E = TypeVar("E", p4r.MulticastGroupEntry, p4r.CloneSessionEntry)

MAX_PORT = 510
"""v1model's ports have 9 bits, and 511 is its drop port."""
MAX_INSTANCE = 0xFFFF
"""v1model's `egress_rid` has 16 bits."""
MAX_SESSION = 0x7FFF
"""simple_switch has 15 bits for a clone session's number."""
MAX_GROUP = 0xFFFF
"""v1model's `mcast_grp` has 16 bits."""


class Replication:
    """The entries that were written."""

    def __init__(self) -> None:
        self._groups: dict[int, p4r.MulticastGroupEntry] = {}
        self._sessions: dict[int, p4r.CloneSessionEntry] = {}

    def write(self, kind: int, entry: p4r.PacketReplicationEngineEntry, step: Step) -> None:
        """Writes a multicast group or a clone session."""
        which = entry.WhichOneof("type")
        if which == "multicast_group_entry":
            group = entry.multicast_group_entry
            number = group.multicast_group_id
            _check_number("multicast group", number, MAX_GROUP, kind, number in self._groups)
            copies = _store_entry(kind, self._groups, number, group, f"multicast group {number}", step)
            step.command("set_multicast_group", group=number, copies=copies)
        elif which == "clone_session_entry":
            session = entry.clone_session_entry
            number, size = session.session_id, session.packet_length_bytes
            _check_number("clone session", number, MAX_SESSION, kind, number in self._sessions)
            if kind != p4r.Update.DELETE and size < 0:
                raise invalid(f"clone session {number}: packet_length_bytes {size} is below 0")
            copies = _store_entry(kind, self._sessions, number, session, f"clone session {number}", step)
            truncated = {} if kind == p4r.Update.DELETE else {"truncate_bytes": size}
            step.command("set_clone_session", session=number, copies=copies, **truncated)
        else:
            raise invalid("packet replication engine: a multicast group or a clone session is needed")

    def read(self, request: p4r.PacketReplicationEngineEntry) -> Iterator[p4r.Entity]:
        """Yields groups or sessions; an id of 0 is a wildcard, and so is neither of the two."""
        which = request.WhichOneof("type")
        if which != "clone_session_entry":
            for number, group in self._groups.items():
                if request.multicast_group_entry.multicast_group_id in (0, number):
                    yield _entity(p4r.PacketReplicationEngineEntry(multicast_group_entry=group))
        if which != "multicast_group_entry":
            for number, session in self._sessions.items():
                if request.clone_session_entry.session_id in (0, number):
                    yield _entity(p4r.PacketReplicationEngineEntry(clone_session_entry=session))


def _entity(entry: p4r.PacketReplicationEngineEntry) -> p4r.Entity:
    return p4r.Entity(packet_replication_engine_entry=entry)


def _check_number(subject: str, number: int, largest: int, kind: int, is_stored: bool) -> None:
    if not 0 < number <= largest:
        raise invalid(f"{subject} {number}: allowed is 1 to {largest}")
    if kind == p4r.Update.INSERT and is_stored:
        raise exists(f"{subject} {number} is there already")
    if kind != p4r.Update.INSERT and not is_stored:
        raise not_found(f"there is no {subject} {number}")


def _store_entry(
    kind: int, held: dict[int, E], number: int, entry: E, subject: str, step: Step
) -> list[tuple[int, int]]:
    """Keeps an entry in canonical form, or drops it; returns the data plane's copies."""
    if kind == p4r.Update.DELETE:
        step.drop(held, number)
        return []
    canonical = type(entry)()
    canonical.CopyFrom(entry)
    copies = _copies(canonical.replicas, subject)
    step.set_entry(held, number, canonical)
    return copies


def _copies(replicas: Sequence[p4r.Replica], subject: str) -> list[tuple[int, int]]:
    """Checks replicas, brings their ports into canonical form, and returns the data plane's copies."""
    copies = []
    for replica in replicas:
        if replica.backup_replicas:
            raise unimplemented(f"{subject}: backup replicas are not supported")
        if replica.WhichOneof("port_kind") == "egress_port":
            port = replica.egress_port
        else:
            port = bytestrings.decode(replica.port, 32, f"{subject}, port")
            replica.port = bytestrings.encode(port)
        if port > MAX_PORT:
            raise out_of_range(f"{subject}: port {port}; ports are 0 to {MAX_PORT}")
        if replica.instance > MAX_INSTANCE:
            raise invalid(f"{subject}: instance {replica.instance}; allowed is 0 to {MAX_INSTANCE}")
        copies.append((port, replica.instance))
    if len(set(copies)) != len(copies):
        raise invalid(f"{subject}: a port and instance is given twice")
    return copies
