"""The live view: what each port's last telemetry record says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table

from controller.target import State
from controller.telemetry import Record

STALE_S = 3.0
"""Records older than this are shown dimmed: an idle port ends no control interval, so it sends none."""

Q20_US = 2**20


def utilisation(record: Record) -> float | None:
    """Bytes offered in the interval, as a share of what the port can send in it."""
    could = record["capacity_q20"] * record["interval_us"] / Q20_US
    return record["input_bytes"] / could if could > 0 else None


def view(
    states: Mapping[str, State],
    latest: Mapping[tuple[str, int], tuple[float, Record]],
    first: Iterable[tuple[str, int]],
    now_s: float,
    rows: int,
) -> Table:
    """A table of at most ``rows`` ports, those of ``first`` before the others."""
    front = set(first)
    ports = sorted(latest, key=lambda port: (port not in front, port))
    title = "   ".join(f"{router}: {state.value}" for router, state in states.items())
    hidden = len(ports) - rows
    table = Table(title=title, caption=f"{hidden} more ports" if hidden > 0 else None, title_style="bold")
    for name in ("port", "offered/capacity", "Mbit/s", "queue kB", "avg RTT ms", "phi bytes", "drops", "age s"):
        table.add_column(name, justify="right")
    for router, port in ports[:rows]:
        at_s, record = latest[router, port]
        share = utilisation(record)
        table.add_row(
            f"{router}/{port}",
            "-" if share is None else f"{share:.1%}",
            f"{record['input_bytes'] * 8 / max(record['interval_us'], 1):.2f}",
            f"{record['queue_bytes'] / 1e3:.1f}",
            f"{record['avg_rtt_q8'] / 256e3:.1f}",
            f"{record['phi_q16'] / 65536:+.0f}",
            f"{record['drops']}",
            f"{now_s - at_s:.1f}",
            style="dim" if now_s - at_s > STALE_S else "",
        )
    return table
