"""Real requests with a few fields changed at random: the server answers each by a code that P4Runtime has, and goes on.

XCPR_FUZZ_MESSAGES says how many, XCPR_FUZZ_SEED which.
"""

from __future__ import annotations

import os
import random
from typing import Any

import grpc
from finsy.proto import U128, p4r
from google.protobuf.descriptor import FieldDescriptor
from p4runtime_rig import DEVICE, INSERT, MODIFY, Client, Failed, entity, rig
from test_p4runtime_random import N, random_update

MESSAGES = int(os.environ.get("XCPR_FUZZ_MESSAGES", "400"))
SEED = int(os.environ.get("XCPR_FUZZ_SEED", "1"))
FAULTS = {"INTERNAL", "UNAVAILABLE", "DEADLINE_EXCEEDED", "DATA_LOSS"}
"""Codes that no request may cause."""
PATIENCE_S = 20


def scalar(draw: random.Random, field: Any) -> Any:
    """Draws a value for a field, often at the edge of what it holds."""
    match field.cpp_type:
        case FieldDescriptor.CPPTYPE_BOOL:
            return draw.random() < 0.5
        case FieldDescriptor.CPPTYPE_STRING:
            if field.type == FieldDescriptor.TYPE_BYTES:
                return draw.randbytes(draw.choice((0, 1, 2, 4, 16, 300)))
            return draw.choice(("", "x", "é\u202e", "I.forward", "x" * 5000))
        case FieldDescriptor.CPPTYPE_ENUM:
            return draw.choice([*field.enum_type.values_by_number, 99])
        case FieldDescriptor.CPPTYPE_FLOAT | FieldDescriptor.CPPTYPE_DOUBLE:
            return draw.choice((0.0, -1.0, 1e300, float("nan")))
    signed = field.cpp_type in (FieldDescriptor.CPPTYPE_INT32, FieldDescriptor.CPPTYPE_INT64)
    bits = 64 if field.cpp_type in (FieldDescriptor.CPPTYPE_INT64, FieldDescriptor.CPPTYPE_UINT64) else 32
    value = draw.choice((0, 1, 2, 255, 2 ** (bits - 1) - 1, draw.getrandbits(bits - 1)))
    return -value if signed and draw.random() < 0.5 else value


def change(draw: random.Random, message: Any) -> None:
    """Changes a field somewhere in a message, mostly one that is there."""
    there = [field for field, _ in message.ListFields()]
    field = draw.choice(there if there and draw.random() < 0.8 else message.DESCRIPTOR.fields)
    held = getattr(message, field.name)
    if field.is_repeated:
        if held and draw.random() < 0.2:
            del held[draw.randrange(len(held))]
        elif field.message_type is None:
            held.append(scalar(draw, field))
        elif not held or draw.random() < 0.2:
            held.add().CopyFrom(draw.choice(held) if held else field.message_type._concrete_class())
        else:
            change(draw, draw.choice(held))
    elif field.message_type is None:
        setattr(message, field.name, scalar(draw, field))
    elif message.HasField(field.name) and draw.random() < 0.1:
        message.ClearField(field.name)
    elif field.message_type.fields:
        held.SetInParent()
        change(draw, held)


def cell(draw: random.Random) -> Any:
    """Draws a cell of a counter, a meter or a register, or all of its cells."""
    made: Any = draw.choice(
        (
            p4r.CounterEntry(counter_id=N["packets"]),
            p4r.MeterEntry(meter_id=N["pace"]),
            p4r.RegisterEntry(register_id=N["memory"]),
            p4r.RegisterEntry(register_id=N["signed_memory"]),
        )
    )
    if draw.random() < 0.8:
        made.index.index = draw.randrange(4)
    match made:
        case p4r.CounterEntry():
            made.data.packet_count = draw.randrange(9)
        case p4r.MeterEntry() if draw.random() < 0.5:
            made.config.cir = made.config.pir = draw.randrange(1, 9)
            made.config.cburst = made.config.pburst = draw.randrange(1, 9)
        case p4r.RegisterEntry():
            made.data.bitstring = draw.randbytes(1)
    return made


def draw_update(draw: random.Random) -> tuple[int, Any]:
    """Draws an update as controllers make them."""
    return random_update(draw) if draw.random() < 0.75 else (MODIFY, cell(draw))


def request(draw: random.Random) -> Any:
    """Draws a request as controllers make them, with a few changes."""
    if draw.random() < 0.3:
        made = p4r.ReadRequest(device_id=DEVICE)
        made.entities.add().CopyFrom(entity(draw_update(draw)[1]))
    else:
        made = p4r.WriteRequest(device_id=DEVICE, election_id=U128.encode(1))
        for kind, one in [draw_update(draw) for _ in range(draw.randrange(1, 4))]:
            made.updates.add(type=kind, entity=entity(one))
    parts = made.entities if isinstance(made, p4r.ReadRequest) else made.updates
    for _ in range(draw.randrange(1, 4)):
        # Enclosing parts are checked first: where they are wrong, the parts within are not checked.
        change(draw, draw.choice(parts) if parts and draw.random() < 0.9 else made)
    return made


def send(client: Client, made: Any) -> None:
    """Sends a request; fails where the answer is the server's fault."""
    try:
        if isinstance(made, p4r.ReadRequest):
            list(client.stub.Read(made, timeout=PATIENCE_S))
        else:
            client.stub.Write(made, timeout=PATIENCE_S)
    except grpc.RpcError as error:
        failed = Failed(error)
        assert failed.code not in FAULTS, (failed, made)
        # UNKNOWN is what P4Runtime has for a batch of which updates failed, and gRPC for an exception.
        assert failed.code != "UNKNOWN" or failed.parts, (failed, made)


def test_mutated_requests_are_answered() -> None:
    draw = random.Random(SEED)
    with rig() as server, server.client() as client:
        for _ in range(MESSAGES):
            send(client, request(draw))
        entry = N.entry("exact_table", {"dst": 77}, N.action("I.forward", port=3))
        client.write(INSERT, entry)
        assert client.read(entry) == [entry]
