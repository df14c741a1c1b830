"""A P4Runtime client that is no primary and reads nothing: ``p4runtime_loiterer.py HOST:PORT DEVICE`` (``soak.py``).

Holds Reads whose answers it leaves, streams on which it says nothing, and roles with long names, then
connects anew, until it is ended. The client says nothing and fails at nothing.
"""

from __future__ import annotations

import contextlib
import random
import sys
import threading
import time

import grpc
from finsy.proto import U128, p4r, p4r_grpc

HOLDS_S = 2.0
READS, STREAMS, TIMES = 16, 8, 50


def hold(address: str, device: int, seed: int) -> None:
    """Takes places for a while."""
    draw, ended = random.Random(seed), threading.Event()
    options = [
        ("grpc.use_local_subchannel_pool", 1),
        ("grpc.http2.bdp_probe", 0),
        ("grpc.http2.lookahead_bytes", 2**14),
    ]
    with grpc.insecure_channel(address, options) as channel:
        stub = p4r_grpc.P4RuntimeStub(channel)
        reading = p4r.ReadRequest(device_id=device)
        for _ in range(TIMES):
            reading.entities.add().table_entry.table_id = 0
        calls = [stub.Read(reading) for _ in range(READS)]

        def introduced() -> p4r.StreamMessageRequest:
            update = p4r.MasterArbitrationUpdate(device_id=device, election_id=U128.encode(1 + draw.getrandbits(16)))
            update.role.name = f"{draw.getrandbits(32):x}" * draw.choice((1, 30, 400))
            return p4r.StreamMessageRequest(arbitration=update)

        def silent(message: bool) -> object:
            if message:
                yield introduced()
            ended.wait()

        calls += [stub.StreamChannel(silent(number % 2 == 0)) for number in range(STREAMS)]
        time.sleep(HOLDS_S)
        ended.set()
        for call in calls:
            call.cancel()


def main() -> None:
    """Goes on until it is ended."""
    address, device = sys.argv[1:]
    for seed in range(2**31):
        with contextlib.suppress(grpc.RpcError):
            hold(address, int(device), seed)


if __name__ == "__main__":
    main()
