"""The choice of the primary: the rules of P4Runtime's "Client Arbitration and Controller Replication"."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from finsy.proto import p4r, stratum
from google.protobuf.message import Message
from p4runtime_rig import DEVICE, INSERT, MODIFY, Client, Failed, Rig, Stream, config, ethernet, rig

from xcpr.p4runtime.server.arbitration import MAX_ROLES
from xcpr.p4runtime.server.service import MAX_STREAMS


@pytest.fixture(scope="module")
def shared() -> Iterator[Rig]:
    with rig() as made:
        yield made


def open_stream(made: Rig) -> Stream:
    return Stream(Client(made.server.port, None).stub)


def open_arbitrated(made: Rig, *election_ids: int) -> list[Stream]:
    """Opens streams with these election ids, one after the other; each has received its arbitration update."""
    streams = []
    for election_id in election_ids:
        streams.append(open_stream(made))
        streams[-1].arbitrate(election_id)
        streams[-1].next_arbitration()
    return streams


def test_first_client_becomes_primary_and_a_lower_id_backup(made: Rig) -> None:
    first, second = open_stream(made), open_stream(made)
    first.arbitrate(10)
    assert first.next_arbitration() == ("OK", 10)
    second.arbitrate(9)
    assert second.next_arbitration() == ("ALREADY_EXISTS", 10)
    first.quiet()


def test_higher_election_id_becomes_primary_and_both_are_notified(made: Rig) -> None:
    first, second = open_stream(made), open_stream(made)
    first.arbitrate(1 << 100)
    assert first.next_arbitration() == ("OK", 1 << 100)
    second.arbitrate((1 << 100) + 1)
    assert second.next_arbitration() == ("OK", (1 << 100) + 1)
    assert first.next_arbitration() == ("ALREADY_EXISTS", (1 << 100) + 1)


@pytest.mark.parametrize("end", ["close", "cut"])
def test_no_backup_is_promoted_when_the_primary_leaves(made: Rig, end: str) -> None:
    first, second = open_arbitrated(made, 10, 9)
    third = open_stream(made)
    getattr(first, end)()
    assert second.next_arbitration() == ("NOT_FOUND", 10)
    # Not even one that comes with less than the highest id ever seen becomes primary.
    third.arbitrate(8)
    assert third.next_arbitration() == ("NOT_FOUND", 10)
    second.arbitrate(10)
    assert second.next_arbitration() == ("OK", 10)
    assert third.next_arbitration() == ("ALREADY_EXISTS", 10)


def test_leaving_backup_causes_no_notification(made: Rig) -> None:
    first, second = open_arbitrated(made, 10, 9)
    second.cut()
    first.quiet()


def test_primary_can_demote_itself(made: Rig) -> None:
    first, second = open_arbitrated(made, 10, 9)
    first.arbitrate(5)
    assert first.next_arbitration() == ("NOT_FOUND", 10)
    assert second.next_arbitration() == ("NOT_FOUND", 10)
    first.arbitrate(None)
    assert first.next_arbitration() == ("NOT_FOUND", 10)
    first.quiet()


def test_client_without_election_id_is_backup_and_zero_is_an_id(made: Rig) -> None:
    first, second, third = (open_stream(made) for _ in range(3))
    first.arbitrate(None)
    assert first.next_arbitration() == ("NOT_FOUND", None)
    second.arbitrate(None)
    assert second.next_arbitration() == ("NOT_FOUND", None)
    third.arbitrate(0)
    assert third.next_arbitration() == ("OK", 0)
    assert first.next_arbitration() == second.next_arbitration() == ("ALREADY_EXISTS", 0)


def test_election_id_in_use_ends_the_stream(made: Rig) -> None:
    (first,) = open_arbitrated(made, 10)
    second = open_stream(made)
    second.arbitrate(10)
    assert second.ended() == "INVALID_ARGUMENT"
    (third,) = open_arbitrated(made, 9)
    third.arbitrate(10)
    assert third.ended() == "INVALID_ARGUMENT"
    first.quiet()
    # No stream uses 9 any more.
    fourth = open_stream(made)
    fourth.arbitrate(9)
    assert fourth.next_arbitration() == ("ALREADY_EXISTS", 10)


def test_repeated_arbitration_of_a_client_is_accepted(made: Rig) -> None:
    first = open_stream(made)
    for _ in range(2):
        first.arbitrate(10)
        assert first.next_arbitration() == ("OK", 10)


def test_each_role_has_its_own_primary(made: Rig) -> None:
    default, routing, other = (open_stream(made) for _ in range(3))
    default.arbitrate(10)
    assert default.next_arbitration() == ("OK", 10)
    routing.arbitrate(10, "routing")
    update = routing.next("arbitration")
    assert (update.role.name, update.status.code, update.election_id.low) == ("routing", 0, 10)
    other.arbitrate(11, "routing")
    assert other.next_arbitration() == ("OK", 11)
    assert routing.next_arbitration() == ("ALREADY_EXISTS", 11)
    default.quiet()


def test_only_roles_with_a_primary_are_stored(made: Rig) -> None:
    def request_role(role: str, election_id: int | None) -> Stream:
        stream = open_stream(made)
        stream.arbitrate(election_id, role)
        return stream

    for i in range(2 * MAX_ROLES):
        backup = request_role(f"backup {i}", None)
        assert backup.next_arbitration() == ("NOT_FOUND", None)
        backup.close()
        assert backup.ended() == "OK"
    for i in range(MAX_ROLES - 1):  # The default role is one.
        primary = request_role(f"primary {i}", 1)
        assert primary.next_arbitration() == ("OK", 1)
        primary.close()
        assert primary.ended() == "OK"
    for election_id in (None, 1):
        assert request_role("one more", election_id).ended() == "RESOURCE_EXHAUSTED"
    assert request_role("primary 0", 0).next_arbitration() == ("NOT_FOUND", 1)


def test_device_and_role_of_a_stream_can_not_change(made: Rig) -> None:
    wrong = open_stream(made)
    wrong.arbitrate(1, device=DEVICE + 1)
    assert wrong.ended() == "NOT_FOUND"
    for change in ({"device": DEVICE + 1}, {"role": "routing"}):
        stream = open_stream(made)
        stream.arbitrate(1)
        assert stream.next_arbitration()[0] == "OK"
        stream.arbitrate(2, **change)  # type: ignore[arg-type]
        assert stream.ended() == "FAILED_PRECONDITION"


def send_role_config(stream: Stream, role: str, config: Message) -> None:
    update = p4r.MasterArbitrationUpdate(device_id=DEVICE, election_id=p4r.Uint128(low=1))
    update.role.name = role
    update.role.config.Pack(config)
    stream.send(arbitration=update)


def test_unknown_role_configurations_are_refused(made: Rig) -> None:
    stream = open_stream(made)
    send_role_config(stream, "routing", p4r.Uint128())
    assert stream.ended() == "INVALID_ARGUMENT"


def test_role_configuration_limits_reads_writes_and_packets(made: Rig) -> None:
    names = made.names
    drop = names.entry("lpm_table", {"src": (0x0A << 40, "/", 8)}, names.action("I.drop"))
    to_cpu = names.entry("exact_table", {"dst": 1}, names.action("I.to_controller"))
    shared = names.entry("learned", {"src": 1, "ingress_port": 1}, names.action("NoAction"))
    limits = stratum.P4RoleConfig(exclusive_p4_ids=[names["lpm_table"]], shared_p4_ids=[names["learned"]])
    with made.client(1) as full, made.client(None) as limited:
        limited.stream, limited.election_id, limited.role = Stream(limited.stub), 1, "limited"
        send_role_config(limited.stream, "limited", limits)
        update = limited.stream.next("arbitration")
        accepted = stratum.P4RoleConfig()
        assert update.role.config.Unpack(accepted)
        assert (update.status.code, accepted) == (0, limits)
        limited.write(INSERT, drop, shared)
        full.write(MODIFY, shared)
        full.write(INSERT, to_cpu)
        for client, entry in ((full, drop), (limited, to_cpu), (limited, p4r.CloneSessionEntry(session_id=1))):
            client.refuses(INSERT, entry, "PERMISSION_DENIED")
        with pytest.raises(Failed, match="may not set forwarding pipeline configs"):
            limited.set("VERIFY", config())
        request = p4r.ReadRequest(device_id=DEVICE, role="limited")
        request.entities.add().table_entry.SetInParent()
        found = {e.table_entry.table_id for r in limited.stub.Read(request) for e in r.entities}
        assert found == {names["lpm_table"], names["learned"]}
        # The limited client gets no packets until its configuration says so, and then those that
        # its filter lets through.
        made.frame(1, ethernet(1))
        assert full.stream and full.stream.next("packet")
        limited.stream.quiet()
        limits.receives_packet_ins = True
        limits.packet_in_filter.metadata_id, limits.packet_in_filter.value = 1, b"\x02"
        send_role_config(limited.stream, "limited", limits)
        assert limited.stream.next_arbitration() == ("OK", 1)
        for port in (1, 2):
            made.frame(port, ethernet(1))
        assert limited.stream.next("packet").metadata[0].value == b"\x02"
        limited.stream.quiet()


def test_too_many_streams_are_refused(made: Rig) -> None:
    streams = []
    for i in range(MAX_STREAMS):
        streams.append(open_stream(made))
        streams[-1].arbitrate(None)
        assert streams[-1].next_arbitration() == ("NOT_FOUND", None), i
    for _ in range(20):
        assert open_stream(made).ended() == "RESOURCE_EXHAUSTED"
    with made.client(None) as client:
        assert client.read(p4r.TableEntry())
    for stream in streams:
        stream.cut()


def test_only_the_primary_writes(shared: Rig) -> None:
    entry = shared.names.entry("lpm_table", {"src": (0x0A << 40, "/", 8)}, shared.names.action("I.drop"))
    with shared.client(20) as primary, shared.client(19) as backup:
        for client in (backup, Client(shared.server.port, None)):
            with pytest.raises(Failed) as failed:
                client.write(INSERT, entry)
            assert failed.value.code == "PERMISSION_DENIED"
            with pytest.raises(Failed) as failed:
                client.set("VERIFY", config())
            assert failed.value.code == "PERMISSION_DENIED"
            assert client.read(p4r.TableEntry(table_id=entry.table_id)) == []
        primary.write(INSERT, entry)
        assert backup.read(p4r.TableEntry(table_id=entry.table_id)) == [entry]
        primary.device = DEVICE + 1
        for call in (
            lambda: primary.write(MODIFY, entry),
            lambda: primary.set("VERIFY", config()),
            lambda: primary.read(entry),
            primary.get,
        ):
            with pytest.raises(Failed) as failed:
                call()
            assert failed.value.code == "NOT_FOUND"
        primary.device = DEVICE
        primary.role = "nobody's"
        with pytest.raises(Failed) as failed:
            primary.write(MODIFY, entry)
        assert failed.value.code == "NOT_FOUND"
        assert primary.stream and backup.stream
        primary.stream.cut()
        assert backup.stream.next_arbitration() == ("NOT_FOUND", 20)
    # The primary has gone: its election id alone is no right to write.
    late = Client(shared.server.port, None)
    late.election_id = 20
    with pytest.raises(Failed) as failed:
        late.write(MODIFY, entry)
    assert failed.value.code == "PERMISSION_DENIED"


def test_capabilities_report_the_api_version(shared: Rig) -> None:
    with shared.client(None) as client:
        for device in (0, DEVICE):
            answer = client.stub.Capabilities(p4r.CapabilitiesRequest(device_id=device))
            assert re.fullmatch(r"1\.\d+\.\d+", answer.p4runtime_api_version)
        with pytest.raises(Exception, match="there is no device"):
            client.stub.Capabilities(p4r.CapabilitiesRequest(device_id=DEVICE + 1))


@pytest.mark.parametrize("seed", range(5))
def test_random_arbitration_matches_the_specification(made: Rig, seed: int) -> None:
    """Streams come, change their ids and go; the messages are those of a model with the specification's rules."""
    draw = random.Random(seed)
    ids: dict[Stream, int | None] = {}
    highest: int | None = None
    primary: Stream | None = None

    def status(stream: Stream) -> tuple[str, int | None]:
        if primary is None:
            return "NOT_FOUND", highest
        return ("OK" if stream is primary else "ALREADY_EXISTS"), highest

    for _ in range(60):
        if ids and draw.random() < 0.2:
            gone = draw.choice(list(ids))
            gone.cut()
            del ids[gone]
            if gone is primary:
                primary = None
                for stream in ids:
                    assert stream.next_arbitration() == status(stream)
            continue
        stream = draw.choice(list(ids)) if len(ids) > 4 or (ids and draw.random() < 0.5) else open_stream(made)
        wanted = draw.choice([None, *range(12)])
        stream.arbitrate(wanted)
        if wanted is not None and any(i == wanted for other, i in ids.items() if other is not stream):
            assert stream.ended() == "INVALID_ARGUMENT"
            ids.pop(stream, None)
            if stream is primary:
                primary = None
                for other in ids:
                    assert other.next_arbitration() == status(other)
            continue
        was_primary, ids[stream] = stream is primary, wanted
        if wanted is not None and (highest is None or wanted >= highest):
            highest, primary = wanted, stream
            concerned = list(ids)
        elif was_primary:
            primary, concerned = None, list(ids)
        else:
            concerned = [stream]
        for one in concerned:
            assert one.next_arbitration() == status(one)
    for stream in ids:
        stream.quiet()
