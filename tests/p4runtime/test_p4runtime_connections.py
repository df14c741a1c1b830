"""Connections without requests, from one host or several, keep no controller out of a P4Runtime server."""

from __future__ import annotations

import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import certificates
import grpc
import pytest
from finsy.proto import p4r, p4r_grpc
from p4runtime_rig import INSERT, PATIENCE_S, Client, Rig, config, rig

from xcpr.p4runtime import ServerError, Tls
from xcpr.p4runtime.server import proxy
from xcpr.p4runtime.server.proxy import MAX_CONNECTIONS, Proxy

CROWD = 2 * MAX_CONNECTIONS + 8
"""More than the server and gRPC behind it take."""
SOON_S = 5.0


def open_idle(stack: ExitStack, port: int, host: str = "127.0.0.1") -> socket.socket:
    """Opens a connection from an address of loopback, and says nothing."""
    made = stack.enter_context(socket.socket())
    made.bind((host, 0))
    made.connect(("127.0.0.1", port))
    return made


def is_open(connection: socket.socket) -> bool:
    """Returns whether the server has closed a connection."""
    connection.setblocking(False)
    try:
        return connection.recv(1024) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


@contextmanager
def hold_connections(port: int) -> Iterator[list[socket.socket]]:
    """Holds silent connections from two addresses."""
    with ExitStack() as stack:
        yield [open_idle(stack, port, f"127.0.0.{1 + number % 2}") for number in range(CROWD)]


def test_silent_connections_lock_out_no_controller(made: Rig, client: Client) -> None:
    entry = made.names.entry("lpm_table", {"src": (1, "/", 48)}, made.names.action("I.drop"))
    with hold_connections(made.server.port):
        wait_until(lambda: made.server.connections == MAX_CONNECTIONS)
        begun_s = time.monotonic()
        options = [("grpc.use_local_subchannel_pool", 1)]
        with grpc.insecure_channel(f"127.0.0.1:{made.server.port}", options) as channel:
            p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=SOON_S)
        assert time.monotonic() - begun_s < SOON_S
        client.write(INSERT, entry)  # The primary's connection, which has a stream, has stayed.


def test_idle_connections_lock_out_no_controller(made: Rig) -> None:
    server: Any = made.server
    with hold_connections(made.server.port):
        wait_until(lambda: made.server.connections == MAX_CONNECTIONS)
        for each in [*server._proxy._connections.values()]:
            each.has_requested = True
        with made.client() as client:
            client.write(INSERT, made.names.entry("lpm_table", {"src": (1, "/", 48)}, made.names.action("I.drop")))


def test_silent_connections_lock_out_no_controller_over_tls(tmp_path: Path) -> None:
    certificate, key = certificates.make(tmp_path)
    with rig(tls=Tls(certificate, key, certificate)) as made, hold_connections(made.server.port):
        wait_until(lambda: made.server.connections == MAX_CONNECTIONS)
        credentials = grpc.ssl_channel_credentials(certificate.read_bytes(), key.read_bytes(), certificate.read_bytes())
        client = Client(made.server.port, 1, tls=credentials)
        client.set("VERIFY", config())
        client.close()


def test_reconnecting_clients_lock_out_no_controller(made: Rig) -> None:
    ends = threading.Event()

    def come_back() -> None:
        with ExitStack() as stack:
            while not ends.is_set():
                open_idle(stack, made.server.port, "127.0.0.2")
                time.sleep(0.002)

    stranger = threading.Thread(target=come_back, daemon=True)
    stranger.start()
    wait_until(lambda: made.server.connections == MAX_CONNECTIONS)
    try:
        with made.client() as client:
            client.write(INSERT, made.names.entry("lpm_table", {"src": (1, "/", 48)}, made.names.action("I.drop")))
    finally:
        ends.set()
        stranger.join()


