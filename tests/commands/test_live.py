"""A run as a page while it goes on."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import browser
import looks
import pytest
from test_control import record
from typer.testing import CliRunner

from xcpr import _native
from xcpr.commands import cli
from xcpr.commands.shell import terminal
from xcpr.controller.service import Options, Service
from xcpr.figures.page import live
from xcpr.io import loopback
from xcpr.results import result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network.topology import build
from xcpr.worlds import sim
from xcpr.worlds.control_plane import control
from xcpr.worlds.emulation import live_messages, watched
from xcpr.worlds.observe import moments

SHORT = ["--set", "duration=2 s", "--set", "flows.main.count=2"]


def read_events(url: str) -> tuple[list[Any], Any]:
    """Returns the samples that the page at a URL receives, and its final message."""
    with urllib.request.urlopen(f"{url}events", timeout=60) as answer:
        assert answer.headers["Content-Type"] == "text/event-stream"
        *blocks, end, nothing = answer.read().decode().split("\n\n")
    assert end.startswith("event: end\ndata: ") and not nothing
    return [json.loads(block.removeprefix("data: ")) for block in blocks], json.loads(end.split("data: ")[1])


def read_page_url(process: subprocess.Popen[str]) -> str:
    """Returns the URL that a command prints first."""
    assert process.stderr is not None
    said = process.stderr.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/[\w-]{22}/", said)
    assert found, said
    return found[0]


@contextmanager
def running(folder: Path, *options: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Runs the command with a page; yields the page's URL and the process."""
    command = [sys.executable, "-m", "xcpr", "run", "demo", "--live", *SHORT, *options, "--out", str(folder / "out")]
    with subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield read_page_url(process), process
        process.communicate(timeout=60)
        assert process.returncode == 0


def test_page_receives_all_samples_and_the_report(tmp_path: Path) -> None:
    with running(tmp_path) as (url, _):
        samples, end = read_events(url)
    made = result.load(tmp_path / "out" / "result.json")
    assert [moment["time_s"] for moment in samples] == list(made.series.time_s)
    for flow in made.flows:
        windows = [moment["panels"][moments.WINDOWS][flow.name] for moment in samples]
        assert windows == [window / 1000 for window in made.series.flows[flow.name].window_bytes]
    panels = samples[-1]["panels"]
    assert [*panels["phi bytes"]] == [bottleneck.channel.replace("/", ", ") for bottleneck in made.bottlenecks]
    assert end == {"page": (tmp_path / "out" / "report.html").read_text(encoding="utf-8"), "place": "out/report.html"}
    with pytest.raises(urllib.error.URLError):
        read_events(url)


def test_watching_leaves_the_result_unchanged() -> None:
    chosen = scenario.load("demo", ["duration=1.05 s"])
    text = json.dumps(plan.make(chosen, build(chosen), 1) | {"program_json": chosen.compiled.text})
    samples: list[str] = []
    made = _native.simulate(text, watch=samples.append)
    assert made == _native.simulate(text)
    times = [json.loads(snapshot)["time_s"] for snapshot in samples]
    assert times == json.loads(made)["series"]["time_s"] and len(times) == 11


class Clock:
    """A clock that advances while a caller sleeps, and by ``look_s`` with each reading."""

    def __init__(self, look_s: float = 0.0) -> None:
        self.now_s, self._look_s = 100.0, look_s

    def now(self) -> float:
        self.now_s += self._look_s
        return self.now_s

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.now_s += seconds


@pytest.mark.parametrize("pace", [1.0, 0.5, 20.0])
def test_paced_run_follows_the_wall_clock(pace: float) -> None:
    clock = Clock()
    came: list[tuple[float, float]] = []

    def watch(moment: moments.Moment) -> None:
        came.append((moment["time_s"], clock.now_s - 100))

    paced = moments.paced(watch, pace, clock.now, clock.sleep)
    sim.execute(scenario.load("demo", ["duration=1 s"]), 1, "demo", watch=paced)
    assert len(came) == 11
    assert [passed for _, passed in came] == pytest.approx([time_s / pace for time_s, _ in came])


