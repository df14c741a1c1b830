"""The tables of one run."""

from __future__ import annotations

from xcpr.results import completions
from xcpr.results.result import Result, ScriptResult, Totals, TrafficResult, available
from xcpr.results.tables.table import Table, count, megabytes, seconds
from xcpr.scenarios.programs import program


def of_run(result: Result) -> Table:
    """Shows the totals of one run."""
    totals = result.totals
    rows = (
        ("delivered", f"{megabytes(totals.delivered_bytes)} MB"),
        (f"share of {available([result])}", f"{totals.share_of_available:.1%}"),
        ("utilisation", f"{totals.utilisation:.1%}"),
        ("Jain index", f"{totals.jain:.4f}"),
        ("standard deviation of flows", f"{megabytes(totals.stddev_bytes)} MB"),
        ("timeouts (after 3 s)", f"{totals.timeouts} ({totals.timeouts_after_3s})"),
        ("spurious timeouts", _counted(totals.spurious_timeouts)),
        ("retransmitted, and of that spurious", _retransmitted(totals)),
        (
            "longest stall (after 3 s)",
            f"{totals.longest_stall_s:.2f} s ({totals.longest_stall_after_3s_s:.2f} s)",
        ),
        ("packets dropped by queues", count(totals.drops)),
        ("ACKs lost", "not measured" if totals.acks_lost is None else count(totals.acks_lost)),
        ("queue, mean and 95 %", f"{_packets(totals.queue_mean_packets)} and {_packets(totals.queue_p95_packets)}"),
        ("packets forwarded", count(totals.packets_forwarded)),
        ("CPU and wall time", f"{totals.cpu_s:.1f} s and {totals.wall_s:.1f} s"),
    )
    where = "" if result.world == "sim" else f", {result.world} with {result.switch}"
    warnings = [f"Warning: {warning}" for warning in result.warnings or ()]
    notes = (*([result.warning] if result.warning else []), *warnings, *result.notes)
    return Table(f"{result.title} (seed {result.seed}{where})", ("total", "value"), rows, notes)


COMPLETION_NOTE = "Times of completed connections, from the SYN to the last acknowledgement; percentiles within 1.6 %."


def _counted(value: int | None, unknown: str = "not measured") -> str:
    return unknown if value is None else count(value)


def _retransmitted(totals: Totals) -> str:
    return f"{count(totals.retransmitted_packets)} packets, {_counted(totals.spurious_retransmissions)}"


def _milliseconds(time_s: float | None) -> str:
    return "" if time_s is None else f"{time_s * 1e3:.1f}"


def _packets(value: float | None) -> str:
    return "not measured" if value is None else f"{value:,.0f} packets"


def of_flows(result: Result) -> Table:
    """Shows the flows of one run."""
    rows = tuple(
        (
            flow.name,
            flow.transport,
            flow.recovery,
            megabytes(flow.delivered_bytes),
            count(flow.timeouts),
            _counted(flow.spurious_timeouts, ""),
            count(flow.retransmitted_packets),
            _counted(flow.spurious_retransmissions, ""),
            f"{flow.longest_stall_s:.2f}",
            *(_milliseconds(getattr(flow, f"rtt_{name}_s")) for name in ("mean", "min", "p50", "p95", "p99", "max")),
            *(_milliseconds(getattr(flow, f"queueing_delay_{name}_s")) for name in ("p50", "p95", "p99")),
        )
        for flow in result.flows
    )
    columns = (
        "flow",
        "transport",
        "recovery",
        "MB",
        "timeouts",
        "spurious",
        "retransmitted",
        "duplicates",
        "longest stall s",
        "mean RTT ms",
        "RTT min",
        "RTT 50 %",
        "RTT 95 %",
        "RTT 99 %",
        "RTT max",
        "queueing 50 %",
        "queueing 95 %",
        "queueing 99 %",
    )
    notes = []
    if any(flow.rtt_p50_s is not None for flow in result.flows):
        notes.append("RTT: ms, percentiles within 0.1 %; queueing: ms, RTT less the smallest RTT of the flow.")
    if any(flow.spurious_timeouts or flow.spurious_retransmissions for flow in result.flows):
        notes.append("Spurious: timeouts without a loss (RFC 3522); duplicates: packets that the receiver had already.")
    return Table("Flows", columns, rows, tuple(notes), left=3, spare=(15, 17, 11, 5, 7, 14, 13, 12, 10, 16, 8))


def of_traffic(result: Result) -> Table | None:
    """Shows the traffic sources of one run, if it has any."""
    rows = tuple(
        (
            source.name,
            source.kind,
            source.direction,
            megabytes(source.offered_bytes),
            megabytes(source.delivered_bytes),
            *("" if number is None else count(number) for number in _connections(source)),
            *map(seconds, _completion(source)),
        )
        for source in result.traffic
    )
    columns = (
        "traffic",
        "kind",
        "direction",
        "offered MB",
        "delivered MB",
        "connections",
        "completed",
        "mean s",
        "median s",
        "95 % s",
        "99 % s",
    )
    notes = []
    if any(source.connections_completed for source in result.traffic):
        notes.append(COMPLETION_NOTE)
    refused = sum(source.connections_refused or 0 for source in result.traffic)
    if refused:
        notes.append(f"{count(refused)} connections were not opened: all ports were in use.")
    return Table("Traffic", columns, rows, tuple(notes), left=3) if rows else None


def _connections(source: TrafficResult) -> tuple[int | None, int | None]:
    return source.connections_started, source.connections_completed


def _completion(source: TrafficResult) -> tuple[float | None, ...]:
    return source.completion_mean_s, source.completion_p50_s, source.completion_p95_s, source.completion_p99_s


