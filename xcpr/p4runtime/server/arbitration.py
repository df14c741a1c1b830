"""The rules of writing: P4Runtime's client arbitration (specification, "Client Arbitration and Controller
Replication").

For each role the client with the highest election id that the server has ever seen for it is the primary. When it goes
away, the role has no primary until a client comes with an election id at least as high.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from finsy.proto import U128, p4r, rpc_code
from google.protobuf import any_pb2

from ..errors import denied, exhausted, invalid, not_found, precondition
from .roles import Scope, owner, scope

MAX_ROLES = 64
"""Roles that have a client or have had a primary: those are remembered, and a client may name as many as it likes."""
MAX_NAME_BYTES = 256
"""Bytes of a role's name, which stands in every message about it."""
MAX_CONFIG_BYTES = 64 * 2**10
"""Bytes of a role's configuration, likewise."""

_Elected = p4r.WriteRequest | p4r.SetForwardingPipelineConfigRequest


class Stream(Protocol):
    """A client's stream."""

    def send(self, message: p4r.StreamMessageResponse) -> None:
        """Sends a message that must not get lost."""

    def offer(self, message: p4r.StreamMessageResponse) -> bool:
        """Sends a message unless too many wait already; says whether it did."""


@dataclass(eq=False)
class Client:
    """A client that has introduced itself. Without election id it never becomes primary."""

    stream: Stream
    role: str
    election_id: int | None


@dataclass
class Role:
    """A role. One that has had a primary is remembered for as long as the server runs, for its highest election id."""

    name: str
    clients: list[Client] = field(default_factory=list)
    highest: int | None = None
    """The highest election id ever seen."""
    primary: Client | None = None
    config: any_pb2.Any | None = None
    """The configuration that the primary sent last."""
    scope: Scope | None = None
    """None: full access."""


