"""A controller that does not reach a switch says why, and which option has to change."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import certificates
import pytest
from controlled import TIMEOUT_S

from xcpr._native import Dataplane
from xcpr.commands.realtime import ports
from xcpr.controller.goal import Goal
from xcpr.controller.reach import find_fault
from xcpr.io.schema import Invalid
from xcpr.p4runtime import Server, ServerError, Tls
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.worlds.control_plane import control
from xcpr.worlds.switch import switching


@contextmanager
def running_switch(tls: Tls | None = None, device: int = 1) -> Iterator[str]:
    """Runs a switch without ports, and yields its address."""
    dataplane = Dataplane.without_ports()
    server = Server(dataplane, device, "127.0.0.1:0", 255, tls)
    server.start()
    try:
        yield f"localhost:{server.port}"
    finally:
        server.stop()
        dataplane.stop()


def network(folder: Path, address: str) -> str:
    (folder / "network.toml").write_text(f'[routers.r1]\naddress = "{address}"\n')
    return str(folder / "network.toml")


def goal(folder: Path, address: str, *pem: Path | None) -> Goal:
    tls = control.tls(*(*pem, None, None, None)[:3])
    return control.load(network(folder, address), [], tls).goals[0]


def connection_fault(made: Goal) -> str | None:
    return asyncio.run(find_fault(made))


@pytest.fixture
def pems(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Makes a certificate of the switch with its key, and one that has nothing to do with it."""
    (tmp_path / "other").mkdir()
    other, _ = certificates.make(tmp_path / "other")
    return (*certificates.make(tmp_path), other)


def test_fault_without_a_server_is_connection_refused(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        assert connection_fault(goal(tmp_path, address)) == f"nothing answers at {address}: Connection refused"
    unix = f"unix:{tmp_path}/none"
    assert connection_fault(goal(tmp_path, unix)) == f"nothing answers at {unix}: No such file or directory"


def test_fault_of_a_server_without_tls_names_the_option(tmp_path: Path, pems: tuple[Path, Path, Path]) -> None:
    with running_switch() as address:
        assert connection_fault(goal(tmp_path, address)) is None
        expected = f"the server at {address} speaks no TLS: leave --tls-ca out"
        assert connection_fault(goal(tmp_path, address, pems[0])) == expected


def test_fault_of_a_server_with_tls_names_the_option(tmp_path: Path, pems: tuple[Path, Path, Path]) -> None:
    certificate, key, other = pems
    with running_switch(Tls(certificate, key)) as address:
        assert connection_fault(goal(tmp_path, address, certificate)) is None
        expected = f"the server at {address} speaks TLS: --tls-ca FILE names the authority of its certificate"
        assert connection_fault(goal(tmp_path, address)) == expected
        wrong = connection_fault(goal(tmp_path, address, other))
        assert wrong is not None
        assert wrong.startswith(f"the server at {address} has a certificate that {other} (--tls-ca) does not cover: ")


def test_fault_of_a_server_with_client_certificates_names_the_option(
    tmp_path: Path, pems: tuple[Path, Path, Path]
) -> None:
    certificate, key, other = pems
    with running_switch(Tls(certificate, key, clients=certificate)) as address:
        named = goal(tmp_path, address, certificate, certificate, key)
        assert connection_fault(named) is None
        assert "asks for a certificate: give --tls-cert FILE and --tls-key FILE" in str(
            connection_fault(replace(named, identity=None))
        )
        assert "speaks TLS: --tls-ca FILE" in str(connection_fault(goal(tmp_path, address)))
        strange = replace(named, identity=(other, other.with_suffix(".key")))
        assert f"refuses the certificate {other} (--tls-cert)" in str(connection_fault(strange))


def test_file_without_a_certificate_is_refused(tmp_path: Path, pems: tuple[Path, Path, Path]) -> None:
    junk = tmp_path / "junk.pem"
    junk.write_text("junk\n")
    with pytest.raises(Invalid, match=r"^--tls-ca: .*junk\.pem: can't be used: PEM of a certificate is needed"):
        control.tls(junk, None, None)
    with pytest.raises(Invalid, match=r"^--tls-cert, --tls-key: .*localhost\.pem: can't be used"):
        control.tls(pems[0], pems[0], pems[2].with_suffix(".key"))


def test_default_device_ids_of_switch_and_controller_match(tmp_path: Path) -> None:
    chosen = scenario.load("demo")
    planned = tmp_path / "plan.json"
    planned.write_text(json.dumps(plan.make(chosen, topology.build(chosen), 1)))
    job = control.load(str(planned))
    assert [ports.device_of(None, planned, one.name) for one in job.goals] == [one.device_id for one in job.goals]
    assert ports.device_of(None, None, "") == goal(tmp_path, "localhost:9559").device_id == 1
    assert ports.device_of(0, None, "") == 0


def lines(folder: Path, address: str, *options: str) -> str:
    """Runs the command until it has said something about r1, and returns all that it says."""
    command = [sys.executable, "-m", "xcpr", "control", network(folder, address), *options]
    environment = {name: value for name, value in os.environ.items() if name != "GRPC_VERBOSITY"}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment)
    assert process.stderr is not None
    os.set_blocking(process.stderr.fileno(), False)
    written, until = b"", time.monotonic() + TIMEOUT_S
    try:
        while b"control: r1: " not in written and time.monotonic() < until:
            written += process.stderr.read() or b""
            time.sleep(0.05)
        time.sleep(2.5)
        written += process.stderr.read() or b""
    finally:
        process.terminate()
        process.wait()
        process.stderr.close()
    return written.decode()


def test_device_id_mismatch_is_one_line_with_both_keys(tmp_path: Path) -> None:
    with running_switch(device=0) as address:
        (line,) = lines(tmp_path, address).splitlines()
    assert line.startswith("control: r1: NOT_FOUND: there is no device 1; this switch is device 0: ")
    assert "--device-id of xcpr switch" in line and "device_id of the controller" in line


def test_wrong_certificate_authority_is_one_line_with_its_file(tmp_path: Path, pems: tuple[Path, Path, Path]) -> None:
    certificate, key, other = pems
    with running_switch(Tls(certificate, key)) as address:
        (line,) = lines(tmp_path, address, "--tls-ca", str(other)).splitlines()
    assert line.startswith("control: r1: the server at localhost:")
    assert f"{other} (--tls-ca)" in line


@pytest.mark.parametrize("address", ["127.0.0.1:99999", "127.0.0.1:65536", "localhost:", "localhost", "[::1]:-1"])
def test_invalid_server_port_is_refused(address: str) -> None:
    dataplane = Dataplane.without_ports()
    try:
        with pytest.raises(ServerError, match="must be HOST:PORT with a port from 0 to 65535"):
            Server(dataplane, 1, address)
    finally:
        dataplane.stop()


def test_switch_announces_its_bound_port() -> None:
    with running_switch() as address:
        number = int(address.rpartition(":")[2])
    assert switching.Server(1, "127.0.0.1:0", 255, None, None).bound(number) == f"127.0.0.1:{number}"
    assert switching.Server(1, "[::1]:0", 255, None, None).bound(number) == f"[::1]:{number}"
    assert switching.Server(1, "unix:/run/s1", 255, None, None).bound(0) == "unix:/run/s1"
