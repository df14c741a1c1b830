"""From commands of ``simple_switch_CLI`` to P4Runtime's updates (behavioral-model, tools/runtime_CLI.py).

Handles of entries, members, groups and multicast nodes count from 0 in the order of their creation, as BMv2 counts
them in a switch that has just started. BMv2's entry with the smallest priority wins, and P4Runtime's with the largest:
priorities are turned round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from finsy.proto import p4r

from xcpr.p4runtime.pipeline.program import LPM, OPTIONAL, RANGE, TERNARY, Action, Cells, Meter, Profile, Program, Table
from xcpr.scenarios.table_entries import cli_commands, p4_updates
from xcpr.scenarios.table_entries.p4_updates import (
    FileUpdate,
    find_action,
    find_named,
    find_table,
    parse_number,
    update_of,
)

INSERT, MODIFY, DELETE = p4r.Update.INSERT, p4r.Update.MODIFY, p4r.Update.DELETE
MAX_PRIORITY = 2**31 - 1
"""P4Runtime's largest priority."""
SEPARATORS: Mapping[int, str] = {LPM: "/", TERNARY: "&&&", OPTIONAL: "&&&", RANGE: "->"}
"""The mark between the two values of a key; BMv2 has optional keys as ternary ones."""


@dataclass
class _Node:
    """A multicast node: copies with one instance."""

    rid: int
    ports: tuple[int, ...]


@dataclass
class _Handles:
    """Objects that commands name by the order of their creation."""

    objects: list[p4r.TableEntry | None] = field(default_factory=list)

    def get(self, text: str) -> p4r.TableEntry:
        """Returns the entry with a handle; raises ValueError."""
        number = _parse_count(text, "handle")
        found = self.objects[number] if number < len(self.objects) else None
        if found is None:
            raise ValueError(f"no entry has the handle {number} at this line")
        return found


