"""The table that leads from the XCP-r paper to the code (docs/hosts.md): its names are in its files."""

from __future__ import annotations

import re

from xcpr.io.paths import ROOT

SECTION = "## From the paper to the code"


def rows() -> list[tuple[str, str, str]]:
    """Returns the table: what the paper has, names in the code, and their file."""
    text = (ROOT / "docs/hosts.md").read_text(encoding="utf-8").split(SECTION)[1].split("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [(paper, names, file) for paper, names, file in lines[1:]]


def test_each_name_of_the_table_is_defined_in_its_file() -> None:
    assert len(rows()) > 8
    for _, names, file in rows():
        source = (ROOT / file.strip("`")).read_text(encoding="utf-8")
        for name in re.findall(r"`([^`]+)`", names):
            *owner, member = name.split("::")
            defined = rf"\b(fn|struct|enum|control) {member}\b|^\s+(pub )?{member}: "
            assert re.search(defined, source, re.MULTILINE), f"{file} does not define {member}"
            assert all(re.search(rf"\b(struct|enum) {one}\b", source) for one in owner), f"{file} lacks {owner}"


def test_xcp_r_files_do_not_mention_fallback_or_misreporting() -> None:
    """The two files know neither the fallback nor hosts that misreport."""
    for file in ("hosts/src/tcp/cc/explicit/xcp_r.rs", "hosts/src/wire/xcp.rs"):
        source = (ROOT / file).read_text(encoding="utf-8")
        assert not re.search(r"fallback|misreport|attacks", source, re.IGNORECASE)
