"""FOBS beside TCP and PSockets (Dickens, Gropp: figures 1 and 2, tables 1 and 2). docs/experiments/fobs.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement, Paper
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.io import units
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.results.transfers import goodput_mbps

ACKS, HOSTS, TCP = "fobs-acks", "fobs-hosts", "fobs-tcp"
PSOCKETS, CONGESTION = "fobs-psockets", "fobs-congestion"
PACKETS = 40_960
"""The packets of the paper's file."""
FILE = PACKETS * 1024
"""Its bytes."""
FOBS = "fobs-64"
"""FOBS where N is not varied."""
WIDE, NARROW = "lwe", "no-lwe"
"""TCP with and without large windows."""
COST = "95us"
LIKELY = f"middle-{COST}-1000ppm"
"""The case beside table 2: hosts of the time, and the rate of loss that brings FOBS closest to the paper's waste."""
AS_GOOD = 0.95
"""A number of sockets with this part of the best share is as good."""
PAYLOAD = "payload (% of 100 Mbit/s)"
SHARES_NOTE = "Payload in percent of 100 Mbit/s until the last byte arrived, or in 60 s; means over the seeds."

Cases = dict[str, dict[str, Group]]
Values = dict[str, dict[str, float]]
"""A number for every row, by case and row."""


def _share(result: Result) -> float:
    """Returns the payload until the last byte arrived, or until the run's end, in percent of the bottleneck's rate."""
    (flow,) = result.flows
    return goodput_mbps(result, flow.name) / result.bottlenecks[0].rate_mbps * 100


def _waste(result: Result) -> float:
    """Returns (sent - needed) / needed, in percent: the paper's text; the caption of its figure 2 has needed / sent."""
    return (result.flows[0].sent_packets / PACKETS - 1) * 100


def _share_by_rule(result: Result) -> float:
    """Returns FOBS's share without losses: the last byte arrives half a round trip after the file's packets were sent
    once."""
    return FILE * 8e-6 / (_once_s(result) + result.rtt_s / 2) / result.bottlenecks[0].rate_mbps * 100


def _waste_by_rule(result: Result) -> float:
    """Returns FOBS's waste, C RTT / packets + p: a round trip of packets until "complete" has come back, and what is
    lost."""
    loss = result.scenario["loss"]["forward"]
    return (result.rtt_s / _once_s(result) + units.parse_share(loss.get("probability", "0 %"))) * 100


def _once_s(result: Result) -> float:
    """Returns how long the bottleneck takes for every packet of the file once."""
    return PACKETS * (result.packet_bytes or 0) * 8e-6 / result.bottlenecks[0].rate_mbps


def _number(row: str) -> int:
    """Returns a row's N, or its number of sockets."""
    return int(row.rpartition("-")[2])


def _means(cases: Cases, of: Callable[[Result], float]) -> Values:
    return {case: {row: group.mean(of) for row, group in rows.items()} for case, rows in cases.items()}


def _labels(cases: Cases) -> dict[str, str]:
    return {case: label_case(rows) for case, rows in cases.items()}


def _over_acks(name: str, title: str, cases: Cases, last: Sequence[tuple[str, ...]], note: str) -> Table:
    """Returns a table of shares and waste over N, by haul."""
    labels, shares, wastes = _labels(cases), _means(cases, _share), _means(cases, _waste)
    rows = [
        (f"{_number(row):,}", *_cells((shares[case][row], wastes[case][row]) for case in cases))
        for row in next(iter(cases.values()))
    ]
    columns = ("N", *chain.from_iterable((f"{label}: payload", "sent in vain") for label in labels.values()))
    unit = "Payload in percent of 100 Mbit/s until the last byte arrived; packets sent in vain, of those needed."
    return Table(title, columns, (*rows, *last), (f"{unit} {note}",), name=name)


def _cells(pairs: Iterable[tuple[float, float]]) -> list[str]:
    return [f"{value:.2f} %" for pair in pairs for value in pair]


def _acks(paper: Paper, cases: Cases, hosts: Cases) -> Section:
    labels, shares, wastes = _labels(cases), _means(cases, _share), _means(cases, _waste)
    results = [rows[FOBS].results[0] for rows in cases.values()]
    rules = ("by the rules", *_cells((_share_by_rule(one), _waste_by_rule(one)) for one in results))
    title = "FOBS over N, the new packets for which the receiver sends an ACK"
    note = "By the rules the last byte arrives half a round trip after each packet was sent once, and a round trip of "
    note += "packets is sent in vain."
    table = _over_acks("acks", title, cases, [rules], note)

    def panel(title: str, y_label: str, named: Mapping[str, str], of: Values, top: float) -> Panel:
        rows = [(named[case], [(_number(row), value) for row, value in values.items()]) for case, values in of.items()]
        return Panel(y_label, [Curve(label, "fobs", points) for label, points in rows], top, title=title)

    of_hosts = panel("each packet costs hosts 90 us", PAYLOAD, _labels(hosts), _means(hosts, _share), 100)
    payload = [panel("packets cost hosts nothing", PAYLOAD, labels, shares, 100), of_hosts]
    vain = [panel("", "sent in vain (% of those needed)", labels, wastes, 5)]
    figures = [
        Figure("shares", "40 MB with FOBS, no losses.", curves.draw("N, new packets per ACK", payload, log=True)),
        Figure("waste", "Packets sent in vain.", curves.draw("N, new packets per ACK", vain, log=True)),
    ]
    agreement = [
        paper.judge("short", shares["short"][FOBS]),
        paper.judge("long", shares["long"][FOBS]),
        paper.judge("waste-long", wastes["long"][FOBS]),
        paper.judge("waste-short", max(wastes["short"].values())),
    ]
    return Section("Figures 1 and 2: how often to acknowledge", "", [table], figures, agreement)


