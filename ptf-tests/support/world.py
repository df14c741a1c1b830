"""A network namespace of its own with veths, and a switch in it. Everything is gone when the process that asked ends.

``enter()`` starts the program again inside new network, mount and process namespaces. Their first process
dies with the one outside: nothing is left behind by Ctrl-C, a crash or kill -9.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from xcpr.scenarios.programs.program import TOFINO as TOFINO_PROGRAMS

ADDRESS = "127.0.0.1:9559"
CPU_PORT = 255
PORTS = (1, 2, 3, 4)
"""The ports of this folder's tests."""
MTU = 9600  # the largest frame of the tests, 9000 bytes, behind a test header
OFFLOADS = ("tx", "rx", "sg", "tso", "gso", "gro")
START_S, END_S = 120.0, 10.0
SCRATCH = Path("/mnt")

TOFINO = "tofino"
"""The embedded switch with the program for a Tofino."""
SWITCHES = ("embedded", "bmv2")
GET_BMV2 = (
    "install p4lang-bmv2 from the p4lang packages (https://github.com/p4lang/behavioral-model#installing-packages)"
)


class Missing(Exception):
    """This machine lacks something; the message says how to get it."""


class Failed(Exception):
    """The switch did not come up, or did not stay."""


def check(switch: str) -> None:
    """Raises Missing for the first thing that is not here."""
    for program, package in (("unshare", "util-linux"), ("ip", "iproute2"), ("ethtool", "ethtool")):
        if shutil.which(program) is None:
            raise Missing(f"{program} is not installed: sudo apt-get install {package}")
    if switch == "bmv2" and shutil.which("simple_switch_grpc") is None:
        raise Missing(f"simple_switch_grpc is not on PATH: {GET_BMV2}")
    if os.geteuid() != 0:
        raise Missing("network namespaces and packet sockets need root: run it with sudo")
    probe = subprocess.run(["unshare", "--net", "true"], capture_output=True, text=True, check=False)
    if probe.returncode:
        raise Missing(f"no network namespace to be had: {probe.stderr.strip()}")


def enter() -> None:
    """Comes back inside the namespaces. This process becomes the one that waits outside, with the inner one's code."""
    if os.environ.get("XCPR_PTF_WORLD") != "inside":
        command = ["unshare", "--net", "--pid", "--mount", "--fork", "--kill-child", "--mount-proc"]
        sys.stdout.flush()
        os.execvpe("unshare", [*command, sys.executable, *sys.argv], {**os.environ, "XCPR_PTF_WORLD": "inside"})
    os.environ.pop("XCPR_PTF_WORLD")
    # A folder that the mount namespace alone has, and that vanishes with it.
    _run("mount", "-t", "tmpfs", "xcpr", str(SCRATCH))


def switch_end(port: int) -> str:
    """Returns the switch's end of a port's veth."""
    return f"s{port}"


def test_end(port: int) -> str:
    """The tests' end of a port's veth."""
    return f"p{port}"


def make_links(ports: Sequence[int], mtu: int = MTU) -> None:
    """Makes one veth per port, offloads off, without IPv6's own packets."""
    for family in ("all", "default"):
        with contextlib.suppress(FileNotFoundError):
            Path(f"/proc/sys/net/ipv6/conf/{family}/disable_ipv6").write_text("1")
    _run("ip", "link", "set", "lo", "up")
    for port in ports:
        ends = switch_end(port), test_end(port)
        _run("ip", "link", "add", ends[0], "mtu", str(mtu), "type", "veth", "peer", "name", ends[1], "mtu", str(mtu))
        for end in ends:
            _run("ethtool", "-K", end, *(word for name in OFFLOADS for word in (name, "off")))
            _run("ip", "link", "set", end, "up")


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"{' '.join(command)}: {done.stderr.strip()}")


def command_of(
    switch: str, ports: Sequence[int], scratch: Path = SCRATCH, device: int = 0, cpu_port: int | None = CPU_PORT
) -> list[str]:
    """Returns the command that starts a switch on the namespace's ports.

    None of BMv2's ports is a CPU port where ``cpu_port`` is None.
    """
    own = ["--device-id", str(device), *(word for port in ports for word in ("-i", f"{port}@{switch_end(port)}"))]
    if switch == TOFINO:
        cpu_port = TOFINO_PROGRAMS["xcp"].cpu_port
    if switch == "bmv2":
        own += ["--notifications-addr", f"ipc://{scratch}/notifications.ipc", "--log-level", "error"]
        served = ["--grpc-server-addr", ADDRESS, *(["--cpu-port", str(cpu_port)] if cpu_port is not None else [])]
        return ["simple_switch_grpc", "--no-p4", *own, "--", *served]
    served = ["--grpc-server-addr", ADDRESS, "--cpu-port", str(CPU_PORT if cpu_port is None else cpu_port)]
    return [sys.executable, "-m", "xcpr", "switch", *own, *served]


@contextlib.contextmanager
def running(
    switch: str, ports: Sequence[int], scratch: Path = SCRATCH, device: int = 0, cpu_port: int | None = CPU_PORT
) -> Iterator[None]:
    """Runs a switch that answers at ADDRESS, with its log in a folder; raises Failed if it does not answer or stay.

    The switch ends afterwards, and with the process that asked.
    """
    log = scratch / f"{switch}.log"
    command = ["setpriv", "--pdeathsig", "KILL", *command_of(switch, ports, scratch, device, cpu_port)]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        _await(process, log)
        yield
        if process.poll() is not None:
            raise Failed(f"{switch} ended by itself, code {process.returncode}: {_last(log)}")
    finally:
        process.terminate()
        try:
            process.wait(END_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await(process: subprocess.Popen[bytes], log: Path) -> None:
    host, port = ADDRESS.split(":")
    until = time.monotonic() + START_S
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection((host, int(port)), 1):
            return
        time.sleep(0.05)
    raise Failed(f"the switch does not answer at {ADDRESS}: {_last(log)}")


def _last(log: Path) -> str:
    return " / ".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-10:])
