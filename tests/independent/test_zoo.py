"""The run of a file of the Topology Zoo, on files of our own."""

from __future__ import annotations

from pathlib import Path

from tests.independent import zoo
from xcpr.io.paths import DATA

CITIES = DATA / "cities.graphml"


def test_topology_zoo_file_runs() -> None:
    assert zoo.run_file(CITIES) == zoo.Outcome("cities.graphml", "")


def test_broken_graphml_and_unknown_attribute_are_reported(tmp_path: Path) -> None:
    text = CITIES.read_text(encoding="utf-8")
    (tmp_path / "broken.graphml").write_text(text[:900], encoding="utf-8")
    assert zoo.run_file(tmp_path / "broken.graphml").why.startswith("is no readable GraphML: ParseError")
    (tmp_path / "odd.graphml").write_text(text.replace("LinkSpeedRaw", "Odd"), encoding="utf-8")
    assert zoo.run_file(tmp_path / "odd.graphml").why.startswith("edge attribute Odd has no effect: is not in GraphML")


def test_ends_are_chosen_in_the_largest_component() -> None:
    links = {"a-b": {"ends": ["a", "b"]}, "c-d": {"ends": ["c", "d"]}, "d-e": {"ends": ["d", "e"]}}
    assert zoo.choose_ends(zoo.Imported({name: {} for name in "abcde"}, links, [])) == ("c", "e")
