"""The commands ``xcpr reproduce``, ``xcpr sweep``, ``xcpr compare`` and ``xcpr report``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
import typer

from xcpr.commands.shell import completion, terminal
from xcpr.io import files
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, no_such

if TYPE_CHECKING:
    from xcpr.experiments.experiment import Experiment
    from xcpr.experiments.reports.report import Section
    from xcpr.results.result import Result
    from xcpr.results.tables.table import Table
    from xcpr.scenarios.sets import Set

app = typer.Typer()
UNFIT = (LookupError, ArithmeticError, TypeError, ValueError, RuntimeError)
"""How a report fails of results that are well formed, but not those of one set or experiment. Anybody may make them."""


Seeds = Annotated[
    str | None,
    typer.Option(
        metavar="SEEDS",
        help='Run with these seeds, for example "1-5" or "1,3,7"; default: the set\'s. Figures show the first.',
    ),
]
Workers = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Do so many runs at a time; default one per core.")
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Send runs to the workers of this Dask scheduler, tcp://HOST:PORT; default: none."
    ),
]


@app.command(name="reproduce")
def reproduce_(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME]...",
            help="The sets or experiments to run, or files NAME.toml of your own; default the set paper.",
            autocompletion=completion.sets_and_experiments,
        ),
    ] = None,
    seeds: Seeds = None,
    overrides: terminal.Overrides = None,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Write below this folder, a folder for each name with what --set says.")
    ] = Path("results"),
    workers: Workers = None,
    cluster: Cluster = None,
    force: terminal.Force = False,
    quiet: terminal.Quiet = False,
    as_json: terminal.Json = False,
) -> None:
    """Run sets of scenarios or whole experiments, beside published figures, and report them."""

    from xcpr.experiments import contents, experiment, reproduce, runs
    from xcpr.scenarios import sets

    terminal.silence(quiet or as_json)
    outcome: dict[str, object]
    chosen = [set_or_experiment(name) for name in names or ["paper"]]
    if len({one.name for one in chosen}) < len(chosen):
        raise Invalid([Problem(" ".join(names or ()), "", "two sets have one name, and so one folder")])
    numbers = _seeds(seeds) if seeds else None
    for one in chosen:
        folder = runs.folder(out / one.name, overrides or ())
        with terminal.writing(folder):
            if isinstance(one, sets.Set):
                contents.prepare(folder, contents.describe_set(one.name, one.command), force)
                reproduce.run_set(one, numbers or one.seeds, folder, workers, overrides or (), cluster)
            else:
                contents.prepare(folder, contents.describe_experiment(one.name), force)
                experiment.run(one, numbers, folder, workers, overrides or (), cluster)
            tables, path = _find_contents(folder).report()
        is_set = as_json and isinstance(one, sets.Set)
        outcome = {"runs": _runs(folder)} if is_set else {"tables": msgspec.to_builtins(tables)}
        terminal.print_outcome(tables, path, outcome if as_json else None)


def _runs(folder: Path) -> list[dict[str, object]]:
    """Returns the figures of a set's runs as numbers."""
    from xcpr.experiments import folders
    from xcpr.results.tables import numbers

    return numbers.of_set(folders.groups(folder))


