"""P4Runtime's RPCs for one device. All requests and events are served one after the other, under one lock."""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol

import grpc
from finsy.proto import p4r

from ..books import EntityStore
from ..clock import REAL, Clock, Turns
from ..errors import (
    Refused,
    abort,
    abort_batch,
    aborting,
    denied,
    exhausted,
    invalid,
    precondition,
    unavailable,
    unimplemented,
)
from ..pipeline.pipeline import Dataplane as RunsPrograms
from ..pipeline.pipeline import Pipelines
from . import packets
from .arbitration import Arbitration, Client
from .outbox import Outbox
from .permits import Permit, Permits, certified
from .roles import Scope, owner

API_VERSION = "1.5.0"
MAX_STREAMS = 32
"""Streams that are served at once, all roles together."""
ENTITIES_PER_RESPONSE = 500
"""Entities of a read that are sent in one message."""
MAX_UPDATES = 10_000
"""The most updates of a batch, which holds up packets and other clients: some tenths of a second."""
MAX_READ_ENTITIES = 1000
"""Entities that a read may name: each may mean a whole table."""
MAX_RESPONSE_ENTITIES = 200_000
"""Entities of a read's answer, which is one state of the switch, and holds up other clients for seconds."""

log = logging.getLogger(__name__)


class Dataplane(RunsPrograms, Protocol):
    """The services that the server needs of a data plane."""

    def packet_out(self, port: int, packet: bytes) -> None:
        """Sends a packet into ingress."""