def test_connection_without_a_request_is_closed_at_its_deadline(made: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxy, "FIRST_REQUEST_S", 0.1)
    with made.client(None) as client, ExitStack() as stack:
        client.read(p4r.TableEntry(table_id=made.names["lpm_table"]))
        stranger = open_idle(stack, made.server.port)
        wait_until(lambda: made.server.connections == 2)
        wait_until(lambda: not is_open(stranger))
        time.sleep(2 * proxy.TICK_S)
        assert made.server.connections == 1, "a controller that has asked something may be idle"


def test_host_with_most_connections_loses_one(made: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxy, "_names", lambda address: (address[0], f"ipv4:{address[0]}:{address[1]}"))
    with ExitStack() as stack:
        honest = open_idle(stack, made.server.port, "127.0.0.3")
        crowd = [open_idle(stack, made.server.port, "127.0.0.2") for _ in range(CROWD)]
        wait_until(lambda: not is_open(crowd[0]))
        wait_until(lambda: made.server.connections == MAX_CONNECTIONS)
        assert is_open(honest), "the oldest of all has stayed: it is of another host"


@pytest.mark.usefixtures("client")
def test_service_reports_the_address_of_a_client(made: Rig) -> None:
    service: Any = made.server.service
    (session,) = service._sessions
    assert session.owner.endswith("/ipv4:127.0.0.1")
    assert session.peer.rpartition(":")[2].isdigit()


@pytest.mark.parametrize(
    ("address", "host", "peer"),
    [
        (("10.0.0.1", 7), "10.0.0.1/32", "ipv4:10.0.0.1:7"),
        (("127.9.9.9", 7), "loopback", "ipv4:127.9.9.9:7"),
        (("::ffff:10.0.0.1", 7, 0, 0), "10.0.0.1/32", "ipv4:10.0.0.1:7"),
        (("2001:db8:0:1::9", 7, 0, 0), "2001:db8:0:1::/64", "ipv6:[2001:db8:0:1::9]:7"),
        (("fe80::1%eth0", 7, 0, 2), "fe80::/64", "ipv6:[fe80::1]:7"),
    ],
)
def test_addresses_are_grouped_by_host(address: tuple[Any, ...], host: str, peer: str) -> None:
    assert proxy._names(address) == (host, peer)


def test_ipv6_client_is_served_and_counted() -> None:
    try:
        Proxy("::1", 0).close()
    except OSError:
        pytest.skip("the machine has no ::1")
    with rig(address="[::1]:0") as made, grpc.insecure_channel(f"[::1]:{made.server.port}") as channel:
        p4r_grpc.P4RuntimeStub(channel).Capabilities(p4r.CapabilitiesRequest(), timeout=PATIENCE_S)
        server: Any = made.server
        (connection,) = server._proxy._connections.values()
        assert connection.has_requested


def test_running_server_leaves_no_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with rig() as made, made.client(None) as client:
        client.read(p4r.TableEntry(table_id=made.names["lpm_table"]))
        assert not [*tmp_path.iterdir()]


def test_server_starts_with_a_long_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / ("long" * 40)
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    with rig() as made, made.client(None) as client:
        assert client.read(p4r.TableEntry(table_id=made.names["lpm_table"])) == []
        assert not [*folder.iterdir()]


@pytest.mark.parametrize("address", ["127.0.0.1:0", "localhost:0", "0.0.0.0:0", "[::]:0", ":0"])
def test_server_listens_at_host_names_and_wildcards(address: str) -> None:
    if "::" in address and not Path("/proc/net/if_inet6").exists():
        pytest.skip("the machine has no IPv6")
    with rig(address=address) as made, made.client(None) as client:
        assert client.read(p4r.TableEntry(table_id=made.names["lpm_table"])) == []


@pytest.mark.parametrize("address", ["127.0.0.1:" + "9" * 5000, "no.such.host.invalid:1", "a..b:1", "192.0.2.1:0"])
def test_invalid_server_address_is_refused(address: str) -> None:
    with pytest.raises(ServerError, match="can't listen at"), rig(address=address):
        pass
