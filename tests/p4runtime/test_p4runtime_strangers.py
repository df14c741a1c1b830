"""Clients that are no primary, or never say who they are, keep no primary from its switch and take little memory."""

from __future__ import annotations

import itertools
import queue
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import grpc
import pytest
from finsy.proto import U128, p4r, p4r_grpc, p4t
from p4runtime_direct import Context, Immediate
from p4runtime_rig import DEVICE, INSERT, PATIENCE_S, Client, Failed, Rig, config, rig

from xcpr.p4runtime import Server, ServerError
from xcpr.p4runtime.server import outbox, requests, service
from xcpr.p4runtime.server.server import MAX_MESSAGE_BYTES
from xcpr.p4runtime.server.service import MAX_STREAMS, Service

TIMES = 1000
SHORT_S = 0.5
LONGER_S = 4.0
"""A busy machine has opened all calls of a test by then."""


@pytest.fixture
def stranger(made: Rig) -> Iterator[grpc.Channel]:
    """Opens the connection of a client that has not introduced itself."""
    # Channels of a process share a connection by default.
    options = [
        ("grpc.use_local_subchannel_pool", 1),
        ("grpc.http2.bdp_probe", 0),
        ("grpc.http2.lookahead_bytes", 2**14),
    ]
    with grpc.insecure_channel(f"127.0.0.1:{made.server.port}", options) as channel:
        yield channel


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def entry(made: Rig, number: int = 1) -> p4r.TableEntry:
    return made.names.entry("lpm_table", {"src": (number, "/", 48)}, made.names.action("I.drop"))


def reading(made: Rig) -> p4r.ReadRequest:
    """Makes a request that reads all cells of a counter, so often that the answer is more than a connection carries
    unread."""
    request = p4r.ReadRequest(device_id=DEVICE)
    for _ in range(TIMES):
        request.entities.add().counter_entry.counter_id = made.names["packets"]
    return request


def arbitration(election_id: int, role: str = "") -> p4r.StreamMessageRequest:
    update = p4r.MasterArbitrationUpdate(device_id=DEVICE, election_id=U128.encode(election_id))
    if role:
        update.role.name = role
    return p4r.StreamMessageRequest(arbitration=update)


