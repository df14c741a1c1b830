"""One run in virtual time: a scenario and a seed in, a result out."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from xcpr import _native
from xcpr.io import files, units
from xcpr.io.schema import Invalid, Problem
from xcpr.results.assembly import assemble
from xcpr.results.result import ControllerResult, Measured, Result
from xcpr.scenarios import plan
from xcpr.scenarios.flows.registry import PYTHON
from xcpr.scenarios.network.taps import Taps
from xcpr.scenarios.network.topology import build
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import kernel, python_controllers
from xcpr.worlds.observe import captures, moments
from xcpr.worlds.scripts import processes
from xcpr.worlds.scripts.settings import make_settings

if TYPE_CHECKING:
    from xcpr.worlds.controllers.control_application import ControlApplication

OF_TIMES = re.compile(r"plan, (?P<key>\w+)_ns: [0-9]+: (allowed are 1 to (?P<most>[0-9]+)|at least (?P<least>[0-9]+))")
"""The simulator's messages on the times of a plan."""
Progress = Callable[[float], None]
"""Called with the simulated time, seconds; may raise, which ends the run."""


def _snapshot_handler(scenario: Scenario, watch: moments.Watch) -> Callable[[str], None]:
    """Returns the function that makes moments of the simulator's snapshots."""
    show = moments.OfRun(scenario, watch)
    return lambda snapshot: show(json.loads(snapshot))


def _translate(name: str, error: str) -> Problem:
    """Returns what the simulator says of a plan in a scenario's words, where a time is at fault."""
    match = OF_TIMES.search(error)
    if match is None:
        return Problem(name, "plan", error)
    key, most, least = match["key"], match["most"], match["least"]
    if most is not None:
        return Problem(name, key, f'must be at most "{units.format_time(int(most))}" in a network of this size')
    why = "so that the samples of the run fit into memory"
    return Problem(name, key, f'must be at least "{units.format_time(int(least))}", {why}')


def execute(
    scenario: Scenario,
    seed: int,
    name: str,
    progress: Progress | None = None,
    series: bool = True,
    controllers: python_controllers.Makers = MappingProxyType({}),
    watch: moments.Watch | None = None,
    threads: int | None = 1,
    pcap: tuple[Path, Taps] | None = None,
    control_plane: ControlApplication | None = None,
) -> Result:
    """Runs a scenario in the simulator; raises ``Invalid`` for flows that it can't have, and where an assertion of a
    router's program does not hold.

    Without ``series`` memory and result do not grow with simulated time. ``controllers`` are in Python, by
    name; ``watch`` sees the run while it goes on. The run is on up to ``threads`` threads, None for one per
    core, as soon as they pay; the result is the same. Controllers in Python, a watcher, and ``pcap`` make it one.
    The scenario's controllers and ``control_plane`` act while the network runs, on one thread (docs/controllers.md).
    ``pcap`` is a file and the ports whose frames it gets. Where they can't be written, the result has a note of it.
    """
    kernel.check_simulator(scenario)
    python_controllers.check(scenario, controllers)
    built = build(scenario)
    ends = [(end.node, end.port) for end in pcap[1].ends(built.network)] if pcap else []
    text = files.encode_json(plan.make_complete(scenario, built, seed, series)).decode()
    seen = None if watch is None else _snapshot_handler(scenario, watch)
    controlled: dict[str, ControllerResult] = {}
    wall, cpu = time.perf_counter(), time.process_time()
    try:
        makers = {PYTHON + name: maker for name, maker in controllers.items()}
        with captures.recorded(pcap and pcap[0]) as capture:
            tapped = (capture.append, ends, pcap[1].payload) if pcap and capture else None
            with processes.start(scenario.scripts, make_settings(scenario, built, seed)) as scripts:
                if scenario.controllers or control_plane is not None:
                    from xcpr.worlds.controllers import controlled_run  # noqa: PLC0415 - it loads gRPC

                    names = [router.name for router in built.network.routers]
                    simulation = _native.Simulation(text, names, progress, makers, seen, tapped, scripts.calls)
                    controlled = controlled_run.run(scenario, built, simulation, control_plane)
                    raw = simulation.finish()
                else:
                    raw = _native.simulate(
                        text,
                        progress,
                        controllers=makers,
                        watch=seen,
                        threads=threads,
                        pcap=tapped,
                        scripts=scripts.calls,
                    )
                ended = scripts.end(scenario.duration)
    except _native.PlanError as error:
        raise Invalid([_translate(name, str(error))]) from None
    except _native.AssertError as error:
        raise Invalid([Problem(name, "", str(error))]) from None
    cpu_s, wall_s = time.process_time() - cpu, time.perf_counter() - wall
    measured = msgspec.json.decode(raw, type=Measured)
    notes = capture.notes() if capture else []
    world = ("sim", "embedded")
    made = assemble(scenario, built, seed, name, world, notes, measured, cpu_s, wall_s, scripts=ended)
    return msgspec.structs.replace(made, controllers=controlled) if controlled else made
