"""The exercises' solutions do what their pages say."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import frames
import needs
import pytest

import xcpr
from xcpr.io.paths import DOCS, ROOT

EXERCISES = DOCS / "exercises"
SOLUTIONS = EXERCISES / "solutions"
PAGE = (DOCS / "congestion-controllers.md").read_text(encoding="utf-8")


def solution(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"solution_{name}", SOLUTIONS / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_header_solution_reads_every_field() -> None:
    header = solution("header")
    fields = header.read(frames.xcp(30_000, 104_000, -1234, reverse=7, form=2, epoch=9))
    assert list(fields.values()) == [6, 20, 1, 2, 9, 30_000, 104_000, -1234, 7]
    came, left = header.read(header.CAME), header.read(header.LEFT)
    assert [name for name in header.NAMES if came[name] != left[name]] == ["h_feedback"]
    assert left["h_feedback"] < came["h_feedback"]
    page = (EXERCISES / "1-header.md").read_text(encoding="utf-8")
    assert header.CAME.hex(" ", 4) in page and header.LEFT.hex(" ", 4) in page
    assert f"a window of {came['h_cwnd']:,} bytes" in page


def test_gains_solution_shows_the_effect_of_each_gain() -> None:
    gains = solution("gains")
    seen = {name: gains.run(*chosen) for name, chosen in gains.GAINS.items()}
    mended, large, small, without = seen.values()
    assert large.queue_spread > 20 * mended.queue_spread and large.queue_mean > 20 * mended.queue_mean
    assert small.start < mended.start / 1.5
    assert without.queue_mean > 5 * mended.queue_mean


def test_first_commands_of_the_gains_page_run_a_copied_program(tmp_path: Path) -> None:
    shutil.copy(EXERCISES / "gains.toml", tmp_path)
    page = (EXERCISES / "2-gains.md").read_text(encoding="utf-8")
    for source, name in re.findall(r"^cp ../../(\S+) (my_xcp\S+)", page, re.MULTILINE):
        shutil.copy(ROOT / source, tmp_path / name)
    made = xcpr.run(str(tmp_path / "gains.toml"))
    shipped = {key: value for key, value in made.scenario.items() if key != "router"}
    ours = xcpr.run(xcpr.Scenario(**shipped))
    assert made.versions["p4_program_sha256"] == ours.versions["p4_program_sha256"]
    assert made.series == ours.series and made.telemetry == ours.telemetry and made.telemetry


def test_gains_page_code_prints_the_figures_of_the_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gains = solution("gains")
    gains.write(tmp_path, *gains.GAINS["alpha / 10"])
    shutil.copy(EXERCISES / "gains.toml", tmp_path)
    monkeypatch.chdir(tmp_path)
    page = (EXERCISES / "2-gains.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(code, "2-gains.md", "exec"), {})
    own = re.findall(r": ([\d.]+)", capsys.readouterr().out)
    seen = gains.run(*gains.GAINS["alpha / 10"])
    assert own == [f"{100 * seen.start:.1f}", f"{seen.queue_mean:.1f}", f"{seen.queue_spread:.1f}"]


def test_policing_protects_honest_flows_from_forged_headers() -> None:
    misreporting = solution("misreporting")
    honest = misreporting.delivered("cbr")
    assert misreporting.delivered("forged", **misreporting.CLAIM) < 0.9 * honest
    assert misreporting.delivered("forged", police=True, **misreporting.CLAIM) > 0.98 * honest


def test_scalable_solution_matches_the_built_in_scalable() -> None:
    scalable = solution("scalable")
    short = {"duration": "12 s", "topology.rate": "20 Mbit/s", "queue.limit": "40 packets"}
    mine, own = (scalable.delivered(transport, **short) for transport in ("python:scalable", "scalable"))
    assert mine == pytest.approx(own, rel=0.01)


def test_scalable_solution_shows_loss_interval_and_late_share() -> None:
    """On a slower link, which has fewer packets: a loss in each run that asks for two, and shares of two flows."""
    scalable = solution("scalable")
    slow = {"topology.rate": "20 Mbit/s", "queue.limit": "40 packets"}
    interval = scalable.loss_interval("python:scalable", **slow)
    assert 5 * interval < scalable.loss_interval("newreno", **slow)
    shares = {name: scalable.late_share(name, **slow) for name in ("python:scalable", "newreno")}
    assert shares["python:scalable"] < 0.25 and shares["newreno"] > 0.4
    page = (EXERCISES / "4-congestion-controller.md").read_text(encoding="utf-8")
    assert '"duration": "240 s"' in page and "duration='240 s'" in (SOLUTIONS / "scalable.py").read_text()


def compile_patched(name: str, folder: Path) -> Path:
    """Compiles the exercise's scenario beside its solution: the counting router with a patch."""
    p4c = needs.p4c()
    example = ROOT / "p4src/examples/counting_router.p4"
    program = folder / f"{name}_router"
    source = program.with_suffix(".p4")
    subprocess.run(["patch", "-s", "-o", source, example, SOLUTIONS / f"{name}.patch"], check=True)
    files = ("-o", program.with_suffix(".json"), "--p4runtime-files", program.with_suffix(".p4info.txtpb"))
    subprocess.run([p4c, "--std", "p4-16", *files, source], check=True)
    return Path(shutil.copy(EXERCISES / f"{name}.toml", folder))


