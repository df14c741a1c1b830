"""Action profiles: members, groups with weights, one-shots, watch ports."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from finsy.proto import p4r
from p4runtime_rig import CPU_PORT, DELETE, INSERT, MODIFY, Client, Names, Rig, config, ethernet, rig

from xcpr.p4runtime.entities.profiles import ActionProfileStore
from xcpr.p4runtime.pipeline.program import Program
from xcpr.p4runtime.step import Step

N = Names(config().p4info)


def member(number: int, port: int = 1, profile: str = "chooser") -> p4r.ActionProfileMember:
    action = N.action("I.forward", port=port)
    return p4r.ActionProfileMember(action_profile_id=N[profile], member_id=number, action=action)


def group(number: int, *weights: tuple[int, int], **rest: Any) -> p4r.ActionProfileGroup:
    made = p4r.ActionProfileGroup(action_profile_id=N["chooser"], group_id=number, **rest)
    for one, weight in weights:
        made.members.add(member_id=one, weight=weight)
    return made


def entry_with_profile(dst: int, table: str = "group_table", **to: Any) -> p4r.TableEntry:
    entry = N.entry(table, {"dst": dst})
    for name, value in to.items():
        setattr(entry.action, name, value)
    return entry


def one_shot(dst: int, *weights: tuple[int, int]) -> p4r.TableEntry:
    entry = N.entry("group_table", {"dst": dst})
    entry.action.action_profile_action_set.SetInParent()
    for port, weight in weights:
        one = entry.action.action_profile_action_set.action_profile_actions.add(weight=weight)
        one.action.CopyFrom(N.action("I.forward", port=port))
    return entry


def count_packet_ins(made: Rig, client: Client, dst: int, frames: int = 200) -> int:
    """Returns how many of these frames, which differ in their source, come to the controller."""
    assert client.stream
    client.write(INSERT, N.entry("exact_table", {"dst": 0xE0D}, N.action("I.to_controller")))
    # The numbers are not counted up: the last bits of a CRC-16 of numbers that differ in one byte hardly differ.
    draw = random.Random(1)
    for _ in range(frames):
        made.frame(1, ethernet(dst, src=draw.getrandbits(47)))
    made.frame(1, ethernet(0xE0D))
    seen = 0
    while not client.stream.next("packet").payload.startswith(bytes.fromhex("000000000e0d")):
        seen += 1
    client.write(DELETE, N.entry("exact_table", {"dst": 0xE0D}))
    return seen


def test_members_and_groups_are_read_as_written(client: Client) -> None:
    members = [member(1), member(2, port=9), member(1, profile="profile")]
    groups = [group(1, (1, 5), (2, 1), max_size=8), group(2)]
    client.write(INSERT, *members)
    client.write(INSERT, *groups)
    assert client.read(p4r.ActionProfileMember()) == members
    assert client.read(p4r.ActionProfileMember(action_profile_id=N["profile"])) == members[2:]
    assert client.read(p4r.ActionProfileMember(action_profile_id=N["chooser"], member_id=2)) == members[1:2]
    assert client.read(p4r.ActionProfileGroup(), p4r.ActionProfileGroup(group_id=2)) == [*groups, groups[1]]
    entries = [entry_with_profile(1, action_profile_group_id=1), entry_with_profile(2, action_profile_member_id=2)]
    client.write(INSERT, *entries)
    assert client.read(p4r.TableEntry(table_id=N["group_table"])) == entries
    client.write(DELETE, *entries, *groups, *members)
    assert client.read(p4r.ActionProfileMember(), p4r.ActionProfileGroup()) == []


def test_weights_and_modifications_apply_to_packets(made: Rig, client: Client) -> None:
    client.write(INSERT, member(1, port=CPU_PORT), member(2, port=3), group(1, (1, 1), (2, 3)))
    client.write(INSERT, entry_with_profile(5, action_profile_group_id=1))
    assert 20 <= count_packet_ins(made, client, 5) <= 90
    client.write(MODIFY, group(1, (1, 1)))
    assert count_packet_ins(made, client, 5) == 200
    client.write(MODIFY, member(1, port=4))
    assert count_packet_ins(made, client, 5) == 0
    client.write(MODIFY, entry_with_profile(5, action_profile_member_id=2), member(2, port=CPU_PORT))
    assert count_packet_ins(made, client, 5) == 200


def test_referenced_members_and_groups_can_not_be_deleted(client: Client) -> None:
    client.write(INSERT, member(1), member(2), group(1, (1, 1)))
    client.write(
        INSERT, entry_with_profile(5, action_profile_group_id=1), entry_with_profile(6, action_profile_member_id=2)
    )
    for what, why in ((member(1), "is in group 1"), (member(2), "point to member 2"), (group(1), "point to group 1")):
        client.refuses(DELETE, what, "FAILED_PRECONDITION", why)
    client.write(MODIFY, entry_with_profile(5, action_profile_member_id=2))
    client.write(DELETE, group(1), member(1))
    client.write(DELETE, entry_with_profile(5), entry_with_profile(6), member(2))


@pytest.mark.parametrize(
    ("kind", "what", "code", "why"),
    [
        (INSERT, member(0), "INVALID_ARGUMENT", "id is not 0"),
        (INSERT, member(1), "ALREADY_EXISTS", "member 1 is there already"),
        (MODIFY, member(9), "NOT_FOUND", "no member 9"),
        (DELETE, member(9), "NOT_FOUND", "no member 9"),
        (INSERT, p4r.ActionProfileMember(action_profile_id=N["chooser"], member_id=3), "INVALID_ARGUMENT", "an action"),
        (
            INSERT,
            p4r.ActionProfileMember(action_profile_id=3, member_id=3),
            "INVALID_ARGUMENT",
            "no action profile has",
        ),
        (
            INSERT,
            p4r.ActionProfileMember(action_profile_id=N["chooser"], member_id=3, action=N.action("I.to_controller")),
            "INVALID_ARGUMENT",
            "no action has the id",
        ),
        (MODIFY, member(1, port=600), "OUT_OF_RANGE", "9 bits"),
        (INSERT, group(0), "INVALID_ARGUMENT", "id is not 0"),
        (INSERT, group(1), "ALREADY_EXISTS", "group 1 is there already"),
        (MODIFY, group(9), "NOT_FOUND", "no group 9"),
        (DELETE, group(9), "NOT_FOUND", "no group 9"),
        (MODIFY, group(1, max_size=3), "INVALID_ARGUMENT", "max_size 3 differs"),
        (INSERT, group(2, (9, 1)), "NOT_FOUND", "no member 9"),
        (INSERT, group(2, (1, 1), (1, 1)), "INVALID_ARGUMENT", "in it twice"),
        (INSERT, group(2, (1, 0)), "INVALID_ARGUMENT", "weight 0"),
        (INSERT, group(2, (1, -1)), "INVALID_ARGUMENT", "weight -1"),
        (INSERT, group(2, (1, 5), max_size=4), "INVALID_ARGUMENT", "the sum of its weights is 5"),
        (INSERT, p4r.ActionProfileGroup(action_profile_id=N["profile"], group_id=1), "INVALID_ARGUMENT", "no selector"),
        (INSERT, entry_with_profile(5, action_profile_member_id=9), "NOT_FOUND", "no member 9"),
        (INSERT, entry_with_profile(5, action_profile_group_id=9), "NOT_FOUND", "no group 9"),
        (
            INSERT,
            entry_with_profile(5, "profile_table", action_profile_group_id=1),
            "INVALID_ARGUMENT",
            "point to a member, not",
        ),
        (INSERT, N.entry("group_table", {"dst": 1}, N.action("I.drop")), "INVALID_ARGUMENT", "not to action"),
        (INSERT, one_shot(5, (1, 1)), "INVALID_ARGUMENT", "can't be mixed"),
    ],
)
def test_invalid_profile_update_is_refused(shared: Client, kind: int, what: Any, code: str, why: str) -> None:
    shared.refuses(kind, what, code, why)


@pytest.fixture(scope="module")
def shared() -> Iterator[Client]:
    with rig() as it, it.client() as client:
        client.write(INSERT, member(1), group(1, (1, 1)))
        yield client


def test_full_profile_refuses_members(client: Client) -> None:
    client.write(INSERT, *[member(i, profile="profile") for i in range(1, 5)])
    client.refuses(INSERT, member(5, profile="profile"), "RESOURCE_EXHAUSTED", "it holds 4 members")
    client.write(DELETE, member(2, profile="profile"))
    client.write(INSERT, member(5, profile="profile"))


def test_one_shot_action_sets_are_written_and_applied(made: Rig, client: Client) -> None:
    entry = one_shot(5, (CPU_PORT, 1), (3, 3))
    client.write(INSERT, entry)
    assert client.read(p4r.TableEntry(table_id=N["group_table"])) == [entry]
    assert client.read(p4r.ActionProfileMember(), p4r.ActionProfileGroup()) == []
    assert 20 <= count_packet_ins(made, client, 5) <= 90
    client.refuses(INSERT, member(1), "INVALID_ARGUMENT", "can't be mixed")
    client.refuses(INSERT, group(1), "INVALID_ARGUMENT")
    client.refuses(INSERT, entry_with_profile(6, action_profile_member_id=1), "NOT_FOUND")
    # One entry may take the whole room of the profile, twice over: what is replaced makes room.
    full = one_shot(5, *[(CPU_PORT, 1)] * 32)
    for _ in range(2):
        client.write(MODIFY, full)
    assert count_packet_ins(made, client, 5) == 200
    client.refuses(INSERT, one_shot(6, (1, 1)), "RESOURCE_EXHAUSTED")
    client.refuses(INSERT, one_shot(6, (1, 0)), "RESOURCE_EXHAUSTED")
    client.write(DELETE, one_shot(5))
    client.refuses(INSERT, one_shot(6, (1, 0)), "INVALID_ARGUMENT")
    client.write(INSERT, one_shot(6, (1, 1)))
    client.write(DELETE, one_shot(6))
    client.write(INSERT, member(1))


def test_members_with_a_watch_port_down_are_skipped() -> None:
    loaded = config()
    program = Program(loaded.p4info, loaded.p4_device_config)
    store = ActionProfileStore(program.profiles[N["chooser"]])
    for number in (1, 2):
        store.write_member(INSERT, member(number), Step())
    watching = group(1, (1, 2), (2, 1))
    watching.members[0].watch_port = b"\0\x07"
    store.write_group(INSERT, watching, Step())
    assert store.groups[1].members[0].watch_port == b"\x07"

    def group_updates(port: int, up: bool) -> list[Any]:
        step = Step()
        store.port_changed(port, up, step)
        return [command["members"] for command in step.commands]

    assert group_updates(6, up=False) == []
    assert group_updates(7, up=False) == [[(2, 1)]]
    step = Step()
    store.write_group(MODIFY, watching, step)
    assert step.commands[0]["members"] == [(2, 1)]
    assert group_updates(7, up=True) == [[(1, 2), (2, 1)]]


def test_weights_divide_many_flows(made: Rig, client: Client) -> None:
    client.write(INSERT, *[member(i, port=CPU_PORT if i == 1 else 3) for i in (1, 2, 3)])
    client.write(INSERT, group(1, (1, 2), (2, 1), (3, 1)))
    client.write(INSERT, entry_with_profile(5, action_profile_group_id=1))
    assert 400 <= count_packet_ins(made, client, 5, frames=1000) <= 600
