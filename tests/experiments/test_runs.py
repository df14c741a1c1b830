"""Whole runs with the compiled P4 program in every router: what XCP promises must be seen."""

from __future__ import annotations

import pytest

from xcpr.results.result import Result
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.flows import registry
from xcpr.worlds import sim


def simulate(name: str, *overrides: str) -> Result:
    return sim.execute(scenario.load(scenario.find(name), list(overrides)), seed=1, name=name)


def sent_share(result: Result, hop: str, from_s: float, bits_per_second: float) -> float:
    """Returns a hop's bytes from a time on, as a share of its capacity."""
    series = result.series.channels[f"{hop}/forward"].sent_bytes
    time = result.series.time_s
    first = next(index for index, at in enumerate(time) if at >= from_s)
    return (series[-1] - series[first]) * 8 / (time[-1] - time[first]) / bits_per_second


def test_every_bottleneck_of_a_parking_lot_fills_without_a_drop() -> None:
    """Katabi, Handley, Rohrs (SIGCOMM 2002), figure 9: above 90 % at each; here where cross traffic is."""
    result = simulate("parking-lot", "duration=12 s")
    for hop in ("hop1", "hop3", "hop5", "hop9"):
        assert sent_share(result, hop, 4.0, 100e6) >= 0.9
    assert result.totals.drops == 0 and result.totals.timeouts == 0
    assert result.totals.jain >= 0.95


def test_path_is_filled_again_after_its_delay_grows() -> None:
    """The round trip grows from 104 to 184 ms under way."""
    longer = ("path_changes.far.at=5 s", "path_changes.far.delay=90 ms")
    result = simulate("demo", "duration=14 s", "udp.schedule=none", *longer)
    for flow in result.series.flows.values():
        assert flow.srtt_s[-1] is not None and 0.184 <= flow.srtt_s[-1] <= 0.2
    assert sent_share(result, "bottleneck", 9.0, 100e6) >= 0.95
    assert result.totals.timeouts_after_3s == 0


def test_path_is_filled_again_after_its_capacity_halves() -> None:
    """The controller reports half the rate to the router. Without it, the router allocates capacity that is gone."""
    halved = ("path_changes.less.at=5 s", "path_changes.less.rate=50 Mbit/s")
    informed = simulate("demo", "duration=14 s", "udp.schedule=none", *halved)
    assert sent_share(informed, "bottleneck", 8.0, 50e6) >= 0.95
    uninformed = simulate(
        "demo", "duration=14 s", "udp.schedule=none", *halved, "path_changes.less.update_routers=false"
    )
    drops = [run.series.channels["bottleneck/forward"].queue_drops[-1] for run in (informed, uninformed)]
    assert drops[1] > 10 * drops[0]


@pytest.mark.parametrize("transport", sorted(registry.declared()["transport"]))
def test_every_transport_runs_with_its_parameters(transport: str) -> None:
    """Two flows for three seconds; the parameters of FAST, HSTCP and PSockets are taken along by all."""
    group = {"count": "2", "transport": transport, "hstcp.max_ssthresh": "1000 packets"}
    group |= {"fast.alpha": "40 packets", "psockets.connections": "3"}
    overrides = [f"flows.main.{key}={value}" for key, value in group.items()]
    result = simulate("demo", "duration=3 s", "topology.delay=5 ms", "udp.schedule=none", *overrides)
    assert {flow.transport for flow in result.flows} == {transport}
    # Two that begin at 1.2 Gbit/s each, as SABUL does, drown here what they hear of losses (ADR 1103).
    assert result.totals.utilisation > (0.2 if transport == "sabul" else 0.5), result.totals
    if transport == "fast":
        assert sum(flow.retransmitted_packets for flow in result.flows) == 0
        assert 70 <= result.totals.queue_p95_packets <= 90


