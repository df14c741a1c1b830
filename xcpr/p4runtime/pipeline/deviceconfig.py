"""The device config of a pipeline: p4c's JSON as it is, or wrapped in the message ``p4.tmp.P4DeviceConfig``.

The wrapper is from before P4Runtime 1.0 (p4lang/PI, proto/p4/tmp/p4config.proto). The controllers of p4lang's
tutorials still send it.
"""

from __future__ import annotations

from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import DecodeError

NAME = "p4.tmp.P4DeviceConfig"
FIELD = descriptor_pb2.FieldDescriptorProto


def _message() -> Any:
    """Makes the wrapper's class, with the fields that controllers write."""
    file = descriptor_pb2.FileDescriptorProto(name="p4config.proto", package="p4.tmp", syntax="proto3")
    fields = file.message_type.add(name="P4DeviceConfig").field
    fields.add(name="reassign", number=1, type=FIELD.TYPE_BOOL, label=FIELD.LABEL_OPTIONAL)
    fields.add(name="device_data", number=3, type=FIELD.TYPE_BYTES, label=FIELD.LABEL_OPTIONAL)
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName(NAME))


P4DeviceConfig = _message()
"""The wrapper."""


def unwrapped(device_config: bytes) -> bytes:
    """Returns the JSON in a device config. Bytes that are neither come back as they are."""
    # No message begins as an object of JSON does: that byte would open a group.
    if device_config.lstrip().startswith(b"{"):
        return device_config
    try:
        return bytes(P4DeviceConfig.FromString(device_config).device_data) or device_config
    except DecodeError:
        return device_config