def test_unread_responses_are_cancelled_and_block_no_primary(
    made: Rig, client: Client, stranger: grpc.Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = [p4r_grpc.P4RuntimeStub(stranger).Read(reading(made)) for _ in range(48)]
    wait_until(lambda: sum(call.done() for call in calls) == 48 - requests.MAX_BACKUP_REQUESTS)
    assert {call.code() for call in calls if call.done()} == {grpc.StatusCode.RESOURCE_EXHAUSTED}
    client.write(INSERT, entry(made))
    assert len(client.read(p4r.TableEntry(table_id=made.names["lpm_table"]))) == 1
    for call in calls:
        call.cancel()
    wait_until(lambda: not made.server.requests)
    monkeypatch.setattr(requests, "PATIENCE_S", SHORT_S)
    unread = p4r_grpc.P4RuntimeStub(stranger).Read(reading(made))
    wait_until(lambda: made.server.requests == 1)
    wait_until(lambda: not made.server.requests)
    with pytest.raises(grpc.RpcError, match="CANCELLED"):
        list(unread)


def test_stalled_requests_are_cancelled_and_block_no_primary(
    made: Rig, client: Client, stranger: grpc.Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "PATIENCE_S", LONGER_S)
    nothing: queue.Queue[p4r.WriteRequest | None] = queue.Queue()
    method = f"/{requests.SERVICE}/Write"
    slow = stranger.stream_unary(method, p4r.WriteRequest.SerializeToString, p4r.WriteResponse.FromString)
    calls = [slow.future(iter(nothing.get, None)) for _ in range(48)]
    client.write(INSERT, entry(made))
    wait_until(lambda: all(call.done() for call in calls))
    codes = [call.code() for call in calls]
    assert codes.count(grpc.StatusCode.CANCELLED) == requests.MAX_BACKUP_REQUESTS
    assert codes.count(grpc.StatusCode.RESOURCE_EXHAUSTED) == 48 - requests.MAX_BACKUP_REQUESTS
    for _ in calls:
        nothing.put(None)


def test_request_without_a_message_is_refused(stranger: grpc.Channel) -> None:
    method = f"/{requests.SERVICE}/Write"
    call = stranger.stream_unary(method, p4r.WriteRequest.SerializeToString, p4r.WriteResponse.FromString)
    with pytest.raises(grpc.RpcError) as failed:
        call(iter(()), timeout=PATIENCE_S)
    assert failed.value.code() == grpc.StatusCode.INVALID_ARGUMENT


def test_read_over_the_entity_limit_is_refused(made: Rig, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Failed, match="a read names at most 1000 entities; this one has 1001"):
        client.read(*[p4r.CounterEntry(counter_id=made.names["packets"])] * 1001)
    monkeypatch.setattr(service, "MAX_RESPONSE_ENTITIES", 40)
    with pytest.raises(Failed, match="a read has at most 40 entities"):
        client.read(*[p4r.CounterEntry(counter_id=made.names["packets"])] * 3)


def test_message_over_the_size_limit_is_refused(client: Client) -> None:
    config = p4r.ForwardingPipelineConfig(p4_device_config=bytes(MAX_MESSAGE_BYTES + 1))
    with pytest.raises(Failed, match="RESOURCE_EXHAUSTED"):
        client.set("VERIFY", config)


def test_role_name_and_configuration_over_the_limit_are_refused(made: Rig) -> None:
    with made.client(None) as client:
        stream = p4r_grpc.P4RuntimeStub(client.channel).StreamChannel(iter([arbitration(1, "r" * 257)]))
        with pytest.raises(grpc.RpcError, match="a role's name has at most 256 bytes; this one has 257"):
            next(stream)
        update = arbitration(1, "r")
        update.arbitration.role.config.value = bytes(2**16)
        stream = p4r_grpc.P4RuntimeStub(client.channel).StreamChannel(iter([update]))
        with pytest.raises(grpc.RpcError, match="a role's configuration has at most 65536 bytes"):
            next(stream)


def test_unread_stream_is_ended(made: Rig, stranger: grpc.Channel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_MESSAGE_BYTES", 2**16)
    sent = itertools.count(1)
    flood = (arbitration(next(sent), "r" * 256) for _ in range(10**6))
    call = p4r_grpc.P4RuntimeStub(stranger).StreamChannel(flood)
    # A client that reads nothing does not receive the status either, but it sends no more.
    wait_until(lambda: not made.server.streams)
    assert next(sent) < 10**6
    call.cancel()


def test_silent_streams_yield_to_controllers(made: Rig, stranger: grpc.Channel) -> None:
    nothing: queue.Queue[p4r.StreamMessageRequest | None] = queue.Queue()
    stub = p4r_grpc.P4RuntimeStub(stranger)
    silent = [stub.StreamChannel(iter(nothing.get, None)) for _ in range(MAX_STREAMS)]
    for number in range(1, 5):
        with made.client(number) as client:
            client.write(INSERT, entry(made, number))
    wait_until(lambda: any(call.done() for call in silent))
    assert {call.code() for call in silent if call.done()} == {grpc.StatusCode.RESOURCE_EXHAUSTED}
    for call in silent:
        call.cancel()
        nothing.put(None)


class From(Context):
    """An RPC of a host."""

    def __init__(self, peer: str):
        super().__init__()
        self._peer = peer

    def peer(self) -> str:
        return self._peer


def test_host_with_most_streams_yields_to_another_host() -> None:
    made: Any = Service(Immediate(), DEVICE, None)
    ends = threading.Event()

    def stream(host: str, election_id: int) -> Any:
        def send_requests() -> Iterator[p4r.StreamMessageRequest]:
            yield arbitration(election_id)
            ends.wait(PATIENCE_S)

        begun = made.StreamChannel(send_requests(), From(f"ipv4:{host}:{election_id}"))
        assert next(begun).HasField("arbitration")
        return begun

    crowd = [stream("10.0.0.1", 1000 - number) for number in range(MAX_STREAMS)]
    with pytest.raises(grpc.RpcError):
        stream("10.0.0.1", 1)
    stream("10.0.0.2", 2)
    with pytest.raises(grpc.RpcError):
        next(crowd[-1])
    assert made.is_primarys(From("ipv4:10.0.0.1:1000")), "the primary stays"
    ends.set()


def test_unix_socket_in_use_is_refused_and_a_stale_one_replaced(tmp_path: Path) -> None:
    address = f"unix:{tmp_path}/switch.sock"
    with rig(address=address) as first:
        with pytest.raises(ServerError, match="another process does"):
            Server(first.dataplane, DEVICE, address)
        with grpc.insecure_channel(address) as channel:
            p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=PATIENCE_S)
    # One that a switch left which was killed is.
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(f"{tmp_path}/left.sock")
    left = f"unix:{tmp_path}/left.sock"
    with rig(address=left), grpc.insecure_channel(left) as channel:
        p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=PATIENCE_S)


def test_queued_packets_leave_room_for_arbitration_messages() -> None:
    box = outbox.Outbox()
    packet = p4r.StreamMessageResponse(packet=p4r.PacketIn(payload=bytes(1514)))
    while box.offer(packet):
        pass
    box.send(p4r.StreamMessageResponse(arbitration=p4r.MasterArbitrationUpdate(device_id=DEVICE)))
    assert box.refused is None
    box.close()
    assert [message.WhichOneof("update") for message in box] == [*["packet"] * outbox.MAX_MESSAGES, "arbitration"]


def doubling(levels: int) -> p4t.P4TypeInfo:
    """Makes structs of which each has the next one twice; the last has nothing."""
    made = p4t.P4TypeInfo()
    for level in range(levels):
        members = made.structs[f"s{level}"].members
        for name in ("a", "b"):
            members.add(name=name).type_spec.struct.name = f"s{level + 1}"
    made.structs[f"s{levels}"].SetInParent()
    return made


def endless() -> p4t.P4TypeInfo:
    made = p4t.P4TypeInfo()
    made.structs["s0"].members.add(name="again").type_spec.struct.name = "s0"
    return made


@pytest.mark.parametrize("types", [doubling(40), endless()])
def test_recursive_and_oversized_types_are_refused(client: Client, types: p4t.P4TypeInfo) -> None:
    changed = config()
    changed.p4info.type_info.MergeFrom(types)
    digest = changed.p4info.digests[0]
    digest.type_spec.Clear()
    digest.type_spec.struct.name = "s0"
    with pytest.raises(Failed, match="its type has more than 1024 parts, or more than 32 levels"):
        client.set("VERIFY", changed)
