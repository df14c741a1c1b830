"""Action profiles: members, groups, and one-shot groups that belong to a table entry.

A member whose watch port is down is left out of its groups until the port is up again; a group without members does
nothing to a packet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from finsy.proto import p4r

from ..encoding import bytestrings
from ..errors import exhausted, exists, invalid, not_found, precondition
from ..pipeline.program import Profile, find
from ..step import Step
from .actions import Call, call

OWN_NUMBERS = 1 << 32
"""Members and groups of one-shots have numbers from here on, beyond all that controllers can choose."""

MEMBER, GROUP = "member", "group"
MAX_WEIGHT = (1 << 31) - 1
Weighted = tuple[int, int, int | None]
"""A member's number, its weight and its watch port."""


Target = dict[str, int]
"""The target of an entry, as the data plane gets it: a member or a group."""

_Member = p4r.ActionProfileGroup.Member | p4r.ActionProfileAction


@dataclass(frozen=True)
class OneShot:
    """A group that belongs to one table entry."""

    group: int
    members: tuple[int, ...]


class ActionProfileStore:
    """The entries of one action profile."""

    def __init__(self, profile: Profile):
        self.profile = profile
        self.members: dict[int, p4r.ActionProfileMember] = {}
        self.groups: dict[int, p4r.ActionProfileGroup] = {}
        self.watched: dict[int, list[Weighted]] = {}
        """The data plane's state of each group, one-shots included, with the watch ports."""
        self.down: set[int] = set()
        self._users: Counter[tuple[str, int]] = Counter()
        self._one_shots: dict[int, OneShot] = {}
        self._next = OWN_NUMBERS

    @property
    def name(self) -> str:
        """The name that messages have for it."""
        return f"action profile {self.profile.name}"

    # Members

    def write_member(self, kind: int, message: p4r.ActionProfileMember, step: Step) -> None:
        """Writes a member."""
        number = message.member_id
        if not number:
            raise invalid(f"{self.name}: a member's id is not 0")
        if kind == p4r.Update.DELETE:
            self._delete_member(number, step)
            return
        if kind == p4r.Update.INSERT and number in self.members:
            raise exists(f"{self.name}: member {number} is there already")
        if kind == p4r.Update.MODIFY and number not in self.members:
            raise not_found(f"{self.name}: there is no member {number}")
        if not message.HasField("action"):
            raise invalid(f"{self.name}: member {number} needs an action")
        made = call(message.action, self.profile.actions, self.name)
        if kind == p4r.Update.INSERT:
            if self._one_shots:
                raise invalid(f"{self.name}: its tables are programmed by one-shots; members can't be mixed with them")
            self._room(1)
        canonical = p4r.ActionProfileMember(action_profile_id=self.profile.id, member_id=number, action=made.message)
        step.set_entry(self.members, number, canonical)
        op = "add_member" if kind == p4r.Update.INSERT else "modify_member"
        self._command_member(step, op, number, made)

    def _delete_member(self, number: int, step: Step) -> None:
        if number not in self.members:
            raise not_found(f"{self.name}: there is no member {number}")
        for group in self.groups.values():
            if any(m.member_id == number for m in group.members):
                raise precondition(f"{self.name}: member {number} is in group {group.group_id}")
        if self._users[MEMBER, number]:
            raise precondition(f"{self.name}: table entries point to member {number}")
        step.drop(self.members, number)
        step.command("remove_member", profile=self.profile.name, member=number)

    def _command_member(self, step: Step, op: str, number: int, made: Call) -> None:
        step.command(op, profile=self.profile.name, member=number, action=made.name, params=made.params)

    def _room(self, more: int) -> None:
        used = len(self.members) + sum(len(o.members) for o in self._one_shots.values())
        if self.profile.size and used + more > self.profile.size:
            raise exhausted(f"{self.name}: full; it holds {self.profile.size} members")

    # Groups

    def write_group(self, kind: int, message: p4r.ActionProfileGroup, step: Step) -> None:
        """Writes a group."""
        number = message.group_id
        if not self.profile.selector:
            raise invalid(f"{self.name}: it has no selector, so it has no groups")
        if not number:
            raise invalid(f"{self.name}: a group's id is not 0")
        if kind == p4r.Update.INSERT and number in self.groups:
            raise exists(f"{self.name}: group {number} is there already")
        if kind != p4r.Update.INSERT and number not in self.groups:
            raise not_found(f"{self.name}: there is no group {number}")
        if kind == p4r.Update.DELETE:
            if self._users[GROUP, number]:
                raise precondition(f"{self.name}: table entries point to group {number}")
            step.drop(self.groups, number)
            step.drop(self.watched, number)
            step.command("remove_group", profile=self.profile.name, group=number)
            return
        weighted = self._group_members(message)
        if kind == p4r.Update.MODIFY and message.max_size != self.groups[number].max_size:
            raise invalid(
                f"{self.name}, group {number}: max_size {message.max_size} differs from that of its insertion, "
                f"{self.groups[number].max_size}"
            )
        if kind == p4r.Update.INSERT and self._one_shots:
            raise invalid(f"{self.name}: its tables are programmed by one-shots; groups can't be mixed with them")
        canonical = p4r.ActionProfileGroup()
        canonical.CopyFrom(message)
        for member in canonical.members:
            if member.watch_port:
                member.watch_port = bytestrings.encode(int.from_bytes(member.watch_port, "big"))
        step.set_entry(self.groups, number, canonical)
        self._command_group(step, "add_group" if kind == p4r.Update.INSERT else "set_group", number, weighted)

    def _group_members(self, message: p4r.ActionProfileGroup) -> list[Weighted]:
        place = f"{self.name}, group {message.group_id}"
        numbers = [m.member_id for m in message.members]
        if len(set(numbers)) != len(numbers):
            raise invalid(f"{place}: a member is in it twice; use weights")
        for number in numbers:
            if number not in self.members:
                raise not_found(f"{place}: there is no member {number}")
        most = self.profile.info.max_group_size
        if message.max_size < 0 or (most and message.max_size > most):
            raise invalid(f"{place}: max_size {message.max_size}; allowed is 0 to {most}")
        self._check_size(message.members, message.max_size or most, place)
        return [(m.member_id, self._weight(m, place), _watch_port(m, place)) for m in message.members]

    def _check_size(self, members: Sequence[_Member], limit: int, place: str) -> None:
        info = self.profile.info
        by_members = info.WhichOneof("selector_size_semantics") == "sum_of_members"
        size = len(members) if by_members else sum(m.weight for m in members)
        if limit and size > limit:
            unit = "members" if by_members else "weights"
            raise invalid(f"{place}: the sum of its {unit} is {size}; allowed is {limit}")
        heaviest = info.sum_of_members.max_member_weight if by_members else 0
        for m in members:
            if heaviest and m.weight > heaviest:
                raise invalid(f"{place}: weight {m.weight}; a member's is at most {heaviest}")

    def _weight(self, member: _Member, place: str) -> int:
        if self.profile.info.weights_disallowed:
            if member.weight:
                raise invalid(f"{place}: the program allows no weights, but one is {member.weight}")
            return 1
        if member.weight <= 0:
            raise invalid(f"{place}: weight {member.weight}; allowed is 1 to {MAX_WEIGHT}")
        return member.weight

    def _command_group(self, step: Step, op: str, number: int, weighted: list[Weighted]) -> None:
        step.set_entry(self.watched, number, weighted)
        step.command(op, profile=self.profile.name, group=number, members=self._alive(weighted))

    def _alive(self, weighted: list[Weighted]) -> list[tuple[int, int]]:
        return [(member, weight) for member, weight, port in weighted if port not in self.down]

    def port_changed(self, port: int, up: bool, step: Step) -> None:
        """Leaves members that watch a port out of their groups while it is down."""
        (self.down.discard if up else self.down.add)(port)
        for number, weighted in self.watched.items():
            if any(watch == port for _, _, watch in weighted):
                members = self._alive(weighted)
                step.command("set_group", profile=self.profile.name, group=number, members=members)

    # The targets of table entries

    def point(
        self, action: p4r.TableAction, old: Target | None, step: Step, subject: str
    ) -> tuple[p4r.TableAction, Target]:
        """Returns an entry's new target: the canonical message, and the data plane's target.

        A one-shot that replaces another one takes over its group, so the target stays the very same object.
        """
        kind = action.WhichOneof("type")
        if kind == "action_profile_member_id":
            self._use(MEMBER, action.action_profile_member_id, self.members, step, subject)
            return action, {MEMBER: action.action_profile_member_id}
        if kind == "action_profile_group_id" and self.profile.selector:
            self._use(GROUP, action.action_profile_group_id, self.groups, step, subject)
            return action, {GROUP: action.action_profile_group_id}
        if kind == "action_profile_action_set" and self.profile.selector:
            return self._one_shot(action.action_profile_action_set, old, step, subject)
        allowed = "a member, a group or an action set" if self.profile.selector else "a member"
        raise invalid(f"{subject}: its entries point to {allowed}, not to {kind}")

    def _use(self, kind: str, number: int, objects: Container[int], step: Step, subject: str) -> None:
        if number not in objects:
            raise not_found(f"{subject}: {self.name} has no {kind} {number}")
        self._users[kind, number] += 1
        step.undo(lambda: self._users.subtract([(kind, number)]))

    def _one_shot(
        self, actions: p4r.ActionProfileActionSet, old: Target | None, step: Step, subject: str
    ) -> tuple[p4r.TableAction, Target]:
        if self.members or self.groups:
            raise invalid(
                f"{subject}: {self.name} is programmed by members and groups; one-shots can't be mixed with them"
            )
        self._check_size(actions.action_profile_actions, self.profile.info.max_group_size, subject)
        replaced = self._one_shots.get(old[GROUP]) if old and GROUP in old else None
        if replaced:
            # Packets don't see the empty group: the commands of one request are one change to them.
            step.drop(self._one_shots, replaced.group)
            self._command_group(step, "set_group", replaced.group, [])
            self._remove_members(replaced, step)
        self._room(len(actions.action_profile_actions))
        canonical = p4r.TableAction()
        canonical.action_profile_action_set.SetInParent()
        weighted: list[Weighted] = []
        for one in actions.action_profile_actions:
            made = call(one.action, self.profile.actions, subject)
            number = self._own_number()
            weighted.append((number, self._weight(one, subject), _watch_port(one, subject)))
            kept = canonical.action_profile_action_set.action_profile_actions.add()
            kept.CopyFrom(one)
            kept.action.CopyFrom(made.message)
            self._command_member(step, "add_member", number, made)
        group = replaced.group if replaced else self._own_number()
        self._command_group(step, "set_group" if replaced else "add_group", group, weighted)
        step.set_entry(self._one_shots, group, OneShot(group, tuple(w[0] for w in weighted)))
        return canonical, old if replaced and old else {GROUP: group}

    def _own_number(self) -> int:
        self._next += 1
        return self._next

    def leave(self, target: Target, step: Step) -> None:
        """Takes an entry away that pointed to ``target``; to be called after the data plane's command."""
        ((kind, number),) = target.items()
        one_shot = self._one_shots.get(number)
        if one_shot is None or kind == MEMBER:
            self._users[kind, number] -= 1
            step.undo(lambda: self._users.update([(kind, number)]))
            return
        step.drop(self._one_shots, number)
        step.drop(self.watched, number)
        step.command("remove_group", profile=self.profile.name, group=number)
        self._remove_members(one_shot, step)

    def _remove_members(self, one_shot: OneShot, step: Step) -> None:
        for member in one_shot.members:
            step.command("remove_member", profile=self.profile.name, member=member)


