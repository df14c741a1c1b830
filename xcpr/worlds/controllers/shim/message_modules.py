"""P4Runtime's messages under the names of the package ``p4runtime`` and of PI, for a Python that has not got them."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from types import ModuleType

PACKAGES = ("p4", "p4.v1", "p4.config", "p4.config.v1", "p4.tmp", "google.rpc")
MODULES = {
    "p4.v1.p4runtime_pb2": "finsy.proto.p4.v1.p4runtime_pb2",
    "p4.v1.p4runtime_pb2_grpc": "finsy.proto.p4.v1.p4runtime_pb2_grpc",
    "p4.v1.p4data_pb2": "finsy.proto.p4.v1.p4data_pb2",
    "p4.config.v1.p4info_pb2": "finsy.proto.p4.config.v1.p4info_pb2",
    "p4.config.v1.p4types_pb2": "finsy.proto.p4.config.v1.p4types_pb2",
    "google.rpc.code_pb2": "finsy.proto.google.rpc.code_pb2",
    "google.rpc.status_pb2": "finsy.proto.google.rpc.status_pb2",
    "p4.tmp.p4config_pb2": "xcpr.p4runtime.pipeline.deviceconfig",
}
"""The modules that have the same messages."""


def install() -> None:
    """Adds the modules behind those that this Python has."""
    sys.meta_path.append(_Finder())


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Finds the modules; others have been looked for everywhere else before."""
        del path, target
        if fullname in PACKAGES:
            return importlib.machinery.ModuleSpec(fullname, _Loader(), is_package=True)
        return importlib.util.spec_from_loader(fullname, _Loader()) if fullname in MODULES else None


class _Loader(importlib.abc.Loader):
    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        """Returns the module with the same messages, or lets an empty package be made."""
        same = MODULES.get(spec.name)
        return None if same is None else importlib.import_module(same)

    def exec_module(self, module: ModuleType) -> None:
        """Does nothing: the module is complete."""
