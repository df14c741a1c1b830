"""Runs in real time, in Mininet: hands a job to mininet/run.py and makes a result of what its processes measured.

The scripts need Debian's Python, which has the package ``mininet``, and root. They run in namespaces that the
kernel takes down with them. ``setpriv --pdeathsig`` ends ``unshare`` with us, and ``--kill-child`` ends the
namespaces' process 1 with ``unshare``. All others end with process 1. Job and outcome pass through memory
files, so no file is left.
"""

from __future__ import annotations

import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from xcpr.io import units
from xcpr.io.paths import MININET
from xcpr.io.schema import Invalid, Problem
from xcpr.results.assembly import assemble
from xcpr.results.result import Lateness, Result
from xcpr.scenarios import plan
from xcpr.scenarios.flows import registry
from xcpr.scenarios.network.channels import QUEUE
from xcpr.scenarios.network.taps import Taps
from xcpr.scenarios.network.topology import Built, build
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.schema.declared import MODELS
from xcpr.scenarios.table_entries.entries import is_path
from xcpr.worlds import kernel, python_controllers
from xcpr.worlds.control_plane import own_control
from xcpr.worlds.emulation import collected, lacking, mininet_job, watched
from xcpr.worlds.observe import captures, moments

WORLD = "mininet"
SWITCHES = ("embedded", "bmv2")
PYTHON = "/usr/bin/python3"
SCRIPT, MACHINE = MININET / "run.py", MININET / "machine.py"
TICK_S = 0.1
"""Seconds between reports of progress."""

Report = watched.Report


def execute(
    scenario: Scenario,
    seed: int,
    name: str,
    switch: str,
    report: Report,
    watch: moments.Watch | None = None,
    pcap: tuple[Path, Taps] | None = None,
) -> Result:
    """Runs a scenario, which ``watch`` sees while it goes on; ``pcap`` is a file and the ports whose frames it gets.

    Raises ``Invalid`` when the machine lacks something or the run failed.
    """
    _check_target(scenario, switch)
    kernel.check_machine(scenario, switch)
    python_controllers.check(scenario)
    built = build(scenario)
    _check_hosts(built)
    planned = own_control.add_initial_state(scenario, built, plan.make(scenario, built, seed))
    began = time.perf_counter()
    with (
        captures.drafted(pcap and pcap[0]) as draft,
        watched.watched(planned, scenario, watch, report) as (tell, said),
    ):
        capture = mininet_job.capture(draft.path, pcap[1], built.network) if pcap and draft else None
        if capture:
            _check_capture()
        answer = _perform(mininet_job.make(planned, built, switch, tell, capture), said)
        if draft and (lost := answer["outcome"]["lost_captures"]):
            # Later failures follow from the first one. Messages do without the draft's name.
            draft.lose(lost[0].replace(f"{draft.path.parent}/", "").rstrip("."))
    wall_s = time.perf_counter() - began
    outcome = answer["outcome"]
    if switch == "bmv2":
        collected.complete_bmv2(planned, outcome)
    measured = collected.collect_measurements(planned, built, outcome)
    cpu_s = sum(switch["cpu_s"] for switch in outcome["switches"].values())
    cpu_s += outcome["hosts_cpu_s"] + outcome["controller"]["cpu_s"]
    notes = [*answer["notes"], *collected.notes(outcome), *(draft.notes() if draft else ())]
    if switch == "bmv2" and is_path(scenario.router.program):
        notes.append(
            "BMv2 does not tell what its queues drop, and a program of your own has no telemetry: drops are unknown."
        )
    lateness = Lateness(**outcome["lateness"])
    return assemble(scenario, built, seed, name, (WORLD, switch), notes, measured, cpu_s, wall_s, lateness)


def by_hand(scenario: Scenario, seed: int, switch: str) -> None:
    """Opens Mininet's command line on the running network of a scenario."""
    _check_target(scenario, switch)
    kernel.check_machine(scenario, switch)
    python_controllers.check(scenario)
    built = build(scenario)
    _check_hosts(built)
    # Ctrl-C is for the command line and what it started, not for the processes around it.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        planned = own_control.add_initial_state(scenario, built, plan.make(scenario, built, seed))
        _perform(mininet_job.make(planned, built, switch), None)
    finally:
        signal.signal(signal.SIGINT, before)


