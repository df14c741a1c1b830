"""Transfers as people see them: bars on a terminal, a line for each that is over."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Self

from rich.progress import BarColumn, DownloadColumn, Progress, TaskID, TextColumn, TransferSpeedColumn

from xcpr.io.lines import LineLimit, Share
from xcpr.io.plain import Console, escape_text, print_json, print_line
from xcpr.io.schema import shorten

MAX_FAILURE_LINES_PER_S = 1
"""Lines about failed transfers of an address; more are summed up."""
MAX_RECEIVED_LINES_PER_S = 32
"""The same about transfers that were received."""
MAX_REASON = 200
"""Characters of a reason: a stranger may have written a part of it."""


class _Bars:
    """Bars on stderr while something runs; nothing where stderr is no terminal."""

    def __init__(self) -> None:
        self.console = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            DownloadColumn(),
            TransferSpeedColumn(),
            TextColumn("{task.fields[more]}", markup=False),
        )
        self.progress = Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.progress.stop()


class Sending(_Bars):
    """One transfer at its sender."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.what = label
        self.phase = ""
        self.task = TaskID(0)

    def update(self, text: str) -> None:
        """Shows a report of ``_native.send``."""
        report = json.loads(text)
        if report["phase"] != self.phase:
            self.phase = report["phase"]
            for old in self.progress.task_ids:
                self.progress.remove_task(old)
            self.task = self.progress.add_task(f"{self.phase} {self.what}", total=report["size"], more="")
        more = []
        if report.get("window_bytes") is not None:
            more.append(f"window {report['window_bytes'] / 1000:.0f} kB")
        if report.get("rate_bps") is not None:
            more.append(f"{report['rate_bps'] / 1e6:.1f} Mbit/s")
        if report.get("srtt_s") is not None:
            more.append(f"RTT {1000 * report['srtt_s']:.1f} ms")
        self.progress.update(self.task, completed=report["done"], more=", ".join(more))

    def summary(self, text: str) -> str:
        """Returns the last report as a line."""
        report: dict[str, Any] = json.loads(text)
        rtt = "" if report["rtt_mean_s"] is None else f", RTT {1000 * report['rtt_mean_s']:.1f} ms"
        kept = f" ({report['resumed_bytes']} were there already)" if report["resumed_bytes"] else ""
        return (
            f"sent {self.what}: {_amount(report['size'] - report['resumed_bytes'], report['elapsed_s'])}{kept}{rtt}, "
            f"{report['retransmitted_packets']} packets retransmitted, {report['timeouts']} timeouts"
        )


class Receiving(_Bars):
    """All transfers at a receiver, whose log no peer fills."""

    def __init__(self, as_json: bool, listens: str) -> None:
        super().__init__()
        self.as_json = as_json
        self.listens = listens
        self.failed = 0
        self.limits = {
            "failed": LineLimit[dict[str, Any]](MAX_FAILURE_LINES_PER_S),
            "received": LineLimit[dict[str, Any]](MAX_RECEIVED_LINES_PER_S),
        }
        self.tasks: dict[tuple[str, str], TaskID] = {}

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._print_sums(all_now=True)
        super().__exit__(kind, value, trace)

    def update(self, text: str) -> None:
        """Shows a report of ``_native.receive``, and a line for each transfer that is over."""
        report = json.loads(text)
        if report.get("note"):
            print_line(f"xcpr: {report['note']}", error=True)
        if report.get("listening"):
            # With --json stdout has JSON alone.
            print_line(self.listens, error=self.as_json)
        for ended in report["ended"]:
            self._add(ended)
        self._print_sums()
        active = {(one["from"], one["name"]): one for one in report["active"]}
        for key in self.tasks.keys() - active.keys():
            self.progress.remove_task(self.tasks.pop(key))
        for key, one in active.items():
            if key not in self.tasks:
                self.tasks[key] = self.progress.add_task(
                    escape_text(f"{key[1] or 'data'} from {key[0]}"), total=one["size"], more=""
                )
            self.progress.update(self.tasks[key], completed=one["received"], total=one["size"])

    def _add(self, ended: dict[str, Any]) -> None:
        """Counts a transfer that is over, and prints its line unless its address has had too many."""
        outcome = "received" if ended["failure"] is None else "failed"
        if outcome == "failed":
            self.failed += 1
            ended["failure"] = shorten(ended["failure"], MAX_REASON)
        if self.limits[outcome].admit(ended["from"], ended, ended["received"]):
            self._print(ended)

    def _print(self, ended: dict[str, Any]) -> None:
        if self.as_json:
            print_json(json.dumps(ended))
            return
        line = f"{ended['name'] or 'data'} from {ended['from']}: {_amount(ended['received'], ended['elapsed_s'])}"
        if ended["unopened"]:
            line += f", {ended['unopened']} datagrams dropped that the secret did not open, or that were here before"
        if ended["failure"] is None:
            print_line(f"received {line}")
        else:
            print_line(f"failed {line}: {ended['failure']}", error=True)

    def _print_sums(self, *, all_now: bool = False) -> None:
        """Prints a line for each address that had more transfers than lines."""
        for outcome, limit in self.limits.items():
            for address, share in limit.take_sums(all_now=all_now):
                self._print_sum(outcome, address, share)

    def _print_sum(self, outcome: str, address: str | None, share: Share[dict[str, Any]]) -> None:
        assert share.first is not None
        if self.as_json:
            summed = {"from": address, "received": share.total, "transfers": share.summed}
            print_json(json.dumps({**share.first, **summed}))
            return
        line = f"{outcome} {share.summed} more from {address or 'other addresses'}: {share.total} bytes"
        reason = "" if outcome == "received" else f"; the first: {share.first['failure']}"
        print_line(f"{line}{reason}", error=bool(reason))


def _amount(size: int, seconds: float) -> str:
    rate = f", {8e-6 * size / seconds:.1f} Mbit/s" if seconds > 0 else ""
    return f"{size} bytes in {seconds:.2f} s{rate}"
