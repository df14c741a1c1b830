"""The live view: what each port's last telemetry record says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table

from .program import Program
from .targets.target import State
from .telemetry import Record

STALE_S = 3.0
"""Records older than this are shown dimmed: an idle port ends no control interval, so it sends none."""


def utilisation(program: Program, record: Record) -> float | None:
    """Returns the bytes offered in the interval, as a share of what the port can send in it; None where the record
    lacks that."""
    interval = program.interval(record)
    could = (interval.capacity_bps or 0) * interval.us / 8e6
    return interval.input_bytes / could if could > 0 else None


def view(
    programs: Mapping[str, Program],
    states: Mapping[str, State],
    latest: Mapping[tuple[str, int], tuple[float, Record]],
    first: Iterable[tuple[str, int]],
    now_s: float,
    rows: int,
) -> Table:
    """Makes a table of at most ``rows`` ports, those of ``first`` before the others."""
    front = set(first)
    ports = sorted(latest, key=lambda port: (port not in front, port))
    title = "   ".join(f"{router}: {state.value}" for router, state in states.items())
    hidden = len(ports) - rows
    table = Table(title=title, caption=f"{hidden} more ports" if hidden > 0 else None, title_style="bold")
    titles = dict.fromkeys(column.title for program in programs.values() for column in program.telemetry.live)
    for name in ("port", "offered/capacity", "Mbit/s", *titles, "drops", "age s"):
        table.add_column(name, justify="right")
    for router, port in ports[:rows]:
        at_s, record = latest[router, port]
        share, interval = utilisation(programs[router], record), programs[router].interval(record)
        shown = {column.title: column.show(record) for column in programs[router].telemetry.live}
        table.add_row(
            f"{router}/{port}",
            "-" if share is None else f"{share:.1%}",
            f"{interval.input_bytes * 8 / max(interval.us, 1):.2f}",
            *(shown.get(title, "") for title in titles),
            "" if interval.drops is None else f"{interval.drops}",
            f"{now_s - at_s:.1f}",
            style="dim" if now_s - at_s > STALE_S else "",
        )
    return table
