"""The command ``xcpr run``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from xcpr.commands.shell import completion, flags, terminal
from xcpr.io import files, progress, schema
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem

if TYPE_CHECKING:
    from xcpr.figures.page.live import Live
    from xcpr.results.result import Result
    from xcpr.scenarios.scenario import Scenario

app = typer.Typer()
MIN_PACE, MAX_PACE = 0.001, 1000.0
"""The range of --pace."""


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = float("nan")
    if not MIN_PACE <= pace <= MAX_PACE:
        raise typer.BadParameter(f'must be a number from {MIN_PACE:g} to {MAX_PACE:g}, not "{text}"')
    return pace


@app.command()
def run(
    name: Annotated[
        str,
        typer.Argument(
            metavar="SCENARIO",
            help="A scenario's name, its file, SET/RUN, or a result.json.",
            autocompletion=completion.scenarios,
        ),
    ],
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=2**63 - 1,
            help="Draw random numbers from this seed; default 1, or the result's.",
        ),
    ] = None,
    overrides: terminal.Overrides = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Write to this folder; default results/NAME, with the seed and what --set says."
        ),
    ] = None,
    world: Annotated[
        str | None,
        typer.Option(
            metavar="sim|mininet",
            help="Run in virtual time (default), or in real time (needs root).",
            autocompletion=completion.worlds,
        ),
    ] = None,
    switch: Annotated[
        str | None,
        typer.Option(
            metavar="embedded|bmv2",
            help="Run --world mininet with these routers; default embedded.",
            autocompletion=completion.switches,
        ),
    ] = None,
    cli: Annotated[bool, typer.Option("--cli", help="Open Mininet's command line, with --world mininet.")] = False,
    threads: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Use at most so many threads in virtual time, with the same result; default one per core.",
        ),
    ] = None,
    watched: Annotated[
        bool,
        typer.Option(
            "--live", help="Serve a page on loopback that draws the run as it goes; it begins when you open it."
        ),
    ] = False,
    pace: Annotated[
        float | None,
        typer.Option(
            parser=_pace,
            metavar="SECONDS",
            help="Let so many seconds of the run pass in a second of --live, "
            f"{MIN_PACE:g} to {MAX_PACE:g}; default: as many as the simulator can.",
        ),
    ] = None,
    pcap: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NODE[:PORT]",
            help="Write all frames at a port, or at all of a node's, to capture.pcapng; may come often; default no.",
        ),
    ] = None,
    pcap_headers: Annotated[
        bool,
        typer.Option(
            "--pcap-headers",
            help="Leave payload out of capture.pcapng; by default frames are whole, and payload zeros.",
        ),
    ] = False,
    allow_python: Annotated[
        bool,
        typer.Option(
            "--allow-python",
            help="Run the Python that the scenario names: of its topology, its controllers and its hosts; default no.",
        ),
    ] = False,
    script: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST:'FILE ARGS'",
            help="Run a Python program with Scapy on a host, for example h1:'send.py 10.0.2.2 hi'; may come often.",
        ),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 where the machine was too slow for the run to be believed.")
    ] = False,
    force: terminal.Force = False,
    quiet: terminal.Quiet = False,
    as_json: terminal.Json = False,
) -> None:
    """Run one scenario: table, result.json, figures and report.html."""

    from xcpr.experiments import catalogue, contents, runs
    from xcpr.experiments.execution import batch
    from xcpr.results import result
    from xcpr.results.tables import run_tables
    from xcpr.scenarios import scenario, sets
    from xcpr.scenarios.network.taps import FILE, Taps

    if name not in scenario.list_scenarios() and name in (*sets.list_sets(), *catalogue.list_experiments()):
        raise Invalid([Problem(name, "", f"several runs, not one: xcpr reproduce {name}")])
    chosen = runs.find(name, overrides or (), allow_python, script or ())
    world, switch = world or chosen.world, switch or chosen.switch
    _one_of("--world", world, ("sim", "mininet"))
    _one_of("--switch", switch, ("embedded", "bmv2"))
    if switch != "embedded":
        _require_world(f"--switch {switch}", world, "mininet")
    title, length_s = chosen.scenario.title, chosen.scenario.duration / 1e9
    if threads is not None:
        _require_world("--threads", world, "sim")
    if pace is not None:
        _require_world("--pace", world, "sim")
        if not watched:
            raise Invalid([Problem("--pace", "", "is for --live: give both")])
    taps = Taps(pcap, payload=not pcap_headers) if pcap else None
    if pcap_headers and not pcap:
        raise Invalid([Problem("--pcap-headers", "", "goes with --pcap, which says at which ports")])
    by_watchers = {"--live": watched, "--pcap": bool(pcap)}
    flags.excludes("--threads", threads is not None, by_watchers, "which makes the run one thread")
    flags.needs("--strict", strict, "--world mininet", world == "mininet")
    of_runs = {"--out": out is not None, "--live": watched, "--pcap": bool(pcap), "--strict": strict}
    flags.excludes("--cli", cli, of_runs | {"--json": as_json, "--quiet": quiet}, "since it makes no result")
    if cli:
        from xcpr.worlds.emulation import mininet

        _require_world("--cli", world, "mininet")
        mininet.by_hand(chosen.scenario, chosen.seed if seed is None else seed, switch)
        return
    unusual = [] if world == chosen.world and switch == chosen.switch else [switch]
    if seed is None or seed == chosen.seed:
        seed = chosen.seed
    else:
        unusual.append(f"seed-{seed}")
    folder = out or runs.folder(chosen.folder, [*(overrides or ()), *(script or ())], *unusual)
    job = batch.Job(chosen.name, chosen.scenario, seed, folder)
    terminal.silence(quiet or as_json)
    before = files.identify(job.result)

    def describe_rest() -> str:
        if files.identify(job.result) == before and not batch.has_result(job):
            return "nothing of this run is kept"
        return f"the result is kept as {display_path(job.result)}"

    with terminal.writing(folder, describe_rest):
        contents.prepare(folder, contents.describe_run(chosen.name), force)
        if world == "sim" and not watched and not taps:
            with progress.bar(title, length_s) as update:
                batch.do(job, lambda seconds: update(seconds, 0), threads)
        else:
            from xcpr.worlds.observe import moments

            with _watching(chosen.scenario, watched) as page:
                watch = None if page is None else page.publish
                if world == "sim":
                    paced = moments.paced(watch, pace) if watch and pace else watch
                    with progress.bar(title, length_s) as update:
                        made = batch.execute(job, lambda seconds: update(seconds, 0), watch=paced, taps=taps)
                else:
                    from xcpr.worlds.emulation import mininet

                    with progress.real_time(title, length_s) as say:
                        captured = (folder / FILE, taps) if taps else None
                        made = mininet.execute(chosen.scenario, seed, chosen.name, switch, say, watch, captured)
                batch.keep(job, made)
                if page:
                    from xcpr.figures.page import live

                    report = folder / result.REPORT
                    page.end(live.Report(report.read_text(encoding="utf-8"), display_path(report)))
    loaded = result.load(job.result)
    if not quiet:
        _print_output(loaded)
    told = {"result": display_path(job.result), "totals": msgspec.to_builtins(loaded.totals)} if as_json else None
    terminal.print_outcome(run_tables.of_one(loaded), folder / result.REPORT, told)
    if taps and not (folder / FILE).is_file():
        for note in loaded.notes:
            if note.startswith(FILE):
                terminal.errors.print(f"xcpr: {note}")
        raise typer.Exit(1)
    if strict and loaded.warning:
        terminal.errors.print(f"xcpr: {loaded.warning}")
        raise typer.Exit(1)


def _print_output(loaded: Result) -> None:
    """Prints what controllers wrote, each line behind the controller's name."""
    for name, controller in loaded.controllers.items() if loaded.controllers else ():
        for line in controller.output.splitlines():
            terminal.errors.print(f"{name}: {line}")


@contextmanager
def _watching(scenario: Scenario, watched: bool) -> Iterator[Live | None]:
    """Yields the page of a run, once a browser has opened it; None without a watcher."""
    if not watched:
        yield None
        return
    from xcpr.figures.page import live

    samples = scenario.duration // scenario.sample_interval + 1
    with live.served(scenario.title, scenario.duration / 1e9, max(live.MAX_SNAPSHOTS, samples)) as (url, page):
        terminal.errors.print(f"The run begins when a browser opens {url}", soft_wrap=True)
        page.opened.wait()
        yield page


def _require_world(option: str, world: str, needed: str) -> None:
    if world != needed:
        raise Invalid([Problem(option, "", f"goes with --world {needed}, and the run has --world {world}")])


def _one_of(option: str, value: str, allowed: tuple[str, ...]) -> None:

    if value not in allowed:
        raise Invalid([Problem(option, "", f"must be {schema.one_of(allowed)}, not {schema.show(value)}")])