class Arbitration:
    """The clients of one device."""

    def __init__(self, device_id: int):
        self.device_id = device_id
        self._roles = {"": Role("")}

    def check_device(self, device_id: int) -> None:
        """Raises NOT_FOUND for any other device."""
        if device_id != self.device_id:
            raise not_found(
                f"there is no device {device_id}; this switch is device {self.device_id}: either --device-id of "
                "xcpr switch or device_id of the controller has to change"
            )

    def update(self, stream: Stream, client: Client | None, message: p4r.MasterArbitrationUpdate) -> Client:
        """Lets a client introduce itself, or (``client``) change its election id. Every client that is concerned
        receives a notification.

        Raises `Refused`, which ends the stream.
        """
        role_name = message.role.name
        election_id = U128.decode(message.election_id) if message.HasField("election_id") else None
        if client is None:
            self.check_device(message.device_id)
        elif message.device_id != self.device_id:
            raise precondition(f"the stream is for device {self.device_id}, not {message.device_id}")
        elif role_name != client.role:
            raise precondition(f"the stream is for role {client.role!r}, not {role_name!r}")
        for what, size, most in (
            ("name", len(role_name.encode()), MAX_NAME_BYTES),
            ("configuration", message.role.config.ByteSize(), MAX_CONFIG_BYTES),
        ):
            if size > most:
                raise exhausted(f"a role's {what} has at most {most} bytes; this one has {size}")
        config = message.role.config if message.role.HasField("config") else None
        new_scope = scope(config, f"role {role_name!r}") if config is not None else None
        role = self._roles.get(role_name) or Role(role_name)
        for other in role.clients:
            if other is not client and election_id is not None and other.election_id == election_id:
                raise invalid(f"role {role_name!r}: election id {election_id} is used by another client")
        if role_name not in self._roles and len(self._roles) == MAX_ROLES:
            raise exhausted(
                f"role {role_name!r}: {MAX_ROLES} roles have a client or have had a primary; that is the limit"
            )
        self._roles[role_name] = role
        if client is None:
            client = Client(stream, role_name, election_id)
            role.clients.append(client)
        if election_id is not None and (role.highest is None or election_id >= role.highest):
            role.config, role.scope = config, new_scope
        self._elect(role, client, election_id)
        return client

    def _elect(self, role: Role, client: Client, election_id: int | None) -> None:
        was = role.primary
        client.election_id = election_id
        if election_id is not None and (role.highest is None or election_id >= role.highest):
            role.highest, role.primary = election_id, client
            # The others are notified first: the primary's notification says that it may write from now on.
            self._notify(role, [c for c in role.clients if c is not client])
            self._notify(role, [client])
        elif was is client:
            role.primary = None
            self._notify(role, role.clients)
        else:
            self._notify(role, [client])

    def leave(self, client: Client) -> None:
        """Takes a client off whose stream has ended."""
        role = self._roles[client.role]
        role.clients.remove(client)
        if role.primary is client:
            role.primary = None
            self._notify(role, role.clients)
        if not role.clients and role.highest is None and role.name:
            del self._roles[role.name]

    def _notify(self, role: Role, clients: Iterable[Client]) -> None:
        for client in clients:
            response = p4r.StreamMessageResponse()
            update = response.arbitration
            update.device_id = self.device_id
            if role.name:
                update.role.name = role.name
            if role.config is not None:
                update.role.config.CopyFrom(role.config)
            if role.highest is not None:
                update.election_id.CopyFrom(U128.encode(role.highest))
            if role.primary is client:
                update.status.code, update.status.message = rpc_code.OK, "you are the primary"
            elif role.primary:
                update.status.code, update.status.message = rpc_code.ALREADY_EXISTS, "another client is the primary"
            else:
                update.status.code, update.status.message = rpc_code.NOT_FOUND, "there is no primary"
            client.stream.send(response)

    def check_primary(self, device_id: int, role_name: str, message: _Elected) -> None:
        """Refuses a request that is not the primary's."""
        self.check_device(device_id)
        role = self._roles.get(role_name)
        if role is None:
            raise not_found(f"there is no role {role_name!r}")
        election_id = U128.decode(message.election_id) if message.HasField("election_id") else None
        if role.primary is None:
            raise denied(f"role {role_name!r} has no primary: open a stream and introduce yourself first")
        if election_id is None or election_id != role.primary.election_id:
            raise denied(
                f"the primary of role {role_name!r} has the election id {role.primary.election_id}, not {election_id}"
            )

    def check_pipeline(self, role_name: str) -> None:
        """Refuses a pipeline from a role that may bring none."""
        its = self._roles[role_name].scope
        if its and not its.pipelines:
            raise denied(f"role {role_name!r} may not set forwarding pipeline configs")

    def check_write(self, role_name: str, entity: p4r.Entity) -> None:
        """Refuses a write that is not in the role's scope, or in another's alone."""
        number, its = owner(entity), self._roles[role_name].scope
        if its and not its.holds(number):
            raise denied(f"role {role_name!r}: {entity.WhichOneof('entity')} of {number} is not in its configuration")
        for role in self._roles.values():
            if role.name != role_name and role.scope and number in role.scope.exclusive:
                raise denied(f"role {role_name!r}: {number} is role {role.name!r}'s alone")

    def may_see(self, role_name: str, entity: p4r.Entity) -> bool:
        """Says whether a read by this role shows an entity."""
        role = self._roles.get(role_name)
        return role is None or role.scope is None or role.scope.holds(owner(entity))

    def is_primary(self, client: Client) -> bool:
        """Says whether the client is its role's primary."""
        return self._roles[client.role].primary is client

    def listeners(self, selects: Callable[[Scope], bool]) -> list[Client]:
        """Returns the primaries of all roles, of those with a configuration only where ``wants`` says so."""
        return [
            role.primary
            for role in self._roles.values()
            if role.primary and (role.scope is None or selects(role.scope))
        ]
