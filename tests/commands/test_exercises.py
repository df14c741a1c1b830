"""The exercises' solutions do what their pages say."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import frames
import needs
import pytest

import xcpr
from xcpr.paths import DOCS, ROOT

EXERCISES = DOCS / "exercises"
SOLUTIONS = EXERCISES / "solutions"


def solution(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"solution_{name}", SOLUTIONS / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_header_is_read() -> None:
    header = solution("header")
    fields = header.read(frames.xcp(30_000, 104_000, -1234, reverse=7, form=2, epoch=9))
    assert list(fields.values()) == [6, 20, 1, 2, 9, 30_000, 104_000, -1234, 7]
    came, left = header.read(header.CAME), header.read(header.LEFT)
    assert [name for name in header.NAMES if came[name] != left[name]] == ["h_feedback"]
    assert left["h_feedback"] < came["h_feedback"]
    page = (EXERCISES / "1-header.md").read_text(encoding="utf-8")
    assert header.CAME.hex(" ", 4) in page and header.LEFT.hex(" ", 4) in page
    assert f"a window of {came['h_cwnd']:,} bytes" in page


def test_gains_break_and_mend() -> None:
    gains = solution("gains")
    seen = {name: gains.run(*chosen) for name, chosen in gains.GAINS.items()}
    mended, large, small, without = seen.values()
    assert large.queue_spread > 20 * mended.queue_spread and large.queue_mean > 20 * mended.queue_mean
    assert small.start < mended.start / 1.5
    assert without.queue_mean > 5 * mended.queue_mean


def test_the_pages_first_commands_run_a_program_of_ones_own(tmp_path: Path) -> None:
    shutil.copy(EXERCISES / "gains.toml", tmp_path)
    page = (EXERCISES / "2-gains.md").read_text(encoding="utf-8")
    for source, name in re.findall(r"^cp ../../(\S+) (my_xcp\S+)", page, re.MULTILINE):
        shutil.copy(ROOT / source, tmp_path / name)
    made = xcpr.run(str(tmp_path / "gains.toml"))
    shipped = {key: value for key, value in made.scenario.items() if key != "router"}
    ours = xcpr.run(xcpr.Scenario(**shipped))
    assert made.versions["p4_program_sha256"] == ours.versions["p4_program_sha256"]
    assert made.series == ours.series and made.telemetry == ours.telemetry and made.telemetry


def test_a_liar_is_caught() -> None:
    liar = solution("liar")
    honest = liar.delivered("cbr")
    assert liar.delivered("forged", **liar.CLAIM) < 0.9 * honest
    assert liar.delivered("forged", police=True, **liar.CLAIM) > 0.98 * honest


def test_a_law_is_written() -> None:
    scalable = solution("scalable")
    short = {"duration": "12 s", "topology.rate": "20 Mbit/s", "queue.limit": "40 packets"}
    mine, own = (scalable.delivered(transport, **short) for transport in ("python:scalable", "scalable"))
    assert mine == pytest.approx(own, rel=0.01)


def patched(name: str, folder: Path) -> Path:
    """Compiles the exercise's scenario beside its solution: the counting router with a patch."""
    p4c = needs.p4c()
    example = ROOT / "p4src/examples/counting_router.p4"
    program = folder / f"{name}_router"
    source = program.with_suffix(".p4")
    subprocess.run(["patch", "-s", "-o", source, example, SOLUTIONS / f"{name}.patch"], check=True)
    files = ("-o", program.with_suffix(".json"), "--p4runtime-files", program.with_suffix(".p4info.txtpb"))
    subprocess.run([p4c, "--std", "p4-16", *files, source], check=True)
    return Path(shutil.copy(EXERCISES / f"{name}.toml", folder))


def test_a_rate_is_updated_in_p4(tmp_path: Path) -> None:
    made = xcpr.run(str(patched("rate", tmp_path)))
    rate = made.series.cells["r1/CountingEgress.rate_register[1]"]["value"]
    capacity = 163_840
    at = {second: rate[made.series.time_s.index(float(second))] for second in (3, 7, 9)}
    assert at == {3: capacity, 7: capacity // 64, 9: capacity}


def test_a_router_learns_ecn(tmp_path: Path) -> None:
    scenario = str(patched("ecn", tmp_path))
    marked = xcpr.run(scenario)
    assert marked.totals.utilisation > 0.98 and marked.totals.drops == 0
    assert 10 < marked.totals.queue_mean_packets < 25
    deaf = xcpr.run(scenario, overrides={"flows.main.transport": "newreno"})
    assert deaf.totals.drops > 100 and deaf.totals.queue_mean_packets > 5 * marked.totals.queue_mean_packets
    assert deaf.series.cells["r1/CountingEgress.marked[1]"]["packets"][-1] == 0


def test_the_index_has_every_exercise() -> None:
    index = (EXERCISES / "README.md").read_text(encoding="utf-8")
    pages = sorted(path.name for path in EXERCISES.glob("[0-9]*.md"))
    assert re.findall(r"\((\d-\w+\.md)\)", index) == pages
    assert len(pages) == 6
