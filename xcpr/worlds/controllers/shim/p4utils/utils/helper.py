"""p4-utils' way to the topology of the network that runs."""

from __future__ import annotations

import virtual_time

from p4utils.utils.topology import NetworkGraph


def load_topo(json_path: str = "") -> NetworkGraph:
    """Returns the topology of the simulation; p4-utils has it in a file."""
    del json_path
    return NetworkGraph.build(virtual_time.session().request({"request": "topology"}))
