"""The command ``xcpr list``."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

import typer

from xcpr.commands.shell import terminal
from xcpr.io.plain import print_json, print_lines
from xcpr.io.schema import no_such
from xcpr.scenarios.flows import registry

app = typer.Typer()


@app.command(name="schema")
def schema_(
    python: Annotated[bool, typer.Option("--python", help="Print the classes of Python for the same keys.")] = False,
) -> None:
    """Print the JSON Schema of scenarios: editors complete and explain the keys of files that begin with `#:schema`."""

    from xcpr.scenarios.scenario import Scenario
    from xcpr.scenarios.schema import json_schema

    if python:
        from xcpr.scenarios.schema import python_classes

        print_lines(python_classes.write_module())
        return
    print_json(json.dumps(json_schema.describe_scenario(Scenario), indent=1))


Names = tuple[list[str], Callable[[str], str]]
"""The names of a kind, and the function that loads what a name stands for and returns its title."""


def _scenarios() -> Names:
    from xcpr.scenarios import scenario

    return scenario.list_scenarios(), lambda name: scenario.load(name).title


def _sets() -> Names:
    from xcpr.scenarios import sets

    def title(name: str) -> str:
        one = sets.load(name)
        return f"{one.title} ({len(one.runs)} runs, first: {name}/{one.runs[0].name})"

    return sets.list_sets(), title


def _experiments() -> Names:
    from xcpr.experiments import catalogue

    return catalogue.list_experiments(), catalogue.describe


def _transports() -> Names:
    from xcpr.worlds import kernel

    def title(name: str) -> str:
        from xcpr.figures import style

        if name.startswith(registry.KERNEL):
            return "the kernel's own, with --world mininet"
        return style.look(name).label

    return [*sorted(registry.declared()["transport"]), *(registry.KERNEL + name for name in kernel.offered())], title


def _recoveries() -> Names:

    declared = registry.declared()["recovery"]
    return sorted(declared), lambda name: str(declared[name]["help"])


def _profiles() -> Names:
    declared = registry.declared()["profile"]
    return list(declared), lambda name: str(declared[name]["help"])


def _aliases(kind: str, name: str) -> list[str]:
    """Returns the other names of a transport, a recovery or a profile."""
    entry = registry.declared()[ALIASED[kind]].get(name, {})
    return [*entry.get("aliases", ())]


KINDS: dict[str, tuple[str, Callable[[], Names]]] = {
    "scenarios": ("xcpr run NAME", _scenarios),
    "sets": ("xcpr reproduce NAME", _sets),
    "experiments": ("xcpr reproduce NAME", _experiments),
    "transports": ("flows.GROUP.transport", _transports),
    "recoveries": ("flows.GROUP.recovery", _recoveries),
    "profiles": ("hosts.profile, flows.GROUP.profile", _profiles),
}
"""The use of each kind's names, and the function that finds them."""
ALIASED = {"transports": "transport", "recoveries": "recovery", "profiles": "profile"}
"""The kinds whose names have aliases, and their names in the registry. All are taken in capitals too."""
DECLARED = {
    "options": "Options: flows.GROUP.OPTION",
    "links": "Link models: queue.KEY, and for a direction loss.forward.KEY",
    "settings": "Settings of profiles: flows.GROUP.KEY",
}
"""The kinds that are listed with all that is declared of each key."""


@app.command(name="list")
def list_(
    kind: Annotated[
        str,
        typer.Argument(
            metavar="[KIND]",
            help=f"The kind to list with titles: {', '.join([*KINDS, *DECLARED])}; default all, by name alone.",
            autocompletion=lambda: [*KINDS, *DECLARED],
        ),
    ] = "",
    as_json: terminal.Json = False,
) -> None:
    """List scenarios, sets, experiments, transports, recoveries, profiles, settings, options and link models."""

    from xcpr.results.tables.table import Table
    from xcpr.scenarios.flows import options, profiles
    from xcpr.scenarios.network import channels

    if kind and kind not in (*KINDS, *DECLARED):
        raise no_such("kind", kind, [*KINDS, *DECLARED])
    declared = {"options": options, "links": channels, "settings": profiles}
    chosen = [name for name in KINDS if kind in ("", name)]
    found = {name: KINDS[name][1]() for name in chosen}
    if as_json:
        told: dict[str, list[dict[str, Any]]] = {
            name: [
                {"name": one, "title": title(one)} | ({"aliases": _aliases(name, one)} if name in ALIASED else {})
                for one in names
            ]
            for name, (names, title) in found.items()
        }
        for name, of in declared.items():
            if kind in ("", name):
                told[name] = [dict(zip(of.COLUMNS, row, strict=True)) for row in of.rows()]
        print_json(json.dumps(told))
    elif kind in declared:
        of = declared[kind]
        Table(DECLARED[kind], of.COLUMNS, tuple(of.rows()), left=5).show(terminal.console)
    elif kind:
        names, title = found[kind]
        columns: tuple[str, ...] = ("name", "title")
        rows: tuple[tuple[str, ...], ...] = tuple((one, title(one)) for one in names)
        if kind in ALIASED:
            columns = ("name", "also", "title")
            rows = tuple((one, ", ".join(_aliases(kind, one)), title(one)) for one in names)
        Table(f"{kind.capitalize()}: {KINDS[kind][0]}", columns, rows, left=len(columns)).show(terminal.console)
    else:
        for name, (names, _) in found.items():
            terminal.console.print(f"{name.capitalize()}: {KINDS[name][0]}", style="bold", highlight=False)
            terminal.console.print(", ".join(names), highlight=False, end="\n\n")
        terminal.console.print(
            "xcpr list KIND has titles and aliases; xcpr list options the options, xcpr list links the links' keys.",
            highlight=False,
        )
