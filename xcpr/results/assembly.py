"""The measurements of a world, put together to the result of a run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from xcpr import __version__
from xcpr.io import schema
from xcpr.results.result import (
    SCHEMA,
    Bottleneck,
    ChannelResult,
    Lateness,
    Measured,
    Result,
    ScriptResult,
    Totals,
    TrafficResult,
    Transfers,
)
from xcpr.results.statistics import jain, stddev
from xcpr.scenarios.flows.traffic import DIRECTIONS
from xcpr.scenarios.network import time_to_live
from xcpr.scenarios.network.channels import QUEUE
from xcpr.scenarios.network.topology import Built, ChannelName
from xcpr.scenarios.scenario import Scenario


def assemble(
    scenario: Scenario,
    built: Built,
    seed: int,
    name: str,
    world: tuple[str, str],
    notes: list[str],
    measured: Measured,
    cpu_s: float,
    wall_s: float,
    lateness: Lateness | msgspec.UnsetType = msgspec.UNSET,
    scripts: Sequence[ScriptResult] = (),
) -> Result:
    """Makes the result of what was measured in a world, with a switch; ``built`` is the scenario laid out."""
    bottlenecks = [_bottleneck(scenario, built, name) for name in built.bottlenecks]
    flows, channels = measured.flows, measured.channels
    if not measured.series.time_s:  # Hosts' links and all round trips would be most of a sweep's file.
        links = {link for link, _ in built.bottlenecks}
        channels = [channel for channel in channels if channel.link in links]
        flows = [msgspec.structs.replace(flow, rtt_times=msgspec.UNSET) for flow in flows]
    return Result(
        schema=SCHEMA,
        name=name,
        world=world[0],
        switch=world[1],
        seed=seed,
        notes=notes,
        warnings=[
            *scenario.warnings(),
            *time_to_live.warnings(scenario, built),
            *_lost_at_hosts(built, measured),
            *_list_fallbacks(measured),
        ]
        or msgspec.UNSET,
        scenario=schema.write(scenario),
        versions={"xcpr": __version__} | scenario.compiled.versions | _own_versions(scenario),
        bottlenecks=bottlenecks,
        totals=_totals(scenario, built, measured, bottlenecks, cpu_s, wall_s),
        flows=flows,
        udp=measured.udp,
        traffic=_traffic(scenario, measured),
        channels=channels,
        routers=measured.routers,
        series=measured.series,
        recovery_events=measured.recovery_events,
        telemetry=_watched(built, measured),
        lateness=lateness,
        captured=measured.captured or msgspec.UNSET,
        other_mac_frames=measured.other_mac_frames or msgspec.UNSET,
        unresolved_packets=measured.unresolved_packets or msgspec.UNSET,
        pings=measured.pings or msgspec.UNSET,
        scripts=list(scripts) or msgspec.UNSET,
    )


def _lost_at_hosts(built: Built, measured: Measured) -> Iterator[str]:
    """Yields a warning of each router whose hosts dropped its frames. A switch may flood frames, a router may not."""
    hosts = {host.name: host for host in built.network.hosts}
    by_router: dict[str, list[str]] = {}
    for name in measured.other_mac_frames:
        if hosts[name].router not in built.network.segments:
            by_router.setdefault(hosts[name].router, []).append(name)
    for router, names in by_router.items():
        frames = sum(measured.other_mac_frames[name] for name in names)
        yield (
            f"{', '.join(names)} dropped {frames:,} frames for other MAC addresses: {router} is an IP router, and has "
            "to write the host's address into each frame. If its program is an Ethernet switch, set router.layer = 2."
        )


def _list_fallbacks(measured: Measured) -> Iterator[str]:
    """Yields a warning of the flows that CUBIC took over, in which the figures are no longer XCP's alone."""
    fallbacks = [(flow.name, flow.fell_back_at_s) for flow in measured.flows if flow.fell_back_at_s]
    if fallbacks:
        times = ", ".join(f"{name} after {at_s:.1f} s" for name, at_s in fallbacks)
        yield f"no router answered {len(fallbacks)} flows, which fell back to CUBIC (xcp.fallback): {times}"


def _own_versions(scenario: Scenario) -> dict[str, str]:
    """Returns the versions of programs that routers run of their own."""
    own = scenario.own_programs.items()
    return {f"{key} of {router}": version for router, runs in own for key, version in runs.versions.items()}


def _bottleneck(scenario: Scenario, built: Built, name: ChannelName) -> Bottleneck:
    link, direction = name
    channel = built.channels[name]
    steps = [(0.0, float(channel.rate))]
    steps += [
        (change.at / 1e9, float(change.rate))
        for change in scenario.changes()
        if change.link == link and change.direction in (direction, "both") and change.rate is not None
    ]
    limit, unit = channel.models[QUEUE].limit
    return Bottleneck(channel=f"{link}/{direction}", capacity=steps, queue_limit=limit, queue_unit=unit)


