"""The data plane as the server's stores see it: something that does commands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from .errors import Refused, by_name


class Applies(Protocol):
    """The part that does commands as JSON."""

    def apply(self, commands_json: str) -> str:
        """Returns the replies, as JSON."""


class Target:
    """Commands to a data plane, and its answers."""

    def __init__(self, applies: Applies):
        self._applies = applies

    def apply(self, commands: Sequence[dict[str, Any]]) -> list[Refused | None]:
        """Does commands; to packets they are one change. Return the refusals, by command."""
        return [refusal(reply) for reply in json.loads(self._applies.apply(json.dumps(commands)))]

    def ask(self, command: dict[str, Any]) -> Any:
        """Returns the answer to one command."""
        (reply,) = json.loads(self._applies.apply(json.dumps([command])))
        if refused := refusal(reply):
            raise refused
        return reply


def refusal(reply: Any) -> Refused | None:
    """Says why a command was refused, if it was."""
    if isinstance(reply, dict) and "error" in reply:
        return by_name(reply["error"]["kind"], reply["error"]["message"])
    return None
