"""All that controllers wrote for one program: batches of updates in, entities out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from finsy.proto import p4r, rpc_code

from .clock import REAL, Clock
from .encoding.translation import StringMaps, Translator, UnknownString
from .entities.counters import Counters
from .entities.digests import Digests
from .entities.idle import IdleTimeouts
from .entities.meters import Meters
from .entities.profiles import Profiles
from .entities.registers import Registers
from .entities.replication import Replication
from .entities.tables import Tables
from .entities.valuesets import ValueSets
from .errors import Refused, invalid, unimplemented
from .pipeline.program import Program
from .step import Step
from .target import Applies, Target

ALL_OR_NOTHING = (p4r.WriteRequest.ROLLBACK_ON_ERROR, p4r.WriteRequest.DATAPLANE_ATOMIC)


class EntityStore:
    """The written entries, and the data plane that they were written to."""

    def __init__(self, program: Program, applies: Applies, strings: StringMaps | None = None, clock: Clock = REAL):
        self.program = program
        self.translator = Translator(program, strings or StringMaps())
        self.target = Target(applies)
        self.profiles = Profiles(program.profiles)
        self.tables = Tables(program, self.profiles, clock)
        self.counters = Counters(program.counters)
        self.meters = Meters(program.meters)
        self.registers = Registers(program.registers)
        self.replication = Replication()
        self.value_sets = ValueSets(program.value_sets)
        self.digests = Digests(program.digests, clock)
        self.idle = IdleTimeouts(self.tables.stores.values(), clock)

    def write(
        self, updates: Sequence[p4r.Update], atomicity: int, check: Callable[[p4r.Entity], None] = lambda _: None
    ) -> list[Refused | None]:
        """Does updates in their order; returns what was refused, by update. ``check`` refuses what the client may not
        write.

        All that reaches the data plane does so at once: to packets a batch is one change, whatever the atomicity.
        Unless that is CONTINUE_ON_ERROR, nothing reaches it when one update is refused.
        """
        steps: list[Step] = []
        outcomes: list[Refused | None] = []
        for update in updates:
            step = Step()
            try:
                check(update.entity)
                entity = self.translator.to_numbers(update.entity, allocate=update.type != p4r.Update.DELETE)
                self._write_one(update.type, entity, step)
                outcomes.append(None)
            except Refused as refused:
                step.take_back()
                step.commands.clear()
                outcomes.append(refused)
            steps.append(step)
        if atomicity in ALL_OR_NOTHING and any(outcomes):
            for step in reversed(steps):
                step.take_back()
            aborted = Refused(rpc_code.ABORTED, "not done, since another update of the batch was refused")
            return [outcome or aborted for outcome in outcomes]
        self._apply(steps, outcomes)
        return outcomes

    def _apply(self, steps: list[Step], outcomes: list[Refused | None]) -> None:
        commands = [command for step in steps for command in step.commands]
        replies = iter(self.target.apply(commands) if commands else ())
        refused = {i: next(filter(None, [next(replies) for _ in step.commands]), None) for i, step in enumerate(steps)}
        for i in reversed(range(len(steps))):
            if outcome := refused[i]:
                steps[i].take_back()
                outcomes[i] = outcome
        self.idle.changed()

    def _write_one(self, kind: int, entity: p4r.Entity, step: Step) -> None:
        if kind not in (p4r.Update.INSERT, p4r.Update.MODIFY, p4r.Update.DELETE):
            raise invalid("the update's type is missing: INSERT, MODIFY or DELETE")
        match entity.WhichOneof("entity"):
            case "table_entry":
                self.tables.store_of(entity.table_entry.table_id).write(kind, entity.table_entry, step)
            case "action_profile_member":
                self.profiles.write_member(kind, entity.action_profile_member, step)
            case "action_profile_group":
                self.profiles.write_group(kind, entity.action_profile_group, step)
            case "direct_counter_entry":
                counter = entity.direct_counter_entry
                self.tables.store_of(counter.table_entry.table_id).write_counter(kind, counter, step)
            case "direct_meter_entry":
                meter = entity.direct_meter_entry
                self.tables.store_of(meter.table_entry.table_id).write_meter(kind, meter, step)
            case "counter_entry":
                self.counters.write(kind, entity.counter_entry, step)
            case "meter_entry":
                self.meters.write(kind, entity.meter_entry, step)
            case "register_entry":
                self.registers.write(kind, entity.register_entry, step)
            case "packet_replication_engine_entry":
                self.replication.write(kind, entity.packet_replication_engine_entry, step)
            case "value_set_entry":
                self.value_sets.write(kind, entity.value_set_entry, step)
            case "digest_entry":
                self.digests.write(kind, entity.digest_entry, step)
            case None:
                raise invalid("the update has no entity")
            case other:
                raise unimplemented(f"{other} is not supported")

    def read(self, request: p4r.Entity) -> Iterator[p4r.Entity]:
        """Yields the entities that one request asks for. Raises `Refused`."""
        try:
            numbered = self.translator.to_numbers(request, allocate=False)
        except UnknownString:
            if request.WhichOneof("entity") == "table_entry":
                return
            raise
        for entity in self._read(numbered):
            yield self.translator.to_strings(entity)

    def _read(self, request: p4r.Entity) -> Iterator[p4r.Entity]:
        match request.WhichOneof("entity"):
            case "table_entry":
                yield from self.tables.read(request.table_entry, self.target)
            case "action_profile_member":
                yield from self.profiles.read_members(request.action_profile_member)
            case "action_profile_group":
                yield from self.profiles.read_groups(request.action_profile_group)
            case "direct_counter_entry":
                yield from self.tables.read_counters(request.direct_counter_entry, self.target)
            case "direct_meter_entry":
                yield from self.tables.read_meters(request.direct_meter_entry)
            case "counter_entry":
                yield from self.counters.read(request.counter_entry, self.target)
            case "meter_entry":
                yield from self.meters.read(request.meter_entry)
            case "register_entry":
                yield from self.registers.read(request.register_entry, self.target)
            case "packet_replication_engine_entry":
                yield from self.replication.read(request.packet_replication_engine_entry)
            case "value_set_entry":
                yield from self.value_sets.read(request.value_set_entry)
            case "digest_entry":
                yield from self.digests.read(request.digest_entry)
            case None:
                raise invalid("the request has an entity of no kind")
            case other:
                raise unimplemented(f"{other} is not supported")

    def port_changed(self, port: int, up: bool) -> None:
        """Lets groups know of a port that came or went."""
        step = Step()
        for store in self.profiles.stores.values():
            store.port_changed(port, up, step)
        if step.commands:
            self.target.apply(step.commands)
