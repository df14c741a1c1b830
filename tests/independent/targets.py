"""The switches that suites of others run against, each in turn on fresh interfaces of a network of its own.

All of it, switches, suites and P4Runtime, is in one network namespace, which goes with the process that made it. A
turn has a veth for each port, with one end for the switch and one for the suite.
"""

from __future__ import annotations

import queue
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import grpc
from finsy.proto import p4r, p4r_grpc
from google.protobuf import text_format

from tests.helpers import needs

ADDRESS = ("127.0.0.1", 9559)
EMBEDDED, BMV2 = "xcpr switch", "BMv2"
SWITCHES = (EMBEDDED, BMV2)
MTU = 9500
"""As the suites' own scripts set it."""
OFFLOADS = ("tx", "rx", "sg", "tso", "gso", "gro")
START_S, END_S = 120.0, 5.0
CPU_PORT = 255
"""The port of packets for the controller, where a suite names none."""


class Ended(Exception):
    """A switch did not come up, or did not stay; the message has its last words."""


def switch_end(port: int) -> str:
    """Returns the switch's end of a port's veth."""
    return f"s{port}"


def suite_end(port: int) -> str:
    """Returns the suite's end of a port's veth."""
    return f"p{port}"


def lacking(switch: str) -> str:
    """Returns the lack that keeps a switch from running here; empty if there is none."""
    found = needs.namespaces() or needs.missing("ethtool")
    return found or (needs.missing("simple_switch_grpc") if switch == BMV2 else "")


def command_of(switch: str, ports: Sequence[int], device: int, cpu_port: int | None) -> list[str]:
    """Returns the command that starts a switch without a program."""
    attached = [word for port in ports for word in ("-i", f"{port}@{switch_end(port)}")]
    address = f"{ADDRESS[0]}:{ADDRESS[1]}"
    own = ["--device-id", str(device), *attached]
    if switch == BMV2:
        served = ["--grpc-server-addr", address]
        served += ["--cpu-port", str(cpu_port)] if cpu_port is not None else []
        program = shutil.which("simple_switch_grpc") or "simple_switch_grpc"
        return [program, "--no-p4", *own, "--log-level", "error", "--", *served]
    xcpr = [sys.executable, "-m", "xcpr", "switch"]
    return [*xcpr, *own, "--grpc-server-addr", address, "--cpu-port", str(CPU_PORT if cpu_port is None else cpu_port)]


def interfaces(ports: Sequence[int]) -> list[str]:
    """Returns the suite's ends, as ``ptf`` takes them."""
    return [word for port in ports for word in ("-i", f"{port}@{suite_end(port)}")]


def _ip(command: str) -> None:
    subprocess.run(["ip", *command.split()], check=True, capture_output=True)


@contextmanager
def _veths(ports: Sequence[int]) -> Iterator[None]:
    try:
        for port in ports:
            ends = switch_end(port), suite_end(port)
            _ip(f"link add {ends[0]} mtu {MTU} type veth peer name {ends[1]} mtu {MTU}")
            for end in ends:
                off = [word for name in OFFLOADS for word in (name, "off")]
                subprocess.run(["ethtool", "-K", end, *off], check=True, capture_output=True)
                # There must be no router solicitations among a suite's frames.
                setting = Path(f"/proc/sys/net/ipv6/conf/{end}/disable_ipv6")
                if setting.exists():
                    setting.write_text("1", encoding="ascii")
                _ip(f"link set {end} up")
        yield
    finally:
        for port in ports:
            subprocess.run(["ip", "link", "delete", switch_end(port)], check=False, capture_output=True)


@contextmanager
def turn(switch: str, ports: Sequence[int], device: int = 0, cpu_port: int | None = None) -> Iterator[None]:
    """Runs a switch without a program that answers at ``ADDRESS``; raises ``Ended`` where it does not, or did not
    stay."""
    with tempfile.TemporaryDirectory() as folder, _veths(ports):
        log = Path(folder) / "switch.log"
        command = ["setpriv", "--pdeathsig", "KILL", *command_of(switch, ports, device, cpu_port)]
        with log.open("wb") as said:
            process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
        try:
            _await(process, log)
            yield
            if process.poll() is not None:
                raise Ended(f"{switch} ended by itself, code {process.returncode}: {_last(log)}")
        finally:
            _end(process)


class Primary:
    """A controller that is a switch's primary from its start to its end."""

    def __init__(self, device: int, election_id: int = 1) -> None:
        self.messages: queue.Queue[p4r.StreamMessageRequest | None] = queue.Queue()
        self._channel = grpc.insecure_channel(f"{ADDRESS[0]}:{ADDRESS[1]}")
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
    """Gives a switch its program, as a primary that leaves again; raises ``Ended`` where it takes none."""
    request = p4r.SetForwardingPipelineConfigRequest(device_id=device, action="VERIFY_AND_COMMIT")
    request.election_id.low = 1
    text_format.Parse(p4info.read_text(encoding="utf-8"), request.config.p4info)
    request.config.p4_device_config = config.read_bytes()
    primary = Primary(device)
    try:
        primary.stub.SetForwardingPipelineConfig(request, timeout=START_S)
    except grpc.RpcError as error:
        raise Ended(f"the switch takes no program: {error.code().name}: {error.details()}") from None
    finally:
        primary.close()


def _await(process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + START_S
    while time.monotonic() < until and process.poll() is None:
        try:
            with socket.create_connection(ADDRESS, 1):
                return
        except OSError:
            time.sleep(0.05)
    raise Ended(f"the switch does not answer: {_last(log)}")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _last(log: Path) -> str:
    return " / ".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-3:])
