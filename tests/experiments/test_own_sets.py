"""Sets of one's own: files in any folder, sweeps without a file, and results side by side."""

from __future__ import annotations

import csv
import json
import re
import shlex
from pathlib import Path
from statistics import fmean

import pytest
from typer.testing import CliRunner

from xcpr import cli
from xcpr.experiments import comparison, reproduce, runs
from xcpr.results import result
from xcpr.results.statistics import difference
from xcpr.scenarios import sets, sweeps
from xcpr.schema import Invalid

BASE = """
extends = "demo"
title = "Mine"
duration = "1 s"
[flows.main]
count = 2
"""
SET = """
title = "Own"
base = "mine"
seeds = "1-2"
[axes.row.xcp]
label = "XCP"
scenario.flows.main.transport = "xcp"
[axes.row.xcp-r]
label = "XCP-r"
scenario.flows.main.transport = "xcp-r"
[matrix]
row = ["xcp", "xcp-r"]
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes the folder of the files; the working folder is another one."""
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "mine.toml").write_text(BASE)
    (tmp_path / "files" / "own.toml").write_text(SET)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path / "files"


def typed(*words: str) -> str:
    """Returns the output of a command, which must end well."""
    done = CliRunner().invoke(cli.app, [*words])
    assert done.exit_code == 0, done.exception
    return done.output


@pytest.mark.usefixtures("elsewhere")
def test_a_file_of_ones_own_runs_from_any_folder_and_is_reported_again() -> None:
    typed("reproduce", "../files/own.toml", "--workers", "1")
    folder = Path("results/own")
    assert {path.parent.name for path in folder.rglob(result.FILE)} == {"seed-1", "seed-2"}
    made = result.load(folder / "xcp-r-mine" / "seed-2" / result.FILE)
    assert made.title == "XCP-r: mine" and made.duration_s == 1 and made.flows[0].transport == "xcp-r"
    assert {path.stem for path in folder.glob("*.png")} == {
        "share-delivered",
        "mine-window-goodput-queue",
        "mine-delivered-by-flow",
    }
    page = (folder / result.REPORT).read_text(encoding="utf-8")
    command = reproduce.load_manifest(folder).command
    assert command == "xcpr reproduce ../files/own.toml --seeds 1-2"
    assert command in page
    typed("report", str(folder))
    assert (folder / result.REPORT).read_text(encoding="utf-8") == page


def test_a_name_without_its_ending_is_told_of_the_file(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(elsewhere)
    done = CliRunner().invoke(cli.app, ["reproduce", "own"])
    assert str(done.exception) == "own: no such set or experiment; a file here is called own.toml"


def test_names_are_looked_for_beside_the_file_and_then_among_ours(elsewhere: Path) -> None:
    (elsewhere / "other.toml").write_text('extends = "own"\nbase = "dumbbell"\ntitle = "Other"\n')
    assert [run.name for run in sets.load(str(elsewhere / "other.toml")).runs] == ["xcp-dumbbell", "xcp-r-dumbbell"]
    (elsewhere / "dumbbell.toml").write_text(BASE.replace('"demo"', '"dumbbell"'))
    here = sets.load(str(elsewhere / "other.toml")).runs[0].scenario()
    assert (here.duration, here.flows["main"].count) == (10**9, 2)
    (elsewhere / "paper.toml").write_text('extends = "paper"\n[matrix]\nrow = ["C"]\nload = ["mild"]\n')
    ours, own = sets.load("paper"), sets.load(str(elsewhere / "paper.toml"))
    assert {run.name for run in own.runs} < {run.name for run in ours.runs}
    assert own.runs[0].scenario() == next(run for run in ours.runs if run.name == own.runs[0].name).scenario()


def test_files_that_values_name_lie_beside_the_set(elsewhere: Path) -> None:
    (elsewhere / "radio.trace").write_text("1\n2\n100\n")
    axis = '[axes.way.radio]\nlabel = "radio"\nscenario.traces.radio.file = "radio.trace"\n'
    (elsewhere / "own.toml").write_text(SET.replace("[axes.row.xcp]", f"{axis}[axes.row.xcp]") + 'way = ["radio"]\n')
    run = sets.load("../files/own.toml").runs[0]
    assert run.name == "xcp-radio" and len(run.scenario().traces["radio"].rates or ()) == 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('base = "mine"', 'base = "mien"', 'own.toml: base: "mien" is no scenario (did you mean "mine"?)'),
        ('base = "mine"', 'base = "mien.toml"', "mien.toml: no such file"),
        ('base = "mine"', 'duration = "1 s"', "own.toml: duration: is a key of scenarios, not of sets: xcpr run"),
        ('base = "mine"', 'base = "mine"\nextends = "papr"', 'extends: "papr" is no set (did you mean "paper"?)'),
        ("[matrix]", "[matrics]", "own.toml: matrix: is missing"),
        ('"xcp", "xcp-r"]', '"xcp", "reno"]', "own.toml: matrix.row: must be a list of some of xcp, xcp-r"),
        ("axes.row.xcp-r", 'axes.row."x / r"', 'own.toml: axes.row: must have names of letters, digits, ".", "_"'),
        ('label = "XCP"', 'label = "X\\nCP"', "own.toml: axes.row.xcp.label: must be a line of text, not 'X\\nCP'"),
        ('"xcp-r"\n[', '"xcp-q"\n[', "own.toml: axes.row.xcp-r: flows.main.transport: must be"),
        ("title", 'references = ["me"]\ntitle', 'own.toml: references: "me" is no source of figures'),
    ],
)
def test_a_set_that_is_refused_says_where(elsewhere: Path, old: str, new: str, says: str) -> None:
    (elsewhere / "own.toml").write_text(SET.replace(old, new))
    with pytest.raises(Invalid) as caught:
        [run.scenario() for run in sets.load("../files/own.toml").runs]
    assert says in str(caught.value)


