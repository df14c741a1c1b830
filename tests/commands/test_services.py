"""Services: SIGINT and SIGTERM end them, and nothing else that is asked of them, or that their log is short of."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from tests.helpers.streams import without_streams
from xcpr import _native
from xcpr.commands import cli
from xcpr.io import schema, services, streams
from xcpr.io.paths import ROOT
from xcpr.worlds.switch import links, realtime

TIMEOUT_S = 30.0
NETWORK = """
[routers.r1]
address = "127.0.0.1:{port}"
ports.1 = {{ capacity = "1 Mbit/s", mac = "02:01:00:01:00:01" }}
"""
LINKS = 'sample_interval = "10 ms"\n'
FULL = Path("/dev/full")


def wait_until(condition: Any, what: str = "nothing happens") -> None:
    end = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Running:
    """A service, and what it logs."""

    process: subprocess.Popen[bytes]
    folder: Path

    def logged(self) -> str:
        return "".join(path.read_text() for name in ("stdout", "stderr") if (path := self.folder / name).exists())

    def until_logged(self, text: str) -> None:
        wait_until(lambda: text in self.logged() or not self.is_running(), f"no {text!r} in {self.logged()}")
        assert text in self.logged()

    def is_running(self) -> bool:
        return self.process.poll() is None

    def send(self, *numbers: signal.Signals) -> None:
        for number in numbers:
            self.process.send_signal(number)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ends the service and returns its exit status."""
        self.send(number)
        return self.process.wait(TIMEOUT_S)

    def limit_files(self, size: int) -> None:
        """Makes the disk full for the service: no file of it may be longer."""
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Starter:
    """Starts services in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[Running] = []
        self.ends: list[int] = []
        self.commands = {
            "switch": ["--grpc-server-addr", f"unix:{folder}/s", "--links", "links.toml", "--stats", "stats.json"],
            "control": ["network.toml", "--telemetry", "telemetry.json"],
            "receive": ["--discard", "--port", str(free_port())],
        }
        (folder / "links.toml").write_text(LINKS)
        (folder / "network.toml").write_text(NETWORK.format(port=free_port()))

    def pipe(self) -> tuple[int, int]:
        """Makes a pipe that is there until the test ends."""
        self.ends += os.pipe()
        reads, writes = self.ends[-2:]
        return reads, writes

    def begin(self, name: str, *more: str, closed: tuple[int, ...] = (), **options: Any) -> Running:
        """Starts a service, without the standard streams in ``closed``."""
        command = [sys.executable, "-m", "xcpr", name, *self.commands[name], *more]
        with (self.folder / "stdout").open("wb") as out, (self.folder / "stderr").open("wb") as err:
            files = {"stdout": out, "stderr": err} | options
            process = subprocess.Popen(without_streams(command, *closed), cwd=self.folder, **files)
        self.running.append(Running(process, self.folder))
        return self.running[-1]

    def serve(self, name: str, *more: str, **options: Any) -> Running:
        """Starts a service, and waits until it serves: its metrics are there."""
        port = free_port()
        made = self.begin(name, "--metrics", str(port), *more, **options)

        def answers() -> bool:
            assert made.is_running(), made.logged()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                return True
            return False

        wait_until(answers)
        time.sleep(0.2)
        return made


@pytest.fixture
def starter(tmp_path: Path) -> Iterator[Starter]:
    made = Starter(tmp_path)
    yield made
    for one in made.running:
        one.process.kill()
        one.process.wait()
    for end in made.ends:
        os.close(end)


Start = Callable[[Starter, str], Running]
"""Starts a service, and lets something happen to it."""


def ask_all(service: Running) -> Running:
    """Sends all requests, one after the other."""
    for number in sorted(services.REQUESTS):
        service.send(number)
        time.sleep(0.1)
    return service


def running(starter: Starter, name: str) -> Running:
    service = starter.serve(name)
    for number in sorted(services.REQUESTS):
        service.send(number)
        event = OUTCOMES[number.name][name]
        if event == "writes the statistics":
            wait_until((starter.folder / "stats.json").exists)
        else:
            service.until_logged({"reads the links again": "links read again", "logs it": number.name}[event])
    if name == "switch":
        (starter.folder / "links.toml").write_text("rate = 7")
        service.send(signal.SIGHUP)
        service.until_logged("links stay as they are")
    if name == "control":
        service.until_logged("r1: nothing answers at 127.0.0.1")
    return service


def starting(starter: Starter, name: str) -> Running:
    service = starter.begin(name)
    wait_until(lambda: handles(service.process, signal.SIGHUP))
    service.send(signal.SIGHUP)
    service.until_logged("links read again" if name == "switch" else "SIGHUP")
    return service


def without_reader(starter: Starter, name: str) -> Running:
    reads, writes = os.pipe()
    service = starter.serve(name, stderr=writes, stdout=writes)
    os.close(writes)
    os.close(reads)
    return ask_all(service)


def with_stuck_reader(starter: Starter, name: str) -> Running:
    _reads, writes = starter.pipe()
    os.set_blocking(writes, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(writes, bytes(4096))
    os.set_blocking(writes, True)
    return ask_all(starter.serve(name, stderr=writes, closed=(1,)))


def with_full_disks(starter: Starter, name: str) -> Running:
    if not FULL.exists():
        pytest.skip("needs /dev/full")
    with FULL.open("wb") as full:
        service = starter.serve(name, stderr=full)
    service.limit_files(0)
    return ask_all(service)


def with_failed_transfer(starter: Starter, name: str) -> Running:
    """Sends a file that is too large."""
    port = free_port()
    starter.commands[name] = ["--dir", "incoming", "--max-size", "10 bytes", "--port", str(port)]
    service = starter.serve(name)
    (starter.folder / "file").write_bytes(bytes(100))
    command = [sys.executable, "-m", "xcpr", "send", "file", "--to", "127.0.0.1", "--port", str(port)]
    sent = subprocess.run([*command, "--transport", "udt"], cwd=starter.folder, check=False, capture_output=True)
    assert sent.returncode == 1, sent.stderr
    service.until_logged("failed file")
    return service


@dataclass(frozen=True)
class Life:
    """One life of a service: rows of the table in docs/operating.md, the last of which is its end."""

    start: Start
    rows: tuple[str, ...]
    end: signal.Signals = signal.SIGTERM
    names: tuple[str, ...] = ("switch", "control", "receive")
    """The services that need no interface; tests/switch/test_ports.py has the wire."""


LIVES = (
    Life(
        running,
        ("SIGHUP", "SIGUSR1", "SIGUSR2", "links that are refused", "a router that does not answer"),
        signal.SIGINT,
    ),
    Life(starting, ("SIGHUP while it starts",), signal.SIGKILL),
    Life(without_reader, ("the log's reader is gone",)),
    Life(with_stuck_reader, ("the log's reader takes nothing", "standard output is closed")),
    Life(with_full_disks, ("the log's disk is full", "no disk for `--stats` or `--telemetry`")),
    Life(with_failed_transfer, ("a transfer that fails",), names=("receive",)),
)
ELSEWHERE = {
    "an interface goes, and comes back": (
        "switch/test_ports.py",
        "test_switch_survives_flapping_and_removed_interfaces",
    ),
    "the thread of the data plane breaks": ("commands/test_services.py", "test_a_broken_data_plane_ends_its_service"),
    "a socket breaks": ("commands/test_services.py", "test_a_broken_socket_ends_a_receiver"),
}
"""The other rows, with their tests."""


def outcomes() -> dict[str, dict[str, str]]:
    """Returns the table of docs/operating.md: by event and service, the outcome."""
    text = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    section = text.partition("## Ends of services")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return {event: dict(zip(("switch", "control", "receive"), cells, strict=True)) for event, *cells in rows[2:]}


OUTCOMES = outcomes()


def test_each_event_of_the_table_has_a_test() -> None:
    assert OUTCOMES.keys() == {row for life in LIVES for row in (*life.rows, life.end.name)} | ELSEWHERE.keys()
    for path, name in ELSEWHERE.values():
        assert f"def {name}(" in (ROOT / "tests" / path).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("life", "name"),
    [pytest.param(life, name, id=f"{name}-{life.start.__name__}") for life in LIVES for name in life.names],
)
def test_a_service_matches_the_table_of_events(starter: Starter, life: Life, name: str) -> None:
    service = life.start(starter, name)
    time.sleep(0.2)
    assert service.is_running(), service.logged()
    last = [*(OUTCOMES[row][name] for row in life.rows), OUTCOMES[life.end.name][name]]
    status = next(int(words[-1]) for words in (row.split("ends, ") for row in last) if len(words) > 1)
    assert service.end(life.end) == status, service.logged()
    assert "Traceback" not in service.logged()


class BrokenPorts:
    """Ports whose thread has ended."""

    def report(self) -> str:
        return json.dumps({"scheduling": "normal", "io": [], "notes": []})

    def is_running(self) -> bool:
        return False

    def stop(self) -> None:
        return None


def test_a_broken_data_plane_ends_its_service() -> None:
    lines: list[str] = []
    options = realtime.Options((), links.File(None, set()), None, None, 1, "af_packet")
    with pytest.raises(schema.Invalid, match="the data plane ended by itself"):
        realtime.serve("switch", cast("Any", BrokenPorts()), options, lines.append, lines.append)


def test_a_broken_socket_ends_a_receiver(monkeypatch: pytest.MonkeyPatch) -> None:
    def receive(*_: object) -> list[str]:
        raise _native.HostError("can't send: Bad file descriptor")

    monkeypatch.setattr(_native, "receive", receive)
    ended = CliRunner().invoke(cli.app, ["receive", "--discard"])
    assert ended.exit_code == 1 and "can't send" in ended.output


def test_a_service_without_standard_streams_runs(starter: Starter) -> None:
    service = starter.serve("receive", closed=(0, 1, 2))
    for fd in range(3):
        assert Path(f"/proc/{service.process.pid}/fd/{fd}").readlink() == Path("/dev/null")
    assert service.end() == 0


def test_many_signals_do_not_delay_termination(starter: Starter) -> None:
    service = starter.serve("switch")
    end = time.monotonic() + 1
    while time.monotonic() < end:
        service.send(signal.SIGHUP)
    service.send(signal.SIGTERM)
    while service.is_running():
        with contextlib.suppress(ProcessLookupError):
            service.send(signal.SIGHUP)
        assert time.monotonic() < end + TIMEOUT_S
    assert service.process.wait() == 0


HOSTILE = {
    "a delay of 1e12 s": '[ports.1]\ndelay = "1e12 s"\n',
    "a limit of 1e23": '[ports.1]\nqueue.limit = "1e23 packets"\n',
    "a time that no u64 holds": 'sample_interval = "1e12 s"\n',
    "a nanosecond": 'sample_interval = "1 ns"\n',
    "5,000 digits": f"sample_interval = {'1' * 5000}\n",
    "5,000 digits of a port": f"[ports.{'1' * 5000}]\n",
    "5,000 brackets": f"a = {'[' * 5000}{']' * 5000}\n",
    "no TOML": "[",
    "no UTF-8": "\udcff",
    "a port that is not there": "[ports.7]\n",
}


def test_refused_links_file_leaves_the_links_unchanged(starter: Starter) -> None:
    service = starter.serve("switch")
    file = starter.folder / "links.toml"
    for number, (what, text) in enumerate(HOSTILE.items(), 1):
        file.write_text(text, errors="surrogateescape")
        service.send(signal.SIGHUP)

        def refused(number: int = number, what: str = what) -> bool:
            assert service.is_running(), what
            return service.logged().count("links stay as they are") >= number

        wait_until(refused, what)
    file.unlink()
    service.send(signal.SIGHUP)
    service.until_logged("no such file")
    file.write_text(LINKS)
    service.send(signal.SIGHUP)
    service.until_logged("links read again")
    assert "Traceback" not in service.logged()
    assert service.end() == 0
    assert json.loads((starter.folder / "stats.json").read_text())["time_s"][:2] == [0.0, 0.01]


def test_fifo_as_links_file_is_refused(starter: Starter) -> None:
    service = starter.serve("switch")
    file = starter.folder / "links.toml"
    file.unlink()
    os.mkfifo(file)
    service.send(signal.SIGHUP)
    service.until_logged("links stay as they are")
    assert service.end() == 0


def test_unwritable_statistics_are_logged_and_set_the_exit_status(starter: Starter) -> None:
    service = starter.serve("switch")
    service.limit_files(0)
    service.send(signal.SIGUSR1)
    time.sleep(0.3)
    service.limit_files(resource.RLIM_INFINITY)
    # The log was full as well: it has a line on the one that is missing.
    service.send(signal.SIGUSR2)
    service.until_logged("1 line dropped here: File too large")
    service.send(signal.SIGUSR1)
    wait_until((starter.folder / "stats.json").exists)
    assert service.end() == 0

    service = starter.serve("switch", stderr=subprocess.PIPE)
    service.limit_files(0)
    assert service.end() == 1
    assert service.process.stderr
    said = service.process.stderr.read().decode()
    service.process.stderr.close()
    assert "File too large" in said and "Traceback" not in said
    assert sorted(path.name for path in starter.folder.iterdir() if path.name.startswith(".")) == []


def test_telemetry_is_written_again_once_the_disk_has_room(starter: Starter) -> None:
    service = starter.serve("control", stderr=subprocess.PIPE)
    service.limit_files(0)
    file = starter.folder / "telemetry.json"
    file.unlink(missing_ok=True)
    time.sleep(2.5)
    assert service.is_running() and not file.exists()
    service.limit_files(resource.RLIM_INFINITY)
    wait_until(file.exists)
    assert service.end() == 0
    assert service.process.stderr
    said = service.process.stderr.read().decode()
    service.process.stderr.close()
    assert said.count("telemetry is not written") == 2, said
    assert "telemetry is not written: no longer" in said


def handles(process: subprocess.Popen[bytes], number: signal.Signals) -> bool:
    """Returns whether a process has a handler for a signal."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught.split()[1], 16) >> number - 1 & 1)


