"""One run in virtual time: a scenario and a seed in, a result out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import MappingProxyType

import msgspec

from xcpr import _native, files
from xcpr.results.assembly import assemble
from xcpr.results.result import Measured, Result
from xcpr.scenarios import plan
from xcpr.scenarios.registry import PYTHON
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.taps import Taps
from xcpr.scenarios.topology import build
from xcpr.schema import Invalid, Problem
from xcpr.worlds import kernel, laws, moments

Progress = Callable[[float], None]
"""Called with the simulated time, seconds; may raise, which ends the run."""


def _shown(scenario: Scenario, watch: moments.Watch) -> Callable[[str], None]:
    """Returns the function that makes moments of the simulator's snapshots."""
    show = moments.OfRun(scenario, watch)
    return lambda snapshot: show(json.loads(snapshot))


def execute(
    scenario: Scenario,
    seed: int,
    name: str,
    progress: Progress | None = None,
    series: bool = True,
    given: laws.Given = MappingProxyType({}),
    watch: moments.Watch | None = None,
    threads: int | None = 1,
    pcap: tuple[Path, Taps] | None = None,
) -> Result:
    """Runs a scenario in the simulator; raises ``Invalid`` for flows that it can't have.

    Without ``series`` memory and result do not grow with simulated time. ``given`` are laws in Python, by
    name; ``watch`` sees the run while it goes on. The run is on up to ``threads`` threads, None for one per
    core, as soon as they pay; the result is the same. Laws in Python, who watches, and ``pcap`` make it one.
    ``pcap`` is a file and the ports whose frames it gets.
    """
    kernel.check_simulator(scenario)
    laws.check(scenario, given)
    built = build(scenario)
    ends = [(end.node, end.port) for end in pcap[1].ends(built.network)] if pcap else []
    text = msgspec.json.encode(plan.whole(scenario, built, seed, series)).decode()
    seen = None if watch is None else _shown(scenario, watch)
    wall, cpu = time.perf_counter(), time.process_time()
    file: AbstractContextManager[Path | None] = files.growing(pcap[0]) if pcap else nullcontext()
    try:
        makers = {PYTHON + law: maker for law, maker in given.items()}
        with file as draft:
            tapped = (draft, ends, pcap[1].payload) if pcap and draft else None
            raw = _native.simulate(text, progress, laws=makers, watch=seen, threads=threads, pcap=tapped)
    except _native.PlanError as error:
        raise Invalid([Problem(name, "plan", str(error))]) from None
    cpu_s, wall_s = time.process_time() - cpu, time.perf_counter() - wall
    measured = msgspec.json.decode(raw, type=Measured)
    return assemble(scenario, built, seed, name, ("sim", "embedded"), [], measured, cpu_s, wall_s)
