"""The rights of a role. A role without configuration has full access, as P4Runtime says; for configurations
there is Stratum's scheme (`stratum.P4RoleConfig`): lists of P4 ids, and two switches.
"""

from __future__ import annotations

from dataclasses import dataclass

from finsy.proto import p4r, stratum
from google.protobuf import any_pb2

from ..errors import invalid

_OWNERS = {
    "table_entry": lambda e: e.table_id,
    "action_profile_member": lambda e: e.action_profile_id,
    "action_profile_group": lambda e: e.action_profile_id,
    "direct_counter_entry": lambda e: e.table_entry.table_id,
    "direct_meter_entry": lambda e: e.table_entry.table_id,
    "counter_entry": lambda e: e.counter_id,
    "meter_entry": lambda e: e.meter_id,
    "register_entry": lambda e: e.register_id,
    "value_set_entry": lambda e: e.value_set_id,
    "digest_entry": lambda e: e.digest_id,
}


def owner(entity: p4r.Entity) -> int:
    """Returns the P4 id of the object that an entity belongs to; 0 if it has none."""
    kind = entity.WhichOneof("entity")
    return int(_OWNERS[kind](getattr(entity, kind))) if kind in _OWNERS else 0


@dataclass(frozen=True)
class Scope:
    """A role's configuration."""

    exclusive: frozenset[int]
    shared: frozenset[int]
    packet_ins: bool
    packet_filter: tuple[int, bytes] | None
    """A metadata id and the value that a packet-in must have."""
    pipelines: bool

    def holds(self, number: int) -> bool:
        """Says whether the object with this P4 id is the role's."""
        return number in self.exclusive or number in self.shared

    def receives(self, packet: p4r.PacketIn) -> bool:
        """Says whether the role gets this packet-in."""
        metadata = {m.metadata_id: m.value for m in packet.metadata}
        wanted = self.packet_filter
        return self.packet_ins and (wanted is None or metadata.get(wanted[0]) == wanted[1])


def scope(config: any_pb2.Any, subject: str) -> Scope:
    """Reads a role's configuration from its message; INVALID_ARGUMENT for any other scheme."""
    made = stratum.P4RoleConfig()
    if not config.Unpack(made):
        raise invalid(f"{subject}: its configuration is a {config.TypeName()}; allowed is {made.DESCRIPTOR.full_name}")
    wanted = made.packet_in_filter
    return Scope(
        exclusive=frozenset(made.exclusive_p4_ids),
        shared=frozenset(made.shared_p4_ids),
        packet_ins=made.receives_packet_ins,
        packet_filter=(wanted.metadata_id, wanted.value) if wanted.metadata_id else None,
        pipelines=made.can_push_pipeline,
    )
