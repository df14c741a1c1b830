"""docs/limits.md says of every limit what the sources say."""

from __future__ import annotations

import re

import pytest

from xcpr.paths import ROOT

PAGE = (ROOT / "docs" / "limits.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| (?P<limit>.+) \| (?P<value>[\d,]+)(?: (?P<unit>\w+))? \| `(?P<path>\S+)` `(?P<name>\w+)` \|$", re.M
)
UNITS = {None: 1, "s": 1, "days": 86_400, "KiB": 2**10, "MiB": 2**20}
CONSTANT = r"^(?:pub(?:\(\w+\))? )?(?:const )?{name}(?:: [\w:]+)? = (?:[\w:]+\()?([\d_ *<.]+)\)?;?$"


def written(path: str, name: str) -> float:
    """Reads the number that a constant of a Python or Rust source has."""
    found = re.search(CONSTANT.format(name=name), (ROOT / path).read_text(encoding="utf-8"), re.M)
    assert found, f"{path} has no constant {name} that is a number"
    return float(eval(found[1]))  # digits and operators alone


@pytest.mark.parametrize("row", [*ROW.finditer(PAGE)], ids=lambda row: row["name"])
def test_a_limit_is_what_the_source_says(row: re.Match[str]) -> None:
    assert int(row["value"].replace(",", "")) * UNITS[row["unit"]] == written(row["path"], row["name"])


def test_every_row_is_read() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| limit")]
    assert len([*ROW.finditer(PAGE)]) == len(rows) > 20


NAMED = re.findall(r"`(\S+\.(?:py|rs))`\s+`(\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8"))


def test_the_tests_that_the_threat_model_names_are_there() -> None:
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path, _ in NAMED}
    lacking = [name for path, name in NAMED if not re.search(rf"^\s*(?:def|fn) {name}\(", sources[path], re.M)]
    assert len(NAMED) > 40
    assert not lacking
