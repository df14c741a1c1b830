"""The compiled P4 program that every router runs."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from xcpr.paths import COMPILED

PROGRAM = "xcp_router"


@cache
def text() -> str:
    """p4c's BMv2 JSON."""
    return (COMPILED / f"{PROGRAM}.json").read_text(encoding="utf-8")


@cache
def record() -> dict[str, Any]:
    """What the program was compiled from and by: compiled/record.json."""
    loaded: dict[str, Any] = json.loads((COMPILED / "record.json").read_text(encoding="utf-8"))
    return loaded