class Service:
    """One device's RPCs."""

    def __init__(
        self,
        dataplane: Dataplane,
        device_id: int,
        cpu_port: int | None,
        permits: Permits | None = None,
        clock: Clock = REAL,
        turns: Turns | None = None,
    ):
        self._dataplane = dataplane
        self._permits = permits or Permits()
        self._cpu_port = cpu_port
        self._lock = threading.RLock()
        self._arbitration = Arbitration(device_id)
        self._sessions: list[Session] = []
        self._primaries: frozenset[str] = frozenset()
        self._down: set[int] = set()
        self.pipelines = Pipelines(dataplane, clock)
        self.turns = turns or Turns()
        self.notified = 0
        """Messages that were sent to clients because of an event."""
        self.dropped = 0
        """Messages that no client got: there was no primary, or it read too slowly."""

    # Pipeline

    def load(self, config: p4r.ForwardingPipelineConfig) -> None:
        """Runs a program that no client brought. Raises `Refused`."""
        with self._lock:
            self._set(p4r.SetForwardingPipelineConfigRequest.VERIFY_AND_COMMIT, config)

    def _set(self, action: int, config: p4r.ForwardingPipelineConfig | None) -> None:
        was = self.pipelines.running
        self.pipelines.set(action, config)
        if (pipeline := self.pipelines.running) and pipeline is not was:
            for port in self._down:
                pipeline.entities.port_changed(port, up=False)

    def SetForwardingPipelineConfig(  # noqa: N802
        self, request: p4r.SetForwardingPipelineConfigRequest, context: grpc.ServicerContext
    ) -> p4r.SetForwardingPipelineConfigResponse:
        """Verifies, saves or runs a program."""
        with aborting(context), self._lock:
            permit = self._permits.permit_for(context)
            permit.check_role(request.role)
            permit.check_pipeline()
            self._arbitration.check_primary(request.device_id, request.role, request)
            self._arbitration.check_pipeline(request.role)
            self._set(request.action, request.config if request.HasField("config") else None)
        return p4r.SetForwardingPipelineConfigResponse()

    def GetForwardingPipelineConfig(  # noqa: N802
        self, request: p4r.GetForwardingPipelineConfigRequest, context: grpc.ServicerContext
    ) -> p4r.GetForwardingPipelineConfigResponse:
        """Says which program is loaded."""
        wanted = p4r.GetForwardingPipelineConfigRequest
        response = p4r.GetForwardingPipelineConfigResponse()
        with aborting(context), self._lock:
            self._permits.permit_for(context)
            self._arbitration.check_device(request.device_id)
            pipeline = self.pipelines.current
        if pipeline is None:
            return response
        response.config.SetInParent()
        if pipeline.config.HasField("cookie"):
            response.config.cookie.CopyFrom(pipeline.config.cookie)
        if request.response_type in (wanted.ALL, wanted.P4INFO_AND_COOKIE):
            response.config.p4info.CopyFrom(pipeline.config.p4info)
        if request.response_type in (wanted.ALL, wanted.DEVICE_CONFIG_AND_COOKIE):
            response.config.p4_device_config = pipeline.config.p4_device_config
        return response

    # Entities

    def _running_entities(self) -> EntityStore:
        pipeline = self.pipelines.current
        if pipeline is None:
            raise precondition("no forwarding pipeline config is set")
        return pipeline.entities

    def Write(self, request: p4r.WriteRequest, context: grpc.ServicerContext) -> p4r.WriteResponse:  # noqa: N802
        """Does a batch of updates."""
        if (count := len(request.updates)) > MAX_UPDATES:
            abort(context, exhausted(f"a batch has at most {MAX_UPDATES} updates; this one has {count}"))
        with aborting(context), self._lock:
            permit = self._permits.permit_for(context)
            permit.check_role(request.role)
            self._arbitration.check_primary(request.device_id, request.role, request)
            stores = self._running_entities()
            if request.atomicity not in p4r.WriteRequest.Atomicity.values():
                raise invalid(f"atomicity {request.atomicity} is none of P4Runtime's")

            def check(entity: p4r.Entity) -> None:
                permit.check_write(stores.program.names.get(owner(entity), entity.WhichOneof("entity") or "nothing"))
                self._arbitration.check_write(request.role, entity)

            outcomes = stores.write(request.updates, request.atomicity, check)
        if any(outcomes):
            abort_batch(context, "write", outcomes)
        return p4r.WriteResponse()

    def Read(self, request: p4r.ReadRequest, context: grpc.ServicerContext) -> Iterator[p4r.ReadResponse]:  # noqa: N802
        """Says what was written, counted and stored: one state of the switch, as no write comes in between."""
        if (count := len(request.entities)) > MAX_READ_ENTITIES:
            abort(context, exhausted(f"a read names at most {MAX_READ_ENTITIES} entities; this one has {count}"))
        found: list[p4r.Entity] = []
        outcomes: list[Refused | None] = []
        with aborting(context), self._lock:
            self._permits.permit_for(context)
            self._arbitration.check_device(request.device_id)
            stores = self._running_entities()
            for asked in request.entities:
                try:
                    for entity in stores.read(asked):
                        if self._arbitration.may_see(request.role, entity):
                            found.append(entity)
                            if len(found) > MAX_RESPONSE_ENTITIES:
                                abort(
                                    context,
                                    exhausted(f"a read has at most {MAX_RESPONSE_ENTITIES} entities; name fewer"),
                                )
                    outcomes.append(None)
                except Refused as refused:
                    outcomes.append(refused)
        for first in range(0, len(found), ENTITIES_PER_RESPONSE):
            yield p4r.ReadResponse(entities=found[first : first + ENTITIES_PER_RESPONSE])
        if any(outcomes):
            abort_batch(context, "read", outcomes)

    def Capabilities(  # noqa: N802
        self, request: p4r.CapabilitiesRequest, context: grpc.ServicerContext
    ) -> p4r.CapabilitiesResponse:
        """Says which version of P4Runtime this is."""
        if request.device_id:
            with aborting(context):
                self._arbitration.check_device(request.device_id)
        return p4r.CapabilitiesResponse(p4runtime_api_version=API_VERSION)

    # Streams

    def StreamChannel(  # noqa: N802
        self, requests: Iterable[p4r.StreamMessageRequest], context: grpc.ServicerContext
    ) -> Iterator[p4r.StreamMessageResponse]:
        """Serves a client's session."""
        with aborting(context):
            session = Session(context, self._permits.permit_for(context))
            self._begin(session)
        if not context.add_callback(session.outbox.close):
            session.outbox.close()
        threading.Thread(target=session.listen, args=(self, requests), name="p4runtime-stream", daemon=True).start()
        try:
            yield from session.outbox
        finally:
            self._end(session)
        if session.outbox.refused:
            abort(context, session.outbox.refused)

    def _begin(self, session: Session) -> None:
        """Begins a stream; one that does nothing may have to go. Raises `Refused` where all stay."""
        with self._lock:
            if len(self._sessions) >= MAX_STREAMS:
                goes = self._dispensable(session)
                if goes is None:
                    raise exhausted(f"{MAX_STREAMS} streams are open; that is the limit")
                self._leave(goes)
                goes.outbox.cut(exhausted(f"{MAX_STREAMS} streams are open; this one gave way to another"))
            self._sessions.append(session)

    def _dispensable(self, newcomer: Session) -> Session | None:
        """Chooses the stream that gives way to another: the oldest whose client has not introduced itself; else the
        newest of the owner that has most, but no primary's."""
        silent = next((session for session in self._sessions if session.client is None), None)
        if silent:
            return silent
        counts = Counter(session.owner for session in self._sessions)
        owner, most = counts.most_common(1)[0]
        if counts[newcomer.owner] >= most:
            return None
        its = [session for session in self._sessions if session.owner == owner and not self._is_primary(session)]
        return its[-1] if its else None

    def _is_primary(self, session: Session) -> bool:
        return session.client is not None and self._arbitration.is_primary(session.client)

    def _end(self, session: Session) -> None:
        with self._lock:
            if session in self._sessions:
                self._leave(session)

    def _leave(self, session: Session) -> None:
        self._sessions.remove(session)
        if session.client:
            self._arbitration.leave(session.client)
        self._note_primaries()

    def _note_primaries(self) -> None:
        self._primaries = frozenset(session.peer for session in self._sessions if self._is_primary(session))

    def is_primarys(self, context: grpc.ServicerContext) -> bool:
        """Says whether an RPC comes by the connection of a primary. The method waits for no lock."""
        return context.peer() in self._primaries

    def handle_request(self, session: Session, request: p4r.StreamMessageRequest) -> None:
        """Handles a message of a client's stream. Raises `Refused` where that ends the stream."""
        with self._lock:
            if session not in self._sessions:
                return
            if request.HasField("arbitration"):
                role = request.arbitration.role
                session.permit.check_role(role.name, configured=role.HasField("config"))
                session.client = self._arbitration.update(session.outbox, session.client, request.arbitration)
                self._note_primaries()
                return
            try:
                self._take(session, request)
            except Refused as refused:
                session.outbox.offer(p4r.StreamMessageResponse(error=_stream_error(request, refused)))

    def _take(self, session: Session, request: p4r.StreamMessageRequest) -> None:
        """Takes a packet-out or an acknowledgement. A fault of it ends nothing."""
        if session.client is None or not self._arbitration.is_primary(session.client):
            raise denied("only primaries send packets and acknowledgements")
        pipeline = self.pipelines.running
        if pipeline is None:
            raise precondition("no forwarding pipeline runs")
        if request.HasField("packet"):
            if self._cpu_port is None:
                raise precondition("the switch has no CPU port")
            session.permit.check_write("packet_out")
            message = pipeline.entities.translator.packet_out(request.packet)
            frame = packets.packet_out(pipeline.entities.program.packet_out, message)
            self._dataplane.packet_out(self._cpu_port, frame)
        elif request.HasField("digest_ack"):
            pipeline.entities.digests.acknowledge(request.digest_ack)
        else:
            raise unimplemented(f"stream messages of kind {request.WhichOneof('update')} are not supported")

    # Events

    def packet_in(self, frame: bytes) -> None:
        """Hands on a frame that came to the CPU port."""
        with self._lock:
            pipeline = self.pipelines.running
            message = packets.packet_in(pipeline.entities.program.packet_in, frame) if pipeline else None
            if message is None:
                self.dropped += 1
            else:
                assert pipeline is not None
                packet = pipeline.entities.translator.packet_in(message)
                self._notify(p4r.StreamMessageResponse(packet=packet), lambda scope: scope.receives(packet))

    def digest(self, name: str, values: list[int]) -> None:
        """Takes a digest message of the data plane."""
        with self._lock:
            if (pipeline := self.pipelines.running) and (full := pipeline.entities.digests.learn(name, tuple(values))):
                self._notify_owners(p4r.StreamMessageResponse(digest=full), full.digest_id)

    def port_changed(self, port: int, up: bool) -> None:
        """Notes that a port came or went."""
        log.info("port %d is %s", port, "up" if up else "down")
        with self._lock:
            (self._down.discard if up else self._down.add)(port)
            if pipeline := self.pipelines.running:
                pipeline.entities.port_changed(port, up)

    def tick(self) -> float | None:
        """Sends what is due by now; returns the seconds until something else will be."""
        with self._lock:
            pipeline = self.pipelines.running
            if pipeline is None:
                return None
            lists, next_list = pipeline.entities.digests.due()
            for full in lists:
                self._notify_owners(p4r.StreamMessageResponse(digest=full), full.digest_id)
            notifications, next_idle = pipeline.entities.idle.due(pipeline.entities.target)
            for notification in notifications:
                table = notification.table_entry[0].table_id
                entries = pipeline.entities.translator.table_entries(notification.table_entry)
                message = p4r.IdleTimeoutNotification(table_entry=entries, timestamp=notification.timestamp)
                self._notify_owners(p4r.StreamMessageResponse(idle_timeout_notification=message), table)
            return min((t for t in (next_list, next_idle) if t is not None), default=None)

    def _notify_owners(self, message: p4r.StreamMessageResponse, number: int) -> None:
        self._notify(message, lambda scope: scope.holds(number))

    def _notify(self, message: p4r.StreamMessageResponse, selects: Callable[[Scope], bool]) -> None:
        """Notifies the primary of every role that it concerns."""
        told = [client.stream.offer(message) for client in self._arbitration.listeners(selects)]
        self.notified += told.count(True)
        self.dropped += told.count(False) if told else 1

    @property
    def streams(self) -> int:
        """The streams that are open."""
        return len(self._sessions)

    def close(self) -> None:
        """Ends all streams."""
        with self._lock:
            for session in self._sessions:
                session.outbox.close(unavailable("the switch stops"))