def _hosts(paper: Paper, cases: Cases) -> Section:
    """Reports on hosts: each packet costs the end that takes or sends it time, and an ACK costs the receiver a packet
    of data."""
    note = "Packets that wait for a receiver's processor beyond its buffer are lost."
    table = _over_acks("hosts", "FOBS over N, between hosts whom each packet costs 90 us", cases, (), note)
    agreement = [judge_costs(paper, cases)]
    return Section("Figures 1 and 2 with hosts that cost time", "", [table], agreement=agreement)


def judge_costs(paper: Paper, cases: Cases) -> Agreement:
    """Judges figure 1: an ACK for each packet costs the hosts throughput."""
    shares = next(iter(_means(cases, _share).values()))
    best, worst = max(shares, key=shares.__getitem__), min(shares, key=shares.__getitem__)
    told = "; ".join(f"{shares[row]:.1f} % at N = {_number(row):,}" for row in (worst, best))
    return paper.judge("acks-cost", shares["fobs-1"] - 0.9 * shares[best], shown=told)


def _congestion(cases: Cases) -> Section:
    labels, shares, wastes = _labels(cases), _means(cases, _share), _means(cases, _waste)
    names = [group.label for group in next(iter(cases.values())).values()]
    columns = ("path", *chain.from_iterable((name, "sent in vain") for name in names))
    lines = tuple(
        (labels[case], *_cells((shares[case][row], wastes[case][row]) for row in rows)) for case, rows in cases.items()
    )
    note = "Payload in percent of the path's rate until the last byte arrived, or in 60 s; means over the seeds."
    table = Table("FOBS, greedy and less so", columns, lines, (note,), name="congestion")
    return Section("Less greedy", "", [table])


def _tcp(paper: Paper, cases: Cases) -> Section:
    labels, shares = _labels(cases), _means(cases, _share)
    columns = ("path", *(group.label for group in cases["short-0"].values()))
    lines = tuple((labels[case], *(f"{share:.1f} %" for share in rows.values())) for case, rows in shares.items())
    table = Table("TCP with and without large windows, and FOBS", columns, lines, (SHARES_NOTE,), name="tcp")
    long = [rows for case, rows in shares.items() if case.startswith("long-")]
    agreement = [
        paper.judge("tcp-short", shares["short-0"][WIDE]),
        paper.judge("tcp-long", *_range([rows[WIDE] for rows in long])),
        paper.judge("tcp-small", shares["long-0"][NARROW]),
        paper.judge("factor", *_range([rows[FOBS] / rows[WIDE] for rows in long])),
    ]
    return Section("Table 1: TCP", "", [table], agreement=agreement)


def _range(values: Sequence[float]) -> tuple[float, float]:
    return min(values), max(values)


def _fewest(shares: dict[int, float]) -> int:
    """Returns the fewest sockets that are as good as any."""
    return min(number for number, share in shares.items() if share >= AS_GOOD * max(shares.values()))


def _psockets(paper: Paper, cases: Cases) -> Section:
    labels, shares, wastes = _labels(cases), _means(cases, _share), _means(cases, _waste)
    sockets = {case: {_number(row): rows[row] for row in rows if row != FOBS} for case, rows in shares.items()}
    best = {case: _fewest(rows) for case, rows in sockets.items()}
    columns = ("losses", *(group.label for group in cases[LIKELY].values()), "sent in vain", "C RTT / packets + p")
    lines = tuple(
        (
            labels[case],
            *(f"{share:.1f} %" for share in shares[case].values()),
            f"{wastes[case][FOBS]:.2f} %",
            f"{_waste_by_rule(rows[FOBS].results[0]):.2f} %",
        )
        for case, rows in cases.items()
    )
    note = f"{SHARES_NOTE} Sent in vain, beside its formula: FOBS's packets, of those needed."
    table = Table("PSockets over the number of its sockets, and FOBS", columns, lines, (note,), name="psockets")

    def panel(case: str, rows: dict[int, float]) -> Panel:
        drawn = [
            Curve("PSockets", "psockets", list(rows.items())),
            Curve("FOBS", "fobs", [(number, shares[case][FOBS]) for number in rows]),
        ]
        return Panel(PAYLOAD, drawn, 100, title=labels[case])

    panels = [panel(case, rows) for case, rows in sockets.items()]
    caption = "PSockets over the number of its sockets, and FOBS: three rates of loss, two kinds of hosts, 60 ms."
    told = "; ".join(f"{number} ({labels[case]})" for case, number in best.items() if COST in case)
    ahead = [labels[case] for case in cases if shares[case][FOBS] > sockets[case][best[case]]]
    agreement = [
        paper.judge("ahead", len(cases) - len(ahead), shown=f"at: {'; '.join(ahead) or 'none'}"),
        paper.judge("optimum", best[LIKELY], shown=told),
        paper.judge("share", shares[LIKELY][FOBS]),
        paper.judge("psockets", sockets[LIKELY][best[LIKELY]]),
        paper.judge("waste", wastes[LIKELY][FOBS]),
    ]
    figure = Figure("psockets", caption, curves.draw("sockets", panels))
    return Section("Table 2: PSockets", "", [table], [figure], agreement)


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("fobs")
    return [
        _acks(paper, by_case(parts[ACKS]), by_case(parts[HOSTS])),
        _hosts(paper, by_case(parts[HOSTS])),
        _tcp(paper, by_case(parts[TCP])),
        _psockets(paper, by_case(parts[PSOCKETS])),
        _congestion(by_case(parts[CONGESTION])),
    ]
