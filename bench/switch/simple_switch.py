"""Packets of a file through BMv2's simple_switch into files, without a controller."""

from __future__ import annotations

import struct
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

THRIFT_PORT = 9977
GLOBAL, RECORD = struct.Struct("<IHHiIII"), struct.Struct("<IIII")
"""pcap's file and packet headers."""
START = GLOBAL.pack(0xA1B2C3D4, 2, 4, 0, 0, 1 << 16, 1)


def through(
    program: Path,
    sent: Iterable[bytes],
    ports: Sequence[int],
    quiet_s: float,
    wait_s: int = 0,
    meanwhile: Callable[[], None] = lambda: None,
) -> dict[int, list[bytes]] | None:
    """Returns the packets that leave by each port when packets come in by the first one; None where it refuses the
    program.

    ``simple_switch`` reads the packets after ``wait_s``, and is done when it has written nothing for ``quiet_s``.
    """
    folder = program.parent
    outputs = {port: folder / f"p{port}_out.pcap" for port in ports}
    for port, out in outputs.items():
        out.unlink(missing_ok=True)
        records = (RECORD.pack(0, 0, len(data), len(data)) + data for data in sent if port == ports[0])
        (folder / f"p{port}_in.pcap").write_bytes(START + b"".join(records))
    links = [word for port in ports for word in ("-i", f"{port}@p{port}")]
    identity = ["--device-id", "77", "--thrift-port", str(THRIFT_PORT)]
    command = ["simple_switch", "--use-files", str(wait_s), *identity, *links, program.name]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        meanwhile()
        sizes, same_since = [-1], time.monotonic()
        while running.poll() is None and time.monotonic() < same_since + quiet_s:
            time.sleep(quiet_s / 10)
            now = [out.stat().st_size if out.is_file() else -1 for out in outputs.values()]
            if now != sizes or -1 in now:
                sizes, same_since = now, time.monotonic()
        refused = running.poll() is not None
        running.terminate()
    return None if refused else {port: [*frames(out.read_bytes())] for port, out in outputs.items()}


def frames(data: bytes) -> Iterator[bytes]:
    """Yields the packets of a pcap file."""
    at = GLOBAL.size
    while at < len(data):
        _, _, length, _ = RECORD.unpack_from(data, at)
        at += RECORD.size + length
        yield data[at - length : at]
