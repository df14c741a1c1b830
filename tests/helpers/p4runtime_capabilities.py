"""An honest P4Runtime client: ``p4runtime_capabilities.py HOST:PORT SECONDS`` asks until it has an answer."""

from __future__ import annotations

import sys
import time

import grpc
from finsy.proto import p4r, p4r_grpc


def main() -> None:
    """Requests from a server its version on a connection of its own, and again where the connection gave way.

    That others of its host have all places for requests (RESOURCE_EXHAUSTED) is an answer, too.
    """
    address, timeout_s = sys.argv[1:]
    deadline = time.monotonic() + float(timeout_s)
    with grpc.insecure_channel(address, [("grpc.use_local_subchannel_pool", 1)]) as channel:
        stub = p4r_grpc.P4RuntimeStub(channel)
        while True:
            left_s = deadline - time.monotonic()
            try:
                answer = stub.Capabilities(p4r.CapabilitiesRequest(), timeout=max(left_s, 0.1), wait_for_ready=True)
                break
            except grpc.RpcError as error:
                if error.code() is grpc.StatusCode.RESOURCE_EXHAUSTED:
                    return
                if error.code() is not grpc.StatusCode.UNAVAILABLE or left_s <= 0:
                    sys.exit(f"{error.code().name}: {error.details()}")
    if not answer.p4runtime_api_version:
        sys.exit("the answer has no version")


if __name__ == "__main__":
    main()
