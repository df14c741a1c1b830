"""Actions with their parameters, as table entries and profile members have them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from finsy.proto import p4r

from ..encoding import bytestrings
from ..errors import invalid
from ..pipeline.program import Action


@dataclass(frozen=True)
class Call:
    """An action with its parameters: the canonical message, and the data plane's parameters."""

    message: p4r.Action
    name: str
    params: dict[str, str]


def call(message: p4r.Action, allowed: Mapping[int, Action], subject: str) -> Call:
    """Checks an action specification; ``subject`` names the table or profile whose actions are allowed."""
    action = allowed.get(message.action_id)
    if action is None:
        names = ", ".join(f"{a.name} ({a.id})" for a in allowed.values())
        raise invalid(f"{subject}: no action has the id {message.action_id}; allowed: {names}")
    given = {p.param_id: p.value for p in message.params}
    place = f"{subject}, action {action.name}"
    if len(given) != len(message.params):
        raise invalid(f"{place}: a parameter is given twice")
    names = ", ".join(f"{p.name} ({p.id})" for p in action.params.values()) or "none"
    for number in given:
        if number not in action.params:
            raise invalid(f"{place}: no parameter has the id {number}; it has: {names}")
    canonical, params = p4r.Action(action_id=action.id), {}
    for param in action.params.values():
        if param.id not in given:
            raise invalid(f"{place}: parameter {param.name} ({param.id}) is missing")
        value = bytestrings.decode(given[param.id], param.width, f"{place}, parameter {param.name}")
        canonical.params.add(param_id=param.id, value=bytestrings.encode(value))
        params[param.name] = hex(value)
    return Call(canonical, action.name, params)
