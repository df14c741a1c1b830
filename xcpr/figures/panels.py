"""Panels: what one set of axes shows of one result. Run figures and comparisons are made of the same panels."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

from xcpr.figures import marks, style
from xcpr.figures.marks import IntegerLocator
from xcpr.results.quantities import capacity, flow_rates, rates
from xcpr.results.result import Bottleneck, Result
from xcpr.results.statistics import stddev

TIME = "time (s)"


def window_unit(result: Result) -> tuple[float, str]:
    """Returns the bytes per unit of the window axis and the axis's label: packets where all flows have one size."""
    size = result.packet_bytes
    return (size, f"window (packets of {size} bytes)") if size else (1e6, "window (MB)")


def tones(result: Result) -> dict[str, str]:
    """Returns each flow's colour: tones of its transport's."""
    made: dict[str, str] = {}
    for transport in transports(result):
        names = [flow.name for flow in result.flows if flow.transport == transport]
        made |= dict(zip(names, style.shades(transport, len(names)), strict=True))
    return made


def transports(result: Result) -> list[str]:
    """Returns the transports of a run's flows, each once."""
    return list(dict.fromkeys(flow.transport for flow in result.flows))


def _marked(result: Result, transport: str) -> dict[str, Any]:
    """Returns the markers of a transport's lines where several transports cross each other; they stand apart."""
    several = transports(result)
    if len(several) == 1:
        return {}
    apart = several.index(transport) / len(several) / 10
    return {"marker": style.look(transport).marker, "markevery": (apart, 0.1), "markersize": 3.5}


def _colour(result: Result) -> str:
    """Returns the colour of what all flows do together: their transport's, if they have one in common."""
    several = transports(result)
    return style.colour(several[0]) if len(several) == 1 else style.INK


def keys(result: Result) -> list[Line2D]:
    """Returns a legend's keys for the flows of several transports."""
    several = transports(result)
    looks = [style.look(transport) for transport in several if len(several) > 1]
    return [Line2D([], [], color=look.colour, marker=look.marker, markersize=3.5, label=look.label) for look in looks]


def time_axis(axes: Axes, result: Result, label: bool = True) -> None:
    """Shows the whole run along x."""
    axes.set_xlim(0, result.duration_s)
    axes.set_ylim(bottom=0)
    if label:
        axes.set_xlabel(TIME)


def window(axes: Axes, result: Result) -> None:
    """Draws the window of each flow that has one; timeouts as crosses where the window was."""
    time = result.series.time_s
    unit, _ = window_unit(result)
    colours = tones(result)
    flows = [flow for flow in result.flows if result.series.flows[flow.name].has_window]
    windows = [np.asarray(result.series.flows[flow.name].window_bytes) / unit for flow in flows]
    for flow, values in zip(flows, windows, strict=True):
        look = _marked(result, flow.transport)
        axes.plot(time, values, color=colours[flow.name], linewidth=0.6, label=f"_{flow.name}", **look)
    # One flow's start-up spike must not flatten the rest of the run: the axis ends above 99 % of all samples.
    samples = np.concatenate(windows or [np.zeros(1)])
    top = max(1.0, float(np.percentile(samples, 99)) * 1.3)
    axes.set_ylim(0, top)
    if result.packet_bytes:
        axes.yaxis.set_major_locator(IntegerLocator())
    notes = []
    peak = float(samples.max())
    if peak > top:
        notes.append(f"peak {peak:,.0f}")
    at = [event.time_s for event in result.recovery_events if event.kind == "timeout"]
    if at:
        (crosses,) = axes.plot(
            at,
            [0.96] * len(at),
            "x",
            transform=axes.get_xaxis_transform(),
            color=style.INK,
            markersize=3.5,
            markeredgewidth=0.7,
            label="_timeouts",
        )
        marks.explain(crosses, "timeouts")
        notes.append(f"{len(at)} timeouts" if len(at) > 1 else "1 timeout")
    note(axes, ", ".join(notes))


