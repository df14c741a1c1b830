"""The messages on streams: packets, digests, idle timeouts, errors; TLS, stop and restart."""

from __future__ import annotations

import json
import logging
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import certificates
import grpc
import pytest
from finsy.proto import p4d, p4r, p4r_grpc, rpc_code
from p4runtime_rig import (
    CPU_PORT,
    DELETE,
    DEVICE,
    INSERT,
    MODIFY,
    Client,
    Names,
    Rig,
    Stream,
    config,
    ethernet,
    rig,
)

from xcpr import _native
from xcpr.p4runtime import Server, ServerError, Tls
from xcpr.p4runtime.server import outbox

N = Names(config().p4info)
MS = 1_000_000


def stream_of(client: Client) -> Stream:
    assert client.stream
    return client.stream


def packet_out(port: int, payload: bytes, *more: tuple[int, bytes]) -> p4r.PacketOut:
    values = [(1, port.to_bytes(2 if port > 255 else 1, "big")), (2, b"\0"), *more]
    return p4r.PacketOut(payload=payload, metadata=[p4r.PacketMetadata(metadata_id=i, value=v) for i, v in values])


def to_controller(client: Client, dst: int = 1) -> None:
    client.write(INSERT, N.entry("exact_table", {"dst": dst}, N.action("I.to_controller")))


def test_packet_in_has_the_metadata_of_its_header(made: Rig, client: Client) -> None:
    to_controller(client)
    made.frame(300, ethernet(1))
    packet = stream_of(client).next("packet")
    assert packet.payload == ethernet(1)
    assert [(m.metadata_id, m.value) for m in packet.metadata] == [(1, b"\x01\x2c"), (2, b"\0")]


def test_packet_out_to_the_cpu_port_returns_as_packet_in(client: Client) -> None:
    stream_of(client).send(packet=packet_out(CPU_PORT, ethernet(9)))
    packet = stream_of(client).next("packet")
    assert packet.payload == ethernet(9)
    assert packet.metadata[0].value == b"\xff"


def test_packets_of_a_stream_keep_their_order(client: Client) -> None:
    frames = [ethernet(9, payload=number.to_bytes(2, "big")) for number in range(50)]
    for frame in frames:
        stream_of(client).send(packet=packet_out(CPU_PORT, frame))
    assert [stream_of(client).next("packet").payload for _ in frames] == frames


def test_packet_ins_go_to_the_primary_of_each_role_alone(made: Rig, client: Client) -> None:
    to_controller(client)
    with made.client(0) as backup, made.client(5, "routing") as routing, made.client(4, "routing") as spare:
        made.frame(2, ethernet(1))
        assert stream_of(client).next("packet") == stream_of(routing).next("packet")
        for idle in (backup, spare):
            stream_of(idle).quiet()
            stream_of(idle).send(packet=packet_out(CPU_PORT, ethernet(9)))
            error = stream_of(idle).next("error")
            assert error.canonical_code == rpc_code.PERMISSION_DENIED
            assert error.packet_out.packet_out == packet_out(CPU_PORT, ethernet(9))
        stream_of(routing).send(packet=packet_out(CPU_PORT, ethernet(9)))
        assert stream_of(client).next("packet") == stream_of(routing).next("packet")


def test_packet_ins_without_a_primary_are_dropped_and_counted(made: Rig, client: Client) -> None:
    to_controller(client)
    with made.client(0) as backup:
        client.close()
        assert stream_of(backup).next_arbitration()[0] == "NOT_FOUND"
        before = made.server.dropped
        made.frame(1, ethernet(1))
        deadline = time.monotonic() + 5
        while made.server.dropped == before and time.monotonic() < deadline:
            time.sleep(0.01)
        assert made.server.dropped == before + 1


