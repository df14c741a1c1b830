"""A run as a page while it goes on."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import browser
import pytest
from test_control import record

from xcpr import _native
from xcpr.commands import terminal
from xcpr.controller.service import Options, Service
from xcpr.figures import live
from xcpr.results import result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.topology import build
from xcpr.worlds import control, moments, telling, watched

SHORT = ["--set", "duration=2 s", "--set", "flows.main.count=2"]


def events(url: str) -> list[str]:
    """Returns the events of the page at a URL, up to the end."""
    with urllib.request.urlopen(f"{url}events", timeout=60) as answer:
        assert answer.headers["Content-Type"] == "text/event-stream"
        blocks = answer.read().decode().split("\n\n")
    assert blocks[-2:] == ["event: end\ndata:", ""]
    return [block.removeprefix("data: ") for block in blocks[:-2]]


def page_of(process: subprocess.Popen[str]) -> str:
    """Reads the URL that a command says first."""
    assert process.stderr is not None
    said = process.stderr.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found, said
    return found[0]


@contextmanager
def running(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Runs the command with a page; yields the page's URL and the process."""
    command = [sys.executable, "-m", "xcpr", "run", "demo", "--live", *SHORT, "--out", str(folder / "out")]
    with subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield page_of(process), process
        process.communicate(timeout=60)
        assert process.returncode == 0


def test_a_page_is_told_the_run_to_its_end(tmp_path: Path) -> None:
    with running(tmp_path) as (url, _):
        told = [json.loads(snapshot) for snapshot in events(url)]
    made = result.load(tmp_path / "out" / "result.json")
    assert told[0]["time_s"] == 0 and told[-1]["time_s"] <= 2
    panels = told[-1]["panels"]
    assert [*panels[moments.WINDOWS]] == [flow.name for flow in made.flows]
    assert [*panels["phi bytes"]] == [bottleneck.channel.replace("/", ", ") for bottleneck in made.bottlenecks]
    assert (tmp_path / "out" / "report.html").is_file()
    with pytest.raises(urllib.error.URLError):
        events(url)


def test_watching_changes_nothing_of_the_result() -> None:
    chosen = scenario.load("demo", ["duration=1 s"])
    text = json.dumps(plan.make(chosen, build(chosen), 1) | {"program_json": chosen.compiled.text})
    told: list[str] = []
    assert _native.simulate(text, watch=told.append) == _native.simulate(text)
    assert len(told) >= 2


def test_every_page_gets_all_and_strangers_get_nothing() -> None:
    with live.served("A <run>") as (url, shown):
        assert not shown.opened.is_set()
        with urllib.request.urlopen(url, timeout=60) as answer:
            assert "<h1>A &lt;run&gt;</h1>" in answer.read().decode()
        for path, headers, status in (("", {"Host": "example.org"}, 403), ("other", {}, 404)):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(urllib.request.Request(url + path, headers=headers), timeout=60)
            assert refused.value.code == status
            refused.value.close()
        shown.tell({"time_s": 1})
        shown.tell({"time_s": 2})
        shown.end()
        assert events(url) == events(url) == ['{"time_s": 1}', '{"time_s": 2}']
        assert shown.opened.is_set()


def test_a_controllers_ports_are_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = scenario.load("demo", ["topology.rate=10 Mbit/s"])
    job = control.of_plan(plan.make(chosen, build(chosen), 1), {})
    service = Service(job.goals, (), Options())
    assert moments.of_controller(service, job.trunks)["panels"] == {moments.OFFERED: {}, moments.BUSY: {}}
    capacity = service.programs["r1"].ports.value(10_000_000)
    trunk = next(port for router, port in job.trunks if router == "r1")
    for port in (trunk, trunk + 1):
        values = {"interval_us": 10_000, "input_bytes": 6_250, "capacity_q20": capacity, "phi_q16": -65536}
        service.packet("r1", record(port, **values))
    panels = moments.of_controller(service, job.trunks)["panels"]
    name = f"r1/{trunk}"
    assert panels[moments.OFFERED] == {name: 5.0}
    assert panels[moments.BUSY] == {name: pytest.approx(50, rel=1e-3)}
    assert panels["phi bytes"] == {name: -1}
    assert len(moments.of_controller(service, ())["panels"][moments.OFFERED]) == 2, "all ports where none comes first"
    monkeypatch.setattr(telling, "EVERY_S", 0.001)
    seen: list[moments.Moment] = []
    with telling.told(lambda: moments.of_controller(service, job.trunks), seen.append):
        until = time.monotonic() + 30
        while len(seen) < 2 and time.monotonic() < until:
            time.sleep(0.001)
    assert len(seen) >= 2 and seen[0]["panels"][moments.OFFERED] == {name: 5.0}


def test_the_controller_has_a_page_too() -> None:
    command = [sys.executable, "-m", "xcpr", "control", "demo", "--live"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        with urllib.request.urlopen(page_of(process), timeout=60) as answer:
            assert "<h1>demo</h1>" in answer.read().decode()
        process.send_signal(signal.SIGINT)
        _, messages = process.communicate(timeout=60)
    assert process.returncode in (0, terminal.INTERRUPTED), "the latter before it waits for signals"
    assert "Traceback" not in messages


def test_what_processes_tell_is_put_together() -> None:
    chosen = scenario.load("demo", ["flows.main.count=2"])
    the_plan = plan.make(chosen, build(chosen), 1)
    one, other = (flow["name"] for flow in the_plan["flows"])
    seen: list[moments.Moment] = []
    with watched.watched(the_plan, chosen, seen.append, lambda *_: None) as (fd, said):
        assert fd is not None
        tell = telling.through(fd)
        said("starting", 0)
        assert not seen, "nothing before the run has begun"
        said("", 1)
        tell(json.dumps({"flows": {one: {"window_bytes": 2000}, other: {"delivered_bytes": 7}}}))
        tell(json.dumps({"router": "r1", "ports": {"1": {"queue_packets": 3, "queue_bytes": 9, "sent_bytes": 10**6}}}))
        tell(json.dumps({"records": {"r1/1": {"phi_q16": 65536}}}))
        until = time.monotonic() + 30
        while "phi bytes" not in seen[-1]["panels"] or not seen[-1]["panels"]["phi bytes"]:
            assert time.monotonic() < until
            said("", 2 + len(seen))
        told = len(seen)
        said("collecting", 2 + told - 1)
        assert len(seen) == told, "nothing once it is over"
    before, panels = seen[0]["panels"], seen[-1]["panels"]
    assert before[moments.WINDOWS] == {one: None, other: None} and before[moments.QUEUES] == {}
    assert panels[moments.WINDOWS] == {one: 2, other: None}
    assert panels[moments.QUEUES] == {"bottleneck, forward": 3}
    assert panels["phi bytes"] == {"bottleneck, forward": 1}


def test_a_teller_waits_for_nobody() -> None:
    here, there = telling.pair()
    with here, there:
        tell = telling.through(there.fileno())
        for _ in range(10_000):
            tell("{}")
        assert here.recv(9) == b"{}"
        here.close()
        tell("{}")


@browser.needs_browser
def test_the_page_draws_in_a_browser(tmp_path: Path) -> None:
    with browser.page(tmp_path / "profile") as page, running(tmp_path) as (url, _):
        page.open(url)
        page.wait("document.getElementById('status').textContent.includes('the run is over')")
        page.wait("document.querySelectorAll('path.curve').length === 2 + 1 + 2 + 1 + 3")
        assert page.ask("chart.panels[0].spec.curves[0].x.length") >= 2
        assert page.ask("document.documentElement.scrollWidth <= innerWidth")
