"""Control applications in Python: classes that a run calls, with routers as objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from controllers import STAR
from finsy.proto import p4r

import xcpr
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.worlds import sim
from xcpr.worlds.controllers.python_control import NetworkControl, RouterControl

ADDRESS_H1, ADDRESS_H2 = 0x020000010002, 0x020000010003
INSERT, MODIFY = p4r.Update.INSERT, p4r.Update.MODIFY


def execute(application: xcpr.ControlApplication, **changes: Any) -> Result:
    chosen = scenario.build([("test", {**STAR, **changes})])
    return sim.execute(chosen, 1, "test", control_plane=application)


class Learning(xcpr.ControlApplication):
    """Learns addresses by digest or by packet-in."""

    def __init__(self, action: str = "report_by_digest") -> None:
        self.action = action
        self.learnt: dict[int, tuple[int, float]] = {}
        self.network: Any = None

    def start(self, network: NetworkControl) -> None:
        self.network = network
        (router,) = network.routers.values()
        self.program = router.program
        group = p4r.MulticastGroupEntry(multicast_group_id=1)
        session = p4r.CloneSessionEntry(session_id=100)
        session.replicas.add(egress_port=255, instance=1)
        for port in (1, 2, 3):
            group.replicas.add(egress_port=port, instance=port)
        for entry in (
            p4r.PacketReplicationEngineEntry(multicast_group_entry=group),
            p4r.PacketReplicationEngineEntry(clone_session_entry=session),
        ):
            router.write([p4r.Update(type=INSERT, entity=p4r.Entity(packet_replication_engine_entry=entry))])
        router.write([self.make_update(MODIFY, "sources", self.action)])

    def make_update(
        self, kind: Any, table: str, action: str, address: int | None = None, port: int | None = None
    ) -> p4r.Update:
        tables = {one.name.rpartition(".")[2]: one for one in self.program.tables.values()}
        actions = {one.name.rpartition(".")[2]: one for one in tables[table].actions.values()}
        entry = p4r.TableEntry(table_id=tables[table].id, is_default_action=address is None)
        if address is not None:
            entry.match.add(field_id=1).exact.value = address.to_bytes(6, "big").lstrip(b"\0")
        entry.action.action.action_id = actions[action].id
        if port is not None:
            entry.action.action.params.add(param_id=1, value=bytes([port]))
        return p4r.Update(type=kind, entity=p4r.Entity(table_entry=entry))

    def learn(self, router: RouterControl, address: int, port: int) -> None:
        if address not in self.learnt:
            self.learnt[address] = (port, self.network.now_s)
            router.write([self.make_update(INSERT, "sources", "NoAction", address)])
            router.write([self.make_update(INSERT, "destinations", "forward", address, port)])

    def digest(self, router: RouterControl, name: str, values: Sequence[int]) -> None:
        assert name == "seen_t"
        self.learn(router, *values)

    def packet_in(self, router: RouterControl, payload: bytes, metadata: Mapping[int, int]) -> None:
        self.learn(router, int.from_bytes(payload[6:12], "big"), metadata[1])


@pytest.mark.parametrize("action", ["report_by_digest", "report_by_packet"])
def test_application_learns(action: str) -> None:
    application = Learning(action)
    result = execute(application)
    assert {address: port for address, (port, _) in application.learnt.items()} == {ADDRESS_H1: 1, ADDRESS_H2: 2}
    assert result.flows[0].payload_bytes == 100_000


def test_latency_is_between_router_and_application() -> None:
    times = []
    for latency in ("0 s", "10 ms"):
        application = Learning()
        execute(application, control_plane={"latency": latency})
        times.append(min(time for _, time in application.learnt.values()))
    assert times[1] - times[0] == pytest.approx(0.01, abs=0.012), "the first digest comes that much later"
    assert times[1] - times[0] >= 0.01


def test_run_without_events_is_that_without_a_control_plane() -> None:
    chosen = scenario.build([("test", STAR)])
    with_one, without = (
        sim.execute(chosen, 1, "test", control_plane=plane) for plane in (xcpr.ControlApplication(), None)
    )
    assert (with_one.flows, with_one.channels, with_one.series) == (without.flows, without.channels, without.series)


class Timed(xcpr.ControlApplication):
    """Reads a counter at times of its own, and sends a frame."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, int]] = []

    def start(self, network: NetworkControl) -> None:
        (router,) = network.routers.values()
        counter = next(iter(router.program.counters.values()))

        def read() -> None:
            entry = p4r.CounterEntry(counter_id=counter.id, index=p4r.Index(index=1))
            (entity,) = router.read(p4r.Entity(counter_entry=entry))
            self.seen.append((network.now_s, entity.counter_entry.data.packet_count))

        for time_s in (1.5, 0.5):
            network.call_at(time_s, read)
        network.call_at(1.0, lambda: router.packet_out(bytes(12) + b"\x88\xb5hello", {1: 3, 2: 0}))


def test_application_is_called_at_its_times() -> None:
    application = Timed()
    result = execute(application)
    assert [time for time, _ in application.seen] == [0.5, 1.5]
    captured = result.captured
    assert isinstance(captured, dict)
    (frame,) = captured["h3"]
    assert frame.time_s == pytest.approx(1.001, abs=1e-4)


class Ports(xcpr.ControlApplication):
    """Notes ports that go down and come up."""

    def __init__(self) -> None:
        self.changes: list[tuple[str, int, bool]] = []

    def port_changed(self, router: RouterControl, port: int, up: bool) -> None:
        self.changes.append((router.name, port, up))


def test_application_learns_of_links_that_go_down() -> None:
    application = Ports()
    chosen = scenario.build([("test", STAR)])
    link = next(iter(chosen.shape.links))
    changes = {
        "cut": {"link": link, "at": "100 ms", "rate": "0 bit/s", "update_routers": False},
        "mended": {"link": link, "at": "300 ms", "rate": "100 Mbit/s", "update_routers": False},
        "slower": {"link": link, "at": "400 ms", "rate": "50 Mbit/s", "update_routers": False},
    }
    execute(application, path_changes=changes)
    assert [up for _, _, up in application.changes] == [False, True]


class Refused(xcpr.ControlApplication):
    """Writes an entry of a table that is not there."""

    def start(self, network: NetworkControl) -> None:
        (router,) = network.routers.values()
        router.write([p4r.Update(type=INSERT, entity=p4r.Entity(table_entry=p4r.TableEntry(table_id=7)))])


def test_refused_write_raises_in_the_run() -> None:
    with pytest.raises(ValueError, match="no table has the id 7"):
        execute(Refused())


def test_routers_of_ours_have_no_control_application() -> None:
    with pytest.raises(xcpr.Invalid, match="a program of your own"):
        xcpr.run("demo", control_plane=xcpr.ControlApplication())