def test_rate_solution_updates_the_rate_register(tmp_path: Path) -> None:
    made = xcpr.run(str(compile_patched("rate", tmp_path)))
    rate = made.series.cells["r1/CountingEgress.rate_register[1]"]["value"]
    capacity = 163_840
    at = {second: rate[made.series.time_s.index(float(second))] for second in (3, 7, 9)}
    assert at == {3: capacity, 7: capacity // 64, 9: capacity}


def test_ecn_solution_marks_packets_and_keeps_the_queue_short(tmp_path: Path) -> None:
    scenario = str(compile_patched("ecn", tmp_path))
    marked = xcpr.run(scenario)
    assert marked.totals.utilisation > 0.98 and marked.totals.drops == 0
    assert 10 < marked.totals.queue_mean_packets < 25
    deaf = xcpr.run(scenario, overrides={"flows.main.transport": "newreno"})
    assert deaf.totals.drops > 100 and deaf.totals.queue_mean_packets > 5 * marked.totals.queue_mean_packets
    assert deaf.series.cells["r1/CountingEgress.marked[1]"]["packets"][-1] == 0


def run_check(number: int, file: Path, message: str = "") -> bool:
    """Returns whether a student's file solves an exercise, as the page's command does; the outcome must have words."""
    command = [sys.executable, EXERCISES / "check.py", str(number), file]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout.startswith("solved: " if done.returncode == 0 else "not solved yet: ")
    assert message in done.stdout
    return done.returncode == 0


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


HONEST_SCENARIO = {
    "duration": "10 s",
    "topology": {"rate": "50 Mbit/s", "delay": "20 ms"},
    "queue": {"limit": "250 packets"},
    "loss": {"backward": {"model": "none"}},
    "udp": {"schedule": "none"},
    "flows": {"main": {"count": 5, "transport": "xcp-r"}},
}


def test_check_judges_header_solutions(tmp_path: Path) -> None:
    assert run_check(1, SOLUTIONS / "header.py")
    assert not run_check(
        1, written(tmp_path / "start.py", "def read(header):\n    return {}\n"), "does not find the window"
    )
    wrong = (SOLUTIONS / "header.py").read_text(encoding="utf-8").replace("!BBBBIIiI", "!BBBBIIII")
    assert not run_check(1, written(tmp_path / "unsigned.py", wrong), "does not find the feedback")


@pytest.mark.parametrize(
    "text",
    [
        "import sys\nsys.exit(0)\n",
        "import os\nos._exit(0)\n",
        "import sys\ndef read(header):\n    sys.exit(0)\n",
        "import os\nif os.fork():\n    os._exit(0)\nos.setsid()\nimport time\ntime.sleep(2)\nos._exit(0)\n",
    ],
)
def test_check_fails_a_solution_that_exits_early(tmp_path: Path, text: str) -> None:
    assert not run_check(
        1, written(tmp_path / "exits.py", text), "ends the check with status 0, before there is a verdict"
    )


def test_check_judges_gains_solutions(tmp_path: Path) -> None:
    gains = solution("gains")
    assert run_check(2, gains.write(tmp_path, *gains.GAINS["alpha * 4"]))
    assert not run_check(2, gains.write(tmp_path, *gains.GAINS["the paper's"]), "the queue varies by")


def test_check_judges_misreporting_solutions(tmp_path: Path) -> None:
    source = {"start": "2 s", "rate": "3 %", "packet_size": "750 bytes"}
    for name, kind in {"forged": {"kind": "forged", **solution("misreporting").CLAIM}, "cbr": {"kind": "cbr"}}.items():
        made = xcpr.Scenario("dumbbell", **HONEST_SCENARIO, traffic={"other": source | kind})
        written(tmp_path / f"{name}.toml", made.to_toml())
    assert run_check(3, tmp_path / "forged.toml")
    assert not run_check(3, tmp_path / "cbr.toml", 'no traffic source of the kind "forged"')


def test_check_judges_congestion_controllers(tmp_path: Path) -> None:
    assert run_check(4, SOLUTIONS / "scalable.py")
    (start,) = re.findall(r"```python\n(.*?)\n\nresult = ", PAGE, re.DOTALL)
    assert not run_check(4, written(tmp_path / "start.py", start), "your flow delivers")


@pytest.mark.parametrize(("number", "name"), [(5, "rate"), (6, "ecn")])
def test_check_refuses_the_unchanged_counting_router(number: int, name: str) -> None:
    assert not run_check(number, ROOT / "p4src/compiled/counting_router.json", f"{name}.toml: router.watch")


@pytest.mark.parametrize(("number", "name"), [(5, "rate"), (6, "ecn")])
def test_check_accepts_the_patched_program(tmp_path: Path, number: int, name: str) -> None:
    assert run_check(number, compile_patched(name, tmp_path).with_name(f"{name}_router.json"))


def test_every_page_names_its_check_command() -> None:
    for page in EXERCISES.glob("[0-9]*.md"):
        assert f"docs/exercises/check.py {page.name[0]} " in page.read_text(encoding="utf-8")


def test_index_lists_every_exercise() -> None:
    index = (EXERCISES / "README.md").read_text(encoding="utf-8")
    pages = sorted(path.name for path in EXERCISES.glob("[0-9]*.md"))
    assert re.findall(r"\((\d-[\w-]+\.md)\)", index) == pages
    assert len(pages) == 6