def _totals(
    scenario: Scenario,
    built: Built,
    run: Measured,
    bottlenecks: list[Bottleneck],
    cpu_s: float,
    wall_s: float,
) -> Totals:
    duration_s = scenario.duration / 1e9
    capacities = [bottleneck.capacity_bytes(duration_s) for bottleneck in bottlenecks]
    taken = sum(
        source.sent_bytes * built.crossed(placed.sender, placed.receiver, placed.version)
        for source, placed in zip(run.udp, built.udp, strict=True)
    )
    available = sum(capacities) - taken
    channels = {f"{channel.link}/{channel.direction}": channel for channel in run.channels}
    watched = [channels[bottleneck.channel] for bottleneck in bottlenecks]
    delivered = [flow.delivered_bytes for flow in run.flows]
    return Totals(
        delivered_bytes=sum(delivered),
        payload_bytes=sum(flow.payload_bytes for flow in run.flows),
        available_bytes=available,
        share_of_available=sum(
            flow.delivered_bytes * built.crossed(placed.sender, placed.receiver, placed.version)
            for flow, placed in zip(run.flows, built.flows, strict=True)
        )
        / (available or 1),
        utilisation=min(
            (channel.sent_bytes / size for channel, size in zip(watched, capacities, strict=True)), default=0.0
        ),
        jain=jain(delivered),
        stddev_bytes=stddev(delivered) if delivered else 0.0,
        stddev_after_3s_bytes=stddev([flow.delivered_after_3s_bytes for flow in run.flows]) if delivered else 0.0,
        timeouts=sum(flow.timeouts for flow in run.flows),
        timeouts_after_3s=sum(flow.timeouts_after_3s for flow in run.flows),
        fast_retransmits=sum(flow.fast_retransmits for flow in run.flows),
        retransmitted_packets=sum(flow.retransmitted_packets for flow in run.flows),
        spurious_timeouts=_sum(flow.spurious_timeouts for flow in run.flows),
        spurious_retransmissions=_sum(flow.spurious_retransmissions for flow in run.flows),
        longest_stall_s=max((flow.longest_stall_s for flow in run.flows), default=0.0),
        longest_stall_after_3s_s=max((flow.longest_stall_after_3s_s for flow in run.flows), default=0.0),
        drops=sum(channel.queue_drops for channel in run.channels),
        acks_lost=run.acks_lost,
        queue_mean_bytes=_worst(watched, "queue_mean_bytes"),
        queue_p95_bytes=_worst(watched, "queue_p95_bytes"),
        queue_mean_packets=_worst(watched, "queue_mean_packets"),
        queue_p95_packets=_worst(watched, "queue_p95_packets"),
        udp_offered_bytes=sum(source.sent_bytes for source in run.udp),
        packets_forwarded=run.packets_forwarded,
        pipeline_passes=run.pipeline_passes,
        events=run.events,
        cpu_s=round(cpu_s, 3),
        wall_s=round(wall_s, 3),
    )


def _traffic(scenario: Scenario, run: Measured) -> list[TrafficResult]:
    """Returns the outcome of each traffic source, in the scenario's order."""
    udp = {source.name: source for source in run.udp}
    transfers = {source.name: source for source in run.traffic}
    made = []
    for name, table in scenario.traffic.items():
        if table.is_udp:
            figures: dict[str, Any] = dict.fromkeys(Transfers.__struct_fields__)
            figures |= {"offered_bytes": udp[name].sent_bytes, "delivered_bytes": udp[name].received_bytes}
            figures["sizes"] = figures["completion_times"] = msgspec.UNSET
        else:
            figures = msgspec.structs.asdict(transfers[name])
        made.append(TrafficResult(**figures | {"name": name, "kind": table.kind, "direction": table.direction}))
    return made


def _sum(counts: Iterable[int | None]) -> int | None:
    """Returns the sum; None where a count is not known."""
    known = list(counts)
    return None if None in known else sum(count or 0 for count in known)


def _worst(channels: list[ChannelResult], name: str) -> float | None:
    values = [getattr(channel, name) for channel in channels]
    return None if None in values or not values else max(values)


def _watched(built: Built, run: Measured) -> dict[str, dict[str, list[Any]]]:
    """Returns the telemetry of the watched channels' ports alone: the others' would be most of the file."""
    names = {
        f"{end.node}/{end.port}"
        for link in built.network.links
        for end, direction in zip(link.ends, DIRECTIONS, strict=True)
        if (link.name, direction) in built.watched
    }
    return {port: records for port, records in run.telemetry.items() if port in names}
