"""A picture of a run's network: how busy each direction of each link was."""

from __future__ import annotations

import math
from collections.abc import Mapping

import rustworkx as rx
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.collections import LineCollection
from matplotlib.colors import LinearSegmentedColormap, Normalize
from matplotlib.patheffects import withStroke

from xcpr.figures import style
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.network.graph import GRAPH
from xcpr.scenarios.network.shapes import Shape

BUSY = LinearSegmentedColormap.from_list("busy", ["#CCCCCC", "#FDC070", "#E34A33", "#7F0000"])
"""From an idle link to a full one."""
DIRECTION_OFFSET = 0.006
"""Between the middle of a link and each of its directions, of the picture's width."""
MAX_NAMES = 120
"""With more nodes than these names would cover the picture."""
MAX_LABEL_CHARACTERS = 30
"""The longest name in the picture."""

Places = Mapping[str, tuple[float, float]]


def has_topology_figure(result: Result) -> bool:
    """Says whether there is more to see than a row of routers."""
    return result.scenario["topology"]["kind"] not in ("dumbbell", "parking-lot")


WITHOUT_PLACES = ("router", "routers", "controllers", "control_plane", "scripts")


def draw_on(axes: Axes, result: Result) -> None:
    """Draws the nodes of the topology; hosts that flows have of their own are left out."""
    # Programs of routers, controllers and hosts say nothing of places, and their files may be gone.
    laid = {key: value for key, value in result.scenario.items() if key not in WITHOUT_PLACES}
    chosen = scenario.build([(result.name, laid)])
    shape, places = chosen.shape, _places(chosen)
    _links(axes, result, topology.build(chosen), places)
    for nodes, marker, size in ((shape.routers, "s", 42), (shape.hosts, "o", 14)):
        x, y = ([places[node][axis] for node in nodes] for axis in (0, 1))
        axes.scatter(x, y, s=size, marker=marker, color=style.INK, zorder=3)
    if len(shape.nodes) <= MAX_NAMES:
        for node in shape.nodes:
            offset, side, above = ((0, -4), "center", "top") if node in shape.hosts else ((6, 0), "left", "center")
            name = axes.annotate(_shorten(node), places[node], offset, textcoords="offset points", ha=side, va=above)
            name.set(fontsize=6, zorder=4, path_effects=[withStroke(linewidth=1.5, foreground="white")])
    axes.set_axis_off()
    axes.margins(0.06)
    bar = ScalarMappable(Normalize(0, 1), BUSY)
    axes.figure.colorbar(bar, ax=axes, shrink=0.6, label="utilisation of each direction, on the right of its way")


def _shorten(name: str) -> str:
    """Returns a node's name as the picture shows it; a longer one would leave no room for the network."""
    return name if len(name) <= MAX_LABEL_CHARACTERS else f"{name[: MAX_LABEL_CHARACTERS - 1]}…"


def _links(axes: Axes, result: Result, built: topology.Built, places: Places) -> None:
    """Draws two lines for each link, as traffic on the right of a road."""
    sent = {(channel.link, channel.direction): channel.sent_bytes for channel in result.channels}
    width = max(x for x, _ in places.values()) - min(x for x, _ in places.values()) or 1.0
    lines, colours, widths = [], [], []
    rates = [channel.rate for channel in built.channels.values()]
    for link in built.network.links:
        ends = tuple(end.node for end in link.ends)
        if not {*ends} <= places.keys():
            continue
        for direction, (here, there) in (("forward", ends), ("backward", ends[::-1])):
            rate = built.channels[link.name, direction].rate
            (x, y), (to_x, to_y) = places[here], places[there]
            length = math.hypot(to_x - x, to_y - y) or 1.0
            right = (to_y - y) / length * DIRECTION_OFFSET * width, (x - to_x) / length * DIRECTION_OFFSET * width
            lines.append([(x + right[0], y + right[1]), (to_x + right[0], to_y + right[1])])
            colours.append(BUSY(sent[link.name, direction] * 8 / rate / result.duration_s))
            widths.append(1.2 + 0.8 * math.log10(rate / min(rates)))
    axes.add_collection(LineCollection(lines, colors=colours, linewidths=widths, zorder=2))


def _places(chosen: scenario.Scenario) -> Places:
    """Says where each node is: as the scenario says, by layers above the hosts, or where springs would pull it."""
    shape = chosen.shape
    if chosen.topology.kind != GRAPH:
        return _layers(shape)
    said = {name: (node.at[0], node.at[1]) for name, node in chosen.nodes.items() if node.at is not None}
    if len(said) == len(shape.nodes):
        return said
    graph = shape.graph
    # The rest hang on short springs, for the picture to be of those that have places.
    length = 0.05 * max((math.dist(one, other) for one in said.values() for other in said.values()), default=0) or None
    held = {node: said[graph[node]] for node in graph.node_indices() if graph[node] in said}
    pulled = rx.spring_layout(graph, held or None, {*held} or None, length, num_iter=200, seed=1)
    return {graph[node]: (float(x), float(y)) for node, (x, y) in pulled.items()}


def _layers(shape: Shape) -> Places:
    """Puts hosts at the bottom, and each router as far above as it is from the nearest host, in its layer's order."""
    graph = shape.graph
    layers = rx.bfs_layers(graph, range(len(shape.hosts)))
    return {
        graph[node]: ((index + 0.5) / len(nodes), height / 2.5)
        for height, nodes in enumerate(map(sorted, layers))
        for index, node in enumerate(nodes)
    }
