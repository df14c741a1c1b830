"""XCP as others wrote it, beside ours on the same networks: ns-2's, htsim's (by an author of XCP), and ABC's queue.

Needs `ns` (apt-get install ns2), g++ and make. ``$HTSIM`` names src of github.com/mhandley/starlink-htsim, ``$ABC`` a
checkout of github.com/prateshg/ABC-NSDI2020. A simulator that the machine lacks is left out, and named with the reason.
Each network runs with several phases of its starts. Figures are medians of these. Where a figure is outside its
margin, the runs that a cause names are made, until one of them explains it. Four minutes of CPU time.
"""

from __future__ import annotations

import math
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from bench import runner
from bench.peers import described, readings
from bench.peers.described import AS_NS2, Flow, Found, Network
from bench.peers.ns2 import VERSION
from xcpr.commands.shell.terminal import console
from xcpr.experiments import docs
from xcpr.figures import style
from xcpr.figures.sets import courses
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table
from xcpr.scenarios import sets

PHASES_S = (0.0, 0.03, 0.06)
"""All flows of a run start so much later; ns-2's routers draw their first timers by the phase's number."""
MORE_PHASES_S = (0.01, 0.02, 0.04, 0.05, 0.07, 0.08)
"""Others run with these, too, where ours lies beyond their figures of the phases above."""
AIM = 0.9
"""The part of its rate that htsim's router aims at by default."""
MBPS, QUEUE = 50, 417
"""The bottlenecks' rate, and the packets of a bandwidth-delay product at 100 ms."""
ALIKE, JOINING, UNLIKE, PARKING, CELLULAR = "alike", "joining", "unlike", "parking-lot", "cellular"


