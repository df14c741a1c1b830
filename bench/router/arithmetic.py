"""Table-based against exact arithmetic in the simulator: accuracy against memory, for three sizes of the tables.

    python bench/router/arithmetic.py run [--seeds 1-5] [--cases NAME,...]
    python bench/router/arithmetic.py show

``run`` adds the runs that are not in results/arithmetic/runs.jsonl yet, one after the other. The tables' other sizes
are compiled for them, which needs p4c-bm2-ss. ``show`` makes the tables and the figure of docs/arithmetic.md. Without
runs it makes what follows from the committed table of cases, in the table's digits.
"""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from bench import runner
from xcpr.experiments import docs, runs
from xcpr.figures import style
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.programs import program
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "arithmetic"
RUNS = FOLDER / "runs.jsonl"
P4SRC = ROOT / "p4src"
sys.path.insert(0, str(P4SRC))

import compile as p4_compile  # noqa: E402
import log_tables  # noqa: E402

SIZES = {f"{size.log_bits}/{size.exp_bits}": size for size in ((log_tables.Size(n, n + 1)) for n in (5, 7, 9))}
"""By the bits that a logarithm and a power know."""

EXACT = "exact"
FIGURES = ("utilisation", "share_of_available", "jain", "queue_mean_bytes", "queue_p95_bytes", "drops", "timeouts")


@dataclass(frozen=True)
class Case:
    """A scenario of the comparison."""

    base: str
    overrides: tuple[str, ...] = ()

    def scenario(self, arithmetic: str) -> scenario.Scenario:
        """Returns the scenario of the case with an arithmetic."""
        return replace(runs.find(self.base, self.overrides).scenario, router=scenario.Router(arithmetic))

    def faster(self, gigabits: int, seconds: int) -> Case:
        """Returns the same case at another rate for fewer seconds, with packets of 9000 bytes and queues in
        proportion."""
        kilobytes = gigabits * (4300 if "200" in self.base else 2300)
        more = (
            f"topology.rate={gigabits} Gbit/s", f"topology.access_rate={gigabits} Gbit/s", f"duration={seconds} s",
            "flows.main.packet_size=9000 bytes", f"queue.limit={kilobytes} kB",
        )  # fmt: skip
        return replace(self, overrides=(*self.overrides, *more))


PAPER = {f"{load}-{rtt}": Case(f"grid/C-{load}-{rtt}-12") for load in ("mild", "half") for rtt in (100, 200)}
RTTS = Case("dumbbell", ("topology.delay=18 ms", "flows.main.access_delay=1 ms - 146 ms", "udp.schedule=none"))
"""Ten flows whose access links make their round trips 40 to 330 ms."""
SILENT = {f"none-{rtt}": Case(f"grid/C-none-{rtt}-12") for rtt in (100, 200)}
"""The paper's cases in the first 5 s, before any UDP."""


def spread_starts(case: Case) -> Case:
    """Returns a case whose flows start 11 instead of 10 ms apart: none at 50 ms, where the exact router's first
    interval ends."""
    return replace(case, overrides=(*case.overrides, "flows.main.spacing=11 ms"))


CASES = {
    **PAPER,
    "rtts": RTTS,
    **{f"{name}-10G": case.faster(10, 10) for name, case in {**PAPER, "rtts": RTTS}.items()},
    **{f"{name}-100G": spread_starts(case.faster(100, 4)) for name, case in {**SILENT, "rtts": RTTS}.items()},
}


def compiled(size: log_tables.Size, folder: Path) -> Path:
    """Compiles the table-based program with tables of a size; returns the path without its suffix."""
    if size == log_tables.SIZE:
        return p4_compile.COMPILED / "xcp_router_table"
    p4c = p4_compile.compiler()
    if p4c is None:
        sys.exit("bench/router/arithmetic.py: other table sizes need p4c-bm2-ss (see README)")
    copy = folder / f"p4src-{size.log_bits}"
    if (copy / "compiled" / "xcp_router_table.json").exists():
        return copy / "compiled" / "xcp_router_table"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(P4SRC, copy, ignore=shutil.ignore_patterns("xcp_router_table.*.txtpb", "xcp_router_table.json"))
    tables = copy / "log_tables.py"
    usual, chosen = (
        f"SIZE = Size(log_bits={one.log_bits}, exp_bits={one.exp_bits})" for one in (log_tables.SIZE, size)
    )
    tables.write_text(tables.read_text().replace(usual, chosen))
    subprocess.run([sys.executable, copy / "compile.py"], check=True, capture_output=True)
    return copy / "compiled" / "xcp_router_table"


