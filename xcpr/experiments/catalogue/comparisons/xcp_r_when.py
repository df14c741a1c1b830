"""XCP-r against XCP with equal recovery: where the window at the receiver pays. docs/experiments/xcp-r-when.md."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

from xcpr.experiments.experiment import Groups
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import compare, sweep
from xcpr.figures.sets.sweep import Measure
from xcpr.results.groups import Group, by_case
from xcpr.results.result import FlowResult, Result
from xcpr.results.statistics import Estimate, difference, jain
from xcpr.results.tables.table import MB, Table
from xcpr.scenarios import sets

XCP, HALVING, XCP_R, RCP = "xcp", "halving", "xcp-r", "rcp"
PARTS = (
    "when-loss",
    "when-buffer",
    "when-burst",
    "when-thin",
    "when-reverse",
    "when-two-way",
    "when-capacity",
    "when-hops",
    "when-reorder",
    "when-gigabit",
)
CLEAR = "An asterisk: clear of the spread."
COURSE = "when-course"
"""One case whose runs are kept with their time series."""


def _compared(result: Result) -> list[FlowResult]:
    """Returns the flows without those of TCP that only congest the way back."""
    return [flow for flow in result.flows if flow.transport in {XCP, XCP_R, RCP}]


def _flows(result: Result) -> list[FlowResult]:
    """Returns the flows that are compared: of a parking lot those across all of it, whose loss is the others' gain."""
    flows = _compared(result)
    if result.scenario["topology"]["kind"] == "parking-lot":
        return [flow for flow in flows if flow.name.startswith("main")]
    return flows


def _delivered(result: Result) -> int:
    return sum(flow.delivered_bytes for flow in _flows(result))


def _fairness(result: Result) -> float:
    """Returns Jain's index in percent, of the flows in one direction: the other has a capacity of its own."""
    return 100 * jain([flow.delivered_bytes for flow in _compared(result) if not flow.name.startswith("back")])


def _stall(result: Result) -> float:
    return max(flow.longest_stall_after_3s_s for flow in _flows(result))


def _drops(result: Result) -> float:
    """Returns the drops on the data's way per 1000 packets of data delivered."""
    dropped = sum(channel.queue_drops for channel in result.channels if channel.direction == "forward")
    delivered = sum(flow.delivered_bytes for flow in _compared(result))
    return 1000 * dropped / delivered * (result.packet_bytes or 0) if delivered else 0.0


MEASURES = (
    Measure("delivered\nXCP-r to XCP, %", 8, 1, digits=2),
    Measure("of it: window at\nthe receiver, %", 8, 1, digits=2),
    Measure("of it: no halving\non a loss, %", 8, 1, digits=2),
    Measure("Jain's index,\npoints of 100", 5, 1, digits=2),
    Measure("worst stall\nafter 3 s, s", 2, -1, digits=2),
    Measure("drops per 1000\ndelivered", 10, -1, digits=1),
)


def _beyond(rows: dict[str, Group], row: str, measure: Callable[[Result], float]) -> Estimate:
    """Returns how much larger a row's figure is than XCP's."""
    pairs = zip(rows[row].results, rows[XCP].results, strict=True)
    return difference([(measure(one), measure(other)) for one, other in pairs])


def _gain(rows: dict[str, Group], one: str, other: str) -> Estimate:
    """Returns how much more ``one`` delivers than ``other``, in percent of XCP's mean."""
    base = rows[XCP].mean(_delivered)
    if base == 0:
        return Estimate(0.0, math.inf)
    pairs = zip(rows[one].results, rows[other].results, strict=True)
    return difference([(100 * _delivered(a) / base, 100 * _delivered(b) / base) for a, b in pairs])


def _differences(rows: dict[str, Group]) -> list[Estimate]:
    """Returns one difference per measure."""
    return [
        _gain(rows, XCP_R, XCP),
        _gain(rows, HALVING, XCP),
        _gain(rows, XCP_R, HALVING),
        *_others(rows, XCP_R),
    ]


def _others(rows: dict[str, Group], row: str) -> list[Estimate]:
    """Returns the measures that are not bytes."""
    return [_beyond(rows, row, measure) for measure in (_fairness, _stall, _drops)]


