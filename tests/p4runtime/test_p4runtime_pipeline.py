"""Programs: verified, saved, committed, carried over, read back; and a pair of P4Info and JSON that does not fit."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from finsy.proto import p4i, p4r
from p4runtime_rig import CPU_PORT, INSERT, MODIFY, Client, Failed, Rig, config, ethernet, rig

ENTRY: dict[str, Any] = {"dst": 0x42}


@pytest.fixture
def empty() -> Iterator[Rig]:
    """Makes a switch without a program."""
    with rig(None) as made:
        yield made


@pytest.fixture
def client(empty: Rig) -> Iterator[Client]:
    with empty.client() as made:
        yield made


def refusal(call: Callable[[], Any]) -> tuple[str, str]:
    with pytest.raises(Failed) as failed:
        call()
    return failed.value.code, failed.value.sentence


def an_entry(made: Rig) -> p4r.TableEntry:
    return made.names.entry("exact_table", ENTRY, made.names.action("I.to_controller"))


def packet_ins(made: Rig, client: Client) -> bool:
    """Returns whether a frame that `an_entry` matches comes to the controller."""
    assert client.stream
    made.frame(1, ethernet(0x42))
    try:
        return bool(client.stream.seen.get(timeout=0.3))
    except Exception:
        return False


def test_reads_and_writes_fail_before_a_program_is_set(empty: Rig, client: Client) -> None:
    assert not client.get().HasField("config")
    assert refusal(lambda: client.read(p4r.TableEntry()))[0] == "FAILED_PRECONDITION"
    assert refusal(lambda: client.write(INSERT, an_entry(empty)))[0] == "FAILED_PRECONDITION"
    assert client.stream
    client.stream.send(packet=p4r.PacketOut(payload=b"x"))
    assert client.stream.next("error").canonical_code == 9


def test_committed_config_is_read_back(client: Client) -> None:
    wanted = config(cookie=99)
    client.set("VERIFY_AND_COMMIT", wanted)
    assert client.get().config == wanted
    parts = {
        "COOKIE_ONLY": {"cookie"},
        "P4INFO_AND_COOKIE": {"cookie", "p4info"},
        "DEVICE_CONFIG_AND_COOKIE": {"cookie", "p4_device_config"},
    }
    for kind, names in parts.items():
        got = client.get(kind).config
        assert {field.name for field, _ in got.ListFields()} == names
        for name in names:
            assert getattr(got, name) == getattr(wanted, name)
    client.set("VERIFY_AND_COMMIT", config())
    assert not client.get().config.HasField("cookie")


def test_config_in_the_pre_1_0_wrapper_is_accepted(empty: Rig, client: Client) -> None:
    """Controllers of p4lang's tutorials send p4.tmp.P4DeviceConfig: reassign in field 1, the JSON in field 3."""
    wrapped = config()
    text = wrapped.p4_device_config
    size = bytes([len(text) & 0x7F | 0x80, len(text) >> 7 & 0x7F | 0x80, len(text) >> 14])
    wrapped.p4_device_config = b"\x08\x01\x1a" + size + text
    client.set("VERIFY_AND_COMMIT", wrapped)
    client.write(INSERT, an_entry(empty))
    assert packet_ins(empty, client)
    assert client.get().config == wrapped


def test_commit_clears_written_entries(empty: Rig, client: Client) -> None:
    client.set("VERIFY_AND_COMMIT", config())
    client.write(INSERT, an_entry(empty))
    assert packet_ins(empty, client)
    client.set("VERIFY_AND_COMMIT", config())
    assert client.read(p4r.TableEntry(table_id=empty.names["exact_table"])) == []
    assert not packet_ins(empty, client)


def test_verify_leaves_the_running_program_unchanged(empty: Rig, client: Client) -> None:
    client.set("VERIFY", config())
    assert not client.get().HasField("config")
    client.set("VERIFY_AND_COMMIT", config(cookie=1))
    client.write(INSERT, an_entry(empty))
    client.set("VERIFY", config(cookie=2))
    assert client.get().config.cookie.cookie == 1
    assert client.read(p4r.TableEntry(table_id=empty.names["exact_table"])) == [an_entry(empty)]


def test_commit_of_a_saved_config_replays_later_writes(empty: Rig, client: Client) -> None:
    assert refusal(lambda: client.set("COMMIT"))[0] == "NOT_FOUND"
    client.set("VERIFY_AND_COMMIT", config(cookie=1))
    client.set("VERIFY_AND_SAVE", config(cookie=2))
    table = p4r.TableEntry(table_id=empty.names["exact_table"])
    client.write(INSERT, an_entry(empty))
    client.write(MODIFY, p4r.CounterEntry(counter_id=empty.names["packets"], index=p4r.Index(index=3),
                                          data=p4r.CounterData(packet_count=4)))  # fmt: skip
    assert client.read(table) == [an_entry(empty)]
    assert not packet_ins(empty, client), "what is only saved is not run"
    assert refusal(lambda: client.set("COMMIT", config()))[0] == "INVALID_ARGUMENT"
    client.set("COMMIT")
    assert client.get().config.cookie.cookie == 2
    assert client.read(table) == [an_entry(empty)]
    assert packet_ins(empty, client)
    (counter,) = client.read(p4r.CounterEntry(counter_id=empty.names["packets"], index=p4r.Index(index=3)))
    assert counter.data.packet_count == 4
    assert refusal(lambda: client.set("COMMIT"))[0] == "NOT_FOUND"


