"""The requests that clients may have under way at once, and the time that each may keep the server waiting."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import grpc
from finsy.proto import p4r

from ..errors import abort, aborting, exhausted, invalid

MAX_REQUESTS = 16
"""Requests that are served at once, beside the streams."""
MAX_BACKUP_REQUESTS = 8
"""Requests of clients that are no primary, at once: a primary's have places of their own."""
PATIENCE_S = 10.0
"""Time for a client to send its request, and to take each message of the answer."""

SERVICE = "p4.v1.P4Runtime"


class Request:
    """A request under way. The server gives up one whose client keeps it waiting for longer than ``PATIENCE_S``."""

    def __init__(self, context: grpc.ServicerContext, primary: bool):
        self.primary = primary
        self._context = context
        self._until: float | None = time.monotonic() + PATIENCE_S

    @contextmanager
    def served(self) -> Iterator[None]:
        """Marks that the server works: the client does not keep it waiting."""
        self._until = None
        try:
            yield
        finally:
            self._until = time.monotonic() + PATIENCE_S

    def end_if_late(self, now_s: float) -> None:
        """Gives the request up, which ends the RPC, if its time is over."""
        if self._until is not None and now_s > self._until:
            self._context.cancel()


class Requests:
    """All requests under way. From the moment when they begin until their client has the answer they have a place."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._under_way: set[Request] = set()

    def admit(self, context: grpc.ServicerContext, primary: bool) -> Request:
        """Begins a request. RESOURCE_EXHAUSTED where no place is free."""
        request = Request(context, primary)
        with self._lock:
            others = sum(not each.primary for each in self._under_way)
            if len(self._under_way) >= MAX_REQUESTS or (not primary and others >= MAX_BACKUP_REQUESTS):
                raise exhausted(
                    f"{len(self._under_way)} requests are under way; at most {MAX_REQUESTS} may be, "
                    f"and {MAX_BACKUP_REQUESTS} of clients that are no primary"
                )
            self._under_way.add(request)
        if not context.add_callback(lambda: self._leave(request)):
            self._leave(request)
        return request

    def __len__(self) -> int:
        return len(self._under_way)

    def _leave(self, request: Request) -> None:
        with self._lock:
            self._under_way.discard(request)

    def end_late(self) -> None:
        """Gives up all requests whose clients take too long."""
        now_s = time.monotonic()
        with self._lock:
            under_way = [*self._under_way]
        for request in under_way:
            request.end_if_late(now_s)


Primary = Callable[[grpc.ServicerContext], bool]
"""Whether an RPC comes by the connection of a primary."""
Count = Callable[[grpc.ServicerContext], None]
"""Counts an RPC as its connection's, until it ends."""


def handler(service: Any, requests: Requests, primary: Primary, count: Count) -> grpc.GenericRpcHandler:
    """Makes the RPCs of P4Runtime. A request's message is awaited only when the request has a place.

    For gRPC each RPC takes a stream of messages, which looks the same on the wire; generated code reads a whole message
    before anybody is asked.
    """

    def unary(do: Callable[..., Any]) -> Callable[..., Any]:
        def behave(messages: Iterable[Any], context: grpc.ServicerContext) -> Any:
            request, message = admitted(messages, context)
            with request.served():
                service.turns.wait()
                return do(message, context)

        return behave

    def stream(do: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
        def behave(messages: Iterable[Any], context: grpc.ServicerContext) -> Iterator[Any]:
            request, message = admitted(messages, context)
            with request.served():
                service.turns.wait()
            answers = do(message, context)
            while True:
                with request.served():
                    answer = next(answers, None)
                if answer is None:
                    return
                yield answer

        return behave

    def stream_channel(messages: Iterable[Any], context: grpc.ServicerContext) -> Iterator[Any]:
        count(context)
        yield from service.StreamChannel(messages, context)

    def admitted(messages: Iterable[Any], context: grpc.ServicerContext) -> tuple[Request, Any]:
        count(context)
        with aborting(context):
            request = requests.admit(context, primary(context))
        message = next(iter(messages), None)
        if message is None:
            abort(context, invalid("a request is one message; there is none"))
        return request, message

    made = {
        name: grpc.stream_unary_rpc_method_handler(unary(getattr(service, name)), takes.FromString, _serialized)
        for name, takes in (
            ("Write", p4r.WriteRequest),
            ("SetForwardingPipelineConfig", p4r.SetForwardingPipelineConfigRequest),
            ("GetForwardingPipelineConfig", p4r.GetForwardingPipelineConfigRequest),
            ("Capabilities", p4r.CapabilitiesRequest),
        )
    }
    made["Read"] = grpc.stream_stream_rpc_method_handler(stream(service.Read), p4r.ReadRequest.FromString, _serialized)
    made["StreamChannel"] = grpc.stream_stream_rpc_method_handler(
        stream_channel, p4r.StreamMessageRequest.FromString, _serialized
    )
    return grpc.method_handlers_generic_handler(SERVICE, made)


def _serialized(message: Any) -> bytes:
    return bytes(message.SerializeToString())
