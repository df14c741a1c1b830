"""A P4Runtime server over a data plane without ports, and a client on raw stubs: for tests of the server."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import grpc
import pytest
from finsy.proto import U128, p4i, p4r, p4r_grpc, rpc_code, rpc_status
from google.protobuf import text_format

from xcpr import _native
from xcpr.p4runtime import Server
from xcpr.p4runtime.encoding.bytestrings import encode

P4 = Path(__file__).resolve().parent.parent / "p4"
DEVICE = 7
CPU_PORT = 255
INSERT, MODIFY, DELETE = p4r.Update.INSERT, p4r.Update.MODIFY, p4r.Update.DELETE
PATIENCE_S = 10.0
QUIET_S = 0.1


def config(name: str = "features", cookie: int | None = None) -> p4r.ForwardingPipelineConfig:
    """Reads a program of tests/p4."""
    made = p4r.ForwardingPipelineConfig(p4_device_config=(P4 / f"{name}.json").read_bytes())
    text_format.Parse((P4 / f"{name}.p4info.txtpb").read_text(), made.p4info)
    if cookie is not None:
        made.cookie.cookie = cookie
    return made


class Names:
    """P4Info's ids by name."""

    def __init__(self, p4info: p4i.P4Info):
        self.info: dict[str, Any] = {}
        for section in ("tables", "actions", "action_profiles", "counters", "direct_counters", "meters"):
            self._add(getattr(p4info, section))
        for section in ("direct_meters", "registers", "digests", "value_sets"):
            self._add(getattr(p4info, section))

    def _add(self, objects: Sequence[Any]) -> None:
        for o in objects:
            self.info[o.preamble.name] = o
            self.info[o.preamble.alias] = o

    def __getitem__(self, name: str) -> int:
        return int(self.info[name].preamble.id)

    def action(self, name: str, **params: int) -> p4r.Action:
        message = p4r.Action(action_id=self[name])
        ids = {p.name: p.id for p in self.info[name].params}
        for param, value in params.items():
            message.params.add(param_id=ids[param], value=encode(value))
        return message

    def entry(self, table: str, match: dict[str, Any], action: p4r.Action | None = None, **rest: Any) -> p4r.TableEntry:
        """Makes an entry. Matches are a number (exact, optional), (value, "/", length), (value, "&", mask), (low, "..",
        high)."""
        message = p4r.TableEntry(table_id=self[table], **rest)
        fields = {f.name.split(".")[-1]: f for f in self.info[table].match_fields}
        for name, value in match.items():
            one = message.match.add(field_id=fields[name].id)
            match value:
                case (number, "/", length):
                    one.lpm.value, one.lpm.prefix_len = encode(number), length
                case (number, "&", mask):
                    one.ternary.value, one.ternary.mask = encode(number), encode(mask)
                case (low, "..", high):
                    one.range.low, one.range.high = encode(low), encode(high)
                case number if fields[name].match_type == p4i.MatchField.OPTIONAL:
                    one.optional.value = encode(number)
                case number:
                    one.exact.value = encode(number)
        if action is not None:
            message.action.action.CopyFrom(action)
        return message


def entity(message: Any) -> p4r.Entity:
    """Wraps any entity's message as an entity."""
    fields = {f.message_type.name: f.name for f in p4r.Entity.DESCRIPTOR.fields}
    if isinstance(message, p4r.MulticastGroupEntry):
        message = p4r.PacketReplicationEngineEntry(multicast_group_entry=message)
    elif isinstance(message, p4r.CloneSessionEntry):
        message = p4r.PacketReplicationEngineEntry(clone_session_entry=message)
    return p4r.Entity(**{fields[type(message).__name__]: message})


def message(found: p4r.Entity) -> Any:
    """Returns the message in an entity."""
    inner = getattr(found, found.WhichOneof("entity"))
    return getattr(inner, inner.WhichOneof("type")) if isinstance(inner, p4r.PacketReplicationEngineEntry) else inner


class Failed(Exception):
    """An RPC that failed: its canonical code by name, its sentence, and of a batch those of its parts."""

    def __init__(self, error: grpc.RpcError):
        self.code = error.code().name
        self.sentence = error.details()
        self.parts: list[p4r.Error] = []
        for key, value in error.trailing_metadata() or ():
            if key == "grpc-status-details-bin":
                status = rpc_status.Status.FromString(value)
                assert rpc_code.Code.Name(status.code) == self.code
                assert status.message == self.sentence
                for detail in status.details:
                    part = p4r.Error()
                    assert detail.Unpack(part)
                    self.parts.append(part)
        super().__init__(f"{self.code}: {self.sentence}")

    @property
    def codes(self) -> list[str]:
        """The parts' codes."""
        return [rpc_code.Code.Name(part.canonical_code) for part in self.parts]


