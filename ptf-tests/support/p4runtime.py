"""A small synchronous P4Runtime client: what PTF tests need of P4Runtime 1.4, on finsy's stubs."""

from __future__ import annotations

import itertools
import queue
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grpc
from finsy.proto import p4i, p4r, p4r_grpc, rpc_code, rpc_status
from google.protobuf import text_format

from xcpr.controller.entries import Exact, Lpm, TableEntry

COMPILED = Path(__file__).resolve().parents[2] / "p4src" / "compiled"
ANSWER_S = 60.0
"""How long a switch may take to answer; generous, for machines that do much else."""

_election_ids = itertools.count(time.time_ns() // 1000)


class Refused(Exception):
    """The switch refused: the canonical code's name, and the codes of the updates in a batch that it refused."""

    def __init__(self, error: grpc.RpcError) -> None:
        self.code: str = error.code().name
        self.reasons: list[str] = []
        for key, value in error.trailing_metadata() or ():
            if key == "grpc-status-details-bin":
                for detail in rpc_status.Status.FromString(value).details:
                    one = p4r.Error()
                    detail.Unpack(one)
                    self.reasons += [rpc_code.Code.Name(one.canonical_code)] if one.canonical_code else []
        super().__init__(f"{self.code} {' '.join(self.reasons)}: {error.details()}")


def canonical(value: int) -> bytes:
    """Writes a number in the shortest big-endian form (P4Runtime 1.4, section 8.4)."""
    return value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big")


def device_config(program: str) -> tuple[p4i.P4Info, bytes]:
    """Returns P4Info and device configuration of a compiled program."""
    info = text_format.Parse((COMPILED / f"{program}.p4info.txtpb").read_text(), p4i.P4Info())
    return info, (COMPILED / f"{program}.json").read_bytes()


class Names:
    """P4Info's ids by name."""

    def __init__(self, info: p4i.P4Info) -> None:
        self.tables = {table.preamble.name: table for table in info.tables}
        self.actions = {action.preamble.name: action for action in info.actions}
        self.counters = {counter.preamble.name: counter.preamble.id for counter in info.counters}

    def entry(self, entry: TableEntry) -> p4r.TableEntry:
        """Makes a table entry as the wire has it."""
        table, action = self.tables[entry.table], self.actions[entry.action]
        matches = []
        for field in table.match_fields:
            match = entry.match.get(field.name)
            if isinstance(match, Exact):
                exact = p4r.FieldMatch.Exact(value=canonical(match.value))
                matches.append(p4r.FieldMatch(field_id=field.id, exact=exact))
            elif isinstance(match, Lpm) and match.prefix_len:
                lpm = p4r.FieldMatch.LPM(value=canonical(match.value), prefix_len=match.prefix_len)
                matches.append(p4r.FieldMatch(field_id=field.id, lpm=lpm))
        params = [
            p4r.Action.Param(param_id=param.id, value=canonical(entry.params[param.name])) for param in action.params
        ]
        return p4r.TableEntry(
            table_id=table.preamble.id,
            match=matches,
            action=p4r.TableAction(action=p4r.Action(action_id=action.preamble.id, params=params)),
        )


class Client:
    """A controller of one device. Later ones have higher election ids by default."""

    def __init__(self, address: str, device_id: int = 0, election_id: int | None = None) -> None:
        self.device_id = device_id
        self.election_id = next(_election_ids) if election_id is None else election_id
        self._channel = grpc.insecure_channel(address)
        self._stub = p4r_grpc.P4RuntimeStub(self._channel)
        self._requests: queue.Queue[p4r.StreamMessageRequest | None] = queue.Queue()
        self.arbitrations: queue.Queue[p4r.MasterArbitrationUpdate] = queue.Queue()
        self.packets: queue.Queue[p4r.PacketIn] = queue.Queue()
        self.errors: queue.Queue[p4r.StreamError] = queue.Queue()
        self.names = Names(p4i.P4Info())
        self._stream = self._stub.StreamChannel(self._to_send())
        threading.Thread(target=self._receive, daemon=True).start()

    def _to_send(self) -> Iterator[p4r.StreamMessageRequest]:
        while (request := self._requests.get()) is not None:
            yield request

    def _receive(self) -> None:
        kinds: dict[str, queue.Queue[Any]] = {
            "arbitration": self.arbitrations,
            "packet": self.packets,
            "error": self.errors,
        }
        try:
            for message in self._stream:
                kind = message.WhichOneof("update")
                if kind in kinds:
                    kinds[kind].put(getattr(message, kind))
        except grpc.RpcError:
            pass  # the channel was closed

    def _id(self) -> p4r.Uint128:
        return p4r.Uint128(low=self.election_id)

    def arbitrate(self) -> int:
        """Requests to be primary; returns the canonical code of the answer (0: it is)."""
        update = p4r.MasterArbitrationUpdate(device_id=self.device_id, election_id=self._id())
        self._requests.put(p4r.StreamMessageRequest(arbitration=update))
        return self.next_arbitration()

    def next_arbitration(self) -> int:
        """Waits for the next message about who is primary, and returns its canonical code (0: this one)."""
        return self.arbitrations.get(timeout=ANSWER_S).status.code

    def _call(self, method: Any, request: Any) -> Any:
        try:
            return method(request, timeout=ANSWER_S)
        except grpc.RpcError as error:
            raise Refused(error) from None

    def set_pipeline(self, program: str) -> None:
        """Loads a compiled program; tables, counters and registers start anew."""
        self.load(*device_config(program))

    def load(self, info: p4i.P4Info, device: bytes) -> None:
        """Loads a program by its P4Info and device configuration, as ``set_pipeline``."""
        config = p4r.ForwardingPipelineConfig(p4info=info, p4_device_config=device)
        config.cookie.cookie = 1
        self._call(
            self._stub.SetForwardingPipelineConfig,
            p4r.SetForwardingPipelineConfigRequest(
                device_id=self.device_id,
                election_id=self._id(),
                action=p4r.SetForwardingPipelineConfigRequest.VERIFY_AND_COMMIT,
                config=config,
            ),
        )
        self.names = Names(info)

    def use(self, program: str) -> None:
        """Reads names from a program that the switch runs already."""
        self.names = Names(device_config(program)[0])

    def pipeline(self) -> p4i.P4Info:
        """Requests the P4Info of what the switch runs."""
        request = p4r.GetForwardingPipelineConfigRequest(device_id=self.device_id)
        info: p4i.P4Info = self._call(self._stub.GetForwardingPipelineConfig, request).config.p4info
        return info

    def write(self, kind: str, *entities: p4r.Entity) -> None:
        """Performs an INSERT, MODIFY or DELETE of entities, in one batch."""
        updates = [p4r.Update(type=p4r.Update.Type.Value(kind), entity=entity) for entity in entities]
        request = p4r.WriteRequest(device_id=self.device_id, election_id=self._id(), updates=updates)
        self._call(self._stub.Write, request)

    def insert(self, *entries: TableEntry) -> None:
        """Inserts table entries."""
        self.write("INSERT", *(p4r.Entity(table_entry=self.names.entry(entry)) for entry in entries))

    def delete(self, *entries: TableEntry) -> None:
        """Deletes table entries."""
        self.write("DELETE", *(p4r.Entity(table_entry=self.names.entry(entry)) for entry in entries))

    def clone_to(self, session: int, port: int, truncate_bytes: int = 0) -> None:
        """Inserts a clone session with one copy; 0 bytes leave it whole."""
        replicas = [p4r.Replica(egress_port=port, instance=1)]
        entry = p4r.CloneSessionEntry(session_id=session, replicas=replicas, packet_length_bytes=truncate_bytes)
        self._replication("INSERT", entry)

    def no_clones(self, session: int) -> None:
        """Deletes a clone session."""
        self._replication("DELETE", p4r.CloneSessionEntry(session_id=session))

    def _replication(self, kind: str, entry: p4r.CloneSessionEntry) -> None:
        replication = p4r.PacketReplicationEngineEntry(clone_session_entry=entry)
        self.write(kind, p4r.Entity(packet_replication_engine_entry=replication))

    def read(self, *entities: p4r.Entity) -> list[p4r.Entity]:
        """Returns the entities of these that the switch has."""
        request = p4r.ReadRequest(device_id=self.device_id, entities=entities)
        try:
            return [entity for answer in self._stub.Read(request, timeout=ANSWER_S) for entity in answer.entities]
        except grpc.RpcError as error:
            raise Refused(error) from None

    def entries(self, table: str) -> list[p4r.TableEntry]:
        """Reads all entries of a table."""
        wanted = p4r.TableEntry(table_id=self.names.tables[table].preamble.id)
        return [entity.table_entry for entity in self.read(p4r.Entity(table_entry=wanted))]

    def counter(self, name: str) -> dict[int, tuple[int, int]]:
        """Reads all that an indirect counter counted: (packets, bytes) by index, zeros left out."""
        wanted = p4r.Entity(counter_entry=p4r.CounterEntry(counter_id=self.names.counters[name]))
        found = {}
        for entity in self.read(wanted):
            entry = entity.counter_entry
            if entry.data.packet_count:
                found[entry.index.index] = entry.data.packet_count, entry.data.byte_count
        return found

    def packet_out(self, egress_port: int, payload: bytes) -> None:
        """Sends a frame by a port, or through the pipeline (0xFFFF)."""
        metadata = [p4r.PacketMetadata(metadata_id=1, value=canonical(egress_port))]
        self._requests.put(p4r.StreamMessageRequest(packet=p4r.PacketOut(payload=payload, metadata=metadata)))

    def packet_in(self, timeout_s: float = 2.0) -> tuple[int, bytes] | None:
        """Returns the next frame from the switch and the port by which it came in; None after the timeout."""
        try:
            packet = self.packets.get(timeout=timeout_s)
        except queue.Empty:
            return None
        values = {metadata.metadata_id: int.from_bytes(metadata.value, "big") for metadata in packet.metadata}
        return values[1], packet.payload

    def close(self) -> None:
        """Ends the stream: the switch may make another client primary."""
        self._requests.put(None)
        self._stream.cancel()
        self._channel.close()


def code(name: str) -> int:
    """Returns a canonical code's number."""
    number: int = rpc_code.Code.Value(name)
    return number
