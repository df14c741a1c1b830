"""Scapy's ``sniff`` on the interface between a switch and its controller, which a simulation has no device for."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import queue
import re
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

import virtual_time

MODULE = "scapy.sendrecv"
CPU_INTERFACE = re.compile(r"(?P<switch>.+)-cpu-eth[01]")
"""The names that p4-utils gives such interfaces."""


def install() -> None:
    """Replaces ``sniff`` as soon as Scapy is imported."""
    sys.meta_path.insert(0, _Finder())


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Finds Scapy's module as others do, with a loader that replaces its function."""
        del path, target
        if fullname != MODULE:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            load = spec.loader.exec_module

            def exec_module(module: ModuleType) -> None:
                load(module)
                module.sniff = _make_sniff(module.sniff)  # type: ignore[attr-defined]

            spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def _make_sniff(original: Callable[..., Any]) -> Callable[..., Any]:
    def sniff(*arguments: Any, **named: Any) -> Any:
        """Does what Scapy's ``sniff`` does, with the frames of a switch's CPU port."""
        interfaces = named.get("iface")
        names = [interfaces] if isinstance(interfaces, str) else list(interfaces or ())
        found = [CPU_INTERFACE.fullmatch(name) for name in names]
        if not found or None in found:
            return original(*arguments, **named)
        handle, count, captured = named.get("prn"), named.get("count") or 0, []
        for packet in _receive(names):
            if not _passes_filter(packet, named.get("lfilter")):
                continue
            if handle is not None:
                handle(packet)
            if named.get("store", True):
                captured.append(packet)
            count -= 1
            if count == 0:
                break
        return captured

    return sniff


def _passes_filter(packet: Any, condition: Callable[[Any], bool] | None) -> bool:
    return condition is None or condition(packet)


def _receive(names: Sequence[str]) -> Iterator[Any]:
    """Yields the frames at some interfaces as Scapy's packets."""
    from scapy.layers.l2 import Ether  # noqa: PLC0415 - it is Scapy that this module waits for

    received: queue.Queue[tuple[str, bytes]] = queue.Queue()

    def listen(name: str) -> None:
        switch = name.partition("-cpu-")[0]
        request = {"request": "receive", "router": switch, "kind": "packet_in"}
        while True:
            received.put((name, bytes.fromhex(virtual_time.session().request(request))))

    for name in names:
        threading.Thread(target=listen, args=(name,), daemon=True).start()
    while True:
        name, frame = received.get()
        packet = Ether(frame)
        packet.sniffed_on = name
        yield packet
