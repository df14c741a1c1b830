"""The way of a packet in docs/design.md: its functions are in their files."""

from __future__ import annotations

import re

from xcpr.io.paths import ROOT

SECTION = "## The way of a packet"


def test_functions_of_the_packet_path_are_in_their_files() -> None:
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8").split(SECTION)[1].split("\n## ")[0]
    rows = re.findall(r"^\| .+ \| `(\w+)::(\w+)` \| `(.+)` \|$", text, re.MULTILINE)
    assert len(rows) > 12
    for owner, function, file in rows:
        source = (ROOT / file).read_text(encoding="utf-8")
        blocks = re.findall(
            rf"^(?:impl|pub(?:\(crate\))? trait)\b[^{{]*\b{owner}\b[^{{]*\{{.*?^\}}", source, re.MULTILINE | re.DOTALL
        )
        assert any(re.search(rf"\bfn {function}\b", one) for one in blocks), f"{file} lacks {owner}::{function}"
