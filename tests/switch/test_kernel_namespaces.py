"""``xcpr kernel status`` where no service listens names the namespace that has one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import needs
import pytest

from xcpr.worlds.ebpf import namespaces, service
from xcpr.worlds.ebpf.device import Refused

pytestmark = pytest.mark.network
lacking = needs.namespaces()
needs_namespaces = pytest.mark.skipif(bool(lacking), reason=lacking)

LISTEN = f"""
import socket
with socket.socket(socket.AF_UNIX) as listens:
    listens.bind({service.ADDRESS!r})
    print("listening", flush=True)
    input()
"""


@pytest.fixture
def elsewhere() -> Iterator[int]:
    """Runs a process that has the service's address in a network namespace of its own; yields its number."""
    command = ["unshare", "--net", sys.executable, "-c", LISTEN]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "listening\n"
        yield process.pid
        process.communicate("\n")


@needs_namespaces
@pytest.mark.parametrize("asked", ["status", "down"])
def test_error_has_the_command_that_enters_the_namespace(elsewhere: int, asked: str) -> None:
    command = f"nsenter --net=/proc/{elsewhere}/ns/net"
    assert command in namespaces.entering(service.ADDRESS.replace("\0", "@"))
    with pytest.raises(Refused) as refused:
        service.ask(asked)
    assert f"`{command} xcpr kernel {asked}`" in str(refused.value)


@needs_namespaces
def test_error_without_any_service_names_the_namespace() -> None:
    with pytest.raises(Refused, match="no `xcpr kernel up` serves this network namespace"):
        service.ask("status")