@pytest.mark.parametrize(
    ("packet", "code", "why"),
    [
        (p4r.PacketOut(payload=b"x"), "INVALID_ARGUMENT", "egress_port (1), pad (2); given: none"),
        (packet_out(1, b"x", (3, b"\0")), "INVALID_ARGUMENT", "given: [1, 2, 3]"),
        (packet_out(1, b"x", (2, b"\0")), "INVALID_ARGUMENT", "one metadata field is needed for each"),
        (packet_out(512, b"x"), "OUT_OF_RANGE", "egress_port: 0x200 does not fit 9 bits"),
    ],
)
def test_invalid_packet_out_is_reported_and_the_stream_continues(
    client: Client, packet: Any, code: str, why: str
) -> None:
    stream_of(client).send(packet=packet)
    error = stream_of(client).next("error")
    assert (rpc_code.Code.Name(error.canonical_code), why in error.message) == (code, True), error
    assert error.packet_out.packet_out == packet
    stream_of(client).send(packet=packet_out(CPU_PORT, ethernet(9)))
    assert stream_of(client).next("packet")


def test_slow_client_loses_packet_ins_alone(made: Rig, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_MESSAGES", 10)
    to_controller(client)
    slow = p4r_grpc.P4RuntimeStub(grpc.insecure_channel(f"127.0.0.1:{made.server.port}"))
    hello = p4r.StreamMessageRequest(arbitration=p4r.MasterArbitrationUpdate(device_id=DEVICE))
    hello.arbitration.election_id.low = 2
    wait = iter([hello])

    def talk() -> Iterator[p4r.StreamMessageRequest]:
        yield from wait
        time.sleep(30)

    call = slow.StreamChannel(talk())
    assert next(call).arbitration.status.code == 0
    assert stream_of(client).next_arbitration() == ("ALREADY_EXISTS", 2)
    before = made.server.dropped
    # `call` is not read, so messages wait in the server once gRPC's own buffers are full.
    sent = 0
    while made.server.dropped == before and sent < 100_000:
        for _ in range(100):
            made.frame(1, ethernet(1, payload=bytes(1400)))
        sent += 100
    assert made.server.dropped > before
    call.cancel()
    assert stream_of(client).next_arbitration() == ("NOT_FOUND", 2)


def learn_config(**numbers: int) -> p4r.DigestEntry:
    return p4r.DigestEntry(digest_id=N["learn_t"], config=p4r.DigestEntry.Config(**numbers))


def values(message: p4d.P4Data) -> tuple[bytes, ...]:
    return tuple(m.bitstring for m in message.struct.members)


def test_digests_are_batched_and_acknowledged(made: Rig, client: Client) -> None:
    stream = stream_of(client)
    made.frame(1, ethernet(9, src=1))
    stream.quiet()
    entry = learn_config(max_list_size=2, max_timeout_ns=60_000 * MS, ack_timeout_ns=60_000 * MS)
    client.write(INSERT, entry)
    assert client.read(p4r.DigestEntry(), entry) == [entry, entry]
    for src in (1, 1, 1):
        made.frame(1, ethernet(9, src=src))
    stream.quiet()
    made.frame(300, ethernet(9, src=2))
    first = stream.next("digest")
    assert first.digest_id == N["learn_t"]
    assert [values(m) for m in first.data] == [(b"\x01", b"\x01"), (b"\x02", b"\x01\x2c")]
    # A digest that was sent is not sent again until it is acknowledged.
    for src in (1, 3):
        made.frame(1, ethernet(9, src=src))
    stream.quiet()
    stream.send(digest_ack=p4r.DigestListAck(digest_id=first.digest_id, list_id=first.list_id))
    time.sleep(0.05)
    made.frame(1, ethernet(9, src=1))
    second = stream.next("digest")
    assert [values(m)[0] for m in second.data] == [b"\x03", b"\x01"]
    assert second.list_id != first.list_id
    client.write(DELETE, entry)
    made.frame(1, ethernet(9, src=77))
    stream.quiet()
    assert client.read(p4r.DigestEntry()) == []


def test_digest_is_sent_within_max_timeout(made: Rig, client: Client) -> None:
    client.write(INSERT, learn_config(max_list_size=100, max_timeout_ns=500 * MS))
    began = time.monotonic()
    for src in (1, 2):
        made.frame(1, ethernet(9, src=src))
    assert len(stream_of(client).next("digest").data) == 2
    assert 0.4 < time.monotonic() - began < 5
    client.write(MODIFY, learn_config())
    # Without waiting and memory each message is sent at once, again and again.
    for _ in range(2):
        made.frame(1, ethernet(9, src=1))
        assert len(stream_of(client).next("digest").data) == 1


def test_digests_are_sent_again_after_ack_timeout(made: Rig, client: Client) -> None:
    client.write(INSERT, learn_config(max_list_size=1, ack_timeout_ns=1000 * MS))
    for _ in range(2):
        made.frame(1, ethernet(9, src=1))
    assert stream_of(client).next("digest")
    stream_of(client).quiet()
    time.sleep(1)
    made.frame(1, ethernet(9, src=1))
    assert stream_of(client).next("digest")


@pytest.mark.parametrize(
    ("kind", "entry", "code"),
    [
        (MODIFY, learn_config(), "NOT_FOUND"),
        (DELETE, learn_config(), "NOT_FOUND"),
        (INSERT, p4r.DigestEntry(digest_id=3), "INVALID_ARGUMENT"),
        (INSERT, learn_config(max_list_size=-1), "INVALID_ARGUMENT"),
    ],
)
def test_invalid_digest_update_is_refused(client: Client, kind: int, entry: p4r.DigestEntry, code: str) -> None:
    client.refuses(kind, entry, code)
    client.write(INSERT, learn_config())
    client.refuses(INSERT, learn_config(), "ALREADY_EXISTS")
    stream_of(client).send(digest_ack=p4r.DigestListAck(digest_id=3, list_id=1))
    error = stream_of(client).next("error")
    assert (error.canonical_code, error.digest_list_ack.digest_list_ack.list_id) == (rpc_code.INVALID_ARGUMENT, 1)


def learned_entry(src: int, timeout_ms: int, **rest: Any) -> p4r.TableEntry:
    match = {"src": src, "ingress_port": 1}
    return N.entry("learned", match, N.action("NoAction"), idle_timeout_ns=timeout_ms * MS, **rest)


def test_idle_timeout_notifications_repeat(client: Client) -> None:
    began = time.monotonic()
    idle = learned_entry(1, 200, controller_metadata=5, metadata=b"m")
    client.write(INSERT, idle, learned_entry(2, 60_000), learned_entry(3, 0))
    for times in (1, 2):
        notification = stream_of(client).next("idle_timeout_notification")
        assert list(notification.table_entry) == [idle]
        assert times * 0.19 < time.monotonic() - began < times * 0.2 + 5
        assert abs(notification.timestamp / 1e9 - time.time()) < 5
    client.write(DELETE, idle)
    stream_of(client).seen.queue.clear()
    time.sleep(0.3)
    stream_of(client).quiet()


def test_packets_restart_the_idle_timeout(made: Rig, client: Client) -> None:
    client.write(INSERT, learned_entry(1, 1000))
    for _ in range(13):
        time.sleep(0.1)
        made.frame(1, ethernet(9, src=1))
    stream_of(client).quiet()
    asked = p4r.TableEntry(table_id=N["learned"])
    asked.time_since_last_hit.SetInParent()
    (entry,) = client.read(asked)
    assert 0 < entry.time_since_last_hit.elapsed_ns < 1000 * MS
    assert stream_of(client).next("idle_timeout_notification")


def test_time_since_last_hit_is_returned_on_request(client: Client) -> None:
    client.write(INSERT, learned_entry(1, 0))
    (plain,) = client.read(p4r.TableEntry(table_id=N["learned"]))
    assert not plain.HasField("time_since_last_hit")
    time.sleep(0.05)
    asked = p4r.TableEntry(table_id=N["learned"])
    asked.time_since_last_hit.SetInParent()
    (entry,) = client.read(asked)
    # No packet has hit it, so this is the time since its insertion.
    assert 50 * MS <= entry.time_since_last_hit.elapsed_ns < 5000 * MS
    # A wildcard asks tables that have no such time, too.
    asked.table_id = 0
    assert len([e for e in client.read(asked) if e.HasField("time_since_last_hit")]) == 1


def test_unknown_stream_messages_are_refused(client: Client) -> None:
    request = p4r.StreamMessageRequest()
    request.other.type_url = "type.googleapis.com/some.Message"
    stream_of(client).send(other=request.other)
    error = stream_of(client).next("error")
    assert (error.canonical_code, error.other.other) == (rpc_code.UNIMPLEMENTED, request.other)


def test_failed_event_does_not_affect_later_events(
    made: Rig, client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    service, sent = made.server.service, made.server.service.packet_in
    failures = iter((KeyError("egress"), OSError(28, "No space left on device")))

    def packet_in(frame: bytes) -> None:
        if (failure := next(failures, None)) is not None:
            raise failure
        sent(frame)

    monkeypatch.setattr(service, "packet_in", packet_in)
    with caplog.at_level(logging.WARNING):
        for number in range(3):
            stream_of(client).send(packet=packet_out(CPU_PORT, ethernet(9, payload=bytes([number]))))
        assert stream_of(client).next("packet").payload == ethernet(9, payload=b"\x02")
        while "no longer" not in caplog.text:
            time.sleep(0.01)
    lost = "an event of the data plane was lost, packet_in: "
    said = [line.removeprefix(lost) for line in caplog.messages if line.startswith(lost)]
    assert said == ["KeyError: 'egress'", "No space left on device", "no longer"]


def test_stopped_server_ends_streams_and_a_new_one_starts() -> None:
    dataplane = _native.Dataplane(json.dumps({"interfaces": [], "cpu_port": CPU_PORT}))
    first = Server(dataplane, DEVICE, "127.0.0.1:0", CPU_PORT)
    first.start()
    client = Client(first.port, 10)
    first.stop()
    assert stream_of(client).ended() == "UNAVAILABLE"
    second = Server(dataplane, DEVICE, f"127.0.0.1:{first.port}", CPU_PORT)
    with pytest.raises(ServerError, match="can't listen at"):
        Server(dataplane, DEVICE, f"127.0.0.1:{first.port}", CPU_PORT)
    second.start()
    # A restarted server has forgotten the highest election id.
    client = Client(second.port, 1)
    client.set("VERIFY_AND_COMMIT", config())
    client.close()
    second.stop()
    dataplane.stop()


def test_tls_server_refuses_plaintext_clients(tmp_path: Path) -> None:
    certificate, key = certificates.make(tmp_path)
    with rig(tls=Tls(certificate, key)) as made:
        credentials = grpc.ssl_channel_credentials(certificate.read_bytes())
        options = [("grpc.ssl_target_name_override", "localhost")]
        with grpc.secure_channel(f"127.0.0.1:{made.server.port}", credentials, options) as channel:
            stub = p4r_grpc.P4RuntimeStub(channel)
            assert stub.Capabilities(p4r.CapabilitiesRequest()).p4runtime_api_version
        with grpc.insecure_channel(f"127.0.0.1:{made.server.port}") as channel:
            with pytest.raises(grpc.RpcError) as failed:
                p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=5)
            assert failed.value.code() == grpc.StatusCode.UNAVAILABLE
    with pytest.raises(ServerError, match=r"nothing\.pem"), rig(tls=Tls(tmp_path / "nothing.pem", key)):
        pass


def test_client_without_a_certificate_is_refused(tmp_path: Path) -> None:
    certificate, key = certificates.make(tmp_path)
    authority = certificate.read_bytes()
    options = [("grpc.ssl_target_name_override", "localhost")]
    with rig(tls=Tls(certificate, key, clients=certificate)) as made:
        address = f"127.0.0.1:{made.server.port}"
        known = grpc.ssl_channel_credentials(authority, key.read_bytes(), authority)
        with grpc.secure_channel(address, known, options) as channel:
            answer = p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=10)
            assert answer.p4runtime_api_version
        stranger = grpc.ssl_channel_credentials(authority)
        with grpc.secure_channel(address, stranger, options) as channel, pytest.raises(grpc.RpcError) as failed:
            p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=10)
        assert failed.value.code() == grpc.StatusCode.UNAVAILABLE


def test_unix_socket_is_accessible_to_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "switch"
    with rig(address=f"unix:{path}"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        with grpc.insecure_channel(f"unix:{path}") as channel:
            assert p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=10)
