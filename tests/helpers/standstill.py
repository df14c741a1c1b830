"""Whether a flow stands still: the networks of all experiments, with flows of one transport.

They have no cross traffic and no changes of paths. They have our own hosts (``hosts.send_jitter``, access links ten
times as fast). A flow stands still while nothing of it arrives in order, from its start to the run's end.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from xcpr.experiments import catalogue
from xcpr.scenarios import sets
from xcpr.scenarios.flows import registry
from xcpr.scenarios.network import topology
from xcpr.scenarios.network.channels import Channel
from xcpr.scenarios.scenario import Flows, Hosts, Router, Scenario, Udp
from xcpr.worlds import sim

TRANSPORTS = registry.declared()["transport"]
ROUND_TRIPS = 100
"""A flow that may send does not stand still for longer than so many of its round trips."""
TIMEOUTS = 3
"""A stall of this many of its least timeouts, where they take longer, is not too long either: one that is
lost again doubles."""
ACK_BYTES = 64
MAX_MIN_RTO_NS = 2 * 10**8
"""TCP's least timeout, and its first, where a run asks for longer ones: that of Linux."""
TIMERS_NS = {"udt": 5 * 10**8, "sabul": 10**9, "fobs": 10**9, "rudp": 10**9, "ttp": 10**9}
"""The least timeout of a transport over UDP; TCP's is the run's."""
MAX_PACKETS = 100_000
"""A run ends when so many can have crossed the bottleneck."""
MAX_RUN_SHARE = 0.8
"""A stall of that part of a run is too long, too, where the limit on packets makes the run a short one."""
MAX_FLOWS = 10
MAX_LOSS = 0.2
"""Paths that lose a larger part, or many packets in a row, are left out: doubled timeouts take longer there."""


@dataclass(frozen=True)
class Network:
    """The network of some runs, of which the first names it; times in ns."""

    experiment: str
    run: str
    scenario: Scenario = field(compare=False)
    rate_bps: int
    """The narrowest on the first flow's path."""
    rtt: int
    """The longest of all flows', with a packet and its ACK on each empty link."""

    def allowed(self, transport: str) -> int:
        """Returns how long a flow may stand still, ns."""
        return max(ROUND_TRIPS * self.rtt, TIMEOUTS * TIMERS_NS.get(transport, self._rto))

    @property
    def _rto(self) -> int:
        return min(self._group.min_rto, MAX_MIN_RTO_NS)

    @property
    def _group(self) -> Flows:
        return next(iter(self.scenario.flows.values()))

    def duration(self, transport: str) -> int:
        """Returns a time that can hold a stall that is too long, within the limit on packets, and a transport's
        timer."""
        packets = MAX_PACKETS * self._group.packet_size * 8 * 10**9 // self.rate_bps
        most = max(packets, TIMERS_NS.get(transport, 0))
        return min(3 * self.allowed(transport) // 2 + 20 * self.rtt, most)

    @property
    def flows(self) -> int:
        """As many as the run has, from 2 to 10."""
        return max(2, min(MAX_FLOWS, sum(group.count for group in self.scenario.flows.values())))

    def with_flows(self, transport: str, duration: int) -> Scenario:
        """Returns the network with flows of a transport, fitted to it if the registry knows how; all begin within ten
        round trips."""
        about = TRANSPORTS[transport]
        options = dict(self._group.options)
        if about["fitted_by"] is not None:
            what, table, key = about["fitted_by"]
            options[table] = replace(options[table], **{key: self._fitting(what)})
        usual = {"pairs": None, "start": 0, "stop": None, "transfer": None, "ecn": None, "access_delay": None}
        usual |= {"recovery": "rack", "min_rto": self._rto, "initial_rto": self._rto}
        spacing = 10 * self.rtt // self.flows
        flows = replace(self._group, transport=transport, count=self.flows, spacing=spacing, options=options, **usual)
        access_rate = self.rate_bps // self.flows if about["fills_interface"] else None
        times = dict.fromkeys(("duration", "sample_interval", "queue_sample_interval"), duration)
        quiet = {"path_changes": {}, "hosts": Hosts(), "router": Router(), "udp": Udp(), "traffic": {}, "frames": {}}
        parts = {
            "topology": replace(self.scenario.topology, access_rate=access_rate),
            "queue": replace(self.scenario.queue, classes=None),
            "flows": {"main": flows},
        }
        return replace(self.scenario, transport=None, **times, **quiet, **parts)

    def _fitting(self, what: str) -> int:
        """Fits as ``Dumbbell.fitting``: a unit is what a fair share brings in ten round trips."""
        product = self.rate_bps * self.rtt // (8 * 10**9 * self._group.packet_size)
        share = product // self.flows
        fits = {"unit": (10 * share, 1000), "queued": (share // 2, 200), "connections": (share // 4, 32)}
        return max(1, min(fits[what]))

    def longest_stall(self, transport: str) -> Stall:
        """Returns the longest stall of any flow."""
        duration = self.duration(transport)
        found = sim.execute(self.with_flows(transport, duration), 1, "standstill", series=False)
        longest_s = max(flow.longest_stall_s for flow in found.flows)
        most = min(self.allowed(transport), MAX_RUN_SHARE * duration)
        return Stall(transport, self, longest_s, longest_s * 1e9 > most)


@dataclass(frozen=True)
class Stall:
    """The longest in a run."""

    transport: str
    network: Network
    longest_s: float
    too_long: bool

    def __str__(self) -> str:
        return f"{self.network.experiment}, {self.network.run}"


@cache
def networks() -> tuple[Network, ...]:
    """Returns each network that is judged, once."""
    found: dict[str, Network] = {}
    for name in catalogue.list_experiments():
        for run in (run for part in catalogue.load(name).parts for run in sets.load(part).runs):
            scenario = run.scenario()
            known = repr([getattr(scenario, key) for key in WHAT_IT_IS])
            if scenario.flows and known not in found:
                found[known] = _network(name, run.name, scenario)
    return tuple(filter(None, found.values()))


WHAT_IT_IS = ("topology", "nodes", "links", "queue", "models")


def _network(experiment: str, run: str, scenario: Scenario) -> Network | None:
    """Returns the network of a run; None where it is not judged."""
    built = topology.build(scenario)
    size = next(iter(scenario.flows.values())).packet_size

    def path(sender: str, receiver: str) -> list[Channel]:
        return [built.channels[link] for link in built.paths.channels_between(sender, receiver)]

    ends = {(flow.sender, flow.receiver) for flow in built.flows}
    ways = [(path(sender, receiver), path(receiver, sender)) for sender, receiver in ends]
    if max(_path_loss(way) for pair in ways for way in pair) > MAX_LOSS:
        return None
    rtt = max(_path_delay(there, size) + _path_delay(back, ACK_BYTES) for there, back in ways)
    rate = min(built.channels[link].rate for link in built.data_of_flows[0])
    return Network(experiment, run, scenario, rate, rtt)


def _path_delay(way: Sequence[Channel], size: int) -> int:
    return sum(channel.delay + size * 8 * 10**9 // channel.rate for channel in way)


def _path_loss(way: Sequence[Channel]) -> float:
    """Returns the part of packets that a way loses; all, where they are lost in a row."""
    parts = {"none": 0.0, "gilbert-elliott": 1.0}
    left = (1 - parts.get(loss.model, loss.probability or 0.0) for loss in (channel.models["loss"] for channel in way))
    return 1 - math.prod(left)
