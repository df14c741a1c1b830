"""The compiled P4 programs: the same router with exact and with table-based arithmetic."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from xcpr.paths import COMPILED, CONSTANTS

PROGRAMS = {"exact": "xcp_router", "table": "xcp_router_table"}
"""By arithmetic: the scenario's key router.arithmetic."""

DROP_COUNTER = "XcpIngress.drop_reasons"


def path(arithmetic: str = "exact") -> Path:
    """The file of p4c's BMv2 JSON."""
    return COMPILED / f"{PROGRAMS[arithmetic]}.json"


def p4info_path(arithmetic: str = "exact") -> Path:
    """The file of its P4Info."""
    return COMPILED / f"{PROGRAMS[arithmetic]}.p4info.txtpb"


@cache
def text(arithmetic: str = "exact") -> str:
    """p4c's BMv2 JSON."""
    return path(arithmetic).read_text(encoding="utf-8")


def arithmetic_of(name: str) -> str | None:
    """The arithmetic of the program of this name; none where it is no program of ours."""
    return next((arithmetic for arithmetic, program in PROGRAMS.items() if program == name), None)


@cache
def telemetry() -> dict[str, Any]:
    """How the simulator reads the routers' telemetry frames: the header's fields as the programs have them."""
    constants = tomllib.loads(CONSTANTS.read_text(encoding="utf-8"))
    types = {header["name"]: header["fields"] for header in json.loads(text())["header_types"]}
    return {
        "packet_in_bytes": constants["controller"]["packet_in_bytes"],
        "ethertype": constants["protocol"]["telemetry_ethertype"],
        "fields": types["telemetry_t"],
    }


@cache
def record() -> dict[str, Any]:
    """What the programs were compiled from and by: compiled/record.json."""
    loaded: dict[str, Any] = json.loads((COMPILED / "record.json").read_text(encoding="utf-8"))
    return loaded