@pytest.mark.usefixtures("elsewhere")
def test_a_sweep_runs_the_product_of_lists_and_what_is_new_alone() -> None:
    words = ["sweep", "../files/mine.toml", "flows.main.transport=xcp,xcp-r"]
    typed(*words, "--seeds", "1,2", "--workers", "2")
    folder = Path("results/mine-by-flows.main.transport")
    before = {path: path.stat().st_mtime_ns for path in folder.rglob(result.FILE)}
    assert {str(path.parent.relative_to(folder)) for path in before} == {
        f"{transport}-mine/seed-{seed}" for transport in ("xcp", "xcp-r") for seed in (1, 2)
    }
    typed("sweep", "../files/mine.toml", "flows.main.transport=xcp,xcp-r,cubic", "--seeds", "1-3", "--workers", "2")
    assert len([*folder.rglob(result.FILE)]) == 9
    assert {path: path.stat().st_mtime_ns for path in before} == before
    manifest = reproduce.load_manifest(folder)
    assert manifest.command == "xcpr sweep ../files/mine.toml flows.main.transport=xcp,xcp-r,cubic --seeds 1-3"
    page = (folder / result.REPORT).read_text(encoding="utf-8")
    assert manifest.command in page
    for link in re.findall(r'href="([^"]*)"', page):
        assert (folder / link).is_file()
    typed(*shlex.split(str(manifest.command))[1:])
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_runs_of_a_sweep_are_named_by_their_values() -> None:
    lists = {"topology.delay": ["10ms", "10 ms"], "flows.main.transport": ["xcp", "cubic"]}
    chosen = sweeps.of("demo", runs.layers("demo"), lists, (1, 2), ["duration=1 s"], series=False)
    assert [(run.name, run.row_label, run.case_label) for run in chosen.runs] == [
        ("xcp-delay-10ms", "xcp", "delay 10ms"),
        ("cubic-delay-10ms", "cubic", "delay 10ms"),
        ("xcp-delay-10-ms", "xcp", "delay 10 ms"),
        ("cubic-delay-10-ms", "cubic", "delay 10 ms"),
    ]
    assert chosen.command == "sweep demo 'topology.delay=10ms,10 ms' flows.main.transport=xcp,cubic --totals"
    alike = sweeps.of("demo", runs.layers("demo"), {"title": ["a b", "a-b"]}, (1,), (), series=True)
    assert [run.name for run in alike.runs] == ["title-a-b-demo", "title-a-b-1-demo"]


def test_lists_are_read_as_they_are_written() -> None:
    for item, values in {
        "a.b=10ms,50ms": ["10ms", "50ms"],
        "a.b=10 ms": ["10 ms"],
        "a=1,2": [1, 2],
        "a=true,false": [True, False],
        'a=["h1"],["h1", "h2"]': [["h1"], ["h1", "h2"]],
        'a="1,5 s","2"': ["1,5 s", "2"],
    }.items():
        name, read = sweeps.parse_list(item)
        assert read == values
        assert sweeps.parse_list(sweeps.write_list(name, read)) == (name, read)


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["topology.delay"], "topology.delay: must be KEY=VALUE,VALUE"),
        (["topology.delay=10ms,,20ms"], "must have a value between all commas"),
        (["topology.delay=10ms,10ms"], "topology.delay: must have one value or more, each of them once"),
        (["duration=1s", "duration=2s"], "duration=2s: has a key that has a list already"),
        (["duration=1s", "--set", "duration=2 s"], "duration: has a list of values, and one value for all runs"),
        (["topology.dely=1ms"], 'sweep: topology.dely: unknown key (did you mean "delay"?)'),
        (["--seeds", "3-1"], "--seeds: must be"),
    ],
)
def test_a_sweep_that_is_refused_says_why(words: list[str], says: str) -> None:
    done = CliRunner().invoke(cli.app, ["sweep", "demo", *words])
    assert isinstance(done.exception, Invalid)
    assert says in str(done.exception)


