"""A P4Runtime client on gRPC's stubs, as a controller of managed_switch in a test has it."""

from __future__ import annotations

import queue
from collections.abc import Sequence
from typing import Any

import grpc
from finsy.proto import p4i, p4r, p4r_grpc
from google.protobuf import text_format

from xcpr.io.paths import COMPILED

INSERT, MODIFY, DELETE = p4r.Update.INSERT, p4r.Update.MODIFY, p4r.Update.DELETE


class Switch:
    """The primary of a switch, or a client that would be."""

    def __init__(self, address: str = "127.0.0.1:9559", device_id: int = 1, election_id: int = 1) -> None:
        text = (COMPILED / "managed_switch.p4info.txtpb").read_text(encoding="utf-8")
        self.p4info = text_format.Parse(text, p4i.P4Info())
        self.device_id, self.election_id = device_id, p4r.Uint128(low=election_id)
        self.channel = grpc.insecure_channel(address)
        self.stub = p4r_grpc.P4RuntimeStub(self.channel)
        self.requests: queue.Queue[p4r.StreamMessageRequest] = queue.Queue()
        self.messages = self.stub.StreamChannel(iter(self.requests.get, None))
        arbitration = p4r.MasterArbitrationUpdate(device_id=device_id, election_id=self.election_id)
        self.requests.put(p4r.StreamMessageRequest(arbitration=arbitration))
        self.status = next(self.messages).arbitration.status.code

    def find(self, name: str) -> int:
        """Returns the id of an object."""
        info = self.p4info
        for one in (*info.tables, *info.actions, *info.counters, *info.digests):
            if one.preamble.alias == name:
                return int(one.preamble.id)
        raise KeyError(name)

    def write(self, kind: Any, **entity: Any) -> None:
        """Writes one entity."""
        update = p4r.Update(type=kind, entity=p4r.Entity(**entity))
        self.stub.Write(p4r.WriteRequest(device_id=self.device_id, election_id=self.election_id, updates=[update]))

    def make_entry(self, table: str, action: str, address: int | None = None, port: int | None = None) -> Any:
        """Makes an entry for an address, or a default entry without one."""
        entry = p4r.TableEntry(table_id=self.find(table), is_default_action=address is None)
        if address is not None:
            entry.match.add(field_id=1).exact.value = address.to_bytes(6, "big").lstrip(b"\0") or b"\0"
        entry.action.action.action_id = self.find(action)
        if port is not None:
            entry.action.action.params.add(param_id=1, value=bytes([port]))
        return entry

    def flood(self, ports: Sequence[int] = (1, 2, 3)) -> None:
        """Makes the group of all ports."""
        group = p4r.MulticastGroupEntry(multicast_group_id=1)
        for port in ports:
            group.replicas.add(egress_port=port, instance=port)
        entry = p4r.PacketReplicationEngineEntry(multicast_group_entry=group)
        self.write(INSERT, packet_replication_engine_entry=entry)

    def learn_by(self, action: str, timeout_ns: int = 0) -> None:
        """Lets the switch report unknown sources: by report_by_digest or report_by_packet."""
        if action == "report_by_digest":
            config = p4r.DigestEntry.Config(max_list_size=1, max_timeout_ns=timeout_ns)
            self.write(INSERT, digest_entry=p4r.DigestEntry(digest_id=self.find("seen_t"), config=config))
        else:
            session = p4r.CloneSessionEntry(session_id=100)
            session.replicas.add(egress_port=255, instance=1)
            entry = p4r.PacketReplicationEngineEntry(clone_session_entry=session)
            self.write(INSERT, packet_replication_engine_entry=entry)
        self.write(MODIFY, table_entry=self.make_entry("sources", action))

    def learn(self, address: int, port: int, timeout_ns: int = 0) -> None:
        """Adds the entries of an address."""
        source = self.make_entry("sources", "NoAction", address)
        source.idle_timeout_ns = timeout_ns
        self.write(INSERT, table_entry=source)
        self.write(INSERT, table_entry=self.make_entry("destinations", "forward", address, port))

    def read_counter(self, index: int) -> tuple[int, int]:
        """Returns packets and bytes that came in by a port."""
        entry = p4r.CounterEntry(counter_id=self.find("received"), index=p4r.Index(index=index))
        request = p4r.ReadRequest(device_id=self.device_id, entities=[p4r.Entity(counter_entry=entry)])
        (response,) = self.stub.Read(request)
        data = response.entities[0].counter_entry.data
        return int(data.packet_count), int(data.byte_count)

    def send(self, payload: bytes, port: int) -> None:
        """Sends a packet-out."""
        packet = p4r.PacketOut(payload=payload)
        packet.metadata.add(metadata_id=1, value=bytes([port]))
        packet.metadata.add(metadata_id=2, value=b"\0")
        self.requests.put(p4r.StreamMessageRequest(packet=packet))
