"""The path of a packet as text: a table of hops for a terminal of 100 columns."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from xcpr.worlds.observe import trace_text

WIDTH = 100
TIME_WIDTH, SPAN_WIDTH, PLACE_WIDTH = 14, 11, 16
INDENT = 2
"""Columns by which the place of a copy is indented."""
REASONS: Mapping[str, str] = {
    "program": "the program drops it",
    "queue": "the queue drops it",
    "link": "the link loses it",
    "address": "the frame has another host's Ethernet address",
    "no_link": "the port has no link",
    "no_copies": "its multicast group has no ports",
    "loop": "the program recirculates it too often",
}
"""Texts for ``reason`` of a dropped packet."""

INTERNAL = re.compile(r"standard_metadata\.|scalars\.|.*\.\$valid\$$")
"""Fields that leave with no packet."""

Document = Mapping[str, Any]


def format_path_trace(document: Document, steps: bool, variables: bool) -> str:
    """Writes the paths of a packet and its ACK; ``steps`` adds the steps of routers, ``variables`` the compiler's."""
    writer = _Writer(steps, variables)
    named = document["packet"]
    back = ", to its sender" if named["to_sender"] else ""
    lines = [f"packet {named['number']} of {named['flow']}{back}", "", _row("time, ms", "took, us", "place", "event")]
    lines += writer.format_path(document["path"], 0)
    ack = document["ack"]
    if ack is not None:
        lines += ["", "its ACK", *writer.format_path(ack, 0)]
    return "\n".join(lines)


def short_name(name: str) -> str:
    """Returns the last part of a dotted name, as P4 sources have it."""
    return name.rpartition(".")[2]


class _Writer:
    def __init__(self, steps: bool, variables: bool) -> None:
        self._steps = steps
        self._variables = variables

    def format_path(self, path: Document, level: int) -> list[str]:
        lines: list[str] = []
        for hop in path["hops"]:
            lines += self._format_hop(hop, level)
        outcome = path["outcome"]
        if outcome["outcome"] != "copied":
            return [*lines, *_format_outcome(outcome, level)]
        copies = outcome["copies"]
        for number, copy in enumerate(copies, 1):
            title = f"{copy['kind']}, {number} of {len(copies)}"
            lines += [_row("", "", " " * INDENT * level + "+ " + title, ""), *self.format_path(copy, level + 1)]
        return lines

    def _format_hop(self, hop: Document, level: int) -> Iterator[str]:
        span, place, event = HOPS[hop["hop"]](hop)
        took = "" if span is None else f"{span / 1e3:,.3f}"
        yield from _wrap(_milliseconds(hop["at_ns"]), took, " " * INDENT * level + place, event)
        if self._steps and "steps" in hop:
            yield from (f"    {line}" for line in trace_text.format_steps(hop["steps"], self._variables))


def _format_host(hop: Document) -> tuple[int | None, str, str]:
    return None, hop["node"], f"sends {hop['length_bytes']} bytes"


def _format_queue(hop: Document) -> tuple[int | None, str, str]:
    marked = ", marked (ECN)" if hop["marked"] else ""
    packets, size = hop["queued_packets"], hop["queued_bytes"]
    depth = f"{packets} packets, {size} bytes before it" if packets else "empty"
    return hop["waited_ns"], f"{hop['node']} port {hop['port']}", f"queue: {depth}{marked}"


def _format_ingress(hop: Document) -> tuple[int | None, str, str]:
    parsed = [step["header"] for step in hop["steps"] if step["step"] == "extract"]
    parser = f"port {hop['port']}; parses {', '.join(parsed)}"
    return None, f"{hop['node']} ingress", "; ".join([parser, *_describe_control(hop["steps"])])


def _format_egress(hop: Document) -> tuple[int | None, str, str]:
    emitted = [step["header"] for step in hop["steps"] if step["step"] == "emit"]
    sizes = [step["length_bytes"] for step in hop["steps"] if step["step"] == "leaves"]
    deparser = [f"emits {', '.join(emitted)}, {sizes[-1]} bytes"] if sizes else []
    parts = [f"port {hop['port']}", *_describe_control(hop["steps"]), *deparser]
    return None, f"{hop['node']} egress", "; ".join(parts)


def _describe_control(steps: list[Document]) -> Iterator[str]:
    """Yields the tables with a key, each with its action or "miss", and the header fields that changed."""
    applied = [step for step in steps if step["step"] == "table" and step["keys"]]
    for step in applied:
        action = short_name(step["action"]) if step["hit"] and step["action"] else "miss"
        yield f"{short_name(step['name'])}: {action}"
    changed: dict[str, list[str]] = {}
    for step in steps:
        for change in step.get("changes", ()):
            is_value = change["before"] is not None and change["after"] is not None
            if is_value and not change["local"] and not INTERNAL.match(change["field"]):
                kind = change["field"], change["bits"]
                ends = [
                    trace_text.value(*kind, change[when], change.get("signed", False)) for when in ("before", "after")
                ]
                changed[change["field"]] = [changed.get(change["field"], ends)[0], ends[1]]
    yield from (f"{field} {before} -> {after}" for field, (before, after) in changed.items() if before != after)


def _format_wire(hop: Document) -> tuple[int | None, str, str]:
    times = [f"{hop[name] / 1e3:,.3f} us" for name in ("transmission_ns", "propagation_ns")]
    event = f"{hop['link']}: transmission {times[0]}, propagation {times[1]}"
    return hop["transmission_ns"] + hop["propagation_ns"], f"{hop['from']} -> {hop['to']}", event


HOPS: Mapping[str, Callable[[Document], tuple[int | None, str, str]]] = {
    "host": _format_host,
    "queue": _format_queue,
    "ingress": _format_ingress,
    "egress": _format_egress,
    "wire": _format_wire,
}
"""By the kind of a hop: how long it took in ns, its place and its event."""


def _format_outcome(outcome: Document, level: int) -> list[str]:
    kind = outcome["outcome"]
    if kind == "unfinished":
        return [_row("", "", " " * INDENT * level, "the run ends")]
    texts = {"received": "receives it", "controller": "the controller receives it"}
    event = texts[kind] if kind in texts else f"dropped: {REASONS[outcome['reason']]}"
    return _wrap(_milliseconds(outcome["at_ns"]), "", " " * INDENT * level + outcome["node"], event)


def _milliseconds(time_ns: int) -> str:
    return f"{time_ns / 1e6:,.6f}"


def _row(time: str, span: str, place: str, event: str) -> str:
    return f"{time:>{TIME_WIDTH}} {span:>{SPAN_WIDTH}}  {place:{PLACE_WIDTH}} {event}".rstrip()


def _wrap(time: str, span: str, place: str, event: str) -> list[str]:
    indent = len(_row("", "", "x" * PLACE_WIDTH, "x")) - 1
    first, *more = textwrap.wrap(event, WIDTH - indent)
    return [_row(time, span, place, first), *(" " * indent + line for line in more)]