class Session:
    """One stream: who is at its other end, and what goes there."""

    def __init__(self, context: grpc.ServicerContext, permit: Permit) -> None:
        self.permit = permit
        self.peer = context.peer()
        self.owner = ", ".join(certified(context)) or self.peer.rpartition(":")[0]
        """The names in the client's certificate; its host, if it has none."""
        self.outbox = Outbox(context.cancel)
        self.client: Client | None = None

    def listen(self, service: Service, requests: Iterable[p4r.StreamMessageRequest]) -> None:
        """Takes what the client says until it is done."""
        try:
            for request in requests:
                service.turns.run(partial(self._handle, service, request))
        except grpc.RpcError:
            log.debug("a stream broke", exc_info=True)
        finally:
            service.turns.run(self.outbox.close)

    def _handle(self, service: Service, request: p4r.StreamMessageRequest) -> None:
        try:
            service.handle_request(self, request)
        except Refused as refused:
            self.outbox.close(refused)


def _stream_error(request: p4r.StreamMessageRequest, refused: Refused) -> p4r.StreamError:
    error = p4r.StreamError(canonical_code=refused.code, message=refused.message)
    if request.HasField("packet"):
        error.packet_out.packet_out.CopyFrom(request.packet)
    elif request.HasField("digest_ack"):
        error.digest_list_ack.digest_list_ack.CopyFrom(request.digest_ack)
    else:
        error.other.other.CopyFrom(request.other)
    return error