def test_reconcile_retains_written_entities(empty: Rig, client: Client) -> None:
    names = empty.names
    client.set("RECONCILE_AND_COMMIT", config(cookie=1))
    member = p4r.ActionProfileMember(
        action_profile_id=names["profile"], member_id=5, action=names.action("I.forward", port=3)
    )
    indirect = names.entry("profile_table", {"dst": 1})
    indirect.action.action_profile_member_id = 5
    default = p4r.TableEntry(table_id=names["keyless"], is_default_action=True)
    default.action.action.CopyFrom(names.action("I.set_source", src=3))
    register = p4r.RegisterEntry(register_id=names["memory"], index=p4r.Index(index=7))
    register.data.bitstring = b"\x05"
    session = p4r.CloneSessionEntry(session_id=3, replicas=[p4r.Replica(port=b"\xff", instance=1)])
    client.write(INSERT, an_entry(empty), member, session)
    client.write(INSERT, indirect)
    client.write(MODIFY, default, register)
    client.set("RECONCILE_AND_COMMIT", config(cookie=2))
    assert client.get().config.cookie.cookie == 2
    assert client.read(p4r.TableEntry(table_id=names["exact_table"])) == [an_entry(empty)]
    assert client.read(p4r.TableEntry(table_id=names["profile_table"])) == [indirect]
    assert client.read(p4r.ActionProfileMember(), p4r.CloneSessionEntry()) == [member, session]
    assert client.read(p4r.TableEntry(table_id=names["keyless"], is_default_action=True)) == [default]
    assert client.read(register) == [register]
    assert packet_ins(empty, client)


def test_reconcile_refuses_a_program_that_lacks_a_written_table(empty: Rig, client: Client) -> None:
    client.set("VERIFY_AND_COMMIT", config(cookie=1))
    client.write(INSERT, an_entry(empty))
    other = config(cookie=2)
    table = next(t for t in other.p4info.tables if t.preamble.name == "I.exact_table")
    table.preamble.id += 1
    for counter in other.p4info.direct_counters:
        if counter.direct_table_id == table.preamble.id - 1:
            counter.direct_table_id = table.preamble.id
    code, sentence = refusal(lambda: client.set("RECONCILE_AND_COMMIT", other))
    assert code == "INVALID_ARGUMENT"
    assert "can't be kept" in sentence
    assert client.get().config.cookie.cookie == 1
    assert packet_ins(empty, client)


@pytest.mark.parametrize("action", ["VERIFY", "VERIFY_AND_SAVE", "VERIFY_AND_COMMIT", "RECONCILE_AND_COMMIT"])
def test_action_without_its_config_is_refused(client: Client, action: str) -> None:
    code, sentence = refusal(lambda: client.set(action))
    assert (code, "needs a config" in sentence) == ("INVALID_ARGUMENT", True)
    assert refusal(lambda: client.set("UNSPECIFIED", config()))[0] == "INVALID_ARGUMENT"


def lose_table(bmv2: Any, _: Any) -> None:
    bmv2["pipelines"][0]["tables"] = [t for t in bmv2["pipelines"][0]["tables"] if t["name"] != "I.lpm_table"]


def rename_table(bmv2: Any, _: Any) -> None:
    next(t for t in bmv2["pipelines"][0]["tables"] if t["name"] == "I.lpm_table")["name"] = "I.other"


def rename_key(bmv2: Any, _: Any) -> None:
    next(t for t in bmv2["pipelines"][0]["tables"] if t["name"] == "I.lpm_table")["key"][0]["name"] = "other"


def other_match_kind(bmv2: Any, _: Any) -> None:
    next(t for t in bmv2["pipelines"][0]["tables"] if t["name"] == "I.lpm_table")["key"][0]["match_type"] = "exact"


def other_width(_: Any, p4info: Any) -> None:
    next(t for t in p4info.tables if t.preamble.name == "I.lpm_table").match_fields[0].bitwidth = 47


def lose_action(bmv2: Any, _: Any) -> None:
    table = next(t for t in bmv2["pipelines"][0]["tables"] if t["name"] == "I.lpm_table")
    at = table["actions"].index("I.forward")
    del table["actions"][at], table["action_ids"][at]


def other_parameter(_: Any, p4info: Any) -> None:
    next(a for a in p4info.actions if a.preamble.name == "I.set_source").params[0].name = "other"


def other_counter_size(_: Any, p4info: Any) -> None:
    p4info.counters[0].size += 1


def other_register_width(bmv2: Any, _: Any) -> None:
    next(r for r in bmv2["register_arrays"] if r["name"] == "I.memory")["bitwidth"] = 31


def lose_digest(bmv2: Any, _: Any) -> None:
    bmv2["learn_lists"][0]["name"] = "other"


def lose_profile(_: Any, p4info: Any) -> None:
    p4info.action_profiles[0].preamble.name = "other"


