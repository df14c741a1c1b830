"""The tables of one run."""

from __future__ import annotations

from xcpr.results.result import Result, TrafficResult, available
from xcpr.results.table import Table, count, megabytes


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
    notes = (*([result.warning] if result.warning else []), *result.notes)
    return Table(f"{result.title} (seed {result.seed}{where})", ("total", "value"), rows, notes)


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
            count(flow.retransmitted_packets),
            f"{flow.longest_stall_s:.2f}",
            "" if flow.rtt_mean_s is None else f"{flow.rtt_mean_s * 1e3:.1f}",
        )
        for flow in result.flows
    )
    columns = (
        "flow",
        "transport",
        "recovery",
        "MB",
        "timeouts",
        "retransmitted",
        "longest stall s",
        "mean RTT ms",
    )
    return Table("Flows", columns, rows, left=3)


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
            *("" if time is None else f"{time:.3f}" for time in _completion(source)),
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
        "95 % s",
        "99 % s",
    )
    notes = []
    if any(source.connections_completed for source in result.traffic):
        notes.append("Times of completed connections, from the SYN to the last acknowledgement.")
    refused = sum(source.connections_refused or 0 for source in result.traffic)
    if refused:
        notes.append(f"{count(refused)} connections were not opened: all ports were in use.")
    return Table("Traffic", columns, rows, tuple(notes), left=3) if rows else None


def _connections(source: TrafficResult) -> tuple[int | None, int | None]:
    return source.connections_started, source.connections_completed


def _completion(source: TrafficResult) -> tuple[float | None, float | None, float | None]:
    return source.completion_mean_s, source.completion_p95_s, source.completion_p99_s


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


SHOWN_DIGITS = 120
"""The digits of a frame in a table."""
MOST_CAPTURED = 40
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
        for frame in frames[:MOST_CAPTURED]
    )
    notes = tuple(
        f"{host}: {len(frames)} frames, of which these are the first {MOST_CAPTURED}."
        for host, frames in captured.items()
        if len(frames) > MOST_CAPTURED
    )
    return Table("Captured frames", ("host", "s", "bytes", "frame"), rows, notes, left=1) if rows else None


def of_one(result: Result) -> list[Table]:
    """Returns all tables of one run."""
    shown = [
        of_run(result),
        of_flows(result),
        of_traffic(result),
        of_cells(result),
        of_messages(result),
        of_captured(result),
    ]
    return [table for table in shown if table is not None]
