"""TTP, the Tornado Transport Protocol, beside PSockets, DRS and TCP (Prabhakaran, Stanley, Barford: figures 5 to 21).

docs/experiments/ttp.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement, Paper
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures import style
from xcpr.figures.sets import courses, curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.results.transfers import size_bytes, time_s

FILES, BACK_OFF, LEVEL, CONSECUTIVE = "ttp-files", "ttp-back-off", "ttp-level", "ttp-consecutive"
PATHS = ("short-slim", "long-fat")
LOSSES = ("0", "100ppm", "1000ppm", "10000ppm", "20000ppm")
FEW = LOSSES[:3]
"""Up to 0.1 %."""
SIZES = ("1", "10", "40")
MAX_SIZE = SIZES[-1]
TTP, PSOCKETS, DRS, TCP = "ttp", "psockets", "drs", "newreno"
OF_PAPER = (TTP, PSOCKETS, DRS, TCP)
OF_PAPER_Q = "q3"
"""The row whose losses in a row are the paper's."""
EXCEPTIONS = 1
"""Rates of loss, of five, that "typically" leaves out."""
CODING_S = 0.5
"""The paper's figure 3: 10 MB take "less than 5 seconds"; of a transfer the first chunk's, 1 MB, is not hidden."""
SETTLED = 0.2
"""How far the level may be from the loss, as a share of that, once it is settled."""

Cases = dict[str, dict[str, Group]]


def _time(flow: str) -> Callable[[Result], float]:
    """Returns a function that says how long a flow's transfer takes, s; what is not done at the end goes on at its mean
    rate."""

    def projected_s(result: Result) -> float:
        found = next(item for item in result.flows if item.name == flow)
        share = max(found.payload_bytes, 1) / (size_bytes(result, flow) or 1)
        return time_s(result, flow) or result.duration_s / share

    return projected_s


def _main(group: Group) -> float:
    """Returns the transfer's time; of TTP with the paper's time to encode the first chunk."""
    return group.mean(_time("main0")) + (CODING_S if group.transport == TTP else 0.0)


def _times(cases: Cases) -> dict[tuple[str, str, str], dict[str, float]]:
    """Returns each row's time by path, loss and size."""
    return {
        (path, loss, size): {row: _main(group) for row, group in cases[f"{path}-{loss}-{size}"].items()}
        for path in PATHS
        for loss in LOSSES
        for size in SIZES
    }


def _files(paper: Paper, cases: Cases, path: str, figures: str) -> Section:
    times = _times(cases)
    labels = {loss: label_case(cases[f"{path}-{loss}-1"]).split(", ")[1] for loss in LOSSES}
    rows = cases[f"{path}-0-1"]
    lines = [
        (labels[loss], f"{size} MB", *(f"{value:.1f}" for value in times[path, loss, size].values()))
        for loss in LOSSES
        for size in SIZES
    ]
    panels = [
        Panel(
            "time (s)",
            [
                Curve(group.label, row, [(float(size), times[path, loss, size][row]) for size in SIZES])
                for row, group in rows.items()
                if row in OF_PAPER
            ],
            title=labels[loss],
            log=True,
        )
        for loss in (LOSSES[0], LOSSES[2], LOSSES[4])
    ]
    columns = ("losses", "file", *(group.label for group in rows.values()))
    notes = (f"TTP's with {CODING_S} s for the first chunk's code, which the paper adds.",)
    table = Table(f"Time of a transfer over {path}, s", columns, tuple(lines), notes, left=2, name=path)
    figure = Figure(path, f"Time over size, {path}.", curves.draw("file (MB)", panels, log=True))
    agreement = _judge_short(paper, times) if path == PATHS[0] else _judge_long(paper, times)
    return Section(f"{figures}: {path}", "", [table], [figure], agreement)


