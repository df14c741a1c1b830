"""Learns addresses by packet-in, with gRPC alone: a switch's address and its ports are the arguments.

learn_by_packet.py HOST:PORT PORTS...
"""

import queue
import sys
from pathlib import Path

import grpc
from finsy.proto import p4i, p4r, p4r_grpc
from google.protobuf import text_format

COMPILED = Path(__file__).resolve().parents[2] / "p4src" / "compiled"
DEVICE_ID, ELECTION_ID = 1, p4r.Uint128(low=1)
CPU_PORT, TO_CONTROLLER, ALL_PORTS = 255, 100, 1
"""The program's port, clone session and multicast group."""


class Switch:
    """A switch, whose primary controller this is."""

    def __init__(self, address: str) -> None:
        self.p4info = text_format.Parse((COMPILED / "managed_switch.p4info.txtpb").read_text(), p4i.P4Info())
        self.stub = p4r_grpc.P4RuntimeStub(grpc.insecure_channel(address))
        self.requests: queue.Queue[p4r.StreamMessageRequest] = queue.Queue()
        self.messages = self.stub.StreamChannel(iter(self.requests.get, None))
        arbitration = p4r.MasterArbitrationUpdate(device_id=DEVICE_ID, election_id=ELECTION_ID)
        self.requests.put(p4r.StreamMessageRequest(arbitration=arbitration))
        next(self.messages)

    def find(self, name: str) -> int:
        """Returns the id of a table or an action."""
        for one in (*self.p4info.tables, *self.p4info.actions):
            if one.preamble.alias == name:
                return one.preamble.id
        raise KeyError(name)

    def write(self, kind: int, **entity: object) -> None:
        """Writes one entity."""
        update = p4r.Update(type=kind, entity=p4r.Entity(**entity))
        request = p4r.WriteRequest(device_id=DEVICE_ID, election_id=ELECTION_ID, updates=[update])
        self.stub.Write(request)

    def make_entry(self, table: str, action: str, address: bytes = b"", port: int | None = None) -> p4r.TableEntry:
        """Makes an entry for an address, or a default entry without one."""
        entry = p4r.TableEntry(table_id=self.find(table), is_default_action=not address)
        if address:
            entry.match.add(field_id=1).exact.value = address.lstrip(b"\0") or b"\0"
        entry.action.action.action_id = self.find(action)
        if port is not None:
            entry.action.action.params.add(param_id=1, value=bytes([port]))
        return entry


def main(address: str, ports: list[int]) -> None:
    """Floods frames to unknown addresses, and learns those of frames that come."""
    switch = Switch(address)
    session = p4r.CloneSessionEntry(session_id=TO_CONTROLLER)
    session.replicas.add(egress_port=CPU_PORT, instance=1)
    group = p4r.MulticastGroupEntry(multicast_group_id=ALL_PORTS)
    for port in ports:
        group.replicas.add(egress_port=port, instance=port)
    for entry in (
        p4r.PacketReplicationEngineEntry(clone_session_entry=session),
        p4r.PacketReplicationEngineEntry(multicast_group_entry=group),
    ):
        switch.write(p4r.Update.INSERT, packet_replication_engine_entry=entry)
    switch.write(p4r.Update.MODIFY, table_entry=switch.make_entry("sources", "report_by_packet"))
    known = set()
    for message in switch.messages:
        source = message.packet.payload[6:12]
        if message.HasField("packet") and source not in known:
            known.add(source)
            port = int.from_bytes(message.packet.metadata[0].value, "big")
            print(f"{source.hex()} is at port {port}")
            switch.write(p4r.Update.INSERT, table_entry=switch.make_entry("sources", "NoAction", source))
            entry = switch.make_entry("destinations", "forward", source, port)
            switch.write(p4r.Update.INSERT, table_entry=entry)


if __name__ == "__main__":
    main(sys.argv[1], [int(port) for port in sys.argv[2:]])