def extern(bmv2: Any, _: Any) -> None:
    bmv2["extern_instances"] = [{"name": "mine", "id": 0, "type": "theirs"}]


def ragged_header(_: Any, p4info: Any) -> None:
    del p4info.controller_packet_metadata[0].metadata[1]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lose_table, 'no table or conditional "I.lpm_table"'),
        (rename_table, "P4Info has the table I.lpm_table, the JSON has not; the JSON alone has: I.other"),
        (rename_key, "P4Info has the key field of I.lpm_table hdr.ethernet.src, the JSON has not; it has: other"),
        (other_match_kind, "lpm in P4Info, exact in the JSON"),
        (other_width, "47 bits in P4Info, 48 in the JSON"),
        (lose_action, "the JSON has no action I.forward"),
        (other_parameter, "action I.set_source, parameter other: it is not in the JSON"),
        (other_counter_size, "its size is 17 in P4Info, 16 in the JSON"),
        (other_register_width, "its type in P4Info is not the JSON's, of 31 bits"),
        (lose_digest, "P4Info has the digest learn_t"),
        (lose_profile, "P4Info has the action profile other"),
        (extern, "extern_instances mine: extern theirs is not supported"),
        (ragged_header, "are no whole bytes"),
    ],
)
def test_p4info_that_mismatches_the_json_is_refused(
    empty: Rig, client: Client, spoil: Callable[[Any, Any], None], sentence: str
) -> None:
    client.set("VERIFY_AND_COMMIT", config(cookie=1))
    client.write(INSERT, an_entry(empty))
    spoilt = config(cookie=2)
    bmv2 = json.loads(spoilt.p4_device_config)
    spoil(bmv2, spoilt.p4info)
    spoilt.p4_device_config = json.dumps(bmv2).encode()
    code, said = refusal(lambda: client.set("VERIFY_AND_COMMIT", spoilt))
    assert (code, sentence in said) == ("INVALID_ARGUMENT", True), said
    assert client.get().config.cookie.cookie == 1
    assert packet_ins(empty, client)


def test_unreachable_tables_are_empty_and_refuse_writes() -> None:
    """P4c has left two tables out of the JSON, though not out of P4Info."""
    with rig("removed") as made, made.client() as client:
        names = made.names
        removed = p4r.TableEntry(table_id=names["I.removed"], counter_data=p4r.CounterData())
        removed.time_since_last_hit.SetInParent()
        default = p4r.TableEntry(table_id=names["I.removed"], is_default_action=True)
        hits = p4r.DirectCounterEntry(table_entry=p4r.TableEntry(table_id=names["I.removed"]))
        for asked in (removed, default, hits, p4r.TableEntry(table_id=names["I.removed_profile"])):
            assert client.read(asked) == []
        kept = names.entry("by_error", {"problem": 2}, names.action("I.forward", port=1))
        client.write(INSERT, kept)
        assert client.read(p4r.TableEntry()) == [kept]
        default.action.action.CopyFrom(names.action("NoAction"))
        entry = names.entry("removed", {"src": 1}, names.action("I.forward", port=1))
        hits.table_entry.CopyFrom(entry)
        for kind, refused in ((INSERT, entry), (MODIFY, default), (MODIFY, hits)):
            _, sentence = refusal(lambda kind=kind, refused=refused: client.write(kind, refused))
            assert "UNIMPLEMENTED: table I.removed: no packet reaches it" in sentence
        client.set("RECONCILE_AND_COMMIT", config("removed"))
        assert client.read(p4r.TableEntry()) == [kept]


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe", b"{}", b"[1]", b"nonsense"])
def test_config_that_is_no_bmv2_json_is_refused(client: Client, junk: bytes) -> None:
    code, said = refusal(lambda: client.set("VERIFY", p4r.ForwardingPipelineConfig(p4_device_config=junk)))
    assert (code, "no BMv2 JSON" in said) == ("INVALID_ARGUMENT", True), said


def test_program_of_the_command_line_has_no_cookie() -> None:
    with rig() as made, made.client(None) as client:
        got = client.get().config
        assert got == config()
        assert CPU_PORT


def test_ids_begin_with_the_prefix_of_their_kind() -> None:
    kinds = {
        "tables": p4i.P4Ids.TABLE,
        "actions": p4i.P4Ids.ACTION,
        "action_profiles": p4i.P4Ids.ACTION_PROFILE,
        "counters": p4i.P4Ids.COUNTER,
        "direct_counters": p4i.P4Ids.DIRECT_COUNTER,
        "meters": p4i.P4Ids.METER,
        "direct_meters": p4i.P4Ids.DIRECT_METER,
        "registers": p4i.P4Ids.REGISTER,
        "digests": p4i.P4Ids.DIGEST,
        "value_sets": p4i.P4Ids.VALUE_SET,
        "controller_packet_metadata": p4i.P4Ids.CONTROLLER_HEADER,
    }
    p4info = config().p4info
    for section, kind in kinds.items():
        objects = getattr(p4info, section)
        assert objects and {one.preamble.id >> 24 for one in objects} == {kind}, section