def note(axes: Axes, text: str) -> None:
    """Writes a remark above the axes, at the right."""
    if text:
        axes.text(1.0, 1.015, text, transform=axes.transAxes, ha="right", va="bottom", fontsize=7)


def _udp_directions(result: Result) -> set[str]:
    """Returns the directions in which UDP runs: the schedule's is forward, traffic sources say theirs."""
    own = {source.name: source.direction for source in result.traffic}
    return {own.get(source.name, "forward") for source in result.udp}


def place(result: Result, bottleneck: Bottleneck) -> str:
    """Returns a bottleneck's name among the run's others."""
    several = len({item.direction for item in result.bottlenecks}) > 1
    return f"{bottleneck.link}, {bottleneck.direction}" if several else bottleneck.link


JUMP = 1.02
"""Goodput by the fastest link's rate from which on a figure explains it: less is rounding."""


def _explain_jumps(axes: Axes, result: Result) -> None:
    """Names the highest goodput above the links' rate, where it is: data behind a hole counts when the hole is
    filled."""
    fastest = max(rate for bottleneck in result.bottlenecks for _, rate in bottleneck.capacity) / 1e6
    points = [point for line in axes.lines for point in np.asarray(line.get_xydata()).tolist()]
    time_s, highest = max(points, key=lambda point: point[1], default=(0.0, 0.0))
    if highest <= JUMP * fastest:
        return
    axes.set_ylim(top=1.15 * highest)
    axes.annotate(
        "a filled hole",
        (time_s, highest),
        (0, 2),
        textcoords="offset points",
        ha="right" if time_s > 0.8 * result.duration_s else "left" if time_s < 0.2 * result.duration_s else "center",
        va="bottom",
        fontsize=style.NAME_SIZE,
    )
    marks.remark(
        axes,
        f"Goodput above {fastest:g} Mbit/s: data counts in order, so that all that came behind a hole counts at once "
        "when the hole is filled.",
    )


def total_throughput(axes: Axes, result: Result) -> None:
    """Draws the deliveries of all flows together, beside what they could deliver (on one bottleneck)."""
    series = result.series
    time = np.asarray(series.time_s)
    bottleneck = result.bottlenecks[0]
    if len(result.bottlenecks) == 1 and _udp_directions(result) <= {bottleneck.direction}:
        whole = capacity(bottleneck, time)
        left, name = whole, "capacity"
        if result.totals.udp_offered_bytes:
            udp = np.diff(series.udp_offered_bytes) / (time[1:] - time[:-1]) * 8e-6
            left, name = whole - np.append(udp, udp[-1:]), "left by UDP"
            axes.fill_between(time, left, whole, step="post", color=style.UDP, alpha=0.35, linewidth=0, label="UDP")
        axes.step(time, left, where="post", color=style.INK, linewidth=0.7, label=name)
    for transport in transports(result):
        flows = [flow for flow in result.flows if flow.transport == transport]
        summed = np.sum([series.flows[flow.name].delivered_bytes for flow in flows], axis=0)
        time, rate = rates(result, summed.tolist())
        count = f"{len(flows)} flows" if len(flows) > 1 else "1 flow"
        axes.plot(
            time,
            rate,
            color=style.colour(transport),
            linestyle=style.LINES.get(flows[0].recovery, "-"),
            label=f"{count} of {style.label(transport, flows[0].recovery)}",
            **_marked(result, transport),
        )
    _explain_jumps(axes, result)
    axes.set_ylabel("goodput (Mbit/s)")


def flow_throughput(axes: Axes, result: Result) -> None:
    """Draws the deliveries of each flow."""
    colours = tones(result)
    for flow in result.flows:
        time, rate = flow_rates(result, flow.name)
        look = _marked(result, flow.transport)
        axes.plot(time, rate, color=colours[flow.name], linewidth=0.6, label=f"_{flow.name}", **look)
    _explain_jumps(axes, result)
    axes.set_ylabel("per flow (Mbit/s)")


