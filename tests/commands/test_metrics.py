"""The answers to Prometheus, read by its own parser."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus

import pytest
from p4runtime_double import Server
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from test_control import goal_of, record, run, serve, until

from xcpr.controller.targets.target import State
from xcpr.io import loopback
from xcpr.io.loopback import LOOPBACK
from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.programs import program
from xcpr.worlds.observe.metrics import PORT_COUNTERS, PORT_GAUGES, OfController, OfPorts, OfReceiver, served

STATS = {
    "ports": {
        number: dict.fromkeys((*PORT_COUNTERS, *PORT_GAUGES), 0)
        | {"sent_packets": 10 * place, "queue_bytes": 3 * place, "series": {}}
        for place, number in enumerate(("1", "2"))
    },
    "packets_forwarded": 10,
    "pipeline_passes": 12,
    "loop_drops": {"looped": 4, "resubmitted": 0, "recirculated": 1, "cloned": 2},
    "counters": {
        "XcpIngress.drop_reasons": {"3": {"packets": 7, "bytes": 700}},
        "XcpEgress.surplus": {"2": {"packets": 1, "bytes": 1514}},
    },
    "lateness": {"bounds_s": [1e-05, 2e-05, 1.0], "counts": [5, 2, 0, 1], "sum_s": 1.5},
    "cpu_s": 0.25,
}

PER_PORT = len(PORT_COUNTERS) + len(PORT_GAUGES)

Labels = frozenset[tuple[str, str]]


@pytest.fixture
def port() -> int:
    """Finds a free port."""
    with socket.create_server((LOOPBACK, 0)) as found:
        return int(found.getsockname()[1])


def scrape(port: int, collector: Collector) -> dict[tuple[str, Labels], float]:
    """Returns the samples of an answer, by name and labels."""
    with served(port, collector), urllib.request.urlopen(f"http://{LOOPBACK}:{port}/metrics") as answer:
        families = list(text_string_to_metric_families(answer.read().decode()))
    assert all(family.documentation for family in families)
    return {(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


def labels(**values: str) -> Labels:
    return frozenset(values.items())


def test_switch_exports_its_counters(port: int) -> None:
    found = scrape(port, OfPorts(lambda: json.dumps(STATS)))
    assert found["xcpr_port_sent_packets_total", labels(port="2")] == 10
    assert found["xcpr_port_queue_bytes", labels(port="2")] == 3
    assert found["xcpr_switch_packets_forwarded_total", labels()] == 10
    assert found["xcpr_switch_cpu_seconds_total", labels()] == 0.25
    loop_drops = [found["xcpr_switch_loop_drops_total", labels(reason=reason)] for reason in STATS["loop_drops"]]
    assert loop_drops == [4, 0, 1, 2]
    dropped = labels(counter="XcpIngress.drop_reasons", cell="no_route")
    assert found["xcpr_program_counter_packets_total", dropped] == 7
    assert found["xcpr_program_counter_bytes_total", labels(counter="XcpEgress.surplus", cell="2")] == 1514
    late = {
        dict(of)["le"]: count for (name, of), count in found.items() if name == "xcpr_switch_lateness_seconds_bucket"
    }
    assert late == {"1e-05": 5, "2e-05": 7, "1.0": 7, "+Inf": 8}, "each class has those below it"
    assert found["xcpr_switch_lateness_seconds_sum", labels()] == 1.5
    none = [
        labels(counter="XcpIngress.drop_reasons", cell="ttl_expired"),
        labels(counter="XcpEgress.surplus", cell="1"),
    ]
    assert [found["xcpr_program_counter_packets_total", cell] for cell in none] == [0, 0]
    cells = len(program.reasons()["XcpIngress.drop_reasons"]) + len(STATS["ports"])
    assert len(found) == 2 * PER_PORT + 2 * cells + 3 + len(loop_drops) + 7


def test_wire_exports_no_program_metrics(port: int) -> None:
    ports = {name: STATS[name] for name in ("ports", "lateness", "cpu_s")}
    assert len(scrape(port, OfPorts(lambda: json.dumps(ports)))) == 2 * PER_PORT + 1 + 7


def test_receiver_exports_transfer_outcomes(port: int) -> None:
    receiver = OfReceiver()
    one = {"from": "10.1.0.3", "name": "a", "received": 100, "elapsed_s": 1.0, "failure": None}
    receiver.update(json.dumps({"ended": [one], "active": [one, one]}))
    receiver.update(json.dumps({"ended": [one | {"failure": "gone"}, one], "active": [one]}))
    found = scrape(port, receiver)
    assert found["xcpr_receive_transfers_total", labels(outcome="received")] == 2
    assert found["xcpr_receive_transfers_total", labels(outcome="failed")] == 1
    assert found["xcpr_receive_bytes_total", labels()] == 300
    assert found["xcpr_receive_active_transfers", labels()] == 1


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.stop()


def test_controller_exports_routers_and_records(port: int, server: Server) -> None:
    loaded = scenario.load("demo")
    service = serve(goal_of(plan.make(loaded, topology.build(loaded), 1), server))
    found: dict[tuple[str, Labels], float] = {}
    before = scrape(port, OfController(service))
    dropped = {(f"xcpr_{name}_total", labels()): 0 for name in ("log_dropped_lines", "record_dropped")}
    assert before == {("xcpr_router_up", labels(router="r1")): 0} | dropped

    async def look() -> None:
        server.packet_in(record(1, interval_us=10_000, input_bytes=12_500, phi_q16=-65536))
        await until(lambda: bool(service.recorder.latest))()
        found.update(await asyncio.to_thread(scrape, port, OfController(service)))

    run(service, until(lambda: service.states["r1"] is State.UP), look)
    at = {"router": "r1", "port": "1"}
    assert found["xcpr_router_up", labels(router="r1")] == 1
    assert found["xcpr_record_input_bits_per_second", labels(**at)] == 10_000_000
    assert found["xcpr_record_field", labels(**at, field="phi_q16")] == -65536
    assert 0 <= found["xcpr_record_age_seconds", labels(**at)] < 30


def test_metrics_port_in_use_is_refused() -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Invalid, match=f"--metrics: {port}.* Address already in use"), served(port, OfPorts(str)):
            pass


def test_request_with_another_host_header_is_forbidden(port: int) -> None:
    with served(port, OfPorts(lambda: json.dumps(STATS))):
        strange = urllib.request.Request(f"http://{LOOPBACK}:{port}/metrics", headers={"Host": f"example.org:{port}"})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(strange, timeout=60)
        assert refused.value.code == HTTPStatus.FORBIDDEN
        refused.value.close()


def test_idle_connections_are_limited_and_closed(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loopback, "PATIENCE_S", 2.0)
    before, begun_s = threading.active_count(), time.monotonic()
    with served(port, OfPorts(lambda: json.dumps(STATS))), ExitStack() as silent:
        for _ in range(60):
            silent.enter_context(socket.create_connection((LOOPBACK, port)))
        with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/metrics", timeout=60) as answer:
            assert b"xcpr_switch_cpu_seconds" in answer.read()
        assert time.monotonic() - begun_s < loopback.PATIENCE_S, "a scrape has waited for no stranger's deadline"
        while threading.active_count() > before + 1 and time.monotonic() < begun_s + 30:
            assert threading.active_count() <= before + 1 + loopback.MAX_CONNECTIONS
            time.sleep(0.01)
        assert threading.active_count() == before + 1