@pytest.mark.usefixtures("elsewhere")
def test_a_sweep_that_is_refused_leaves_nothing_behind() -> None:
    done = CliRunner().invoke(cli.app, ["sweep", "demo", "topology.delay=fast,slow"])
    assert "topology.delay" in str(done.exception)
    assert not Path("results").exists()
    Path("results/demo-by-topology.delay").mkdir(parents=True)
    CliRunner().invoke(cli.app, ["sweep", "demo", "topology.delay=fast,slow"])
    assert Path("results/demo-by-topology.delay").is_dir(), "it was there before"


@pytest.mark.usefixtures("elsewhere")
def test_sides_are_compared_seed_by_seed() -> None:
    typed("reproduce", "../files/own.toml", "--seeds", "1-3", "--workers", "2", "-q")
    sides = [f"results/own/{name}-mine" for name in ("xcp", "xcp-r")]
    told = json.loads(typed("compare", *sides, "--json"))
    folder = Path(told["report"]).parent
    assert folder == Path("results/compare-xcp-mine-xcp-r-mine")
    assert {path.stem for path in folder.glob("*.svg")} == {
        "goodput-over-time",
        "queue-over-time",
        "window-over-time",
    }
    (table,) = told["tables"]
    assert table["columns"] == ["total", "A", "B", "B - A"]
    delivered = [
        [result.load(Path(side) / f"seed-{seed}" / result.FILE).totals.delivered_bytes / 1e6 for seed in (1, 2, 3)]
        for side in sides
    ]
    spread = difference([*zip(delivered[1], delivered[0], strict=True)])
    assert table["rows"][0] == [
        "delivered, MB",
        *(f"{fmean(values):.1f}" for values in delivered),
        f"{spread.mean:+.1f} ± {spread.half_width:.1f}",
    ]
    with (folder / "queue-over-time.csv").open() as file:
        rows = [*csv.DictReader(file)]
    first = result.load(Path(sides[1]) / "seed-1" / result.FILE)
    queue = first.series.channels[first.bottlenecks[0].channel].queue_packets
    assert [float(row["y"]) for row in rows if row["curve"].startswith("B: ")] == queue
    before = (folder / result.REPORT).read_text(encoding="utf-8")
    typed("compare", *sides, "--json")
    assert (folder / result.REPORT).read_text(encoding="utf-8") == before
    (folder / result.REPORT).write_text("old", encoding="utf-8")
    (folder / "queue-over-time.png").unlink()
    typed("report", str(folder))
    assert (folder / result.REPORT).read_text(encoding="utf-8") == before
    assert (folder / "queue-over-time.png").is_file()
    typed("report", str(folder), "--style", "slide", "--font", "serif")
    assert (folder / "slide/queue-over-time.pdf").is_file()


@pytest.mark.usefixtures("elsewhere")
def test_sets_are_compared_run_by_run() -> None:
    typed("reproduce", "../files/own.toml", "--workers", "1", "-q")
    typed("reproduce", "../files/own.toml", "--seeds", "2-3", "--set", "queue.limit=9 packets", "--workers", "1", "-q")
    sides = comparison.load([Path("results/own"), Path("results/own-queue.limit=9-packets")])
    runs = comparison.common_runs(sides)
    assert [run.label for run in runs] == ["XCP, mine", "XCP-r, mine"]
    assert [[made.seed for made in results] for results in runs[0].results] == [[2], [2]]
    tables, page = comparison.make_report(sides, runs, Path("results/both"))
    assert "Not in all of them" not in str(tables[0].notes) and "One seed, 2" in str(tables[0].notes)
    assert [row[0] for row in tables[0].rows if row[0]] == ["XCP, mine", "XCP-r, mine"]
    assert page.is_file() and (page.parent / "goodput-over-time.csv").is_file()
    alone = comparison.load([Path("results/own/xcp-mine/seed-1"), Path("results/own/xcp-mine/seed-2")])
    (run,) = comparison.common_runs(alone)
    assert not run.paired and run.difference(comparison.DELIVERED, 1) is None
    with pytest.raises(Invalid, match="no run is in all of these: A has xcp-mine, xcp-r-mine; B has one run"):
        comparison.common_runs(comparison.load([Path("results/own"), Path("results/own/xcp-mine")]))


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    ("paths", "says"),
    [
        (["work"], "must have 2 to 4 folders, not 1"),
        (["work", "work"], "has one path twice"),
        (["work", "files"], "must be a folder with result.json or set.json"),
    ],
)
def test_a_comparison_that_is_refused_says_why(paths: list[str], says: str) -> None:
    with pytest.raises(Invalid, match=re.escape(says)):
        comparison.load([Path("..") / path for path in paths])
