"""The command ``xcpr table``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import flags, terminal
from xcpr.io.plain import PlainOutput
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()


def _rows(begun: str) -> list[str]:
    from xcpr.results.tables import tidy

    return [name for name in tidy.ROWS if name.startswith(begun)]


@app.command()
def table(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR", help="A folder of results: of a run, of a set's run with its seeds, or of a set."
        ),
    ],
    rows: Annotated[
        str,
        typer.Option(
            metavar="runs|flows|traffic|samples|queues|rates",
            help="Print a row for each run, flow, traffic source and class of its sizes, sample of a flow, sample "
            "of a watched channel, or moment of a flow's goodput; default: runs.",
            autocompletion=_rows,
        ),
    ] = "runs",
    parquet: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            callback=flags.check_output,
            help="Write the table to this Parquet file (needs pyarrow); default: print it as CSV.",
        ),
    ] = None,
    qlog: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            callback=flags.check_output,
            help="Write samples and recoveries of all flows to this qlog file instead of a table; default: none.",
        ),
    ] = None,
) -> None:
    """Print results as a tidy table: an observation a row, the unit at the end of a column's name."""
    from xcpr.experiments import folders
    from xcpr.results import qlog as qlog_files
    from xcpr.results import result
    from xcpr.results.tables import frames, tidy

    flags.excludes("--qlog", qlog is not None, {"--parquet": parquet is not None, "--rows": rows != "runs"})

    with terminal.interruptible("the table is incomplete"), result.loading_many():
        results = [made for group in folders.groups(folder) for made in group.results]
        if qlog is not None:
            qlog_files.write(results, qlog)
            return
        if parquet is None:
            tidy.write(results, rows, PlainOutput())
            return
        try:
            frames.write_parquet(results, rows, parquet)
        except ModuleNotFoundError as error:
            raise Invalid([Problem("--parquet", "", str(error))]) from None