def _judge_short(paper: Paper, times: dict[tuple[str, str, str], dict[str, float]]) -> list[Agreement]:
    large = {loss: times[PATHS[0], loss, MAX_SIZE] for loss in LOSSES}
    over = [loss for loss, of in large.items() if of[TTP] < min(of[TCP], of[DRS])]
    psockets = [loss for loss in FEW if large[loss][PSOCKETS] < large[loss][TTP]]
    gains = {loss: of[PSOCKETS] / of[TTP] - 1 for loss, of in large.items() if loss not in FEW}
    small = [max(of.values()) / min(of.values()) for loss in LOSSES if (of := _of_paper(times[PATHS[0], loss, "1"]))]
    return [
        paper.judge("short-tcp", len(LOSSES) - len(over), met=len(over), of=len(LOSSES)),
        paper.judge("short-psockets", len(FEW) - len(psockets), met=len(psockets), of=len(FEW)),
        paper.judge(
            "short-lossy",
            min(gains.values()),
            max(gains.values()),
            shown=", ".join(f"{gain:+.0%}" for gain in gains.values()),
        ),
        paper.judge("short-small", max(small)),
    ]


def _of_paper(times: dict[str, float]) -> dict[str, float]:
    return {row: times[row] for row in OF_PAPER}


def _judge_long(paper: Paper, times: dict[tuple[str, str, str], dict[str, float]]) -> list[Agreement]:
    long = {(loss, size): times[PATHS[1], loss, size] for loss in LOSSES for size in SIZES}
    ordered = [one for one, of in long.items() if of[TTP] < of[PSOCKETS] < of[DRS]]
    large = {loss: long[loss, MAX_SIZE] for loss in LOSSES}

    def judge_times(finding: str, row: str, place: int) -> Agreement:
        """Judges the ratio at a place among those of all rates of loss, from the smallest on."""
        ratios = sorted(of[row] / of[TTP] for of in large.values())
        return paper.judge(finding, ratios[place], least=ratios[0], most=ratios[-1])

    return [
        paper.judge("long-order", len(long) - len(ordered), met=len(ordered), of=len(long)),
        judge_times("long-tcp", TCP, 0),
        judge_times("long-drs", DRS, EXCEPTIONS),
        judge_times("long-psockets", PSOCKETS, EXCEPTIONS),
    ]


def _friendly(paper: Paper, cases: Cases) -> Section:
    """Reports on a TCP's time beside TTP, and beside another TCP."""
    beside = {
        (loss, size): [cases[f"long-fat-{loss}-{size}"][row].mean(_time("tcp0")) for row in (TCP, TTP)]
        for loss in LOSSES
        for size in SIZES
    }
    labels = {loss: label_case(cases[f"long-fat-{loss}-1"]).split(", ")[1] for loss in LOSSES}
    lines = [
        (labels[loss], f"{size} MB", f"{tcp:.1f}", f"{ttp:.1f}", f"{ttp / tcp - 1:+.1%}")
        for (loss, size), (tcp, ttp) in beside.items()
    ]
    changes = [ttp / tcp - 1 for tcp, ttp in beside.values()]
    columns = ("losses", "file", "beside TCP", "beside TTP", "difference")
    table = Table("Time of a TCP's transfer, s", columns, tuple(lines), left=2, name="friendly")
    judged = paper.judge("friendly", min(changes), max(changes))
    title = "Figures 16 to 20: a TCP's time beside TTP and beside TCP, long-fat"
    return Section(title, "", [table], agreement=[judged])


def _consecutive(paper: Paper, groups: Sequence[Group]) -> Section:
    """Reports on section III.C: the losses in a row that count as congestion."""
    times = {group.row: _main(group) for group in groups}
    apart = max(abs(time / times[OF_PAPER_Q] - 1) for time in times.values())
    rows = tuple((group.label, f"{times[group.row]:.1f}") for group in groups)
    table = Table("Time of 40 MB over short-slim, 1 % lost, s", ("q", "s"), rows, name="consecutive")
    title = "Section III.C: losses in a row that count as congestion"
    return Section(title, "", [table], agreement=[paper.judge("consecutive", apart)])