def queue(axes: Axes, result: Result, channel: str) -> None:
    """Draws a bottleneck's queue and its limit; the moments of drops as ticks on top. Several queues are summed."""
    bottleneck = result.bottleneck(channel)
    samples = result.series.channels[channel]
    values = samples.queue_packets if bottleneck.queue_unit == "packets" else samples.queue_bytes
    time = np.asarray(result.series.time_s)
    limit = bottleneck.queue_limit
    colour = _colour(result)
    limit *= samples.queues
    name = samples.queues_together
    if values is not None:
        axes.fill_between(time, values, color=colour, alpha=0.25, linewidth=0)
        axes.plot(time, values, color=colour, linewidth=0.7, label=f"_{name}")
    size = axes.axhline(limit, color=style.INK, linewidth=0.7, linestyle=(0, (4, 2)), label="_size")
    marks.explain(size, "the size of the queue" if samples.queues == 1 else "the size of all queues together")
    axes.set_ylim(0, limit * 1.22)
    axes.yaxis.set_major_locator(IntegerLocator())
    dropped = np.diff(samples.queue_drops)
    where = time[:-1][dropped > 0]
    if len(where):
        ticks = axes.vlines(where, limit * 1.07, limit * 1.17, color=style.INK, linewidth=0.9, label="_drops")
        marks.explain(ticks, "drops")
    total = int(samples.queue_drops[-1])
    drops = f"drops: {total:,}" if total else "no drops"
    note(axes, drops if values is not None else f"queue not measured, {drops}")
    axes.set_ylabel(f"{name} ({bottleneck.queue_unit})")


def utilisation(axes: Axes, result: Result, channel: str) -> None:
    """Draws the bytes that a bottleneck sends, UDP's too, as a share of its capacity; its mean as a dashed line."""
    time, rate = rates(result, result.series.channels[channel].sent_bytes)
    bottleneck = result.bottleneck(channel)
    _, most = rates(result, [bottleneck.capacity_bytes(until_s) for until_s in result.series.time_s])
    # A link that is down has nothing to be used.
    used = np.divide(rate, most, out=np.full_like(rate, np.nan), where=most > 0) * 100
    axes.plot(time, used, color=_colour(result), linewidth=0.8, label="_utilisation")
    mean = result.utilisation(channel) * 100
    line = axes.axhline(mean, color=style.INK, linewidth=0.7, linestyle=(0, (4, 2)), label=f"mean {mean:.1f} %")
    marks.explain(line, "the mean of the whole run")
    axes.set_ylim(0, 105)
    axes.set_ylabel("utilisation (%)")
    axes.legend(loc="lower right")


def of_each_flow(axes: Axes, result: Result) -> None:
    """Draws the bytes delivered by each flow, with their mean and standard deviation."""
    delivered = [flow.delivered_bytes / 1e6 for flow in result.flows]
    for transport in transports(result):
        numbers = [number for number, flow in enumerate(result.flows) if flow.transport == transport]
        look, values = style.look(transport), [delivered[number] for number in numbers]
        (dots,) = axes.plot(numbers, values, "o", color=look.colour, markersize=5, label=look.label)
        marks.explain(dots, "the flows")
    mean, deviation = fmean(delivered), stddev(delivered)
    marks.explain(axes.axhline(mean, color=style.INK, linewidth=0.8), "their mean")
    if deviation > 0.002 * mean:  # else it is no band but a line, thicker or thinner by chance
        band = axes.axhspan(mean - deviation, mean + deviation, color=style.INK, alpha=0.13, linewidth=0)
        marks.explain(band, "one standard deviation on either side")
    axes.set_title(f"mean {mean:.1f} MB, standard deviation {deviation:.1f} MB")
    axes.xaxis.set_major_locator(IntegerLocator())
    # Autoscaling may end at the highest flow, whose dot would then be cut.
    axes.set_ylim(0, 1.08 * max([*delivered, 1e-9]))
    axes.set_xlabel("number of the flow")
    axes.set_ylabel("delivered (MB)")
