"""Words that a shell offers: names of scenarios and their like, keys of ``--set``, and values where they are names.

Each function takes the beginning of a word; some take typer's context too, which knows the arguments before it.
"""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator, Mapping
from typing import Any

import typer

from xcpr.io import schema
from xcpr.io.plain import print_line

WORLDS = ("sim", "mininet")
SWITCHES = ("embedded", "bmv2")
GROUP = "main"
"""The group of flows where the command line names no scenario before."""
_VARIABLE = "_XCPR_COMPLETE"
"""The variable by which a shell's script asks for words, and names itself."""


@contextlib.contextmanager
def joined_words() -> Iterator[None]:
    """Makes one word of KEY, = and VALUE while bash asks for words, and offers VALUE alone.

    Bash breaks words at each = (``COMP_WORDBREAKS``, bash(1)), and puts an offer in the place of the last part.
    """
    if os.environ.get(_VARIABLE) != "complete_bash":
        yield
        return
    place = int(os.environ["COMP_CWORD"])
    words = os.environ["COMP_WORDS"].split("\n")[: place + 1]
    words += [""] * (place + 1 - len(words))
    joined: list[str] = []
    for word in words:
        if joined and (word == "=" or joined[-1].endswith("=")):
            joined[-1] += word
        else:
            joined.append(word)
    os.environ |= {"COMP_WORDS": "\n".join(joined), "COMP_CWORD": str(len(joined) - 1)}
    before = len(joined[-1]) if words[-1] == "=" else len(joined[-1]) - len(words[-1])
    with io.StringIO() as offered:
        try:
            with contextlib.redirect_stdout(offered):
                yield
        finally:
            for line in offered.getvalue().splitlines():
                print_line(line[before:])


def worlds() -> list[str]:
    """Returns the worlds."""
    return [*WORLDS]


def switches() -> list[str]:
    """Returns the routers of Mininet."""
    return [*SWITCHES]


def scenarios(incomplete: str) -> list[str]:
    """Returns scenarios, and the runs of a set whose name stands before a slash."""
    from xcpr.scenarios import scenario, sets

    if "/" not in incomplete:
        return _begun([*scenario.list_scenarios(), *(f"{name}/" for name in sets.list_sets())], incomplete)
    name = incomplete.partition("/")[0]
    runs = sets.load(name).runs if name in sets.list_sets() else []
    return _begun([f"{name}/{run.name}" for run in runs], incomplete)


def sets_and_experiments(incomplete: str) -> list[str]:
    """Returns the names that ``xcpr reproduce`` takes."""
    from xcpr.experiments import catalogue
    from xcpr.scenarios import sets

    return _begun([*catalogue.list_experiments(), *sets.list_sets()], incomplete)


def options(incomplete: str) -> list[str]:
    """Returns options of transports (``xcp.fallback=``), and behind the = the values of one that has names."""
    from xcpr.scenarios.flows import options as declared

    found = {}
    for key, (option, _) in declared.declared().items():
        found[key] = [name for name, _ in option["names"]] if "names" in option else []
    return _keys(found, incomplete)


def overrides(ctx: typer.Context, incomplete: str) -> list[str]:
    """Returns keys of a scenario (``queue.limit=``), and behind the = the values of one that has names."""
    return _keys(_of_scenario(ctx), incomplete)


def lists(ctx: typer.Context, incomplete: str) -> list[str]:
    """Returns keys to sweep, and behind the = and each comma the values of a key that has names."""
    key, given, values = incomplete.partition("=")
    before, comma, begun = values.rpartition(",")
    head = f"{key}={before}{comma}"
    return [
        head + word.partition("=")[2] if given else word for word in _keys(_of_scenario(ctx), f"{key}{given}{begun}")
    ]


def _begun(words: list[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


def _keys(found: Mapping[str, list[str]], incomplete: str) -> list[str]:
    key, given, _ = incomplete.partition("=")
    words = [f"{key}={value}" for value in found.get(key, ())] if given else [f"{key}=" for key in found]
    return _begun(words, incomplete)


def _of_scenario(ctx: typer.Context) -> dict[str, list[str]]:
    """Returns the keys of the scenario on the command line, each with its values where these are names."""
    from xcpr.experiments import runs
    from xcpr.scenarios.scenario import Scenario

    name = ctx.params.get("name") or ctx.params.get("scenario")
    table: Mapping[str, Any] = {}
    if isinstance(name, str):
        with contextlib.suppress(schema.Invalid, OSError):
            table = schema.write(runs.find(name).scenario)
    return dict(_described(schema.describe(Scenario), table, ""))


def _described(described: Mapping[str, Any], table: Any, path: str) -> Iterator[tuple[str, list[str]]]:
    """Yields the keys below a table's description, each with the values that are names."""
    properties = dict(described.get("properties", {}))
    others = described.get("additionalProperties")
    known = table if isinstance(table, Mapping) else {}
    if isinstance(others, Mapping):
        properties |= dict.fromkeys(known or ((GROUP,) if path == "flows" else ()), others)
    if properties:
        for key, one in properties.items():
            yield from _described(one, known.get(key), f"{path}.{key}" if path else key)
    elif path and described.get("type") != "object":
        yield path, _values(described)


def _values(described: Mapping[str, Any]) -> list[str]:
    if described.get("type") == "boolean":
        return ["true", "false"]
    return [
        str(value) for one in (described, *described.get("anyOf", ())) for value in one.get("enum", ()) if value != ""
    ]