class UpdateBuilder:
    """The state of a switch that commands refer to, and the updates that bring it about."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.entries: dict[int, _Handles] = {}
        self.members: dict[int, int] = {}
        """The number of members that each action profile had."""
        self.groups: dict[int, list[dict[int, int] | None]] = {}
        """The members of each group, by profile and handle, with their weights."""
        self.nodes: dict[int, _Node] = {}
        self.nodes_created = 0
        self.multicast: dict[int, list[int]] = {}
        """Handles of nodes by multicast group."""
        self.sessions: dict[int, tuple[str, int]] = {}
        """Clone sessions: a port, or a multicast group."""
        self.value_sets: dict[int, list[int]] = {}
        self.places: dict[tuple[str, int], str] = {}
        """The lines of groups and sessions."""

    def build(self, name: str, words: Sequence[str], place: str) -> list[p4r.Update]:
        """Builds the updates of a command at a place in the file; raises ValueError."""
        arguments = list(words)
        if name.startswith("table_indirect_") and name.removeprefix("table_indirect_") not in (
            "add",
            "add_with_group",
            "delete",
        ):
            # The old names take a table in the place of its action profile.
            _require(arguments, 1)
            arguments[0] = self._profile_of(find_table(self.program, arguments[0])).name
            name = name.replace("table_indirect_", "act_prof_")
        build: Callable[[list[str], str], list[p4r.Update]] = getattr(self, f"_build_{name}")
        return build(arguments, place)

    def build_replication(self) -> list[FileUpdate]:
        """Builds the multicast groups and clone sessions that the commands leave; raises ValueError."""
        updates = []
        for group, handles in self.multicast.items():
            place = self.places["group", group]
            updates.append(FileUpdate(place, p4_updates.build_multicast_group(group, self._replicas(handles))))
        for session, (kind, number) in self.sessions.items():
            place = self.places["session", session]
            if kind == "group" and number not in self.multicast:
                raise ValueError(f"{place}: mirroring_add_mc: no multicast group {number} is there at the end")
            replicas = [(number, 0)] if kind == "port" else self._replicas(self.multicast[number])
            updates.append(FileUpdate(place, p4_updates.build_clone_session(session, replicas)))
        return updates

    def _replicas(self, handles: Sequence[int]) -> list[tuple[int, int]]:
        return [(port, self.nodes[handle].rid) for handle in handles for port in self.nodes[handle].ports]

    # Tables.

    def _build_table_add(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2)
        table = find_table(self.program, arguments[0])
        action = find_action(table.name, table.actions, arguments[1])
        matches, values, priority = _split_entry(table, arguments[2:])
        entry = self._match(table, matches, priority)
        entry.action.action.CopyFrom(_build_call(action, values))
        return [self._insert(table, entry)]

    def _build_table_set_default(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2)
        table = find_table(self.program, arguments[0])
        action = find_action(table.name, table.actions, arguments[1])
        values = arguments[2:]
        entry = p4r.TableEntry(table_id=table.id, is_default_action=True)
        entry.action.action.CopyFrom(_build_call(action, values))
        return [update_of(MODIFY, table_entry=entry)]

    def _build_table_reset_default(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        table = find_table(self.program, arguments[0])
        return [update_of(MODIFY, table_entry=p4r.TableEntry(table_id=table.id, is_default_action=True))]

    def _build_table_modify(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3)
        table = find_table(self.program, arguments[0])
        action = find_action(table.name, table.actions, arguments[1])
        entry = self._handles(table).get(arguments[2])
        values = arguments[4:] if arguments[3:4] == ["=>"] else arguments[3:]
        entry.action.action.CopyFrom(_build_call(action, values))
        return [update_of(MODIFY, table_entry=entry)]

    def _build_table_set_timeout(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3, 3)
        table = find_table(self.program, arguments[0])
        if not table.idle:
            raise ValueError(f"{table.name} does not support timeouts")
        entry = self._handles(table).get(arguments[1])
        entry.idle_timeout_ns = _parse_count(arguments[2], "timeout in ms") * 10**6
        return [update_of(MODIFY, table_entry=entry)]

    def _build_table_delete(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        table = find_table(self.program, arguments[0])
        handles = self._handles(table)
        entry = handles.get(arguments[1])
        handles.objects[int(arguments[1])] = None
        return [update_of(DELETE, table_entry=entry)]

    _build_table_indirect_delete = _build_table_delete

    def _build_table_clear(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        table = find_table(self.program, arguments[0])
        entries = [entry for entry in self._handles(table).objects if entry is not None]
        self.entries.pop(table.id)
        return [update_of(DELETE, table_entry=entry) for entry in entries]

    def _build_table_indirect_add(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        return self._add_indirect(arguments, to_group=False)

    def _build_table_indirect_add_with_group(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        return self._add_indirect(arguments, to_group=True)

    def _add_indirect(self, arguments: list[str], to_group: bool) -> list[p4r.Update]:
        _require(arguments, 1)
        table = find_table(self.program, arguments[0])
        profile = self._profile_of(table)
        matches, values, priority = _split_entry(table, arguments[1:])
        if len(values) != 1:
            raise ValueError(f"needs one handle behind =>, not {len(values)}")
        entry = self._match(table, matches, priority)
        if to_group:
            entry.action.action_profile_group_id = self._group(profile, values[0]) + 1
        else:
            entry.action.action_profile_member_id = self._member(profile, values[0]) + 1
        return [self._insert(table, entry)]

    def _handles(self, table: Table) -> _Handles:
        return self.entries.setdefault(table.id, _Handles())

    def _insert(self, table: Table, entry: p4r.TableEntry) -> p4r.Update:
        self._handles(table).objects.append(entry)
        return update_of(INSERT, table_entry=entry)

    @staticmethod
    def _match(table: Table, matches: Sequence[str], priority: int) -> p4r.TableEntry:
        fields = list(table.fields.values())
        if len(matches) != len(fields):
            names = ", ".join(one.name for one in fields)
            raise ValueError(f"{table.name} needs {len(fields)} key fields ({names}), not {len(matches)}")
        entry = p4r.TableEntry(table_id=table.id, priority=priority)
        for one, text in zip(fields, matches, strict=True):
            first, separator, second = text.partition(SEPARATORS.get(one.kind, " "))
            try:
                bound = None
                if separator:
                    bound = (
                        _parse_count(second, "prefix length") if one.kind == LPM else parse_number(second, one.width)
                    )
                p4_updates.add_match(entry, one, parse_number(first, one.width), bound)
            except ValueError as error:
                raise ValueError(f"{one.name} {error}") from None
        return entry

    # Action profiles.

    @staticmethod
    def _profile_of(table: Table) -> Profile:
        if table.profile is None:
            raise ValueError(f"{table.name} has no action profile")
        return table.profile

    def _find_profile(self, name: str) -> Profile:
        return find_named("action profile", name, self.program.profiles)

    def _member(self, profile: Profile, text: str) -> int:
        handle = _parse_count(text, "member handle")
        if handle >= self.members.get(profile.id, 0):
            raise ValueError(f"{profile.name} has no member {handle} at this line")
        return handle

    def _group(self, profile: Profile, text: str) -> int:
        handle = _parse_count(text, "group handle")
        groups = self.groups.get(profile.id, [])
        if handle >= len(groups) or groups[handle] is None:
            raise ValueError(f"{profile.name} has no group {handle} at this line")
        return handle

    def _build_act_prof_create_member(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2)
        profile = self._find_profile(arguments[0])
        handle = self.members.get(profile.id, 0)
        self.members[profile.id] = handle + 1
        return [self._write_member(INSERT, profile, handle, arguments[1], arguments[2:])]

    def _build_act_prof_modify_member(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3)
        profile = self._find_profile(arguments[0])
        handle = self._member(profile, arguments[2])
        return [self._write_member(MODIFY, profile, handle, arguments[1], arguments[3:])]

    @staticmethod
    def _write_member(kind: int, profile: Profile, handle: int, name: str, values: list[str]) -> p4r.Update:
        action = find_action(profile.name, profile.actions, name)
        member = p4r.ActionProfileMember(
            action_profile_id=profile.id, member_id=handle + 1, action=_build_call(action, values)
        )
        return update_of(kind, action_profile_member=member)

    def _build_act_prof_delete_member(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        profile = self._find_profile(arguments[0])
        member = p4r.ActionProfileMember(
            action_profile_id=profile.id, member_id=self._member(profile, arguments[1]) + 1
        )
        return [update_of(DELETE, action_profile_member=member)]

    def _build_act_prof_create_group(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        profile = self._find_profile(arguments[0])
        groups = self.groups.setdefault(profile.id, [])
        groups.append({})
        return [self._write_group(INSERT, profile, len(groups) - 1)]

    def _build_act_prof_delete_group(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        profile = self._find_profile(arguments[0])
        handle = self._group(profile, arguments[1])
        update = self._write_group(DELETE, profile, handle)
        self.groups[profile.id][handle] = None
        return [update]

    def _build_act_prof_add_member_to_group(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3, 3)
        profile = self._find_profile(arguments[0])
        member, handle = self._member(profile, arguments[1]), self._group(profile, arguments[2])
        members = self.groups[profile.id][handle]
        assert members is not None
        members[member] = 1
        return [self._write_group(MODIFY, profile, handle)]

    def _build_act_prof_remove_member_from_group(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3, 3)
        profile = self._find_profile(arguments[0])
        member, handle = self._member(profile, arguments[1]), self._group(profile, arguments[2])
        members = self.groups[profile.id][handle]
        assert members is not None
        if members.pop(member, None) is None:
            raise ValueError(f"member {member} is not in group {handle} at this line")
        return [self._write_group(MODIFY, profile, handle)]

    def _write_group(self, kind: int, profile: Profile, handle: int) -> p4r.Update:
        group = p4r.ActionProfileGroup(action_profile_id=profile.id, group_id=handle + 1)
        for member, weight in (self.groups[profile.id][handle] or {}).items():
            group.members.add(member_id=member + 1, weight=weight)
        return update_of(kind, action_profile_group=group)

    # Multicast groups and clone sessions.

    def _build_mc_mgrp_create(self, arguments: list[str], place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        group = _parse_count(arguments[0], "group id")
        if group in self.multicast:
            raise ValueError(f"group {group} is there already")
        self.multicast[group] = []
        self.places["group", group] = place
        return []

    def _build_mc_mgrp_destroy(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        self.multicast.pop(self._multicast_group(arguments[0]))
        return []

    def _multicast_group(self, text: str) -> int:
        group = _parse_count(text, "group id")
        if group not in self.multicast:
            raise ValueError(f"no multicast group {group} is there at this line")
        return group

    def _node(self, text: str) -> int:
        handle = _parse_count(text, "node handle")
        if handle not in self.nodes:
            raise ValueError(f"no multicast node has the handle {handle} at this line")
        return handle

    def _build_mc_node_create(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1)
        self.nodes[self.nodes_created] = _Node(_parse_count(arguments[0], "rid"), _parse_ports(arguments[1:]))
        self.nodes_created += 1
        return []

    def _build_mc_node_update(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2)
        self.nodes[self._node(arguments[0])].ports = _parse_ports(arguments[1:])
        return []

    def _build_mc_node_associate(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        self.multicast[self._multicast_group(arguments[0])].append(self._node(arguments[1]))
        return []

    def _build_mc_node_dissociate(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        group, node = self._multicast_group(arguments[0]), self._node(arguments[1])
        if node not in self.multicast[group]:
            raise ValueError(f"node {node} is not in group {group} at this line")
        self.multicast[group].remove(node)
        return []

    def _build_mc_node_destroy(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        node = self._node(arguments[0])
        self.nodes.pop(node)
        for handles in self.multicast.values():
            handles[:] = [handle for handle in handles if handle != node]
        return []

    def _build_mirroring_add(self, arguments: list[str], place: str) -> list[p4r.Update]:
        return self._add_session("port", arguments, place)

    def _build_mirroring_add_mc(self, arguments: list[str], place: str) -> list[p4r.Update]:
        return self._add_session("group", arguments, place)

    def _add_session(self, kind: str, arguments: list[str], place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        session = _parse_count(arguments[0], "mirror id")
        self.sessions[session] = (kind, _parse_count(arguments[1], kind))
        self.places["session", session] = place
        return []

    def _build_mirroring_delete(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        session = _parse_count(arguments[0], "mirror id")
        if self.sessions.pop(session, None) is None:
            raise ValueError(f"no session {session} is there at this line")
        return []

    # Meters, registers, counters, value sets.

    def _build_meter_set_rates(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3)
        meter, table = self._find_meter(arguments[0])
        config = _parse_rates(meter, arguments[2:])
        if table is not None:
            return [_write_direct_meter(self._handles(table).get(arguments[1]), config)]
        index = p4r.Index(index=_parse_count(arguments[1], "index"))
        return [update_of(MODIFY, meter_entry=p4r.MeterEntry(meter_id=meter.id, index=index, config=config))]

    def _build_meter_array_set_rates(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2)
        meter, table = self._find_meter(arguments[0])
        config = _parse_rates(meter, arguments[1:])
        if table is None:
            return [update_of(MODIFY, meter_entry=p4r.MeterEntry(meter_id=meter.id, config=config))]
        entries = [entry for entry in self._handles(table).objects if entry is not None]
        return [_write_direct_meter(entry, config) for entry in entries]

    def _find_meter(self, name: str) -> tuple[Meter, Table | None]:
        """Returns a meter, and the table of a direct one."""
        meter = find_named("meter", name, self.program.meters | self.program.direct_meters)
        tables = self.program.tables.values()
        return meter, next((table for table in tables if table.meter and table.meter.id == meter.id), None)

    def _build_register_write(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 3, 3)
        register = find_named("register", arguments[0], self.program.registers)
        entry = p4r.RegisterEntry(register_id=register.id, index=p4r.Index(index=_parse_count(arguments[1], "index")))
        entry.data.CopyFrom(register.type.message([parse_number(arguments[2], register.type.leaves[0].width)]))
        return [update_of(MODIFY, register_entry=entry)]

    def _build_register_reset(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        register = find_named("register", arguments[0], self.program.registers)
        entry = p4r.RegisterEntry(register_id=register.id)
        entry.data.CopyFrom(register.type.message([0]))
        return [update_of(MODIFY, register_entry=entry)]

    def _build_counter_write(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 4, 4)
        counter, table = self.find_counter(arguments[0])
        data = p4r.CounterData(
            packet_count=_parse_count(arguments[2], "packets"), byte_count=_parse_count(arguments[3], "bytes")
        )
        if table is not None:
            return [_write_direct_counter(self._handles(table).get(arguments[1]), data)]
        index = p4r.Index(index=_parse_count(arguments[1], "index"))
        return [update_of(MODIFY, counter_entry=p4r.CounterEntry(counter_id=counter.id, index=index, data=data))]

    def _build_counter_reset(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        counter, table = self.find_counter(arguments[0])
        if table is None:
            entry = p4r.CounterEntry(counter_id=counter.id, data=p4r.CounterData())
            return [update_of(MODIFY, counter_entry=entry)]
        entries = [entry for entry in self._handles(table).objects if entry is not None]
        return [_write_direct_counter(entry, p4r.CounterData()) for entry in entries]

    def find_entry(self, table: Table, handle: str) -> p4r.TableEntry:
        """Returns the key of a table's entry with a handle; raises ValueError."""
        return _copy_key(self._handles(table).get(handle))

    def find_handle(self, table: Table, matches: Sequence[str]) -> int:
        """Returns the handle of the entry with matches; raises ValueError."""
        match = self._match(table, matches, 0).match
        for handle, entry in enumerate(self._handles(table).objects):
            if entry is not None and [*entry.match] == [*match]:
                return handle
        raise ValueError(f"{table.name} has no entry with this match")

    def find_counter(self, name: str) -> tuple[Cells, Table | None]:
        """Returns a counter, and the table of a direct one."""
        counter = find_named("counter", name, self.program.counters | self.program.direct_counters)
        tables = self.program.tables.values()
        return counter, next((table for table in tables if table.counter and table.counter.id == counter.id), None)

    def _build_pvs_add(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        return self._change_value_set(arguments[0], arguments[1], adds=True)

    def _build_pvs_remove(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 2, 2)
        return self._change_value_set(arguments[0], arguments[1], adds=False)

    def _build_pvs_clear(self, arguments: list[str], _place: str) -> list[p4r.Update]:
        _require(arguments, 1, 1)
        value_set = find_named("value set", arguments[0], self.program.value_sets)
        self.value_sets[value_set.id] = []
        return [update_of(MODIFY, value_set_entry=p4r.ValueSetEntry(value_set_id=value_set.id))]

    def _change_value_set(self, name: str, text: str, adds: bool) -> list[p4r.Update]:
        value_set = find_named("value set", name, self.program.value_sets)
        if len(value_set.fields) != 1:
            raise ValueError(f"{value_set.name} has {len(value_set.fields)} fields, and the command has one value")
        (one,) = value_set.fields.values()
        value = parse_number(text, one.width)
        values = self.value_sets.setdefault(value_set.id, [])
        values[:] = [*(other for other in values if other != value), *([value] if adds else [])]
        entry = p4r.ValueSetEntry(value_set_id=value_set.id)
        for member in values:
            match = p4r.TableEntry()
            p4_updates.add_match(match, one, member)
            entry.members.add().match.extend(match.match)
        return [update_of(MODIFY, value_set_entry=entry)]


def _require(arguments: Sequence[str], least: int, most: int | None = None) -> None:
    """Raises ValueError where a command has too few or too many arguments."""
    if len(arguments) < least or (most is not None and len(arguments) > most):
        wanted = f"{least}" if least == most else f"at least {least}"
        raise ValueError(f"needs {wanted} arguments, not {len(arguments)}")


def _parse_count(text: str, subject: str) -> int:
    """Parses a number from 0 on; raises ValueError."""
    try:
        number = int(text, 0)
    except ValueError:
        number = -1
    if not 0 <= number < 1 << 63:
        raise ValueError(f'{subject} must be a whole number from 0 on, not "{text}"')
    return number


def _parse_ports(words: Sequence[str]) -> tuple[int, ...]:
    if "|" in words:
        raise ValueError("link aggregation groups, behind |, are not supported")
    return tuple(_parse_count(word, "port") for word in words)


def _split_entry(table: Table, words: Sequence[str]) -> tuple[Sequence[str], list[str], int]:
    """Splits "match => parameters [priority]" into its parts, with P4Runtime's priority; raises ValueError."""
    if "=>" not in words:
        raise ValueError("has no => between the key fields and the action's parameters")
    arrow = words.index("=>")
    matches, values, priority = words[:arrow], list(words[arrow + 1 :]), 0
    if table.prioritized:
        if not values:
            raise ValueError(f"{table.name} has ternary, range or optional keys: the line must end with a priority")
        priority = MAX_PRIORITY - _parse_count(values.pop(), "priority")
        if priority < 1:
            raise ValueError(f"priority must be below {MAX_PRIORITY}")
    return matches, values, priority


def _build_call(action: Action, values: Sequence[str]) -> p4r.Action:
    params = list(action.params.values())
    if len(values) != len(params):
        names = ", ".join(param.name for param in params)
        raise ValueError(f"{action.name} needs {len(params)} parameters ({names}), not {len(values)}")
    numbers = []
    for param, value in zip(params, values, strict=True):
        try:
            numbers.append(parse_number(value, param.width))
        except ValueError as error:
            raise ValueError(f"{param.name} {error}") from None
    return p4_updates.build_action(action, numbers)


def _parse_rates(meter: Meter, words: Sequence[str]) -> p4r.MeterConfig:
    """Parses RATE:BURST for the committed and the peak rate; BMv2 has rates in packets or bytes per microsecond."""
    if len(words) != 2:
        raise ValueError(f"{meter.name} needs 2 rates with their bursts, RATE:BURST, not {len(words)}")
    rates = []
    for word in words:
        rate, colon, burst = word.partition(":")
        try:
            _, per_second = cli_commands.per_second(rate)
        except ValueError:
            colon = ""
        if not colon:
            raise ValueError(f'must be RATE:BURST with a rate per microsecond, for example 0.001:10, not "{word}"')
        rates.append((per_second, _parse_count(burst, "burst")))
    (cir, cburst), (pir, pburst) = rates
    return p4r.MeterConfig(cir=cir, cburst=cburst, pir=pir, pburst=pburst)


def _write_direct_counter(entry: p4r.TableEntry, data: p4r.CounterData) -> p4r.Update:
    return update_of(MODIFY, direct_counter_entry=p4r.DirectCounterEntry(table_entry=_copy_key(entry), data=data))


def _write_direct_meter(entry: p4r.TableEntry, config: p4r.MeterConfig) -> p4r.Update:
    return update_of(MODIFY, direct_meter_entry=p4r.DirectMeterEntry(table_entry=_copy_key(entry), config=config))


def _copy_key(entry: p4r.TableEntry) -> p4r.TableEntry:
    """Returns an entry with its match alone."""
    return p4r.TableEntry(table_id=entry.table_id, match=entry.match, priority=entry.priority)