class Stream:
    """A client's stream."""

    def __init__(self, stub: p4r_grpc.P4RuntimeStub):
        self._out: queue.Queue[Any] = queue.Queue()
        self.seen: queue.Queue[Any] = queue.Queue()
        self._call = stub.StreamChannel(iter(self._out.get, None))
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        try:
            for response in self._call:
                self.seen.put(response)
            self.seen.put(None)
        except grpc.RpcError as error:
            self.seen.put(Failed(error))

    def send(self, **update: Any) -> None:
        self._out.put(p4r.StreamMessageRequest(**update))

    def arbitrate(self, election_id: int | None, role: str = "", device: int = DEVICE) -> None:
        update = p4r.MasterArbitrationUpdate(device_id=device)
        if election_id is not None:
            update.election_id.CopyFrom(U128.encode(election_id))
        if role:
            update.role.name = role
        self.send(arbitration=update)

    def next(self, kind: str | None = None) -> Any:
        """Waits for the next message, which must be of this kind; without a kind returns what ended the stream, too."""
        got = self.seen.get(timeout=PATIENCE_S)
        if kind is None:
            return got
        assert got is not None and not isinstance(got, Failed), f"the stream has ended: {got}"
        assert got.WhichOneof("update") == kind, got
        return getattr(got, kind)

    def next_arbitration(self) -> tuple[str, int | None]:
        """Waits for the next arbitration; returns its status and highest election id."""
        update = self.next("arbitration")
        assert update.device_id == DEVICE
        highest = U128.decode(update.election_id) if update.HasField("election_id") else None
        return rpc_code.Code.Name(update.status.code), highest

    def ended(self) -> str:
        """Waits for the stream's end, and returns the code that it ends with."""
        got = self.next()
        return "OK" if got is None else got.code

    def quiet(self) -> None:
        with pytest.raises(queue.Empty):
            self.seen.get(timeout=QUIET_S)

    def close(self) -> None:
        self._out.put(None)
        self._thread.join(PATIENCE_S)

    def cut(self) -> None:
        """Ends the stream as if the client's process had ended."""
        self._call.cancel()
        self._thread.join(PATIENCE_S)


class Client:
    """A controller on raw stubs. Without ``election_id`` it has no stream."""

    def __init__(
        self, port: int, election_id: int | None = 1, role: str = "", tls: grpc.ChannelCredentials | None = None
    ):
        address, of_server = f"127.0.0.1:{port}", [("grpc.ssl_target_name_override", "localhost")]
        self.channel = grpc.secure_channel(address, tls, of_server) if tls else grpc.insecure_channel(address)
        self.stub = p4r_grpc.P4RuntimeStub(self.channel)
        self.election_id, self.role, self.device = election_id, role, DEVICE
        self.stream: Stream | None = None
        if election_id is not None:
            self.stream = Stream(self.stub)
            self.stream.arbitrate(election_id, role)
            self.stream.next_arbitration()

    def _identity(self) -> dict[str, Any]:
        who: dict[str, Any] = {"device_id": self.device, "role": self.role}
        if self.election_id is not None:
            who["election_id"] = U128.encode(self.election_id)
        return who

    def set(self, action: str, config: p4r.ForwardingPipelineConfig | None = None) -> None:
        request = p4r.SetForwardingPipelineConfigRequest(action=action, **self._identity())
        if config is not None:
            request.config.CopyFrom(config)
        _call(self.stub.SetForwardingPipelineConfig, request)

    def get(self, kind: str = "ALL") -> p4r.GetForwardingPipelineConfigResponse:
        request = p4r.GetForwardingPipelineConfigRequest(device_id=self.device, response_type=kind)
        return _call(self.stub.GetForwardingPipelineConfig, request)

    def batch(self, updates: Sequence[tuple[int, Any]], atomicity: str = "CONTINUE_ON_ERROR") -> None:
        request = p4r.WriteRequest(atomicity=atomicity, **self._identity())
        for kind, one in updates:
            request.updates.add(type=kind, entity=entity(one))
        _call(self.stub.Write, request)

    def write(self, kind: int, *messages: Any) -> None:
        self.batch([(kind, one) for one in messages])

    def refuses(self, kind: int, one: Any, code: str, why: str = "") -> None:
        """Checks that a write of one update is refused with this code and a sentence that says why."""
        with pytest.raises(Failed) as failed:
            self.write(kind, one)
        assert failed.value.code == "UNKNOWN", failed.value
        (part,) = failed.value.parts
        assert (failed.value.codes[0], why in part.message) == (code, True), failed.value

    def read(self, *messages: Any) -> list[Any]:
        request = p4r.ReadRequest(device_id=self.device, entities=[entity(one) for one in messages])
        try:
            return [message(found) for response in self.stub.Read(request) for found in response.entities]
        except grpc.RpcError as error:
            raise Failed(error) from None

    def close(self) -> None:
        if self.stream:
            self.stream.cut()
        self.channel.close()


def _call(method: Any, request: Any) -> Any:
    try:
        return method(request, timeout=PATIENCE_S)
    except grpc.RpcError as error:
        raise Failed(error) from None


@dataclass
class Rig:
    """A server and its data plane."""

    dataplane: Any
    server: Server
    names: Names

    @contextmanager
    def client(self, election_id: int | None = 1, role: str = "") -> Iterator[Client]:
        made = Client(self.server.port, election_id, role)
        try:
            yield made
        finally:
            made.close()

    def frame(self, port: int, frame: bytes) -> None:
        """Lets a frame come in by a port."""
        self.dataplane.packet_out(port, frame)


@contextmanager
def rig(program: str | None = "features", address: str = "127.0.0.1:0", **options: Any) -> Iterator[Rig]:
    """Runs a server with a program of tests/p4."""
    dataplane = _native.Dataplane(json.dumps({"interfaces": [], "cpu_port": CPU_PORT}))
    server = Server(dataplane, DEVICE, address, CPU_PORT, **options)
    try:
        names = Names(config(program or "features").p4info)
        if program:
            loaded = config(program)
            server.load(loaded.p4info, loaded.p4_device_config)
        server.start()
        yield Rig(dataplane, server, names)
    finally:
        server.stop()
        dataplane.stop()


def ethernet(dst: int, src: int = 0x0200_0000_0001, kind: int = 0x1234, payload: bytes = b"payload") -> bytes:
    return dst.to_bytes(6, "big") + src.to_bytes(6, "big") + kind.to_bytes(2, "big") + payload
