"""The frame of a measurement: its command line and needs, cases in turns, processes, tables that are shown and kept.

``keep`` leaves a script's tables in results/NAME/ with the command that makes them anew, where NAME is the script's.
``xcpr docs results/NAME`` takes them for the pages.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from xcpr.commands.shell.ownership import written_for_caller
from xcpr.commands.shell.terminal import console
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

sys.path.append(str(ROOT / "tests/helpers"))
import needs

Row = tuple[str, ...]
Case = TypeVar("Case", bound="str | tuple[object, ...]")
Found = TypeVar("Found")


def parser(doc: str | None) -> argparse.ArgumentParser:
    """Makes a command line whose help is a script's docstring."""
    return argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)


def parse_options(doc: str | None, **options: tuple[Any, str]) -> argparse.Namespace:
    """Reads the options of a script, each by its default and its meaning; one that is False by default is a flag."""
    reads = parser(doc)
    for name, (default, meaning) in options.items():
        if default is False:
            reads.add_argument(f"--{name}", action="store_true", help=meaning)
        else:
            reads.add_argument(f"--{name}", type=type(default), default=default, help=f"{meaning} (default {default})")
    return reads.parse_args()


def repetitions(doc: str | None, default: int) -> int:
    """Reads the only argument of a script: how many times it measures each case."""
    reads = parser(doc)
    reads.add_argument("repetitions", type=int, nargs="?", default=default, help=f"of each case (default {default})")
    return int(reads.parse_args().repetitions)


def require(*programs: str, root: bool = False, more: Iterable[str] = ()) -> None:
    """Ends with the lacks of this machine: root, programs with the packages that bring them, and more."""
    lacking = ["needs root: network namespaces and packet sockets"] if root and os.geteuid() != 0 else []
    if lacking := [*lacking, *filter(None, [needs.missing(*programs)]), *more]:
        sys.exit("\n".join(lacking))


def in_turns(
    cases: Iterable[Case], times: int, measure: Callable[[Case], Found], describe: Callable[[Found], str]
) -> dict[Case, list[Found]]:
    """Returns the findings of each case, a name or several. Cases take turns: a busy machine is busy for all of
    them."""
    found: dict[Case, list[Found]] = {case: [] for case in cases}
    for turn in range(times):
        for case, of_case in found.items():
            of_case.append(measure(case))
            words = case if isinstance(case, str) else ", ".join(map(str, case))
            print(f"{turn + 1}/{times}: {words}: {describe(of_case[-1])}", flush=True)
    return found


def spread(
    measure: Callable[..., Found], kinds: Iterable[tuple[Any, ...]], items: Sequence[Any]
) -> Iterator[tuple[tuple[Any, ...], list[Found]]]:
    """Yields each kind with the findings of ``measure(*kind, item)`` by item, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for kind in kinds:
            yield kind, list(pool.map(measure, *map(repeat, kind), items))


def print_rows(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Prints each row when it is there, and returns all of them."""
    kept = []
    for row in rows:
        print(*row, sep="  ", flush=True)
        kept.append(row)
    return tuple(kept)


def children_s() -> float:
    """Returns the user plus system time of all processes that were started and have ended, seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def cpu_of(command: Sequence[str], folder: Path) -> tuple[float, str]:
    """Returns the user plus system time of a command that runs in a folder, seconds, and its output."""
    before = children_s()
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return children_s() - before, done.stdout


def machine() -> str:
    """Returns the load average of the last five minutes, and this machine, for remarks on times."""
    return f"load average {os.getloadavg()[1]:.1f} at the end; {docs.machine()}."


def keep(
    *tables: Table,
    options: str = "",
    sudo: bool = False,
    seeds: str = "",
    remark: str = "",
    versions: Mapping[str, str] = MappingProxyType({}),
    name: str = "",
    command: str = "",
) -> None:
    """Shows the tables, and leaves them as evidence; the folder belongs to the user who called sudo."""
    script = Path(sys.argv[0]).resolve()
    folder = ROOT / "results" / (name or script.stem.replace("_", "-"))
    made = f"{'sudo ' if sudo else ''}.venv/bin/python {script.relative_to(ROOT)} {options}".rstrip()
    for table in tables:
        table.show(console)
    with written_for_caller():
        docs.record_evidence(folder, command or made, tables, seeds=seeds, remark=remark, versions=versions)