def test_signal_blocked_at_start_is_handled(starter: Starter) -> None:
    """As a service manager can have it, for which the time until Python runs is too long."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, services.REQUESTS)
    try:
        service = starter.begin("switch")
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    service.send(signal.SIGHUP)
    service.until_logged("links read again")
    assert service.end() == 0


def test_other_commands_keep_default_signal_handlers() -> None:
    program = (
        "import signal\nfrom xcpr.io import services\nservices.record_requests({})\nprint(repr(signal.getsignal(1)))"
    )
    for arguments, handler in ((["run", "demo"], "Handlers.SIG_"), (["wire"], "<bound method")):
        command = [sys.executable, "-c", program.format(arguments)]
        assert handler in subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_metrics_count_dropped_log_lines(starter: Starter) -> None:
    import urllib.request

    reads, writes = os.pipe()
    port = free_port()
    service = starter.begin("receive", "--metrics", str(port), stderr=writes)
    os.close(writes)
    service.until_logged("listening")
    os.close(reads)
    service.send(signal.SIGHUP)
    time.sleep(0.3)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        assert b"xcpr_log_dropped_lines_total 1.0" in answer.read()
    assert service.end() == 0


def run_to_end(arguments: list[str], folder: Path, closed: tuple[int, ...] = (), **options: Any) -> tuple[int, str]:
    """Returns the exit status of a command, and its words on stderr."""
    command = without_streams([sys.executable, "-m", "xcpr", *arguments], *closed)
    done = subprocess.run(command, cwd=folder, stderr=subprocess.PIPE, text=True, check=False, **options)
    return done.returncode, done.stderr


def test_command_without_a_reader_exits_normally(starter: Starter) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    starter.ends.append(writes)
    run = ["run", "demo", "--set", "duration=200 ms", "--out", "out", "--quiet", "--json"]
    assert run_to_end(run, starter.folder, stdout=writes) == (0, "")
    assert run_to_end(["--version"], starter.folder, stdout=writes) == (0, "")
    assert run_to_end(["--version"], starter.folder, closed=(1,)) == (0, "")


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
def test_command_reports_lost_output(tmp_path: Path) -> None:
    with FULL.open("wb") as full:
        status, said = run_to_end(["--version"], tmp_path, stdout=full)
    assert status == 1
    assert said == "xcpr: standard output: 1 line could not be written: No space left on device\n"


def test_dropped_lines_are_reported_on_stderr_only() -> None:
    """Standard output may be JSON; standard error has the number."""
    (out, to_out), (log, to_log) = os.pipe(), os.pipe()
    output = streams.DroppingFile(to_out, streams.DroppingFile(to_log))
    output.may_wait = False
    room = b"x" * (fcntl.fcntl(to_out, fcntl.F_GETPIPE_SZ) - 1) + b"\n"
    output.write(room)
    output.write(b"{1}\n")
    assert os.read(out, len(room)) == room
    output.write(b"{2}\n")
    assert os.read(out, 100) == b"{2}\n"
    assert os.read(log, 1000) == b"xcpr: 1 line of standard output dropped: the reader takes nothing\n"
    for end in (out, to_out, log, to_log):
        os.close(end)
