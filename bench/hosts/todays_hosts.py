"""Experiments that compare explicit congestion control with TCP, on today's hosts beside those of ns-2.

    .venv/bin/python bench/hosts/todays_hosts.py      (half an hour on two cores)

The figures on ns-2's hosts are the published ones (docs/data). The same experiments run with
``hosts.profile=linux-6`` into results/todays-hosts, where a run that is there is not repeated.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bench import runner
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

PROFILE = "hosts.profile=linux-6"
RUNS = ROOT / "results/todays-hosts"


class Quantity(NamedTuple):
    """A cell of an experiment's table."""

    experiment: str
    table: str
    row: tuple[str, ...]
    """The first cells of its row."""
    column: str
    place: int = 0
    """Which of the columns of that name."""


BURSTS, TWO_WAY = "30 % lost, bursts of 64", "230 packets, 1 flow back"
BEYOND_XCP = "delivered XCP-r to XCP, %"
BURSTY_PATH = "bursts of lost ACKs, 50 Mbit/s"
QUANTITIES = (
    *(Quantity("acks", "paths", (BURSTY_PATH, row), "of the path, %") for row in ("XCP", "XCP-r", "CUBIC")),
    Quantity("acks", "paths", (BURSTY_PATH, "CUBIC"), "drops"),
    *(
        Quantity("completion", "times-150M", (size,), of)
        for size in ("5", "100", "3,000")
        for of in ("XCP-r, s", "NewReno, s")
    ),
    *(Quantity("completion", "times-2400M", ("100",), of) for of in ("XCP-r, s", "NewReno, s")),
    *(
        Quantity("explicit", "one-link", ("web search, load 50 %", row), "to 100 kB")
        for row in ("XCP-r", "CUBIC", "BBRv3")
    ),
    *(Quantity("explicit", "paths", ("1 Gbit/s, 10 ms", row), "link used, %") for row in ("XCP-r", "HPCC", "CUBIC")),
    *(Quantity("sharing", "shares", (f"80 ms, CUBIC, {flows}",), "XCP / TCP, one") for flows in ("1 and 1", "4 and 1")),
    Quantity("sharing", "shares", ("80 ms, CUBIC, 4 and 1",), "two"),
    *(Quantity("bulk", "kept", (row,), "65 ms, no loss") for row in ("UDT", "XCP-r")),
    Quantity("xcp-r-when", "when-loss", ("none lost",), BEYOND_XCP),
    Quantity("xcp-r-when", "when-loss", ("60 % lost",), BEYOND_XCP),
    Quantity("xcp-r-when", "when-burst", (BURSTS,), BEYOND_XCP),
    Quantity("xcp-r-when", "when-reverse", ("2 Mbit/s back",), BEYOND_XCP),
    Quantity("xcp-r-when", "when-two-way", (TWO_WAY,), BEYOND_XCP),
)


@cache
def run_today(experiment: str) -> dict[str, Any]:
    """Runs an experiment on today's hosts and returns its evidence."""
    command = [sys.executable, "-m", "xcpr", "reproduce", experiment, "--set", PROFILE, "--out", str(RUNS), "--quiet"]
    subprocess.run(command, cwd=ROOT, check=True)
    return read(RUNS / f"{experiment}-{PROFILE}/evidence.json")


@cache
def read(path: Path) -> dict[str, Any]:
    """Reads a file of evidence."""
    evidence: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return evidence


def find(evidence: dict[str, Any], quantity: Quantity) -> tuple[str, str]:
    """Returns the title of a quantity's table, and its cell."""
    table = next(one for one in evidence["tables"] if one["name"] == quantity.table)
    columns = [place for place, name in enumerate(table["columns"]) if name == quantity.column]
    row = next(one for one in table["rows"] if tuple(one[: len(quantity.row)]) == quantity.row)
    return table["title"], str(row[columns[quantity.place]])


def rows() -> Iterator[tuple[str, ...]]:
    """Yields a row for each quantity."""
    for one in QUANTITIES:
        title, published = find(read(ROOT / f"docs/data/{one.experiment}.json"), one)
        _, today = find(run_today(one.experiment), one)
        yield one.experiment, title, ", ".join(one.row), one.column, published, today


def main() -> None:
    """Runs what is missing, shows the table, and leaves it as evidence."""
    columns = ("experiment", "table", "row", "column", "ns-2's hosts", "Linux 6's hosts")
    table = Table("Experiments on today's hosts", columns, tuple(rows()), left=4, name="quantities")
    runner.keep(table, seeds="the experiments'", remark=f"Simulated; the last column with {PROFILE}.")


if __name__ == "__main__":
    main()
