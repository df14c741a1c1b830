"""The checks that Tornado codes need, and their speed, as the crate ``xcpr-codes`` measures them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from typing import Any

from bench import runner
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

SHOWN = (100, 1000, 10_000)
"""Source symbols of the blocks whose padding the page shows; others are measured to see that none needs more."""
CARGO = ("cargo", "--quiet")
PACKAGE = ("--locked", "--package", "xcpr-codes")
PAPER = {1: "", 10: "under 5 s"}
"""Encoding time by megabytes: the TTP paper's section III.A, on a Pentium III of 1 GHz."""


def measure_codes(*command: str) -> list[dict[str, Any]]:
    """Returns the rows that a program of the crate prints, one JSON object a line."""
    done = subprocess.run((*CARGO, *command), cwd=ROOT, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def statistics(benchmark: str) -> list[dict[str, Any]]:
    """Returns the rows of the example ``statistics``."""
    return measure_codes("run", "--release", *PACKAGE, "--example", "statistics", "--", benchmark)


def percent(share: float) -> str:
    """Writes a share in words."""
    return f"{100 * share:.3g} %"


def milliseconds(seconds: float) -> str:
    """Writes two digits of a time."""
    return f"{float(f'{1000 * seconds:.2g}'):g} ms"


def overhead(rows: Iterable[dict[str, Any]]) -> Table:
    """Makes a table of the symbols beyond k that are needed."""
    columns = ("k", "blocks", "mean", "99 %", "99.9 %")
    cells = (
        (
            *(f"{row['source']:,}", f"{row['trials']:,}"),
            *(percent(row[key]) for key in ("mean", "p99", "p999")),
        )
        for row in rows
    )
    notes = (
        "Graphs of neighbouring sizes: 60 at k = 1000, 20 at 10,000. 99 %: what suffices for that share of the blocks.",
    )
    return Table("Symbols needed beyond k, of n = 2k in random order", columns, tuple(cells), notes, name="overhead")


def padding(rows: Iterable[dict[str, Any]]) -> Table:
    """Makes a table of the checks that are chosen, and of the blocks that fail with them."""
    columns = ("k", "loss", "any code", "checks", "of them parity", "blocks that fail")
    cells = (
        (
            *(f"{row['source']:,}", percent(row["loss"])),
            *(f"{row['ideal']:,}", f"{row['checks']:,}"),
            f"{row['parity']:,}",
            f"{row['failed']} of {row['trials']:,}",
        )
        for row in rows
        if row["source"] in SHOWN
    )
    notes = ("Any code: the least that a code can do with, by the binomial distribution of the losses.",)
    return Table("Checks chosen for one failure in 1000 blocks", columns, tuple(cells), notes, name="padding")


def speed(rows: Iterable[dict[str, Any]]) -> Table:
    """Makes a table of gigabytes and milliseconds per block."""
    columns = ("block", "checks", "loss", "encoding", "", "decoding", "", "encoding in the paper")
    cells = (
        (
            *(f"{row['source'] // 1000} MB", f"{row['checks']:,}", percent(row["loss"])),
            *(f"{row['encode_gb_per_s']:.2g} GB/s", milliseconds(row["encode_s"])),
            *(f"{row['decode_gb_per_s']:.2g} GB/s", milliseconds(row["decode_s"])),
            PAPER[row["source"] // 1000],
        )
        for row in rows
    )
    notes = ("One core, symbols of 1024 bytes, the best of ten rounds. The paper's is a Pentium III of 1 GHz in 2002.",)
    return Table("Coding", columns, tuple(cells), notes, name="speed")


def main() -> None:
    """Measures, shows and keeps."""
    coding = measure_codes("bench", *PACKAGE, "--bench", "coding")
    tables = (overhead(statistics("overhead")), padding(statistics("padding")), speed(coding))
    runner.keep(*tables, remark=f"Of times: {runner.machine()}")


if __name__ == "__main__":
    main()
