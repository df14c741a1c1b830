"""Random updates: what is read back is what a plain dictionary holds."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from finsy.proto import p4r
from p4runtime_rig import DELETE, INSERT, MODIFY, Failed, Names, config, rig

N = Names(config().p4info)
TABLES = ("exact_table", "lpm_table", "ternary_table", "learned", "group_table")
STEPS = 60


def random_key(draw: random.Random, table: str) -> p4r.TableEntry:
    """Draws an entry's key, out of few, so that updates meet."""
    few = draw.randrange(6)
    if table == "lpm_table":
        length = draw.choice([0, 8, 16, 48])
        match: dict[str, Any] = {"src": (few << 40 >> (48 - length) << (48 - length), "/", length)} if length else {}
        return N.entry(table, match)
    if table == "ternary_table":
        match = {"dst": (few & 6, "&", 6)} if draw.random() < 0.5 else {}
        match |= {"type": (few, "..", few + draw.randrange(2))} if draw.random() < 0.5 else {}
        match |= {"ingress_port": few} if draw.random() < 0.5 else {}
        return N.entry(table, match, priority=draw.randrange(1, 3))
    if table == "learned":
        return N.entry(table, {"src": few, "ingress_port": 1})
    return N.entry(table, {"dst": few})


def random_update(draw: random.Random) -> tuple[int, Any]:
    kind = draw.choice([INSERT, INSERT, MODIFY, DELETE])
    number = draw.randrange(1, 5)
    family = draw.choice([*TABLES, "member", "group", "session", "multicast"])
    action = N.action("I.forward", port=draw.randrange(400))
    if family == "member":
        return kind, p4r.ActionProfileMember(action_profile_id=N["chooser"], member_id=number, action=action)
    if family == "group":
        group = p4r.ActionProfileGroup(action_profile_id=N["chooser"], group_id=number)
        for member in draw.sample(range(1, 5), draw.randrange(3)):
            group.members.add(member_id=member, weight=draw.randrange(1, 5))
        return kind, group
    replicas = [p4r.Replica(port=bytes([port]), instance=1) for port in draw.sample(range(9), draw.randrange(3))]
    if family == "session":
        return kind, p4r.CloneSessionEntry(session_id=number, replicas=replicas)
    if family == "multicast":
        return kind, p4r.MulticastGroupEntry(multicast_group_id=number, replicas=replicas)
    entry = random_key(draw, family)
    if family == "group_table":
        if draw.random() < 0.5:
            entry.action.action_profile_member_id = number
        else:
            entry.action.action_profile_group_id = number
    elif family == "learned":
        entry.action.action.CopyFrom(N.action("NoAction"))
        entry.idle_timeout_ns = draw.randrange(2) * 10**15
    else:
        entry.action.action.CopyFrom(action)
    entry.metadata = bytes([draw.randrange(3)])
    return kind, entry


def key_of(one: Any) -> tuple[Any, ...]:
    if isinstance(one, p4r.TableEntry):
        matches = sorted(m.SerializeToString(deterministic=True) for m in one.match)
        return "entry", one.table_id, one.priority, *matches
    if isinstance(one, p4r.ActionProfileMember):
        return "member", one.member_id
    if isinstance(one, p4r.ActionProfileGroup):
        return "group", one.group_id
    if isinstance(one, p4r.CloneSessionEntry):
        return "session", one.session_id
    return "multicast", one.multicast_group_id


def expected(state: dict[tuple[Any, ...], Any], kind: int, one: Any) -> str:
    """Returns the outcome of an update, by the specification."""
    key = key_of(one)
    if kind == INSERT and key in state:
        return "ALREADY_EXISTS"
    if kind != INSERT and key not in state:
        return "NOT_FOUND"
    if kind == DELETE:
        users = [e.action for e in state.values() if isinstance(e, p4r.TableEntry)]
        groups = [g for g in state.values() if isinstance(g, p4r.ActionProfileGroup)]
        used = {("member", a.action_profile_member_id) for a in users}
        used |= {("group", a.action_profile_group_id) for a in users}
        used |= {("member", m.member_id) for g in groups for m in g.members}
        return "FAILED_PRECONDITION" if key in used else "OK"
    wanted = []
    if isinstance(one, p4r.ActionProfileGroup):
        wanted = [("member", m.member_id) for m in one.members]
    elif isinstance(one, p4r.TableEntry):
        match one.action.WhichOneof("type"):
            case "action_profile_member_id":
                wanted = [("member", one.action.action_profile_member_id)]
            case "action_profile_group_id":
                wanted = [("group", one.action.action_profile_group_id)]
    return "OK" if all(key in state for key in wanted) else "NOT_FOUND"


@pytest.mark.parametrize("seed", range(8))
def test_random_updates_match_a_dictionary(seed: int) -> None:
    draw = random.Random(seed)
    state: dict[tuple[Any, ...], Any] = {}
    everything = (p4r.TableEntry(), p4r.ActionProfileMember(), p4r.ActionProfileGroup(),
                  p4r.PacketReplicationEngineEntry())  # fmt: skip
    refused = 0
    with rig() as made, made.client() as client:
        for _ in range(STEPS):
            updates = [random_update(draw) for _ in range(draw.randrange(1, 12))]
            atomicity = draw.choice(["CONTINUE_ON_ERROR", "CONTINUE_ON_ERROR", "DATAPLANE_ATOMIC"])
            before, outcomes = dict(state), []
            for kind, one in updates:
                outcomes.append(expected(state, kind, one))
                if outcomes[-1] == "OK":
                    if kind == DELETE:
                        del state[key_of(one)]
                    else:
                        state[key_of(one)] = one
            if atomicity != "CONTINUE_ON_ERROR" and set(outcomes) != {"OK"}:
                state = before
                outcomes = ["ABORTED" if outcome == "OK" else outcome for outcome in outcomes]
            try:
                client.batch(updates, atomicity)
                got = ["OK"] * len(updates)
            except Failed as failed:
                got = failed.codes
            assert got == outcomes, updates
            refused += len(outcomes) - outcomes.count("OK")
            found = [e for e in client.read(*everything) if not getattr(e, "is_const", False)]
            assert len(found) == len(state)
            for one in found:
                assert one == state[key_of(one)]
    assert 0 < refused < STEPS * 12


def test_reads_see_an_atomic_batch_completely_or_not_at_all() -> None:
    pair = [N.entry("exact_table", {"dst": dst}, N.action("I.drop")) for dst in (1, 2)]
    done = threading.Event()
    with rig() as made, made.client() as writer, made.client(None) as reader, ThreadPoolExecutor(1) as pool:

        def look() -> set[int]:
            seen = set()
            while not done.is_set():
                seen.add(len(reader.read(p4r.TableEntry(table_id=N["exact_table"]))))
            return seen

        seen = pool.submit(look)
        try:
            for _ in range(100):
                writer.batch([(INSERT, one) for one in pair], "DATAPLANE_ATOMIC")
                writer.batch([(DELETE, one) for one in pair], "DATAPLANE_ATOMIC")
        finally:
            done.set()
        assert seen.result() <= {0, 2}
