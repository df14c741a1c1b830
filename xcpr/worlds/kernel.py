"""Flows of the kernel's own TCP, ``transport = "kernel:NAME"``: real time only, for comparison with ours.

The name is the kernel's of a congestion control, or that of a transport whose algorithm ``xcpr kernel up`` brings. A
scenario may have any; the machine that runs it must offer it.
"""

from __future__ import annotations

import socket
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows.registry import KERNEL
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.ebpf import layout, machine

OFFERED = Path("/proc/sys/net/ipv4/tcp_available_congestion_control")
TCP_INFO_BYTES = 248
"""The size in the first kernel that counts timeouts, Linux 6.7."""


def offered() -> list[str]:
    """Returns the congestion controls that the running kernel offers."""
    try:
        return sorted(OFFERED.read_text(encoding="ascii").split())
    except OSError:
        return []


def check_simulator(scenario: Scenario) -> None:
    """Raises ``Invalid`` for flows that a simulation can't have."""
    _raise(
        "--world sim",
        (
            (key, f'is "{transport}": the kernel\'s own TCP runs in real time; use --world mininet')
            for key, transport in _groups(scenario)
        ),
    )


def check_machine(scenario: Scenario, switch: str) -> None:
    """Raises ``Invalid`` for flows that this machine's kernel, or a run with such switches, can't have."""
    known = offered()
    _raise("--world mininet", ((key, _problem(transport, known, switch)) for key, transport in _groups(scenario)))


def _problem(transport: str, available: list[str], switch: str) -> str | None:
    name = transport.removeprefix(KERNEL)
    if name in layout.CONGESTION_CONTROLS:
        if lacking := machine.lacks():
            return f'is "{transport}", for which this machine lacks something. {" ".join(lacking)}'
    elif name not in available:
        names = ", ".join(KERNEL + name for name in available) or "none"
        return f'is "{transport}"; this machine\'s kernel offers {names}'
    if switch != "embedded":
        return f'is "{transport}", which needs --switch embedded'
    if not _counts_timeouts():
        return f'is "{transport}"; Linux 6.7 or later is needed, whose TCP_INFO counts timeouts'
    return None


def _counts_timeouts() -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        return len(probe.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)) == TCP_INFO_BYTES


def _groups(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for name, group in scenario.flows.items():
        if group.transport.startswith(KERNEL):
            yield f"flows.{name}.transport", group.transport


def _raise(source: str, found: Iterator[tuple[str, str | None]]) -> None:
    problems = [Problem(source, key, message) for key, message in found if message]
    if problems:
        raise Invalid(problems)


CONGESTION_CONTROLS = frozenset(KERNEL + name for name in layout.CONGESTION_CONTROLS)
"""The transports that need ``xcpr kernel up``."""


def under_xcp(plan: Mapping[str, Any]) -> list[str]:
    """Returns the hosts whose kernel needs the algorithms of ``xcpr kernel up``."""
    return sorted(
        {flow[end] for flow in plan["flows"] if flow["transport"] in CONGESTION_CONTROLS for end in ("from", "to")}
    )


def hosts(plan: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Returns the hosts whose kernel is an end of a flow, each with that flow."""
    flows = [flow for flow in plan["flows"] if flow["transport"].startswith(KERNEL)]
    return {flow[end]: flow for flow in flows for end in ("from", "to")}


def feedback(plan: Mapping[str, Any], recorded: Sequence[Mapping[str, Any]]) -> dict[str, list[int | None]]:
    """Returns the routers' changes of the window of each flow of the kernel's XCP and XCP-r since its start, bytes.
    There is one at each of the plan's samples as it was recorded last; None while there is no connection.
    """
    addresses = {host["name"]: host["address"] for host in plan["hosts"]}
    times = range(0, plan["duration_ns"] + 1, plan["sample_interval_ns"])
    moments = [record["at_ns"] for record in recorded]
    known = [
        {(sock["local"], sock["remote"]): sock["feedback_bytes"] for sock in record["sockets"]} for record in recorded
    ]
    last = [bisect_right(moments, at) - 1 for at in times]
    series = {}
    for flow in plan["flows"]:
        if flow["transport"] in CONGESTION_CONTROLS:
            here, there = (f"{addresses[flow[end]]}:{flow[f'{end}_port']}" for end in ("from", "to"))
            series[flow["name"]] = [known[place].get((here, there)) if place >= 0 else None for place in last]
    return series
