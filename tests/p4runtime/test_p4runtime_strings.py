"""Types that controllers write as strings: ports by their numbers, everything else by numbers of the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from finsy.proto import p4r
from p4runtime_rig import DELETE, INSERT, MODIFY, Client, Failed, Rig, config, ethernet, rig

from xcpr.p4runtime.encoding.newtypes import StringType
from xcpr.p4runtime.encoding.translation import StringMap
from xcpr.p4runtime.pipeline.pipeline import Pipelines
from xcpr.p4runtime.pipeline.program import Program


def make_string_config(cookie: int | None = None) -> p4r.ForwardingPipelineConfig:
    """Returns the features with types of strings: ports, and addresses as PINS has ids of objects."""
    made = config(cookie=cookie)
    types = made.p4info.type_info.new_types
    for name in ("port_id_t", "wide_port_t", "neighbor_id_t"):
        types[name].Clear()
        types[name].translated_type.sdn_string.SetInParent()
    types["neighbor_id_t"].annotations.append('@p4runtime_translation_mappings({ { "" , 0 } , { "router" , 0x7 } , })')
    for table in made.p4info.tables:
        for field in table.match_fields:
            if field.name in ("hdr.ethernet.dst", "hdr.ethernet.src") and table.preamble.name != "I.lpm_table":
                field.ClearField("bitwidth")
                field.type_name.name = "neighbor_id_t"
            elif field.name == "std.ingress_port":
                field.ClearField("bitwidth")
                field.type_name.name = "port_id_t"
    for action in made.p4info.actions:
        for param in action.params:
            if param.name == "port":
                param.ClearField("bitwidth")
                param.type_name.name = "port_id_t"
    for header in made.p4info.controller_packet_metadata:
        header.metadata[0].ClearField("bitwidth")
        header.metadata[0].type_name.name = "port_id_t"
    return made


@pytest.fixture
def made() -> Iterator[Rig]:
    with rig(None) as empty:
        yield empty


@pytest.fixture
def client(made: Rig) -> Iterator[Client]:
    with made.client() as one:
        one.set("VERIFY_AND_COMMIT", make_string_config())
        yield one


def forward(made: Rig, port: str, action: str = "I.forward") -> p4r.Action:
    message = p4r.Action(action_id=made.names[action])
    message.params.add(param_id=1, value=port.encode())
    return message


def entry(made: Rig, neighbor: str, port: str = "2", table: str = "exact_table") -> p4r.TableEntry:
    message = p4r.TableEntry(table_id=made.names[table])
    message.match.add(field_id=1).exact.value = neighbor.encode()
    message.action.action.CopyFrom(forward(made, port))
    return message


def refusal(client: Client, kind: int, message: Any) -> Failed:
    with pytest.raises(Failed) as failed:
        client.write(kind, message)
    return failed.value


def test_entries_with_string_keys_are_read_as_written(made: Rig, client: Client) -> None:
    written = [entry(made, name, port) for name, port in (("alice", "1"), ("bob", "2"), ("", "3"), ("é/1", "510"))]
    for one in written:
        client.write(INSERT, one)
    assert client.read(p4r.TableEntry(table_id=made.names["exact_table"])) == written
    asked = entry(made, "bob")
    asked.ClearField("action")
    assert client.read(asked) == [written[1]]
    assert client.read(entry(made, "nobody")) == []


def test_string_key_identifies_one_entry(made: Rig, client: Client) -> None:
    client.write(INSERT, entry(made, "alice"))
    assert refusal(client, INSERT, entry(made, "alice", "3")).codes == ["ALREADY_EXISTS"]
    client.write(MODIFY, entry(made, "alice", "3"))
    assert refusal(client, DELETE, entry(made, "bob")).codes == ["NOT_FOUND"]
    client.write(DELETE, entry(made, "alice"))
    assert client.read(p4r.TableEntry(table_id=made.names["exact_table"])) == []


@pytest.mark.parametrize("port", ["eth0", "512", "-1", "01", "", "1 "])
def test_port_that_is_no_decimal_number_is_refused(made: Rig, client: Client, port: str) -> None:
    failed = refusal(client, INSERT, entry(made, "alice", port))
    assert failed.codes == ["INVALID_ARGUMENT"]
    assert failed.parts[0].message == f'port: a port of the type port_id_t is "0" to "511", not "{port}"'


def test_string_that_is_not_utf8_is_refused(made: Rig, client: Client) -> None:
    message = entry(made, "alice")
    message.match[0].exact.value = b"\xff\xfe"
    failed = refusal(client, INSERT, message)
    assert failed.parts[0].message == "hdr.ethernet.dst: a value of the type neighbor_id_t is a string in UTF-8"


def test_ternary_match_on_a_string_is_refused(made: Rig, client: Client) -> None:
    message = p4r.TableEntry(table_id=made.names["ternary_table"], priority=1)
    message.match.add(field_id=1).ternary.value = b"alice"
    message.action.action.CopyFrom(forward(made, "1"))
    failed = refusal(client, INSERT, message)
    assert failed.parts[0].message == "key field hdr.ethernet.dst: strings have no match of kind ternary"
    message.match[0].Clear()
    message.match[0].field_id = 3
    message.match[0].optional.value = b"4"
    client.write(INSERT, message)
    assert client.read(p4r.TableEntry(table_id=made.names["ternary_table"])) == [message]


def test_packet_metadata_has_ports_as_strings(made: Rig, client: Client) -> None:
    """The first string is 1 in the data plane, so a frame to that address hits its entry."""
    assert client.stream
    message = entry(made, "alice")
    message.action.action.CopyFrom(p4r.Action(action_id=made.names["I.to_controller"]))
    client.write(INSERT, message)
    made.frame(3, ethernet(1))
    metadata = client.stream.next("packet").metadata
    assert metadata[0].value == b"3"
    client.stream.send(packet=p4r.PacketOut(payload=ethernet(2), metadata=[_metadata(1, b"7"), _metadata(2, b"\0")]))
    client.stream.send(packet=p4r.PacketOut(payload=b"x", metadata=[_metadata(1, b"eth7"), _metadata(2, b"\0")]))
    error = client.stream.next("error")
    assert error.canonical_code == 3
    assert 'a port of the type port_id_t is "0" to "511", not "eth7"' in error.message


def _metadata(number: int, value: bytes) -> p4r.PacketMetadata:
    return p4r.PacketMetadata(metadata_id=number, value=value)


def test_replicas_and_watch_ports_are_strings(made: Rig, client: Client) -> None:
    group = p4r.MulticastGroupEntry(multicast_group_id=5)
    group.replicas.add(port=b"12", instance=1)
    client.write(INSERT, group)
    assert client.read(p4r.MulticastGroupEntry(multicast_group_id=5)) == [group]
    member = p4r.ActionProfileMember(action_profile_id=made.names["chooser"], member_id=1, action=forward(made, "9"))
    client.write(INSERT, member)
    groups = p4r.ActionProfileGroup(action_profile_id=made.names["chooser"], group_id=1, max_size=2)
    groups.members.add(member_id=1, weight=1, watch_port=b"9")
    client.write(INSERT, groups)
    assert client.read(p4r.ActionProfileMember(action_profile_id=made.names["chooser"])) == [member]
    assert client.read(p4r.ActionProfileGroup(action_profile_id=made.names["chooser"])) == [groups]


def test_string_numbers_are_retained_by_reconcile(made: Rig, client: Client) -> None:
    for name in ("alice", "bob"):
        client.write(INSERT, entry(made, name))
    client.write(DELETE, entry(made, "alice"))
    default = p4r.TableEntry(table_id=made.names["exact_table"], is_default_action=True)
    default.action.action.CopyFrom(forward(made, "4"))
    client.write(MODIFY, default)
    client.set("RECONCILE_AND_COMMIT", make_string_config(cookie=2))
    assert client.read(p4r.TableEntry(table_id=made.names["exact_table"])) == [entry(made, "bob")]
    (read,) = client.read(p4r.TableEntry(table_id=made.names["exact_table"], is_default_action=True))
    assert read.action == default.action


def test_strings_get_the_smallest_free_number() -> None:
    kind = StringType("t", 3, is_port=False, mappings=(("", 0), ("router", 2)))
    numbers = StringMap(kind)
    assert [numbers.number(text, "x", allocate=True) for text in ("a", "b", "a", "router", "")] == [1, 3, 1, 2, 0]
    assert [numbers.text(number) for number in (0, 1, 2, 3)] == ["", "a", "router", "b"]
    assert numbers.text(5) == "5", "a number that the program made by itself"
    assert [numbers.number(text, "x", allocate=True) for text in ("5", "c", "d", "e")] == [5, 4, 6, 7]
    with pytest.raises(Exception, match="the type t has 3 bits, and no number is left"):
        numbers.number("f", "x", allocate=True)


def test_translation_mappings_of_the_program_are_applied() -> None:
    made = make_string_config()
    types = Program(made.p4info, made.p4_device_config).string_types
    assert types["neighbor_id_t"] == StringType("neighbor_id_t", 48, is_port=False, mappings=(("", 0), ("router", 7)))
    assert types["port_id_t"] == StringType("port_id_t", 9, is_port=True, mappings=())
    made.p4info.type_info.new_types["neighbor_id_t"].annotations[0] = (
        '@p4runtime_translation_mappings({ { "a" , 1 } , { "b" , 1 } })'
    )
    with pytest.raises(Exception, match='its mapping of "b" to 1 does not fit 48 bits alone'):
        Program(made.p4info, made.p4_device_config)


def test_register_of_strings_is_refused() -> None:
    made = make_string_config()
    register = next(one for one in made.p4info.registers if one.preamble.name == "I.memory")
    register.type_spec.new_type.name = "neighbor_id_t"
    with pytest.raises(Exception, match=r"register I\.memory: values of the type neighbor_id_t, strings"):
        Program(made.p4info, made.p4_device_config)


def test_data_plane_receives_the_numbers_of_strings() -> None:
    """The commands say which numbers the engine gets: the port as written, the string's first free one."""

    class Engine:
        def __init__(self) -> None:
            self.commands = ""

        def load(self, program_json: str) -> None: ...
        def without_ports(self) -> Engine:
            return self

        def stop(self) -> object:
            return None

        def apply(self, commands_json: str) -> str:
            self.commands += commands_json
            return '["done"]'

    engine = Engine()
    pipelines = Pipelines(engine)
    pipelines.set(p4r.SetForwardingPipelineConfigRequest.VERIFY_AND_COMMIT, make_string_config())
    assert pipelines.running
    ids = {t.name: t.id for t in pipelines.running.entities.program.tables.values()}
    actions = {a.name: a.id for a in pipelines.running.entities.program.actions.values()}
    message = p4r.TableEntry(table_id=ids["I.exact_table"])
    message.match.add(field_id=1).exact.value = b"alice"
    message.action.action.action_id = actions["I.forward"]
    message.action.action.params.add(param_id=1, value=b"258")
    update = p4r.Update(type=p4r.Update.INSERT, entity=p4r.Entity(table_entry=message))
    assert pipelines.running.entities.write([update], p4r.WriteRequest.CONTINUE_ON_ERROR) == [None]
    assert '"params": {"port": "0x102"}' in engine.commands
    assert '"hdr.ethernet.dst": {"exact": {"value": "0x1"}}' in engine.commands
