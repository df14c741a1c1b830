"""The path-time diagram of a packet: time to the right, nodes from the sender down, a line for each link."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from xcpr.figures import style
from xcpr.io import files

PACKET, ACK, DROPPED = "#0072B2", "#D55E00", "#882255"
BOX_HEIGHT = 0.24
"""Rows: the height of the box of a packet that waits."""
ROW_INCHES = 0.42
MS = 1e-6

Document = Mapping[str, Any]


def write_figure(document: Document, path: Path) -> None:
    """Writes the diagram of a path trace's document to a PNG, SVG or PDF file; raises ``Invalid`` for another ending.

    The document is that of ``PathTrace`` (docs/look-inside.md).
    """
    with style.new_figure(choose_height(document), is_rigid=True) as figure:
        draw_on(figure.add_subplot(), document)
        files.write_output(path, style.encode(figure, path))


def choose_height(document: Document) -> float:
    """Returns the height of a diagram, inches."""
    return 1.0 + ROW_INCHES * max(3, len(list_nodes(document)))


def list_nodes(document: Document) -> list[str]:
    """Lists the nodes of the packet and its ACK in the order in which they are reached."""
    paths = [document["path"], *([document["ack"]] if document["ack"] else [])]
    found: dict[str, None] = {}
    for path in paths:
        for hop in _list_hops(path):
            found |= dict.fromkeys((hop["from"], hop["to"]) if hop["hop"] == "wire" else (hop["node"],))
    return [*found]


def draw_on(axes: Axes, document: Document) -> None:
    """Draws the diagram on axes."""
    rows = {node: number for number, node in enumerate(list_nodes(document))}
    named = document["packet"]
    label = f"packet {named['number']} of {named['flow']}"
    _draw_path(axes, document["path"], rows, PACKET, "-", label)
    if document["ack"]:
        _draw_path(axes, document["ack"], rows, ACK, "--", "its ACK")
    axes.set_yticks(range(len(rows)), labels=[*rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel("time (ms)")
    axes.margins(x=0.03)
    handles, labels = axes.get_legend_handles_labels()
    unique = dict(zip(labels, handles, strict=True))
    axes.legend(unique.values(), unique.keys(), loc="lower left", bbox_to_anchor=(0, 1), ncols=4)


def _list_hops(path: Document) -> Iterator[Document]:
    """Yields the hops of a path and of its copies."""
    yield from path["hops"]
    for copy in path["outcome"].get("copies", ()):
        yield from _list_hops(copy)


def _draw_path(axes: Axes, path: Document, rows: Mapping[str, int], colour: str, line: str, label: str | None) -> None:
    boxes: list[tuple[float, float, int]] = []
    for hop in path["hops"]:
        if hop["hop"] == "wire":
            ends = hop["at_ns"], hop["at_ns"] + hop["transmission_ns"] + hop["propagation_ns"]
            heights = [rows[hop["from"]], rows[hop["to"]]]
            axes.plot([MS * time for time in ends], heights, line, color=colour, linewidth=1.2, label=label)
            label = None
        elif hop["hop"] == "queue" and hop["waited_ns"]:
            boxes.append((MS * hop["at_ns"], MS * hop["waited_ns"], rows[hop["node"]]))
    for begin, width, row in boxes:
        place = (begin, row - BOX_HEIGHT / 2)
        axes.add_patch(Rectangle(place, width, BOX_HEIGHT, facecolor=colour, alpha=0.45, edgecolor=colour, zorder=3))
    outcome = path["outcome"]
    if outcome["outcome"] in ("received", "controller"):
        axes.plot(MS * outcome["at_ns"], rows[outcome["node"]], "o", color=colour, markersize=4, zorder=4)
    elif outcome["outcome"] == "dropped":
        last = path["hops"][-1] if path["hops"] else None
        node = outcome["node"] if outcome["node"] in rows else last["to"] if last else next(iter(rows))
        axes.plot(MS * outcome["at_ns"], rows[node], "x", color=DROPPED, markersize=6, zorder=4, label="dropped")
    for copy in outcome.get("copies", ()):
        _draw_path(axes, copy, rows, colour, line, label)
        label = None
