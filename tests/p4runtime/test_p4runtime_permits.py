"""The rights of controllers by the names in their certificates, over TLS."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import certificates
import grpc
import pytest
from finsy.proto import p4r, stratum
from p4runtime_rig import DEVICE, INSERT, Client, Failed, Names, Stream, config, rig

from xcpr.io.schema import Invalid
from xcpr.p4runtime import Tls
from xcpr.worlds.switch import switching

N = Names(config().p4info)
PERMITS = """
[controllers."main.example"]
roles = ["", "acl"]

[controllers.learner]                   # the common name of a certificate for learner.example
roles = ["acl"]
writes = ["I.exact_table", "packet_out"]

[controllers."monitor.example"]
roles = []
"""
FORWARD = N.entry("exact_table", {"dst": 1}, N.action("I.forward", port=3))
ROUTE = N.entry("lpm_table", {"src": (2 << 40, "/", 8)}, N.action("I.forward", port=3))

Connect = Callable[..., Client]


@pytest.fixture
def connect(tmp_path: Path) -> Iterator[Connect]:
    """Makes clients by a name of their certificate, of a server that knows them all and has permits for some."""
    common = {"learner.example": "learner"}
    made = {
        name: certificates.make(tmp_path, name, common.get(name, "a controller"))
        for name in ("localhost", "main.example", "learner.example", "monitor.example", "stranger.example")
    }
    authorities = tmp_path / "authorities.pem"
    authorities.write_bytes(b"".join(certificate.read_bytes() for certificate, _ in made.values()))
    permits = tmp_path / "permits.toml"
    permits.write_text(PERMITS)
    tls = switching.tls(*made["localhost"], authorities, permits)
    with ExitStack() as stack:
        server = stack.enter_context(rig(tls=tls))

        def client(name: str, election_id: int | None = 1, role: str = "") -> Client:
            certificate, key = made[name]
            authority = made["localhost"][0].read_bytes()
            identity = grpc.ssl_channel_credentials(authority, key.read_bytes(), certificate.read_bytes())
            opened = Client(server.server.port, election_id, role, identity)
            stack.callback(opened.close)
            return opened

        yield client


def is_denied(stream: Stream) -> bool:
    """Returns whether the stream ends since it is not permitted."""
    return stream.ended() == "PERMISSION_DENIED"


def test_unrestricted_controller_may_configure_and_write(connect: Connect) -> None:
    main = connect("main.example")
    main.set("VERIFY_AND_COMMIT", config())
    main.write(INSERT, FORWARD, ROUTE)
    assert main.read(FORWARD) == [FORWARD]


def test_controller_writes_only_its_permitted_tables(connect: Connect) -> None:
    learner = connect("learner.example", role="acl")
    learner.write(INSERT, FORWARD)
    learner.refuses(INSERT, ROUTE, "PERMISSION_DENIED", "does not permit to write I.lpm_table")
    session = p4r.CloneSessionEntry(session_id=1)
    learner.refuses(INSERT, session, "PERMISSION_DENIED", "packet_replication_engine_entry")
    assert learner.read(FORWARD, ROUTE) == [FORWARD]
    with pytest.raises(Failed, match=r"PERMISSION_DENIED: .* forwarding pipeline configs"):
        learner.set("VERIFY_AND_COMMIT", config())


def test_role_needs_a_permit_of_the_certificate(connect: Connect) -> None:
    learner = connect("learner.example", election_id=None)
    stream = Stream(learner.stub)
    stream.arbitrate(9)
    assert is_denied(stream)
    connect("main.example")
    learner.election_id = 1
    with pytest.raises(Failed, match="PERMISSION_DENIED: your certificate does not permit role ''"):
        learner.write(INSERT, FORWARD)


def test_restricted_controller_can_not_claim_exclusive_tables(connect: Connect) -> None:
    learner = connect("learner.example", election_id=None)
    stream = Stream(learner.stub)
    update = p4r.MasterArbitrationUpdate(device_id=DEVICE)
    update.election_id.low = 1
    update.role.name = "acl"
    update.role.config.Pack(stratum.P4RoleConfig(exclusive_p4_ids=[N["lpm_table"]]))
    stream.send(arbitration=update)
    assert is_denied(stream)


def test_controller_without_a_role_may_only_read(connect: Connect) -> None:
    connect("main.example").write(INSERT, FORWARD)
    monitor = connect("monitor.example", election_id=None)
    assert monitor.read(FORWARD) == [FORWARD]
    assert monitor.get("P4INFO_AND_COOKIE").config.HasField("p4info")
    with pytest.raises(Failed, match="PERMISSION_DENIED"):
        monitor.write(INSERT, FORWARD)
    stream = Stream(monitor.stub)
    stream.arbitrate(None)
    assert is_denied(stream)


def test_unnamed_controller_is_denied_everything(connect: Connect) -> None:
    stranger = connect("stranger.example", election_id=None)
    for attempt in (lambda: stranger.read(FORWARD), stranger.get, lambda: stranger.write(INSERT, FORWARD)):
        with pytest.raises(Failed, match="PERMISSION_DENIED: no permit for a certificate of a controller, stranger"):
            attempt()
    assert is_denied(Stream(stranger.stub))
    assert stranger.stub.Capabilities(p4r.CapabilitiesRequest()).p4runtime_api_version


def test_invalid_permits_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "permits.toml"
    path.write_text('[controllers.monitor]\nroles = "all"\nwrite = []\n')
    pair = (tmp_path / "c", tmp_path / "k")
    with pytest.raises(Invalid, match=r"controllers.monitor.roles: must be a list of roles(.|\n)*write: unknown key"):
        switching.tls(*pair, tmp_path / "ca", path)
    with pytest.raises(Invalid, match=r"--tls-permits: .* needs --tls-client-ca"):
        switching.tls(*pair, None, path)
    assert Tls(*pair).permits.permit_for(None) == switching.p4runtime.Permit()  # type: ignore[arg-type]
