"""Table entries: every kind of match, actions, default and constant entries, direct resources; every refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import grpc
import pytest
from finsy.proto import p4r
from p4runtime_rig import CPU_PORT, DELETE, INSERT, MODIFY, Client, Failed, Names, Rig, config, ethernet, rig

N = Names(config().p4info)
FORWARD = N.action("I.forward", port=1)
SOURCE = 0x0200_0000_0001


def table(name: str, **rest: Any) -> p4r.TableEntry:
    return p4r.TableEntry(table_id=N[name], **rest)


def entries() -> list[p4r.TableEntry]:
    """Makes one entry of each kind, in canonical form."""
    set_source = N.action("I.set_source", src=0xABCDEF)
    return [
        N.entry("exact_table", {"dst": 1}, FORWARD),
        N.entry("exact_table", {"dst": 0}, N.action("I.drop"), controller_metadata=7, metadata=b"mine"),
        N.entry("lpm_table", {"src": (0x0A << 40, "/", 8)}, FORWARD),
        N.entry("lpm_table", {"src": (0x0A0B << 32, "/", 16)}, set_source),
        N.entry("lpm_table", {}, FORWARD),
        N.entry(
            "ternary_table", {"dst": (0x10, "&", 0xF0), "type": (5, "..", 9), "ingress_port": 3}, FORWARD, priority=5
        ),
        N.entry("ternary_table", {"type": (0, "..", 0)}, set_source, priority=5),
        N.entry("ternary_table", {}, FORWARD, priority=1),
        N.entry("learned", {"src": SOURCE, "ingress_port": 2}, N.action("NoAction"), idle_timeout_ns=5_000_000_000),
        N.entry("metered_table", {"type": 0x0800}, N.action("I.metered", port=3)),
    ]


def test_entries_are_read_as_written(client: Client) -> None:
    written = entries()
    client.write(INSERT, *written)
    for entry in written:
        # A request without match asks for all entries of the table.
        found = client.read(entry)
        assert entry in found
        assert len(found) == 1 or not entry.match
    for name in ("exact_table", "lpm_table", "ternary_table", "learned", "metered_table"):
        assert client.read(table(name)) == [e for e in written if e.table_id == N[name]]
    everything = client.read(p4r.TableEntry())
    assert [e for e in everything if not e.is_const] == sorted(written, key=everything.index)
    client.write(DELETE, *written)
    assert [e for e in client.read(p4r.TableEntry()) if not e.is_const] == []


@pytest.mark.parametrize(("kind", "problem"), [(0x0800, 0), (0, 2)])
def test_key_of_type_error_has_the_values_of_the_json(kind: int, problem: int) -> None:
    """P4Info has no width for it. A packet of type 0 ends the parser with error.NoMatch."""
    with rig("removed") as made, made.client() as client:
        to_controller = made.names.action("I.forward", port=CPU_PORT)
        entry = made.names.entry("by_error", {"problem": problem}, to_controller)
        client.write(INSERT, entry)
        assert client.read(p4r.TableEntry(table_id=made.names["by_error"])) == [entry]
        made.frame(1, ethernet(1, kind=kind))
        assert client.stream
        assert client.stream.next("packet").payload == ethernet(1, kind=kind)
        with pytest.raises(Failed) as failed:
            client.write(INSERT, made.names.entry("by_error", {"problem": 1 << 32}, to_controller))
        assert "does not fit 32 bits" in failed.value.sentence


def test_values_are_returned_in_canonical_form(client: Client) -> None:
    entry = N.entry("exact_table", {"dst": 0x0102}, FORWARD)
    padded = p4r.TableEntry()
    padded.CopyFrom(entry)
    padded.match[0].exact.value = b"\0\0\0\0\0\0\0\x01\x02"
    padded.action.action.params[0].value = b"\0\x01"
    client.write(INSERT, padded)
    assert client.read(table("exact_table")) == [entry]
    client.refuses(INSERT, entry, "ALREADY_EXISTS")
    client.write(DELETE, entry)


def test_reads_are_filtered_by_the_fields_of_the_request(client: Client) -> None:
    client.write(INSERT, *entries())
    drop = p4r.TableEntry(table_id=N["exact_table"])
    drop.action.action.action_id = N["I.drop"]
    assert [e.metadata for e in client.read(drop)] == [b"mine"]
    assert len(client.read(table("exact_table", controller_metadata=7))) == 1
    assert client.read(table("exact_table", controller_metadata=8)) == []
    assert len(client.read(table("exact_table", metadata=b"mine"))) == 1
    assert len(client.read(table("ternary_table", priority=5))) == 2
    # A request without priority finds all entries with this match.
    match = N.entry("ternary_table", {"type": (0, "..", 0)})
    assert len(client.read(match)) == 1
    client.write(INSERT, N.entry("ternary_table", {"type": (0, "..", 0)}, FORWARD, priority=6))
    assert len(client.read(match)) == 2
    match.priority = 6
    assert len(client.read(match)) == 1


def test_large_read_is_split_into_responses(client: Client) -> None:
    client.write(INSERT, *[N.entry("exact_table", {"dst": i}, FORWARD) for i in range(64)])
    request = p4r.ReadRequest(device_id=client.device)
    for _ in range(20):
        request.entities.add().table_entry.table_id = N["exact_table"]
    parts = [len(response.entities) for response in client.stub.Read(request)]
    assert (sum(parts), len(parts)) == (20 * 64, 3)


def test_entries_apply_to_packets(made: Rig, client: Client) -> None:
    to_cpu = N.action("I.to_controller")
    client.write(
        INSERT,
        N.entry("exact_table", {"dst": 1}, to_cpu),
        N.entry("lpm_table", {"src": (0x0A << 40, "/", 8)}, N.action("I.forward", port=255)),
        N.entry("lpm_table", {"src": (0x0A0B << 32, "/", 16)}, N.action("I.drop")),
        N.entry(
            "ternary_table", {"type": (100, "..", 200), "ingress_port": 3}, N.action("I.forward", port=255), priority=2
        ),
        N.entry("ternary_table", {"type": (150, "..", 160)}, N.action("I.forward", port=4), priority=3),
    )
    assert client.stream

    def arrives(frame: bytes, port: int = 1) -> bool:
        """Returns whether the frame comes to the controller: one that surely does follows it."""
        made.frame(port, frame)
        made.frame(9, ethernet(1, payload=b"end"))
        got = client.stream.next("packet") if client.stream else None
        if got.payload.endswith(b"end"):
            return False
        assert client.stream and client.stream.next("packet").payload.endswith(b"end")
        return True

    assert arrives(ethernet(1))
    assert not arrives(ethernet(2))
    assert arrives(ethernet(2, src=0x0A << 40))
    assert not arrives(ethernet(2, src=0x0A0B << 32))
    assert arrives(ethernet(2, kind=100), port=3)
    assert not arrives(ethernet(2, kind=100), port=2)
    assert not arrives(ethernet(2, kind=155), port=3)
    client.write(DELETE, N.entry("ternary_table", {"type": (150, "..", 160)}, priority=3))
    assert arrives(ethernet(2, kind=155), port=3)
    client.write(MODIFY, N.entry("exact_table", {"dst": 1}, N.action("I.forward_wide", port=255)))
    assert arrives(ethernet(1))


def test_zero_is_a_value(client: Client) -> None:
    zeroes = [
        N.entry("exact_table", {"dst": 0}, N.action("I.forward", port=0)),
        N.entry("learned", {"src": 0, "ingress_port": 0}, N.action("NoAction")),
    ]
    client.write(INSERT, *zeroes)
    assert client.read(*zeroes) == zeroes
    assert zeroes[0].match[0].exact.value == zeroes[0].action.action.params[0].value == b"\0"


def test_empty_read_returns_nothing(client: Client) -> None:
    client.write(INSERT, entries()[0])
    assert client.read() == []


@pytest.mark.parametrize("annotation", ['@entry_restriction("dst::value != 1")', "@refers_to(I.lpm_table, src)"])
def test_unsupported_annotations_restrict_nothing(client: Client, annotation: str) -> None:
    annotated = config()
    exact = next(one for one in annotated.p4info.tables if one.preamble.name == "I.exact_table")
    exact.preamble.annotations.append(annotation)
    exact.match_fields[0].annotations.append(annotation)
    client.set("VERIFY_AND_COMMIT", annotated)
    client.write(INSERT, entries()[0])
    assert client.get().config.p4info == annotated.p4info


def spoil_entry(change: Callable[[Any], None], base: int = 0) -> p4r.TableEntry:
    entry = entries()[base]
    change(entry)
    return entry


def _set(path: str, value: Any) -> Callable[[Any], None]:
    def change(entry: Any) -> None:
        *steps, last = path.split(".")
        for step in steps:
            entry = entry[int(step)] if step.isdigit() else getattr(entry, step)
        setattr(entry, last, value)

    return change


def _twice(entry: Any) -> None:
    entry.match.append(entry.match[0])


def _no_action(entry: Any) -> None:
    entry.ClearField("action")


def _more_params(entry: Any) -> None:
    entry.action.action.params.add(param_id=9, value=b"\0")


def _param_twice(entry: Any) -> None:
    entry.action.action.params.append(entry.action.action.params[0])


def _no_params(entry: Any) -> None:
    del entry.action.action.params[:]


def _elapsed(entry: Any) -> None:
    entry.time_since_last_hit.SetInParent()


def _colours(entry: Any) -> None:
    entry.meter_counter_data.SetInParent()


def _lpm_for_exact(entry: Any) -> None:
    entry.match[0].lpm.value = b"\1"


REFUSED = [
    (_set("table_id", 0), 0, "INVALID_ARGUMENT", "no table has the id 0; the program has: I.exact_table"),
    (_set("table_id", 5), 0, "INVALID_ARGUMENT", "no table has the id 5"),
    (_set("match.0.field_id", 2), 0, "INVALID_ARGUMENT", "no key field has the id 2; it has: hdr.ethernet.dst (1)"),
    (_twice, 0, "INVALID_ARGUMENT", "is given twice"),
    (lambda e: e.ClearField("match"), 0, "INVALID_ARGUMENT", "an exact match can't be left out"),
    (_lpm_for_exact, 0, "INVALID_ARGUMENT", "a match of kind exact is needed, not lpm"),
    (_set("match.0.exact.value", b""), 0, "OUT_OF_RANGE", "the byte string is empty"),
    (_set("match.0.exact.value", b"\1\0\0\0\0\0\0"), 0, "OUT_OF_RANGE", "does not fit 48 bits"),
    (_set("match.0.lpm.prefix_len", 0), 2, "INVALID_ARGUMENT", "allowed is 1 to 48"),
    (_set("match.0.lpm.prefix_len", 49), 2, "INVALID_ARGUMENT", "allowed is 1 to 48"),
    (_set("match.0.lpm.prefix_len", 6), 2, "INVALID_ARGUMENT", "bits behind its prefix of 6"),
    (_set("match.0.ternary.mask", b"\0"), 5, "INVALID_ARGUMENT", "a mask of 0"),
    (_set("match.0.ternary.mask", b"\x0f"), 5, "INVALID_ARGUMENT", "bits outside its mask"),
    (_set("match.1.range.low", b"\x0a"), 5, "INVALID_ARGUMENT", "low 0xa is above high 0x9"),
    (_set("match.0.range.high", b"\xff\xff"), 6, "INVALID_ARGUMENT", "the range holds every value"),
    (_set("match.2.optional.value", b"\x02\0"), 5, "OUT_OF_RANGE", "does not fit 9 bits"),
    (_set("priority", 0), 5, "INVALID_ARGUMENT", "need a priority above 0"),
    (_set("priority", -1), 5, "INVALID_ARGUMENT", "need a priority above 0"),
    (_set("priority", 1), 0, "INVALID_ARGUMENT", "have no priority"),
    (_no_action, 0, "INVALID_ARGUMENT", "needs an action"),
    (_set("action.action.action_id", 4), 0, "INVALID_ARGUMENT", "no action has the id 4; allowed: I.forward"),
    (_set("action.action.action_id", N["I.set_source"]), 0, "INVALID_ARGUMENT", "no action has the id"),
    (_set("action.action.action_id", N["NoAction"]), 0, "PERMISSION_DENIED", "for the default entry only"),
    (_set("action.action_profile_member_id", 1), 0, "INVALID_ARGUMENT", "no action profile"),
    (_more_params, 0, "INVALID_ARGUMENT", "no parameter has the id 9; it has: port (1)"),
    (_param_twice, 0, "INVALID_ARGUMENT", "a parameter is given twice"),
    (_no_params, 0, "INVALID_ARGUMENT", "parameter port (1) is missing"),
    (_set("action.action.params.0.value", b"\2\0"), 0, "OUT_OF_RANGE", "parameter port: 0x200 does not fit 9 bits"),
    (_set("is_const", True), 0, "INVALID_ARGUMENT", "is_const can't be written"),
    (_set("is_default_action", True), 0, "INVALID_ARGUMENT", "neither match nor priority"),
    (_set("idle_timeout_ns", 5), 0, "INVALID_ARGUMENT", "does not support idle timeouts"),
    (_set("idle_timeout_ns", -5), 8, "INVALID_ARGUMENT", "below 0"),
    (_elapsed, 8, "INVALID_ARGUMENT", "time_since_last_hit can't be written"),
    (_colours, 9, "UNIMPLEMENTED", "counters per colour"),
    (_set("meter_config.cir", 5), 0, "INVALID_ARGUMENT", "no direct meter"),
    (_set("meter_config.cir", -5), 9, "INVALID_ARGUMENT", "cir -5 is below 0"),
    (_set("meter_config.eburst", 5), 9, "INVALID_ARGUMENT", "eburst"),
    (_set("counter_data.packet_count", 5), 9, "INVALID_ARGUMENT", "no direct counter"),
    (_set("counter_data.packet_count", -5), 0, "INVALID_ARGUMENT", "below 0"),
]


@pytest.mark.parametrize(("change", "base", "code", "sentence"), REFUSED)
def test_invalid_entry_is_refused_with_the_name_of_its_part(
    shared: Client, change: Callable[[Any], None], base: int, code: str, sentence: str
) -> None:
    shared.refuses(INSERT, spoil_entry(change, base), code, sentence)
    assert [e for e in shared.read(p4r.TableEntry()) if not e.is_const] == []


@pytest.fixture(scope="module")
def shared() -> Iterator[Client]:
    with rig() as it, it.client() as client:
        yield client


def test_missing_duplicate_and_surplus_entries_are_refused(client: Client) -> None:
    entry = entries()[0]
    for kind in (MODIFY, DELETE):
        client.refuses(kind, entry, "NOT_FOUND")
    client.refuses(p4r.Update.UNSPECIFIED, entry, "INVALID_ARGUMENT")
    client.write(INSERT, *[N.entry("exact_table", {"dst": i}, FORWARD) for i in range(64)])
    client.refuses(INSERT, N.entry("exact_table", {"dst": 64}, FORWARD), "RESOURCE_EXHAUSTED", "it holds 64 entries")
    client.refuses(
        INSERT, N.entry("keyless", {}, N.action("I.set_source", src=1)), "INVALID_ARGUMENT", "only a default entry"
    )
    # Only the key of a deletion counts.
    nonsense = N.entry("exact_table", {"dst": 5}, p4r.Action(action_id=1), controller_metadata=3)
    client.write(DELETE, nonsense)
    client.write(INSERT, N.entry("exact_table", {"dst": 64}, FORWARD))


def test_modify_replaces_the_entry(client: Client) -> None:
    client.write(INSERT, entries()[1], entries()[8])
    new = N.entry("exact_table", {"dst": 0}, FORWARD)
    client.write(MODIFY, new)
    assert client.read(new) == [new]
    # The action stays where the update has none.
    without = N.entry("exact_table", {"dst": 0}, metadata=b"new")
    client.write(MODIFY, without)
    new.metadata = b"new"
    assert client.read(new) == [new]
    timed = N.entry("learned", {"src": SOURCE, "ingress_port": 2}, N.action("NoAction"))
    client.write(MODIFY, timed)
    assert client.read(table("learned")) == [timed]


def default(name: str, action: p4r.Action | None = None, **rest: Any) -> p4r.TableEntry:
    entry = table(name, is_default_action=True, **rest)
    if action:
        entry.action.action.CopyFrom(action)
    return entry


def test_default_entry_is_read_modified_and_reset(made: Rig, client: Client) -> None:
    assert client.read(default("lpm_table")) == [default("lpm_table", N.action("I.drop"))]
    new = default("lpm_table", N.action("I.forward", port=255), metadata=b"m")
    client.write(MODIFY, new)
    assert client.read(default("lpm_table")) == [new]
    assert client.read(table("lpm_table")) == []
    made.frame(1, ethernet(3))
    assert client.stream and client.stream.next("packet")
    client.write(MODIFY, default("lpm_table"))
    assert client.read(default("lpm_table")) == [default("lpm_table", N.action("I.drop"))]
    made.frame(1, ethernet(3))
    client.stream.quiet()
    # The constant ones say so.
    (constant,) = client.read(default("ternary_table"))
    assert (constant.is_const, constant.action.action) == (True, N.action("NoAction"))


@pytest.mark.parametrize(
    ("kind", "entry", "code", "sentence"),
    [
        (INSERT, default("lpm_table", FORWARD), "INVALID_ARGUMENT", "can only be modified"),
        (DELETE, default("lpm_table"), "INVALID_ARGUMENT", "can only be modified"),
        (MODIFY, default("lpm_table", FORWARD, priority=1), "INVALID_ARGUMENT", "neither match nor priority"),
        (MODIFY, default("learned", N.action("NoAction"), idle_timeout_ns=1), "INVALID_ARGUMENT", "no idle timeout"),
        (MODIFY, default("ternary_table", FORWARD), "PERMISSION_DENIED", "is constant"),
        (MODIFY, default("lpm_table", N.action("I.set_source", src=1)), "PERMISSION_DENIED", "for entries only"),
        (MODIFY, default("group_table", FORWARD), "PERMISSION_DENIED", "has an action profile"),
        (MODIFY, default("keyless", FORWARD), "INVALID_ARGUMENT", "no action has the id"),
    ],
)
def test_invalid_default_entry_is_refused(
    shared: Client, kind: int, entry: p4r.TableEntry, code: str, sentence: str
) -> None:
    shared.refuses(kind, entry, code, sentence)


def test_constant_table_accepts_only_a_new_default(client: Client) -> None:
    found = client.read(table("const_table"))
    assert [(e.priority, e.is_const, len(e.match)) for e in found] == [(3, True, 1), (2, True, 1), (1, True, 0)]
    assert found[0].match[0].ternary.value == b"\x08\0"
    assert found[1].action.action == N.action("I.forward", port=9)
    new = N.entry("const_table", {"type": (1, "&", 1)}, FORWARD, priority=9)
    for kind, entry in ((INSERT, new), (DELETE, found[0]), (MODIFY, found[0])):
        entry.is_const = False
        client.refuses(kind, entry, "PERMISSION_DENIED", "constant")
    client.write(MODIFY, default("const_table", FORWARD))
    assert client.read(default("const_table")) == [default("const_table", FORWARD)]


def test_batch_reports_the_outcome_of_each_update(client: Client) -> None:
    good, other, bad = entries()[0], entries()[1], N.entry("exact_table", {"dst": 9}, p4r.Action())
    with pytest.raises(Failed) as failed:
        client.write(INSERT, good, bad, other, good)
    assert failed.value.code == "UNKNOWN"
    assert failed.value.codes == ["OK", "INVALID_ARGUMENT", "OK", "ALREADY_EXISTS"]
    assert failed.value.parts[0].message == ""
    assert "#1: INVALID_ARGUMENT: table I.exact_table" in failed.value.sentence
    assert client.read(table("exact_table")) == [good, other]


@pytest.mark.parametrize("atomicity", ["ROLLBACK_ON_ERROR", "DATAPLANE_ATOMIC"])
def test_atomic_batch_is_applied_completely_or_not_at_all(client: Client, atomicity: str) -> None:
    first, second = entries()[0], entries()[1]
    client.write(INSERT, first)
    changed = N.entry("exact_table", {"dst": 1}, N.action("I.drop"))
    with pytest.raises(Failed) as failed:
        client.batch([(INSERT, second), (MODIFY, changed), (DELETE, first), (DELETE, first)], atomicity)
    assert failed.value.codes == ["ABORTED", "ABORTED", "ABORTED", "NOT_FOUND"]
    assert client.read(table("exact_table")) == [first]
    client.batch([(INSERT, second), (MODIFY, changed)], atomicity)
    assert client.read(table("exact_table")) == [changed, second]


def test_large_batch_of_errors_has_a_code_for_each(client: Client) -> None:
    with pytest.raises(Failed) as failed:
        client.write(INSERT, *[spoil_entry(_no_params)] * 100)
    assert failed.value.codes == ["INVALID_ARGUMENT"] * 100


def test_batch_with_too_many_errors_lists_refused_updates(client: Client) -> None:
    """2,000 codes are more than the 8 KB of metadata that clients accept: the whole answer would be lost."""
    good, bad = entries()[0], spoil_entry(_no_params)
    with pytest.raises(Failed) as failed:
        client.write(INSERT, *[bad] * 1200, good, *[bad] * 799)
    assert (failed.value.code, failed.value.parts) == ("UNKNOWN", [])
    assert "#0: INVALID_ARGUMENT: " in failed.value.sentence
    assert "1998 more of 2000); refused are #0-1199, 1201-1999" in failed.value.sentence
    assert client.read(table("exact_table")) == [good]


def test_batch_over_the_limit_is_refused_completely(client: Client) -> None:
    with pytest.raises(Failed, match="RESOURCE_EXHAUSTED: a batch has at most 10000 updates; this one has 10001"):
        client.write(INSERT, *[entries()[0]] * 10_001)
    assert client.read(table("exact_table")) == []


def test_direct_counters_are_read_and_written(made: Rig, client: Client) -> None:
    entry = entries()[0]
    with_count = p4r.TableEntry()
    with_count.CopyFrom(entry)
    with_count.counter_data.packet_count, with_count.counter_data.byte_count = 5, 500
    client.write(INSERT, with_count)
    asked = table("exact_table")
    asked.counter_data.SetInParent()
    assert client.read(asked) == [with_count]
    made.frame(1, ethernet(1))
    (direct,) = client.read(p4r.DirectCounterEntry(table_entry=N.entry("exact_table", {"dst": 1})))
    assert (direct.data.packet_count, direct.data.byte_count) == (6, 500 + len(ethernet(1)))
    assert direct.table_entry.match == entry.match
    # A new action leaves the count alone.
    client.write(MODIFY, N.entry("exact_table", {"dst": 1}, N.action("I.drop")))
    assert client.read(asked)[0].counter_data.packet_count == 6
    direct.data.packet_count = 1
    client.write(MODIFY, direct)
    assert [e.data.packet_count for e in client.read(p4r.DirectCounterEntry())] == [1]
    for kind in (INSERT, DELETE):
        client.refuses(kind, direct, "INVALID_ARGUMENT")
    missing = p4r.DirectCounterEntry(table_entry=N.entry("exact_table", {"dst": 77}))
    client.refuses(MODIFY, missing, "NOT_FOUND")
    with pytest.raises(Failed) as failed:
        client.read(missing)
    assert failed.value.codes == ["NOT_FOUND"]
    client.refuses(MODIFY, p4r.DirectCounterEntry(table_entry=entries()[2]), "INVALID_ARGUMENT")
    # A miss counts at the default entry.
    made.frame(1, ethernet(9))
    (miss,) = client.read(p4r.DirectCounterEntry(table_entry=default("exact_table")))
    assert miss.data.packet_count == 1


def test_direct_meters_are_read_and_written(client: Client) -> None:
    entry = entries()[9]
    entry.meter_config.cir, entry.meter_config.cburst, entry.meter_config.pir, entry.meter_config.pburst = 1, 2, 3, 4
    client.write(INSERT, entry)
    asked = table("metered_table")
    assert not client.read(asked)[0].HasField("meter_config")
    asked.meter_config.SetInParent()
    assert client.read(asked) == [entry]
    direct = p4r.DirectMeterEntry(table_entry=N.entry("metered_table", {"type": 0x0800}))
    assert client.read(direct)[0].config == entry.meter_config
    direct.config.cir = direct.config.pir = 9
    client.write(MODIFY, direct)
    assert client.read(p4r.DirectMeterEntry()) == [direct]
    # A modification without configuration resets it.
    entry.ClearField("meter_config")
    client.write(MODIFY, entry)
    assert client.read(asked) == [entry]
    for kind in (INSERT, DELETE):
        client.refuses(kind, direct, "INVALID_ARGUMENT")
    client.refuses(MODIFY, p4r.DirectMeterEntry(table_entry=entries()[0]), "INVALID_ARGUMENT")


def test_read_of_several_entities_reports_each_outcome(client: Client) -> None:
    client.write(INSERT, entries()[0])
    request = p4r.ReadRequest(device_id=client.device)
    request.entities.add().table_entry.table_id = N["exact_table"]
    request.entities.add()
    request.entities.add().table_entry.table_id = 5
    request.entities.add().extern_entry.SetInParent()
    responses = client.stub.Read(request)
    assert len(next(responses).entities) == 1
    with pytest.raises(grpc.RpcError, match="read failed") as failed:
        next(responses)
    assert Failed(failed.value).codes == ["OK", "INVALID_ARGUMENT", "INVALID_ARGUMENT", "UNIMPLEMENTED"]


def test_constant_entry_accepts_a_modification_without_action(client: Client) -> None:
    entry = client.read(table("const_table"))[0]
    changed = p4r.TableEntry()
    changed.CopyFrom(entry)
    changed.is_const = False
    changed.ClearField("action")
    client.write(MODIFY, changed)
    assert client.read(table("const_table"))[0] == entry
