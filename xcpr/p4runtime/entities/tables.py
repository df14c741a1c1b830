"""Table entries, default actions and their direct resources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from finsy.proto import p4r

from ..clock import Clock
from ..errors import denied, exhausted, exists, invalid, not_found, unimplemented
from ..pipeline.program import Program, Table, find
from ..step import Step
from ..target import Target
from . import counters, meters
from .actions import call
from .cells import modify_only
from .matches import Key, match_key
from .profiles import ActionProfileStore, Profiles
from .profiles import Target as ProfileTarget

INSERT, MODIFY, DELETE = p4r.Update.INSERT, p4r.Update.MODIFY, p4r.Update.DELETE
DEFAULT: Key = ("default",)
"""The default entry's key."""


@dataclass(frozen=True)
class Entry:
    """An entry as it was written, without what the data plane counts."""

    number: int | None
    """Its name in the data plane; None: the default entry."""
    message: p4r.TableEntry
    """The entry in canonical form."""
    target: ProfileTarget | None = None
    meter: p4r.MeterConfig | None = None
    since: float = 0.0
    """When it was inserted, s."""


class TableStore:
    """The entries of one table."""

    def __init__(self, table: Table, profile: ActionProfileStore | None, clock: Clock):
        self.table = table
        self._clock = clock
        self.profile = profile
        self.entries: dict[Key, Entry] = {}
        self.initial_default = self._initial_default()
        self._defaults: dict[Key, Entry] = {DEFAULT: self.initial_default}
        for number, message in enumerate(table.initial, 1):
            self.entries[match_key(table, message).key] = Entry(number, message, since=clock.monotonic_s())
        self._next = len(table.initial) + 1

    @property
    def name(self) -> str:
        """The name that messages have for it."""
        return f"table {self.table.name}"

    @property
    def default(self) -> Entry:
        """The default entry."""
        return self._defaults[DEFAULT]

    def _initial_default(self) -> Entry:
        message = p4r.TableEntry(table_id=self.table.id, is_default_action=True)
        if self.table.default:
            message.action.action.CopyFrom(self.table.default)
        message.is_const = self.table.default_const
        return Entry(None, message)

    def find(self, request: p4r.TableEntry) -> Entry:
        """Finds the entry with this match and priority, or the default entry."""
        if request.is_default_action:
            check_default(request, self.name)
            return self.default
        entry = self.entries.get(match_key(self.table, request).key)
        if entry is None:
            raise not_found(f"{self.name}: there is no entry with this match and priority")
        return entry

    # Writing

    def write(self, kind: int, message: p4r.TableEntry, step: Step) -> None:
        """Writes an entry or the default entry."""
        if kind != DELETE:
            self._check_request(message)
        if message.is_default_action:
            check_default(message, self.name)
            if kind != MODIFY:
                raise invalid(f"{self.name}: the default entry can only be modified")
            self._modify_default(message, step)
        elif kind == INSERT:
            self._insert(message, step)
        elif kind == MODIFY:
            self._modify(message, step)
        else:
            self._delete(message, step)

    def _check_request(self, message: p4r.TableEntry) -> None:
        """Refuses a written entry for faults that the stores have no say in."""
        if message.is_const:
            raise invalid(f"{self.name}: is_const can't be written")
        if message.HasField("time_since_last_hit"):
            raise invalid(f"{self.name}: time_since_last_hit can't be written")
        if message.idle_timeout_ns < 0:
            raise invalid(f"{self.name}: idle_timeout_ns {message.idle_timeout_ns} is below 0")
        if message.idle_timeout_ns and not self.table.idle:
            raise invalid(f"{self.name}: it does not support idle timeouts")
        meters.no_colour_counters(message, "meter_counter_data")
        if message.HasField("counter_data"):
            self._need_counter()
            counters.check(message.counter_data, self.name)
        if message.HasField("meter_config"):
            self._meter_rates(message.meter_config)

    def _need_counter(self) -> None:
        if not self.table.counter:
            raise invalid(f"{self.name}: it has no direct counter")

    def _meter_rates(self, config: p4r.MeterConfig | None) -> dict[str, int] | None:
        if not self.table.meter:
            raise invalid(f"{self.name}: it has no direct meter")
        return meters.rates(config, self.table.meter) if config is not None else None

    def _insert(self, message: p4r.TableEntry, step: Step) -> None:
        if not self.table.fields:
            raise invalid(f"{self.name}: it has no key, so it has only a default entry")
        if self.table.const:
            raise denied(f"{self.name}: its entries are constant")
        match = match_key(self.table, message)
        if match.key in self.entries:
            raise exists(f"{self.name}: an entry with this match and priority is there already")
        if self.table.size and len(self.entries) >= self.table.size:
            raise exhausted(f"{self.name}: full; it holds {self.table.size} entries")
        if not message.HasField("action"):
            raise invalid(f"{self.name}: the entry needs an action")
        number, self._next = self._next, self._next + 1
        action, target, told = self._action(message.action, None, step)
        kept = self._stored_fields(message)
        kept.match.extend(match.fields)
        kept.action.CopyFrom(action)
        step.command(
            "insert",
            table=self.table.name,
            entry=number,
            match=match.dataplane_key,
            priority=message.priority,
            do=told,
        )
        entry = Entry(number, kept, target, since=self._clock.monotonic_s())
        step.set_entry(self.entries, match.key, entry)
        if message.HasField("meter_config"):
            step.set_entry(self.entries, match.key, self._set_meter(entry, message.meter_config, step))
        self._set_counter(entry, message, step)

    def _modify(self, message: p4r.TableEntry, step: Step) -> None:
        key, entry = self._existing(message)
        if entry.message.is_const:
            if message.HasField("action"):
                raise denied(f"{self.name}: the entry is constant, so its action can't be given")
            if message.idle_timeout_ns:
                raise invalid(f"{self.name}: constant entries have no idle timeout")
            new = entry
        else:
            kept = self._stored_fields(message)
            kept.match.extend(entry.message.match)
            kept.action.CopyFrom(entry.message.action)
            target = entry.target
            if message.HasField("action"):
                action, target, told = self._action(message.action, entry.target, step)
                kept.action.CopyFrom(action)
                if target is None or target is not entry.target:
                    step.command("modify", table=self.table.name, entry=entry.number, do=told)
                    self._leave(entry, step)
            new = replace(entry, message=kept, target=target)
        if self.table.meter:
            new = self._set_meter(new, message.meter_config if message.HasField("meter_config") else None, step)
        step.set_entry(self.entries, key, new)
        self._set_counter(entry, message, step)

    def _delete(self, message: p4r.TableEntry, step: Step) -> None:
        if self.table.const:
            raise denied(f"{self.name}: its entries are constant")
        key, entry = self._existing(message)
        if entry.message.is_const:
            raise denied(f"{self.name}: the entry is constant")
        step.drop(self.entries, key)
        step.command("delete", table=self.table.name, entry=entry.number)
        self._leave(entry, step)

    def _existing(self, message: p4r.TableEntry) -> tuple[Key, Entry]:
        entry = self.find(message)
        return match_key(self.table, message).key, entry

    def _leave(self, entry: Entry, step: Step) -> None:
        if self.profile and entry.target:
            self.profile.leave(entry.target, step)

    def _modify_default(self, message: p4r.TableEntry, step: Step) -> None:
        if self.table.default_const:
            raise denied(f"{self.name}: its default action is constant")
        if self.profile:
            raise denied(f"{self.name}: it has an action profile, so its default action can't be changed")
        if message.HasField("meter_config"):
            raise invalid(f"{self.name}: the default entry's meter is not executed, so it has no configuration")
        if not message.HasField("action"):
            step.set_entry(self._defaults, DEFAULT, self.initial_default)
            step.command("reset_default", table=self.table.name)
        else:
            if message.action.WhichOneof("type") != "action":
                raise invalid(f"{self.name}: the default entry needs an action")
            number = message.action.action.action_id
            if number in self.table.entries_only:
                raise denied(f"{self.name}: action {self.table.actions[number].name} is for entries only")
            made = call(message.action.action, self.table.actions, self.name)
            kept = self._stored_fields(message)
            kept.is_default_action = True
            kept.action.action.CopyFrom(made.message)
            step.set_entry(self._defaults, DEFAULT, replace(self.default, message=kept))
            step.command("set_default", table=self.table.name, action=made.name, params=made.params)
        self._set_counter(self.default, message, step)

    def _action(
        self, action: p4r.TableAction, old: ProfileTarget | None, step: Step
    ) -> tuple[p4r.TableAction, ProfileTarget | None, object]:
        """Returns the canonical action, its target, and the data plane's action."""
        if self.profile:
            canonical, target = self.profile.point(action, old, step, self.name)
            return canonical, target, target
        if action.WhichOneof("type") != "action":
            raise invalid(f"{self.name}: it has no action profile, so its entries need an action")
        if action.action.action_id in self.table.default_only:
            name = self.table.actions[action.action.action_id].name
            raise denied(f"{self.name}: action {name} is for the default entry only")
        made = call(action.action, self.table.actions, self.name)
        return p4r.TableAction(action=made.message), None, {"action": {"name": made.name, "params": made.params}}

    def _stored_fields(self, message: p4r.TableEntry) -> p4r.TableEntry:
        """Returns the parts of an entry that are kept as they were written."""
        return p4r.TableEntry(
            table_id=self.table.id,
            priority=message.priority,
            controller_metadata=message.controller_metadata,
            metadata=message.metadata,
            idle_timeout_ns=message.idle_timeout_ns,
        )

    def _set_counter(self, entry: Entry, message: p4r.TableEntry, step: Step) -> None:
        if message.HasField("counter_data"):
            told = counters.check(message.counter_data, self.name)
            step.command("write_direct_counter", table=self.table.name, entry=entry.number, **told)

    def _set_meter(self, entry: Entry, config: p4r.MeterConfig | None, step: Step) -> Entry:
        told = self._meter_rates(config)
        step.command("set_direct_meter", table=self.table.name, entry=entry.number, rates=told)
        return replace(entry, meter=config)

    def write_counter(self, kind: int, message: p4r.DirectCounterEntry, step: Step) -> None:
        """Sets an entry's direct counter; without data nothing changes."""
        modify_only(kind, "a DirectCounterEntry")
        self._need_counter()
        entry = self.find(message.table_entry)
        if message.HasField("data"):
            told = counters.check(message.data, self.name)
            step.command("write_direct_counter", table=self.table.name, entry=entry.number, **told)

    def write_meter(self, kind: int, message: p4r.DirectMeterEntry, step: Step) -> None:
        """Sets an entry's direct meter; without configuration all packets are green."""
        modify_only(kind, "a DirectMeterEntry")
        meters.no_colour_counters(message, "counter_data")
        self._meter_rates(None)
        entry = self.find(message.table_entry)
        if entry.number is None:
            raise invalid(f"{self.name}: the default entry's meter is not executed, so it has no configuration")
        config = message.config if message.HasField("config") else None
        key = match_key(self.table, message.table_entry).key
        step.set_entry(self.entries, key, self._set_meter(entry, config, step))

    # Reading

    def select(self, request: p4r.TableEntry) -> list[Entry]:
        """Returns the entries that a read asks for."""
        if request.is_default_action:
            check_default(request, self.name)
            found = [self.default]
        elif request.match:
            # Several entries may have this match where the request leaves the priority out.
            key = match_key(self.table, self._with_priority(request)).key[1:]
            found = [entry for other, entry in self.entries.items() if other[1:] == key]
        else:
            found = list(self.entries.values())
        return [entry for entry in found if _passes_filter(entry.message, request)]

    def _with_priority(self, request: p4r.TableEntry) -> p4r.TableEntry:
        if request.priority or not self.table.prioritized:
            return request
        with_priority = p4r.TableEntry()
        with_priority.CopyFrom(request)
        with_priority.priority = 1
        return with_priority

    def read(self, request: p4r.TableEntry, target: Target) -> Iterator[p4r.TableEntry]:
        """Yields entries, with what is asked for of counters, meters and times."""
        if request.HasField("time_since_last_hit") and request.table_id and not self.table.idle:
            raise invalid(f"{self.name}: it does not support idle timeouts")
        found = self.select(request)
        counted = self.counts(found, target) if request.HasField("counter_data") and self.table.counter else None
        idle = self.idle_ns(found, target) if request.HasField("time_since_last_hit") and self.table.idle else None
        for i, entry in enumerate(found):
            message = p4r.TableEntry()
            message.CopyFrom(entry.message)
            if counted:
                message.counter_data.CopyFrom(counted[i])
            if request.HasField("meter_config") and entry.meter is not None:
                message.meter_config.CopyFrom(entry.meter)
            if idle and entry.number is not None:
                message.time_since_last_hit.elapsed_ns = idle[i]
            yield message

    def counts(self, found: list[Entry], target: Target) -> list[p4r.CounterData]:
        """Returns the counts of entries."""
        numbers = [entry.number for entry in found]
        reply = target.ask({"op": "read_direct_counters", "table": self.table.name, "entries": numbers})
        return [counters.data(packets, counted) for packets, counted in reply["counters"]]

    def idle_ns(self, found: list[Entry], target: Target) -> list[int]:
        """Says how long ago packets hit entries, ns; for those that none has hit, since they were inserted."""
        numbers = [entry.number for entry in found if entry.number is not None]
        since = target.ask({"op": "idle", "table": self.table.name, "entries": numbers})["idle"]
        now = self._clock.monotonic_s()
        elapsed = iter(since)
        idle = []
        for entry in found:
            us = next(elapsed) if entry.number is not None else None
            idle.append(int((now - entry.since) * 1e9) if us is None else us * 1000)
        return idle

    def read_counters(self, request: p4r.DirectCounterEntry, target: Target) -> Iterator[p4r.Entity]:
        """Yields the direct counters of the entries asked for; NOT_FOUND where a match names none."""
        self._need_counter()
        found = self._find_entries(request.table_entry)
        for entry, counted in zip(found, self.counts(found, target), strict=True):
            yield p4r.Entity(
                direct_counter_entry=p4r.DirectCounterEntry(table_entry=_entry_identity(entry.message), data=counted)
            )

    def read_meters(self, request: p4r.DirectMeterEntry) -> Iterator[p4r.Entity]:
        """Yields the direct meters of the entries asked for; NOT_FOUND where a match names none."""
        meters.no_colour_counters(request, "counter_data")
        self._meter_rates(None)
        for entry in self._find_entries(request.table_entry):
            message = p4r.DirectMeterEntry(table_entry=_entry_identity(entry.message))
            if entry.meter is not None:
                message.config.CopyFrom(entry.meter)
            yield p4r.Entity(direct_meter_entry=message)

    def _find_entries(self, request: p4r.TableEntry) -> list[Entry]:
        found = self.select(request)
        if not found and request.match:
            raise not_found(f"{self.name}: there is no entry with this match and priority")
        return found


