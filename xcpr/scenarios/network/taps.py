"""Ports whose frames a run writes to a pcapng file, as ``--pcap`` names them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xcpr.controller.network import End, Network
from xcpr.io.schema import Invalid, Problem, unknown_name

FILE = "capture.pcapng"
"""The file's name in the folder of a run."""
OPTION = "--pcap"


@dataclass(frozen=True)
class Taps:
    """The ports that are wanted, and how much of each frame."""

    names: Sequence[str]
    """NODE for all ports of a node, or NODE:PORT."""
    payload: bool = True
    """Write payload too, as zeros in virtual time; without it frames end where the simulator's knowledge of them
    ends."""

    def ends(self, network: Network) -> tuple[End, ...]:
        """Returns the ports in the order in which they are named; raises ``Invalid``, which says what there is."""
        wrong: list[Problem] = []
        found: dict[End, None] = {}
        for name in self.names:
            node, colon, port = name.rpartition(":") if ":" in name else (name, "", "")
            ports = network.neighbours.get(node)
            if ports is None:
                wrong.append(Problem(OPTION, name, unknown_name("node", node, list(network.neighbours))))
            elif colon and not (port.isdecimal() and int(port) in ports):
                known = [f"{node}:{number}" for number in sorted(ports)]
                wrong.append(Problem(OPTION, name, unknown_name("port", name, known)))
            else:
                found |= dict.fromkeys(End(node, number) for number in ([int(port)] if colon else sorted(ports)))
        if wrong:
            raise Invalid(wrong)
        return tuple(found)