def _steps_down(result: Result) -> list[tuple[float, float, float]]:
    """Returns when TTP's rate fell, and from and to how many Mbit/s."""
    series = result.series.flows["main0"].rate_bps
    rates = [(rate or 0) / 1e6 for rate in series] if isinstance(series, list) else []
    times = result.series.time_s
    return [
        (time, before, after)
        for time, before, after in zip(times[1:], rates, rates[1:], strict=False)
        if after < before and before > 0
    ]


def judge_back_off(paper: Paper, result: Result) -> Agreement:
    """Judges figure 15: the first step down is by half."""
    steps = _steps_down(result)
    told = ", ".join(f"{time:.2f} s: {before:.0f} to {after:.0f} Mbit/s" for time, before, after in steps) or "never"
    return paper.judge("back-off", abs(steps[0][2] / steps[0][1] - 0.5) if steps else inf, shown=told)


def _back_off(paper: Paper, rows: dict[str, Group]) -> Section:
    result = rows[TTP].results[0]
    series = result.series.flows["main0"].rate_bps
    rates = np.asarray([(rate or 0) / 1e6 for rate in series]) if isinstance(series, list) else np.zeros(0)
    steps = _steps_down(result)
    drops = np.asarray(result.series.channels["bottleneck/forward"].queue_drops)
    first = float(result.series.time_s[int(np.argmax(drops > 0))])
    judged = judge_back_off(paper, result)
    panel = courses.Panel("TTP", [courses.Line("rate", np.asarray(result.series.time_s), rates, style.colour(TTP))])
    rows_of_table = tuple((f"{time:.2f}", f"{before:.1f}", f"{after:.1f}") for time, before, after in steps)
    columns, notes = ("s", "Mbit/s before", "after"), (f"The queue drops from {first:.2f} s on.",)
    table = Table("When the rate falls, first seed", columns, rows_of_table, notes, name="back-off")
    text = f"{notes[0]} TTP's rate falls at {judged.ours}."
    figure = Figure("back-off", "TTP's rate.", courses.grid([panel], "rate (Mbit/s)", 1))
    return Section("Figure 15: backing off", text, [table], [figure], [judged])


def _level(paper: Paper, cases: Cases) -> Section:
    groups = [rows[TTP] for rows in cases.values()]
    whole = groups[-1].mean(_time("main0"))
    loss = 10.0

    def expected(result: Result) -> float:
        own = result.flows[0].transport_counters
        return own["expected_loss_ppm"] / 1e4 if isinstance(own, dict) else 0.0

    course = [(group.results[0].duration_s / whole, group.mean(expected)) for group in groups[:-1]]
    settled = next(
        (
            share
            for index, (share, _) in enumerate(course)
            if all(abs(level / loss - 1) <= SETTLED for _, level in course[index:])
        ),
        None,
    )
    curve = Curve("TTP", TTP, [(share * 100, level) for share, level in course])
    panel = Panel("loss that is encoded for (%)", [curve], 25)
    told = "never" if settled is None else f"within {SETTLED:.0%} of it from {settled:.0%} of the transfer on"
    title, columns = "The loss that TTP encodes for, 10 % lost", ("share of the transfer", "encoded for")
    lines = tuple((f"{share:.0%}", f"{level:.1f} %") for share, level in course)
    notes = (f"40 MB in {whole:.0f} s; 20 % at first. Means over the seeds.",)
    table = Table(title, columns, lines, notes, name="level")
    drawing = curves.draw("of the transfer (%)", [panel])
    figure = Figure("level", "The level over the transfer.", drawing)
    judged = paper.judge("level", inf if settled is None else settled, shown=told)
    return Section("Figure 21: the level of encoding", "", [table], [figure], [judged])


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("ttp")
    files = by_case(parts[FILES])
    names: Sequence[str] = ("Figures 5 to 9", "Figures 10 to 14")
    return [
        *(_files(paper, files, path, figures) for path, figures in zip(PATHS, names, strict=True)),
        _back_off(paper, {group.row: group for group in parts[BACK_OFF]}),
        _friendly(paper, files),
        _level(paper, by_case(parts[LEVEL])),
        _consecutive(paper, parts[CONSECUTIVE]),
    ]
