"""The command ``xcpr list``."""

from __future__ import annotations

import typer

from xcpr.commands import terminal

app = typer.Typer()


@app.command(name="schema")
def schema_() -> None:
    """Print the JSON Schema of scenarios; editors use it in files that begin with `#:schema FILE`."""
    import json

    from xcpr import schema
    from xcpr.scenarios.scenario import Scenario

    described = schema.describe(Scenario)
    described["properties"]["extends"] = {"type": "string"}
    del described["required"]  # a file that extends another one needs no more
    draft = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "A scenario of xcpr"}
    print(json.dumps(draft | described, indent=1))


@app.command(name="list")
def list_() -> None:
    """Scenarios, sets, experiments, transports and recoveries with their options."""
    from xcpr.experiments import catalogue
    from xcpr.results.table import Table
    from xcpr.scenarios import options, registry, scenario, sets
    from xcpr.worlds import kernel

    rows = [(name, scenario.load(name).title) for name in scenario.listed()]
    Table("Scenarios: xcpr run NAME", ("name", "title"), tuple(rows), left=2).show(terminal.console)
    loaded = [sets.load(name) for name in sets.listed()]
    rows = [(one.name, f"{one.title} ({len(one.runs)} runs, first: {one.name}/{one.runs[0].name})") for one in loaded]
    Table("Sets: xcpr reproduce NAME", ("name", "title"), tuple(rows), left=2).show(terminal.console)
    rows = [(one.name, f"{one.title} ({one.cost})") for one in map(catalogue.load, catalogue.listed())]
    Table("Experiments: xcpr reproduce NAME", ("name", "title"), tuple(rows), left=2).show(terminal.console)
    for kind in ("transport", "recovery"):
        terminal.console.print(f"{kind}: {', '.join(sorted(registry.declared()[kind]))}", highlight=False)
    Table("Options: flows.GROUP.OPTION", options.COLUMNS, tuple(options.rows()), left=5).show(terminal.console)
    here = ", ".join(registry.KERNEL + name for name in kernel.offered()) or "none"
    terminal.console.print(
        f"transport kernel:NAME, with --world mininet: the kernel's own TCP; here: {here}", highlight=False
    )