def simulate(case: Case, arithmetic: str, seed: int) -> dict[str, Any]:
    """Does one run and returns its figures."""
    totals = sim.execute(case.scenario(arithmetic), seed, arithmetic, series=False).totals
    return {name: getattr(totals, name) for name in FIGURES}


def read(path: Path) -> list[dict[str, Any]]:
    """Reads the runs of a file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def run_all(path: Path, seeds: Sequence[int], names: Sequence[str]) -> None:
    """Adds the runs that are missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    there = {(entry["case"], entry["arithmetic"], entry["seed"]) for entry in read(path)}
    sizes = {name: str(compiled(size, path.parent)) for name, size in SIZES.items()}
    program.PROGRAMS["xcp"] = replace(program.XCP, compiled={**program.XCP.compiled, **sizes})
    for seed, case, arithmetic in itertools.product(seeds, names, (EXACT, *SIZES)):
        if (case, arithmetic, seed) in there:
            continue
        entry = {"case": case, "arithmetic": arithmetic, "seed": seed} | simulate(CASES[case], arithmetic, seed)
        with path.open("a") as out:
            print(json.dumps(entry), file=out)
        print(entry, flush=True)


def means(entries: list[dict[str, Any]]) -> Iterator[tuple[str, str, dict[str, float], int]]:
    """Yields case, arithmetic, means over the seeds, number of seeds."""
    of_both: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for entry in entries:
        of_both.setdefault((entry["case"], entry["arithmetic"]), []).append(entry)
    for key, mine in of_both.items():
        yield *key, {name: fmean(entry[name] for entry in mine) for name in FIGURES}, len(mine)


Means = dict[tuple[str, str], dict[str, float]]
"""Figures by case and arithmetic."""


def of_cases(entries: list[dict[str, Any]]) -> Table:
    """Makes a table of each case with each arithmetic."""
    rows = [
        (
            *(case, arithmetic, str(seeds), f"{mean['utilisation']:.2%}", f"{mean['jain']:.4f}"),
            *(f"{mean['queue_mean_bytes'] / 1e3:.0f}", f"{mean['queue_p95_bytes'] / 1e3:.0f}", f"{mean['drops']:.0f}"),
        )
        for case, arithmetic, mean, seeds in means(entries)
    ]
    columns = ("case", "arithmetic", "seeds", "utilisation", "Jain", "queue mean, kB", "queue 95 %, kB", "drops")
    return Table("Table-based and exact arithmetic", columns, tuple(rows), left=2, name="cases")


def read_means(cases: Table) -> Means:
    """Reads the figures that are compared from a table of cases."""
    return {
        (case, arithmetic): {
            "utilisation": float(used.removesuffix("%")) / 100,
            "jain": float(jain),
            "queue_mean_bytes": 1e3 * float(mean),
            "queue_p95_bytes": 1e3 * float(most),
        }
        for case, arithmetic, _, used, jain, mean, most, _ in cases.rows
    }


def worst_of_cases(table: Means) -> Table:
    """Makes a table of the worst of all cases against exact arithmetic."""
    worst = []
    for name, size in SIZES.items():
        points, jain, queue, most = (
            worst_of([compare(table[case, name], table[case, EXACT]) for case in complete(table)])
            for compare, _, worst_of in COMPARISONS.values()
        )
        changes = (f"{points:+.2f}", f"{jain:+.4f}", f"x {queue:.2f}", f"x {most:.2f}")
        worst.append((name, f"{memory_kbit(size):.0f}", *changes))
    heads = ("bits", "tables, kbit", "utilisation, points", "Jain", "mean queue", "queue 95 %")
    return Table("The worst of all cases against exact arithmetic", heads, tuple(worst), name="worst")


