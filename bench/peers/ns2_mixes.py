"""ns-2's side of the experiment `mixes` (needs `ns`, apt-get install ns2): a run of its XCP in each of the networks.

    .venv/bin/python bench/peers/ns2_mixes.py > scenarios/data/ns2-mixes.json

Two minutes of CPU time.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from bench.peers import ns2
from xcpr.experiments import catalogue
from xcpr.experiments.catalogue.peers import mixes
from xcpr.scenarios import sets
from xcpr.scenarios.flows.traffic import Traffic
from xcpr.scenarios.scenario import Scenario

STEP_S = 0.1


def network(mix: Scenario) -> str:
    """Writes a scenario's network as the script takes it."""
    (limit, _), topology = mix.queue.limit, mix.topology
    flows = [
        f"{delay / 1e6:g}:{group.start / 1e9:g}"
        for group in (mix.flows["first"], mix.flows["newcomer"])
        for delay in group.access_delays(topology.access_delay)
    ]
    settings = [
        f"rate={topology.rate / 1e6:g} delay={topology.delay / 1e6:g} buffer={limit:g}",
        f"duration={mix.duration / 1e9:g} step={STEP_S}",
        *(f"udp={udp(source, topology.rate)}" for source in mix.traffic.values()),
        f"flows={','.join(flows)}",
    ]
    return " ".join(settings)


def udp(source: Traffic, bottleneck_bps: int) -> str:
    """Writes a periodic source: Mbit/s while it is ON, how long it is ON, and its period, s."""
    period_s = source.period / 1e9
    return f"{source.rate_bps(bottleneck_bps) / source.duty / 1e6:g}:{source.duty * period_s:g}:{period_s:g}"


def run(mix: Scenario) -> mixes.Measured:
    """Does one run of ns-2."""
    return mixes.measure_shares(mix, STEP_S, ns2.delivered(network(mix)))


def main() -> None:
    """Prints the figures of every network."""
    parts = catalogue.load("mixes").parts
    networks = {part: {one.case: one.scenario() for one in sets.load(part).runs} for part in parts}
    with ThreadPoolExecutor() as pool:
        made = {part: dict(zip(cases, pool.map(run, cases.values()), strict=True)) for part, cases in networks.items()}
    print(mixes.as_json(made), end="")


if __name__ == "__main__":
    main()
