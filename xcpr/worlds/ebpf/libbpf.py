"""The part of libbpf that it takes to load an object and attach its programs, by ctypes.

``libbpf.so.1`` is on every Debian with iproute2, so this needs no compiler and no headers (ADR 0412). All that is
attached is held by file descriptors: it is gone when the process is, however it ends.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

LIBRARY = "libbpf.so.1"
TEXT_BYTES = 4096
"""The longest message of libbpf that is kept."""

# include/uapi/linux/bpf.h
F_LINK = 1 << 13
STRUCT_OPS = 44
TCX_INGRESS = 46
TCX_EGRESS = 47
TRACE_ITER = 28

_PRINTED = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p)
_WARNING = 0


class Failed(Exception):
    """The kernel or libbpf refused something; the message says what, with libbpf's last words."""


class _IteratorOf(ctypes.Structure):
    """``union bpf_iter_link_info`` of an iterator over a map."""

    _fields_ = (("map_fd", ctypes.c_uint32), ("rest", ctypes.c_uint32 * 3))


class _LinkOptions(ctypes.Structure):
    """``struct bpf_link_create_opts``, up to what iterators need."""

    _fields_ = (
        ("size", ctypes.c_size_t),
        ("flags", ctypes.c_uint32),
        ("iter_info", ctypes.POINTER(_IteratorOf)),
        ("iter_info_len", ctypes.c_uint32),
        ("target_btf_id", ctypes.c_uint32),
        ("rest", ctypes.c_uint64 * 4),
    )


def missing() -> bool:
    """Says whether the library is not on this machine."""
    try:
        ctypes.CDLL(LIBRARY)
    except OSError:
        return True
    return False


class Object:
    """A loaded object file; its maps, programs and links live as long as it does."""

    def __init__(self, path: Path, struct_ops: Sequence[str]) -> None:
        self._library = library = ctypes.CDLL(LIBRARY, use_errno=True)
        self._libc = ctypes.CDLL(None)
        self._said: list[str] = []
        # ctypes needs declarations of pointers; and the callback must live as long as the library may call it.
        self._printed = _PRINTED(self._print)
        library.libbpf_set_print.restype = ctypes.c_void_p
        library.libbpf_set_print(self._printed)
        for function in (
            "bpf_object__open_file",
            "bpf_object__find_program_by_name",
            "bpf_object__find_map_by_name",
            "bpf_map__attach_struct_ops",
        ):
            getattr(library, function).restype = ctypes.c_void_p
        self._held = ExitStack()
        self._object = ctypes.c_void_p(
            self._checked(library.bpf_object__open_file(os.fsencode(path), None) or -1, f"can't open {path.name}")
        )
        self._held.callback(library.bpf_object__close, self._object)
        try:
            for name in struct_ops:
                self._check(library.bpf_map__set_map_flags(self._map(name), F_LINK), f"struct_ops {name}")
            self._check(library.bpf_object__load(self._object), f"the kernel does not take {path.name}")
            for name in struct_ops:
                self._register(name)
        except Failed:
            self.close()
            raise

    def __enter__(self) -> Object:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Takes away all links, programs and maps."""
        self._held.close()

    def attach(self, program: str, interface: int, hook: int) -> None:
        """Attaches a program at ``TCX_INGRESS`` or ``TCX_EGRESS`` to an interface of this namespace, by number."""
        descriptor = self._library.bpf_link_create(self._program(program), interface, hook, None)
        self._hold(descriptor, f"can't attach {program}")

    def iterate(self, program: str, over: str) -> bytes:
        """Returns the bytes that an iterator program writes about all elements of a map."""
        info = _IteratorOf(map_fd=self._map_descriptor(over))
        options = _LinkOptions(
            size=ctypes.sizeof(_LinkOptions), iter_info=ctypes.pointer(info), iter_info_len=ctypes.sizeof(info)
        )
        link = self._library.bpf_link_create(self._program(program), 0, TRACE_ITER, ctypes.byref(options))
        self._check(link, f"can't attach {program}")
        with os.fdopen(link):
            run = self._library.bpf_iter_create(link)
            self._check(run, f"can't run {program}")
            with os.fdopen(run, "rb") as written:
                return written.read()

    def update(self, name: str, key: bytes, value: bytes) -> None:
        """Writes a map's element."""
        written = self._library.bpf_map_update_elem(self._map_descriptor(name), key, value, ctypes.c_uint64(0))
        self._check(written, f"can't write map {name}")

    def look_up(self, name: str, key: bytes, size: int) -> bytes:
        """Returns a map's element."""
        value = ctypes.create_string_buffer(size)
        self._check(self._library.bpf_map_lookup_elem(self._map_descriptor(name), key, value), f"can't read map {name}")
        return value.raw

    def _register(self, name: str) -> None:
        failed = f"can't register the congestion control {name}"
        made = self._library.bpf_map__attach_struct_ops(self._map(name))
        self._checked(made or -1, failed)
        # From version 1.2 on that was the link; before, it only filled the map.
        version = (self._library.libbpf_major_version(), self._library.libbpf_minor_version())
        if version < (1, 2):
            self._hold(self._library.bpf_link_create(self._map_descriptor(name), 0, STRUCT_OPS, None), failed)

    def _hold(self, descriptor: int, failed: str) -> None:
        self._check(descriptor, failed)
        self._held.callback(os.close, descriptor)

    def _program(self, name: str) -> int:
        found = self._library.bpf_object__find_program_by_name(self._object, name.encode())
        return int(self._library.bpf_program__fd(ctypes.c_void_p(found)))

    def _map(self, name: str) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._library.bpf_object__find_map_by_name(self._object, name.encode()))

    def _map_descriptor(self, name: str) -> int:
        return int(self._library.bpf_map__fd(self._map(name)))

    def _checked(self, result: int, failed: str) -> int:
        self._check(result, failed)
        return result

    def _check(self, result: int, failed: str) -> None:
        if result >= 0:
            self._said.clear()
            return
        why = os.strerror(ctypes.get_errno() or -result)
        raise Failed("\n".join([f"{failed}: {why}", *self._said[-3:]]))

    def _print(self, level: int, text: bytes, arguments: int) -> int:
        """Keeps libbpf's warnings; what they say at the end explains a failure."""
        if level == _WARNING:
            said = ctypes.create_string_buffer(TEXT_BYTES)
            self._libc.vsnprintf(said, ctypes.c_size_t(TEXT_BYTES), text, ctypes.c_void_p(arguments))
            self._said.append(said.value.decode(errors="replace").strip())
        return 0
