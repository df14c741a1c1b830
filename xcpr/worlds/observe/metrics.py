"""The counts of a switch, a controller and a receiver, for Prometheus: its text format by HTTP, on loopback
alone.

Names follow Prometheus' conventions: base units, counters end in ``_total``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, MetricsHandler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from xcpr.controller.service import Service
from xcpr.controller.targets.target import State
from xcpr.io import loopback, streams
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.programs import program

PORT_COUNTERS = {
    "received_packets": "Frames that came by the port.",
    "received_bytes": "Bytes of the frames that came by the port.",
    "offered_packets": "Frames for the port's link, whether or not its queue had room.",
    "offered_bytes": "Bytes of the frames for the port's link.",
    "sent_packets": "Frames that left by the port.",
    "sent_bytes": "Bytes of the frames that left by the port.",
    "queue_drops": "Frames that the port's queue had no room for.",
    "loss_drops": "Frames that the link's loss model took.",
    "kernel_drops": "Frames that came while the receive ring was full.",
    "oversized": "Frames longer than the interface takes.",
    "send_errors": "Frames that the kernel did not take.",
}
"""By their names in a switch's statistics (docs/switch.md)."""
PORT_GAUGES = {
    "queue_packets": "Packets that wait in the port's queue.",
    "queue_bytes": "Bytes that wait in the port's queue.",
}
"""The same, of what is so now."""
LOOP_DROPS_HELP = "Packets that the program would never have let go of, which were dropped."


class _Handler(MetricsHandler):
    """Answers who asks this machine by its name."""

    server: loopback.Server

    def do_GET(self) -> None:  # noqa: N802  # the library's name
        """Sends the metrics."""
        if self.server.is_addressed_by(self.headers.get("Host")):
            super().do_GET()
        else:
            self.send_error(HTTPStatus.FORBIDDEN)


@contextmanager
def served(port: int, collector: Collector) -> Iterator[None]:
    """Answers at http://127.0.0.1:``port``/metrics as long as the block lasts; raises ``Invalid``."""
    registry = CollectorRegistry()
    registry.register(collector)
    try:
        server = loopback.Server(port, type("Handler", (_Handler,), {"registry": registry}))
    except OSError as error:
        raise Invalid(
            [Problem("--metrics", str(port), f"can't be listened at on {loopback.LOOPBACK}: {error.strerror}")]
        ) from None
    try:
        yield
    finally:
        server.close()


def of_program(counters: Mapping[str, Mapping[str, Mapping[str, int]]], ports: Iterable[str]) -> Iterator[Metric]:
    """Returns the values of a program's counters, by cell; where its cells are reasons, they have their names.

    Cells for reasons and for these ports are there from 0 on: Prometheus' ``rate`` takes what a sample begins
    with as no increase.
    """
    names = program.reasons() | {counter: {port: port for port in ports} for counter in program.by_port()}
    for what in ("packets", "bytes"):
        family = CounterMetricFamily(
            f"xcpr_program_counter_{what}",
            f"{what.capitalize()} that a cell of the program's counter counted.",
            labels=("counter", "cell"),
        )
        for counter, cells in counters.items():
            named = names.get(counter, {})
            for cell in {**named, **cells}:
                family.add_metric((counter, named.get(cell, cell)), cells[cell][what] if cell in cells else 0)
        yield family


def of_lateness(counted: Mapping[str, Any]) -> Metric:
    """Counts how often the thread came how late to what was due; Prometheus' classes contain those below them."""
    bounds = [*map(str, counted["bounds_s"]), "+Inf"]
    return HistogramMetricFamily(
        "xcpr_switch_lateness_seconds",
        "How late the thread that forwards came to frames that were there, and to departures that were due.",
        buckets=list(zip(bounds, accumulate(counted["counts"]), strict=True)),
        sum_value=counted["sum_s"],
    )


def count_dropped_lines() -> Metric:
    """Counts the lines that this process could not write to its log."""
    meaning = "Lines of the log that were dropped: its reader or its disk took none."
    return CounterMetricFamily("xcpr_log_dropped_lines", meaning, value=streams.dropped_lines())