@app.command(name="sweep")
def sweep_(
    name: Annotated[
        str,
        typer.Argument(
            metavar="SCENARIO",
            help="A scenario's name, its file, SET/RUN, or a result.json.",
            autocompletion=completion.scenarios,
        ),
    ],
    lists: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[KEY=VALUE,VALUE]...",
            help="The values of keys, for example topology.delay=10ms,50ms; all combinations are run. The last "
            "key's values stand side by side.",
            autocompletion=completion.lists,
        ),
    ] = None,
    seeds: Annotated[
        str,
        typer.Option(
            metavar="SEEDS", help='Run with these seeds, for example "1-5" or "1,3,7". Figures show the first.'
        ),
    ] = "1",
    overrides: terminal.Overrides = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Write to this folder; default results/SCENARIO-by-KEYS, with what --set says."
        ),
    ] = None,
    totals: Annotated[
        bool, typer.Option("--totals", help="Keep totals alone, no figures over time: for many runs, or long ones.")
    ] = False,
    workers: Workers = None,
    cluster: Cluster = None,
    allow_python: Annotated[
        bool,
        typer.Option("--allow-python", help="Run the Python file of the topology and the controllers."),
    ] = False,
    force: terminal.Force = False,
    quiet: terminal.Quiet = False,
    as_json: terminal.Json = False,
) -> None:
    """Run a scenario with all combinations of values and seeds, and report them as a set's; what is done is kept."""
    from xcpr.experiments import contents, reproduce, runs
    from xcpr.scenarios import sweeps

    terminal.silence(quiet or as_json)
    values = sweeps.parse(lists or ())
    chosen = sweeps.make_runs(name, runs.layers(name, allow_python), values, _seeds(seeds), overrides or (), not totals)
    usual = runs.RESULTS / "-by-".join([chosen.name, *("-with-".join(keys) for keys in values)])
    folder = out or runs.folder(usual, overrides or ())
    with terminal.writing(folder):
        contents.prepare(folder, contents.describe_set(chosen.name, chosen.command), force)
        reproduce.run_set(chosen, chosen.seeds, folder, workers, overrides or (), cluster, allow_python)
        tables, path = _find_contents(folder).report()
    terminal.print_outcome(tables, path, {"runs": _runs(folder)} if as_json else None)


def set_or_experiment(name: str) -> Set | Experiment:
    """Returns the set or experiment of a name; raises ``Invalid``."""
    from xcpr.experiments import catalogue, runs
    from xcpr.scenarios import sets

    if name in catalogue.list_experiments():
        return catalogue.load(name)
    if name in sets.list_sets() or name.endswith(".toml"):
        return sets.load(name)
    runs.refuse_folder(name)
    if Path(f"{name}.toml").is_file():
        raise Invalid([Problem(name, "", f"no such set or experiment; a file here is called {name}.toml")])
    raise no_such("set or experiment", name, sorted([*catalogue.list_experiments(), *sets.list_sets()]))


def _seeds(value: str) -> tuple[int, ...]:
    from xcpr.scenarios import sets

    try:
        return sets.parse_seeds(value)
    except ValueError as error:
        raise Invalid([Problem("--seeds", "", str(error))]) from None


@app.command(name="compare")
def compare_(
    folders: Annotated[
        list[Path],
        typer.Argument(
            metavar="A B [C [D]]", help="Folders of results: of a run, of a set's run with its seeds, or of a set."
        ),
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write to this folder; default results/compare-A-B.")
    ] = None,
    force: terminal.Force = False,
    quiet: terminal.Quiet = False,
    as_json: terminal.Json = False,
) -> None:
    """Put results side by side: totals, differences by seed with their intervals, curves, and a report."""
    from xcpr.experiments import contents, runs
    from xcpr.experiments.reports import comparison
    from xcpr.scenarios import sets

    terminal.silence(quiet or as_json)
    sides = comparison.load(folders)
    compared = comparison.common_runs(sides)
    folder = out or runs.RESULTS / "-".join(["compare", *(sets.file_name(side.label) for side in sides)])
    with terminal.writing(folder):
        contents.prepare(folder, contents.describe_comparison([side.path for side in sides]), force)
        tables, path = comparison.make_report(sides, compared, folder)
    terminal.print_outcome(tables, path, comparison.numbers_of(sides, compared) if as_json else None)


def _styles(begun: str) -> list[str]:
    from xcpr.figures import style

    return [name for name in style.STYLES if name.startswith(begun)]


def _fonts(begun: str) -> list[str]:
    from xcpr.figures import style

    return [name for name in style.FONTS if name.startswith(begun)]


