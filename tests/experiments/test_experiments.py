"""Experiments: each one's report is made from short runs, and says what agrees."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import matplotlib.figure
import msgspec
import pytest

from xcpr.commands import reproduce
from xcpr.experiments import catalogue, docs, experiment, papers
from xcpr.experiments.experiment import Experiment, Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports import findings
from xcpr.experiments.reports.report import Figure, Section
from xcpr.experiments.reproduce import MANIFEST
from xcpr.figures.sets import compare
from xcpr.io.paths import DATA, ROOT
from xcpr.io.schema import Invalid
from xcpr.results import documents
from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.scenarios import sets

SHORT = ("duration=300 ms", "sample_interval=20 ms", "topology.rate=10 Mbit/s", "topology.access_rate=100 Mbit/s")


@pytest.fixture(scope="module")
def kinds() -> set[object]:
    """Collects the kinds of figures that were rendered."""
    return set()


@pytest.fixture
def each_kind_once(kinds: set[object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Renders only the first of all figures with the same axes, for that takes most of a report's time."""
    render = matplotlib.figure.Figure.savefig

    def savefig(figure: matplotlib.figure.Figure, file: IO[bytes], **options: Any) -> None:
        kind = tuple((axes.name, axes.get_xlabel(), axes.get_ylabel()) for axes in figure.axes)
        if kind not in kinds:
            kinds.add(kind)
            render(figure, file, **options)

    monkeypatch.setattr(matplotlib.figure.Figure, "savefig", savefig)


def worlds(name: str) -> set[str]:
    return {sets.load(part).world for part in catalogue.load(name).parts}


@pytest.mark.usefixtures("each_kind_once")
@pytest.mark.parametrize("name", [name for name in catalogue.list_experiments() if worlds(name) == {"sim"}])
def test_report_of_an_experiment_has_every_part(name: str, tmp_path: Path) -> None:
    chosen = catalogue.load(name)
    assert chosen.name == name and name not in sets.list_sets()
    experiment.run(chosen, (1,), tmp_path, 1, SHORT)
    tables, report = experiment.make_report(chosen, tmp_path)
    page = report.read_text(encoding="utf-8")
    assert chosen.title.split(":")[0] in page and SHORT[0] in page
    assert all(len(row) == len(table.columns) for table in tables for row in table.rows)
    agreement = msgspec.json.decode((tmp_path / experiment.AGREEMENT).read_bytes(), type=list[Agreement])
    assert all(item.quantity and not (item.agrees and item.cause) for item in agreement)
    assert page.count("<img ") == len(list(tmp_path.glob("*.png")))
    evidence = documents.read(tmp_path / docs.FILE, docs.Evidence, docs.SCHEMA)
    names = [table.name for table in tables if table.name]
    assert [table.name for table in evidence.tables] == names and len(set(names)) == len(names)
    assert evidence.agreement == agreement and (names or agreement)


def test_table_of_experiments_has_every_module() -> None:
    modules = {path.stem for path in Path(catalogue.__file__).parent.glob("*/*.py")} - {"__init__"}
    assert modules == {name.replace("-", "_") for name in catalogue.list_experiments()}
    parts = [part for name in catalogue.list_experiments() for part in catalogue.load(name).parts]
    assert {*parts} <= {*sets.list_sets()}


def test_remade_report_flags_an_unexplained_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "sets"
    folder.mkdir()
    axes = DATA / "axes.toml"
    (folder / "one.toml").write_text(
        f'extends = "{axes}"\ntitle = "One"\n[matrix]\nload = ["none"]\nrow = ["A"]\n', encoding="utf-8"
    )
    monkeypatch.setattr(sets, "SETS", folder)

    def report(parts: Groups) -> list[Section]:
        (group,) = parts["one"]
        rows = [(group.row_label, group.results[0])]
        figure = Figure("course", "Course", compare.windows(rows))
        agreement = [Agreement("speed", 2.0, "slow", "Mbit/s", False, ""), Agreement("x", 1.0, 1.0, "", True, "")]
        return [Section("Only", figures=[figure], agreement=agreement)]

    tiny = Experiment("tiny", "Tiny", "It is tiny.", ("one",), report, "none")
    experiment.run(tiny, None, tmp_path / "tiny", 1, SHORT)
    _, path = experiment.make_report(tiny, tmp_path / "tiny")
    before = path.read_bytes()
    assert b"differs</td>" in before and b"2 Mbit/s" in before
    assert not list((tmp_path / "tiny").rglob("seed-1/report.html"))

    monkeypatch.setattr(catalogue, "load", {"tiny": tiny}.__getitem__)
    reproduce.report_(tmp_path / "tiny")
    assert path.read_bytes() == before

    manifest = tmp_path / "tiny" / "one" / MANIFEST
    whole = json.loads(manifest.read_text(encoding="utf-8"))
    unfit = {
        "put side by side .ValueError": whole | {"runs": 2 * whole["runs"]},
        "length >= 1 - at `[$].seeds`": whole | {"seeds": []},
        "length >= 1 - at `[$].runs`": whole | {"runs": []},
    }
    for problem, content in unfit.items():
        manifest.write_text(json.dumps(content), encoding="utf-8")
        with pytest.raises(Invalid, match=problem):
            reproduce.report_(tmp_path / "tiny")
        assert path.read_bytes() == before


