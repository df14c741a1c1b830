"""The compiled P4 program that every router runs."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from xcpr.paths import COMPILED, CONSTANTS

PROGRAM = "xcp_router"
DROP_COUNTER = "XcpIngress.drop_reasons"


def path() -> Path:
    """The file of p4c's BMv2 JSON."""
    return COMPILED / f"{PROGRAM}.json"


def p4info_path() -> Path:
    """The file of its P4Info."""
    return COMPILED / f"{PROGRAM}.p4info.txtpb"


@cache
def text() -> str:
    """p4c's BMv2 JSON."""
    return path().read_text(encoding="utf-8")


@cache
def telemetry() -> dict[str, Any]:
    """How the simulator reads the routers' telemetry frames: the header's fields as the program has them."""
    constants = tomllib.loads(CONSTANTS.read_text(encoding="utf-8"))
    types = {header["name"]: header["fields"] for header in json.loads(text())["header_types"]}
    return {
        "packet_in_bytes": constants["controller"]["packet_in_bytes"],
        "ethertype": constants["protocol"]["telemetry_ethertype"],
        "fields": types["telemetry_t"],
    }


@cache
def record() -> dict[str, Any]:
    """What the program was compiled from and by: compiled/record.json."""
    loaded: dict[str, Any] = json.loads((COMPILED / "record.json").read_text(encoding="utf-8"))
    return loaded
