"""Forwarding pipeline configurations: verified, saved, committed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Protocol

from finsy.proto import p4r

from ..books import EntityStore
from ..clock import REAL, Clock
from ..encoding.translation import StringMaps
from ..entities.tables import TableStore
from ..errors import Refused, invalid, not_found
from ..target import Applies, Target
from .program import Program

Set = p4r.SetForwardingPipelineConfigRequest


class Dataplane(Applies, Protocol):
    """The part that runs a program and does commands."""

    def load(self, program_json: str) -> None:
        """Replaces the program. Raises ValueError for a program that can't be run."""

    def without_ports(self) -> Dataplane:
        """Makes a data plane of its own that no packets reach, on which a program can be tried."""

    def stop(self) -> object:
        """Ends the data plane; whoever made it does so."""


class Scratch:
    """A data plane without ports that remembers the commands given to it, for a configuration that is only saved."""

    def __init__(self, dataplane: Dataplane, program: Program):
        self._dataplane = dataplane.without_ports()
        self.commands: list[dict[str, object]] = []
        try:
            self._dataplane.load(program.json_text)
        except ValueError as error:
            self.stop()
            raise invalid(f"the device config can't be run: {error}") from None

    def apply(self, commands_json: str) -> str:
        """Does commands."""
        self.commands += json.loads(commands_json)
        return self._dataplane.apply(commands_json)

    def stop(self) -> None:
        """Gives the data plane back."""
        self._dataplane.stop()


@dataclass
class Pipeline:
    """A configuration, and what was written for it."""

    config: p4r.ForwardingPipelineConfig
    entities: EntityStore
    scratch: Scratch | None = None
    """The data plane that it was written to while the configuration is only saved."""


class Pipelines:
    """The pipeline that runs, and the one that is saved."""

    def __init__(self, dataplane: Dataplane, clock: Clock = REAL):
        self._dataplane = dataplane
        self._clock = clock
        self._strings = StringMaps()
        self.running: Pipeline | None = None
        self._saved: Pipeline | None = None

    @property
    def current(self) -> Pipeline | None:
        """The pipeline that reads and writes refer to: a saved configuration comes before the one that
        runs."""
        return self._saved or self.running

    def set(self, action: int, config: p4r.ForwardingPipelineConfig | None) -> None:
        """Does one of SetForwardingPipelineConfig's actions. A call that raises `Refused` changes nothing."""
        if action == Set.COMMIT:
            if config is not None:
                raise invalid("COMMIT takes no config: it commits the one that was saved")
            if self._saved is None:
                raise not_found("no config is saved that could be committed")
            self._commit(self._saved)
            return
        if action not in (Set.VERIFY, Set.VERIFY_AND_SAVE, Set.VERIFY_AND_COMMIT, Set.RECONCILE_AND_COMMIT):
            raise invalid("the action is missing: VERIFY, VERIFY_AND_SAVE, VERIFY_AND_COMMIT, COMMIT, ...")
        if config is None:
            raise invalid(f"{Set.Action.Name(Set.Action.ValueType(action))} needs a config")
        program = Program(config.p4info, config.p4_device_config)
        scratch = Scratch(self._dataplane, program)
        pipeline = Pipeline(config, EntityStore(program, scratch, self._strings, self._clock), scratch)
        try:
            if action == Set.RECONCILE_AND_COMMIT and self.running:
                _carry_over(self.running.entities, pipeline.entities)
        except Refused as refused:
            scratch.stop()
            raise invalid(f"the forwarding state can't be kept: {refused.message}") from None
        if action == Set.VERIFY:
            scratch.stop()
        elif action == Set.VERIFY_AND_SAVE:
            self._forget_saved()
            self._saved = pipeline
        else:
            self._commit(pipeline)

    def _forget_saved(self) -> None:
        if self._saved and self._saved.scratch:
            self._saved.scratch.stop()
        self._saved = None

    def _commit(self, pipeline: Pipeline) -> None:
        """Runs a pipeline, with all that was written since it was saved."""
        self._dataplane.load(pipeline.entities.program.json_text)
        scratch, pipeline.scratch = pipeline.scratch, None
        pipeline.entities.target = Target(self._dataplane)
        if scratch:
            if scratch.commands:
                self._dataplane.apply(json.dumps(scratch.commands))
            scratch.stop()
        if pipeline is not self._saved:
            self._forget_saved()
        self._saved = None
        self.running = pipeline


def _carry_over(old: EntityStore, new: EntityStore) -> None:
    """Writes to ``new`` all that was written to ``old``, and what the data plane has counted and stored."""
    for entity in (
        p4r.Entity(packet_replication_engine_entry=p4r.PacketReplicationEngineEntry()),
        p4r.Entity(digest_entry=p4r.DigestEntry()),
        p4r.Entity(action_profile_member=p4r.ActionProfileMember()),
        p4r.Entity(action_profile_group=p4r.ActionProfileGroup()),
    ):
        _write(new, p4r.Update.INSERT, list(old.read(entity)))
    for number, store in old.tables.stores.items():
        asked = p4r.TableEntry(table_id=number)
        if store.table.counter:
            asked.counter_data.SetInParent()
        if store.table.meter:
            asked.meter_config.SetInParent()
        entries = [e for e in old.read(p4r.Entity(table_entry=asked)) if not e.table_entry.is_const]
        _write(new, p4r.Update.INSERT, entries)
        if store.default.message.action != store.initial_default.message.action:
            _write(new, p4r.Update.MODIFY, [_default(old, store)])
    for entity in (
        p4r.Entity(counter_entry=p4r.CounterEntry()),
        p4r.Entity(meter_entry=p4r.MeterEntry()),
        p4r.Entity(register_entry=p4r.RegisterEntry()),
        p4r.Entity(value_set_entry=p4r.ValueSetEntry()),
    ):
        _write(new, p4r.Update.MODIFY, list(old.read(entity)))


def _default(stores: EntityStore, store: TableStore) -> p4r.Entity:
    return stores.translator.to_strings(p4r.Entity(table_entry=store.default.message))


def _write(stores: EntityStore, kind: int, entities: list[p4r.Entity]) -> None:
    updates = [p4r.Update(type=p4r.Update.Type.ValueType(kind), entity=entity) for entity in entities]
    for outcome in stores.write(updates, p4r.WriteRequest.CONTINUE_ON_ERROR):
        if outcome:
            raise outcome
