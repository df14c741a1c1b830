"""Two queues at a port, for XCP and for the rest (queue.classes), from the P4 program to whole runs."""

from __future__ import annotations

from statistics import fmean

import pytest
from frames import data_frame, udp_frame
from router import PORT_OUT, insert, router

from xcpr._native import Switch
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.scenarios.programs.program import XCP
from xcpr.worlds import sim
from xcpr.worlds.emulation import lacking

PERIOD_US = 1 << 20
REST, STEERED = 2 * PORT_OUT, 2 * PORT_OUT + 1
SIZE = 1000


def flow_counts(switch: Switch) -> tuple[int, int]:
    """Counts the flows of XCP and of the rest."""
    assert XCP.queues is not None
    return switch.register(XCP.queues.flows, STEERED), switch.register(XCP.queues.flows, REST)


def make_class_router() -> Switch:
    switch = router(1e9)
    insert(switch, XCP.separated(PORT_OUT))
    return switch


def test_flow_is_counted_once_per_period_in_its_class() -> None:
    switch = make_class_router()
    xcp, udp = data_frame(SIZE, 50_000, 100_000, 1000), udp_frame(SIZE)
    for now_us in (0, 1000, PERIOD_US - 1):
        switch.process(xcp, SIZE, 0, now_us * 1000)
        switch.process(udp, SIZE, 0, now_us * 1000)
        assert flow_counts(switch) == (1, 1)
    switch.process(xcp, SIZE, 0, PERIOD_US * 1000)
    assert flow_counts(switch) == (2, 1)


def test_each_flow_is_counted_and_acks_are_not() -> None:
    switch = make_class_router()
    for host in range(1, 21):
        switch.process(udp_frame(SIZE, dst=f"10.0.2.{host}"), SIZE, 0, 0)
    switch.process(udp_frame(100, dst="10.0.2.99"), 100, 0, 0)
    assert flow_counts(switch) == (0, 20)


def test_best_effort_packets_are_no_xcp_input_traffic() -> None:
    switch = make_class_router()
    switch.process(udp_frame(SIZE), SIZE, 0, 0)
    assert switch.register("input_bytes_register", PORT_OUT) == 0
    switch.process(data_frame(SIZE, 50_000, 100_000, 1000), SIZE, 0, 0)
    assert switch.register("input_bytes_register", PORT_OUT) == SIZE


def test_port_without_the_class_entry_counts_no_flows() -> None:
    switch = router(1e9)
    switch.process(udp_frame(SIZE), SIZE, 0, 0)
    assert switch.register("input_bytes_register", PORT_OUT) == SIZE
    assert flow_counts(switch) == (0, 0)


def test_queue_classes_are_refused_for_other_programs() -> None:
    for router_layer, what in (({"target": "tofino"}, "are Tofinos"), ({"program": "rcp"}, 'run "rcp"')):
        layer = {"title": "t", "router": router_layer, "queue": {"classes": "xcp-and-best-effort"}}
        with pytest.raises(Invalid, match=rf"queue\.classes: must be absent where routers {what}"):
            scenario.build([("it", layer)])


def simulate(*overrides: str) -> Result:
    return sim.execute(scenario.load(scenario.find("sharing"), list(overrides)), seed=1, name="sharing")


SHORT = ("duration=16 s", "topology.rate=20 Mbit/s", "topology.delay=18 ms", "queue.limit=100 packets")


def rates(result: Result, from_s: float) -> tuple[float, float]:
    """Returns the bytes that the mean flow of XCP and of TCP got from a time on."""
    first = next(index for index, at in enumerate(result.series.time_s) if at >= from_s)

    def mean(xcp: bool) -> float:
        flows = [flow.name for flow in result.flows if (flow.transport == "xcp") == xcp]
        delivered = (result.series.flows[name].delivered_bytes for name in flows)
        return fmean(counts[-1] - counts[first] for counts in delivered)

    return mean(True), mean(False)


@pytest.mark.parametrize(("xcp", "tcp"), [(1, 4), (4, 1)])
def test_mean_flows_of_both_classes_get_equal_rates(xcp: int, tcp: int) -> None:
    """Katabi, Handley, Rohrs (SIGCOMM 2002), section 6.2."""
    flows = (f"flows.xcp.count={xcp}", f"flows.tcp.count={tcp}")
    result = simulate(*SHORT, *flows, "queue.classes=xcp-and-best-effort")
    of_xcp, of_tcp = rates(result, 6.0)
    assert 0.85 <= of_xcp / of_tcp <= 1.15
    classes = result.series.channels["bottleneck/forward"].classes
    assert isinstance(classes, dict)
    explicit = classes["explicit"]
    sojourn_time_ns = explicit.sojourn_time_ns[-1] - explicit.sojourn_time_ns[60]
    assert sojourn_time_ns / (explicit.sent_packets[-1] - explicit.sent_packets[60]) < 5e6
    assert explicit.queue_drops[-1] == explicit.queue_drops[60]


def test_flow_with_its_window_queued_is_counted() -> None:
    """Packets that came before the first count fill XCP's queue for longer than a period, in which its flow
    sends nothing."""
    long = ("duration=12 s", "topology.delay=98 ms", "queue.limit=1250 packets", "flows.tcp.transport=cubic")
    result = simulate(*long, "flows.xcp.count=1", "flows.tcp.count=16", "queue.classes=xcp-and-best-effort")
    of_xcp, of_tcp = rates(result, 8.0)
    assert of_xcp / of_tcp > 0.5


def test_xcp_alone_uses_the_link_capacity() -> None:
    alone = simulate(*SHORT, "flows.tcp.count=1", "flows.tcp.stop=1 s", "queue.classes=xcp-and-best-effort")
    of_xcp, _ = rates(alone, 10.0)
    assert of_xcp * 8 / 6.0 >= 0.9 * 20e6


def test_weighted_classes_are_refused_for_bmv2() -> None:
    both = scenario.load("sharing", ["queue.classes=xcp-and-best-effort"])
    with pytest.raises(Invalid, match=r"queue\.classes: is what BMv2 lacks: it has priorities but no weights"):
        lacking.check(both, "bmv2")


def test_xcp_capacity_is_its_share_of_the_link() -> None:
    """Telemetry has the capacity that the controllers worked with."""
    result = simulate(*SHORT, "flows.xcp.count=1", "flows.tcp.count=4", "queue.classes=xcp-and-best-effort")
    capacities = result.telemetry["r1/1"]["capacity_q20"] if "r1/1" in result.telemetry else None
    assert capacities is not None
    settled = capacities[len(capacities) // 2 :]
    assert fmean(settled) == pytest.approx(XCP.ports.value(20_000_000) / 5, rel=0.05)