def bounds() -> list[Table]:
    """Returns the tables that sizes alone decide: entries, bounds of errors, and the error of a port's capacity."""
    heads = ("bits (logarithm/power)", "product of three, at most", "log entries, v1model", "exp entries, v1model")
    heads += ("one 32-bit ternary log table", "one 32-bit exact exp table")
    sizes = [
        (
            *(name, percent(size.error_bound(3)), f"{size.log_entries():,}", f"{size.exp_entries():,}"),
            *(f"{sum(1 for _ in entries(32)):,}" for entries in (size.ternary_log_entries, size.exact_exp_entries)),
        )
        for name, size in SIZES.items()
    ]
    expressions = [(*told, *(percent(bound(size)) for size in SIZES.values())) for told, bound in EXPRESSIONS.items()]
    capacities = [(name, *(f"{capacity_error(size, rate):+.2%}" for rate in RATES)) for name, size in SIZES.items()]
    rates = ("bits", *(f"{rate} Gbit/s" for rate in RATES))
    return [
        Table("Sizes of the tables", heads, tuple(sizes), name="sizes"),
        Table("Bounds", ("expression", "bound", *SIZES), tuple(expressions), left=2, name="bounds"),
        Table("Error of the capacity's logarithm", rates, tuple(capacities), name="capacities"),
    ]


EXPRESSIONS: dict[tuple[str, str], Callable[[log_tables.Size], float]] = {
    ("sum of x", "B(3) + a unit a packet"): lambda size: size.error_bound(3),
    ("sum of x rtt", "B(4) + a unit a packet"): lambda size: size.error_bound(4),
    ("mean RTT, of the two sums", "B(2)"): lambda size: size.error_bound(2),
    ("alpha C d", "B(1)"): lambda size: size.error_bound(1),
    ("alpha y d, gamma y d, beta Q; Cp, Cn", "B(2)"): lambda size: size.error_bound(2),
    ("positive share, of Cp", "B(3)"): lambda size: size.error_bound(3),
    ("negative share, of Cn", "B(1)"): lambda size: size.error_bound(1),
    ("window of a share, and share of a window", "B(2)"): lambda size: size.error_bound(2),
    ("mean RTT, of the packets, at worst", "`Size.mean_rtt_bound`"): log_tables.Size.mean_rtt_bound,
    (
        "an interval's feedback, of what is handed out and of phi's terms, at worst",
        "`Size.feedback_bound`",
    ): log_tables.Size.feedback_bound,
}
"""The expressions of the controllers, and the bound of each one's relative error; B(n) is
``Size.error_bound``."""
RATES = (1, 10, 100)
"""Gbit/s."""


def percent(share: float) -> str:
    """Writes two digits of a share."""
    return f"{100 * share:.2g} %"


def capacity_error(size: log_tables.Size, gigabits: int) -> float:
    """Says by how much a capacity's logarithm is off, as a share of the capacity."""
    bytes_q20 = round(gigabits * 1e9 / 8 * 2**20 / 1e6)
    return float(2.0 ** (size.log2_fixed(bytes_q20) / log_tables.ONE) / bytes_q20 - 1)


def show() -> None:
    """Shows tables, evidence and figure of the runs, or without runs those that follow from the committed table of
    cases."""
    if entries := read(RUNS):
        table = {(case, arithmetic): mean for case, arithmetic, mean, _ in means(entries)}
        seeds = ", ".join(dict.fromkeys(str(count) for *_, count in means(entries)))
        versions = program.select("xcp", EXACT, None).versions
        of_runs = (of_cases(entries), worst_of_cases(table))
        runner.keep(*of_runs, *bounds(), options="run", seeds=f"{seeds} a case", versions=versions)
    else:
        kept = docs.load_evidence()[FOLDER.name]
        named = {one.name: one for one in kept.tables}
        table = read_means(named["cases"])
        tables = [named["cases"], named["worst"], *bounds()]
        docs.write(FOLDER / docs.FILE, msgspec.structs.replace(kept, tables=tables))
    draw(table, FOLDER / "accuracy.png")


def complete(table: Container[tuple[str, str]]) -> list[str]:
    """Returns the cases that were run with every arithmetic."""
    return [case for case in CASES if all((case, name) in table for name in (EXACT, *SIZES))]