def _perform(job: Mapping[str, Any], report: Report | None) -> dict[str, Any]:
    """Returns the answer of the scripts; without ``report`` they have our terminal."""
    _check_machine()
    with _memory_file("job") as job_file, _memory_file("outcome") as outcome, _memory_file("errors") as errors:
        job_file.write(json.dumps(job).encode())
        job_file.flush()
        job_file.seek(0)
        command = ["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "--pid", "--fork", "--mount", "--mount-proc"]
        command += ["--kill-child", PYTHON, str(SCRIPT)]
        command += ["--job", str(job_file.fileno()), "--out", str(outcome.fileno())]
        process = subprocess.Popen(
            command if report else [*command, "--cli"],
            stdin=subprocess.DEVNULL if report else None,
            stdout=subprocess.PIPE if report else None,
            stderr=errors.fileno() if report else None,
            pass_fds=(job_file.fileno(), outcome.fileno(), *([] if job["tell"] is None else [job["tell"]])),
            start_new_session=report is not None,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        )
        try:
            if report:
                _follow(process, job["duration_ns"] / 1e9, report)
            process.wait()
        finally:
            process.kill()
            process.wait()
            if process.stdout:
                process.stdout.close()
        outcome.seek(0)
        errors.seek(0)
        text = outcome.read()
        said = errors.read().decode(errors="replace").strip()
    if not text:
        lines = [f"{SCRIPT.name} ended with status {process.returncode}", *said.splitlines()]
        raise Invalid([Problem(WORLD, "", line) for line in lines])
    answer: dict[str, Any] = json.loads(text)
    if "error" in answer:
        raise Invalid([Problem(WORLD, "", line) for line in answer["error"].splitlines()])
    return answer


@contextmanager
def _memory_file(name: str) -> Iterator[IO[bytes]]:
    with os.fdopen(os.memfd_create(f"xcpr-{name}", 0), "w+b") as file:
        yield file


def _check_target(scenario: Scenario, switch: str) -> None:
    lacking.check(scenario, "mininet")
    if switch == "bmv2":
        lacking.check(scenario, "bmv2")
    else:
        _check_intervals(scenario)
    if scenario.routers and not is_path(scenario.router.program):
        problem = "is what the simulator alone has where router.program is none of your own; use --world sim"
        raise Invalid([Problem("--world mininet", "routers", problem)])
    if not scenario.flows:
        raise Invalid([Problem("--world mininet", "flows", "is missing: without flows there is the simulator alone")])


def _check_intervals(scenario: Scenario) -> None:
    """Checks that real-time switches store all samples of the run, and as many again after it; raises ``Invalid``."""
    bounds = registry.declared_all()
    of_all = bounds["min_sample_interval_ns"]
    of_series = max(of_all, scenario.duration // (bounds["max_series_samples"] // 2) + 1)
    for key, shortest in {"sample_interval": of_series, "queue_sample_interval": of_all}.items():
        if getattr(scenario, key) < shortest:
            problem = f'must be at least "{units.format_time(shortest)}", or a switch has no room for the samples'
            raise Invalid([Problem("--world mininet", key, problem)])


def _check_capture() -> None:
    for program in ("dumpcap", "mergecap"):
        if shutil.which(program) is None:
            raise Invalid([Problem("--pcap", "", f"{program} is missing: sudo apt-get install tshark")])


def _check_hosts(built: Built) -> None:
    """Checks that no host's way out has what the simulator alone has: its program makes its rate and its delay. Each
    host has one link, to a router. Raises ``Invalid``."""
    hosts = {host.name for host in built.network.hosts}
    for link in built.network.links:
        if {end.node for end in link.ends} <= hosts or any(end.port and end.node in hosts for end in link.ends):
            problem = "is what the simulator alone has: hosts in Mininet have one link, to a router; use --world sim"
            raise Invalid([Problem("--world mininet", f"links.{link.name}", problem)])
        channel = built.channels[link.name, "forward"]
        for name, made in channel.models.items() if channel.is_host_uplink else ():
            if name != QUEUE and made != MODELS[name]():
                problem = "is what the simulator alone has on a host's way out; say it of backward, or use --world sim"
                raise Invalid([Problem("--world mininet", f"links.{link.name}.{name}", problem)])


def _check_machine() -> None:
    """Finds the faults that the scripts can't tell, since they would not even start."""
    if sys.platform != "linux":
        needed = "needs Linux: its nodes are network namespaces; --world sim runs here"
        raise Invalid([Problem("--world mininet", "", needed)])
    if os.geteuid() != 0:
        raise Invalid([Problem("--world mininet", "", "needs root: start it with sudo")])
    for program, package in ((PYTHON, "python3"), ("setpriv", "util-linux"), ("unshare", "util-linux")):
        if shutil.which(program) is None:
            raise Invalid([Problem("--world mininet", "", f"{program} is missing: sudo apt-get install {package}")])


def _follow(process: subprocess.Popen[bytes], duration_s: float, report: Report) -> None:
    """Reports the progress until the scripts close their output."""
    assert process.stdout is not None
    doing, epoch_ns = "starting", None
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while True:
            if selector.select(TICK_S):
                line = process.stdout.readline()
                if not line:
                    return
                told = json.loads(line)
                doing, epoch_ns = told.get("doing", ""), told.get("epoch_ns", epoch_ns)
            passed_s = 0.0 if epoch_ns is None else (time.monotonic_ns() - epoch_ns) / 1e9
            report(doing, min(max(passed_s, 0.0), duration_s))
