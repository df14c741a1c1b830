"""One router for p4-utils' SimpleSwitchThriftAPI: its methods as commands of ``simple_switch_CLI``, done at once.

The commands become P4Runtime's updates as those of a file do, and go to the stores of the router's P4Runtime server:
both ways see the same entries. BMv2's handles count from 0 in the order of creation.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from finsy.proto import p4r

from xcpr import _native, p4runtime
from xcpr.scenarios.programs import crcs, p4_files
from xcpr.scenarios.programs.own_program import OwnProgram
from xcpr.scenarios.table_entries import cli_commands, p4_updates
from xcpr.scenarios.table_entries.cli_updates import UpdateBuilder
from xcpr.scenarios.table_entries.p4_updates import find_named, find_table
from xcpr.worlds.controllers.simulated_router import Event, SimulatedRouter, find_entities, write_updates

INSERT, MODIFY, DELETE = p4r.Update.INSERT, p4r.Update.MODIFY, p4r.Update.DELETE
MAX_EVENTS = 65_536
"""Digests or frames that wait for a controller that has asked for some."""
Answer = Callable[[Any], None]
"""Takes the answer to a request that is answered later."""


@dataclass
class _Subscription:
    """The events of a kind for the one who has asked for such."""

    events: deque[Any] = field(default_factory=lambda: deque(maxlen=MAX_EVENTS))
    waiting: deque[Answer] = field(default_factory=deque)


class CliSession:
    """The commands, digests and frames of one router."""

    def __init__(self, server: p4runtime.Server, runs: OwnProgram, plane: SimulatedRouter) -> None:
        self._server = server
        self._runs = runs
        self._plane = plane
        self._builder = UpdateBuilder(runs.p4_program)
        self._replication: dict[str, p4r.Entity] = {}
        self._subscriptions: dict[str, _Subscription] = {}
        if runs.entries.commands is not None:
            self._follow(Path(runs.entries.commands))

    def _follow(self, path: Path) -> None:
        """Follows a file of commands whose entries are there already, for the handles that later commands name."""
        for command in cli_commands.read_commands(path)[0]:
            if command.name not in cli_commands.CRC_BITS:
                self._builder.build(command.name, command.arguments, command.place)
        self._replication = self._compute_replication()

    def run(self, name: str, words: Sequence[str]) -> Any:
        """Does a command; returns a handle, or what it reads, if it has such. Raises ValueError for a refusal."""
        own = getattr(self, f"_run_{name}", None)
        if own is not None:
            return own(*words)
        if name in cli_commands.CRC_BITS:
            return self._set_crc(name, words)
        declared = cli_commands.FORMAT.element("command").get(name)
        if declared is None or not hasattr(self._builder, f"_build_{name}"):
            why = "it is no command" if declared is None else declared.effect
            raise ValueError(f"{name} is not possible here: {why}")
        updates = self._builder.build(name, list(words), name)
        try:
            write_updates(find_entities(self._server), updates)
        except ValueError:
            self._forget(updates)
            raise
        self._write_replication()
        return self._find_handle(name, words)

    def _forget(self, updates: Sequence[p4r.Update]) -> None:
        """Takes the handles of entries back that were refused."""
        for update in updates:
            if update.type == INSERT and update.entity.HasField("table_entry"):
                self._builder.entries[update.entity.table_entry.table_id].objects.pop()

    def _find_handle(self, name: str, words: Sequence[str]) -> int | None:
        """Returns the handle of what a command has created."""
        program = self._runs.p4_program
        if name in ("table_add", "table_indirect_add", "table_indirect_add_with_group"):
            return len(self._builder.entries[find_table(program, words[0]).id].objects) - 1
        if name == "mc_node_create":
            return self._builder.nodes_created - 1
        if name in ("act_prof_create_member", "act_prof_create_group"):
            profile = find_named("action profile", words[0], program.profiles)
            is_member = name == "act_prof_create_member"
            return (self._builder.members[profile.id] if is_member else len(self._builder.groups[profile.id])) - 1
        return None

    # Multicast groups and clone sessions, which P4Runtime has whole.

    def _compute_replication(self) -> dict[str, p4r.Entity]:
        entities = [one.update.entity for one in self._builder.build_replication()]
        return {_replication_key(entity): entity for entity in entities}

    def _write_replication(self) -> None:
        needed, updates = self._compute_replication(), []
        for key, entity in self._replication.items():
            if key not in needed:
                updates.append(p4r.Update(type=DELETE, entity=entity))
        for key, entity in needed.items():
            before = self._replication.get(key)
            if before != entity:
                updates.append(p4r.Update(type=MODIFY if before else INSERT, entity=entity))
        if updates:
            write_updates(find_entities(self._server), updates)
        self._replication = needed

    # Commands that files do not have.

    def _run_reset_state(self) -> None:
        """Empties tables, registers and counters, and forgets groups and sessions."""
        path = self._runs.path
        self._server.load(p4_files.p4info_of(path, self._runs.p4info), self._runs.text.encode())
        self._builder = UpdateBuilder(self._runs.p4_program)
        self._replication = {}

    def _set_crc(self, name: str, words: Sequence[str]) -> None:
        parameters = crcs.parse_parameters(words, cli_commands.CRC_BITS[name])
        (reply,) = json.loads(self._plane.apply(json.dumps([crcs.command(parameters)])))
        if isinstance(reply, dict) and "error" in reply:
            raise ValueError(reply["error"]["message"])

    def _run_get_custom_crc_calcs(self) -> dict[str, int]:
        return {name: bits for name, bits, _ in _native.custom_crcs(self._runs.text)}

    def _run_get_register_arrays(self) -> list[str]:
        return [register.name for register in self._runs.p4_program.registers.values()]

    def _run_register_read(self, name: str, index: str | None = None) -> int | list[int]:
        register = find_named("register", name, self._runs.p4_program.registers)
        entry = p4r.RegisterEntry(register_id=register.id)
        if index is not None:
            entry.index.index = int(index)
        values = [
            register.type.values(entity.register_entry.data)[0]
            for entity in find_entities(self._server).read(p4r.Entity(register_entry=entry))
        ]
        return values if index is None else values[0]

    def _run_counter_read(self, name: str, index: str) -> tuple[int, int]:
        counter, table = self._builder.find_counter(name)
        if table is None:
            entry = p4r.CounterEntry(counter_id=counter.id, index=p4r.Index(index=int(index)))
            (found,) = find_entities(self._server).read(p4r.Entity(counter_entry=entry))
            data = found.counter_entry.data
        else:
            key = self._builder.find_entry(table, index)
            direct = p4r.DirectCounterEntry(table_entry=key)
            (found,) = find_entities(self._server).read(p4r.Entity(direct_counter_entry=direct))
            data = found.direct_counter_entry.data
        return data.packet_count, data.byte_count

    def _run_table_num_entries(self, name: str) -> int:
        table = find_table(self._runs.p4_program, name)
        read = find_entities(self._server).read(p4r.Entity(table_entry=p4r.TableEntry(table_id=table.id)))
        return sum(not entity.table_entry.is_default_action for entity in read)

    def _run_multicast_group(self, group: str, *ports: str) -> None:
        """Writes a multicast group whole, as p4-utils' API over P4Runtime has it."""
        replicas = [(int(port), instance) for instance, port in enumerate(ports, 1)]
        write_updates(find_entities(self._server), [p4_updates.build_multicast_group(int(group), replicas)])

    def _run_clone_session(self, session: str, max_bytes: str, *ports: str) -> None:
        """Writes a clone session whole, likewise."""
        replicas = [(int(port), instance) for instance, port in enumerate(ports, 1)]
        update = p4_updates.build_clone_session(int(session), replicas, int(max_bytes))
        write_updates(find_entities(self._server), [update])

    def _run_table_delete_match(self, name: str, *matches: str) -> None:
        table = find_table(self._runs.p4_program, name)
        self.run("table_delete", [name, str(self._builder.find_handle(table, matches))])

    def _run_table_modify_match(self, name: str, action: str, *words: str) -> None:
        arrow = words.index("=>")
        table = find_table(self._runs.p4_program, name)
        handle = self._builder.find_handle(table, words[:arrow])
        self.run("table_modify", [name, action, str(handle), *words[arrow + 1 :]])

    # Events, for a controller that asks for them.

    def subscribe(self, kind: str) -> None:
        """Keeps the events of a kind, "digest" or "packet_in", from now on."""
        self._subscriptions.setdefault(kind, _Subscription())

    def receive(self, kind: str, answer: Answer) -> None:
        """Answers with the next event of a kind."""
        self.subscribe(kind)
        subscription = self._subscriptions[kind]
        if subscription.events:
            answer(subscription.events.popleft())
        else:
            subscription.waiting.append(answer)

    def handle_event(self, event: Event) -> None:
        """Takes an event of the router, for whoever has asked for its kind."""
        kind, *what = event
        subscription = self._subscriptions.get(kind)
        if subscription is None:
            return
        made = what[0].hex() if kind == "packet_in" else self._describe_digest(*what)
        if subscription.waiting:
            subscription.waiting.popleft()(made)
        else:
            subscription.events.append(made)

    def _describe_digest(self, name: str, values: Sequence[int]) -> dict[str, Any]:
        digest = next(one for one in self._runs.p4_program.digests.values() if one.name == name)
        return {"name": name, "id": digest.id, "values": values, "bits": [leaf.width for leaf in digest.type.leaves]}


def _replication_key(entity: p4r.Entity) -> str:
    entry = entity.packet_replication_engine_entry
    if entry.HasField("multicast_group_entry"):
        return f"group {entry.multicast_group_entry.multicast_group_id}"
    return f"session {entry.clone_session_entry.session_id}"
