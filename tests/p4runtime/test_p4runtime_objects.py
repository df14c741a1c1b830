"""Counters, meters, registers, value sets, clone sessions and multicast groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from finsy.proto import p4d, p4r
from p4runtime_rig import CPU_PORT, DELETE, INSERT, MODIFY, Client, Failed, Names, Rig, config, ethernet, rig

N = Names(config().p4info)


def at(index: int | None) -> dict[str, Any]:
    return {} if index is None else {"index": p4r.Index(index=index)}


def counter(index: int | None = None, packets: int | None = None, counted: int = 0) -> p4r.CounterEntry:
    data = {} if packets is None else {"data": p4r.CounterData(packet_count=packets, byte_count=counted)}
    return p4r.CounterEntry(counter_id=N["packets"], **at(index), **data)


def meter(index: int | None = None, *rates: int) -> p4r.MeterEntry:
    made = p4r.MeterEntry(meter_id=N["pace"], **at(index))
    for name, value in zip(("cir", "cburst", "pir", "pburst"), rates, strict=False):
        setattr(made.config, name, value)
    return made


def register(index: int | None = None, value: bytes | None = None, name: str = "memory") -> p4r.RegisterEntry:
    data = {} if value is None else {"data": p4d.P4Data(bitstring=value)}
    return p4r.RegisterEntry(register_id=N[name], **at(index), **data)


def test_counters_are_read_and_written(made: Rig, client: Client) -> None:
    client.write(MODIFY, counter(3, 5, 500))
    made.frame(3, ethernet(1))
    (found,) = client.read(counter(3))
    assert found == counter(3, 6, 500 + len(ethernet(1)))
    everything = client.read(counter())
    assert [e.index.index for e in everything] == list(range(16))
    assert client.read(p4r.CounterEntry()) == everything
    client.write(MODIFY, counter(None, 7, 7))
    assert client.read(counter()) == [counter(i, 7, 7) for i in range(16)]
    client.write(MODIFY, counter(3))
    assert client.read(counter(3)) == [counter(3, 7, 7)]


def test_registers_are_read_and_written(made: Rig, client: Client) -> None:
    client.write(MODIFY, register(5, b"\0\xff"))
    assert client.read(register(5)) == [register(5, b"\xff")]
    made.frame(3, ethernet(1, kind=0x1234))
    assert client.read(register(0)) == [register(0, b"\x12\x34")]
    client.write(MODIFY, register(None, b"\x01"))
    assert client.read(register()) == [register(i, b"\x01") for i in range(8)]
    # The program wrote -3, and the type is signed.
    signed = client.read(register(name="signed_memory"))
    assert signed == [register(0, b"\xfd", "signed_memory"), register(1, b"\0", "signed_memory")]
    client.write(MODIFY, register(1, b"\x80\0", "signed_memory"))
    assert client.read(register(1, name="signed_memory")) == [register(1, b"\x80\0", "signed_memory")]
    assert len(client.read(p4r.RegisterEntry())) == 10


def test_meters_are_read_written_and_applied(made: Rig, client: Client) -> None:
    client.write(MODIFY, meter(0, 1, 0, 1, 0))
    assert client.read(meter(0)) == [meter(0, 1, 0, 1, 0)]
    assert client.read(meter()) == [meter(0, 1, 0, 1, 0), *[meter(i) for i in range(1, 8)]]
    client.write(INSERT, N.entry("exact_table", {"dst": 1}, N.action("I.to_controller")))
    assert client.stream
    made.frame(3, ethernet(1))
    client.stream.quiet()
    client.write(MODIFY, meter(0))
    assert client.read(meter(0)) == [meter(0)]
    made.frame(3, ethernet(1))
    assert client.stream.next("packet")
    client.write(MODIFY, meter(None, 5, 5, 6, 6))
    assert client.read(p4r.MeterEntry()) == [meter(i, 5, 5, 6, 6) for i in range(8)]


def coloured(entry: Any) -> Any:
    entry.counter_data.SetInParent()
    return entry


@pytest.mark.parametrize(
    ("kind", "what", "code", "why"),
    [
        (INSERT, counter(0, 1), "INVALID_ARGUMENT", "can only be modified"),
        (DELETE, counter(0, 1), "INVALID_ARGUMENT", "can only be modified"),
        (MODIFY, counter(-1, 1), "INVALID_ARGUMENT", "index -1 is below 0"),
        (MODIFY, counter(16, 1), "OUT_OF_RANGE", "its last is 15"),
        (MODIFY, counter(0, -1), "INVALID_ARGUMENT", "below 0"),
        (MODIFY, p4r.CounterEntry(counter_id=1), "INVALID_ARGUMENT", "the program has: I.packets"),
        (INSERT, meter(0), "INVALID_ARGUMENT", "can only be modified"),
        (MODIFY, meter(8), "OUT_OF_RANGE", "its last is 7"),
        (MODIFY, meter(0, -1, 0, 0, 0), "INVALID_ARGUMENT", "cir -1 is below 0"),
        (MODIFY, meter(0, 1, 1, 1, 1 << 32), "INVALID_ARGUMENT", "pburst 4294967296; allowed is 0 to 4294967295"),
        (MODIFY, coloured(meter(0)), "UNIMPLEMENTED", "counters per colour"),
        (DELETE, register(0), "INVALID_ARGUMENT", "can only be modified"),
        (MODIFY, register(0), "INVALID_ARGUMENT", "data is missing"),
        (MODIFY, register(0, b""), "OUT_OF_RANGE", "empty"),
        (MODIFY, register(0, b"\x01\0\0\0\0"), "OUT_OF_RANGE", "does not fit 32 bits"),
        (MODIFY, register(0, b"\x01\0\0", "signed_memory"), "OUT_OF_RANGE", "does not fit 16 signed bits"),
        (MODIFY, register(8, b"\0"), "OUT_OF_RANGE", "its last is 7"),
        (
            MODIFY,
            p4r.RegisterEntry(register_id=N["memory"], data=p4d.P4Data(bool=True)),
            "INVALID_ARGUMENT",
            "a value of type bitstring is needed, not bool",
        ),
        (INSERT, p4r.ExternEntry(), "UNIMPLEMENTED", "extern_entry is not supported"),
        (INSERT, p4r.PacketReplicationEngineEntry(), "INVALID_ARGUMENT", "a multicast group or a clone session"),
    ],
)
def test_invalid_cell_update_is_refused(shared: Client, kind: int, what: Any, code: str, why: str) -> None:
    shared.refuses(kind, what, code, why)


@pytest.fixture(scope="module")
def shared() -> Iterator[Client]:
    with rig() as it, it.client() as client:
        client.write(INSERT, session(1), multicast(1))
        yield client


def session(number: int, *replicas: tuple[int, int], **rest: Any) -> p4r.CloneSessionEntry:
    made = [p4r.Replica(port=port.to_bytes(2 if port > 255 else 1, "big"), instance=i) for port, i in replicas]
    return p4r.CloneSessionEntry(session_id=number, replicas=made, **rest)


def multicast(number: int, *replicas: tuple[int, int], **rest: Any) -> p4r.MulticastGroupEntry:
    return p4r.MulticastGroupEntry(multicast_group_id=number, replicas=session(1, *replicas).replicas, **rest)


def backed_up() -> p4r.MulticastGroupEntry:
    entry = multicast(2, (1, 1))
    entry.replicas[0].backup_replicas.add(port=b"\x02")
    return entry


@pytest.mark.parametrize(
    ("kind", "what", "code", "why"),
    [
        (INSERT, session(0), "INVALID_ARGUMENT", "clone session 0: allowed is 1 to 32767"),
        (INSERT, session(40000), "INVALID_ARGUMENT", "allowed is 1 to 32767"),
        (INSERT, session(1), "ALREADY_EXISTS", "clone session 1 is there already"),
        (MODIFY, session(2), "NOT_FOUND", "no clone session 2"),
        (DELETE, session(2), "NOT_FOUND", "no clone session 2"),
        (INSERT, session(2, (511, 1)), "OUT_OF_RANGE", "port 511; ports are 0 to 510"),
        (INSERT, session(2, (1, 1 << 16)), "INVALID_ARGUMENT", "instance 65536; allowed is 0 to 65535"),
        (INSERT, session(2, (1, 1), (1, 1)), "INVALID_ARGUMENT", "given twice"),
        (INSERT, session(2, packet_length_bytes=-1), "INVALID_ARGUMENT", "below 0"),
        (INSERT, multicast(0), "INVALID_ARGUMENT", "multicast group 0: allowed is 1 to 65535"),
        (INSERT, multicast(1), "ALREADY_EXISTS", "multicast group 1 is there already"),
        (DELETE, multicast(2), "NOT_FOUND", "no multicast group 2"),
        (INSERT, backed_up(), "UNIMPLEMENTED", "backup replicas"),
    ],
)
def test_invalid_replication_update_is_refused(shared: Client, kind: int, what: Any, code: str, why: str) -> None:
    shared.refuses(kind, what, code, why)


def test_clone_sessions_copy_packets(made: Rig, client: Client) -> None:
    entry = session(9, (CPU_PORT, 1), (3, 2), class_of_service=0, packet_length_bytes=16)
    client.write(INSERT, entry, N.entry("exact_table", {"dst": 1}, N.action("I.copy_to_controller", session=9)))
    assert client.read(p4r.CloneSessionEntry(), p4r.CloneSessionEntry(session_id=9)) == [entry, entry]
    assert client.stream
    made.frame(2, ethernet(1))
    packet = client.stream.next("packet")
    # 16 bytes are kept, and 2 of them are the packet-in header.
    assert packet.payload == ethernet(1)[:14]
    client.write(MODIFY, session(9, (CPU_PORT, 1)))
    made.frame(2, ethernet(1))
    assert client.stream.next("packet").payload == ethernet(1)
    client.write(DELETE, session(9))
    made.frame(2, ethernet(1))
    client.stream.quiet()
    assert client.read(p4r.CloneSessionEntry()) == []


def test_multicast_groups_copy_packets(made: Rig, client: Client) -> None:
    entry = multicast(9, (CPU_PORT, 1), (CPU_PORT, 2), (3, 1), metadata=b"mine")
    client.write(INSERT, entry, N.entry("exact_table", {"dst": 1}, N.action("I.multicast", group=9)))
    assert client.read(p4r.MulticastGroupEntry(), p4r.PacketReplicationEngineEntry()) == [entry, entry]
    assert client.stream
    made.frame(2, ethernet(1))
    for _ in range(2):
        assert client.stream.next("packet").payload == ethernet(1)
    client.stream.quiet()
    client.write(DELETE, multicast(9))
    made.frame(2, ethernet(1))
    client.stream.quiet()


def value_set(*members: int, field: int = 1) -> p4r.ValueSetEntry:
    entry = p4r.ValueSetEntry(value_set_id=N["special_types"])
    for value in members:
        entry.members.add().match.add(field_id=field).exact.value = value.to_bytes(
            max(1, (value.bit_length() + 7) // 8), "big"
        )
    return entry


def test_value_sets_are_read_written_and_applied(made: Rig, client: Client) -> None:
    assert client.read(p4r.ValueSetEntry()) == [value_set()]
    client.write(MODIFY, value_set(0x1111, 0x22))
    client.write(INSERT, N.entry("exact_table", {"dst": 1}, N.action("I.to_controller")))
    assert client.read(value_set()) == [value_set(0x1111, 0x22)]
    assert client.stream
    reasons = []
    for kind in (0x1111, 0x1112, 0x22):
        made.frame(2, ethernet(1, kind=kind))
        reasons.append(client.stream.next("packet").metadata[1].value)
    assert reasons == [b"\x01", b"\0", b"\x01"]
    for kind, what, code in (
        (INSERT, value_set(), "INVALID_ARGUMENT"),
        (MODIFY, value_set(1, 2, 3, 4, 5), "RESOURCE_EXHAUSTED"),
        (MODIFY, value_set(1, 1), "ALREADY_EXISTS"),
        (MODIFY, value_set(1, field=2), "INVALID_ARGUMENT"),
        (MODIFY, value_set(1 << 16), "OUT_OF_RANGE"),
        (MODIFY, p4r.ValueSetEntry(value_set_id=1), "INVALID_ARGUMENT"),
    ):
        client.refuses(kind, what, code)
    client.write(MODIFY, value_set())
    assert client.read(value_set()) == [value_set()]


def test_read_of_an_unknown_object_is_refused(client: Client) -> None:
    for what in (p4r.CounterEntry(counter_id=1), p4r.RegisterEntry(register_id=1), p4r.MeterEntry(meter_id=1),
                 p4r.ActionProfileMember(action_profile_id=1), p4r.DigestEntry(digest_id=1)):  # fmt: skip
        with pytest.raises(Failed) as failed:
            client.read(what)
        assert failed.value.codes == ["INVALID_ARGUMENT"]
    with pytest.raises(Failed) as failed:
        client.read(counter(16))
    assert failed.value.codes == ["OUT_OF_RANGE"]
