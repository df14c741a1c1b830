"""The files that the processes of a run in real time wrote, put together to the simulator's kind of result."""

from __future__ import annotations

from bisect import bisect_right
from collections import ChainMap
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from xcpr import _native
from xcpr.io.schema import Invalid, Problem
from xcpr.results.distributions import Distribution
from xcpr.results.result import (
    ChannelResult,
    ChannelSeries,
    ClassSeries,
    FlowResult,
    FlowSeries,
    Measured,
    RecoveryEvent,
    Series,
    Transfers,
    UdpResult,
)
from xcpr.scenarios.flows import registry
from xcpr.scenarios.network.topology import Built
from xcpr.worlds import kernel
from xcpr.worlds.ebpf import layout

Table = TypeVar("Table", bound=msgspec.Struct)
WRAPPED = 2**31
"""A 32-bit count from here on is one below zero: more left than came, for a moment."""
QUEUES = ("queue_mean_packets", "queue_p95_packets", "queue_mean_bytes", "queue_p95_bytes")


def collect_measurements(made: Mapping[str, Any], built: Built, outcome: Mapping[str, Any]) -> Measured:
    """Returns the measurements of a plan's run: the files of hosts and switches by name, and the controller's
    telemetry."""
    samples = _samples(made)
    hosts, switches = outcome["hosts"], outcome["switches"]
    senders = {flow["name"]: hosts[flow["from"]]["flows"][flow["name"]] for flow in made["flows"]}
    receivers = {flow["name"]: hosts[flow["to"]]["flows"][flow["name"]] for flow in made["flows"]}
    sources = {source["name"]: hosts[source["from"]]["udp"][source["name"]] for source in made["udp_sources"]}
    sinks = {source["name"]: hosts[source["to"]]["udp"][source["name"]] for source in made["udp_sources"]}
    feedback = kernel.feedback(made, outcome["sockets"])
    watched = {(item["link"], item["direction"]) for item in made["watch"]}
    channels = [
        _channel(link, direction, switches, (link["name"], direction) in watched)
        for link in made["links"]
        for direction in ("forward", "backward")
    ]
    return Measured(
        flows=[_flow(flow, senders[flow["name"]], receivers[flow["name"]]) for flow in made["flows"]],
        udp=[_make_table(UdpResult, source, sinks[name], name=name) for name, source in sources.items()],
        traffic=[_traffic(source["name"], hosts) for source in made["traffic"]],
        channels=channels,
        routers=[
            {"name": name, "passes": stats["pipeline_passes"], "cpu_s": stats["cpu_s"]} | _drop_reasons(made, stats)
            for name, stats in switches.items()
        ],
        other_mac_frames=outcome["other_mac_frames"],
        acks_lost=_acks_lost(built, channels),
        packets_forwarded=sum(stats["packets_forwarded"] for stats in switches.values()),
        pipeline_passes=sum(stats["pipeline_passes"] for stats in switches.values()),
        events=None,
        series=Series(
            time_s=[index * made["sample_interval_ns"] / 1e9 for index in range(samples)],
            flows={
                name: FlowSeries(
                    **{key: _cut(series, samples, name) for key, series in sender["series"].items()},
                    delivered_bytes=_cut(receivers[name]["series"]["delivered_bytes"], samples, name),
                    feedback_bytes=feedback.get(name, msgspec.UNSET),
                )
                for name, sender in senders.items()
            },
            channels={
                f"{link['name']}/{direction}": _channel_series(
                    _port(link, direction, switches)["series"], samples, link["name"]
                )
                for link in made["links"]
                for direction in ("forward", "backward")
                if (link["name"], direction) in watched
            },
            udp_offered_bytes=[
                sum(values)
                for values in zip(
                    *(_cut(source["series"]["udp_offered_bytes"], samples, name) for name, source in sources.items()),
                    strict=True,
                )
            ]
            or [0] * samples,
        ),
        recovery_events=sorted(
            (
                RecoveryEvent(time_s=event["time_s"], flow=name, kind=event["kind"])
                for name, sender in senders.items()
                for event in sender["recovery_events"]
            ),
            key=lambda event: event.time_s,
        ),
        telemetry=outcome["telemetry"],
    )


