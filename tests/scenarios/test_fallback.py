"""XCP and XCP-r where no router answers: they stay what they are, unless ``xcp.fallback`` asks for CUBIC."""

from __future__ import annotations

from typing import Any

import pytest

import xcpr
from xcpr.commands.realtime import hosts
from xcpr.scenarios import plan

_MAKE_PLAN = plan.make


def _make_plan_without_capacities(*arguments: Any, **options: Any) -> dict[str, Any]:
    """Makes a plan whose routers only forward, since no port has a capacity."""
    made = _MAKE_PLAN(*arguments, **options)
    for router in made["routers"]:
        router["entries"] = [entry for entry in router["entries"] if "port_config" not in entry["table"]]
    return made


@pytest.mark.parametrize("transport", ["xcp", "xcp-r"])
@pytest.mark.parametrize("fallback", [None, "none", "cubic"])
def test_flow_falls_back_to_cubic_only_if_configured(
    transport: str, fallback: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {} if fallback is None else {"flows.main.xcp.fallback": fallback}
    flow = {"flows.main.transport": transport, "duration": "1 s"}
    monkeypatch.setattr(plan, "make", _make_plan_without_capacities)
    result = xcpr.run("demo", overrides=flow | asked)
    fell_back = [flow.name for flow in result.flows if isinstance(flow.fell_back_at_s, float)]
    named = [warning for warning in result.warnings or () if "fell back to CUBIC" in warning]
    if fallback == "cubic":
        assert fell_back
        (warning,) = named
        assert all(name in warning for name in fell_back)
    else:
        assert fell_back == [] and named == []


def test_file_transfer_falls_back_to_cubic_by_default() -> None:
    assert hosts._with_fallback("xcp-r", {}) == {"xcp": {"fallback": "cubic"}}
    chosen = {"xcp": {"fallback": "none"}}
    assert hosts._with_fallback("xcp", chosen) == chosen
    assert hosts._with_fallback("udt", {}) == {}