def test_two_way_traffic_fills_both_directions() -> None:
    """Katabi, Handley, Rohrs (SIGCOMM 2002): two-way traffic. Both of the bottleneck's ports compute feedback."""
    both = ("flows.main.count=10", "flows.back.count=10", "flows.back.direction=backward", "loss.backward.model=none")
    result = simulate("demo", "duration=8 s", "topology.delay=10 ms", "udp.schedule=none", *both)
    assert [item.channel for item in result.bottlenecks] == ["bottleneck/forward", "bottleneck/backward"]
    for item in result.bottlenecks:
        sent = result.series.channels[item.channel].sent_bytes
        assert (sent[-1] - sent[20]) * 8 / 6 >= 0.95 * 100e6
    assert result.totals.drops == 0
    assert result.totals.share_of_available > 0.85  # ACKs of the others take 9 %
    assert list(result.telemetry) == ["r1/1", "r2/1"]


def test_stopped_flow_leaves_its_capacity_to_others() -> None:
    """Data in flight arrives within a round trip, though every tenth packet is lost."""
    stopping = ("flows.main.count=1", "flows.gone.count=1", "flows.gone.stop=3 s", "loss.forward.model=random")
    lossy = ("loss.forward.probability=0.1 %", "topology.delay=10 ms", "udp.schedule=none")
    result = simulate("demo", "duration=6 s", *stopping, *lossy)
    gone, stays = result.series.flows["gone0"], result.series.flows["main0"]
    assert gone.in_flight_bytes[30] > 0 and gone.in_flight_bytes[40] == 0
    assert gone.delivered_bytes[30] < gone.delivered_bytes[40] == gone.delivered_bytes[-1]
    assert stays.delivered_bytes[-1] - stays.delivered_bytes[40] > 0.9 * 2 * 100e6 / 8
    assert result.flows[1].longest_stall_s < 1.0


def test_rtts_follow_the_access_delays() -> None:
    spread = ("flows.main.count=3", "flows.main.access_delay=1 ms - 21 ms", "topology.delay=10 ms")
    result = simulate("demo", "duration=3 s", "udp.schedule=none", *spread)
    shortest = [min(value for value in flow.srtt_s if value) for flow in result.series.flows.values()]
    assert shortest == pytest.approx([0.024, 0.044, 0.064], abs=0.002)


def test_pacing_fills_a_long_path() -> None:
    """A queue of 1000 packets takes no window of 22500 as a burst from 10 Gbit/s (ADR 0415)."""
    unpaced, paced = (
        simulate("long-path", "duration=15 s", f"flows.main.pacing.share={share} %") for share in (0, 120)
    )
    assert sent_share(unpaced, "bottleneck", 5.0, 1e9) <= 0.3
    assert sent_share(paced, "bottleneck", 5.0, 1e9) >= 0.95
    assert paced.totals.drops < unpaced.totals.drops / 10


@pytest.mark.parametrize("name", ["rcp-10", "rcp-20"])
def test_no_incast_sender_stalls_for_a_hundred_rtts(name: str) -> None:
    """An overload makes a port offer its least rate; senders ask again within a round trip of 100 us (ADR 0014)."""
    chosen = next(run for run in sets.load("explicit-incast").runs if run.name == name).scenario()
    totals = sim.execute(chosen, 1, name).totals
    assert totals.longest_stall_s < 100 * 100e-6
    assert totals.delivered_bytes > 1_000_000


def test_flow_starts_after_its_syn_is_dropped() -> None:
    """Two of CUBIC's ten find a full queue of 600 packets with their SYN, in a run of half a second."""
    chosen = next(run for run in sets.load("explicit-paths").runs if run.name == "cubic-10G").scenario()
    result = sim.execute(chosen, 1, "cubic-10G")
    assert result.totals.timeouts > 0
    assert all(flow.delivered_bytes > 0 for flow in result.flows)


def test_dctcp_completes_an_incast_of_40_without_a_timeout() -> None:
    """As in its paper's figure 18 up to 35; with initial windows of ten 20 senders have timeouts."""
    chosen = next(run for run in sets.load("explicit-incast").runs if run.name == "dctcp-40").scenario()
    assert sim.execute(chosen, 1, "dctcp-40").totals.timeouts == 0