def _drop_reasons(made: Mapping[str, Any], stats: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Returns the packets that a switch's program dropped by reason, as the simulator's router has them; nothing of a
    switch that does not report the program's counter."""
    cells = stats.get("counters", {}).get(made["drop_counter"])
    if cells is None:
        return {}
    return {"drop_reasons": {reason: held["packets"] for reason, held in cells.items() if reason != "0"}}


def notes(outcome: Mapping[str, Any]) -> list[str]:
    """Returns the notes of processes on the machine: frames that the kernel lost, what programs reported, and those of
    hosts."""
    found = []
    for router, stats in outcome["switches"].items():
        lost = sum(port.get("kernel_drops", 0) for port in stats["ports"].values())
        if lost:
            found.append(f"{router}: {lost} frames came while a receive ring was full: the machine did not keep up.")
        if failed := stats.get("assertion_failures"):
            found.append(f"{router}: failed assertions of the program dropped {failed} packets.")
        if logged := stats.get("log_messages"):
            found.append(f"{router}: the program logged {logged} messages.")
    counted = {name: count for name, count in outcome["kernel"].items() if name not in layout.NORMAL_COUNTERS}
    found += [
        f"The kernel's XCP: {counted[name]} {text}." for name, text in layout.COUNTED.items() if counted.get(name)
    ]
    hosts_by_note: dict[str, list[str]] = {}
    for line in outcome["said"]:
        note = line.removeprefix("xcpr: ")
        host, _, text = note.partition(": ")
        host, text = (host, text) if host in outcome["hosts"] else ("hosts", note)
        hosts_by_note.setdefault(text, []).append(host)
    return [*found, *(f"{', '.join(hosts)}: {text}." for text, hosts in hosts_by_note.items())]


def complete_bmv2(made: Mapping[str, Any], outcome: dict[str, Any]) -> None:
    """Gives BMv2's ports the figures that ``xcpr switch`` has: drops from telemetry, where the program counts them."""
    times = [index * made["sample_interval_ns"] / 1e9 for index in range(_samples(made))]
    for router, stats in outcome["switches"].items():
        for number, port in stats["ports"].items():
            records = outcome["telemetry"].get(f"{router}/{number}", {"time_s": [], "drops": []})
            drops = [0, *settled(records["drops"])]
            port["queue_drops"] = drops[-1]
            port["offered_packets"], port["offered_bytes"] = port["sent_packets"] + drops[-1], port["sent_bytes"]
            port.update(dict.fromkeys(QUEUES))
            port["series"] |= {
                "queue_bytes": None,
                "queue_packets": None,
                "queue_drops": [drops[bisect_right(records["time_s"], at)] for at in times],
            }


def settled(drops: list[int]) -> list[int]:
    """Returns the drops that stay: BMv2's packets between its threads count as dropped until they have left."""
    kept = [0 if count >= WRAPPED else count for count in drops]
    for index in range(len(kept) - 2, -1, -1):
        kept[index] = min(kept[index], kept[index + 1])
    return kept


def _samples(made: Mapping[str, Any]) -> int:
    """Returns the number of samples, 0 and the run's end included."""
    return int(made["duration_ns"] // made["sample_interval_ns"]) + 1


def _channel_series(series: Mapping[str, Any], samples: int, name: str) -> ChannelSeries:
    rest = dict(series)
    classes = {
        key: ClassSeries(**{count: _cut(values, samples, name) for count, values in of.items()})
        for key, of in rest.pop("classes", {}).items()
    }
    return ChannelSeries(
        **{key: values and _cut(values, samples, name) for key, values in rest.items()},
        classes=classes or msgspec.UNSET,
    )


def _cut(series: list[Any], samples: int, name: str) -> list[Any]:
    """Returns the samples up to the run's end; a switch stops a little later."""
    if len(series) < samples:
        raise Invalid([Problem("samples", name, f"{len(series)} of {samples}: its process started too late")])
    return series[:samples]


def _make_table(kind: type[Table], *told: Mapping[str, Any], **more: Any) -> Table:
    """Makes a table of the result: what its keys have in the files of processes, and more."""
    known = ChainMap(more, *map(dict, told))
    return kind(**{key: known[key] for key in kind.__struct_fields__ if key in known})


def _flow(flow: Mapping[str, Any], sender: Mapping[str, Any], receiver: Mapping[str, Any]) -> FlowResult:
    recovery = registry.recovered_by(flow["transport"], flow["recovery"])
    counters = sender.get("transport_counters", {}) | receiver.get("transport_counters", {}) or msgspec.UNSET
    rtt_times = msgspec.convert(sender.get("rtt_times"), Distribution | None)
    more = {"name": flow["name"], "transport": flow["transport"], "recovery": recovery, "transport_counters": counters}
    return _make_table(FlowResult, sender, receiver, **more, rtt_times=rtt_times)


def _traffic(name: str, hosts: Mapping[str, Any]) -> Transfers:
    """Puts a traffic source together, whose ends are on several hosts."""
    parts = [host["traffic"][name] for host in hosts.values() if name in host["traffic"]]
    return msgspec.json.decode(_native.traffic_result(name, msgspec.json.encode(parts).decode()), type=Transfers)


def _port(link: Mapping[str, Any], direction: str, switches: Mapping[str, Any]) -> Any:
    """Returns the figures of the port where a channel begins; None where that is a host's."""
    end = link["ends"][0 if direction == "forward" else 1]
    return switches[end["node"]]["ports"][str(end["port"])] if end["node"] in switches else None


def _channel(link: Mapping[str, Any], direction: str, switches: Mapping[str, Any], watched: bool) -> ChannelResult:
    """Returns a channel's figures. A host's way out has no queue that drops, so what it sent is what the router's port
    received."""
    port = _port(link, direction, switches)
    if port is None:
        end = _port(link, "backward" if direction == "forward" else "forward", switches)
        packets, size = end["received_packets"], end["received_bytes"]
        port = {"offered_packets": packets, "offered_bytes": size, "sent_packets": packets, "sent_bytes": size}
        port |= {"queue_drops": 0, "loss_drops": 0}
    unwatched = {} if watched else dict.fromkeys(QUEUES)
    return _make_table(ChannelResult, port, link=link["name"], direction=direction, **unwatched)


def _acks_lost(built: Built, channels: list[ChannelResult]) -> int | None:
    """Returns the ACKs that queues and losses took. With data beside them they are unknown: ports count no ACKs."""
    acks = built.ack_channels
    if acks is None:
        return None
    return sum(
        channel.queue_drops + channel.loss_drops for channel in channels if (channel.link, channel.direction) in acks
    )
