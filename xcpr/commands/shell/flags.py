"""Flags that would have no effect: each is refused with the flag at fault (docs/inputs.md, "Flags")."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import typer

from xcpr.io import files
from xcpr.io.schema import Invalid, Problem


def check_output(param: typer.CallbackParam, value: Path | None) -> Path | None:
    """Checks, before a command begins, that it can write to the file of an option; raises ``Invalid``.

    Each option that names a file to write has this callback. docs/outputs.md has the rules.
    """
    try:
        if value is not None:
            files.check_output(value)
    except Invalid as invalid:
        flag = param.opts[0]
        raise Invalid([Problem(flag, one.source, one.message) for one in invalid.problems]) from None
    return value


def needs(flag: str, is_set: bool, other: str, other_is_set: bool) -> None:
    """Refuses a flag that has an effect beside another one alone; raises ``Invalid``."""
    if is_set and not other_is_set:
        raise Invalid([Problem(flag, "", f"has no effect without {other}: give both, or neither")])


def excludes(flag: str, is_set: bool, others: Mapping[str, bool], why: str = "") -> None:
    """Refuses a flag beside ``others``, by which one of both would have no effect; raises ``Invalid``."""
    found = [other for other, other_is_set in others.items() if other_is_set] if is_set else []
    if found:
        reason = f", {why}" if why else ""
        raise Invalid([Problem(flag, "", f"can't be had with {', '.join(found)}{reason}: leave one of them out")])
