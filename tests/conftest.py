"""Fixtures: a made-up simulation, so that figures and reports can be tested without running one; a P4Runtime server."""

from __future__ import annotations

import json
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import namespaces
import needs
import pytest
from hypothesis import settings
from p4runtime_rig import Client, Rig, rig
from rich.console import Console
from xdist.scheduler import LoadFileScheduling

from xcpr.commands.shell import terminal
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.worlds import sim

# A busy machine says nothing of a property.
settings.register_profile("xcpr", deadline=None)
settings.load_profile("xcpr")

ALONE = {"test_kernel.py", "test_kernel_xcp.py", "test_mininet.py", "test_own_mininet.py"}
"""Never one beside another: they name the kernel's congestion controls, or have switches that keep processors busy."""

# A shell starts its background jobs deaf to Ctrl-C. Processes that the tests start must hear it all
# the same.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Assigns each of several processes with real packets interfaces and ports of its own."""
    if hasattr(config, "workerinput") and config.option.markexpr == "network" and not needs.namespaces():
        namespaces.leave()


class Scheduling(LoadFileScheduling):
    """A file's tests are in one process, and so are those of all files in ``ALONE``."""

    def _split_scope(self, nodeid: str) -> str:
        file = super()._split_scope(nodeid)
        return "alone" if Path(file).name in ALONE else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling | None:
    """Makes the scheduler for ``--dist loadfile``."""
    return Scheduling(config, log) if config.option.dist == "loadfile" else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option by which one run says which tests are left to another."""
    text = "write the skipped tests into FILE, one a line: `pytest @FILE` runs them where nothing is missing"
    parser.addoption("--write-skipped", metavar="FILE", type=Path, help=text)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints why tests were skipped: a line for each reason, with how many tests have it."""
    skipped = terminalreporter.stats.get("skipped", ())
    if file := config.option.write_skipped:
        file.write_text("".join(f"{test}\n" for test in sorted({report.nodeid for report in skipped})))
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    if reasons:
        terminalreporter.section("skipped")
    for reason, count in reasons.most_common():
        terminalreporter.line(f"{count:5}  {reason}")


@pytest.fixture(autouse=True)
def wide_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes tables come without colour and whole, whatever terminal the tests run in."""
    monkeypatch.setattr(terminal, "console", Console(width=200, color_system=None, force_terminal=False))


def made_up(plan_json: str, progress: Callable[[float], None] | None = None, **_: object) -> str:
    """Makes up a result of the right shape for any plan: every flow sends its share, one Reno flow pauses at 1 s."""
    plan = json.loads(plan_json)
    draw = random.Random(plan["seed"])
    step = plan["sample_interval_ns"] / 1e9
    time = [index * step for index in range(plan["duration_ns"] // plan["sample_interval_ns"] + 1)]
    rate = plan["links"][0]["forward"]["rate_bps"]
    offered = [0]
    for at in time[1:]:
        on = sum(begin <= at * 1e9 < end for source in plan["udp_sources"] for begin, end in source["on"])
        each = plan["udp_sources"][0]["rate_bps"] if plan["udp_sources"] else 0
        offered.append(offered[-1] + int(on * each * step / 8))
    flows, series, marks = [], {}, []
    for flow in plan["flows"]:
        share = rate / len(plan["flows"]) * draw.uniform(0.8, 1.0)
        delivered = [0]
        for at in time[1:]:
            silent = flow["recovery"] == "reno" and 1 <= at < 2
            delivered.append(delivered[-1] + int(0 if silent else share * step / 8))
        if flow["recovery"] == "reno":
            marks.append({"time_s": 1.0, "flow": flow["name"], "kind": "timeout"})
        series[flow["name"]] = {
            "window_bytes": [share * 0.104 / 8 * draw.uniform(0.9, 1.1) for _ in time],
            "delivered_bytes": delivered,
            "srtt_s": [None, *[0.104] * (len(time) - 1)],
            "in_flight_bytes": [1000] * len(time),
        }
        flows.append(
            {name: flow[name] for name in ("name", "transport", "recovery")}
            | {"delivered_bytes": delivered[-1], "payload_bytes": delivered[-1] * 914 // 1000}
            | {"delivered_after_3s_bytes": delivered[-1] // 2, "timeouts": len(marks), "timeouts_after_3s": 0}
            | {"fast_retransmits": 1, "retransmitted_packets": 2, "sent_packets": delivered[-1] // 1000}
            | {"longest_stall_s": 1.0, "longest_stall_after_3s_s": 0.1, "rtt_mean_s": 0.104}
            | dict.fromkeys(("rtt_min_s", "rtt_p50_s", "rtt_p95_s", "rtt_p99_s", "rtt_max_s"), 0.104)
            | dict.fromkeys(("queueing_delay_p50_s", "queueing_delay_p95_s", "queueing_delay_p99_s"), 0.0)
            | {"spurious_timeouts": 0, "spurious_retransmissions": 1}
            | {"rtt_times": {"time_s": [0.1, 0.104, 0.11], "count": [1, 7, 2]}}
        )
    watched = [f"{item['link']}/{item['direction']}" for item in plan["watch"]]
    channels = []
    for link in plan["links"]:
        for direction in ("forward", "backward"):
            seen = f"{link['name']}/{direction}" in watched
            queue = 100.0 if seen else None
            sent = int(0.9 * link["forward"]["rate_bps"] * plan["duration_ns"] / 8e9)
            channels.append(
                {"link": link["name"], "direction": direction, "offered_packets": 9, "offered_bytes": 9000}
                | {"sent_packets": sent // 1000, "sent_bytes": sent, "queue_drops": 7 if seen else 0, "loss_drops": 0}
                | dict.fromkeys(("queue_mean_packets", "queue_p95_packets"), queue)
                | dict.fromkeys(("queue_mean_bytes", "queue_p95_bytes"), queue)
            )
    channel = {
        "queue_bytes": [100000] * len(time),
        "queue_packets": [draw.randrange(200) for _ in time],
        "sent_bytes": [int(0.9 * rate * at / 8) for at in time],
        "queue_drops": [0 if at < 1 else 7 for at in time],
    }
    if progress:
        progress(time[-1] / 2)
    return json.dumps(
        {"flows": flows, "channels": channels, "routers": [], "acks_lost": 3, "packets_forwarded": 10, "events": 30}
        | {"udp": [
            {"name": source["name"], "sent_bytes": offered[-1] // 17, "received_bytes": 0, "sent_packets": 1,
             "received_packets": 0} for source in plan["udp_sources"]
        ]}
        | {"pipeline_passes": 20, "recovery_events": marks}
        | {"telemetry": {"r1/1": {"time_s": []}, "r1/9": {"time_s": []}}}
        | {"series": {"time_s": time, "flows": series, "channels": dict.fromkeys(watched, channel),
                      "udp_offered_bytes": offered}}
    )  # fmt: skip


@pytest.fixture
def make_result(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Makes a made-up result of a named scenario with overrides."""
    monkeypatch.setattr(sim._native, "simulate", made_up)

    def make(name: str = "demo", *overrides: str, seed: int = 1) -> Result:
        return sim.execute(scenario.load(name, overrides), seed, name)

    return make


@pytest.fixture
def in_tmp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes an empty folder the working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def made() -> Iterator[Rig]:
    """Runs a P4Runtime server whose switch runs the program with all features."""
    with rig() as it:
        yield it


@pytest.fixture
def client(made: Rig) -> Iterator[Client]:
    """Connects the server's primary controller."""
    with made.client() as it:
        yield it
