"""The command ``xcpr check``."""

from __future__ import annotations

from typing import Annotated

import typer

from xcpr.commands.shell import completion, terminal
from xcpr.io.plain import escape_text
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()


@app.command()
def check(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="SCENARIO...",
            help="Scenarios' names or files, or a result.json.",
            autocompletion=completion.scenarios,
        ),
    ],
    overrides: terminal.Overrides = None,
    allow_python: Annotated[
        bool,
        typer.Option("--allow-python", help="Run the Python file of the topology, and accept controllers."),
    ] = False,
) -> None:
    """Check scenarios without a run: all keys, values, files, routes and programs. Keys without effect
    are named; the exit code is 2 where a scenario is refused."""
    from xcpr.experiments import runs
    from xcpr.scenarios import plan
    from xcpr.scenarios.network import topology

    problems: list[Problem] = []
    for name in names:
        try:
            chosen = runs.find(name, overrides or (), allow_python)
            plan.make_complete(chosen.scenario, topology.build(chosen.scenario), chosen.seed)
        except Invalid as invalid:
            problems += invalid.problems
        else:
            terminal.console.print(escape_text(f"{name}: valid"), highlight=False)
            for warning in chosen.scenario.warnings():
                terminal.errors.print(escape_text(f"xcpr: {name}: {warning}"))
    if problems:
        raise Invalid(problems)