def by_size(result: Result) -> Table | None:
    """Shows the completion times of traffic sources by classes of sizes, where a source has these."""
    rows = tuple(
        (
            one.source,
            one.sizes,
            count(one.started),
            count(one.completed),
            *map(seconds, (one.mean_s, *(one.quantile_s(share) for share in completions.QUANTILES.values()))),
        )
        for one in completions.of_run(result)
        if one.sizes != completions.ALL_SIZES
    )
    columns = ("traffic", "sizes", "transfers", "completed", "mean s", "median s", "95 % s", "99 % s")
    return Table("Completion times by size", columns, rows, (COMPLETION_NOTE,), left=2) if rows else None


def of_drops(result: Result) -> Table | None:
    """Shows the packets that routers' programs dropped, and the frames that hosts did, if there are any."""
    names = program.reasons()[program.XCP.drop_counter]
    rows = [
        (router["name"], names.get(reason, reason).replace("_", " "), count(packets))
        for router in result.routers
        for reason, packets in router.get("drop_reasons", {}).items()
    ]
    hosts = result.other_mac_frames or {}
    rows += [(host, "for another MAC address", count(frames)) for host, frames in hosts.items()]
    rows += [(host, "no ARP reply", count(packets)) for host, packets in (result.unresolved_packets or {}).items()]
    columns = ("node", "reason", "packets")
    return Table("Packets dropped outside of queues", columns, tuple(rows), left=2) if rows else None


def of_cells(result: Result) -> Table | None:
    """Returns the values of the watched counters and registers at the end, if any are watched; those that hold 0 are
    left out."""
    columns = ("packets", "bytes", "value")
    rows = tuple(
        (router["name"], name, *("" if held.get(kind) is None else count(held[kind]) for kind in columns))
        for router in result.routers
        for name, held in router.get("cells", {}).items()
        if any(held.values())
    )
    return Table("Counters and registers", ("router", "name", *columns), rows, left=2) if rows else None


def of_messages(result: Result) -> Table | None:
    """Returns the messages of routers to their control planes by the watched names, if there are any."""
    rows = tuple(
        (
            router["name"],
            name,
            count(told["messages"]),
            ", ".join(f"{field} {_number(value)}" for field, value in told["fields"].items() if value is not None),
        )
        for router in result.routers
        for name, told in router.get("messages", {}).items()
    )
    columns = ("router", "name", "messages", "the last one's fields")
    return Table("Messages to the control plane", columns, rows, left=2) if rows else None


def _number(value: int) -> str:
    """Writes a field's value: one that may be an address is in hexadecimal."""
    return str(value) if value < 1 << 16 else f"0x{value:x}"


def of_pings(result: Result) -> Table | None:
    """Shows the pings of one run, if it has any."""
    rows = tuple(
        (
            ping.name,
            count(ping.transmitted),
            count(ping.received),
            "" if ping.loss is None else f"{ping.loss:.1%}",
            count(ping.duplicates),
            count(ping.errors),
            *(_microseconds(getattr(ping, f"rtt_{name}_s")) for name in ("min", "mean", "max", "mdev")),
        )
        for ping in result.pings or ()
    )
    columns = ("ping", "sent", "received", "loss", "duplicates", "errors", "min ms", "avg ms", "max ms", "mdev ms")
    return Table("Pings", columns, rows) if rows else None


def _microseconds(time_s: float | None) -> str:
    """Writes a time in ms with three decimals, as ping does."""
    return "" if time_s is None else f"{time_s * 1e3:.3f}"


MAX_OUTPUT_LINES = 100
"""Lines of a script's output that its table shows: the first of them."""


def of_scripts(result: Result) -> list[Table]:
    """Shows the output of each script on a host."""
    return [_of_script(script) for script in result.scripts or ()]


def _of_script(script: ScriptResult) -> Table:
    lines = script.output.splitlines()
    status = "until the end of the run" if script.status is None else f"status {script.status}"
    notes = [f"{status}; {count(script.sent_frames)} frames sent, {count(script.received_frames)} received"]
    if len(lines) > MAX_OUTPUT_LINES:
        notes.append(f"{len(lines)} lines, of which these are the first {MAX_OUTPUT_LINES}.")
    rows = tuple((line,) for line in lines[:MAX_OUTPUT_LINES])
    return Table(f"Script {script.name} on {script.host}", ("output",), rows, tuple(notes), left=1)


SHOWN_DIGITS = 120
"""The digits of a frame in a table."""
MAX_CAPTURED = 40
"""Frames of a host that a table shows."""


def of_captured(result: Result) -> Table | None:
    """Shows the frames that reached hosts which keep them."""
    captured = result.captured or {}
    rows = tuple(
        (
            host,
            f"{frame.time_s:.6f}",
            count(frame.length),
            frame.bytes[:SHOWN_DIGITS] + "..." * (len(frame.bytes) > SHOWN_DIGITS),
        )
        for host, frames in captured.items()
        for frame in frames[:MAX_CAPTURED]
    )
    notes = tuple(
        f"{host}: {len(frames)} frames, of which these are the first {MAX_CAPTURED}."
        for host, frames in captured.items()
        if len(frames) > MAX_CAPTURED
    )
    return Table("Captured frames", ("host", "s", "bytes", "frame"), rows, notes, left=1) if rows else None


def of_one(result: Result) -> list[Table]:
    """Returns all tables of one run."""
    shown = [
        of_run(result),
        of_flows(result),
        of_traffic(result),
        by_size(result),
        of_drops(result),
        of_cells(result),
        of_messages(result),
        of_captured(result),
        of_pings(result),
        *of_scripts(result),
    ]
    return [table for table in shown if table is not None]
