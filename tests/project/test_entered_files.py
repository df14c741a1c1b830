"""The number of source files that a packet and its ACK enter stays small (docs/design.md, "The way of a packet")."""

from __future__ import annotations

import needs
import pytest

from bench.cost import entered_files
from xcpr.io.paths import ROOT

MAX_FILES = 57


@needs.program("valgrind")
def test_a_packet_and_its_ack_enter_few_files() -> None:
    entered = entered_files.find_entered()
    assert "hosts/src/tcp/cc/explicit/xcp_r.rs" in entered
    assert [file for file in entered if not (ROOT / file).is_file()] == []
    assert len(entered) <= MAX_FILES, entered


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("/home/user/xcpr/crates/link/src/channel.rs", "crates/link/src/channel.rs"),
        ("hosts/src/wire/tcp.rs", "hosts/src/wire/tcp.rs"),
        ("/rustc/library/core/src/option.rs", ""),
        ("/root/.cargo/registry/src/index/crates/src/lib.rs", ""),
        ("crates/engine/ahead/c/xcp_router.c", ""),
    ],
)
def test_a_source_file_is_own_or_another(name: str, own: str) -> None:
    assert entered_files.own_file(name) == own
