"""The command ``xcpr``.

Commands import what they need when they run: a real-time run starts a process per host, and each would pay for all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from xcpr import __version__, hosts, ports
from xcpr.schema import Invalid, Problem

if TYPE_CHECKING:
    from xcpr.experiment import Experiment
    from xcpr.scenario import Scenario
    from xcpr.sets import Set

INTERRUPTED = 130
"""The exit status that shells give to Ctrl-C: 128 + SIGINT."""

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Experiments with XCP and XCP-r through the compiled P4 program. Results go under results/.",
)
console = Console(width=None if sys.stdout.isatty() else 200)
errors = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)


@app.command()
def run(
    name: Annotated[str, typer.Argument(metavar="SCENARIO", help="A scenario's name, its file, or SET/RUN.")],
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Decides every random draw.")] = 1,
    overrides: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=VALUE", help='Override a key, for example topology.rate="100 Mbit/s".'),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where to write; default results/NAME.")] = None,
    world: Annotated[str, typer.Option(metavar="sim|mininet", help="Virtual time, or real time (needs root).")] = "sim",
    switch: Annotated[str, typer.Option(metavar="embedded|bmv2", help="The routers of --world mininet.")] = "embedded",
    cli: Annotated[bool, typer.Option("--cli", help="With --world mininet: its command line.")] = False,
) -> None:
    """Run one scenario: table, result.json, figures and report.html."""
    from xcpr import batch, mininet_world, ownership, progress, report, result, tables

    _one_of("--world", world, ("sim", "mininet"))
    _one_of("--switch", switch, ("embedded", "bmv2") if world == "mininet" else ("embedded",))
    chosen = _load(name, overrides or [])
    if cli:
        _one_of("--world", world, ("mininet",))
        mininet_world.by_hand(chosen, seed, switch)
        return
    stem = str(Path(name).with_suffix("").name)
    folder = out or Path("results") / (stem if world == "sim" else f"{stem}-{switch}")
    job = batch.Job(name, chosen, seed, folder)
    if world == "sim":
        with _interruptible(), progress.bar(chosen.title, chosen.duration / 1e9) as update:
            batch.do(job, lambda seconds: update(seconds, 0))
    else:
        with _interruptible(), progress.real_time(chosen.title, chosen.duration / 1e9) as say:
            made = mininet_world.execute(chosen, seed, name, switch, say)
        with ownership.given_back(folder):
            batch.keep(job, made)
    loaded = result.load(job.result)
    for table in tables.of_one(loaded):
        table.show(console)
    _say_where(folder / report.REPORT)


def _one_of(option: str, value: str, allowed: tuple[str, ...]) -> None:
    from xcpr import schema

    if value not in allowed:
        raise Invalid([Problem(option, "", f"must be {schema.one_of(allowed)}, not {schema.show(value)}")])


def _load(name: str, overrides: list[str]) -> Scenario:
    from xcpr import scenario, sets

    if "/" in name and not name.endswith(".toml"):
        layers = tuple(("--set", scenario.parse_override(item)) for item in overrides)
        return sets.find_run(name).scenario(layers)
    return scenario.load(name, overrides)


@app.command(name="reproduce")
def reproduce_(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]...", help="Sets or experiments; default the set paper.")
    ] = None,
    seeds: Annotated[str | None, typer.Option(help='For example "1-5"; figures show the first.')] = None,
    overrides: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Override a key in every run.")
    ] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Each name gets a folder of its own below.")] = Path(
        "results"
    ),
    workers: Annotated[int | None, typer.Option(min=1, help="Runs at a time; default one per core.")] = None,
) -> None:
    """Run sets of scenarios or whole experiments, beside published figures, and report them."""
    from xcpr import experiment, ownership, reproduce, sets

    chosen = [_set_or_experiment(name) for name in names or ["paper"]]
    numbers = _seeds(seeds) if seeds else None
    for one in chosen:
        folder = out / one.name
        with ownership.given_back(folder), _interruptible():
            if isinstance(one, sets.Set):
                reproduce.run_set(one, numbers or one.seeds, folder, workers, overrides or ())
                shown_tables, path = reproduce.report_set(folder)
            else:
                experiment.run(one, numbers, folder, workers, overrides or ())
                shown_tables, path = experiment.make_report(one, folder)
        for table in shown_tables:
            table.show(console)
        _say_where(path)


def _set_or_experiment(name: str) -> Set | Experiment:
    from xcpr import experiments, sets

    if name in experiments.listed():
        return experiments.load(name)
    if name in sets.listed():
        return sets.load(name)
    known = ", ".join(sorted([*experiments.listed(), *sets.listed()]))
    raise Invalid([Problem(name, "", f"no such set or experiment; there are: {known}")])


def _seeds(value: str) -> tuple[int, ...]:
    from xcpr import sets

    try:
        return sets.parse_seeds(value)
    except ValueError as error:
        raise Invalid([Problem("--seeds", "", str(error))]) from None


@app.command(name="report")
def report_(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="A folder with result.json, set.json or experiment.json.")
    ],
) -> None:
    """Make the figures and the report anew from results that are there."""
    from xcpr import experiment, experiments, report, reproduce, result
    from xcpr.figures import run as run_figures
    from xcpr.paths import shown

    if (folder / experiment.MANIFEST).is_file():
        _, path = experiment.make_report(experiments.load(experiment.name_in(folder)), folder)
    elif (folder / reproduce.MANIFEST).is_file():
        _, path = reproduce.report_set(folder)
    else:
        loaded = result.load(folder / result.FILE)
        if not loaded.has_series:
            raise Invalid(
                [Problem(shown(folder / result.FILE), "series", "is empty: a sweep's results hold totals only")]
            )
        path = report.run_report(loaded, run_figures.draw(loaded, folder), folder)
    _say_where(path)


@app.command(name="list")
def list_() -> None:
    """Scenarios, sets, experiments, transports and recoveries."""
    from xcpr import experiments, kernel, registry, scenario, sets, tables

    rows = [(name, scenario.load(name).title) for name in scenario.listed()]
    tables.Table("Scenarios: xcpr run NAME", ("name", "title"), tuple(rows), left=2).show(console)
    loaded = [sets.load(name) for name in sets.listed()]
    rows = [(one.name, f"{one.title} ({len(one.runs)} runs, first: {one.name}/{one.runs[0].name})") for one in loaded]
    tables.Table("Sets: xcpr reproduce NAME", ("name", "title"), tuple(rows), left=2).show(console)
    rows = [(one.name, f"{one.title} ({one.cost})") for one in map(experiments.load, experiments.listed())]
    tables.Table("Experiments: xcpr reproduce NAME", ("name", "title"), tuple(rows), left=2).show(console)
    for kind in ("transport", "recovery"):
        console.print(f"{kind}: {', '.join(sorted(set(registry.names()[kind].values())))}", highlight=False)
    here = ", ".join(registry.KERNEL + name for name in kernel.offered()) or "none"
    console.print(f"transport kernel:NAME, with --world mininet: the kernel's own TCP; here: {here}", highlight=False)


@app.command(name="control")
def control_(
    what: Annotated[
        str, typer.Argument(metavar="SCENARIO|NETWORK.toml|PLAN.json", help="What the routers are to hold.")
    ],
    router: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=HOST:PORT", help="A router's P4Runtime server; default 127.0.0.1:9559 + its place."),
    ] = None,
    telemetry: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the routers' records there.")] = None,
    epoch: Annotated[int | None, typer.Option(metavar="NS", help="CLOCK_MONOTONIC ns that count as 0.")] = None,
    backup: Annotated[bool, typer.Option("--backup", help="Stand by, and take over when the primary is gone.")] = False,
    live: Annotated[bool, typer.Option(help="Show the ports while running, on a terminal.")] = True,
    ready_file: Annotated[Path | None, typer.Option(metavar="FILE", help="Made once all routers are up.")] = None,
    tls_ca: Annotated[Path | None, typer.Option(metavar="FILE", help="Speak TLS; the routers' authority, PEM.")] = None,
) -> None:
    """Bring routers up over P4Runtime, keep them up, and collect their telemetry, until Ctrl-C."""
    import asyncio

    from controller import service
    from xcpr import control

    job = control.load(what, router or [], tls_ca)
    shows = live and console.is_terminal
    options = service.Options(
        epoch_ns=epoch,
        telemetry=telemetry,
        ready_file=ready_file,
        backup=backup,
        console=console if shows else None,
        first=job.trunks,
    )
    made = service.Service(job.goals, job.changes, job.layout, options)
    asyncio.run(service.until_signal(made, console if shows else errors))


app.registered_commands.extend(hosts.app.registered_commands)
app.registered_commands.extend(ports.app.registered_commands)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"xcpr {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say it.")] = False,
) -> None:
    pass


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C ends a command with one line and a shell's exit status."""
    try:
        yield
    except KeyboardInterrupt:
        errors.print("xcpr: interrupted; finished runs are kept")
        raise typer.Exit(INTERRUPTED) from None


def _say_where(path: Path) -> None:
    from xcpr.paths import shown

    console.print(f"report: {shown(path)}", style="bold", highlight=False, soft_wrap=True)


def main() -> None:
    """The entry point: user errors end in a line each, not in a traceback."""
    try:
        app()
    except Invalid as invalid:
        for problem in invalid.problems:
            errors.print(f"xcpr: {problem}")
        sys.exit(2)