class OfPorts(Collector):
    """The counts of the data plane of a switch, or a wire, so far."""

    def __init__(self, stats: Callable[[], str]) -> None:
        """Takes ``stats``, which gives the statistics as JSON."""
        self._stats = stats

    def collect(self) -> Iterator[Metric]:
        """Yields one family a count, one sample a port."""
        counted = json.loads(self._stats())
        for kind, known in ((CounterMetricFamily, PORT_COUNTERS), (GaugeMetricFamily, PORT_GAUGES)):
            for name, meaning in known.items():
                family = kind(f"xcpr_port_{name}", meaning, labels=("port",))
                for port, of_port in counted["ports"].items():
                    family.add_metric((port,), of_port[name])
                yield family
        for name, meaning in (
            ("packets_forwarded", "Packets that the program forwarded."),
            ("pipeline_passes", "Passes of packets through the program."),
        ):
            if name in counted:
                yield CounterMetricFamily(f"xcpr_switch_{name}", meaning, value=counted[name])
        if "loop_drops" in counted:
            family = CounterMetricFamily("xcpr_switch_loop_drops", LOOP_DROPS_HELP, labels=("reason",))
            for reason, packets in counted["loop_drops"].items():
                family.add_metric((reason,), packets)
            yield family
        yield from of_program(counted.get("counters", {}), counted["ports"])
        yield of_lateness(counted["lateness"])
        yield CounterMetricFamily(
            "xcpr_switch_cpu_seconds", "CPU time of the thread that forwards.", value=counted["cpu_s"]
        )
        yield count_dropped_lines()

    def describe(self) -> Iterator[Metric]:
        """Yields nothing: names are known without asking the data plane."""
        return iter(())


class OfReceiver(Collector):
    """The files that a receiver took so far, by its reports."""

    def __init__(self) -> None:
        self._ended = dict.fromkeys(("received", "failed"), 0)
        self._bytes = self._active = 0

    def update(self, report: str) -> None:
        """Takes a report of ``_native.receive``."""
        told = json.loads(report)
        for ended in told["ended"]:
            self._ended["received" if ended["failure"] is None else "failed"] += 1
            self._bytes += ended["received"]
        self._active = len(told["active"])

    def collect(self) -> Iterator[Metric]:
        """Yields transfers by what became of them, their bytes, and how many there are now."""
        ended = CounterMetricFamily("xcpr_receive_transfers", "Transfers that are over.", labels=("outcome",))
        for outcome, count in self._ended.items():
            ended.add_metric((outcome,), count)
        yield ended
        yield CounterMetricFamily("xcpr_receive_bytes", "Bytes of transfers that are over.", value=self._bytes)
        yield GaugeMetricFamily("xcpr_receive_active_transfers", "Transfers that go on.", value=self._active)
        yield count_dropped_lines()


class OfController(Collector):
    """The state of every router, and what each port's latest telemetry record says."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        """Yields a family a field that the live view shows, a sample a port."""
        up = GaugeMetricFamily("xcpr_router_up", "1 when the router holds what it should.", labels=("router",))
        for router, state in self._service.states.items():
            up.add_metric((router,), state is State.UP)
        yield up
        age = GaugeMetricFamily("xcpr_record_age_seconds", "Since the port's latest record.", labels=("router", "port"))
        taken = GaugeMetricFamily(
            "xcpr_record_input_bits_per_second",
            "Offered to the port in its latest interval.",
            labels=("router", "port"),
        )
        capacity = GaugeMetricFamily(
            "xcpr_record_capacity_bits_per_second", "What the port reckons with.", labels=("router", "port")
        )
        fields = GaugeMetricFamily(
            "xcpr_record_field",
            "A field of the port's latest record as the program writes it, in the units of its program.toml.",
            labels=("router", "port", "field"),
        )
        now_s = self._service.now_s()
        for (router, port), (at_s, record) in sorted(self._service.recorder.latest.items()):
            at = (router, str(port))
            interval = self._service.programs[router].interval(record)
            age.add_metric(at, now_s - at_s)
            if interval.us:
                taken.add_metric(at, interval.input_bytes * 8e6 / interval.us)
            if interval.capacity_bps is not None:
                capacity.add_metric(at, interval.capacity_bps)
            for name, value in record.items():
                fields.add_metric((*at, name), value)
        dropped = self._service.recorder.dropped
        yield CounterMetricFamily("xcpr_record_dropped", "Records that --telemetry lacks: too old.", value=dropped)
        yield from (age, taken, capacity, fields, count_dropped_lines())

    def describe(self) -> Iterator[Metric]:
        """Yields nothing: names are known without asking the routers."""
        return iter(())
