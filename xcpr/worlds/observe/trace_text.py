"""A trace as text, for a terminal of 80 columns."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from ipaddress import IPv4Address
from typing import Any

WIDTH = 80
MAC_BITS, ADDRESS_BITS = 48, 32
MAX_DECIMAL_BITS = 64

Step = Mapping[str, Any]


def format_trace(trace: Mapping[str, Any], variables: bool) -> str:
    """Writes a trace; ``variables`` adds the fields that leave with no packet."""
    lines = [_title(trace), *format_steps(trace["steps"], variables)]
    if trace["refused"]:
        lines.append("dropped: the queue of its port had no room")
    return "\n".join(lines)


def format_steps(steps: Iterable[Step], variables: bool) -> Iterator[str]:
    """Writes the steps of a program; ``variables`` adds the fields that leave with no packet."""
    for step in steps:
        yield from _KINDS[step["step"]](step)
        yield from _changes(step, variables)


def value(name: str, bits: int, text: str | None, signed: bool = False) -> str:
    """Writes a field's value as its name and width suggest: an address, a code in hexadecimal, or a number."""
    if text is None:
        return "-"
    number = int(text, 16)
    if bits == MAC_BITS and re.search(r"addr|mac", name):
        return number.to_bytes(6, "big").hex(":")
    if bits == ADDRESS_BITS and re.search(r"addr", name):
        return str(IPv4Address(number))
    if not 0 < bits <= MAX_DECIMAL_BITS or re.search(r"checksum|type$", name):
        return text
    return str(number - (1 << bits) if signed and number >> (bits - 1) else number)


def _title(trace: Mapping[str, Any]) -> str:
    what = trace["packet"]
    packet = f"packet {what['number']} of {what['flow']}" if what else "a frame"
    back = ", to its sender" if what and what["to_sender"] else ""
    at = f"{trace['at_ns'] / 1e6:,.6f} ms"
    return f"{packet}{back}, at {trace['router']} by port {trace['port']}, {at}, {trace['length_bytes']} bytes"


def _changes(step: Step, variables: bool) -> Iterator[str]:
    shown = [change for change in step.get("changes", ()) if variables or not change["local"]]
    names = [change.get("source", change["field"].removeprefix("scalars.")) for change in shown]
    longest = min(max(map(len, names), default=0), 40)
    for name, change in zip(names, shown, strict=True):
        kind = name, change["bits"]
        before, after = (value(*kind, change[when], change.get("signed", False)) for when in ("before", "after"))
        told = after if change["before"] is None else f"{before} -> {after}"
        yield from _wrapped(f"{name:{longest}}  {told}", 6)


def _wrapped(text: str, indent: int) -> list[str]:
    first, later = " " * indent, " " * (indent + 4)
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, drop_whitespace=True) or [first]


def _arrives(step: Step) -> list[str]:
    kind = "" if step["kind"] == "normal" else f" ({step['kind']})"
    return ["", f"parser{kind}"]


def _parsed(step: Step) -> list[str]:
    error = f", error {step['error']}" if step["error"] else ""
    checksum = ", a checksum does not hold" if step["checksum_error"] else ""
    return [f"  {step['length_bytes']} bytes parsed{error}{checksum}"]


def _egress(step: Step) -> list[str]:
    kind = "" if step["kind"] == "normal" else f" ({step['kind']})"
    queue = f"{step['queued_packets']} packets ahead, waited {step['waited_us']} us"
    return ["", f"egress{kind}: port {step['port']}, {queue}"]


def _condition(step: Step) -> list[str]:
    return _wrapped(f"if {step['expression']}: {'yes' if step['holds'] else 'no'}", 2)


def _table(step: Step) -> list[str]:
    params = ", ".join(f"{param['name']} = {param['value']}" for param in step["params"])
    action = f"{step['action']}({params})" if step["action"] else "no action"
    if (source := step.get("source")) is not None:
        return [f"  code at {source}" if source else "  code"]
    if not step["keys"]:
        return _wrapped(f"do {action}", 2)
    lines = _wrapped(f"table {step['name']}: {'hit' if step['hit'] else 'miss'}", 2)
    for key in step["keys"]:
        entry = f" = {key['entry']}" if "entry" in key else ""
        lines += _wrapped(f"key {key['name']} {key['value']} ({key['match']}){entry}", 4)
    return lines + _wrapped(f"do {action}", 4)


def _log(step: Step) -> list[str]:
    return _wrapped(f"log {step['text']}{_source(step)}", 4)


def _assert(step: Step) -> list[str]:
    outcome = "holds" if step["holds"] else "FAILS: BMv2 ends here, and the packet is dropped"
    return _wrapped(f"{step['kind']} {step['expression']}: {outcome}{_source(step)}", 4)


def _source(step: Step) -> str:
    return f" ({step['source']})" if step["source"] else ""


def _register(step: Step) -> list[str]:
    cell = f"{step['name']}[{step['index']}]"
    if not step["exists"]:
        return _wrapped(f"{cell}: no such cell", 4)
    before, after = (int(step[when], 16) for when in ("before", "after"))
    return _wrapped(f"write {cell}: {before} -> {after}" if step["write"] else f"read {cell}: {after}", 4)


def _decision(step: Step) -> list[str]:
    if step["dropped"]:
        return ["  dropped"]
    to = f"group {step['group']}" if "group" in step else f"port {step['port']}"
    return [f"  to {to}"]


def _leaves(step: Step) -> list[str]:
    where = "goes back to ingress" if step["again"] else f"leaves by port {step['port']}"
    return ["", f"{where}: {step['length_bytes']} bytes", *_wrapped(step["bytes"], 2)]


_KINDS: Mapping[str, Callable[[Step], list[str]]] = {
    "arrives": _arrives,
    "state": lambda step: [f"  state {step['name']}"],
    "extract": lambda step: [f"    extract {step['header']}"],
    "select": lambda step: [f"    select {', '.join(step['values'])}"],
    "parsed": _parsed,
    "ingress": lambda _step: ["", "ingress"],
    "egress": _egress,
    "condition": _condition,
    "table": _table,
    "register": _register,
    "counter": lambda step: _wrapped(f"count {step['name']}[{step['index']}]", 4),
    "log": _log,
    "assert": _assert,
    "meter": lambda step: _wrapped(f"meter {step['name']}[{step['index']}]", 4),
    "checksum": lambda step: [f"  checksum {step['name']}"],
    "asks": lambda step: [f"    asks to {step['for']}: {step['number']}"],
    "decision": _decision,
    "emit": lambda step: [f"  emit {step['header']}"],
    "dropped": lambda _step: ["", "dropped"],
    "leaves": _leaves,
}