def test_reference_range_names_its_sources(make_result: Callable[..., Result]) -> None:
    known = {"a": {"x": {"case": {"delivered_mb": 1.0}}}, "b": {"x": {"case": {"delivered_mb": 2.0}}}}
    found = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sets, "references", lambda: {"none": {}, **known})
        for sources in (("none", "b"), ("none", "a", "b")):
            found.append(
                papers.compare_with_references(Group("x", "X", "case", "Case", (make_result(),)), sources, 0.1)
            )
    assert [(item.quantity, item.seed_paper) for item in found] == [
        ("b: X, Case", 2.0),
        ("a and b: X, Case", "1 to 2 MB"),
    ]


def test_findings_of_papers_are_compared_within_their_margins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some.toml").write_text(
        'source = "Some"\n[findings.rate]\nquantity = "rate"\nvalue = 100\nunit = "MB"\nwithin = "5 %"\n'
        'cause = "it rains"\nrun = "xcpr run rain"\n'
        '[findings.words]\nquantity = "words"\nvalue = "small"\nbound = "< 0.1, = 0"\nshows = "{:.0%} and {:.0f}"\n'
        '[findings.range]\nquantity = "range"\nvalue = "alike"\nbound = "-0.1 to 0.1"\n'
        '[findings.spans]\nquantity = "spans"\nvalue = 5\nbound = "spans"\n'
        '[findings.unbound]\nquantity = "unbound"\nvalue = "some"\n'
        '[findings.named]\nquantity = "named"\nvalue = "less"\nbound = "< 0"\nshows = "{:.1f} beside {other}"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(papers, "PAPERS", tmp_path)
    paper = papers.load("some")
    assert paper.judge("rate", 104.9) == Agreement("rate", 100.0, 104.9, "MB", True, "")
    assert paper.judge("rate", 94.0) == Agreement("rate", 100.0, 94.0, "MB", False, "it rains", "xcpr run rain")
    assert paper.judge("words", 0.05, 0) == Agreement("words", "small", "5% and 0", "", True, "")
    assert not paper.judge("words", 0.1, 0).agrees and not paper.judge("words", 0.05, 1).agrees
    assert paper.judge("range", 0.1, -0.1, shown="both").ours == "both"
    assert paper.judge("range", 0.1, -0.1).agrees and not paper.judge("range", 0.1, -0.2).agrees
    assert not paper.judge("range", float("nan")).agrees
    assert paper.judge("spans", 4.0, 6.0).agrees and not paper.judge("spans", 6.0, 7.0).agrees
    assert paper.judge("named", -1.0, other="3 MB").ours == "-1.0 beside 3 MB"
    assert paper.judge("rate", 20.9, measured=20.0) == Agreement("rate", 20.0, 20.9, "MB", True, "")
    assert not paper.judge("rate", 94.0, measured=100.0).agrees and paper.judge("unbound", 1.0, measured=1.1).agrees
    with pytest.raises(ValueError, match="unbound: needs a bound beside words"):
        paper.judge("unbound", 1.0)
    with pytest.raises(ValueError, match="zip"):
        paper.judge("words", 0.05, 0, 0)
    with pytest.raises(Invalid, match="no such paper; there are: some"):
        papers.load("none")
    (tmp_path / "bad.toml").write_text('source = "Bad"\n[findings.x]\nquantity = "x"\nvalue = true\n', encoding="utf-8")
    with pytest.raises(Invalid, match=r"findings.x.value: must be a number or words, not true"):
        papers.load("bad")
    for bound in ("about 5", "< many", "0.1"):
        (tmp_path / "bad.toml").write_text(
            f'source = "Bad"\n[findings.x]\nquantity = "x"\nvalue = 1\nbound = "{bound}"\n', encoding="utf-8"
        )
        with pytest.raises(Invalid, match=r"findings.x.bound: must be as"):
            papers.load("bad")


def test_kernel_throughput_has_the_verdicts_of_its_page() -> None:
    evidence = documents.read(ROOT / "docs" / "data" / "kernel.json", docs.Evidence, docs.SCHEMA)
    assert evidence.agreement
    for found in evidence.agreement:
        assert isinstance(found.ours, float) and isinstance(found.seed_paper, float)
        judged = papers.load("kernel").judge("throughput", found.ours, measured=found.seed_paper)
        assert judged.labelled(place=found.quantity.partition(": ")[0]) == found


def test_finding_of_a_set_names_the_row_that_delivers_most(make_result: Callable[..., Result]) -> None:
    def group(row: str, case: str, share: float, jain: float = 1.0) -> Group:
        made = make_result()
        totals = msgspec.structs.replace(made.totals, share_of_available=share, jain=jain)
        return Group(row, row, case, case, (msgspec.structs.replace(made, totals=totals),))

    cases = [[group("A: small", case, 0.5), group("B: large", case, 0.9)] for case in ("one", "two")]
    assert findings.of_set(cases) == "large delivers most in all 2 cases. One seed: another may differ."
    assert findings.of_set([[cases[0][0]]]) == ""
    alike = [[group("A: small", "one", 0.9), group("B: large", "one", 0.9004, jain=0.5)]]
    assert findings.of_set([*alike, *alike]) == (
        "All rows deliver the same in all 2 cases, to 0.1 %. "
        "The flows of large share least evenly (Jain's index 0.500). One seed: another may differ."
    )
    assert findings.of_set([*alike, *cases]).startswith("large delivers most in 2 of 3 cases.")
    led = [[*alike[0], group("C: tiny", "one", 0.1)]]
    assert findings.of_set(led).startswith("small and large deliver most, the same to 0.1 %. The flows of large share")