def _text(measure: Measure, value: Estimate) -> str:
    return f"{measure.text(value)}{'*' if value.is_clear else ''}"


def _table(part: str, title: str, cases: dict[str, dict[str, Group]]) -> Table:
    heads = [measure.head.replace("\n", " ") for measure in MEASURES]
    lines = []
    for rows in cases.values():
        means = [rows[row].mean(_delivered) / MB for row in (XCP, XCP_R)]
        differences = [_text(measure, value) for measure, value in zip(MEASURES, _differences(rows), strict=True)]
        lines.append((rows[XCP].case_label, *(f"{mean:.1f}" for mean in means), *differences))
    return Table(title, ("case", "XCP, MB", "XCP-r, MB", *heads), tuple(lines), (CLEAR,), name=part)


def _rcp_table(titles: dict[str, str], cases: dict[str, dict[str, dict[str, Group]]]) -> Table:
    """Returns a table of RCP beside XCP in every case."""
    measures = (MEASURES[0], *MEASURES[3:])
    lines = []
    for part, of_part in cases.items():
        for rows in of_part.values():
            differences = [_gain(rows, RCP, XCP), *_others(rows, RCP)]
            lines.append(
                (
                    titles[part],
                    rows[XCP].case_label,
                    f"{rows[RCP].mean(_delivered) / MB:.1f}",
                    *(_text(measure, value) for measure, value in zip(measures, differences, strict=True)),
                )
            )
    heads = ("delivered RCP to XCP, %", *(measure.head.replace("\n", " ") for measure in measures[1:]))
    return Table("RCP beside XCP", ("", "case", "RCP, MB", *heads), tuple(lines), (CLEAR,), left=2, name="rcp")


def _shares(groups: Sequence[Group], one: str) -> list[tuple[float, Estimate]]:
    """Returns the gain of a row over XCP by the share of ACKs lost, percent."""
    found = []
    for rows in by_case(groups).values():
        share = re.search(r"(\d+) % lost", rows[XCP].case_label)
        found.append((float(share[1]) if share else 0.0, _gain(rows, one, XCP)))
    return found


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    titles = {part: sets.load(part).title for part in PARTS}
    cases = {part: by_case(parts[part]) for part in PARTS}
    map_rows = {
        titles[part]: [(rows[XCP].case_label, _differences(rows)) for rows in cases[part].values()] for part in PARTS
    }
    lines = [
        ("XCP-r", XCP_R, "-", _shares(parts["when-loss"], XCP_R)),
        ("XCP-r that halves on a loss", XCP_R, "--", _shares(parts["when-loss"], HALVING)),
        ("either, with a buffer that never fills", XCP_R, ":", _shares(parts["when-buffer"], XCP_R)),
    ]
    course = [(group.row_label, group.results[0]) for group in parts[COURSE]]
    heat_map = sweep.heat_map(MEASURES, map_rows, XCP, XCP_R)
    caption = "All cases. Columns 2 and 3 add up to column 1: XCP-r that halves on a loss, as XCP does, lies between."
    loss = sweep.curves(lines, "ACKs lost (%)", "delivered beyond XCP (%)")
    return [
        Section(
            "All differences",
            "Differences XCP-r minus XCP, paired by seed, with the half width of their 99 % confidence interval. "
            "Blue: better for XCP-r; red: better for XCP; grey on white: within the spread.",
            figures=[Figure("heat-map", caption, heat_map)],
        ),
        Section(
            "Independent loss",
            figures=[Figure("loss", "What XCP-r delivers beyond XCP over the share of ACKs lost.", loss)],
        ),
        Section(
            "Why: one run with 2 Mbit/s for the ACKs",
            "A router hands out again what was not used, so that lost feedback is not lost for good, but the loop is "
            "as many times slower as feedback is rarer. UDP leaves half of its share at 10 s.",
            figures=[Figure("course", compare.windows_caption(course), compare.windows(course))],
        ),
        Section(
            "RCP beside XCP",
            "Differences RCP minus XCP, paired by seed. RCP has no window that feedback adds up to: an ACK carries a "
            "rate, and after a lost one the next says all that it said.",
            [_rcp_table(titles, cases)],
        ),
        *(
            Section(titles[part], sets.load(part).description, [_table(part, titles[part], cases[part])])
            for part in PARTS
        ),
    ]