def cellular_kbps() -> tuple[int, ...]:
    """Returns the rates of the trace, 200 ms each, as the experiment `acks` has them."""
    (path, *_) = (run for run in sets.load("acks-paths").runs if run.case == "cellular")
    (trace,) = (trace for trace in path.scenario().traces.values() if trace.direction == "forward")
    return tuple(rate // 1000 for rate in trace.rates)


def networks() -> tuple[Network, ...]:
    """Returns the networks that are compared. ABC's queue takes round trips without queues to be 100 ms, so most
    are."""
    crossing = [(1, 3)] * 3 + [(1, 1)] * 3 + [(3, 3)] * 3
    crossing_flows = tuple(Flow(1.0, n / 100, first, last) for n, (first, last) in enumerate(crossing))
    unlike = tuple(Flow(access_ms=1.0 + 10 * n, start_s=n / 100) for n in range(10))
    alike, later = (tuple(Flow(start_s=n * wait) for n in range(count)) for count, wait in ((10, 0.01), (5, 8.0)))
    four = tuple(Flow(start_s=n / 10) for n in range(4))
    return (
        Network(ALIKE, "ten flows alike", MBPS, 48, QUEUE, alike, 20, 10),
        Network(JOINING, "five flows, 8 s apart", MBPS, 48, QUEUE, later, 40, 35),
        Network(UNLIKE, "ten flows, 20 to 200 ms", MBPS, 8, QUEUE, unlike, 40, 20),
        Network(
            PARKING,
            "three bottlenecks, three flows over all, three each over the outer",
            MBPS,
            16,
            QUEUE,
            crossing_flows,
            30,
            15,
            hops=3,
        ),
        Network(
            CELLULAR, "four flows, a cellular trace", 20, 48, 250, four, 60, 3, interval_ms=200, kbps=cellular_kbps()
        ),
    )


@dataclass(frozen=True)
class Figure:
    """A figure that is compared: how it is taken from a run, how it is written, and how much it may differ."""

    name: str
    of: Callable[[Found], float]
    show: Callable[[float], str]
    margin: Callable[[Network, float], float]
    """By network and our figure."""
    over: Callable[[Iterable[float]], float] = median
    """The one figure that is taken of all phases'."""
    only: str = ""
    """The only network that has it."""


def percent(part: float) -> str:
    """Writes a part as a percentage."""
    return f"{part:.1%}"


def seconds(waited: float) -> str:
    """Writes a time, or that it never comes."""
    return f"{waited:.1f} s" if math.isfinite(waited) else "never"


NEAR = 0.05
SPARE = 0.01
"""A mean queue may differ by this part of the buffer, too."""
FIGURES = (
    Figure("utilisation", lambda run: run.utilisation, percent, lambda _, ours: NEAR * ours),
    Figure("lowest Jain's index", lambda run: run.jain, lambda part: f"{part:.3f}", lambda _, ours: NEAR * ours, min),
    Figure("rate farthest from the mean", lambda run: run.farthest, percent, lambda *_: NEAR),
    Figure(
        "mean queue",
        lambda run: run.queue,
        lambda packets: f"{packets:.1f} packets",
        lambda network, ours: max(NEAR * ours, SPARE * network.queue_packets),
    ),
    Figure(
        "longest queue",
        lambda run: run.most,
        lambda packets: f"{packets:.0f} packets",
        lambda network, ours: max(NEAR * ours, NEAR * network.queue_packets),
    ),
    Figure(
        "joining time",
        lambda run: median(run.joined_s[1:]),
        seconds,
        lambda network, ours: max(NEAR * ours, network.round_trip_s),
        only=JOINING,
    ),
)
MARGINS = (
    "Margins of utilisation, Jain's index and mean queues are 5 % of ours. A mean queue may differ by 1 % of the "
    "buffer, too. The margin of the farthest rate is 5 % of the mean rate. The longest queue has 5 % of ours or of the "
    "buffer. Joining is the median of the newcomers' times: 5 % of ours, or a round trip."
)
SHOWN_BY = (
    "A cause explains a figure where the runs without it are within the margin, or on the other side of ours and half "
    "as far at most. Causes of phases give the range over up to nine phases."
)


@dataclass(frozen=True)
class Simulator:
    """A way to run networks: ours or of others, or a variant of one that isolates a cause."""

    name: str
    run: Callable[[Network], Found]
    cellular: bool | None = None
    """Whether it runs the cellular trace alone, or all but that; None: all."""

    def supports(self, network: Network) -> bool:
        """Says whether the simulator runs a network."""
        return self.cellular is None or self.cellular == bool(network.kbps)


@dataclass(frozen=True)
class Cause:
    """A difference may be due to it. The runs without it are theirs beside ours."""

    text: str
    theirs: str
    ours: str
    """Names of simulators. Empty: theirs lies on both sides of ours, by the phase."""


OURS, OURS_AIM, XCP, XCP_R = "xcpr, XCP as ns-2's", "xcpr, told 90 %", "xcpr, XCP", "xcpr, XCP-r"
NS2 = "ns-2"
HTSIM, HTSIM_WHOLE = "htsim", "htsim, whole rate"
HTSIM_MEAN, HTSIM_WHOLE_MEAN = "htsim, an interval's mean", "htsim, whole rate, an interval's mean"
ABC, ABC_TOLD, ABC_POOL, ABC_SHARES = "ABC", "ABC, told rates", "ABC, phi once an interval", "ABC, paper's shares"
ABC_BOTH = "ABC, told rates, phi once an interval"
ABC_GAINS = "ABC, gains 0.55 and 0.4"
PHASE = Cause("Where in a router's interval flows start moves it to both sides of ours.", "", "")
AIMS = "htsim's router aims at 90 % of the rate. With the same aim ours has the same figure."
FULL_RATE = "htsim's router aims at 90 % of the rate. At the whole rate it has our figure."
MEAN = "htsim's mean round trip is a moving mean over packets. With the mean of an interval it has our figure."
POOL = "ABC's queue makes feedback anew for each packet. Once an interval, and no more than phi, it has our figure."
SHARES = "ABC's queue gives all packets alike and shuffles nothing. Shared out by the paper, its phi makes our figure."
TRACE = "Chances to send come by the ms in ABC's trace. With our rates of 200 ms its queue has our figure."
BOTH = "Chances to send come by the ms, and feedback is made anew for each packet. Without both its queue is as ours."
CAUSES: Mapping[str, tuple[Cause, ...]] = {
    NS2: (PHASE,),
    HTSIM: (
        Cause(AIMS, HTSIM, OURS_AIM),
        Cause(MEAN, HTSIM_MEAN, OURS_AIM),
        Cause(FULL_RATE, HTSIM_WHOLE, OURS),
        PHASE,
    ),
    HTSIM_WHOLE: (Cause(MEAN, HTSIM_WHOLE_MEAN, OURS), PHASE),
    ABC: (
        Cause(TRACE, ABC_TOLD, OURS),
        Cause(POOL, ABC_POOL, OURS),
        Cause(SHARES, ABC_SHARES, OURS),
        Cause(BOTH, ABC_BOTH, OURS),
    ),
}
PEERS = {NS2: (NS2,), "htsim": (HTSIM, HTSIM_WHOLE), "ABC": (ABC,)}
"""The others, and the settings of each that are judged."""
SOURCES = {"htsim": described.HTSIM, "ABC": described.ABC}
"""The environment variables that name their sources."""
RAN = {
    NS2: "its XCP agents and queues",
    "htsim": "its XcpQueue, aiming at 90 % and at the whole rate, and its XcpSrc",
    "ABC": "its XCP queue with the XCP paper's gains, between senders of ours",
}


Runs = Callable[[Network], Found]


def ours() -> Iterator[Simulator]:
    """Yields the ways to run our simulator."""
    yield Simulator(OURS, described.ours(AS_NS2, unpaced=True))
    yield Simulator(XCP, described.ours({"transport": "xcp"}))
    yield Simulator(XCP_R, described.ours({"transport": "xcp-r"}))
    yield Simulator(OURS_AIM, described.ours(AS_NS2, unpaced=True, aim=AIM), cellular=False)


def of_htsim(program: Path) -> Iterator[Simulator]:
    """Yields the ways to run htsim."""
    yield Simulator(HTSIM, described.of_program([str(program), f"target={AIM}"], AIM))
    yield Simulator(HTSIM_WHOLE, described.of_program([str(program)]))
    yield Simulator(HTSIM_MEAN, described.of_program([str(program), f"target={AIM}", "mean=interval"], AIM))
    yield Simulator(HTSIM_WHOLE_MEAN, described.of_program([str(program), "mean=interval"]))


def of_abc(program: Path, trace: Path) -> Iterator[Simulator]:
    """Yields the ways to run ABC's queue; the cellular network is its own trace but where rates are announced."""

    def runs(*words: str, gains: tuple[int, int] = (40, 23), announced: bool = False) -> Runs:
        command = [str(program), f"alpha={gains[0]}", f"beta={gains[1]}", *words]

        def run_in(network: Network) -> Found:
            by_trace = [f"opportunities={trace}"] if network.kbps and not announced else []
            return described.of_program([*command, *by_trace])(network)

        return run_in

    yield Simulator(ABC, runs())
    yield Simulator(ABC_GAINS, runs(gains=(55, 40)))
    yield Simulator(ABC_TOLD, runs(announced=True), cellular=True)
    yield Simulator(ABC_BOTH, runs("decides=interval", announced=True), cellular=True)
    yield Simulator(ABC_POOL, runs("decides=interval"))
    yield Simulator(ABC_SHARES, runs("shares=paper"))


def lacks() -> dict[str, str]:
    """Names the others that this machine lacks, each with the reason."""
    found = {} if shutil.which("ns") else {NS2: "not installed (apt-get install ns2)"}
    for peer, variable in SOURCES.items():
        if not described.checkout(variable):
            found[peer] = f"no sources: ${variable} is not set"
        elif not shutil.which("g++"):
            found[peer] = "no compiler (apt-get install g++)"
    return found


def simulators(folder: Path, lacking: Mapping[str, str]) -> Iterator[Simulator]:
    """Yields all simulators that this machine has; programs are compiled into a folder."""
    yield from ours()
    if NS2 not in lacking:
        yield Simulator(NS2, described.of_program(described.NS2))
    htsim, abc = described.checkout(described.HTSIM), described.checkout(described.ABC)
    if htsim and "htsim" not in lacking:
        yield from of_htsim(described.htsim_program(htsim, folder))
    if abc and "ABC" not in lacking:
        yield from of_abc(described.abc_program(abc, folder), abc.resolve() / described.TRACE)


SHOWN = (OURS, XCP, XCP_R, NS2, HTSIM, HTSIM_WHOLE, ABC, ABC_GAINS)
"""Rows of the tables; the other ways tell causes apart."""


class Sitting:
    """All runs so far, each in all phases; a run is made when it is asked for."""

    def __init__(self, simulators: Mapping[str, Simulator]) -> None:
        """Takes the simulators by their names."""
        self.known = simulators
        self.made: dict[tuple[str, str, bool], list[Found]] = {}

    def has(self, network: Network, name: str) -> bool:
        """Says whether a simulator is here and takes a network."""
        return name in self.known and self.known[name].supports(network)

    def runs(self, network: Network, name: str, more: bool = False) -> list[Found]:
        """Runs a network in a simulator, in all phases; each run is made once."""
        key = (network.name, name, more)
        if key not in self.made:
            self.made[key] = [self.run(phased, name) for phased in phases(network, more)]
        return self.made[key]

    def run(self, phased: Network, name: str) -> Found:
        """Does one run."""
        print(f"{phased.name}: {name}, {phased.seed}", flush=True)
        return self.known[name].run(phased)

    def figure(self, network: Network, name: str, figure: Figure) -> float:
        """Returns a figure over the phases."""
        return figure.over(figure.of(run) for run in self.runs(network, name))


def phases(network: Network, more: bool = False) -> Iterator[Network]:
    """Yields a network with its flows' starts in each phase."""
    starts = MORE_PHASES_S if more else PHASES_S
    for number, phase in enumerate(starts, 1 + len(PHASES_S) if more else 1):
        flows = tuple(replace(flow, start_s=round(flow.start_s + phase, 3)) for flow in network.flows)
        yield replace(network, flows=flows, seed=number)


@dataclass(frozen=True)
class Finding:
    """A figure of others beside ours, and where it differs the cause that a run without it shows."""

    network: Network
    figure: Figure
    peer: str
    theirs: float
    ours: float
    cause: Cause | None = None
    without: tuple[str, str] = ("", "")
    """Theirs and ours, where the cause is not."""

    @property
    def agrees(self) -> bool:
        """Whether it is within the margin."""
        return within(self.network, self.figure, self.theirs, self.ours)


def within(network: Network, figure: Figure, theirs: float, ours: float) -> bool:
    """Says whether two figures differ by no more than the margin."""
    return theirs == ours or abs(theirs - ours) <= figure.margin(network, ours) + 1e-9


def explains(found: Finding, theirs: float, ours: float) -> bool:
    """Says whether runs without a cause show it: within the margin, or on the other side of ours and half as far at
    most."""
    before, after = found.theirs - found.ours, theirs - ours
    crossed = before * after < 0 and abs(after) <= abs(before) / 2
    return crossed or within(found.network, found.figure, theirs, ours)


def judge_figure(sitting: Sitting, network: Network, figure: Figure, peer: str) -> Finding:
    """Judges a figure of others beside ours; the first cause without which it is within its margin explains it."""
    found = Finding(network, figure, peer, *(sitting.figure(network, name, figure) for name in (peer, OURS)))
    if found.agrees:
        return found
    for cause in CAUSES[peer]:
        if not cause.theirs:
            phased: list[float] = []
            for more in (False, True):
                phased += [figure.of(run) for run in sitting.runs(network, peer, more)]
                if min(phased) <= found.ours <= max(phased):
                    spread = f"{figure.show(min(phased))} to {figure.show(max(phased))}"
                    return replace(found, cause=cause, without=(spread, figure.show(found.ours)))
        elif sitting.has(network, cause.theirs) and sitting.has(network, cause.ours):
            pair = [sitting.figure(network, name, figure) for name in (cause.theirs, cause.ours)]
            if explains(found, *pair):
                return replace(found, cause=cause, without=(figure.show(pair[0]), figure.show(pair[1])))
    return found


def findings(sitting: Sitting, chosen: tuple[Network, ...], lacking: Mapping[str, str]) -> dict[str, list[Finding]]:
    """Returns all that is judged, by whose it is."""
    return {
        peer: [
            judge_figure(sitting, network, figure, name)
            for network in chosen
            for name in names
            for figure in FIGURES
            if figure.only in ("", network.name)
        ]
        for peer, names in PEERS.items()
        if peer not in lacking
    }


def figures_table(sitting: Sitting, chosen: tuple[Network, ...]) -> Table:
    """Makes a table with a row for each network and simulator."""
    rows, breaks = [], []
    for network in chosen:
        for name in SHOWN:
            if not sitting.has(network, name):
                continue
            runs = sitting.runs(network, name)
            of = {figure.name: figure.show(sitting.figure(network, name, figure)) for figure in FIGURES[:3]}
            least, most = (f"{median(ends(run.rates) for run in runs):.2f}" for ends in (min, max))
            longest = [run.most for run in runs]
            spread = f"{min(longest):.0f} to {max(longest):.0f}"
            queues = f"{median(run.queue for run in runs):.1f}", f"{median(longest):.0f}", spread
            drops = f"{median(run.drops for run in runs):.0f}"
            rows.append(
                (network.title, name, of["utilisation"], least, most, of["lowest Jain's index"], *queues, drops)
            )
        breaks.append(len(rows) - 1)
    columns = (
        "network",
        "simulator",
        "utilisation",
        "slowest, Mbit/s",
        "fastest",
        "Jain",
        "mean queue",
        "longest queue",
    )
    columns += ("by phase", "drops")
    notes = (
        f"Medians of {len(PHASES_S)} phases of the starts; Jain's index is the lowest of them. Queues in packets.",
    )
    return Table("XCP by four hands", columns, tuple(rows), notes, frozenset(breaks), left=2, name="figures")


def rates_table(sitting: Sitting, chosen: tuple[Network, ...]) -> Table:
    """Makes a table of the rates of all flows in the first phase."""
    rows, most = [], max(len(network.flows) for network in chosen)
    for network in chosen:
        for name in SHOWN:
            if sitting.has(network, name):
                rates = [f"{rate:.2f}" for rate in sitting.runs(network, name)[0].rates]
                rows.append((network.title, name, *rates, *[""] * (most - len(rates))))
    columns = ("network", "simulator", *(f"{number}" for number in range(1, most + 1)))
    notes = ("Mbit/s of each flow in the order of their starts, first phase.",)
    return Table("Rates of flows", columns, tuple(rows), notes, left=2, name="rates")


def joining_table(sitting: Sitting, network: Network) -> Table:
    """Makes a table of how long each newcomer takes."""
    rows = []
    for name in SHOWN:
        if sitting.has(network, name):
            by_flow = zip(*(run.joined_s for run in sitting.runs(network, name)), strict=True)
            rows.append((name, *(seconds(median(waits)) for waits in by_flow)))
    columns = ("simulator", "alone", "second", "third", "fourth", "fifth")
    note = (
        f"Until half a second's rate is within {described.NEAR:.0%} of the fair share and stays so for a second; of "
        f"what htsim aims at where that is {AIM:.0%}. Medians of {len(PHASES_S)} phases. "
        f"Never: not before the next flow starts."
    )
    return Table("Joining times", columns, tuple(rows), (note,), left=1, name="joining")


def differences_table(found: Mapping[str, list[Finding]]) -> Table:
    """Makes a table with a row for each figure outside its margin, and the causes below."""
    outside = [one for of_peer in found.values() for one in of_peer if not one.agrees]
    numbers = {
        text: number for number, text in enumerate(dict.fromkeys(one.cause.text for one in outside if one.cause), 1)
    }
    rows = []
    for one in outside:
        show = one.figure.show
        number = f"{numbers[one.cause.text]}" if one.cause else "not known"
        cells = show(one.theirs), show(one.ours), number, *one.without
        rows.append((one.network.title, one.peer, one.figure.name, *cells))
    columns = ("network", "whose", "figure", "theirs", "ours", "cause", "without it, theirs", "ours")
    notes = (*(f"({number}) {text}" for text, number in numbers.items()), MARGINS, SHOWN_BY)
    return Table("Where they differ from ours", columns, tuple(rows), notes, left=3, name="differences")


def suites_table(found: Mapping[str, list[Finding]], lacking: Mapping[str, str], chosen: tuple[Network, ...]) -> Table:
    """Makes a table with a row for each of the others, by figures compared."""
    rows = []
    for peer, names in PEERS.items():
        if peer in lacking:
            figures = sum(figure.only in ("", network.name) for network in chosen for figure in FIGURES)
            rows.append((peer, "", RAN[peer], "0", "0", f"{figures * len(names)}", lacking[peer]))
            continue
        failed = [one for one in found[peer] if not one.agrees]
        causes = dict.fromkeys(one.cause.text if one.cause else "Not known." for one in failed)
        counts = f"{len(found[peer]) - len(failed)}", f"{len(failed)}", "0"
        rows.append((peer, versions()[peer], RAN[peer], *counts, " ".join(causes)))
    return Table("XCP by others", docs.SUITE_COLUMNS, tuple(rows), (MARGINS,), left=3, name="suites")


def versions() -> dict[str, str]:
    """Returns the others' versions, of those that are here."""
    folders = {peer: described.checkout(variable) for peer, variable in SOURCES.items()}
    return {NS2: VERSION.removesuffix(".")} | {peer: described.commit(at) for peer, at in folders.items() if at}


def draw(sitting: Sitting, network: Network, path: Path) -> None:
    """Draws the newcomers' rates, a panel for each simulator."""
    colours = [colour for colour, _ in style.SPARE] + [style.INK]
    panels = []
    for name in (OURS, XCP_R, NS2, HTSIM, HTSIM_WHOLE, ABC):
        if sitting.has(network, name):
            course = sitting.runs(network, name)[0].course
            times = [second + 0.5 for second in range(len(course[0]))]
            lines = [
                courses.Line(f"flow {number}", times, rates, colour)
                for number, (rates, colour) in enumerate(zip(course, colours, strict=True), 1)
            ]
            panels.append(courses.Panel(name, lines))
    courses.grid(panels, "rate (Mbit/s)", 2).write(path)


def main() -> None:
    """Runs everything, shows the tables, and leaves them as evidence."""
    asked = runner.parse_options(__doc__, network=("", "only this one; nothing is kept"))
    chosen = tuple(network for network in networks() if asked.network in ("", network.name))
    lacking = lacks()
    for peer, reason in lacking.items():
        print(f"{peer} is skipped: {reason}")
    with tempfile.TemporaryDirectory() as name:
        sitting = Sitting({one.name: one for one in simulators(Path(name), lacking)})
        found = findings(sitting, chosen, lacking)
        tables = [suites_table(found, lacking, chosen), differences_table(found), figures_table(sitting, chosen)]
        joining = [network for network in chosen if network.name == JOINING]
        tables += [joining_table(sitting, network) for network in joining]
        tables.append(rates_table(sitting, chosen))
        if asked.network:
            for table in tables:
                table.show(console)
            return
        sources = "".join(f"{name}=... " for peer, name in SOURCES.items() if peer not in lacking)
        command = f"{sources}.venv/bin/python bench/peers/xcp_by_others.py"
        runner.keep(*tables, readings.table(), command=command, seeds=f"1-{len(PHASES_S)}", versions=versions())
        for network in joining:
            draw(sitting, network, ROOT / "results" / "xcp-by-others" / "joining.png")


if __name__ == "__main__":
    main()