def test_run_behind_its_pace_does_not_sleep() -> None:
    clock = Clock(look_s=1.0)
    seen: list[moments.Moment] = []
    paced = moments.paced(seen.append, 1, clock.now, clock.sleep)
    for time_s in (0, 0.1, 0.2):
        paced({"time_s": time_s})
    assert [moment["time_s"] for moment in seen] == [0, 0.1, 0.2]
    assert clock.now_s == 104, "nobody slept"


def test_page_receives_samples_at_the_pace(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "4") as (url, _):
        began = time.monotonic()
        samples, _ = read_events(url)
        took = time.monotonic() - began
    assert samples[-1]["time_s"] == 2 and took >= 2 / 4


@pytest.mark.parametrize("pace", ["0", "-1", "fast", "nan", "inf", "0.0001", "1001"])
def test_pace_out_of_range_is_refused(pace: str) -> None:
    refused = CliRunner().invoke(cli.app, ["run", "demo", "--live", "--pace", pace])
    assert refused.exit_code == 2
    assert f"'--pace': must be a number from 0.001 to 1000, not \"{pace}\"" in " ".join(refused.output.split())


def test_pace_needs_live_and_the_simulator() -> None:
    for options, problem in (
        ([], "--pace: is for --live: give both"),
        (["--live", "--world", "mininet"], "--pace: goes with --world sim, and the run has --world mininet"),
    ):
        refused = CliRunner().invoke(cli.app, ["run", "demo", "--pace", "1", *options])
        assert problem in str(refused.exception)


def test_rates_are_means_over_a_sliding_window() -> None:
    rates = moments.Rates(0.2)
    counts = [(0.0, 0), (0.1, 12_500), (0.2, 25_000), (0.3, 62_500), (0.4, 62_500), (1.4, 62_500)]
    made = [rates.update(time_s, {"flow": count})["flow"] for time_s, count in counts]
    assert made[:2] == [None, None]
    assert made[2:] == pytest.approx([1, 2, 1.5, 0])


def test_placeholders_in_a_title_are_not_expanded() -> None:
    title = "@LIVE@ @CHARTS@ @DURATION_S@ @TITLE@"
    shown = live._page(live.Live(title, 1.5))
    assert shown.count(title) == 2
    assert shown.replace(title, "usual") == live._page(live.Live("usual", 1.5))


def refused_status(url: str, **headers: str) -> int:
    """Returns the status of a request that is refused."""
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=60)
    refused.value.close()
    return refused.value.code


def test_every_page_receives_all_events_and_wrong_urls_are_forbidden() -> None:
    with live.served("A <run>") as (url, shown):
        assert not shown.opened.is_set()
        with urllib.request.urlopen(url, timeout=60) as answer:
            assert "<h1>A &lt;run&gt;</h1>" in answer.read().decode()
            assert answer.headers["Referrer-Policy"] == "no-referrer"
        root = url.removesuffix("/").rpartition("/")[0]
        for path in ("/", "/events", "/x/events", "//events", url[len(root) : -2] + "/", "/%C3%A9/"):
            assert refused_status(root + path) == 403
        assert refused_status(url, Host="example.org") == 403
        assert refused_status(f"{url}other") == 404
        assert not shown.opened.is_set(), "nobody without the token begins a run"
        shown.publish({"time_s": 1})
        shown.publish({"time_s": 2})
        shown.end()
        assert read_events(url) == read_events(url) == ([{"time_s": 1}, {"time_s": 2}], None)
        assert shown.opened.is_set()


def test_every_page_has_its_own_token() -> None:
    with live.served("one") as (one, _), live.served("other") as (other, _):
        assert one.rsplit("/", 2)[1] != other.rsplit("/", 2)[1]


