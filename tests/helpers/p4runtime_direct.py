"""The P4Runtime service without a wire: requests are calls, and the data plane is an engine in the caller's thread.

The work of gRPC on a request takes most of its time. Here a million of them take minutes, and an error of the
service's is an exception with its place in the code.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import grpc
from finsy.proto import U128, p4r
from p4runtime_rig import CPU_PORT, DEVICE, config

from xcpr._native import Switch
from xcpr.p4runtime.server.service import Service

MAX_METADATA_BYTES = 8192
"""The default limit of clients on the trailing metadata of a response, bytes."""


class Ended(grpc.RpcError):
    """A call that the service has ended."""

    def __init__(self, code: grpc.StatusCode, details: str, metadata: Sequence[tuple[str, bytes]]):
        self._status = code, details, metadata

    def code(self) -> grpc.StatusCode:
        return self._status[0]

    def details(self) -> str:
        return self._status[1]

    def trailing_metadata(self) -> Sequence[tuple[str, bytes]]:
        return self._status[2]


class Context:
    """The service's knowledge of a call."""

    def __init__(self) -> None:
        self._metadata: Sequence[tuple[str, bytes]] = ()

    def set_trailing_metadata(self, metadata: Sequence[tuple[str, bytes]]) -> None:
        self._metadata = metadata

    def abort(self, code: grpc.StatusCode, details: str) -> None:
        size = len(details.encode()) + sum(len(key) + len(value) for key, value in self._metadata)
        assert size <= MAX_METADATA_BYTES, (
            f"{size} bytes of metadata, of which clients take {MAX_METADATA_BYTES}: {details}"
        )
        raise Ended(code, details, self._metadata)

    def add_callback(self, _callback: Callable[[], None]) -> bool:
        return True

    def peer(self) -> str:
        return "direct:1"

    def auth_context(self) -> dict[str, list[bytes]]:
        return {}

    def cancel(self) -> None:
        """Does nothing: nothing waits in gRPC."""


class Immediate:
    """A data plane that does a command where it is called."""

    def __init__(self) -> None:
        self._switch: Switch | None = None
        self._now_us = 0

    def load(self, program_json: str) -> None:
        self._switch = Switch(program_json)

    def apply(self, commands_json: str) -> str:
        assert self._switch, "a program is loaded before there are commands"
        self._now_us += 10
        return self._switch.apply(commands_json, self._now_us)

    def packet_out(self, port: int, packet: bytes) -> None:
        assert self._switch, "a program is loaded before there are packets"
        self._switch.process(packet, len(packet), port, self._now_us * 1000)

    def without_ports(self) -> Immediate:
        return Immediate()

    def stop(self) -> None:
        """Does nothing: there is nothing to end."""


class Direct:
    """A service, and the calls of its primary controller."""

    def __init__(self) -> None:
        self._service: Any = Service(Immediate(), DEVICE, CPU_PORT)
        self.begin()

    def begin(self) -> None:
        """Begins anew: nothing is written."""
        self._service.load(config())

    def call(self, request: Any) -> list[Any]:
        """Writes or reads; raises `grpc.RpcError`."""
        # The request comes as gRPC brings it.
        request = type(request).FromString(request.SerializeToString())
        if isinstance(request, p4r.ReadRequest):
            return list(self._service.Read(request, Context()))
        return [self._service.Write(request, Context())]

    def stream(self, requests: Iterator[p4r.StreamMessageRequest]) -> Any:
        """Returns the answers on a stream."""
        return self._service.StreamChannel(requests, Context())


@contextmanager
def direct() -> Iterator[Direct]:
    """Runs a service whose primary has the election id 1."""
    made = Direct()
    stream_requests: queue.Queue[p4r.StreamMessageRequest | None] = queue.Queue()
    arbitration = p4r.MasterArbitrationUpdate(device_id=DEVICE, election_id=U128.encode(1))
    stream_requests.put(p4r.StreamMessageRequest(arbitration=arbitration))
    answers = made.stream(iter(stream_requests.get, None))
    next(answers)
    try:
        yield made
    finally:
        stream_requests.put(None)
        answers.close()
