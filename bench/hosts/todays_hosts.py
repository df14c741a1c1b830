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
    """The first of that name."""


BEYOND_XCP = "delivered XCP-r to XCP, %"
BURSTY_PATH = "bursts of lost ACKs, 50 Mbit/s"
SHORT_TRANSFERS = ("XCP-r, s", "NewReno, s")


def list_quantities() -> Iterator[Quantity]:
    """Yields the quantities of the page, by experiment."""
    for transport in ("XCP", "XCP-r", "CUBIC"):
        yield Quantity("acks", "paths", (BURSTY_PATH, transport), "of the path, %")
    yield Quantity("acks", "paths", (BURSTY_PATH, "CUBIC"), "drops")
    for table, packets in (("times-150M", "5"), ("times-150M", "100"), ("times-150M", "3,000"), ("times-2400M", "100")):
        for column in SHORT_TRANSFERS:
            yield Quantity("completion", table, (packets,), column)
    for transport in ("XCP-r", "CUBIC", "BBRv3"):
        yield Quantity("explicit", "one-link", ("web search, load 50 %", transport), "to 100 kB")
    for transport in ("XCP-r", "HPCC", "CUBIC"):
        yield Quantity("explicit", "paths", ("1 Gbit/s, 10 ms", transport), "link used, %")
    for flows, column in (("1 and 1", "XCP / TCP, one"), ("4 and 1", "XCP / TCP, one"), ("4 and 1", "two")):
        yield Quantity("sharing", "shares", (f"80 ms, CUBIC, {flows}",), column)
    for transport in ("UDT", "XCP-r"):
        yield Quantity("bulk", "kept", (transport,), "65 ms, no loss")
    for table, case in (
        ("when-loss", "none lost"),
        ("when-loss", "60 % lost"),
        ("when-burst", "30 % lost, bursts of 64"),
        ("when-reverse", "2 Mbit/s back"),
        ("when-two-way", "230 packets, 1 flow back"),
    ):
        yield Quantity("xcp-r-when", table, (case,), BEYOND_XCP)


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
    column = table["columns"].index(quantity.column)
    row = next(one for one in table["rows"] if tuple(one[: len(quantity.row)]) == quantity.row)
    return table["title"], str(row[column])


def rows() -> Iterator[tuple[str, ...]]:
    """Yields a row for each quantity."""
    for one in list_quantities():
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
