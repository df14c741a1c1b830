"""The files of a run can be trusted: one writer a folder, whole or not at all, and made again by its own
words."""

from __future__ import annotations

import html
import multiprocessing.context
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import needs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from xcpr.commands import cli
from xcpr.experiments import runs
from xcpr.experiments.execution import batch, processes
from xcpr.experiments.reports import report
from xcpr.io import files, schema
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.scenarios import scenario

SHORT = ["--set", "duration=1 s", "--set", "flows.main.count=2"]


def xcpr(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "xcpr", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def untimed(path: Path) -> str:
    return re.sub(r'"(cpu_s|wall_s)":[0-9.e+-]+', "", path.read_text(encoding="utf-8"))


def wait_until(what: Callable[[], bool], seconds: float = 30.0) -> bool:
    deadline = time.monotonic() + seconds
    while not what() and time.monotonic() < deadline:
        time.sleep(0.02)
    return what()


def test_command_of_the_report_and_result_file_repeat_the_run(tmp_path: Path) -> None:
    assert xcpr("run", "demo", *SHORT, "--seed", "3", "--out", "first", folder=tmp_path).returncode == 0
    page = (tmp_path / "first/report.html").read_text(encoding="utf-8")
    command = re.search(r"<pre>(xcpr run .*)</pre>", page)
    assert command is not None
    words = shlex.split(html.unescape(command[1]))
    assert words[:3] == ["xcpr", "run", "demo"] and "flows.main.count=2" in words
    assert xcpr(*words[1:], "--out", "by command", folder=tmp_path).returncode == 0
    assert xcpr("run", "first/result.json", "--out", "by result", folder=tmp_path).returncode == 0
    for again in ("by command", "by result"):
        assert untimed(tmp_path / again / result.FILE) == untimed(tmp_path / "first" / result.FILE)


@settings(max_examples=30)
@given(
    st.dictionaries(
        st.sampled_from(["flows.main.count", "flows.more.count", "flows.main.ack_every", "topology.hops"]),
        st.integers(1, 9).map(str),
    ),
    st.dictionaries(
        st.sampled_from(["title", "topology.delay", "queue.limit", "flows.main.stop"]),
        st.sampled_from(['"12"', "3 s", "40 ms", "true love"]),
    ),
)
def test_overrides_between_scenarios_round_trip(numbers: dict[str, str], texts: dict[str, str]) -> None:
    try:
        chosen = scenario.load("demo", [f"{key}={value}" for key, value in (numbers | texts).items()])
    except Invalid:
        return
    wanted = schema.write(chosen)
    found = scenario.overrides_between(schema.write(scenario.load("demo")), wanted)
    assert found is not None
    assert schema.write(scenario.load("demo", found)) == wanted


def test_removed_key_has_no_overrides() -> None:
    assert scenario.overrides_between({"stop": "3 s"}, {}) is None
    assert scenario.overrides_between({"flows": {"main": {"stop": "3 s"}}}, {"flows": {"main": {}}}) is None


def test_output_folder_is_named_by_its_overrides() -> None:
    usual = Path("results/demo")
    assert runs.folder(usual, []) == usual
    assert runs.folder(usual, ["topology.delay=100 ms"], "seed-2") == Path("results/demo-seed-2-topology.delay=100-ms")
    # Names that differ in characters that folders' names lack are no less two.
    titles = [
        "title=\u00c4",
        "title=\u00d6",
        "title=a b",
        "title=a-b",
        "topology.delay=100-ms",
        'title="a"',
        "title='a'",
    ]
    names = {runs.folder(usual, [title]).name for title in titles} | {"demo-topology.delay=100-ms"}
    assert len(names) == len(titles) + 1 and all(name.isascii() for name in names - {"demo-title=a-b"})
    assert len(runs.folder(usual, ["title=" + "x" * 400]).name) < 200
    assert runs.find("grid/C-half-200-0").folder == Path("results/grid-C-half-200-0")


def test_second_writer_of_a_folder_is_refused(tmp_path: Path) -> None:
    with files.lock_folder(tmp_path / "out"):
        done = xcpr("run", "demo", *SHORT, "--out", "out", folder=tmp_path)
    assert (done.returncode, done.stderr) == (2, "xcpr: out: another xcpr is writing there\n")
    assert [path.name for path in (tmp_path / "out").iterdir()] == [files.LOCK]
    assert xcpr("run", "demo", *SHORT, "--out", "out", "--quiet", folder=tmp_path).returncode == 0


def test_impossible_output_folder_is_reported_before_the_run(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = xcpr("run", "dumbbell", "--set", "duration=5000 s", "--out", "file/out", folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, "xcpr: file/out: Not a directory\n")


@pytest.mark.network
@needs.capability("CAP_SYS_ADMIN")
def test_a_full_disk_loses_no_result(tmp_path: Path) -> None:
    for name in ("out", "tmp"):
        (tmp_path / name).mkdir()
    line = f"mount -t tmpfs -o size=64k none out && TMPDIR=$PWD/tmp {sys.executable} -m xcpr run demo --out out"
    done = subprocess.run(
        ["unshare", "--mount", "sh", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    found = re.fullmatch(r"xcpr: out/result.json: No space left on device; the result is kept as (\S+)\n", done.stderr)
    assert found is not None, done.stderr
    assert result.load(Path(found[1])).totals.delivered_bytes > 0


def workers_of(parent: int) -> list[int]:
    """Returns the processes that a process has started for its runs, once they are at work."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    found = [Path("/proc") / child for child in children]
    return [
        int(one.name) for one in found if b"spawn_main" in (one / "cmdline").read_bytes() and count_written(one) > 0
    ]


def count_written(process: Path) -> int:
    """Returns the bytes that a process wrote: a worker writes to nothing but its parent."""
    return int((process / "io").read_text().split("wchar: ")[1].split()[0])


def is_alive(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent(tmp_path: Path, how: signal.Signals) -> None:
    long = ["reproduce", "grid", "--set", "duration=5000 s", "--workers", "2"]
    parent = subprocess.Popen([sys.executable, "-m", "xcpr", *long], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    try:
        assert wait_until(lambda: len(workers_of(parent.pid)) == 2)
        workers = workers_of(parent.pid)
        parent.send_signal(how)
        _, messages = parent.communicate(timeout=60)
    finally:
        parent.kill()
    assert wait_until(lambda: not any(is_alive(worker) for worker in workers)), workers
    assert parent.returncode == (143 if how is signal.SIGTERM else -signal.SIGKILL), messages
    assert "Traceback" not in messages


def fall_over_once(task: tuple[str, Path], report: Callable[[float], None]) -> None:
    """Ends its process at the first try, or at each."""
    what, folder = task
    report(0.5)
    tries = len(list(folder.glob(f"{what}-*")))
    (folder / f"{what}-{tries}").touch()
    if what == "always" or (what == "once" and tries == 0):
        time.sleep(0.2)  # the others are at work
        os.kill(os.getpid(), signal.SIGKILL)
    report(1.0)


def test_task_of_a_killed_process_is_repeated(tmp_path: Path) -> None:
    progress: list[tuple[float, int]] = []
    tasks = [(name, tmp_path) for name in ("once", "never", "nor-this")]
    processes.run(fall_over_once, tasks, 2, lambda amount, done: progress.append((amount, done)))
    assert progress[-1] == (3.0, 3)
    assert len(list(tmp_path.glob("once-*"))) == 2


def test_a_task_that_kills_every_process_is_named(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"'always'.*: processes were killed 3 times"):
        processes.run(fall_over_once, [("always", tmp_path), ("never", tmp_path)], 1, lambda *_: None)
    assert len(list(tmp_path.glob("always-*"))) == processes.MAX_TRIES


def test_figures_of_a_finished_run_are_not_drawn_again(tmp_path: Path) -> None:
    job = batch.Job("demo", scenario.load("demo", ["duration=1 s"]), 1, tmp_path)
    batch.do(job)
    drawn = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.png")}
    batch.do(job)
    assert drawn == {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.png")}
    os.utime(job.result)
    assert not report.is_fresh(tmp_path)


def test_report_of_another_result_is_stale_despite_its_time(tmp_path: Path) -> None:
    job = batch.Job("demo", scenario.load("demo", ["duration=1 s"]), 1, tmp_path)
    batch.do(job)
    assert report.is_fresh(tmp_path)
    page = (tmp_path / result.REPORT).read_bytes()
    made = result.load(job.result)
    files.write(job.result, result.encode(msgspec.structs.replace(made, seed=7)))
    os.utime(job.result, (0, 0))  # the clock went back
    assert not report.is_fresh(tmp_path)
    report.of_run(result.load(job.result), tmp_path)
    assert report.is_fresh(tmp_path) and (tmp_path / result.REPORT).read_bytes() != page


@pytest.mark.parametrize("is_done", [False, True])
def test_interrupted_run_reports_whether_its_result_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_done: bool
) -> None:
    def interrupt(*_: object, **_options: object) -> None:
        raise KeyboardInterrupt

    if is_done:
        monkeypatch.setattr(batch, "_draw", interrupt)
    else:
        monkeypatch.setattr(batch, "execute", interrupt)
    done = CliRunner().invoke(cli.app, ["run", "demo", *SHORT, "--quiet", "--out", str(tmp_path / "out")])
    assert done.exit_code == 130
    kept = f"the result is kept as {tmp_path}/out/result.json" if is_done else "nothing of this run is kept"
    assert done.stderr == f"xcpr: interrupted; {kept}\n"
    assert (tmp_path / "out" / result.FILE).is_file() == is_done


def test_shipped_scenario_can_be_extended_from_any_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('extends = "mininet"\ntitle = "Mine"\n')
    assert scenario.load(str(tmp_path / "mine.toml")).topology == scenario.load("mininet").topology
    (tmp_path / "mine.toml").write_text('extends = "minnet"\n')
    with pytest.raises(Invalid, match=r'mine.toml: extends: "minnet" is no scenario \(did you mean "mininet"\?\)'):
        scenario.load(str(tmp_path / "mine.toml"))


def test_read_only_shared_memory_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_context: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(multiprocessing.context.BaseContext, "SimpleQueue", refuse)
    with pytest.raises(PermissionError, match="Permission denied: '/dev/shm'"):
        processes.run(fall_over_once, [("never", tmp_path)], 1, lambda *_: None)
