"""The command ``xcpr run``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from xcpr.commands import terminal
from xcpr.schema import Invalid, Problem

if TYPE_CHECKING:
    from xcpr.scenarios.scenario import Scenario

app = typer.Typer()


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
    from xcpr import progress
    from xcpr.commands import ownership
    from xcpr.experiments import batch, report
    from xcpr.results import result, run_tables
    from xcpr.worlds import mininet

    _one_of("--world", world, ("sim", "mininet"))
    _one_of("--switch", switch, ("embedded", "bmv2") if world == "mininet" else ("embedded",))
    chosen = load(name, overrides or [])
    if cli:
        _one_of("--world", world, ("mininet",))
        mininet.by_hand(chosen, seed, switch)
        return
    stem = str(Path(name).with_suffix("").name)
    folder = out or Path("results") / (stem if world == "sim" else f"{stem}-{switch}")
    job = batch.Job(name, chosen, seed, folder)
    if world == "sim":
        with terminal.interruptible(), progress.bar(chosen.title, chosen.duration / 1e9) as update:
            batch.do(job, lambda seconds: update(seconds, 0))
    else:
        with terminal.interruptible(), progress.real_time(chosen.title, chosen.duration / 1e9) as say:
            made = mininet.execute(chosen, seed, name, switch, say)
        with ownership.given_back(folder):
            batch.keep(job, made)
    loaded = result.load(job.result)
    for table in run_tables.of_one(loaded):
        table.show(terminal.console)
    terminal.say_where(folder / report.REPORT)


def _one_of(option: str, value: str, allowed: tuple[str, ...]) -> None:
    from xcpr import schema

    if value not in allowed:
        raise Invalid([Problem(option, "", f"must be {schema.one_of(allowed)}, not {schema.show(value)}")])


def load(name: str, overrides: list[str]) -> Scenario:
    """The scenario of a name, a file, or SET/RUN, with ``key=value`` overrides; raises ``Invalid``."""
    from xcpr.scenarios import scenario, sets

    if "/" in name and not name.endswith(".toml"):
        layers = tuple(("--set", scenario.parse_override(item)) for item in overrides)
        return sets.find_run(name).scenario(layers)
    return scenario.load(name, overrides)
