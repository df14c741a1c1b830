"""The switches that suites of others run against, each in turn on fresh interfaces of a network of its own.

All of it, switches, suites and P4Runtime, is in one network namespace, which goes with the process that made it. A
turn has a veth for each port, with one end for the switch and one for the suite.
"""

from __future__ import annotations

import queue
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import grpc
from finsy.proto import p4r, p4r_grpc
from google.protobuf import text_format

from tests.helpers import needs
from xcpr.io.paths import ROOT

sys.path.append(str(ROOT / "ptf-tests"))

from support import world

ADDRESS = world.ADDRESS
KINDS = {"xcpr switch": "embedded", "BMv2": "bmv2"}
"""The switches by their names in tables."""
SWITCHES = tuple(KINDS)
MTU = 9500
"""As the suites' own scripts set it."""
LOAD_S = 120.0


def lacking(switch: str) -> str:
    """Returns the lack that keeps a switch from running here; empty if there is none."""
    found = needs.namespaces() or needs.missing("ethtool")
    return found or (needs.missing("simple_switch_grpc") if KINDS[switch] == "bmv2" else "")


def interfaces(ports: Sequence[int]) -> list[str]:
    """Returns the suite's ends, as ``ptf`` takes them."""
    return [word for port in ports for word in ("-i", f"{port}@{world.test_end(port)}")]


@contextmanager
def turn(switch: str, ports: Sequence[int], device: int = 0, cpu_port: int | None = None) -> Iterator[None]:
    """Runs a switch without a program at ``ADDRESS``; raises ``world.Failed`` where it does not answer, or ends."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            world.make_links(ports, MTU)
            with world.running(KINDS[switch], ports, Path(folder), device, cpu_port):
                yield
        finally:
            for port in ports:
                subprocess.run(["ip", "link", "delete", world.switch_end(port)], check=False, capture_output=True)


class Primary:
    """A controller that is a switch's primary from its start to its end."""

    def __init__(self, device: int, election_id: int = 1) -> None:
        self.messages: queue.Queue[p4r.StreamMessageRequest | None] = queue.Queue()
        self._channel = grpc.insecure_channel(ADDRESS)
        self.stub = p4r_grpc.P4RuntimeStub(self._channel)
        self.stream = self.stub.StreamChannel(iter(self.messages.get, None))
        arbitration = p4r.StreamMessageRequest()
        arbitration.arbitration.device_id = device
        arbitration.arbitration.election_id.low = election_id
        self.messages.put(arbitration)
        next(self.stream)

    def close(self) -> None:
        """Leaves the switch."""
        self.messages.put(None)
        self._channel.close()


def load(device: int, p4info: Path, config: Path) -> None:
    """Loads a program into a switch, as a primary that leaves again; raises ``world.Failed`` where it takes none."""
    request = p4r.SetForwardingPipelineConfigRequest(device_id=device, action="VERIFY_AND_COMMIT")
    request.election_id.low = 1
    text_format.Parse(p4info.read_text(encoding="utf-8"), request.config.p4info)
    request.config.p4_device_config = config.read_bytes()
    primary = Primary(device)
    try:
        primary.stub.SetForwardingPipelineConfig(request, timeout=LOAD_S)
    except grpc.RpcError as error:
        raise world.Failed(f"the switch takes no program: {error.code().name}: {error.details()}") from None
    finally:
        primary.close()
