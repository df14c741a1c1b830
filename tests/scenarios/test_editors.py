"""Editors complete and explain keys of a scenario's file, by the JSON Schema and a TOML language server."""

from __future__ import annotations

import shutil
from pathlib import Path

import needs
import pytest
from language_server import AFTER, RATE, SERVERS, TEXT, LanguageServer

from xcpr.io.paths import SCENARIOS


@pytest.mark.parametrize("name", [pytest.param(name, marks=needs.program(name)) for name in SERVERS])
def test_editor_completes_and_explains_keys(name: str, tmp_path: Path) -> None:
    shutil.copy(SCENARIOS / "scenario.schema.json", tmp_path)
    try:
        server = LanguageServer(SERVERS[name], tmp_path)
    except EOFError:
        pytest.skip(f"this {name} has no language server: {needs.OUTSIDE_DEBIAN[name]}")
    with server:
        document = server.open("it.toml", TEXT)
        assert "The rate of each link between routers" in server.describe(document, RATE, 1)
        offered = server.complete(document, AFTER, 0)
        assert {"kind", "delay", "rtt", "access_rate"} <= offered.keys() and "limit" not in offered
        assert "The round-trip propagation time" in offered["rtt"]
