"""Tables of the pages: they match the committed figures, and name their sources."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from xcpr.experiments import docs, reproduce
from xcpr.experiments.docs import Evidence
from xcpr.experiments.papers import Agreement
from xcpr.io.schema import Invalid
from xcpr.results import documents
from xcpr.results.tables.table import Table

SPEED = Table("Speed", ("case", "Mbit/s"), (("fast", "2"), ("a|b", "1")), ("One seed.", "Of all."), name="speed")
EVIDENCE = Evidence(
    docs.SCHEMA,
    "race",
    "xcpr reproduce race",
    tables=[SPEED],
    agreement=[
        Agreement("first", 2.0, 2.0, "s", True, ""),
        Agreement("second", 2.0, 5.0, "s", False, "It rained."),
        Agreement("third", "none", "three", "", False, "It rained."),
        Agreement("fifth", 1.0, 2.0, "", False, "It snows.", "xcpr run snow"),
        Agreement("sixth", 1.0, 2.0, "", False, "", "", "The paper does not say when."),
        Agreement("fourth", "some", "none", "", False, ""),
    ],
)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a checkout with one page and one piece of evidence."""
    pages = tmp_path / "docs"
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "DOCS", pages)
    monkeypatch.setattr(docs, "DATA", pages / "data")
    monkeypatch.setattr(docs, "PICTURES", pages / "figures")
    (pages / "figures" / "race").mkdir(parents=True)
    (tmp_path / "README.md").write_text("# Race\n", encoding="utf-8")
    (pages / "race.md").write_text("Before.\n\n<!-- xcpr docs: race/speed -->\nold\n<!-- end -->\n\nAfter.\n")
    docs.keep(EVIDENCE)
    return tmp_path


def test_pages_match_the_committed_figures() -> None:
    assert [str(path) for path in docs.stale()] == [], "run: xcpr docs"


def test_every_committed_figure_is_shown_with_its_command() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in docs.pages())
    for name, evidence in docs.load_evidence().items():
        assert evidence.name == name
        assert f"{docs.BEGIN}{name}/" in shown, f"no page shows docs/data/{name}.json"
        assert f"`{evidence.command}`" in shown


def test_tables_are_written_between_the_comments_of_a_page(checkout: Path) -> None:
    page = checkout / "docs" / "race.md"
    assert docs.refresh() == [page]
    assert page.read_text(encoding="utf-8") == (
        "Before.\n\n<!-- xcpr docs: race/speed -->\n\n"
        "| case | Mbit/s |\n|---|---|\n| fast | 2 |\n| a\\|b | 1 |\n\nOne seed.\n\nOf all.\n\n"
        "<!-- end -->\n\nAfter.\n"
    )
    assert docs.refresh() == []
    page.write_text(page.read_text(encoding="utf-8").replace("fast | 2", "fast | 3"), encoding="utf-8")
    assert list(docs.stale()) == [page]


def test_evidence_has_a_line_per_row(checkout: Path) -> None:
    lines = (checkout / "docs/data/race.json").read_text(encoding="utf-8").splitlines()
    assert '[ "a|b", "1" ]' in [line.strip() for line in lines]
    assert docs.load_evidence() == {"race": EVIDENCE}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<!-- xcpr docs: race/spede -->\n<!-- end -->\n", r"race/spede: no such table; there are: .*race/speed"),
        ("<!-- xcpr docs: race/speed -->\n", "needs <!-- end --> on a line of its own below"),
        (
            "<!-- xcpr docs: race/speed -->\n<!-- xcpr docs: made -->\n<!-- end -->\n",
            "needs <!-- end --> on a line of its own below",
        ),
    ],
)
def test_invalid_page_is_refused_and_no_page_is_written(checkout: Path, text: str, message: str) -> None:
    (checkout / "docs" / "wrong.md").write_text(text, encoding="utf-8")
    before = (checkout / "docs" / "race.md").read_bytes()
    with pytest.raises(Invalid, match=message):
        docs.refresh()
    assert (checkout / "docs" / "race.md").read_bytes() == before


def test_take_copies_evidence_and_the_pictures_shown_on_pages(checkout: Path) -> None:
    results, shown = checkout / "results", checkout / "docs/figures/race"
    docs.write(results / docs.FILE, Evidence(docs.SCHEMA, "race", "xcpr reproduce race", seeds="1-3", tables=[SPEED]))
    for name in ("shown.png", "other.png"):
        (results / name).write_bytes(b"new")
    (shown / "shown.png").write_bytes(b"old")
    docs.take(results)
    assert docs.load_evidence()["race"].seeds == "1-3"
    assert [(path.name, path.read_bytes()) for path in shown.iterdir()] == [("shown.png", b"new")]
    with pytest.raises(Invalid, match="no such file"):
        docs.take(checkout)


@pytest.mark.parametrize(
    ("seeds", "overrides", "command", "seed_text"),
    [
        ({"paper": [1], "ns2": [1, 2, 3, 4, 5]}, [], ".venv/bin/xcpr reproduce race", "1, ns2 1-5"),
        ({"ns2": [1, 3]}, ["duration=1 s"], ".venv/bin/xcpr reproduce race --seeds 1,3 --set 'duration=1 s'", "1,3"),
        ({"kernel-tcp": [1, 2, 3]}, [], "sudo .venv/bin/xcpr reproduce race", "1-3"),
    ],
)
def test_evidence_records_its_command(
    tmp_path: Path, seeds: dict[str, list[int]], overrides: list[str], command: str, seed_text: str
) -> None:
    parts = [
        reproduce.Manifest(reproduce.SCHEMA, name, name, "", [], of_set, [], overrides)
        for name, of_set in seeds.items()
    ]
    docs.leave(tmp_path, "race", parts, [SPEED, msgspec.structs.replace(SPEED, name="")], {"xcpr": "1"})
    left = documents.read(tmp_path / docs.FILE, Evidence, docs.SCHEMA)
    assert (left.command, left.seeds, left.tables) == (command, seed_text, [SPEED])


def test_agreement_with_peers_is_counted_separately() -> None:
    beside = Agreement("first", 2.0, 2.0, "s", True, "", peer="ns-2")
    known = docs.tables({"race": EVIDENCE, "peers": msgspec.structs.replace(EVIDENCE, agreement=[beside])})
    assert known["agreeing"].rows[-1] == ("all", "1", "1", "1", "3", "")
    assert known["peers"].rows == (("peers", "ns-2", "1", "0", "0", "0", ""),)


def test_differences_are_listed_once_per_cause() -> None:
    known = docs.tables({"race": EVIDENCE})
    assert known["made"].rows == (("race", "`xcpr reproduce race`", "", ""),)
    assert known["agreeing"].rows == (
        ("race", "1", "1", "1", "3", ""),
        ("all", "1", "1", "1", "3", ""),
    )
    assert known["counted"].notes == (
        "The papers have 6 findings that are judged here, and 1 agree. 1 differ for a cause that a run isolates, "
        "and 1 can't be judged. 3 differ for a cause that is not known.",
    )
    assert docs.markdown(known["counted"]).startswith("The papers have 6 findings")
    assert known["differing"].rows == (
        ("race", "second; and 1 more", "2 s", "5 s", "differs", "It rained."),
        ("race", "fifth", "1", "2", "differs, isolated", "It snows. `xcpr run snow` shows it."),
        ("race", "sixth", "1", "2", "can't be judged", "The paper does not say when."),
        ("race", "fourth", "some", "none", "differs", "not known"),
    )
    assert known["race/agreement"].notes[0] == "(1) It rained."
