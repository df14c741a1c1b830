"""Figures of p4lang's exercises ecn and link_monitor in virtual time, after ``tutorials.py DIR``.

They are in docs/figures/tutorials/. ``ecn.png``: one-way delays of packets that a switch marks, beside what arithmetic
gives. ``link_monitor.png``: the utilisation that probes report of a link, beside the rate that a source sends.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tests.samples.tutorials import FOLDER, GROWTH, NARROW_BPS, PACKET, frames, read_probes
from xcpr.figures import style
from xcpr.io.paths import ROOT
from xcpr.scenarios import scenario
from xcpr.worlds import sim

FIGURES = ROOT / "docs" / "figures" / "tutorials"
LINK_RATE_MBPS = 100
OFFERED_MBPS = (1, *range(10, 111, 10))
COLOURS = MappingProxyType({"marked": "#b2182b", "unmarked": "#2166ac", "arithmetic": "#999999"})


@contextmanager
def drawing(path: Path) -> Iterator[Axes]:
    """Yields axes in the style of reports, and saves them as PNG."""
    with mpl.rc_context(style.settings()):
        figure = Figure(figsize=(style.WIDTH, 2.6), layout="constrained")
        yield figure.subplots()
        style.save(figure, path)


def draw_ecn(path: Path) -> None:
    """Draws each probe's one-way delay by the second at which it left, with its ECN field's colour."""
    result = sim.execute(scenario.load(str(FOLDER / "ecn.toml")), 1, "ecn")
    probes = [(second, time - second, data[15] & 3) for second, (time, data) in enumerate(frames(result, "h2"))]
    longest = 15 * GROWTH * PACKET / NARROW_BPS
    with drawing(path) as axes:
        axes.plot((5, 20, 20 + longest), (0, longest, 0), color=COLOURS["arithmetic"], label="from the rates", zorder=1)
        for name, mark, text in (("unmarked", 1, "ECT(1), as sent"), ("marked", 3, "CE, set by s1")):
            of_mark = [(second, delay) for second, delay, field in probes if field == mark]
            axes.plot(*zip(*of_mark, strict=True), "o", markersize=3.5, color=COLOURS[name], label=text, zorder=2)
        axes.set_xlabel("a packet leaves h1, s")
        axes.set_ylabel("delay to h2, s")
        axes.set_ylim(bottom=0)
        axes.legend(loc="upper left")


def draw_link_monitor(path: Path) -> None:
    """Draws the utilisation that probes report of the link from s1 to s4's side, over the rate that is sent."""
    reported = []
    for rate in OFFERED_MBPS:
        chosen = scenario.load(str(FOLDER / "link_monitor.toml"), [f"traffic.iperf.rate={rate} Mbit/s"])
        probes = read_probes(sim.execute(chosen, 1, "link_monitor"))
        reported.append(max(sum(rates) / len(rates) for rates in probes.values()))
    with drawing(path) as axes:
        served = [min(rate, LINK_RATE_MBPS) for rate in OFFERED_MBPS]
        axes.plot(
            OFFERED_MBPS, served, color=COLOURS["arithmetic"], label="what a link of 100 Mbit/s carries", zorder=1
        )
        axes.plot(OFFERED_MBPS, reported, "o", markersize=3.5, color=COLOURS["unmarked"], label="reported by probes")
        axes.set_xlabel("UDP from h2 to h4, Mbit/s")
        axes.set_ylabel("utilisation, Mbit/s")
        axes.set_xlim(left=0)
        axes.set_ylim(bottom=0)
        axes.legend(loc="upper left")


def main() -> None:
    """Draws both."""
    FIGURES.mkdir(parents=True, exist_ok=True)
    draw_ecn(FIGURES / "ecn.png")
    draw_link_monitor(FIGURES / "link_monitor.png")


if __name__ == "__main__":
    main()
