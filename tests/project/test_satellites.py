"""The core depends on no satellite (docs/design.md, "Core and satellites"): each can be deleted."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from xcpr.io.paths import ROOT

CORE = {"units", "options", "codes", "link", "engine", "ahead", "plan", "hosts", "sim"}
"""Crates of the core, without the prefix that they share."""
SATELLITES = {"realtime", "switch", "sockets", "playground", "packetdrill", "fuzz", "native"}
"""Crates that stand on the core. The extension stands on all of them."""
P4_CORE = ("router", "common", "v1model", "xcp", "rcp", "hpcc")
"""Folders below p4src/."""
POLICED = "policed"
"""The name of a v1model file for the program that polices has this word."""
P4_SATELLITES = ("xcp/policing", "tna")

CRATES = {
    tomllib.loads(path.read_text())["package"]["name"].removeprefix("xcpr-"): path
    for path in [*ROOT.glob("crates/**/Cargo.toml"), *ROOT.glob("hosts/**/Cargo.toml")]
    if "target" not in path.parts
}


def list_dependencies(manifest: Path, *sections: str) -> set[str]:
    """Returns the project's crates that a crate depends on."""
    content = tomllib.loads(manifest.read_text())
    names = {name for section in sections for name in content.get(section, {})}
    return {name.removeprefix("xcpr-") for name in names if name.startswith("xcpr-")}


def test_each_crate_is_classified_as_core_or_satellite() -> None:
    assert set(CRATES) == CORE | SATELLITES


@pytest.mark.parametrize("crate", sorted(CORE))
def test_no_crate_of_the_core_depends_on_a_satellite(crate: str) -> None:
    assert list_dependencies(CRATES[crate], "dependencies", "build-dependencies", "dev-dependencies") <= CORE


def list_included(source: Path) -> Iterator[Path]:
    """Yields the files that a P4 file includes, as they are below p4src/."""
    for name in re.findall(r'^#include "(.+)"', source.read_text(encoding="utf-8"), re.MULTILINE):
        yield (source.parent / name).resolve().relative_to(ROOT / "p4src")


def is_below(path: Path, folders: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)


def test_no_p4_of_the_core_includes_a_satellite() -> None:
    sources = [path for folder in P4_CORE for path in (ROOT / "p4src" / folder).rglob("*.p4")]
    outside = [path for path in sources if not is_below(path.relative_to(ROOT / "p4src"), P4_SATELLITES)]
    core = [path for path in outside if POLICED not in path.name]
    assert len(core) > 40
    wrong = [
        f"{path.relative_to(ROOT)} includes {name}"
        for path in core
        for name in list_included(path)
        if is_below(name, P4_SATELLITES)
    ]
    assert not wrong
