"""One run in virtual time: a scenario and a seed in, a result out."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec

from xcpr import __version__, _native, plan, program, result, schema
from xcpr.result import SCHEMA, Bottleneck, Result, Simulated, Totals
from xcpr.scenario import Scenario
from xcpr.topology import Built, build

Progress = Callable[[float], None]
"""Called with the simulated time, seconds; may raise, which ends the run."""


def execute(scenario: Scenario, seed: int, name: str, progress: Progress | None = None) -> Result:
    """Run a scenario in the simulator."""
    built = build(scenario)
    text = json.dumps(plan.make(scenario, built, seed))
    wall, cpu = time.perf_counter(), time.process_time()
    raw = _native.simulate(text, progress)
    cpu_s, wall_s = time.process_time() - cpu, time.perf_counter() - wall
    simulated = msgspec.json.decode(raw, type=Simulated)
    bottlenecks = [_bottleneck(scenario, link) for link in scenario.bottlenecks()]
    return Result(
        schema=SCHEMA,
        name=name,
        world="sim",
        switch="embedded",
        seed=seed,
        scenario=schema.write(scenario),
        versions=versions(),
        bottlenecks=bottlenecks,
        totals=_totals(scenario, built, simulated, bottlenecks, cpu_s, wall_s),
        flows=simulated.flows,
        udp=simulated.udp,
        channels=simulated.channels,
        routers=simulated.routers,
        series=simulated.series,
        marks=simulated.marks,
        telemetry=_watched(built, simulated),
    )


def versions() -> dict[str, str]:
    """What made the result: xcpr, the P4 sources and their compiler, the compiled program."""
    record = program.record()
    return {
        "xcpr": __version__,
        "p4_sources_sha256": record["sources_sha256"],
        "p4_compiler": f"{record['compiler']} {record['compiler_version']}",
        "p4_program_sha256": hashlib.sha256(program.text().encode()).hexdigest(),
    }


def _bottleneck(scenario: Scenario, link: str) -> Bottleneck:
    steps = [(0.0, float(scenario.topology.rate))]
    steps += [
        (change.at / 1e9, float(change.rate))
        for change in sorted(scenario.path_changes.values(), key=lambda change: change.at)
        if change.link == link and change.direction != "backward" and change.rate is not None
    ]
    limit, unit = scenario.queue.limit
    return Bottleneck(channel=f"{link}/forward", capacity=steps, queue_limit=limit, queue_unit=unit)


def capacity_bytes(steps: list[tuple[float, float]], duration_s: float) -> float:
    """What a link can send until ``duration_s``, its rate changing in steps."""
    ends = [at for at, _ in steps[1:]] + [duration_s]
    return sum(max(0.0, min(end, duration_s) - at) * rate / 8 for (at, rate), end in zip(steps, ends, strict=True))


def _totals(
    scenario: Scenario,
    built: Built,
    run: Simulated,
    bottlenecks: list[Bottleneck],
    cpu_s: float,
    wall_s: float,
) -> Totals:
    duration_s = scenario.duration / 1e9
    capacities = [capacity_bytes(bottleneck.capacity, duration_s) for bottleneck in bottlenecks]
    udp_offered = sum(source.sent_bytes for source in run.udp)
    available = sum(capacity - udp_offered for capacity in capacities)
    channels = {f"{channel.link}/{channel.direction}": channel for channel in run.channels}
    watched = [channels[bottleneck.channel] for bottleneck in bottlenecks]
    hops = {flow.name: flow.hops[1] - flow.hops[0] + 1 for flow in built.flows}
    delivered = [flow.delivered_bytes for flow in run.flows]
    return Totals(
        delivered_bytes=sum(delivered),
        payload_bytes=sum(flow.payload_bytes for flow in run.flows),
        available_bytes=available,
        share_of_available=sum(flow.delivered_bytes * hops[flow.name] for flow in run.flows) / available,
        utilisation=min(channel.sent_bytes / size for channel, size in zip(watched, capacities, strict=True)),
        jain=result.jain(delivered),
        stddev_bytes=result.stddev(delivered),
        stddev_after_3s_bytes=result.stddev([flow.delivered_after_3s_bytes for flow in run.flows]),
        timeouts=sum(flow.timeouts for flow in run.flows),
        timeouts_after_3s=sum(flow.timeouts_after_3s for flow in run.flows),
        fast_retransmits=sum(flow.fast_retransmits for flow in run.flows),
        retransmitted_packets=sum(flow.retransmitted_packets for flow in run.flows),
        longest_stall_s=max(flow.longest_stall_s for flow in run.flows),
        longest_stall_after_3s_s=max(flow.longest_stall_after_3s_s for flow in run.flows),
        drops=sum(channel.queue_drops for channel in run.channels),
        acks_lost=run.acks_lost,
        queue_mean_bytes=max(channel.queue_mean_bytes or 0.0 for channel in watched),
        queue_p95_bytes=max(channel.queue_p95_bytes or 0.0 for channel in watched),
        queue_mean_packets=max(channel.queue_mean_packets or 0.0 for channel in watched),
        queue_p95_packets=max(channel.queue_p95_packets or 0.0 for channel in watched),
        udp_offered_bytes=udp_offered,
        packets_forwarded=run.packets_forwarded,
        pipeline_passes=run.pipeline_passes,
        events=run.events,
        cpu_s=round(cpu_s, 3),
        wall_s=round(wall_s, 3),
    )


def _watched(built: Built, run: Simulated) -> dict[str, dict[str, list[Any]]]:
    """The telemetry of the bottlenecks' ports alone: the access links' would be most of the file."""
    names = {
        f"{link.ends[0].node}/{link.ends[0].port}" for link in built.network.links[: len(built.network.routers) - 1]
    }
    return {port: records for port, records in run.telemetry.items() if port in names}