def _watch_port(member: _Member, place: str) -> int | None:
    kind = member.WhichOneof("watch_kind")
    if kind == "watch":
        return member.watch
    return bytestrings.decode(member.watch_port, 32, f"{place}, watch port") if member.watch_port else None


class Profiles:
    """All action profiles of a program."""

    def __init__(self, profiles: dict[int, Profile]):
        self._profiles = profiles
        self.stores = {number: ActionProfileStore(profile) for number, profile in profiles.items()}

    def write_member(self, kind: int, message: p4r.ActionProfileMember, step: Step) -> None:
        """Writes a member."""
        profile = find(self._profiles, message.action_profile_id, "action profile")
        self.stores[profile.id].write_member(kind, message, step)

    def write_group(self, kind: int, message: p4r.ActionProfileGroup, step: Step) -> None:
        """Writes a group."""
        profile = find(self._profiles, message.action_profile_id, "action profile")
        self.stores[profile.id].write_group(kind, message, step)

    def read_members(self, request: p4r.ActionProfileMember) -> Iterator[p4r.Entity]:
        """Yields members; ids of 0 are wildcards."""
        for store in self._requested_stores(request.action_profile_id):
            for number, member in store.members.items():
                if request.member_id in (0, number):
                    yield p4r.Entity(action_profile_member=member)

    def read_groups(self, request: p4r.ActionProfileGroup) -> Iterator[p4r.Entity]:
        """Yields groups; ids of 0 are wildcards."""
        for store in self._requested_stores(request.action_profile_id):
            for number, group in store.groups.items():
                if request.group_id in (0, number):
                    yield p4r.Entity(action_profile_group=group)

    def _requested_stores(self, number: int) -> list[ActionProfileStore]:
        if not number:
            return list(self.stores.values())
        return [self.stores[find(self._profiles, number, "action profile").id]]
