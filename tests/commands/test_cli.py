from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from xcpr import api
from xcpr.commands import cli, reproduce
from xcpr.commands.shell import terminal
from xcpr.experiments import catalogue, runs
from xcpr.experiments.execution import batch
from xcpr.io import files
from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.flows import registry
from xcpr.scenarios.programs.program import XCP

SHORT = ["--set", "duration=2 s", "--set", "flows.main.count=3"]


def xcpr(*arguments: str, folder: Path, check: int = 0) -> subprocess.CompletedProcess[str]:
    """Runs the real command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "xcpr", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == check, done.stderr
    return done


def untimed(path: Path) -> str:
    """Reads a result file but for its two times."""
    return re.sub(r'"(cpu_s|wall_s)":[0-9.e+-]+', "", path.read_text(encoding="utf-8"))


def test_run_writes_a_table_a_result_figures_and_a_report(tmp_path: Path) -> None:
    done = xcpr("run", "demo", *SHORT, "--out", "out", folder=tmp_path)
    assert "delivered" in done.stdout
    assert "out/report.html" in done.stdout
    assert done.stderr == ""  # there is no progress bar, for stderr is no terminal here
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"result.json", "report.html", "window.png", "queue.png", "delivered-by-flow.png"} <= names
    made = json.loads((tmp_path / "out" / "result.json").read_bytes())
    assert made["schema"] == "xcpr-result/3"
    assert made["world"] == "sim"
    assert made["totals"]["delivered_bytes"] > 10**6
    records = made["telemetry"]["r1/1"]
    assert len(records["time_s"]) > 10
    assert set(records["capacity_q20"]) == {XCP.ports.value(10**8)}
    before = (tmp_path / "out" / "report.html").read_bytes()
    xcpr("report", "out", folder=tmp_path)
    assert (tmp_path / "out" / "report.html").read_bytes() == before


def test_equal_seeds_give_equal_files_and_other_seeds_differ(tmp_path: Path) -> None:
    chosen = scenario.load("demo", ["duration=2 s", "flows.main.count=2"])
    for folder, seed in (("a", 1), ("b", 1), ("c", 2)):
        batch.do(batch.Job("demo", chosen, seed, tmp_path / folder, report=False))
    a, b, c = (untimed(tmp_path / folder / "result.json") for folder in "abc")
    assert a == b
    assert a.replace('"seed":1', "") != c.replace('"seed":2', "")


def test_existing_result_is_reused_until_an_input_changes(tmp_path: Path) -> None:
    job = batch.Job("demo", scenario.load("demo", ["duration=1 s"]), 1, tmp_path, report=False)
    batch.do(job)
    assert batch.has_result(job)
    first = job.result.stat().st_mtime_ns
    batch.do(job)
    assert job.result.stat().st_mtime_ns == first
    other = batch.Job("demo", scenario.load("demo", ["duration=1.1 s"]), 1, tmp_path, report=False)
    assert not batch.has_result(other)


def test_reproduce_runs_a_set_in_parallel_and_reports_it(
    in_tmp: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A set has two short runs and two seeds."""
    folder = in_tmp / "sets"
    folder.mkdir()
    (folder / "tiny.toml").write_text(
        f"""
        extends = "{ROOT}/scenarios/data/axes.toml"
        title = "Tiny"
        references = ["ns-2"]
        [axes.size.small]
        label = "small"
        scenario = {{ duration = "1 s", topology.rate = "20 Mbit/s", flows.main.count = 2 }}
        [matrix]
        size = ["small"]
        row = ["A", "C"]
        """
    )
    monkeypatch.setattr(sets, "SETS", folder)
    runner = CliRunner()
    done = runner.invoke(cli.app, ["reproduce", "tiny", "--seeds", "1-2", "--workers", "2"])
    assert done.exit_code == 0, done.exception
    assert done.stderr.count("first figures: results/tiny/") == 1
    assert (in_tmp / "results/tiny/report.html").is_file()
    assert (in_tmp / "results/tiny/A-small/seed-2/result.json").is_file()
    assert not (in_tmp / "results/tiny/A-small/seed-2/report.html").exists()
    page = (in_tmp / "results/tiny/report.html").read_text(encoding="utf-8")
    for link in re.findall(r'href="([^"]*)"', page):
        assert (in_tmp / "results/tiny" / link).is_file()
    before = page
    done = runner.invoke(cli.app, ["report", "results/tiny"])
    assert done.exit_code == 0
    assert (in_tmp / "results/tiny/report.html").read_text(encoding="utf-8") == before
    capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["run", "nowhere"],
            "xcpr: nowhere: no such scenario; there are: acks, beside-cubic, bulk, bulk-beside, completion",
        ),
        (["run", "paper"], "xcpr: paper: several runs, not one: xcpr reproduce paper"),
        (["list", "scenario"], 'xcpr: scenario: no such kind (did you mean "scenarios"?)'),
        (["run", "demo", "--set", "queue.limt=3"], 'queue.limt: unknown key (did you mean "limit"?)'),
        (["run", "paper/Z"], "no such run"),
        (["reproduce", "q"], "no such set or experiment; there are: acks, acks-paths, against-ns2"),
        (["reproduce", "paper", "--seeds", "x"], "--seeds: must be seeds"),
        (["sweep", "demo", "--seeds", "1-1000000000"], '--seeds: must be 1 to 1000 seeds in order, for example "1-5"'),
        (["run", "demo", "--switch", "bmv2"], "--switch bmv2: goes with --world mininet, and the run has --world sim"),
        (
            ["run", "demo", "--world", "mininet", "--threads", "2"],
            "--threads: goes with --world sim, and the run has --world mininet",
        ),
        (["run", "demo", "--cli"], "--cli: goes with --world mininet, and the run has --world sim"),
        (["run", "demo", "--set", "router.program=x.p4"], 'router.program: must be p4c\'s JSON, not the source "x.p4"'),
        (["run", "demo", "--set", "router.program=./x.p4"], '-o ./x.json ./x.p4, and name "./x.json"'),
        (["run", "."], "is a folder without scenarios and results: name a scenario's file"),
        (["report", "nowhere"], "xcpr: nowhere: no such folder"),
        (["run", "nowhere/result.json"], "result.json: no such file"),
    ],
)
def test_user_errors_are_one_clear_line(
    in_tmp: Path,
    arguments: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["xcpr", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert message in capsys.readouterr().err
    assert list(in_tmp.iterdir()) == []


def test_folder_instead_of_a_name_gives_a_hint(in_tmp: Path) -> None:
    for name in ("made", "set", "own", "empty"):
        (in_tmp / name).mkdir()
    (in_tmp / "made" / "result.json").touch()
    (in_tmp / "set" / "set.json").touch()
    (in_tmp / "own" / "mine.toml").touch()
    (in_tmp / "x.txt").touch()
    for words, message in (
        (["run", "made"], "made: is a folder with a run's result: xcpr run made/result.json repeats it"),
        (["sweep", "./made/"], "is a folder with a run's result: xcpr run made/result.json repeats it"),
        (["reproduce", "made"], "xcpr report made draws it"),
        (["run", "set"], "set: is a folder with the results of several runs: xcpr report set"),
        (["run", "own"], "own: is a folder with mine.toml: name one of these files, own/mine.toml"),
        (["sweep", "empty"], "empty: is a folder without scenarios and results"),
        (["run", "demo", "--set", "router.program=./x.txt"], "x.txt: is a file of another kind: a router's program is"),
    ):
        done = CliRunner().invoke(cli.app, words)
        assert message in str(done.exception), words


def test_times_out_of_range_are_refused_by_key() -> None:
    for override, message in (
        ({"queue_sample_interval": "1 ns"}, 'demo: queue_sample_interval: must be at least "1 us"'),
        ({"sample_interval": "1 ns"}, 'demo: sample_interval: must be at least "1 us"'),
        ({"duration": "1e9 s"}, '--set: duration: must be at most "10000000 s"'),
        ({"flows.main.count": 400, "duration": "1e7 s"}, 'demo: duration: must be at most "'),
    ):
        with pytest.raises(Invalid) as caught:
            api.run("demo", overrides=override)
        assert str(caught.value).startswith(message)


def test_list_prints_every_registered_name(tmp_path: Path) -> None:
    done = xcpr("list", folder=tmp_path)
    for name in [*scenario.list_scenarios(), *sets.list_sets(), *catalogue.list_experiments(), "xcp-r", "rack"]:
        assert name in done.stdout
    listing = json.loads(xcpr("list", "--json", folder=tmp_path).stdout)
    assert [one["name"] for one in listing["scenarios"]] == scenario.list_scenarios()
    assert {one["name"] for one in listing["transports"]} >= {"xcp", "xcp-r"}
    assert any(option["option"] == "pacing.share" for option in listing["options"])
    assert {"key": "jitter.mean", "not with": "mininet"}.items() <= listing["links"][-2].items()


def test_list_of_one_kind_prints_titles(tmp_path: Path) -> None:
    done = xcpr("list", "experiments", folder=tmp_path)
    assert "katabi" in done.stdout and "parking-lot" not in done.stdout
    assert catalogue.load("hpcc").title.partition(":")[0] in done.stdout
    assert list(json.loads(xcpr("list", "sets", "--json", folder=tmp_path).stdout)) == ["sets"]


def test_list_prints_aliases(tmp_path: Path) -> None:
    for kind, declared in registry.declared().items():
        kinds = {"transport": "transports", "recovery": "recoveries", "profile": "profiles"}[kind]
        listed = json.loads(xcpr("list", kinds, "--json", folder=tmp_path).stdout)[kinds]
        assert {one["name"]: one["aliases"] for one in listed if ":" not in one["name"]} == {
            name: entry["aliases"] for name, entry in declared.items()
        }
    assert "rack-tlp, sack" in xcpr("list", "recoveries", folder=tmp_path).stdout


@pytest.mark.parametrize("arguments", [["run", "dumbbell", "--set", "duration=5000 s"], ["reproduce", "grid"]])
def test_ctrl_c_ends_cleanly(tmp_path: Path, arguments: list[str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "xcpr", *arguments],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not any(tmp_path.rglob(files.LOCK)) and time.monotonic() < deadline:
            time.sleep(0.1)  # until it has its folder, well before its end
        os.killpg(process.pid, signal.SIGINT)  # a terminal signals every process of the group
        _, stderr = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == terminal.INTERRUPTED, stderr
    assert "Traceback" not in stderr
    kept = "nothing of this run is kept" if arguments[0] == "run" else "finished runs are kept"
    assert f"interrupted; {kept}" in stderr
    assert not list(tmp_path.rglob(".result-*"))


def test_ctrl_c_during_a_late_import_sets_the_exit_status(tmp_path: Path) -> None:
    """Ctrl-C may come while a dataclass is made: a module that is imported late may make one."""
    program = tmp_path / "late.py"
    program.write_text(
        "import typer\nfrom xcpr.commands.shell import terminal\n\n"
        "def main():\n    with terminal.interruptible('it is incomplete'):\n        exec('raise KeyboardInterrupt')\n\n"
        "typer.run(main)\n"
    )
    command = [sys.executable, "-m", "late"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (terminal.INTERRUPTED, "xcpr: interrupted; it is incomplete\n")


def test_readme_commands_exist() -> None:
    """Every command line in the README is a verb of make, or a command that says what it would do."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    verbs = set(re.findall(r"^([a-z0-9-]+):", makefile, re.MULTILINE))
    lines = re.findall(r"^(?:make|\.venv/bin/xcpr|xcpr) .*$", readme, re.MULTILINE)
    assert lines
    for line in lines:
        words = line.split("#")[0].split()
        if words[0] == "make":
            assert words[1] in verbs, line
        else:
            assert words[1] in {"run", "reproduce", "report", "list", "doctor", "docs", "send", "receive"}, line
            if words[1] == "run":
                runs.find(words[2])
            if words[1] == "reproduce":
                reproduce.set_or_experiment(words[2])


def test_make_help_lists_the_verbs() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for verb in ("run", "test", "lint", "format", "p4", "bench", "lock", "clean"):
        assert f"make {verb} " in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["run", "caf\udce9\x1b"], "xcpr: caf\\xe9\\x1b: no such scenario"),
        (["switch", "-i", "1@\udcff"], "xcpr: -i: 1@\\xff: the name of the interface must be UTF-8"),
        (["send", "f", "--to", "\udcff"], "--to \\xff: no such host with an IPv4 address"),
        (["host", "\udcff", "h1", "--epoch", "0", "--out", "x"], "xcpr: \\xff: no such file"),
        (["kernel", "up", "--dev", "\udcff:x"], "xcpr: --dev \\xff:x: there is no network namespace \\xff"),
    ],
)
def test_unprintable_names_are_escaped_in_errors(tmp_path: Path, words: list[str], message: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "xcpr", *map(os.fsencode, words)],
        cwd=tmp_path,
        env=os.environ | {"COLUMNS": "80"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (1, 2) and message in " ".join(done.stderr.split()), done.stderr
