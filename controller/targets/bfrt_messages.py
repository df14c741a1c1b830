"""The messages of BfRt over gRPC, as far as a controller needs them.

Barefoot's runtime interface is published as ``bfruntime.proto`` (open-p4studio, Apache 2.0). The definitions
below are its names, numbers and types and no more of it: a wire format is facts (ADR 0810). Fields that are
not here pass unread.
"""

from __future__ import annotations

from typing import Any

from finsy.proto import rpc_status
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

PACKAGE = "bfrt_proto"
SERVICE = f"/{PACKAGE}.BfRuntime/"
"""In front of a method's name."""

INSERT, MODIFY, DELETE = 1, 2, 4
"""Types of an Update."""
BIND = 0
"""The effect of SetForwardingPipelineConfig for a client that is to write a program's tables."""
ALL_PIPES = 0xFFFF
ALL = 0xFF
"""Directions, and parsers, of a target."""

MESSAGES: dict[str, tuple[str, ...]] = {
    "TargetDevice": ("uint32 device_id 1", "uint32 pipe_id 2", "uint32 direction 3", "uint32 prsr_id 4"),
    "WriteRequest": ("TargetDevice target 1", "uint32 client_id 2", "repeated Update updates 3"),
    "WriteResponse": ("repeated Error status 1",),
    "ReadRequest": ("TargetDevice target 1", "uint32 client_id 2", "repeated Entity entities 3"),
    "ReadResponse": ("repeated Entity entities 1", "repeated Error status 2"),
    "Update": ("enum type 1", "Entity entity 2"),
    "Entity": ("TableEntry table_entry 1 entity",),
    "TableEntry": (
        *("uint32 table_id 1", "TableKey key 2 value"),
        *("TableData data 3", "bool is_default_entry 4"),
    ),
    "TableKey": ("repeated KeyField fields 1",),
    "TableData": ("uint32 action_id 1", "repeated DataField fields 2"),
    "DataField": (
        *("uint32 field_id 1", "bytes stream 2 value"),
        *("string str_val 4 value", "bool bool_val 8 value"),
    ),
    "KeyField": (
        *("uint32 field_id 1", "KeyField.Exact exact 2 match_type"),
        *("KeyField.Ternary ternary 3 match_type", "KeyField.LPM lpm 4 match_type"),
    ),
    "KeyField.Exact": ("bytes value 1",),
    "KeyField.Ternary": ("bytes value 1", "bytes mask 2"),
    "KeyField.LPM": ("bytes value 1", "int32 prefix_len 2"),
    "StreamMessageRequest": ("uint32 client_id 1", "Subscribe subscribe 2 update"),
    "StreamMessageResponse": ("Subscribe subscribe 1 update",),
    "Subscribe": ("uint32 device_id 2", "google.rpc.Status status 4"),
    "SetForwardingPipelineConfigRequest": (
        *("uint32 device_id 1", "uint32 client_id 2", "enum action 3"),
        "repeated ForwardingPipelineConfig config 6",
    ),
    "SetForwardingPipelineConfigResponse": (),
    "GetForwardingPipelineConfigRequest": ("uint32 device_id 1", "uint32 client_id 2"),
    "GetForwardingPipelineConfigResponse": (
        *("repeated ForwardingPipelineConfig config 1", "NonP4Config non_p4_config 2"),
    ),
    "ForwardingPipelineConfig": ("string p4_name 1", "bytes bfruntime_info 2"),
    "NonP4Config": ("bytes bfruntime_info 1",),
    "Error": ("int32 canonical_code 1", "string message 2"),
}
"""By message: type, name, number and oneof of each field. An enum is an int32 on the wire."""

_Field = descriptor_pb2.FieldDescriptorProto
_SCALARS = {
    "bool": _Field.TYPE_BOOL,
    "bytes": _Field.TYPE_BYTES,
    "enum": _Field.TYPE_INT32,
    "int32": _Field.TYPE_INT32,
    "string": _Field.TYPE_STRING,
    "uint32": _Field.TYPE_UINT32,
}


def _classes() -> dict[str, Any]:
    """Returns the messages' classes by name."""
    file = descriptor_pb2.FileDescriptorProto(
        name="xcpr/bfrt.proto",
        package=PACKAGE,
        syntax="proto3",
        dependency=[rpc_status.Status.DESCRIPTOR.file.name],
    )
    made: dict[str, Any] = {}
    for name, fields in MESSAGES.items():
        outer, _, inner = name.rpartition(".")
        made[name] = made[outer].nested_type.add(name=inner) if outer else file.message_type.add(name=name)
        _declare(made[name], fields)
    pool = descriptor_pool.Default()
    pool.AddSerializedFile(file.SerializeToString())
    return {name: message_factory.GetMessageClass(pool.FindMessageTypeByName(f"{PACKAGE}.{name}")) for name in MESSAGES}


def _declare(message: Any, fields: tuple[str, ...]) -> None:
    oneofs: list[str] = []
    for text in fields:
        words = text.split()
        repeated = words[0] == "repeated"
        kind, name, number, *oneof = words[repeated:]
        field = message.field.add(
            name=name, number=int(number), label=_Field.LABEL_REPEATED if repeated else _Field.LABEL_OPTIONAL
        )
        if kind in _SCALARS:
            field.type = _SCALARS[kind]
        else:
            field.type = _Field.TYPE_MESSAGE
            field.type_name = f".{kind}" if kind.startswith("google.") else f".{PACKAGE}.{kind}"
        for group in oneof:
            if group not in oneofs:
                oneofs.append(group)
                message.oneof_decl.add(name=group)
            field.oneof_index = oneofs.index(group)


CLASSES = _classes()
"""By their names in MESSAGES."""
