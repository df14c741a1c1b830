"""The command ``xcpr doctor``."""

from __future__ import annotations

import json

import typer

from xcpr.commands.shell import terminal
from xcpr.io.plain import print_json

app = typer.Typer()


@app.command()
def doctor(as_json: terminal.Json = False) -> None:
    """Show what this machine can do of what xcpr does, and what it lacks for the rest. Changes nothing."""
    from xcpr.results.tables.table import Table
    from xcpr.worlds import needs

    found = [(use, use.missing()) for use in needs.uses()]
    if as_json:
        told = [{"use": use.name, "command": use.command, "missing": [*missing]} for use, missing in found]
        print_json(json.dumps(told))
        return
    rows = tuple((use.name, use.command, "; ".join(missing) or "ready") for use, missing in found)
    Table("This machine", ("use", "command", "state"), rows, left=3).show(terminal.console)
