"""Sets of one's own: files in any folder, sweeps without a file, and results side by side."""

from __future__ import annotations

import csv
import dataclasses
import json
import re
import shlex
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.experiments import reproduce, runs
from xcpr.experiments.reports import comparison
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.results.statistics import difference
from xcpr.scenarios import scenario, sets, sweeps

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
def set_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes the folder of the files; the working folder is another one."""
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "mine.toml").write_text(BASE)
    (tmp_path / "files" / "own.toml").write_text(SET)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path / "files"


def run_command(*words: str) -> str:
    """Returns the output of a command, which must end well."""
    done = CliRunner().invoke(cli.app, [*words])
    assert done.exit_code == 0, done.exception
    return done.output


@pytest.mark.usefixtures("set_folder")
def test_own_set_file_runs_from_any_folder_and_is_reported_again() -> None:
    run_command("reproduce", "../files/own.toml", "--workers", "1")
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
    run_command("report", str(folder))
    assert (folder / result.REPORT).read_text(encoding="utf-8") == page


def test_name_without_its_suffix_gives_a_hint_to_the_file(set_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(set_folder)
    done = CliRunner().invoke(cli.app, ["reproduce", "own"])
    assert str(done.exception) == "own: no such set or experiment; a file here is called own.toml"


def test_extended_names_are_resolved_beside_the_file_first(set_folder: Path) -> None:
    (set_folder / "other.toml").write_text('extends = "own"\nbase = "dumbbell"\ntitle = "Other"\n')
    assert [run.name for run in sets.load(str(set_folder / "other.toml")).runs] == ["xcp-dumbbell", "xcp-r-dumbbell"]
    (set_folder / "dumbbell.toml").write_text(BASE.replace('"demo"', '"dumbbell"'))
    here = sets.load(str(set_folder / "other.toml")).runs[0].scenario()
    assert (here.duration, here.flows["main"].count) == (10**9, 2)
    (set_folder / "paper.toml").write_text('extends = "paper"\n[matrix]\nrow = ["C"]\nload = ["mild"]\n')
    ours, own = sets.load("paper"), sets.load(str(set_folder / "paper.toml"))
    assert {run.name for run in own.runs} < {run.name for run in ours.runs}
    assert own.runs[0].scenario() == next(run for run in ours.runs if run.name == own.runs[0].name).scenario()


def test_files_in_axis_values_are_resolved_beside_the_set(set_folder: Path) -> None:
    (set_folder / "radio.trace").write_text("1\n2\n100\n")
    axis = '[axes.way.radio]\nlabel = "radio"\nscenario.traces.radio.file = "radio.trace"\n'
    (set_folder / "own.toml").write_text(SET.replace("[axes.row.xcp]", f"{axis}[axes.row.xcp]") + 'way = ["radio"]\n')
    run = sets.load("../files/own.toml").runs[0]
    assert run.name == "xcp-radio" and len(run.scenario().traces["radio"].rates or ()) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('base = "mine"', 'base = "mien"', 'own.toml: base: "mien" is no scenario (did you mean "mine"?)'),
        ('base = "mine"', 'base = "mien.toml"', 'own.toml: base: "mien.toml": no such file beside this one'),
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
def test_refused_set_names_the_place_of_the_error(set_folder: Path, old: str, new: str, message: str) -> None:
    (set_folder / "own.toml").write_text(SET.replace(old, new))
    with pytest.raises(Invalid) as caught:
        [run.scenario() for run in sets.load("../files/own.toml").runs]
    assert message in str(caught.value)


@pytest.mark.usefixtures("set_folder")
def test_sweep_runs_the_product_of_its_lists_and_only_new_runs() -> None:
    words = ["sweep", "../files/mine.toml", "flows.main.transport=xcp,xcp-r"]
    run_command(*words, "--seeds", "1,2", "--workers", "2")
    folder = Path("results/mine-by-flows.main.transport")
    before = {path: path.stat().st_mtime_ns for path in folder.rglob(result.FILE)}
    assert {str(path.parent.relative_to(folder)) for path in before} == {
        f"{transport}-mine/seed-{seed}" for transport in ("xcp", "xcp-r") for seed in (1, 2)
    }
    run_command(
        "sweep", "../files/mine.toml", "flows.main.transport=xcp,xcp-r,cubic", "--seeds", "1-3", "--workers", "2"
    )
    assert len([*folder.rglob(result.FILE)]) == 9
    assert {path: path.stat().st_mtime_ns for path in before} == before
    manifest = reproduce.load_manifest(folder)
    assert manifest.command == "xcpr sweep ../files/mine.toml flows.main.transport=xcp,xcp-r,cubic --seeds 1-3"
    page = (folder / result.REPORT).read_text(encoding="utf-8")
    assert manifest.command in page
    for link in re.findall(r'href="([^"]*)"', page):
        assert (folder / link).is_file()
    run_command(*shlex.split(str(manifest.command))[1:])
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_sweep_runs_are_named_by_their_values() -> None:
    lists = {"topology.delay": ["10ms", "10 ms"], "flows.main.transport": ["xcp", "cubic"]}
    chosen = sweeps.make_runs("demo", runs.layers("demo"), lists, (1, 2), ["duration=1 s"], series=False)
    assert [(run.name, run.row_label, run.case_label) for run in chosen.runs] == [
        ("xcp-delay-10ms", "xcp", "topology.delay 10ms"),
        ("cubic-delay-10ms", "cubic", "topology.delay 10ms"),
        ("xcp-delay-10-ms", "xcp", "topology.delay 10 ms"),
        ("cubic-delay-10-ms", "cubic", "topology.delay 10 ms"),
    ]
    assert chosen.command == "sweep demo 'topology.delay=10ms,10 ms' flows.main.transport=xcp,cubic --totals"
    alike = sweeps.make_runs("demo", runs.layers("demo"), {"title": ["a b", "a-b"]}, (1,), (), series=True)
    assert [run.name for run in alike.runs] == ["title-a-b-demo", "title-a-b-1-demo"]
    titles = ["a b 1", "a b", "a-b", "a-b-2", "\u00c4", "\u00d6"]
    named = [run.name for run in sweeps.make_runs("demo", [], {"title": titles}, (1,), (), series=True).runs]
    assert len({*named}) == 6 and named[-2:] == ["title-uc4-demo", "title-ud6-demo"]


def test_ambiguous_joined_values_get_distinct_folders_and_cases(set_folder: Path) -> None:
    """The rows xcp and xcp-r beside a case that begins with r-, and cases of "a" and "b-c" beside "a-b" and "c"."""
    axes = "".join(
        f'[axes.{axis}.{name}]\nlabel = "{axis} {name}"\nscenario.{key} = "{value}"\n'
        for axis, name, key, value in (
            ("one", "r-a", "topology.delay", "1 ms"),
            ("one", "r-a-b", "topology.delay", "2 ms"),
            ("one", "a", "topology.delay", "3 ms"),
            ("two", "b-c", "duration", "1 s"),
            ("two", "c", "duration", "2 s"),
        )
    )
    delays = {"r-a": "1 ms", "r-a-b": "2 ms", "a": "3 ms"}
    text = SET.replace("[axes.row.xcp]", f"{axes}[axes.row.xcp]", 1)
    (set_folder / "own.toml").write_text(text + 'one = ["r-a", "r-a-b", "a"]\ntwo = ["b-c", "c"]\n')
    made = sets.load("../files/own.toml").runs
    assert len({run.name for run in made}) == len(made) == 12
    assert len({(run.row, run.case) for run in made}) == 12
    assert {run.name for run in made} >= {"xcp-r-a-b-c", "xcp-r-a-b-c-1", "xcp-a-c"}
    # Each folder has the result of its own run, and the table of the set, too.
    chosen = dataclasses.replace(sets.load("../files/own.toml"), series=False)
    reproduce.run_set(chosen, (1,), Path("out"), 1, ["duration=300 ms"])
    groups = reproduce.load_groups(Path("out"), reproduce.load_manifest(Path("out")))
    found = [(group.results[0].scenario["topology"]["delay"], group.row) for group in groups]
    assert found == [(delays[run.values["one"]], run.row) for run in made]
    assert len({*(group.results[0].scenario["title"] for group in groups)}) == 12


def test_jointly_varied_keys_form_one_axis() -> None:
    item = "loss.backward.probability=1%,2% with topology.delay=100ms,600ms"
    parsed = sweeps.parse([item, "transport=xcp,xcp-r"])
    assert sweeps.parse([*re.split(r" (with) ", item), "transport=xcp,xcp-r"]) == parsed
    loss = ["loss.backward.model=random"]
    chosen = sweeps.make_runs("demo", runs.layers("demo"), parsed, (1,), loss, series=False)
    assert [(run.row_label, run.case_label) for run in chosen.runs[::2]] == [
        ("xcp", "loss.backward.probability 1%, topology.delay 100ms"),
        ("xcp", "loss.backward.probability 2%, topology.delay 600ms"),
    ]
    last = chosen.runs[-1].scenario(tuple(scenario.override_layers(loss)))
    assert (last.models["loss"].backward.probability, last.topology.delay) == (0.02, 600_000_000)
    assert shlex.split(chosen.command)[2:4] == [item, "transport=xcp,xcp-r"]
    for wrong, message in (
        (["a=1,2 with b=3"], "must have as many values of each key: a has 2, b has 1"),
        (["a=1 with a=2"], "has a key that has a list already"),
        (["a=1 with b=2", "b=3"], "has a key that has a list already"),
        (["with", "b=3"], "with: must be KEY=VALUE,VALUE"),
    ):
        with pytest.raises(Invalid) as caught:
            sweeps.parse(wrong)
        assert message in str(caught.value)


def test_python_sweep_accepts_jointly_varied_keys() -> None:
    pair = ("topology.delay", "queue.limit")
    swept = xcpr.sweep(
        "demo",
        {pair: [("10 ms", "50 packets"), ("30 ms", "90 packets")], "flows.main.count": [1, 2]},
        overrides={"duration": "300 ms", "loss.backward": {"model": "random", "probability": "1 %"}},
        workers=1,
    )
    assert [tuple(cell.settings.values()) for cell in swept] == [
        (delay, limit, count) for delay, limit in (("10 ms", "50 packets"), ("30 ms", "90 packets")) for count in (1, 2)
    ]
    assert all(cell.result.scenario["topology"]["delay"] == cell.settings["topology.delay"] for cell in swept)
    assert swept.cells[0].result.scenario["loss"]["backward"]["probability"] == "1 %"
    axes = swept.plot()
    assert axes.get_xlabel() == "topology.delay with queue.limit" and len(axes.lines) == 2
    with pytest.raises(Invalid, match="must have 2 values at a time, one for each key, not 3"):
        xcpr.sweep("demo", {pair: [3]})


def test_output_folder_refuses_other_results_without_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    short = {"duration": "300 ms", "flows.main.count": 2}
    words = ["--set", "duration=300 ms", "--quiet", "--out", "D"]
    (tmp_path / "mine.toml").write_text(BASE)
    (tmp_path / "own.toml").write_text(SET)
    xcpr.run("demo", overrides=short, out="D")
    xcpr.run("demo", overrides=short, seed=2, out="D")
    before = Path("D/result.json").read_bytes()
    for others in (
        ["run", "mine.toml"],
        ["run", "own.toml/xcp-mine"],
        ["sweep", "demo", "flows.main.count=1,2"],
    ):
        done = CliRunner().invoke(cli.app, [*others, *words])
        assert 'D: holds the run "demo", not the ' in str(done.exception)
    for call in (
        lambda: xcpr.run("mine.toml", out="D"),
        lambda: xcpr.sweep(xcpr.Scenario("demo"), {"flows.main.count": [1, 2]}, out="D"),
    ):
        with pytest.raises(Invalid, match=r"give another folder with --out \(out=\), or replace it with --force"):
            call()
    assert Path("D/result.json").read_bytes() == before and not Path("D/demo.toml").exists()
    Path("D/notes.txt").write_text("mine")

    swept = ["sweep", "demo", "flows.main.count=1,2", *words, "--totals", "--workers", "1"]
    run_command(*swept, "--force")
    assert {path.name for path in Path("D").glob("*")} >= {"count-1-demo", "count-2-demo", "set.json", "notes.txt"}
    assert not Path("D/result.json").exists() and not Path("D/goodput.png").exists()
    run_command(*swept[:2], "flows.main.count=1,2,3", *swept[3:])
    done = CliRunner().invoke(cli.app, ["sweep", "demo", "queue.limit=9 packets,8 packets", *words])
    assert 'D: holds the sweep "demo" over flows.main.count, not the sweep "demo" over queue.limit' in str(
        done.exception
    )
    with pytest.raises(Invalid, match=r'holds the sweep "demo" over flows\.main\.count, not the run'):
        xcpr.run("demo", overrides=short, out="D")

    xcpr.run("mine.toml", overrides={"duration": "300 ms"}, out="D", force=True)
    kept = {path.name for path in Path("D").iterdir()}
    assert "result.json" in kept and not kept & {"set.json", "count-1-demo", "share-delivered.png"}
    assert Path("D/notes.txt").read_text() == "mine"


def test_sets_and_comparisons_refuse_folders_of_others(set_folder: Path) -> None:
    short = {"duration": "300 ms"}
    for name in ("one", "two", "three"):
        xcpr.run("../files/mine.toml", overrides=short, out=f"results/{name}")
    run_command("compare", "results/one", "results/two", "--out", "C", "--quiet")
    run_command("compare", "results/one", "results/two", "--out", "C", "--quiet")
    done = CliRunner().invoke(cli.app, ["compare", "results/one", "results/three", "--out", "C"])
    assert 'C: holds the comparison "results/one results/two", not the comparison' in str(done.exception)
    run_command("compare", "results/one", "results/three", "--out", "C", "--quiet", "--force")
    done = CliRunner().invoke(cli.app, ["reproduce", "../files/own.toml", "--out", "results"])
    assert done.exit_code == 0, done.exception
    (set_folder / "more").mkdir()
    (set_folder / "more" / "own.toml").write_text(SET.replace('"mine"', '"demo"'))
    done = CliRunner().invoke(cli.app, ["reproduce", "../files/more/own.toml"])
    assert 'results/own: holds the set "../files/own.toml", not the set "../files/more/own.toml"' in str(done.exception)


def test_run_with_another_title_is_a_new_result(tmp_path: Path) -> None:
    for title in ("One", "Two"):
        made = xcpr.run("demo", overrides={"duration": "300 ms", "title": title}, out=tmp_path)
        assert made.title == title


def test_value_lists_round_trip() -> None:
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


@pytest.mark.usefixtures("set_folder")
@pytest.mark.parametrize(
    ("words", "message"),
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
def test_refused_sweep_names_the_reason(words: list[str], message: str) -> None:
    done = CliRunner().invoke(cli.app, ["sweep", "demo", *words])
    assert isinstance(done.exception, Invalid)
    assert message in str(done.exception)


@pytest.mark.parametrize(
    ("axes", "options", "message"),
    [
        ({"flows.main.count": [1, "1"]}, {}, "flows.main.count: has two values that tables and figures write alike: 1"),
        ({"topology.rate": ["1 Mbit/s", "1  Mbit/s"]}, {}, "topology.rate: has two values that tables and figures"),
        ({("duration", "title"): [("1 s", "a"), ("1 s", "a ")]}, {}, "duration with title: has two values that tables"),
        ({"flows.main.count": [2, 2]}, {}, "flows.main.count: must have one value or more, each of them once"),
        ({"flows.main.count": 5}, {}, "flows.main.count: must have a list of values, not 5"),
        ({"flows.main.count": "12"}, {}, 'flows.main.count: must have a list of values, not "12"'),
        ({5: [1]}, {}, "axes: must have keys of a scenario, or several in a tuple, not 5"),
        ({(): [()]}, {}, "axes: must have keys of a scenario, or several in a tuple, not ()"),
        ([("duration", ["1 s"])], {}, "axes: must be lists of values by their keys"),
        ({}, {"seeds": 5}, "seeds: must be a list of whole numbers from 0 to 9223372036854775807"),
        ({}, {"seeds": [-1]}, "seeds: must be a list of whole numbers from 0"),
        ({}, {"seeds": ["1"]}, "seeds: must be a list of whole numbers from 0"),
        ({}, {"seeds": [1, 1]}, "seeds: must be some seeds, each of them once"),
        ({}, {"workers": -1}, "workers: must be 1 or more, not -1"),
        ({}, {"workers": 0}, "workers: must be 1 or more, not 0"),
    ],
)
def test_refused_python_sweep_names_the_key(axes: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises(Invalid, match=f"^sweep: {re.escape(message)}"):
        xcpr.sweep("demo", axes, **options)


def test_sweep_accepts_a_generator_of_values() -> None:
    made = xcpr.sweep(
        "demo", {"flows.main.count": (count for count in (1, 2))}, overrides={"duration": "1 s"}, workers=1
    )
    assert [cell.settings for cell in made] == [{"flows.main.count": 1}, {"flows.main.count": 2}]


def test_duplicate_value_in_a_set_is_refused(set_folder: Path) -> None:
    (set_folder / "own.toml").write_text(SET.replace('row = ["xcp"', 'row = ["xcp", "xcp"', 1))
    with pytest.raises(Invalid, match=r"matrix\.row: must have each value once, not \["):
        sets.load("../files/own.toml")


@pytest.mark.usefixtures("set_folder")
def test_refused_sweep_creates_no_folder() -> None:
    done = CliRunner().invoke(cli.app, ["sweep", "demo", "topology.delay=fast,slow"])
    assert "topology.delay" in str(done.exception)
    assert not Path("results").exists()
    Path("results/demo-by-topology.delay").mkdir(parents=True)
    CliRunner().invoke(cli.app, ["sweep", "demo", "topology.delay=fast,slow"])
    assert Path("results/demo-by-topology.delay").is_dir(), "it was there before"


@pytest.mark.usefixtures("set_folder")
def test_comparison_pairs_results_by_seed() -> None:
    run_command("reproduce", "../files/own.toml", "--seeds", "1-3", "--workers", "2", "-q")
    sides = [f"results/own/{name}-mine" for name in ("xcp", "xcp-r")]
    outcome = json.loads(run_command("compare", *sides, "--json"))
    folder = Path(outcome["report"]).parent
    assert folder == Path("results/compare-xcp-mine-xcp-r-mine")
    assert {path.stem for path in folder.glob("*.svg")} == {
        "goodput-over-time",
        "queue-over-time",
        "window-over-time",
    }
    assert outcome["sides"] == dict(zip("AB", sides, strict=True))
    (run,) = outcome["runs"]
    delivered = [
        [result.load(Path(side) / f"seed-{seed}" / result.FILE).totals.delivered_bytes for seed in (1, 2, 3)]
        for side in sides
    ]
    spread = difference([*zip(delivered[1], delivered[0], strict=True)])
    numbers = run["totals"]["delivered_bytes"]
    assert [numbers[side] for side in "AB"] == pytest.approx([fmean(values) for values in delivered])
    assert numbers["B - A"]["mean"] == pytest.approx(spread.mean)
    assert numbers["B - A"]["confidence_99_half_width"] == pytest.approx(spread.half_width)
    evidence = json.loads((folder / "evidence.json").read_text(encoding="utf-8"))
    (table,) = evidence["tables"]
    assert table["columns"] == ["total", "A", "B", "B - A"]
    assert table["rows"][0] == [
        "delivered, MB",
        *(f"{fmean(values) / 1e6:.1f}" for values in delivered),
        f"{spread.mean / 1e6:+.1f} ± {spread.half_width / 1e6:.1f}",
    ]
    with (folder / "queue-over-time.csv").open() as file:
        rows = [*csv.DictReader(file)]
    first = result.load(Path(sides[1]) / "seed-1" / result.FILE)
    queue = first.series.channels[first.bottlenecks[0].channel].queue_packets
    assert [float(row["y"]) for row in rows if row["curve"].startswith("B: ")] == queue
    before = (folder / result.REPORT).read_text(encoding="utf-8")
    run_command("compare", *sides, "--json")
    assert (folder / result.REPORT).read_text(encoding="utf-8") == before
    (folder / result.REPORT).write_text("old", encoding="utf-8")
    (folder / "queue-over-time.png").unlink()
    run_command("report", str(folder))
    assert (folder / result.REPORT).read_text(encoding="utf-8") == before
    assert (folder / "queue-over-time.png").is_file()
    run_command("report", str(folder), "--style", "slide", "--font", "serif")
    assert (folder / "slide/queue-over-time.pdf").is_file()


@pytest.mark.usefixtures("set_folder")
def test_comparison_of_sets_pairs_results_by_run() -> None:
    run_command("reproduce", "../files/own.toml", "--workers", "1", "-q")
    run_command(
        "reproduce", "../files/own.toml", "--seeds", "2-3", "--set", "queue.limit=9 packets", "--workers", "1", "-q"
    )
    sides = comparison.load([Path("results/own"), Path("results/own-queue.limit=9-packets")])
    runs = comparison.common_runs(sides)
    assert [run.label for run in runs] == ["XCP, mine", "XCP-r, mine"]
    assert [[made.seed for made in results] for results in runs[0].results] == [[2], [2]]
    tables, page = comparison.make_report(sides, runs, Path("results/both"))
    assert "Not on all sides" not in str(tables[0].notes) and "One seed, 2" in str(tables[0].notes)
    assert [row[0] for row in tables[0].rows if row[0]] == ["XCP, mine", "XCP-r, mine"]
    assert page.is_file() and (page.parent / "goodput-over-time.csv").is_file()
    alone = comparison.load([Path("results/own/xcp-mine/seed-1"), Path("results/own/xcp-mine/seed-2")])
    (run,) = comparison.common_runs(alone)
    assert not run.paired and run.difference(comparison.DELIVERED, 1) is None
    with pytest.raises(Invalid, match="no run is in all of these: A has xcp-mine, xcp-r-mine; B has one run"):
        comparison.common_runs(comparison.load([Path("results/own"), Path("results/own/xcp-mine")]))


@pytest.mark.usefixtures("set_folder")
@pytest.mark.parametrize(
    ("paths", "message"),
    [
        (["work"], "must have 2 to 4 folders, not 1"),
        (["work", "work"], "has one path twice"),
        (["work", "files"], "must be a folder with result.json or set.json"),
    ],
)
def test_refused_comparison_names_the_reason(paths: list[str], message: str) -> None:
    with pytest.raises(Invalid, match=re.escape(message)):
        comparison.load([Path("..") / path for path in paths])
