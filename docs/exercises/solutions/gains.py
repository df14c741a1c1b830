"""Exercise 2: XCP with other gains. The router is p4c's program with two constants changed."""

import json
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev

from xcpr import _native
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.topology import build

ALPHA, BETA = 0.4, 0.226
SCENARIO = [
    "duration=10 s",
    "topology.rate=20 Mbit/s",
    "topology.delay=49 ms",
    "queue.limit=1000 packets",
    "flows.main.count=4",
    "flows.main.transport=xcp",
    "loss.backward.model=none",
    "udp.schedule=none",
]


@dataclass(frozen=True)
class Seen:
    """The findings of a run: utilisation of the first 3 s, and from 4 s on the queue's mean and spread,
    packets."""

    start: float
    queue_mean: float
    queue_spread: float


def constant(gain: float) -> str:
    """A gain as p4c writes it: in 1/65536, with as many digits as its 128 bits have."""
    return f'"0x{round(gain * 65536):032x}"'


def run(alpha: float, beta: float) -> Seen:
    """Run four flows on the link with these gains."""
    chosen = scenario.load("dumbbell", SCENARIO)
    program = chosen.compiled.text
    for old, new in ((ALPHA, alpha), (BETA, beta)):
        assert program.count(constant(old)) == 1, "this is another program than the exercise was written for"
        program = program.replace(constant(old), constant(new))
    text = json.dumps(plan.make(chosen, build(chosen), seed=1) | {"program_json": program})
    series = json.loads(_native.simulate(text))["series"]
    queue = series["channels"]["bottleneck/forward"]
    early, settled = series["time_s"].index(3.0), series["time_s"].index(4.0)
    packets = queue["queue_packets"][settled:]
    sent_bits = queue["sent_bytes"][early] * 8
    return Seen(sent_bits / (3 * chosen.topology.rate), fmean(packets), pstdev(packets))


GAINS = {
    "the paper's": (ALPHA, BETA),
    "alpha * 4": (4 * ALPHA, (4 * ALPHA) ** 2 * sqrt(2)),
    "alpha / 10": (ALPHA / 10, (ALPHA / 10) ** 2 * sqrt(2)),
    "beta = 0": (ALPHA, 0.0),
}

if __name__ == "__main__":
    print(f"{'gains':12} {'first 3 s':>10} {'queue':>8} {'spread':>8}")
    for name, gains in GAINS.items():
        seen = run(*gains)
        print(f"{name:12} {seen.start:10.1%} {seen.queue_mean:8.1f} {seen.queue_spread:8.1f}")