def check_default(message: p4r.TableEntry, subject: str) -> None:
    """Refuses a default entry with what only other entries have."""
    if message.match or message.priority:
        raise invalid(f"{subject}: the default entry has neither match nor priority")
    if message.idle_timeout_ns or message.HasField("time_since_last_hit"):
        raise invalid(f"{subject}: the default entry has no idle timeout")


def _passes_filter(entry: p4r.TableEntry, request: p4r.TableEntry) -> bool:
    """Says whether an entry passes a read's filters; what is unset passes all."""
    action = request.action.action.action_id
    return (
        request.priority in (0, entry.priority)
        and request.controller_metadata in (0, entry.controller_metadata)
        and request.metadata in (b"", entry.metadata)
        and action in (0, entry.action.action.action_id)
    )


def _entry_identity(entry: p4r.TableEntry) -> p4r.TableEntry:
    """Returns the name of an entry."""
    return p4r.TableEntry(
        table_id=entry.table_id,
        match=entry.match,
        priority=entry.priority,
        is_default_action=entry.is_default_action,
    )


class Tables:
    """All tables of a program.

    A table that p4c removed, for no packet reaches it, has no store: reads find nothing there, and writes are refused.
    """

    def __init__(self, program: Program, profiles: Profiles, clock: Clock):
        self._tables = program.tables
        self._removed = program.removed
        self.stores = {
            number: TableStore(table, profiles.stores[table.profile.id] if table.profile else None, clock)
            for number, table in self._tables.items()
        }

    def store_of(self, number: int) -> TableStore:
        """Returns a table's store, by the table's id. Raises UNIMPLEMENTED for a table that p4c removed."""
        if number in self._removed:
            raise unimplemented(f"table {self._removed[number]}: no packet reaches it, so that p4c removed it")
        table: Table = find(self._tables, number, "table")
        return self.stores[table.id]

    def _requested_stores(self, number: int) -> Iterable[TableStore]:
        """Returns the stores that a read asks for; a table id of 0 is a wildcard."""
        if number in self._removed:
            return ()
        return (self.store_of(number),) if number else self.stores.values()

    def read(self, request: p4r.TableEntry, target: Target) -> Iterator[p4r.Entity]:
        """Yields entries; a table id of 0 is a wildcard."""
        for store in self._requested_stores(request.table_id):
            for entry in store.read(request, target):
                yield p4r.Entity(table_entry=entry)

    def read_counters(self, request: p4r.DirectCounterEntry, target: Target) -> Iterator[p4r.Entity]:
        """Yields direct counters; a table id of 0 is a wildcard."""
        number = request.table_entry.table_id
        for store in self._requested_stores(number):
            if number or store.table.counter:
                yield from store.read_counters(request, target)

    def read_meters(self, request: p4r.DirectMeterEntry) -> Iterator[p4r.Entity]:
        """Yields direct meters; a table id of 0 is a wildcard."""
        number = request.table_entry.table_id
        for store in self._requested_stores(number):
            if number or store.table.meter:
                yield from store.read_meters(request)