@pytest.mark.parametrize("request_line", [b"", b"GET /events HTTP/1.1\r\nHost: ", b"G"])
def test_foreign_connections_lock_out_no_reader(request_line: bytes) -> None:
    with live.served("A run") as (url, shown), ExitStack() as stack:
        address = urllib.parse.urlsplit(url)
        assert address.hostname is not None
        listener = stack.enter_context(urllib.request.urlopen(f"{url}events", timeout=60))
        for _ in range(2 * loopback.MAX_CONNECTIONS):
            stranger = stack.enter_context(socket.create_connection((address.hostname, address.port)))
            stranger.sendall(request_line)
        begun_s = time.monotonic()
        with urllib.request.urlopen(url, timeout=60) as answer:
            assert b"<h1>A run</h1>" in answer.read()
        assert time.monotonic() - begun_s < loopback.PATIENCE_S / 2
        shown.publish({"time_s": 1})
        assert listener.readline() == b'data: {"time_s": 1}\n', "a reader's page has stayed"
        shown.end()


def test_controller_records_become_page_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = scenario.load("demo", ["topology.rate=10 Mbit/s"])
    job = control.of_plan(plan.make(chosen, build(chosen), 1), {})
    service = Service(job.goals, (), Options())
    assert moments.of_controller(service, job.trunks)["panels"] == {moments.OFFERED: {}, moments.BUSY: {}}
    capacity = service.programs["r1"].ports.value(10_000_000)
    trunk = next(port for router, port in job.trunks if router == "r1")
    for port in (trunk, trunk + 1):
        values = {"interval_us": 10_000, "input_bytes": 6_250, "capacity_q20": capacity, "phi_q16": -65536}
        service.handle_packet("r1", record(port, **values))
    panels = moments.of_controller(service, job.trunks)["panels"]
    name = f"r1/{trunk}"
    assert panels[moments.OFFERED] == {name: 5.0}
    assert panels[moments.BUSY] == {name: pytest.approx(50, rel=1e-3)}
    assert panels["phi bytes"] == {name: -1}
    assert len(moments.of_controller(service, ())["panels"][moments.OFFERED]) == 2, "all ports where none comes first"
    monkeypatch.setattr(live_messages, "EVERY_S", 0.001)
    seen: list[moments.Moment] = []
    with live_messages.send_periodically(lambda: moments.of_controller(service, job.trunks), seen.append):
        until = time.monotonic() + 30
        while len(seen) < 2 and time.monotonic() < until:
            time.sleep(0.001)
    assert len(seen) >= 2 and seen[0]["panels"][moments.OFFERED] == {name: 5.0}