@app.command(name="report")
def report_(
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", help="A folder with result.json, set.json, experiment.json or comparison.json."),
    ],
    style: Annotated[
        str | None,
        typer.Option(
            metavar="talk|paper|slide",
            help="Draw the figures alone, for a talk, a paper's column or a 16:9 slide, into DIR/STYLE; default: those "
            "of the report.",
            autocompletion=_styles,
        ),
    ] = None,
    width: Annotated[
        float | None,
        typer.Option(
            metavar="INCHES",
            help="Make figures of --style so wide; text has 8 points, so it grows where a narrow figure is shown "
            "larger; default: the style's.",
        ),
    ] = None,
    height: Annotated[
        float | None,
        typer.Option(metavar="INCHES", help="Make figures of --style so high; default: as their panels need."),
    ] = None,
    font: Annotated[
        str | None,
        typer.Option(
            metavar="sans|serif", help="Write the text of --style in this font; default sans.", autocompletion=_fonts
        ),
    ] = None,
) -> None:
    """Make the figures and the report anew from results that are there."""
    from xcpr.results import result

    if not folder.is_dir():
        raise Invalid([Problem(str(folder), "", "no such folder")])
    if style is None and (width, height, font) != (None, None, None):
        raise Invalid([Problem("--style", "", "must be there: --width, --height and --font are of a style's figures")])
    with terminal.writing(folder):
        try:
            if style is not None:
                _draw(folder, style, width, height, font)
                return
            # The report is made anew, and stays where that fails.
            (folder / result.SOURCES).unlink(missing_ok=True)
            _, path = _find_contents(folder).report()
        except Invalid:
            raise
        except UNFIT as error:
            told = f"its results can't be put side by side ({type(error).__name__}: {error}): make them anew"
            raise Invalid([Problem(str(folder), "", told)]) from error
    terminal.print_outcome([], path)


def _draw(folder: Path, name: str, width: float | None, height: float | None, font: str | None) -> None:
    """Draws the figures of what a folder holds in a style."""
    from xcpr.experiments.reports import report
    from xcpr.figures import style

    chosen = style.chosen(name, width, height, font)
    sections = _find_contents(folder).sections()
    files.make_folder(folder / name)
    with style.drawn_as(chosen):
        for path in report.draw(sections, folder / name):
            terminal.console.print(f"{display_path(path)}, .svg and .pdf", highlight=False, soft_wrap=True)


class _Held(NamedTuple):
    """The makers of a folder's report."""

    sections: Callable[[], Sequence[Section]]
    report: Callable[[], tuple[list[Table], Path]]
    """Writes the report; returns its tables and its path."""


def _find_contents(folder: Path) -> _Held:
    """Finds what a folder holds: an experiment, a set, a comparison, or a run."""
    from xcpr.experiments import catalogue, experiment, reproduce
    from xcpr.experiments.reports import comparison, report, set_report
    from xcpr.results.tables import run_tables

    if (folder / experiment.MANIFEST).is_file():
        chosen = catalogue.load(experiment.name_in(folder))
        return _Held(partial(experiment.sections, chosen, folder), partial(experiment.make_report, chosen, folder))
    if (folder / reproduce.MANIFEST).is_file():
        return _Held(partial(set_report.sections, folder), partial(set_report.make_report, folder))
    if (folder / comparison.MANIFEST).is_file():
        sides = comparison.load(comparison.paths_in(folder))
        runs = comparison.common_runs(sides)
        return _Held(partial(comparison.sections, sides, runs), partial(comparison.make_report, sides, runs, folder))
    loaded = _run(folder)
    return _Held(
        partial(report.sections_of_run, loaded),
        lambda: (run_tables.of_one(loaded), report.of_run(loaded, folder)),
    )


def _run(folder: Path) -> Result:
    """Reads a run's result that can be drawn over time; raises ``Invalid``."""
    from xcpr.results import result

    loaded = result.load(folder / result.FILE)
    if not loaded.has_series:
        raise Invalid(
            [Problem(display_path(folder / result.FILE), "series", "is empty: a sweep's results hold totals only")]
        )
    return loaded