Compare = Callable[[dict[str, float], dict[str, float]], float]
COMPARISONS: dict[str, tuple[Compare, float, Callable[[list[float]], float]]] = {
    "utilisation (points)": (lambda mine, exact: 100 * (mine["utilisation"] - exact["utilisation"]), 0, min),
    "Jain's index": (lambda mine, exact: mine["jain"] - exact["jain"], 0, min),
    "mean queue (times)": (lambda mine, exact: mine["queue_mean_bytes"] / exact["queue_mean_bytes"], 1, max),
    "95 % of the queue (times)": (lambda mine, exact: mine["queue_p95_bytes"] / exact["queue_p95_bytes"], 1, max),
}
"""By name: tables and exact arithmetic compared, what it is where they are alike, and which of many is the worst."""


def memory_kbit(size: log_tables.Size) -> float:
    """Returns the memory of a data plane with three 32-bit logarithms (ternary: key, mask and result) and five powers
    (exact) a packet."""
    log = sum(1 for _ in size.ternary_log_entries(32)) * 3 * 32
    exp = sum(1 for _ in size.exact_exp_entries(32)) * 32
    return (3 * log + 5 * exp) / 1000


SPEEDS = {"": "1 Gbit/s", "-10G": "10 Gbit/s", "-100G": "100 Gbit/s"}
"""By the end of a case's name."""
COLOURS = dict(
    zip(
        (*PAPER, *SILENT, "rtts"),
        ("#0072B2", "#AA4499", "#D55E00", "#997700", "#0072B2", "#AA4499", "#009E73"),
        strict=True,
    )
)
"""By the rest of it; cases without UDP are at another speed than cases with UDP."""


def draw(table: Means, figure: Path) -> None:
    """Draws each size against exact arithmetic over its memory: rows are figures, columns speeds."""
    memory = [memory_kbit(size) for size in SIZES.values()]
    ends: list[tuple[Any, list[style.End]]] = []
    with style.drawing(figure, height=6.4) as canvas:
        grid: Any = canvas.subplots(len(COMPARISONS), len(SPEEDS), sharex=True, sharey="row")
        for row, (name, (compare, alike, _)) in zip(grid, COMPARISONS.items(), strict=True):
            row[0].set_ylabel(name)
            for axes, speed in zip(row, SPEEDS, strict=True):
                ends.append((axes, []))
                for kind, colour in COLOURS.items():
                    if (case := kind + speed) in complete(table):
                        values = [compare(table[case, size], table[case, EXACT]) for size in SIZES]
                        axes.plot(memory, values, marker="o", markersize=3, color=colour, label=kind)
                        ends[-1][1].append((kind, colour, memory[-1], values[-1]))
                axes.axhline(alike, color=style.INK, linewidth=0.6, linestyle="--", zorder=1)
                axes.set_xscale("log")
                axes.set_xticks(memory, [f"{kbit:,.0f}\n{size}" for kbit, size in zip(memory, SIZES, strict=True)])
                axes.minorticks_off()
        for axes, speed in zip(grid[0], SPEEDS.values(), strict=True):
            axes.set_title(speed)
        canvas.supxlabel("memory of the tables (kbit); bits of a logarithm and of a power", fontsize=8)
        # Panels of a row share their heights, which all of its lines decide.
        for axes, of_axes in ends:
            style.name_ends(axes, of_axes)


def main() -> None:
    """Reads the command line and does what it asks for."""
    parser = runner.parser(__doc__)
    parser.add_argument("verb", choices=("run", "show"))
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--cases", default=",".join(CASES))
    asked = parser.parse_args()
    if asked.verb == "run":
        cases = asked.cases.split(",")
        if unknown := [case for case in cases if case not in CASES]:
            parser.error(f"--cases: no such case: {', '.join(unknown)}; there are: {', '.join(CASES)}")
        try:
            seeds = sets.parse_seeds(asked.seeds)
        except ValueError as error:
            parser.error(f"--seeds: {error}")
        run_all(RUNS, seeds, cases)
    else:
        show()


if __name__ == "__main__":
    main()