def test_control_serves_a_live_page() -> None:
    command = [sys.executable, "-m", "xcpr", "control", "demo", "--live"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        with urllib.request.urlopen(read_page_url(process), timeout=60) as answer:
            assert "<h1>demo</h1>" in answer.read().decode()
        process.send_signal(signal.SIGINT)
        _, messages = process.communicate(timeout=60)
    assert process.returncode in (0, terminal.INTERRUPTED), "the latter before it waits for signals"
    assert "Traceback" not in messages


def test_reports_of_processes_are_merged_into_samples() -> None:
    chosen = scenario.load("demo", ["flows.main.count=2"])
    the_plan = plan.make(chosen, build(chosen), 1)
    one, other = (flow["name"] for flow in the_plan["flows"])
    seen: list[moments.Moment] = []
    with watched.watched(the_plan, chosen, seen.append, lambda *_: None) as (fd, said):
        assert fd is not None
        send = live_messages.sender_through(fd)
        said("starting", 0)
        assert not seen, "nothing before the run has begun"
        said("", 1)
        send(json.dumps({"flows": {one: {"window_bytes": 2000}, other: {"delivered_bytes": 7}}}))
        send(json.dumps({"router": "r1", "ports": {"1": {"queue_packets": 3, "queue_bytes": 9, "sent_bytes": 10**6}}}))
        send(json.dumps({"records": {"r1/1": {"phi_q16": 65536}}}))
        until = time.monotonic() + 30
        while "phi bytes" not in seen[-1]["panels"] or not seen[-1]["panels"]["phi bytes"]:
            assert time.monotonic() < until
            said("", 2 + len(seen))
        count = len(seen)
        said("collecting", 2 + count - 1)
        assert len(seen) == count, "nothing once it is over"
    before, panels = seen[0]["panels"], seen[-1]["panels"]
    assert before[moments.WINDOWS] == {one: None, other: None} and before[moments.QUEUES] == {}
    assert panels[moments.WINDOWS] == {one: 2, other: None}
    assert panels[moments.QUEUES] == {"bottleneck, forward": 3}
    assert panels["phi bytes"] == {"bottleneck, forward": 1}


def test_report_to_a_full_or_closed_socket_does_not_block() -> None:
    here, there = live_messages.socket_pair()
    with here, there:
        send = live_messages.sender_through(there.fileno())
        for _ in range(10_000):
            send("{}")
        assert here.recv(9) == b"{}"
        here.close()
        send("{}")


@browser.needs_browser
def test_the_page_draws_all_samples_and_opens_the_report(tmp_path: Path) -> None:
    with browser.page(tmp_path / "profile") as page:
        with running(tmp_path) as (url, _):
            page.open(url)
            page.wait("document.querySelector('#report') !== null")
        made = result.load(tmp_path / "out" / "result.json")
        samples = len(made.series.time_s)
        assert page.ask("document.querySelectorAll('path.curve').length") == 2 + 1 + 2 + 1 + 3
        points = page.ask("chart.panels.flatMap(({spec}) => spec.curves).map(({x, y}) => [x.length, y.length])")
        assert points[:3] == [[samples, samples]] * 3
        assert f"{samples} samples" in page.ask("said.textContent")
        assert "out/report.html" in page.ask("said.textContent")
        # The server has gone.
        page.ask("document.querySelector('#report').target = '_self'; document.querySelector('#report').click()")
        page.wait("document.querySelectorAll('figure.drawn path.curve').length > 0")
        assert page.ask("document.title").startswith(made.title)
        assert page.ask("document.querySelectorAll('.files').length") == 0, "their targets are not there"


@browser.needs_browser
def test_page_shows_that_its_command_has_ended(tmp_path: Path) -> None:
    with browser.page(tmp_path / "profile") as page:
        with live.served("A run", 1.0) as (url, shown):
            page.open(url)
            shown.publish({"time_s": 0.5, "panels": {"Queues, packets": {"r1-r2": 3}}})
            page.wait("document.querySelectorAll('path.curve').length === 1")
            assert page.ask("said.textContent") == "0.50 of 1 s"
        page.wait("said.textContent === 'The command has ended.'")


@browser.needs_browser
def test_live_page_is_readable_at_all_sizes(tmp_path: Path) -> None:
    flows = {f"main{number}": float(number) for number in range(10)}
    with live.served("Ten flows", 2.0) as (url, shown), browser.page(tmp_path / "profile") as page:
        for time_s in (0, 1, 2):
            panels = {
                moments.WINDOWS: flows,
                moments.QUEUES: {"bottleneck, forward": time_s},
                "phi bytes": {"r1": -200_000},
            }
            shown.publish({"time_s": time_s, "panels": panels})
        shown.end(live.Report("<title>A report</title>", "results/demo/report.html"))
        page.open(url)
        page.wait("document.querySelector('#report') !== null")
        looks.check(page, "h1, .head", ".keys")
        shapes = page.ask("chart.panels[0].spec.curves.map(({colour, dashed}) => `${colour} ${dashed}`)")
        assert len(set(shapes)) == len(flows), "no two curves look the same"
