"""Nodes: network namespaces that have names, processes in them, and routers that a controller brings up."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

XCPR = [sys.executable, "-m", "xcpr"]
READY_S = 60.0
OFFLOADS = ("rx", "tx", "sg", "tso", "gso", "gro")

Process = subprocess.Popen[str]


def ip(command: str, node: str | None = None) -> None:
    """Runs ``ip COMMAND``, of a node."""
    subprocess.run(["ip", *(["-n", node] if node else []), *command.split()], check=True)


@contextmanager
def create_nodes(*nodes: str) -> Iterator[None]:
    """Makes nodes of these names, as long as the block lasts."""
    try:
        for node in nodes:
            ip(f"netns add {node}")
            ip("link set lo up", node)
        yield
    finally:
        for node in nodes:
            subprocess.run(["ip", "netns", "del", node], check=False, capture_output=True)


def join(one: str, device: str, other: str, peer: str, more: str = "") -> None:
    """Joins two nodes by a veth, up; ``more`` is about the first one's end."""
    ip(f"link add {device} {more} type veth peer name {peer} netns {other}", one)
    for node, end in ((one, device), (other, peer)):
        raise_link(node, end)


def raise_link(node: str, device: str) -> None:
    """Brings a device up, without IPv6, whose router solicitations would be extra packets."""
    run(node, "sysctl", "-qw", f"net.ipv6.conf.{device}.disable_ipv6=1")
    ip(f"link set {device} up", node)


def offloads_off(node: str, device: str) -> None:
    """Turns offloads off. A switch forwards what a host hands to its interface: the kernel's packets need their
    checksums by then."""
    run(node, "ethtool", "-K", device, *(word for offload in OFFLOADS for word in (offload, "off")))


def inside(node: str, *command: str) -> list[str]:
    """Returns a command that runs another in a node."""
    return ["ip", "netns", "exec", node, *command]


def run(node: str, *command: str, seconds: float = 600) -> str:
    """Runs a command in a node and returns its output."""
    done = subprocess.run(inside(node, *command), capture_output=True, text=True, timeout=seconds, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


@contextmanager
def process(node: str, *command: str, **options: Any) -> Iterator[Process]:
    """Runs a process in a node, as long as the block lasts."""
    started = subprocess.Popen(inside(node, *command), text=True, **options)
    try:
        yield started
    finally:
        started.terminate()
        started.wait(READY_S)


def wait_until(ready: Callable[[], bool], event: str, process: Process | None = None) -> None:
    """Waits for something that a process does, which must not end."""
    until = time.monotonic() + READY_S
    while not ready():
        if time.monotonic() > until or (process and process.poll() is not None):
            raise RuntimeError(f"{event}: not ready after {READY_S:g} s, or ended")
        time.sleep(0.05)


def wait_for_port(node: str, port: int) -> None:
    """Waits until something listens."""
    wait_until(lambda: f":{port} " in run(node, "ss", "-Hltn"), f"a server at port {port}")


@contextmanager
def routed(node: str, switch: list[str], network: str, folder: Path, **options: Any) -> Iterator[Process]:
    """Runs a switch that has its routes of a controller, which takes nothing of the machine any more then."""
    goal, ready = folder / f"{node}.toml", folder / f"{node}.ready"
    goal.write_text(network)
    ready.unlink(missing_ok=True)
    with process(node, *switch, **options) as running:
        controls = [*XCPR, "control", str(goal), "--no-live", "--ready-file", str(ready)]
        with process(node, *controls, **options) as controller:
            wait_until(ready.exists, f"the router {node}", controller)
        yield running


@contextmanager
def kernel_xcp(*options: str) -> Iterator[None]:
    """Runs the kernel's TCP over XCP or XCP-r: ``xcpr kernel up OPTIONS``."""
    with subprocess.Popen([*XCPR, "kernel", "up", *options], stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        if not serving.stdout.readline():
            raise RuntimeError("xcpr kernel up ended")
        try:
            yield
        finally:
            serving.terminate()
            serving.wait(READY_S)
